"""Ottar: a won attack: chooses which activated warriors go to Valhalla
| the defender has as many shields or more: one extra die in attack; both."""

from __future__ import annotations

from itertools import product

import pytest

from tests.valhalla.hunt import BEAR, FINAL, FURY, PASS, TWO, begin, hunt, of, prowl, strike, used, valour
from tests.valhalla.jarls.laid import (
    BEARS,
    NOBODY,
    abilities,
    bystander,
    lay,
    look_alike,
    ragnarok_with_cards,
    same_choice_in_view,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, attacks, foe_of, ragnarok, stormed
from tests.valhalla.table import Table, armed
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE


def as_poor(s: State, seat: int) -> bool:
    return s.own[seat] <= s.own[foe_of(s, seat)]


TEXT = Text(
    lambda s, p: attacks(s, p) and stormed(s),
    lambda s, p: attacks(s, p) and as_poor(s, p),
    dice=lambda past, s, seat: int(attacks(s, seat) and not ragnarok(s) and as_poor(s, seat)),
)


def ottar_attacks(hand: str = "", lost: int = 0, taken: int = 0) -> Table:
    """Ottar and his four bears attack; he has lost so many shields, and taken so many."""
    t = lay("ottar", mine=" ".join(BEARS), hand=hand)
    t.capture(1, 0, lost)
    t.capture(0, 1, taken)
    t.attack(0, 1)
    return t


def ottar_wins(active: int, hand: str = "") -> Table:
    """His attack with the first few of them has won."""
    t = ottar_attacks(hand)
    heroes = list(BEARS)[:active]
    armed(t, 0, " ".join(BEARS[hero] for hero in heroes), *heroes)
    t.stop(0)
    t.stop(1)
    return t


def test_v16_2_ottar_main_chooses_who_goes_to_valhalla() -> None:
    t = ottar_wins(2)
    assert (waits(t), t.s.captured[0]) == (("choose rising", 0), [1])
    watched(t, 0, cm.SendToValhalla((1,)))
    assert (t.valhalla_of(0), len(t.squad_of(0))) == (["bear-bessi"], 3)
    assert (abilities(t, 0), waits(t)) == ([True, False], ("keep", 0))


@pytest.mark.parametrize(("active", "sent"), [(a, s) for a, s in product(range(1, 5), range(5)) if s <= a])
def test_v16_2_ottar_main_sends_any_number_or_nobody(active: int, sent: int) -> None:
    t = ottar_wins(active)
    watched(t, 0, cm.SendToValhalla(tuple(range(sent))))
    assert (len(t.valhalla_of(0)), len(t.squad_of(0)), t.s.captured[0]) == (sent, 4 - sent, [1])
    assert abilities(t, 0) == ([True, False] if sent < active else [True]), "all would go without him"


@pytest.mark.parametrize(("lost", "taken", "met"), [(0, 0, True), (2, 1, True), (1, 1, True), (0, 1, False)])
def test_v16_2_ottar_condition_not_met_with_more_shields_than_the_defender(
    lost: int, taken: int, met: bool
) -> None:
    t = ottar_attacks(lost=lost, taken=taken)
    assert len(t.s.battle.attack.loose) == (7 if met else 6)  # type: ignore[union-attr]
    assert (abilities(t, 0), t.s.pool) == (([True], 2) if met else ([], 3))


def test_v1_5_ottar_has_both_abilities_at_once() -> None:
    t = ottar_wins(3)
    t.do(0, cm.SendToValhalla((0, 2)))
    assert t.squad_of(0) == ["bear-bessi", "bear-skapti"]
    assert abilities(t, 0) == [True, False]


def test_v16_2_ottar_main_sends_activated_warriors_and_no_others() -> None:
    t = ottar_wins(2)
    for slots in ((2,), (0, 3), (0, 0), (4,), (NONE,)):
        assert t.refuses(0, cm.SendToValhalla(slots)).key == "not_activated"
    assert t.refuses(1, cm.SendToValhalla((0,))).key == "not_your_turn"
    assert t.refuses(0, PASS).key == "not_now"


def test_v16_2_ottar_main_does_nothing_for_a_beaten_attack() -> None:
    t = lay("ottar", mine="wolf-audun wolf-geir")
    t.squad(1, "bear-gudveig")
    t.attack(0, 1)
    armed(t, 0, "axe spear", "wolf-audun", "wolf-geir")
    t.stop(0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    assert waits(t) == ("choose rising", 1)
    t.do(1, NOBODY)
    assert (waits(t), len(t.squad_of(0)), abilities(t, 0)) == (("keep", 0), 2, [True])


@pytest.mark.parametrize("ring", [False, True])
def test_v16_2_ottar_surrounded_or_not_defends_like_everybody(ring: bool) -> None:
    """V4.12: a winning defender chooses anyway; the die is for an attack only."""
    t = lay("ottar", seat=1, mine=" ".join(BEARS))
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert len(t.s.battle.defence.loose) == 6  # type: ignore[union-attr]
    armed(t, 1, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(1)
    t.do(1, cm.SendToValhalla((0, 1)))
    assert (len(t.valhalla_of(1)), abilities(t, 1)) == (2, [])


def test_v6_1_ottar_chooses_also_after_a_last_shield() -> None:
    t = lay("ottar", mine=" ".join(BEARS))
    t.capture(0, 1, 3)
    t.attack(0, 1)
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(0)
    t.stop(1)
    events = watched(t, 0, cm.SendToValhalla((0,)))
    assert ev.EndTriggered(1) in events
    assert t.valhalla_of(0) == ["bear-hallgerd"]


def test_v6_4_ottar_wins_no_attack_in_ragnarok() -> None:
    t = ragnarok_with_cards(lay("ottar", mine=" ".join(BEARS)))
    assert len(t.s.battle.attack.loose) == 6  # type: ignore[union-attr]
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    watched(t, 0, cm.EndPhase())
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-bessi"], "all activated go, nobody is kept back"
    assert abilities(t, 0) == []


def test_v4_14_ottar_chooses_before_those_who_watched() -> None:
    t = bystander("gorm", hand="wolf-geir")
    t.jarl(0, "ottar")
    t.attack(0, 1)
    armed(t, 0, "axe axe", "bear-hallgerd", "bear-thurid")
    t.stop(0)
    t.stop(1)
    watched(t, 0, cm.SendToValhalla((0, 1)))
    assert waits(t) == ("witness", 2)


def test_v4_14_ottars_choice_does_not_tell_the_hand() -> None:
    tables = [ottar_wins(2, hand) for hand in (FURY, "wolf-geir")]
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Against a monster (V15)


def test_v16_2_ottar_chooses_who_goes_and_whom_he_keeps_is_not_discarded() -> None:
    t = hunt(TWO, jarl="ottar", strength=6)
    strike(t, TWO)
    assert t.waits() == ("monster send", 0) and of(t).card == 1
    t.send(0, "bear-kolbein")
    assert t.squad_of(0) == ["bear-skapti"] and valour(t) == 1 and "bear-skapti" not in t.discard()
    assert used(t)[-1] is False


def test_v16_2_ottar_may_send_nobody_and_needs_room() -> None:
    t = hunt(TWO, jarl="ottar", strength=6, cap=1)
    strike(t, TWO)
    slots = tuple(t.slot(0, card) for card in TWO.split())
    assert t.refuses(0, cm.SendToValhalla(slots)).rule == "V15.4"
    t.send(0)
    assert t.squad_of(0) == TWO.split()


@pytest.mark.parametrize(("at", "dice"), [(0, 7), (2, 7), (3, 6), (FINAL, 6)])
def test_v16_2_ottar_a_die_against_as_many_shields_or_more(at: int, dice: int) -> None:
    """A monster's shields are its cards not yet beaten: 6, 4, 3 and 1 against his four."""
    t = hunt(BEAR, jarl="ottar", at=at)
    begin(t)
    assert len(t.side(0).loose) == dice
    t = hunt(BEAR, jarl="ottar", at=at)
    prowl(t)
    assert len(t.side(0).loose) == 6, "only in attack"
