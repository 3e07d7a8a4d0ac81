"""How each event of the Hammer Throw looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS
from valhalla.ui.games.hammer.layout import Part
from valhalla.ui.games.hammer.track import cracking
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import (
    BEAT,
    LONG,
    SCENE,
    SHORT,
    Cue,
    all_of,
    at,
    card_key,
    comes,
    go,
    goes,
    ring,
    rings,
)
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.throwing import track
from valhalla.ui.table.throwing.board import track_of
from valhalla.ui.theme import FROST, PALE_GOLD

FLIGHT: Final = 1.05  # seconds the hammer flies


def drawn_key(card: int, i: int) -> Key:
    """What a card just drawn is called on the stage: a hidden one by its place."""
    return ("card", card) if card >= 0 else ("drawn", i)


def gift(scene: PlayScene, s: State, e: ev.GiftDealt) -> None:
    ring(scene, scene.spot(Part.PILE, e.seat), seconds=BEAT)
    ring(scene, scene.spot(Area.DECK, s.deck_of(e.backs[0])), PALE_GOLD, BEAT)


def drawn(scene: PlayScene, s: State, e: ev.CardDrawn) -> None:
    """The cell breaks open, and its card flies out of it."""
    cell = scene.spot(Area.CELL, e.cell)
    scene.stage.effect(cracking(cell, DECKS[s.deck_of(e.backs[0])]), LONG)
    for card in e.cards:
        scene.stage.comes_from(drawn_key(card, len(s.drawn)), cell)


def placed(scene: PlayScene, s: State, e: ev.CardsPlaced) -> None:
    go(scene, e.cards, scene.spot(Part.PILE, e.seat))
    _hidden_to_hand(scene, s, e.seat)


def reaped(scene: PlayScene, s: State, e: ev.Reaped) -> None:
    if e.failed:
        _hidden_to_hand(scene, s, e.seat)


def _hidden_to_hand(scene: PlayScene, s: State, seat: int) -> None:
    for i, card in enumerate(s.drawn):
        if card < 0:
            scene.stage.goes_to(("drawn", i), scene.spot(Area.HAND, seat))


def moved(scene: PlayScene, s: State, e: ev.TokenMoved) -> None:
    scene.stage.effect(track.flight(track_of(scene), e.start, e.cell, still=scene.stage.reduced), FLIGHT)


def failed(scene: PlayScene, s: State, e: ev.ThrowFailed) -> None:
    rect = track.token_rect(track_of(scene), e.cell)
    scene.stage.effect(track.failing(rect, still=scene.stage.reduced), LONG)


def stolen(scene: PlayScene, s: State, e: ev.CardsStolen) -> None:
    held = len(s.hands[e.seat])
    for i, card in enumerate(e.cards, held):
        scene.stage.comes_from(card_key(card, e.seat, i), scene.spot(Area.HAND, e.target))
    go(scene, e.cards, scene.spot(Area.HAND, e.seat))


def peeked(scene: PlayScene, s: State, e: ev.CardsPeeked) -> None:
    for i, card in enumerate(e.cards):
        scene.stage.comes_from(drawn_key(card, i), scene.spot(Area.DECK, e.deck))


def on_top(scene: PlayScene, s: State, e: ev.CardLeftOnTop) -> None:
    for i, card in enumerate(s.drawn):
        scene.stage.goes_to(drawn_key(card, i), scene.spot(Area.DECK, e.deck))


def sheltered(scene: PlayScene, s: State, e: ev.ShelterRaised) -> None:
    ring(scene, track.token_rect(track_of(scene), s.token), FROST)


def discarded(scene: PlayScene, s: State, e: ev.HandDiscarded) -> None:
    for card in e.cards:
        go(scene, (card,), scene.spot(Area.DISCARD, s.deck_of(card)))


def _start(scene: PlayScene, e: ev.TurnEnded) -> Rect:
    """The hammer is carried back there."""
    return scene.spot(Area.CELL, 0)


PILE, TRAY = at(Part.PILE), at(Area.TRAY, "")
CUES: Final[dict[type, Cue]] = {
    ev.FirstPlayerChosen: Cue(LONG, "horn"),
    ev.GiftDealt: Cue(BEAT, "card", gift),
    ev.RoundBegan: Cue(LONG, "horn"),
    ev.TurnBegan: Cue(BEAT, "turn", rings(at(Area.SEAT))),
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
    # From the hand to the middle of the table, then away: everybody sees it.
    ev.CardPlayed: Cue(LONG, "tactic", all_of(goes("card", TRAY), rings(TRAY))),
    ev.SumRaised: Cue(SHORT, "strike", rings(at(Part.SUM, ""))),
    ev.DiceTurned: Cue(BEAT, "iron-die"),
    ev.DiceAdded: Cue(LONG, "iron-dice"),
    ev.DicePromised: Cue(SHORT, "iron-die"),
    ev.DiceHeld: Cue(SHORT, "iron-die"),
    ev.ShelterRaised: Cue(BEAT, "rune", sheltered),
    ev.Doubled: Cue(BEAT, "rune"),
    ev.CardsStolen: Cue(LONG, "card", stolen),
    ev.CardsGiven: Cue(BEAT, "card", goes("cards", PILE)),
    ev.CardsTaken: Cue(BEAT, "card", comes("cards", PILE)),
    ev.CardsPeeked: Cue(BEAT, "card", peeked),
    ev.CardLeftOnTop: Cue(BEAT, "card", on_top),
    ev.FavourLaid: Cue(LONG, "favour", all_of(goes("card", PILE), rings(PILE, seconds=LONG))),
    ev.FavoursOffered: Cue(0.0, ""),
    ev.FavourDeclined: Cue(SHORT, "knock"),
    ev.Closed: Cue(SHORT),
    ev.TurnEnded: Cue(SHORT, "knock", rings(_start)),
    ev.LastHands: Cue(LONG, "horn"),
    ev.CardsPledged: Cue(BEAT, "card", goes("cards", PILE)),
    ev.HandDiscarded: Cue(BEAT, "cards", discarded),
    ev.GameEnded: Cue(LONG, "crowd"),
}
