"""Shots of Valhalla: its scenes and tables in telling states, from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valhalla.games import GAMES
from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.jarls import ALL
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.session import Session
from valhalla.ui import chronicle
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.gallery import ValhallaGallery
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.settings import SeatChoice
from valhalla.ui.table.things import Thing
from valhalla.workshop import posing
from valhalla.workshop.posing import Shot, Until, play_until
from valhalla.workshop.showing import fought, opened, pressed, read, seated, settled, showing, taught

SEATS: Final = (
    ("Eirik", "human"), ("Sigrun", "karl"), ("Hakon", "human"), ("Torvi", "jarl:skald"),
    ("Astrid", "karl:miser"), ("Bjarni", "thrall"),
)  # fmt: skip


def table(players: int, seed: int, *, people: int = 1, **setup: Any) -> Session:
    """A table of people and AI seats, just laid."""
    game = GAMES["valhalla"]
    return Session.start(game, game.Setup(players, **setup), posing.seats(players, people), seed)


def brought(players: int, seed: int, until: Until, level: str = "karl", **more: Any) -> Session:
    return play_until(table(players, seed, **more), until, level)


def played(players: int, seed: int, *expansions: str, **more: Any) -> Session:
    """A game of thralls to its end."""
    return brought(players, seed, ended, "thrall", expansions=expansions, **more)


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


def armed(s: State) -> bool:
    """Somebody has armed a warrior and still has dice to choose from."""
    return fighting(0, attacks=True, turns=6)(s) and s.battle is not None and s.battle.attack.armed > 0


def in_ragnarok(s: State) -> bool:
    return s.battle is not None and s.battle.defence is None and s.agenda[-1] == (Step.FIGHT, 0)


def hurled(*, thrown: int = 0, cell: int = 0, hammers: int = 0) -> Until:
    """The first seat throws the hammer: after so many others, from such a cell on, hammers on the table."""

    def wanted(s: State) -> bool:
        if s.hurl is None or s.step_seat != 0 or len(s.distances) < thrown or s.hurl.token < cell:
            return False
        lying = s.hurl.dice.count(1) if s.step == Step.HURLED else 0
        return lying >= hammers if hammers else s.step == Step.HURL

    return wanted


def thrown(players: int, until: Until, known: int = 1) -> Session:
    """A table at which the hammer comes to such a moment before Ragnarök: with a known seed, else any."""
    for seed in (known, *range(1, 60)):
        session = table(players, seed, expansions=("hammer",))
        session = play_until(session, lambda s: until(s) or ended(s), "thrall")
        if until(session.state):
            return session
    raise LookupError("no such moment came")


# The pictures


def at(players: int, seed: int, until: Until, *steps: Shot, level: str = "karl", **more: Any) -> Shot:
    """A table, played on until a state is as wanted, as its first person sees it."""
    return seated(lambda: brought(players, seed, until, level, **more), *steps)


def reckoned(lay: Callable[[], Session], *steps: Shot) -> Shot:
    """The reckoning, counted to its end."""
    return seated(lay, settled(4.0), *steps)


def browse(card: str, **filters: str) -> Shot:
    """The gallery with such filters, looking at a card."""

    def shot(app: App) -> None:
        scene = ValhallaGallery(app)
        app.reset(scene)
        app.step(posing.FRAME, ())
        for what, value in filters.items():
            scene.choose(what, value)
        scene.show(by_id()[card])

    return shot


def told(games: Callable[[], list[Session]], look: str = "games") -> Shot:
    """The chronicle of such games."""

    def shot(app: App) -> None:
        scene = ChronicleScene(app)
        records = [chronicle.record_of(game, 1.7e9 + 90_000 * i) for i, game in enumerate(games())]
        scene.all = records[::-1]
        scene.show(look)
        app.reset(scene)

    return shot


def remember(app: App, kind: str, scene_of: Callable[[App], Scene], players: int, **more: Any) -> None:
    """The scene in which a table is laid, with such a one remembered."""
    seats = tuple(SeatChoice(name, level, i) for i, (name, level) in enumerate(SEATS[:players]))
    app.settings.remember(kind, LastValhalla(seats, **more))
    app.reset(scene_of(app))
    app.step(posing.FRAME, ())
    app.settings.tables = {}


def _zoom(app: App) -> None:
    things = [w for w in app.scene.widgets if isinstance(w, Thing) and w.kind == "card" and w.value != NONE]
    things[len(things) // 2].mark()


def _unasked(s: State) -> bool:
    """Another's action, and no jarl will ask anything before one's own turn."""
    jarl = s.table.jarls[s.jarls[0]] if s.jarls[0] != NONE else None
    free = jarl is not None and Step.TURN_START not in ALL[jarl.id].steps
    return free and asked(Step.PHASE_A, 1, turns=6)(s)


def _why(app: App) -> None:
    scene = posing.sit_down(app, brought(3, 11, _unasked))
    scene.match.frozen = False
    posing.wait(app, lambda: bool(scene.match.thoughts) and not scene.director.busy)
    scene.match.frozen = True
    posing.press(scene, "why")


SHOTS: Final[dict[str, Shot]] = {
    "new-game": opened(ValhallaTable),
    "rule": read("V4.3"),
    "jarls": seated(lambda: table(4, 11)),
    "five-jarls": seated(lambda: table(3, 12, variants=("five_jarls",))),
    "warriors": at(4, 11, asked(Step.DRAFT_WARRIOR)),
    "hand": at(4, 11, lambda s: bool(s.step == Step.CHOOSE_START)),
    "hand-draft": at(4, 21, asked(Step.HAND_DRAFT), variants=("hand_draft",)),
    "table": at(4, 11, asked(Step.PHASE_A, turns=12)),
    "table-two": at(2, 5, asked(Step.PHASE_A, turns=8)),
    "table-six": at(6, 8, asked(Step.PHASE_A, turns=12)),
    "target": at(4, 11, asked(Step.PHASE_A, turns=16), pressed("option:attack")),
    "keep": at(4, 11, asked(Step.KEEP, turns=12)),
    "zoom": at(4, 11, asked(Step.PHASE_A, turns=12), _zoom),
    "reference": at(4, 11, asked(Step.PHASE_A, turns=12), showing("reference")),
    "valhalla-pile": at(4, 11, asked(Step.PHASE_A, turns=16), showing("valhalla:3")),
    "discard": at(3, 11, asked(Step.PHASE_A, turns=8), showing("discard")),
    "attack": fought(lambda: brought(4, 14, fighting(0, attacks=True, turns=8, tactics=2))),
    "armed": fought(lambda: brought(3, 40, armed, "thrall")),
    "defence": fought(lambda: brought(4, 60, fighting(0, attacks=False, turns=6), "thrall")),
    "hurl": seated(lambda: thrown(4, hurled(thrown=2, cell=12))),
    "hurl-hammers": seated(lambda: thrown(6, hurled(thrown=3, cell=8, hammers=2), 25)),
    "ragnarok": at(4, 11, in_ragnarok, level="thrall"),
    "scoring": reckoned(lambda: played(4, 11)),
    "curtain": at(3, 9, lambda s: s.step == Step.CHOOSE_JARLS, people=3),
    "folded": at(3, 9, asked(Step.PHASE_A, 1, turns=9), people=3),
    "folded-battle": at(2, 3, fighting(0, attacks=False, turns=4, tactics=1), people=2),
    "why": _why,
    "pause": at(4, 11, asked(Step.PHASE_A, turns=12), lambda app: app.scene.back()),
    "gallery": opened(ValhallaGallery),
    "chronicle": told(lambda: [played(n, 30 + n, people=n // 2) for n in (2, 3, 4, 6)]),
    "lesson": taught("valhalla", "add"),
    "lesson-battle": taught("valhalla", "reroll"),
    "lesson-end": taught("valhalla", "end"),
    "film": lambda app: posing.watch(app, lambda film: film.turns()[14], played(4, 11)),
    "film-battle": lambda app: posing.watch(app, lambda film: film.battles()[5] + 4, played(4, 11)),
}
