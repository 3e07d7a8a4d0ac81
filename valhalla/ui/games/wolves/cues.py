"""How each event of Wolves of Odin looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from pygame import Rect

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLACK, BLUE, RED, Blow, Kind
from valhalla.ui.games.valhalla.cues import BEAT, LONG, SCENE, SHORT
from valhalla.ui.games.wolves import effects as own
from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.director import Board, Cue
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
SIGNS: Final[dict[int, str]] = {
    Blow.SHOOT: "bow", Blow.STAB: "sword", Blow.RAID: "taken", Blow.TURN_COAT: "swap",
    Blow.LOKI_KILLS: "loki", Blow.TYR_STRIKES: "tyr", Blow.SICKEN: "skull",
}  # fmt: skip
PLAYED: Final[dict[int, str]] = {Kind.PLAGUE: "plague", Kind.SHIELD_WALL: "shield-wall"}


def heard(board: Board, sound: str) -> None:
    """Which sound it is depends on the event."""
    cast("PlayScene", board).app.sound.cue(sound)


def place_of(board: Board, card: int, seat: int) -> Rect:
    """Where a card is now; else where its seat is."""
    pose = board.stage.pose(("card", card))
    return pose.rect if pose is not None else board.spot("total", seat)


def _to_discard(board: Board, cards: Iterable[int]) -> None:
    for card in cards:
        board.stage.goes_to(("card", card), board.spot("discard"))


def _emblem(board: Board, icon: str, rect: Rect, colour: Colour, seconds: float = LONG) -> None:
    board.stage.effect(effects.emblem(icon, rect, colour, still=board.stage.reduced), seconds)


def _ring(board: Board, rect: Rect, colour: Colour = PALE_GOLD, delay: float = 0.0) -> None:
    board.stage.effect(effects.ring(rect, colour, still=board.stage.reduced), BEAT, delay)


# Rounds and turns


def hall_filled(board: Board, s: State, e: ev.HallFilled) -> None:
    board.stage.comes_from(("card", e.card), board.spot("deity-deck"))
    if e.card == s.table.dooms[0]:
        _doom(board, called.card(s.table, e.card))


def _doom(board: Board, title: str) -> None:
    heard(board, "wolves-ragnarok")
    board.stage.effect(own.nightfall(title), DOOM)


def round_began(board: Board, s: State, e: ev.RoundBegan) -> None:
    for card in e.prizes:
        board.stage.comes_from(("card", card), board.spot("victory-deck"))
    if s.table.dooms[1] in e.prizes:
        _doom(board, called.card(s.table, s.table.dooms[1]))


def turn_began(board: Board, s: State, e: ev.TurnBegan) -> None:
    _ring(board, board.spot("total", e.seat))


def passed(board: Board, s: State, e: ev.Passed) -> None:
    rect = board.spot("passed", e.seat)
    board.stage.effect(own.planted("wolves/mark-passed.webp", rect, still=board.stage.reduced), LONG)


def returned(board: Board, s: State, e: ev.SeatReturned) -> None:
    _to_discard(board, e.cards)
    board.stage.goes_to(("card", e.deity), board.spot("deity-deck"))
    _emblem(board, "redo", board.spot("passed", e.seat), LIGHTS[BLUE])


# People


def drawn(board: Board, s: State, e: ev.CardsDrawn) -> None:
    held = len(s.hands[e.seat])
    for i, card in enumerate(e.cards):
        key: Key = ("card", card) if card >= 0 else ("back", e.seat, held + i)
        board.stage.comes_from(key, board.spot("deck"))
    if any(card < 0 for card in e.cards):
        start, end = board.spot("deck"), board.spot("hand", e.seat)
        back = "wolves/back-people-small.webp"
        board.stage.effect(effects.carried(back, start, end, still=board.stage.reduced), BEAT)


def shed(board: Board, s: State, e: ev.CardShed) -> None:
    _thrown(board, e.seat, (e.card,))


def _thrown(board: Board, seat: int, cards: Iterable[int]) -> None:
    """Hand cards to the discard pile; what was hidden is shown on its way."""
    for i, card in enumerate(cards):
        if board.stage.pose(("card", card)) is None:
            _flown(board, card, board.spot("hand", seat), board.spot("discard"), i * 0.08)
        else:
            board.stage.goes_to(("card", card), board.spot("discard"))


def _flown(board: Board, card: int, start: Rect, end: Rect, delay: float = 0.0) -> None:
    """A card that lies nowhere on the table goes from a place to another before everybody's eyes."""
    scene = cast("PlayScene", board)
    board.stage.effect(own.flown(scene, card, start, end, still=board.stage.reduced), LONG, delay)


def hand_discarded(board: Board, s: State, e: ev.HandDiscarded) -> None:
    _thrown(board, e.seat, e.cards)


def laid(board: Board, s: State, e: ev.UnitLaid) -> None:
    board.stage.comes_from(("card", e.card), board.spot("hand", e.seat))


def sacrificed(board: Board, s: State, e: ev.UnitsSacrificed) -> None:
    """Each burns where it stood, and goes to the bowl."""
    for i, card in enumerate(e.cards):
        rect = place_of(board, card, e.seat)
        board.stage.goes_to(("card", card), board.spot("offerings", e.seat))
        board.stage.effect(effects.rising(rect, still=board.stage.reduced), LONG, i * 0.1)
    _emblem(board, "sacrifice", board.spot("offerings", e.seat), BLOOD)


def played(board: Board, s: State, e: ev.ManoeuvrePlayed) -> None:
    board.stage.comes_from(("card", e.card), board.spot("hand", e.seat))
    heard(board, PLAYED.get(s.table.kind[e.card], "march"))
    if e.row >= 0:
        _emblem(board, "shield", board.spot("units", e.row), FROST, SCENE)
    if e.strength >= 0:
        named = own.figure(str(e.strength), board.spot("hall"), WITHERED, still=board.stage.reduced)
        board.stage.effect(named, SCENE)


def spent(board: Board, s: State, e: ev.ManoeuvreSpent) -> None:
    _to_discard(board, (e.card,))


def claimed(board: Board, s: State, e: ev.ManoeuvreClaimed) -> None:
    board.stage.goes_to(("card", e.card), board.spot("hand", e.seat))
    _emblem(board, "hand", board.spot("hand", e.seat), LIGHTS[BLUE])


def withdrawn(board: Board, s: State, e: ev.UnitsWithdrawn) -> None:
    for card in e.cards:
        board.stage.goes_to(("card", card), board.spot("hand", e.seat))


# Effects on rows


def aimed(board: Board, s: State, e: ev.Aimed) -> None:
    """The sign of the effect flies from whose it is to what it will strike."""
    heard(board, BLOWS[e.blow])
    start = board.spot("total", e.actor)
    for row, card in e.targets:
        end = place_of(board, card, row)
        board.stage.effect(own.shot(SIGNS[e.blow], start, end, EMBER, still=board.stage.reduced), LONG)


def spared(board: Board, s: State, e: ev.Spared) -> None:
    _ring(board, board.spot("total", e.seat), IRON)


def declined(board: Board, s: State, e: ev.WardDeclined) -> None:
    _ring(board, board.spot("total", e.seat), IRON)


def huscarl(board: Board, s: State, e: ev.HuscarlSpent) -> None:
    _emblem(board, "shield", place_of(board, e.card, e.seat), FROST)
    _to_discard(board, (e.card,))


def destroyed(board: Board, s: State, e: ev.UnitsDestroyed) -> None:
    for row, card in e.targets:
        rect = place_of(board, card, row)
        board.stage.effect(effects.clash(rect.inflate(rect.w, 0), still=board.stage.reduced), LONG)
        _emblem(board, "destroyed", rect, EMBER)
        board.stage.goes_to(("card", card), board.spot("discard"))


def discarded(board: Board, s: State, e: ev.UnitsDiscarded) -> None:
    """They wither where they stand."""
    for row, card in e.targets:
        _emblem(board, "discarded", place_of(board, card, row), WITHERED)
        board.stage.goes_to(("card", card), board.spot("discard"))


def taken(board: Board, s: State, e: ev.UnitTaken) -> None:
    _emblem(board, "taken", place_of(board, e.card, e.row), PALE_GOLD)
    board.stage.goes_to(("card", e.card), board.spot("hand", e.seat))


def lured(board: Board, s: State, e: ev.UnitLured) -> None:
    _emblem(board, "swap", place_of(board, e.card, e.row), PALE_GOLD)


def unit_placed(board: Board, s: State, e: ev.UnitPlaced) -> None:
    _ring(board, board.spot("units", e.seat), PALE_GOLD)


def unfit(board: Board, s: State, e: ev.UnitUnfit) -> None:
    _emblem(board, "cross", place_of(board, e.card, e.seat), IRON)
    _to_discard(board, (e.card,))


# Deities


def paid(board: Board, s: State, e: ev.SacrificesPaid) -> None:
    start, end = board.spot("offerings", e.seat), board.spot("discard")
    for i, _card in enumerate(e.cards):
        flying = effects.carried("wolves/sacrifice.webp", start, end, still=board.stage.reduced)
        board.stage.effect(flying, LONG, i * 0.12)


def snatched(board: Board, s: State, e: ev.SacrificeSnatched) -> None:
    _to_hand(board, e.seat, e.card)
    _emblem(board, "taken", board.spot("total", e.seat), LIGHTS[RED])


def summoned(board: Board, s: State, e: ev.DeitySummoned) -> None:
    colour = s.table.colour[e.card]
    heard(board, SUMMONS[colour])
    if e.card not in s.hall:
        board.stage.comes_from(("card", e.card), board.spot("deity-deck"))
    shown = own.ascent(lambda: place_of(board, e.card, e.seat), LIGHTS[colour], still=board.stage.reduced)
    board.stage.effect(shown, SUMMONED)


def invoked(board: Board, s: State, e: ev.DeityInvoked) -> None:
    rect = place_of(board, e.card, e.seat)
    _emblem(board, "deity-use", rect, LIGHTS[s.table.colour[e.card]])


def _fallen(board: Board, cards: Iterable[int], seat: int) -> None:
    for card in cards:
        _emblem(board, "discarded", place_of(board, card, seat), IRON)
        board.stage.goes_to(("card", card), board.spot("deity-deck"))


def deities_discarded(board: Board, s: State, e: ev.DeitiesDiscarded) -> None:
    _fallen(board, e.cards, e.seat)


def colour_dropped(board: Board, s: State, e: ev.ColourDropped) -> None:
    _fallen(board, e.cards, e.seat)


def deity_taken(board: Board, s: State, e: ev.DeityTaken) -> None:
    _emblem(board, "taken", place_of(board, e.card, e.seat), LIGHTS[RED])


def restored(board: Board, s: State, e: ev.DeityRestored) -> None:
    board.stage.comes_from(("card", e.card), board.spot("deity-deck"))


def revealed(board: Board, s: State, e: ev.CardRevealed) -> None:
    board.stage.comes_from(("card", e.card), board.spot("deck"))
    if not e.joins:
        _flown(board, e.card, board.spot("deck"), board.spot("discard"))


def recalled(board: Board, s: State, e: ev.CardRecalled) -> None:
    _to_hand(board, e.seat, e.card)


def _to_hand(board: Board, seat: int, card: int) -> None:
    """From the discard pile to a hand."""
    board.stage.comes_from(("card", card), board.spot("discard"))
    if seat != cast("PlayScene", board).near:
        _flown(board, card, board.spot("discard"), board.spot("hand", seat))


# The end of a round


def seized(board: Board, s: State, e: ev.RoundSeized) -> None:
    _emblem(board, "crown", board.spot("units", e.seat), LIGHTS[RED], SCENE)


def counted(board: Board, s: State, e: ev.RowsCounted) -> None:
    """From the weakest row to the strongest; the winner's number is of gold."""
    for i, seat in enumerate(reversed(e.ranking)):
        first = seat == e.ranking[0]
        text = str(e.strengths[seat]).replace("-", "−")
        colour = PALE_GOLD if first else BONE
        row = board.spot("units", seat)
        head = Rect(row.x, row.y, min(row.w, row.h * 2), row.h)  # units stand in the middle
        shown = own.figure(text, head, colour, still=board.stage.reduced)
        board.stage.effect(shown, LONG if not first else SCENE, i * 0.2)


def victory(board: Board, s: State, e: ev.VictoryTaken) -> None:
    _emblem(board, "glory", board.spot("total", e.seat), PALE_GOLD, SCENE)


def round_ended(board: Board, s: State, e: ev.RoundEnded) -> None:
    for row in s.rows:
        _to_discard(board, row)


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
    ev.WardDeclined: Cue(SHORT, "", declined),
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
    ev.DeitiesDiscarded: Cue(LONG, "deity-falls", deities_discarded),
    ev.DeityTaken: Cue(LONG, "raid", deity_taken),
    ev.DeityRestored: Cue(BEAT, "rune", restored),
    ev.ColourDropped: Cue(LONG, "deity-falls", colour_dropped),
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
