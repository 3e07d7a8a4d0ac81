"""V10.2 in the window: what is offered is taken by one press, or others are chosen in the discard pile."""

from __future__ import annotations

import pytest

from tests.ui.driver import Robot
from tests.ui.valhalla.test_hurl import last, sit
from tests.valhalla.table import Table, clash, field
from tests.valhalla.track import all_throw, track, worth
from valhalla.games.valhalla import bonus
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import Step
from valhalla.ui.games.valhalla.bonus import BonusScene
from valhalla.ui.games.valhalla.orders import entries
from valhalla.ui.table.scene import PlayScene


def at_the_track() -> Table:
    t = track(2, last=1)
    t.throw(*worth(t, 1, 1, 2, 3))
    t.chooses = True
    all_throw(t, 30, 20)
    return t


def after_a_battle() -> Table:
    t = field(Table(2, expansions=("valkyries",)), "wolf-orm", "wolf-svala")
    t.throw(*worth(t, 1, 1, 2, 3))
    t.chooses = True
    clash(t, "wolf-orm")
    return t


def at_the_turn() -> Table:
    t = field(Table(2, expansions=("last_viking",)), "wolf-geir", "wolf-svala")
    t.throw(*worth(t, 1, 1, 2, 3))
    t.title(0, 5)
    t.chooses = True
    t.next_turn(0)
    return t


def due(scene: PlayScene) -> bool:
    """Whether the person is asked about bonus points."""
    return bool(scene.match.session.state.agenda[-1][:2] == (Step.BONUS, 0))


PLACES = {"hurl": at_the_track, "battle": after_a_battle, "table": at_the_turn}


@pytest.mark.parametrize("place", PLACES)
def test_v10_2_what_is_offered_is_taken_by_one_press(robot: Robot, place: str) -> None:
    scene = sit(robot, PLACES[place]())
    assert scene.match.staging.moment(scene.shown) == place and scene.shown.step == Step.BONUS
    robot.click("option:pass")
    assert last(scene) == cm.Pass() and not due(scene)


@pytest.mark.parametrize("place", PLACES)
def test_v10_2_others_are_chosen_in_the_discard_pile(robot: Robot, place: str) -> None:
    t = PLACES[place]()
    scene = sit(robot, t)
    pile = opened(robot)
    wanted = bonus.others(scene.match.session.state, pile.owed)[-1]
    for card in wanted:
        robot.click(name_of(pile, card))
    robot.click("take")
    assert last(scene) == cm.TakeBonus(wanted)
    assert {*wanted} <= {*scene.match.session.state.valhalla[0]}


def opened(robot: Robot) -> BonusScene:
    robot.click("option:take_bonus")
    assert isinstance(robot.scene, BonusScene)
    return robot.scene


def name_of(pile: BonusScene, card: int) -> str:
    return f"pile:{pile.heap.known.index(card)}"


def test_v10_2_a_sum_that_is_not_owed_is_not_taken(robot: Robot) -> None:
    scene = sit(robot, at_the_track())
    pile = opened(robot)
    robot.click(name_of(pile, pile.heap.known[0]))
    robot.click("take")
    assert robot.showing(BonusScene) and robot.app.notices.texts
    robot.click("close")
    assert robot.showing(PlayScene) and due(scene)


def test_v10_2_a_standing_order_takes_what_is_offered(robot: Robot) -> None:
    scene = sit(robot, at_the_track())
    order = next(entry for entry in entries(scene, 0) if entry.name == "order-bonus")
    order.callback()
    scene.match.frozen = False
    robot.wait_until(lambda: not due(scene))
    assert last(scene) == cm.Pass()
