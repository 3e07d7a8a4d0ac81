"""V18.5 to V18.7: a warrior lent, calls, and who makes the last attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.hunt import FINAL, FURY, PASS, begin, finish, of, over, prowl, told, valour
from tests.valhalla.table import Table, arming
from tests.valhalla.test_v18 import FOUR, ONE, THREE, TWO, party
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.choices import groups
from valhalla.games.valhalla.monsters.events import (
    ArmOffered,
    Called,
    CallLapsed,
    GiantRolled,
    LastAttackCame,
    LastAttackOpen,
    MonsterChallenged,
    WarriorsTurnedAway,
)
from valhalla.games.valhalla.terms import ALLY, CALLS, MONSTER, NONE
from valhalla.kernel.chance import Chance

LEND, TAKE, WAIT = cm.Lend(), cm.Call(CALLS.index("take")), cm.Call(CALLS.index("wait"))
KIN = "stag-gudmund"  # counts bears


def lent(*squads: str, by: tuple[int, ...] = (1,), **more: Any) -> Table:
    """Seat 0 has attacked, and these have agreed to lend."""
    t = party(*squads, **more)
    t.attack(0, MONSTER)
    for seat in game.to_act(t.s):
        t.do(seat, LEND if seat in by else PASS)
    return t


# V18.5 Lending


def test_v18_5_all_others_with_a_warrior_are_asked_at_once_before_the_roll() -> None:
    t = party(ONE, TWO, "", THREE)
    t.attack(0, MONSTER)
    assert t.step() == "lend" and game.to_act(t.s) == (1, 3) and not told(t, ev.DiceRolled)
    assert [(o.kind, o.rule) for o in game.options(t.s, 3)][:2] == [("pass", "V18.5"), ("lend", "V18.5")]
    t.do(3, LEND)
    assert game.to_act(t.s) == (1,) and told(t, ArmOffered) == [ArmOffered(3)]
    assert t.refuses(3, LEND).key == "already_chosen" and t.refuses(0, LEND).rule == "V18.5"
    t.do(1, PASS)
    assert t.waits() == ("fight", 0)


def test_v18_5_before_its_attack_too() -> None:
    t = party(ONE, TWO)
    prowl(t, ask=True)
    assert t.step() == "lend" and game.to_act(t.s) == (1,)


def test_v18_5_nobody_is_asked_without_a_warrior() -> None:
    t = party(ONE, "", "")
    t.attack(0, MONSTER)
    assert t.waits() == ("fight", 0)


def test_v18_5_after_tolls_and_own_effects_before_the_battle() -> None:
    t = party(f"{ONE} {THREE}", TWO, ability="toll_card", jarl="egil")
    t.give(0, FURY)
    t.attack(0, MONSTER)
    assert t.waits() == ("toll card", 0)
    t.choose(0, FURY)
    assert t.waits() == ("before", 0)
    t.do(0, PASS)
    assert t.step() == "lend"


def test_v18_5_a_toll_of_the_last_warrior_asks_nobody() -> None:
    t = party(ONE, TWO, ability="toll_warrior")
    t.attack(0, MONSTER)
    t.point(0, 0, ONE)
    assert of(t).asked == 0 and not told(t, ev.DiceRolled)


def test_v18_5_the_fighter_may_arm_one_warrior_of_those_who_agreed() -> None:
    t = lent(ONE, TWO, THREE, by=(1,))
    assert t.s.fielded(0) == [0, ALLY], "seat 2 has not agreed"
    assert t.s.owner(0, ALLY) == (1, 0)
    arming(t, 0, f"{ONE} {TWO}")
    assert strength(t.s, t.side(0)) == 6


def test_v18_5_one_warrior_of_one_of_them_only() -> None:
    t = lent(ONE, f"{TWO} {FOUR}", THREE, by=(1, 2))
    assert t.s.fielded(0) == [0, ALLY, ALLY + 1, 2 * ALLY]
    arming(t, 0, THREE)
    assert t.s.fielded(0) == [0, 2 * ALLY]
    t.dice(0, "axe axe sword spear bow shield")
    assert t.refuses(0, cm.Arm(ALLY, (0,))).rule == "V4.4"
    assert not [c for c in game.legal(t.s, 0) if isinstance(c, cm.Arm) and c.slot >= ALLY]


def test_v18_5_a_lent_warrior_alone_is_enough() -> None:
    t = lent(ONE, TWO, strength=3)
    finish(t, TWO)
    assert t.step() == "monster rise"


def test_v18_5_its_ability_looks_at_the_fighters_squad() -> None:
    t = lent(ONE, f"{KIN} {TWO} {THREE}")
    arming(t, 0, KIN)
    base = t.s.table.strength[t.card(KIN)]
    assert t.s.table.ability_clan[t.card(KIN)] == t.s.table.clan[t.card(ONE)]
    assert strength(t.s, t.side(0)) == base + 2, "one bear stands there, not three"


def test_v18_5_a_frost_giant_brings_the_fighter_its_die() -> None:
    t = lent(ONE, "giant-jokla")
    arming(t, 0, "giant-jokla")
    assert [e.seat for e in told(t, GiantRolled)] == [0]


def test_v18_5_a_lent_warrior_goes_to_the_common_valhalla() -> None:
    t = lent(ONE, TWO, strength=3)
    finish(t, f"{ONE} {TWO}")
    t.send(0, ONE, TWO)
    rose = told(t, ev.WarriorsRose)
    assert rose[0] == ev.WarriorsRose(1, (0,), (t.card(TWO),), "V18.5")
    assert t.valhalla_of(0) == [TWO, ONE] and not t.squad_of(0) and not t.squad_of(1)


def test_v18_5_or_stays_with_its_owner() -> None:
    t = lent(ONE, TWO, strength=3)
    finish(t, f"{ONE} {TWO}")
    t.send(0, ONE)
    assert t.valhalla_of(0) == [ONE] and t.squad_of(1) == [TWO]


def test_v18_5_it_is_never_discarded_for_want_of_room() -> None:
    t = lent(ONE, TWO, strength=3, cap=1, then={"cap": 1})
    finish(t, f"{ONE} {TWO}")
    found = {c.slots for c in game.legal(t.s, 0) if isinstance(c, cm.SendToValhalla)}
    assert found == {(0,), (ALLY,)}
    t.do(0, cm.SendToValhalla((ALLY,)))
    assert t.squad_of(1) == [] and t.discard() == [ONE] and len(told(t, WarriorsTurnedAway)) == 1


@pytest.mark.parametrize("won", [True, False])
def test_v18_5_after_a_defence_it_may_be_sent(won: bool) -> None:
    t = party(ONE, TWO, strength=5 if won else 20)
    prowl(t, ask=True)
    t.do(1, LEND)
    finish(t, f"{ONE} {TWO}")
    assert t.waits() == ("monster send", 0)
    t.send(0, TWO)
    assert t.valhalla_of(1) == [TWO] and t.squad_of(0) == [ONE] and valour(t) == 1


def test_v18_5_lent_for_one_battle_only() -> None:
    t = lent(ONE, TWO, strength=20)
    t.stop(0)
    t.skip("monster send")
    t.to_turn_of(0)
    t.attack(0, MONSTER)
    assert t.step() == "lend" and t.s.fielded(0) == [0]


def test_v18_5_the_view_law_holds_while_it_is_asked() -> None:
    t = party(ONE, TWO, THREE)
    t.attack(0, MONSTER)
    views = {seat: game.view(t.s, seat) for seat in (0, 1, 2, None)}
    for seat, command in ((2, LEND), (1, PASS)):
        for event in t.do(seat, command):
            for one, seen in views.items():
                game.apply(seen, game.seen_by(event, one))
    assert all(seen == game.view(t.s, one) for one, seen in views.items())


# V18.6 Calls


def test_v18_6_in_any_own_turn() -> None:
    t = party(ONE, TWO)
    offered = [o for o in game.options(t.s, 0) if o.kind == "call"]
    assert offered[0].rule == "V18.6" and offered[0].picks[0].candidates == tuple(range(len(CALLS)))
    assert t.do(0, TAKE) == [Called(0, TAKE.call)] and of(t).calls == [TAKE.call, NONE]
    assert t.waits() == ("phase a", 0), "it costs nothing"
    assert t.refuses(1, TAKE).rule == "V18.6"
    t.do(0, cm.DrawCards())
    t.do(0, WAIT)
    assert of(t).calls[0] == WAIT.call and t.step() == "keep"


def test_v18_6_each_call_once() -> None:
    t = party(ONE, TWO)
    for call in range(len(CALLS)):
        t.do(0, cm.Call(call))
    assert t.refuses(0, TAKE).key == "no_call_now"
    assert not [o for o in game.options(t.s, 0) if o.kind == "call"]


def test_v18_6_before_any_battle_by_everybody_due_or_not() -> None:
    t = party(ONE, TWO, THREE)
    t.give(1, FURY)
    prowl(t, ask=True)
    assert t.waits() == ("step in", 1)
    t.do(0, WAIT)
    t.do(2, TAKE)
    assert t.waits() == ("step in", 1) and of(t).calls == [WAIT.call, NONE, TAKE.call]
    t.do(1, PASS)
    assert t.step() == "lend" and TAKE in game.legal(t.s, 0), "each once more before the battle"


def test_v18_6_not_in_battle() -> None:
    t = party(ONE, TWO)
    begin(t)
    assert t.refuses(0, TAKE).rule == "V18.6" and t.refuses(1, TAKE).rule == "V18.6"


def test_v18_6_it_stands_until_the_own_next_turn() -> None:
    t = party(ONE, TWO)
    t.do(0, TAKE)
    t.next_turn(1)
    assert of(t).calls[0] == TAKE.call and not told(t, CallLapsed)
    t.next_turn(0)
    assert of(t).calls[0] == NONE and told(t, CallLapsed) == [CallLapsed(0)]
    t.do(0, TAKE)


def test_v18_6_everybody_hears_it() -> None:
    t = party(ONE, TWO, THREE)
    t.do(0, TAKE)
    for seat in (0, 1, 2, None):
        seen = game.view(t.s, seat).monster
        assert seen is not None and seen.calls == of(t).calls


def test_v18_6_no_search_looks_at_calls() -> None:
    t = party(ONE, TWO)
    assert any(isinstance(c, cm.Call) for c in game.legal(t.s, 0))
    assert not any(isinstance(c, cm.Call) for group in groups(t.s, 0) for c in group)


def test_v18_6_alone_there_is_nobody_to_call_to() -> None:
    t = party(ONE)
    assert (
        not [c for c in game.legal(t.s, 0) if isinstance(c, cm.Call)]
        and t.refuses(0, TAKE).key == "no_call_now"
    )


# V18.7 The last attack


def running_out(*squads: str, **more: Any) -> Table:
    """Seat 0 has drawn the last cards of the deck."""
    t = party(*squads, at=FINAL, **more)
    t.deck("boar-galti", "boar-jofrid")
    t.do(0, cm.DrawCards())
    return t


def test_v18_7_who_is_to_move_answers_for_all_after_the_draw_in_hand() -> None:
    t = running_out("", ONE, TWO)
    assert told(t, LastAttackOpen) == [LastAttackOpen(0)] and t.waits() == ("keep", 0)
    t.keep_first(0)
    assert t.waits() == ("last choice", 0)
    (option, _call) = game.options(t.s, 0)
    assert (option.kind, option.rule, option.picks[0].candidates) == ("choose_fighter", "V18.7", (1, 2))
    assert t.refuses(0, cm.ChooseFighter(0)).key == "cannot_attack_last"
    assert t.refuses(1, cm.ChooseFighter(1)).key == "not_your_turn"
    t.do(0, cm.ChooseFighter(2))
    assert told(t, LastAttackCame)[0].seat == 2 and told(t, MonsterChallenged)[0].last


def test_v18_7_it_may_be_helped_by_a_lent_warrior() -> None:
    t = running_out(ONE, TWO, strength=6)
    t.keep_first(0)
    t.do(0, cm.ChooseFighter(1))
    t.do(0, LEND)
    finish(t, f"{ONE} {TWO}", 1)
    assert over(t) == ((0, 1), "monster")


def test_v18_7_a_defence_that_empties_the_deck_leaves_it_to_all() -> None:
    t = party(ONE, f"{TWO} {THREE}", at=FINAL, prey="many", strength=20)
    t.deck("boar-galti", "boar-jofrid")
    prowl(t)
    finish(t, "", 1)
    assert t.waits() == ("last choice", 0)


def test_v18_7_the_last_attack_that_fails_loses() -> None:
    t = running_out(ONE, TWO, strength=20)
    t.keep_first(0)
    t.do(0, cm.ChooseFighter(0))
    t.skip("lend")
    finish(t)
    t.skip("monster send")
    assert over(t) == ((), "deck")


def test_a_determinized_view_goes_on_as_the_table_does() -> None:
    """Whoever is asked to lend may be thought for on a world of the asker's."""
    t = party(ONE, TWO, THREE)
    t.attack(0, MONSTER)
    world = game.determinize(game.view(t.s, 1), Chance(7))
    game.decide(world, 1, LEND, Chance(8))
    assert world.monster is not None and world.monster.lenders == 2
