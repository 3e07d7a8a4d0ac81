"""The reckoning of the Hammer Throw: points piles card by card, favours, and how it came about."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect

from valhalla.games.hammer.scoring import favour_points
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS
from valhalla.ui import chronicle
from valhalla.ui.painter import Painter
from valhalla.ui.table.scoring.count import Count
from valhalla.ui.table.scoring.rows import Columns, Tallied
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.theme import BONE, NUMBER
from valhalla.ui.units import Units
from valhalla.words.language import _, ngettext

FAVOURS: Final = ("valkyries", "jotnar", "thor", "most")
PILES: Final = ("pile", *FAVOURS)


class HammerCount(Count):
    """The points pile, the weakest cards first, then each sort of favours."""

    state: State
    piles = PILES
    each: ClassVar = {"pile": 0.24, **dict.fromkeys(FAVOURS, 0.4)}

    def __init__(self, state: State, *, together: bool = False) -> None:
        self.gained = favour_points(state)
        super().__init__(state, together=together)

    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        s = self.state
        if pile == "pile":
            cards = sorted(s.piles[seat], key=lambda card: (s.deck_of(card), s.points_of(card)))
            return [(card, s.points_of(card)) for card in cards]
        points = self.gained[seat][FAVOURS.index(pile)]
        return [(FAVOURS.index(pile), points)] if points else []


class HammerRow(Tallied):
    """The cards of the points pile side by side, then the favours that brought points."""

    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        self._pile(p, cells["pile"], "pile")
        if "favours" in cells:
            self._favours(p, cells["favours"])

    def _favours(self, p: Painter, cell: Rect) -> None:
        room = self._sum(p, cell, *FAVOURS)
        side = min(room.h - p.px(30), p.px(50), room.w // len(FAVOURS) - p.px(4))
        x = room.x
        for pile in FAVOURS:
            for _i, piece, t in self._come(pile):
                place = Rect(x, room.centery - side // 2 - self.fallen(p.u, t), side, side)
                if not p.blind:
                    name = f"hammer/badge-{pile}.webp" if pile in DECKS else "plates/medal-gold.webp"
                    p.blit(p.art.faded((name,), p.art.picture(name, place.size), t), place.topleft)
                if pile == "most":
                    p.icon("star", place.inflate(-side // 2, -side // 2), BONE)
                low = Rect(place.x, place.bottom - p.px(4), side, p.px(20))
                p.text(f"+{piece.points}", low, NUMBER._replace(size=16))
                x += side + p.px(6)


class HammerScoring(ScoringScene):
    """Counted card by card. Alone, the mark to beat is that of the chronicle."""

    counting = HammerCount
    row = HammerRow

    def make_columns(self, units: Units) -> Columns:
        parts = [("pile", 0.7, _("Points pile"))]
        if self.reckoning.has(*FAVOURS):
            parts.append(("favours", 0.3, _("Favours")))
        return Columns(parts, units)

    @property
    def alone(self) -> bool:
        return len(self.rows) == 1

    def _title(self) -> str:
        if not self.counted or not self.alone:
            return super()._title()
        points = self.outcome.scores[0]
        return ngettext("{count} point", "{count} points", points).format(count=points)

    def _reason(self) -> str:
        if not self.counted or not self.alone:
            return super()._reason()
        best = chronicle.best_alone("hammer", self.match.names[0])
        if best is None or best <= self.outcome.scores[0]:
            return _("No throw alone has ever brought you more.")
        return _("Your best so far: {points}.").format(points=best)
