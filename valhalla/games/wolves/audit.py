"""The table recounted by independent code: nothing here uses the rules, only what must always hold.

`verify`, the soak and the tests call `audit` after every event; `recount` checks a finished game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from valhalla.games.wolves.cards import DeityCard, Manoeuvre, Ragnarok, Unit, Victory, kind_id
from valhalla.games.wolves.state import State
from valhalla.games.wolves.table import Table
from valhalla.games.wolves.terms import Step
from valhalla.kernel.agenda import audit_agenda
from valhalla.kernel.game import require

COLOUR_STEP = 17
OPEN_HALL = 4
ONE_ONLY = ("priest", "chieftain", "king")  # of whom a row has one at most


class _Kinds(NamedTuple):
    """The cards of a table by what they are."""

    people: list[int]
    units: frozenset[int]
    gods: list[int]
    prizes: list[int]
    dooms: list[int]
    only: list[str]  # of each card: which of `ONE_ONLY` it is, if any


@lru_cache(maxsize=8)
def _kinds(table: Table) -> _Kinds:
    def which(*kinds: type) -> list[int]:
        return [i for i, card in enumerate(table.cards) if isinstance(card, kinds)]

    only = [kind_id(card) if kind_id(card) in ONE_ONLY else "" for card in table.cards]
    people, units = which(Unit, Manoeuvre), frozenset(which(Unit))
    return _Kinds(people, units, which(DeityCard), which(Victory), which(Ragnarok), only)


def audit(s: State) -> None:
    """Cards, rows, deities, victories and knowledge, counted from scratch."""
    _people(s)
    _deities(s)
    _victories(s)
    _rows(s)
    _knowledge(s)
    audit_agenda(s.agenda, len(Step.labels()), s.table.players)
    seats = set(range(s.table.players))
    require({s.active, s.starter, s.seized} <= seats | {-1}, "a seat that is not there")
    require(set(s.passes) <= seats and len(set(s.passes)) == len(s.passes), "a seat passed twice")
    require(bool(s.aims) == bool(s.blow), "an effect without a target")
    if s.scores or s.winners:
        require(len(s.scores) == s.table.players, "not one score for each seat")
        require(bool(s.winners) and set(s.winners) <= seats, "winners who are not there")


def _people(s: State) -> None:
    places = [s.deck, s.discard, s.air, *s.hands, *s.rows, *s.offerings]
    cards = sorted(card for place in places for card in place)
    kinds = _kinds(s.table)
    require(cards == kinds.people, "a card of the People is missing or stands twice")
    require(all(len(hand) <= 12 for hand in s.hands), "a hand of more than twelve")
    require(all(hand == sorted(hand) for hand in s.hands) and s.deck == sorted(s.deck), "not sorted")
    standing = [card for place in (*s.rows, *s.offerings) for card in place]
    require(kinds.units.issuperset(standing), "a manoeuvre in a row")


def _deities(s: State) -> None:
    places = [s.hidden_gods, s.hall, s.gone, *s.deities]
    cards = sorted(card for place in places for card in place)
    gods, dooms = _kinds(s.table).gods, _kinds(s.table).dooms
    require(cards == sorted([*gods, dooms[0]]), "a deity is missing or stands twice")
    require(len(s.hall) <= OPEN_HALL, "more than four in the Hall")
    holders = {card: seat for seat, held in enumerate(s.deities) for card in held}
    noted = list(s.owner[: len(gods)])
    require(noted == [holders.get(card, -1) for card in gods], "a deity's holder is not noted")
    for seat, held in enumerate(s.deities):
        colours = {getattr(s.table.cards[card], "colour", "") for card in held}
        both = {"red", "blue"} <= colours and "black" not in colours
        require(not both or (COLOUR_STEP, seat) in s.agenda, "red and blue held together")
    require(set(s.used) <= set(gods), "something else than a deity was used")


def _victories(s: State) -> None:
    places = [s.hidden_prizes, s.prizes, *s.victories]
    cards = sorted(card for place in places for card in place)
    prizes, dooms = _kinds(s.table).prizes, _kinds(s.table).dooms
    require(cards == sorted([*prizes, dooms[1]]), "a victory is missing or stands twice")
    require(len(s.prizes) <= (1 if s.table.players == 3 else 2), "too many open victories")


def _rows(s: State) -> None:
    only = _kinds(s.table).only
    for row in s.rows:
        found = [only[card] for card in row if only[card]]
        require(len(found) == len(set(found)), "two where one may stand")


def _knowledge(s: State) -> None:
    known = s.known
    for seat, hand in enumerate(s.hands):
        require(0 not in [known[card] >> seat & 1 for card in hand], "a seat does not know its hand")
    public = [known[card] for place in (s.discard, s.air, *s.rows, *s.offerings) for card in place]
    require(public.count(255) == len(public), "a public card is not known")
    require(not any(map(known.__getitem__, s.deck)), "somebody knows a card in the deck")


def recount(s: State) -> None:
    """A finished game: Glory and winners worked out again from the cards."""
    require(not any(s.rows) and not any(s.offerings) and not s.air, "cards are left on the table")
    scores = tuple(_glory(s, seat) for seat in range(s.table.players))
    require(scores == s.scores, f"scores {s.scores} should be {scores}")
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    taken = (1 if s.table.players == 3 else 2) - any(isinstance(s.table.cards[c], Ragnarok) for c in s.prizes)
    winners = tuple(seat for seat in best if seat in s.ranking[:taken]) or tuple(best)
    require(winners == s.winners, f"winners {s.winners} should be {winners}")
    ended = max(scores) >= 5 or any(isinstance(s.table.cards[card], Ragnarok) for card in s.hall + s.prizes)
    require(ended, "the game ended for no reason")


def _glory(s: State, seat: int, with_last: bool = True) -> int:
    total = 0
    blue = sum(getattr(s.table.cards[card], "colour", "") == "blue" for card in s.deities[seat])
    counts = {
        "fixed": 0, "deities": len(s.deities[seat]), "blue": blue, "hand": len(s.hands[seat]),
        "victories": len(s.victories[seat]), "empty_rows": s.empty, "first_passes": s.firsts[seat],
    }  # fmt: skip
    for number in s.victories[seat]:
        card = s.table.cards[number]
        assert isinstance(card, Victory)
        glory = card.glory
        if glory.word != "last":
            total += min(glory.most, glory.least + counts[glory.word] // glory.every)
        elif with_last:
            others = [_glory(s, other, with_last=False) for other in range(s.table.players)]
            total += glory.most if others[seat] == min(others) else glory.least
    return total
