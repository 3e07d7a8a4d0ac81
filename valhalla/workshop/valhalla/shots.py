"""Shots of Valhalla: its scenes and tables in telling states, from fixed seeds."""

from __future__ import annotations

from typing import Final

from valhalla.games import GAMES
from valhalla.games.valhalla.jarls import ALL
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui import chronicle
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.gallery import ValhallaGallery
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.table.things import Thing
from valhalla.workshop.posing import (
    NAMES,
    Shot,
    Until,
    fight,
    learn,
    play_until,
    press,
    settle,
    sit_down,
    wait,
    watch,
)


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


def _new_game(app: App) -> None:
    app.reset(ValhallaTable(app))


def _rule(app: App) -> None:
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


def _unasked(s: State) -> bool:
    """Another's action, and no jarl will ask anything before one's own turn."""
    jarl = s.table.jarls[s.jarls[0]] if s.jarls[0] != NONE else None
    return (
        asked(Step.PHASE_A, 1, turns=6)(s) and jarl is not None and Step.TURN_START not in ALL[jarl.id].steps
    )


def _why(app: App) -> None:
    scene = sit_down(app, play_until(table(3, 11), _unasked))
    scene.match.frozen = False
    wait(app, lambda: bool(scene.match.thoughts) and not scene.director.busy)
    scene.match.frozen = True
    press(scene, "why")


def _pause(app: App) -> None:
    scene = sit_down(app, play_until(table(4, 11), asked(Step.PHASE_A, turns=12)))
    scene.back()


def _gallery(app: App) -> None:
    app.reset(ValhallaGallery(app))


def _chronicle(app: App) -> None:
    scene = ChronicleScene(app)
    played = [play_until(table(n, 30 + n, people=n // 2), ended, "thrall") for n in (2, 3, 4, 6)]
    scene.records = [chronicle.record_of(game, 1.7e9 + 90_000 * i) for i, game in enumerate(played)][::-1]
    scene.show("games")
    app.reset(scene)


def _lesson(app: App) -> None:
    learn(app, "add", "valhalla")


def _lesson_battle(app: App) -> None:
    learn(app, "reroll", "valhalla")


def _lesson_end(app: App) -> None:
    learn(app, "end", "valhalla")


def _over() -> Session:
    return play_until(table(4, 11), ended, "thrall")


def _film(app: App) -> None:
    watch(app, lambda film: film.turns()[14], _over())


def _film_battle(app: App) -> None:
    watch(app, lambda film: film.battles()[5] + 4, _over())


SHOTS: Final[dict[str, Shot]] = {
    "new-game": _new_game,
    "rule": _rule,
    "jarls": _jarls, "five-jarls": _five_jarls, "warriors": _warriors, "hand": _hand,
    "hand-draft": _hand_draft, "table": _turn, "table-two": _two, "table-six": _six, "target": _target,
    "keep": _keep, "zoom": _zoom, "discard": _discard, "attack": _attack, "armed": _armed,
    "defence": _defence, "hurl": _hurl, "hurl-hammers": _hurl_hammers, "ragnarok": _ragnarok,
    "scoring": _scoring, "curtain": _curtain, "why": _why,
    "pause": _pause, "gallery": _gallery, "chronicle": _chronicle, "lesson": _lesson,
    "lesson-battle": _lesson_battle, "lesson-end": _lesson_end, "film": _film, "film-battle": _film_battle,
}  # fmt: skip
