"""The exact chances in a battle, from the numbers the AI uses and from nothing the viewer does not know.

Worked out beside the frames, once for every position that is looked at.
"""

from __future__ import annotations

import logging
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from valhalla.ai.odds import ANY, unpacked
from valhalla.ai.thought import Candidate
from valhalla.ai.valhalla.evaluate import evaluation, points
from valhalla.ai.valhalla.fight import Fight, but_for_dice
from valhalla.ai.valhalla.muster import Defence, forgone
from valhalla.ai.valhalla.stakes import Attack, Defend, Ragnarok, Stakes
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.tactics import Counterblow, NewWeapons
from valhalla.games.valhalla.terms import BLANK, COMPARE, FIGHT, KEEP_DIE, NONE

log = logging.getLogger(__name__)

WIN: Final = 1e6  # points, so that no card is too dear for a win
REROLLS: Final = 2  # of each kind that are told
YARDSTICK: Final = "karl"


class ToWin(Attack):
    """An attack for the sake of winning alone."""

    def _nothing(self) -> float:
        return 0.0

    def _loss(self) -> float:
        return 0.0

    def _work_out(self, slots: tuple[int, ...]) -> float:
        return WIN


class ToHold(Defend):
    """A defence for the sake of winning alone."""

    def _nothing(self) -> float:
        return 0.0

    def _work_out(self, slots: tuple[int, ...]) -> float:
        return WIN


class Row(NamedTuple):
    """A way to go on: what is done, with which tactics or dice, and what it promises."""

    kind: str  # arm_best, end, tactic, reroll, free_reroll, keep_die
    number: float  # the chance to win; in Ragnarök the points to come
    tactics: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    price: int = NONE


class Told(NamedTuple):
    """What is known of a position: the attacker's chance, and the ways of whoever acts, the best first."""

    chance: float | None = None
    rows: tuple[Row, ...] = ()
    points: bool = False  # rows promise points, not a win


def stakes_of(s: State, seat: int) -> Stakes:
    assert s.battle is not None
    judge = evaluation(s.table, YARDSTICK)
    if s.battle.defence is None:
        return Ragnarok(s, seat, judge)
    return (ToWin if s.battle.attack.seat == seat else ToHold)(s, seat, judge)


def work_out(s: State, seat: int | None) -> Told:
    """What the view *s* tells of its battle; with the ways to go on if *seat* is the one who acts."""
    battle = s.battle
    assert battle is not None
    step = s.agenda[-1]
    if step[0] in (FIGHT, KEEP_DIE):
        return _fighting(s, step[1], seat == step[1])
    if battle.defence is None:
        return Told()
    if battle.winner != NONE or step[0] == COMPARE:
        return Told(float(battle.winner == battle.attack.seat))
    return Told(_to_come(s))


def _to_come(s: State) -> float:
    """The attacker's chance while one of the two has yet to roll."""
    battle = s.battle
    assert battle is not None and battle.defence is not None
    if battle.attack.armed:
        return 1 - Defence(s, battle.defence.seat).beats(strength(s, battle.attack), False)
    w = forgone(s.clone(), battle.attack.seat)
    if w.battle is None:
        return 0.0
    return Fight(w, battle.attack.seat, stakes_of(w, battle.attack.seat), why=True).chance


def _fighting(s: State, fighter: int, mine: bool) -> Told:
    battle = s.battle
    assert battle is not None
    fight = Fight(s, fighter, stakes_of(s, fighter), why=True)
    last = battle.defence is None
    if s.agenda[-1][0] == KEEP_DIE:
        rows = [_kept(s, one, last) for one in fight.keep_die().candidates]
        best = max(row.number for row in rows)
    else:
        ways = fight.candidates(1 << 12)
        rows = [*_stops(s, fight, last), *_rolls(s, fight, ways, last)] if mine else []
        best = _number(ways[0], last)
    if last:
        now = points(s, fighter)
        rows = [row._replace(number=row.number - now) for row in rows]
    rows.sort(key=lambda row: -row.number)
    chance = None if last else best if battle.attack.seat == fighter else 1 - best
    return Told(chance, tuple(rows) if mine else (), last)


def _number(one: Candidate, last: bool) -> float:
    return one.worth if last else next(term.worth for term in one.terms if term.name == "chance")


def _kept(s: State, one: Candidate, last: bool) -> Row:
    assert s.battle is not None and isinstance(one.command, cm.KeepDie)
    return Row("keep_die", _number(one, last), dice=(s.battle.choice[one.command.die],))


def _stops(s: State, fight: Fight, last: bool) -> list[Row]:
    """Stopping with the dice as they lie: as it is, armed, with a tactic or several."""
    assert s.battle is not None
    side = fight.side
    swaps = [c for c in s.hands[side.seat] if c >= 0 and fight.hand.swap is not None and _swaps(s, c)]
    best: dict[tuple[int, ...], float] = {(): _now(s, fight, last)}
    for final in fight.finals:
        turned = turns(unpacked(final.placed), fight.faces())
        if turned is None or (turned > fight.hand.turns and not swaps):
            continue
        played = (*final.tactics, *swaps[:1]) if turned > fight.hand.turns else final.tactics
        best[played] = max(best.get(played, 0.0), final.worth if last else final.chance)
    singles = [Row("tactic", n, played) for played, n in best.items() if len(played) == 1]
    several = [Row("tactic", n, played) for played, n in best.items() if len(played) > 1]
    top = max([row.number for row in singles], default=best[()])
    several = [row for row in several if row.number > top + 1e-9]
    ended = Row("end", _now(s, fight, last))
    armed = [Row("arm_best", best[()])] if best[()] > ended.number else []
    return [*armed, ended, *singles, *sorted(several, key=lambda row: (-row.number, len(row.tactics)))[:1]]


def _swaps(s: State, card: int) -> bool:
    word = s.table.word[card]
    return word is not None and word.effect.word == "weapon_swap"


def _now(s: State, fight: Fight, last: bool) -> float:
    """Stopping with those who are armed already."""
    might = strength(s, fight.side)
    if last:
        return fight.stakes.worth((), might)
    return fight.stakes.chance((), might) if fight.side.armed else 0.0


def turns(wanted: tuple[int, ...], have: list[int]) -> int | None:
    """How many blanks must be turned for dice to show what is wanted; None if they never can."""
    rest = Counter(have)
    missing = free = 0
    for face in wanted:
        if face == ANY:
            free += 1
        elif rest[face]:
            rest[face] -= 1
        else:
            missing += 1
    enough = missing <= rest[BLANK] and missing + free <= rest.total()
    return missing if enough else None


def _rolls(s: State, fight: Fight, ways: tuple[Candidate, ...], last: bool) -> list[Row]:
    """The best rerolls, and the tactics that bring dice."""
    loose = fight.side.loose
    found: dict[str, list[Row]] = {"reroll": [], "free_reroll": [], "tactic": []}
    for one in ways:
        command, number = one.command, _number(one, last)
        if isinstance(command, cm.Reroll):
            dice = tuple(loose[i] for i in command.dice)
            found["reroll"].append(Row("reroll", number, dice=dice, price=loose[command.discard]))
        elif isinstance(command, cm.FreeReroll):
            found["free_reroll"].append(
                Row("free_reroll", number, dice=tuple(loose[i] for i in command.dice))
            )
        elif isinstance(command, cm.PlayTactic) and isinstance(
            s.table.word[command.card], NewWeapons | Counterblow
        ):
            found["tactic"].append(Row("tactic", number, (command.card,)))
    return [row for rows in found.values() for row in rows[:REROLLS]]


# Beside the frames


class Desk:
    """Works positions out in a thread of its own, the last one asked for first, and keeps the answers."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._job: Future[Told] | None = None
        self._asked: tuple[Any, ...] = ()
        self._known: dict[tuple[Any, ...], Told] = {}

    def ask(self, s: State, seat: int | None) -> Told | None:
        """What is known of this position; None while it is being worked out."""
        key = _key(s, seat)
        self._collect()
        if key in self._known:
            return self._known[key]
        if self._job is None:
            self._pool = self._pool or ThreadPoolExecutor(1, "odds")
            self._asked = key
            self._job = self._pool.submit(work_out, s.clone(), seat)
        return None

    def _collect(self) -> None:
        if self._job is None or not self._job.done():
            return
        trouble = self._job.exception()
        if trouble is not None:
            log.error("odds could not be worked out", exc_info=trouble)
        if len(self._known) > 64:
            self._known.clear()
        self._known[self._asked] = Told() if trouble is not None else self._job.result()
        self._job = None


def _key(s: State, seat: int | None) -> tuple[Any, ...]:
    battle = s.battle
    assert battle is not None
    loose = battle.attack.loose, battle.defence.loose if battle.defence else ()
    return (seat, s.agenda[-1], loose, battle.choice, battle.winner, *but_for_dice(s, s.agenda[-1][-1]))
