"""What a card in hand is worth, worked out and not played: the best policy of a turn with and without it.

A card that is still in hand when a turn ends is worth what it is worth with one turn less to come, so the
worths are found from the last turn backwards. The card is taken to be the only one in hand.
"""

from __future__ import annotations

from collections.abc import Callable

from valhalla.ai.hammer.plan import Plan, Roll
from valhalla.ai.hammer.policy import Policy, policy
from valhalla.ai.hammer.worth import Prospects, Worths, among_others, name_of
from valhalla.ai.iron import falls
from valhalla.games.hammer.properties import Word
from valhalla.games.hammer.table import Table
from valhalla.games.hammer.terms import DICE, FACES, JOTNAR, LAST_CELL, START_DICE, VALKYRIES

Dice = tuple[int, ...]
PREPARED = ("more_dice", "shelter")
AT_LAST = (0.15, 0.3, 0.6)  # by deck: of three in hand after the last turn one counts (H4.1)


class WithCard(Policy):
    """The policy of a turn while a card is in hand; once it is played, the plain policy goes on."""

    def __init__(self, prospects: Prospects, plain: Policy, word: Word, later: float) -> None:
        stop, fail = prospects
        super().__init__(tuple(worth + later for worth in stop), tuple(worth + later for worth in fail))
        self._plain = plain
        self._word = word
        self._plans: dict[int, Plan] = {}
        self._holding: dict[tuple[int, int, int, int], float] = {}

    def _thrown(self, token: int, count: int, removed: int) -> float:
        word = self._word
        if word.word in PREPARED:
            return max(super()._thrown(token, count, removed), self._prepared(token, count, removed))
        total = 0.0
        for fall, ways in falls(count):
            total += ways * max(self.settle(token, fall, removed)[0], self._used(token, fall, removed))
        return total / float(len(FACES) ** count)

    def _used(self, token: int, dice: Dice, removed: int) -> float:
        """The card is played on this roll."""
        plan = self._plans.get(token)
        if plan is None:
            plan = self._plans[token] = Plan(self._plain, token, luck=True)
        if self._word.word == "keep":
            return self._moved(token, dice, removed)
        roll = Roll(dice, removed, hand=((self._word, 0.0),))
        return plan.best(roll).worth

    def _prepared(self, token: int, count: int, removed: int) -> float:
        """The card is played before this throw."""
        if self._word.word == "more_dice":
            more = min(count + self._word.number, DICE - removed)
            return self._plain.throw(token, more, removed)
        if not token:
            return self._plain.fail(0)
        plan = Plan(self._plain, token, luck=False)
        total = 0.0
        for fall, ways in falls(count):
            total += ways * plan.best(Roll(fall, removed, sheltered=True)).worth
        return total / float(len(FACES) ** count)

    def _moved(self, token: int, dice: Dice, removed: int) -> float:
        """This throw moves the token, and its best die is kept for the next."""
        best = self._plain.fail(token)
        for gone in range(dice.count(1) + 1):
            cell = min(LAST_CELL, sum(dice) + 2 * gone)
            if token < cell < LAST_CELL and len(dice) + removed < DICE and dice[gone:]:
                best = max(best, self._next(cell, dice[-1], len(dice) - gone, removed + gone))
        return best

    def _next(self, token: int, face: int, count: int, removed: int) -> float:
        key = (token, face, count, removed)
        found = self._holding.get(key)
        if found is None:
            settle = self._plain.settle
            total = sum(
                ways * settle(token, tuple(sorted((*fall, face))), removed)[0] for fall, ways in falls(count)
            )
            found = self._holding[key] = total / float(len(FACES) ** count)
        return found


def worth_in_turn(prospects: Prospects, word: Word, later: float, round_: int) -> float:
    """The worth of having the card at the start of a turn; *later* is what it is worth at its end."""
    plain = policy(*prospects)
    start = START_DICE[round_ - 1]
    return WithCard(prospects, plain, word, later).throw(0, start, 0) - plain.throw(0, start, 0)


def appraised(laid: Table, on_word: Callable[[int, int], None]) -> dict[str, list[float]]:
    """What each property is worth in hand, by the turns to come: from none to all but the first."""
    words = {name_of(word): word for word in laid.word}
    found = {name: [AT_LAST[word.deck]] for name, word in words.items()}
    lasts = range(1, len(START_DICE))
    for left in lasts:
        known = among_others(found)
        for i, (name, word) in enumerate(words.items()):
            later = found[name][-1]
            worth = _appraise(laid, known, word, later, left)
            found[name].append(round(max(worth, later), 3))
            on_word((left - 1) * len(words) + i + 1, len(lasts) * len(words))
    return found


def _appraise(laid: Table, known: Worths, word: Word, later: float, left: int) -> float:
    if word.word in ROUGH:
        return ROUGH[word.word](laid, known, word, left - 1)
    return worth_in_turn(known.prospects(laid, left - 1), word, later, len(START_DICE) - left + 1)


# Cards whose worth hangs on other cards are judged roughly


def _steal(laid: Table, known: Worths, word: Word, left: int) -> float:
    """A card of the best deck it may be of, which is not always there to be had; and what that one loses."""
    held = [known.usual(laid, deck, left)[1] for deck in range(word.deck, -1, -1)]
    return 1.4 * sum(worth * share for worth, share in zip(held, (0.6, 0.3, 0.1), strict=False))


def _peek(laid: Table, known: Worths, word: Word, left: int) -> float:
    """The better of two cards of the Jötnar instead of any."""
    worths = sorted(max(known.of(laid.word[c], left), laid.points[c]) for c in laid.stacks[JOTNAR])
    n = len(worths)
    return sum(worth * (2 * i + 1) for i, worth in enumerate(worths)) / n**2 - sum(worths) / n


def _double(laid: Table, known: Worths, word: Word, left: int) -> float:
    """Some of a card of the Valkyries once more."""
    return 0.7 * known.usual(laid, VALKYRIES, left)[1]


def _swap(laid: Table, known: Worths, word: Word, left: int) -> float:
    """A card of few points for one of more, which has had its use."""
    return 1.2 * word.number


ROUGH = {"steal": _steal, "peek": _peek, "double": _double, "swap": _swap}
