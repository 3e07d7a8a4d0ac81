"""Whole games through the real scenes, by mouse, by keys, by gamepad; and what else one does at a table."""

from __future__ import annotations

import pygame
import pytest

from tests.ai.valhalla.battles import attack
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, same_game, sit_down
from tests.ui.valhalla.battles import shown
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.choices import pair_limit
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import PAIR_SYMBOLS, Step
from valhalla.ui.scenes.dialog import Choose
from valhalla.ui.scenes.pause import PauseScene
from valhalla.ui.table.areas import Area
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.sheet import Sheet
from valhalla.ui.table.things import CardThing

GAMES_PLAYED = [
    ("mouse", "human human", 3, ()),
    ("keys", "human human", 4, ()),
    ("pad", "human human", 5, ()),
    ("mouse", "human thrall thrall human", 6, ("hand_draft",)),
    ("keys", "thrall human thrall thrall", 7, ("five_jarls",)),
    ("mouse", "human human thrall thrall human thrall", 8, ()),
    ("pad", "thrall thrall human thrall thrall thrall", 9, ("simplified",)),
]


@pytest.mark.parametrize(("how", "kinds", "seed", "variants"), GAMES_PLAYED)
def test_a_whole_game(robot: Robot, how: str, kinds: str, seed: int, variants: tuple[str, ...]) -> None:
    session = lay(kinds, seed, variants=variants)
    sit_down(robot, session)
    robot.app.blind = True
    player = Player(robot, how, seed=seed)
    scene = player.play()
    assert player.decisions > 10
    assert session.state == same_game(session)
    outcome = GAME.outcome(session.state)
    assert outcome is not None and scene.outcome == outcome
    robot.app.blind = False
    robot.wait(4.0)
    for winner in outcome.winners:
        assert robot.sees(session.seats[winner].name)
    assert all(robot.sees(str(points)) for points in outcome.scores)


def test_a_warrior_is_dragged_to_a_slot(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and s.squads[0].count(-1) > 1)
    scene = sit_down(robot, session)
    card = next(card for card in session.state.hands[0] if session.state.table.is_warrior[card])
    slot = session.state.squads[0].index(-1)
    robot.drag(f"card:{card}", f"slot:0:{slot}")
    assert session.log[-1].command == cm.AddWarriors((card,), (slot,))
    assert scene.asking is None


def by_weight(s: State) -> list[int]:
    """The warriors in the first hand, those with few symbols first."""
    return sorted((c for c in s.hands[0] if s.table.is_warrior[c]), key=lambda c: s.table.symbols[c])


def test_two_warriors_glow_only_if_they_go_together(robot: Robot) -> None:
    """V3.2: what has too many symbols with the first is refused, and the first stays picked."""

    def mixed(s: State) -> bool:
        """The second goes with the first, but not with the third, as no jarl has them go together."""
        count = [s.table.symbols[card] for card in by_weight(s)]
        room = in_turn()(s) and s.squads[0].count(-1) > 1 and pair_limit(s, 0) == PAIR_SYMBOLS
        return room and len(count) > 2 and count[0] + count[1] <= 3 < count[1] + count[2]

    session = play(lay("human thrall"), mixed)
    scene = sit_down(robot, session)
    light, middle, *heavy = by_weight(session.state)
    robot.click("option:add_two")
    robot.click(f"card:{middle}")
    assert scene.takes("card", light) and not any(scene.takes("card", card) for card in heavy)
    robot.click(f"card:{heavy[-1]}")
    assert scene.has("card", middle) and robot.sees("symbols")


def test_a_drag_to_nowhere_changes_nothing(robot: Robot) -> None:
    session = play(lay("human thrall"), in_turn())
    scene = sit_down(robot, session)
    before = len(session.log)
    card = next(w for w in scene.widgets if isinstance(w, CardThing) and w.pickable)
    robot.drag(card.name, (5, 5))
    assert len(session.log) == before
    assert scene.asking is not None and not scene.asking.choice.picked


def test_refusals_say_why(robot: Robot) -> None:
    """V3.4: with an empty squad one may not draw."""
    session = play(lay("human thrall", seed=2), lambda s: in_turn()(s) and not s.warriors(0), "brawler")
    sit_down(robot, session)
    robot.click("option:draw_cards")
    assert any("V3.4" in text for text in robot.app.notices.texts)


def test_f1_opens_the_rule_of_what_is_under_the_cursor(robot: Robot) -> None:
    sit_down(robot, play(lay("human thrall"), in_turn()))
    robot.hover("deck")
    robot.key(pygame.K_F1)
    assert robot.sees("V1.7")


def test_undo_asks_which_luck_after_something_was_seen(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session)
    scene.match.frozen = True
    before = len(session.log)
    robot.click("option:draw_cards")
    drawn = list(session.state.drawn)
    robot.wait(0.2)
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert robot.showing(Choose)
    robot.click("answer-0")
    assert len(session.log) == before and robot.scene is scene
    robot.click("option:draw_cards")
    assert session.state.drawn == drawn  # the same luck


def test_what_another_has_decided_since_is_refused_before_anything_is_asked(robot: Robot) -> None:
    session = play(lay("human human"), lambda s: in_turn(1)(s) and s.turns > 3)
    scene = sit_down(robot, session)
    robot.click("hand")
    seat = scene.match.viewer
    assert seat == 1 and session.log[-1].seat == 0
    before = len(session.log)
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert robot.scene is scene and len(session.log) == before
    assert robot.sees("Another player has decided since then")


def test_a_notice_lies_over_the_whole_prompt_and_over_the_table(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.app.notices.say("Not now.")
    assert scene.notice_place() == scene.board.areas[Area.PROMPT]
    text = next(written for written in robot.look() if written.text == "Not now.")
    assert abs(text.rect.centerx - scene.board.areas[Area.PROMPT].centerx) <= 2
    scene = sit_down(robot, play(lay("human thrall"), in_turn()))
    place, free = scene.notice_place(), scene.furniture.free(scene.units)
    assert free.left <= place.left < place.right <= free.right and not place.colliderect(
        scene.board.areas[Area.PROMPT]
    )


def test_no_word_stays_about_what_lies_below_something_new(robot: Robot) -> None:
    """Cards that are drawn lie over the edge of another's board, on which the pointer rests."""
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session)
    scene.submit(cm.DrawCards())
    robot.wait(1.0)
    card = robot.widget(f"card:{session.state.drawn[0]}").rect
    scene.undo()
    robot.move(card.clip(robot.widget("seat:1").rect).center)
    robot.wait(1.0)
    assert robot.app.tooltip.shown is robot.widget("seat:1")
    scene.submit(cm.DrawCards())
    robot.wait(1.0)
    assert scene.at(scene.pointer) is not robot.widget("seat:1") and robot.app.tooltip.shown is None


def test_new_luck_is_new(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session)
    scene.match.frozen = True
    seen = set()
    for _ in range(6):
        robot.click("option:draw_cards")
        seen.add(tuple(session.state.drawn))
        robot.wait(0.2)
        robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        robot.click("answer-1")
    assert len(seen) > 1


def test_esc_takes_picks_back_then_opens_the_pause(robot: Robot) -> None:
    def can_add(s: State) -> bool:
        """Among other actions."""
        return in_turn(turns=3)(s) and bool(s.warriors(0)) and -1 in s.squads[0] and bool(by_weight(s))

    scene = sit_down(robot, play(lay("human thrall"), can_add))
    robot.click("option:add_one")
    asking = scene.asking
    assert asking is not None and asking.choice.options != asking.options
    robot.key(pygame.K_ESCAPE)
    assert asking.choice.options == asking.options and robot.scene is scene
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(PauseScene)
    robot.key(pygame.K_ESCAPE)
    assert robot.scene is scene


def test_a_card_is_enlarged_by_its_mark_and_by_rest(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human thrall"), in_turn(turns=3)))
    card = f"card:{session_hand(scene)[0]}"
    robot.click(card, button=3)
    seen = [scene.enlarged.shown]
    robot.key(pygame.K_ESCAPE)
    seen.append(scene.enlarged.shown)
    robot.hover(card)
    robot.wait(1.0)
    seen.append(scene.enlarged.shown)
    large = ("card", session_hand(scene)[0])
    assert seen == [large, None, large]


def session_hand(scene: PlayScene) -> list[int]:
    hand: list[int] = scene.shown.hands[0]
    return hand


def test_why_tells_of_the_last_decision(robot: Robot) -> None:
    session = play(lay("human karl"), in_turn(1, turns=2))
    scene = sit_down(robot, session)
    robot.app.blind = True
    for _ in range(4000):
        robot.step()
        pygame.time.wait(2)
        if scene.match.thoughts and not scene.director.busy:
            break
    robot.key(pygame.K_y)
    assert robot.showing(Sheet) and robot.sees("Sigrun")


def test_the_saga_has_three_levels(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human thrall"), in_turn(turns=6)))
    counts = []
    for level in ("story", "standard", "full"):
        scene.furniture.set_level(level)
        assert scene.furniture.panel is not None
        counts.append(len(scene.furniture.panel.lines()))
    assert counts == sorted(counts) and counts[0] < counts[2]


def test_an_ai_takes_the_seat_and_gives_it_back(robot: Robot) -> None:
    session = play(lay("human thrall"), in_turn(turns=2))
    scene = sit_down(robot, session)
    robot.key(pygame.K_ESCAPE)
    robot.click("stand-in")
    assert scene.match.kind(0) == "jarl" and scene.asking is None
    robot.key(pygame.K_ESCAPE)
    robot.click("give-back:0")
    assert scene.match.kind(0) == "human"


def test_resizing_while_things_fly(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session, "calm")
    robot.click("option:draw_cards")
    for size in ((1920, 1080), (1024, 768), (960, 600), (1280, 720)):
        robot.wait(0.1)
        robot.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        robot.step(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    robot.wait(3.0)
    assert scene.shown == GAME.view(session.state, 0)
    assert session.state.step == Step.KEEP


def test_skipping_shows_everything_at_once(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session, "calm")
    robot.click("option:draw_cards")
    busy = [scene.director.busy]
    robot.key(pygame.K_s)
    busy.append(scene.director.busy)
    assert busy == [True, False] and scene.shown == GAME.view(session.state, 0)
