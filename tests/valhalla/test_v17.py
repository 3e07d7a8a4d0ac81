"""V17.2-V17.5 where expansions meet: what the other files do not tell already."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, arming, beyond_print, charge, field, ragnarok
from tests.valhalla.track import paid
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.table import EXPANSIONS, everything, misfit
from valhalla.kernel.game import BadSetup

AXE = "supply-axe-in-the-doorpost"
SWORD = "supply-sword-from-the-lake"
ROAD = "road-white-horse-waits"
FURY = "fury-red-dawn"


def board(*squads: str, expansions: tuple[str, ...], players: int = 2) -> Table:
    return field(Table(max(players, len(squads)), expansions=expansions), *squads)


# V17.2


@pytest.mark.parametrize(("heroic", "face"), [("heroic-all-or-ashes", "bow"), ("heroic-axe-let-fly", "axe")])
def test_v17_2_heroic_needs_a_die_or_a_supply(heroic: str, face: str) -> None:
    t = board("bear-hallgerd", "wolf-ylva", expansions=("valkyries",))
    t.give(0, heroic)
    t.attack(0, 1)
    t.dice(0, "")
    assert t.refuses(0, cm.PlayTactic(t.card(heroic))).key == "no_such_die"
    t.give(0, AXE)
    assert cm.PlayTactic(t.card(heroic), supply=t.card(AXE)) in game.legal(t.s, 0)
    t.dice(0, face)
    assert cm.PlayTactic(t.card(heroic), (0,)) in game.legal(t.s, 0)


def test_v17_2_heroic_takes_no_supply_that_is_not_in_the_own_hand() -> None:
    t = board("bear-hallgerd", "wolf-ylva", expansions=("valkyries",))
    t.give(0, "heroic-all-or-ashes", FURY)
    t.give(1, AXE)
    t.attack(0, 1)
    for card in (AXE, FURY, SWORD):
        command = cm.PlayTactic(t.card("heroic-all-or-ashes"), supply=t.card(card))
        assert t.refuses(0, command).key == "no_such_die"


def test_v17_2_a_supply_is_never_discarded_for_a_reroll_rerolled_or_turned() -> None:
    """It is no die among the unplaced ones, before it is played nor after."""
    t = board("bear-gudveig", "wolf-ylva", expansions=("valkyries",))
    t.give(0, AXE, "weapon-swap-borrowed-edge", "counterblow-blow-returned")
    t.attack(0, 1)
    t.dice(0, "axe bow")
    for command in (cm.Reroll(2, (0,)), cm.Reroll(0, (2,))):
        assert t.refuses(0, command).key == "no_such_die"
    t.arm(0, "bear-gudveig", "axe", AXE)
    assert t.loose(0) == "bow" and not any(isinstance(c, cm.Reroll) for c in game.legal(t.s, 0))
    t.play(0, "counterblow-blow-returned")
    assert {c.dice for c in game.legal(t.s, 0) if isinstance(c, cm.FreeReroll)} == {(0,)}


def test_v17_2_for_action_2_giants_of_all_different_have_so_many_symbols() -> None:
    t = board("bear-hallgerd", expansions=("valkyries",))
    t.give(0, "giant-frosti", "wolf-geir")
    cards = (t.card("wolf-geir"), t.card("giant-frosti"))
    assert t.refuses(0, cm.AddWarriors(cards, (1, 2))).key == "too_many_symbols"


# V17.3


@pytest.mark.parametrize(
    ("attackers", "defenders", "taken", "left"),
    [
        ("boar-galti bear-kolbein", "bear-bessi", "boar-galti", 0),
        ("stag-aldis bear-kolbein wolf-runolf", "wolf-geir", "stag-aldis", 0),
        ("stag-tove bear-kolbein", "wolf-geir", "bear-kolbein", 2),
    ],
)
def test_v17_3_the_abilities_of_a_roads_warrior_go_but_it_stands_in_the_squad(
    attackers: str, defenders: str, taken: str, left: int
) -> None:
    t = board(attackers, defenders, expansions=("valkyries",))
    t.give(1, ROAD)
    charge(t, attackers)
    t.play(1, ROAD)
    t.point(0, 0, taken)
    assert beyond_print(t, 0, *(name for name in attackers.split() if name != taken)) == left


def test_v17_3_what_it_already_did_stays() -> None:
    t = board("giant-klaki dwarf-nabbi", "bear-bessi wolf-geir", expansions=("valkyries", "dwarves"))
    t.give(1, ROAD)
    t.attack(0, 1)
    t.skip("before")
    t.dice(0, "axe axe axe")
    t.arm(0, "dwarf-nabbi")
    t.point(0, 1, "bear-bessi")
    t.arm(0, "giant-klaki")
    t.stop(0)
    assert len(t.side(1).loose) == 5
    t.play(1, ROAD)
    t.point(0, 0, "giant-klaki")
    t.dice(1, "shield spear")
    assert t.refuses(1, cm.Arm(0, (1,))).key == "is_blocked"


def test_v17_3_it_still_counts_as_activated() -> None:
    """The attacker has an activated warrior, so jarls give strength (V4.15); Villsvin counts it."""
    t = board("wolf-ylva", "bear-bessi", expansions=("valkyries",))
    t.jarl(0, "villsvin")
    t.give(1, ROAD)
    charge(t, "wolf-ylva")
    t.play(1, ROAD)
    assert beyond_print(t, 0) == 1 + 2
    arming(t, 1, "bear-bessi")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(3, 3, 0, "V4.10")


def test_v17_3_by_the_road_and_by_agnar_two_go() -> None:
    t = board("wolf-ylva wolf-geir", "bear-bessi", expansions=("valkyries",))
    t.jarl(0, "agnar")
    t.give(1, ROAD)
    charge(t, "wolf-ylva wolf-geir")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    t.send(1)
    assert [c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.UseAbility)] == [1], "the other is gone"


def test_v17_3_by_the_road_and_by_loki() -> None:
    t = board("wolf-ylva wolf-geir", "bear-bessi", expansions=("valkyries", "loki"))
    t.give(1, ROAD)
    charge(t, "wolf-ylva wolf-geir")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    t.send(1)
    t.row(0, 1, warrior="wolf-geir")
    assert t.valhalla_of(0) == ["wolf-ylva", "wolf-geir"]


def test_v17_3_the_difference_for_loki_is_without_the_roads_warrior() -> None:
    t = board("bear-hallgerd", "bear-bessi wolf-geir", expansions=("valkyries", "loki"))
    t.give(0, FURY)
    t.give(1, ROAD)
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    t.play(0, FURY)
    t.stop(0)
    t.play(1, ROAD)
    arming(t, 1, "wolf-geir")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(2, 1, 0, "V4.10") and t.waits() == ("loki", 1)
    assert {c.row for c in game.legal(t.s, 1) if isinstance(c, cm.TakeRow)} == {0, 1}


def test_v17_3_cards_taken_as_bonus_points_trigger_nothing() -> None:
    t = board("wolf-orm", "wolf-runolf", expansions=("valkyries", "tyr"))
    t.throw("wolf-gyda")
    t.attack(0, 1)
    arming(t, 0, "wolf-orm")
    t.stop(0)
    t.stop(1)
    assert paid(t) == [(0, 3, ["wolf-gyda"])], "she came alone, and yet"


# All together


def test_all_expansions_but_pairs_go_together_at_every_count() -> None:
    for players in range(2, 7):
        game.check_setup(game.Setup(players, everything(players)))
        thor = ("thor",) if players > 2 else ()
        assert set(everything(players)) == set(EXPANSIONS) - {"partnership", "alliance", "thor"} | set(thor)


def test_an_expansion_that_does_not_fit_says_why() -> None:
    assert [name for name in EXPANSIONS if misfit(name, 2)] == ["thor", "partnership", "alliance"]
    assert [name for name in EXPANSIONS if misfit(name, 5)] == ["partnership", "alliance"]
    for players, expansions in ((2, ("thor",)), (3, ("alliance",)), (4, ("nobody",)), (4, ("tyr", "tyr"))):
        with pytest.raises(BadSetup):
            game.check_setup(game.Setup(players, expansions))


def test_v6_4_in_ragnarok_all_expansions_leave_the_seat_alone() -> None:
    """Neither Road, mission, Loki, Thor nor dwarf: arming, then Valhalla, then the discards."""
    named = tuple(name for name in everything(3) if name != "hammer")
    t = board("dwarf-eisa bear-vestein", "bear-bessi", "bear-birna", expansions=named)
    t.title(1, 5)
    held = [ROAD, "mission-first-cast-stands", "thor-far-rumble", "wrath-cold-verdict"]
    t.give(0, *held, AXE)
    ragnarok(t)
    assert len(t.side(0).loose) == 6
    t.dice(0, "bow")
    t.arm(0, "dwarf-eisa")
    t.arm(0, "bear-vestein", "", AXE)
    t.stop(0)
    assert t.waits() == ("fight", 1), "nobody was asked anything"
    assert t.valhalla_of(0) == ["dwarf-eisa", "bear-vestein"] and set(t.discard()) == {*held, AXE}
