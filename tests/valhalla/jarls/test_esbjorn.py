"""Esbjörn: two extra dice in Ragnarök
| two own shields or fewer: one idle warrior goes to Valhalla, too; both."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import (
    BEAR,
    FINAL,
    FURY,
    PASS,
    TWO,
    begin,
    hunt,
    lose_shields,
    prowl,
    rise_none,
    strike,
    valour,
)
from tests.valhalla.jarls.laid import (
    abilities,
    lay,
    look_alike,
    not_now,
    ragnarok_with_cards,
    same_choice_in_view,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, few, ragnarok
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import NONE

TEXT = Text(
    lambda s, p: ragnarok(s),
    lambda s, p: ragnarok(s) and few(s, p),
    dice=lambda past, s, seat: 2 * ragnarok(s),
)


def esbjorn_last(text: str, heroes: str, *, lost: int = 2, hand: str = "") -> Table:
    """Esbjörn has faced Ragnarök; of Hallgerd, Bessi and Birna these were activated."""
    t = lay("esbjorn", mine="bear-hallgerd bear-bessi bear-birna", hand=hand)
    t.capture(1, 0, lost)
    ragnarok_with_cards(t)
    armed(t, 0, text, *heroes.split())
    t.stop(0)
    return t


@pytest.mark.parametrize("lost", [0, 2])
def test_v16_2_esbjorn_main_rolls_two_extra_dice_in_ragnarok(lost: int) -> None:
    t = lay("esbjorn")
    t.capture(1, 0, lost)
    ragnarok_with_cards(t)
    assert (len(t.side(0).loose), t.loose(0).count("+"), t.s.pool) == (8, 2, 1)
    t.stop(0)
    if lost:
        t.do(0, PASS)
    assert (t.s.pool, len(t.side(1).loose)) == (3, 6)


def test_v16_2_esbjorn_main_condition_not_met_in_a_battle() -> None:
    t = lay("esbjorn")
    t.jarl(1, "esbjorn")
    t.attack(0, 1)
    assert len(t.side(0).loose) == 6
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert len(t.side(1).loose) == 6
    t.stop(1)
    assert (abilities(t, 0), abilities(t, 1)) == ([], [])


def test_v1_9_esbjorn_leaves_one_die_to_new_weapons() -> None:
    t = ragnarok_with_cards(lay("esbjorn", hand="new-weapons-smiths-gift"))
    t.play(0, "new-weapons-smiths-gift")
    assert (waits(t), t.s.pool, t.loose(0).count("+")) == (("fight", 0), 0, 3)


def test_v16_2_esbjorn_extra_sends_one_idle_warrior_too() -> None:
    t = esbjorn_last("axe", "bear-hallgerd", hand="wolf-geir")
    assert (waits(t), t.valhalla_of(0)) == (("after", 0), ["bear-hallgerd"])
    watched(t, 0, cm.UseAbility(True, slot=1))
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-bessi"]
    assert (t.discard(), waits(t)) == (["bear-birna", "wolf-geir"], ("fight", 1))
    assert abilities(t, 0) == [False, True]


def test_v16_2_esbjorn_extra_may_be_declined() -> None:
    t = esbjorn_last("axe", "bear-hallgerd")
    watched(t, 0, PASS)
    assert (t.valhalla_of(0), t.discard()) == (["bear-hallgerd"], ["bear-bessi", "bear-birna"])


@pytest.mark.parametrize(("lost", "met"), [(0, False), (1, False), (2, True), (4, True)])
def test_v16_2_esbjorn_condition_not_met_with_three_shields(lost: int, met: bool) -> None:
    t = esbjorn_last("axe", "bear-hallgerd", lost=lost)
    assert waits(t) == (("after", 0) if met else ("fight", 1))
    assert met or t.discard() == ["bear-bessi", "bear-birna"]


def test_v16_2_esbjorn_extra_sends_an_idle_warrior_and_no_other() -> None:
    t = esbjorn_last("axe", "bear-hallgerd")
    for slot in (0, 3, 4, NONE):
        assert not_now(t, 0, cm.UseAbility(True, slot=slot))
    assert not_now(t, 0, cm.UseAbility(False, slot=1))
    assert t.refuses(1, cm.UseAbility(True, slot=1)).key == "not_your_turn"


def test_v16_2_esbjorn_extra_needs_no_activated_warrior() -> None:
    t = esbjorn_last("axe", "")
    t.do(0, cm.UseAbility(True, slot=2))
    assert (t.valhalla_of(0), t.discard()) == (["bear-birna"], ["bear-hallgerd", "bear-bessi"])


def test_v16_2_esbjorn_extra_finds_nobody_idle() -> None:
    t = esbjorn_last("axe bow shield", "bear-hallgerd bear-bessi bear-birna")
    assert (waits(t), len(t.valhalla_of(0))) == (("fight", 1), 3)


def test_v16_2_esbjorn_extra_condition_not_met_in_a_battle() -> None:
    t = lay("esbjorn", mine="bear-hallgerd bear-bessi")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert (waits(t), t.squad_of(0)) == (("keep", 0), ["bear-bessi"])


def test_v7_1_esbjorns_idle_warrior_scores() -> None:
    t = esbjorn_last("axe", "bear-hallgerd", lost=2)
    t.do(0, cm.UseAbility(True, slot=1))
    t.stop(1)
    assert t.s.scores == (1 + 1, 2 * 2)
    game.recount(t.s)


def test_v16_2_esbjorn_surrounded_before_is_free_in_ragnarok() -> None:
    t = lay("esbjorn", seat=1)
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    t.keep_first(0)
    ragnarok_with_cards(t, 1)
    assert len(t.side(1).loose) == 8


def test_v4_14_esbjorns_window_does_not_tell_the_hand() -> None:
    tables = [esbjorn_last("axe", "bear-hallgerd", hand=hand) for hand in (FURY, "wolf-geir")]
    assert waits(tables[0]) == ("after", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Against a monster (V15)


@pytest.mark.parametrize("at", [FINAL - 1, FINAL])
@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_esbjorn_the_last_card_is_ragnarok_for_him(at: int, attack: bool) -> None:
    t = hunt(BEAR, jarl="esbjorn", at=at)
    (begin if attack else prowl)(t)
    assert len(t.side(0).loose) == (8 if at == FINAL else 6)


@pytest.mark.parametrize(("shields", "asked"), [(3, False), (2, True)])
def test_v16_2_esbjorn_with_few_shields_an_idle_warrior_goes_too(shields: int, asked: bool) -> None:
    t = hunt(f"{TWO} bear-birna", jarl="esbjorn", at=FINAL, strength=20)
    lose_shields(t, 0, shields)
    strike(t, TWO)
    t.send(0, "bear-kolbein")
    assert (t.step() == "after") is asked
    if asked:
        idle = cm.UseAbility(True, slot=t.slot(0, "bear-birna"))
        assert game.legal(t.s, 0) == [PASS, idle], "the other activated one is not idle"
        t.do(0, idle)
        assert valour(t) == 2


def test_v16_2_esbjorn_sends_under_the_cap_and_not_against_earlier_cards() -> None:
    t = hunt(f"{BEAR} bear-birna", jarl="esbjorn", at=FINAL, strength=20, cap=4, valhalla=4)
    lose_shields(t, 0, 2)
    strike(t, BEAR)
    assert t.step() == "keep"
    t = hunt(f"{BEAR} bear-birna", jarl="esbjorn", at=2, strength=20)
    lose_shields(t, 0, 2)
    strike(t, BEAR)
    rise_none(t)
    assert t.step() == "keep"
