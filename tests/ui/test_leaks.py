"""Nothing hidden is drawn or told: not behind the curtain, not in another's turn, not to a spectator."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pygame
import pytest
from pygame.event import Event

from tests.ai.valhalla.battles import ATTACKERS, DEFENDERS, tactics, warriors
from tests.ui.driver import Robot, make_app
from tests.ui.player import Player
from tests.ui.tables import change_worlds, in_turn, lay, play, sit_down
from tests.ui.valhalla.battles import session_of, shown
from tests.ui.watch import watched_game
from tests.valhalla.table import Table
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.table import everything
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.scenes.pause import PauseScene
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.scene import PlayScene
from valhalla.words.valhalla import names as called

PAIRED = ("alliance", *everything(4))


def known_to(scene: PlayScene, card: int) -> bool:
    """Whether whoever looks may know where this card is."""
    s, viewer = scene.match.session.state, scene.match.viewer
    mask = s.known[card]
    return bool(mask == s.table.everyone or (viewer is not None and mask >> viewer & 1))


@pytest.mark.parametrize(
    ("laid", "most"),
    [
        (lambda: lay("human human", 3), 5000),
        (lambda: lay("human thrall human", 4, variants=("hand_draft",)), 600),
        (lambda: lay("human human human", 5, expansions=everything(3)), 900),
        (lambda: play(lay("human human thrall human", 6, expansions=PAIRED), in_turn(turns=9)), 700),
    ],
    ids=["two to the end", "a draft and a thrall", "all expansions", "pairs"],
)
def test_no_frame_of_a_game_shows_what_is_hidden(home: Path, laid: Callable[[], Session], most: int) -> None:
    """Every frame at brisk, with everything that flies, and with moves taken back."""
    watch = watched_game(home, laid(), frame=1 / 10, most=most)
    assert watch.folded > 30 and watch.opened and watch.flights > 100 and watch.battles > 100
    assert watch.frames >= most or watch.scene.match.over


@pytest.mark.parametrize(
    ("looks", "expansions"), [(None, ()), (0, ()), (2, everything(3)), (None, everything(3))]
)
def test_two_worlds_behind_one_view_look_the_same(
    robot: Robot, looks: int | None, expansions: tuple[str, ...]
) -> None:
    """The same picture to the pixel, whatever is in the hands that the viewer cannot see."""
    session = play(lay("human human human", 5, expansions=expansions), in_turn(1, turns=5))
    scene = sit_down(robot, session)
    if isinstance(robot.scene, CurtainScene):
        robot.app.pop()
    scene.match.look(looks)
    scene.relook()
    pictures = []
    for world in range(3):
        if world:
            change_worlds(session, looks, world)
            scene.sync()
        robot.app.draw()
        pictures.append(pygame.image.tobytes(robot.app.screen, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


def hands_apart(t: Table, hidden: tuple[int, ...]) -> Table:
    """The same table, but for the hands of these seats and the deck."""
    twin = Table(t.setup.players)
    twin.s = t.s.clone()
    pool = twin.s.deck + [card for seat in hidden for card in twin.s.hands[seat]]
    mixed = Chance(99).sample(pool, len(pool))
    for seat in hidden:
        twin.s.hands[seat] = sorted(mixed.pop() for _ in t.s.hands[seat])
    twin.s.deck = sorted(mixed)
    for card in pool:
        twin.s.known[card] = sum(1 << seat for seat in hidden if card in twin.s.hands[seat])
    twin.sound()
    assert all(twin.s.hands[seat] != t.s.hands[seat] for seat in hidden)
    return twin


def three_at_war() -> Table:
    """Seat 0 may attack seat 1; all three hold tactics."""
    t = Table(3)
    for seat, squad in enumerate((ATTACKERS, DEFENDERS, DEFENDERS)):
        warriors(t, seat, squad[:2] if seat == 2 else squad)
        tactics(t, seat, ("fury heroic counterblow", "heroic surround", "new_weapons fury")[seat])
    return t


class Filmed(Robot):
    """Keeps a checksum of what is on the screen after every frame."""

    def __init__(self, app: App) -> None:
        super().__init__(app, frame=1 / 15)
        self.film: list[int] = []

    def step(self, *events: Event, dt: float = 0.0) -> bool:
        drawn = super().step(*events, dt=dt)
        self.film.append(crc32(self.app.screen.get_buffer().raw))
        return drawn


def filmed_battle(home: Path, t: Table, *, tactic: bool) -> list[int]:
    """An attack from its announcement to its end, as the window really draws it: kept layers and all."""
    app = make_app((960, 600), home)
    app.written = None
    app.settings.odds = False
    robot = Filmed(app)
    player = Player(robot)
    try:
        scene = sit_down(robot, session_of(t, (0, 1, 2)), "brisk")
        robot.wait_until(lambda: scene.asking is not None)
        player.perform(scene, cm.Attack(1))
        robot.wait_until(lambda: scene.shown.battle is not None and scene.asking is not None)
        if tactic:
            robot.click("hand")
            fury = next(card for card in scene.shown.hands[0] if _word(scene, card) == "fury")
            player.perform(scene, cm.PlayTactic(fury))
        while scene.shown.battle is not None:
            fought_out(robot, scene)
        robot.wait(0.5)
        return robot.film
    finally:
        app.close()


def fought_out(robot: Robot, scene: PlayScene) -> None:
    """What anybody would do who never looks at a card: arm the best, then end it."""
    if scene.director.held is not None:
        robot.click("go-on")
    elif scene.asking is None or scene.director.busy:
        robot.step()
    elif scene.board.moves.fighting and scene.board.moves.best[0]:  # type: ignore[attr-defined]
        robot.click("arm_best")
    else:
        names = ("option:end_phase", "option:pass", "confirm")
        robot.click(next(name for name in names if name in robot.names))


def _word(scene: PlayScene, card: int) -> str:
    word = scene.table.word[card]
    return word.effect.word if word is not None else ""


@pytest.mark.parametrize(
    ("hidden", "tactic"), [((0, 1, 2), False), ((1, 2), True)], ids=["all hands folded", "the attacker looks"]
)
def test_two_worlds_look_the_same_in_every_frame_of_a_battle(
    home: Path, hidden: tuple[int, ...], tactic: bool
) -> None:
    """To the pixel and to the frame, whatever is in the hands that nobody opens, tactics above all."""
    t = three_at_war()
    films = [filmed_battle(home, world, tactic=tactic) for world in (t, hands_apart(t, hidden))]
    assert len(set(films[0])) > 60
    first = next((i for i, pair in enumerate(zip(*films, strict=False)) if pair[0] != pair[1]), None)
    assert first is None and len(films[0]) == len(films[1])


def test_the_odds_do_not_tell_what_others_hold(robot: Robot) -> None:
    """Exact chances, worked out from what the viewer knows: the same in worlds that look the same."""
    t = three_at_war()
    told = []
    for world in (t, hands_apart(t, (1, 2))):
        world.attack(0, 1)
        world.dice(0, "axe axe sword spear blank bow")
        scene = shown(robot.app, world, (0,))
        robot.wait_until(lambda scene=scene: scene.board.news() is not None)  # type: ignore[misc]
        told.append(robot.texts)
    assert told[0] == told[1] and any("%" in text for text in told[0])


def test_the_odds_of_one_are_not_shown_to_the_next(robot: Robot) -> None:
    """What was worked out for the last fighter names the tactics in their hand."""
    t = Table(2)
    warriors(t, 0, ATTACKERS)
    warriors(t, 1, DEFENDERS)
    tactics(t, 0, "fury")
    tactics(t, 1, "heroic")
    scene = sit_down(robot, session_of(t, (0, 1)), "brisk")
    robot.frame = 1 / 20
    player = Player(robot)
    while scene.asking is None:
        player.move()
    player.perform(scene, cm.Attack(1))
    robot.wait_until(lambda: scene.shown.battle is not None and scene.asking is not None)
    robot.click("hand")
    fury = called.card(scene.table, scene.shown.hands[0][0])
    robot.wait_until(lambda: robot.sees(fury))
    robot.click("hand")
    for _ in range(60):
        assert scene.me is None and not robot.sees(fury)
        fought_out(robot, scene)


def test_what_is_kept_is_what_would_be_drawn_anew(home: Path) -> None:
    """The still picture of the table is kept from frame to frame; never from one pair of eyes to others."""
    app = make_app((960, 600), home)
    app.settings.odds = False  # they come when they are worked out, perhaps between two frames
    robot = Robot(app)
    player = Player(robot, seed=3)
    compared = 0
    try:
        scene = sit_down(robot, play(lay("human human", 3), in_turn(turns=4)))
        while len(player.opened) < 4:
            app.written = None
            if player.move() or not scene.still or robot.scene is not scene:
                continue
            app.draw()
            kept = pygame.image.tobytes(app.screen, "RGB")
            app.written = []
            app.draw()
            assert kept == pygame.image.tobytes(app.screen, "RGB")
            compared += 1
    finally:
        app.close()
    assert compared > 5


def test_the_curtain_hides_the_table(robot: Robot) -> None:
    """Not a pixel of the table is to be seen through it."""
    scene = sit_down(robot, lay("human human", 5))
    robot.step()
    assert isinstance(robot.scene, CurtainScene)
    robot.app.draw()
    before = pygame.image.tobytes(robot.app.screen, "RGB")
    scene.match.look(0)
    scene.relook()
    robot.app.draw()
    assert pygame.image.tobytes(robot.app.screen, "RGB") == before


def test_esc_does_not_lift_the_curtain(robot: Robot) -> None:
    """The pause lies over it, and shows no more than it does."""
    sit_down(robot, lay("human human", 5))
    robot.step()
    curtain = robot.scene
    assert isinstance(curtain, CurtainScene)
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(PauseScene) and curtain.match.viewer is None
    robot.key(pygame.K_ESCAPE)
    robot.click_at((30, 30))
    assert robot.scene is curtain
    robot.click("ready")
    assert robot.showing(PlayScene) and curtain.match.last_decision(0) is None


def watched(scene: PlayScene) -> list[int]:
    """The cards whose faces the scene asks for from now on."""
    drawn: list[int] = []
    face = scene.faces.card

    def seen(table: Any, card: int, height: int) -> pygame.Surface:
        drawn.append(card)
        return face(table, card, height)

    held = scene.faces.held

    def seen_held(table: Any, card: int, height: int, strip: int) -> pygame.Surface:
        drawn.append(card)
        return held(table, card, height, strip)

    scene.faces.card = seen  # type: ignore[method-assign]
    scene.faces.held = seen_held  # type: ignore[method-assign]
    return drawn


def test_what_was_enlarged_goes_with_the_eyes(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human human", 5), in_turn(0, turns=4)))
    robot.step()
    robot.click("hand")
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
