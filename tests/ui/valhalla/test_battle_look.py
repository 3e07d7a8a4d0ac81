"""What is seen of a battle: nothing covered, nothing moved under the pointer, nothing told too early."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface

from tests.ai.valhalla.battles import (
    ATTACKERS,
    DEFENDERS,
    armed,
    attack,
    cold,
    crowded,
    defence,
    held,
    last_fight,
    mighty,
    new_weapons,
    peace,
    tactics,
    warriors,
)
from tests.ui.driver import Robot
from tests.ui.valhalla.battles import board_of, settle, shown
from tests.valhalla.table import Table
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts
from valhalla.kernel.paths import data_dir
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle import layout
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.ui.games.valhalla.battle.cloth import Jarl, WarriorThing
from valhalla.ui.games.valhalla.battle.hand import HandCard
from valhalla.ui.games.valhalla.battle.sky import FIRES, PACE, glow
from valhalla.ui.games.valhalla.battle.totals import Line, Total, shortened
from valhalla.ui.games.valhalla.battle.tray import LARGEST, DieThing
from valhalla.ui.stage.rolling import frame_rect
from valhalla.ui.table.areas import Area
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.units import sizes

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (1920, 800), (720, 1280)]


def warriors_of(scene: PlayScene) -> list[WarriorThing]:
    return [thing for thing in scene.seen() if isinstance(thing, WarriorThing)]


# Places


@pytest.mark.parametrize("make", [attack, crowded])
def test_sockets_cover_no_card_and_no_other_socket(robot: Robot, make: type) -> None:
    scene = shown(robot.app, make())
    robot.app.blind = True
    for size in SIZES:
        robot.lay(sizes(size))
        things = warriors_of(scene)
        for thing in things:
            places = layout.sockets(thing.place, 4)
            cloth = board_of(scene).areas[Part.CLOTH, thing.side.seat]
            assert all(cloth.contains(place) for place in places)
            assert not any(place.colliderect(other.rect) for place in places for other in things)
            assert not any(one.colliderect(other) for one, other in combinations(places, 2))


def planks(scene: PlayScene) -> dict[str, tuple[int, ...]]:
    """Where the planks of a fight are, by what they are about."""
    named = {
        "option:free_reroll": "option:reroll",
        "confirm": "option:play_tactic",
        "jarl": "option:use_main",
    }
    found = [w for w in scene.seen() if w.name in ("arm_best", "jarl", "confirm") or "option:" in w.name]
    return {named.get(w.name, w.name): tuple(w.rect) for w in found}


def test_no_plank_moves_when_a_tactic_is_raised(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe axe blank blank blank bow"))
    before = planks(scene)
    for card in [thing for thing in scene.seen() if isinstance(thing, HandCard) and thing.usable]:
        robot.click(card.name)
        assert planks(scene) == before
        robot.key(pygame.K_ESCAPE)
    robot.click("arm_best")
    settle(robot)
    assert planks(scene) == before and len(before) == 4


def test_no_plank_moves_when_a_jarl_has_helped(robot: Robot) -> None:
    scene = shown(robot.app, defence())
    before = planks(scene)
    assert len(before) == 5 and "option:use_main" in robot.names
    slot = next(
        thing for thing in warriors_of(scene) if thing.mine and thing.card == scene.shown.squads[0][1]
    )
    scene.submit(cm.UseAbility(False, slot=slot.value))
    settle(robot)
    assert "option:use_main" not in robot.names and planks(scene) == before


def test_a_free_reroll_takes_the_place_of_the_other(robot: Robot) -> None:
    t = attack()
    t.side(0).free = 1
    scene = shown(robot.app, t)
    place = robot.widget("option:free_reroll").rect
    robot.click("die:1", button=3)
    assert robot.widget("option:reroll").rect == place
    robot.click("die:1", button=3)
    robot.click("die:0")
    robot.click("option:free_reroll")
    assert scene.match.session.log[-1].command == cm.FreeReroll((0,))


@pytest.mark.parametrize("size", SIZES)
def test_dice_in_the_tray_do_not_touch(size: tuple[int, int]) -> None:
    """By what is seen of them: more than the square in which they lie."""
    at = sizes(size).table
    picture = pygame.image.load(data_dir("assets") / "baked" / "dice" / "red-axe-still.webp")
    body = pygame.mask.from_surface(picture, 100).get_bounding_rects()[0]
    free = Rect(8, 8, at.width - at.px(270), at.height - 16)
    if at.upright:
        free = Rect(8, 8, at.width - 16, round(at.width * BattleBoard.tallest) - 16)
    tray = layout.tray(layout.arrange(free, at)[Area.TRAY], at).dice
    for count in range(2, 10):
        seen = []
        for rect in layout.dice(tray, count, at.px(LARGEST), at.px(2)):
            frame = frame_rect(rect)
            x, y, w, h = (v * frame.w // picture.get_width() for v in body)
            seen.append(Rect(frame.x + x, frame.y + y, w, h))
        assert not any(one.colliderect(other) for one, other in combinations(seen, 2)), count


def test_words_grow_and_cards_and_dice_give_way_a_little(robot: Robot) -> None:
    """What is nothing but words grows by a quarter at least; cards and dice keep four fifths."""
    scene = shown(robot.app, attack("axe axe blank blank blank bow"))
    robot.app.blind = True
    seen = []
    for text in (100, 175):
        robot.lay(sizes((1280, 720), text))
        letters = {written.text: written.px for written in robot.look()}
        dice = [thing.rect.h for thing in scene.seen() if isinstance(thing, DieThing)]
        seen.append((letters, warriors_of(scene)[0].rect.h, min(dice)))
    (small, card, die), (large, low_card, low_die) = seen
    said = [text for text in small if text in large and len(text) > 2]  # others are figures on things
    assert {"Attack", "Eirik", "Chance to win"} <= {*said}
    assert not {text: (small[text], large[text]) for text in said if large[text] <= 1.25 * small[text]}
    assert low_card > 0.78 * card and low_die > 0.78 * die


@pytest.mark.parametrize("make", [attack, crowded, last_fight])
def test_in_an_upright_window_the_dice_lie_between_the_fighters(robot: Robot, make: type) -> None:
    scene = shown(robot.app, make())
    robot.app.blind = True
    for size in ((720, 1280), (1080, 1920), (600, 960)):
        robot.lay(sizes(size))
        areas = board_of(scene).areas
        names = (Part.DEFENCE, Part.TOTALS, Area.TRAY, Part.ATTACK, Area.HAND, Part.OPTIONS)
        for above, below in pairwise(names):
            assert areas[above].bottom <= areas[below].top
        assert areas[Part.OPTIONS].bottom <= scene.furniture.scroll(scene.units).top


def test_a_jarl_is_known_by_its_face(robot: Robot) -> None:
    scene = shown(robot.app, defence())
    jarls = [thing for thing in scene.seen() if isinstance(thing, Jarl)]
    assert len(jarls) == 2 and all(thing.rect.w >= 50 for thing in jarls)


# Dice that are not rolled


def test_dice_set_aside_or_frozen_are_shown(robot: Robot) -> None:
    scene = shown(robot.app, cold())
    place = robot.widget("aside:0")
    assert "1 die was set aside" in place.tip and "froze a die" in place.tip
    assert robot.sees("aside") and board_of(scene).areas[Part.CLOTH, 0].contains(place.rect)
    assert "aside:1" not in robot.names


def test_a_frozen_die_is_told_before_the_defender_rolls(robot: Robot) -> None:
    shown(robot.app, mighty())
    assert robot.sees("frozen") and robot.widget("aside:1").rule == "V5.4"


# Strengths


def test_a_played_tactic_is_among_the_parts(robot: Robot) -> None:
    scene = shown(robot.app, armed())
    side = scene.shown.battle.attack
    total = robot.widget("total:0")
    assert isinstance(total, Total)
    assert len(total.lines) == len({part.card for part in parts(scene.shown, side)}) > 1
    name = scene.table.cards[side.played[0]].name
    assert f"{name} +2" in total.tip


def test_many_parts_are_shortened_and_told_in_full(robot: Robot) -> None:
    scene = shown(robot.app, mighty())
    total = robot.widget("total:0")
    assert isinstance(total, Total)
    assert total.lines[-1].numbers == "+6" and len(total.lines[-1].icons) == 3
    side = scene.shown.battle.attack
    assert total.tip.count("\n") + 1 == len({part.card for part in parts(scene.shown, side)}) == 9
    assert total.focusable and robot.sees("+6")


def test_what_finds_no_room_is_counted() -> None:
    lines = [Line(("paw",), f"warrior {i}", "3") for i in range(6)]
    tactics = [Line(("fury",), "tactic", "+2", 2), Line(("heroic",), "tactic", "+3", 3)]
    assert shortened(lines, 6) == lines
    assert [line.numbers for line in shortened([*lines, *tactics], 7)] == ["3"] * 6 + ["+5"]
    short = shortened([*lines, *tactics], 4)
    assert len(short) == 4 and "4" in short[2].name and short[3].icons == ("fury", "heroic")


# Not before it is seen


def at_war(robot: Robot) -> PlayScene:
    robot.app.settings.speed = "calm"
    scene = shown(robot.app, peace())
    scene.match.submit(0, cm.Attack(1))
    settle(robot)
    return scene


def test_no_outcome_is_told_while_dice_fly(robot: Robot) -> None:
    scene = at_war(robot)
    before = len(robot.widget("saga").lines())  # type: ignore[attr-defined]
    scene.submit(cm.Reroll(0, (1, 2, 3)))
    robot.step()
    robot.step()
    board = board_of(scene)
    assert board.rolling and len(robot.widget("saga").lines()) == before  # type: ignore[attr-defined]
    best = robot.widget("arm_best")
    assert not best.enabled and best.note == "the dice are rolling"  # type: ignore[attr-defined]
    settle(robot)
    robot.step()
    assert len(robot.widget("saga").lines()) > before  # type: ignore[attr-defined]
    best = robot.widget("arm_best")
    assert best.note != "the dice are rolling" and best.enabled == bool(board.moves.best[0])  # type: ignore[attr-defined]


def test_a_captured_shield_hangs_when_it_has_landed(robot: Robot) -> None:
    robot.app.settings.speed = "calm"
    t = attack("axe axe bow sword sword axe")
    t.do(0, cm.Arm(2, (0, 1)))
    t.side(0).bonus += 50
    t.stop(0)
    t.dice(1, "blank blank blank blank blank blank")
    scene = shown(robot.app, t)
    scene.match.submit(1, cm.EndPhase())
    board = board_of(scene)
    until(robot, lambda: isinstance(scene.match.queue[0].event, ev.ShieldTaken))
    place = board.areas[Part.TAKEN, 0].copy()
    bare = robot.app.screen.subsurface(place).copy()
    until(robot, lambda: board.torn == 0)
    assert scene.shown.captured[0]
    robot.step()
    assert not different(bare, robot.app.screen.subsurface(place).copy())
    until(robot, lambda: board.torn != 0)
    settle(robot)
    assert different(bare, robot.app.screen.subsurface(place).copy())


def until(robot: Robot, wanted: Callable[[], bool]) -> None:
    for _ in range(600):
        if wanted():
            return
        robot.step()
    raise AssertionError("it never comes")


def different(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


# The hand


def test_the_hand_is_shaded_as_before_until_something_else_is_asked(robot: Robot) -> None:
    robot.app.settings.speed = "calm"
    scene = shown(robot.app, attack("axe axe bow sword sword axe"))
    board = board_of(scene)
    robot.click("arm_best")
    settle(robot)
    before = set(board.shaded)
    assert before
    robot.click("option:end_phase")
    for _ in range(60):
        robot.step()
        assert board.shaded == before
    assert scene.asking is None


def test_the_hand_is_shaded_while_others_fight(robot: Robot) -> None:
    """None of it can be played, even what was drawn since the last fight."""
    t = Table(3)
    warriors(t, 1, ATTACKERS)
    warriors(t, 2, DEFENDERS)
    tactics(t, 0, "fury")
    t.to_turn_of(1)
    t.attack(1, 2)
    scene = shown(robot.app, t)
    assert scene.asking is None and scene.shown.hands[0]
    assert board_of(scene).shaded == set(scene.shown.hands[0])


def test_choosing_an_extra_die_does_not_shade_the_hand(robot: Robot) -> None:
    scene = shown(robot.app, new_weapons())
    assert not board_of(scene).shaded


def test_the_focus_frames_a_card_where_it_is(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    name = next(thing.name for thing in scene.seen() if isinstance(thing, HandCard) and thing.usable)
    robot.focus_by_keys(name)
    settle(robot)
    card = robot.widget(name)
    assert isinstance(card, HandCard)
    assert card.outline(scene.units).centery < card.rect.centery
    robot.key(pygame.K_RETURN)
    settle(robot)
    card = robot.widget(name)
    assert isinstance(card, HandCard) and card.picked
    assert card.outline(scene.units) == card.pose().rect and card.outline(scene.units).top < card.rect.top


# Keys


def test_keys_are_told_by_what_has_the_focus(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    assert not robot.sees("give up")
    robot.focus_by_keys("die:2")
    robot.step()
    assert isinstance(scene.focus, DieThing) and "give up" in robot.texts and "roll again" in robot.texts
    robot.focus_by_keys("arm_best")
    robot.step()
    assert "give up" not in robot.texts and "choose" in robot.texts


# Ragnarök


def test_the_fire_swells_slowly_and_never_goes_out() -> None:
    for _at, seconds in FIRES:
        strengths = [glow(i / PACE, seconds) for i in range(60 * PACE)]
        assert min(strengths) > 0.05 and max(strengths) <= 1.0
        turns = sum(
            (b - a) * (c - b) < 0 for a, b, c in zip(strengths, strengths[1:], strengths[2:], strict=False)
        )
        assert turns / 2 / 60 < 3


def sky(robot: Robot) -> Surface:
    robot.app.draw()
    return robot.app.screen.subsurface(Rect(500, 60, 260, 140)).copy()


def test_the_sky_burns_and_rests_where_motion_is_reduced(robot: Robot) -> None:
    robot.app.written = None
    scene = shown(robot.app, last_fight())
    one = sky(robot)
    robot.wait(1.3, dt=0.1)
    assert different(one, sky(robot))
    robot.app.settings.reduced_motion = True
    scene.sync()
    one = sky(robot)
    robot.wait(1.3, dt=0.1)
    assert not different(one, sky(robot))


def test_nothing_is_drawn_after_half_a_minute(robot: Robot) -> None:
    shown(robot.app, last_fight())
    robot.wait(31, dt=0.25)
    assert not any(robot.step(dt=0.2) for _ in range(20))


def test_the_end_of_a_battle_has_its_planks(robot: Robot) -> None:
    shown(robot.app, held())
    assert robot.widget("confirm").rect.y > robot.widget("send_all").rect.y
