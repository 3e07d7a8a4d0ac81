"""Quick choices for playouts: by the numbers of rows alone, without trying anything.

A main action is picked by what it makes of the totals; everything else by a plain rule. Playouts are made of
these, and a karl uses them for what follows from a candidate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.ai.wolves.outlook import Outlook
from valhalla.ai.wolves.plan import Plan
from valhalla.ai.wolves.prizes import prize_worth, prizes
from valhalla.ai.wolves.rows import best_end, greatest, power, without
from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import blows, choices, paying, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.deities import ACTIVE, invocable, summonable
from valhalla.games.wolves.rules import open_prizes
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import LEFT, RIGHT, UNITS, Deity, Step

WALL_WORTH = 4  # strength for which a Shield wall is played


class Quick:
    """Choices of every seat in one round. The outlooks are made once and shared by all playouts."""

    def __init__(self, s: State, weights: Weights) -> None:
        self.weights = weights
        self.kind = s.table.kind
        prized = prizes(s, weights)
        self.outlooks = [Outlook(s, seat, weights, prized) for seat in range(s.table.players)]
        self.rules: dict[int, Callable[[State, int], Any]] = {
            Step.ACT: self.act, Step.CLOSE: self.close, Step.REST: self.rest, Step.SHED: self.shed,
            Step.AIM: self.aim, Step.REACT: self.react, Step.SETTLE: self.settle, Step.PLACE: self.place,
            Step.COLOUR: self.colour, Step.RECALL: self.recall, Step.BEFORE: self.before,
            Step.CROWN: self.crown, Step.AFTER: self.after,
        }  # fmt: skip

    def choose(self, s: State, seat: int) -> Any:
        return self.rules[s.step](s, seat)

    # A turn

    def act(self, s: State, seat: int) -> Any:
        return self.extra(s, seat) or Plan(s, self.outlooks[seat]).best()

    def extra(self, s: State, seat: int) -> Any:
        """A deity summoned or used, if there is something to gain."""
        look = self.outlooks[seat]
        if s.offerings[seat]:
            found = [(look.gods.summoned(s, card), card) for card in summonable(s, seat)]
            if found and max(found)[0] > 0:
                deity = max(found)[1]
                ways = paying.ways(s, seat, paying.cost(s, seat, deity))
                return cm.Summon(deity, min(ways, key=lambda way: paying.value(s, way)))
        if s.deities[seat]:
            for card in invocable(s, seat):
                use = self._use(s, seat, card)
                if use is not None:
                    return use
        return None

    def _use(self, s: State, seat: int, card: int) -> Any:
        which = s.table.deity[card]
        if which == Deity.HEIMDALL:
            return ACTIVE[Deity.HEIMDALL].choices(s, seat)[0]
        if which == Deity.TYR:
            return self._tyr(s, seat, card)
        if which == Deity.HEL and s.discard:
            return self._hel(s, seat, card)
        return None

    def _tyr(self, s: State, seat: int, card: int) -> Any:
        """The side on which the strongest other loses more than oneself."""
        best = None
        most = 2.0
        for side in (LEFT, RIGHT):
            gain = 0.0
            for row, unit in blows.at_the_end(s, seat, side):
                lost = self.loss(s, row, unit)
                gain += -lost if row == seat else lost / 2
            if gain > most:
                best, most = cm.Invoke(card, side=side), gain
        return best

    def _hel(self, s: State, seat: int, card: int) -> Any:
        """The worst card of the hand for a much better one."""
        cards = self.weights.cards
        worst = min(s.hands[seat], key=lambda held: cards[self.kind[held]])
        found = max(cards[self.kind[gone]] for gone in s.discard)
        return cm.Invoke(card, cards=(worst,)) if found > cards[self.kind[worst]] + 0.3 else None

    def close(self, s: State, seat: int) -> Any:
        return self.extra(s, seat) or cm.EndTurn()

    def rest(self, s: State, seat: int) -> Any:
        return cm.Draw() if s.room(seat) and s.stock() else cm.EndTurn()

    def shed(self, s: State, seat: int) -> Any:
        cards = self.weights.cards
        return cm.Shed(min(s.hands[seat], key=lambda card: cards[self.kind[card]]))

    # Choices within an effect

    def loss(self, s: State, row: int, card: int) -> int:
        """The strength that a row loses with a unit."""
        units = strengths.row_kinds(s, row)
        return power(units) - power(without(units, s.rows[row].index(card)))

    def aim(self, s: State, seat: int) -> Any:
        """At the strongest other's best; of an own row at what it misses least."""
        found = blows.candidates(s, s.agenda[-1])
        totals = strengths.totals(s)
        most = max([total for other, total in enumerate(totals) if other != seat])

        def gain(target: tuple[int, int]) -> float:
            row, card = target
            lost = self.loss(s, row, card)
            if row == seat:
                return -1.5 * lost
            return lost * (1.0 if totals[row] == most else 0.6)

        return cm.Aim(max(found, key=gain)[1])

    def react(self, s: State, seat: int) -> Any:
        """Warded off is what costs the row enough."""
        mine = [card for row, card in s.aims if row == seat]
        units = strengths.row_kinds(s, seat)
        rest = tuple([k for k, card in zip(units, s.rows[seat], strict=True) if card not in mine])
        lost = power(units) - power(rest)
        guards = sorted(blows.guards(s, seat, s.blow[0]), key=lambda card: card in mine)
        if guards and lost > self.loss(s, seat, guards[0]):
            return cm.Ward(guards[0])
        walls = blows.walls(s, seat)
        return cm.Ward(walls[0]) if walls and lost >= WALL_WORTH else cm.Decline()

    def settle(self, s: State, seat: int) -> Any:
        return cm.Claim()

    def place(self, s: State, seat: int) -> Any:
        row = strengths.row_kinds(s, seat)
        reach = best_end(row, self.kind[s.air[-1]])
        weaker = reach is not None and reach.power < power(row)
        walls = blows.walls(s, seat) if weaker and blows.may_refuse(s, s.agenda[-1]) else []
        if walls:
            return cm.Ward(walls[0])
        return cm.Place(reach.side if reach else LEFT)

    def colour(self, s: State, seat: int) -> Any:
        worths = [0.0, 0.0, 0.0]
        for card in s.deities[seat]:
            worths[s.table.colour[card]] += self.weights.deities[s.table.deity[card]]
        return cm.KeepColour(0 if worths[0] >= worths[1] else 1)

    def recall(self, s: State, seat: int) -> Any:
        cards = self.weights.cards
        return cm.Recall(max(s.discard, key=lambda card: cards[self.kind[card]]))

    # The end of a round

    def before(self, s: State, seat: int) -> Any:
        """With Vidar another unit, if the row can still rise by it."""
        units = tuple([self.kind[card] for card in s.hands[seat] if self.kind[card] < UNITS])
        plan = greatest(strengths.row_kinds(s, seat), units)
        totals = strengths.totals(s)
        others = sorted(total for other, total in enumerate(totals) if other != seat)
        if not plan:
            return cm.Decline()
        after = plan[0].power - power(strengths.row_kinds(s, seat)) + totals[seat]
        if not any(totals[seat] <= other < after for other in others[-s.table.opened :]):
            return cm.Decline()
        held = choices.by_kind(s, s.hands[seat])
        return cm.Lay(held[plan[0].kind], seat, plan[0].side)

    def crown(self, s: State, seat: int) -> Any:
        return cm.Crown(max(open_prizes(s), key=lambda card: prize_worth(s, seat, card)))

    def after(self, s: State, seat: int) -> Any:
        cards = self.weights.cards
        found = blows.chosen_by_valkyrie(s, seat)
        return cm.Aim(max(found, key=lambda target: cards[self.kind[target[1]]])[1])
