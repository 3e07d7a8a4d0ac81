"""The karl: legal wherever it is put, the same in all worlds behind a view, and right where it is plain."""

from __future__ import annotations

import pytest

from tests.ai.valhalla.fights import defence, ragnarok
from tests.ai.valhalla.karls import of_every_step
from tests.valhalla.play import whole
from tests.valhalla.table import Table
from valhalla.ai.levels import think
from valhalla.ai.play import Bout, next_command
from valhalla.ai.thought import Knowledge, Thought
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.monster.mind import MonsterMind
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.choices import GROUPS
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.chance import Chance
from valhalla.workshop.series import laid


def thought(t: Table, seat: int, why: bool = False) -> Thought:
    return think("karl", Knowledge(game, game.view(t.s, seat), seat, Chance(1), why=why))


def choice(t: Table, seat: int = 0) -> cm.Command:
    """What a karl does here."""
    command: cm.Command = thought(t, seat).command
    return command


def last_turn(players: int = 2) -> Table:
    """Seat 0 has the last turn of the game."""
    t = Table(players)
    t.s.left = 0
    return t


# Everywhere


def test_it_can_judge_every_choice_of_the_game() -> None:
    judged = {step for step, _ in MonsterMind.judges}
    assert {*judged, Step.FIGHT, Step.KEEP_DIE, Step.HURL, Step.HURLED} == set(GROUPS)


@pytest.mark.parametrize("level", ["random", "brawler"])
def test_it_has_a_legal_answer_wherever_others_have_brought_it(level: str) -> None:
    for players in range(2, 7):
        for n, (s, seat, _) in enumerate(whole(players, 50 + players, level).moments()):
            if n % 6 == players:
                known = Knowledge(game, game.view(s, seat), seat, Chance(3, 0, n))
                game.check(s, seat, think("karl", known).command)


def test_two_worlds_behind_one_view_get_the_same_answer() -> None:
    for moment in of_every_step(8):
        known = moment.known()
        again = known._replace(view=moment.twin(), luck=moment.known().luck)
        assert think("karl", known) == think("karl", again)


def test_asked_why_it_does_the_same_and_says_more() -> None:
    for moment in of_every_step(8):
        plain = think("karl", moment.known())
        asked = think("karl", moment.known()._replace(why=True))
        assert asked.command == plain.command
        if asked.candidates and moment.step != Step.FIGHT:
            assert [c.command for c in asked.candidates] == [c.command for c in plain.candidates]
            worths = [c.worth for c in plain.candidates]
            assert [c.worth for c in asked.candidates] == pytest.approx(worths, abs=1e-5)
        for candidate in asked.candidates:
            game.check(moment.state, moment.seat, candidate.command)
            for term in candidate.terms:
                assert term.name != "chance" or 0 <= term.worth <= 1


def test_the_chosen_one_comes_first_and_none_is_worth_more() -> None:
    for moment in of_every_step(8):
        found = think("karl", moment.known())
        assert len(found.candidates) <= 4
        if found.candidates:
            assert found.candidates[0].command == found.command
            worths = [candidate.worth for candidate in found.candidates]
            assert worths == sorted(worths, reverse=True)


def test_the_view_is_left_as_it_was() -> None:
    for moment in of_every_step(8):
        known = moment.known()
        think("karl", known._replace(why=True))
        assert known.view == moment.view()


def test_who_has_no_choice_does_not_think() -> None:
    t = Table(2)
    t.give(0, "bear-hallgerd")
    assert thought(t, 0) == Thought(cm.AddWarriors((t.card("bear-hallgerd"),), (0,)))


def test_a_battle_without_a_winner_is_over() -> None:
    """Ulfar takes a tactic back after an attack in which nobody fought; Ragnhild is still to be asked."""
    t = Table(3)
    t.jarl(0, "ulfar")
    t.jarl(2, "ragnhild")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, "fury-red-dawn", "counterblow-up-from-the-mud")
    t.give(2, "bear-bessi")
    t.attack(0, 1)
    t.dice(0, "blank")
    t.play(0, "fury-red-dawn")
    t.play(0, "counterblow-up-from-the-mud")
    t.stop(0)
    assert t.step() == "after" and isinstance(choice(t), cm.UseAbility)


# Where it is plain


def test_in_the_last_turn_it_takes_a_battle_that_is_as_good_as_won() -> None:
    t = last_turn()
    t.squad(0, "bear-hallgerd", "bear-kolbein", "bear-bessi")
    t.squad(1, "wolf-oddny")
    t.give(0, "wolf-geir")
    assert choice(t) == cm.Attack(1)


def test_it_attacks_whom_it_can_beat() -> None:
    t = last_turn(3)
    t.squad(0, "bear-hallgerd", "bear-kolbein", "bear-bessi")
    t.squad(1, "bear-gudveig", "bear-ogmund", "bear-skapti", "giant-jokla")
    t.squad(2, "wolf-oddny")
    assert choice(t) == cm.Attack(2)


def test_it_does_not_attack_without_a_chance() -> None:
    t = Table(2)
    t.squad(0, "wolf-ylva")
    t.squad(1, "bear-hallgerd", "bear-kolbein", "bear-bessi", "bear-skapti")
    t.give(0, "bear-gudveig", "wolf-geir")
    found = {candidate.command: candidate.worth for candidate in thought(t, 0).candidates}
    assert not isinstance(choice(t), cm.Attack)
    assert found.get(cm.Attack(1), -99.0) < max(found.values())


def test_asked_why_it_tells_the_chance_of_an_attack() -> None:
    t = last_turn()
    t.squad(0, "bear-hallgerd", "bear-kolbein", "bear-bessi")
    t.squad(1, "wolf-oddny")
    terms = {term.name: term.worth for term in thought(t, 0, why=True).candidates[0].terms}
    assert 0.9 < terms["chance"] <= 1 and terms["won"] > 2 > terms["lost"]


def test_it_adds_the_better_of_two_warriors_that_need_the_same() -> None:
    """5 strength against 3, for an axe and a bow, and 2 valour each."""
    t = Table(2)
    t.squad(1, "wolf-ylva")
    t.give(0, "bear-finnbogi", "stag-olvir")
    assert choice(t) == cm.AddWarriors((t.card("bear-finnbogi"),), (0,))


def test_before_ragnarok_it_sends_honour_to_the_squad_rather_than_draw() -> None:
    t = last_turn()
    t.squad(0, "bear-hallgerd")
    t.give(0, "wolf-ylva", "fury-red-dawn")
    assert choice(t) == cm.AddWarriors((t.card("wolf-ylva"),), (1,))


def test_it_keeps_the_better_of_two_warriors() -> None:
    """They need the same weapons: 5 strength and 2 valour against 3 and 2. Early, later, late."""
    for left in (60, 30, 10):
        t = Table(2)
        t.squad(0, "wolf-ylva", "wolf-geir")
        t.squad(1, "bear-kolbein")
        finnbogi, olvir = t.card("bear-finnbogi"), t.card("stag-olvir")
        rest = [card for card in t.s.deck if card not in (finnbogi, olvir)]
        t.s.deck, t.s.box = [finnbogi, olvir], rest
        t.do(0, cm.DrawCards())
        t.s.deck, t.s.box, t.s.left = rest[:left], rest[left:], NONE
        assert t.s.drawn == [finnbogi, olvir] and choice(t) == cm.Keep((finnbogi,))


def test_in_the_last_turn_whoever_held_the_shield_goes_to_valhalla() -> None:
    t = defence("wolf-ylva", "axe axe shield bow", "bear-gudveig wolf-svala wolf-runolf")
    t.s.left = 0
    for name in ("bear-gudveig", "wolf-svala", "wolf-runolf"):
        t.arm(1, name)
    t.stop(1)
    assert t.step() == "choose rising" and choice(t, 1) == cm.SendToValhalla((0, 1, 2))


def test_agnar_saves_whom_he_can() -> None:
    """The attack is beaten; of those who fought the most honoured goes to Valhalla all the same."""
    t = last_turn()
    t.jarl(0, "agnar")
    t.squad(0, "wolf-ljot", "bear-kolbein")
    t.squad(1, "bear-gudveig", "bear-ogmund", "bear-bessi")
    t.attack(0, 1)
    t.dice(0, "axe spear spear sword")
    for name in ("wolf-ljot", "bear-kolbein"):
        t.arm(0, name)
    t.stop(0)
    t.dice(1, "axe axe shield shield shield")
    for name in ("bear-gudveig", "bear-ogmund", "bear-bessi"):
        t.arm(1, name)
    t.stop(1)
    t.do(1, cm.SendToValhalla(()))
    assert t.step() == "after" and choice(t) == cm.UseAbility(False, slot=0)


@pytest.mark.parametrize("likelier", [0, 1])
def test_yrsa_names_the_likelier_winner(likelier: int) -> None:
    t = Table(3)
    t.jarl(2, "yrsa")
    t.squad(likelier, "bear-hallgerd", "bear-kolbein", "bear-bessi")
    t.squad(1 - likelier, "wolf-oddny", "wolf-skuli", "wolf-ljot")
    t.attack(0, 1)
    assert t.step() == "aside" and choice(t, 2) == cm.UseAbility(False, target=likelier)


def test_esbjorn_saves_an_idle_warrior_in_the_end() -> None:
    t = Table(2)
    t.jarl(0, "esbjorn")
    t.capture(1, 0, 2)
    t.squad(0, "bear-hallgerd", "wolf-skuli")
    ragnarok(t)
    t.stop(0)
    assert t.step() == "after" and choice(t) == cm.UseAbility(True, slot=1)


def test_egil_sets_no_die_aside_against_nobody() -> None:
    """In Ragnarök strength is no use."""
    t = Table(2)
    t.jarl(0, "egil")
    t.squad(0, "bear-hallgerd", "wolf-skuli")
    ragnarok(t)
    assert t.step() == "before" and choice(t) == cm.Pass()


@pytest.mark.parametrize("seed", range(5))
def test_of_the_jarls_it_is_dealt_it_takes_the_one_that_wins_most(seed: int) -> None:
    session = laid(Bout("valhalla", ("karl", "karl"), {"players": 2}, seed))
    worths = evaluation(session.state.table, "karl").weights.jarls
    ids = [jarl.id for jarl in session.state.table.jarls]
    offered = [worths.get(ids[jarl], 0.0) for jarl in session.state.jarl_offers[0]]
    seat, command = next_command(game, session)
    assert seat == 0 and isinstance(command, cm.ChooseJarl)
    assert worths.get(ids[command.jarl], 0.0) == max(offered)
