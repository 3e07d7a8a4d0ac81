"""V5, what warriors and tactics of the base deck can do, with the rulings of V17.2 and V17.6."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, armed, beyond_print, war
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import Ability, Warrior
from valhalla.games.valhalla.table import Table as Laid
from valhalla.games.valhalla.terms import EXTRA, NONE, WEAPONS

AXE, SWORD, SPEAR, BOW, SHIELD, BLANK = range(6)

FURY = "fury-red-dawn"
UNDERDOG = "underdog-narrow-bridge"
HEROIC = "heroic-all-or-ashes"
NEW_WEAPONS = "new-weapons-smiths-gift"
COUNTERBLOW = "counterblow-turn-of-the-wrist"
SWAP = "weapon-swap-borrowed-edge"
SURROUND = "surround-closing-ring"


def ways(t: Table, seat: int, card_id: str) -> list[cm.Command]:
    """The listed ways to play a tactic."""
    card = t.card(card_id)
    return [c for c in game.legal(t.s, seat) if isinstance(c, cm.PlayTactic) and c.card == card]


def unplayable(t: Table, seat: int, card_id: str, *dice: int) -> tuple[str, str]:
    """The tactic is not listed and refused; why."""
    assert ways(t, seat, card_id) == []
    refusal = t.refuses(seat, cm.PlayTactic(t.card(card_id), dice))
    return refusal.rule, refusal.key


def ragnarok(t: Table, seat: int = 0) -> Table:
    """The deck is empty, the other seat ends the last turn, *seat* is the first to face Ragnarök."""
    t.deck()
    t.to_turn_of(1 - seat)
    t.s.left = 0
    t.do(1 - seat, cm.DrawCards())
    assert game.to_act(t.s) == (seat,)
    return t


# V5.1 The boar's rival


@pytest.mark.parametrize(
    ("boar", "dice", "foes", "bonus"),
    [
        ("boar-galti", "axe", "bear-bessi", 3),
        ("boar-galti", "axe", "wolf-ylva bear-bessi bear-birna", 3),
        ("boar-galti", "axe", "wolf-ylva", 0),
        ("boar-jofrid", "spear", "wolf-ylva", 3),
        ("boar-flosi", "sword", "stag-tove", 3),
        ("boar-groa", "bow", "giant-klaki", 3),
        ("boar-groa", "bow", "boar-galti", 0),
    ],
)
def test_v5_1_boar_hates_the_printed_clan(boar: str, dice: str, foes: str, bonus: int) -> None:
    t = war(boar, foes)
    armed(t, 0, dice, boar)
    assert beyond_print(t, 0, boar) == bonus


def test_v5_1_own_squad_does_not_rouse_the_boar() -> None:
    t = war("boar-galti bear-bessi", "wolf-ylva")
    armed(t, 0, "axe", "boar-galti")
    assert beyond_print(t, 0, "boar-galti") == 0


def test_v5_1_boar_defends_as_it_attacks() -> None:
    t = war("bear-bessi bear-hallgerd", "boar-galti")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    armed(t, 1, "axe", "boar-galti")
    assert beyond_print(t, 1, "boar-galti") == 3


def test_v5_1_boar_without_arms_adds_nothing() -> None:
    t = war("boar-galti bear-hallgerd", "bear-bessi")
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v5_1_only_the_opponent_counts_not_a_third_squad() -> None:
    t = Table(3)
    for seat, card_id in enumerate(("boar-galti", "wolf-ylva", "bear-bessi")):
        t.squad(seat, card_id)
    t.attack(0, 1)
    armed(t, 0, "axe", "boar-galti")
    assert beyond_print(t, 0, "boar-galti") == 0


def test_v5_1_no_rival_in_ragnarok() -> None:
    t = Table(2)
    t.squad(0, "boar-galti")
    t.squad(1, "bear-bessi")
    ragnarok(t)
    armed(t, 0, "axe", "boar-galti")
    assert beyond_print(t, 0, "boar-galti") == 0


# V5.2 The stag's kin


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("wolf-geir", 0),
        ("bear-bessi", 2),
        ("bear-bessi wolf-geir", 2),
        ("bear-bessi bear-birna", 5),
        ("bear-bessi bear-birna bear-skapti", 5),
    ],
)
def test_v5_2_stag_counts_its_kin(others: str, bonus: int) -> None:
    t = war(f"stag-tove {others}", "wolf-ylva")
    armed(t, 0, "bow", "stag-tove")
    assert beyond_print(t, 0, "stag-tove") == bonus


def test_v5_2_kin_across_the_field_do_not_count() -> None:
    t = war("stag-tove", "bear-bessi bear-birna")
    armed(t, 0, "bow", "stag-tove")
    assert beyond_print(t, 0, "stag-tove") == 0


def test_v5_2_kin_count_activated_or_not_in_defence_too() -> None:
    t = war("wolf-ylva", "stag-tove bear-hallgerd bear-birna")
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe bow", "stag-tove", "bear-hallgerd")
    assert beyond_print(t, 1, "stag-tove", "bear-hallgerd") == 5


def stag_of_stags() -> Table:
    """A table with a stag whose kin are stags, such as no base deck has."""
    t = Table(2)
    kin = Ability("kin", "stag")
    odd = Warrior(id="stag-odd", name="Odd", clan="stag", strength=1, valour=1, weapons=("bow",), ability=kin)
    laid = t.s.table
    t.s = game.blank(t.setup, Laid(t.setup, (*laid.cards, odd), laid.jarls))
    t.s.first = 0
    t.to_turn_of(0)
    return t


@pytest.mark.parametrize(("others", "bonus"), [("", 0), ("stag-trygve", 2), ("stag-trygve stag-tove", 5)])
def test_v5_2_stag_is_not_its_own_kin(others: str, bonus: int) -> None:
    t = stag_of_stags()
    t.squad(0, "stag-odd", *others.split())
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    armed(t, 0, "bow", "stag-odd")
    assert beyond_print(t, 0, "stag-odd") == bonus


# V5.3 The stag's banner


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("bear-bessi", 0),
        ("bear-bessi bear-birna bear-skapti", 0),
        ("stag-trygve stag-tove bear-bessi", 0),
        ("bear-bessi wolf-geir", 2),
        ("bear-bessi bear-birna wolf-geir", 2),
        ("bear-bessi wolf-geir stag-trygve", 2),
        ("bear-bessi wolf-geir boar-galti", 5),
        ("bear-bessi wolf-geir giant-klaki", 5),
    ],
)
def test_v5_3_banner_counts_clans_its_own_among_them(others: str, bonus: int) -> None:
    t = war(f"stag-aldis {others}", "wolf-ylva")
    armed(t, 0, "bow", "stag-aldis")
    assert beyond_print(t, 0, "stag-aldis") == bonus


def test_v5_3_five_clans_are_no_more_than_four() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.squad(0, "stag-aldis", "bear-bessi", "wolf-geir", "boar-galti", "giant-klaki")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    armed(t, 0, "bow", "stag-aldis")
    assert beyond_print(t, 0, "stag-aldis") == 5


def test_v5_3_two_banners_each_count() -> None:
    t = war("stag-aldis stag-trygve bear-bessi wolf-geir", "wolf-ylva")
    armed(t, 0, "bow shield", "stag-aldis", "stag-trygve")
    assert beyond_print(t, 0, "stag-aldis", "stag-trygve") == 4


# V5.4 The frost giants' cold


def test_v5_4_giant_in_attack_costs_the_defender_a_die() -> None:
    t = war("giant-klaki", "wolf-ylva")
    armed(t, 0, "axe bow", "giant-klaki")
    t.stop(0)
    assert len(t.side(1).loose) == 5


def test_v5_4_frost_falls_when_the_giant_is_activated() -> None:
    t = war("bear-hallgerd giant-jokla", "wolf-ylva")
    t.dice(0, "axe bow bow")
    assert ev.FrostFell(1) not in t.arm(0, "bear-hallgerd")
    assert ev.FrostFell(1) in t.arm(0, "giant-jokla")


def test_v5_4_once_a_battle_however_many_giants() -> None:
    t = war("giant-klaki giant-jokla", "wolf-ylva")
    armed(t, 0, "axe axe bow bow", "giant-klaki", "giant-jokla")
    t.stop(0)
    assert t.log.count(ev.FrostFell(1)) == 1
    assert len(t.side(1).loose) == 5


def test_v5_4_giant_without_arms_freezes_nobody() -> None:
    t = war("bear-hallgerd giant-klaki", "wolf-ylva")
    armed(t, 0, "axe bow bow", "bear-hallgerd")
    t.stop(0)
    assert len(t.side(1).loose) == 6


def test_v5_4_giant_in_defence_freezes_nobody() -> None:
    t = war("bear-hallgerd", "giant-klaki")
    armed(t, 0, "axe bow bow", "bear-hallgerd")
    t.stop(0)
    armed(t, 1, "axe bow", "giant-klaki")
    assert not any(type(event) is ev.FrostFell for event in t.log)
    assert t.loose(0) == "bow bow"


def test_v5_4_frost_is_over_with_the_battle() -> None:
    t = war("giant-klaki bear-hallgerd", "wolf-ylva")
    armed(t, 0, "axe bow", "giant-klaki")
    t.stop(0)
    t.stop(1)
    t.keep_first(0)
    t.attack(1, 0)
    assert len(t.side(1).loose) == 6
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert len(t.side(0).loose) == 6


def test_v5_4_frost_takes_an_own_die_not_an_extra_one() -> None:
    t = Table(2)
    t.jarl(1, "beinir")
    t.squad(0, "giant-klaki")
    t.squad(1, "wolf-ylva")
    t.give(1, "wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "axe bow", "giant-klaki")
    t.stop(0)
    t.do(1, cm.UseAbility(True, t.card("wolf-geir")))
    assert (len(t.side(1).loose), t.loose(1).count("+")) == (6, 1)


# V5.5 Bears and wolves


def test_v5_5_bears_and_wolves_have_no_abilities() -> None:
    warriors = [card for card in Table(2).s.table.cards if isinstance(card, Warrior)]
    assert {card.clan for card in warriors if card.ability} == {"boar", "stag", "giant"}
    assert {card.clan for card in warriors if not card.ability} == {"bear", "wolf"}


@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_v5_5_bears_hit_harder_and_wolves_are_worth_more(symbols: int) -> None:
    warriors = [card for card in Table(2).s.table.cards if isinstance(card, Warrior)]
    bears = [card for card in warriors if card.clan == "bear" and len(card.weapons) == symbols]
    wolves = [card for card in warriors if card.clan == "wolf" and len(card.weapons) == symbols]
    assert min(bear.strength for bear in bears) > max(wolf.strength for wolf in wolves)
    assert max(bear.valour for bear in bears) < min(wolf.valour for wolf in wolves)


# V5.6 Fury


def test_v5_6_fury_is_two_strength() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=FURY)
    armed(t, 0, "axe", "bear-hallgerd")
    t.play(0, FURY)
    assert beyond_print(t, 0, "bear-hallgerd") == 2


def test_v5_6_furies_add_up() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=f"{FURY} fury-bitten-rim fury-horn-answers")
    armed(t, 0, "axe", "bear-hallgerd")
    for card_id in t.hand(0):
        t.play(0, card_id)
    assert beyond_print(t, 0, "bear-hallgerd") == 6


def test_v5_6_fury_needs_no_dice_and_takes_none() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=FURY)
    refusal = t.refuses(0, cm.PlayTactic(t.card(FURY), (0,)))
    assert (refusal.rule, refusal.key) == ("V5.6", "tactic_takes_no_dice")
    armed(t, 0, "axe", "bear-hallgerd")
    t.play(0, FURY)
    assert t.hand(0) == []


def test_v5_6_equal_tactics_are_listed_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=f"{FURY} fury-bitten-rim {UNDERDOG}")
    plays = [c for c in game.legal(t.s, 0) if isinstance(c, cm.PlayTactic)]
    assert len(plays) == 1


# V5.7 Fury of the underdog


def test_v5_7_underdog_in_attack() -> None:
    t = war("bear-hallgerd", "wolf-ylva wolf-geir", hand=UNDERDOG)
    armed(t, 0, "axe", "bear-hallgerd")
    t.play(0, UNDERDOG)
    assert beyond_print(t, 0, "bear-hallgerd") == 3


def test_v5_7_underdog_in_defence() -> None:
    t = war("bear-hallgerd bear-bessi", "wolf-ylva")
    t.give(1, UNDERDOG)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    armed(t, 1, "sword", "wolf-ylva")
    t.play(1, UNDERDOG)
    assert beyond_print(t, 1, "wolf-ylva") == 3


@pytest.mark.parametrize("squad", ["bear-hallgerd bear-bessi", "bear-hallgerd bear-bessi bear-birna"])
def test_v5_7_underdog_needs_the_smaller_squad(squad: str) -> None:
    t = war(squad, "wolf-ylva wolf-geir", hand=UNDERDOG)
    assert unplayable(t, 0, UNDERDOG) == ("V5.7", "squad_not_smaller")


def test_v5_7_underdog_in_defence_needs_the_smaller_squad() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(1, UNDERDOG)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert unplayable(t, 1, UNDERDOG) == ("V5.7", "squad_not_smaller")


def test_v5_7_underdog_counts_squads_not_activated_warriors() -> None:
    t = war("bear-hallgerd bear-bessi", "wolf-ylva wolf-geir wolf-svala", hand=UNDERDOG)
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    t.play(0, UNDERDOG)
    assert beyond_print(t, 0, "bear-hallgerd", "bear-bessi") == 3


def test_v5_7_no_opponent_in_ragnarok() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva", "wolf-geir")
    t.give(0, UNDERDOG)
    ragnarok(t)
    assert unplayable(t, 0, UNDERDOG) == ("V5.7", "no_opponent")


# V5.8, V5.9 Heroic attack


def test_v5_8_heroic_attack_costs_any_die() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=HEROIC)
    armed(t, 0, "axe sword blank", "bear-hallgerd")
    t.play(0, HEROIC, (1,))
    assert beyond_print(t, 0, "bear-hallgerd") == 3
    assert t.loose(0) == "sword"


def test_v5_8_heroic_attack_lists_every_kind_of_die_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=HEROIC)
    t.dice(0, "axe axe sword blank blank +axe")
    assert ways(t, 0, HEROIC) == [cm.PlayTactic(t.card(HEROIC), (place,)) for place in (0, 2, 3, 5)]


def test_v5_8_discarded_die_is_gone() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=HEROIC)
    t.dice(0, "axe sword")
    t.play(0, HEROIC, (0,))
    assert t.refuses(0, cm.Arm(0, (0,))).key == "dice_do_not_fit"
    assert t.refuses(0, cm.Reroll(0, (1,))).rule == "V4.3"


@pytest.mark.parametrize("dice", [(), (0, 1), (6,), (-1,)])
def test_v5_8_exactly_one_die_that_is_there(dice: tuple[int, ...]) -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=HEROIC)
    refusal = t.refuses(0, cm.PlayTactic(t.card(HEROIC), dice))
    assert (refusal.rule, refusal.key) == ("V5.8", "no_such_die")


def test_v5_8_extra_die_pays_and_returns_to_the_pool() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=HEROIC)
    t.dice(0, "axe +blank")
    t.play(0, HEROIC, (1,))
    assert (t.loose(0), t.s.pool) == ("axe", 3)


def test_v17_2_heroic_attack_without_an_unplaced_die() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=HEROIC)
    armed(t, 0, "axe axe", "bear-gudveig")
    assert unplayable(t, 0, HEROIC, 0) == ("V5.8", "no_such_die")


@pytest.mark.parametrize(("place", "weapon"), list(enumerate(WEAPONS)))
def test_v5_9_heroic_attack_costs_a_die_of_the_printed_face(place: int, weapon: str) -> None:
    t = war("bear-gudveig", "wolf-ylva")
    heroic = t.tactic("heroic", weapon)
    t.give(0, heroic)
    t.dice(0, "axe sword spear bow shield blank")
    assert ev.BonusGained(0, 4, "V5.9") in t.play(0, heroic, (place,))
    assert weapon not in t.loose(0)
    assert len(t.side(0).loose) == 5


def test_v5_9_other_faces_do_not_pay() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand="heroic-axe-let-fly")
    t.dice(0, "axe sword blank")
    for place in (1, 2):
        refusal = t.refuses(0, cm.PlayTactic(t.card("heroic-axe-let-fly"), (place,)))
        assert (refusal.rule, refusal.key) == ("V5.9", "no_such_die")
    assert ways(t, 0, "heroic-axe-let-fly") == [cm.PlayTactic(t.card("heroic-axe-let-fly"), (0,))]


def test_v5_9_extra_die_of_the_face_pays_and_returns_to_the_pool() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand="heroic-axe-let-fly")
    t.dice(0, "bow +axe +axe")
    t.play(0, "heroic-axe-let-fly", (1,))
    assert (t.loose(0), t.s.pool) == ("bow +axe", 2)


def test_v17_2_heroic_attack_without_a_die_of_that_face() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand="heroic-axe-let-fly")
    armed(t, 0, "axe sword blank", "bear-hallgerd")
    assert unplayable(t, 0, "heroic-axe-let-fly", 0) == ("V5.9", "no_such_die")


# V5.10 New weapons


def test_v5_10_two_extra_dice_one_stays() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=NEW_WEAPONS)
    t.dice(0, "axe")
    t.play(0, NEW_WEAPONS)
    assert t.s.battle is not None
    rolled = t.s.battle.choice
    assert (t.step(), len(rolled), t.s.pool) == ("keep die", 2, 1)
    t.do(0, cm.KeepDie(1))
    assert t.side(0).loose == (AXE, rolled[1])
    assert rolled[1] >= EXTRA
    assert (t.step(), t.s.pool) == ("fight", 2)


def test_v5_10_with_two_dice_in_the_pool_the_other_returns() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=NEW_WEAPONS)
    t.dice(0, "axe +axe")
    t.play(0, NEW_WEAPONS)
    assert (t.step(), t.s.pool) == ("keep die", 0)
    t.do(0, cm.KeepDie(0))
    assert (t.loose(0).count("+"), t.s.pool) == (2, 1)


def test_v17_2_new_weapons_with_one_die_keeps_it() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=NEW_WEAPONS)
    t.dice(0, "axe +axe +axe")
    events = t.play(0, NEW_WEAPONS)
    assert [type(event) for event in events] == [ev.TacticPlayed, ev.ExtraDiceRolled, ev.DieKept]
    assert (t.step(), t.loose(0).count("+"), t.s.pool) == ("fight", 3, 0)


def test_v17_2_new_weapons_with_an_empty_pool_is_not_playable() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=NEW_WEAPONS)
    t.dice(0, "axe +axe +axe +axe")
    assert unplayable(t, 0, NEW_WEAPONS) == ("V5.10", "no_extra_dice")


def test_v5_10_defender_has_only_what_the_attacker_left() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(1, NEW_WEAPONS)
    armed(t, 0, "axe +axe +axe +axe", "bear-hallgerd")
    t.stop(0)
    assert unplayable(t, 1, NEW_WEAPONS) == ("V5.10", "no_extra_dice")


def test_v5_10_die_must_be_chosen_first() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=f"{NEW_WEAPONS} {FURY}")
    t.play(0, NEW_WEAPONS)
    for command in (cm.EndPhase(), cm.PlayTactic(t.card(FURY)), cm.Reroll(0, (1,))):
        refusal = t.refuses(0, command)
        assert (refusal.rule, refusal.key) == ("V5.10", "not_now")
    for die in (2, -1):
        assert t.refuses(0, cm.KeepDie(die)).rule == "V5.10"


def test_v5_10_needs_no_dice_of_ones_own() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=NEW_WEAPONS)
    armed(t, 0, "axe axe", "bear-gudveig")
    t.play(0, NEW_WEAPONS)
    t.do(0, cm.KeepDie(0))
    assert len(t.side(0).loose) == 1


# V5.11 Counterblow, V5.14 Free rerolls


def test_v5_11_two_rerolls_chosen_anew() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    t.dice(0, "axe sword blank blank")
    t.play(0, COUNTERBLOW)
    t.do(0, cm.FreeReroll((2, 3)))
    t.do(0, cm.FreeReroll((0,)))
    assert len(t.side(0).loose) == 4
    refusal = t.refuses(0, cm.FreeReroll((0,)))
    assert (refusal.rule, refusal.key) == ("V5.14", "no_free_reroll")


def test_v5_11_up_to_two_means_one_or_none_will_do() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    t.dice(0, "axe blank")
    t.play(0, COUNTERBLOW)
    t.do(0, cm.FreeReroll((1,)))
    t.stop(0)
    assert t.s.battle is None


def test_v5_11_rerolls_may_wait_until_later_in_the_phase() -> None:
    t = war("bear-hallgerd bear-bessi", "wolf-ylva", hand=COUNTERBLOW)
    t.dice(0, "axe bow blank blank")
    t.play(0, COUNTERBLOW)
    t.arm(0, "bear-hallgerd")
    t.do(0, cm.Reroll(1, (2,)))
    t.do(0, cm.FreeReroll((0, 1)))
    assert len(t.side(0).loose) == 2
    t.do(0, cm.FreeReroll((0,)))
    assert t.side(0).placed == ((0, (AXE,)),)


def test_v5_11_counterblows_add_up() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=f"{COUNTERBLOW} counterblow-up-from-the-mud")
    t.dice(0, "axe blank")
    t.play(0, COUNTERBLOW)
    t.play(0, "counterblow-up-from-the-mud")
    for _ in range(4):
        t.do(0, cm.FreeReroll((1,)))
    assert t.refuses(0, cm.FreeReroll((1,))).key == "no_free_reroll"


def test_v17_7_a_counterblow_without_dice_may_be_played_but_no_seat_need_think_of_it() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=COUNTERBLOW)
    armed(t, 0, "axe axe", "bear-gudveig")
    assert not any(isinstance(c, cm.PlayTactic) for c in game.legal(t.s, 0))
    assert "play_tactic" in [option.kind for option in game.options(t.s, 0)]
    t.play(0, COUNTERBLOW)
    assert t.ids(t.side(0).played) == [COUNTERBLOW]


def test_v5_14_free_reroll_costs_no_die_and_is_no_reroll_of_v4_3() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    t.dice(0, "axe axe bow bow blank blank")
    t.play(0, COUNTERBLOW)
    (event,) = t.do(0, cm.FreeReroll((4, 5)))
    assert isinstance(event, ev.DiceRerolled)
    assert (event.discarded, event.before, event.rule) == (NONE, (BLANK, BLANK), "V5.14")
    assert t.side(0).loose == tuple(sorted((AXE, AXE, BOW, BOW, *event.after)))


def test_v5_14_last_loose_die_may_be_rerolled_for_free() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    t.dice(0, "blank")
    t.play(0, COUNTERBLOW)
    assert t.refuses(0, cm.Reroll(0, (0,))).rule == "V4.3"
    t.do(0, cm.FreeReroll((0,)))
    assert len(t.side(0).loose) == 1


@pytest.mark.parametrize(
    ("dice", "key"),
    [((), "reroll_something"), ((0, 0), "no_such_die"), ((3,), "no_such_die"), ((-1,), "no_such_die")],
)
def test_v5_14_free_reroll_of_unplaced_dice_only(dice: tuple[int, ...], key: str) -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    armed(t, 0, "axe sword bow blank", "bear-hallgerd")
    t.play(0, COUNTERBLOW)
    refusal = t.refuses(0, cm.FreeReroll(dice))
    assert (refusal.rule, refusal.key) == ("V5.14", key)


def test_v5_14_no_free_reroll_without_a_card() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    refusal = t.refuses(0, cm.FreeReroll((0,)))
    assert (refusal.rule, refusal.key) == ("V5.14", "no_free_reroll")


def test_v5_14_attackers_free_rerolls_are_not_the_defenders() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=COUNTERBLOW)
    t.dice(0, "axe blank")
    t.play(0, COUNTERBLOW)
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    assert t.refuses(1, cm.FreeReroll((0,))).key == "no_free_reroll"
    assert t.refuses(0, cm.FreeReroll((0,))).key == "not_your_turn"


# V5.12 Weapon swap


def test_v5_12_all_blanks_each_to_a_face_of_choice() -> None:
    t = war("bear-gudveig bear-birna", "wolf-ylva", hand=SWAP)
    t.dice(0, "axe blank blank")
    t.play(0, SWAP, (1, 2), "axe bow")
    assert t.loose(0) == "axe axe bow"


def test_v5_12_some_of_the_blanks() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=SWAP)
    t.dice(0, "axe blank blank blank")
    t.play(0, SWAP, (2,), "axe")
    assert t.loose(0) == "axe axe blank blank"


def test_v5_12_turned_extra_die_stays_an_extra_die() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=SWAP)
    t.dice(0, "blank +blank +bow")
    t.do(0, cm.PlayTactic(t.card(SWAP), (2, 0), (SHIELD, AXE)))
    assert (t.loose(0), t.s.pool) == ("axe +bow +shield", 1)


def test_v5_12_one_face_for_one_extra_die() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=SWAP)
    t.dice(0, "blank +blank")
    t.play(0, SWAP, (1,), "spear")
    assert t.loose(0) == "blank +spear"


@pytest.mark.parametrize(
    ("dice", "turned", "key"),
    [
        ((), (), "swap_needs_faces"),
        ((1,), (), "swap_needs_faces"),
        ((1,), (AXE, AXE), "swap_needs_faces"),
        ((1, 2), (AXE,), "swap_needs_faces"),
        ((1,), (BLANK,), "swap_needs_faces"),
        ((1,), (EXTRA,), "swap_needs_faces"),
        ((1,), (-1,), "swap_needs_faces"),
        ((0,), (BOW,), "no_blank_dice"),
        ((0, 1), (BOW, BOW), "no_blank_dice"),
        ((1, 1), (BOW, BOW), "no_such_die"),
        ((3,), (BOW,), "no_such_die"),
    ],
)
def test_v5_12_blanks_only_to_weapons_only(dice: tuple[int, ...], turned: tuple[int, ...], key: str) -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=SWAP)
    t.dice(0, "axe blank blank")
    refusal = t.refuses(0, cm.PlayTactic(t.card(SWAP), dice, turned))
    assert (refusal.rule, refusal.key) == ("V5.12", key)


def test_v17_7_a_swap_without_blank_dice_may_be_played_and_turns_nothing() -> None:
    t = war("bear-gudveig", "wolf-ylva", hand=SWAP)
    t.dice(0, "axe sword +bow")
    before = t.side(0).loose
    t.play(0, SWAP)
    assert t.side(0).loose == before and t.ids(t.side(0).played) == [SWAP]


def test_v5_12_swapped_die_may_arm_and_be_rerolled() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=SWAP)
    t.dice(0, "blank blank blank")
    t.play(0, SWAP, (0, 1, 2), "axe axe axe")
    t.arm(0, "bear-hallgerd")
    t.do(0, cm.Reroll(0, (1,)))
    assert len(t.side(0).loose) == 1


# V5.13 Surround the leader (against each jarl: jarls/)


def test_v5_13_only_attacking() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.jarl(1, "brynjar")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(1, SURROUND)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert unplayable(t, 1, SURROUND) == ("V5.13", "only_attacking")


def test_v17_7_surround_may_be_played_where_there_is_no_jarl() -> None:
    t = war("bear-hallgerd", "wolf-ylva", hand=SURROUND)
    assert not any(isinstance(e, ev.LeaderSurrounded) for e in t.play(0, SURROUND))


def test_v17_7_surround_may_be_played_twice_for_nothing() -> None:
    t = Table(2)
    t.jarl(1, "hodr")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, SURROUND, "surround-jarl-stands-alone")
    t.attack(0, 1)
    assert ev.LeaderSurrounded(1) in t.play(0, SURROUND)
    again = t.play(0, "surround-jarl-stands-alone")
    assert not any(isinstance(e, ev.LeaderSurrounded) for e in again)


def test_v5_13_no_opponent_in_ragnarok() -> None:
    t = Table(2)
    t.jarl(1, "hodr")
    t.squad(0, "bear-hallgerd")
    t.give(0, SURROUND)
    ragnarok(t)
    assert unplayable(t, 0, SURROUND) == ("V5.13", "no_opponent")


def test_v5_13_attackers_own_jarl_works_on() -> None:
    t = Table(2)
    t.jarl(0, "egil")
    t.jarl(1, "hodr")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, SURROUND)
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    armed(t, 0, "axe", "bear-hallgerd")
    t.play(0, SURROUND)
    assert beyond_print(t, 0, "bear-hallgerd") == 2


def test_v5_13_gives_no_strength_and_lasts_one_battle() -> None:
    t = Table(2)
    t.jarl(1, "beinir")
    t.squad(0, "bear-hallgerd", "bear-bessi")
    t.squad(1, "wolf-ylva")
    t.give(0, SURROUND)
    t.give(1, "wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.play(0, SURROUND)
    assert beyond_print(t, 0, "bear-hallgerd") == 0
    t.stop(0)
    t.stop(1)
    t.keep_first(0)
    t.to_turn_of(0)
    t.attack(0, 1)
    armed(t, 0, "shield", "bear-bessi")
    t.stop(0)
    assert (t.step(), game.to_act(t.s)) == ("before roll", (1,))


def test_v17_6_surround_comes_after_the_roll() -> None:
    t = Table(2)
    t.jarl(0, "egil")
    t.jarl(1, "hodr")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, SURROUND)
    t.attack(0, 1)
    assert t.refuses(0, cm.PlayTactic(t.card(SURROUND))).rule == "V4.1"
    t.do(0, cm.Pass())
    t.play(0, SURROUND)
    assert t.hand(0) == []


def test_v17_6_what_the_leader_did_before_the_battle_has_happened() -> None:
    t = Table(2)
    t.jarl(1, "egil")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, SURROUND)
    t.attack(0, 1)
    t.do(1, cm.UseAbility())
    t.play(0, SURROUND)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert len(t.side(1).loose) == 5
    armed(t, 1, "sword", "wolf-ylva")
    assert beyond_print(t, 1, "wolf-ylva") == 4
