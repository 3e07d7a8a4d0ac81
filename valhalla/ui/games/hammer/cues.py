"""How each event of the Hammer Throw looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS
from valhalla.ui.games.hammer import track
from valhalla.ui.games.hammer.layout import Track
from valhalla.ui.games.valhalla.cues import BEAT, LONG, SCENE, SHORT
from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.director import Board, Cue
from valhalla.ui.theme import FROST, PALE_GOLD

FLIGHT: Final = 1.05  # seconds the hammer flies


def _keys(s: State, seat: int, cards: Iterable[int]) -> list[Key]:
    """How cards are called on the stage in a hand: known ones by number, backs by place."""
    held = s.hands[seat]
    return [("card", card) if card >= 0 else ("back", seat, len(held) + i) for i, card in enumerate(cards)]


def gift(board: Board, s: State, e: ev.GiftDealt) -> None:
    deck = s.deck_of(e.backs[0])
    board.stage.effect(effects.ring(board.spot("pile", e.seat), still=board.stage.reduced), BEAT)
    board.stage.effect(effects.ring(board.spot("deck", deck), PALE_GOLD, still=board.stage.reduced), BEAT)


def drawn(board: Board, s: State, e: ev.CardDrawn) -> None:
    """The cell breaks open, and its card flies out of it."""
    cell = board.spot("cell", e.cell)
    deck = s.deck_of(e.backs[0])
    board.stage.effect(track.cracking(cell, DECKS[deck]), LONG)
    for card in e.cards:
        key: Key = ("card", card) if card >= 0 else ("drawn", len(s.drawn))
        board.stage.comes_from(key, cell)


def placed(board: Board, s: State, e: ev.CardsPlaced) -> None:
    for card in e.cards:
        if card >= 0:
            board.stage.goes_to(("card", card), board.spot("pile", e.seat))
    for i, card in enumerate(s.drawn):
        if card < 0:
            board.stage.goes_to(("drawn", i), board.spot("hand", e.seat))


def reaped(board: Board, s: State, e: ev.Reaped) -> None:
    if e.failed:
        for i, card in enumerate(s.drawn):
            if card < 0:
                board.stage.goes_to(("drawn", i), board.spot("hand", e.seat))


def played(board: Board, s: State, e: ev.CardPlayed) -> None:
    """From the hand to the middle of the table, then away: everybody sees it."""
    board.stage.goes_to(("card", e.card), board.spot("tray"))
    board.stage.effect(effects.ring(board.spot("tray"), PALE_GOLD, still=board.stage.reduced), BEAT)


def moved(board: Board, s: State, e: ev.TokenMoved) -> None:
    board.stage.effect(track.flight(track_of(board), e.start, e.cell, still=board.stage.reduced), FLIGHT)


def failed(board: Board, s: State, e: ev.ThrowFailed) -> None:
    rect = track.token_rect(track_of(board), e.cell)
    board.stage.effect(track.failing(rect, still=board.stage.reduced), LONG)


def track_of(board: Board) -> Track:
    """The cells as they lie now."""
    return board.board.track  # type: ignore[attr-defined,no-any-return]


def stolen(board: Board, s: State, e: ev.CardsStolen) -> None:
    start = board.spot("hand", e.target)
    for key in _keys(s, e.seat, e.cards):
        board.stage.comes_from(key, start)
    for card in e.cards:
        board.stage.goes_to(("card", card), board.spot("hand", e.seat))


def given(board: Board, s: State, e: ev.CardsGiven) -> None:
    for card in e.cards:
        board.stage.goes_to(("card", card), board.spot("pile", e.seat))


def taken(board: Board, s: State, e: ev.CardsTaken) -> None:
    for card in e.cards:
        board.stage.comes_from(("card", card), board.spot("pile", e.seat))


def peeked(board: Board, s: State, e: ev.CardsPeeked) -> None:
    for i, card in enumerate(e.cards):
        board.stage.comes_from(("card", card) if card >= 0 else ("drawn", i), board.spot("deck", e.deck))


def on_top(board: Board, s: State, e: ev.CardLeftOnTop) -> None:
    for i, card in enumerate(s.drawn):
        board.stage.goes_to(("card", card) if card >= 0 else ("drawn", i), board.spot("deck", e.deck))


def favour(board: Board, s: State, e: ev.FavourLaid) -> None:
    board.stage.goes_to(("card", e.card), board.spot("pile", e.seat))
    board.stage.effect(effects.ring(board.spot("pile", e.seat), PALE_GOLD, still=board.stage.reduced), LONG)


def sheltered(board: Board, s: State, e: ev.ShelterRaised) -> None:
    board.stage.effect(
        effects.ring(track.token_rect(track_of(board), s.token), FROST, still=board.stage.reduced), LONG
    )


def raised(board: Board, s: State, e: ev.SumRaised) -> None:
    board.stage.effect(effects.ring(board.spot("sum"), PALE_GOLD, still=board.stage.reduced), BEAT)


def pledged(board: Board, s: State, e: ev.CardsPledged) -> None:
    for card in e.cards:
        board.stage.goes_to(("card", card), board.spot("pile", e.seat))


def discarded(board: Board, s: State, e: ev.HandDiscarded) -> None:
    for card in e.cards:
        board.stage.goes_to(("card", card), board.spot("discard", s.deck_of(card)))


def turn_began(board: Board, s: State, e: ev.TurnBegan) -> None:
    board.stage.effect(effects.ring(board.spot("seat", e.seat), PALE_GOLD, still=board.stage.reduced), BEAT)


def back_home(board: Board, s: State, e: ev.TurnEnded) -> None:
    """The hammer is carried back to the start."""
    rect = board.spot("cell", 0)
    board.stage.effect(effects.ring(Rect(rect), PALE_GOLD, still=board.stage.reduced), BEAT)


CUES: Final[dict[type, Cue]] = {
    ev.FirstPlayerChosen: Cue(LONG, "horn"),
    ev.GiftDealt: Cue(BEAT, "card", gift),
    ev.RoundBegan: Cue(LONG, "horn"),
    ev.TurnBegan: Cue(BEAT, "turn", turn_began),
    ev.DiceThrown: Cue(SCENE, "iron-dice"),
    ev.DiceRethrown: Cue(SCENE, "iron-dice"),
    ev.HammersRemoved: Cue(BEAT, "iron-die"),
    ev.TokenMoved: Cue(FLIGHT, "hammer-fly", moved),
    ev.ThrowFailed: Cue(SCENE, "fail", failed),
    ev.Stopped: Cue(BEAT, "knock"),
    ev.DeckRenewed: Cue(BEAT, "cards"),
    ev.CardDrawn: Cue(0.55, "crack", drawn),
    ev.Reaped: Cue(SHORT, "", reaped),
    ev.CardsPlaced: Cue(BEAT, "card", placed),
    ev.CardPlayed: Cue(LONG, "tactic", played),
    ev.SumRaised: Cue(SHORT, "strike", raised),
    ev.DiceTurned: Cue(BEAT, "iron-die"),
    ev.DiceAdded: Cue(LONG, "iron-dice"),
    ev.DicePromised: Cue(SHORT, "iron-die"),
    ev.DiceHeld: Cue(SHORT, "iron-die"),
    ev.ShelterRaised: Cue(BEAT, "rune", sheltered),
    ev.Doubled: Cue(BEAT, "rune"),
    ev.CardsStolen: Cue(LONG, "card", stolen),
    ev.CardsGiven: Cue(BEAT, "card", given),
    ev.CardsTaken: Cue(BEAT, "card", taken),
    ev.CardsPeeked: Cue(BEAT, "card", peeked),
    ev.CardLeftOnTop: Cue(BEAT, "card", on_top),
    ev.FavourLaid: Cue(LONG, "favour", favour),
    ev.FavourDeclined: Cue(SHORT, "knock"),
    ev.Closed: Cue(SHORT),
    ev.TurnEnded: Cue(SHORT, "knock", back_home),
    ev.LastHands: Cue(LONG, "horn"),
    ev.CardsPledged: Cue(BEAT, "card", pledged),
    ev.HandDiscarded: Cue(BEAT, "cards", discarded),
    ev.GameEnded: Cue(LONG, "crowd"),
}
