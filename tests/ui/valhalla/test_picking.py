"""In the middle of a choice: the banner names the step, warriors stand in their slots, Enter means yes."""

from __future__ import annotations

import pygame
import pytest

from tests.ai.valhalla.battles import attack, defence
from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.valhalla.battles import shown
from tests.valhalla.table import Table
from valhalla.ai.valhalla.arming import arms
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import BLANK
from valhalla.ui.table.pieces.fan import HeldCard
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CardThing, SlotThing
from valhalla.ui.widgets.text import Banner

BEARS = "bear-hallgerd", "wolf-ylva", "bear-bessi"


def banner(robot: Robot) -> str:
    found = robot.widget("prompt")
    assert isinstance(found, Banner)
    return found.text


def last(scene: PlayScene) -> object:
    return scene.match.session.log[-1].command


def undecided(scene: PlayScene) -> bool:
    """Whether the table stands as it was laid."""
    return isinstance(last(scene), cm.Begin)


def three(symbols: int = 1) -> Table:
    """Three warriors of one symbol in hand, one in the squad."""
    t = Table(2)
    t.squad(0, t.any("bear", symbols=2))
    t.squad(1, t.any("wolf", symbols=2))
    for _ in range(3):
        t.give(0, t.any("boar", symbols=symbols))
    return t


@pytest.fixture
def scene(robot: Robot) -> PlayScene:
    return shown(robot.app, three())


# Adding warriors


def test_the_first_of_two_stands_in_its_slot_at_once(robot: Robot, scene: PlayScene) -> None:
    one, two, _ = scene.shown.hands[0]
    robot.click("option:add_two")
    assert banner(robot) == "Choose the first of two warriors with 3 symbols together."
    robot.click(f"card:{one}")
    robot.wait(1.0)
    assert banner(robot) == "Choose the second warrior, with 2 symbols at most."
    assert slot_of(scene, one) == 1 and undecided(scene)
    robot.click(f"card:{two}")
    assert last(scene) == cm.AddWarriors((one, two), (1, 2))


def test_the_other_cards_stay_where_they_are_until_the_choice_is_done(robot: Robot, scene: PlayScene) -> None:
    one, two, three = scene.shown.hands[0]
    robot.click("option:add_two")
    before = [robot.widget(f"card:{card}").rect.x for card in (two, three)]
    robot.click(f"card:{one}")
    robot.wait(1.0)
    assert [robot.widget(f"card:{card}").rect.x for card in (two, three)] == before


def slot_of(scene: PlayScene, card: int) -> int | None:
    """The slot in which a picked warrior stands, and no longer in the hand."""
    (thing,) = (w for w in scene.widgets if isinstance(w, CardThing) and w.card == card)
    slots = [w for w in scene.widgets if isinstance(w, SlotThing) and w.rect == thing.rect]
    return slots[0].value if slots and not isinstance(thing, HeldCard) else None


def test_a_click_takes_the_first_back(robot: Robot, scene: PlayScene) -> None:
    one = scene.shown.hands[0][0]
    robot.click("option:add_two")
    robot.click(f"card:{one}")
    robot.wait(1.0)
    robot.click(f"card:{one}")
    assert scene.asking is not None and not scene.asking.choice.picked
    assert isinstance(robot.widget(f"card:{one}"), HeldCard)


def test_after_dragging_one_the_game_asks_for_a_second(robot: Robot, scene: PlayScene) -> None:
    one, two, _ = scene.shown.hands[0]
    robot.drag(f"card:{one}", "slot:0:3")
    assert undecided(scene)
    assert banner(robot) == "Add a second warrior with 2 symbols at most, or confirm the one."
    robot.drag(f"card:{two}", "slot:0:2")
    assert last(scene) == cm.AddWarriors((one, two), (3, 2))


@pytest.mark.parametrize("how", ["button", "enter"])
def test_after_dragging_one_a_word_is_enough(robot: Robot, scene: PlayScene, how: str) -> None:
    one = scene.shown.hands[0][0]
    robot.drag(f"card:{one}", "slot:0:3")
    robot.click("confirm") if how == "button" else robot.key(pygame.K_RETURN)
    assert last(scene) == cm.AddWarriors((one,), (3,))


def test_one_that_was_placed_may_be_moved(robot: Robot, scene: PlayScene) -> None:
    one = scene.shown.hands[0][0]
    robot.drag(f"card:{one}", "slot:0:3")
    robot.click("slot:0:2")
    assert slot_of(scene, one) == 2


def test_one_warrior_that_was_asked_for_is_added_at_once(robot: Robot, scene: PlayScene) -> None:
    one = scene.shown.hands[0][0]
    robot.click("option:add_one")
    robot.drag(f"card:{one}", "slot:0:3")
    assert last(scene) == cm.AddWarriors((one,), (3,))


def test_v3_2_no_second_is_asked_for_where_none_can_join(robot: Robot) -> None:
    scene = shown(robot.app, three(symbols=2))
    one = scene.shown.hands[0][0]
    robot.drag(f"card:{one}", "slot:0:3")
    assert last(scene) == cm.AddWarriors((one,), (3,))


def test_v3_3_whom_the_newcomer_replaces_is_asked(robot: Robot) -> None:
    t = three()
    for clan in ("stag", "wolf", "boar"):
        t.squad(0, t.any(clan, symbols=2))
    scene = shown(robot.app, t)
    one = scene.shown.hands[0][0]
    robot.click("option:add_one")
    robot.click(f"card:{one}")
    assert banner(robot).startswith("Choose whom ") and banner(robot).endswith(" replaces.")


# The banner


def test_the_banner_asks_whom_to_attack(robot: Robot) -> None:
    t = Table(3)
    for seat, warrior in enumerate(BEARS):
        t.squad(seat, warrior)
    shown(robot.app, t)
    robot.click("option:attack")
    assert banner(robot) == "Choose whom to attack."


def test_the_banner_asks_for_the_price_of_a_reroll(robot: Robot) -> None:
    shown(robot.app, attack())
    robot.click("die:1")
    assert banner(robot) == "Choose the die to give up."
    robot.click("die:5", button=3)
    assert banner(robot) == "Reroll, or mark more dice."


def test_the_banner_asks_for_the_card_beinir_discards(robot: Robot) -> None:
    t = Table(2)
    t.jarl(0, "beinir")
    t.squad(0, BEARS[0])
    t.squad(1, BEARS[1])
    t.give(0, BEARS[2], t.tactic("fury"))
    t.to_turn_of(1)
    t.attack(1, 0)
    t.dice(1, "axe axe sword sword bow spear")
    t.do(1, arms(t.s, 1)[0])
    t.stop(1)
    scene = shown(robot.app, t)
    robot.click("option:use_extra")
    assert banner(robot) == "Choose the card to discard for Beinir."
    assert scene.asking is not None


def with_blanks() -> Table:
    t = Table(2)
    t.jarl(0, "sigurd")
    t.squad(0, BEARS[0])
    t.squad(1, BEARS[1])
    t.attack(0, 1)
    t.dice(0, "axe blank blank bow sword spear")
    return t


@pytest.mark.parametrize("place", [0, 1])
def test_v16_2_sigurd_turns_whichever_blank_is_pointed_at(robot: Robot, place: int) -> None:
    t = with_blanks()
    blanks = [i for i, die in enumerate(t.side(0).loose) if die == BLANK]
    scene = shown(robot.app, t)
    robot.click("option:use_main")
    assert banner(robot) == "Choose the blank die that Sigurd turns."
    robot.click(f"die:{blanks[place]}")
    assert banner(robot) == "Choose the weapon that the blank becomes."
    robot.click("face:0")
    assert last(scene) == cm.UseAbility(False, dice=(blanks[place],), faces=(0,))


def test_a_die_that_an_ability_does_not_take_is_refused_for_that(robot: Robot) -> None:
    """And nothing is marked by it for a reroll."""
    scene = shown(robot.app, with_blanks())
    robot.click("option:use_main")
    robot.click("die:0")
    assert "[V1.5]" in robot.app.notices.texts[-1]
    assert scene.asking is not None and not scene.asking.choice.picked
    assert scene.asking.choice.fixed is not None and scene.asking.choice.fixed.kind == "use_main"


def test_a_die_is_no_answer_to_a_jarl_who_asks_for_a_warrior(robot: Robot) -> None:
    scene = shown(robot.app, defence())
    robot.click("option:use_main")
    robot.click("die:0")
    assert "[V1.5]" in robot.app.notices.texts[-1]
    assert scene.asking is not None and not scene.asking.choice.picked


# Enter


def many(s: State) -> bool:
    return in_turn(turns=6)(s) and bool(s.warriors(0)) and bool(s.table.foe.targets(s, 0))


def test_enter_confirms_what_was_just_picked(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human thrall thrall"), many))
    target = scene.table.foe.targets(scene.shown, 0)[0]
    robot.click(f"seat:{target}")
    assert "confirm" in robot.names
    robot.key(pygame.K_RETURN)
    assert last(scene) == cm.Attack(target)


# What is raised


def test_a_raised_card_never_lies_over_a_button(robot: Robot, scene: PlayScene) -> None:
    one = scene.shown.hands[0][0]
    robot.drag(f"card:{one}", "slot:0:3")
    robot.wait(0.5)
    confirm = robot.widget("confirm").rect
    for thing in [w for w in scene.widgets if isinstance(w, HeldCard)]:
        thing.rect.center = confirm.center
        assert not thing.risen(robot.app.units).colliderect(confirm)


# A tie


@pytest.mark.parametrize(("jarl", "needed"), [("sigvard", 0), ("beinir", 1)])
def test_v4_10_the_banner_knows_who_wins_a_tie(robot: Robot, jarl: str, needed: int) -> None:
    t = Table(2)
    t.jarl(0, jarl)
    t.squad(0, BEARS[0])
    t.squad(1, BEARS[1])
    t.to_turn_of(1)
    t.attack(1, 0)
    t.dice(1, "axe axe sword sword bow spear")
    t.do(1, arms(t.s, 1)[0])
    t.stop(1)
    note = shown(robot.app, t).furniture.prompt().note
    assert f"you need {strength(t.s, t.side(1)) + needed} to win" in note
