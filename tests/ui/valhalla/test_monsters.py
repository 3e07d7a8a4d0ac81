"""Alone and together against a monster, through the real scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, change_worlds, play, same_game, sit_down
from tests.ui.watch import watched_game
from valhalla.ai.valhalla.monster.evaluate import attack_chance
from valhalla.ai.valhalla.weighing import weigh
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla import terms
from valhalla.games.valhalla.cards import MONSTER_DECK, decks
from valhalla.games.valhalla.monsters.events import MonsterRolled
from valhalla.games.valhalla.monsters.stack import SCALES, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER, Step
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla import cues
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.stack_scene import StackScene
from valhalla.ui.games.valhalla.monster.table import MonsterTableBoard
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.scene import PlayScene
from valhalla.words import language
from valhalla.workshop import posing
from valhalla.workshop.posing import NAMES
from valhalla.workshop.valhalla.shots_monsters import Hunt


class Game(NamedTuple):
    """Who plays with which device against what, and with which expansions."""

    how: str
    kinds: str
    monster: str
    expansions: tuple[str, ...] = ()


WHOLE = [
    Game("mouse", "human", "fenrir"),
    Game("keys", "human", "jormungandr"),
    Game("pad", "human", "hel", ("valkyries",)),
    Game("mouse", "human human", "surtr"),
    Game("keys", "human human human", "fenrir", ("dwarves",)),
    Game("pad", "human human human human", "hel"),
    Game("mouse", "human thrall thrall", "jormungandr", ("valkyries", "dwarves")),
    Game("mouse", "human human karl", "fenrir"),
    Game("keys", "human human karl", "surtr"),
    Game("pad", "human human karl", "hel"),
]


def lay(
    kinds: str,
    monster: str = "fenrir",
    seed: int = 3,
    expansions: tuple[str, ...] = (),
    path: Path | None = None,
) -> Session:
    seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False))
    setup = GAME.Setup(len(seats), expansions, (), monster=monster)
    return Session.start(GAME, setup, seats, seed, path)


def hunted(players: int, beaten: int = 1, monster: str = "fenrir") -> Hunt:
    """A table in the middle of the game, seat 0 to move."""
    p = Hunt(players, monster, beaten).manned(*(3, 2, 3, 4)[:players])
    p.hand(0, "fury-red-dawn", "bear-vemund", "wolf-alrik")
    return p.fill(3).thin(60)


def show(robot: Robot, p: Hunt, people: int = 1, speed: str = "instant") -> PlayScene:
    scene = sit_down(robot, p.session(people), speed)
    if isinstance(robot.scene, CurtainScene):
        robot.click("ready")
    robot.wait(0.1)
    return scene


@pytest.mark.parametrize("game", WHOLE, ids=lambda game: f"{game.how} {game.monster}")
def test_a_whole_game(robot: Robot, game: Game) -> None:
    session = lay(game.kinds, game.monster, 3 + WHOLE.index(game), game.expansions)
    sit_down(robot, session)
    robot.app.blind = True
    player = Player(robot, game.how, seed=session.seed)
    scene = player.play()
    assert player.decisions > 10
    assert session.state == same_game(session)
    outcome = GAME.outcome(session.state)
    assert outcome is not None and scene.outcome == outcome
    robot.app.blind = False
    robot.wait(4.0)
    assert robot.sees(str(outcome.scores[0]))


def test_every_event_has_its_cue() -> None:
    found = [e for e in vars(ev).values() if isinstance(e, type) and issubclass(e, ev.Event)]
    assert not [e for e in found if e is not ev.Event and e not in cues.CUES]


# The table


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_whom_to_attack_is_not_asked_where_there_is_but_one(robot: Robot, how: str) -> None:
    """The button of the attack is all one presses."""
    scene = show(robot, hunted(1).turn())
    Player(robot, how).use("option:attack")
    assert scene.match.session.log[-1].command == cm.Attack(MONSTER)
    assert scene.shown.battle is not None


def test_a_click_on_it_asks_first(robot: Robot) -> None:
    scene = show(robot, hunted(1).turn())
    robot.click("monster")
    assert len(scene.match.session.log) == 1 and "confirm" in robot.names
    robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.Attack(MONSTER)


def test_its_cards_are_no_secret(robot: Robot) -> None:
    scene = show(robot, hunted(1, 2).turn())
    robot.hover("monster-next")
    robot.wait(1.0)
    assert scene.enlarged.shown == ("monster", 3)
    robot.click("monster-card")
    assert robot.showing(StackScene)
    robot.hover("stack:5")
    robot.wait(0.2)
    near = next(one.near for one in robot.app.scenes if isinstance(one, StackScene))
    assert near is not None and near.place == 5
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(PlayScene)


def test_its_dice_are_told_when_they_lie(robot: Robot) -> None:
    """They tumble, and those that fit go to their symbols; nothing is asked meanwhile."""
    p = hunted(1, 5).turn().do(0, cm.DrawCards())
    p.onward(lambda s: s.step == Step.KEEP and s.agenda[-1][3] == terms.BY_PHASE_B)
    scene = show(robot, p, speed="calm")
    scene.match.submit(0, cm.Keep((p.s.drawn[0],)))
    robot.wait_until(lambda: isinstance(scene.director.last and scene.director.last.event, MonsterRolled))
    robot.wait(0.2)
    board, last = scene.board, scene.director.last
    assert isinstance(board, MonsterTableBoard) and last is not None
    told = [(board.untold() is last.event, board.hushed)]
    robot.wait(3.0)
    told.append((board.untold() is not None, board.hushed))
    assert told == [(True, True), (False, False)]
    monster = scene.shown.monster
    assert sum(figure.covered(scene.shown)) == len(monster.dice)
    assert len(figure.loose(scene.match, scene.shown)) == 6 - len(monster.dice)


def test_the_chance_of_its_attack_is_exact() -> None:
    p = hunted(1, 0).lying("axe")
    assert p.s.monster is not None
    assert attack_chance(p.s) == pytest.approx(1 - (5 / 6) ** 5)
    p.s.monster.dice = ()
    both = 1 - 2 * (5 / 6) ** 6 + (4 / 6) ** 6
    assert attack_chance(p.s) == pytest.approx(both)


def test_it_breathes_and_rests(robot: Robot) -> None:
    """As ambient light: at most ten pictures a second, none after half a minute, none with reduced motion."""
    scene = show(robot, hunted(1).turn())
    assert any(figure.breath(t / 10) != figure.breath(0) for t in range(30))
    gazes = [figure.gaze(t / 10) for t in range(140)]
    assert max(gazes) <= 1 and min(gazes) >= 0
    drawn = sum(robot.app.step(1 / 60, ()) for _ in range(60))
    assert drawn <= 12
    robot.app.idle = 40.0
    robot.wait(0.2)
    robot.app.idle = 40.0
    assert not any(robot.app.step(1 / 60, ()) for _ in range(60))
    robot.app.settings.reduced_motion = True
    scene.changed = True
    pictures = set()
    for _ in range(3):
        scene.time += 1.7
        robot.app.draw()
        pictures.add(pygame.image.tobytes(robot.app.screen, "RGB"))
    assert len(pictures) == 1


# Battles


def fought(p: Hunt) -> Hunt:
    """Seat 0 attacks, and all its dice may still be set."""
    return p.turn().do(0, cm.Attack(MONSTER)).onward(lambda s: s.step == Step.FIGHT)


def test_odds_against_a_known_strength(robot: Robot) -> None:
    """What is certain is told as certain, what cannot be as impossible."""
    p = fought(hunted(1, 0)).dice(0, "axe axe blank blank blank blank")
    told = weigh(p.s, 0)
    rows = {row.kind: row.number for row in told.rows if row.kind != "tactic"}
    needed = stack_of(p.s).strengths[0]
    best = max(row.number for row in told.rows)
    assert told.chance == pytest.approx(best) and not told.points
    assert rows["end"] == 0
    p.arm(0, "bear-gudveig")
    told = weigh(p.s, 0)
    reached = [row for row in told.rows if row.kind in ("end", "tactic")]
    assert all(row.number in (0.0, 1.0) for row in reached)
    assert (max(row.number for row in reached) == 1.0) == (needed <= 5 + 2)


def test_a_tie_is_ours_in_attack_only(robot: Robot) -> None:
    p = fought(hunted(1, 0))
    scene = show(robot, p)
    assert robot.sees("a tie is yours") and scene.shown.battle.monster == terms.ATTACKING


def risen(beaten: int = 1) -> Hunt:
    """The card is beaten by all three, and not all of them find room."""
    p = Hunt(1, "fenrir", beaten).manned(3).risen(0, "wolf-ylva", "wolf-hedin").hand(0, "fury-red-dawn")
    fought(p.thin(60))
    for name, dice in (("bear-gudveig", "axe axe"), ("wolf-dagny", "axe sword"), ("boar-jofrid", "spear")):
        p.dice(0, dice).arm(0, name)
    p.do(0, cm.EndPhase())
    return p.onward(lambda s: s.step in (Step.MONSTER_RISE, Step.OVER))


def test_who_rises_must_fit_under_the_cap(robot: Robot) -> None:
    p = risen()
    assert p.s.step == Step.MONSTER_RISE
    scene = show(robot, p)
    asking = scene.asking
    assert asking is not None and not robot.sees("Turned away")
    robot.click("confirm")  # nobody is marked, although somebody fits
    assert not asking.answered and any("V15.4" in text for text in robot.app.notices.texts)
    robot.click("send_all")
    marked = scene.asking.choice.picked["slot"] if scene.asking else []
    assert marked and robot.sees("Turned away")
    robot.click("confirm")
    assert scene.match.session.log[-1].command == cm.SendToValhalla(tuple(marked))
    assert scene.match.session.state.warriors(0) == []  # whoever found no room is discarded


def test_a_toll_is_paid(robot: Robot) -> None:
    p = hunted(1, 3).turn().do(0, cm.Attack(MONSTER))
    assert p.s.step == Step.TOLL_CARD
    scene = show(robot, p)
    card = p.s.hands[0][0]
    robot.click(f"card:{card}")
    assert scene.match.session.log[-1].command == cm.ChooseCard(card)


def test_it_eats_a_warrior(robot: Robot) -> None:
    p = hunted(1, 5).turn().do(0, cm.Attack(MONSTER))
    assert p.s.step == Step.TOLL_WARRIOR
    scene = show(robot, p)
    card = p.s.squads[0][1]
    robot.click(f"card:{card}")
    assert scene.match.session.log[-1].command == cm.ChooseWarrior(1)


# Together


def lending_asked() -> Hunt:
    """Seat 1 attacks: seat 0 is asked to lend a warrior."""
    p = hunted(3).turn(1).do(1, cm.Attack(MONSTER))
    return p.onward(lambda s: s.step == Step.LEND)


def step_in_asked() -> Hunt:
    p = hunted(3, 1).lying("sword axe").turn(1)
    p.s.agenda.append((Step.MONSTER_ATTACK, 1))
    p.s.agenda += [(Step.STEP_IN, 0), (Step.STEP_IN, 2)][::-1]
    return p


def test_stepping_in(robot: Robot) -> None:
    p = step_in_asked()
    scene = show(robot, p)
    scene.match.frozen = True
    assert "sought:1" in robot.names
    card = p.s.hands[0][0]
    robot.click(f"card:{card}")
    battle = scene.match.session.state.battle
    assert battle is not None and battle.attack.seat == 0


def test_whom_it_would_attack_is_marked(robot: Robot) -> None:
    """V18.3: the card "The First Fetter Torn" seeks the largest squad."""
    scene = show(robot, hunted(3, 1).turn())
    squads = [len(scene.shown.warriors(seat)) for seat in range(3)]
    assert squads == [3, 2, 3] and "sought:0" in robot.names
    show(robot, hunted(4, 1).turn())
    assert "sought:3" in robot.names


def said(scene: PlayScene) -> list[cm.Command]:
    """What seat 0 has decided."""
    return [entry.command for entry in scene.match.session.log[1:] if entry.seat == 0]


@pytest.mark.parametrize(("topic", "position"), [("lend", lending_asked), ("step-in", step_in_asked)])
def test_standing_orders(robot: Robot, topic: str, position: Callable[[], Hunt]) -> None:
    """Never: declined at once. When it matters: asked only for a last shield, a last card, a last attack."""
    for order in ("silent", "sparing"):
        p = position()
        scene = show(robot, p)
        scene.match.frozen = True
        assert scene.asking is not None
        getattr(scene.match, order).add((0, topic))
        scene.match.frozen = False
        robot.wait_until(partial(said, scene))
        assert said(scene) == [cm.Pass()]
    p = position()
    p.lost(1, SCALES[3].shields - 1)
    scene = show(robot, p)
    scene.match.sparing.add((0, topic))
    robot.wait(0.2)
    assert scene.asking is not None and scene.asking.seat == 0


def test_the_pause_has_the_orders(robot: Robot) -> None:
    scene = show(robot, hunted(3).turn())
    for _ in range(2):
        robot.key(pygame.K_ESCAPE)
        robot.click("order-lend")
    assert (0, "lend") in scene.match.silent


def test_a_hot_seat_shows_nothing_hidden(home: Path) -> None:
    watch = watched_game(home, lay("human human human", "jormungandr", 5), frame=1 / 10, most=700)
    assert watch.behind and watch.folded > 30 and watch.battles > 40


@pytest.mark.parametrize("looks", [None, 0])
def test_two_worlds_behind_one_view_look_the_same(robot: Robot, looks: int | None) -> None:
    session = play(lay("human human human", "hel", 5), turn_of(1, 4))
    scene = sit_down(robot, session)
    if isinstance(robot.scene, CurtainScene):
        robot.app.pop()
    scene.match.look(looks)
    scene.relook()
    robot.app.settings.reduced_motion = True
    pictures = set()
    for world in range(3):
        if world:
            change_worlds(session, looks, world)
            scene.sync()
        robot.app.draw()
        pictures.add(pygame.image.tobytes(robot.app.screen, "RGB"))
    assert len(pictures) == 1


# What else one does at a table


def turn_of(seat: int, turns: int = 3) -> Callable[[State], bool]:
    return lambda s: s.turns >= turns and s.agenda[-1][:2] == (Step.PHASE_A, seat)


def test_undo_hint_and_thumbnail(robot: Robot, tmp_path: Path) -> None:
    session = play(lay("human", path=tmp_path / "alone.saga"), turn_of(0))
    scene = sit_down(robot, session)
    scene.match.frozen = True
    robot.wait(0.2)
    before = len(session.log)
    option = "option:draw_cards" if session.state.warriors(0) else "option:add_one"
    robot.click(option)
    if option.endswith("add_one"):
        card = next(c for c in session.state.hands[0] if session.state.table.is_warrior[c])
        robot.click(f"card:{card}")
        robot.click("slot:0:0")
    robot.wait(0.2)
    assert len(session.log) > before
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    if "answer-0" in robot.names:
        robot.click("answer-0")
    assert len(session.log) == before
    scene.match.frozen = False
    robot.key(pygame.K_h)
    robot.wait_until(lambda: scene.match.hint is not None)
    robot.wait(0.2)
    robot.app.pop()
    assert list(tmp_path.glob("*.png")) or list(tmp_path.glob("*"))


@pytest.mark.parametrize("kinds", ["human", "human thrall thrall"])
def test_the_film_of_a_lost_hunt(robot: Robot, kinds: str) -> None:
    session = play(lay(kinds, seed=11))
    assert GAME.outcome(session.state) is not None
    film = Film(session, robot.app.worker)
    film.look(0)
    scene = FilmScene(robot.app, film)
    robot.app.reset(scene)
    for at in (1, film.length // 3, film.length // 2, film.length):
        scene.seek(at)
        robot.wait(0.3)
    assert film.turns() and film.battles()


def test_the_end_is_shown(robot: Robot) -> None:
    """The last shield: the dark comes, and nobody has won."""

    def last_shield(s: State) -> bool:
        return not GAME.to_act(s)

    session = play(lay("human", "surtr", 5), last_shield)
    outcome = GAME.outcome(session.state)
    assert outcome is not None
    posing.sit_down(robot.app, session)
    robot.wait(3.0)
    assert robot.sees(str(outcome.scores[0]))


@pytest.mark.parametrize("tongue", ["en", "ru", "pl"])
def test_every_card_has_room_for_its_words(robot: Robot, tongue: str) -> None:
    faces = ValhallaFaces(robot.app.art, robot.app.fonts)
    language.use(tongue)
    try:
        for card in decks()[MONSTER_DECK]:
            for height in (96, 170, 234, 421, 760):
                faces.face(card, height)
    finally:
        language.use(language.SOURCE)
    assert not faces.crowded
