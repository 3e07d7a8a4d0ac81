"""Set the table, give, play, assert: a Hammer Throw in any position, for tests that read as play.

`t = Table()`, `t.give(0, "tailwind-1")`, `t.throw("6 h h")`, `t.play("tailwind-1")`, `t.remove(1)`.
Dice are written by their faces, the hammer as `h`; they fall as the test says, the rest is true luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.cards import ever
from valhalla.games.hammer.terms import DECKS, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand

E = TypeVar("E", bound=ev.Event)
ALL = 0xFF  # the mask of those who know a public card


def faces(text: str) -> tuple[int, ...]:
    """Dice from words, sorted: "6 h h" is (1, 1, 6)."""
    return tuple(sorted(1 if word == "h" else int(word) for word in text.split()))


class Loaded(Chance):
    """Luck whose dice fall as they were told to; cards are drawn as ever."""

    __slots__ = ("told",)
    told: list[int]

    def rolls(self, count: int, sides: int) -> list[int]:
        assert count == len(self.told), f"{count} dice are rolled, {len(self.told)} were told how to fall"
        fallen, self.told = self.told, []
        return [face - 1 for face in fallen]


class Table:
    """A table in the middle of a game: seat 0 begins its turn, nobody holds anything."""

    def __init__(self, players: int = 2, *, round: int = 1, expert: bool = False, seed: int = 1) -> None:
        self.setup = game.Setup(players, variants=("expert",) if expert else (), first=0)
        # Cards of old saves, too; but with these, favours are asked for as of old.
        self.s = game.blank(self.setup) if expert else game.blank_of(self.setup, {"cards": list(ever())})
        self.s.first = 0
        self.s.round = round
        self.chance = Loaded(seed)
        self.chance.told = []
        self.n = 0
        self.log: list[ev.Event] = []
        self.to_turn_of(0)

    def to_turn_of(self, seat: int) -> None:
        """Begin the turn of *seat*, wherever the game was between two turns."""
        self.s.agenda = [(Step.OVER,), (Step.TURN,)]
        game.apply(self.s, ev.TurnBegan(seat))

    # Setting up

    def card(self, card_id: str) -> int:
        """The number of a card."""
        return next(i for i, card in enumerate(self.s.table.cards) if card.id == card_id)

    def cards(self, *card_ids: str) -> tuple[int, ...]:
        return tuple(self.card(card_id) for card_id in card_ids)

    def _leave_deck(self, card_id: str, known: int) -> int:
        number = self.card(card_id)
        self.s.decks[self.s.table.deck[number]].remove(number)
        self.s.known[number] = known
        return number

    def _bring(self, place: list[int], card_ids: Sequence[str], known: int) -> None:
        place += [self._leave_deck(card_id, known) for card_id in card_ids]
        place.sort()

    def give(self, seat: int, *card_ids: str) -> None:
        """Cards to a hand."""
        self._bring(self.s.hands[seat], card_ids, 1 << seat)

    def score(self, seat: int, *card_ids: str) -> None:
        """Cards to a points pile."""
        self._bring(self.s.piles[seat], card_ids, 1 << seat)

    def lay(self, seat: int, *card_ids: str) -> None:
        """Cards to the favours of a seat."""
        self._bring(self.s.favours[seat], card_ids, ALL)

    def discard(self, *card_ids: str) -> None:
        """Cards to their discard piles."""
        for card_id in card_ids:
            number = self._leave_deck(card_id, ALL)
            self.s.discards[self.s.table.deck[number]].append(number)

    def top(self, *card_ids: str) -> None:
        """These come next from their decks, the first named first; nobody knows it."""
        for card_id in reversed(card_ids):
            number = self._leave_deck(card_id, 0)
            self.s.tops[self.s.table.deck[number]].append(number)

    def only(self, deck: str, *card_ids: str) -> None:
        """Just these stay in a deck; the others lie as favours of the last seat."""
        keep = self.cards(*card_ids)
        spare = [card for card in self.s.decks[DECKS.index(deck)] if card not in keep]
        self.lay(self.s.table.players - 1, *self.ids(spare))

    # Looking

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.s.table.cards[card].id for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.ids(self.s.hands[seat])

    def pile(self, seat: int) -> list[str]:
        return self.ids(self.s.piles[seat])

    def drawn(self) -> list[str]:
        return self.ids(self.s.drawn)

    def discarded(self) -> list[str]:
        return [card for pile in self.s.discards for card in self.ids(pile)]

    def dice(self) -> str:
        """The dice in play as words."""
        return " ".join("h" if die == 1 else str(die) for die in self.s.dice)

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

    def do(self, seat: int, command: cm.Command, falls: str = "") -> list[ev.Event]:
        """Give a command, as a session does, the dice falling as told; the table is recounted after it."""
        game.check(self.s, seat, command)
        assert command.__class__ in {type(one) for one in game.legal(self.s, seat)}, "legal but not listed"
        self.chance.told = list(faces(falls))
        self.n += 1
        events = game.decide(self.s, seat, command, self.chance.at(self.n))
        assert self.chance.told == [], "dice were told how to fall that nobody rolled"
        self.log += events
        game.audit(self.s)
        return events

    def own(self, command: cm.Command, falls: str = "") -> list[ev.Event]:
        """A command of the seat whose turn it is."""
        return self.do(self.s.active, command, falls)

    def refuses(self, seat: int, command: cm.Command) -> tuple[str, str]:
        """The command is refused and nothing changes: the rule and the reason."""
        before = self.s.clone()
        assert command not in game.legal(self.s, seat)
        with pytest.raises(IllegalCommand) as caught:
            game.check(self.s, seat, command)
        assert self.s == before
        return caught.value.rule, caught.value.key

    def places(self, text: str) -> tuple[int, ...]:
        """Where dice with these faces lie."""
        found: list[int] = []
        for face in faces(text):
            found.append(next(i for i, die in enumerate(self.s.dice) if die == face and i not in found))
        return tuple(found)

    def throw(self, falls: str) -> list[ev.Event]:
        return self.own(cm.Throw(), falls)

    def rethrow(self, dice: str, falls: str) -> list[ev.Event]:
        return self.own(cm.Rethrow(self.places(dice)), falls)

    def remove(self, hammers: int) -> list[ev.Event]:
        return self.own(cm.Remove(hammers))

    def move(self) -> list[ev.Event]:
        return self.own(cm.Move())

    def fail(self) -> list[ev.Event]:
        return self.own(cm.Fail())

    def stop(self) -> list[ev.Event]:
        return self.own(cm.Stop())

    def playing(
        self, card_id: str, dice: str = "", *, turned: str = "", target: int = -1, deck: str = "",
        give: str = "", take: str = "", more: int = -1,
    ) -> cm.Play:  # fmt: skip
        """The command that plays a card."""
        return cm.Play(
            self.card(card_id), self.places(dice), faces(turned), target, DECKS.index(deck) if deck else -1,
            self.cards(*give.split()), self.cards(*take.split()), more,
        )  # fmt: skip

    def play(
        self, card_id: str, dice: str = "", *, turned: str = "", target: int = -1, deck: str = "",
        give: str = "", take: str = "", more: int = -1, falls: str = "",
    ) -> list[ev.Event]:  # fmt: skip
        command = self.playing(
            card_id, dice, turned=turned, target=target, deck=deck, give=give, take=take, more=more
        )
        return self.own(command, falls)

    def place(self, *card_ids: str) -> list[ev.Event]:
        """These of the drawn cards go to the points pile."""
        return self.own(cm.Place(self.cards(*card_ids)))

    def keep_on_top(self, card_id: str) -> list[ev.Event]:
        return self.own(cm.KeepOnTop(self.card(card_id)))

    def favour(self, seat: int, card_id: str) -> list[ev.Event]:
        return self.do(seat, cm.LayFavour(self.card(card_id)))

    def decline(self, seat: int) -> list[ev.Event]:
        return self.do(seat, cm.Pass())

    def end_turn(self) -> list[ev.Event]:
        return self.own(cm.EndTurn())

    def pledge(self, seat: int, *card_ids: str) -> list[ev.Event]:
        return self.do(seat, cm.Pledge(self.cards(*card_ids)))

    def reach(self, *throws: str) -> Table:
        """Throw after throw, the token moved each time."""
        for falls in throws:
            self.throw(falls)
            self.move()
        return self


def forty(players: int = 2, *, expert: bool = False) -> Table:
    """In the sixth round (fifth of many), four throws later: seven dice lie, the token stands on 40."""
    t = Table(players, round=6 if players < 4 else 5, expert=expert)
    t.reach("h h h 2", "h h h h 2", "h h h h h 2", "6 6 6 6 6 5 5")
    assert t.s.token == 40
    return t
