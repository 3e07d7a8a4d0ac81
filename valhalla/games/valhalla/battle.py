"""Strength in battle (V4.6) with its parts, the abilities that make it (V5.1-V5.3), the way to Valhalla."""

from __future__ import annotations

from typing import NamedTuple

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.dice import Need
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE

RIVAL_BONUS = 3
SMALL_BONUS = 2
LARGE_BONUS = 5


class Part(NamedTuple):
    """One line of a strength: a warrior, its ability, a tactic, or (card NONE) the jarl."""

    rule: str
    card: int
    strength: int


def need_at(s: State, side: Side, slot: int) -> Need | None:
    """What the warrior in *slot* needs to be activated now; None if it cannot be, or is."""
    card = s.squads[side.seat][slot]
    if card < 0 or side.armed >> slot & 1:
        return None
    return s.table.eased[card] if side.eased >> slot & 1 else s.table.need[card]


def ability_strength(s: State, seat: int, slot: int, opponent: int | None) -> int:
    """What the ability of the warrior in *slot* adds. Warriors counted need not be activated (V5)."""
    table = s.table
    squad = s.squads[seat]
    card = squad[slot]
    word = table.ability[card]
    if word == "rival":
        clan = table.ability_clan[card]
        meets = opponent is not None and any(c >= 0 and table.clan[c] == clan for c in s.squads[opponent])
        return RIVAL_BONUS if meets else 0
    if word == "kin":
        clan = table.ability_clan[card]
        kin = sum(c >= 0 and c != card and table.clan[c] == clan for c in squad)
        return 0 if not kin else SMALL_BONUS if kin == 1 else LARGE_BONUS
    if word == "banner":
        clans = len({table.clan[c] for c in squad if c >= 0})
        return 0 if clans < 3 else SMALL_BONUS if clans == 3 else LARGE_BONUS
    return 0


def strength(s: State, side: Side) -> int:
    """V4.6, and 0 without an activated warrior (V4.15)."""
    if not side.armed:
        return 0
    seat = side.seat
    squad = s.squads[seat]
    opponent = _opponent(s, seat)
    total = side.bonus
    for slot, _ in side.placed:
        total += s.table.strength[squad[slot]]
        if s.table.ability[squad[slot]]:
            total += ability_strength(s, seat, slot, opponent)
    for more in s.table.more_strength:
        total += more(s, seat)
    return total


def parts(s: State, side: Side) -> list[Part]:
    """The same strength, line by line, for people."""
    seat = side.seat
    opponent = _opponent(s, seat)
    rules = {"rival": "V5.1", "kin": "V5.2", "banner": "V5.3"}
    lines = []
    for slot, _ in side.placed:
        card = s.squads[seat][slot]
        lines.append(Part("V4.6", card, s.table.strength[card]))
        extra = ability_strength(s, seat, slot, opponent)
        if extra:
            lines.append(Part(rules[s.table.ability[card]], card, extra))
    if not side.armed:
        return []
    words = [(card, s.table.word[card]) for card in side.played]
    lines += [Part(word.rule, card, word.effect.strength) for card, word in words if word]
    tactics = sum(word.effect.strength for _, word in words if word)
    jarl = side.bonus - tactics + sum(more(s, seat) for more in s.table.more_strength)
    lines.append(Part("V16.2", NONE, jarl))
    return [line for line in lines if line.strength]


def _opponent(s: State, seat: int) -> int | None:
    assert s.battle is not None
    opponent = s.battle.opponent(seat)
    return opponent.seat if opponent else None


def send(s: State, seat: int, slots: list[int], rule: str, out: list[ev.Event]) -> None:
    """Warriors go to Valhalla; `risen` says which to whoever cares."""
    slots = sorted(slots)
    cards = tuple([s.squads[seat][slot] for slot in slots])
    emit(s, out, ev.WarriorsRose(seat, tuple(slots), cards, rule))
    for window in s.table.risen:
        window(s, seat, cards, rule, out)
