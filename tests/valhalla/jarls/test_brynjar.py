"""Brynjar: attacked in A: in B draw and keep one more
| two own shields or fewer: A again instead of B; either."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import PASS
from tests.valhalla.jarls.laid import EXTRA, MAIN, lay, not_now, ragnarok, surround, waits, watched
from tests.valhalla.jarls.text import Text, few
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import UNKNOWN

TEXT = Text(
    lambda s, p: s.attacked,
    few,
)


def attacked(t: Table) -> Table:
    """Seat 0 attacks without success; phase B is next."""
    t.attack(0, 1)
    t.stop(0)
    return t


def test_v16_2_brynjar_draws_and_keeps_one_more_after_an_attack() -> None:
    t = attacked(lay("brynjar"))
    assert waits(t) == ("phase b", 0)
    assert [option.kind for option in game.options(t.s, 0)] == ["pass", "use_main"]
    watched(t, 0, MAIN)
    assert len(t.s.drawn) == 3
    assert t.refuses(0, cm.Keep(tuple(t.s.drawn[:1]))).params == {"count": 2}
    watched(t, 0, cm.Keep(tuple(t.s.drawn[:2])))
    assert (len(t.hand(0)), len(t.discard())) == (2, 1)
    assert waits(t) == ("phase a", 1)


def test_v16_2_brynjar_may_draw_as_usual() -> None:
    t = attacked(lay("brynjar"))
    watched(t, 0, PASS)
    assert len(t.s.drawn) == 2
    t.keep_first(0)
    assert (len(t.hand(0)), waits(t)) == (1, ("phase a", 1))


def test_v16_2_brynjar_without_an_attack_draws_as_usual() -> None:
    t = lay("brynjar", hand="wolf-geir")
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    assert waits(t) == ("keep", 0)
    assert len(t.s.drawn) == 2


def test_v16_2_brynjars_attack_of_last_turn_does_not_count() -> None:
    t = attacked(lay("brynjar"))
    t.do(0, PASS)
    t.keep_first(0)
    t.do(1, cm.DrawCards())
    t.keep_first(1)
    t.keep_first(1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert waits(t) == ("keep", 0)


@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_v16_2_brynjar_acts_again_with_two_shields_or_fewer(lost: int, offered: bool) -> None:
    t = lay("brynjar", hand="wolf-geir")
    t.capture(1, 0, lost)
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    assert (waits(t) == ("phase b", 0)) == offered
    if offered:
        assert not_now(t, 0, MAIN)
        watched(t, 0, EXTRA)
        assert waits(t) == ("phase a", 0)


def test_v16_2_brynjars_second_action_is_instead_of_phase_b() -> None:
    t = lay("brynjar", hand="wolf-geir wolf-svala")
    t.capture(1, 0, 2)
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    t.do(0, EXTRA)
    t.do(0, cm.AddWarriors((t.card("wolf-svala"),), (2,)))
    assert waits(t) == ("phase a", 1)
    assert (t.hand(0), t.s.drawn) == ([], [])


def test_v17_1_brynjars_second_action_may_attack_again() -> None:
    t = lay("brynjar", mine="bear-hallgerd bear-bessi")
    t.capture(1, 0, 2)
    for text, card_id in (("axe", "bear-hallgerd"), ("shield", "bear-bessi")):
        t.attack(0, 1)
        armed(t, 0, text, card_id)
        t.stop(0)
        t.stop(1)
        if card_id == "bear-hallgerd":
            t.do(0, EXTRA)
    assert t.s.captured[0] == [1, 1]
    assert waits(t) == ("phase a", 1)


def test_v17_1_brynjars_second_action_comes_once_a_turn() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    attacked(t)
    t.do(0, EXTRA)
    attacked(t)
    assert waits(t) == ("phase a", 1)


def test_v17_1_brynjars_second_action_comes_again_next_turn() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    attacked(t)
    t.do(0, EXTRA)
    attacked(t)
    t.to_turn_of(0)
    attacked(t)
    assert EXTRA in game.legal(t.s, 0)


def test_v17_1_a_turn_that_triggers_the_end_is_played_out_with_it() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    t.capture(0, 1, 3)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert ev.EndTriggered(1) in t.stop(1)
    t.do(0, EXTRA)
    assert waits(t) == ("phase a", 0)


def test_v1_5_brynjar_uses_either_ability_not_both() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    attacked(t)
    assert game.legal(t.s, 0) == [PASS, MAIN, EXTRA]
    t.do(0, MAIN)
    assert waits(t) == ("keep", 0)
    t.keep_first(0)
    assert waits(t) == ("phase a", 1)


def test_v16_2_brynjar_takes_what_the_deck_has() -> None:
    t = lay("brynjar")
    t.deck("wolf-geir", "wolf-svala")
    attacked(t)
    t.do(0, MAIN)
    assert sorted(t.hand(0)) == ["wolf-geir", "wolf-svala"]
    assert waits(t) == ("phase a", 1)


def test_v5_13_brynjar_surrounded_still_has_his_own_turn() -> None:
    t = lay("brynjar", seat=1, mine="bear-hallgerd bear-bessi")
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.stop(1)
    t.to_turn_of(1)
    t.squad(0, "wolf-geir")
    t.attack(1, 0)
    t.stop(1)
    assert waits(t) == ("phase b", 1)
    assert MAIN in game.legal(t.s, 1)


def test_v6_4_brynjar_has_no_phase_b_in_ragnarok() -> None:
    t = ragnarok(lay("brynjar"))
    assert waits(t) == ("fight", 0)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (t.valhalla_of(0), waits(t)) == (["bear-hallgerd"], ("fight", 1))


def test_v3_6_brynjars_cards_are_seen_by_him_alone() -> None:
    t = attacked(lay("brynjar"))
    t.do(0, MAIN)
    assert game.view(t.s, 0).drawn == t.s.drawn
    for watcher in (1, None):
        assert game.view(t.s, watcher).drawn == [UNKNOWN] * 3
    t.keep_first(0)
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN] * 2
