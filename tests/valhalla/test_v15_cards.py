"""V15 with the cards of the base game: every tactic, boars, stags and giants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.hunt import (
    BEAR,
    COUNTERBLOW,
    FINAL,
    FURY,
    NEW_WEAPONS,
    PASS,
    RIM,
    SWAP,
    TWO,
    UNDERDOG,
    begin,
    hunt,
    lose_shields,
    might,
    over,
    power,
    prowl,
    strike,
    told,
    withstand,
)
from tests.valhalla.table import arming
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.monsters.events import GiantRolled, MonsterFought
from valhalla.games.valhalla.terms import BLANK, EXTRA

FIGHTS = [strike, withstand]


@pytest.mark.parametrize("attack", [True, False])
@pytest.mark.parametrize(("clans", "more"), [(("bear",), 3), (("wolf", "bear"), 3), (("wolf",), 0), ((), 0)])
def test_v15_5_boars_look_at_the_monsters_clans(attack: bool, clans: tuple[str, ...], more: int) -> None:
    t = hunt("boar-galti", clans=clans)
    (begin if attack else prowl)(t)
    assert power(t, "boar-galti") == 2 + more


def test_v15_5_boars_look_at_the_card_that_is_fought_not_the_next() -> None:
    t = hunt("boar-galti", clans=("bear",), strength=5, then={"clans": ("wolf",)})
    strike(t, "boar-galti")
    assert told(t, MonsterFought)[0].won


def test_v15_5_stags_look_at_the_own_squad() -> None:
    t = hunt("stag-tove bear-kolbein bear-skapti", clans=("stag",))
    begin(t)
    assert power(t, "stag-tove") == 1 + 5


@pytest.mark.parametrize("attack", [True, False])
def test_v15_5_an_activated_giant_gives_an_extra_die_rolled_at_once(attack: bool) -> None:
    t = hunt("giant-klaki")
    (begin if attack else prowl)(t)
    arming(t, 0, "giant-klaki")
    (event,) = told(t, GiantRolled)
    assert event.rule == "V15.5" and t.side(0).loose == (event.die,) and EXTRA <= event.die < 2 * EXTRA
    assert t.s.pool == 2 and not told(t, ev.FrostFell)


def test_v15_5_every_face_may_fall() -> None:
    fallen = set()
    for seed in range(40):
        t = hunt("giant-klaki", seed=seed)
        begin(t)
        arming(t, 0, "giant-klaki")
        fallen.add(told(t, GiantRolled)[0].die)
    assert fallen == set(range(EXTRA, EXTRA + BLANK + 1))


def test_v15_5_each_giant_as_long_as_the_pool_lasts() -> None:
    t = hunt("giant-klaki giant-isrun giant-hregg giant-jokla", jarl="hodr")
    begin(t)
    t.dice(0, "axe axe sword sword bow bow")
    for giant in ("giant-klaki", "giant-isrun", "giant-hregg"):
        t.arm(0, giant, " ".join(t.loose(0).split()[:2]))
    assert len(told(t, GiantRolled)) == 3 and t.s.pool == 0
    t.dice(0, "+axe +axe +axe")
    t.arm(0, "giant-jokla", "+axe +axe")
    assert len(told(t, GiantRolled)) == 3, "and no more"


def test_v15_5_others_bring_none() -> None:
    t = hunt(BEAR)
    begin(t)
    arming(t, 0, BEAR)
    assert not told(t, GiantRolled)


@pytest.mark.parametrize("attack", [True, False])
def test_v5_6_fury_against_a_monster(attack: bool) -> None:
    t = hunt(BEAR)
    t.give(0, FURY)
    (begin if attack else prowl)(t)
    t.play(0, FURY)
    assert power(t, BEAR) == 3 + 2


@pytest.mark.parametrize(("warriors", "refused"), [(3, ""), (2, "squad_not_smaller"), (4, "")])
def test_v15_5_underdog_effects_compare_with_its_warrior_symbols(warriors: int, refused: str) -> None:
    t = hunt(TWO, warriors=warriors)
    t.give(0, UNDERDOG)
    begin(t)
    if refused:
        assert t.refuses(0, cm.PlayTactic(t.card(UNDERDOG))).key == refused
    else:
        t.play(0, UNDERDOG)
        assert power(t, TWO) == 6 + 3


def test_v5_8_heroic_attack_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, "heroic-all-or-ashes", "heroic-last-arrow")
    prowl(t)
    t.dice(0, "axe bow blank")
    t.play(0, "heroic-all-or-ashes", (2,))
    t.play(0, "heroic-last-arrow", (1,))
    t.arm(0, BEAR)
    assert strength(t.s, t.side(0)) == 3 + 3 + 4


def test_v5_10_new_weapons_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, NEW_WEAPONS)
    begin(t)
    t.play(0, NEW_WEAPONS)
    t.do(0, cm.KeepDie(0))
    assert t.s.pool == 2 and len(t.side(0).loose) == 7


def test_v5_11_counterblow_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, COUNTERBLOW)
    prowl(t)
    t.play(0, COUNTERBLOW)
    for _ in range(2):
        t.do(0, cm.FreeReroll((0, 1)))
    assert t.side(0).free == 0 and len(t.side(0).loose) == 6


def test_v5_12_weapon_swap_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, SWAP)
    begin(t)
    t.dice(0, "blank blank")
    t.play(0, SWAP, (0,), "axe")
    assert t.loose(0) == "axe blank"


def test_v4_3_rerolls_cost_a_die_as_ever() -> None:
    t = hunt(BEAR)
    prowl(t)
    t.do(0, cm.Reroll(0, (1, 2)))
    assert len(t.side(0).loose) == 5 and t.side(0).rerolled


# Jarls


@pytest.mark.parametrize("fight", FIGHTS)
def test_v4_14_what_comes_after_comes_before_the_tactics_are_cleared_away(fight: Any) -> None:
    t = hunt(TWO, jarl="agnar", strength=20)
    lose_shields(t, 0, 2)
    fight(t, TWO)
    t.send(0)
    assert t.waits() == ("after", 0) and not told(t, ev.BattleEnded)
    t.do(0, PASS)
    assert told(t, ev.BattleEnded) and might(t) == 20


def test_v15_a_jarl_counts_towards_the_last_blow() -> None:
    t = hunt(TWO, jarl="villsvin", at=FINAL, strength=10)
    t.give(0, RIM)
    strike(t, TWO)
    assert over(t) == ((0,), "monster")
