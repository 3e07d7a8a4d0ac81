"""How the hammer at Ragnarök (H6) is shown: it flies, it falls, throws are weighed, warriors rise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed
from valhalla.games.valhalla.state import State
from valhalla.ui.games.hammer import track
from valhalla.ui.games.hammer.layout import Track
from valhalla.ui.stage import effects
from valhalla.ui.table.director import Board
from valhalla.ui.theme import FROST, PALE_GOLD

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard
    from valhalla.ui.table.scene import PlayScene

ROLL: Final = 1.1  # seconds for eight dice to fall
FLIGHT: Final = 0.9  # seconds the hammer flies: many throws are to be seen, seat after seat
FALL: Final = 0.8
WEIGHING: Final = 2.2  # seconds to see who threw farthest


def _scene(board: Board) -> PlayScene:
    return cast("PlayScene", board)


def _track(board: Board) -> Track:
    """The cells as they lie now."""
    return cast("HurlBoard", _scene(board).board).track


def landed(board: Board, s: State, e: HammerLanded) -> None:
    board.stage.effect(track.flight(_track(board), e.start, e.cell, still=board.stage.reduced), FLIGHT)


def rested(board: Board, s: State, e: HammerRested) -> None:
    """It shudders where it stands, or comes to rest with a ring of light; each sounds its own way."""
    rect = track.token_rect(_track(board), e.cell)
    still = board.stage.reduced
    if e.failed:
        board.stage.effect(track.failing(rect, still=still), FALL)
    else:
        board.stage.effect(effects.ring(rect, PALE_GOLD, still=still), FALL)
    _scene(board).app.sound.cue("fail" if e.failed else "hammer-land")


def weighed(board: Board, s: State, e: HammersWeighed) -> None:
    """The shields of those who gain something shine, the second a little later."""
    for seat, bonus in enumerate(e.bonuses):
        if bonus:
            first = bonus == max(e.bonuses)
            ring = effects.ring(
                board.spot("flag", seat), PALE_GOLD if first else FROST, still=board.stage.reduced
            )
            board.stage.effect(ring, FALL, 0.2 if first else 0.7)


def paid(board: Board, s: State, e: ev.BonusPaid) -> None:
    """Warriors rise from the discard pile and go to a Valhalla pile."""
    pile = board.spot("discard")
    if e.cards:
        board.stage.effect(effects.rising(pile, still=board.stage.reduced), FALL)
    for card in e.cards:
        board.stage.comes_from(("card", card), pile)
    board.stage.effect(
        effects.ring(board.spot("seat", e.seat), PALE_GOLD, still=board.stage.reduced), FALL, 0.3
    )
