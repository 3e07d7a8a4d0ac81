"""The board of setup against a monster: its cards lie open, for they are no secret (V15.2)."""

from __future__ import annotations

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.games.valhalla.draft.board import DraftBoard
from valhalla.ui.games.valhalla.monster.areas import MonsterPart
from valhalla.ui.games.valhalla.monster.seats import MonsterSeat
from valhalla.ui.games.valhalla.monster.things import stack_row
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.pieces.seats import others
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget


class MonsterDraftBoard(DraftBoard):
    seat_board = MonsterSeat
    buttons = 258  # units: cards of the hand may be exchanged

    def far_places(self, units: Units, top: Rect) -> Cuts:
        """The boards of others at the left, beside them the monster's cards."""
        them, gap = others(self.scene), units.px(8)
        wide = max(units.px(150), min(units.px(226), round(top.w * 0.19))) + gap
        found: Cuts = {
            (Area.SEAT, seat): cut.column_at(top, top.x + i * wide, wide - gap) for i, seat in enumerate(them)
        }
        left = len(them) * wide
        return found | {MonsterPart.STACK: cut.column_at(top, top.x + left, top.w - left)}

    def known(self) -> list[Widget]:
        return stack_row(self.scene, self.areas[MonsterPart.STACK])
