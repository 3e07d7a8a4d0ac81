"""A karl against a monster: the same verbs, but all hope for the same, and the strength to beat is known."""

from __future__ import annotations

from functools import cached_property

from valhalla.ai.valhalla.extra import rise, steps
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.monster import together
from valhalla.ai.valhalla.monster.evaluate import MonsterEvaluation, curve
from valhalla.ai.valhalla.monster.expansions import help_worth
from valhalla.ai.valhalla.monster.stakes import MonsterStakes
from valhalla.ai.valhalla.stakes import Stakes
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.choices import legal
from valhalla.games.valhalla.monsters.stack import monster_of, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, NONE, UNKNOWN, Step


class MonsterMind(Mind):
    """One decision of a seat against a monster."""

    evaluation: MonsterEvaluation

    def stakes(self, w: State) -> Stakes:
        return MonsterStakes(w, self.seat, self.evaluation)

    def rising(self, command: cm.SendToValhalla) -> float:
        """Who goes after a beaten card: those who do not are discarded."""
        assert self.s.battle is not None
        w = self.s.clone()
        for slot, _ in self.s.battle.side(self.seat).placed:
            if slot not in command.slots and slot < ALLY:  # a lent one stays with its owner
                w.squads[self.seat][slot] = NONE
        rise(w, self.seat, command.slots)
        return self.worth(w) + self.honours(self.seat, command.slots)

    def settled(self, w: State) -> float:
        """Loki may let us choose at once who goes (V8.1)."""
        if w.step == Step.MONSTER_SEND and w.step_seat == self.seat:
            then = type(self)(w, self.seat, self.luck, self.evaluation, self.nature)
            return max(then.judged(command) for command in legal(w, self.seat))
        return super().settled(w)

    # Together (V18)

    def help(self, command: cm.Command) -> float:
        return help_worth(self.s, self.seat, command, self.evaluation)

    def attack(self, target: int) -> float:
        """Friends' calls weigh (V18.6)."""
        return super().attack(target) + self.swayed

    @property
    def swayed(self) -> float:
        """What friends' calls make of an attack of ours."""
        s, card = self.s, monster_of(self.s).card
        if not s.table.common or max(monster_of(s).calls) == NONE:
            return 0.0
        wins = curve(self.evaluation.expected(s, self.seat, card) - stack_of(s).strengths[card])
        return together.sway(s, self.seat, wins)

    def lend(self, command: cm.Command) -> float:
        lends = isinstance(command, cm.Lend)
        return together.lending_worth(self.s, self.seat, self.evaluation) if lends else 0.0

    def last(self, command: cm.Command) -> float:
        """Who makes the last attack: whoever has the best chance."""
        assert isinstance(command, cm.ChooseFighter)
        return next(chance for chance, seat in self._last_chances if seat == command.target)

    @cached_property
    def _last_chances(self) -> list[tuple[float, int]]:
        return together.last_chances(self.s)

    def stepping_in(self, command: cm.Command) -> float:
        """Whether the attack is better met by us, for a card, than by whom the monster seeks."""
        s = self.s
        assert s.monster is not None
        card, w = s.monster.card, s.clone()
        if isinstance(command, cm.ChooseCard):
            fighter = self.seat
            w.hands[self.seat].remove(command.card)
        else:
            fighter = max(self._takers(), key=lambda seat: self.evaluation.expected(s, seat, card))
        wins = curve(self.evaluation.expected(w, fighter, card) - stack_of(s).strengths[card] - 1)
        held = self.worth(w)
        w.own[fighter] -= 1
        return wins * held + (1 - wins) * self.worth(w)

    def _takers(self) -> list[int]:
        """Who may come to fight if we do not: whom it seeks, or who is asked after us and called for it."""
        kinds = (Step.STEP_IN, Step.MONSTER_ATTACK)
        waiting = [step for step in reversed(self.s.agenda) if step[0] in kinds]
        later = [step[1] for step in waiting[1:] if step[0] == Step.STEP_IN]
        sought = next(step[1] for step in waiting if step[0] == Step.MONSTER_ATTACK)
        return [sought, *(seat for seat in later if together.called(self.s, seat, "take"))]


def _exchange(w: State, seat: int, command: cm.ExchangeCards) -> None:
    w.hands[seat] = [UNKNOWN if card in command.cards else card for card in w.hands[seat]]


def _devour(w: State, seat: int, command: cm.ChooseWarrior) -> None:
    w.squads[seat][command.slot] = NONE


MonsterMind.moves = {**Mind.moves, cm.ExchangeCards: _exchange, cm.ChooseWarrior: _devour}
MonsterMind.judges = {
    **Mind.judges,
    **steps(MonsterMind.lend, Step.LEND),
    **steps(MonsterMind.last, Step.LAST_CHOICE),
    (Step.ASIDE, cm.PlayTactic): MonsterMind.help,
    (Step.ASIDE, cm.Pass): MonsterMind.help,
    (Step.ASIDE, cm.ChooseCard): Mind.given_up,
    **steps(MonsterMind.rising, Step.MONSTER_RISE),
    **steps(MonsterMind.stepping_in, Step.STEP_IN),
    **steps(
        Mind.outcome,
        Step.EXCHANGE, Step.TOLL_CARD, Step.TOLL_WARRIOR, Step.NARROW, Step.MONSTER_SEND,
    ),
}  # fmt: skip
