"""Tyr's Wrath (V12): cards laid under warriors as they join a squad."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fought, from_deck, into_hand, publish, take
from valhalla.games.valhalla.cards import Wrath
from valhalla.games.valhalla.commands import Command, LayWrath, Pass
from valhalla.games.valhalla.dice import Need, need
from valhalla.games.valhalla.events import Cards, Event
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CLANS, NONE, WEAPONS, Step
from valhalla.games.valhalla.windows import Line, Module, Offer, holding
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Option, Pick, require

if TYPE_CHECKING:
    from valhalla.games.valhalla.table import Table

ASIDE = 6  # V12.1: how many wrath cards stay out of the deck
PLAIN = 2
AGAINST = 4

Events = list[Event]

# What happens


class WrathSetAside(Event, frozen=True, tag="wrath_set_aside"):
    """Wrath cards that stay out of the deck; nobody sees them."""

    cards: Cards
    rule: ClassVar[str] = "V12.1"
    hidden: ClassVar[str] = "cards"


class WrathDealt(Event, frozen=True, tag="wrath_dealt"):
    seat: int
    card: int
    rule: ClassVar[str] = "V12.1"
    hidden: ClassVar[str] = "card"


class WrathLaid(Event, frozen=True, tag="wrath_laid"):
    seat: int
    card: int
    slot: int
    rule: ClassVar[str] = "V12.2"


class WrathShed(Event, frozen=True, tag="wrath_shed"):
    """The wrath cards under warriors who are about to leave the squad are discarded."""

    seat: int
    slots: tuple[int, ...]
    cards: Cards
    rule: ClassVar[str] = "V12.4"


class WrathReturned(Event, frozen=True, tag="wrath_returned"):
    """A wrath card goes back to the hand, as the warrior above it is about to."""

    seat: int
    slot: int
    card: int
    rule: ClassVar[str] = "V12.4"


def wrath_set_aside(s: State, e: WrathSetAside) -> None:
    from_deck(s, e.cards)
    s.box += e.cards
    s.agenda.pop()


def wrath_dealt(s: State, e: WrathDealt) -> None:
    take(s.box, e.card)
    into_hand(s, e.seat, (e.card,))
    s.agenda.pop()


def wrath_laid(s: State, e: WrathLaid) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.under[e.seat][e.slot] = e.card
    s.agenda.pop()


def wrath_shed(s: State, e: WrathShed) -> None:
    for slot in e.slots:
        s.under[e.seat][slot] = NONE
    s.discard += e.cards


def wrath_returned(s: State, e: WrathReturned) -> None:
    s.under[e.seat][e.slot] = NONE
    insort(s.hands[e.seat], e.card)


# The rules


def set_aside(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    cards = [card for card in s.deck if s.table.wrath[card]]
    emit(s, out, WrathSetAside(tuple(sorted(chance.sample(cards, ASIDE)))))


def deal(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    emit(s, out, WrathDealt(step[1], chance.pick(s.box)))


def layings(s: State, seat: int) -> list[Command]:
    mask = s.step_number
    slots = [slot for slot in range(mask.bit_length()) if mask >> slot & 1]
    cards = [card for card in s.hands[seat] if card >= 0 and s.table.wrath[card]]
    return [Pass(), *(LayWrath(card, slot) for card in cards for slot in slots)]


def laying_options(s: State, seat: int, commands: list[Any], rule: str) -> list[Option]:
    cards = tuple(sorted({c.card for c in commands}))
    slots = tuple(sorted({c.slot for c in commands}))
    return [Option("lay_wrath", rule, (Pick("card", cards), Pick("slot", slots)))]


class TyrsWrath(Module):
    name = "tyr"
    runs: ClassVar = {Step.SET_WRATH_ASIDE: set_aside, Step.DEAL_WRATH: deal}
    asked: ClassVar = {Step.LAY_WRATH: Offer("V12.2", (LayWrath,), layings, holding, amid=True)}
    shows: ClassVar = {LayWrath: laying_options}

    def lay(self, table: Table) -> None:
        require(sum(card is not None for card in table.wrath) >= ASIDE, "not enough cards of wrath")

    def laying(self, s: State) -> tuple[AgendaStep, ...]:
        return ((Step.SET_WRATH_ASIDE,),)

    def dealing(self, s: State, order: list[int]) -> tuple[AgendaStep, ...]:
        return tuple((Step.DEAL_WRATH, seat) for seat in reversed(order))

    def joined(self, s: State, seat: int, mask: int) -> tuple[AgendaStep, ...]:
        """V12.2: a wrath card may be laid under one of the warriors just added, whoever holds any card."""
        return ((Step.LAY_WRATH, seat, mask),) if s.hands[seat] else ()

    def strength(self, s: State, seat: int) -> int:
        return sum(strength for _, _, strength in self.lines(s, seat))

    def lines(self, s: State, seat: int) -> list[Line]:
        side, foe = fought(s).side(seat), s.table.foe.opponent(s, seat)
        found = []
        for slot, _ in side.placed:
            card = s.card_under(seat, slot)
            if card >= 0 and not side.road >> slot & 1:
                found.append(("V12.3", card, wrath_strength(s, card, foe)))
        return found

    def lightens(self, s: State, need: Need, under: int) -> Need:
        wrath = s.table.wrath[under]
        assert wrath is not None
        return lightened(need, wrath) if wrath.weapon else need

    def leaving(self, s: State, seat: int, slots: Sequence[int], out: Events) -> None:
        """V12.4: wrath cards under warriors who leave the squad are discarded."""
        laid = [slot for slot in slots if s.under[seat][slot] >= 0]
        if laid:
            emit(s, out, WrathShed(seat, tuple(laid), tuple([s.under[seat][slot] for slot in laid])))

    def returning(self, s: State, seat: int, slot: int, out: Events) -> None:
        """V12.4: a warrior about to return to the hand takes its wrath card along."""
        if s.under[seat][slot] != NONE:
            emit(s, out, WrathReturned(seat, slot, s.under[seat][slot]))

    def boxes(self, s: State, card: int) -> bool:
        """V12.1: what lies in the box unseen are wrath cards."""
        return s.table.wrath[card] is not None

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        assert isinstance(command, LayWrath)
        emit(s, out, WrathLaid(seat, command.card, command.slot))

    @staticmethod
    def audit(s: State) -> None:
        """Every wrath card lies under a warrior, and is one."""
        for squad, under in zip(s.squads, s.under, strict=False):
            require(len(squad) == len(under), "slots for wrath cards and warriors differ")
            for warrior, card in zip(squad, under, strict=True):
                require(card == NONE or (card >= 0 and warrior >= 0), "a wrath card under nobody")
                kind = type(s.table.cards[card]).__name__
                require(card == NONE or kind == "Wrath", f"a {kind} where a wrath card should be")


@cache
def lightened(whole: Need, wrath: Wrath) -> Need:
    """What a warrior needs with such a card under it (V12.3): one of its weapon fewer."""
    assert wrath.weapon is not None
    face = WEAPONS.index(wrath.weapon)
    if len(whole.ways) > 1 or face not in whole.ways[0]:
        return whole
    left = list(whole.ways[0])
    left.remove(face)
    return need((tuple(left),))


def wrath_strength(s: State, card: int, opponent: int | None) -> int:
    """V12.3: what a wrath card adds to an activated warrior."""
    wrath = s.table.wrath[card]
    assert wrath is not None
    if wrath.clan is not None:
        clan = CLANS.index(wrath.clan)
        meets = opponent is not None and s.table.foe.stands(s, opponent, clan)
        return AGAINST if meets else 0
    return 0 if wrath.weapon else PLAIN
