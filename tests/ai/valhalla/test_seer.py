"""The jarl and the norn: a karl's dice, and a search that sees no more than the seat does.

They are slow, so games are played by karls, and they are asked at a few moments. Mostly they are hurried.
"""

from __future__ import annotations

from itertools import count

import pytest

from tests.ai.valhalla.karls import Moment, games, moments, of_every_step
from tests.valhalla.table import Table
from valhalla.ai.levels import think
from valhalla.ai.thought import Clock, Knowledge, Thought
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.quick import Guide
from valhalla.ai.valhalla.seer import SEARCHED
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import EXTRA_DICE, Step
from valhalla.kernel.chance import Chance

SEERS = ("jarl", "norn")


def hurried(looks: int) -> Clock:
    """A clock that is over when it has been looked at so often: the same on every machine."""
    looked = count()
    return Clock(cancelled=lambda: next(looked) >= looks)


def asked(level: str, moment: Moment, looks: int = 60, why: bool = False) -> Thought:
    return think(level, moment.known()._replace(clock=hurried(looks), why=why))


def choices(every: int) -> list[Moment]:
    """Moments at which there is something to search."""
    found = [m for step in SEARCHED for m in moments(step) if len(game.legal(m.state, m.seat)) > 1]
    return found[::every]


def choice(level: str, t: Table, seat: int = 0) -> cm.Command:
    known = Knowledge(game, game.view(t.s, seat), seat, Chance(1), clock=hurried(160))
    command: cm.Command = think(level, known).command
    return command


@pytest.mark.parametrize(("level", "every"), [("jarl", 100), ("norn", 300)])
def test_there_is_always_a_legal_answer(level: str, every: int) -> None:
    """At full strength."""
    sampled = choices(every)
    assert len(sampled) >= 3
    for moment in sampled:
        game.check(moment.state, moment.seat, think(level, moment.known()).command)


@pytest.mark.parametrize("level", SEERS)
def test_in_a_hurry_there_is_a_legal_answer_too(level: str) -> None:
    for moment in of_every_step(5):
        found = asked(level, moment, looks=0)
        game.check(moment.state, moment.seat, found.command)
        assert {candidate.tried for candidate in found.candidates} <= {0, 1}


@pytest.mark.parametrize("level", SEERS)
def test_two_worlds_behind_one_view_and_one_past_get_the_same_answer(level: str) -> None:
    for moment in choices(90):
        known = moment.known()._replace(clock=hurried(40))
        twin = known._replace(view=moment.twin(), luck=moment.known().luck, clock=hurried(40))
        assert think(level, known) == think(level, twin)


@pytest.mark.parametrize("level", SEERS)
def test_asked_why_they_do_the_same_and_say_more(level: str) -> None:
    for moment in choices(180):
        plain, told = asked(level, moment), asked(level, moment, why=True)
        assert told.command == plain.command
        assert [(c.command, c.worth, c.tried) for c in told.candidates] == [
            (c.command, c.worth, c.tried) for c in plain.candidates
        ]
        assert all(candidate.terms for candidate in told.candidates)


def test_the_same_luck_is_the_same_thought() -> None:
    for moment in choices(250):
        assert asked("jarl", moment) == asked("jarl", moment)


def test_what_is_searched_are_the_best_of_a_karl() -> None:
    for moment in choices(90):
        found = asked("jarl", moment, looks=30)
        assert found.candidates[0].command == found.command
        assert 2 <= len(found.candidates) <= 6
        assert all(candidate.tried and -0.1 < candidate.worth <= 1 for candidate in found.candidates)
        first = think("karl", moment.known()).command
        assert first in [candidate.command for candidate in found.candidates]


@pytest.mark.parametrize("level", SEERS)
def test_dice_are_played_as_a_karl_plays_them(level: str) -> None:
    for moment in moments(Step.FIGHT, every=60):
        assert asked(level, moment).command == moment.command


def test_chances_to_win_are_never_less_than_none() -> None:
    """There is no hope, and some ways to go on look worse than others."""
    t = Table(2)
    t.s.left = 1
    t.squad(0, "wolf-ylva")
    t.squad(1, "bear-hallgerd", "bear-kolbein", "bear-bessi", "bear-skapti")
    t.valhalla(1, "wolf-skuli", "wolf-ljot", "wolf-sverri", "wolf-oddny", "giant-gnipa", "giant-bergskar")
    t.give(0, "bear-gudveig", "wolf-geir", "bear-ragnfrid")
    known = Knowledge(game, game.view(t.s, 0), 0, Chance(1), clock=hurried(60))
    assert all(0 <= candidate.worth <= 1 for candidate in think("jarl", known).candidates)


def test_what_was_seen_makes_a_difference() -> None:
    """Other worlds are drawn, so that the same tries come to something else."""
    sampled = [m for m in choices(1) if m.step == Step.PHASE_A][40::150]
    blind = [think("jarl", m.known()._replace(past=(), clock=hurried(60))) for m in sampled]
    assert blind != [asked("jarl", moment) for moment in sampled]


def test_a_norn_thinks_harder_than_a_jarl() -> None:
    moment = next(m for m in choices(1) if m.step == Step.PHASE_A and len(game.legal(m.state, m.seat)) > 8)
    tries = {
        level: sum(candidate.tried for candidate in think(level, moment.known()).candidates)
        for level in SEERS
    }
    assert tries["norn"] > tries["jarl"] > 50


def test_the_view_is_left_as_it_was() -> None:
    for moment in choices(60):
        known = moment.known()._replace(clock=hurried(0))
        think("jarl", known)
        assert known.view == moment.view()


def test_it_is_a_seer_who_looks_at_phase_a_and_at_who_goes_to_valhalla() -> None:
    assert {Step.label(step) for step in SEARCHED} >= {"phase a", "keep", "choose rising"}
    assert {moment.step for moment in choices(1)} >= {Step.PHASE_A, Step.CHOOSE_RISING}


# Quick rules


def guide_of(s: State, turns: int) -> Guide:
    return Guide(evaluation(s.table, "karl"), s.turns + turns)


def test_quick_rules_play_any_world_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """And break no rule on the way."""

    def checked(s: State, seat: int, command: cm.Command, luck: Chance) -> list[Event]:
        game.check(s, seat, command)
        if s.battle is not None and s.battle.fights(seat):
            side = s.battle.side(seat)
            dice = len(side.loose) + sum(len(placed) for _, placed in side.placed)
            assert dice <= side.own_dice() + EXTRA_DICE - s.pool
        return game.decide(s, seat, command, luck)

    monkeypatch.setattr("valhalla.ai.valhalla.quick.decide", checked)
    for moment in choices(60):
        world = game.determinize(moment.view(), Chance(4))
        guide, luck = guide_of(world, 999), Chance(5)
        while not guide.over(world):
            guide.quick(world, guide.acting(world), luck)
        game.audit(world)
        game.recount(world)
        assert sum(guide.judge(world)) == pytest.approx(1)


def test_quick_rules_keep_the_better_of_two_warriors() -> None:
    t = Table(2)
    t.squad(0, "wolf-ylva")
    finnbogi, olvir = t.card("bear-finnbogi"), t.card("stag-olvir")
    t.deck("bear-finnbogi", "stag-olvir")
    t.do(0, cm.DrawCards())
    guide_of(t.s, 9).quick(t.s, 0, Chance(1))
    assert finnbogi in t.s.hands[0] and olvir not in t.s.hands[0]


def test_the_horizon_lies_neither_in_a_battle_nor_after_the_last_turn() -> None:
    for moment in moments(every=5):
        s = moment.state
        waits = s.battle is not None or s.left == 0
        assert guide_of(s, -1).over(s) == (not waits)
        assert not guide_of(s, 0).over(s)


def test_candidates_of_the_tree_are_legal_and_share_one() -> None:
    for moment in moments(Step.PHASE_A, every=10):
        found = guide_of(moment.state, 9).candidates(moment.state, moment.seat)
        assert sum(share for share, _ in found) == pytest.approx(1)
        assert len({command for _, command in found}) == len(found)
        for _, command in found:
            game.check(moment.state, moment.seat, command)


def test_chances_to_win_are_shares_of_one() -> None:
    for moment in moments(every=50):
        chances = guide_of(moment.state, 9).judge(moment.state)
        assert sum(chances) == pytest.approx(1) and min(chances) >= 0
    for one in games():
        won = guide_of(one.end, 9).judge(one.end)
        assert {seat for seat, share in enumerate(won) if share} == set(one.end.winners)


# Where it is plain


@pytest.mark.parametrize("level", SEERS)
def test_in_the_last_turn_they_take_a_battle_that_is_as_good_as_won(level: str) -> None:
    t = Table(2)
    t.s.left = 0
    t.squad(0, "bear-hallgerd", "bear-kolbein", "bear-bessi")
    t.squad(1, "wolf-oddny")
    t.give(0, "wolf-geir")
    assert choice(level, t) == cm.Attack(1)


@pytest.mark.parametrize("level", SEERS)
def test_they_do_not_attack_without_a_chance(level: str) -> None:
    t = Table(2)
    t.squad(0, "wolf-ylva")
    t.squad(1, "bear-hallgerd", "bear-kolbein", "bear-bessi", "bear-skapti")
    t.give(0, "bear-gudveig", "wolf-geir")
    assert not isinstance(choice(level, t), cm.Attack)


@pytest.mark.parametrize("level", SEERS)
def test_in_the_last_turn_they_add_who_may_still_be_saved(level: str) -> None:
    """Ragnarök is seen to its end: a warrior is worth something there, a card is not."""
    t = Table(2)
    t.s.left = 0
    t.squad(0, "bear-hallgerd")
    t.give(0, "wolf-ylva", "fury-red-dawn")
    assert choice(level, t) == cm.AddWarriors((t.card("wolf-ylva"),), (1,))
