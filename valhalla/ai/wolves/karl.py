"""A karl: every sensible candidate is tried on a world that fits the view, and what it leads to is judged.

What follows a candidate at once (an aim, a place, somebody's ward) is played by quick rules; nobody else is
thought to ward anything off. Cards the seat has not seen count as usual ones, so the world tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from valhalla.ai.thought import Candidate, Term, Thought
from valhalla.ai.wolves.outlook import FACTS, TERMS, Parts
from valhalla.ai.wolves.quick import Quick
from valhalla.ai.wolves.rows import best_end, shooting_end
from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import choices, paying, scoring, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.rules import decide
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import UNITS, Kind, Step
from valhalla.games.wolves.view import determinize
from valhalla.kernel.chance import Chance

BEST = 4  # how many candidates are told
AT_OTHERS = (Kind.ASSASSIN, Kind.RAIDER, Kind.TRAITOR)
# Steps that belong to the choice before, and those that end a round.
FOLLOWING = (
    Step.AIM,
    Step.REACT,
    Step.SETTLE,
    Step.PLACE,
    Step.COLOUR,
    Step.RECALL,
    Step.BEFORE,
    Step.CROWN,
    Step.AFTER,
)
THEIRS = (Step.BEFORE, Step.SETTLE)  # what another's Vidar or Freya brings is judged, not played


class Mind:
    """What a karl thinks at one moment."""

    def __init__(self, s: State, seat: int, luck: Chance, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.quick = Quick(s, weights)
        self.look = self.quick.outlooks[seat]
        self.seen = {card for card in s.hands[seat] if card >= 0}
        self.seen |= {card for place in (s.discard, s.air, *s.rows, *s.offerings) for card in place}
        self.luck = luck.stream(1)

    @cached_property
    def world(self) -> State:
        """A world that fits the view, for what is tried."""
        return determinize(self.s, self.luck)

    def think(self, width: int = BEST, why: bool = False) -> Thought:
        found = [(parts.worth(), command, parts) for command, parts in self.judged()]
        found.sort(key=lambda one: -one[0])
        best = tuple(
            Candidate(command, worth, terms(parts) if why else ()) for worth, command, parts in found[:width]
        )
        return Thought(best[0].command, best)

    def judged(self) -> list[tuple[Any, Parts]]:
        commands = list(self.candidates())
        if len(commands) == 1:
            return [(commands[0], self.look.parts(self.s, self.seen))]
        return [(command, self.after(command)) for command in commands]

    # Candidates

    def candidates(self) -> Iterable[Any]:
        """The commands worth a look, of equal ones the plainest."""
        step = self.s.step
        groups = choices.groups(self.s, self.seat)
        if step == Step.ACT:
            return self._main()
        if step == Step.REST:
            return [self.quick.rest(self.s, self.seat), *self._returns()]
        if step == Step.SHED:
            return [self.quick.shed(self.s, self.seat)]
        if step == Step.CLOSE:
            return [cm.EndTurn(), *self._extras()]
        return [command for group in groups for command in group]

    def _main(self) -> Iterable[Any]:
        s, seat = self.s, self.seat
        held = choices.by_kind(s, s.hands[seat])
        yield cm.Pass()
        for kind, card in held.items():
            if kind < UNITS:
                yield from self._layings(kind, card)
        if Kind.PLAGUE in held:
            present = {own for row in range(s.table.players) for own in strengths.of_row(s, row)}
            yield from (cm.Plague(held[Kind.PLAGUE], strength) for strength in sorted(present))
        if Kind.FLANK_MARCH in held:
            yield from self._flank(held[Kind.FLANK_MARCH])
        yield from self._sacrifices()
        yield from self._extras()

    def _layings(self, kind: int, card: int) -> Iterable[cm.Lay]:
        s, seat = self.s, self.seat
        own = strengths.row_kinds(s, seat)
        if reach := best_end(own, kind):
            yield cm.Lay(card, seat, reach.side)
            end = shooting_end(own) if kind == Kind.ARCHER else None
            if end is not None and end != reach.side:
                yield cm.Lay(card, seat, end)
        if kind in AT_OTHERS or kind == Kind.THRALL:
            for row in range(s.table.players):
                there = strengths.row_kinds(s, row)
                if row != seat and there and (reach := best_end(there, kind)):
                    yield cm.Lay(card, row, reach.side)

    def _flank(self, card: int) -> Iterable[Any]:
        """The worst cards for others; or the units whose going costs the row least."""
        s, seat = self.s, self.seat
        cards = self.weights.cards
        others = sorted((c for c in s.hands[seat] if c != card), key=lambda c: cards[s.table.kind[c]])
        for count in range(min(4, len(others)) + 1):
            yield cm.Regroup(card, tuple(others[:count]))
        if s.rows[seat]:
            units = sorted(s.rows[seat], key=lambda c: -cards[s.table.kind[c]])
            for count in range(1, min(3, len(units), s.room(seat) + 1) + 1):
                yield cm.Withdraw(card, tuple(units[:count]))

    def _sacrifices(self) -> Iterable[cm.Sacrifice]:
        s, seat = self.s, self.seat
        row = s.rows[seat]
        thralls = [card for card in row if s.table.kind[card] == Kind.THRALL]
        for unit in row:
            followers = tuple(card for card in thralls if card != unit)
            yield cm.Sacrifice(unit, followers)
            if followers and s.table.kind[unit] == Kind.BERSERK:
                yield cm.Sacrifice(unit)

    def _extras(self) -> Iterable[Any]:
        s, seat = self.s, self.seat
        for group in choices.extras(s, seat):
            if group and isinstance(group[0], cm.Summon):
                yield from self._summons(group)
            else:
                yield from group

    def _summons(self, group: choices.Group) -> Iterable[Any]:
        """For each deity the way to pay that spends least."""
        cheapest: dict[int, Any] = {}
        for summon in group:
            assert isinstance(summon, cm.Summon)
            known = cheapest.get(summon.deity)
            if known is None or paying.value(self.s, summon.pay) < paying.value(self.s, known.pay):
                cheapest[summon.deity] = summon
        return cheapest.values()

    def _returns(self) -> Iterable[Any]:
        s, seat = self.s, self.seat
        returning = any(isinstance(group[0], cm.Return) for group in choices.groups(s, seat))
        if returning and len(s.passes) < s.table.players:
            cards = sorted(s.hands[seat], key=lambda c: self.weights.cards[s.table.kind[c]])
            yield cm.Return(tuple(sorted(cards[:4])))

    # What comes of one

    def after(self, command: Any) -> Parts:
        world = self.world.clone()
        decide(world, self.seat, command, self.luck.at(1))
        while (step := world.agenda[-1])[0] in FOLLOWING and world.round == self.s.round:
            seat = step[1]
            if step[0] in THEIRS and seat != self.seat:
                break
            ward = step[0] == Step.REACT and seat != self.seat
            choice = cm.Decline() if ward else self.quick.choose(world, seat)
            decide(world, seat, choice, self.luck.at(2))
        if world.round == self.s.round and not world.winners:
            return self.look.parts(world, self.seen)
        return self.at_the_end(world)

    def at_the_end(self, world: State) -> Parts:
        """The round is over: what it has brought, instead of chances."""
        seat, weights = self.seat, self.weights
        was, now = scoring.all_glory(self.s), scoring.all_glory(world)
        gains = [float(new - old) for old, new in zip(was, now, strict=True)]
        for winner in world.winners:
            gains[winner] += weights.crown / len(world.winners)
        rivals = sum(gains) - gains[seat]
        lasts = 0.0 if world.winners else 1.0
        kinds = [world.table.kind[card] for card in world.hands[seat] if card in self.seen]
        kept = self.look.kept(kinds, len(world.hands[seat]) - len(kinds))
        best = float(world.ranking[0] == seat)
        hand = lasts * weights.card * kept
        lasting = lasts * (self.look.gods.lasting(world) + self.look.gods.feared(world))
        return Parts(gains[seat], -weights.envy * rivals, hand, lasting, 0.0, 0.0, best)


def terms(parts: Parts) -> tuple[Term, ...]:
    """The terms of a judgement, and its facts."""
    return tuple(Term(name, getattr(parts, name)) for name in (*TERMS, *FACTS))
