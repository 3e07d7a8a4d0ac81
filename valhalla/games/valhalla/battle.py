"""Strength in battle (V4.6) with its parts, the abilities that make it (V5.1-V5.3), the way to Valhalla."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.dice import Need
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import ALLY, NONE, UNLIMITED
from valhalla.kernel.chance import Chance

RIVAL_BONUS = 3
SMALL_BONUS = 2
LARGE_BONUS = 5


class Part(NamedTuple):
    """One line of a strength: a warrior, its ability, a card, or (card NONE) the jarl."""

    rule: str
    card: int
    strength: int


def need_at(s: State, side: Side, slot: int) -> Need | None:
    """What the warrior in *slot* needs to be activated now; None if it cannot be, or is."""
    card = s.card_at(side.seat, slot)
    if card < 0 or (side.armed | side.blocked) >> slot & 1:
        return None
    eased = side.eased >> slot & 1
    if s.under and (under := s.card_under(side.seat, slot)) != NONE:
        return _lightened(s, card, under, bool(eased))
    return s.table.eased[card] if eased else s.table.need[card]


def _lightened(s: State, card: int, under: int, eased: bool) -> Need | None:
    """The same with a card under the warrior."""
    need = s.table.need[card]
    assert need is not None
    for window in s.table.lightens:
        need = window(s, need, under)
    return need.eased() if eased else need


def ability_strength(s: State, seat: int, slot: int, opponent: int | None) -> int:
    """What the ability of the warrior in *slot* adds. Warriors counted need not be activated (V5)."""
    table = s.table
    card = s.card_at(seat, slot)
    word = table.ability[card]
    if table.mutes and muted(s, table.clan[card]):
        return 0
    if word == "rival":
        meets = opponent is not None and table.foe.holds(s, opponent, table.ability_clan[card])
        return RIVAL_BONUS if meets else 0
    if word not in ("kin", "banner"):
        return 0
    squad = s.squads[seat]
    if (partner := s.partner(seat)) != NONE:
        squad = squad + s.squads[partner]  # V14.1
    if word == "kin":
        clan = table.ability_clan[card]
        kin = sum(c >= 0 and c != card and table.clan[c] == clan for c in squad)
        return 0 if not kin else SMALL_BONUS if kin == 1 else LARGE_BONUS
    clans = len({table.clan[c] for c in (card, *squad) if c >= 0})  # a lent one stands in no squad of ours
    return 0 if clans < 3 else SMALL_BONUS if clans == 3 else LARGE_BONUS


def muted(s: State, clan: int) -> bool:
    """Whether the abilities of this clan add nothing now."""
    return any(window(s, clan) for window in s.table.mutes)


def attacks(s: State, seat: int) -> bool:
    """Whether this fighter is the attacker, as everybody is in Ragnarök (V6.4)."""
    return s.table.foe.attacks(s, seat)


def strength(s: State, side: Side) -> int:
    """V4.6, and 0 without an activated warrior (V4.15)."""
    if not side.armed:
        return 0
    seat = side.seat
    opponent = s.table.foe.opponent(s, seat)
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
    opponent = s.table.foe.opponent(s, seat)
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
    """What cards have added to the bonus: tactics, and what modules know of."""
    cries = dict(side.cries)
    lines = []
    for card in side.played:
        word = s.table.word[card]
        assert word is not None
        lines.append(Part(word.rule, card, cries.get(card, word.effect.strength)))
    for module in s.table.modules:
        lines += [Part(*line) for line in module.gained(s, side)]
    return lines


# To Valhalla


def sendable(s: State, side: Side) -> list[int]:
    """The activated warriors who may go: not those held back (V11.3), others' only where Valhalla is shared,
    and only those for whom there is room."""
    slots = [
        slot
        for slot, _ in side.placed
        if not side.held >> slot & 1 and (slot < ALLY or s.table.shares) and s.card_at(side.seat, slot) >= 0
    ]
    if not s.table.room:
        return slots
    left = room(s, side.seat)
    return [slot for slot in slots if s.table.valour[s.card_at(side.seat, slot)] <= left]


def room(s: State, seat: int) -> int:
    """How many points still find room in a seat's Valhalla."""
    left: int = UNLIMITED
    for window in s.table.room:
        left = min(left, window(s, seat))
    return left


def send(s: State, seat: int, slots: list[int], rule: str, out: list[ev.Event]) -> None:
    """Warriors go to Valhalla, each to its owner's; `risen` says which to whoever cares."""
    rose = []
    theirs = [s.owner(seat, slot) for slot in slots if slot >= ALLY]
    if theirs:
        owner, rule_of_theirs = theirs[0][0], "V14.4" if s.table.alliance else "V18.5"
        rose.append(_rise(s, owner, [slot for _, slot in theirs], rule_of_theirs, out))
    rose.append(_rise(s, seat, [slot for slot in slots if slot < ALLY], rule, out))
    for e in rose:
        for window in s.table.risen:
            window(s, e.seat, e.cards, e.rule, out)


def _rise(s: State, seat: int, slots: list[int], rule: str, out: list[ev.Event]) -> ev.WarriorsRose:
    slots = sorted(slots)
    shed(s, seat, slots, out)
    cards = tuple([s.squads[seat][slot] for slot in slots])
    rose = ev.WarriorsRose(seat, tuple(slots), cards, rule)
    emit(s, out, rose)
    return rose


def shed(s: State, seat: int, slots: Sequence[int], out: list[ev.Event]) -> None:
    """Warriors are about to leave the squad."""
    for window in s.table.leaving:
        window(s, seat, slots, out)


def give_back(s: State, seat: int, slot: int, out: list[ev.Event]) -> None:
    """A warrior is about to return to the hand."""
    for window in s.table.returning:
        window(s, seat, slot, out)


# Cards


def next_cards(s: State, count: int, chance: Chance) -> ev.Cards:
    """The next cards of the deck, without taking them: those laid on top first, then any of the pool."""
    if not s.top:
        return tuple(chance.sample(s.deck, count))
    on_top = s.top[: -count - 1 : -1]
    return (*on_top, *chance.sample(s.deck, count - len(on_top)))


def theft(s: State, seat: int, owner: int, rule: str, chance: Chance) -> ev.CardStolen:
    """A random card of *owner*'s hand goes to *seat*'s."""
    card = chance.pick(s.hands[owner])
    return ev.CardStolen(seat, owner, card, s.table.players == 2, rule)


def unasked(s: State) -> State:
    """The fight as it stands if whatever is asked in its midst is passed."""
    if s.step not in s.table.amid:
        return s
    s = s.clone()
    while s.step in s.table.amid:
        s.agenda.pop()
    return s
