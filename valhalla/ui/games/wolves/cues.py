"""How each event of Wolves of Odin looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLACK, BLUE, RED, Blow, Kind
from valhalla.ui.games.wolves import effects as own
from valhalla.ui.games.wolves.effects import SIGNS
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import (
    BEAT,
    LONG,
    SCENE,
    SHORT,
    Cue,
    card_key,
    carry,
    clash,
    come,
    emblem,
    go,
    rising,
)
from valhalla.ui.theme import BLOOD, BONE, EMBER, FROST, IRON, PALE_GOLD, Colour
from valhalla.words.wolves import names as called

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

SUMMONED: Final = 1.1  # seconds
COUNTED: Final = 1.9
DOOM: Final = 2.6
LIGHTS: Final[dict[int, Colour]] = {BLUE: (120, 170, 255), RED: (255, 96, 56), BLACK: (220, 210, 170)}
WITHERED: Final[Colour] = (150, 210, 110)
SUMMONS: Final = {BLUE: "summon-blue", RED: "summon-red", BLACK: "summon-tree"}
BLOWS: Final[dict[int, str]] = {
    Blow.SHOOT: "arrow", Blow.STAB: "knife", Blow.RAID: "raid", Blow.TURN_COAT: "betray",
    Blow.LOKI_KILLS: "loki", Blow.TYR_STRIKES: "thunder", Blow.SICKEN: "plague",
}  # fmt: skip
PLAYED: Final[dict[int, str]] = {Kind.PLAGUE: "plague", Kind.SHIELD_WALL: "shield-wall"}


def heard(scene: PlayScene, sound: str) -> None:
    """Which sound it is depends on the event."""
    scene.app.sound.cue(sound)


def place_of(scene: PlayScene, card: int, seat: int) -> Rect:
    """Where a card is now; else where its seat is."""
    return cues.place_of(scene, card) or scene.spot(Part.TOTAL, seat)


def _to_discard(scene: PlayScene, cards: Iterable[int]) -> None:
    go(scene, cards, scene.spot(Area.DISCARD))


def _ring(scene: PlayScene, rect: Rect, colour: Colour = PALE_GOLD) -> None:
    cues.ring(scene, rect, colour, BEAT)


# Rounds and turns


def hall_filled(scene: PlayScene, s: State, e: ev.HallFilled) -> None:
    come(scene, (e.card,), scene.spot(Part.DEITY_DECK))
    if e.card == s.table.dooms[0]:
        _doom(scene, called.card(s.table, e.card))


def _doom(scene: PlayScene, title: str) -> None:
    heard(scene, "wolves-ragnarok")
    scene.stage.effect(own.nightfall(title), DOOM)


def round_began(scene: PlayScene, s: State, e: ev.RoundBegan) -> None:
    come(scene, e.prizes, scene.spot(Part.VICTORY_DECK))
    if s.table.dooms[1] in e.prizes:
        _doom(scene, called.card(s.table, s.table.dooms[1]))


def turn_began(scene: PlayScene, s: State, e: ev.TurnBegan) -> None:
    _ring(scene, scene.spot(Part.TOTAL, e.seat))


def passed(scene: PlayScene, s: State, e: ev.Passed) -> None:
    rect = scene.spot(Part.PASSED, e.seat)
    scene.stage.effect(own.planted("wolves/mark-passed.webp", rect, still=scene.stage.reduced), LONG)


def returned(scene: PlayScene, s: State, e: ev.SeatReturned) -> None:
    _to_discard(scene, e.cards)
    go(scene, (e.deity,), scene.spot(Part.DEITY_DECK))
    emblem(scene, "redo", scene.spot(Part.PASSED, e.seat), LIGHTS[BLUE])


# People


def drawn(scene: PlayScene, s: State, e: ev.CardsDrawn) -> None:
    held = len(s.hands[e.seat])
    for i, card in enumerate(e.cards):
        scene.stage.comes_from(card_key(card, e.seat, held + i), scene.spot(Area.DECK))
    if any(card < 0 for card in e.cards):
        carry(
            scene, "wolves/back-people-small.webp", scene.spot(Area.DECK), scene.spot(Area.HAND, e.seat), BEAT
        )


def shed(scene: PlayScene, s: State, e: ev.CardShed) -> None:
    _thrown(scene, e.seat, (e.card,))


def _thrown(scene: PlayScene, seat: int, cards: Iterable[int]) -> None:
    """Hand cards to the discard pile; what was hidden is shown on its way."""
    for i, card in enumerate(cards):
        if cues.place_of(scene, card) is None:
            _flown(scene, card, scene.spot(Area.HAND, seat), scene.spot(Area.DISCARD), i * 0.08)
        else:
            _to_discard(scene, (card,))


def _flown(scene: PlayScene, card: int, start: Rect, end: Rect, delay: float = 0.0) -> None:
    """A card that lies nowhere on the table goes from a place to another before everybody's eyes."""
    scene.stage.effect(own.flown(scene, card, start, end, still=scene.stage.reduced), LONG, delay)


def hand_discarded(scene: PlayScene, s: State, e: ev.HandDiscarded) -> None:
    _thrown(scene, e.seat, e.cards)


def laid(scene: PlayScene, s: State, e: ev.UnitLaid) -> None:
    come(scene, (e.card,), scene.spot(Area.HAND, e.seat))


def sacrificed(scene: PlayScene, s: State, e: ev.UnitsSacrificed) -> None:
    """Each burns where it stood, and goes to the bowl."""
    for i, card in enumerate(e.cards):
        rect = place_of(scene, card, e.seat)
        go(scene, (card,), scene.spot(Part.OFFERINGS, e.seat))
        rising(scene, rect, i * 0.1)
    emblem(scene, "sacrifice", scene.spot(Part.OFFERINGS, e.seat), BLOOD)


def played(scene: PlayScene, s: State, e: ev.ManoeuvrePlayed) -> None:
    come(scene, (e.card,), scene.spot(Area.HAND, e.seat))
    heard(scene, PLAYED.get(s.table.kind[e.card], "march"))
    if e.row >= 0:
        emblem(scene, "shield", scene.spot(Part.UNITS, e.row), FROST, SCENE)
    if e.strength >= 0:
        named = own.figure(str(e.strength), scene.spot(Part.HALL), WITHERED, still=scene.stage.reduced)
        scene.stage.effect(named, SCENE)


def spent(scene: PlayScene, s: State, e: ev.ManoeuvreSpent) -> None:
    _to_discard(scene, (e.card,))


def claimed(scene: PlayScene, s: State, e: ev.ManoeuvreClaimed) -> None:
    go(scene, (e.card,), scene.spot(Area.HAND, e.seat))
    emblem(scene, "hand", scene.spot(Area.HAND, e.seat), LIGHTS[BLUE])


def withdrawn(scene: PlayScene, s: State, e: ev.UnitsWithdrawn) -> None:
    go(scene, e.cards, scene.spot(Area.HAND, e.seat))


# Effects on rows


def aimed(scene: PlayScene, s: State, e: ev.Aimed) -> None:
    """The sign of the effect flies from whose it is to what it will strike."""
    heard(scene, BLOWS[e.blow])
    start = scene.spot(Part.TOTAL, e.actor)
    for row, card in e.targets:
        end = place_of(scene, card, row)
        scene.stage.effect(own.shot(SIGNS[e.blow], start, end, EMBER, still=scene.stage.reduced), LONG)


def spared(scene: PlayScene, s: State, e: ev.Spared | ev.WardDeclined) -> None:
    _ring(scene, scene.spot(Part.TOTAL, e.seat), IRON)


def huscarl(scene: PlayScene, s: State, e: ev.HuscarlSpent) -> None:
    emblem(scene, "shield", place_of(scene, e.card, e.seat), FROST)
    _to_discard(scene, (e.card,))


def destroyed(scene: PlayScene, s: State, e: ev.UnitsDestroyed) -> None:
    for row, card in e.targets:
        rect = place_of(scene, card, row)
        clash(scene, rect.inflate(rect.w, 0))
        emblem(scene, "destroyed", rect, EMBER)
        go(scene, (card,), scene.spot(Area.DISCARD))


def discarded(scene: PlayScene, s: State, e: ev.UnitsDiscarded) -> None:
    """They wither where they stand."""
    for row, card in e.targets:
        emblem(scene, "discarded", place_of(scene, card, row), WITHERED)
        go(scene, (card,), scene.spot(Area.DISCARD))


def taken(scene: PlayScene, s: State, e: ev.UnitTaken) -> None:
    emblem(scene, "taken", place_of(scene, e.card, e.row), PALE_GOLD)
    go(scene, (e.card,), scene.spot(Area.HAND, e.seat))


def lured(scene: PlayScene, s: State, e: ev.UnitLured) -> None:
    emblem(scene, "swap", place_of(scene, e.card, e.row), PALE_GOLD)


def unit_placed(scene: PlayScene, s: State, e: ev.UnitPlaced) -> None:
    _ring(scene, scene.spot(Part.UNITS, e.seat), PALE_GOLD)


def unfit(scene: PlayScene, s: State, e: ev.UnitUnfit) -> None:
    emblem(scene, "cross", place_of(scene, e.card, e.seat), IRON)
    _to_discard(scene, (e.card,))


# Deities


def paid(scene: PlayScene, s: State, e: ev.SacrificesPaid) -> None:
    for i, _card in enumerate(e.cards):
        start, end = scene.spot(Part.OFFERINGS, e.seat), scene.spot(Area.DISCARD)
        carry(scene, "wolves/sacrifice.webp", start, end, delay=i * 0.12)


def snatched(scene: PlayScene, s: State, e: ev.SacrificeSnatched) -> None:
    _to_hand(scene, e.seat, e.card)
    emblem(scene, "taken", scene.spot(Part.TOTAL, e.seat), LIGHTS[RED])


def summoned(scene: PlayScene, s: State, e: ev.DeitySummoned) -> None:
    colour = s.table.colour[e.card]
    heard(scene, SUMMONS[colour])
    if e.card not in s.hall:
        come(scene, (e.card,), scene.spot(Part.DEITY_DECK))
    shown = own.ascent(lambda: place_of(scene, e.card, e.seat), LIGHTS[colour], still=scene.stage.reduced)
    scene.stage.effect(shown, SUMMONED)


def invoked(scene: PlayScene, s: State, e: ev.DeityInvoked) -> None:
    rect = place_of(scene, e.card, e.seat)
    emblem(scene, "deity-use", rect, LIGHTS[s.table.colour[e.card]])


def fallen(scene: PlayScene, s: State, e: ev.DeitiesDiscarded | ev.ColourDropped) -> None:
    for card in e.cards:
        emblem(scene, "discarded", place_of(scene, card, e.seat), IRON)
        go(scene, (card,), scene.spot(Part.DEITY_DECK))


def deity_taken(scene: PlayScene, s: State, e: ev.DeityTaken) -> None:
    emblem(scene, "taken", place_of(scene, e.card, e.seat), LIGHTS[RED])


def restored(scene: PlayScene, s: State, e: ev.DeityRestored) -> None:
    come(scene, (e.card,), scene.spot(Part.DEITY_DECK))


def revealed(scene: PlayScene, s: State, e: ev.CardRevealed) -> None:
    come(scene, (e.card,), scene.spot(Area.DECK))
    if not e.joins:
        _flown(scene, e.card, scene.spot(Area.DECK), scene.spot(Area.DISCARD))


def recalled(scene: PlayScene, s: State, e: ev.CardRecalled) -> None:
    _to_hand(scene, e.seat, e.card)


def _to_hand(scene: PlayScene, seat: int, card: int) -> None:
    """From the discard pile to a hand."""
    come(scene, (card,), scene.spot(Area.DISCARD))
    if seat != scene.near:
        _flown(scene, card, scene.spot(Area.DISCARD), scene.spot(Area.HAND, seat))


# The end of a round


def seized(scene: PlayScene, s: State, e: ev.RoundSeized) -> None:
    emblem(scene, "crown", scene.spot(Part.UNITS, e.seat), LIGHTS[RED], SCENE)


def counted(scene: PlayScene, s: State, e: ev.RowsCounted) -> None:
    """From the weakest row to the strongest; the winner's number is of gold."""
    for i, seat in enumerate(reversed(e.ranking)):
        first = seat == e.ranking[0]
        text = str(e.strengths[seat]).replace("-", "−")
        colour = PALE_GOLD if first else BONE
        row = scene.spot(Part.UNITS, seat)
        head = Rect(row.x, row.y, min(row.w, row.h * 2), row.h)  # units stand in the middle
        shown = own.figure(text, head, colour, still=scene.stage.reduced)
        scene.stage.effect(shown, LONG if not first else SCENE, i * 0.2)


def victory(scene: PlayScene, s: State, e: ev.VictoryTaken) -> None:
    emblem(scene, "glory", scene.spot(Part.TOTAL, e.seat), PALE_GOLD, SCENE)


def round_ended(scene: PlayScene, s: State, e: ev.RoundEnded) -> None:
    for row in s.rows:
        _to_discard(scene, row)


CUES: Final[dict[type, Cue]] = {
    ev.FirstPlayerChosen: Cue(LONG, "horn"),
    ev.HallFilled: Cue(BEAT, "card", hall_filled),
    ev.RoundBegan: Cue(LONG, "howl", round_began),
    ev.TurnBegan: Cue(SHORT, "turn", turn_began),
    ev.TurnEnded: Cue(SHORT, "knock"),
    ev.Passed: Cue(LONG, "wolf-pass", passed),
    ev.SeatReturned: Cue(LONG, "horn", returned),
    ev.DeckRenewed: Cue(BEAT, "cards"),
    ev.CardsDrawn: Cue(BEAT, "cards", drawn),
    ev.CardShed: Cue(BEAT, "card", shed),
    ev.HandDiscarded: Cue(BEAT, "cards", hand_discarded),
    ev.UnitLaid: Cue(0.6, "unit-lay", laid),
    ev.UnitsSacrificed: Cue(LONG, "sacrifice", sacrificed),
    ev.ManoeuvrePlayed: Cue(LONG, "", played),
    ev.ManoeuvreSpent: Cue(SHORT, "card", spent),
    ev.ManoeuvreClaimed: Cue(BEAT, "card", claimed),
    ev.UnitsWithdrawn: Cue(LONG, "unit-leaves", withdrawn),
    ev.Aimed: Cue(LONG, "", aimed),
    ev.Spared: Cue(SHORT, "knock", spared),
    ev.WardDeclined: Cue(SHORT, "", spared),
    ev.HuscarlSpent: Cue(LONG, "huscarl", huscarl),
    ev.UnitsDestroyed: Cue(LONG, "unit-leaves", destroyed),
    ev.UnitsDiscarded: Cue(LONG, "unit-leaves", discarded),
    ev.UnitTaken: Cue(BEAT, "unit-leaves", taken),
    ev.UnitLured: Cue(BEAT, "unit-leaves", lured),
    ev.UnitPlaced: Cue(BEAT, "unit-lay", unit_placed),
    ev.UnitUnfit: Cue(BEAT, "card", unfit),
    ev.SacrificesPaid: Cue(BEAT, "sacrifice", paid),
    ev.SacrificeSnatched: Cue(BEAT, "card", snatched),
    ev.DeitySummoned: Cue(SUMMONED, "", summoned),
    ev.DeityInvoked: Cue(BEAT, "rune", invoked),
    ev.DeitiesDiscarded: Cue(LONG, "deity-falls", fallen),
    ev.DeityTaken: Cue(LONG, "raid", deity_taken),
    ev.DeityRestored: Cue(BEAT, "rune", restored),
    ev.ColourDropped: Cue(LONG, "deity-falls", fallen),
    ev.CardRevealed: Cue(LONG, "horn", revealed),
    ev.CardRecalled: Cue(BEAT, "card", recalled),
    ev.RoundClosed: Cue(LONG, "howl"),
    ev.RoundSeized: Cue(SCENE, "roar-jormungandr", seized),
    ev.MomentDeclined: Cue(SHORT, "knock"),
    ev.RowsCounted: Cue(COUNTED, "round-end", counted),
    ev.VictoryTaken: Cue(SCENE, "victory-taken", victory),
    ev.RoundEnded: Cue(LONG, "cards", round_ended),
    ev.GameEnded: Cue(LONG, "crowd"),
}
