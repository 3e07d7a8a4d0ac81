"""Battles fought for themselves: stakes that know of nothing but winning, and seats that play by them."""

from __future__ import annotations

from tests.valhalla.table import Table
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.fight import Fight
from valhalla.ai.valhalla.stakes import Stakes
from valhalla.ai.valhalla.weighing import WIN, ToHold, ToWin
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.events import BattleResolved
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import FACES, NONE
from valhalla.kernel.chance import Chance

__all__ = ["WIN", "bent_on_winning", "defence", "fought", "ragnarok"]


def for_this_battle(s: State, seat: int) -> Stakes:
    """Stakes of this fighter: WIN for a win, nothing else."""
    assert s.battle is not None
    kind = ToWin if s.battle.attack.seat == seat else ToHold
    return kind(s, seat, evaluation(s.table, "karl"))


def bent_on_winning(s: State, seat: int, why: bool = False) -> Fight:
    seen = game.view(s, seat)
    return Fight(seen, seat, for_this_battle(seen, seat), why=why)


def defence(
    attacker: str, dice: str, defenders: str, hand: str = "", jarl: str = "", *, lost: int = 0
) -> Table:
    """Seat 1, some shields lost before, is attacked by this warrior, who fights, and has rolled these dice.

    Egil has set one aside.
    """
    t = Table(2)
    t.squad(0, attacker)
    t.squad(1, *defenders.split())
    t.give(1, *hand.split())
    if jarl:
        t.jarl(1, jarl)
    t.capture(0, 1, lost)
    t.attack(0, 1)
    if jarl == "egil":
        t.do(1, cm.UseAbility(False))
    need = t.s.table.need[t.card(attacker)]
    assert need is not None
    t.dice(0, " ".join(FACES[face] for face in need.ways[0]))
    t.arm(0, attacker)
    t.stop(0)
    t.dice(1, dice)
    return t


def ragnarok(t: Table) -> Table:
    """The last turn was that of the other seat: now seat 0 faces Ragnarök."""
    t.to_turn_of(1)
    t.s.left = 0
    t.s.agenda = t.s.agenda[:2]
    t.log += game.decide(t.s, NONE, cm.Begin(), t.chance.at(500))
    return t


def fought(s: State, attacker: int, target: int, luck: Chance) -> int:
    """Fight a battle to its end, offers declined; the winner, or NONE."""
    s = s.clone()
    events = game.decide(s, attacker, cm.Attack(target), luck)
    while True:
        for event in events:
            if isinstance(event, BattleResolved):
                return event.winner
        (seat,) = game.to_act(s)
        command = bent_on_winning(s, seat).command()
        game.check(s, seat, command)
        events = game.decide(s, seat, command, luck)
