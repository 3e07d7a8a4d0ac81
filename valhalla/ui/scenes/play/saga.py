"""The saga at the table's edge: a scroll that tells what happened, at three levels, with cards on hover."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.ui.match import Line
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BLOOD, PAPER_SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.saga import LEVELS

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

ICONS: Final[dict[type, str]] = {
    ev.TurnBegan: "raven", ev.AttackDeclared: "attack", ev.DiceRolled: "dice", ev.DiceRerolled: "reroll",
    ev.WarriorArmed: "axe", ev.TacticPlayed: "tactic", ev.BattleResolved: "skull", ev.ShieldTaken: "shield",
    ev.WarriorsRose: "valour", ev.CardsDrawn: "card", ev.CardsKept: "cards", ev.WarriorsAdded: "person",
    ev.WarriorJoined: "person", ev.WarriorSwapped: "swap", ev.WarriorDrafted: "person",
    ev.AbilityUsed: "jarl", ev.JarlsRevealed: "jarl", ev.EndTriggered: "fire", ev.RagnarokBegan: "fire",
    ev.GameEnded: "crown", ev.FrostFell: "frost", ev.FirstPlayerChosen: "horn",
}  # fmt: skip
CARD_FIELDS: Final = ("card", "cards", "kept", "discarded", "tactic")
LONGEST: Final = 60  # lines that are laid out


def cards_of(event: Any) -> list[int]:
    """The known cards an event speaks of."""
    found: list[Any] = []
    for field in CARD_FIELDS:
        value = getattr(event, field, ())
        found += value if isinstance(value, tuple) else (value,)
    return [card for card in found if isinstance(card, int) and card >= 0]


class SagaPanel(Widget):
    """The last lines, the newest at the foot. The wheel and the arrow keys go back in time."""

    focusable = True

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__("saga", rect)
        self.scene = scene
        self.rule = ""
        self.back = 0  # lines scrolled back
        self._rows: list[tuple[Rect, Line]] = []

    def lines(self) -> list[Line]:
        level = LEVELS.index(self.scene.app.settings.saga)
        return [line for line in self.scene.match.lines if line.level <= level]

    def wheel(self, amount: float) -> bool:
        return self._scroll(round(amount) or (1 if amount > 0 else -1))

    def step(self, dx: int, dy: int) -> bool:
        return self._scroll(-dy) if dy else False

    def _scroll(self, by: int) -> bool:
        before = self.back
        self.back = max(0, min(self.back + by, len(self.lines()) - 1))
        return self.back != before

    def row_at(self, point: tuple[int, int]) -> Line | None:
        return next((line for rect, line in self._rows if rect.collidepoint(point)), None)

    def draw(self, p: Painter, look: Look) -> None:
        room = self.rect
        self._rows = []
        lines = self.lines()
        shown = lines[max(0, len(lines) - self.back - LONGEST) : len(lines) - self.back]
        indent, gap = p.px(24), p.px(5)
        y = room.bottom
        for line in reversed(shown):
            height = self._height(p, line, room.w - indent)
            if y - height < room.top:
                break
            y -= height
            self._row(p, line, Rect(room.x, y, room.w, height), indent)
            y -= gap

    def _height(self, p: Painter, line: Line, width: int) -> int:
        found = p.fonts.set(line.text, PAPER_SMALL, p.u, width, 10_000)
        return max(found.surface.get_height(), p.px(18))

    def _row(self, p: Painter, line: Line, rect: Rect, indent: int) -> None:
        self._rows.append((rect, line))
        if rect.collidepoint(self.scene.pointer) and cards_of(line.event):
            p.fill(rect.inflate(p.px(6), p.px(2)), BLOOD, 0.12)
        icon = ICONS.get(type(line.event))
        if icon:
            p.icon(icon, Rect(rect.x, rect.y + p.px(1), p.px(17), p.px(17)), BLOOD)
        p.text(
            line.text,
            Rect(rect.x + indent, rect.y, rect.w - indent, rect.h),
            PAPER_SMALL,
            lines=0,
            valign="top",
        )


class SagaTabs(Widget):
    """Story, standard, full: how much is told."""

    focusable = True

    def __init__(self, rect: Rect, level: str, on_level: Callable[[str], None]) -> None:
        super().__init__("saga-levels", rect)
        self.level = level
        self.on_level = on_level
        self.tip = _("How much the saga tells: the story, the standard, or everything (L)")

    def _cells(self) -> list[Rect]:
        width = self.rect.w // len(LEVELS)
        return [Rect(self.rect.x + i * width, self.rect.y, width, self.rect.h) for i in range(len(LEVELS))]

    def press(self) -> None:
        self.on_level(LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)])

    def drag_to(self, at: tuple[int, int]) -> None:
        """Which of the words is under the pointer, as it goes down."""
        for name, cell in zip(LEVELS, self._cells(), strict=True):
            if cell.collidepoint(at):
                before = (LEVELS.index(name) - 1) % len(LEVELS)
                self.level = LEVELS[before]

    def draw(self, p: Painter, look: Look) -> None:
        words = (_("Story"), _("Standard"), _("Full"))
        for name, word, cell in zip(LEVELS, words, self._cells(), strict=True):
            chosen = name == self.level
            style = PAPER_SMALL._replace(font="bold" if chosen else "text", centred=True)
            at = p.text(word, cell, style)
            if chosen:
                p.surface.fill(BLOOD, Rect(at.x, cell.bottom - p.px(3), at.w, max(1, p.px(2))))
