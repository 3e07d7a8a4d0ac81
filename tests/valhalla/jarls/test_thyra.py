"""Thyra: a tactic the defender of others' battle played
| two own shields or fewer: or the attacker's; either."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, HORN, PASS, RIM, SURROUND
from tests.valhalla.jarls.laid import (
    abilities,
    aside,
    last_stand,
    look_alike,
    not_now,
    raid,
    uses,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, few
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    lambda s, p: bool(s.battle and s.battle.defence and s.battle.defence.played),
    few,
    between=True,
)


def loot(t: Table, card_id: str, *, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, t.card(card_id))


def test_v16_2_thyra_main_takes_a_tactic_of_the_defender() -> None:
    t = aside("thyra")
    raid(t, FURY, RIM)
    assert waits(t) == ("witness", 2)
    watched(t, 2, loot(t, RIM))
    assert (t.hand(2), t.discard(), abilities(t, 2)) == ([RIM], [FURY], [False])
    assert waits(t) == ("keep", 0)


def test_v16_2_thyra_main_takes_one_of_several() -> None:
    t = aside("thyra")
    raid(t, "", f"{RIM} {HORN} {FURY}")
    assert len(uses(t, 2)) == 3
    t.do(2, loot(t, HORN))
    assert (t.hand(2), t.discard(), waits(t)) == ([HORN], [RIM, FURY], ("keep", 0))


def test_v16_2_thyra_main_is_a_choice() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    watched(t, 2, PASS)
    assert (t.hand(2), t.discard(), waits(t)) == ([], [RIM], ("keep", 0))


def test_v16_2_thyra_main_takes_played_tactics_of_the_defender_only() -> None:
    t = aside("thyra", hand="wolf-audun")
    raid(t, FURY, RIM)
    for card_id in (FURY, HORN, "wolf-audun", "wolf-ylva"):
        assert not_now(t, 2, loot(t, card_id))
    assert not_now(t, 2, loot(t, RIM, extra=True))
    assert not_now(t, 2, cm.UseAbility(False))
    assert t.refuses(1, loot(t, RIM)).key == "not_your_turn"


def test_v16_2_thyra_finds_nothing_where_the_defender_played_nothing() -> None:
    t = aside("thyra")
    raid(t, FURY)
    assert (waits(t), t.discard()) == (("keep", 0), [FURY])


def test_v16_2_thyra_main_after_a_defence_that_holds() -> None:
    t = aside("thyra")
    t.give(1, RIM)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.play(1, RIM)
    armed(t, 1, "sword spear bow", "wolf-ylva", "wolf-geir", "wolf-svala")
    t.stop(1)
    t.do(1, cm.SendToValhalla(()))
    assert waits(t) == ("witness", 2)
    t.do(2, loot(t, RIM))
    assert t.hand(2) == [RIM]


def test_v16_2_thyra_extra_takes_a_tactic_of_the_attacker_instead() -> None:
    t = aside("thyra")
    t.capture(0, 2, 2)
    raid(t, FURY, RIM)
    assert set(uses(t, 2)) == {loot(t, RIM), loot(t, FURY, extra=True)}
    watched(t, 2, loot(t, FURY, extra=True))
    assert (t.hand(2), t.discard(), abilities(t, 2)) == ([FURY], [RIM], [True])


def test_v1_5_thyra_takes_either_and_not_both() -> None:
    for extra, first, second in ((False, RIM, FURY), (True, FURY, RIM)):
        t = aside("thyra")
        t.capture(0, 2, 2)
        raid(t, FURY, RIM)
        t.do(2, loot(t, first, extra=extra))
        assert (waits(t), t.discard()) == (("keep", 0), [second])


def test_v16_2_thyra_extra_needs_no_tactic_of_the_defender() -> None:
    t = aside("thyra")
    t.capture(0, 2, 3)
    raid(t, FURY)
    assert not_now(t, 2, loot(t, FURY))
    t.do(2, loot(t, FURY, extra=True))
    assert t.hand(2) == [FURY]


@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, False), (2, True), (4, True)])
def test_v16_2_thyra_condition_not_met_with_three_shields(lost: int, offered: bool) -> None:
    t = aside("thyra")
    t.capture(0, 2, lost)
    raid(t, FURY, RIM)
    assert (loot(t, FURY, extra=True) in game.legal(t.s, 2)) == offered
    if not offered:
        assert not_now(t, 2, loot(t, FURY, extra=True))


def test_v4_7_thyra_extra_after_a_battle_without_a_winner() -> None:
    t = aside("thyra")
    t.capture(0, 2, 2)
    raid(t, FURY, fails=True)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, NONE, "V4.7")
    t.do(2, loot(t, FURY, extra=True))
    assert (t.hand(2), t.discard()) == ([FURY], [])


def test_v16_2_thyra_comes_once_between_her_turns() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    t.do(2, loot(t, RIM))
    t.keep_first(0)
    raid(t, "", FURY, by=1)
    assert (waits(t), t.hand(2), FURY in t.discard()) == (("keep", 1), [RIM], True)


def test_v16_2_thyra_who_declined_is_asked_again() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    t.do(2, PASS)
    t.keep_first(0)
    raid(t, "", FURY, by=1)
    assert waits(t) == ("witness", 2)


def test_v16_2_thyra_comes_again_after_her_turn() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    t.do(2, loot(t, RIM))
    t.keep_first(0)
    t.do(1, cm.DrawCards())
    t.keep_first(1)
    t.keep_first(1)
    t.do(2, cm.DrawCards())
    t.keep_first(2)
    t.keep_first(2)
    raid(t, "", FURY)
    assert waits(t) == ("witness", 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_v16_2_thyra_takes_nothing_in_her_own_battles(seat: int) -> None:
    t = aside("thyra", seat=seat)
    t.capture(2, seat, 2)
    raid(t, FURY, RIM)
    assert (waits(t), abilities(t, seat), t.discard()) == (("keep", 0), [], [FURY, RIM])


def test_v4_14_thyra_takes_what_ulfar_leaves() -> None:
    t = aside("thyra")
    t.jarl(1, "ulfar")
    raid(t, "", f"{RIM} {FURY}")
    assert waits(t) == ("after", 1)
    t.do(1, cm.UseAbility(True, t.card(RIM)))
    assert uses(t, 2) == [loot(t, FURY)]
    t.do(2, loot(t, FURY))
    assert (t.hand(1), t.hand(2), t.discard()) == ([RIM], [FURY], [])


def test_v4_14_thyra_stands_by_in_turn_order() -> None:
    t = aside("thyra", seat=3, players=4)
    t.jarl(2, "gorm")
    raid(t, "", RIM)
    assert waits(t) == ("witness", 2)
    t.do(2, cm.UseAbility(True))
    assert (waits(t), len(t.hand(2))) == (("witness", 3), 2)
    t.do(3, loot(t, RIM))
    assert t.hand(3) == [RIM]


def test_v16_2_thyra_surrounded_is_only_the_defenders_jarl() -> None:
    t = aside("thyra")
    t.jarl(1, "hodr")
    t.capture(0, 2, 2)
    raid(t, SURROUND, RIM)
    assert set(uses(t, 2)) == {loot(t, RIM), loot(t, SURROUND, extra=True)}
    t.do(2, loot(t, SURROUND, extra=True))
    assert t.hand(2) == [SURROUND]


def test_v6_2_thyra_in_the_last_round() -> None:
    t = aside("thyra")
    t.deck(FURY, RIM)
    t.s.left = 2
    raid(t, FURY, RIM)
    assert waits(t) == ("witness", 2)
    t.do(2, loot(t, RIM))
    assert (t.hand(2), waits(t)) == ([RIM], ("phase a", 1))


def test_v6_4_thyra_takes_nothing_in_ragnarok() -> None:
    t = aside("thyra")
    t.capture(0, 2, 2)
    t.give(0, FURY)
    last_stand(t)
    t.play(0, FURY)
    t.stop(0)
    assert (waits(t), t.hand(2), FURY in t.discard()) == (("fight", 1), [], True)


def test_v4_14_thyras_window_does_not_tell_the_hand() -> None:
    tables = [aside("thyra", hand=card_id) for card_id in ("wolf-audun", HORN)]
    for t in tables:
        raid(t, FURY, RIM)
    assert game.legal(tables[0].s, 2) == game.legal(tables[1].s, 2)
    assert look_alike(*tables, hidden=2)


def test_v1_7_thyras_tactic_stays_known_and_no_other_card() -> None:
    t = aside("thyra", hand="wolf-audun")
    raid(t, "", RIM)
    t.do(2, loot(t, RIM))
    for watcher in (0, 1, None):
        assert game.view(t.s, watcher).hands[2] == [UNKNOWN, t.card(RIM)]
