"""What is at stake against a monster: its strength is known, so a battle is won or it is not."""

from __future__ import annotations

from itertools import combinations
from math import inf

from valhalla.ai.valhalla.evaluate import Evaluation
from valhalla.ai.valhalla.extra import rise
from valhalla.ai.valhalla.extras import honours
from valhalla.ai.valhalla.monster.expansions import card_beaten, defence_lost
from valhalla.ai.valhalla.stakes import Stakes
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.battle import attacks
from valhalla.games.valhalla.monsters.stack import room, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, NONE

Slots = tuple[int, ...]


class MonsterStakes(Stakes):
    """A battle in either role."""

    def __init__(self, s: State, seat: int, evaluation: Evaluation) -> None:
        assert s.battle is not None
        self._attacks = attacks(s, seat)
        self._least = stack_of(s).strengths[s.battle.against] + (not self._attacks)
        if not self._attacks and any(window(s, seat) for window in s.table.wins_ties):
            self._least -= 1
        self._lost: dict[Slots, float] = {}
        super().__init__(s, seat, evaluation)

    def _nothing(self) -> float:
        return self.evaluation.worth(self._beaten_state(), self.seat)

    def _beaten_state(self) -> State:
        """After a defeat, before anybody is sent to Valhalla."""
        w = self.s.clone()
        assert w.monster is not None
        del w.deck[: stack_of(w).toll]
        if not self._attacks:
            w.own[self.seat] -= 1
            w.monster.dice = ()
            defence_lost(w)
        return w

    def chance(self, slots: Slots, might: int) -> float:
        return float(might >= self._least)

    def worth(self, slots: Slots, might: int) -> float:
        return self.won(slots) if might >= self._least else self.beaten(slots)

    def beaten(self, slots: Slots) -> float:
        """A defeat: one of those who fought may go to Valhalla, if that is worth it."""
        armed = (*self._armed(), *slots)
        found = self._lost.get(armed)
        if found is None:
            found = self._lost[armed] = self._best(self._beaten_state(), armed, 1)
        return found

    def _best(self, w: State, armed: Slots, most: int) -> float:
        """The best set of up to so many that Valhalla has room for."""
        left = room(w, self.seat)
        valour = {slot: w.table.valour[w.card_at(self.seat, slot)] for slot in armed}
        best = self.evaluation.worth(w, self.seat)
        for count in range(1, min(most, len(armed)) + 1):
            for some in combinations(armed, count):
                if sum(valour[slot] for slot in some) <= left:
                    best = max(best, self._sent(w, some))
        return best

    def _sent(self, w: State, slots: Slots) -> float:
        sent = w.clone()
        more = honours(w, self.seat, slots)
        rise(sent, self.seat, slots)
        assert sent.monster is not None
        if sent.monster.card > fought(self.s).against:
            card_beaten(sent, self.seat)
        pile = sent.table.hall[self.seat]
        sent.monster.scars[pile] -= min(more, room(sent, self.seat))  # bonus points, as if never scarred
        return self.evaluation.worth(sent, self.seat)

    def _work_out(self, slots: Slots) -> float:
        armed = (*self._armed(), *slots)
        w = self.s.clone()
        assert w.monster is not None
        w.monster.dice = ()
        if not self._attacks:
            return self._best(w, armed, len(armed))
        w.monster.card += 1
        if w.monster.card > stack_of(w).final:
            return self.evaluation.worth(w, self.seat)
        return self._turned_away(w, armed)

    def _turned_away(self, w: State, armed: Slots) -> float:
        """V15.4: as many as fit go, the rest are discarded; whoever may choose keeps them, and a lent one may
        stay with its owner (V18.5)."""
        keeps = any(window(w, self.seat) for window in w.table.picks_rising)
        if keeps:
            return self._best(w, armed, len(armed))
        left = room(w, self.seat)
        valour = {slot: w.table.valour[w.card_at(self.seat, slot)] for slot in armed}
        own = [slot for slot in armed if slot < ALLY]
        best = -inf
        for count in range(len(armed) + 1):
            for some in combinations(armed, count):
                spare = left - sum(valour[slot] for slot in some)
                if spare >= 0 and all(valour[slot] > spare for slot in own if slot not in some):
                    without = w.clone()
                    for slot in own:
                        if slot not in some:
                            without.squads[self.seat][slot] = NONE
                    best = max(best, self._sent(without, some))
        return best
