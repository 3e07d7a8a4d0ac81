"""`valhalla shots`: a picture of every scene in a telling state, drawn by the real scenes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from valhalla.ai.levels import choose
from valhalla.games import GAMES
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.settings import Settings
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import Thing
from valhalla.workshop.hammer import shots as shots_hammer
from valhalla.workshop.valhalla import shots_expansions, shots_halls, shots_monsters
from valhalla.workshop.wolves import shots as shots_wolves

if TYPE_CHECKING:
    from valhalla.ui.table.film.film import Film

NAMES: Final = ("Eirik", "Sigrun", "Hakon", "Torvi", "Astrid", "Bjarni")
FRAME: Final = 1 / 60
MOST_DECISIONS: Final = 2000
MOST_TABLES: Final = 20
Until = Callable[[State], bool]
Shot = Callable[[App], None]


def table(
    players: int,
    seed: int,
    *,
    people: int = 1,
    variants: tuple[str, ...] = (),
    expansions: tuple[str, ...] = (),
    level: str = "karl",
) -> Session:
    """A table of people and AI seats, just laid."""
    seats = tuple(Seat(NAMES[i], "human" if i < people else level) for i in range(players))
    game = GAMES["valhalla"]
    return Session.start(game, game.Setup(players, expansions, variants), seats, seed)


def play_until(session: Session, until: Until, level: str = "karl") -> Session:
    """Let all seats play by themselves until a state is as wanted, if need be at tables of later seeds."""
    for seed in range(session.seed, session.seed + MOST_TABLES):
        if seed != session.seed:
            session = Session.start(session.game, session.setup, session.seats, seed, house=session.house)
        if reaches(session, until, level):
            return session
    raise LookupError("no such moment came")


def reaches(session: Session, until: Until, level: str) -> bool:
    """Whether such a state comes at this table; then it stands there."""
    game = session.game
    for n in range(MOST_DECISIONS):
        due = game.to_act(session.state)
        if until(session.state) or not due:
            break
        view = game.view(session.state, due[0])
        session.submit(due[0], choose(level, game, view, due[0], Chance(session.seed, 1, n)))
    return until(session.state)


def sit_down(app: App, session: Session) -> PlayScene:
    """The table as its first person sees it, everything shown."""
    scene = PlayScene(app, Match(session, app.worker))
    scene.match.frozen = True
    app.reset(scene)
    if session.game.to_act(session.state):
        settle(app)
    return scene


def fight(app: App, session: Session) -> None:
    """A battle, with the odds worked out."""
    scene = sit_down(app, session)
    wait(app, lambda: scene.board.news() is not None, 10.0)


def watch(app: App, place: Callable[[Film], int], session: Session | None = None) -> None:
    """The film of a game that is over, with one of its seats' eyes."""
    from valhalla.ui.table.film.film import Film  # noqa: PLC0415 - every shot loads its own scene
    from valhalla.ui.table.film.scene import FilmScene  # noqa: PLC0415

    film = Film(session or play_until(table(4, 11), ended, "thrall"), app.worker)
    film.look(0)
    app.reset(FilmScene(app, film))
    film.seek(place(film))
    settle(app)


def settle(app: App, seconds: float = 0.5) -> None:
    for _ in range(round(seconds / FRAME)):
        app.step(FRAME, ())


def wait(app: App, until: Callable[[], bool], seconds: float = 60.0) -> None:
    """Let real time pass: somebody thinks in another process or thread."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        app.step(FRAME, ())
        time.sleep(0.005)


# What a state must be like


def asked(step: int, seat: int = 0, turns: int = 0) -> Until:
    return lambda s: s.turns >= turns and s.step == step and s.agenda[-1][1:2] == (seat,)


def fighting(seat: int, *, attacks: bool, turns: int, tactics: int = 0) -> Until:
    """This seat fights with dice on the table, and holds so many tactics."""

    def wanted(s: State) -> bool:
        if s.battle is None or s.battle.defence is None or s.agenda[-1] != (Step.FIGHT, seat):
            return False
        side = s.battle.attack if attacks else s.battle.defence
        held = sum(s.table.word[card] is not None for card in s.hands[seat])
        return side.seat == seat and s.turns >= turns and len(side.loose) > 3 and held >= tactics

    return wanted


def ended(s: State) -> bool:
    return not GAMES["valhalla"].to_act(s)


def in_ragnarok(s: State) -> bool:
    return s.battle is not None and s.battle.defence is None and s.agenda[-1] == (Step.FIGHT, 0)


# The pictures


def _menu(app: App) -> None:
    from valhalla.ui.scenes.menu import MenuScene  # noqa: PLC0415 - every shot loads its own scene

    app.reset(MenuScene(app))


def _welcome(app: App) -> None:
    from valhalla.ui.scenes.welcome import WelcomeScene  # noqa: PLC0415

    app.reset(WelcomeScene(app))


def _new_game(app: App) -> None:
    from valhalla.ui.scenes.new_game import NewGameScene  # noqa: PLC0415

    app.reset(NewGameScene(app))


def _saves(app: App) -> None:
    from valhalla.ui.scenes.saves import SavesScene  # noqa: PLC0415

    app.reset(SavesScene(app))


def _options(app: App) -> None:
    from valhalla.ui.scenes.options import OptionsScene  # noqa: PLC0415

    app.reset(OptionsScene(app))


def _keys(app: App) -> None:
    from valhalla.ui.scenes.keys import KeysScene  # noqa: PLC0415

    app.reset(KeysScene(app))


def _rule(app: App) -> None:
    from valhalla.ui.scenes.rule import RuleScene  # noqa: PLC0415

    app.reset(RuleScene(app, "V4.3"))


def _jarls(app: App) -> None:
    sit_down(app, table(4, 11))


def _five_jarls(app: App) -> None:
    sit_down(app, table(3, 12, variants=("five_jarls",)))


def _warriors(app: App) -> None:
    sit_down(app, play_until(table(4, 11), asked(Step.DRAFT_WARRIOR)))


def _hand(app: App) -> None:
    sit_down(app, play_until(table(4, 11), lambda s: s.step == Step.CHOOSE_START))


def _hand_draft(app: App) -> None:
    session = table(4, 21, variants=("hand_draft",))
    sit_down(app, play_until(session, asked(Step.HAND_DRAFT)))


def _turn(app: App) -> None:
    sit_down(app, play_until(table(4, 11), asked(Step.PHASE_A, turns=12)))


def _two(app: App) -> None:
    sit_down(app, play_until(table(2, 5), asked(Step.PHASE_A, turns=8)))


def _six(app: App) -> None:
    sit_down(app, play_until(table(6, 8), asked(Step.PHASE_A, turns=12)))


def _target(app: App) -> None:
    scene = sit_down(app, play_until(table(4, 11), asked(Step.PHASE_A, turns=16)))
    press(scene, "option:attack")
    settle(app)


def _keep(app: App) -> None:
    sit_down(app, play_until(table(4, 11), asked(Step.KEEP, turns=12)))


def _zoom(app: App) -> None:
    scene = sit_down(app, play_until(table(4, 11), asked(Step.PHASE_A, turns=12)))
    things = [w for w in scene.widgets if isinstance(w, Thing) and w.kind == "card" and w.value != NONE]
    things[len(things) // 2].mark()


def _discard(app: App) -> None:
    scene = sit_down(app, play_until(table(3, 11), asked(Step.PHASE_A, turns=8)))
    press(scene, "discard")


def _attack(app: App) -> None:
    fight(app, play_until(table(4, 14), fighting(0, attacks=True, turns=8, tactics=2)))


def _defence(app: App) -> None:
    fight(app, play_until(table(4, 60), fighting(0, attacks=False, turns=6), "thrall"))


def _armed(app: App) -> None:
    """A fighter who has armed somebody and still has dice to choose from."""

    def wanted(s: State) -> bool:
        return fighting(0, attacks=True, turns=6)(s) and s.battle is not None and s.battle.attack.armed > 0

    fight(app, play_until(table(3, 40), wanted, "thrall"))


def _ragnarok(app: App) -> None:
    sit_down(app, play_until(table(4, 11), in_ragnarok, "thrall"))


def hurled(*, thrown: int = 0, cell: int = 0, hammers: int = 0) -> Until:
    """The first seat throws the hammer: after so many others, from such a cell on, hammers on the table."""

    def wanted(s: State) -> bool:
        if s.hurl is None or s.step_seat != 0 or len(s.distances) < thrown or s.hurl.token < cell:
            return False
        lying = s.hurl.dice.count(1) if s.step == Step.HURLED else 0
        return lying >= hammers if hammers else s.step == Step.HURL

    return wanted


def hurl(players: int, until: Until, known: int = 1) -> Session:
    """A table at which the hammer comes to such a moment before Ragnarök: with a known seed, else any."""
    for seed in (known, *range(1, 60)):
        session = table(players, seed, expansions=("hammer",))
        session = play_until(session, lambda s: until(s) or ended(s), "thrall")
        if until(session.state):
            return session
    raise LookupError("no such moment came")


def _hurl(app: App) -> None:
    sit_down(app, hurl(4, hurled(thrown=2, cell=12)))


def _hurl_hammers(app: App) -> None:
    sit_down(app, hurl(6, hurled(thrown=3, cell=8, hammers=2), 25))


def _scoring(app: App) -> None:
    sit_down(app, play_until(table(4, 11), ended, "thrall"))
    settle(app, 4.0)


def _curtain(app: App) -> None:
    session = play_until(table(3, 9, people=3), asked(Step.PHASE_A, 1, turns=9))
    sit_down(app, session)


def _why(app: App) -> None:
    scene = sit_down(app, play_until(table(3, 11), asked(Step.PHASE_A, 1, turns=6)))
    scene.match.frozen = False
    wait(app, lambda: bool(scene.match.thoughts) and not scene.director.busy)
    scene.match.frozen = True
    press(scene, "why")


def _pause(app: App) -> None:
    scene = sit_down(app, play_until(table(4, 11), asked(Step.PHASE_A, turns=12)))
    scene.back()


def _gallery(app: App) -> None:
    from valhalla.ui.table.gallery.scene import GalleryScene  # noqa: PLC0415

    app.reset(GalleryScene(app))


def _credits(app: App) -> None:
    from valhalla.ui.scenes.credits import CreditsScene  # noqa: PLC0415

    app.reset(CreditsScene(app))


def _chronicle(app: App) -> None:
    from valhalla.ui import chronicle  # noqa: PLC0415
    from valhalla.ui.scenes.chronicle import ChronicleScene  # noqa: PLC0415

    scene = ChronicleScene(app)
    played = [play_until(table(n, 30 + n, people=n // 2), ended, "thrall") for n in (2, 3, 4, 6)]
    scene.records = [chronicle.record_of(game, 1.7e9 + 90_000 * i) for i, game in enumerate(played)][::-1]
    scene.show("games")
    app.reset(scene)


def learn(app: App, key: str, name: str = "valhalla") -> None:
    """A lesson at one of its sheets, done as it wants."""
    from valhalla.ui.games.valhalla import lessons  # noqa: PLC0415
    from valhalla.ui.table.lesson.course import Hosts, Lesson  # noqa: PLC0415
    from valhalla.ui.table.lesson.scene import LessonScene  # noqa: PLC0415

    course = lessons.course(name)
    lesson = Lesson(course.begin(NAMES[0]), app.worker, course)
    while lesson.step is None or lesson.step.sheet != key:
        step = lesson.steps[lesson.at]
        if isinstance(step, Hosts):
            lesson.submit(step.seat, step.command)
        elif step.wanted:
            legal = lesson.game.legal(lesson.session.state, 0)
            lesson.submit(0, next(c for c in legal if lesson.fits(c)))
        else:
            lesson.read()
    lesson.skip()
    app.reset(LessonScene(app, lesson))
    settle(app)


def _lesson(app: App) -> None:
    learn(app, "add")


def _lesson_battle(app: App) -> None:
    learn(app, "reroll")


def _lesson_end(app: App) -> None:
    learn(app, "end")


def _film(app: App) -> None:
    watch(app, lambda film: film.turns()[14])


def _film_battle(app: App) -> None:
    watch(app, lambda film: film.battles()[5] + 4)


SHOTS: Final[dict[str, Shot]] = {
    "welcome": _welcome, "menu": _menu, "new-game": _new_game,
    "saves": _saves, "options": _options, "keys": _keys, "rule": _rule,
    "jarls": _jarls, "five-jarls": _five_jarls, "warriors": _warriors, "hand": _hand,
    "hand-draft": _hand_draft, "table": _turn, "table-two": _two, "table-six": _six, "target": _target,
    "keep": _keep, "zoom": _zoom, "discard": _discard, "attack": _attack, "armed": _armed,
    "defence": _defence, "hurl": _hurl, "hurl-hammers": _hurl_hammers, "ragnarok": _ragnarok,
    "scoring": _scoring, "curtain": _curtain, "why": _why,
    "pause": _pause, "gallery": _gallery, "chronicle": _chronicle, "credits": _credits, "lesson": _lesson,
    "lesson-battle": _lesson_battle, "lesson-end": _lesson_end, "film": _film, "film-battle": _film_battle,
    **shots_hammer.SHOTS, **shots_halls.SHOTS, **shots_expansions.SHOTS, **shots_monsters.SHOTS,
    **shots_wolves.SHOTS,
}  # fmt: skip


def press(scene: Any, name: str) -> None:
    scene.find(name).press()


def make_app(size: tuple[int, int], scale: int = 100) -> App:
    """An app on a window nobody sees."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    return App(pygame.display.set_mode(size), Settings(scale=scale, speed="instant"))


def shots(out: Path, size: tuple[int, int], scale: int = 100, only: str = "") -> Iterator[Path]:
    """Draw the scenes; yields each file when it is written."""
    out.mkdir(parents=True, exist_ok=True)
    app = make_app(size, scale)
    try:
        for name, show in SHOTS.items():
            if only and name != only:
                continue
            show(app)
            settle(app)
            app.draw()
            path = out / f"{name}.png"
            pygame.image.save(app.screen, path)
            yield path
    finally:
        app.close()
