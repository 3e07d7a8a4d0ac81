"""The track before Ragnarök in any position, for tests of the hammer (H6) and of bonus points (V10.2)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.valhalla.table import Table
from valhalla.ai.levels import choose
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import Hurl, State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.chance import Chance

EXPANSION = ("hammer",)


def track(players: int = 2, *, last: int = 0, seed: int = 1) -> Table:
    """The last turn, that of seat *last*, is over: the first seat stands at the track."""
    t = Table(players, seed=seed, expansions=EXPANSION)
    t.to_turn_of(last)
    begin(t)
    return t


def begin(t: Table) -> None:
    t.s.left = 0
    t.s.agenda = t.s.agenda[:2]
    t.log += game.decide(t.s, NONE, cm.Begin(), t.chance.at(500))


def lies(t: Table, dice: tuple[int, ...], *, token: int = 0, removed: int = 0, throws: int = 1) -> None:
    """The dice were just thrown and lie so; the seat has not landed them yet."""
    seat = t.s.step_seat
    hurl = t.s.hurl = Hurl()
    hurl.dice, hurl.token, hurl.removed, hurl.throws = tuple(sorted(dice)), token, removed, throws
    t.s.active = seat
    t.s.agenda[-1] = (Step.HURLED, seat)
    t.sound()


def stands(t: Table, dice: tuple[int, ...], *, token: int, removed: int = 0) -> None:
    """The token stands there, and the seat may throw again or stop."""
    lies(t, dice, token=token, removed=removed)
    t.s.agenda[-1] = (Step.HURL, t.s.step_seat)


def throw(t: Table, *places: int) -> list[ev.Event]:
    return t.do(t.s.step_seat, cm.ThrowHammer(places))


def land(t: Table, hammers: int = 0) -> list[ev.Event]:
    return t.do(t.s.step_seat, cm.LandHammer(hammers))


def rest(t: Table) -> list[ev.Event]:
    return t.do(t.s.step_seat, cm.RestHammer())


def all_throw(t: Table, *cells: int) -> None:
    """Everybody throws and stops: the first to throw on the first of these cells, and so on."""
    for cell in cells:
        stands(t, (2, 2), token=cell)
        rest(t)


def worth(t: Table, *valours: int) -> list[str]:
    """Warriors of the deck with these valours, all different."""
    left = [card for card in t.s.deck if t.s.table.is_warrior[card]]
    found = []
    for valour in valours:
        card = next(card for card in left if t.s.table.valour[card] == valour)
        left.remove(card)
        found.append(t.s.table.cards[card].id)
    return found


def paid(t: Table) -> list[tuple[int, int, list[str]]]:
    """Who was paid how much, with which cards, in order."""
    return [(e.seat, e.bonus, t.ids(e.cards)) for e in t.log if isinstance(e, ev.BonusPaid)]


def hurls(t: Table, level: str, seed: int) -> Iterator[tuple[State, int, cm.Command]]:
    """Every decision at the track: the state before it, the seat, the command. The table goes on alone."""
    hands = Chance(seed, 1)
    while t.step() in ("hurl", "hurled"):
        (seat,) = game.to_act(t.s)
        command = choose(level, game, game.view(t.s, seat), seat, hands)
        yield t.s, seat, command
        t.do(seat, command)
