"""What a position against a monster is worth: a sum of features, the same for all who fight it.

Weights are data (`weights.json` beside this file), tuned by self-play (`build/learn.py --monster`).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, log
from pathlib import Path

import msgspec

from valhalla.ai.thought import Term
from valhalla.ai.valhalla.evaluate import FEATURES, HAND, QUALITY, Evaluation, cards_a_turn
from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.games.valhalla.monsters.running import prey
from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import CALLS, DICE_OF_A_SIDE, GIANT

SCALE = 10.0  # what the sum is worth in points, about
SPREAD = 3.0  # of a squad's strength about what is to be expected of it
HIDDEN_TACTIC = 0.45  # strength that an unseen hand card adds to a battle, about
SEEN_TACTIC = 0.9  # of the strength of tactics that will be at hand
GIANTS_DIE = 0.7  # strength that a giant's extra die brings
FROZEN_DIE = 1.2
MOST_TACTICS = 7.0  # strength from tactics beyond which more do not count in one battle
ENOUGH = 6.0  # cards of a hand that is full enough
NEXT_TITLE = 0.5  # of what the title pays for the next beaten card, if it comes to that
LENDS = 0.8  # of what a borrowed warrior would add
CALLED_STRENGTH = {
    "take": 1.5,
    "warrior": -1.5,
    "cards": -1.0,
}  # what a call tells of a hand that is not seen
MOST_KNOWN = 1 << 15  # squads and hands remembered at a time
WEIGHTS = Path(__file__).with_name("weights.json")


class MonsterWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was tuned. Shields and cards are lists by their number."""

    won: float
    lost: float
    beaten: float
    pace: float
    reach: float
    valour: float
    squad: float
    hand: float
    quality: float
    fury: float
    danger: float
    shields: tuple[float, ...]
    jarls: dict[str, float] = {}


@lru_cache(maxsize=1)
def monster_weights() -> MonsterWeights:
    return msgspec.json.decode(WEIGHTS.read_bytes(), type=MonsterWeights)


def heard(s: State, seat: int) -> float:
    """What a seat's call tells of its strength, to those who do not see its hand (V18.6)."""
    assert s.monster is not None
    call = s.monster.calls[seat]
    if call < 0 or not s.hands[seat] or s.hands[seat][0] >= 0:
        return 0.0
    return CALLED_STRENGTH.get(CALLS[call], 0.0)


@lru_cache(maxsize=1 << 10)
def completing(symbols: tuple[int, ...], dice: int) -> float:
    """The chance that so many dice cover all these symbols at one throw."""
    if not symbols:
        return 1.0
    if dice < len(symbols):
        return 0.0
    rest: dict[tuple[int, ...], float] = {}
    for face in range(DICE_OF_A_SIDE):
        left = list(symbols)
        if face in left:
            left.remove(face)
        rest[tuple(left)] = rest.get(tuple(left), 0.0) + 1 / DICE_OF_A_SIDE
    return sum(share * completing(left, dice - 1) for left, share in rest.items())


def attack_chance(s: State) -> float:
    """The chance that the monster attacks in its next phase."""
    assert s.monster is not None
    stack = stack_of(s)
    left = list(stack.symbols[min(s.monster.card, stack.final)])
    for die in s.monster.dice:
        if die in left:
            left.remove(die)
    return completing(tuple(left), DICE_OF_A_SIDE - len(s.monster.dice))


class MonsterEvaluation(Evaluation):
    """The same verbs as for other tables; everybody at this one hopes for the same."""

    def __init__(self, table: Table, name: str, weights: MonsterWeights | None = None) -> None:
        super().__init__(table, name)
        self.monster = weights or monster_weights()
        self.weights = msgspec.structs.replace(self.weights, jarls=self.monster.jarls)
        assert table.stack is not None
        self._stack = table.stack
        self._masks = [sum(1 << clan for clan in clans) for clans in table.stack.clans]
        self._pace = cards_a_turn(table)
        self._titles = _hopes(table)
        self._share = 1 / table.players
        words = [word and word.effect.strength for word in table.word]
        self._fury = [strength or 0 for strength in words]
        self._help = [0.0 if strength is None else SEEN_TACTIC * (strength or 1.0) for strength in words]
        # What each card alone comes to; the last stands for an empty slot.
        numbers = range(len(table.cards))
        self._alone = [self.power.of([card], 0) if table.is_warrior[card] else 0.0 for card in numbers] + [
            -1.0
        ]
        # Asked again and again in a search, about the same cards.
        self._squads: dict[tuple[int, ...], float] = {}
        self._hands: dict[tuple[int, ...], tuple[float, float]] = {}
        self._threats: dict[tuple[int, ...], float] = {}

    @cached_property
    def likings(self) -> tuple[float, ...]:
        return tuple(self.card_worths)

    # A position

    def parts(self, s: State) -> tuple[float, float, float, float, float, float]:
        """The features with their weights: beaten cards, time, squads, Valhalla, hands, safety."""
        assert s.monster is not None
        w, stack, share = self.monster, self._stack, self._share
        card = min(s.monster.card, stack.final)
        wanted, most = stack.strengths[card], stack.strengths[stack.final]
        squad = valour = hand = shields = 0.0
        strengths = []
        friends = self._friends(s)
        glory = points(s, 0)
        for seat, own in enumerate(s.own):
            if seat and not friends:
                glory = points(s, seat)
            held, worth = self._holding(s.hands[seat])
            expected = self._expected(s.squads[seat], card, glory, held) + self._beneath(s, seat, card)
            if friends and expected:
                expected += self._lent(s.squads[seat], friends[seat], card) + heard(s, seat)
            strengths.append(expected)
            squad += w.reach * curve(expected - wanted) + w.squad * min(expected, most) / most
            valour += glory
            hand += worth
            shields += w.shields[own]
        if self._titles:
            valour += self._titles[s.titles[0]]
        time = (len(s.deck) / self._pace + 0.5) / (len(stack.cards) - s.monster.card + 0.5)
        danger = w.danger * self._danger(s, card, strengths)
        return (
            w.beaten * s.monster.card,
            w.pace * log(time),
            share * squad,
            share * w.valour * valour / stack.caps[stack.final],
            share * hand,
            share * shields + danger,
        )

    def expected(self, s: State, seat: int, card: int, lending: bool = True) -> float:
        """The strength this seat may hope for in a battle against that card."""
        held = self._holding(s.hands[seat])[0]
        found = self._expected(s.squads[seat], card, points(s, seat), held) + self._beneath(s, seat, card)
        if not lending or not found or not (friends := self._friends(s)):
            return found
        return found + self._lent(s.squads[seat], friends[seat], card) + heard(s, seat)

    def _friends(self, s: State) -> list[int]:
        """The best warrior that others could lend each seat; nothing where nobody lends."""
        if not s.table.common or not s.table.allies[0]:
            return []
        alone = self._alone
        best = [max(squad, key=alone.__getitem__) for squad in s.squads]  # an empty slot is worth nothing
        order = sorted(range(len(best)), key=lambda seat: -alone[best[seat]])
        first, second = best[order[0]], best[order[1]]
        return [second if seat == order[0] else first for seat in range(len(best))]

    def _lent(self, squad: list[int], friend: int, card: int) -> float:
        """What a borrowed warrior adds, about."""
        if friend < 0:
            return 0.0
        return LENDS * (self._mustered([*squad, friend], card) - self._mustered(squad, card))

    def _beneath(self, s: State, seat: int, card: int) -> float:
        """What lies under the warriors adds against that card."""
        return sum([more(s, seat, self._masks[card]) for more in self.power.besides]) if s.under else 0.0

    def _expected(self, squad: list[int], card: int, glory: int, held: float) -> float:
        if max(squad, default=-1) < 0:
            return 0.0
        stack = self._stack
        total = self._mustered(squad, card) + min(glory, stack.caps[card])
        return total if stack.abilities[card] == "no_tactics" else total + held

    def _mustered(self, squad: list[int], card: int) -> float:
        """What the squad alone comes to, about."""
        key = *squad, card
        found = self._squads.get(key)
        if found is None:
            if len(self._squads) > MOST_KNOWN:
                self._squads.clear()
            clan, stack = self.table.clan, self._stack
            found = self.power.of(squad, self._masks[card])
            found += GIANTS_DIE * sum(c >= 0 and clan[c] == GIANT for c in squad)
            found -= FROZEN_DIE * (stack.abilities[card] == "chill")
            self._squads[key] = found
        return found

    def _holding(self, hand: list[int]) -> tuple[float, float]:
        """What a hand's tactics add in a battle, and what it is worth altogether.

        That is by its size, its quality and its tactics: of each the more there is, the less more helps.
        """
        key = tuple(hand)
        found = self._hands.get(key)
        if found is None:
            if len(self._hands) > MOST_KNOWN:
                self._hands.clear()
            w, seen, size = self.monster, [card for card in hand if card >= 0], len(hand)
            quality = sum([self.card_worths[card] for card in seen])
            fury = sum([self._fury[card] for card in seen])
            added = sum([self._help[card] for card in seen]) + HIDDEN_TACTIC * (size - len(seen))
            worth = w.hand * log(1 + size) + w.quality * quality / (1 + size / ENOUGH)
            worth += w.fury * log(1 + fury)
            found = self._hands[key] = min(added, MOST_TACTICS), worth
        return found

    def _danger(self, s: State, card: int, strengths: list[float]) -> float:
        """The chance to be attacked next and to lose then."""
        if not any(strengths):
            return 0.0
        assert s.monster is not None
        key = card, *s.monster.dice
        comes = self._threats.get(key)
        if comes is None:
            comes = self._threats[key] = attack_chance(s)
        seat = prey(s) if len(strengths) > 1 else 0
        return comes * (1 - curve(strengths[seat] - self._stack.strengths[card] - 1))

    def prospects(self, s: State) -> list[float]:
        return [self.worth(s, 0)] * s.table.players

    def worth(self, s: State, seat: int) -> float:
        assert s.monster is not None
        if s.monster.card > self._stack.final:
            return SCALE * self.monster.won
        if s.scores or not all(s.own) or not s.deck:
            return SCALE * self.monster.lost
        return SCALE * sum(self.parts(s))

    def terms(self, s: State, seat: int) -> list[Term]:
        """The same worth in parts."""
        beaten, time, squad, valour, hand, safety = self.parts(s)
        found = {"points": beaten + valour, "squad": squad, "hand": hand, "safety": safety, "time": time}
        return [Term(name, SCALE * worth) for name, worth in found.items()]

    # Cards, in the same points

    def mix(self, left: float) -> list[float]:
        found = [0.0] * len(FEATURES)
        found[HAND] = self._slope * self.monster.hand / ENOUGH
        found[QUALITY] = self._slope * self.monster.quality / 2
        return found

    def card_worth(self, card: int, mixed: list[float]) -> float:
        """In a hand of the usual size."""
        w, word = self.monster, self.table.word[card]
        strength = word.effect.strength if word is not None else 0
        worth = w.hand / ENOUGH + w.quality * self.card_worths[card] / 2 + w.fury * strength / ENOUGH
        return self._slope * worth

    @property
    def _slope(self) -> float:
        """What a part of the sum for one seat comes to."""
        return SCALE / self.table.players


def _hopes(table: Table) -> tuple[float, ...]:
    """By the level of the common title, points that it will still bring, about; nothing without one."""
    if "last_viking" not in table.setup.expansions:
        return ()
    points = title_for(table.players).points
    return (*(NEXT_TITLE * pay for pay in points), NEXT_TITLE * points[-1])


@lru_cache(maxsize=32)
def monster_evaluation(table: Table, name: str) -> MonsterEvaluation:
    return MonsterEvaluation(table, name)


def curve(ahead: float) -> float:
    """The chance to come out ahead that far beyond what is needed, about."""
    return logistic(1.7 * ahead / SPREAD)


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -40 else 0.0
