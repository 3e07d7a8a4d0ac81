"""The choice of a moment as people see it: which commands, by which rule, choosing what from what."""

from __future__ import annotations

from collections.abc import Callable

from valhalla.games.wolves import blows, paying, strengths
from valhalla.games.wolves.choices import to_act
from valhalla.games.wolves.deities import ACTIVE, RULE, Banish, ForASacrifice, invocable, summonable
from valhalla.games.wolves.rules import may_return, open_prizes, returnable
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLUE, RED, RETURN_COST, SIDES, UNITS, Kind, Step
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.game import Option, Pick

Options = tuple[Option, ...]


def options(s: State, seat: int) -> Options:
    """What *seat* may do now. A scene offers just this and builds commands from the picks."""
    if to_act(s) != (seat,):
        return ()
    step = s.agenda[-1]
    return OPTIONS[step[0]](s, seat, step)


def _layings(s: State, seat: int, rule: str) -> Options:
    """One for each unit in hand: where it may stand differs."""
    rows = [strengths.row_kinds(s, row) for row in range(s.table.players)]
    found = []
    for card in s.hands[seat]:
        kind = s.table.kind[card]
        if kind >= UNITS:
            continue
        open_to = tuple(row for row, there in enumerate(rows) if strengths.stands(kind, there))
        if open_to:
            picks = (Pick("card", (card,)), Pick("row", open_to), Pick("side", SIDES))
            found.append(Option("lay", rule, picks))
    return tuple(found)


def _manoeuvres(s: State, seat: int) -> Options:
    found = []
    for card in s.hands[seat]:
        kind = s.table.kind[card]
        this = Pick("card", (card,))
        if kind == Kind.PLAGUE:
            present = sorted({x for row in range(s.table.players) for x in strengths.of_row(s, row)})
            found.append(Option("plague", "W5", (this, Pick("strength", tuple(present or [0])))))
        elif kind == Kind.FLANK_MARCH:
            others = tuple(held for held in s.hands[seat] if held != card)
            found.append(Option("regroup", "W5", (this, Pick("cards", others, 0, len(others)))))
            units = tuple(s.rows[seat])
            most = min(3, s.room(seat) + 1, len(units))
            if units:
                found.append(Option("withdraw", "W5", (this, Pick("units", units, 1, most))))
    return tuple(found)


def _sacrifices(s: State, seat: int) -> Options:
    """One for each unit: Thralls may follow it."""
    row = s.rows[seat]
    found = []
    for unit in row:
        thralls = tuple(card for card in row if s.table.kind[card] == Kind.THRALL and card != unit)
        follow = (Pick("thralls", thralls, 0, len(thralls)),) if thralls else ()
        found.append(Option("sacrifice", "W3.3", (Pick("unit", (unit,)), *follow)))
    return tuple(found)


def _extras(s: State, seat: int) -> Options:
    found = []
    for deity in summonable(s, seat):
        pay = _payment(s, seat, paying.cost(s, seat, deity))
        found.append(Option("summon", "W6.1", (Pick("deity", (deity,)), pay)))
    found += [Option("invoke", RULE, _invoking(s, seat, card)) for card in invocable(s, seat)]
    return tuple(found)


def _payment(s: State, seat: int, price: int) -> Pick:
    """Sacrifices with a part in some way to pay: beside a Berserk that is enough another may have none."""
    ways = paying.ways(s, seat, price)
    kinds = {s.table.kind[card] for way in ways for card in way}
    cards = tuple(card for card in s.offerings[seat] if s.table.kind[card] in kinds)
    return Pick("pay", cards, min(map(len, ways)), max(map(len, ways)))


def _invoking(s: State, seat: int, card: int) -> tuple[Pick, ...]:
    active = ACTIVE[s.table.deity[card]]
    picks = [Pick("deity", (card,))]
    if isinstance(active, Banish):
        reach = active.reach(s)
        picks.append(Pick("targets", tuple(reach), 1, min(2, len(reach))))
    elif isinstance(active, ForASacrifice):
        picks.append(Pick("targets", tuple(active.reach(s, seat))))
        picks.append(Pick("pay", tuple(s.offerings[seat])))
    elif "side" in active.takes:
        picks.append(Pick("side", SIDES))
    elif "cards" in active.takes:
        hand = tuple(s.hands[seat])
        picks.append(Pick("cards", hand, 1, min(2, len(hand))))
    return tuple(picks)


def _act(s: State, seat: int, step: AgendaStep) -> Options:
    laid = _layings(s, seat, "W3.3")
    return (*laid, *_manoeuvres(s, seat), *_sacrifices(s, seat), *_extras(s, seat), Option("pass", "W3.5"))


def _rest(s: State, seat: int, step: AgendaStep) -> Options:
    found = [Option("draw", "W3.5")] if s.room(seat) and s.stock() else []
    if may_return(s, seat):
        hand = tuple(s.hands[seat])
        found.append(Option("return", "W8.5", (Pick("cards", hand, RETURN_COST, RETURN_COST),)))
    return (*found, Option("end_turn", "W3.5"))


def _aim(s: State, seat: int, step: AgendaStep) -> Options:
    units = tuple(card for _, card in blows.candidates(s, step))
    return (Option("aim", blows.rule_of(step[2]), (Pick("unit", units),)),)


def _react(s: State, seat: int, step: AgendaStep) -> Options:
    cards = (*blows.guards(s, seat, s.blow[0]), *blows.walls(s, seat))
    ward = (Option("ward", "W5", (Pick("card", cards),)),) if cards else ()
    return (*ward, Option("decline", "W5"))


def _place(s: State, seat: int, step: AgendaStep) -> Options:
    walls = tuple(blows.walls(s, seat)) if blows.may_refuse(s, step) else ()
    ward = (Option("ward", "W5", (Pick("card", walls),)),) if walls else ()
    sides = SIDES if s.rows[seat] else SIDES[:1]
    return (Option("place", blows.rule_of(step[2]), (Pick("side", sides),)), *ward)


def _before(s: State, seat: int, step: AgendaStep) -> Options:
    units = tuple(returnable(s, seat))
    back = (Option("take_back", RULE, (Pick("unit", units),)),) if units else ()
    return (*_layings(s, seat, RULE), *back, Option("decline", RULE))


def _after(s: State, seat: int, step: AgendaStep) -> Options:
    units = tuple(card for _, card in blows.chosen_by_valkyrie(s, seat))
    return Option("aim", RULE, (Pick("unit", units),)), Option("decline", RULE)


OPTIONS: dict[int, Callable[[State, int, AgendaStep], Options]] = {
    Step.ACT: _act,
    Step.CLOSE: lambda s, seat, step: (*_extras(s, seat), Option("end_turn", "W3.4")),
    Step.REST: _rest,
    Step.SHED: lambda s, seat, step: (Option("shed", "W3.5", (Pick("card", tuple(s.hands[seat])),)),),
    Step.AIM: _aim,
    Step.REACT: _react,
    Step.SETTLE: lambda s, seat, step: (Option("claim", RULE), Option("decline", RULE)),
    Step.PLACE: _place,
    Step.COLOUR: lambda s, seat, step: (Option("keep_colour", "W6.2", (Pick("colour", (BLUE, RED)),)),),
    Step.RECALL: lambda s, seat, step: (Option("recall", RULE, (Pick("card", tuple(s.discard)),)),),
    Step.BEFORE: _before,
    Step.CROWN: lambda s, seat, step: (Option("crown", "W4.1", (Pick("card", tuple(open_prizes(s))),)),),
    Step.AFTER: _after,
}
