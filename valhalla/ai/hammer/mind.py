"""jarl and norn: the best policy of the turn, and cards weighed by what they gain and what they are worth.

jarl stops and throws by the policy alone and plays cards only on a roll. norn also counts on its cards when
it decides to throw, prepares throws with them, and takes, exchanges and looks at others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from valhalla.ai.hammer.plan import WORDS, Plan, Planned, Roll
from valhalla.ai.hammer.policy import Policy, policy
from valhalla.ai.hammer.risk import chance, thrown
from valhalla.ai.hammer.worth import worths
from valhalla.ai.iron import falls
from valhalla.ai.thought import Candidate, Term, Thought
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.apply import favour_cards
from valhalla.games.hammer.choices import holds, playable
from valhalla.games.hammer.properties import Word
from valhalla.games.hammer.scoring import favour_points
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import BIG_CELLS, CELL_DECKS, FACES, SET, Step

BEST = 4  # how many candidates are told
HURRIED = 4  # how many cards for a roll a hurried seat weighs, the cheapest
DENIED = 0.4  # what an opponent's loss is worth to oneself


class Mind:
    """What a seat thinks at one moment."""

    def __init__(self, s: State, seat: int, *, deep: bool, hurried: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.deep = deep
        self.hurried = hurried
        self.left = self._left()

    def _left(self) -> int:
        """Turns of one's own that are still to come after this one."""
        s = self.s
        left = s.table.rounds - s.round
        order = (self.seat - s.first) % s.table.players
        now = (s.active - s.first) % s.table.players
        return left + (order > now)

    @cached_property
    def policy(self) -> Policy:
        return policy(*worths().prospects(self.s.table, self.left))

    def price(self, card: int) -> float:
        return worths().of(self.s.table.word[card], self.left)

    def think(self) -> Thought:
        step = self.s.step
        found = sorted(self._candidates(step), key=lambda c: c.worth, reverse=True)
        return Thought(found[0].command, tuple(found[:BEST]))

    def _candidates(self, step: int) -> list[Candidate]:
        if step == Step.READY:
            found = self._before_throw()
            base = max(candidate.worth for candidate in found)
            return found + self._any_time(Step.READY, base) + self._own_favours(base)
        if step == Step.ROLLED:
            return self._after_roll()
        if step == Step.FAVOUR:
            return self._favours()
        if step == Step.PLACE:
            return self._placing()
        if step == Step.PEEK:
            return [Candidate(cm.KeepOnTop(card), self._drawn_worth(card)) for card in self.s.drawn]
        if step == Step.CLOSING:
            return [Candidate(cm.EndTurn(), 0.0), *self._any_time(Step.CLOSING, 0.0), *self._own_favours(0.0)]
        return self._pledges()

    # Before a throw

    def _before_throw(self) -> list[Candidate]:
        s = self.s
        found = []
        if s.throws:
            sure = self.policy.stop(s.token)
            found.append(Candidate(cm.Stop(), sure, (Term("points", sure),)))
        found.append(self._throwing())
        if self.deep:
            found += self._prepared(found[-1])
        return found

    def _throwing(self) -> Candidate:
        """Throwing once more: the worth, parted into what it may bring and what a failure would cost."""
        s = self.s
        if s.throws and not s.reserve():
            worth, kept = self.policy.rethrow(s.token, s.dice)
            command: cm.Command = cm.Rethrow(_others(s.dice, kept))
        else:
            worth, command = self._throw_worth(s.held, thrown(s), s.shelter), cm.Throw()
        lost = (chance(s) - 1) * (self.policy.stop(s.token) - self.policy.fail(s.token))
        return Candidate(
            command, worth, (Term("points", worth - lost), Term("risk", lost), Term("chance", chance(s)))
        )

    def _throw_worth(self, held: tuple[int, ...], count: int, sheltered: bool) -> float:
        s = self.s
        hand = self._hand() if self.deep else ()
        if not held and not hand and not sheltered and not s.more:
            return self.policy.throw(s.token, count, s.removed)
        plan = Plan(self.policy, s.token, luck=False)
        worth = 0.0
        for fall, ways in falls(count):
            dice = tuple(sorted(held + fall))
            worth += (
                ways * plan.best(Roll(dice, s.removed, times=s.times, sheltered=sheltered, hand=hand)).worth
            )
        return worth / float(len(FACES) ** count)

    def _hand(self) -> tuple[tuple[Word, float], ...]:
        """The words in hand that change a roll, with their prices; equal ones stand together."""
        s = self.s
        words = [
            (s.table.word[card], self.price(card))
            for card in s.hands[self.seat]
            if s.table.word[card].word in WORDS
        ]
        if self.hurried:
            words = sorted(words, key=lambda found: found[1])[:HURRIED]
        return tuple(sorted(words, key=lambda found: (found[0].word, found[0].number, found[0].deck)))

    def _prepared(self, plain: Candidate) -> list[Candidate]:
        """Cards for the throw to come: more dice, dice kept, a shelter."""
        s = self.s
        found = []
        for card, word in playable(s, self.seat, Step.READY):
            for play in word.choices(s, self.seat, card):
                if word.word == "more_dice":
                    spare = s.reserve() - s.to_come() - s.more
                    worth = self._throw_worth(s.held, thrown(s) + min(word.most(s), spare), s.shelter)
                elif word.word == "keep":
                    held = tuple(sorted((*s.held, *(s.dice[i] for i in play.dice))))
                    worth = self._throw_worth(held, thrown(s) - len(play.dice), s.shelter)
                elif word.word == "shelter":
                    worth = self._throw_worth(s.held, thrown(s), True)
                else:
                    continue
                price = self.price(card)
                terms = (Term("points", worth - plain.worth), Term("cards", -price))
                found.append(Candidate(play, worth - price, (*plain.terms, *terms)))
        return found

    # After a roll

    def _after_roll(self) -> list[Candidate]:
        s = self.s
        plan = Plan(self.policy, s.token, luck=True)
        roll = Roll(s.dice, s.removed, s.struck, s.bonus, s.times, s.shelter, self._hand())
        step = plan.best(roll)
        chosen = Candidate(self._command(step), step.worth, (Term("points", step.worth),))
        plain = plan.best(roll._replace(hand=()))
        other = Candidate(self._command(plain), plain.worth, (Term("points", plain.worth),))
        found = [chosen] if chosen.command == other.command else [chosen, other]
        if step.old:  # the dice are about to change: a favour is for how they fell
            found += self._own_favours(step.worth, but=step.word)
        return found + self._any_time(Step.ROLLED, step.worth)

    def _command(self, step: Planned) -> cm.Command:
        """The first thing to do for a step of the plan."""
        s = self.s
        if step.word is None:
            if step.hammers > 0:
                return cm.Remove(step.hammers)
            return cm.Move() if holds(s) else cm.Fail()
        card = min(card for card in s.hands[self.seat] if s.table.word[card] is step.word)
        faces = step.new if "faces" in step.word.takes else ()
        return cm.Play(card, _places(s.dice, step.old), faces, more=step.more)

    # Cards for any moment

    def _any_time(self, step: int, base: float) -> list[Candidate]:
        """Taking, exchanging and looking: each as what it adds to the best that there is anyway."""
        if not self.deep:
            return []
        found = []
        for card, word in playable(self.s, self.seat, step):
            if word.word in ("steal", "swap", "peek"):
                for play in word.choices(self.s, self.seat, card):
                    gain = self._gain(word, play)
                    terms = (Term("hand", gain), Term("cards", -self.price(card)))
                    found.append(Candidate(play, base + gain - self.price(card), terms))
        return found

    def _gain(self, word: Word, play: cm.Play) -> float:
        s = self.s
        if word.word == "steal":
            held = worths().usual(s.table, play.deck, self.left)[1]
            return word.most(s) * (held + DENIED * held / (s.table.players - 1))
        if word.word == "swap":
            points = sum(s.table.points[c] for c in play.give) - sum(s.table.points[c] for c in play.take)
            return points + sum(map(self.price, play.take)) - sum(map(self.price, play.give))
        return self._peek_gain(play.deck)

    def _peek_gain(self, deck: int) -> float:
        """Choosing one's next card of a deck from two, if this turn brings one."""
        s = self.s
        reached = any(s.token >= cell for cell, of in zip(BIG_CELLS, CELL_DECKS, strict=True) if of == deck)
        if not reached or s.step == Step.CLOSING or s.tops[deck]:
            return 0.0
        worths = sorted(self._drawn_worth(card) for card in s.table.stacks[deck])
        n = len(worths)
        best_of_two = sum(worth * (2 * i + 1) for i, worth in enumerate(worths)) / n**2
        return best_of_two - sum(worths) / n

    def _drawn_worth(self, card: int) -> float:
        return max(self.price(card), float(self.s.table.points[card]))

    # Cards drawn, favours, the last hand

    def _placing(self) -> list[Candidate]:
        s = self.s
        hand = list(s.hands[self.seat])
        before = worths().hand(s, hand, self.left)
        found = []
        for count in range(len(s.drawn) + 1):
            for some in combinations(s.drawn, count):
                points = float(sum(s.table.points[card] for card in some))
                kept = worths().hand(s, hand + [c for c in s.drawn if c not in some], self.left) - before
                terms = (Term("points", points), Term("hand", kept))
                found.append(Candidate(cm.Place(some), points + kept, terms))
        return found

    def _favours(self) -> list[Candidate]:
        return [Candidate(cm.Pass(), 0.0), *self._own_favours(0.0)]

    def _own_favours(self, base: float, but: Word | None = None) -> list[Candidate]:
        """What a favour adds to the best that there is anyway; not of the card that this needs."""
        found = []
        for card in favour_cards(self.s, self.seat):
            if self.s.table.word[card] is not but:
                gain, price = self._favour_gain(card), self.price(card)
                terms = (Term("favour", gain), Term("cards", -price))
                found.append(Candidate(cm.LayFavour(card), base + gain - price, terms))
        return found

    def _favour_gain(self, card: int) -> float:
        """What the favour changes if nobody lays more, the surer the later; a lead to come counts, too."""
        s = self.s
        after = s.clone()
        after.hands[self.seat].remove(card)
        after.favours[self.seat].append(card)
        now, then = favour_points(s), favour_points(after)
        own = sum(then[self.seat]) - sum(now[self.seat])
        others = [sum(now[i]) - sum(then[i]) for i in range(s.table.players) if i != self.seat]
        sure = 0.5 + 0.5 * s.round / s.table.rounds
        return sure * (own + DENIED * sum(others) / len(others)) + 0.3 * (self.left > 0)

    def _pledges(self) -> list[Candidate]:
        s = self.s
        cards = [card for card in s.hands[self.seat] if s.table.deck[card] == s.step_number]
        found = []
        for some in combinations(cards, len(cards) // SET):
            points = float(sum(s.table.points[card] for card in some))
            found.append(Candidate(cm.Pledge(some), points, (Term("set", points),)))
        return found


def _others(dice: tuple[int, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """The places of all dice but these."""
    left = set(_places(dice, kept))
    return tuple(i for i in range(len(dice)) if i not in left)


def _places(dice: tuple[int, ...], faces: Sequence[int]) -> tuple[int, ...]:
    """Places where these faces lie, each once."""
    found: list[int] = []
    for face in faces:
        found.append(next(i for i, die in enumerate(dice) if die == face and i not in found))
    return tuple(found)
