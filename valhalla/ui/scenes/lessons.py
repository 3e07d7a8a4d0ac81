"""The lessons: of each game, and a short one for each expansion; each goes on where it was left."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut, doors
from valhalla.ui.app import App
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.table.lesson.shelf import Shelved, shelf
from valhalla.ui.theme import BODY, BONE, DIM_BONE, GOLD, LABEL, PALE_GOLD, SMALL, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look
from valhalla.ui.widgets.buttons import SHRUNK, Pressable
from valhalla.ui.widgets.lists import BAR, Block, Scrolled, blocks_of, needed
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import _

COLUMNS: Final = 3  # at most
HIGH: Final = 540  # units of all of them
HIGHEST: Final = 126  # units that one may want then: letters that are a little smaller will do
NARROWEST: Final = 290  # units of a card
SIDE, GAP = 62, 12  # units of a sign, and what is between it and the words


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

    def needs(self, fonts: Fonts, units: Units, wide: int) -> int:
        """How high it must be for its words, where it is so wide."""
        words = wide - units.px(28 + SIDE + GAP)
        about = fonts.height(self.about, BODY, units.letters(BODY), words)
        style = SUBHEADING._replace(size=20)
        title = fonts.size(self.title, style, units.letters(style))[0]
        return units.px(28 if title * SHRUNK <= words else 42) + about + units.px(18 + 2 + 26)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot else "list-row", self.rect)
        room = cut.inset(self.rect, p.px(14), p.px(9))
        side = p.px(SIDE)
        disc = cut.square(side, topleft=room.topleft)
        metal = "gold" if self.done else "ember" if look.hot or self.begun else "red"
        p.token(metal, self.icon, disc, side // 4)
        x = disc.right + p.px(GAP)
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
        self.scrolled = Scrolled("shelf")
        self.reworded()

    def reworded(self) -> None:
        self.say(_("Lessons"))
        self.cards = [LessonCard(lesson, doors.LESSON.way(self.app, lesson.name)) for lesson in shelf()]

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
        px, gap = units.px, units.px(10)
        wide = self.room.w - px(44)
        across = max(1, min(COLUMNS, (wide + gap) // (px(NARROWEST) + gap)))
        part = (wide - gap * (across - 1)) // across
        highest = max(card.needs(self.app.fonts, units, part) for card in self.cards)
        lines: list[Block] = []
        if across == COLUMNS and self.room.h >= px(HIGH) and highest <= px(HIGHEST):
            self.panel.rect = self.middle(px(HIGH))
        else:
            lines = [self._block(line, across) for line in self._lines(across)]
            self.panel.rect = self.middle(needed(lines, wide - px(BAR)) + px(58))
        room = cut.inset(self.panel.rect, px(22), px(16 if self.low else 24))
        room.h -= px(4 if self.low else 10)
        self.scrolled.lay(room, lines or self._full(room), units)
        self.renew([self.panel, *self.scrolled.parts, *self.frame])

    def _lines(self, across: int) -> list[list[LessonCard]]:
        """Those of whole games, and the short ones below them."""
        shelves = [[card for card in self.cards if card.lesson.whole is whole] for whole in (True, False)]
        return [some[i : i + across] for some in shelves for i in range(0, len(some), across)]

    def _full(self, room: Rect) -> list[Block]:
        """All together as high as the room."""
        px, gap = self.units.px, self.units.px(10)
        first, *others = self._lines(COLUMNS)
        high = (room.h - px(108) - gap * len(others)) // len(others)
        blocks = blocks_of(first, COLUMNS, px(108), gap, gap)
        return [*blocks, *(blocks_of(line, len(line), high, gap, gap)[0] for line in others)]

    def _block(self, line: list[LessonCard], across: int) -> Block:
        """A line as high as its words need."""
        gap = self.units.px(10)

        def high(wide: int) -> int:
            part = cut.row(cut.sized(wide, 0), across, gap)[0].w
            return max(card.needs(self.app.fonts, self.units, part) for card in line)

        return blocks_of(line, across, 0, gap, gap)[0]._replace(high=high)
