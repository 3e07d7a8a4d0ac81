"""What the odds paper or a hint advises, picked on the table: only a word is missing then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from valhalla.ai.valhalla.weighing import Row
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import EXTRA
from valhalla.kernel.game import IllegalCommand

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.moves import BattleMoves

Again = cm.Reroll | cm.FreeReroll


def mark_row(moves: BattleMoves, row: Row) -> None:
    """A row of the odds paper was pressed: its dice are marked, its warriors or its card raised."""
    if row.kind == "keep_die":
        moves.scene.take("die", list(moves.s.battle.choice).index(row.dice[0]))
    elif row.kind == "arm_best":
        plan = moves.best[0] or _supplied(moves)
        moves.plan(plan)
    else:
        moves.follow(_meant(moves, row))


def _meant(moves: BattleMoves, row: Row) -> cm.Command:
    if row.kind == "tactic":
        return cm.PlayTactic(row.tactics[0])
    if row.kind == "end":
        return cm.EndPhase()
    dice = places(moves.loose, row.dice)
    if row.kind == "free_reroll":
        return cm.FreeReroll(dice)
    rest = [i for i in range(len(moves.loose)) if i not in dice]
    (price,) = (rest[at] for at in places([moves.loose[i] for i in rest], (row.price,)))
    return cm.Reroll(price, dice)


def _supplied(moves: BattleMoves) -> tuple[cm.Arm, ...]:
    """The strongest whom a supply arms, where the dice alone arm nobody."""
    table, s = moves.scene.table, moves.question.state
    strengths = {arm: table.strength[s.card_at(moves.question.seat, arm.slot)] for arm in moves.arms}
    return (max(strengths, key=lambda arm: strengths[arm]),) if strengths else ()


def places(loose: Iterable[int], faces: Iterable[int]) -> tuple[int, ...]:
    """Dice that show these faces, grey or not."""
    left = [die % EXTRA for die in loose]
    found: list[int] = []
    for face in faces:
        i = next(i for i, die in enumerate(left) if die == face % EXTRA and i not in found)
        found.append(i)
    return tuple(sorted(found))


def all_again(moves: BattleMoves) -> Again | None:
    """All dice that lie loose once more: for nothing if that is free, else one of one's own is given up."""
    asking, price = moves.question, moves.picked("price")
    every = range(len(moves.loose))
    own = next((i for i in every if moves.loose[i] < EXTRA), 0)
    given = price[0] if price else own
    free = cm.FreeReroll(tuple(every))
    ways: tuple[Again, ...] = (cm.Reroll(given, tuple(i for i in every if i != given)),)
    for command in ways if price else (free, *ways):
        try:
            asking.match.game.check(asking.state, asking.seat, command)
        except IllegalCommand:
            continue
        return command
    return None


def laid_out(plan: Iterable[cm.Arm], loose: int) -> dict[int, list[int]]:
    """The dice for each warrior of a plan, by where they lie now: every arming takes some away."""
    left, found = list(range(loose)), {}
    for arm in plan:
        found[arm.slot] = [left[i] for i in arm.dice if i < len(left)]
        left = [i for i in left if i not in found[arm.slot]]
    return found
