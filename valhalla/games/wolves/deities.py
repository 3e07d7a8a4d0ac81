"""The active properties of deities (W6.3): each says when it may be used, how, and what it does.

What deities do by their mere presence stands where it matters: Thor and Fenrir in `strengths`, Odin, Surt and
Heimdall in `State.safe` and `State.shunned`, Naglfar, Loki, Freya, Jörmungandr, Vidar and Valkyrie in
`apply`, Nidhögg in `pay`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import combinations

from valhalla.games.wolves import blows, paying, strengths
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply import emit
from valhalla.games.wolves.commands import Invoke
from valhalla.games.wolves.state import Cards, State
from valhalla.games.wolves.terms import BLUE, HALL, NONE, ONCE_A_ROUND, RED, SIDES, TYR_RUNE, Blow, Deity
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand, refuse

Events = list[ev.Event]
RULE = "W6.3"
_NOTHING = {"pay": (), "targets": (), "side": NONE, "cards": ()}


def fill_hall(s: State, chance: Chance, out: Events, rule: str = "W6.1") -> None:
    """The Hall refills to three at once. The last three cards of the deck hide Ragnarök (W2.1)."""
    while len(s.hall) < HALL and s.hidden_gods:
        doom = s.table.dooms[0]
        pool = s.hidden_gods
        if len(pool) > HALL:
            pool = [card for card in pool if card != doom]
        emit(s, out, ev.HallFilled(chance.pick(pool), rule))


def pay(s: State, seat: int, cards: Cards, chance: Chance, out: Events, *, rule: str = RULE) -> None:
    """Sacrifices are discarded; Nidhögg takes one of another's, unless Odin forbids it."""
    emit(s, out, ev.SacrificesPaid(seat, cards, rule))
    dragon = s.owner[Deity.NIDHOGG]
    if dragon not in (NONE, seat) and s.owner[Deity.ODIN] != seat and s.room(dragon):
        emit(s, out, ev.SacrificeSnatched(dragon, chance.pick(cards)))


class Active(ABC):
    """The base of the active properties. `takes` are the fields of `Invoke` that one uses."""

    takes: tuple[str, ...] = ()

    def refusal(self, s: State, seat: int) -> str:
        """Why it cannot be used now (a key of the refusals), or nothing."""
        return "" if self.choices(s, seat) else "nothing_to_invoke_for"

    @abstractmethod
    def choices(self, s: State, seat: int) -> Sequence[Invoke]:
        """The ways to use it."""

    def check(self, s: State, seat: int, c: Invoke) -> None:
        for field, nothing in _NOTHING.items():
            if field not in self.takes and getattr(c, field) != nothing:
                raise IllegalCommand(RULE, "deity_takes_no_such", field=field)

    @abstractmethod
    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        """What it does."""


def check_pay(s: State, seat: int, cards: Cards, price: int, rule: str) -> None:
    """Whether these are sacrifices of the seat that pay the price, none left over."""
    if len(set(cards)) != len(cards) or not all(card in s.offerings[seat] for card in cards):
        raise IllegalCommand(rule, "not_your_sacrifice")
    refuse(paying.value(s, cards) < price, rule, "pay_more", count=price)
    refuse(not paying.pays(s, cards, price), rule, "pay_less", count=price)


class ForASacrifice(Active):
    """One sacrifice is paid to reach one deity."""

    takes = ("pay", "targets")

    def __init__(self, deity: int) -> None:
        self.deity = deity

    @abstractmethod
    def reach(self, s: State, seat: int) -> list[int]:
        """The deities it may be used for."""

    def choices(self, s: State, seat: int) -> Sequence[Invoke]:
        card = s.table.card_of[self.deity]
        ways = paying.ways(s, seat, 1)
        return [Invoke(card, way, (target,)) for target in self.reach(s, seat) for way in ways]

    def check(self, s: State, seat: int, c: Invoke) -> None:
        super().check(s, seat, c)
        check_pay(s, seat, c.pay, 1, RULE)
        refuse(len(c.targets) != 1 or c.targets[0] not in self.reach(s, seat), RULE, "not_such_deity")


def _summoned(s: State) -> list[int]:
    return [card for held in s.deities for card in held]


def _in_hall(s: State) -> list[int]:
    return [card for card in s.hall if s.table.deity[card] != NONE]


class Odin(ForASacrifice):
    """Discard any summoned deity, or return one from the discarded to a Hall of less than four; not Baldr."""

    def reach(self, s: State, seat: int) -> list[int]:
        if len(s.hall) > HALL:
            return _summoned(s)
        return _summoned(s) + [card for card in s.gone if s.table.deity[card] != Deity.BALDR]

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        pay(s, seat, c.pay, chance, out)
        target = c.targets[0]
        if target in s.gone:
            emit(s, out, ev.DeityRestored(seat, target))
        else:
            emit(s, out, ev.DeitiesDiscarded(seat, (target,)))


class Fafnir(ForASacrifice):
    """Fafnir is discarded; any summoned deity, or one in the Hall, is taken."""

    def reach(self, s: State, seat: int) -> list[int]:
        others = [card for card in _summoned(s) if s.owner[s.table.deity[card]] != seat]
        return others + _in_hall(s)

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        pay(s, seat, c.pay, chance, out)
        emit(s, out, ev.DeitiesDiscarded(seat, (c.deity,)))
        emit(s, out, ev.DeityTaken(seat, c.targets[0]))
        fill_hall(s, chance, out)


class Baldr(ForASacrifice):
    """Baldr is discarded; any deity of the discarded ones is summoned. His return is a command of its own."""

    def reach(self, s: State, seat: int) -> list[int]:
        return s.gone[:]

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        pay(s, seat, c.pay, chance, out)
        emit(s, out, ev.DeitiesDiscarded(seat, (c.deity,)))
        emit(s, out, ev.DeitySummoned(seat, c.targets[0], RULE))


class Banish(Active):
    """Thor and Fenrir: discarded themselves, they discard one or two deities of the other colour."""

    takes = ("targets",)

    def __init__(self, deity: int, colour: int) -> None:
        self.deity = deity
        self.colour = colour

    def reach(self, s: State) -> list[int]:
        return [card for card in _summoned(s) + _in_hall(s) if s.table.colour[card] == self.colour]

    def choices(self, s: State, seat: int) -> Sequence[Invoke]:
        card = s.table.card_of[self.deity]
        reach = self.reach(s)
        return [Invoke(card, (), some) for count in (1, 2) for some in combinations(reach, count)]

    def check(self, s: State, seat: int, c: Invoke) -> None:
        super().check(s, seat, c)
        reach = self.reach(s)
        if not 1 <= len(c.targets) <= 2 or len(set(c.targets)) != len(c.targets):
            raise IllegalCommand(RULE, "one_or_two_deities")
        refuse(not all(card in reach for card in c.targets), RULE, "not_such_deity")

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        emit(s, out, ev.DeitiesDiscarded(seat, (c.deity, *c.targets)))
        fill_hall(s, chance, out)


class Heimdall(Active):
    """Reveal the top People card: a Tyr unit that may stand there joins the row."""

    def choices(self, s: State, seat: int) -> Sequence[Invoke]:
        return (Invoke(s.table.card_of[Deity.HEIMDALL]),) if s.stock() else ()

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        if not s.deck:
            emit(s, out, ev.DeckRenewed())
        card = chance.pick(s.deck)
        of_tyr = strengths.runes()[s.table.kind[card]] == TYR_RUNE
        emit(s, out, ev.CardRevealed(seat, card, of_tyr and strengths.may_stand(s, card, seat)))


class Tyr(Active):
    """The end unit of one side is destroyed in every row."""

    takes = ("side",)

    def choices(self, s: State, seat: int) -> Sequence[Invoke]:
        card = s.table.card_of[Deity.TYR]
        return [Invoke(card, side=side) for side in SIDES] if any(s.rows) else []

    def check(self, s: State, seat: int, c: Invoke) -> None:
        super().check(s, seat, c)
        refuse(c.side not in SIDES, RULE, "choose_an_end")

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        if targets := blows.at_the_end(s, seat, c.side):
            emit(s, out, ev.Aimed(seat, seat, Blow.TYR_STRIKES, targets, RULE))


class Hel(Active):
    """Discard one or two hand cards, take as many of the discard pile."""

    takes = ("cards",)

    def refusal(self, s: State, seat: int) -> str:
        """The hand is hidden, its size is not."""
        return "" if s.hands[seat] else "nothing_to_invoke_for"

    def choices(self, s: State, seat: int) -> Sequence[Invoke]:
        card, kind = s.table.card_of[Deity.HEL], s.table.kind
        found: dict[Cards, Cards] = {}
        for count in (1, 2):
            for cards in combinations(s.hands[seat], count):
                found.setdefault(tuple(sorted([kind[held] for held in cards])), cards)
        return [Invoke(card, cards=cards) for cards in found.values()]

    def check(self, s: State, seat: int, c: Invoke) -> None:
        super().check(s, seat, c)
        refuse(not 1 <= len(c.cards) <= 2, RULE, "one_or_two_cards")
        if len(set(c.cards)) != len(c.cards) or not all(card in s.hands[seat] for card in c.cards):
            raise IllegalCommand(RULE, "not_in_hand")

    def use(self, s: State, seat: int, c: Invoke, chance: Chance, out: Events) -> None:
        emit(s, out, ev.HandDiscarded(seat, tuple(sorted(c.cards)), RULE))


ACTIVE: dict[int, Active] = {
    Deity.ODIN: Odin(Deity.ODIN),
    Deity.THOR: Banish(Deity.THOR, RED),
    Deity.HEIMDALL: Heimdall(),
    Deity.BALDR: Baldr(Deity.BALDR),
    Deity.TYR: Tyr(),
    Deity.HEL: Hel(),
    Deity.FENRIR: Banish(Deity.FENRIR, BLUE),
    Deity.FAFNIR: Fafnir(Deity.FAFNIR),
}


def refusal(s: State, seat: int, card: int) -> str:
    """Why a deity the seat holds cannot be invoked now, or nothing."""
    which = s.table.deity[card]
    active = ACTIVE.get(which)
    if active is None:
        return "no_active_property"
    if which in ONCE_A_ROUND and card in s.used:
        return "used_this_round"
    return active.refusal(s, seat)


def invocable(s: State, seat: int) -> list[int]:
    """The deities whose active property a seat may use now. Only public things decide."""
    return [card for card in s.deities[seat] if not refusal(s, seat, card)]


def summonable(s: State, seat: int) -> list[int]:
    """The deities of the Hall that a seat can pay."""
    if not s.offerings[seat]:
        return []
    paid = paying.value(s, s.offerings[seat])
    return [card for card in _in_hall(s) if paying.cost(s, seat, card) <= paid] if paid >= 2 else []
