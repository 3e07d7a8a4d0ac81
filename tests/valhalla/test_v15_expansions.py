"""V15.11, what Tyr's Wrath, Loki, the Last Viking and Thor's Help do against a monster."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, hunt, prowl, rise_none, strike, told, withstand
from tests.valhalla.table import Table, arming, beyond_print
from tests.valhalla.track import paid, worth
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.last_viking import TitleShared, title_for
from valhalla.games.valhalla.expansions.loki import open_rows
from valhalla.games.valhalla.expansions.thor import ThorSettled
from valhalla.games.valhalla.table import check_setup
from valhalla.games.valhalla.terms import MONSTER
from valhalla.kernel.game import BadSetup

BELT = "thor-weight-of-the-belt"  # fewer, 2 strength, worth 2
SKY = "thor-sky-takes-sides"  # fewer or equal


# Tyr's Wrath


@pytest.mark.parametrize(("clans", "gives"), [(["bear"], 4), (["wolf", "stag"], 0)])
@pytest.mark.parametrize("attack", [True, False])
def test_v15_11_wrath_against_a_clan_looks_at_the_clans_on_the_card(
    clans: list[str], gives: int, attack: bool
) -> None:
    t = hunt(BEAR, expansions=("tyr",), clans=clans, strength=20)
    t.under(0, BEAR, "wrath-den-smoked-out")
    if attack:
        t.attack(0, MONSTER)
        t.skip("before")
    else:
        prowl(t)
    arming(t, 0, BEAR)
    assert beyond_print(t, 0, BEAR) == gives


# Loki


def deceived(loki: str, mine: str = BEAR, *, strength: int, attack: bool = True, **more: object) -> Table:
    """A lost battle of these against a monster of that strength, at the question of Loki's card."""
    t = hunt(mine, expansions=("loki",), strength=strength, **more)  # type: ignore[arg-type]
    t.s.loki = [card.id for card in t.s.table.lokis].index(loki)
    (strike if attack else withstand)(t, mine)
    rise_none(t)
    return t


@pytest.mark.parametrize(("strength", "rows"), [(4, [0, 1, 2]), (5, [1, 2]), (7, [2]), (8, [2]), (9, [])])
def test_v15_11_loki_by_the_difference_to_the_monsters_strength(strength: int, rows: list[int]) -> None:
    """A bear of 3; salmon: one goes by 0-1, a card by 2-3, a card and one buried by 4-5."""
    t = deceived("loki-leaping-salmon", strength=strength)
    asked = t.step() == "loki"
    assert (open_rows(t.s, 0) if asked else []) == rows


@pytest.mark.parametrize("attack", [True, False])
def test_v15_11_lokis_rows_about_hands_and_shields_are_passed_over(attack: bool) -> None:
    t = deceived("loki-borrowed-feathers", strength=7, attack=attack)
    assert t.step() != "loki", "a monster has no hand to steal from"
    t = deceived("loki-sprig-of-mistletoe", strength=3 if not attack else 4, attack=attack)
    assert t.step() != "loki", "nor shields"


def test_v15_11_a_tactic_played_comes_back_by_loki() -> None:
    t = hunt(BEAR, expansions=("loki",), strength=7)
    t.s.loki = [card.id for card in t.s.table.lokis].index("loki-sprig-of-mistletoe")
    t.give(0, FURY)
    t.attack(0, MONSTER)
    t.skip("before")
    arming(t, 0, BEAR)
    t.play(0, FURY)
    t.stop(0)
    rise_none(t)
    t.row(0, 2, card=FURY)
    assert FURY in t.hand(0)


def test_v15_11_loki_does_not_console_a_monster() -> None:
    t = hunt(BEAR, expansions=("loki",), strength=3)
    t.s.loki = [card.id for card in t.s.table.lokis].index("loki-leaping-salmon")
    strike(t, BEAR)
    t.send(0, BEAR)
    assert t.step() != "loki" and not [e for e in t.log if "loki" in type(e).__name__.lower()]


# The Last Viking


def vikings(level: int, strength: int, players: int = 1, cap: int = 10) -> Table:
    squads = (BEAR, "bear-kolbein")[:players]
    t = hunt(*squads, expansions=("last_viking",), strength=strength, players=players, cap=cap)
    t.s.titles = [level] * players
    t.throw(*worth(t, 1, 3))
    return t


@pytest.mark.parametrize(("level", "after"), [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_v15_11_the_title_rises_with_every_card_beaten_and_pays_the_fighter(level: int, after: int) -> None:
    t = vikings(level, 3, players=2)
    strike(t, BEAR)
    t.send(0, BEAR)
    points = title_for(2).points[after - 1]
    assert t.s.titles == [after, after] and told(t, TitleShared) == [TitleShared(0, after)]
    assert [(seat, bonus) for seat, bonus, _ in paid(t)] == [(0, points)]
    assert [e.rule for e in t.log if isinstance(e, ev.BonusPaid)] == ["V15.11"]


def test_v15_11_the_titles_points_obey_the_cap() -> None:
    t = vikings(4, 3, cap=2)
    strike(t, BEAR)
    t.send(0, BEAR)
    assert [(seat, bonus) for seat, bonus, _ in paid(t)] == [(0, 1)], "3 points, and room for 1"


@pytest.mark.parametrize(("attack", "left"), [(False, 1), (True, 4)])
def test_v15_11_a_lost_defence_throws_the_title_back_to_level_1(attack: bool, left: int) -> None:
    t = vikings(4, 9, players=2)
    (strike if attack else withstand)(t, BEAR)
    rise_none(t)
    assert t.s.titles == [left, left] and not paid(t)


def test_v15_11_nobody_gains_by_the_title_when_a_turn_begins() -> None:
    t = vikings(3, 9, players=2)
    t.next_turn(1)
    assert not paid(t) and t.s.titles == [3, 3]


# Thor's Help


def friends(*squads: str, warriors: int = 3, strength: int = 5, hand: str = BELT, players: int = 3) -> Table:
    """Seat 0 is about to fight, and seat 1 stands by with this card."""
    t = hunt(*squads, expansions=("thor",), warriors=warriors, strength=strength, players=players)
    t.give(1, hand)
    t.attack(0, MONSTER)
    t.skip("before")
    return t


def helps(t: Table) -> list[int]:
    return (
        [c.target for c in game.legal(t.s, 1) if isinstance(c, cm.PlayTactic)] if t.step() == "aside" else []
    )


@pytest.mark.parametrize(("warriors", "card", "asked"), [(2, BELT, [0]), (1, BELT, []), (1, SKY, [0])])
def test_v15_11_thor_compares_with_the_warriors_on_the_card(
    warriors: int, card: str, asked: list[int]
) -> None:
    assert helps(friends(BEAR, warriors=warriors, hand=card)) == asked


def test_v15_11_thors_help_wins_a_battle_and_goes_to_valhalla() -> None:
    t = friends(BEAR)
    t.help(1, BELT, 0)
    t.skip("aside", "before roll")
    arming(t, 0, BEAR)
    t.stop(0)
    t.send(0, BEAR)
    assert [e.won for e in told(t, ThorSettled)] == [True] and t.valhalla_of(1) == [BEAR, BELT]


def test_v15_11_thors_help_in_vain_is_discarded() -> None:
    t = friends(BEAR, strength=9)
    t.help(1, BELT, 0)
    t.skip("aside", "before roll")
    arming(t, 0, BEAR)
    t.stop(0)
    rise_none(t)
    assert [e.won for e in told(t, ThorSettled)] == [False] and BELT in t.discard()


def test_v15_11_thor_wants_three_together() -> None:
    with pytest.raises(BadSetup):
        check_setup(game.Setup(2, ("thor",), monster="hel"))
    check_setup(game.Setup(3, ("thor",), monster="hel"))


def test_v15_11_all_of_them_at_one_table() -> None:
    names = ("loki", "thor", "valkyries", "dwarves", "tyr", "last_viking")
    t = hunt(BEAR, expansions=names, players=3)
    assert t.step() == "phase a" and PASS not in game.legal(t.s, 0)
