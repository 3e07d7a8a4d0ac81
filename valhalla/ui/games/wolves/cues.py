"""How each event of Wolves of Odin looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLACK, BLUE, RED, Blow, Kind
from valhalla.ui.games.wolves import effects as own
from valhalla.ui.games.wolves.effects import SIGNS
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import BEAT, LONG, SCENE, SHORT, Cue, Where, all_of, at, comes, goes, rings, signs
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.theme import BLOOD, BONE, EMBER, FROST, IRON, PALE_GOLD, Colour
from valhalla.words.wolves import names as called

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


def its_place(seat: str) -> Where:
    """The same for the card of an event, whose seat is told by this field."""
    return lambda scene, e: place_of(scene, e.card, getattr(e, seat))


TOTAL, HAND = at(Part.TOTAL), at(Area.HAND)
DISCARD, DEITY_DECK = at(Area.DISCARD, ""), at(Part.DEITY_DECK, "")


# Rounds and turns


def hall_filled(scene: PlayScene, s: State, e: ev.HallFilled) -> None:
    cues.come(scene, (e.card,), scene.spot(Part.DEITY_DECK))
    if e.card == s.table.dooms[0]:
        _doom(scene, called.card(s.table, e.card))


def _doom(scene: PlayScene, title: str) -> None:
    heard(scene, "wolves-ragnarok")
    scene.stage.effect(own.nightfall(title), DOOM)


def round_began(scene: PlayScene, s: State, e: ev.RoundBegan) -> None:
    cues.come(scene, e.prizes, scene.spot(Part.VICTORY_DECK))
    if s.table.dooms[1] in e.prizes:
        _doom(scene, called.card(s.table, s.table.dooms[1]))


def passed(scene: PlayScene, s: State, e: ev.Passed) -> None:
    rect = scene.spot(Part.PASSED, e.seat)
    scene.stage.effect(own.planted("wolves/mark-passed.webp", rect, still=scene.stage.reduced), LONG)


# People


def drawn(scene: PlayScene, s: State, e: ev.CardsDrawn) -> None:
    held = len(s.hands[e.seat])
    for i, card in enumerate(e.cards):
        scene.stage.comes_from(cues.card_key(card, e.seat, held + i), scene.spot(Area.DECK))
    if any(card < 0 for card in e.cards):
        cues.carry(
            scene, "wolves/back-people-small.webp", scene.spot(Area.DECK), scene.spot(Area.HAND, e.seat), BEAT
        )


def thrown(scene: PlayScene, s: State, e: ev.CardShed | ev.HandDiscarded) -> None:
    """Hand cards to the discard pile; what was hidden is shown on its way."""
    for i, card in enumerate((e.card,) if isinstance(e, ev.CardShed) else e.cards):
        if cues.place_of(scene, card) is None:
            _flown(scene, card, scene.spot(Area.HAND, e.seat), scene.spot(Area.DISCARD), i * 0.08)
        else:
            cues.go(scene, (card,), scene.spot(Area.DISCARD))


def _flown(scene: PlayScene, card: int, start: Rect, end: Rect, delay: float = 0.0) -> None:
    """A card that lies nowhere on the table goes from a place to another before everybody's eyes."""
    scene.stage.effect(own.flown(scene, card, start, end, still=scene.stage.reduced), LONG, delay)


def sacrificed(scene: PlayScene, s: State, e: ev.UnitsSacrificed) -> None:
    """Each burns where it stood, and goes to the bowl."""
    for i, card in enumerate(e.cards):
        rect = place_of(scene, card, e.seat)
        cues.go(scene, (card,), scene.spot(Part.OFFERINGS, e.seat))
        cues.rising(scene, rect, i * 0.1)
    cues.emblem(scene, "sacrifice", scene.spot(Part.OFFERINGS, e.seat), BLOOD)


def played(scene: PlayScene, s: State, e: ev.ManoeuvrePlayed) -> None:
    cues.come(scene, (e.card,), scene.spot(Area.HAND, e.seat))
    heard(scene, PLAYED.get(s.table.kind[e.card], "march"))
    if e.row >= 0:
        cues.emblem(scene, "shield", scene.spot(Part.UNITS, e.row), FROST, SCENE)
    if e.strength >= 0:
        named = own.figure(str(e.strength), scene.spot(Part.HALL), WITHERED, still=scene.stage.reduced)
        scene.stage.effect(named, SCENE)


# Effects on rows


def aimed(scene: PlayScene, s: State, e: ev.Aimed) -> None:
    """The sign of the effect flies from whose it is to what it will strike."""
    heard(scene, BLOWS[e.blow])
    start = scene.spot(Part.TOTAL, e.actor)
    for row, card in e.targets:
        end = place_of(scene, card, row)
        scene.stage.effect(own.shot(SIGNS[e.blow], start, end, EMBER, still=scene.stage.reduced), LONG)


def destroyed(scene: PlayScene, s: State, e: ev.UnitsDestroyed) -> None:
    for row, card in e.targets:
        rect = place_of(scene, card, row)
        cues.clash(scene, rect.inflate(rect.w, 0))
        cues.emblem(scene, "destroyed", rect, EMBER)
        cues.go(scene, (card,), scene.spot(Area.DISCARD))


def discarded(scene: PlayScene, s: State, e: ev.UnitsDiscarded) -> None:
    """They wither where they stand."""
    for row, card in e.targets:
        cues.emblem(scene, "discarded", place_of(scene, card, row), WITHERED)
        cues.go(scene, (card,), scene.spot(Area.DISCARD))


# Deities


def paid(scene: PlayScene, s: State, e: ev.SacrificesPaid) -> None:
    for i, _card in enumerate(e.cards):
        start, end = scene.spot(Part.OFFERINGS, e.seat), scene.spot(Area.DISCARD)
        cues.carry(scene, "wolves/sacrifice.webp", start, end, delay=i * 0.12)


def summoned(scene: PlayScene, s: State, e: ev.DeitySummoned) -> None:
    colour = s.table.colour[e.card]
    heard(scene, SUMMONS[colour])
    if e.card not in s.hall:
        cues.come(scene, (e.card,), scene.spot(Part.DEITY_DECK))
    shown = own.ascent(lambda: place_of(scene, e.card, e.seat), LIGHTS[colour], still=scene.stage.reduced)
    scene.stage.effect(shown, SUMMONED)


def invoked(scene: PlayScene, s: State, e: ev.DeityInvoked) -> None:
    rect = place_of(scene, e.card, e.seat)
    cues.emblem(scene, "deity-use", rect, LIGHTS[s.table.colour[e.card]])


def fallen(scene: PlayScene, s: State, e: ev.DeitiesDiscarded | ev.ColourDropped) -> None:
    for card in e.cards:
        cues.emblem(scene, "discarded", place_of(scene, card, e.seat), IRON)
        cues.go(scene, (card,), scene.spot(Part.DEITY_DECK))


def revealed(scene: PlayScene, s: State, e: ev.CardRevealed) -> None:
    cues.come(scene, (e.card,), scene.spot(Area.DECK))
    if not e.joins:
        _flown(scene, e.card, scene.spot(Area.DECK), scene.spot(Area.DISCARD))


def to_hand(scene: PlayScene, s: State, e: ev.CardRecalled | ev.SacrificeSnatched) -> None:
    """From the discard pile to a hand."""
    cues.come(scene, (e.card,), scene.spot(Area.DISCARD))
    if e.seat != scene.near:
        _flown(scene, e.card, scene.spot(Area.DISCARD), scene.spot(Area.HAND, e.seat))


# The end of a round


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


def round_ended(scene: PlayScene, s: State, e: ev.RoundEnded) -> None:
    for row in s.rows:
        cues.go(scene, row, scene.spot(Area.DISCARD))


RETURNED: Final = all_of(
    goes("cards", DISCARD), goes("deity", DEITY_DECK), signs("redo", at(Part.PASSED), LIGHTS[BLUE])
)
SPENT: Final = all_of(signs("shield", its_place("seat"), FROST), goes("card", DISCARD))
TAKEN: Final = all_of(signs("taken", its_place("row"), PALE_GOLD), goes("card", HAND))
UNFIT: Final = all_of(signs("cross", its_place("seat"), IRON), goes("card", DISCARD))
CUES: Final[dict[type, Cue]] = {
    ev.FirstPlayerChosen: Cue(LONG, "horn"),
    ev.HallFilled: Cue(BEAT, "card", hall_filled),
    ev.RoundBegan: Cue(LONG, "howl", round_began),
    ev.TurnBegan: Cue(SHORT, "turn", rings(TOTAL)),
    ev.TurnEnded: Cue(SHORT, "knock"),
    ev.Passed: Cue(LONG, "wolf-pass", passed),
    ev.SeatReturned: Cue(LONG, "horn", RETURNED),
    ev.DeckRenewed: Cue(BEAT, "cards"),
    ev.CardsDrawn: Cue(BEAT, "cards", drawn),
    ev.CardShed: Cue(BEAT, "card", thrown),
    ev.HandDiscarded: Cue(BEAT, "cards", thrown),
    ev.UnitLaid: Cue(0.6, "unit-lay", comes("card", HAND)),
    ev.UnitsSacrificed: Cue(LONG, "sacrifice", sacrificed),
    ev.ManoeuvrePlayed: Cue(LONG, "", played),
    ev.ManoeuvreSpent: Cue(SHORT, "card", goes("card", DISCARD)),
    ev.ManoeuvreClaimed: Cue(BEAT, "card", all_of(goes("card", HAND), signs("hand", HAND, LIGHTS[BLUE]))),
    ev.UnitsWithdrawn: Cue(LONG, "unit-leaves", goes("cards", HAND)),
    ev.Aimed: Cue(LONG, "", aimed),
    ev.Spared: Cue(SHORT, "knock", rings(TOTAL, IRON)),
    ev.WardDeclined: Cue(SHORT, "", rings(TOTAL, IRON)),
    ev.HuscarlSpent: Cue(LONG, "huscarl", SPENT),
    ev.UnitsDestroyed: Cue(LONG, "unit-leaves", destroyed),
    ev.UnitsDiscarded: Cue(LONG, "unit-leaves", discarded),
    ev.UnitTaken: Cue(BEAT, "unit-leaves", TAKEN),
    ev.UnitLured: Cue(BEAT, "unit-leaves", signs("swap", its_place("row"), PALE_GOLD)),
    ev.UnitPlaced: Cue(BEAT, "unit-lay", rings(at(Part.UNITS))),
    ev.UnitUnfit: Cue(BEAT, "card", UNFIT),
    ev.SacrificesPaid: Cue(BEAT, "sacrifice", paid),
    ev.SacrificeSnatched: Cue(BEAT, "card", all_of(to_hand, signs("taken", TOTAL, LIGHTS[RED]))),
    ev.DeitySummoned: Cue(SUMMONED, "", summoned),
    ev.DeityInvoked: Cue(BEAT, "rune", invoked),
    ev.DeitiesDiscarded: Cue(LONG, "deity-falls", fallen),
    ev.DeityTaken: Cue(LONG, "raid", signs("taken", its_place("seat"), LIGHTS[RED])),
    ev.DeityRestored: Cue(BEAT, "rune", comes("card", DEITY_DECK)),
    ev.ColourDropped: Cue(LONG, "deity-falls", fallen),
    ev.CardRevealed: Cue(LONG, "horn", revealed),
    ev.CardRecalled: Cue(BEAT, "card", to_hand),
    ev.RoundClosed: Cue(LONG, "howl"),
    ev.RoundSeized: Cue(SCENE, "roar-jormungandr", signs("crown", at(Part.UNITS), LIGHTS[RED], SCENE)),
    ev.MomentDeclined: Cue(SHORT, "knock"),
    ev.RowsCounted: Cue(COUNTED, "round-end", counted),
    ev.VictoryTaken: Cue(SCENE, "victory-taken", signs("glory", TOTAL, PALE_GOLD, SCENE)),
    ev.RoundEnded: Cue(LONG, "cards", round_ended),
    ev.GameEnded: Cue(LONG, "crowd"),
}
