"""A board by the fire: its light on the table, and the boards of others."""

from __future__ import annotations

from typing import ClassVar

from valhalla.ui.games.valhalla.seats import SeatBoard
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.table.board import Board
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.firelight import draw_firelight


class FiresideBoard(Board):
    seat_board: ClassVar[type[SeatBoard]] = SeatBoard

    def seat(self, seat: int) -> list[Widget]:
        """Somebody else's board, and what lies on it."""
        board = self.seat_board(self.scene, seat, self.areas[Area.SEAT, seat])
        return [board, *board.parts()]

    def draw_light(self, p: Painter, time: float) -> None:
        draw_firelight(p, p.units.area, time)

    def draw_below(self, p: Painter) -> None:
        p.picture("light/fire.webp", p.units.area)
