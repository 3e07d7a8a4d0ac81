"""The lesson on the real table: a scroll that tells what to do, and a table that lets just that be done."""

from __future__ import annotations

from typing import Any, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.painter import Painter
from valhalla.ui.table import telling
from valhalla.ui.table.furniture import Furniture
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import Lesson, LessonStep
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.tables import keep, open_table
from valhalla.ui.theme import BLOOD, BROWN_INK, PAPER_BODY, PAPER_HEADING, PAPER_SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import _, translated
from valhalla.words.lesson import Sheet

Picks = tuple[set[tuple[str, int]], set[str]]  # things, and names of buttons
WIDER: Final = 258  # units: the scroll of a lesson holds more words than the saga's


class LessonSheet(Widget):
    """Title, words, and what is to be done, in red. Set as large as the scroll allows."""

    def __init__(self, told: Sheet | None, place: str) -> None:
        super().__init__("lesson-sheet")
        self.told = told
        self.place = place

    def draw(self, p: Painter, look: Look) -> None:
        room = self.rect
        if self.told is None:
            p.text(_("Watch …"), cut.top(room, p.px(60)), PAPER_HEADING)
            return
        high = p.fonts.height(self.told.title, PAPER_HEADING, p.u, room.w) + p.px(10)
        p.text(self.told.title, cut.top(room, high), PAPER_HEADING, lines=0)
        style = PAPER_BODY._replace(size=17)
        red = style._replace(colour=BLOOD, font="bold")
        rest = cut.row_at(room, room.y + high, room.h - high - p.px(26))
        told = cut.top(rest, min(rest.h, p.fonts.height(self.told.text, style, p.u, rest.w)))
        p.text(self.told.text, told, style, lines=0, valign="top")
        low = cut.from_y(rest, told.bottom + p.px(12))
        p.text(self.told.do, low, red, lines=0, valign="top")
        foot = cut.bottom(room, p.px(24))
        p.text(self.place, foot, PAPER_SMALL._replace(colour=BROWN_INK), align="centre")


class LessonFurniture(Furniture):
    """The saga's scroll holds the lesson."""

    scene: LessonScene

    def wide(self, units: Units) -> int:
        return units.px(WIDER)

    def _saga(self) -> list[Widget]:
        units, px = self.scene.units, self.scene.units.px
        scroll = self.scroll(units)
        paper = Panel("scroll", "scroll")
        paper.rect = scroll
        buttons = self._buttons()
        hints = self._hints(units, scroll)
        low = min(hints.rect.top, self._tool_rects(units)[0].top) - px(8)
        for button in reversed(buttons):
            button.rect = Rect(scroll.x + px(24), low - px(44), scroll.w - px(48), px(44))
            low = button.rect.top - px(8)
        words = LessonSheet(self.scene.told(), self.scene.told_place())
        top = scroll.y + px(40)
        words.rect = Rect(scroll.x + px(26), top, scroll.w - px(52), low - top)
        return [paper, words, *buttons, hints]

    def _buttons(self) -> list[Button]:
        lesson = self.scene.lesson
        step = lesson.step
        if step is None or step.wanted or self.scene.director.busy:
            return []
        if not lesson.done:
            found = [Button("read", _("Go on"), self.scene.read, icon="arrow-right")]
        else:
            found = [
                Button("play-on", _("Play this game on"), self.scene.play_on, icon="play"),
                Button("leave", _("To the menu"), self.scene.app.pop, icon="flag"),
            ]
        found[0].lit = True
        return found


class LessonScene(PlayScene):
    """One lesson."""

    furniture: LessonFurniture

    def __init__(self, app: App, lesson: Lesson) -> None:
        self.lesson = lesson
        self._fitting: tuple[tuple[int, ...], list[Picks]] = ((), [])
        super().__init__(app, lesson)
        self.furniture = LessonFurniture(self)
        self._shown_at: tuple[int, bool] = (-1, False)

    def leave(self) -> None:
        self.match.close()

    def update(self, dt: float) -> None:
        super().update(dt)
        now = self.lesson.at, self.director.busy
        if now != self._shown_at:
            self._shown_at = now
            self.sync()

    def told(self) -> Sheet | None:
        """What the scroll says now."""
        step = self.lesson.step
        state = self.lesson.session.state
        return self.lesson.course.sheet(step.sheet, state) if step is not None else None

    def told_place(self) -> str:
        """How far one is."""
        steps = [i for i, step in enumerate(self.lesson.steps) if isinstance(step, LessonStep)]
        read = sum(i <= self.lesson.at for i in steps)
        return _("{at} of {length}").format(at=read, length=len(steps))

    # What is wanted

    def fitting(self) -> list[Picks]:
        """What one would pick for each command that the lesson takes now, and press for it."""
        session, step = self.lesson.session, self.lesson.step
        if self.asking is None or step is None or not step.wanted or self.director.busy:
            return []
        key = len(session.log), session.epoch, self.lesson.at
        if self._fitting[0] != key:
            legal = self.match.game.legal(session.state, self.asking.seat)
            found = [self.match.staging.pointed_at(command) for command in legal if self.lesson.fits(command)]
            self._fitting = key, found
        picked = {(thing, value) for thing, values in self.asking.choice.picked.items() for value in values}
        return [found for found in self._fitting[1] if picked <= found[0]] or self._fitting[1]

    def advised(self) -> list[Widget]:
        """What glows is what the lesson wants next: things to pick, then the button."""
        found = self.fitting()
        if not found or self.asking is None:
            return []
        things, names = found[0]
        left = {thing for thing in things if not self.has(*thing)}
        if not left:
            names = {"confirm"} if "confirm" in [w.name for w in self.seen()] else names
        elif self.asking.choice.fixed is not None:
            names = set()  # it is pressed already
        return telling.pointed(self, left, names)

    def sync(self) -> None:
        """No button is lit that the lesson does not ask for."""
        super().sync()
        wanted = {widget.name for widget in self.advised()}
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.name.startswith(("option:", "confirm")):
                widget.lit = widget.lit and widget.name in wanted

    def takes(self, kind: str, value: int) -> bool:
        """Nothing else shines, though it could be picked."""
        wanted = any((kind, value) in things for things, _names in self.fitting())
        return wanted and super().takes(kind, value)

    def _best_focus(self) -> Widget | None:
        wanted = [widget for widget in self.advised() if widget in self.usable()]
        return wanted[0] if wanted else super()._best_focus()

    # What is done

    def read(self) -> None:
        self.lesson.read()
        self.sync()

    def submit(self, command: Any) -> None:
        if self._refuses(command):
            if self.asking is not None:
                self.asking.choice.fix(None)
            self.sync()
        else:
            super().submit(command)

    def say(self, command: Any) -> None:
        if not self._refuses(command):
            super().say(command)

    def _refuses(self, command: Any) -> bool:
        """Whether the lesson wants something else now, which is told."""
        told = self.told()
        if told is None or self.lesson.fits(command):
            return False
        self.app.sound.cue("refuse")
        self.app.notices.say(_("Not this time. {wanted}").format(wanted=told.do))
        return True

    def play_on(self) -> None:
        """The lesson's game becomes a game like any other."""
        session = self.lesson.session
        twin = session.branch(len(session.log))
        keep(self.app, twin, _("After the lesson"))
        open_table(self.app, twin)

    def default(self) -> Widget | None:
        return super().default() or next((w for w in self.seen() if w.name == "read"), None)


def begun(app: App, name: str = "valhalla", *, anew: bool = False) -> LessonScene:
    """The lesson of this name where it was left, or from its beginning."""
    course = shelf.course(name)
    you = next(iter(app.settings.people), "") or _("You")
    session = course.go_on(you, anew=anew)
    if session.notice:
        app.notices.say(translated(session.notice))
    return LessonScene(app, Lesson(session, app.worker, course))
