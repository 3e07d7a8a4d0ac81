"""What expansions add to the worth of a position: marks, wrath, titles, partners, new kinds of cards."""

from __future__ import annotations

from valhalla.games.valhalla.cards import Mission, Thor, Wrath
from valhalla.games.valhalla.expansions.last_viking import TITLE_POINTS, LastViking
from valhalla.games.valhalla.expansions.tyr import AGAINST, PLAIN
from valhalla.games.valhalla.expansions.valkyries import mark_bonus
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import ALLY, CLANS, NONE

ARMED = 0.6  # how often a warrior of a squad comes to be armed, about
LIGHTER = 1.2  # a symbol less, in strength
HOLDING = 0.6  # the chance to keep the title from turn to turn
HELD_AT_LAST = 0.35
ROUNDS_AHEAD = 4

# What abilities come to in a squad, in strength; and what marks come to, in valour.
ABILITIES = {"block": 1, "disarm": 1, "spite": 2}
MARKS = {"host": 1.0, "kindred": 0.8, "alone": 0.8}

# What cards are worth in hand beyond any card, in points: the learned weights know the base deck only.
WORDS = {"supply": 0.3, "road": 0.3, "call_to_arms": 0.2, "war_cry": 0.5, "blooded_cry": 0.3}
MISSION = 0.9
THOR = -0.2  # and 0.6 of its valour, if there is a battle that suits it
THOR_VALOUR = 0.6
WRATH = 0.1
TOO_LATE = 3.0  # turns left from which on it counts less and less


def beyond_any(table: Table, card: int) -> float:
    """What a card of an expansion is worth in hand beyond any card."""
    data, word = table.cards[card], table.word[card]
    if word is not None:
        return WORDS.get(word.effect.word, 0.0)
    if isinstance(data, Thor):
        return THOR + THOR_VALOUR * data.valour
    return MISSION if isinstance(data, Mission) else WRATH if isinstance(data, Wrath) else 0.0


def wrath_power(s: State, seat: int, against: int) -> float:
    """The strength that wrath cards under a squad will add, about; *against* is a mask of enemy clans."""
    total = 0.0
    for card in s.under[seat]:
        wrath = s.table.wrath[card] if card >= 0 else None
        if wrath is None:
            continue
        if wrath.weapon:
            total += LIGHTER
        elif wrath.clan is None:
            total += ARMED * PLAIN
        elif against >> CLANS.index(wrath.clan) & 1:
            total += ARMED * AGAINST
    return total


def module_of(table: Table) -> LastViking | None:
    return next((module for module in table.modules if isinstance(module, LastViking)), None)


def title_worth(s: State, seat: int, viking: LastViking, left: float) -> float:
    """The points a Last Viking may still expect of the title."""
    level = s.titles[seat]
    if not level:
        return 0.0
    points = viking.title.points
    worth, kept = HELD_AT_LAST * TITLE_POINTS, HOLDING
    for ahead in range(min(ROUNDS_AHEAD, round(left))):
        worth += kept * points[min(level + ahead, len(points)) - 1]
        kept *= HOLDING
    return worth


def crown(w: State, winner: int, loser: int) -> None:
    """V13.1, V13.5 on a copy: the title after a battle."""
    viking = module_of(w.table)
    if viking is None:
        return
    if w.titles[loser]:
        w.titles[loser] = 0
        w.titles[winner] = w.titles[winner] or 1
    elif not w.titles[winner] and sum(map(bool, w.titles)) < viking.count:
        w.titles[winner] = 1


def laurels(s: State, seat: int, slots: tuple[int, ...]) -> int:
    """The points that marks pay when the warriors of these slots go to Valhalla together (V10.3)."""
    found = 0
    for mine in (True, False):
        cards = tuple(s.card_at(seat, slot) for slot in slots if (slot < ALLY) == mine)
        if mine or s.table.alliance:
            found += sum(mark_bonus(s, card, cards) for card in cards)
    return found


def rise(w: State, seat: int, slots: tuple[int, ...]) -> None:
    """Warriors go to Valhalla on a copy; a partner's only in an alliance, to the partner's."""
    for slot in slots:
        owner, place = (seat, slot) if slot < ALLY else (w.table.partners[seat], slot - ALLY)
        if owner == seat or w.table.alliance:
            w.valhalla[owner].append(w.squads[owner][place])
            w.squads[owner][place] = NONE
            if w.under:
                w.under[owner][place] = NONE
