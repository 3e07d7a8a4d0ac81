"""Expansions against a monster (V15.11), thought about: where they differ from a table of rivals."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.expansions.thor import GIFTS, PRICE
from valhalla.ai.valhalla.monster.evaluate import MonsterEvaluation, curve
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import room
from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.games.valhalla.monsters.stack import monster_of, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKED

AT_STAKE: Final = 10.0  # what a battle decides, in points
PILED: Final = 0.5  # what a point in Valhalla is worth, likewise


def help_worth(s: State, seat: int, command: cm.Command, evaluation: MonsterEvaluation) -> float:
    """A Thor card for the fighter: how much likelier it makes the victory, and its valour if that comes."""
    if not isinstance(command, cm.PlayTactic):
        return 0.0
    battle, thor = s.battle, s.table.thor[command.card]
    assert battle is not None and thor is not None
    fighter = battle.attack.seat
    needed = stack_of(s).strengths[battle.against] + (battle.monster == ATTACKED)
    ahead = evaluation.expected(s, fighter, battle.against) - needed
    gift = 0.0 if thor.bonus == "steal" else GIFTS[thor.bonus]
    wins = curve(ahead + gift)
    honour = PILED * wins * thor.valour if thor.valour <= room(s, seat) else 0.0
    return (wins - curve(ahead)) * AT_STAKE + honour - PRICE


def card_beaten(w: State, seat: int) -> None:
    """The common title after a beaten card, on a copy: its points come as if the monster gave them back."""
    if "last_viking" not in w.table.setup.expansions:
        return
    title = title_for(w.table.players)
    level = min(w.titles[0] + 1, len(title.points))
    w.titles = [level] * w.table.players
    monster_of(w).scars[w.table.hall[seat]] -= min(title.points[level - 1], room(w, seat))


def defence_lost(w: State) -> None:
    """Likewise after a lost defence."""
    if w.titles[0] > 1:
        w.titles = [1] * w.table.players
