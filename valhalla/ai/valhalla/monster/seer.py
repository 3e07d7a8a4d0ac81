"""The jarl and the norn against a monster: a narrower search, for a karl's eye for the rest is as good."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from valhalla.ai.thought import Thought
from valhalla.ai.valhalla.monster.guide import MonsterGuide
from valhalla.ai.valhalla.monster.mind import MonsterMind
from valhalla.ai.valhalla.quick import Guide
from valhalla.ai.valhalla.seer import POINT, Foresight, Seer
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.games.valhalla.view import determinize
from valhalla.kernel.chance import Chance

MARGIN = 4.0  # points behind the best at first sight that are hardly ever made good


class MonsterSeer(Seer):
    """One decision of a jarl or norn against a monster."""

    searched = (Step.PHASE_A,)
    mind: MonsterMind

    def __init__(self, mind: MonsterMind, sight: Foresight) -> None:
        super().__init__(mind, sight)
        self.width = sight.few

    def near(self, first: Thought) -> Thought:
        """Without the candidates that are far behind."""
        least = first.candidates[0].worth - MARGIN if first.candidates else 0.0
        return Thought(first.command, tuple(one for one in first.candidates if one.worth >= least))

    def _tries(self, step: int) -> int:
        """The more there are together, the longer a playout takes."""
        return self.sight.alone * 2 // (self.mind.s.table.players + 1)

    def _looks(self, first: Thought, guide: Guide) -> dict[Any, tuple[float, float]]:
        """Friends' calls weigh in the search, too, which knows nothing of them."""
        found, swayed = super()._looks(first, guide), POINT * self.mind.swayed
        attacks = {c: (now, leans + swayed) for c, (now, leans) in found.items() if isinstance(c, cm.Attack)}
        return found | attacks

    def _ahead(self, past: Iterable[Any]) -> tuple[Guide, Callable[[Chance], State]]:
        """Until after one's own next turn; friends' hands are not guessed at."""
        s = self.mind.s
        guide = MonsterGuide(self.mind.evaluation, s.turns + s.table.players + 1)
        return guide, lambda luck: determinize(s, luck)
