"""Hödr: the squad may hold six | two warriors or fewer: action (2) may add any two."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import TWO, hunt
from tests.valhalla.jarls.laid import lay, ragnarok, surround, watched
from tests.valhalla.jarls.text import Text
from tests.valhalla.table import armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm

TEXT = Text(
    lambda s, p: len(s.warriors(p)) > 4,
    lambda s, p: len(s.warriors(p)) - 2 <= 2,
)


def test_v16_2_hodrs_squad_holds_six() -> None:
    t = lay("hodr", mine="bear-hallgerd bear-bessi bear-birna bear-skapti", hand="wolf-geir wolf-svala")
    t.do(0, cm.AddWarriors((t.card("wolf-geir"), t.card("wolf-svala")), (4, 5)))
    assert len(t.squad_of(0)) == 6
    assert t.discard() == []


def test_v16_2_hodrs_seventh_warrior_needs_room() -> None:
    mine = "bear-hallgerd bear-bessi bear-birna bear-skapti wolf-geir wolf-svala"
    t = lay("hodr", mine=mine, hand="wolf-audun")
    assert len(game.legal(t.s, 0)) == 6 + 2
    t.do(0, cm.AddWarriors((t.card("wolf-audun"),), (5,)))
    assert (len(t.squad_of(0)), t.discard()) == (6, ["wolf-svala"])


def test_v16_2_others_hold_four() -> None:
    t = lay("egil", mine="bear-hallgerd bear-bessi bear-birna bear-skapti", hand="wolf-geir")
    assert t.refuses(0, cm.AddWarriors((t.card("wolf-geir"),), (4,))).rule == "V3.3"


@pytest.mark.parametrize("mine", ["", "bear-hallgerd", "bear-hallgerd bear-bessi"])
def test_v16_2_hodr_adds_any_two_to_a_small_squad(mine: str) -> None:
    t = lay("hodr", mine=mine, hand="giant-bergskar giant-gnipa")
    two = (t.card("giant-bergskar"), t.card("giant-gnipa"))
    adding = cm.AddWarriors(two, (len(t.squad_of(0)), len(t.squad_of(0)) + 1))
    assert adding in game.legal(t.s, 0)
    watched(t, 0, adding)
    assert {"giant-bergskar", "giant-gnipa"} <= set(t.squad_of(0))


def test_v16_2_hodr_with_three_warriors_adds_two_like_everybody() -> None:
    t = lay("hodr", mine="bear-hallgerd bear-bessi bear-birna", hand="bear-gudveig wolf-hedin wolf-geir")
    refusal = t.refuses(0, cm.AddWarriors((t.card("bear-gudveig"), t.card("wolf-hedin")), (3, 4)))
    assert (refusal.rule, refusal.key, refusal.params) == ("V3.2", "too_many_symbols", {"limit": 3})
    t.do(0, cm.AddWarriors((t.card("bear-gudveig"), t.card("wolf-geir")), (3, 4)))
    assert len(t.squad_of(0)) == 5


def test_v16_2_hodr_alone_adds_any_two() -> None:
    t = lay("egil", mine="", hand="bear-gudveig wolf-hedin")
    assert t.refuses(0, cm.AddWarriors((t.card("bear-gudveig"), t.card("wolf-hedin")), (0, 1))).rule == "V3.2"


def test_v5_13_hodrs_slots_stay_when_surrounded() -> None:
    mine = "bear-hallgerd bear-bessi bear-birna bear-skapti bear-kolbein wolf-audun"
    t = lay("hodr", seat=1, mine=mine)
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe axe sword spear bow shield", *mine.split())
    t.stop(1)
    t.do(1, cm.SendToValhalla((4, 5)))
    assert (len(t.squad_of(1)), sorted(t.valhalla_of(1))) == (4, ["bear-kolbein", "wolf-audun"])
    assert len(t.s.squads[1]) == 6


def test_v6_4_hodrs_six_face_ragnarok() -> None:
    mine = "bear-hallgerd bear-bessi bear-birna bear-skapti bear-kolbein wolf-audun"
    t = ragnarok(lay("hodr", mine=mine))
    armed(t, 0, "axe axe sword spear bow shield", *mine.split())
    t.stop(0)
    assert sorted(t.valhalla_of(0)) == sorted(mine.split())


# Against a monster (V15)


def test_v16_2_hodr_has_six_places_and_adds_any_two() -> None:
    t = hunt(TWO, jarl="hodr")
    t.give(0, "bear-thorbrand", "wolf-sverri")
    assert len(t.s.squads[0]) == 6
    t.do(0, cm.AddWarriors((t.card("bear-thorbrand"), t.card("wolf-sverri")), (4, 5)))
    assert len(t.squad_of(0)) == 4
