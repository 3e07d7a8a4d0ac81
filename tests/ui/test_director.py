"""The director: every event has its cue, and what is shown in the end is what has happened."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.ai.valhalla.battles import armed
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from tests.ui.valhalla.battles import shown
from valhalla.games.valhalla import events as ev
from valhalla.ui.games.valhalla.monster.staging import MonsterStaging
from valhalla.ui.table.match import Happened
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CARD


def test_every_event_has_a_cue() -> None:
    assert set(MonsterStaging.cues) == set(get_args(GAME.EVENT))


@pytest.mark.parametrize("speed", ["calm", "brisk", "instant"])
@pytest.mark.parametrize("reduced", [False, True])
def test_what_is_shown_in_the_end_is_what_has_happened(robot: Robot, speed: str, reduced: bool) -> None:
    session = play(lay("human human", 6), in_turn(0, turns=2))
    robot.app.settings.reduced_motion = reduced
    robot.app.blind = True
    scene = sit_down(robot, session, speed)
    player = Player(robot, "mouse")
    while player.decisions < 6:
        player.move()
    for _ in range(4000):
        if not scene.director.busy:
            break
        player.move()  # on from what was decided; nobody is asked yet
    assert player.decisions == 6 and not scene.director.busy
    assert scene.shown == GAME.view(session.state, scene.match.viewer)


def test_hurrying_is_faster(robot: Robot) -> None:
    def frames(hurried: bool) -> int:
        session = play(lay("human thrall", 1), lambda s: in_turn()(s) and bool(s.warriors(0)))
        scene = sit_down(robot, session, "calm")
        scene.match.frozen = True
        robot.app.blind = True
        robot.click("option:draw_cards")
        count = 0
        while scene.director.busy:
            if hurried:
                scene.hurry()
            robot.step()
            count += 1
        return count

    assert frames(True) * 2 < frames(False)


def test_reduced_motion_flies_nothing(robot: Robot) -> None:
    """Things fade in where they belong: none is ever seen on its way."""
    session = play(lay("human thrall", 1), lambda s: in_turn()(s) and bool(s.warriors(0)))
    robot.app.settings.reduced_motion = True
    scene = sit_down(robot, session, "calm")
    scene.match.frozen = True
    robot.click("option:draw_cards")
    seen = 0
    for _ in range(60):
        robot.step()
        for card in scene.shown.drawn:
            pose = scene.stage.pose(("card", card))
            rest = next((w for w in scene.widgets if w.name == f"card:{card}"), None)
            if pose is not None and rest is not None:
                assert (round(pose.x), round(pose.y)) == rest.rect.center
                seen += 1
    assert seen


def ending(robot: Robot, *events: ev.Event) -> PlayScene:
    """A battle in which these things happen, and which is over then."""
    scene = shown(robot.app, armed())
    robot.app.settings.speed = "brisk"
    robot.app.blind = True
    for event in events:
        scene.match.queue.append(Happened(len(scene.match.session.log), event))
    return scene


def test_no_light_outlasts_its_cue(robot: Robot) -> None:
    """Three warriors rise one after another: the last light is gone before the table comes back."""
    table = armed().s
    slots, played = (0, 1, 2), table.battle.attack.played  # type: ignore[union-attr]
    cards = tuple(table.squads[0][slot] for slot in slots)
    scene = ending(robot, ev.WarriorsRose(0, slots, cards, "V4.13"), ev.BattleEnded(played))
    seen = 0
    while scene.shown.battle is not None:
        robot.step()
        seen = max(seen, len(scene.stage.effects))
    assert seen == 3 and not scene.stage.effects


def test_no_flight_leaves_the_window(robot: Robot) -> None:
    """The far squad goes from the battle to the upper edge: its arc has no more height than there is room."""
    table = armed().s
    scene = ending(robot, ev.BattleEnded(table.battle.attack.played))  # type: ignore[union-attr]
    squad = [("card", card) for card in table.squads[1] if card >= 0]
    highest, flown = 0.0, 0
    for _ in range(40):
        robot.step()
        poses = [scene.stage.pose(key) for key in squad]
        highest = min([highest, *(pose.y - pose.h / 2 for pose in poses if pose)])
        flown += sum(scene.stage.flying(key) for key in squad)
    assert flown and highest > -1


def test_a_spent_tactic_goes_to_where_the_discard_pile_is_then(robot: Robot) -> None:
    """The battle board has none: it is the table that comes back which knows."""
    table = armed().s
    (tactic,) = table.battle.attack.played  # type: ignore[union-attr]
    scene = ending(robot, ev.BattleEnded((tactic,)))
    assert scene.pile() is None
    while scene.shown.battle is not None:
        robot.step()
    pile = robot.widget("discard").rect
    (ghost,) = (ghost for ghost in scene.stage.ghosts if ghost.key == ("card", tactic))
    x, y, width, height, *_rest = ghost.tween.end
    assert pile.collidepoint(x, y) and width / height == pytest.approx(CARD, abs=0.02)


@pytest.mark.parametrize("reduced", [False, True])
def test_another_board_fades_in(robot: Robot, reduced: bool) -> None:
    scene = ending(robot, ev.BattleEnded(()))
    robot.app.settings.reduced_motion = reduced
    seen = []
    while scene.shown.battle is not None or scene.stage.arrived < 1:
        robot.step()
        seen.append(scene.stage.arrived)
    assert seen == sorted(seen) and 8 < len(seen) < 14  # frames
    assert not scene.still


def test_another_board_is_there_at_once_at_instant_speed_and_for_other_eyes(robot: Robot) -> None:
    scene = ending(robot, ev.BattleEnded(()))
    robot.app.settings.speed = "instant"
    robot.step()
    assert scene.shown.battle is None and scene.stage.arrived == 1
    scene = ending(robot, ev.BattleEnded(()))
    robot.step()
    assert scene.stage.arrived < 1
    scene.relook()
    assert scene.stage.arrived == 1
