"""The track under the sky of Ragnarök: cells, and over them the shields of those who have thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from valhalla.games.iron import BIG_CELLS
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.valhalla.battle.totals import draw_phase
from valhalla.ui.games.valhalla.hurl.layout import HurlPart
from valhalla.ui.games.valhalla.hurl.planks import told_gain
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.throwing.track import draw_big, draw_token, draw_track, token_rect
from valhalla.ui.theme import BONE, EMBER, GOLD, INK, NUMBER, PALE_GOLD
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard

MEDAL: Final = 30  # units
BADGE: Final = 22  # units of a shield on the hammer
HEAD: Final = 0.72  # down the picture of the hammer: the middle of its head


class HurlHead(Widget):
    """What this is, and how few are still to throw."""

    def __init__(self, rect: Rect) -> None:
        super().__init__("hurl-head", rect, rule="H6.1")
        self.title, self.tip = called.expansion("hammer")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("strip", self.rect)
        room = self.rect.inflate(-p.px(44), -p.px(4))
        draw_phase(p, room, "hammer", self.title, True)


class HurlTrack(Widget):
    """All cells; passed ones are open. Cells on which this throw may land glow."""

    def __init__(self, board: HurlBoard, rect: Rect) -> None:
        super().__init__("track", rect, rule="H6.1")
        self.board = board

    def draw(self, p: Painter, look: Look) -> None:
        track, token = self.board.track, self.board.token
        draw_track(p, track, token)
        for cell in BIG_CELLS:
            reached = token >= cell
            draw_big(p, cell, track.cells[cell], reached=reached, lit=False, is_open=reached)
        for cell in self.board.landings().values():
            light(p, "glow", track.cells[cell].inflate(p.px(22), p.px(22)), EMBER)


class Flag(Widget):
    """The shield of a seat that has thrown stands over its cell; once all have, with what it gains."""

    def __init__(self, board: HurlBoard, seat: int, cell: int, rect: Rect) -> None:
        super().__init__(f"flag:{seat}", rect, rule="H6.2")
        self.board = board
        self.seat, self.cell = seat, cell
        self.gain = hurls.gain(board.s, cell, more=False)
        name = board.scene.match.names[seat]
        self.tip = (
            _("Player {player}: cell {cell}").format(player=name, cell=cell) + "\n" + told_gain(self.gain)
        )

    def draw(self, p: Painter, look: Look) -> None:
        place = self.board.track.cells[self.cell]
        shield = cut.top(self.rect, self.rect.w).inflate(-p.px(2), -p.px(2))
        if not p.blind:
            for wide, colour in ((p.px(5), INK), (max(1, p.px(2)), GOLD)):
                pygame.draw.line(p.surface, colour, shield.center, place.center, wide)
        if look.hover or (self.gain and self.board.weighed):
            light(p, "glow", shield.inflate(shield.w, shield.h), PALE_GOLD)
        draw_shield(p, self.board.scene, self.seat, shield)
        chip = Rect(self.rect.x + p.px(5), shield.bottom + p.px(2), self.rect.w - p.px(10), p.px(21))
        p.plate("chip", chip)
        p.text(str(self.cell), chip, NUMBER._replace(size=15))
        if self.gain and self.board.weighed:
            medal = square(p.px(MEDAL), center=(shield.centerx, shield.top))
            draw_prize(p, medal, self.gain, sure=True)


def draw_prize(p: Painter, spot: Rect, gain: int, *, sure: bool) -> None:
    """A medal with what a throw gains; of iron as long as that may still change."""
    p.medal("gold" if sure else "iron", spot)
    inner = spot.inflate(-spot.w // 6, -spot.h // 4)
    p.text(f"+{gain}", inner, NUMBER._replace(size=spot.h / p.u * 0.46, colour=PALE_GOLD if sure else BONE))


def draw_hammer(p: Painter, board: HurlBoard) -> None:
    """The hammer where it stands, with the shield of its thrower and the number of its cell."""
    rect = token_rect(board.track, board.token)
    draw_token(p, rect)
    seat = hurls.thrower(board.s)
    if seat != NONE:
        badge = square(p.px(BADGE), center=(rect.centerx, rect.y + round(rect.h * HEAD)))
        draw_shield(p, board.scene, seat, badge)
    if board.token and board.chosen is None:
        plate = sized(p.px(44), p.px(24), midbottom=(rect.centerx, rect.y + p.px(6)))
        p.plate("chip", plate)
        p.text(str(board.token), plate, NUMBER._replace(size=17, colour=PALE_GOLD))


def flag_things(board: HurlBoard) -> list[Widget]:
    found: list[Widget] = []
    for seat, cell in hurls.stood(board.s).items():
        found.append(Flag(board, seat, cell, board.areas[HurlPart.FLAG, seat]))
    return found
