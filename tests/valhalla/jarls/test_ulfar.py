"""Ulfar: two or more tactics played: one returns, the opponent's choice
| three cards or fewer: your choice."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, PASS, RIM
from tests.valhalla.jarls.laid import fought, lay, look_alike, not_now, ragnarok, surround, waits, watched
from tests.valhalla.jarls.text import Text, battle_of
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import AbilityUsed, TacticReturned
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    lambda s, p: len(battle_of(s).side(p).played) >= 2 and battle_of(s).side(p).hand_before > 3,
    lambda s, p: len(battle_of(s).side(p).played) >= 2 and battle_of(s).side(p).hand_before <= 3,
    one_use=True,
    after=True,
)


WANTED = cm.UseAbility(False)


def rich(*card_ids: str) -> str:
    """A hand of four with these tactics in it."""
    return " ".join((*card_ids, "wolf-geir", "wolf-svala", "wolf-audun")[:4])


def test_v16_2_ulfars_opponent_chooses_what_returns() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, FURY, RIM)
    t.do(0, WANTED)
    assert waits(t) == ("after", 1)
    assert t.refuses(0, cm.UseAbility(False, t.card(FURY))).key == "not_your_turn"
    watched(t, 1, cm.UseAbility(False, t.card(RIM)))
    assert RIM in t.hand(0)
    assert t.discard() == [FURY]


def test_v16_2_ulfar_with_a_small_hand_chooses_himself() -> None:
    t = lay("ulfar", hand=f"{FURY} {RIM} wolf-geir")
    fought(t, FURY, RIM)
    assert waits(t) == ("after", 0)
    assert not_now(t, 0, cm.UseAbility(False, t.card(FURY)))
    events = watched(t, 0, cm.UseAbility(True, t.card(FURY)))
    assert events[:2] == [AbilityUsed(0, True), TacticReturned(0, t.card(FURY))]
    assert (sorted(t.hand(0)), t.discard()) == ([FURY, "wolf-geir"], [RIM])


@pytest.mark.parametrize(("cards", "chooser"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_v16_2_ulfars_hand_is_counted_when_the_attack_is_declared(cards: int, chooser: int) -> None:
    t = lay("ulfar", hand=" ".join((FURY, RIM, "wolf-geir", "wolf-svala", "wolf-audun")[:cards]))
    fought(t, FURY, RIM)
    assert waits(t) == ("after", 0), "whether at all is his to say"
    assert (WANTED in game.legal(t.s, 0)) == (chooser == 1)


@pytest.mark.parametrize("played", [(), (FURY,)])
def test_v16_2_ulfar_needs_two_tactics_played(played: tuple[str, ...]) -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, *played)
    assert waits(t) == ("keep", 0)
    assert t.discard() == list(played)


def test_v16_2_ulfar_gets_one_tactic_back_of_three() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM, "fury-horn-answers"))
    fought(t, FURY, RIM, "fury-horn-answers")
    t.do(0, WANTED)
    assert len(game.legal(t.s, 1)) == 3
    t.do(1, cm.UseAbility(False, t.card(FURY)))
    assert waits(t) == ("keep", 0)
    assert t.discard() == [RIM, "fury-horn-answers"]


def test_v17_1_ulfars_extra_adds_no_second_use() -> None:
    t = lay("ulfar", hand=f"{FURY} {RIM} fury-horn-answers")
    fought(t, FURY, RIM, "fury-horn-answers")
    t.do(0, cm.UseAbility(True, t.card(FURY)))
    assert waits(t) == ("keep", 0)


@pytest.mark.parametrize("cards", [3, 4])
def test_v16_2_ulfar_may_leave_his_tactics(cards: int) -> None:
    t = lay("ulfar", hand=" ".join((FURY, RIM, "wolf-geir", "wolf-svala")[:cards]))
    fought(t, FURY, RIM)
    t.do(0, PASS)
    assert waits(t) == ("keep", 0) and t.discard() == [FURY, RIM]


def test_v16_2_ulfars_opponent_may_not_refuse() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, FURY, RIM)
    t.do(0, WANTED)
    assert not_now(t, 1, PASS)
    assert not_now(t, 1, cm.UseAbility(True, t.card(FURY)))
    assert not_now(t, 1, cm.UseAbility(False, t.card("wolf-geir")))


def test_v16_2_ulfar_in_defence_asks_the_attacker() -> None:
    t = lay("ulfar", seat=1, hand=rich(FURY, RIM))
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.play(1, FURY)
    t.play(1, RIM)
    t.stop(1)
    assert (waits(t), t.s.captured[0]) == (("after", 1), [1])
    t.do(1, WANTED)
    watched(t, 0, cm.UseAbility(False, t.card(FURY)))
    assert FURY in t.hand(1)


def test_v16_2_ulfars_third_party_has_no_say() -> None:
    t = Table(3)
    t.jarl(0, "ulfar")
    for seat, card_id in enumerate(("bear-hallgerd", "wolf-ylva", "wolf-runolf")):
        t.squad(seat, card_id)
    t.give(0, *rich(FURY, RIM).split())
    t.attack(0, 2)
    t.play(0, FURY)
    t.play(0, RIM)
    t.stop(0)
    t.do(0, WANTED)
    assert waits(t) == ("after", 2)


def test_v17_7_ulfar_gets_his_tactic_also_without_a_winner() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    events = fought(t, FURY, RIM)
    assert ev.BattleResolved(0, 0, NONE, "V4.7") in events
    assert waits(t) == ("after", 0)


def test_v5_13_ulfar_gets_his_tactic_also_surrounded() -> None:
    t = lay("ulfar", seat=1, hand=f"{FURY} {RIM}")
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.play(1, FURY)
    t.play(1, RIM)
    t.stop(1)
    assert waits(t) == ("after", 1)
    t.do(1, cm.UseAbility(True, t.card(FURY)))
    assert t.hand(1) == [FURY]


def test_v6_4_ulfar_gets_nothing_back_in_ragnarok() -> None:
    t = ragnarok(lay("ulfar", hand=f"{FURY} {RIM}"))
    t.play(0, FURY)
    t.play(0, RIM)
    t.stop(0)
    assert (t.hand(0), t.discard()) == ([], ["bear-hallgerd", FURY, RIM])


def test_v1_7_ulfars_returned_tactic_stays_known() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, FURY, RIM)
    t.do(0, WANTED)
    t.do(1, cm.UseAbility(False, t.card(RIM)))
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN, UNKNOWN, t.card(RIM)]


def test_v4_14_ulfars_window_does_not_tell_the_hand() -> None:
    tables = [lay("ulfar", hand=f"{FURY} {RIM} {other}") for other in ("wolf-geir", "fury-horn-answers")]
    for t in tables:
        fought(t, FURY, RIM)
    assert waits(tables[0]) == ("after", 0)
    assert look_alike(*tables)
