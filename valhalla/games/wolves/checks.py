"""Whether a command may be given now. Says no with the clause and a reason, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.wolves import blows, paying, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.deities import ACTIVE, RULE, check_pay, refusal
from valhalla.games.wolves.rules import may_return, open_prizes, returnable
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import ASKED, BLUE, NONE, RED, RETURN_COST, SIDES, UNITS, Kind, Step
from valhalla.kernel.game import IllegalCommand, refuse

MOST_WITHDRAWN = 3


def check(s: State, seat: int, command: cm.Command) -> None:
    """Raise `IllegalCommand` unless *seat* may give *command* now."""
    step = s.agenda[-1]
    kind = step[0]
    if kind < ASKED:
        raise IllegalCommand("W4.3", "game_over")
    if seat != step[1]:
        raise IllegalCommand(RULES[kind], "not_your_turn", seat=step[1])
    checker = CHECK.get((kind, type(command)))
    if checker is None:
        _say_not_now(s, seat, kind, command)
    else:
        checker(s, seat, command)


def _say_not_now(s: State, seat: int, kind: int, command: cm.Command) -> None:
    main = isinstance(command, cm.Lay | cm.Plague | cm.Regroup | cm.Withdraw | cm.Sacrifice | cm.Pass)
    refuse(kind == Step.CLOSE and main, "W3.3", "one_main_action")
    refuse(kind in (Step.REST, Step.SHED), "W3.5", "you_have_passed")
    raise IllegalCommand(RULES[kind], "not_now", step=kind)


def _held(s: State, seat: int, card: int, rule: str) -> int:
    """The kind of a card that must be in hand."""
    if card < 0 or card not in s.hands[seat]:
        raise IllegalCommand(rule, "not_in_hand")
    return s.table.kind[card]


def _several_held(s: State, seat: int, cards: cm.Cards, rule: str) -> None:
    refuse(len(set(cards)) != len(cards), rule, "named_twice")
    for card in cards:
        _held(s, seat, card, rule)


def _end(side: int, rule: str) -> None:
    if side not in SIDES:
        raise IllegalCommand(rule, "choose_an_end")


def _lay(s: State, seat: int, c: cm.Lay) -> None:
    if _held(s, seat, c.card, "W3.3") >= UNITS:
        raise IllegalCommand("W3.3", "not_a_unit")
    if not 0 <= c.row < s.table.players:
        raise IllegalCommand("W3.3", "no_such_row")
    _end(c.side, "W3.3")
    if not strengths.may_stand(s, c.card, c.row):
        raise IllegalCommand("W5", _bar(s, c.card, c.row))


ONE_ONLY: dict[int, str] = {
    Kind.PRIEST: "one_priest", Kind.CHIEFTAIN: "one_chieftain", Kind.KING: "one_king",
}  # fmt: skip


def _bar(s: State, card: int, row: int) -> str:
    kind = s.table.kind[card]
    if kind == Kind.PRIEST and Kind.PRIEST not in strengths.row_kinds(s, row):
        return "priest_among_warriors"
    return ONE_ONLY[kind]


def _plague(s: State, seat: int, c: cm.Plague) -> None:
    refuse(_held(s, seat, c.card, "W5") != Kind.PLAGUE, "W5", "not_that_manoeuvre")
    refuse(not 0 <= c.strength <= 99, "W5", "no_such_strength")


def _flank(s: State, seat: int, card: int) -> None:
    refuse(_held(s, seat, card, "W5") != Kind.FLANK_MARCH, "W5", "not_that_manoeuvre")


def _regroup(s: State, seat: int, c: cm.Regroup) -> None:
    _flank(s, seat, c.card)
    _several_held(s, seat, (c.card, *c.cards), "W5")


def _withdraw(s: State, seat: int, c: cm.Withdraw) -> None:
    _flank(s, seat, c.card)
    if not 1 <= len(c.units) <= MOST_WITHDRAWN or len(set(c.units)) != len(c.units):
        raise IllegalCommand("W5", "one_to_three_units")
    refuse(not all(card in s.rows[seat] for card in c.units), "W5", "not_in_your_row")
    refuse(len(c.units) > s.room(seat) + 1, "W8.1", "hand_full")


def _sacrifice(s: State, seat: int, c: cm.Sacrifice) -> None:
    units = (c.unit, *c.thralls)
    refuse(len(set(units)) != len(units), "W3.3", "named_twice")
    refuse(not all(card in s.rows[seat] for card in units), "W3.3", "not_in_your_row")
    refuse(not all(s.table.kind[card] == Kind.THRALL for card in c.thralls), "W5", "only_thralls_follow")


def _summon(s: State, seat: int, c: cm.Summon) -> None:
    refuse(c.deity not in s.hall, "W6.1", "not_in_hall")
    refuse(s.table.deity[c.deity] == NONE, "W6.1", "ragnarok_is_no_deity")
    check_pay(s, seat, c.pay, paying.cost(s, seat, c.deity), "W6.1")


def _invoke(s: State, seat: int, c: cm.Invoke) -> None:
    refuse(c.deity not in s.deities[seat], RULE, "not_your_deity")
    if reason := refusal(s, seat, c.deity):
        raise IllegalCommand("W8.5" if reason == "used_this_round" else RULE, reason)
    ACTIVE[s.table.deity[c.deity]].check(s, seat, c)


def _draw(s: State, seat: int, c: cm.Draw) -> None:
    refuse(not s.room(seat), "W3.6", "hand_full")
    refuse(not s.stock(), "W3.7", "nothing_to_draw")


def _return(s: State, seat: int, c: cm.Return) -> None:
    refuse(not may_return(s, seat), "W8.5", "no_return")
    refuse(len(c.cards) != RETURN_COST, "W8.5", "discard_exactly", count=RETURN_COST)
    _several_held(s, seat, c.cards, "W8.5")


def _aim(s: State, seat: int, c: cm.Aim) -> None:
    step = s.agenda[-1]
    if (s.row_of(c.unit), c.unit) not in blows.candidates(s, step):
        raise IllegalCommand(blows.rule_of(step[2]), "not_a_target")


def _refuse_unit(s: State, seat: int, c: cm.Ward) -> None:
    refuse(not blows.may_refuse(s, s.agenda[-1]), "W5", "not_now", step=Step.PLACE)
    _play_wall(s, seat, c)


def _play_wall(s: State, seat: int, c: cm.Ward) -> None:
    refuse(_held(s, seat, c.card, "W5") != Kind.SHIELD_WALL, "W5", "not_that_manoeuvre")
    refuse(seat in s.passes, "W5", "you_have_passed")


def _ward(s: State, seat: int, c: cm.Ward) -> None:
    if c.card in s.rows[seat]:
        refuse(s.table.kind[c.card] != Kind.HUSCARL, "W5", "not_a_huscarl")
        refuse(c.card not in blows.guards(s, seat, s.blow[0]), "W5", "huscarl_stops_no_such")
    else:
        _play_wall(s, seat, c)


def _keep_colour(s: State, seat: int, c: cm.KeepColour) -> None:
    refuse(c.colour not in (BLUE, RED), "W6.2", "blue_or_red")


def _take_back(s: State, seat: int, c: cm.TakeBack) -> None:
    refuse(not s.room(seat), RULE, "hand_full")
    refuse(s.safe(seat), "W8.2", "heimdall_keeps_it")
    refuse(c.unit not in returnable(s, seat), RULE, "no_yew_unit_of_yours")


def _crown(s: State, seat: int, c: cm.Crown) -> None:
    refuse(c.card not in open_prizes(s), "W4.1", "not_an_open_victory")


def _take(s: State, seat: int, c: cm.Aim) -> None:
    refuse((s.row_of(c.unit), c.unit) not in blows.chosen_by_valkyrie(s, seat), RULE, "not_a_target")


def _always(s: State, seat: int, c: cm.Command) -> None:
    """Nothing can be wrong with it."""


RULES: dict[int, str] = {
    Step.ACT: "W3.3", Step.CLOSE: "W3.4", Step.REST: "W3.5", Step.SHED: "W3.5", Step.AIM: "W5",
    Step.REACT: "W5", Step.SETTLE: "W6.3", Step.PLACE: "W5", Step.COLOUR: "W6.2", Step.RECALL: "W6.3",
    Step.BEFORE: "W4.1", Step.CROWN: "W4.1", Step.AFTER: "W4.1",
}  # fmt: skip

CHECK: dict[tuple[int, type[cm.Command]], Callable[[State, int, Any], object]] = {
    (Step.ACT, cm.Lay): _lay,
    (Step.ACT, cm.Plague): _plague,
    (Step.ACT, cm.Regroup): _regroup,
    (Step.ACT, cm.Withdraw): _withdraw,
    (Step.ACT, cm.Sacrifice): _sacrifice,
    (Step.ACT, cm.Pass): _always,
    (Step.ACT, cm.Summon): _summon,
    (Step.ACT, cm.Invoke): _invoke,
    (Step.CLOSE, cm.Summon): _summon,
    (Step.CLOSE, cm.Invoke): _invoke,
    (Step.CLOSE, cm.EndTurn): _always,
    (Step.REST, cm.EndTurn): _always,
    (Step.REST, cm.Draw): _draw,
    (Step.REST, cm.Return): _return,
    (Step.SHED, cm.Shed): lambda s, seat, c: _held(s, seat, c.card, "W3.5"),
    (Step.AIM, cm.Aim): _aim,
    (Step.REACT, cm.Ward): _ward,
    (Step.REACT, cm.Decline): _always,
    (Step.SETTLE, cm.Claim): _always,
    (Step.SETTLE, cm.Decline): _always,
    (Step.PLACE, cm.Place): lambda s, seat, c: _end(c.side, blows.rule_of(s.step_number)),
    (Step.PLACE, cm.Ward): _refuse_unit,
    (Step.COLOUR, cm.KeepColour): _keep_colour,
    (Step.RECALL, cm.Recall): lambda s, seat, c: refuse(c.card not in s.discard, RULE, "not_discarded"),
    (Step.BEFORE, cm.Lay): _lay,
    (Step.BEFORE, cm.TakeBack): _take_back,
    (Step.BEFORE, cm.Decline): _always,
    (Step.CROWN, cm.Crown): _crown,
    (Step.AFTER, cm.Aim): _take,
    (Step.AFTER, cm.Decline): _always,
}
