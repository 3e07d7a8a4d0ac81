"""Friends against a monster, through the real scenes: one Valhalla, calls, lent warriors, the last attack."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, sit_down
from tests.ui.valhalla.test_monsters import hunted, show
from valhalla.games import GAMES
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.terms import ALLY, CALLS, MONSTER, Step
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.monster.together import calls, lending
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.pieces.pile_scene import PileScene
from valhalla.ui.table.scene import PlayScene
from valhalla.words.language import _
from valhalla.workshop.valhalla.shots_monsters import Hunt

SAVES = Path(__file__).parents[2] / "saves"
DEVICES = ["mouse", "keys", "pad"]


# One Valhalla


def risen(players: int = 3) -> Hunt:
    p = Hunt(players, "fenrir", 1).manned(*(3, 2, 3, 4)[:players]).risen(0, "wolf-ylva", "wolf-hedin")
    return p.hand(0, "fury-red-dawn", "bear-vemund", "wolf-alrik").fill(3).thin(60).turn()


@pytest.mark.parametrize("how", DEVICES)
def test_v18_1_the_common_pile_is_opened(robot: Robot, how: str) -> None:
    scene = show(robot, risen())
    assert not [name for name in robot.names if name.startswith("valhalla:")]
    Player(robot, how).use("hall")
    piles = robot.scene
    assert isinstance(piles, PileScene) and len(piles.heaps) == 2
    assert sorted(piles.heap.cards) == sorted(scene.shown.pile(0)) and len(piles.heap.known) == 2


def test_v18_1_its_points_stand_against_the_cap(robot: Robot) -> None:
    show(robot, risen())
    assert robot.sees("5 / 6")
    robot.key(pygame.K_v)
    assert robot.showing(PileScene)


def test_v18_3_whom_the_card_attacks_is_said(robot: Robot) -> None:
    show(robot, risen())
    assert robot.sees("Most warriors") and "sought:0" in robot.names


# Calls


@pytest.mark.parametrize("how", DEVICES)
def test_v18_6_a_call_is_one_press(robot: Robot, how: str) -> None:
    scene = show(robot, risen())
    scene.match.frozen = True
    Player(robot, how).use("call:warrior")
    assert scene.match.session.log[-1].command == cm.Call(CALLS.index("warrior"))
    robot.wait(0.3)
    assert scene.asking is not None and scene.shown.step == Step.PHASE_A
    assert calls.standing(scene.shown, 0) == CALLS.index("warrior")
    assert not robot.widget("call:warrior").enabled and robot.widget("call:wait").enabled


def test_v18_6_a_key_leads_to_the_calls(robot: Robot) -> None:
    scene = show(robot, risen())
    scene.match.frozen = True
    for name in ("call:take", "call:attack"):
        robot.key(pygame.K_t)
        assert scene.focus is not None and scene.focus.name == name
    robot.key(pygame.K_RETURN)
    assert scene.match.session.log[-1].command == cm.Call(CALLS.index("attack"))


def test_v18_6_what_is_picked_stays_picked(robot: Robot) -> None:
    scene = show(robot, risen())
    scene.match.frozen = True
    card = next(c for c in scene.shown.hands[0] if scene.table.is_warrior[c])
    robot.click(f"card:{card}")
    robot.click("call:take")
    robot.wait(0.3)
    assert scene.has("card", card) and len(scene.match.session.log) == 2


def test_v18_6_once_made_it_says_why_not_again(robot: Robot) -> None:
    scene = show(robot, risen())
    scene.match.frozen = True
    robot.click("call:cards")
    robot.wait(0.3)
    robot.click("call:cards")
    assert len(scene.match.session.log) == 2 and "V18.6" in robot.app.notices.texts[-1]


def test_v18_6_the_calls_of_others_stand_at_their_boards(robot: Robot) -> None:
    show(robot, risen().called(1, "cards"))
    assert "said:1" in robot.names and "said:2" not in robot.names and robot.sees("Cards!")


def test_v18_6_one_calls_while_somebody_else_is_asked(robot: Robot) -> None:
    """Before a battle of a friend, who is not done yet."""
    p = hunted(3).lying("sword axe").turn(1)
    p.s.agenda.append((Step.MONSTER_ATTACK, 1))
    p.s.agenda.append((Step.STEP_IN, 2))
    scene = sit_down(robot, p.session())
    scene.match.frozen = True
    robot.wait(0.3)
    assert scene.asking is None
    robot.click("call:wait")
    assert scene.match.session.log[-1] == scene.match.session.log[1] and scene.match.due() == (2,)
    assert scene.match.session.log[1].command == cm.Call(CALLS.index("wait"))


def test_v18_6_a_call_is_heard_and_holds_nothing_up(robot: Robot) -> None:
    scene = show(robot, risen(), speed="calm")
    scene.match.frozen = True
    heard: list[str] = []
    robot.app.sound.cue = lambda name, *rest, **more: heard.append(name)  # type: ignore[method-assign]
    scene.match.submit(0, cm.Call(0))
    robot.wait_until(lambda: scene.director.last and isinstance(scene.director.last.event, ev.Called))
    assert "called" in heard and scene.stage.effects
    robot.wait(0.4)
    assert not scene.director.busy and scene.stage.effects  # it can still be read


# Thor's help against a monster (V15.11)


def standing_by(*hand: str, warriors: int = 1) -> Hunt:
    """Seat 1 attacks with so many warriors, and seat 0 may help before the fight."""
    p = Hunt(3, "fenrir", 1, "thor").manned(3, warriors, 3).hand(0, *hand, "bear-vemund").fill(3).thin(60)
    p.turn(1).do(1, cm.Attack(MONSTER))
    return p.do(2, cm.Pass())


@pytest.mark.parametrize("how", DEVICES)
def test_v15_11_thors_help_for_a_friend(robot: Robot, how: str) -> None:
    p = standing_by("thor-hammer-from-nowhere")
    card = p.card("thor-hammer-from-nowhere")
    scene = show(robot, p)
    scene.match.frozen = True
    assert robot.sees("fight the monster")
    player = Player(robot, how)
    player.use(f"card:{card}")
    if len(scene.match.session.log) == 1:
        player.use("seat:1")
    assert scene.match.session.log[-1].command == cm.PlayTactic(card, target=1)
    robot.wait(0.3)
    assert scene.shown.step == Step.LEND


@pytest.mark.parametrize(
    ("warriors", "told"),
    [
        (1, ("1", "fewer warriors", "2", "")),
        (2, ("2", "as many", "2", "as many")),
        (3, ("3", "", "2", "fewer warriors")),
    ],
)
def test_v15_11_the_warriors_of_its_card_are_weighed_against_a_friends(
    robot: Robot, warriors: int, told: tuple[str, ...]
) -> None:
    """Two people: even who can help nobody is asked, so that the other does not learn it."""
    show(robot, standing_by("thor-red-bearded-laugh", warriors=warriors), people=2)
    scales = robot.widget("scales").rect
    found = [text.text for text in robot.app.written or [] if scales.contains(text.rect)]
    assert [text for text in found if text] == [_(text) for text in told if text]


# Lent warriors


def asked_for_an_arm(players: int = 3) -> Hunt:
    """Seat 1 attacks: everybody else is asked."""
    p = hunted(players).turn(1).do(1, cm.Attack(MONSTER))
    return p.onward(lambda s: s.step == Step.LEND)


@pytest.mark.parametrize("how", DEVICES)
@pytest.mark.parametrize(("name", "command"), [("option:lend", cm.Lend()), ("option:pass", cm.Pass())])
def test_v18_5_lending(robot: Robot, how: str, name: str, command: cm.Command) -> None:
    scene = show(robot, asked_for_an_arm())
    scene.match.frozen = True
    assert robot.sees("An arm for") and "lent" in robot.names
    Player(robot, how).use(name)
    assert scene.match.session.log[-1].command == command
    robot.wait(0.3)
    agreed = lending.AGREED if command == cm.Lend() else lending.DECLINED
    assert lending.answers(scene.shown)[0] == agreed


def helped(players: int = 3, dice: str = "axe axe sword spear bow shield") -> Hunt:
    """Seat 0 attacks, and all friends lend."""
    p = hunted(players).turn().do(0, cm.Attack(MONSTER)).onward(lambda s: s.step == Step.LEND)
    for seat in GAME.to_act(p.s):
        p.do(seat, cm.Lend())
    return p.onward(lambda s: s.step == Step.FIGHT).dice(0, dice)


def lent(p: Hunt) -> tuple[int, int]:
    """The first warrior of a friend whom the dice arm: slot and card."""
    arms = [c for c in GAME.legal(p.s, 0) if isinstance(c, cm.Arm) and c.slot >= ALLY]
    return arms[0].slot, p.s.card_at(0, arms[0].slot)


@pytest.mark.parametrize("how", DEVICES)
def test_v18_5_a_lent_warrior_is_armed_like_ones_own(robot: Robot, how: str) -> None:
    p = helped()
    slot, card = lent(p)
    scene = show(robot, p)
    assert f"owner:{slot}" in [w.name for w in scene.widgets]
    Player(robot, how).use(f"card:{card}")
    done = scene.match.session.log[-1].command
    assert isinstance(done, cm.Arm) and done.slot == slot


def test_v18_5_dice_are_dragged_to_a_lent_warrior(robot: Robot) -> None:
    p = helped()
    slot, card = lent(p)
    scene = show(robot, p)
    arm = next(c for c in GAME.legal(p.s, 0) if isinstance(c, cm.Arm) and c.slot == slot)
    for die in arm.dice:
        robot.drag(f"die:0:{die}" if f"die:0:{die}" in robot.names else f"die:{die}", f"card:{card}")
    done = scene.match.session.log[-1].command
    assert isinstance(done, cm.Arm) and done.slot == slot


def test_v18_5_one_and_no_more(robot: Robot) -> None:
    p = helped()
    slot, card = lent(p)
    scene = show(robot, p)
    robot.click(f"card:{card}")
    robot.wait(0.3)
    board, side = scene.board, scene.shown.battle.attack
    others = [one for one in lending.helping(scene.shown) if one != slot]
    assert others and all(board.beyond(side, one) for one in others)  # type: ignore[attr-defined]
    before = len(scene.match.session.log)
    robot.click(f"card:{scene.shown.card_at(0, others[0])}")
    assert len(scene.match.session.log) == before


def test_v18_5_the_best_arming_may_borrow(robot: Robot) -> None:
    scene = show(robot, helped(dice="bow shield blank blank blank blank"))
    robot.click("arm_best")
    placed = scene.match.session.state.battle.attack.placed
    assert [slot for slot, _dice in placed if slot >= ALLY]


def test_v18_5_eleven_lent_warriors_find_room(robot: Robot) -> None:
    p = Hunt(4, "fenrir", 1).manned(3, 3, 4, 4).hand(0, "fury-red-dawn").fill(3).thin(40).turn()
    p.do(0, cm.Attack(MONSTER)).onward(lambda s: s.step == Step.LEND)
    for seat in GAME.to_act(p.s):
        p.do(seat, cm.Lend())
    show(robot, p.onward(lambda s: s.step == Step.FIGHT))
    assert not robot.faults()


def test_v18_5_a_lent_warrior_goes_to_valhalla_or_home(robot: Robot) -> None:
    p = helped()
    slot, card = lent(p)
    p.arm(0, p.s.table.cards[card].id).do(0, cm.EndPhase())
    p.onward(lambda s: s.step in (Step.MONSTER_SEND, Step.MONSTER_RISE))
    scene = show(robot, p)
    robot.click(f"card:{card}")
    robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.SendToValhalla((slot,))
    robot.wait(0.3)
    assert card in scene.shown.pile(1) and card not in scene.shown.squads[1]


# Several people at one screen


def test_v18_5_no_curtain_falls_for_the_question_to_all(robot: Robot) -> None:
    """It is asked with nobody's hand on the table; so is the fighter after it."""
    p = hunted(3).turn(1).do(1, cm.Attack(MONSTER)).onward(lambda s: s.step == Step.LEND)
    p.do(2, cm.Pass())
    scene = sit_down(robot, p.session(2))
    robot.wait(0.3)
    assert robot.showing(PlayScene) and scene.me is None
    assert scene.asking is not None and scene.asking.seat == 0 and robot.sees("Eirik: ")
    robot.click("call:wait")
    assert scene.match.session.log[-1].seat == 0 and not scene.asking.answered
    robot.click("option:lend")
    robot.wait(0.5)
    assert robot.showing(PlayScene) and scene.me is None
    asking = robot.app.scenes[-1].asking  # type: ignore[attr-defined]
    assert (asking.seat, asking.folded) == (1, True)


# The last attack


def last_choice(players: int = 3) -> Hunt:
    p = hunted(players, 5, "surtr").turn().thin(0)
    assert p.s.monster is not None
    p.s.monster.last = True
    p.s.agenda[:] = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_CHOICE, 0)]
    return p


@pytest.mark.parametrize("how", DEVICES)
def test_v18_7_the_highest_chance_comes_first(robot: Robot, how: str) -> None:
    scene = show(robot, last_choice())
    scene.match.frozen = True
    robot.wait_until(lambda: robot.sees("% to win") or robot.sees("%"))
    robot.wait(0.2)
    planks = [w for w in scene.widgets if w.name.startswith("fighter:")]
    told = scene.board.news()
    assert [w.name for w in sorted(planks, key=lambda w: w.rect.y)] == [
        f"fighter:{row.seat}"
        for row in told.rows  # type: ignore[attr-defined]
    ]
    numbers = [row.number for row in told.rows]  # type: ignore[attr-defined]
    assert numbers == sorted(numbers, reverse=True)
    player = Player(robot, how)
    player.use("fighter:2")
    player.use("confirm")
    assert scene.match.session.log[-1].command == cm.ChooseFighter(2)


# Old saves: a pile each, and gifts


@pytest.mark.parametrize(
    "name", ["third-together", "fourth-together", "fifth-together", "fifth-together-all"]
)
def test_games_of_before_are_films_with_a_pile_each(robot: Robot, name: str) -> None:
    session = Session.read(Saga(SAVES / f"{name}.saga"), GAMES)
    assert session.setup.apart and not session.state.table.common
    film = Film(session, robot.app.worker)
    film.look(0)
    scene = FilmScene(robot.app, film)
    robot.app.reset(scene)
    for part in range(1, 9):
        scene.seek(film.length * part // 8)
        robot.wait(0.2)
        assert "hall" not in robot.names
    robot.key(pygame.K_v)
    assert isinstance(robot.scene, PileScene) and len(robot.scene.heaps) == session.setup.players + 1


def test_nothing_is_called_in_a_film(robot: Robot) -> None:
    film = Film(risen().session(), robot.app.worker)
    film.look(0)
    robot.app.reset(FilmScene(robot.app, film))
    robot.wait(0.2)
    planks = [w for w in robot.scene.widgets if w.name.startswith(calls.VOICE)]
    assert planks and not any(plank.enabled for plank in planks)
