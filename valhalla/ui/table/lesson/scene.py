"""The lesson on the real table: a scroll that tells what to do, and a table that lets just that be done."""

from __future__ import annotations

from typing import Any, Final

from pygame import Rect

from valhalla.kernel.game import Option
from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.table import telling
from valhalla.ui.table.choosing.choice import ABILITIES
from valhalla.ui.table.furniture import Furniture
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import Lesson, LessonStep
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import SHADE, FaceThing, Thing
from valhalla.ui.tables import keep, open_table
from valhalla.ui.theme import BLOOD, BROWN_INK, PAPER_BODY, PAPER_HEADING, PAPER_SMALL, SMALL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.text import Panel
from valhalla.words.asking import Prompt
from valhalla.words.language import N_, _, translated
from valhalla.words.lesson import Sheet

Picks = tuple[set[tuple[str, int]], set[str]]  # things, and names of buttons
ROW: Final = 52  # units of a button and what is free above it
ENOUGH: Final = 240  # units: where so much is free below the words, a card is looked at there
WORDS: Final = PAPER_BODY._replace(size=17)
DO: Final = WORDS._replace(colour=BLOOD, font="bold")
ALIKE: Final = ("die", "price", "slot")  # things of which several may do as well as the one that glows
TAG: Final = SMALL._replace(size=14, centred=True)
TAG_HIGH: Final = 20  # units
TAG_AT: Final = 0.62  # of a card's height: the face above, the numbers below are to be seen
WIDER, WORDS_WIDE = 258, 100  # units: the scroll of a lesson holds more than the saga's; what of it grows
GROWN: Final = 1.25  # times as large as at first a title is at least, where words are large
PLACE: Final = 76  # units: how far one is, beside a title
LAST: Final = N_("The lesson is over.")
LEAST: Final = 0.6  # of their size that its words are set smaller by to find room


def owning_up(sheet: Sheet, step: LessonStep) -> Sheet:
    """A sheet with what the chances would say instead."""
    return sheet._replace(text=f"{sheet.text}\n{_(step.despite)}") if step.despite else sheet


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
        for text, style, at in self._parts(self.told, p.fonts, p.units):
            p.text(text, at, style, lines=0, valign="top")
        foot = self._foot(p.units)
        p.text(self.place, foot, PAPER_SMALL._replace(colour=BROWN_INK), align="centre")

    def _foot(self, units: Units) -> Rect:
        """How far one is: below the words; on a bench, where height is scarce, beside the title."""
        line = units.px(4) + units.wx(20)
        if units.upright:
            return cut.right(cut.top(self.rect, line), units.wx(PLACE))
        return cut.bottom(self.rect, line)

    def _parts(self, told: Sheet, fonts: Fonts, units: Units) -> list[tuple[str, Style, Rect]]:
        """The title, the words and what is to be done: how each is set, and where."""
        room, gap = self.rect, units.px(12)

        def height(text: str, style: Style) -> int:
            return fonts.height(text, style, units.letters(style), room.w) if text else 0

        beside = room.inflate(-2 * units.wx(PLACE), 0) if units.upright else room
        title = _within(told.title, PAPER_HEADING, beside.w, fonts, units)
        high = fonts.height(told.title, title, units.letters(title), beside.w)
        top = cut.top(beside, high)
        y = top.bottom + units.px(10)
        low_end = room.bottom if units.upright else self._foot(units).top
        part, free = 1.0, low_end - y - gap
        words, low = WORDS, DO
        while part > LEAST and height(told.text, words) + height(told.do, low) > free:
            part *= 0.96
            words, low = (style._replace(size=style.size * part) for style in (WORDS, DO))
        first = cut.row_at(room, y, height(told.text, words))
        second = cut.row_at(room, first.bottom + gap, height(told.do, low))
        return [(told.title, title, top), (told.text, words, first), (told.do, low, second)]

    def end(self, fonts: Fonts, units: Units) -> int:
        """Where the last of its words is."""
        if self.told is None:
            return self.rect.top + units.px(60)
        return self._parts(self.told, fonts, units)[2][2].bottom


def _within(text: str, style: Style, width: int, fonts: Fonts, units: Units) -> Style:
    """How a text stands in one line, if it does so when it has grown but a little."""
    least = min(style.size, style.size * GROWN / units.words)
    while style.size > least and fonts.size(text, style, units.letters(style))[0] > width:
        style = style._replace(size=max(least, style.size * 0.94))
    return style


class LessonFurniture(Furniture):
    """The saga's scroll holds the lesson."""

    scene: LessonScene

    def prompt(self) -> Prompt:
        """While a sheet is only read, nothing else is waited for."""
        asked = super().prompt()
        if not self.scene.reading or self.scene.board.hushed:
            return asked
        return asked._replace(text=self.scene.read_on(), note="")

    def wide(self, units: Units) -> int:
        return units.px(WIDER - WORDS_WIDE) + units.wx(WORDS_WIDE)

    def page(self, units: Units) -> Rect:
        """Above what is to be pressed, and below what is to be read, if there is room."""
        room = super().page(units)
        room = cut.top(room, room.h - units.px(ROW) * len(self._rows(units)))
        sheet = next((w for w in self.scene.widgets if isinstance(w, LessonSheet)), None)
        end = sheet.end(self.scene.app.fonts, units) + units.px(8) if sheet is not None else room.top
        return cut.from_y(room, end) if room.bottom - end >= units.px(ENOUGH) else room

    def _saga(self) -> list[Widget]:
        units, px = self.scene.units, self.scene.units.px
        scroll = self.scroll(units)
        paper = Panel("scroll", "scroll")
        paper.rect = scroll
        rows = self._rows(units)
        hints = self._hints(units, scroll)
        low = min(hints.rect.top, self._tool_rects(units)[0].top) - px(8)
        for buttons in reversed(rows):
            room = Rect(scroll.x + px(24), low - px(44), scroll.w - px(48), px(44))
            for button, cell in zip(buttons, cut.row(room, len(buttons), px(8)), strict=True):
                button.rect = cell
            low -= px(ROW)
        words = LessonSheet(self.scene.told(), self.scene.told_place())
        top = scroll.y + px(40)
        words.rect = Rect(scroll.x + px(26), top, scroll.w - px(52), low - top)
        return [paper, words, *(button for row in rows for button in row), hints]

    def _rows(self, units: Units) -> list[list[Button]]:
        """The buttons, side by side on a bench."""
        buttons = self._buttons()
        return [buttons] if units.upright and buttons else [[button] for button in buttons]

    def _buttons(self) -> list[Button]:
        lesson = self.scene.lesson
        if not self.scene.reading:
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
    asks_for_more = False  # a lesson wants what it wants

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
        """What the scroll says now: nothing as long as that on which it goes is still being shown."""
        return None if self.director.busy else self._sheet()

    def _sheet(self) -> Sheet | None:
        step = self.lesson.step
        if step is None:
            return None
        return owning_up(self.lesson.course.sheet(step.sheet, self.lesson.session.state), step)

    @property
    def reading(self) -> bool:
        """Whether a sheet lies there that wants nothing but to be read."""
        step = self.lesson.step
        return step is not None and not step.wanted and not self.director.busy

    def told_place(self) -> str:
        """How far one is."""
        steps = [i for i, step in enumerate(self.lesson.steps) if isinstance(step, LessonStep)]
        read = sum(i <= self.lesson.at for i in steps)
        return _("{at} of {length}").format(at=read, length=len(steps))

    # What is named

    def tagged(self) -> list[tuple[FaceThing, str]]:
        """The cards of which the scroll tells by a name: small faces do not show theirs."""
        told, cards = self.told(), getattr(self.table, "cards", ())
        if told is None:
            return []
        shown = [(w, w.shows) for w in self.seen() if isinstance(w, FaceThing)]
        found = [(w, told.tells_of(_(cards[of[1]].name))) for w, of in shown if of and of[0] == "card"]
        return [(thing, name) for thing, name in found if name]

    def draw_above(self, p: Painter) -> None:
        p.layer += 1
        for thing, name in self.tagged():
            if not thing.named:
                self._draw_tag(p, thing.seen_at(), name)
        super().draw_above(p)

    def _draw_tag(self, p: Painter, card: Rect, name: str) -> None:
        """On one line or two; where the whole name finds no room, its first word."""
        most = card.w - p.px(4)
        style = _within(name, TAG, most, p.fonts, p.units)
        lines = 1 if p.width(name, style) <= most else 2
        line = p.wx(TAG_HIGH * style.size / TAG.size)
        if lines > 1 and not p.fits(name, Rect(0, 0, most, 2 * line), style, 2):
            name, lines = name.split(maxsplit=1)[0], 1
            style = _within(name, TAG, most, p.fonts, p.units)
        wide = p.width(name, style) + p.px(10) if lines == 1 else card.w
        at = card.centerx, card.y + round(card.h * TAG_AT)
        tag = cut.sized(wide, lines * line, center=at).clamp(p.units.area)
        p.fill(tag, SHADE, 0.85)
        p.text(name, tag.inflate(-p.px(4), 0), style, lines=lines)

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
        step = self.lesson.step
        any_will_do = step is not None and len(step.wanted) == 1 and not self.choosing
        ways = [self._next(*way) for way in (found if any_will_do else found[:1])]
        things = {thing for left, _names in ways for thing in left}
        return telling.pointed(self, things, {name for _left, names in ways for name in names})

    def _next(self, things: set[tuple[str, int]], names: set[str]) -> Picks:
        """What is left to be picked on this way, and what to be pressed."""
        assert self.asking is not None
        left = {thing for thing in things if not self.has(*thing)}
        if not left:
            names = {"confirm"} if "confirm" in [w.name for w in self.seen()] else names
        elif self.asking.choice.fixed is not None:
            names = set()  # it is pressed already
        return left, names

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

    def take(self, kind: str, value: int) -> None:
        if not self._answers({(kind, value)}):
            super().take(kind, value)

    def pick_together(self, dragged: Thing, onto: Thing) -> None:
        if not self._answers({(dragged.kind, dragged.value), (onto.kind, onto.value)}):
            super().pick_together(dragged, onto)

    def _settle(self) -> None:
        """One of several that are wanted may be placed by itself: the lesson waits for the others."""
        assert self.asking is not None
        option = self.asking.at_once()
        if option is None or self.lesson.fits(self.asking.choice.command(option)) or not self._begun():
            super()._settle()
            return
        self.app.notices.done()
        self.sync()

    def _begun(self) -> bool:
        """Whether what is picked is a part of what is wanted."""
        assert self.asking is not None
        picked = {(thing, value) for thing, values in self.asking.choice.picked.items() for value in values}
        return any(picked < things for things, _names in self.fitting())

    def press_option(self, option: Option) -> None:
        kind = "use_ability" if option.kind in ABILITIES else option.kind
        step = self.lesson.step
        wanted = step.wanted[0].__struct_config__.tag if step is not None and step.wanted else kind
        if kind == wanted or not self._says_what_is_wanted():
            super().press_option(option)

    def _answers(self, picks: set[tuple[str, int]]) -> bool:
        """Whether these are not to be picked now, which is told. Of what is alike any one may be."""
        if self.director.busy:
            return False
        fine = (kind in ALIKE or self.takes(kind, value) or self.has(kind, value) for kind, value in picks)
        return not all(fine) and self._says_what_is_wanted()

    def _says_what_is_wanted(self) -> bool:
        told = self._sheet()
        if told is None:
            return False
        self.app.sound.cue("refuse")
        self.app.notices.say(
            _("Not this time. {wanted}").format(wanted=told.do) if told.do else self.read_on()
        )
        return True

    def read_on(self) -> str:
        """What is waited for while a sheet is only read."""
        return (
            _(LAST) if self.lesson.done else _("Read on first: press “{button}”.").format(button=_("Go on"))
        )

    def why_not(self, kind: str, value: int) -> str:
        return self.read_on() if self.reading else super().why_not(kind, value)

    def reminds(self) -> bool:
        """In a lesson nobody advises anything else than the scroll."""
        told = self.told()
        if told is not None and told.do:
            self.app.notices.say(told.do)
        return True

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
        return not self.lesson.fits(command) and self._says_what_is_wanted()

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
