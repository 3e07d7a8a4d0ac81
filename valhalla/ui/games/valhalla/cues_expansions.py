"""How the events of the expansions are shown: what is stolen, laid, chained, carried from hand to hand."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions import dwarves, last_viking, loki, pairs, thor, tyr, valkyries
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import (
    BEAT,
    LONG,
    SCENE,
    SHORT,
    Cue,
    card_key,
    carry,
    come,
    emblem,
    go,
    middle,
    place_of,
    ring,
    rising,
    tear,
)
from valhalla.ui.theme import BLOOD, EMBER, FROST, PALE_GOLD, Colour

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

BACK: Final = "cards/back-base.webp"
LOKI: Final[Colour] = (150, 196, 92)


def _warrior(scene: PlayScene, s: State, seat: int, slot: int) -> Rect | None:
    """Where a fighter's warrior stands now, a partner's included."""
    return place_of(scene, s.card_at(seat, slot))


def carry_back(scene: PlayScene, start: Rect, end: Rect, seconds: float = LONG) -> None:
    """A card that is not seen goes from a place to another."""
    carry(scene, BACK, middle(start), end, seconds)


def hand_over(scene: PlayScene, card: int, giver: int, taker: int) -> None:
    """From hand to hand: the two see what it is, all others its back."""
    start, end = scene.spot(Area.HAND, giver), scene.spot(Area.HAND, taker)
    if card >= 0 and scene.me == giver:
        go(scene, (card,), end)
    elif card >= 0 and scene.me == taker:
        come(scene, (card,), start)
    else:
        carry_back(scene, start, middle(end))


def give_up(scene: PlayScene, card: int, seat: int, to: StrEnum) -> None:
    """From a hand to a pile: who holds it sees what it is."""
    if card >= 0 and scene.me == seat:
        go(scene, (card,), scene.pile if to == Area.DISCARD else scene.spot(to))
    else:
        carry_back(scene, scene.spot(Area.HAND, seat), middle(scene.spot(to)))


# Loki's Cunning


def loki_revealed(scene: PlayScene, s: State, e: loki.LokiRevealed) -> None:
    emblem(scene, "loki", scene.spot(Part.LOKI), LOKI, SCENE)


def row_taken(scene: PlayScene, s: State, e: loki.LokiRowTaken) -> None:
    """The mask laughs over the row."""
    emblem(scene, "loki", scene.spot(Area.TRAY), LOKI)


def stolen(scene: PlayScene, s: State, e: ev.CardStolen) -> None:
    hand_over(scene, e.card, e.owner, e.seat)


def shield_returned(scene: PlayScene, s: State, e: loki.ShieldReturned) -> None:
    tear(scene, e.owner, scene.spot(Part.TAKEN, e.seat), scene.spot(Part.WALL, e.owner))


def buried(scene: PlayScene, s: State, e: loki.CardBuried) -> None:
    give_up(scene, e.card, e.seat, Area.DECK)


# Thor's Help


def thor_played(scene: PlayScene, s: State, e: thor.ThorPlayed) -> None:
    """It flies to the side it helps, and lightning strikes there."""
    come(scene, (e.card,), scene.spot(Area.HAND, e.seat))
    scene.stage.effect(effects.bolt(scene.spot(Part.TOTAL, e.helped), still=scene.stage.reduced), LONG, 0.15)


def thor_settled(scene: PlayScene, s: State, e: thor.ThorSettled) -> None:
    if e.won:
        rising(scene, place_of(scene, e.card))
    go(scene, (e.card,), scene.spot(Part.VALHALLA, e.seat) if e.won else scene.pile)


# Valkyries


def road_taken(scene: PlayScene, s: State, e: valkyries.RoadTaken) -> None:
    rect = _warrior(scene, s, e.seat, e.slot)
    if rect is not None:
        emblem(scene, "road", rect, FROST)
        rising(scene, rect)


def mission(scene: PlayScene, s: State, e: valkyries.MissionFulfilled) -> None:
    """It is shown in the middle of the table, and rises."""
    place, shown = place_of(scene, e.card), scene.spot(Part.SHOWN)
    go(scene, (e.card,), None if place is None else shown)
    if place is None:
        carry_back(scene, scene.spot(Area.HAND, e.seat), middle(shown), BEAT)
    rising(scene, shown, 0.3)


# Dwarves


def _falls(scene: PlayScene, name: str, rect: Rect | None) -> None:
    if rect is not None:
        scene.stage.effect(effects.falls(name, rect, still=scene.stage.reduced), LONG)


def blocked(scene: PlayScene, s: State, e: dwarves.WarriorBlocked) -> None:
    """A chain falls."""
    _falls(scene, "blocked", _warrior(scene, s, e.seat, e.slot))


def held(scene: PlayScene, s: State, e: dwarves.WarriorHeld) -> None:
    _falls(scene, "held", _warrior(scene, s, e.seat, e.slot))


def dropped(scene: PlayScene, s: State, e: dwarves.TacticDropped) -> None:
    scene.stage.goes_to(card_key(e.card, e.seat), scene.pile)
    hand = scene.spot(Area.HAND, e.seat)
    if scene.me != e.seat:
        carry_back(scene, hand, middle(scene.spot(Area.DISCARD)))
    emblem(scene, "disarm", hand, EMBER)


def spite(scene: PlayScene, s: State, e: dwarves.SpiteLaid) -> None:
    """Face down beside the dwarf; its owner's comes from the fan."""
    key: Key = ("spite", e.seat, e.slot)
    start = place_of(scene, e.card) if e.card >= 0 else None
    scene.stage.comes_from(key, start or scene.spot(Area.HAND, e.seat))
    ring(scene, _warrior(scene, s, e.seat, e.slot), BLOOD, delay=0.2)


def called(scene: PlayScene, s: State, e: dwarves.WarriorCalled) -> None:
    come(scene, (e.card,), scene.spot(Area.DISCARD))
    go(scene, e.discarded, scene.pile)


# Tyr's Wrath


def wrath_aside(scene: PlayScene, s: State, e: tyr.WrathSetAside) -> None:
    deck = scene.spot(Area.DECK)
    carry_back(scene, deck, middle(deck.move(-deck.w * 2, -deck.h)))


def wrath_dealt(scene: PlayScene, s: State, e: tyr.WrathDealt) -> None:
    scene.stage.comes_from(card_key(e.card, e.seat, len(s.hands[e.seat])), scene.spot(Area.DECK))


def wrath_laid(scene: PlayScene, s: State, e: tyr.WrathLaid) -> None:
    """It slides under its warrior."""
    rect = _warrior(scene, s, e.seat, e.slot)
    if rect is None:
        return
    foot = cut.bottom(rect, rect.h // 4)
    if scene.me == e.seat:
        go(scene, (e.card,), foot)
    else:
        carry_back(scene, scene.spot(Area.HAND, e.seat), foot, BEAT)
    ring(scene, rect, BLOOD, delay=0.25)


def wrath_shed(scene: PlayScene, s: State, e: tyr.WrathShed) -> None:
    for slot in e.slots:
        if (rect := _warrior(scene, s, e.seat, slot)) is not None:
            carry_back(scene, rect, middle(scene.spot(Area.DISCARD)))


def wrath_returned(scene: PlayScene, s: State, e: tyr.WrathReturned) -> None:
    come(scene, (e.card,), _warrior(scene, s, e.seat, e.slot) or scene.spot(Area.HAND, e.seat))


# The Last Viking


def title_taken(scene: PlayScene, s: State, e: last_viking.TitleTaken) -> None:
    """The title flies to its new holder."""
    start = scene.spot(Part.TITLE, e.loser) if e.loser != NONE else scene.spot(Part.TITLE)
    _title(scene, start, scene.spot(Part.TITLE, e.seat))


def title_returned(scene: PlayScene, s: State, e: last_viking.TitleReturned) -> None:
    _title(scene, scene.spot(Part.TITLE, e.seat), scene.spot(Part.TITLE))


def _title(scene: PlayScene, start: Rect, end: Rect) -> None:
    token = Rect(start.center, (end.w, end.h))
    token.center = start.center
    carry(scene, "cards/title-small.webp", token, end, SCENE)
    ring(scene, end, PALE_GOLD, delay=0.7)


def title_raised(scene: PlayScene, s: State, e: last_viking.TitleRaised) -> None:
    ring(scene, scene.spot(Part.TITLE, e.seat), PALE_GOLD)


# Pairs


def shield_given(scene: PlayScene, s: State, e: pairs.ShieldGiven) -> None:
    tear(scene, e.owner, scene.spot(Part.WALL, e.owner), scene.spot(Part.TAKEN, e.seat))


CUES: Final[dict[type, Cue]] = {
    loki.LokiRevealed: Cue(SCENE, "loki", loki_revealed),
    loki.LokiRowTaken: Cue(LONG, "loki", row_taken),
    ev.CardStolen: Cue(LONG, "stolen", stolen),
    loki.ShieldReturned: Cue(SCENE, "shield", shield_returned),
    loki.CardBuried: Cue(BEAT, "card", buried),
    thor.ThorPlayed: Cue(SCENE, "thor", thor_played),
    thor.ThorSettled: Cue(LONG, "card", thor_settled),
    valkyries.RoadTaken: Cue(LONG, "road", road_taken),
    valkyries.MissionFulfilled: Cue(SCENE, "mission", mission),
    dwarves.WarriorBlocked: Cue(LONG, "block", blocked),
    dwarves.WarriorHeld: Cue(LONG, "hold", held),
    dwarves.TacticDropped: Cue(LONG, "disarm", dropped),
    dwarves.SpiteLaid: Cue(BEAT, "spite", spite),
    dwarves.WarriorCalled: Cue(LONG, "called", called),
    tyr.WrathSetAside: Cue(BEAT, "cards", wrath_aside),
    tyr.WrathDealt: Cue(SHORT, "card", wrath_dealt),
    tyr.WrathLaid: Cue(LONG, "wrath", wrath_laid),
    tyr.WrathShed: Cue(BEAT, "card", wrath_shed),
    tyr.WrathReturned: Cue(BEAT, "card", wrath_returned),
    last_viking.TitleTaken: Cue(SCENE, "title", title_taken),
    last_viking.TitleReturned: Cue(SCENE, "title", title_returned),
    last_viking.TitleRaised: Cue(LONG, "title", title_raised),
    pairs.ShieldGiven: Cue(SCENE, "shield", shield_given),
}
