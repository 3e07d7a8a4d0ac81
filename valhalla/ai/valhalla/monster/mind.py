"""A karl against a monster: the same verbs, but all hope for the same, and the strength to beat is known."""

from __future__ import annotations

from valhalla.ai.valhalla.extra import rise, steps
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.monster.evaluate import SEEN_TACTIC, MonsterEvaluation, curve
from valhalla.ai.valhalla.monster.stakes import MonsterStakes
from valhalla.ai.valhalla.stakes import Stakes
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKED, NONE, UNKNOWN, Step

AT_STAKE = 10.0  # what a battle decides, in points
KEPT_FOR_LATER = 0.5  # what a point of strength is worth in hand, likewise


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
            if slot not in command.slots:
                w.squads[self.seat][slot] = NONE
        rise(w, self.seat, command.slots)
        return self.worth(w) + self.honours(self.seat, command.slots)

    # Together (V18)

    def gift(self, command: cm.Command) -> float:
        """A hand card for the fighter: what its help in this battle comes to, less what it is worth to us."""
        if not isinstance(command, cm.ChooseCard):
            return 0.0
        s = self.s
        assert s.battle is not None
        word = s.table.word[command.card]
        if word is None:
            return -1.0
        fighter, card = s.battle.attack.seat, s.battle.against
        needed = stack_of(s).strengths[card]
        ahead = self.evaluation.expected(s, fighter, card) - needed - (s.battle.monster == ATTACKED)
        help_ = SEEN_TACTIC * (word.effect.strength or 1.0)
        gained = curve(ahead + help_) - curve(ahead)
        return gained * AT_STAKE - KEPT_FOR_LATER * help_

    def stepping_in(self, command: cm.Command) -> float:
        """Whether the attack is better met by us, for a card, than by whom the monster seeks."""
        s = self.s
        assert s.monster is not None
        fighter = next(step[1] for step in reversed(s.agenda) if step[0] != Step.STEP_IN)
        w = s.clone()
        if isinstance(command, cm.ChooseCard):
            fighter = self.seat
            w.hands[self.seat].remove(command.card)
        card = s.monster.card
        wins = curve(self.evaluation.expected(w, fighter, card) - stack_of(s).strengths[card] - 1)
        held = self.worth(w)
        w.own[fighter] -= 1
        return wins * held + (1 - wins) * self.worth(w)


def _exchange(w: State, seat: int, command: cm.ExchangeCards) -> None:
    w.hands[seat] = [UNKNOWN if card in command.cards else card for card in w.hands[seat]]


def _devour(w: State, seat: int, command: cm.ChooseWarrior) -> None:
    w.squads[seat][command.slot] = NONE


MonsterMind.moves = {**Mind.moves, cm.ExchangeCards: _exchange, cm.ChooseWarrior: _devour}
MonsterMind.judges = {
    **Mind.judges,
    **steps(MonsterMind.gift, Step.ASIDE),
    **steps(MonsterMind.rising, Step.MONSTER_RISE),
    **steps(MonsterMind.stepping_in, Step.STEP_IN),
    **steps(
        Mind.outcome,
        Step.EXCHANGE, Step.TOLL_CARD, Step.TOLL_WARRIOR, Step.NARROW, Step.MONSTER_SEND,
    ),
}  # fmt: skip
