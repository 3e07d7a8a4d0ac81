"""V1 Components: clans, dice, the three kinds of cards, what a player has, and what everybody may know."""

from itertools import pairwise

import msgspec
import pytest

from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import Ability, Effect, Jarl, Tactic, Warrior
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.table import fits
from valhalla.games.valhalla.terms import CLANS, FACES, NONE, UNKNOWN
from valhalla.kernel.chance import Chance

EVERYBODY = (None, 0, 1, 2)  # the spectator and three seats


def at_war(players: int = 2, seed: int = 1) -> Table:
    """Two lone bears face each other; Hallgerd of seat 0 needs an axe, Skapti of seat 1 a spear."""
    t = Table(players, seed=seed)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "bear-skapti")
    return t


def finish(t: Table) -> None:
    """The attacker is done, the defender activates nobody."""
    t.stop(0)
    if t.step() == "fight":
        t.stop(1)


# V1.1 Clans


def test_v1_1_five_clans_in_the_base_deck() -> None:
    t = Table(2)
    clans = {card.clan for card in t.s.table.cards if isinstance(card, Warrior)}
    assert clans == {"bear", "wolf", "boar", "stag", "giant"}


def test_v1_1_the_dwarves_are_a_sixth_clan() -> None:
    assert CLANS == ("bear", "wolf", "boar", "stag", "giant", "dwarf")


# V1.2 Dice


def test_v1_2_a_die_has_five_weapons_and_a_blank() -> None:
    assert FACES == ("axe", "sword", "spear", "bow", "shield", "blank")
    thrown = []
    for seed in range(20):
        t = at_war(seed=seed)
        t.attack(0, 1)
        thrown += t.loose(0).split()
    assert set(thrown) == set(FACES)


def test_v1_2_each_side_rolls_six_dice_of_its_own() -> None:
    t = at_war()
    t.attack(0, 1)
    assert len(t.loose(0).split()) == 6 and "+" not in t.loose(0)
    t.dice(0, "axe blank blank blank blank blank")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    assert len(t.loose(1).split()) == 6 and "+" not in t.loose(1)


def test_v1_2_a_blank_never_arms_a_warrior() -> None:
    t = at_war()
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    assert t.refuses(0, cm.Arm(0, (1,))).rule == "V4.4"
    t.do(0, cm.Arm(0, (0,)))


def test_v1_2_a_blank_never_arms_a_giant() -> None:
    t = Table(2)
    t.squad(0, "giant-klaki")  # any two weapons
    t.squad(1, "bear-skapti")
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    assert t.refuses(0, cm.Arm(0, (1, 2))).rule == "V4.4"
    assert t.refuses(0, cm.Arm(0, (0, 1))).rule == "V4.4"
    assert not any(isinstance(command, cm.Arm) for command in game.legal(t.s, 0))


def test_v1_2_three_extra_dice_lie_in_the_pool() -> None:
    assert [Table(players).s.pool for players in (2, 3, 4, 5, 6)] == [3] * 5


# V1.3 Warriors


def test_v1_3_what_a_warrior_card_says() -> None:
    known = cards.by_id()
    assert known["wolf-alrik"] == Warrior(
        "wolf-alrik", known["wolf-alrik"].name, "wolf", 3, 3, weapons=("sword", "spear")
    )
    assert known["giant-gnipa"] == Warrior(
        "giant-gnipa", known["giant-gnipa"].name, "giant", 7, 4, needs="twopairs", ability=Ability("frost")
    )


def test_v1_3_one_to_four_symbols() -> None:
    table = Table(2).s.table
    counts = {table.symbols[i] for i, card in enumerate(table.cards) if isinstance(card, Warrior)}
    assert counts == {1, 2, 3, 4}


def test_v1_3_strength_counts_in_battle_and_valour_in_valhalla() -> None:
    t = at_war()
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    t.arm(0, "bear-hallgerd")  # strength 3, valour 1
    finish(t)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(3, 0, 0, "V4.9")
    assert tally(t.s, 0).valour == 1


# V1.4 Tactics


def test_v1_4_what_a_tactic_card_says() -> None:
    last_arrow = cards.by_id()["heroic-last-arrow"]
    assert last_arrow == Tactic("heroic-last-arrow", last_arrow.name, Effect("heroic", 4, "bow"))


def test_v1_4_a_tactic_lies_open_until_the_battle_is_over() -> None:
    t = at_war()
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    t.play(0, "fury-red-dawn")
    assert t.hand(0) == [] and t.discard() == []
    t.arm(0, "bear-hallgerd")
    finish(t)
    assert t.discard() == ["fury-red-dawn"]


def test_v1_4_a_tactic_is_discarded_even_if_nobody_wins() -> None:
    t = at_war()
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    t.play(0, "fury-red-dawn")
    finish(t)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, NONE, "V4.7")
    assert t.discard() == ["fury-red-dawn"]


def test_v1_4_a_tactic_is_played_once() -> None:
    t = at_war()
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    t.play(0, "fury-red-dawn")
    assert t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn"))).key == "not_in_hand"


def test_v1_4_no_tactic_outside_a_battle() -> None:
    t = at_war()
    t.give(0, "fury-red-dawn")
    assert t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn"))).rule == "V3.2"
    t.do(0, cm.DrawCards())
    assert t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn"))).key == "not_now"


def test_v1_4_no_tactic_without_a_mark_before_the_roll() -> None:
    t = at_war()
    t.jarl(0, "egil")
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    assert t.step() == "before"
    assert t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn"))).rule == "V4.1"


def test_v1_4_no_tactic_in_the_opponents_phase() -> None:
    t = at_war()
    t.give(0, "fury-red-dawn")
    t.give(1, "fury-bitten-rim")
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    assert t.refuses(1, cm.PlayTactic(t.card("fury-bitten-rim"))).key == "not_your_turn"
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    t.play(1, "fury-bitten-rim")
    assert t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn"))).key == "not_your_turn"


def test_v1_4_a_tactic_marked_for_the_attack_is_not_for_the_defence() -> None:
    t = at_war()
    t.jarl(0, "beinir")
    t.jarl(1, "beinir")
    t.give(1, "surround-closing-ring")
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank +bow")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    t.do(1, cm.Pass())  # Beinir keeps the card
    refusal = t.refuses(1, cm.PlayTactic(t.card("surround-closing-ring")))
    assert (refusal.rule, refusal.key) == ("V5.13", "only_attacking")


def test_v1_4_a_warrior_is_no_tactic() -> None:
    t = at_war()
    t.give(0, "wolf-ylva")
    t.attack(0, 1)
    assert t.refuses(0, cm.PlayTactic(t.card("wolf-ylva"))).rule == "V1.4"


# V1.5 Jarls


def test_v1_5_both_lets_the_extra_join_the_main_ability() -> None:
    t = at_war()
    t.jarl(0, "egil")
    t.attack(0, 1)
    t.do(0, cm.UseAbility(extra=False))
    t.dice(0, "axe blank blank blank blank")
    t.arm(0, "bear-hallgerd")
    finish(t)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(3 + 2 + 2, 0, 0, "V4.9")


def test_v1_5_no_extra_ability_without_its_condition() -> None:
    t = at_war()
    t.jarl(0, "egil")
    t.give(0, "heroic-all-or-ashes")
    t.attack(0, 1)
    t.do(0, cm.UseAbility(extra=False))
    t.dice(0, "axe blank blank blank blank")
    t.arm(0, "bear-hallgerd")
    t.play(0, "heroic-all-or-ashes", (0,))  # +3, but Egil's condition was: no tactics
    finish(t)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(3 + 2 + 3, 0, 0, "V4.9")


def test_v1_5_either_means_one_of_the_two_in_a_turn() -> None:
    t = at_war()
    t.jarl(0, "brynjar")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    t.stop(0)
    assert game.legal(t.s, 0) == [cm.Pass(), cm.UseAbility(False), cm.UseAbility(True)]
    t.do(0, cm.UseAbility(extra=False))
    t.refuses(0, cm.UseAbility(extra=True))
    assert [pick.most for option in game.options(t.s, 0) for pick in option.picks] == [2]
    t.keep_first(0)
    assert game.to_act(t.s) == (1,)  # no second phase A


def test_v1_5_the_condition_is_checked() -> None:
    t = at_war()
    t.jarl(0, "brynjar")
    t.capture(1, 0, 1)  # three shields left: one too many
    t.attack(0, 1)
    t.stop(0)
    assert t.refuses(0, cm.UseAbility(extra=True)).rule == "V1.5"
    t.do(0, cm.UseAbility(extra=False))


def test_v1_5_no_main_ability_out_of_its_time() -> None:
    t = at_war()
    t.jarl(0, "brynjar")
    t.capture(1, 0, 2)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert t.step() == "phase b"
    assert t.refuses(0, cm.UseAbility(extra=False)).rule == "V1.5"  # did not attack


def test_v1_5_nobody_uses_anothers_jarl() -> None:
    t = at_war()
    t.jarl(0, "egil")
    t.attack(0, 1)
    assert t.refuses(1, cm.UseAbility(extra=False)).key == "not_your_turn"


def test_v1_5_jarls_marked_3_plus_stay_away_from_two_players() -> None:
    beinir = cards.by_id()["beinir"]
    assert isinstance(beinir, Jarl)
    marked = msgspec.structs.replace(beinir, three_plus=True)
    assert [fits(marked, game.Setup(players)) for players in (2, 3, 4, 5, 6)] == [
        False,
        True,
        True,
        True,
        True,
    ]
    assert not any(jarl.three_plus for jarl in Table(2).s.table.jarls)


def test_v1_5_a_first_game_has_only_starters() -> None:
    beinir = cards.by_id()["beinir"]
    assert isinstance(beinir, Jarl)
    veteran = msgspec.structs.replace(beinir, starter=False)
    assert not fits(veteran, game.Setup(4, variants=("first_game",)))
    assert fits(veteran, game.Setup(4))
    assert all(jarl.starter for jarl in Table(4, variants=("first_game",)).s.table.jarls)


# V1.6 What a player has


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_v1_6_four_slots_four_shields_a_hand_and_a_pile(players: int) -> None:
    s = game.blank(game.Setup(players))
    assert s.squads == [[NONE] * 4] * players
    assert s.own == [4] * players and s.captured == [[]] * players
    assert s.hands == [[]] * players
    assert s.valhalla == [[]] * players


def test_v1_6_each_player_has_things_of_their_own() -> None:
    t = Table(3)
    t.squad(0, "bear-hallgerd")
    t.give(1, "wolf-ylva")
    t.valhalla(2, "stag-tove")
    t.capture(2, 0)
    assert [t.squad_of(seat) for seat in range(3)] == [["bear-hallgerd"], [], []]
    assert [t.hand(seat) for seat in range(3)] == [[], ["wolf-ylva"], []]
    assert [t.valhalla_of(seat) for seat in range(3)] == [[], [], ["stag-tove"]]
    assert t.s.own == [3, 4, 4] and t.s.captured == [[], [], [0]]


# V1.7 Who knows what


def test_v1_7_the_size_of_the_deck_is_public_its_cards_are_not() -> None:
    t = Table(3)
    t.give(1, "wolf-ylva", "fury-red-dawn")
    for seat in EVERYBODY:
        assert game.view(t.s, seat).deck == [UNKNOWN] * (len(t.s.table.cards) - 2)


def test_v1_7_the_discard_pile_is_public_in_its_order() -> None:
    t = at_war(3)
    for seat in (0, 1):
        t.do(seat, cm.DrawCards())
        t.keep_first(seat)
        t.keep_first(seat)
    assert len(t.discard()) == 4
    for watcher in EVERYBODY:
        assert game.view(t.s, watcher).discard == t.s.discard


def test_v1_7_the_discard_pile_only_grows_at_its_end() -> None:
    t = at_war()
    piles = []
    for _ in range(3):
        for seat in (0, 1):
            t.do(seat, cm.DrawCards())
            t.keep_first(seat)
            t.keep_first(seat)
            piles.append(t.discard())
    for earlier, later in pairwise(piles):
        assert later[: len(earlier)] == earlier and len(later) == len(earlier) + 2


def test_v1_7_hands_are_hidden_their_sizes_are_public() -> None:
    t = Table(3)
    t.give(0, "wolf-ylva", "fury-red-dawn", "bear-bessi")
    assert t.ids(game.view(t.s, 0).hands[0]) == t.hand(0)
    for seat in (None, 1, 2):
        assert game.view(t.s, seat).hands[0] == [UNKNOWN] * 3


def test_v1_7_drawn_cards_are_seen_by_who_drew_them() -> None:
    t = at_war(3)
    drawn = t.do(0, cm.DrawCards())[-1]
    assert isinstance(drawn, ev.CardsDrawn)
    assert game.view(t.s, 0).drawn == t.s.drawn and game.seen_by(drawn, 0) == drawn
    for seat in (None, 1, 2):
        assert game.view(t.s, seat).drawn == [UNKNOWN] * 2
        assert game.seen_by(drawn, seat) == ev.CardsDrawn(0, (UNKNOWN, UNKNOWN), "V3.2")


def test_v1_7_of_a_draw_others_see_only_what_is_discarded() -> None:
    t = at_war(3)
    t.do(0, cm.DrawCards())
    kept, other = t.s.drawn
    events = t.do(0, cm.Keep((kept,)))
    assert events[0] == ev.CardsKept(0, (kept,), (other,), "V3.2")
    assert game.seen_by(events[0], 1) == ev.CardsKept(0, (UNKNOWN,), (other,), "V3.2")
    assert game.view(t.s, 1).discard == [other] and game.view(t.s, 1).hands[0] == [UNKNOWN]


def test_v1_7_what_is_in_valhalla_stays_known() -> None:
    t = at_war(3)
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    t.arm(0, "bear-hallgerd")
    finish(t)
    for seat in EVERYBODY:
        assert t.ids(game.view(t.s, seat).valhalla[0]) == ["bear-hallgerd"]


def test_v1_7_the_running_score_can_be_looked_up_by_everybody() -> None:
    t = Table(3)
    t.valhalla(0, "wolf-skuli", "bear-bessi")
    t.capture(0, 1)
    t.give(0, "giant-gnipa")
    scores = [tally(t.s, seat).total for seat in range(3)]
    assert scores == [4 + 1 + 5 * 2, 3 * 2, 4 * 2]
    for seat in EVERYBODY:
        assert [tally(game.view(t.s, seat), owner).total for owner in range(3)] == scores


def test_v1_7_a_hand_once_shown_is_known_while_it_is_held() -> None:
    t = Table(3)
    t.give(0, "fury-red-dawn", "heroic-last-arrow")
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    t.keep_first(0)
    for seat in (None, 1, 2):
        seen = game.view(t.s, seat).hands[0]
        assert seen.count(UNKNOWN) == 2  # kept after the showing
        assert set(t.ids(seen)) == {"fury-red-dawn", "heroic-last-arrow"}


def test_v1_7_what_was_hidden_stays_hidden_after_a_card_is_played() -> None:
    t = at_war(3)
    t.give(0, "fury-red-dawn", "wolf-ylva")
    t.attack(0, 1)
    t.play(0, "fury-red-dawn")
    for seat in (None, 1, 2):
        seen = game.view(t.s, seat)
        assert seen.hands[0] == [UNKNOWN]
        assert seen.battle is not None and t.ids(seen.battle.attack.played) == ["fury-red-dawn"]


def test_v1_7_a_tactic_that_comes_back_to_hand_is_known() -> None:
    t = at_war(3)
    t.jarl(0, "ulfar")
    t.give(0, "fury-red-dawn", "fury-bitten-rim", "wolf-ylva")
    t.attack(0, 1)
    t.play(0, "fury-red-dawn")
    t.play(0, "fury-bitten-rim")
    t.stop(0)
    t.do(0, cm.UseAbility(True, t.card("fury-red-dawn")))
    for seat in (None, 1, 2):
        seen = game.view(t.s, seat).hands[0]
        assert t.ids(seen) == ["fury-red-dawn"] and seen.count(UNKNOWN) == 1


def test_v1_7_worlds_that_fit_a_view_keep_what_the_seat_knows() -> None:
    t = Table(3)
    t.give(0, "fury-red-dawn", "heroic-last-arrow")
    t.give(1, "wolf-ylva", "bear-bessi", "stag-tove")
    t.do(0, cm.DrawCards())  # shows the two tactics
    worlds = [game.determinize(game.view(t.s, 1), Chance(seed)) for seed in range(8)]
    for world in worlds:
        assert t.ids(world.hands[1]) == t.hand(1) and t.ids(world.hands[0]) == t.hand(0)
        assert len(world.drawn) == 2
    assert len({tuple(world.drawn) for world in worlds}) > 1


# V1.8 The card wins


def test_v1_8_hodr_wins_over_the_four_slots() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.squad(0, "bear-hallgerd", "bear-thurid", "bear-bessi", "bear-kolbein")
    t.give(0, "bear-skapti")
    t.do(0, cm.AddWarriors((t.card("bear-skapti"),), (4,)))
    assert len(t.squad_of(0)) == 5 and t.discard() == []


def test_v1_8_brynjar_wins_over_phase_b() -> None:
    t = at_war()
    t.jarl(0, "brynjar")
    t.capture(1, 0, 2)
    t.give(0, "wolf-ylva")
    t.do(0, cm.AddWarriors((t.card("wolf-ylva"),), (1,)))
    t.do(0, cm.UseAbility(extra=True))
    assert t.step() == "phase a" and game.to_act(t.s) == (0,)
    t.attack(0, 1)
    t.stop(0)
    assert game.to_act(t.s) == (1,) and t.hand(0) == []  # never drew


# V1.9 Extra dice


def test_v1_9_an_extra_die_comes_from_the_pool() -> None:
    t = at_war()
    t.jarl(0, "beinir")
    t.attack(0, 1)
    assert len(t.loose(0).split()) == 7 and t.loose(0).count("+") == 1
    assert t.s.pool == 2


def test_v1_9_who_is_entitled_to_more_takes_what_is_left() -> None:
    t = at_war()
    t.jarl(0, "beinir")
    one, two = "new-weapons-smiths-gift", "new-weapons-grandmothers-chest"
    t.give(0, one, two)
    t.attack(0, 1)
    t.play(0, one)
    t.do(0, cm.KeepDie(0))
    assert t.s.pool == 1
    t.play(0, two)  # two dice to choose from, but only one is there
    assert t.s.pool == 0 and t.loose(0).count("+") == 3 and t.step() == "fight"


def test_v1_9_nothing_is_left_in_an_empty_pool() -> None:
    t = at_war()
    t.jarl(0, "beinir")
    t.give(0, "new-weapons-smiths-gift")
    t.attack(0, 1)
    t.dice(0, "axe axe axe +bow +bow +bow")
    assert t.refuses(0, cm.PlayTactic(t.card("new-weapons-smiths-gift"))).rule == "V5.10"


def test_v1_9_no_extra_die_for_the_defender_from_an_empty_pool() -> None:
    t = at_war()
    t.jarl(0, "beinir")
    t.jarl(1, "beinir")
    t.give(1, "wolf-ylva")
    t.attack(0, 1)
    t.dice(0, "axe axe axe +bow +bow +bow")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    assert t.step() == "fight" and t.hand(1) == ["wolf-ylva"] and len(t.loose(1).split()) == 6


def test_v1_9_a_die_returned_to_the_pool_is_there_for_the_defender() -> None:
    t = at_war()
    t.jarl(1, "beinir")
    t.give(1, "wolf-ylva")
    t.attack(0, 1)
    t.dice(0, "axe axe axe +bow +bow +bow")
    t.do(0, cm.Reroll(5, (1,)))
    t.arm(0, "bear-hallgerd", "axe")
    t.stop(0)
    t.do(1, cm.UseAbility(True, t.card("wolf-ylva")))
    assert t.loose(1).count("+") == 1 and t.s.pool == 0


def test_v1_9_a_discarded_extra_die_returns_at_once_and_may_come_out_again() -> None:
    t = at_war()
    t.give(0, "new-weapons-smiths-gift")
    t.attack(0, 1)
    t.dice(0, "axe axe axe +bow +bow +bow")
    t.do(0, cm.Reroll(5, (0,)))
    assert t.s.pool == 1
    t.play(0, "new-weapons-smiths-gift")
    assert t.s.pool == 0 and t.loose(0).count("+") == 3


def test_v1_9_an_own_die_that_is_discarded_does_not_join_the_pool() -> None:
    t = at_war()
    t.jarl(0, "beinir")
    t.attack(0, 1)
    t.do(0, cm.Reroll(0, (1, 2)))
    assert t.s.pool == 2 and len(t.loose(0).split()) == 6


def test_v1_9_a_heroic_attack_may_cost_an_extra_die() -> None:
    t = at_war()
    t.give(0, "heroic-last-arrow")
    t.attack(0, 1)
    t.dice(0, "axe axe axe axe axe axe +bow")
    t.play(0, "heroic-last-arrow", (6,))
    assert t.s.pool == 3 and t.loose(0) == "axe axe axe axe axe axe"


def test_v1_9_every_extra_die_returns_after_the_battle() -> None:
    t = at_war()
    t.attack(0, 1)
    t.dice(0, "blank blank +axe +bow +bow")
    t.arm(0, "bear-hallgerd", "+axe")
    assert t.s.pool == 0
    finish(t)
    assert t.s.battle is None and t.s.pool == 3
