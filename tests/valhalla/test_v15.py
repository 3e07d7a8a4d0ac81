"""V15.3 to V15.8, alone against a monster: its phase, Valhalla, battles in both roles, levels."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.hunt import (
    FURY,
    UNDERDOG,
    Loaded,
    begin,
    draw_turn,
    finish,
    hunt,
    might,
    of,
    prowl,
    rise_none,
    spread,
    strike,
    told,
    valour,
    withstand,
)
from tests.valhalla.table import Table, arming
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import Part, parts, strength
from valhalla.games.valhalla.monsters.events import (
    DeckDiscarded,
    MonsterAttacked,
    MonsterBeaten,
    MonsterCalmed,
    MonsterFought,
    MonsterRolled,
    MonsterSought,
    ShieldLost,
    WarriorsTurnedAway,
)
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER, UNKNOWN

BEAR = "bear-hallgerd"  # strength 3, valour 1
BIG = "bear-thorbrand"  # strength 8, valour 3
PAIR = "bear-kolbein bear-skapti"  # 3 and 1 each


# V15.3 The monster phase


def test_v15_3_the_monster_rolls_after_a_and_b() -> None:
    t = hunt(BEAR)
    t.chance = Loaded("bow bow blank spear shield blank")
    draw_turn(t)
    kinds = [type(event) for event in t.log]
    assert kinds.index(MonsterRolled) > max(i for i, kind in enumerate(kinds) if kind is ev.CardsKept)
    assert kinds[-1] is ev.TurnBegan and kinds.count(MonsterRolled) == 1


def test_v15_3_the_phase_is_skipped_with_an_empty_squad() -> None:
    t = hunt()
    draw_turn(t)
    assert not told(t, MonsterRolled) and t.step() == "phase a"


def test_v15_3_matches_go_on_its_symbols_and_stay() -> None:
    t = hunt(BEAR, weapons=("axe", "sword", "bow"))
    t.chance = Loaded("axe axe blank spear shield blank", "bow bow bow axe axe")
    draw_turn(t)
    assert of(t).dice == spread("axe") and told(t, MonsterRolled)[0].placed == spread("axe")
    draw_turn(t)
    assert of(t).dice == spread("axe bow"), "five dice were left, and one bow is enough"


def test_v15_3_a_symbol_printed_twice_takes_two_dice() -> None:
    t = hunt(BEAR, weapons=("axe", "axe", "bow"))
    t.chance = Loaded("axe axe axe spear shield blank")
    draw_turn(t)
    assert of(t).dice == spread("axe axe")


def test_v15_3_all_covered_it_attacks() -> None:
    t = hunt(BEAR, weapons=("axe", "sword"))
    t.chance = Loaded("axe sword blank spear shield blank", "blank blank blank blank blank blank")
    draw_turn(t)
    assert t.waits() == ("fight", 0) and told(t, MonsterAttacked)[0].seat == 0
    assert told(t, MonsterSought)[0].rule == "V15.3"
    assert of(t).dice == spread("axe sword"), "while it attacks"


@pytest.mark.parametrize("warriors", ["", BEAR])
def test_v15_3_after_its_attack_its_dice_are_cleared(warriors: str) -> None:
    t = hunt(BEAR, strength=2)
    withstand(t, warriors)
    rise_none(t)
    assert of(t).dice == () and told(t, MonsterCalmed)


def test_v15_3_then_the_next_turn_begins() -> None:
    t = hunt(BEAR, strength=2)
    withstand(t, BEAR)
    rise_none(t)
    assert t.waits() == ("phase a", 0) and not told(t, MonsterRolled)


# V15.4 Valhalla


@pytest.mark.parametrize(("points", "cap", "more"), [(0, 8, 0), (4, 8, 4), (8, 8, 8)])
def test_v15_4_points_in_valhalla_add_to_the_strength(points: int, cap: int, more: int) -> None:
    t = hunt(BEAR, cap=cap, valhalla=points)
    begin(t)
    arming(t, 0, BEAR)
    assert strength(t.s, t.side(0)) == 3 + more


def test_v15_4_capped_by_the_active_card() -> None:
    t = hunt(BEAR, at=2, cap=3, then={"cap": 9})
    begin(t)
    arming(t, 0, BEAR)
    t.valhalla(0, "wolf-skuli")  # 4 points, more than ever get there by the rules
    assert strength(t.s, t.side(0)) == 3 + 3


def test_v15_4_in_defence_too_and_it_has_a_line_of_its_own() -> None:
    t = hunt(BEAR, strength=6, valhalla=4)
    prowl(t)
    arming(t, 0, BEAR)
    assert Part("V15.4", UNKNOWN, 4) in parts(t.s, t.side(0))
    assert sum(part.strength for part in parts(t.s, t.side(0))) == strength(t.s, t.side(0)) == 7
    t.stop(0)
    assert told(t, MonsterFought)[0].won


def test_v15_4_after_a_won_attack_each_that_fits_goes_and_the_rest_are_discarded() -> None:
    t = hunt("wolf-ylva wolf-geir bear-birna", strength=1, cap=4, valhalla=1)
    strike(t, "wolf-ylva wolf-geir bear-birna")  # worth 2, 2 and 1: room for 3
    assert t.waits() == ("monster rise", 0)
    t.send(0, "wolf-ylva", "bear-birna")
    assert valour(t) == 4 and t.squad_of(0) == []
    assert t.discard()[-1] == "wolf-geir" and told(t, ev.BattleEnded) and t.step() == "keep"


def test_v15_4_you_choose_the_order_so_every_full_set_may_go() -> None:
    t = hunt("wolf-ylva wolf-geir bear-birna", strength=1, cap=4, valhalla=1)
    strike(t, "wolf-ylva wolf-geir bear-birna")
    wolf, other, bear = (t.slot(0, card) for card in ("wolf-ylva", "wolf-geir", "bear-birna"))
    sets = {command.slots for command in game.legal(t.s, 0) if isinstance(command, cm.SendToValhalla)}
    assert sets == {(wolf, bear), (other, bear)}
    for slots in ((), (bear,), (wolf,), (wolf, other), (wolf, other, bear)):
        assert t.refuses(0, cm.SendToValhalla(slots)).rule == "V15.4"
    t.do(0, cm.SendToValhalla((bear, other)))
    assert valour(t) == 4, "in whatever order they are named"


def test_v15_4_without_room_all_are_discarded() -> None:
    t = hunt(BEAR, strength=1, cap=4, valhalla=4)
    strike(t, BEAR)
    t.send(0)
    assert valour(t) == 4 and t.discard()[-1] == BEAR and told(t, WarriorsTurnedAway)[0].rule == "V15.4"


def test_v15_4_who_was_not_activated_stays() -> None:
    t = hunt(f"{BEAR} bear-birna", strength=1)
    strike(t, BEAR)
    t.send(0, BEAR)
    assert t.squad_of(0) == ["bear-birna"]


def test_v15_4_the_cap_is_that_of_the_card_just_revealed() -> None:
    t = hunt(BIG, strength=1, cap=2, then={"cap": 5}, valhalla=2)
    strike(t, BIG)
    t.send(0, BIG)
    assert valour(t) == 5


def test_v15_4_who_may_go_goes_only_with_room() -> None:
    t = hunt("wolf-ylva bear-birna", strength=20, cap=4, valhalla=3)
    strike(t, "wolf-ylva bear-birna")
    wolf, bear = t.slot(0, "wolf-ylva"), t.slot(0, "bear-birna")
    assert t.refuses(0, cm.SendToValhalla((wolf,))).rule == "V15.4"
    t.do(0, cm.SendToValhalla((bear,)))
    assert valour(t) == 4 and t.squad_of(0) == ["wolf-ylva"], "and is not discarded"


def test_v15_4_without_room_nobody_is_asked() -> None:
    t = hunt(BEAR, strength=20, cap=4, valhalla=4)
    strike(t, BEAR)
    assert t.step() == "keep" and t.squad_of(0) == [BEAR]


# V15.6 Our attack


def test_v15_6_as_much_strength_wins() -> None:
    t = hunt(BEAR, strength=3)
    strike(t, BEAR)
    assert told(t, MonsterFought)[0] == MonsterFought(0, 3, 3, True, "V15.6")


def test_v15_6_less_does_not() -> None:
    t = hunt(BEAR, strength=4)
    strike(t, BEAR)
    fought = told(t, MonsterFought)[0]
    assert not fought.won and of(t).card == 0 and t.s.battle is not None and t.s.battle.winner == MONSTER


def test_v15_6_its_dice_are_cleared_and_the_next_card_is_revealed_before_anybody_goes() -> None:
    t = hunt(BEAR, strength=1, weapons=("axe", "sword"))
    of(t).dice = spread("axe")
    strike(t, BEAR)
    assert of(t).card == 1 and of(t).dice == () and t.step() == "monster rise"
    t.send(0, BEAR)
    kinds = [type(event) for event in t.log]
    assert kinds.index(MonsterBeaten) < kinds.index(ev.WarriorsRose) < kinds.index(ev.BattleEnded)
    assert told(t, ev.WarriorsRose)[0].rule == "V15.6" and not told(t, DeckDiscarded)


def test_v15_6_failing_you_may_send_one_then_2_are_discarded_and_its_dice_stay() -> None:
    t = hunt(PAIR, strength=20, weapons=("axe", "sword"))
    of(t).dice = spread("axe")
    deck = len(t.s.deck)
    strike(t, PAIR)
    one, other = (t.slot(0, card) for card in PAIR.split())
    assert t.waits() == ("monster send", 0)
    assert t.refuses(0, cm.SendToValhalla((one, other))).rule == "V15.4"
    t.do(0, cm.SendToValhalla((other,)))
    assert valour(t) == 1 and of(t).dice == spread("axe") and t.s.own == [4]
    lost = told(t, DeckDiscarded)[0]
    assert len(lost.cards) == 2 and lost.rule == "V15.8" and t.s.discard == list(lost.cards)
    assert len(t.s.deck) == deck - 4, "and phase B has drawn two"
    assert told(t, ev.WarriorsRose)[0].rule == "V15.6"


def test_v15_6_or_nobody() -> None:
    t = hunt(BEAR, strength=20)
    strike(t, BEAR)
    t.send(0)
    assert t.squad_of(0) == [BEAR] and valour(t) == 0


def test_v15_6_the_monster_is_the_only_target() -> None:
    t = hunt(BEAR, BEAR.replace("hallgerd", "thurid"), players=2)
    assert [c for c in game.legal(t.s, 0) if isinstance(c, cm.Attack)] == [cm.Attack(MONSTER)]
    assert t.refuses(0, cm.Attack(1)).key == "no_such_opponent"
    assert Table(2).refuses(0, cm.Attack(MONSTER)).key in ("no_such_opponent", "no_warriors")


def test_v15_6_nobody_attacks_without_a_warrior() -> None:
    t = hunt()
    assert t.refuses(0, cm.Attack(MONSTER)).key == "no_warriors"


def test_v15_6_played_tactics_are_discarded_and_extra_dice_go_back() -> None:
    t = hunt(BEAR, strength=20)
    t.give(0, FURY)
    begin(t)
    t.play(0, FURY)
    finish(t, BEAR)
    rise_none(t)
    assert FURY in t.discard() and t.s.battle is None and t.s.pool == 3


# V15.7 Its attack


@pytest.mark.parametrize(("against", "won"), [(2, True), (3, False), (4, False)])
def test_v15_7_you_must_exceed_its_strength(against: int, won: bool) -> None:
    t = hunt(BEAR, strength=against)
    withstand(t, BEAR)
    assert told(t, MonsterFought)[0] == MonsterFought(0, 3, against, won, "V15.7")


def test_v15_7_win_send_any_activated_and_its_card_stays() -> None:
    t = hunt(f"{PAIR} bear-birna", strength=5)
    withstand(t, PAIR)
    slots = tuple(t.slot(0, card) for card in PAIR.split())
    sets = {command.slots for command in game.legal(t.s, 0) if isinstance(command, cm.SendToValhalla)}
    assert sets == {(), slots[:1], slots[1:], slots}
    t.do(0, cm.SendToValhalla(slots))
    assert valour(t) == 2 and of(t).card == 0 and t.s.own == [4] and t.squad_of(0) == ["bear-birna"]
    assert not told(t, DeckDiscarded) and told(t, ev.WarriorsRose)[0].rule == "V15.7"


def test_v15_7_sent_as_far_as_there_is_room() -> None:
    t = hunt(PAIR, strength=5, cap=4, valhalla=3)
    withstand(t, PAIR)
    slots = tuple(t.slot(0, card) for card in PAIR.split())
    assert t.refuses(0, cm.SendToValhalla(slots)).rule == "V15.4"
    t.do(0, cm.SendToValhalla(slots[:1]))
    assert valour(t) == 4


def test_v15_7_lose_send_one_lose_a_shield_discard_2() -> None:
    t = hunt(PAIR, strength=20)
    withstand(t, PAIR)
    slots = tuple(t.slot(0, card) for card in PAIR.split())
    assert t.s.own == [4] and t.refuses(0, cm.SendToValhalla(slots)).rule == "V15.4"
    t.do(0, cm.SendToValhalla(slots[1:]))
    assert valour(t) == 1 and t.s.own == [3] and of(t).spoils == [1]
    assert len(told(t, DeckDiscarded)[0].cards) == 2
    kinds = [type(event) for event in t.log]
    assert kinds.index(ev.WarriorsRose) < kinds.index(ShieldLost) < kinds.index(DeckDiscarded)


def test_v15_7_its_attack_is_no_action_of_ours() -> None:
    t = hunt(BEAR, strength=20)
    withstand(t, BEAR)
    rise_none(t)
    assert t.waits() == ("phase a", 0) and not t.s.attacked


# V15.8 Levels


@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 4), (3, 6)])
@pytest.mark.parametrize("fight", [strike, withstand])
def test_v15_8_so_many_cards_after_a_lost_battle(fight: Any, level: int, cards: int) -> None:
    t = hunt(BEAR, strength=20, level=level)
    fight(t, BEAR)
    rise_none(t)
    assert [len(event.cards) for event in told(t, DeckDiscarded)] == [cards]
    assert [event.rule for event in told(t, DeckDiscarded)] == ["V15.8"]


@pytest.mark.parametrize("level", [1, 3])
def test_v15_8_none_after_a_won_one(level: int) -> None:
    t = hunt(PAIR, strength=3, level=level)
    withstand(t, PAIR)
    rise_none(t)
    strike(t, PAIR)
    assert not told(t, DeckDiscarded)


def test_v15_6_every_card_has_its_own_strength_clans_and_warriors() -> None:
    t = hunt("boar-yngvild bear-kolbein", strength=3, clans=("bear",), warriors=2,
             then={"strength": 9, "clans": ("wolf",), "warriors": 3})  # fmt: skip
    t.give(0, UNDERDOG)
    strike(t, "bear-kolbein")
    t.send(0, "bear-kolbein")
    t.to_turn_of(0)
    t.squad(0, "bear-birna")
    begin(t)
    t.play(0, UNDERDOG)  # two against three
    finish(t, "boar-yngvild bear-birna")  # the boar is a rival of wolves
    assert told(t, MonsterFought)[1] == MonsterFought(0, 2 + 3 + 3 + 3 + 1, 9, True, "V15.6")


# The state


def test_v15_the_strength_told_is_that_of_the_card() -> None:
    t = hunt(BEAR, at=1, strength=7)
    assert might(t) == 7
    strike(t, BEAR)
    assert told(t, MonsterFought)[0].against == 7


def test_v15_the_state_is_cloned_compared_and_told() -> None:
    t = hunt(BEAR)
    twin: State = t.s.clone()
    assert twin == t.s
    assert twin.monster is not None
    for field, value in (("card", 1), ("dice", (0,)), ("last", True), ("scars", [1]), ("spoils", [1])):
        twin = t.s.clone()
        setattr(twin.monster, field, value)
        assert twin != t.s and game.state_hash(twin) != game.state_hash(t.s), field
    assert game.describe(t.s)["monster"]["cards"][0] == "fenrir-whelp"
