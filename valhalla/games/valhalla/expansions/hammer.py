"""The hammer at Ragnarök (H6): before it, every seat throws the hammer once, by H2 without cards.

A wager: a throw that fails gains no points, so it pays to stop in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from valhalla.games.iron import DICE, FACES, HAMMER, LAST_CELL, REMOVED, some
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import seats_from
from valhalla.games.valhalla.bonus import pay
from valhalla.games.valhalla.state import Hurl, State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.games.valhalla.windows import Asked, Module
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand, Option, Pick, refuse, require

START = 2
PRIZES = (2, 1)  # for the farthest, and for the second
FAILED = 0  # the distance of a throw that failed

Events = list[ev.Event]

# What happens


class HammerThrown(ev.Event, frozen=True, tag="hammer_thrown"):
    """All the dice in play as they lie now; `kept` of them were not thrown."""

    seat: int
    dice: ev.Dice
    kept: ev.Dice = ()
    rule: ClassVar[str] = "H6.1"


class HammerLanded(ev.Event, frozen=True, tag="hammer_landed"):
    seat: int
    removed: int
    start: int
    cell: int
    rule: ClassVar[str] = "H6.1"


class HammerRested(ev.Event, frozen=True, tag="hammer_rested"):
    """A seat's throw is over; `failed` if the last roll was not higher: then the cell does not count."""

    seat: int
    cell: int
    failed: bool
    rule: ClassVar[str] = "H6.1"


class HammersWeighed(ev.Event, frozen=True, tag="hammers_weighed"):
    """By seat: how far it threw, 0 if the throw failed, and what that gains."""

    distances: tuple[int, ...]
    bonuses: tuple[int, ...]
    rule: ClassVar[str] = "H6.2"


def hammer_thrown(s: State, e: HammerThrown) -> None:
    s.active = e.seat
    s.hurl = s.hurl or Hurl()
    s.hurl.dice = e.dice
    s.hurl.throws += 1
    s.agenda[-1] = (Step.HURLED, e.seat)


def hammer_landed(s: State, e: HammerLanded) -> None:
    assert s.hurl is not None
    s.hurl.dice = s.hurl.dice[e.removed :]  # hammers lie first
    s.hurl.removed += e.removed
    s.hurl.token = e.cell
    s.agenda[-1] = (Step.HURL, e.seat)


def hammer_rested(s: State, e: HammerRested) -> None:
    s.hurl = None
    s.distances += (FAILED if e.failed else e.cell,)
    s.agenda.pop()


def hammers_weighed(s: State, e: HammersWeighed) -> None:
    s.agenda.pop()


# What may be done


def reserve(hurl: Hurl) -> int:
    return DICE - len(hurl.dice) - hurl.removed


def total(hurl: Hurl, hammers: int = 0) -> int:
    """What a roll comes to with so many hammers removed."""
    return sum(hurl.dice) + hammers * (REMOVED - HAMMER)


def sums(hurl: Hurl) -> dict[int, int]:
    """The cells a roll may land on, by the number of hammers removed; the first is always past the start."""
    cells = {k: total(hurl, k) for k in range(hurl.dice.count(HAMMER) + 1)}
    return {k: min(cell, LAST_CELL) for k, cell in cells.items() if cell > hurl.token}


def throwing(s: State, seat: int, step: AgendaStep) -> list[Sequence[cm.Command]]:
    hurl = s.hurl
    if hurl is None:
        return [[cm.ThrowHammer()]]
    chosen = ((),) if reserve(hurl) else some(hurl.dice, DICE)
    return [[cm.RestHammer()], [cm.ThrowHammer(places) for places in chosen]]


def landing(s: State, seat: int, step: AgendaStep) -> list[Sequence[cm.Command]]:
    assert s.hurl is not None
    return [[cm.LandHammer(count) for count in sums(s.hurl)]]


def throw_options(s: State, seat: int, step: AgendaStep) -> tuple[Option, ...]:
    hurl = s.hurl
    if hurl is None:
        return (Option("throw_hammer", "H6.1"),)
    places = () if reserve(hurl) else tuple(range(len(hurl.dice)))
    picks = (Pick("dice", places, 1, len(places)),) if places else ()
    return Option("throw_hammer", "H6.1", picks), Option("rest_hammer", "H6.1")


def land_options(s: State, seat: int, step: AgendaStep) -> tuple[Option, ...]:
    assert s.hurl is not None
    return (Option("land_hammer", "H6.1", (Pick("hammers", tuple(sums(s.hurl))),)),)


def check_throw(s: State, seat: int, c: cm.ThrowHammer) -> None:
    hurl = s.hurl
    whole = hurl is None or reserve(hurl) > 0
    refuse(whole and c.dice, "H6.1", "reserve_not_empty")
    if hurl is not None and not whole:
        refuse(not c.dice, "H6.1", "throw_some_dice")
        if len(set(c.dice)) != len(c.dice) or not all(0 <= place < len(hurl.dice) for place in c.dice):
            raise IllegalCommand("H6.1", "no_such_iron_die")


def check_rest(s: State, seat: int, c: cm.RestHammer) -> None:
    refuse(s.hurl is None, "H6.1", "throw_first")


def check_land(s: State, seat: int, c: cm.LandHammer) -> None:
    hurl = s.hurl
    assert hurl is not None
    if not 0 <= c.hammers <= hurl.dice.count(HAMMER):
        raise IllegalCommand("H6.1", "not_so_many_hammers", count=hurl.dice.count(HAMMER))
    if c.hammers not in sums(hurl):
        raise IllegalCommand("H6.1", "not_higher", total=total(hurl, c.hammers), cell=hurl.token)


# What happens


def throw(s: State, seat: int, c: cm.ThrowHammer, chance: Chance, out: Events) -> None:
    """A roll; it lands by itself if there is nothing to choose, and falls if it cannot hold."""
    hurl = s.hurl
    lying = hurl.dice if hurl else ()
    kept = tuple(die for i, die in enumerate(lying) if i not in c.dice) if c.dice else ()
    more = START if hurl is None else min(1, reserve(hurl))
    rolled = [face + 1 for face in chance.rolls(len(lying) - len(kept) + more, len(FACES))]
    emit(s, out, HammerThrown(seat, tuple(sorted([*kept, *rolled])), kept))
    assert s.hurl is not None
    cells = sums(s.hurl)
    if not cells:
        _fail(s, seat, out)
    elif HAMMER not in s.hurl.dice:
        _land(s, seat, 0, out)


def _fail(s: State, seat: int, out: Events) -> None:
    """No points, but a card, if the deck has any."""
    assert s.hurl is not None
    emit(s, out, HammerRested(seat, s.hurl.token, failed=True))
    if s.deck or s.top:
        emit(s, out, ev.DrawGranted(seat, 1, "H6.1"))


def land(s: State, seat: int, c: cm.LandHammer, chance: Chance, out: Events) -> None:
    _land(s, seat, c.hammers, out)


def _land(s: State, seat: int, hammers: int, out: Events) -> None:
    hurl = s.hurl
    assert hurl is not None
    emit(s, out, HammerLanded(seat, hammers, hurl.token, sums(hurl)[hammers]))
    if hurl.token == LAST_CELL or not (hurl.dice or reserve(hurl)):
        emit(s, out, HammerRested(seat, hurl.token, failed=False))


def rest(s: State, seat: int, c: cm.RestHammer, chance: Chance, out: Events) -> None:
    assert s.hurl is not None
    emit(s, out, HammerRested(seat, s.hurl.token, failed=False))


def prizes(distances: Sequence[int]) -> dict[int, int]:
    """What each of the farthest cells gains; a throw that failed gains nothing."""
    ranks = sorted({*distances} - {FAILED}, reverse=True)[: len(PRIZES)]
    return dict(zip(ranks, PRIZES, strict=False))


def weigh(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """H6.2: of those who stopped the farthest gains 2 points, the second 1; equal cells gain alike."""
    first = (s.active + 1) % s.table.players  # who threw last sits before who threw first
    order = seats_from(s, first)
    by_seat = dict(zip(order, s.distances, strict=True))
    prize = prizes(s.distances)
    seats = range(s.table.players)
    bonuses = tuple(prize.get(by_seat[seat], 0) for seat in seats)
    emit(s, out, HammersWeighed(tuple(by_seat[seat] for seat in seats), bonuses))
    farthest = sorted(order, key=lambda seat: -bonuses[seat])
    pay(s, [(seat, bonuses[seat]) for seat in farthest], "H6.2", out)


class HammerAtRagnarok(Module):
    name = "hammer"
    runs: ClassVar = {Step.HURLS_OVER: weigh}
    asks: ClassVar = {
        Step.HURL: Asked(
            "H6.1", throwing, throw_options, {cm.ThrowHammer: check_throw, cm.RestHammer: check_rest}
        ),
        Step.HURLED: Asked("H6.1", landing, land_options, {cm.LandHammer: check_land}),
    }
    decides: ClassVar = {cm.ThrowHammer: throw, cm.LandHammer: land, cm.RestHammer: rest}

    def before_ragnarok(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        return ((Step.HURLS_OVER,), *((Step.HURL, thrower) for thrower in reversed(seats_from(s, seat))))

    @staticmethod
    def audit(s: State) -> None:
        hurl = s.hurl
        if hurl is not None:
            require(len(hurl.dice) + hurl.removed <= 8, "more than eight iron dice")
            require(all(1 <= die <= 6 for die in hurl.dice), "an iron die that cannot lie so")
            require(list(hurl.dice) == sorted(hurl.dice), "the iron dice are not sorted")
            require(0 <= hurl.token <= 48 and hurl.throws > 0, "a hammer that was not thrown")
        require(len(s.distances) <= s.table.players, "more throws of the hammer than seats")
        require(all(cell == 0 or 2 <= cell <= 48 for cell in s.distances), "a throw that ended off the track")


# How the throws stand

THROWING = (Step.HURL, Step.HURLED, Step.HURLS_OVER)


def weighed(s: State) -> bool:
    """Whether nobody has to throw any more."""
    return not any(step[0] in THROWING for step in s.agenda)


def under_way(s: State) -> bool:
    """Whether hammers are thrown or have just been weighed: nobody has faced the end yet."""
    if not weighed(s):
        return True
    return bool(s.distances) and s.battle is None and len(throwers(s)) == s.table.players


def throwers(s: State) -> list[int]:
    """The seats as they throw, which is how they will face the end."""
    return [step[1] for step in reversed(s.agenda) if step[0] == Step.RAGNAROK]


def thrower(s: State) -> int:
    """Whose throw it is, or nobody's."""
    return s.step_seat if s.step in (Step.HURL, Step.HURLED) else NONE


def thrown(s: State) -> dict[int, int]:
    """How far those threw who have; 0 is a failure."""
    return dict(zip(throwers(s), s.distances, strict=False))


def stood(s: State) -> dict[int, int]:
    """The cells of those who stopped."""
    return {seat: cell for seat, cell in thrown(s).items() if cell != FAILED}


def gain(s: State, cell: int, *, more: bool = True) -> int:
    """What a cell gains as things stand; *more*: it would be one throw more."""
    return prizes((*s.distances, cell) if more else s.distances).get(cell, 0)


def wanted(s: State, token: int) -> int:
    """The first cell that would gain more than this one, or than any throw does; 0 if none can."""
    have = gain(s, token)
    return next((cell for cell in range(token + 1, LAST_CELL + 1) if gain(s, cell) > have), 0)
