"""Shots of the expansions away from the table: laying it, learning, looking back, counting."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from valhalla.games import GAMES
from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.table import everything
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui import chronicle, tables
from valhalla.ui.chronicle import Part, Record, write
from valhalla.ui.games.valhalla.gallery import ValhallaGallery
from valhalla.ui.games.valhalla.last_table import LastValhalla
from valhalla.ui.games.valhalla.monster.new_game import MonsterTable
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import LEARNER, Hosts, LessonStep
from valhalla.workshop import posing
from valhalla.workshop.posing import NAMES
from valhalla.workshop.valhalla import shots

if TYPE_CHECKING:
    from valhalla.kernel.session import Session
    from valhalla.ui.app import App

SEATS: Final = (("Eirik", "human"), ("Sigrun", "karl"), ("Hakon", "human"), ("Torvi", "jarl:skald"))


def _press(app: App, name: str) -> None:
    app.scene.find(name).press()


def lay(app: App, players: int, expansions: tuple[str, ...] = (), **more: Any) -> None:
    """The new-game scene with such a table remembered."""
    names = [*SEATS, ("Astrid", "karl:miser"), ("Bjarni", "thrall")][:players]
    seats = tuple(SeatChoice(name, kind, i) for i, (name, kind) in enumerate(names))
    app.settings.remember("valhalla", LastValhalla(seats, expansions=expansions, **more))
    app.reset(ValhallaTable(app))
    app.step(1 / 60, ())
    app.settings.tables = {}


def _expansions(app: App) -> None:
    lay(app, 4, ("thor", "valkyries", "dwarves", "last_viking"))
    _press(app, "page-expansions")


def _expansions_two(app: App) -> None:
    """Two at the table: what does not fit says why; Loki's card is chosen."""
    lay(app, 2, ("loki",), loki="loki-bearded-bride")
    _press(app, "page-expansions")


def _pairs(app: App) -> None:
    lay(app, 6, ("alliance", "tyr"))


def played(players: int, seed: int, *expansions: str, people: int = 1) -> Session:
    """A game of thralls to its end."""
    return posing.play_until(
        shots.table(players, seed, people=people, expansions=expansions), shots.ended, "thrall"
    )


def reckoned(app: App, session: Session, *, chart: bool = False) -> None:
    """The reckoning, counted to its end."""
    posing.sit_down(app, session)
    posing.settle(app, 4.0)
    if chart:
        _press(app, "course")


def _scoring_alliance(app: App) -> None:
    reckoned(app, played(4, 3, "alliance", "last_viking", "valkyries"))


def _scoring_alliance_six(app: App) -> None:
    reckoned(app, played(6, 5, "alliance", "thor", "last_viking"))


def _scoring_partners(app: App) -> None:
    reckoned(app, played(4, 8, "partnership", "thor", "valkyries"))


def _scoring_feast(app: App) -> None:
    reckoned(app, played(6, 4, *everything(6)))


def _chart_alliance(app: App) -> None:
    reckoned(app, played(6, 5, "alliance", "thor", "last_viking"), chart=True)


def browse(app: App, card: str, **filters: str) -> None:
    """The gallery with such filters, looking at a card."""
    scene = ValhallaGallery(app)
    app.reset(scene)
    app.step(1 / 60, ())
    for what, value in filters.items():
        scene.choose(what, value)
    scene.show(by_id()[card])


def _gallery_valkyries(app: App) -> None:
    browse(app, "mission-three-abreast", deck="valkyries")


def _gallery_dwarves(app: App) -> None:
    browse(app, "dwarf-brokk", deck="dwarves")


def _gallery_thor(app: App) -> None:
    browse(app, "thor-hammer-from-nowhere", deck="thor")


def _gallery_tyr(app: App) -> None:
    browse(app, "wrath-thin-ribbon", deck="tyr")


def _gallery_loki(app: App) -> None:
    browse(app, "loki-leaping-salmon", deck="loki")


def _gallery_titles(app: App) -> None:
    browse(app, "title-many", kind="titles")


def _chronicle(app: App) -> None:
    games = [
        played(4, 31, "alliance", "tyr", people=2),
        played(3, 32, "loki"),
        played(6, 33, *everything(6), people=2),
        played(6, 34, "alliance", "thor", people=3),
        played(4, 35, "partnership", "dwarves", "last_viking", "hammer", people=2),
    ]
    scene = ChronicleScene(app)
    scene.records = [chronicle.record_of(game, 1.7e9 + 90_000 * i) for i, game in enumerate(games)][::-1]
    scene.show("games")
    app.reset(scene)


def _chronicle_expansions(app: App) -> None:
    _chronicle(app)
    scene: Any = app.scene
    scene.show("expansions")


def _saves(app: App) -> None:
    """Saves of tables with expansions, in a home of their own: nobody's saves are touched."""
    with elsewhere():
        for players, expansions in ((3, ()), (6, everything(6)), (4, ("alliance", "valkyries"))):
            seats = tuple(
                SeatChoice(name, "karl" if i else "human", i) for i, name in enumerate(posing.NAMES)
            )
            tables.new_session(app, LastTable(seats[:players], expansions=expansions)).close()
        for players, monster, level in ((1, "fenrir", 1), (4, "jormungandr", 3)):
            decks = ("valkyries", "dwarves")[: level - 1]
            laid = LastValhalla(seats[:players], expansions=decks, monster=monster, level=level)
            tables.new_session(app, laid).close()
        app.reset(SavesScene(app))


def _lessons(app: App) -> None:
    """The list: one lesson done, one begun."""
    with elsewhere():
        for name, until in (("valhalla", "end"), ("tyr", "attack")):
            course = shelf.course(name)
            session = course.begin("Eirik", course.file())
            for step in course.script():
                if isinstance(step, LessonStep) and step.sheet == until:
                    break
                if isinstance(step, Hosts):
                    session.submit(step.seat, step.command)
                elif step.wanted:
                    legal = session.game.legal(session.state, LEARNER)
                    session.submit(
                        LEARNER, next(c for c in legal if course.fits(step, session.state, LEARNER, c))
                    )
            session.close()
        app.reset(LessonsScene(app))


def taught(name: str, key: str) -> Callable[[App], None]:
    """A short lesson at one of its sheets."""

    def shot(app: App) -> None:
        posing.learn(app, key, name)

    return shot


@contextlib.contextmanager
def elsewhere() -> Iterator[None]:
    """For a moment the player's folders are somewhere else."""
    before = os.environ.get("VALHALLA_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VALHALLA_HOME"] = folder
        try:
            yield
        finally:
            os.environ.pop("VALHALLA_HOME")
            if before is not None:
                os.environ["VALHALLA_HOME"] = before


def read_rule(clause: str) -> Callable[[App], None]:
    """The rulebook at a clause."""

    def shot(app: App) -> None:
        app.reset(RuleScene(app, clause))

    return shot


def _gallery_large(app: App) -> None:
    browse(app, "loki-sprig-of-mistletoe", deck="loki")
    scene: Any = app.scene
    scene.enlarge()


# Against a monster


def hunt(
    players: int,
    seed: int,
    monster: str,
    level: int = 1,
    *,
    people: int = 1,
    expansions: tuple[str, ...] = (),
    variants: tuple[str, ...] = (),
) -> Session:
    """A table against a monster, just laid."""
    game = GAMES["valhalla"]
    setup = game.Setup(players, expansions, variants, None, None, monster, level)
    seats = tuple(Seat(NAMES[i], "human" if i < people else "karl", i) for i in range(players))
    return Session.start(game, setup, seats, seed)


def hunted(players: int, seed: int, monster: str, level: int = 1, *, won: bool, **more: Any) -> Session:
    """The same, played to such an end: with a known seed, else any."""
    for one in (seed, *range(1, 40)):
        laid = hunt(players, one, monster, level, **more)
        session = posing.play_until(laid, shots.ended, "karl" if won else "thrall")
        outcome = session.game.outcome(session.state)
        if outcome is not None and bool(outcome.winners) == won:
            return session
    raise LookupError("no such end came")


def lay_hunt(app: App, players: int, page: str = "monster", **more: Any) -> None:
    """The new-game scene against a monster."""
    seats = tuple(SeatChoice(name, kind, i) for i, (name, kind) in enumerate(SEATS[:players]))
    app.settings.remember("monster", LastValhalla(seats, **more))
    with elsewhere():
        for i, won in enumerate((False, True)):
            part = (Part("Eirik", "human", 66 if won else 30, won, "egil"),)
            write(Record(str(i), "valhalla", 1.7e9, 20, "monster", part, (), "fenrir", 1, 6 if won else 3))
        app.reset(MonsterTable(app))
    app.step(1 / 60, ())
    app.settings.tables = {}
    _press(app, f"page-{page}")


def _new_monster(app: App) -> None:
    lay_hunt(app, 1, monster="fenrir", variants=("first_game",))


def _new_monster_seats(app: App) -> None:
    lay_hunt(app, 3, "table", monster="hel", level=2)


def _new_monster_expansions(app: App) -> None:
    lay_hunt(app, 2, "expansions", monster="surtr", level=3, expansions=("valkyries",))


def _gallery_monsters(app: App) -> None:
    browse(app, "jormungandr-venom", deck="monsters")


def _gallery_stack(app: App) -> None:
    browse(app, "hel-queen", deck="monsters", monster="hel", side="plus")


FIRST: Final = ("first_game",)


def _slain(app: App) -> None:
    reckoned(app, hunted(1, 2, "fenrir", won=True, variants=FIRST))


def _slain_together(app: App) -> None:
    reckoned(app, hunted(2, 3, "jormungandr", won=True, people=2, variants=FIRST))


def _standing(app: App) -> None:
    reckoned(app, hunted(1, 6, "surtr", 3, won=False))


def _standing_four(app: App) -> None:
    reckoned(app, hunted(4, 1, "hel", 2, won=False, people=2))


def _hunt_chart(app: App) -> None:
    reckoned(app, hunted(2, 3, "jormungandr", won=True, people=2, variants=FIRST), chart=True)


def _chronicle_hunts(app: App, look: str = "games") -> None:
    games = [
        hunted(1, 6, "surtr", 3, won=False),
        hunted(1, 2, "fenrir", won=True, variants=FIRST),
        hunted(4, 1, "hel", 2, won=False, people=2),
        hunted(2, 3, "jormungandr", won=True, people=2, variants=FIRST),
        played(3, 32, "loki"),
    ]
    scene = ChronicleScene(app)
    scene.records = [chronicle.record_of(game, 1.7e9 + 90_000 * i) for i, game in enumerate(games)][::-1]
    scene.show(look)
    app.reset(scene)


def _chronicle_monsters(app: App) -> None:
    _chronicle_hunts(app, "monsters")


def _jarls_alone(app: App) -> None:
    posing.sit_down(app, hunt(1, 3, "fenrir"))


SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "expansions": _expansions, "expansions-two": _expansions_two, "new-pairs": _pairs,
    "scoring-alliance": _scoring_alliance, "scoring-alliance-six": _scoring_alliance_six,
    "scoring-partners": _scoring_partners, "scoring-feast": _scoring_feast,
    "chart-alliance": _chart_alliance, "gallery-valkyries": _gallery_valkyries,
    "gallery-dwarves": _gallery_dwarves, "gallery-thor": _gallery_thor, "gallery-tyr": _gallery_tyr,
    "chronicle-expansions": _chronicle_expansions, "chronicle-pairs": _chronicle, "saves-expansions": _saves,
    "gallery-large": _gallery_large, "rule-loki": read_rule("V8.3"), "rule-valkyries": read_rule("V10.3"),
    "rule-monster": read_rule("V15.1"),
    "rule-dwarves": read_rule("V11.3"), "rule-tyr": read_rule("V12.3"), "rule-pairs": read_rule("V14.3"),
    "lessons": _lessons, "lesson-loki": taught("loki", "row"), "lesson-thor": taught("thor", "help"),
    "lesson-valkyries": taught("valkyries", "mission"), "lesson-dwarves": taught("dwarves", "block"),
    "lesson-tyr": taught("tyr", "wrath"), "lesson-viking": taught("last_viking", "keep"),
    "lesson-pairs": taught("pairs", "arm-unn"),
    "gallery-loki": _gallery_loki, "gallery-titles": _gallery_titles,
    "new-monster": _new_monster, "new-monster-seats": _new_monster_seats,
    "new-monster-expansions": _new_monster_expansions, "gallery-monsters": _gallery_monsters,
    "gallery-stack": _gallery_stack, "jarls-alone": _jarls_alone,
    "hunt-slain": _slain, "hunt-slain-together": _slain_together, "hunt-standing": _standing,
    "hunt-standing-four": _standing_four,
    "hunt-chart": _hunt_chart, "lesson-monster": taught("monster", "send"),
    "lesson-monster-attack": taught("monster", "end-attack"),
    "chronicle-hunts": _chronicle_hunts, "chronicle-monsters": _chronicle_monsters,
}  # fmt: skip

# Shots that have the same things in the same places as another one: layouts are measured without them.
ALIKE: Final = (
    "gallery-dwarves", "gallery-thor", "gallery-tyr", "scoring-alliance", "scoring-feast", "lesson-thor",
    "lesson-valkyries", "lesson-dwarves", "lesson-viking", "rule-loki", "rule-tyr", "rule-pairs",
    "hunt-slain", "hunt-standing", "lesson-monster-attack",
)  # fmt: skip
