"""The lessons: of each game, and a short one for each expansion; each goes on where it was left."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut, doors
from valhalla.ui.app import App
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.table.lesson.shelf import Shelved, shelf
from valhalla.ui.theme import BODY, BONE, DIM_BONE, GOLD, LABEL, PALE_GOLD, SMALL, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look
from valhalla.ui.widgets.buttons import Pressable
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import _

COLUMNS: Final = 3  # of the short ones, below those of whole games


class LessonCard(Pressable):
    """A lesson: its sign and name, what is learned, how long it takes, and how far one has come."""

    def __init__(self, lesson: Shelved, on_press: Callback) -> None:
        super().__init__(f"lesson-{lesson.name}", on_press)
        self.lesson = lesson
        self.icon, self.rule = lesson.icon, lesson.rule
        self.title, self.about, self.long = lesson.title(), lesson.about(), _(lesson.long)
        self.progress = lesson.course.progress()

    @property
    def done(self) -> bool:
        return self.progress is not None and self.progress[0] >= self.progress[1]

    @property
    def begun(self) -> bool:
        return self.progress is not None and not self.done and self.progress[0] > 0

    def _state(self) -> str:
        if self.done:
            return _("done")
        if self.begun and self.progress is not None:
            return _("go on: {at} of {length}").format(at=self.progress[0] + 1, length=self.progress[1])
        return self.long

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot else "list-row", self.rect)
        room = cut.inset(self.rect, p.px(14), p.px(9))
        side = p.px(62)
        disc = cut.square(side, topleft=room.topleft)
        metal = "gold" if self.done else "ember" if look.hot or self.begun else "red"
        p.token(metal, self.icon, disc, side // 4)
        x = disc.right + p.px(12)
        head = Rect(x, room.y, room.right - x, p.px(28))
        style = SUBHEADING._replace(colour=PALE_GOLD if look.hot else BONE, size=20)
        if not p.fits(self.title, head, style):
            style, head.h = style._replace(size=17), p.px(42)
        p.text(self.title, head, style, lines=2)
        text = Rect(x, head.bottom + p.px(2), room.right - x, room.bottom - p.px(26) - head.bottom)
        p.text(self.about, text, BODY, lines=0, valign="top")
        foot = Rect(x, room.bottom - p.px(22), room.right - x, p.px(22))
        colour = GOLD if self.done or self.begun else DIM_BONE
        if self.done:
            p.icon("check", Rect(foot.x, foot.y + p.px(2), p.px(18), p.px(18)), colour)
            foot = cut.column_at(foot, foot.x + p.px(24), foot.w - p.px(24))
        told = LABEL if self.begun or self.done else SMALL
        p.text(self._state(), foot, told._replace(colour=colour), align="left")
        if self.begun and self.progress is not None:
            at, length = self.progress
            bar = Rect(disc.x + p.px(4), disc.bottom + p.px(10), side - p.px(8), p.px(6))
            p.fill(bar, (0, 0, 0), 0.45)
            p.fill(cut.left(bar, bar.w * at // length), GOLD)


class LessonsScene(HallScene):
    """All lessons at a glance."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panel = Panel("panel", "panel")
        self.reworded()

    def reworded(self) -> None:
        self.say(_("Lessons"))
        self.cards = [LessonCard(lesson, doors.LESSON.way(self.app, lesson.name)) for lesson in shelf()]
        self.renew([self.panel, *self.cards, *self.frame])

    def resume(self) -> None:
        """Something was learned."""
        super().resume()
        self.reworded()
        self.layout(self.units)

    def enter(self) -> None:
        wanted = next((card for card in self.cards if card.begun), None)
        self.set_focus(wanted or next((card for card in self.cards if not card.done), self.cards[0]))

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        self.panel.rect = self.middle(px(540))
        room = cut.inset(self.panel.rect, px(22), px(24))
        room.h -= px(10)
        gap = px(10)
        whole = [card for card in self.cards if card.lesson.whole]
        short = [card for card in self.cards if not card.lesson.whole]
        lines = [whole, *(short[i : i + COLUMNS] for i in range(0, len(short), COLUMNS))]
        first = px(108)
        rest = cut.row_at(room, room.y + first + gap, room.h - first - gap)
        places = [cut.top(room, first), *cut.column(rest, len(lines) - 1, gap)]
        for line, place in zip(lines, places, strict=True):
            for card, cell in zip(line, cut.row(place, len(line), gap), strict=True):
                card.rect = cell
