"""The saga at the table's edge: a scroll that tells what happened, at three levels, and shows its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.table.lines import Line
from valhalla.ui.theme import BLOOD, BOLD, PAPER_SMALL, TEXT, seat_colour
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Pressable
from valhalla.ui.widgets.hints import with_key
from valhalla.words.language import _
from valhalla.words.telling import LEVELS, Level, level_name

if TYPE_CHECKING:
    from valhalla.ui.table.furniture import Furniture
    from valhalla.ui.table.scene import PlayScene

CARD: Final = ("card", "back")  # fields that hold one, unless they say yes or no
CARDS: Final = ("cards", "kept", "discarded", "tactics")  # fields that may hold cards, or only say how many
CHOSEN: Final = PAPER_SMALL._replace(font=BOLD, centred=True)
LONGEST: Final = 60  # lines that are laid out


def cards_of(event: Any) -> list[int]:
    """The known cards an event speaks of."""
    found = [value for field in CARD if type(value := getattr(event, field, None)) is int]
    for field in CARDS:
        found += _flat(getattr(event, field, ()))
    return [card for card in found if card >= 0]


def _flat(value: Any) -> list[int]:
    """The numbers in a tuple, or in tuples of it; a number by itself is a count, no card."""
    if not isinstance(value, tuple):
        return []
    return [card for part in value for card in (_flat(part) if isinstance(part, tuple) else [part])]


class Reading:
    """Where somebody is in the saga; it stays when the panel is made anew. Lines count from the newest."""

    def __init__(self) -> None:
        self.back = 0  # lines scrolled back
        self.line = 0  # the entry that keys have gone to
        self.card = 0  # which of its cards is looked at


class SagaPanel(Widget):
    """The last lines, the newest at the foot. The wheel goes back in time; keys go from entry to entry, and
    sideways from card to card of an entry. What the pointer or the focus is at is enlarged, and F1 opens the
    rule that caused it."""

    focusable = True

    def __init__(self, scene: PlayScene, rect: Rect, reading: Reading) -> None:
        super().__init__("saga", rect)
        self.scene = scene
        self.reading = reading
        self._rows: list[tuple[Rect, Line]] = []  # the lowest first

    @property
    def level(self) -> int:
        return LEVELS.index(self.scene.app.settings.saga)

    def lines(self) -> list[Line]:
        untold = self.scene.board.untold()
        lines = self.scene.match.lines
        return [line for line in lines if line.is_told(self.level) and line.event is not untold]

    # Reading

    def wheel(self, amount: float) -> bool:
        at, before = self.reading, self.reading.back
        by = round(amount) or (1 if amount > 0 else -1)
        at.back = max(0, min(at.back + by, len(self.lines()) - 1))
        return at.back != before

    def step(self, dx: int, dy: int) -> bool:
        return self._to_line(self.reading.line - dy) if dy else self._to_card(self.reading.card + dx)

    def _to_line(self, line: int) -> bool:
        """To another entry, which is scrolled to. False beyond the ends: the focus goes on from there."""
        if not 0 <= line < len(self.lines()):
            return False
        at = self.reading
        at.line, at.card = line, 0
        at.back = min(at.back, line)
        if line >= at.back + len(self._rows):
            at.back = line - len(self._rows) + 1
        return True

    def _to_card(self, card: int) -> bool:
        if not 0 <= card < len(self._cards(self._chosen())):
            return False
        self.reading.card = card
        return True

    def _chosen(self) -> Any:
        """The event of the entry that keys have gone to."""
        lines = self.lines()
        return lines[-1 - self.reading.line].event if self.reading.line < len(lines) else None

    def clause(self, at: tuple[int, int] | None) -> str:
        """The clause that caused the entry which is looked at."""
        event = (
            self._chosen()
            if at is None
            else next((line.event for rect, line in self._rows if rect.collidepoint(at)), None)
        )
        return str(getattr(event, "rule", ""))

    # Cards

    def _cards(self, event: Any) -> list[int]:
        return [] if isinstance(event, self.scene.match.staging.other_decks) else cards_of(event)

    def card_at(self, point: tuple[int, int]) -> int | None:
        """The card that the pointer is at: an entry of several has them side by side."""
        for rect, line in self._rows:
            cards = self._cards(line.event)
            if cards and rect.collidepoint(point):
                return cards[_part(rect, point[0], len(cards))]
        return None

    def row_at(self, point: tuple[int, int]) -> Rect | None:
        """The entry that the pointer is at."""
        return next((rect for rect, _line in self._rows if rect.collidepoint(point)), None)

    def card_of_focus(self) -> int | None:
        """The card that keys have gone to."""
        cards = self._cards(self._chosen())
        return cards[min(self.reading.card, len(cards) - 1)] if cards else None

    def row_of_focus(self) -> Rect:
        i = self.reading.line - self.reading.back
        return self._rows[i][0] if 0 <= i < len(self._rows) else self.rect

    # Drawing

    def draw(self, p: Painter, look: Look) -> None:
        room = self.rect
        self._rows = []
        lines, back = self.lines(), self.reading.back
        shown = lines[max(0, len(lines) - back - LONGEST) : len(lines) - back]
        indent, gap = p.px(24), p.px(5)
        y = room.bottom
        for line in reversed(shown):
            height = self._height(p, line, room.w - indent)
            if y - height < room.top:
                break
            y -= height
            self._rows.append((cut.row_at(room, y, height), line))
            y -= gap
        for rect, line in self._rows:
            self._row(p, line, rect, indent, look)

    def _height(self, p: Painter, line: Line, width: int) -> int:
        found = p.fonts.set(line.said(self.level), PAPER_SMALL, p.letters(PAPER_SMALL), width, 10_000)
        return max(found.surface.get_height(), p.px(18))

    def _row(self, p: Painter, line: Line, rect: Rect, indent: int, look: Look) -> None:
        self._mark(p, line, rect, look)
        icon = self.scene.match.staging.icons.get(type(line.event))
        if icon:
            side, first = p.px(17), min(rect.h, p.wx(19))
            p.icon(icon, Rect(rect.x, rect.y + (first - side) // 2, side, side), BLOOD)
        self._side(p, line, rect, rect.x + indent - p.px(6))
        said = line.said(self.level)
        p.text(said, cut.from_x(rect, rect.x + indent), PAPER_SMALL, lines=0, valign="top")

    def _side(self, p: Painter, line: Line, rect: Rect, x: int) -> None:
        """The colour of the player it tells of."""
        match, seat = self.scene.match, getattr(line.event, "seat", None)
        if isinstance(seat, int) and 0 <= seat < len(match.names):
            bar = Rect(x, rect.y + p.px(2), p.px(3), rect.h - p.px(3))
            p.surface.fill(seat_colour(match.shield(seat)), bar)

    def _mark(self, p: Painter, line: Line, rect: Rect, look: Look) -> None:
        """The entry that is looked at, and below it which of its cards."""
        cards = self._cards(line.event)
        if look.focus and rect == self.row_of_focus():
            i = self.reading.card
        elif look.hover and rect.collidepoint(self.scene.pointer):
            i = _part(rect, self.scene.pointer[0], len(cards))
        else:
            return
        p.fill(rect.inflate(p.px(6), p.px(2)), BLOOD, 0.12)
        if len(cards) > 1:
            wide = rect.w // len(cards)
            p.fill(Rect(rect.x + i * wide, rect.bottom, wide, max(1, p.px(2))), BLOOD)


def _part(rect: Rect, x: int, count: int) -> int:
    """Which of so many equal parts of a row a point is in."""
    return max(0, min((x - rect.x) * count // max(1, rect.w), count - 1))


class SagaTab(Pressable):
    """Story, standard, full: how much is told. One word each."""

    def __init__(self, furniture: Furniture, level: Level) -> None:
        super().__init__(f"saga-level:{level}", lambda: furniture.set_level(level))
        self.word = level_name(level)
        self.chosen = furniture.scene.app.settings.saga == level
        words = _("How much the saga tells: the story, the standard, or everything")
        self.tip = with_key(furniture.scene.app.input, words, Act.SAGA)

    def draw(self, p: Painter, look: Look) -> None:
        style = CHOSEN if self.chosen or look.hot else CHOSEN._replace(font=TEXT)
        at = p.text(self.word, self.rect, style)
        if self.chosen:
            p.surface.fill(BLOOD, cut.row_at(at, self.rect.bottom - p.px(3), max(1, p.px(2))))
