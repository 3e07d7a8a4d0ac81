"""V11, Dwarves of Svartalfheim: block, hold back, disarm, spite, and their tactics."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, arming, beyond_print, charge, clash, field, ragnarok
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.expansions.dwarves import TacticDropped, WarriorBlocked, WarriorCalled
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.terms import UNKNOWN, Step
from valhalla.kernel.chance import Chance

FURY = "fury-red-dawn"
SWAP = "weapon-swap-borrowed-edge"
CALL = "call-out-of-the-barrow"
OTHER_CALL = "call-horn-underground"
CRY = "cry-hammers-on-shields"
BLOODED = "cry-wounded-sing"
ROAD = "road-white-horse-waits"
BOTH = ("valkyries", "dwarves")


def dwarves(*squads: str, more: tuple[str, ...] = (), players: int = 2) -> Table:
    return field(Table(max(players, len(squads)), expansions=("dwarves", *more)), *squads)


def attack(t: Table, attackers: str) -> Table:
    """Seat 0 attacks seat 1 and activates these, one after the other."""
    t.attack(0, 1)
    t.skip("before")
    arming(t, 0, attackers)
    return t


# V11.1, V11.2 Numbers


def test_v11_1_phase_b_draws_3_and_keeps_1_and_action_4_draws_2() -> None:
    t = dwarves("bear-hallgerd")
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 2
    t.keep_first(0)
    assert t.step() == "keep" and len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.hand(0)) == 2
    assert len(t.s.table.cards) - len(game.blank(game.Setup(2)).table.cards) == 40


def opening(players: int, expansions: tuple[str, ...], variants: tuple[str, ...] = ()) -> int:
    _, events = game.new(game.Setup(players, expansions, ("first_game", *variants)), Chance(2))
    return next(len(e.cards) for e in events if isinstance(e, ev.OpeningDiscarded))


@pytest.mark.parametrize(("players", "cards"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 8)])
def test_v11_2_with_both_20_more_cards_are_discarded_with_six_players_8(players: int, cards: int) -> None:
    assert opening(players, BOTH) == cards
    assert (
        opening(players, ("dwarves",)) == opening(players, ()) == max(0, cards - (8 if players == 6 else 20))
    )


def test_v11_2_with_both_action_4_also_draws_3() -> None:
    t = field(Table(2, expansions=BOTH), "bear-hallgerd")
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.s.drawn) == 3, "and phase B, as ever"


@pytest.mark.parametrize(("expansions", "back"), [((), True), (("dwarves",), True), (BOTH, False)])
def test_v11_2_six_players_with_both_shuffle_nothing_back(expansions: tuple[str, ...], back: bool) -> None:
    s, _ = game.new(game.Setup(6, expansions, ("first_game",)), Chance(2))
    luck = Chance(3)
    while s.step != Step.CHOOSE_START:
        (seat,) = game.to_act(s)
        game.decide(s, seat, game.legal(s, seat)[0], luck.at(len(s.offer)))
    pile = len(s.discard)
    for seat in range(6):
        events = game.decide(s, seat, game.legal(s, seat)[0], luck.at(100 + seat))
    revealed = next(e for e in events if isinstance(e, ev.StartRevealed))
    assert revealed.back == back and len(s.discard) == pile + (0 if back else 12)


@pytest.mark.parametrize(("expansions", "back"), [((), True), (BOTH, False)])
def test_v11_2_nor_the_pool_of_a_hand_draft(expansions: tuple[str, ...], back: bool) -> None:
    assert game.blank(game.Setup(6, expansions, ("hand_draft",))).table.shuffle_back == back
    assert not game.blank(game.Setup(5, expansions, ("hand_draft",))).table.shuffle_back


# V11.3 Block


def test_v11_3_block_chooses_an_enemy_warrior_who_cannot_be_armed() -> None:
    t = attack(dwarves("dwarf-nabbi", "bear-bessi bear-birna"), "dwarf-nabbi")
    assert t.waits() == ("block", 0)
    assert game.legal(t.s, 0) == [cm.ChooseWarrior(0), cm.ChooseWarrior(1)], "no way around it"
    assert t.point(0, 1, "bear-birna")[0] == WarriorBlocked(1, 1)
    t.stop(0)
    t.dice(1, "bow shield")
    refusal = t.refuses(1, cm.Arm(1, (0,)))
    assert (refusal.rule, refusal.key) == ("V11.3", "is_blocked")
    assert [c.slot for c in game.legal(t.s, 1) if isinstance(c, cm.Arm)] == [0]


def test_v11_3_block_a_blocked_warrior_still_counts_in_the_squad() -> None:
    t = attack(dwarves("dwarf-nabbi boar-galti", "bear-bessi wolf-ylva"), "dwarf-nabbi")
    t.point(0, 1, "bear-bessi")
    t.dice(0, "axe")
    t.arm(0, "boar-galti")
    assert beyond_print(t, 0, "boar-galti", "dwarf-nabbi") == 3, "the boar sees its bear"


def test_v11_3_block_not_against_a_lone_warrior() -> None:
    t = attack(dwarves("dwarf-nabbi", "bear-bessi"), "dwarf-nabbi")
    assert t.waits() == ("fight", 0)


def test_v11_3_block_never_so_that_nobody_usable_is_left() -> None:
    t = dwarves("dwarf-nabbi dwarf-hepti", "bear-bessi bear-birna")
    t.attack(0, 1)
    t.dice(0, "axe shield")
    t.arm(0, "dwarf-nabbi")
    t.point(0, 1, "bear-birna")
    t.arm(0, "dwarf-hepti")
    assert t.waits() == ("fight", 0)


def test_v11_3_block_two_dwarves_block_two_and_not_the_same() -> None:
    t = dwarves("dwarf-nabbi dwarf-hepti", "bear-bessi bear-birna wolf-ylva")
    t.attack(0, 1)
    t.dice(0, "axe shield")
    t.arm(0, "dwarf-nabbi")
    t.point(0, 1, "bear-birna")
    t.arm(0, "dwarf-hepti")
    assert game.legal(t.s, 0) == [cm.ChooseWarrior(0), cm.ChooseWarrior(2)]
    assert t.refuses(0, cm.ChooseWarrior(1)).key == "not_offered"


def test_v11_3_block_is_for_attacks_only() -> None:
    t = dwarves("wolf-ylva wolf-geir wolf-svala", "dwarf-nabbi")
    charge(t, "wolf-ylva")
    arming(t, 1, "dwarf-nabbi")
    assert t.waits() == ("fight", 1)


def test_v11_3_block_lasts_for_this_battle() -> None:
    t = attack(dwarves("dwarf-nabbi wolf-ylva", "bear-bessi bear-birna"), "dwarf-nabbi")
    t.point(0, 1, "bear-birna")
    t.stop(0)
    t.stop(1)
    t.keep_first(0)
    t.to_turn_of(1)
    t.attack(1, 0)
    t.skip("before")
    arming(t, 1, "bear-birna")
    assert t.side(1).armed == 0b10


def test_v11_3_block_styr_does_not_ease_a_blocked_warrior() -> None:
    t = dwarves("dwarf-nabbi", "bear-arnbjorg bear-birna")
    t.jarl(1, "styr")
    attack(t, "dwarf-nabbi")
    t.point(0, 1, "bear-arnbjorg")
    t.stop(0)
    assert not any(isinstance(c, cm.UseAbility) for c in game.legal(t.s, 1))


def test_v11_3_block_bernhard_counts_a_blocked_warrior_as_idle() -> None:
    t = dwarves("dwarf-nabbi", "bear-bessi bear-birna")
    t.jarl(1, "bernhard")
    attack(t, "dwarf-nabbi")
    t.point(0, 1, "bear-birna")
    t.stop(0)
    arming(t, 1, "bear-bessi")
    assert beyond_print(t, 1, "bear-bessi") == 1


# V11.3 Hold back


def test_v11_3_hold_keeps_an_activated_enemy_in_the_squad() -> None:
    t = dwarves("bear-arnbjorg bear-kolbein", "dwarf-tinna")
    clash(t, "bear-arnbjorg bear-kolbein", "dwarf-tinna")
    assert t.waits() == ("hold", 1) and t.s.captured[0] == [1], "the shield comes first (V4.14)"
    assert game.legal(t.s, 1) == [cm.ChooseWarrior(0), cm.ChooseWarrior(1)]
    t.point(1, 0, "bear-arnbjorg")
    assert t.squad_of(0) == ["bear-arnbjorg"] and t.valhalla_of(0) == ["bear-kolbein"]


def test_v11_3_hold_in_attack_against_a_defender_who_would_send() -> None:
    t = dwarves("dwarf-tinna", "bear-bessi bear-birna")
    clash(t, "dwarf-tinna", "bear-bessi bear-birna")
    assert t.waits() == ("hold", 0)
    t.point(0, 1, "bear-bessi")
    assert t.waits() == ("choose rising", 1)
    refusal = t.refuses(1, cm.SendToValhalla((0,)))
    assert (refusal.rule, refusal.key) == ("V11.3", "is_held_back")
    t.send(1, "bear-birna")
    assert t.squad_of(1) == ["bear-bessi"]


def test_v11_3_hold_an_idle_enemy_is_no_choice() -> None:
    t = dwarves("bear-hallgerd bear-kolbein", "dwarf-tinna")
    clash(t, "bear-hallgerd", "dwarf-tinna")
    assert t.refuses(1, cm.ChooseWarrior(1)).key == "not_offered"
    t.point(1, 0, "bear-hallgerd")
    assert t.valhalla_of(0) == []


def test_v11_3_hold_not_asked_when_the_enemy_sends_nobody() -> None:
    """A loser sends nobody (V4.13)."""
    t = dwarves("dwarf-tinna bear-hallgerd", "wolf-ylva")
    clash(t, "dwarf-tinna bear-hallgerd", "wolf-ylva")
    assert t.step() == "keep"


def test_v11_3_hold_an_idle_dwarf_holds_nobody() -> None:
    t = dwarves("bear-hallgerd", "dwarf-tinna")
    clash(t, "bear-hallgerd")
    assert t.valhalla_of(0) == ["bear-hallgerd"]


def test_v11_3_hold_two_dwarves_hold_two() -> None:
    t = dwarves("bear-arnbjorg bear-kolbein wolf-geir", "dwarf-tinna dwarf-lit")
    clash(t, "bear-arnbjorg bear-kolbein", "dwarf-tinna dwarf-lit")
    t.point(1, 0, "bear-arnbjorg")
    assert t.waits() == ("hold", 1) and game.legal(t.s, 1) == [cm.ChooseWarrior(1)]
    t.point(1, 0, "bear-kolbein")
    assert t.valhalla_of(0) == [] and t.step() == "keep"


def test_v11_3_hold_more_dwarves_than_enemies_ask_once_each() -> None:
    t = dwarves("bear-arnbjorg", "dwarf-tinna dwarf-lit")
    clash(t, "bear-arnbjorg", "dwarf-tinna dwarf-lit")
    t.point(1, 0, "bear-arnbjorg")
    assert t.step() == "keep"


def test_v11_3_hold_both_sides_the_attackers_first() -> None:
    """A loser may send by Loki's card, if the difference is not above it."""
    t = dwarves("bear-hallgerd dwarf-tinna", "dwarf-lit bear-bessi", more=("loki",))
    clash(t, "bear-hallgerd dwarf-tinna", "dwarf-lit bear-bessi")
    assert t.waits() == ("hold", 0)
    t.point(0, 1, "bear-bessi")
    assert t.waits() == ("hold", 1)
    t = dwarves("bear-arnbjorg dwarf-tinna", "dwarf-lit bear-bessi", more=("loki",))
    clash(t, "bear-arnbjorg dwarf-tinna", "dwarf-lit bear-bessi")
    assert t.waits() == ("hold", 1), "10 to 5: Loki sends nobody"


def test_v11_3_hold_also_against_lokis_sending() -> None:
    t = dwarves("bear-hallgerd dwarf-tinna", "bear-bessi wolf-geir", more=("loki",))
    clash(t, "bear-hallgerd dwarf-tinna", "bear-bessi wolf-geir")
    assert t.waits() == ("hold", 0)
    t.point(0, 1, "bear-bessi")
    assert t.waits() == ("loki", 1)
    t.row(1, 0)
    assert t.valhalla_of(1) == ["wolf-geir"] and t.squad_of(1) == ["bear-bessi"]


def test_v11_3_hold_a_held_warrior_is_no_choice_of_send_one() -> None:
    t = dwarves("bear-gudveig dwarf-tinna", "bear-bessi wolf-geir", more=("loki",))
    clash(t, "bear-gudveig dwarf-tinna", "bear-bessi wolf-geir")
    t.point(0, 1, "bear-bessi")
    assert [c.slot for c in game.legal(t.s, 1) if isinstance(c, cm.TakeRow)] == [1]


def test_v11_3_hold_also_against_agnars_sending() -> None:
    t = dwarves("wolf-ylva wolf-geir", "dwarf-tinna bear-bessi")
    t.jarl(0, "agnar")
    clash(t, "wolf-ylva wolf-geir", "dwarf-tinna bear-bessi")
    t.point(1, 0, "wolf-ylva")
    t.send(1)
    assert [c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.UseAbility)] == [1]


def test_v11_3_hold_ottar_may_not_send_whom_a_dwarf_holds() -> None:
    t = dwarves("bear-arnbjorg bear-kolbein", "dwarf-tinna")
    t.jarl(0, "ottar")
    clash(t, "bear-arnbjorg bear-kolbein", "dwarf-tinna")
    t.point(1, 0, "bear-arnbjorg")
    assert len(game.legal(t.s, 0)) == 2
    t.send(0, "bear-kolbein")
    assert AbilityUsed(0, False) not in t.log, "he kept nobody himself"


def test_v11_3_hold_also_against_the_roads_sending() -> None:
    t = dwarves("wolf-ylva wolf-geir", "dwarf-tinna bear-bessi", more=("valkyries",))
    t.give(1, ROAD)
    charge(t, "wolf-ylva wolf-geir")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    arming(t, 1, "dwarf-tinna bear-bessi")
    t.stop(1)
    assert t.waits() == ("hold", 1)
    t.point(1, 0, "wolf-ylva")
    t.send(1)
    assert t.squad_of(0) == ["wolf-ylva", "wolf-geir"] and t.valhalla_of(0) == []


def test_v11_3_hold_by_a_dwarf_who_took_the_road_holds_nobody() -> None:
    """V17.3: the ability goes with it."""
    t = dwarves("dwarf-tinna wolf-ylva", "bear-bessi", more=("valkyries",))
    t.give(1, ROAD)
    t.attack(0, 1)
    t.skip("before")
    t.dice(0, "sword sword")
    t.arm(0, "dwarf-tinna")
    t.arm(0, "wolf-ylva")
    t.stop(0)
    t.play(1, ROAD)
    t.point(0, 0, "dwarf-tinna")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    assert t.waits() == ("choose rising", 1)


# V11.3 Disarm


@pytest.mark.parametrize("defends", [False, True])
def test_v11_3_disarm_the_opponent_discards_a_tactic_of_own_choice(defends: bool) -> None:
    mine, theirs = (1, 0) if defends else (0, 1)
    t = dwarves("wolf-ylva dwarf-jari", "bear-bessi dwarf-nidi")
    t.give(theirs, FURY, SWAP, "bear-birna")
    if defends:
        charge(t, "wolf-ylva")
        arming(t, 1, "dwarf-nidi")
    else:
        attack(t, "dwarf-jari")
    assert t.waits() == ("disarm", theirs)
    assert game.legal(t.s, theirs) == [cm.ChooseCard(card) for card in sorted([t.card(FURY), t.card(SWAP)])]
    assert t.refuses(theirs, cm.ChooseCard(t.card("bear-birna"))).key == "not_offered"
    events = t.choose(theirs, SWAP)
    assert events[0] == TacticDropped(theirs, t.card(SWAP))
    assert t.discard() == [SWAP] and t.waits() == ("fight", mine)


def test_v11_3_disarm_or_shows_a_hand_without_one() -> None:
    t = dwarves("dwarf-jari", "bear-bessi", "wolf-ylva")
    t.give(1, "bear-birna", "wolf-geir")
    events = attack(t, "dwarf-jari").log
    shown = tuple(sorted((t.card("bear-birna"), t.card("wolf-geir"))))
    assert ev.HandShown(1, shown, "V11.3") in events and t.waits() == ("fight", 0)
    assert game.view(t.s, 2).hands[1] == list(shown)


def test_v11_3_disarm_an_empty_hand_is_nothing() -> None:
    t = attack(dwarves("dwarf-jari", "bear-bessi"), "dwarf-jari")
    assert t.waits() == ("fight", 0) and not any(isinstance(e, ev.HandShown) for e in t.log)


def test_v11_3_disarm_is_asked_with_a_single_tactic_too() -> None:
    t = dwarves("dwarf-jari", "bear-bessi")
    t.give(1, FURY)
    attack(t, "dwarf-jari")
    assert game.legal(t.s, 1) == [cm.ChooseCard(t.card(FURY))]


def test_v11_3_disarm_each_dwarf_by_itself() -> None:
    t = dwarves("dwarf-jari dwarf-vitr", "bear-bessi")
    t.give(1, FURY, SWAP)
    t.attack(0, 1)
    t.skip("before")
    t.dice(0, "axe sword")
    for dwarf in ("dwarf-jari", "dwarf-vitr"):
        t.arm(0, dwarf)
        t.choose(1, t.hand(1)[0])
    assert t.hand(1) == []


def test_v17_3_disarm_takes_supplies_roads_calls_and_missions_but_no_wrath() -> None:
    t = dwarves("dwarf-jari", "bear-bessi", more=("valkyries", "tyr"))
    tactics = ["supply-bow-off-the-wall", ROAD, CALL, CRY, "mission-three-abreast"]
    t.give(1, *tactics, "wrath-cold-verdict", "bear-birna")
    attack(t, "dwarf-jari")
    assert set(t.ids([c.card for c in game.legal(t.s, 1) if isinstance(c, cm.ChooseCard)])) == set(tactics)


# V11.3 Spite


@pytest.mark.parametrize("defends", [False, True])
def test_v11_3_spite_a_hand_card_face_down_is_3_strength(defends: bool) -> None:
    t = dwarves("dwarf-loni wolf-ylva", "dwarf-eisa")
    seat, dwarf = (1, "dwarf-eisa") if defends else (0, "dwarf-loni")
    t.give(seat, "bear-birna", FURY)
    if defends:
        charge(t, "wolf-ylva")
        arming(t, 1, dwarf)
    else:
        attack(t, dwarf)
    assert t.waits() == ("spite", seat)
    t.choose(seat, "bear-birna")
    assert beyond_print(t, seat, dwarf) == 3 and t.hand(seat) == [FURY]
    assert ("V11.3", t.card(dwarf), 3) in parts(t.s, t.side(seat))


def test_v11_3_spite_may_be_left() -> None:
    t = dwarves("dwarf-loni", "bear-bessi")
    t.give(0, FURY)
    attack(t, "dwarf-loni")
    t.do(0, cm.Pass())
    assert beyond_print(t, 0, "dwarf-loni") == 0 and t.waits() == ("fight", 0)


def test_v11_3_spite_is_not_asked_with_an_empty_hand() -> None:
    assert attack(dwarves("dwarf-loni", "bear-bessi"), "dwarf-loni").waits() == ("fight", 0)


def test_v11_3_spite_once_for_each_dwarf() -> None:
    t = dwarves("dwarf-loni dwarf-sota", "bear-bessi")
    t.give(0, FURY, "bear-birna", "wolf-geir")
    t.attack(0, 1)
    t.skip("before")
    t.dice(0, "shield spear")
    for dwarf in ("dwarf-loni", "dwarf-sota"):
        t.arm(0, dwarf)
        t.choose(0, t.hand(0)[0])
        assert t.waits() == ("fight", 0)
    assert beyond_print(t, 0, "dwarf-loni", "dwarf-sota") == 6 and len(t.hand(0)) == 1


def test_v11_3_spite_the_card_is_discarded_after_the_battle() -> None:
    t = dwarves("dwarf-loni", "bear-bessi")
    t.give(0, "bear-birna")
    attack(t, "dwarf-loni")
    t.choose(0, "bear-birna")
    t.stop(0)
    assert t.discard() == []
    t.stop(1)
    assert t.discard() == ["bear-birna"] and t.s.known[t.card("bear-birna")] == t.s.table.everyone


def test_v11_3_spite_the_card_is_hidden_and_others_lose_what_they_knew_of_the_hand() -> None:
    t = dwarves("dwarf-loni", "bear-bessi", "wolf-ylva")
    t.give(0, "bear-birna", FURY)
    for card in ("bear-birna", FURY):
        t.s.known[t.card(card)] = t.s.table.everyone
    attack(t, "dwarf-loni")
    t.choose(0, "bear-birna")
    for seat in (1, 2, None):
        seen = game.view(t.s, seat)
        assert seen.battle is not None and seen.battle.attack.spite == ((0, UNKNOWN),)
        assert seen.hands[0] == [UNKNOWN]
    mine = game.view(t.s, 0)
    assert mine.battle is not None and mine.battle.attack.spite == ((0, t.card("bear-birna")),)


def test_v11_3_spite_is_no_tactic_played() -> None:
    t = dwarves("dwarf-loni", "bear-bessi")
    t.jarl(0, "egil")
    t.give(0, FURY)
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    t.skip("before")
    arming(t, 0, "dwarf-loni")
    t.choose(0, FURY)
    assert beyond_print(t, 0, "dwarf-loni") == 3 + 4


def test_v11_3_without_an_opponent_no_dwarf_asks_anything() -> None:
    """V6.4: block, disarm and spite find nobody in Ragnarök."""
    t = dwarves("dwarf-loni dwarf-nabbi dwarf-vitr", "bear-bessi bear-birna")
    t.give(0, FURY)
    t.give(1, SWAP)
    ragnarok(t)
    arming(t, 0, "dwarf-loni dwarf-nabbi dwarf-vitr")
    assert t.waits() == ("fight", 0)
    t.stop(0)
    assert len(t.valhalla_of(0)) == 3


def test_v17_3_spite_already_laid_stays_when_its_dwarf_takes_the_road() -> None:
    t = dwarves("dwarf-loni bear-kolbein", "bear-bessi", more=("valkyries",))
    t.give(0, FURY)
    t.give(1, ROAD)
    t.attack(0, 1)
    t.skip("before")
    t.dice(0, "shield sword")
    t.arm(0, "dwarf-loni")
    t.choose(0, FURY)
    t.arm(0, "bear-kolbein")
    t.stop(0)
    t.play(1, ROAD)
    t.point(0, 0, "dwarf-loni")
    assert beyond_print(t, 0, "bear-kolbein") == 3


# V11.4 Call to arms


def calls(t: Table, seat: int) -> list[cm.Command]:
    return [c for c in game.legal(t.s, seat) if isinstance(c, cm.PlayTactic)]


def test_v11_4_call_to_arms_the_topmost_warrior_of_the_pile_joins() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL)
    t.throw("wolf-geir", "wolf-ylva", FURY)
    t.attack(0, 1)
    assert t.waits() == ("before", 0)
    events = t.call(0, CALL, 1)
    assert WarriorCalled(0, t.card("wolf-ylva"), 1) in events
    assert t.squad_of(0) == ["bear-hallgerd", "wolf-ylva"] and t.discard() == ["wolf-geir", FURY]


def test_v11_4_call_to_arms_in_defence_and_the_attacker_first() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL)
    t.give(1, OTHER_CALL)
    t.throw("wolf-geir", "wolf-ylva")
    t.attack(0, 1)
    t.call(0, CALL, 1)
    assert t.waits() == ("before", 1)
    t.call(1, OTHER_CALL, 3)
    assert t.s.squads[1][3] == t.card("wolf-geir"), "any free slot"


def test_v11_4_call_to_arms_two_cards_call_two() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL, OTHER_CALL)
    t.throw("wolf-geir", "wolf-ylva")
    t.attack(0, 1)
    t.call(0, CALL, 1)
    t.call(0, OTHER_CALL, 2)
    assert t.squad_of(0) == ["bear-hallgerd", "wolf-ylva", "wolf-geir"]


def test_v11_4_call_to_arms_with_a_full_squad_makes_room() -> None:
    t = dwarves("bear-hallgerd bear-thurid bear-kolbein bear-skapti", "bear-bessi")
    t.give(0, CALL)
    t.throw("wolf-geir")
    t.attack(0, 1)
    assert len(calls(t, 0)) == 4
    t.call(0, CALL, 2)
    assert t.s.squads[0][2] == t.card("wolf-geir") and t.discard() == ["bear-kolbein"]


def test_v11_4_call_to_arms_uses_free_slots_first() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL)
    t.throw("wolf-geir")
    t.attack(0, 1)
    refusal = t.refuses(0, cm.PlayTactic(t.card(CALL), slot=0))
    assert (refusal.rule, refusal.key) == ("V4.1", "not_now")
    assert t.refuses(0, cm.PlayTactic(t.card(CALL), slot=4)).key == "not_now"
    assert t.refuses(0, cm.PlayTactic(t.card(CALL))).key == "not_now"


def test_v17_4_call_to_arms_finds_the_warrior_first_then_makes_room() -> None:
    t = dwarves("bear-hallgerd bear-thurid bear-kolbein bear-skapti", "bear-bessi")
    t.give(0, CALL)
    t.throw("wolf-geir")
    t.attack(0, 1)
    t.call(0, CALL, 0)
    assert "bear-hallgerd" in t.discard() and "wolf-geir" in t.squad_of(0)


def test_v17_4_call_to_arms_is_not_offered_without_a_warrior_in_the_pile() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL)
    t.throw(FURY)
    t.attack(0, 1)
    assert t.waits() == ("fight", 0)


def test_v11_4_call_to_arms_is_asked_of_whoever_holds_any_card() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(1, FURY)
    t.throw("wolf-geir")
    t.attack(0, 1)
    assert t.waits() == ("before", 1) and game.legal(t.s, 1) == [cm.Pass()]


def test_v11_4_call_to_arms_waits_for_the_next_battle_once_dice_are_rolled() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL)
    t.attack(0, 1)
    refusal = t.refuses(0, cm.PlayTactic(t.card(CALL)))
    assert (refusal.rule, refusal.key) == ("V11.4", "only_before")


def test_v11_4_call_to_arms_is_a_tactic_played() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.jarl(0, "egil")
    t.give(0, CALL)
    t.throw("wolf-geir")
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    t.call(0, CALL, 1)
    t.skip("before")
    arming(t, 0, "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 2
    t.stop(0)
    t.stop(1)
    assert t.discard() == [CALL]


def test_v6_4_call_to_arms_works_before_ragnarok() -> None:
    t = dwarves("bear-hallgerd", "bear-bessi")
    t.give(0, CALL)
    t.throw("wolf-ylva")
    t.s.left = 0
    t.next_turn(0)
    assert t.waits() == ("before", 0)
    t.call(0, CALL, 1)
    t.skip("before")
    arming(t, 0, "wolf-ylva")
    t.stop(0)
    assert t.valhalla_of(0) == ["wolf-ylva"]


# V11.4 War cries


@pytest.mark.parametrize(
    "squad", ["bear-hallgerd", "bear-hallgerd wolf-ylva", "bear-hallgerd wolf-ylva wolf-geir"]
)
def test_v11_4_war_cry_of_the_squad_is_1_for_each_warrior(squad: str) -> None:
    t = dwarves(squad, "bear-bessi")
    t.give(0, CRY)
    attack(t, "bear-hallgerd")
    t.play(0, CRY)
    assert beyond_print(t, 0, "bear-hallgerd") == len(squad.split())
    assert ("V11.4", t.card(CRY), len(squad.split())) in parts(t.s, t.side(0))


@pytest.mark.parametrize(("warriors", "strength"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_v11_4_war_cry_of_the_blooded_by_activated_warriors(warriors: int, strength: int) -> None:
    names = ["bear-hallgerd", "bear-kolbein", "bear-skapti", "bear-birna", "wolf-runolf"]
    t = dwarves("", "bear-bessi")
    t.jarl(0, "hodr")
    t.squad(0, *names, "wolf-ylva")
    t.give(0, BLOODED)
    attack(t, " ".join(names[:warriors]))
    t.play(0, BLOODED)
    assert beyond_print(t, 0, *names[:warriors]) == strength


def test_v11_4_war_cry_of_the_blooded_may_be_played_before_the_first_is_armed_and_grows() -> None:
    t = dwarves("bear-hallgerd bear-kolbein", "bear-bessi")
    t.give(0, BLOODED)
    t.attack(0, 1)
    t.skip("before")
    t.dice(0, "axe sword")
    t.play(0, BLOODED)
    t.arm(0, "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 1
    t.arm(0, "bear-kolbein")
    assert beyond_print(t, 0, "bear-hallgerd", "bear-kolbein") == 2


def test_v11_4_war_cries_defend_too() -> None:
    t = dwarves("wolf-ylva", "bear-bessi wolf-geir")
    t.give(1, CRY, BLOODED)
    charge(t, "wolf-ylva")
    arming(t, 1, "bear-bessi")
    t.play(1, CRY)
    t.play(1, BLOODED)
    assert beyond_print(t, 1, "bear-bessi") == 2 + 1


# Dwarves among the others


def test_v1_1_dwarves_are_a_clan_for_the_stags_banner() -> None:
    t = attack(dwarves("stag-aldis wolf-ylva dwarf-nabbi", "bear-bessi"), "stag-aldis")
    assert beyond_print(t, 0, "stag-aldis") == 2


def test_v16_2_torunn_counts_dwarves_as_a_clan_but_not_among_the_five() -> None:
    t = dwarves()
    t.jarl(0, "torunn")
    t.valhalla(0, "dwarf-nabbi", "bear-bessi", "wolf-ylva", "boar-galti", "stag-tove")
    bonus = [more(t.s, 0) for more in t.s.table.points]
    assert sum(bonus) == 3, "five clans, but without the giants"
    t.valhalla(0, "giant-klaki")
    assert sum(more(t.s, 0) for more in t.s.table.points) == 4 + 2
