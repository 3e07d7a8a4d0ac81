"""The exact chances in a battle, from the numbers the seats use and from nothing the viewer does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from valhalla.ai.record import Weighing
from valhalla.ai.thought import Candidate
from valhalla.ai.valhalla.evaluate import Evaluation, evaluation, points
from valhalla.ai.valhalla.fight import Fight, but_for_dice
from valhalla.ai.valhalla.monster.stakes import MonsterStakes
from valhalla.ai.valhalla.monster.together import last_chances
from valhalla.ai.valhalla.muster import Defence, forgone
from valhalla.ai.valhalla.odds import ANY, unpacked
from valhalla.ai.valhalla.stakes import Attack, Defend, Ragnarok, Stakes
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import Battle, Hurl, Monster, Side, State
from valhalla.games.valhalla.tactics import Counterblow, NewWeapons
from valhalla.games.valhalla.terms import BLANK, EXTRA, NONE, Step

WIN: Final = 1e6  # points, so that no card is too dear for a win
REROLLS: Final = 2  # of each kind that are told
YARDSTICK: Final = "karl"


class _ForTheWin(Stakes):
    """Nothing counts but to win."""

    def _nothing(self) -> float:
        return 0.0

    def _loss(self) -> float:
        return 0.0

    def _work_out(self, slots: tuple[int, ...]) -> float:
        return WIN


class ToHold(_ForTheWin, Defend):
    """A defence."""


class OwnDefence(Defence):
    """The defence of whoever looks, before the roll: with the own hand nothing is left to be guessed."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self._holds: dict[tuple[int, bool], float] = {}

    def beats(self, attack: int, frost: bool) -> float:
        found = self._holds.get((attack, frost))
        if found is None:
            found = self._holds[attack, frost] = self._held(attack, frost)
        return found

    def _held(self, attack: int, frost: bool) -> float:
        """The chance of the best play of all that the fighter has, tactics and jarl included."""
        w = self._s.clone()
        side = fighting(w, self._seat)
        fewer = int(frost and not fought(w).frost)
        side.loose = (BLANK,) * max(0, side.own_dice() + min(side.due, w.pool) - fewer)
        stakes = ToHold(w, self._seat, evaluation(w.table, YARDSTICK))
        stakes.attack = attack
        return Fight(w, self._seat, stakes, why=True).chance


def defence_of(s: State, seat: int) -> Defence:
    """How a defender will do, by the whole hand if it is known, else by how many cards there are."""
    return (OwnDefence if min(s.hands[seat], default=0) >= 0 else Defence)(s, seat)


class ToWin(_ForTheWin, Attack):
    """An attack."""

    def __init__(self, s: State, seat: int, evaluation: Evaluation) -> None:
        super().__init__(s, seat, evaluation)
        assert self.battle.defence is not None
        self.defence = defence_of(s, self.battle.defence.seat)


class ToBeat(_ForTheWin, MonsterStakes):
    """A battle against a monster, in either role: the strength it takes is known."""

    def beaten(self, slots: tuple[int, ...]) -> float:
        return 0.0


class Row(NamedTuple):
    """A way to go on: what is done, with which tactics or dice, and what it promises."""

    kind: str  # arm_best, end, tactic, reroll, free_reroll, keep_die, fighter
    number: float  # the chance to win; in Ragnarök the points to come
    tactics: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    price: int = NONE
    seat: int = NONE  # of whoever would attack (V18.7)


class Roll(NamedTuple):
    """Any reroll: only the faces that stay matter, not which of the others pays for it."""

    kind: str  # reroll, free_reroll
    kept: tuple[int, ...]
    number: float


class Told(NamedTuple):
    """What is known of a position: the attacker's chance, and the ways of whoever acts, the best first."""

    chance: float | None = None
    rows: tuple[Row, ...] = ()
    points: bool = False  # rows promise points, not a win
    rolls: tuple[Roll, ...] = ()

    def marked(self, loose: tuple[int, ...], dice: Sequence[int], price: int) -> Row | None:
        """The best reroll of just the dice at these places, for that at *price* if one is marked."""
        again = Counter(loose[i] % EXTRA for i in dice)
        rest = Counter(die % EXTRA for die in loose) - again
        if price != NONE:
            rest -= Counter((loose[price] % EXTRA,))
        ways = [roll for roll in self.rolls if _does(roll, rest, bool(dice), price != NONE)]
        best = max(ways, key=lambda roll: roll.number, default=None)
        if best is None or (not dice and price == NONE):
            return None
        gone = rest - Counter(best.kept)
        paid = loose[price] if price != NONE else next(iter(gone.elements()), NONE)
        rolled = again or gone
        return Row(best.kind, best.number, dice=tuple(sorted(rolled.elements())), price=paid)


def _does(roll: Roll, rest: Counter[int], dice: bool, priced: bool) -> bool:
    """Whether a reroll keeps what the marks leave: where one of them is open, any that could be meant."""
    kept = Counter(roll.kept)
    if roll.kind == "free_reroll":
        return not priced and dice and kept == rest
    if not dice:
        return priced and kept < rest
    return kept == rest if priced else kept < rest and kept.total() == rest.total() - 1


def stakes_of(s: State, seat: int) -> Stakes:
    assert s.battle is not None
    judge = evaluation(s.table, YARDSTICK)
    if s.battle.monster:
        return ToBeat(s, seat, judge)
    if s.battle.defence is None:
        return Ragnarok(s, seat, judge)
    return (ToWin if s.battle.attack.seat == seat else ToHold)(s, seat, judge)


def weigh(s: State, seat: int | None) -> Told:
    """What the view *s* tells of its battle; with the ways to go on if *seat* is the one who acts."""
    step = s.agenda[-1]
    if step[0] == Step.LAST_CHOICE:
        return Told(rows=tuple(Row("fighter", chance, seat=one) for chance, one in last_chances(s)))
    battle = fought(s)
    if step[0] in (Step.FIGHT, Step.KEEP_DIE):
        return _fighting(s, step[1], seat == step[1])
    if battle.defence is None and not battle.monster:
        return Told()
    if battle.winner != NONE or step[0] in (Step.COMPARE, Step.MONSTER_COMPARE):
        return Told(float(battle.winner == battle.attack.seat))
    return Told(_monster_to_come(s) if battle.monster else _to_come(s))


def _monster_to_come(s: State) -> float | None:
    """The fighter's chance before the roll; where something must be given up first, it is not told."""
    seat = s.battle.attack.seat if s.battle is not None else NONE
    if s.step in (Step.TOLL_CARD, Step.TOLL_WARRIOR):
        return None
    w = forgone(s.clone(), seat)
    if w.battle is None:
        return 0.0
    return Fight(w, seat, stakes_of(w, seat), why=True).chance


def _to_come(s: State) -> float:
    """The attacker's chance while one of the two has yet to roll."""
    battle = fought(s)
    assert battle.defence is not None
    if battle.attack.armed:
        return 1 - defence_of(s, battle.defence.seat).beats(strength(s, battle.attack), False)
    w = forgone(s.clone(), battle.attack.seat)
    if w.battle is None:
        return 0.0
    return Fight(w, battle.attack.seat, stakes_of(w, battle.attack.seat), why=True).chance


def _fighting(s: State, fighter: int, mine: bool) -> Told:
    battle = fought(s)
    fight = Fight(s, fighter, stakes_of(s, fighter), why=True)
    last = battle.defence is None and not battle.monster
    rolls: list[Roll] = []
    if s.step == Step.KEEP_DIE:
        rows = [_kept(s, one, last) for one in fight.keep_die().candidates]
        best = max(row.number for row in rows)
    else:
        ways = fight.candidates(1 << 12)
        rows = [*_stops(s, fight, last), *_rolls(s, fight, ways, last)] if mine else []
        rolls = _any_rolls(fight, ways, last) if mine else []
        best = _number(ways[0], last)
    if last:
        now = points(s, fighter)
        rows = [row._replace(number=row.number - now) for row in rows]
        rolls = [roll._replace(number=roll.number - now) for roll in rolls]
    rows.sort(key=lambda row: -row.number)
    chance = None if last else best if battle.attack.seat == fighter else 1 - best
    return Told(chance, tuple(rows) if mine else (), last, tuple(rolls))


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


def _any_rolls(fight: Fight, ways: tuple[Candidate, ...], last: bool) -> list[Roll]:
    """Every reroll by what it keeps, for whatever somebody marks."""
    found = []
    for one in ways:
        command = one.command
        if isinstance(command, cm.Reroll | cm.FreeReroll):
            gone = {*command.dice, command.discard if isinstance(command, cm.Reroll) else NONE}
            kept = sorted(die % EXTRA for i, die in enumerate(fight.side.loose) if i not in gone)
            kind = "reroll" if isinstance(command, cm.Reroll) else "free_reroll"
            found.append(Roll(kind, tuple(kept), _number(one, last)))
    return found


def _key(s: State, seat: int | None) -> object:
    if s.step == Step.LAST_CHOICE:
        return seat, s.agenda[-1], s.turns, *map(tuple, (*s.squads, *s.hands))
    battle = fought(s)
    loose = battle.attack.loose, battle.defence.loose if battle.defence else ()
    return (seat, s.agenda[-1], loose, battle.choice, battle.winner, *but_for_dice(s, s.agenda[-1][-1]))


WEIGHING = Weighing(weigh, _key, Told, (State, Battle, Side, Hurl, Monster))
