"""A battle through the real scene: every gesture, by mouse, keys and gamepad, becomes the right command."""

from __future__ import annotations

import pygame
import pytest

from tests.ai.valhalla.battles import armed, attack, defence, held, last_fight, new_weapons, peace, wager
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.valhalla.battles import board_of, settle, shown
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import APPLY
from valhalla.games.valhalla.battle import strength
from valhalla.ui.games.valhalla.monster.staging import MonsterStaging
from valhalla.ui.table.scene import PlayScene

AXE, SWORD, SPEAR, BOW, SHIELD, BLANK = range(6)


def last(scene: PlayScene) -> object:
    return scene.match.session.log[-1].command


def card(scene: PlayScene, word: str) -> str:
    """The name of a tactic in hand."""
    s = scene.shown
    return next(f"card:{c}" for c in s.hands[0] if (w := s.table.word[c]) and w.effect.word == word)


def warrior(scene: PlayScene, slot: int, seat: int = 0) -> str:
    return f"card:{scene.shown.squads[seat][slot]}"


# Rerolls


def test_dice_are_marked_and_one_is_given_up(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click("die:1")
    robot.click("die:3")
    robot.click("die:5", button=3)
    robot.click("option:reroll")
    assert last(scene) == cm.Reroll(5, (1, 3))


def test_the_button_asks_for_the_price(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click("die:1")
    robot.click("option:reroll")
    assert robot.sees("now the die to give up")
    robot.click("die:4")
    robot.click("option:reroll")
    assert last(scene) == cm.Reroll(4, (1,))


def test_a_die_dropped_into_the_bowl_is_given_up(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.drag("die:5", "bowl")
    robot.click("die:0")
    robot.click("option:reroll")
    assert last(scene) == cm.Reroll(5, (0,))


def test_a_die_is_either_rolled_or_given_up(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click("die:2", button=3)
    robot.click("die:2")
    assert scene.has("die", 2) and not scene.has("price", 2)
    robot.click("die:2", button=3)
    assert scene.has("price", 2) and not scene.has("die", 2)


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_a_reroll_by_every_device(robot: Robot, how: str) -> None:
    scene = shown(robot.app, attack())
    Player(robot, how).perform(scene, cm.Reroll(4, (2, 3)))
    assert isinstance(last(scene), cm.Reroll)
    settle(robot)
    assert len(scene.shown.battle.attack.loose) == 5


def test_a_reroll_that_is_impossible_says_why(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe"))
    robot.click("option:reroll")
    assert isinstance(scene.match.session.log[-1].command, cm.Begin)
    assert "[V4.3]" in robot.app.notices.texts[-1]


# Arming


def test_a_click_on_a_warrior_arms_it(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click(warrior(scene, 2))
    assert last(scene) == cm.Arm(2, (0, 1))


def test_a_warrior_who_lacks_dice_says_why(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click(warrior(scene, 1))
    assert "[V4.4]" in robot.app.notices.texts[-1]
    assert len(scene.match.session.log) == 1


def test_dice_are_dragged_one_by_one(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.drag("die:0", warrior(scene, 2))
    assert board_of(scene).moves.pending(2) == [0]
    assert len(scene.match.session.log) == 1
    robot.drag("die:1", warrior(scene, 2))
    assert last(scene) == cm.Arm(2, (0, 1))


def test_a_die_that_does_not_fit_goes_back(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.drag("die:2", warrior(scene, 2))
    assert board_of(scene).moves.pending(2) == []
    assert len(scene.match.session.log) == 1


def test_die_then_warrior_by_clicks(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click("die:4")
    robot.click(warrior(scene, 3))
    assert board_of(scene).moves.pending(3) == [4]
    robot.click("die:2")
    robot.click(warrior(scene, 3))
    assert isinstance(command := last(scene), cm.Arm)
    assert command.slot == 3 and set(command.dice) >= {4}


def test_arm_best_arms_the_strongest_set(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe axe bow sword sword axe"))
    best = board_of(scene).moves.best
    robot.click("arm_best")
    log = scene.match.session.log
    assert [entry.command for entry in log[1:]] == list(best[0])
    state = scene.match.session.state
    assert strength(state, state.battle.attack) == best[1]
    settle(robot)
    scene.undo()
    assert len(log) == len(best[0])


def test_arm_best_saves_valour_in_ragnarok(robot: Robot) -> None:
    scene = shown(robot.app, last_fight())
    plan, valour = board_of(scene).moves.best
    squad, worth = scene.shown.squads[0], scene.table.valour
    assert valour == sum(worth[squad[arm.slot]] for arm in plan) > 0
    assert robot.sees("The last fight")


@pytest.mark.parametrize("how", ["keys", "pad"])
def test_arming_without_a_mouse(robot: Robot, how: str) -> None:
    scene = shown(robot.app, attack())
    Player(robot, how).perform(scene, cm.Arm(2, (0, 1)))
    assert last(scene) == cm.Arm(2, (0, 1))


# Tactics


def test_the_second_click_plays_a_tactic(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    name = card(scene, "fury")
    robot.click(name)
    assert len(scene.match.session.log) == 1 and scene.has("card", int(name[5:]))
    robot.wait(0.6)
    robot.click(name)
    assert last(scene) == cm.PlayTactic(int(name[5:]))


def test_a_tactic_is_dragged_onto_the_tray(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    name = card(scene, "fury")
    field = robot.widget("field").rect
    robot.drag(name, (field.centerx, field.top + 12))
    assert last(scene) == cm.PlayTactic(int(name[5:]))


def test_a_heroic_attack_asks_for_its_die(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    name = card(scene, "heroic")
    robot.click(name)
    robot.click("die:4")
    assert last(scene) == cm.PlayTactic(int(name[5:]), (4,))


def test_blanks_are_turned_to_the_same_weapon(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe axe blank blank blank bow"))
    name = card(scene, "weapon_swap")
    robot.click(name)
    for part in ("die:3", "face:1", "die:4", "face:1", "confirm"):
        robot.click(part)
    assert last(scene) == cm.PlayTactic(int(name[5:]), (3, 4), (SWORD, SWORD))


def test_a_tactic_that_cannot_be_played_says_why(robot: Robot) -> None:
    scene = shown(robot.app, attack(hand="underdog"))
    robot.click(card(scene, "underdog"))
    assert "[V5.7]" in robot.app.notices.texts[-1]


def test_one_of_the_extra_dice_is_kept(robot: Robot) -> None:
    scene = shown(robot.app, new_weapons())
    robot.click("choice:1")
    assert last(scene) == cm.KeepDie(1)


# Before and after


def test_warriors_are_sent_to_valhalla(robot: Robot) -> None:
    scene = shown(robot.app, held())
    slot = scene.shown.battle.defence.placed[0][0]
    assert robot.sees("Send nobody")
    robot.click(warrior(scene, slot))
    robot.click("confirm")
    assert last(scene) == cm.SendToValhalla((slot,))


def test_a_plank_that_has_just_come_answers_no_click(robot: Robot) -> None:
    """It was meant for another that was there a moment ago, and nobody is kept from Valhalla by that."""
    robot.app.settings.speed = "calm"
    scene = shown(robot.app, held())
    settle(robot)
    before = len(scene.match.session.log)
    robot.click_at(robot.widget("confirm").rect.center)
    assert len(scene.match.session.log) == before
    robot.wait(0.5)
    robot.click_at(robot.widget("confirm").rect.center)
    assert last(scene) == cm.SendToValhalla(())


def test_what_a_pick_brings_answers_at_once(robot: Robot) -> None:
    robot.app.settings.speed = "calm"
    scene = shown(robot.app, held())
    settle(robot)
    robot.wait(0.5)
    robot.click("send_all")
    robot.click("confirm")
    assert isinstance(last(scene), cm.SendToValhalla) and last(scene) != cm.SendToValhalla(())


def test_all_are_marked_at_once(robot: Robot) -> None:
    scene = shown(robot.app, held())
    robot.click("send_all")
    robot.click("confirm")
    placed = scene.match.session.log[-1].command.slots
    assert len(placed) == 2 and isinstance(last(scene), cm.SendToValhalla)


def test_somebody_who_stands_by_names_the_winner(robot: Robot) -> None:
    scene = shown(robot.app, wager())
    robot.click("seat:2")
    assert last(scene) == cm.Begin(), "what a jarl does waits for its button"
    robot.click("option:use_main")
    assert isinstance(command := last(scene), cm.UseAbility) and command.target == 2


def test_others_battles_offer_nothing(robot: Robot) -> None:
    scene = shown(robot.app, attack(), humans=(1,))
    assert scene.asking is None
    robot.click_at(robot.widget("die:0").rect.center)
    assert len(scene.match.session.log) == 1


# What is shown


def test_strengths_and_their_parts_are_to_be_seen(robot: Robot) -> None:
    scene = shown(robot.app, armed())
    side = scene.shown.battle.attack
    name = scene.table.cards[scene.shown.squads[0][side.placed[0][0]]].name.split(" ")[0]
    texts = robot.texts
    assert str(strength(scene.shown, side)) in texts and "?" in texts
    assert any(text.startswith(name) for text in texts) and "+2" in texts


def test_the_phases_follow_the_battle(robot: Robot) -> None:
    from valhalla.ui.games.valhalla.battle.totals import phase  # noqa: PLC0415

    found = [phase(make().s) for make in (wager, attack, defence, held)]
    assert found == ["before", "attack", "defence", "after"]


def at_war(robot: Robot) -> PlayScene:
    """An attack that was declared and rolled before our eyes."""
    scene = shown(robot.app, peace())
    scene.match.submit(0, cm.Attack(1))
    settle(robot)
    return scene


def test_dice_fly_and_land_on_the_faces_of_the_event(robot: Robot) -> None:
    robot.app.settings.speed = "calm"
    scene = at_war(robot)
    board = board_of(scene)
    given_up = board.cups[0].loose[1].value
    robot.click("die:0")
    robot.click("die:1", button=3)
    robot.click("option:reroll")
    robot.step()
    assert board.throws.any_flying(scene.stage.effects) and len(scene.stage.effects) == 1
    settle(robot)
    assert not board.throws.any_flying(scene.stage.effects)
    cup, battle = board.cups[0], scene.shown.battle
    assert battle is not None and [die.value for die in cup.loose] == list(battle.attack.loose)
    rolled = next(e for e in scene.match.session.log[-1].events if isinstance(e, ev.DiceRerolled))
    assert rolled.after[0] in [die.value for die in cup.loose]
    assert [die.value for die in cup.spent] == [given_up]


def test_dice_do_not_fly_where_motion_is_reduced(robot: Robot) -> None:
    robot.app.settings.reduced_motion = True
    scene = at_war(robot)
    Player(robot).perform(scene, cm.Reroll(4, (2, 3)))
    robot.step()
    throws = list(board_of(scene).throws._flying.values())
    assert throws and all(throw.reduced for throw in throws)


def test_a_die_keeps_its_identity_from_roll_to_socket(robot: Robot) -> None:
    robot.app.settings.speed = "instant"
    scene = at_war(robot)
    board = board_of(scene)
    while not board.moves.arms:
        robot.click("die:0")
        robot.click("die:1", button=3)
        robot.click("option:reroll")
        settle(robot)
    arm = board.moves.arms[0]
    dice = [board.cups[0].loose[i] for i in arm.dice]
    scene.submit(arm)
    settle(robot)
    assert sorted(board.cups[0].placed[arm.slot]) == sorted(dice)


def test_armed_dice_lie_in_their_sockets(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click(warrior(scene, 2))
    settle(robot)
    board = board_of(scene)
    cup = board.cups[0]
    assert [die.value for die in cup.placed[2]] == [AXE, AXE]
    keys = {key for key, _value, _attacks, given_up in board.laid if not given_up}
    assert keys == {("die", 0, die.id) for die in cup.placed[2]}
    square = robot.widget(warrior(scene, 2)).rect.inflate(60, 60)
    assert all(square.collidepoint(scene.stage.pose(key).rect.center) for key in keys)  # type: ignore[union-attr]


def test_every_event_has_a_cue() -> None:
    assert set(MonsterStaging.cues) == set(APPLY)


def test_a_whole_battle_by_keys(robot: Robot) -> None:
    """Attack to the end without a mouse: the defence is another's."""
    robot.app.settings.speed = "instant"
    scene = shown(robot.app, attack("axe axe bow sword sword axe"))
    robot.enter("arm_best")
    settle(robot)
    robot.enter("option:end_phase")
    assert last(scene) == cm.EndPhase()
    robot.key(pygame.K_SPACE)
    settle(robot)
    assert scene.asking is None and scene.shown.battle.attack.armed
