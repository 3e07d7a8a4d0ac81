"""Strength in battle (V4.6) with its parts, the abilities that make it (V5.1-V5.3), the way to Valhalla."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.dice import Need
from valhalla.games.valhalla.monsters.stack import muted, room, stack_of
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import ALLY, MONSTER, NONE, Step

RIVAL_BONUS = 3
SMALL_BONUS = 2
LARGE_BONUS = 5
SPITE_BONUS = 3
THOR_STRENGTH = {"strength2": 2, "strength3": 3}


class Part(NamedTuple):
    """One line of a strength: a warrior, its ability, a card, or (card NONE) the jarl."""

    rule: str
    card: int
    strength: int


def wrath_at(s: State, seat: int, slot: int) -> int:
    """The wrath card under the warrior in a fighter's slot, or NONE."""
    if not s.under:
        return NONE
    return s.under[seat][slot] if slot < ALLY else s.under[s.table.partners[seat]][slot - ALLY]


def need_at(s: State, side: Side, slot: int) -> Need | None:
    """What the warrior in *slot* needs to be activated now; None if it cannot be, or is."""
    card = s.card_at(side.seat, slot)
    if card < 0 or (side.armed | side.blocked) >> slot & 1:
        return None
    eased = bool(side.eased >> slot & 1)
    if (wrath := wrath_at(s, side.seat, slot)) != NONE:
        return s.table.lightened(card, wrath, eased)
    return s.table.eased[card] if eased else s.table.need[card]


def ability_strength(s: State, seat: int, slot: int, opponent: int | None) -> int:
    """What the ability of the warrior in *slot* adds. Warriors counted need not be activated (V5)."""
    table = s.table
    card = s.card_at(seat, slot)
    word = table.ability[card]
    if s.beast is not None and muted(s, table.clan[card]):
        return 0
    if word == "rival":
        return RIVAL_BONUS if opponent is not None and holds(s, opponent, table.ability_clan[card]) else 0
    if word not in ("kin", "banner"):
        return 0
    squad = s.squads[seat]
    if (partner := s.partner(seat)) != NONE:
        squad = squad + s.squads[partner]  # V14.1
    if word == "kin":
        clan = table.ability_clan[card]
        kin = sum(c >= 0 and c != card and table.clan[c] == clan for c in squad)
        return 0 if not kin else SMALL_BONUS if kin == 1 else LARGE_BONUS
    clans = len({table.clan[c] for c in squad if c >= 0})
    return 0 if clans < 3 else SMALL_BONUS if clans == 3 else LARGE_BONUS


def holds(s: State, seat: int, clan: int) -> bool:
    """Whether this clan stands in the squad of an opponent, or of the opponent's partner (V14.1).

    A monster's card names its clans (V15.5).
    """
    if seat == MONSTER:
        assert s.battle is not None
        return clan in stack_of(s).clans[s.battle.against]
    if any(c >= 0 and s.table.clan[c] == clan for c in s.squads[seat]):
        return True
    partner = s.partner(seat)
    return partner != NONE and any(c >= 0 and s.table.clan[c] == clan for c in s.squads[partner])


def strength(s: State, side: Side) -> int:
    """V4.6, and 0 without an activated warrior (V4.15)."""
    if not side.armed:
        return 0
    seat = side.seat
    opponent = _opponent(s, seat)
    total = side.bonus
    for slot, _ in side.placed:
        if side.road >> slot & 1:
            continue
        card = s.card_at(seat, slot)
        total += s.table.strength[card]
        if s.table.ability[card]:
            total += ability_strength(s, seat, slot, opponent)
    for more in s.table.more_strength:
        total += more(s, seat)
    return total


RULES = {"rival": "V5.1", "kin": "V5.2", "banner": "V5.3"}


def parts(s: State, side: Side) -> list[Part]:
    """The same strength, line by line, for people."""
    if not side.armed:
        return []
    seat = side.seat
    opponent = _opponent(s, seat)
    lines = []
    for slot, _ in side.placed:
        if side.road >> slot & 1:
            continue
        card = s.card_at(seat, slot)
        lines.append(Part("V4.6", card, s.table.strength[card]))
        if extra := ability_strength(s, seat, slot, opponent):
            lines.append(Part(RULES[s.table.ability[card]], card, extra))
    gained = _gained(s, side)
    own = side.bonus - sum(line.strength for line in gained)
    if own < 0 and side.played:  # a tactic lies open that has not added to the bonus yet
        late = next(line for line in gained if line.card == side.played[-1])
        gained.remove(late)
        own += late.strength
    lines += gained
    for module in s.table.mighty:
        lines += [Part(*line) for line in module.lines(s, seat)]
    jarl = own + sum(line.strength for line in lines if line.card == NONE)
    lines = [line for line in lines if line.card != NONE]
    return [line for line in (*lines, Part("V16.2", NONE, jarl)) if line.strength]


def _gained(s: State, side: Side) -> list[Part]:
    """What cards have added to the bonus: tactics, cards laid in spite, Thor's help."""
    cries = dict(side.cries)
    lines = []
    for card in side.played:
        word = s.table.word[card]
        assert word is not None
        lines.append(Part(word.rule, card, cries.get(card, word.effect.strength)))
    lines += [Part("V11.3", s.card_at(side.seat, slot), SPITE_BONUS) for slot, _ in side.spite]
    assert s.battle is not None
    for _, card, helped in s.battle.thor:
        thor = s.table.thor[card]
        if helped == side.seat and thor is not None:
            lines.append(Part("V9.2", card, THOR_STRENGTH.get(thor.bonus, 0)))
    return lines


def _opponent(s: State, seat: int) -> int | None:
    assert s.battle is not None
    if s.battle.beast:
        return MONSTER
    opponent = s.battle.opponent(seat)
    return opponent.seat if opponent else None


# To Valhalla


def sendable(s: State, side: Side) -> list[int]:
    """The activated warriors who may go: not those held back (V11.3), a partner's only in an alliance.

    Against a monster only those for whom there is room in Valhalla (V15.4).
    """
    slots = [
        slot
        for slot, _ in side.placed
        if not side.held >> slot & 1 and (slot < ALLY or s.table.alliance) and s.card_at(side.seat, slot) >= 0
    ]
    if s.beast is None:
        return slots
    left = room(s, side.seat)
    return [slot for slot in slots if s.table.valour[s.card_at(side.seat, slot)] <= left]


def send(s: State, seat: int, slots: list[int], rule: str, out: list[ev.Event]) -> None:
    """Warriors go to Valhalla, each to its owner's; `risen` says which to whoever cares."""
    theirs = [slot - ALLY for slot in slots if slot >= ALLY]
    if theirs:
        _rise(s, s.table.partners[seat], theirs, "V14.4", out)
    _rise(s, seat, [slot for slot in slots if slot < ALLY], rule, out)


def _rise(s: State, seat: int, slots: list[int], rule: str, out: list[ev.Event]) -> None:
    slots = sorted(slots)
    shed(s, seat, slots, out)
    cards = tuple([s.squads[seat][slot] for slot in slots])
    emit(s, out, ev.WarriorsRose(seat, tuple(slots), cards, rule))
    for window in s.table.risen:
        window(s, seat, cards, rule, out)


def shed(s: State, seat: int, slots: Sequence[int], out: list[ev.Event]) -> None:
    """V12.4: wrath cards under warriors who leave the squad are discarded."""
    if s.under:
        laid = [slot for slot in slots if s.under[seat][slot] >= 0]
        if laid:
            cards = tuple([s.under[seat][slot] for slot in laid])
            emit(s, out, ev.WrathShed(seat, tuple(laid), cards))


def give_back(s: State, seat: int, slot: int, out: list[ev.Event]) -> None:
    """V12.4: a warrior about to return to the hand takes its wrath card along."""
    if s.under and s.under[seat][slot] != NONE:
        emit(s, out, ev.WrathReturned(seat, slot, s.under[seat][slot]))


def join(s: State, seat: int, card: int, slot: int, out: list[ev.Event]) -> None:
    """A warrior from hand to a slot, by a card or an ability; whoever stands there makes room."""
    gone = s.squads[seat][slot]
    shed(s, seat, (slot,), out)
    emit(s, out, ev.WarriorJoined(seat, card, slot, (gone,) if gone >= 0 else ()))


# What is asked in the midst of a fight: of a dwarf who was armed, of the Road to Valhalla, of wrath.
IN_A_FIGHT = (Step.BLOCK, Step.DISARM, Step.SPITE, Step.ROAD, Step.LAY_WRATH)


def unasked(s: State) -> State:
    """The fight as it stands if whatever is asked in its midst is passed."""
    if s.step not in IN_A_FIGHT:
        return s
    s = s.clone()
    while s.step in IN_A_FIGHT:
        s.agenda.pop()
    return s
