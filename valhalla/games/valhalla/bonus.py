"""Bonus points (V10.2): warriors from the discard pile whose valour comes to the bonus go to Valhalla.

Which, is found; the player may choose another set of the same sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import ClassVar, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.battle import room
from valhalla.games.valhalla.commands import Command, Pass, TakeBonus
from valhalla.games.valhalla.state import Cards, State
from valhalla.games.valhalla.terms import BONUS_RULES, Step
from valhalla.games.valhalla.windows import Asked, Module
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Option, Pick, refuse

RULE: Final = "V10.2"
Events = list[ev.Event]


def pay(s: State, dues: Sequence[tuple[int, int]], rule: str, out: Events) -> None:
    """Seats gain points, one after the other; from where there is a choice on, the rest waits for it."""
    for i, (seat, points) in enumerate(dues):
        owed = payable(s, seat, points)
        if owed and (s.step == Step.BONUS or others(s, owed)):
            emit(s, out, ev.BonusDue(tuple(due for due in dues[i:] if due[1]), rule))
            return
        if owed:
            emit(s, out, ev.BonusPaid(seat, owed, bonus_cards(s, owed), rule))


def payable(s: State, seat: int, bonus: int) -> int:
    """What can be paid of a bonus: no more than finds room in Valhalla."""
    return min(bonus, room(s, seat))


def paying(s: State) -> list[int]:
    """The warriors of the discard pile that are worth something, from the topmost on."""
    return [card for card in reversed(s.discard) if s.table.is_warrior[card] and s.table.valour[card]]


def bonus_cards(s: State, bonus: int) -> Cards:
    """The warriors paid for a bonus: an exact sum or the nearest lower, the fewest, nearest the top."""
    top_first = paying(s)
    chosen = _chosen(tuple(s.table.valour[card] for card in top_first), bonus)
    return tuple(top_first[i] for i in chosen)


@lru_cache(maxsize=1 << 12)
def _chosen(valours: tuple[int, ...], bonus: int) -> tuple[int, ...]:
    """Places from the top: of the best sum, the fewest; of equally few, the first in order of places."""
    # By sum, the best set of places found; places only ever come in rising order, so the first found of a
    # length is the one whose cards lie nearest the top.
    best: dict[int, tuple[int, ...]] = {0: ()}
    for place, valour in enumerate(valours):
        for total, places in sorted(best.items(), reverse=True):
            more = total + valour
            if more <= bonus:
                found = (*places, place)
                if more not in best or (len(found), found) < (len(best[more]), best[more]):
                    best[more] = found
    return best[max(best)]


# Another set of the same sum


def worth(s: State, cards: Sequence[int]) -> int:
    return sum(s.table.valour[card] for card in cards)


def others(s: State, bonus: int) -> list[Cards]:
    """Other sets of the same sum: of each mixture of valours the one nearest the top, and the deepest."""
    offered = bonus_cards(s, bonus)
    top_first = paying(s)
    found: dict[Cards, None] = {}
    for mixture in _mixtures(tuple(sorted(s.table.valour[card] for card in top_first)), worth(s, offered)):
        for cards in (top_first, top_first[::-1]):
            wanted = Counter(mixture)
            some = []
            for card in cards:
                if wanted[s.table.valour[card]]:
                    wanted[s.table.valour[card]] -= 1
                    some.append(card)
            found[tuple(sorted(some, key=top_first.index))] = None
    return [cards for cards in found if cards != offered]


@lru_cache(maxsize=1 << 12)
def _mixtures(valours: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...]:
    """Every way in which some of these come to the total, each once."""
    return tuple(dict.fromkeys(_sums(valours, total))) if total else ()


def _sums(valours: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    if not total:
        yield ()
        return
    for i, valour in enumerate(valours):
        if valour <= total and (not i or valour != valours[i - 1]):
            for rest in _sums(valours[i + 1 :], total - valour):
                yield (valour, *rest)


# The choice


def due(s: State) -> int:
    """What is to be paid now."""
    _kind, seat, points, _why = s.agenda[-1]
    return payable(s, seat, points)


def settle(s: State, seat: int, out: Events, cards: Cards | None = None) -> None:
    """It is paid, with these cards or those that were offered."""
    owed = due(s)
    paid = bonus_cards(s, owed) if cards is None else cards
    emit(s, out, ev.BonusPaid(seat, owed, paid, BONUS_RULES[s.agenda[-1][3]]))


def run(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    """Without a choice it is paid at once; else the seat is asked."""
    if others(s, due(s)):
        return False
    settle(s, step[1], out)
    return True


def groups(s: State, seat: int, step: AgendaStep) -> list[Sequence[Command]]:
    return [[Pass()], [TakeBonus(cards) for cards in others(s, due(s))]]


def options(s: State, seat: int, step: AgendaStep) -> tuple[Option, ...]:
    """Any warrior that is in some set of that sum."""
    sets = others(s, due(s))
    useful = {s.table.valour[card] for card in chain(*sets)}
    cards = tuple(card for card in paying(s) if s.table.valour[card] in useful)
    sizes = [len(some) for some in sets]
    return Option("pass", RULE), Option("take_bonus", RULE, (Pick("cards", cards, min(sizes), max(sizes)),))


def check(s: State, seat: int, c: TakeBonus) -> None:
    refuse(len(set(c.cards)) != len(c.cards) or not {*c.cards} <= {*paying(s)}, RULE, "not_to_pay_with")
    owed = worth(s, bonus_cards(s, due(s)))
    refuse(worth(s, c.cards) != owed, RULE, "not_that_sum", count=owed)


def take(s: State, seat: int, c: TakeBonus, chance: Chance, out: Events) -> None:
    settle(s, seat, out, tuple(card for card in paying(s) if card in c.cards))


class Bonus(Module):
    """What is asked about bonus points; it wants no window, so that no table lists it."""

    name = "bonus"
    runs: ClassVar = {Step.BONUS: run}
    asks: ClassVar = {
        Step.BONUS: Asked(RULE, groups, options, {TakeBonus: check, Pass: lambda s, seat, c: None})
    }
    decides: ClassVar = {TakeBonus: take}
