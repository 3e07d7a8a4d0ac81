"""What deities are worth to a seat in Glory: its own, those of the others, those that it could summon."""

from __future__ import annotations

from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import paying, scoring
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLACK, NONE, Deity, Step

OF_DEITIES = ("deities", "blue")  # what victories count that deities are worth Glory by
NOT_YET = 0.9  # what a deity is worth that can be paid but is not summoned


class Gods:
    """The deities as they count for one seat in one round."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.kind = s.table.kind
        left = 0.0 if s.doomed() else max(0.5, weights.rounds - s.round)
        each = zip(weights.deities, weights.at_once, strict=True)
        self.worths = [left * later + now for later, now in each]
        self.part = 1 / (s.table.players - 1)  # of what another's help brings, as it counts against this seat
        self.devoted = self.devotion(s)

    def lasting(self, s: State) -> float:
        """Deities for the rounds to come, and for the rest of this one."""
        deity = s.table.deity
        return sum([self.worths[deity[card]] for card in s.deities[self.seat]])

    def feared(self, s: State) -> float:
        """The deities of the others, as they count against this seat."""
        seat, worths = self.seat, self.worths
        theirs = [worths[which] for which, owner in enumerate(s.owner) if owner not in (NONE, seat)]
        return -self.part * sum(theirs)

    def gift(self, s: State) -> float:
        """A manoeuvre in the air that goes to another's Freya."""
        freya = s.owner[Deity.FREYA]
        if s.step != Step.SETTLE or freya in (NONE, self.seat) or not s.room(freya):
            return 0.0
        weights = self.weights
        return -self.part * weights.card * weights.cards[self.kind[s.air[-1]]]

    def devotion(self, s: State) -> float:
        """What deities make victories worth by now: Glory of this seat, the others' against it."""
        worth = 0.0
        for seat, held in enumerate(s.victories):
            for card in held:
                glory = s.table.glory[card]
                if glory is not None and glory.word in OF_DEITIES:
                    worth += scoring.worth(s, seat, card) * (1.0 if seat == self.seat else -self.weights.envy)
        return worth

    def offerings(self, s: State) -> float:
        """Sacrifices: what the best deity they can pay is worth, or the way there; or the best use of one."""
        pile = s.offerings[self.seat]
        if not pile:
            return 0.0
        paid = sum([s.table.offers[card] for card in pile])
        found = [self._paid(s, card, paid) for card in s.hall]
        return max([*found, *[NOT_YET * self._used(s, card) for card in s.deities[self.seat]]], default=0.0)

    def _used(self, s: State, card: int) -> float:
        """What a deity of one's own can do for one sacrifice."""
        which, worths, of = s.table.deity[card], self.worths, s.table.deity
        if which == Deity.ODIN and card not in s.used:
            feared = [worths[god] for god, owner in enumerate(s.owner) if owner not in (NONE, self.seat)]
            return self.part * max(feared, default=0.0)
        if which == Deity.FAFNIR:
            there = [other for held in s.deities for other in held] + s.hall
        elif which == Deity.BALDR:
            there = s.gone
        else:
            return 0.0
        gods = [of[other] for other in there if of[other] != NONE]
        gained = [worths[god] for god in gods if s.owner[god] != self.seat]
        return max(0.0, max(gained, default=0.0) - worths[which])

    def _paid(self, s: State, card: int, paid: int) -> float:
        if s.table.deity[card] == NONE:
            return 0.0
        price = paying.cost(s, self.seat, card)
        worth = self.summoned(s, card)
        return worth * (NOT_YET if paid >= price else self.weights.on_the_way * paid / price)

    def summoned(self, s: State, card: int) -> float:
        """What a deity of the Hall would bring this seat, less those of the other colour (W6.2)."""
        table, worths = s.table, self.worths
        which, colour = table.deity[card], table.colour[card]
        worth = worths[which]
        if colour != BLACK and s.owner[Deity.YGGDRASIL] != self.seat:
            lost = [held for held in s.deities[self.seat] if table.colour[held] == 1 - colour]
            worth -= sum([worths[table.deity[held]] for held in lost])
        return worth
