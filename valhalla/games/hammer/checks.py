"""Whether a command may be given now. Says no with the clause and a reason, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.apply import favour_decks
from valhalla.games.hammer.choices import holds
from valhalla.games.hammer.properties import check_places
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import ASKED, HAMMER, OWN_TURN, SET, Step
from valhalla.kernel.game import IllegalCommand, refuse


def check(s: State, seat: int, command: cm.Command) -> None:
    """Raise `IllegalCommand` unless *seat* may give *command* now."""
    step = s.agenda[-1]
    kind = step[0]
    if kind < ASKED:
        raise IllegalCommand("H4.2", "game_over")
    if seat != step[1]:
        rule = "H3.1" if isinstance(command, cm.Play) else "H2.1" if kind in OWN_TURN else RULES[kind]
        raise IllegalCommand(rule, "not_your_turn", seat=step[1])
    checker = CHECK.get((kind, type(command)))
    if checker is None:
        raise IllegalCommand(RULES[kind], "not_now", step=kind)
    checker(s, seat, command)


def _throw(s: State, seat: int, c: cm.Throw) -> None:
    if s.throws and not s.reserve():
        raise IllegalCommand("H2.5", "rethrow_instead")


def _rethrow(s: State, seat: int, c: cm.Rethrow) -> None:
    refuse(not s.throws or s.reserve(), "H2.5", "reserve_not_empty")
    refuse(not c.dice, "H2.5", "reroll_something")
    check_places(s, c.dice, "H2.5")


def _remove(s: State, seat: int, c: cm.Remove) -> None:
    if not 1 <= c.hammers <= s.dice.count(HAMMER):
        raise IllegalCommand("H2.2", "not_so_many_hammers", count=s.dice.count(HAMMER))


def _move(s: State, seat: int, c: cm.Move) -> None:
    if not holds(s):
        raise IllegalCommand("H2.4", "not_higher", total=s.total(), cell=s.token)


def _fail(s: State, seat: int, c: cm.Fail) -> None:
    refuse(holds(s), "H2.7" if s.throws > 1 else "H2.3", "throw_holds")


def _play(s: State, seat: int, c: cm.Play) -> None:
    if c.card < 0 or c.card not in s.hands[seat]:
        raise IllegalCommand("H3.1", "not_in_hand")
    word = s.table.word[c.card]
    kind = s.step
    if kind not in word.when:
        raise IllegalCommand("H3.1", "card_not_now", step=kind)
    if refusal := word.refusal(s, seat):
        raise IllegalCommand(word.rule, refusal)
    word.check(s, seat, c)


def _lay_favour(s: State, seat: int, c: cm.LayFavour) -> None:
    refuse(c.card < 0 or c.card not in s.hands[seat], "H5.2", "not_in_hand")
    refuse(not s.table.expert, "H5.2", "no_favours_here")
    refuse(s.favoured >> seat & 1, "H5.2", "one_favour_a_turn")
    refuse(s.table.deck[c.card] not in favour_decks(s), "H5.2", "dice_allow_no_such_favour")


def _place(s: State, seat: int, c: cm.Place) -> None:
    if len(set(c.points)) != len(c.points) or not all(card >= 0 and card in s.drawn for card in c.points):
        raise IllegalCommand("H2.6", "not_drawn")


def _keep_on_top(s: State, seat: int, c: cm.KeepOnTop) -> None:
    refuse(c.card < 0 or c.card not in s.drawn, "H3.4", "not_drawn")


def _pledge(s: State, seat: int, c: cm.Pledge) -> None:
    deck = s.step_number
    held = [card for card in s.hands[seat] if s.table.deck[card] == deck]
    if len(set(c.cards)) != len(c.cards) or not all(card in held for card in c.cards):
        raise IllegalCommand("H4.1", "not_in_hand")
    refuse(len(c.cards) != len(held) // SET, "H4.1", "pledge_exactly", count=len(held) // SET)


def _always(s: State, seat: int, c: cm.Command) -> None:
    """Nothing can be wrong with it."""


RULES: dict[int, str] = {
    Step.READY: "H2.4", Step.ROLLED: "H2.2", Step.FAVOUR: "H5.2", Step.PLACE: "H2.6", Step.PEEK: "H3.4",
    Step.CLOSING: "H3.1", Step.PLEDGE: "H4.1",
}  # fmt: skip

CHECK: dict[tuple[int, type[cm.Command]], Callable[[State, int, Any], None]] = {
    (Step.READY, cm.Throw): _throw,
    (Step.READY, cm.Rethrow): _rethrow,
    (Step.READY, cm.Stop): lambda s, seat, c: refuse(not s.throws, "H2.2", "throw_first"),
    (Step.READY, cm.Play): _play,
    (Step.READY, cm.LayFavour): _lay_favour,
    (Step.ROLLED, cm.Remove): _remove,
    (Step.ROLLED, cm.Move): _move,
    (Step.ROLLED, cm.Fail): _fail,
    (Step.ROLLED, cm.Play): _play,
    (Step.ROLLED, cm.LayFavour): _lay_favour,
    (Step.FAVOUR, cm.LayFavour): _lay_favour,
    (Step.FAVOUR, cm.Pass): _always,
    (Step.PLACE, cm.Place): _place,
    (Step.PEEK, cm.KeepOnTop): _keep_on_top,
    (Step.CLOSING, cm.Play): _play,
    (Step.CLOSING, cm.LayFavour): _lay_favour,
    (Step.CLOSING, cm.EndTurn): _always,
    (Step.PLEDGE, cm.Pledge): _pledge,
}
