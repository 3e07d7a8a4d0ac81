"""The bond of a pair, as boards show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.painter import Painter
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.theme import GOLD, PALE_GOLD
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

BOND: Final = 52  # units


def partner_of(s: State, seat: int) -> int:
    """Whose partner a seat is, at any time; NONE without pairs."""
    return s.table.partners[seat] if s.table.partners else NONE


def bond(s: State) -> str:
    """The sign of how pairs are bound."""
    return "alliance" if s.table.alliance else "partner"


def draw_bond(p: Painter, scene: PlayScene, seat: int, at: Rect) -> None:
    """With whom a seat is paired: joined shields, and the partner's own. One's partner is lit."""
    partner = partner_of(scene.shown, seat)
    if partner == NONE:
        return
    mine = scene.me is not None and partner == scene.me
    side = at.h
    if mine:
        p.fill(at.inflate(p.px(4), p.px(2)), GOLD, 0.35)
    p.icon(bond(scene.shown), Rect(at.x, at.y, side, side), PALE_GOLD if mine else GOLD)
    draw_shield(p, scene, partner, Rect(at.right - side, at.y, side, side))


def bond_words(scene: PlayScene, seat: int) -> list[str]:
    """What there is to say about the pair of a seat."""
    s, match = scene.shown, scene.match
    partner = partner_of(s, seat)
    if partner == NONE:
        return []
    if partner == scene.me:
        return [_("Your partner: you never attack each other, and fight with both squads.")]
    return [_("Partner of player {player}").format(player=match.names[partner])]
