"""What a position against a monster is worth: a sum of features, the same for all who fight it.

Weights are data (`hunt.json`), tuned by self-play (`build/learn.py --hunt`).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, log
from pathlib import Path

import msgspec

from valhalla.ai.thought import Term
from valhalla.ai.valhalla.evaluate import FEATURES, HAND, QUALITY, Evaluation, cards_a_turn
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.monsters.running import prey
from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, GIANT, PREY, STEP_IN

SCALE = 10.0  # what the sum is worth in points, about
SPREAD = 3.0  # of a squad's strength about what is to be expected of it
HIDDEN_TACTIC = 0.45  # strength that an unseen hand card adds to a battle, about
SEEN_TACTIC = 0.9  # of the strength of tactics that will be at hand
GIANTS_DIE = 0.7  # strength that a giant's extra die brings
FROZEN_DIE = 1.2
MOST_TACTICS = 7.0  # strength from tactics beyond which more do not count in one battle
AT_STAKE = 10.0  # what a battle decides, in points
KEPT_FOR_LATER = 0.5  # what a point of strength is worth in hand, likewise
ENOUGH = 6.0  # cards of a hand that is full enough
WEIGHTS = Path(__file__).with_name("hunt.json")


class HuntWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
def hunt_weights() -> HuntWeights:
    return msgspec.json.decode(WEIGHTS.read_bytes(), type=HuntWeights)


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
    assert s.beast is not None
    stack = stack_of(s)
    left = list(stack.symbols[min(s.beast.card, stack.final)])
    for die in s.beast.dice:
        if die in left:
            left.remove(die)
    return completing(tuple(left), DICE_OF_A_SIDE - len(s.beast.dice))


class HuntEvaluation(Evaluation):
    """The same verbs as for other tables; everybody at this one hopes for the same."""

    def __init__(self, table: Table, name: str, hunt: HuntWeights | None = None) -> None:
        super().__init__(table, name)
        self.hunt = hunt or hunt_weights()
        self.weights = msgspec.structs.replace(self.weights, jarls=self.hunt.jarls)
        assert table.stack is not None
        self._masks = [sum(1 << clan for clan in clans) for clans in table.stack.clans]

    @cached_property
    def likings(self) -> tuple[float, ...]:
        return tuple(self.card_worths)

    # A position

    def sum_of(self, s: State) -> dict[str, float]:
        """The features with their weights: what is summed up."""
        assert s.beast is not None
        w, stack = self.hunt, stack_of(s)
        card = min(s.beast.card, stack.final)
        seats = range(s.table.players)
        share = 1 / s.table.players
        turns = len(s.deck) / cards_a_turn(s.table) + 0.5
        reach = squad = hand = valour = 0.0
        for seat in seats:
            expected = self.expected(s, seat, card)
            reach += share * curve(expected - stack.strengths[card])
            squad += share * min(expected, stack.strengths[stack.final]) / stack.strengths[stack.final]
            valour += share * points(s, seat) / stack.caps[stack.final]
            hand += share * self._held_worth(s.hands[seat])
        danger = attack_chance(s) * self._hit(s, card) if any(map(s.warriors, seats)) else 0.0
        return {
            "beaten": w.beaten * s.beast.card,
            "time": w.pace * log(turns / (len(stack.cards) - s.beast.card + 0.5)),
            "squad": w.reach * reach + w.squad * squad,
            "valour": w.valour * valour,
            "hand": hand,
            "safety": share * sum(w.shields[own] for own in s.own) + w.danger * danger,
        }

    def expected(self, s: State, seat: int, card: int) -> float:
        """The strength this seat may hope for in a battle against that card."""
        stack = stack_of(s)
        squad = s.squads[seat]
        if max(squad, default=-1) < 0:
            return 0.0
        total = self.power.of(squad, self._masks[card]) + min(points(s, seat), stack.caps[card])
        total += GIANTS_DIE * sum(c >= 0 and s.table.clan[c] == GIANT for c in squad)
        word = stack.abilities[card]
        if word == "chill":
            total -= FROZEN_DIE
        return total if word == "no_tactics" else total + self._tactics(s.hands[seat])

    def _tactics(self, hand: list[int]) -> float:
        """What the hand adds, as far as its tactics do."""
        word_of = self.table.word
        total = 0.0
        for card in hand:
            if card < 0:
                total += HIDDEN_TACTIC
            elif (word := word_of[card]) is not None:
                total += SEEN_TACTIC * (word.effect.strength or 1.0)
        return min(total, MOST_TACTICS)

    def _held_worth(self, hand: list[int]) -> float:
        """A hand by its size, its quality and its tactics: of each the more there is, the less more helps."""
        w, worths, word_of = self.hunt, self.card_worths, self.table.word
        quality = strength = 0.0
        for card in hand:
            if card >= 0:
                quality += worths[card]
                word = word_of[card]
                strength += word.effect.strength if word is not None else 0
        size = len(hand)
        return w.hand * log(1 + size) + w.quality * quality / (1 + size / ENOUGH) + w.fury * log(1 + strength)

    def _hit(self, s: State, card: int) -> float:
        """The chance to lose against an attack that comes next."""
        seat = prey(s)
        return 1 - curve(self.expected(s, seat, card) - stack_of(s).strengths[card] - 1)

    def prospects(self, s: State) -> list[float]:
        return [self.worth(s, 0)] * s.table.players

    def worth(self, s: State, seat: int) -> float:
        assert s.beast is not None
        if s.beast.card > stack_of(s).final:
            return SCALE * self.hunt.won
        if s.scores or not all(s.own) or not s.deck:
            return SCALE * self.hunt.lost
        return SCALE * sum(self.sum_of(s).values())

    def terms(self, s: State, seat: int) -> list[Term]:
        """The same worth in parts."""
        found = self.sum_of(s)
        named = {
            "points": ("beaten", "valour"),
            "squad": ("squad",),
            "hand": ("hand",),
            "safety": ("safety",),
            "time": ("time",),
        }
        return [Term(name, SCALE * sum(found[part] for part in parts)) for name, parts in named.items()]

    # Cards, in the same points

    def mix(self, left: float) -> list[float]:
        found = [0.0] * len(FEATURES)
        found[HAND] = self._slope * self.hunt.hand / ENOUGH
        found[QUALITY] = self._slope * self.hunt.quality / 2
        return found

    def card_worth(self, card: int, mixed: list[float]) -> float:
        """In a hand of the usual size."""
        w, word = self.hunt, self.table.word[card]
        strength = word.effect.strength if word is not None else 0
        worth = w.hand / ENOUGH + w.quality * self.card_worths[card] / 2 + w.fury * strength / ENOUGH
        return self._slope * worth

    @property
    def _slope(self) -> float:
        """What a part of the sum for one seat comes to."""
        return SCALE / self.table.players


@lru_cache(maxsize=32)
def hunt_evaluation(table: Table, name: str) -> Evaluation:
    return HuntEvaluation(table, name)


# Together (V18)


def gift(evaluation: Evaluation, s: State, seat: int, command: cm.Command) -> float:
    """A hand card for the fighter: what its help in this battle comes to, less what it is worth to us."""
    if not isinstance(command, cm.ChooseCard):
        return 0.0
    assert isinstance(evaluation, HuntEvaluation) and s.battle is not None
    word = s.table.word[command.card]
    if word is None:
        return -1.0
    fighter, card = s.battle.attack.seat, s.battle.against
    ahead = evaluation.expected(s, fighter, card) - stack_of(s).strengths[card] - (s.battle.beast == PREY)
    help_ = SEEN_TACTIC * (word.effect.strength or 1.0)
    gained = curve(ahead + help_) - curve(ahead)
    return gained * AT_STAKE - KEPT_FOR_LATER * help_


def step_in(evaluation: Evaluation, s: State, seat: int, command: cm.Command) -> float:
    """Whether the attack is better met by us, for a card, than by whom the monster seeks."""
    assert isinstance(evaluation, HuntEvaluation) and s.beast is not None
    sought = next(step[1] for step in reversed(s.agenda) if step[0] != STEP_IN)
    w = s.clone()
    fighter = sought
    if isinstance(command, cm.ChooseCard):
        fighter = seat
        w.hands[seat].remove(command.card)
    card = s.beast.card
    wins = curve(evaluation.expected(w, fighter, card) - stack_of(s).strengths[card] - 1)
    held = evaluation.worth(w, seat)
    w.own[fighter] -= 1
    return wins * held + (1 - wins) * evaluation.worth(w, seat)


def curve(ahead: float) -> float:
    """The chance to come out ahead that far beyond what is needed, about."""
    return logistic(1.7 * ahead / SPREAD)


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -40 else 0.0

