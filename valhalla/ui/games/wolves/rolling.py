"""Strengths on their way: when a unit grows stronger or weaker, its number rolls to the new value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import strengths
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import Draw, light
from valhalla.ui.stage.tween import Tween, ease
from valhalla.ui.theme import NUMBER, PALE_GOLD, Colour

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

ROLL: Final = 0.55  # seconds
WEAKER: Final[Colour] = (255, 140, 112)


class Rolls:
    """What every unit's strength was when it was last shown, and which are on their way."""

    def __init__(self, board: WolvesBoard) -> None:
        self.board = board
        self._shown: dict[int, int] = {}
        self._tweens: dict[int, tuple[int, Tween]] = {}

    def look(self) -> None:
        """Compare with what was shown before; called whenever everything is arranged."""
        s, stage = self.board.s, self.board.scene.stage
        now = {
            card: strength
            for row in range(s.table.players)
            for card, strength in zip(s.rows[row], strengths.of_row(s, row), strict=True)
        }
        quick = stage.speed >= 100 or not self.board.scene.director.busy
        for card, strength in now.items():
            before = self._shown.get(card, strength)
            if before != strength and not quick:
                self._start(card, before, strength)
        self._tweens = {c: t for c, t in self._tweens.items() if c in now and not t[1].done}
        self._shown = now

    def _start(self, card: int, before: int, after: int) -> None:
        stage = self.board.scene.stage
        row = self.board.s.row_of(card)
        place = self.board.s.rows[row].index(card)
        rect = self.board.ranks(row).units[place]
        stage.effect(changing(rect, after - before, still=stage.reduced), ROLL)
        self._tweens[card] = before, stage.effects[-1].tween

    def rolling(self, card: int) -> bool:
        found = self._tweens.get(card)
        return found is not None and not found[1].done

    def number(self, card: int, now: int) -> int:
        """What stands on the boss at this moment."""
        found = self._tweens.get(card)
        if found is None or found[1].done or self.board.scene.stage.reduced:
            return now
        before, tween = found
        return round(before + (now - before) * ease(tween.t))


def changing(rect: Rect, by: int, *, still: bool) -> Draw:
    """What was gained or lost rises from a card and is gone."""

    def draw(p: Painter, t: float) -> None:
        colour = PALE_GOLD if by > 0 else WEAKER
        light(p, "glow", rect.inflate(rect.w // 2, rect.w // 2 - rect.h // 3), colour, 0.6 * (1 - t))
        up = 0 if still else round(rect.h * 0.3 * ease(t))
        box = Rect(rect.x - rect.w // 2, rect.centery - p.px(12) - up, rect.w * 2, p.px(24))
        p.text(f"{by:+d}".replace("-", "−"), box, NUMBER._replace(size=22, colour=colour))

    return draw
