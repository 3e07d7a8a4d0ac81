"""Nothing hidden is drawn or told: not behind the curtain, not in another's turn, not to a spectator."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from valhalla.kernel.chance import Chance
from valhalla.ui.scenes.play import PlayScene
from valhalla.ui.scenes.play.curtain import CurtainScene
from valhalla.ui.scenes.play.saga import cards_of
from valhalla.ui.scenes.play.scoring import ScoringScene
from valhalla.words import names as called


def known_to(scene: PlayScene, card: int) -> bool:
    """Whether whoever looks may know this card: it lies open, is their own, or was once seen by them."""
    s = scene.match.session.state
    viewer = scene.match.viewer
    mask = s.known[card]
    if mask == s.table.everyone or (viewer is not None and mask >> viewer & 1):
        return True
    lies_open = [*s.discard, *s.offer, *(card for squad in s.squads for card in squad)]
    if s.battle is not None:
        lies_open += [c for side in (s.battle.attack, s.battle.defence) if side for c in side.played]
    own = [] if viewer is None else [*s.hands[viewer], *s.secret[viewer]]
    if viewer is not None and s.active == viewer:
        own += s.drawn
    return card in lies_open or card in own


def hidden_names(scene: PlayScene) -> set[str]:
    """Names that only cards have which the viewer may not know."""
    table = scene.table
    session = scene.match.session
    viewer = scene.match.viewer
    happened = [GAME.seen_by(event, viewer) for entry in session.log for event in entry.events]
    told = {card for event in happened for card in cards_of(event)}  # seen once, even if shuffled back
    cards = [card for hand in session.state.hands for card in hand]
    return {called.card(table, card) for card in cards if card not in told and not known_to(scene, card)}


@pytest.mark.parametrize(("kinds", "seed"), [("human human human", 3), ("human thrall human human", 4)])
def test_no_hidden_card_is_drawn_or_told_in_a_whole_game(robot: Robot, kinds: str, seed: int) -> None:
    session = lay(kinds, seed)
    scene = sit_down(robot, session)
    drawn = watched(scene)
    player = Player(robot, "mouse", seed=seed)
    frames = 0
    while not isinstance(robot.scene, ScoringScene) and frames < 110:
        if scene.match.queue:  # the session is ahead: a card may be hidden by now that still lies open
            player.move()
            continue
        drawn.clear()
        robot.app.draw()
        frames += 1
        if isinstance(robot.scene, CurtainScene):
            assert not drawn
            assert not {text for text in robot.texts if text in hidden_names(scene)}
        else:
            assert not [card for card in drawn if card >= 0 and not known_to(scene, card)]
            told = " ".join(line.text for line in scene.match.lines)
            assert not {name for name in hidden_names(scene) if name in told}
        player.move()
    assert player.curtains


@pytest.mark.parametrize("looks", [None, 0, 2])
def test_two_worlds_behind_one_view_look_the_same(robot: Robot, looks: int | None) -> None:
    """The same picture to the pixel, whatever is in the hands that the viewer cannot see."""
    session = play(lay("human human human", 5), in_turn(1, turns=5))
    scene = sit_down(robot, session)
    if isinstance(robot.scene, CurtainScene):
        robot.app.pop()
    scene.match.look(looks)
    scene.relook()
    pictures = []
    for world in range(3):
        if world:
            view = GAME.view(session.state, looks)
            session.state = GAME.determinize(view, Chance(world))
            assert GAME.view(session.state, looks) == view
            scene.sync()
        robot.app.draw()
        pictures.append(pygame.image.tobytes(robot.app.screen, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


def test_the_curtain_hides_the_table(robot: Robot) -> None:
    """Not a pixel of the table is to be seen through it."""
    session = play(lay("human human", 5), in_turn(1, turns=4))
    scene = sit_down(robot, session)
    robot.step()
    assert isinstance(robot.scene, CurtainScene)
    robot.app.draw()
    before = pygame.image.tobytes(robot.app.screen, "RGB")
    scene.match.look(0)
    scene.relook()
    robot.app.draw()
    assert pygame.image.tobytes(robot.app.screen, "RGB") == before


def test_esc_does_not_lift_the_curtain(robot: Robot) -> None:
    sit_down(robot, play(lay("human human", 5), in_turn(1, turns=4)))
    robot.step()
    curtain = robot.scene
    assert isinstance(curtain, CurtainScene)
    robot.key(pygame.K_ESCAPE)
    robot.click_at((30, 30))
    assert robot.scene is curtain
    robot.click("ready")
    assert isinstance(robot.scene, PlayScene) and robot.scene.match.viewer == 1


def watched(scene: PlayScene) -> list[int]:
    """The cards whose faces the scene asks for from now on."""
    drawn: list[int] = []
    face = scene.faces.card

    def seen(table: Any, card: int, height: int) -> pygame.Surface:
        drawn.append(card)
        return face(table, card, height)

    scene.faces.card = seen  # type: ignore[method-assign]
    return drawn


def test_what_was_enlarged_goes_with_the_eyes(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human human", 5), in_turn(0, turns=4)))
    robot.step()
    robot.click("ready")
    robot.click(f"card:{scene.shown.hands[0][0]}", button=3)
    assert scene.enlarged.shown is not None
    scene.match.look(1)
    scene.relook()
    drawn = watched(scene)
    robot.app.draw()
    assert drawn and not [card for card in drawn if card >= 0 and not known_to(scene, card)]


def test_the_picture_of_a_save_shows_no_hand(robot: Robot, home: Path) -> None:
    """Left in the middle of a flight: the picture beside the save is what anybody may see."""
    path = home / "saves" / "Left.saga"
    path.parent.mkdir()
    session = play(lay("human thrall", 1, path=path), lambda s: in_turn()(s) and bool(s.warriors(0)))
    scene = sit_down(robot, session, "calm")
    scene.match.frozen = True
    robot.click("option:draw_cards")
    robot.wait(0.1)
    assert scene.director.busy
    drawn = watched(scene)
    robot.app.pop()
    assert scene.match.viewer is None and path.with_suffix(".png").exists()
    assert not [card for card in drawn if card >= 0 and not known_to(scene, card)]
