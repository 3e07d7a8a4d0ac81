"""Solveig: exactly one warrior before a battle: may add one from hand
| two cards or fewer: with one or two."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, RIM, hunt, prowl
from tests.valhalla.jarls.laid import lay, look_alike, not_now, ragnarok, surround, waits, watched
from tests.valhalla.jarls.text import Text
from tests.valhalla.table import armed, beyond_print
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.terms import MONSTER, NONE, UNKNOWN

TEXT = Text(
    lambda s, p: len(s.warriors(p)) == 1,
    lambda s, p: len(s.warriors(p)) == 2 and len(s.hands[p]) <= 2,
    one_use=True,
)


def test_v16_2_solveig_brings_a_second_warrior() -> None:
    t = lay("solveig", hand="bear-bessi wolf-geir wolf-svala")
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    watched(t, 0, cm.UseAbility(False, t.card("bear-bessi"), 3))
    assert t.s.squads[0] == [t.card("bear-hallgerd"), NONE, NONE, t.card("bear-bessi")]
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    assert beyond_print(t, 0, "bear-hallgerd", "bear-bessi") == 0


def test_v16_2_solveig_need_not() -> None:
    t = lay("solveig", hand="bear-bessi")
    t.attack(0, 1)
    watched(t, 0, PASS)
    assert (t.squad_of(0), t.hand(0), waits(t)) == (["bear-hallgerd"], ["bear-bessi"], ("fight", 0))


def test_v16_2_solveig_in_defence() -> None:
    t = lay("solveig", seat=1, hand="bear-bessi wolf-geir wolf-svala")
    t.attack(0, 1)
    assert waits(t) == ("before", 1)
    watched(t, 1, cm.UseAbility(False, t.card("bear-bessi"), 1))
    assert t.squad_of(1) == ["bear-hallgerd", "bear-bessi"]
    assert waits(t) == ("fight", 0)


@pytest.mark.parametrize(
    ("squad", "cards", "offered"),
    [(1, 0, False), (1, 1, True), (1, 3, True), (2, 0, False), (2, 2, True), (2, 3, False), (3, 2, False)],
)
def test_v16_2_solveigs_condition(squad: int, cards: int, offered: bool) -> None:
    mine = ("bear-hallgerd", "bear-kolbein", "bear-skapti")[:squad]
    t = lay("solveig", mine=" ".join(mine), hand=" ".join(("bear-bessi", "wolf-geir", "wolf-svala")[:cards]))
    t.attack(0, 1)
    assert (t.step() == "before") == offered


def test_v16_2_solveig_brings_a_third_warrior_with_a_small_hand() -> None:
    t = lay("solveig", mine="bear-hallgerd bear-kolbein", hand="bear-bessi wolf-geir")
    t.attack(0, 1)
    assert not_now(t, 0, cm.UseAbility(False, t.card("bear-bessi"), 2))
    events = watched(t, 0, cm.UseAbility(True, t.card("bear-bessi"), 2))
    assert AbilityUsed(0, True) in events
    assert len(t.squad_of(0)) == 3


def test_v17_1_solveigs_extra_adds_no_second_use() -> None:
    t = lay("solveig", hand="bear-bessi wolf-geir")
    t.attack(0, 1)
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    assert waits(t) == ("fight", 0)
    assert t.hand(0) == ["wolf-geir"]


def test_v16_2_solveig_brings_warriors_to_free_slots_only() -> None:
    t = lay("solveig", hand=f"bear-bessi {FURY}")
    t.attack(0, 1)
    bessi = t.card("bear-bessi")
    for card, slot in ((t.card(FURY), 1), (bessi, 0), (bessi, 4), (bessi, NONE), (t.card("wolf-geir"), 1)):
        assert not_now(t, 0, cm.UseAbility(False, card, slot))


def test_v16_2_solveig_any_free_slot_but_one_canonical_command() -> None:
    t = lay("solveig", hand="bear-bessi")
    t.attack(0, 1)
    for slot in (1, 2, 3):
        game.check(t.s, 0, cm.UseAbility(False, t.card("bear-bessi"), slot))
    assert len(game.legal(t.s, 0)) == 2  # pass, or bring Bessi: slots make no difference (V2.6, V2.7)


def test_v5_13_solveigs_warrior_stays_when_surrounded() -> None:
    t = lay("solveig", seat=1, hand="bear-bessi")
    t.attack(0, 1)
    t.do(1, cm.UseAbility(False, t.card("bear-bessi"), 1))
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(1)
    t.do(1, cm.SendToValhalla((1,)))
    assert t.valhalla_of(1) == ["bear-bessi"]


def test_v6_4_solveig_in_ragnarok() -> None:
    t = ragnarok(lay("solveig", hand="bear-bessi"))
    assert waits(t) == ("before", 0)
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(0)
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-bessi"]


def test_v6_4_solveig_joins_nobody_in_ragnarok() -> None:
    t = ragnarok(lay("solveig", mine="", hand="bear-bessi"))
    assert waits(t)[1] != 0, "she passes by herself"


def test_v4_1_solveigs_window_does_not_tell_the_hand() -> None:
    hands = ("bear-bessi wolf-geir", f"bear-bessi {FURY}", f"{FURY} {RIM}")
    tables = [lay("solveig", hand=hand) for hand in hands]
    for t in tables:
        t.attack(0, 1)
    assert waits(tables[2]) == ("before", 0)
    assert game.legal(tables[2].s, 0) == [PASS]
    assert look_alike(*tables)


def test_v1_7_solveig_shows_the_warrior_and_no_other_card() -> None:
    t = lay("solveig", hand=f"bear-bessi {FURY}")
    t.attack(0, 1)
    assert game.view(t.s, 1).hands[0] == [UNKNOWN] * 2
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    seen = game.view(t.s, 1)
    assert seen.hands[0] == [UNKNOWN]
    assert seen.squads[0][1] == t.card("bear-bessi")


# Against a monster (V15)


@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_solveig_a_lone_warrior_gets_company(attack: bool) -> None:
    t = hunt(BEAR, jarl="solveig")
    t.give(0, "wolf-geir")
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t, ask=True)
    t.do(0, cm.UseAbility(False, t.card("wolf-geir"), 1))
    assert t.squad_of(0) == [BEAR, "wolf-geir"]
