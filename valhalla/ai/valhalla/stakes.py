"""What a fighter fights for: the worth of stopping with these warriors armed and that strength."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property

from valhalla.ai.valhalla.evaluate import Evaluation, points
from valhalla.ai.valhalla.extra import rise
from valhalla.ai.valhalla.extras import decided, honours
from valhalla.ai.valhalla.muster import Defence, frosty, jarl_of
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import FEW_SHIELDS, NONE

RISEN_SHARE = 0.4  # of a squad's valour that a won defence brings in, about


class Stakes(ABC):
    """What stopping is worth with these warriors armed and that strength."""

    def __init__(self, s: State, seat: int, evaluation: Evaluation) -> None:
        self.s = s
        self.seat = seat
        self.evaluation = evaluation
        self._won: dict[tuple[int, ...], float] = {}
        self._risen: dict[int, float] = {}
        self._comforted = False
        battle = fought(s)
        self.battle = battle
        self.nothing = self._nothing()
        self.lost = self._loss()

    @abstractmethod
    def _nothing(self) -> float:
        """Stopping with nobody armed."""

    def _loss(self) -> float:
        """Losing the battle."""
        return self.nothing

    @abstractmethod
    def worth(self, slots: tuple[int, ...], might: int) -> float:
        """Stopping with these armed, too, at that strength."""

    @abstractmethod
    def chance(self, slots: tuple[int, ...], might: int) -> float:
        """The chance to win the battle with these armed."""

    @abstractmethod
    def _work_out(self, slots: tuple[int, ...]) -> float:
        """Winning with these armed, too."""

    def won(self, slots: tuple[int, ...]) -> float:
        found = self._won.get(slots)
        if found is None:
            found = self._won[slots] = self._work_out(slots)
        return found

    @cached_property
    def now(self) -> float:
        return self.evaluation.worth(self.s, self.seat)

    def risen(self, slot: int) -> float:
        """What it would gain to send this one warrior to Valhalla; nobody must."""
        found = self._risen.get(slot)
        if found is None:
            w = self.s.clone()
            rise(w, self.seat, (slot,))
            gain = self.evaluation.worth(w, self.seat) + honours(self.s, self.seat, (slot,)) - self.now
            found = self._risen[slot] = max(0.0, gain)
        return found

    def _comfort(self, slots: tuple[int, ...]) -> float:
        """What a lost battle still brings a jarl who may send one warrior all the same."""
        if not self._comforted:
            return 0.0
        return max([self.risen(slot) for slot in (*self._armed(), *slots)], default=0.0)

    def _armed(self) -> tuple[int, ...]:
        return tuple(slot for slot, _ in self.battle.side(self.seat).placed)


class Attack(Stakes):
    """An attack: all armed go to Valhalla with a shield, or the defender's may."""

    def __init__(self, s: State, seat: int, evaluation: Evaluation) -> None:
        super().__init__(s, seat, evaluation)
        assert self.battle.defence is not None
        self.defence = Defence(s, self.battle.defence.seat)
        self._comforted = jarl_of(s, seat) == "agnar"

    def _nothing(self) -> float:
        return self.now

    def _loss(self) -> float:
        w = self.s.clone()
        assert w.battle is not None and w.battle.defence is not None
        defender = w.battle.defence.seat
        decided(w, defender, self.seat)
        prospects = self.evaluation.prospects(w)
        valour = w.table.valour
        prospects[defender] += RISEN_SHARE * sum(valour[card] for card in w.warriors(defender))
        return prospects[self.seat] - self.evaluation.rivals(prospects, self.seat)

    def chance(self, slots: tuple[int, ...], might: int) -> float:
        return 1 - self.defence.beats(might, frosty(self.s, self.seat, slots))

    def worth(self, slots: tuple[int, ...], might: int) -> float:
        wins = self.chance(slots, might)
        return wins * self.won(slots) + (1 - wins) * (self.lost + self._comfort(slots))

    def _work_out(self, slots: tuple[int, ...]) -> float:
        assert self.battle.defence is not None
        w = self.s.clone()
        take_shield(w, self.seat, self.battle.defence.seat)
        decided(w, self.seat, self.battle.defence.seat)
        gone = (*self._armed(), *slots)
        more = honours(w, self.seat, gone)
        rise(w, self.seat, gone)
        return self.evaluation.worth(w, self.seat) + more


class Defend(Stakes):
    """A defence against a known strength."""

    def __init__(self, s: State, seat: int, evaluation: Evaluation) -> None:
        super().__init__(s, seat, evaluation)
        self.attack = strength(s, self.battle.attack)
        self._ties = any(window(s, seat) for window in s.table.wins_ties)
        self._comforted = jarl_of(s, seat) == "agnar" and s.own[seat] - 1 <= FEW_SHIELDS

    def _nothing(self) -> float:
        w = self.s.clone()
        attack = self.battle.attack
        take_shield(w, attack.seat, self.seat)
        decided(w, attack.seat, self.seat)
        rise(w, attack.seat, tuple(slot for slot, _ in attack.placed))
        return self.evaluation.worth(w, self.seat)

    def chance(self, slots: tuple[int, ...], might: int) -> float:
        return float(might > self.attack or (self._ties and might == self.attack))

    def worth(self, slots: tuple[int, ...], might: int) -> float:
        return self.won(slots) if self.chance(slots, might) else self.nothing + self._comfort(slots)

    def _work_out(self, slots: tuple[int, ...]) -> float:
        """The best of those who gain by going; a mark may pay more for one alone, or for all together."""
        armed = (*self._armed(), *slots)
        gains = {slot: self.risen(slot) for slot in armed}
        going = tuple(slot for slot in armed if gains[slot])
        alone = sum(honours(self.s, self.seat, (slot,)) for slot in going)
        together = sum(gains.values()) - alone + honours(self.s, self.seat, going)
        return self._decided + max([together, *gains.values()], default=0.0)

    @cached_property
    def _decided(self) -> float:
        """The position after a win, before anybody goes."""
        w = self.s.clone()
        decided(w, self.seat, self.battle.attack.seat)
        return self.evaluation.worth(w, self.seat) if w.titles != self.s.titles else self.now


class Ragnarok(Stakes):
    """The end: whoever is armed is saved, nothing else counts."""

    def _nothing(self) -> float:
        return self._work_out(())

    def chance(self, slots: tuple[int, ...], might: int) -> float:
        return 1.0

    def worth(self, slots: tuple[int, ...], might: int) -> float:
        return self.won(slots)

    def _work_out(self, slots: tuple[int, ...]) -> float:
        w = self.s.clone()
        gone = (*self._armed(), *slots)
        more = honours(w, self.seat, gone)
        rise(w, self.seat, gone)
        return float(points(w, self.seat)) + more


def take_shield(w: State, attacker: int, defender: int) -> None:
    w.own[defender] -= 1
    w.captured[attacker].append(defender)
    if not w.own[defender] and w.left == NONE:
        w.left = w.table.players


def stakes_of(s: State, seat: int, evaluation: Evaluation) -> Stakes:
    """What a fighter fights for."""
    assert s.battle is not None
    if s.battle.defence is None:
        return Ragnarok(s, seat, evaluation)
    return (Attack if s.battle.attack.seat == seat else Defend)(s, seat, evaluation)
