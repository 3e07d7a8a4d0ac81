"""What is dragged is seen under the pointer, and flies from where it was let go."""

from __future__ import annotations

import pytest
from pygame import Rect

from tests.ai.valhalla.battles import attack
from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.valhalla.battles import board_of, settle, shown
from tests.ui.valhalla.test_battle import at_war, last, warrior
from valhalla.ui.games.valhalla.battle import dice
from valhalla.ui.painter import Painter
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import Thing


def take(robot: Robot, name: str, to: tuple[int, int]) -> None:
    """Press on something and move; the button stays down."""
    robot.hover(name)
    robot.press()
    start = robot.widget(name).rect.center
    for part in (0.3, 0.7, 1.0):
        robot.move((round(start[0] + part * (to[0] - start[0])), round(start[1] + part * (to[1] - start[1]))))


def where(scene: PlayScene, name: str) -> tuple[int, int]:
    thing = scene.find(name)
    assert isinstance(thing, Thing)
    return thing.pose().rect.center


def test_a_dragged_die_is_drawn_under_the_pointer(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = shown(robot.app, attack())
    drawn: list[tuple[int, int]] = []
    still = dice.draw_still

    def noted(p: Painter, value: int, attacks: bool, rect: Rect, strength: float = 1.0) -> None:
        drawn.append(rect.center)
        still(p, value, attacks, rect, strength)

    monkeypatch.setattr(dice, "draw_still", noted)
    rest = robot.widget("die:0").rect.center
    take(robot, "die:0", (rest[0], rest[1] - 150))
    drawn.clear()
    robot.app.draw()
    near = [at for at in drawn if abs(at[0] - rest[0]) < 8 and abs(at[1] - (rest[1] - 150)) < 12]
    assert len(near) == 1 and len(drawn) == len(scene.shown.battle.attack.loose)


def test_a_die_let_go_flies_back_into_the_tray(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    rest = robot.widget("die:0").rect.center
    far = rest[0], rest[1] - 150
    take(robot, "die:0", far)
    robot.release()
    assert scene.stage.flying(robot.widget("die:0").key)  # type: ignore[attr-defined]
    assert abs(where(scene, "die:0")[1] - far[1]) < 60, "it jumped back"
    settle(robot)
    assert where(scene, "die:0") == rest
    assert not robot.app.notices.texts, "to put it back needs no reason"


def test_a_drop_on_a_warrior_who_does_not_want_the_die_says_why(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.drag("die:2", warrior(scene, 2))
    assert "[V4.4]" in robot.app.notices.texts[-1] and len(scene.match.session.log) == 1
    settle(robot)
    assert where(scene, "die:2") == robot.widget("die:2").rect.center


def test_a_die_dropped_on_an_enemy_says_why(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.drag("die:2", warrior(scene, 0, seat=1))
    assert robot.app.notices.texts[-1] == "Dice arm none but your own warriors. [V4.4]"


def test_why_a_drop_was_refused_is_read_until_something_is_done(robot: Robot) -> None:
    """Then the banner says again what is asked."""
    scene = shown(robot.app, attack())
    robot.drag("die:2", warrior(scene, 2))
    assert robot.app.notices.texts
    arm = board_of(scene).moves.arms[0]
    robot.drag(f"die:{arm.dice[0]}", warrior(scene, arm.slot))
    assert not robot.app.notices.texts


def test_a_die_that_is_put_flies_from_the_hand_to_its_socket(robot: Robot) -> None:
    robot.app.settings.speed = "instant"
    scene = at_war(robot)
    board = board_of(scene)
    while not board.moves.arms:
        robot.click("die:0")
        robot.click("die:1", button=3)
        robot.click("option:reroll")
        settle(robot)
    arm = board.moves.arms[0]
    robot.app.settings.speed = "calm"
    robot.step()
    key = ("die", 0, board.cups[0].loose[arm.dice[-1]].id)
    for place in arm.dice:
        robot.drag(f"die:{place}", warrior(scene, arm.slot))
    assert last(scene) == arm
    robot.step()
    target, pose = robot.widget(warrior(scene, arm.slot)).rect, scene.stage.pose(key)
    assert pose is not None and target.inflate(150, 90).collidepoint(pose.rect.center)
    settle(robot)


def test_a_card_dropped_beside_everything_flies_back_to_the_hand(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session, "brisk")
    scene.match.frozen = True
    settle(robot)
    card = next(w for w in scene.usable() if w.name.startswith("card:") and w.draggable())
    rest = where(scene, card.name)
    take(robot, card.name, (rest[0], robot.widget("prompt").rect.centery if "prompt" in robot.names else 300))
    robot.release()
    moved = where(scene, card.name)
    assert moved != rest
    settle(robot)
    assert where(scene, card.name) == rest
