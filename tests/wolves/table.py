"""Set the table, give, play, assert: Wolves of Odin in any position, for tests that read as play.

`t = Table()`, `t.row(0, "king hirdman hirdman")`, `t.give(0, "archer")`, `t.hold(1, "odin")`,
`t.lay(0, "archer", row=1)`. Cards of the People are named by their kind: the next free copy is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import strengths
from valhalla.games.wolves.cards import kind_id
from valhalla.games.wolves.terms import LEFT, RIGHT, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand

E = TypeVar("E", bound=ev.Event)
ALL = 0xFF  # the mask of those who know a public card


class Loaded(Chance):
    """Luck that draws the cards it was told to, as long as any are told."""

    __slots__ = ("told",)
    told: list[int]

    def pick(self, items):  # type: ignore[no-untyped-def]
        if self.told and self.told[0] in items:
            return self.told.pop(0)
        return super().pick(items)

    def sample(self, items, k):  # type: ignore[no-untyped-def]
        first = [card for card in self.told[:k] if card in items]
        self.told = self.told[len(first) :]
        rest = [item for item in items if item not in first]
        return first + super().sample(rest, k - len(first))


class Table:
    """A table in the middle of a round: seat 0 begins its turn, nobody holds anything, the Hall is empty."""

    def __init__(self, players: int = 3, *, seed: int = 1, round: int = 1) -> None:
        self.setup = game.Setup(players, first=0)
        self.s = game.blank(self.setup)
        self.s.starter = 0
        self.s.round = round
        self.chance = Loaded(seed)
        self.chance.told = []
        self.n = 0
        self.log: list[ev.Event] = []
        self.s.agenda = [(Step.OVER,), (Step.ROUND,), (Step.TURN,)]
        game.apply(self.s, ev.TurnBegan(0))

    def to_turn_of(self, seat: int) -> None:
        """Begin the turn of *seat*, wherever the round was."""
        self.s.agenda = [(Step.OVER,), (Step.ROUND,), (Step.TURN,)]
        game.apply(self.s, ev.TurnBegan(seat))

    # Setting up

    def card(self, name: str) -> int:
        """The number of a deity, of a victory, or of one copy of the People such as `archer-2`."""
        return next(i for i, card in enumerate(self.s.table.cards) if card.id == name)

    def cards(self, names: str) -> tuple[int, ...]:
        return tuple(self.card(name) for name in names.split())

    def _draw(self, kind: str, known: int) -> int:
        number = next(i for i in self.s.deck if kind_id(self.s.table.cards[i]) == kind)
        self.s.deck.remove(number)
        self.s.known[number] = known
        return number

    def give(self, seat: int, kinds: str) -> list[int]:
        """Cards to a hand."""
        found = [self._draw(kind, 1 << seat) for kind in kinds.split()]
        self.s.hands[seat] = sorted(self.s.hands[seat] + found)
        return found

    def row(self, seat: int, kinds: str) -> list[int]:
        """Units to a row, from left to right."""
        found = [self._draw(kind, ALL) for kind in kinds.split()]
        self.s.rows[seat] += found
        return found

    def offer(self, seat: int, kinds: str) -> list[int]:
        """Units to the sacrifices of a seat."""
        found = [self._draw(kind, ALL) for kind in kinds.split()]
        self.s.offerings[seat] += found
        return found

    def discard(self, kinds: str) -> list[int]:
        found = [self._draw(kind, ALL) for kind in kinds.split()]
        self.s.discard += found
        return found

    def next_cards(self, kinds: str) -> list[int]:
        """These are drawn next from the People."""
        pool = self.s.deck[:]
        for kind in kinds.split():
            found = next(i for i in pool if kind_id(self.s.table.cards[i]) == kind)
            pool.remove(found)
            self.chance.told.append(found)
        return self.chance.told

    def next_gods(self, names: str) -> None:
        self.chance.told += self.cards(names)

    def _god(self, name: str) -> int:
        number = self.card(name)
        self.s.hidden_gods.remove(number)
        return number

    def hold(self, seat: int, names: str) -> None:
        """Deities to a seat."""
        for name in names.split():
            number = self._god(name)
            self.s.deities[seat].append(number)
            self.s.owner[self.s.table.deity[number]] = seat

    def hall(self, names: str) -> None:
        self.s.hall += [self._god(name) for name in names.split()]

    def fallen(self, names: str) -> None:
        """Deities to the discarded ones."""
        self.s.gone += [self._god(name) for name in names.split()]

    def win(self, seat: int, names: str) -> None:
        for number in self.cards(names):
            self.s.hidden_prizes.remove(number)
            self.s.victories[seat].append(number)

    def prize(self, names: str) -> None:
        """Open victories."""
        for number in self.cards(names):
            self.s.hidden_prizes.remove(number)
            self.s.prizes.append(number)

    def passed(self, *seats: int) -> None:
        self.s.passes += seats

    # Looking

    def kinds(self, cards: Sequence[int]) -> str:
        return " ".join(kind_id(self.s.table.cards[card]) for card in cards)

    def stands(self, seat: int) -> str:
        """A row by kinds, from left to right."""
        return self.kinds(self.s.rows[seat])

    def hand(self, seat: int) -> str:
        return self.kinds(self.s.hands[seat])

    def discarded(self) -> str:
        return self.kinds(self.s.discard)

    def held(self, seat: int) -> str:
        return self.kinds(self.s.deities[seat])

    def total(self, seat: int) -> int:
        return strengths.total(self.s, seat)

    def unit(self, seat: int, place: int) -> int:
        return self.s.rows[seat][place]

    def in_hand(self, seat: int, kind: str) -> int:
        return next(i for i in self.s.hands[seat] if kind_id(self.s.table.cards[i]) == kind)

    def offered(self, seat: int, kind: str) -> int:
        return next(i for i in self.s.offerings[seat] if kind_id(self.s.table.cards[i]) == kind)

    def step(self) -> str:
        """The name of the step the game waits at."""
        return Step.label(self.s.step)

    def waits_for(self) -> tuple[int, ...]:
        return tuple(game.to_act(self.s))

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        return next(event for event in reversed(self.log) if type(event) is kind)

    def every(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if type(event) is kind]

    # Playing

    def do(self, seat: int, command: cm.Command) -> list[ev.Event]:
        """Give a command, as a session does; the table is recounted after it."""
        game.check(self.s, seat, command)
        assert type(command) in {type(one) for one in game.legal(self.s, seat)}, "legal but not listed"
        self.n += 1
        self.chance.at(self.n)
        events = game.decide(self.s, seat, command, self.chance)
        self.log += events
        game.audit(self.s)
        return events

    def refuses(self, seat: int, command: cm.Command) -> tuple[str, str]:
        """The command is refused and nothing changes: the rule and the reason."""
        before = self.s.clone()
        assert command not in game.legal(self.s, seat)
        with pytest.raises(IllegalCommand) as caught:
            game.check(self.s, seat, command)
        assert self.s == before
        return caught.value.rule, caught.value.key

    def laying(self, seat: int, kind: str, row: int | None = None, side: int = RIGHT) -> cm.Lay:
        return cm.Lay(self.in_hand(seat, kind), seat if row is None else row, side)

    def lay(
        self, seat: int, kind: str, row: int | None = None, side: int = RIGHT, at: int | None = None
    ) -> list[ev.Event]:
        """A unit from the hand (given first if need be) to an end of a row, one's own if none is named.

        *at* is the place in that row which its property is aimed at.
        """
        if kind not in self.hand(seat).split():
            self.give(seat, kind)
        events = self.do(seat, self.laying(seat, kind, row, side))
        return events if at is None else events + self.aim(seat, seat if row is None else row, at)

    def aim(self, seat: int, row: int, place: int) -> list[ev.Event]:
        return self.do(seat, cm.Aim(self.unit(row, place)))

    def no_ward(self) -> None:
        """Whoever is asked wards nothing off."""
        while self.step() == "react":
            self.do(self.waits_for()[0], cm.Decline())

    def wall(self, seat: int) -> list[ev.Event]:
        return self.do(seat, cm.Ward(self.in_hand(seat, "shield-wall")))

    def plague(self, seat: int, strength: int) -> list[ev.Event]:
        self.give(seat, "plague")
        return self.do(seat, cm.Plague(self.in_hand(seat, "plague"), strength))

    def sacrifice(self, seat: int, *places: int) -> list[ev.Event]:
        cards = [self.unit(seat, place) for place in places]
        return self.do(seat, cm.Sacrifice(cards[0], tuple(cards[1:])))

    def summon(self, seat: int, deity: str, *kinds: str) -> list[ev.Event]:
        return self.do(seat, cm.Summon(self.card(deity), self.paying(seat, *kinds)))

    def paying(self, seat: int, *kinds: str) -> tuple[int, ...]:
        found: list[int] = []
        for kind in kinds:
            pile = self.s.offerings[seat]
            found.append(next(i for i in pile if i not in found and kind_id(self.s.table.cards[i]) == kind))
        return tuple(found)

    def invoke(
        self, seat: int, deity: str, *, pay: str = "", targets: str = "", side: int = -1, cards: str = ""
    ) -> list[ev.Event]:
        held = tuple(self.in_hand(seat, kind) for kind in cards.split())
        paid = self.paying(seat, *pay.split())
        return self.do(seat, cm.Invoke(self.card(deity), paid, self.cards(targets), side, held))

    def close(self, seat: int) -> None:
        """End the turn, where it does not end by itself."""
        if self.step() == "close":
            self.do(seat, cm.EndTurn())

    def all_pass(self) -> None:
        """Everybody passes and does nothing more, until the round is over or somebody must choose."""
        this = self.s.round
        while self.s.round == this and self.step() in ("act", "close", "rest"):
            seat = self.waits_for()[0]
            self.do(seat, cm.Pass() if self.step() == "act" else cm.EndTurn())


__all__ = ["ALL", "LEFT", "RIGHT", "Loaded", "Table"]
