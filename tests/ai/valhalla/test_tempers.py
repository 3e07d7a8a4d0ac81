"""Tempers: put to the same positions, seats play differently, and as their temper says."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest

from tests.ai.valhalla.karls import Moment, moments, of_every_step
from tests.valhalla.table import Table
from valhalla.ai.levels import think
from valhalla.ai.record import tempers_of
from valhalla.ai.thought import Clock
from valhalla.ai.valhalla.tempers import EVEN, Temper, lean, temper
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import Step

NAMES = tempers_of("valhalla")


@cache
def attackable() -> list[Moment]:
    """Moments at which there is somebody to attack."""
    found = [
        m
        for m in moments(Step.PHASE_A)
        if m.state.warriors(m.seat) and m.state.table.foe.targets(m.state, m.seat)
    ]
    return found[::5]


@cache
def tactical() -> list[Moment]:
    """Moments at which a karl plays a tactic."""
    return [moment for moment in moments(Step.FIGHT) if isinstance(moment.command, cm.PlayTactic)][::3]


@cache
def deeds(name: str) -> list[cm.Command]:
    """What a karl of this temper does at all of these moments."""
    asked = attackable() + tactical() + moments(Step.DRAFT_WARRIOR)
    return [think(f"karl:{name}", moment.known()).command for moment in asked]


def attacks(name: str) -> list[tuple[Moment, int]]:
    chosen = zip(attackable(), deeds(name), strict=False)
    return [(moment, command.target) for moment, command in chosen if isinstance(command, cm.Attack)]


def tactics(name: str) -> int:
    return sum(isinstance(command, cm.PlayTactic) for command in deeds(name))


def on_holders(name: str) -> int:
    """How often a seat attacks somebody who took one of its shields."""
    return sum(moment.seat in moment.state.captured[target] for moment, target in attacks(name))


def valour(name: str) -> int:
    """Of the warriors added and drafted."""
    table = moments()[0].state.table
    added = [card for c in deeds(name) if isinstance(c, cm.AddWarriors) for card in c.cards]
    drafted = [c.card for c in deeds(name) if isinstance(c, cm.DraftWarrior)]
    return sum(table.valour[card] for card in added + drafted)


@pytest.mark.parametrize("name", NAMES)
def test_a_temper_changes_what_is_done_and_nothing_about_the_rules(name: str) -> None:
    asked = attackable() + tactical() + moments(Step.DRAFT_WARRIOR)
    assert deeds(name) != deeds("")
    for moment, command in zip(asked, deeds(name), strict=True):
        game.check(moment.state, moment.seat, command)


def test_a_berserk_attacks_more_often() -> None:
    assert len(attacks("berserk")) >= 1.1 * len(attacks("")) > 10


def test_a_miser_plays_fewer_tactics() -> None:
    assert tactics("miser") <= 0.9 * tactics("")


def test_an_avenger_goes_for_those_who_took_its_shields() -> None:
    assert on_holders("avenger") >= 1.2 * on_holders("") > 5
    others = [len(attacks(name)) - on_holders(name) for name in ("avenger", "")]
    assert others[0] <= others[1]


def test_a_skald_wants_honour() -> None:
    assert valour("skald") > valour("")


def test_a_bulwark_lets_others_come() -> None:
    assert len(attacks("bulwark")) <= 0.9 * len(attacks(""))


@pytest.mark.parametrize("name", NAMES)
def test_two_worlds_behind_one_view_get_the_same_answer(name: str) -> None:
    for moment in of_every_step(2):
        twin = moment.known()._replace(view=moment.twin())
        assert think(f"karl:{name}", moment.known()) == think(f"karl:{name}", twin)


def test_a_jarl_has_its_temper_too() -> None:
    def deed(kind: str, moment: Moment) -> cm.Command:
        looked = count()
        clock = Clock(cancelled=lambda: next(looked) >= 12)
        command: cm.Command = think(kind, moment.known()._replace(clock=clock)).command
        game.check(moment.state, moment.seat, command)
        return command

    sampled = attackable()[::4]
    plain, berserk = ([deed(kind, m) for m in sampled] for kind in ("jarl", "jarl:berserk"))
    assert sum(isinstance(c, cm.Attack) for c in berserk) > sum(isinstance(c, cm.Attack) for c in plain)


def test_who_has_no_temper_leans_to_nothing() -> None:
    assert temper("") == temper("nobody") == EVEN
    for moment in attackable()[:5]:
        for command in game.legal(moment.state, moment.seat):
            assert lean(moment.state, moment.seat, command, EVEN) == 0


def test_a_grudge_is_against_those_who_hold_ones_shields() -> None:
    t = Table(3)
    t.capture(2, 0)
    nature = Temper(attack=0.5, grudge=2.0)
    assert lean(t.s, 0, cm.Attack(1), nature) == 0.5
    assert lean(t.s, 0, cm.Attack(2), nature) == 2.5
    assert lean(t.s, 1, cm.Attack(2), nature) == 0.5
    assert lean(t.s, 0, cm.DrawCards(), nature) == 0


def test_asked_why_a_temper_owns_up() -> None:
    moment, _ = attacks("berserk")[0]
    thought = think("karl:berserk", moment.known()._replace(why=True))
    terms = {term.name: term.worth for term in thought.candidates[0].terms}
    assert terms["temper"] > 0
