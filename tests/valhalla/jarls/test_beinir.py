"""Beinir: attacking, one extra die | a hand card discarded: one extra die when defending."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, begin, hunt, prowl
from tests.valhalla.jarls.laid import lay, look_alike, not_now, ragnarok, surround, waits, watched
from tests.valhalla.jarls.text import Text, attacks, defends
from tests.valhalla.table import armed
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    attacks,
    lambda s, p: defends(s, p) and bool(s.hands[p]) and s.pool > 0,
    dice=lambda past, s, seat: int(attacks(s, seat) or past.used_here(seat, extra=True)),
)


def test_v16_2_beinir_attacks_with_one_extra_die() -> None:
    t = lay("beinir")
    events = watched(t, 0, cm.Attack(1))
    assert AbilityUsed(0, False) in events
    assert (len(t.side(0).loose), t.loose(0).count("+"), t.s.pool) == (7, 1, 2)
    assert waits(t) == ("fight", 0)


def test_v16_2_beinir_defends_with_six_dice_unless_a_card_is_paid() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("before roll", 1)
    watched(t, 1, PASS)
    assert len(t.side(1).loose) == 6
    assert t.hand(1) == ["wolf-geir"]


def test_v16_2_beinir_pays_a_card_for_a_die_in_defence() -> None:
    t = lay("beinir", seat=1, hand=f"wolf-geir {FURY}")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    watched(t, 1, cm.UseAbility(True, t.card(FURY)))
    assert (len(t.side(1).loose), t.loose(1).count("+"), t.s.pool) == (7, 1, 2)
    assert (t.hand(1), t.discard()) == (["wolf-geir"], [FURY])
    assert waits(t) == ("fight", 1)


def test_v16_2_beinir_buys_one_die_a_battle() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.do(1, cm.UseAbility(True, t.card("wolf-geir")))
    assert waits(t) == ("fight", 1)
    assert t.refuses(1, cm.UseAbility(True, t.card("wolf-svala"))).key == "ability_not_now"


def test_v16_2_beinir_pays_with_a_card_of_the_hand_only() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    for card in (t.card("bear-hallgerd"), t.card("wolf-svala"), NONE, UNKNOWN):
        assert not_now(t, 1, cm.UseAbility(True, card))
    assert not_now(t, 1, cm.UseAbility(False, t.card("wolf-geir")))


def test_v16_2_beinir_has_nothing_to_pay_with_an_empty_hand() -> None:
    t = lay("beinir", seat=1)
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("fight", 1)
    assert len(t.side(1).loose) == 6


@pytest.mark.parametrize(("left", "step"), [(1, "before roll"), (0, "fight")])
def test_v16_2_beinir_buys_only_while_the_pool_holds_a_die(left: int, step: str) -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "sword" + " +bow" * (3 - left), "wolf-ylva")
    t.stop(0)
    assert t.s.pool == left
    assert waits(t) == (step, 1)


def test_v16_2_beinir_has_both_abilities_in_a_round() -> None:
    t = lay("beinir", hand="wolf-geir")
    t.attack(0, 1)
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert waits(t) == ("before roll", 0)
    t.do(0, cm.UseAbility(True, t.card("wolf-geir")))
    assert len(t.side(0).loose) == 7


def test_v5_13_beinirs_defence_die_goes_when_surrounded() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("fight", 1)
    assert (len(t.side(1).loose), t.hand(1)) == (6, ["wolf-geir"])


def test_v5_13_beinirs_attack_die_is_not_the_defenders_to_lose() -> None:
    t = lay("beinir")
    t.jarl(1, "hodr")
    t.attack(0, 1)
    surround(t)
    assert len(t.side(0).loose) == 7


def test_v6_4_beinir_attacks_in_ragnarok() -> None:
    t = ragnarok(lay("beinir", hand="wolf-geir"))
    assert waits(t) == ("fight", 0)
    assert (len(t.side(0).loose), t.loose(0).count("+")) == (7, 1)


def test_v4_1_beinirs_window_does_not_tell_the_hand() -> None:
    tables = []
    for card_id in ("wolf-geir", FURY):
        t = lay("beinir", seat=1, hand=card_id)
        t.attack(0, 1)
        armed(t, 0, "sword", "wolf-ylva")
        t.stop(0)
        tables.append(t)
    assert waits(tables[0]) == ("before roll", 1)
    assert look_alike(*tables, hidden=1)


# Against a monster (V15)


def test_v16_2_beinir_a_die_in_attack_and_one_for_a_card_in_defence() -> None:
    t = hunt(BEAR, jarl="beinir")
    begin(t)
    assert len(t.side(0).loose) == 7
    t = hunt(BEAR, jarl="beinir")
    t.give(0, FURY)
    prowl(t, ask=True)
    assert t.waits() == ("before roll", 0)
    t.do(0, cm.UseAbility(True, t.card(FURY)))
    assert len(t.side(0).loose) == 7 and t.discard() == [FURY]
