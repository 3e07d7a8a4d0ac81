"""V6: how the game ends, and Ragnarök."""

from __future__ import annotations

from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, WEAPONS


def beat(t: Table, attacker: int, defender: int) -> None:
    """The attacker wins a battle: one warrior armed, nobody in defence."""
    t.squad(attacker, t.any("bear", symbols=1))
    t.squad(defender, t.any("wolf"))
    fight(t, attacker, defender)


def fight(t: Table, attacker: int, defender: int) -> None:
    hero = t.squad_of(attacker)[0]
    t.attack(attacker, defender)
    t.dice(attacker, f"{weapon(t, hero)} blank blank blank blank blank")
    t.arm(attacker, hero)
    t.stop(attacker)
    t.dice(defender, "blank blank blank blank blank blank")
    t.stop(defender)


def weapon(t: Table, warrior: str) -> str:
    """The first weapon a warrior needs."""
    need = t.s.table.need[t.card(warrior)]
    assert need is not None
    return WEAPONS[need.ways[0][0]]


def finish_turn(t: Table) -> None:
    """Draw in phase A and keep the first card each time."""
    seat = t.s.active
    if t.step() == "phase a":
        if t.s.warriors(seat):
            t.do(seat, cm.DrawCards())
        else:
            warriors = [card for card in t.s.hands[seat] if t.s.table.is_warrior[card]]
            t.do(seat, cm.AddWarriors((warriors[0],), (0,)) if warriors else cm.DrawCards())
    while t.step() == "keep" and t.s.active == seat:
        t.keep_first(seat)


def turns_taken(t: Table) -> list[int]:
    return [event.seat for event in t.log if isinstance(event, ev.TurnBegan)]


def test_v6_1_losing_the_last_own_shield_triggers_the_end() -> None:
    t = Table(3)
    t.capture(2, 1, 3)
    beat(t, 0, 1)
    assert t.last(ev.EndTriggered) == ev.EndTriggered(1)
    assert t.s.own[1] == 0 and t.s.cause == 1


def test_v6_1_losing_another_shield_does_not() -> None:
    t = Table(3)
    t.capture(2, 1, 2)
    beat(t, 0, 1)
    assert t.s.own[1] == 1 and t.s.left == NONE


def test_v6_1_the_empty_deck_triggers_the_end() -> None:
    t = Table(2)
    t.squad(0, t.any("bear"))
    t.deck(t.any("wolf"), t.any("boar"))
    t.do(0, cm.DrawCards())
    assert t.last(ev.EndTriggered) == ev.EndTriggered(NONE)
    assert t.s.left == 2


def test_v6_1_one_card_left_in_the_deck_does_not() -> None:
    t = Table(2)
    t.squad(0, t.any("bear"))
    t.deck(t.any("wolf"), t.any("boar"), t.any("stag"))
    t.do(0, cm.DrawCards())
    assert t.s.left == NONE


def test_v6_1_the_end_once_triggered_stays_triggered() -> None:
    t = Table(2)
    t.squad(0, t.any("bear", symbols=1))
    t.squad(1, t.any("wolf"))
    t.capture(0, 1, 3)
    t.deck(t.any("boar"), t.any("stag"))
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    t.do(1, cm.DrawCards())
    fight(t, 0, 1)
    assert t.s.own[1] == 0
    assert [event for event in t.log if isinstance(event, ev.EndTriggered)] == [ev.EndTriggered(NONE)]


def test_v6_2_the_active_player_finishes_the_turn_then_all_take_one_more() -> None:
    t = Table(3)
    t.capture(2, 1, 3)
    beat(t, 0, 1)
    assert t.step() == "keep", "phase B of the turn that triggered the end is played"
    while t.s.left != 0 or t.step() == "phase a":
        finish_turn(t)
    finish_turn(t)
    assert turns_taken(t) == [1, 2, 0], "everybody once more, who triggered it last"
    assert isinstance(t.last(ev.RagnarokBegan), ev.RagnarokBegan)


def test_v6_3_a_player_without_shields_still_plays_and_cannot_be_attacked() -> None:
    t = Table(3)
    t.capture(2, 1, 3)
    beat(t, 0, 1)
    t.keep_first(0)
    assert t.s.active == 1 and t.step() == "phase a"
    t.squad(2, t.any("stag"))
    t.to_turn_of(2)
    assert t.refuses(2, cm.Attack(1)).rule == "V3.5"


def test_v6_3_a_player_without_shields_can_win() -> None:
    t = Table(2)
    t.capture(1, 0, 4)
    for _ in range(4):
        t.valhalla(0, t.any("wolf", symbols=3))
    end_the_game(t)
    assert t.s.winners == (0,), "16 valour against four captured shields"


def to_ragnarok(t: Table) -> None:
    """The last turn is over: Ragnarök begins left of the active seat."""
    t.s.left = 0
    t.s.agenda = t.s.agenda[:2]
    t.log += game.decide(t.s, NONE, cm.Begin(), t.chance.at(500))


def end_the_game(t: Table) -> None:
    """Through Ragnarök without arming anybody."""
    to_ragnarok(t)
    while t.step() == "fight":
        t.stop(t.s.active)


def test_v6_4_ragnarok_begins_left_of_the_last_turn_in_turn_order() -> None:
    t = Table(4)
    t.to_turn_of(2)
    end_the_game(t)
    assert [e.seat for e in t.log if isinstance(e, ev.RagnarokFaced)] == [3, 0, 1, 2]


def test_v6_4_activated_warriors_go_to_valhalla_the_rest_is_discarded() -> None:
    t = Table(2)
    armed, idle, held = t.any("bear", symbols=1), t.any("bear", symbols=2), t.any("stag")
    t.squad(1, armed, idle)
    t.give(1, held)
    to_ragnarok(t)
    t.dice(1, f"{weapon(t, armed)} blank blank blank blank blank")
    t.arm(1, armed)
    t.stop(1)
    assert t.valhalla_of(1) == [armed]
    assert t.squad_of(1) == [] and t.hand(1) == []
    assert t.discard() == [idle, held]


def test_v6_4_valhalla_first_then_the_discards() -> None:
    t = Table(2)
    t.squad(1, t.any("bear"))
    to_ragnarok(t)
    t.stop(1)
    kinds = [type(event) for event in t.log]
    assert kinds.index(ev.WarriorsRose) < kinds.index(ev.LeftBehind)


def test_v6_4_no_shield_moves() -> None:
    t = Table(2)
    armed = t.any("giant")
    t.squad(1, armed)
    to_ragnarok(t)
    t.dice(1, "axe axe axe axe axe axe")
    t.arm(1, armed)
    t.stop(1)
    assert t.s.own == [4, 4] and not any(t.s.captured)


def test_v6_4_an_empty_squad_passes_by_itself() -> None:
    t = Table(2)
    t.squad(0, t.any("bear"))
    to_ragnarok(t)
    assert t.waits() == ("fight", 0), "whose turn it is first has nobody to arm"
    assert not any(isinstance(e, ev.DiceRolled) and e.seat == 1 for e in t.log)


def test_v6_4_rerolls_and_tactics_work() -> None:
    t = Table(2)
    t.squad(1, t.any("bear"))
    t.give(1, t.tactic("counterblow"))
    to_ragnarok(t)
    t.do(1, cm.Reroll(0, (1, 2)))
    t.play(1, t.hand(1)[0])
    t.do(1, cm.FreeReroll((0,)))
    assert len(t.side(1).loose) == 5
    tactic = t.side(1).played
    t.stop(1)
    assert t.discard()[-1:] == t.ids(tactic)


def test_v6_4_effects_that_need_an_opponent_find_none() -> None:
    t = Table(2)
    underdog, surround = t.tactic("underdog"), t.tactic("surround")
    t.squad(1, t.any("bear"))
    t.give(1, underdog, surround)
    to_ragnarok(t)
    for card in (underdog, surround):
        refusal = t.refuses(1, cm.PlayTactic(t.card(card)))
        assert refusal.key == "no_opponent"


def test_v6_4_a_giant_chills_nobody() -> None:
    t = Table(2)
    giant = t.any("giant")
    t.squad(1, giant)
    t.squad(0, t.any("bear"))
    to_ragnarok(t)
    t.dice(1, "axe axe axe axe axe axe")
    t.arm(1, giant)
    assert not any(isinstance(event, ev.FrostFell) for event in t.log)
    t.stop(1)
    assert len(t.side(0).loose) == 6


def test_v6_4_jarls_work_and_everyone_counts_as_attacker() -> None:
    t = Table(2)
    t.jarl(1, "beinir")
    t.squad(1, t.any("bear"))
    to_ragnarok(t)
    assert len(t.side(1).loose) == 7, "Beinir's extra die of the attack"


def test_v6_4_own_before_battle_abilities_work() -> None:
    t = Table(2)
    t.jarl(1, "solveig")
    lone, joins = t.any("bear"), t.any("wolf")
    t.squad(1, lone)
    t.give(1, joins)
    to_ragnarok(t)
    assert t.step() == "before"
    t.do(1, cm.UseAbility(False, t.card(joins), 1))
    assert t.squad_of(1) == [lone, joins] and t.step() == "fight"


def test_v6_4_the_dice_of_one_seat_do_not_stay_for_the_next() -> None:
    t = Table(3)
    t.jarl(1, "beinir")
    t.squad(1, t.any("bear"))
    t.squad(2, t.any("wolf"))
    to_ragnarok(t)
    t.stop(1)
    assert t.s.pool == 3 and len(t.side(2).loose) == 6
