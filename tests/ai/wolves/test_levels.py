"""Seats of Wolves of Odin: legal, honest, the same for the same view, and sensible where sense is plain."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.wolves.table import Table
from valhalla.ai.guests import guest_of, with_guest
from valhalla.ai.levels import think
from valhalla.ai.play import Bout, play
from valhalla.ai.record import levels_of
from valhalla.ai.thought import Clock, Knowledge, Thought
from valhalla.ai.wolves.outlook import FACTS, TERMS
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.terms import LEFT, Step
from valhalla.kernel.chance import Chance

EVERY = 9  # of the moments of a game so many are left out between two


class Moment(NamedTuple):
    """A decision of a game: the state before it, and whose it is."""

    number: int
    state: Any
    seat: int

    def known(self, view: Any, **more: Any) -> Knowledge:
        return Knowledge(game, view, self.seat, Chance(1, 2, self.number), **more)


@cache
def moments(players: int = 4, seed: int = 11) -> list[Moment]:
    session = play(
        Bout("wolves", ("karl", "brawler", "karl", "karl", "thrall")[:players], {"players": players}, seed)
    )
    found = []
    for n in range(1, len(session.log)):
        state = session.state_before(n)
        found.append(Moment(n, state, game.to_act(state)[0]))
    return found


def few() -> list[Moment]:
    """Some of each step."""
    steps: dict[int, list[Moment]] = {}
    for players in (3, 4, 5):
        for moment in moments(players, 10 + players):
            steps.setdefault(moment.state.step, []).append(moment)
    return [moment for found in steps.values() for moment in found[:: len(found) // 3 + 1]]


def after(looks: int) -> Clock:
    """A clock that is over after so many looks at it."""
    left = iter(range(looks))
    return Clock(cancelled=lambda: next(left, None) is None)


@pytest.mark.parametrize("level", levels_of("wolves"))
def test_every_level_has_a_legal_answer_at_every_step(level: str) -> None:
    for moment in few():
        view = game.view(moment.state, moment.seat)
        command = think(level, moment.known(view, clock=after(6))).command
        game.check(moment.state, moment.seat, command)


@pytest.mark.parametrize("level", levels_of("wolves"))
def test_two_worlds_behind_one_view_get_the_same_answer(level: str) -> None:
    for moment in few():
        view = game.view(moment.state, moment.seat)
        twin = game.view(game.determinize(view, Chance(9, 4, moment.number)), moment.seat)
        answers = [think(level, moment.known(seen, clock=after(10))) for seen in (view, twin)]
        assert answers[0] == answers[1]


def test_the_same_match_is_the_same_game() -> None:
    match = Bout("wolves", ("jarl", "karl", "thrall"), {"players": 3}, 4)
    assert play(match).log == play(match).log


def test_reasons_change_no_decision_and_have_terms_that_are_told() -> None:
    for level in ("karl", "jarl"):
        for moment in few()[::2]:
            view = game.view(moment.state, moment.seat)
            plain = think(level, moment.known(view, clock=after(12)))
            told = think(level, moment.known(view, clock=after(12), why=True))
            assert told.command == plain.command
            for candidate in told.candidates:
                assert {term.name for term in candidate.terms} <= {*TERMS, *FACTS}
            worth = sum(term.worth for term in told.candidates[0].terms if term.name in TERMS)
            if not told.candidates[0].tried:
                assert worth == pytest.approx(told.candidates[0].worth)


def test_two_seats_get_the_shadow_clan() -> None:
    kinds, setup = with_guest("wolves", ("thrall", "jarl"), {"players": 2})
    assert kinds == ("thrall", "jarl", "karl")
    assert (setup["players"], setup["variants"]) == (3, ("shadow",))
    assert guest_of("wolves", setup) is not None and guest_of("wolves", {"players": 3}) is None
    game.check_setup(game.Setup(**setup))
    for game_id, seats in (("wolves", ("karl",) * 3), ("hammer", ("karl",) * 2)):
        assert with_guest(game_id, seats, {"players": 3}) == (seats, {"players": 3})


# Sense


def asked(t: Table, seat: int = 0, level: str = "karl", why: bool = False) -> Thought:
    known = Knowledge(game, game.view(t.s, seat), seat, Chance(3), why=why)
    return think(level, known)


SKILLED = ("karl", "norn")


@pytest.mark.parametrize("level", SKILLED)
def test_who_is_sure_to_win_the_round_passes_and_keeps_its_cards(level: str) -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.row(0, "king berserk hirdman hirdman")
    t.row(1, "thrall")
    t.give(0, "berserk priest bondsman king")
    t.passed(1, 2)
    assert asked(t, level=level).command == cm.Pass()


@pytest.mark.parametrize("level", SKILLED)
def test_who_is_a_little_behind_in_the_last_round_lays_what_it_needs(level: str) -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.row(1, "king")
    t.row(0, "hirdman")
    t.give(0, "hirdman thrall")
    t.passed(1, 2)
    t.win(0, "mead-horn")
    assert asked(t, level=level).command in (
        cm.Lay(t.in_hand(0, "hirdman"), 0, LEFT),
        cm.Lay(t.in_hand(0, "hirdman"), 0, 1),
    )


def test_a_wall_is_for_what_is_worth_it() -> None:
    for row, strength, wards in (("priest bondsman", 8, True), ("priest thrall", 0, False)):
        t = Table(3)
        t.prize("iron-crown")
        t.row(1, row)
        t.give(1, "shield-wall bondsman")
        t.give(0, "plague archer")
        t.do(0, cm.Plague(t.in_hand(0, "plague"), strength))
        assert t.step() == "react"
        assert isinstance(asked(t, 1).command, cm.Ward) == wards


def test_an_assassin_is_aimed_at_what_the_strongest_needs_most() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.row(1, "priest thrall bondsman")
    t.give(0, "assassin archer")
    t.lay(0, "assassin", row=1)
    assert t.step() == "aim"
    assert asked(t).command == cm.Aim(t.unit(1, 0))


def test_the_winner_takes_the_victory_that_is_worth_most_to_it() -> None:
    t = Table(4)
    t.prize("mead-horn iron-crown")
    t.row(0, "king")
    t.passed(1, 2, 3)
    t.do(0, cm.Pass())
    assert t.step() == "crown"
    assert asked(t).command == cm.Crown(t.card("iron-crown"))


def test_a_deity_is_summoned_when_it_is_paid_for() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.hall("jormungandr nidhogg fafnir")
    t.offer(0, "berserk")
    t.row(0, "hirdman hirdman")
    t.give(0, "bondsman berserk hirdman")
    command = asked(t).command
    assert isinstance(command, cm.Summon) and command.deity == t.card("jormungandr")


def test_the_weakest_card_is_shed() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.passed(0)
    t.give(0, "king priest hirdman thrall")
    t.to_turn_of(0)
    assert asked(t).command == cm.Draw()
    t.next_cards("berserk")
    t.do(0, cm.Draw())
    assert asked(t).command == cm.Shed(t.in_hand(0, "thrall"))


def test_steps_of_every_kind_were_asked_about() -> None:
    met = {Step.label(moment.state.step) for moment in few()}
    assert {Step.label(Step.ACT), "rest", "shed", "aim", "react", "close", "crown"} <= met
