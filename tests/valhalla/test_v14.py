"""V14, pairs: partnership and alliance, with their rulings of V17.5."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, arming, beyond_print, charge, clash, field, ragnarok
from tests.valhalla.track import paid
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.scoring import final_scores, tally, winners
from valhalla.games.valhalla.terms import ALLY
from valhalla.kernel.game import BadSetup

PAIRS = ("partnership", "alliance")
FURY = "fury-red-dawn"
UNDERDOG = "underdog-narrow-bridge"
ROAD = "road-white-horse-waits"
THREE = "mission-three-abreast"


def pairs(kind: str, *squads: str, more: tuple[str, ...] = (), players: int = 4) -> Table:
    """Seats 0 and 2 against seats 1 and 3."""
    return field(Table(players, expansions=(kind, *more)), *squads)


def bond(*squads: str, more: tuple[str, ...] = ()) -> Table:
    return pairs("alliance", *squads, more=more)


def attack(t: Table, attackers: str) -> Table:
    t.attack(0, 1)
    t.skip("before", "aside")
    arming(t, 0, attackers)
    return t


# V14 Tables


@pytest.mark.parametrize("kind", PAIRS)
def test_v14_pairs_need_4_or_6_players(kind: str) -> None:
    for players in (2, 3, 5):
        with pytest.raises(BadSetup):
            game.check_setup(game.Setup(players, (kind,)))
    assert game.blank(game.Setup(4, (kind,))).table.partners == (2, 3, 0, 1)
    assert game.blank(game.Setup(6, (kind,))).table.partners == (3, 4, 5, 0, 1, 2)


def test_v14_a_pair_is_bound_in_one_way_only() -> None:
    with pytest.raises(BadSetup):
        game.check_setup(game.Setup(4, PAIRS))


# V14.1


@pytest.mark.parametrize("kind", PAIRS)
def test_v14_1_partners_never_attack_each_other(kind: str) -> None:
    t = pairs(kind, "bear-hallgerd", "bear-bessi", "wolf-ylva", "wolf-geir")
    assert [c.target for c in game.legal(t.s, 0) if isinstance(c, cm.Attack)] == [1, 3]
    refusal = t.refuses(0, cm.Attack(2))
    assert (refusal.rule, refusal.key) == ("V14.1", "your_partner")
    assert [o.picks[0].candidates for o in game.options(t.s, 0) if o.kind == "attack"] == [(1, 3)]


@pytest.mark.parametrize(
    ("stag", "partner", "bonus"),
    [
        ("stag-tove", "bear-birna", 2),
        ("stag-tove", "bear-kolbein bear-skapti", 5),
        ("stag-aldis", "bear-birna", 0),
        ("stag-aldis", "bear-birna wolf-ylva", 2),
        ("stag-aldis", "bear-birna wolf-ylva boar-galti", 5),
    ],
)
def test_v14_1_the_partners_warriors_count_for_stags(stag: str, partner: str, bonus: int) -> None:
    t = attack(bond(stag, "wolf-geir", partner), stag)
    assert beyond_print(t, 0, stag) == bonus


def test_v14_1_a_partners_stag_counts_the_fighters_warriors() -> None:
    t = attack(bond("bear-birna bear-kolbein", "wolf-geir", "stag-tove"), "stag-tove")
    assert beyond_print(t, 0, "stag-tove") == 5


def test_v14_1_the_opponents_partners_squad_counts_for_boars() -> None:
    t = attack(bond("boar-galti", "wolf-geir", "wolf-ylva", "bear-bessi"), "boar-galti")
    assert beyond_print(t, 0, "boar-galti") == 3
    t = attack(bond("boar-galti", "wolf-geir", "bear-bessi", "wolf-ylva"), "boar-galti")
    assert beyond_print(t, 0, "boar-galti") == 0, "the own partner's does not"


def test_v12_3_wrath_against_a_clan_looks_at_the_opponents_own_squad() -> None:
    for squads, bonus in ((("wolf-geir", "bear-bessi"), 0), (("bear-bessi", "wolf-geir"), 4)):
        t = bond("bear-hallgerd", squads[0], "wolf-ylva", squads[1], more=("tyr",))
        t.under(0, "bear-hallgerd", "wrath-den-smoked-out")
        attack(t, "bear-hallgerd")
        assert beyond_print(t, 0, "bear-hallgerd") == bonus


# V14.2


@pytest.mark.parametrize("kind", PAIRS)
def test_v14_2_the_partners_warriors_may_be_armed_in_attack(kind: str) -> None:
    t = pairs(kind, "bear-hallgerd", "wolf-geir", "bear-kolbein")
    t.attack(0, 1)
    t.dice(0, "axe sword")
    assert [c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.Arm)] == [0, ALLY]
    t.arm(0, "bear-kolbein")
    t.arm(0, "bear-hallgerd")
    assert [p.strength for p in parts(t.s, t.side(0))] == [3, 3]
    assert t.refuses(0, cm.Arm(ALLY, ())).key == "already_activated"
    assert t.refuses(0, cm.Arm(ALLY + 1, ())).key == "no_warrior_there"


@pytest.mark.parametrize("kind", PAIRS)
def test_v14_2_and_in_defence(kind: str) -> None:
    t = pairs(kind, "bear-hallgerd", "wolf-geir", "", "bear-gudveig")
    charge(t, "bear-hallgerd")
    arming(t, 1, "bear-gudveig")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(3, 5, 1, "V4.10")


def test_v14_2_the_enemys_are_not_for_arming() -> None:
    t = bond("bear-hallgerd", "wolf-geir", "", "bear-gudveig")
    t.attack(0, 1)
    t.dice(0, "axe axe")
    assert [c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.Arm)] == [0]


def test_v14_2_an_empty_squad_is_not_attacked_whatever_the_partner_has() -> None:
    t = bond("bear-hallgerd", "", "", "bear-bessi")
    assert t.refuses(0, cm.Attack(1)).key == "nobody_to_fight"


def test_v14_2_nor_does_an_empty_squad_attack() -> None:
    """V3.4."""
    t = bond("", "bear-bessi", "bear-hallgerd")
    assert t.refuses(0, cm.Attack(1)).key == "no_warriors"


def test_v14_2_jarls_see_the_own_squad_only() -> None:
    t = bond("wolf-ylva", "bear-bessi", "wolf-geir wolf-svala")
    t.jarl(0, "villsvin")
    attack(t, "wolf-ylva wolf-geir")
    assert beyond_print(t, 0, "wolf-ylva", "wolf-geir") == 1 + 2


def test_v14_2_bernhard_counts_his_own_idle_warriors() -> None:
    t = bond("bear-hallgerd", "wolf-ylva wolf-geir", "", "wolf-svala wolf-audun")
    t.jarl(1, "bernhard")
    charge(t, "bear-hallgerd")
    arming(t, 1, "wolf-svala")
    assert beyond_print(t, 1, "wolf-svala") == 2


def test_v14_2_sigvard_compares_own_squads() -> None:
    t = bond("bear-hallgerd wolf-geir", "wolf-ylva", "", "bear-birna bear-bessi")
    t.jarl(1, "sigvard")
    charge(t, "bear-hallgerd")
    arming(t, 1, "wolf-ylva")
    assert beyond_print(t, 1, "wolf-ylva") == 2


def test_v14_2_styr_eases_his_own() -> None:
    t = bond("wolf-ylva", "bear-birna", "", "bear-arnbjorg")
    t.jarl(1, "styr")
    charge(t, "wolf-ylva")
    assert not any(isinstance(c, cm.UseAbility) for c in game.legal(t.s, 1))


def test_v14_2_solveig_counts_her_own() -> None:
    t = bond("bear-hallgerd", "bear-bessi", "wolf-geir wolf-ylva bear-birna")
    t.jarl(0, "solveig")
    t.give(0, "wolf-svala")
    t.attack(0, 1)
    assert t.waits() == ("before", 0)


def test_v14_2_tactics_see_the_own_squad_only() -> None:
    t = bond("bear-hallgerd", "bear-bessi wolf-runolf", "wolf-geir wolf-ylva bear-birna", more=("dwarves",))
    t.give(0, UNDERDOG, "cry-hammers-on-shields", "cry-wounded-sing")
    attack(t, "bear-hallgerd wolf-geir")
    t.play(0, UNDERDOG)
    t.play(0, "cry-hammers-on-shields")
    t.play(0, "cry-wounded-sing")
    assert beyond_print(t, 0, "bear-hallgerd", "wolf-geir") == 3 + 1 + 1, "V17.5"


def test_v17_5_a_blooded_cry_does_not_count_a_partners_warrior() -> None:
    t = bond("bear-hallgerd", "bear-bessi", "wolf-geir", more=("dwarves",))
    t.give(0, "cry-wounded-sing")
    attack(t, "wolf-geir")
    t.play(0, "cry-wounded-sing")
    assert beyond_print(t, 0, "wolf-geir") == 0


# V17.5


def test_v17_5_a_partners_warrior_alone_is_enough() -> None:
    t = bond("bear-hallgerd", "wolf-geir", "bear-kolbein")
    clash(t, "bear-kolbein")
    assert t.last(ev.BattleResolved) == ev.BattleResolved(3, 0, 0, "V4.9") and t.s.captured[0] == [1]


def test_v17_5_its_ability_works_for_the_fighter() -> None:
    t = bond("bear-hallgerd", "wolf-geir bear-bessi", "dwarf-nabbi giant-klaki dwarf-eisa", more=("dwarves",))
    t.give(0, FURY)
    t.attack(0, 1)
    t.dice(0, "axe axe axe bow")
    t.arm(0, "dwarf-nabbi")
    assert t.waits() == ("block", 0)
    t.point(0, 1, "bear-bessi")
    t.arm(0, "dwarf-eisa")
    assert t.waits() == ("spite", 0)
    t.choose(0, FURY)
    assert ("V11.3", t.card("dwarf-eisa"), 3) in parts(t.s, t.side(0))
    t.arm(0, "giant-klaki", "axe axe")
    t.stop(0)
    assert len(t.side(1).loose) == 5


def test_v17_5_its_wrath_works_for_the_fighter() -> None:
    t = bond("bear-hallgerd", "wolf-geir", "bear-kolbein bear-birna", more=("tyr",))
    t.under(2, "bear-kolbein", "wrath-cold-verdict")
    t.under(2, "bear-birna", "wrath-look-that-pierces")
    attack(t, "bear-kolbein bear-birna")
    assert t.loose(0) == "" and beyond_print(t, 0, "bear-kolbein", "bear-birna") == 2


def test_v17_5_missions_count_own_warriors_only() -> None:
    for own, offered in (("bear-hallgerd wolf-ylva", False), ("bear-hallgerd wolf-ylva wolf-svala", True)):
        t = bond(own, "wolf-geir", "bear-skapti bear-birna", more=("valkyries",))
        t.give(0, THREE)
        t.attack(0, 1)
        t.skip("before", "aside")
        arming(t, 0, f"{own} bear-skapti")
        t.stop(0)
        t.stop(1)
        assert (cm.ChooseCard(t.card(THREE)) in game.legal(t.s, 0)) == offered


def test_v11_3_block_looks_at_the_opponents_own_squad_only() -> None:
    t = bond("dwarf-nabbi", "wolf-geir wolf-svala", "", "bear-bessi", more=("dwarves",))
    attack(t, "dwarf-nabbi")
    assert game.legal(t.s, 0) == [cm.ChooseWarrior(0), cm.ChooseWarrior(1)]


def test_v11_3_a_lone_warrior_is_not_blocked_whatever_the_partner_has() -> None:
    t = bond("dwarf-nabbi", "wolf-geir", "", "bear-bessi", more=("dwarves",))
    attack(t, "dwarf-nabbi")
    assert t.step() == "fight" and not t.side(1).blocked


def test_v6_4_no_partner_in_ragnarok() -> None:
    t = bond("stag-tove", "wolf-geir", "bear-kolbein bear-birna")
    ragnarok(t)
    t.dice(0, "bow sword")
    assert [c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.Arm)] == [0]
    t.arm(0, "stag-tove")
    assert beyond_print(t, 0, "stag-tove") == 0


# V14.3 Partnership


def test_v14_3_the_partners_activated_warriors_never_go_to_valhalla() -> None:
    t = pairs("partnership", "bear-hallgerd", "wolf-geir", "bear-kolbein")
    clash(t, "bear-hallgerd bear-kolbein")
    assert t.valhalla_of(0) == ["bear-hallgerd"] and t.valhalla_of(2) == []
    assert t.squad_of(2) == ["bear-kolbein"]


def test_v14_3_nor_are_they_a_defenders_choice() -> None:
    t = pairs("partnership", "wolf-ylva", "bear-bessi", "", "bear-birna")
    clash(t, "wolf-ylva", "bear-bessi bear-birna")
    assert game.legal(t.s, 1) == [cm.SendToValhalla(()), cm.SendToValhalla((0,))]
    assert t.refuses(1, cm.SendToValhalla((ALLY,))).key == "not_activated"


def test_v14_3_nor_lokis() -> None:
    t = pairs("partnership", "bear-hallgerd", "bear-bessi", "", "wolf-geir", more=("loki",))
    clash(t, "bear-hallgerd", "wolf-geir")
    assert t.step() == "keep", "nobody to send"


def test_v14_3_by_the_road_a_partners_warrior_stays_where_it_is() -> None:
    t = pairs("partnership", "wolf-ylva", "bear-bessi", "bear-kolbein", more=("valkyries",))
    t.give(1, ROAD)
    charge(t, "wolf-ylva bear-kolbein")
    t.play(1, ROAD)
    t.point(0, 0, "bear-kolbein")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(1, 3, 1, "V4.10")
    t.send(1)
    assert t.squad_of(2) == ["bear-kolbein"] and t.valhalla_of(2) == []


def test_v14_3_a_partners_warrior_is_not_held_back_for_it_stays_anyway() -> None:
    t = pairs("partnership", "bear-hallgerd", "dwarf-tinna", "bear-kolbein", more=("dwarves",))
    clash(t, "bear-hallgerd bear-kolbein", "dwarf-tinna")
    assert game.legal(t.s, 1) == [cm.ChooseWarrior(0)]


@pytest.mark.parametrize(
    ("own", "after"),
    [([4, 4, 4, 4], [3, 3, 3, 3]), ([0, 4, 4, 4], [0, 3, 3, 3]), ([1, 4, 0, 4], [0, 3, 0, 3])],
)
def test_v14_3_at_the_end_each_takes_a_shield_of_the_partner(own: list[int], after: list[int]) -> None:
    t = pairs("partnership")
    for owner, shields in enumerate(own):
        t.capture((owner + 1) % 4, owner, 4 - shields)
    before = [list(captured) for captured in t.s.captured]
    ragnarok(t)
    while t.step() == "fight":
        t.stop(t.waits()[1])
    assert t.s.own == after
    for seat in range(4):
        gained = [(seat + 2) % 4] if own[(seat + 2) % 4] else []
        assert t.s.captured[seat] == sorted(before[seat] + gained)
    game.recount(t.s)


def test_v14_3_scores_are_separate_and_one_player_wins() -> None:
    t = pairs("partnership")
    t.valhalla(0, "bear-hallgerd")
    t.valhalla(2, "wolf-hedin")
    ragnarok(t)
    while t.step() == "fight":
        t.stop(t.waits()[1])
    assert t.s.scores == (9, 8, 11, 8) and t.s.winners == (2,)


def test_v14_3_a_partners_shield_counts_in_a_set() -> None:
    """As a captured one; four players, sets of three (V7.1)."""
    t = pairs("partnership")
    t.capture(0, 1)
    t.capture(0, 3)
    ragnarok(t)
    while t.step() == "fight":
        t.stop(t.waits()[1])
    assert tally(t.s, 0).sets == (3,) and t.s.scores[0] == 3 * 2 + 3 + 3 * 2


# V14.4 Alliance


def test_v14_4_activated_warriors_of_both_go_to_their_owners_valhalla() -> None:
    t = bond("bear-hallgerd", "wolf-geir", "bear-kolbein bear-birna")
    clash(t, "bear-hallgerd bear-kolbein")
    assert (t.valhalla_of(0), t.valhalla_of(2)) == (["bear-hallgerd"], ["bear-kolbein"])
    rose = [(e.seat, e.rule) for e in t.log if isinstance(e, ev.WarriorsRose)]
    assert rose == [(2, "V14.4"), (0, "V4.11")] and t.squad_of(2) == ["bear-birna"]


def test_v17_5_the_fighter_chooses_who_goes() -> None:
    t = bond("wolf-ylva", "bear-bessi", "", "bear-birna")
    clash(t, "wolf-ylva", "bear-bessi bear-birna")
    assert len(game.legal(t.s, 1)) == 4
    t.send(1, "bear-birna")
    assert (t.valhalla_of(1), t.valhalla_of(3)) == ([], ["bear-birna"])


def test_v17_5_so_it_is_with_ottar_agnar_and_loki() -> None:
    t = bond("bear-hallgerd", "wolf-geir", "bear-kolbein")
    t.jarl(0, "ottar")
    clash(t, "bear-hallgerd bear-kolbein")
    t.send(0, "bear-hallgerd")
    assert t.squad_of(2) == ["bear-kolbein"] and AbilityUsed(0, False) in t.log
    t = bond("wolf-ylva", "bear-bessi", "wolf-geir", more=("loki",))
    t.jarl(0, "agnar")
    clash(t, "wolf-ylva wolf-geir", "bear-bessi")
    t.send(1)
    t.do(0, cm.UseAbility(slot=ALLY))
    assert t.valhalla_of(2) == ["wolf-geir"]
    t.row(0, 0)
    assert t.valhalla_of(0) == ["wolf-ylva"]


def test_v14_4_ottar_who_sends_everybody_has_used_nothing() -> None:
    t = bond("bear-hallgerd", "wolf-geir", "bear-kolbein")
    t.jarl(0, "ottar")
    clash(t, "bear-hallgerd bear-kolbein")
    t.send(0, "bear-hallgerd", "bear-kolbein")
    assert AbilityUsed(0, False) not in t.log


def test_v14_4_marks_count_the_owners_warriors_only() -> None:
    """V10.3: only your own warriors going at that moment count."""
    t = bond("bear-vestein", "wolf-geir", "wolf-hervor bear-kolbein", more=("valkyries",))
    t.throw("bear-thurid", "bear-skapti")
    clash(t, "bear-vestein wolf-hervor bear-kolbein")
    assert paid(t) == [(2, 1, ["bear-skapti"])]


def test_v14_4_a_partners_warrior_may_be_held_back() -> None:
    t = bond("bear-hallgerd", "dwarf-tinna", "bear-kolbein", more=("dwarves",))
    clash(t, "bear-hallgerd bear-kolbein", "dwarf-tinna")
    t.point(1, 0, "bear-kolbein")
    assert t.squad_of(2) == ["bear-kolbein"] and t.valhalla_of(0) == ["bear-hallgerd"]


def test_v14_4_a_partners_warrior_goes_by_the_road_to_its_owners_valhalla() -> None:
    t = bond("wolf-ylva", "bear-bessi", "bear-kolbein", more=("valkyries", "tyr"))
    t.under(2, "bear-kolbein", "wrath-cold-verdict")
    t.give(1, ROAD)
    charge(t, "wolf-ylva bear-kolbein")
    t.play(1, ROAD)
    t.point(0, 0, "bear-kolbein")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    t.send(1)
    assert t.valhalla_of(2) == ["bear-kolbein"] and "wrath-cold-verdict" in t.discard()


def test_v14_4_who_takes_an_activated_warriors_place_is_not_activated() -> None:
    """Ragnhild, the partner, makes room among those who fought; Loki sends nobody in their stead."""
    names = ("bear-hallgerd", "bear-thurid", "bear-kolbein", "bear-skapti")
    t = bond("wolf-ylva", "bear-gudveig wolf-geir", " ".join(names), more=("loki",))
    t.jarl(2, "ragnhild")
    t.give(2, "wolf-svala")
    clash(t, "wolf-ylva bear-hallgerd", "bear-gudveig wolf-geir")
    t.send(1)
    t.do(2, cm.UseAbility(False, t.card("wolf-svala"), 0))
    assert {c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.TakeRow)} == {0}
    t.row(0, 1, warrior="wolf-ylva")
    assert t.valhalla_of(0) == ["wolf-ylva"] and t.squad_of(2)[0] == "wolf-svala"


def score(t: Table) -> tuple[int, ...]:
    return final_scores(t.s)


def test_v14_4_the_pair_scores_together() -> None:
    t = bond()
    t.valhalla(0, "bear-hallgerd", "wolf-hedin")
    t.valhalla(2, "wolf-ylva")
    assert score(t) == (6 + 16, 16, 6 + 16, 16), "valour and own shields of both"
    assert tally(t.s, 0) == tally(t.s, 2)


def test_v14_4_captured_shields_are_pooled_for_sets_of_the_3_player_table() -> None:
    t = bond()
    t.capture(0, 1)
    t.capture(2, 3)
    assert tally(t.s, 0).sets == (2,) and score(t) == (16 + 4 + 2, 12, 16 + 4 + 2, 12)


def test_v14_4_two_sets_need_two_shields_of_each() -> None:
    t = bond()
    t.capture(0, 1, 3)
    assert tally(t.s, 0).set_points == 0
    t.capture(2, 3, 2)
    assert tally(t.s, 0).sets == (2, 2) and tally(t.s, 0).set_points == 4


@pytest.mark.parametrize(("owners", "points"), [((1, 2), 0), ((1, 2, 4), 2), ((1, 2, 4, 5), 4)])
def test_v14_4_six_players_use_the_5_player_table(owners: tuple[int, ...], points: int) -> None:
    t = pairs("alliance", players=6)
    for i, owner in enumerate(owners):
        t.capture(3 * (i % 2), owner)
    assert tally(t.s, 0).set_points == tally(t.s, 3).set_points == points


def test_v14_4_titles_of_either_count_for_both() -> None:
    t = bond(more=("last_viking",))
    t.title(2)
    assert tally(t.s, 0).bonus == 1 and score(t) == (17, 16, 17, 16)


def test_v14_4_the_best_alliance_wins() -> None:
    t = bond()
    t.valhalla(1, "bear-hallgerd")
    assert winners(t.s, score(t)) == (1, 3)


def test_v17_5_ties_go_by_captured_then_own_shields_of_both() -> None:
    t = bond()
    assert winners(t.s, score(t)) == (0, 1, 2, 3)
    t.capture(0, 1)
    t.valhalla(1, "bear-hallgerd", "bear-birna", "bear-kolbein", "bear-skapti")
    assert score(t) == (18, 18, 18, 18) and winners(t.s, score(t)) == (0, 2), "more captured shields"
    t = pairs("alliance", players=6)
    for seat, owner in ((0, 1), (1, 2), (2, 4)):
        t.capture(seat, owner)
    t.valhalla(4, "wolf-ylva", "wolf-geir")
    t.valhalla(5, "wolf-svala")
    assert set(score(t)) == {18} and winners(t.s, score(t)) == (0, 3), "more own shields"


def test_v14_4_whole_games_are_recounted() -> None:
    t = bond()
    t.capture(0, 1)
    t.capture(2, 3)
    t.capture(3, 0)
    ragnarok(t)
    while t.step() == "fight":
        t.stop(t.waits()[1])
    game.recount(t.s)
    assert t.s.winners == (0, 2) and t.s.own == [3, 3, 4, 3], "no shield changes hands in an alliance"
