"""Seats at any table: who sits where, what a seat is called, who thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.ui.cut import row
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.theme import GOLD
from valhalla.words.language import _
from valhalla.words.seats import described

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def others(scene: PlayScene) -> list[int]:
    """Everybody but the nearest seat, in turn order from there."""
    count = scene.shown.table.players
    return [(scene.near + i) % count for i in range(1, count)]


def places(scene: PlayScene, area: Rect) -> Cuts:
    """A board for each of them, side by side; few sit in the middle of the area."""
    found, gap = others(scene), scene.units.px(8)
    if not found:
        return {}
    cells = row(area, max(2 if len(found) == 1 else 3, len(found)), gap)[: len(found)]
    spare = area.right - cells[-1].right
    return {(Area.SEAT, seat): cell.move(spare // 2, 0) for seat, cell in zip(found, cells, strict=True)}


def introduced(scene: PlayScene, seat: int) -> str:
    """Who plays a seat, in a line."""
    match = scene.match
    return _("Player {player}: {kind}").format(player=match.names[seat], kind=described(match.kind(seat)))


def draw_thinking(p: Painter, scene: PlayScene, board: Rect) -> None:
    """Three embers over the board of whoever thinks, one after another; with reduced motion all glow."""
    bright = range(3) if scene.app.settings.reduced_motion else (int(scene.time * 3) % 3,)
    for i in range(3):
        spark = Rect(board.centerx + (i - 1) * p.px(12) - p.px(3), board.y + p.px(1), p.px(7), p.px(7))
        p.fill(spark, GOLD, 1.0 if i in bright else 0.35)
