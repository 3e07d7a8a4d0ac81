"""Whether a question out of turn matters enough to be asked of who wants to be asked only then.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step


def matters(s: State, seat: int) -> bool:
    """Whether a battle of two others is worth a Thor card: about a last shield, the Last Viking, a partner,
    or whoever is ahead of all others in what everybody can count."""
    battle = s.battle
    if s.monster is not None:
        return _against_monster(s)
    if battle is None or battle.defence is None:
        return True
    fighters = battle.attack.seat, battle.defence.seat
    if s.own[battle.defence.seat] <= 1 or any(s.titles[fighter] for fighter in fighters):
        return True
    partner = s.table.partners[seat] if s.table.partners else NONE
    return partner in fighters or _leader(s) in fighters


def _against_monster(s: State) -> bool:
    """Whether help counts most: for somebody's last shield, against its last card, in the last attack."""
    assert s.monster is not None
    if s.monster.last or s.monster.card >= stack_of(s).final:
        return True
    asked = next((step[1] for step in reversed(s.agenda) if step[0] != Step.STEP_IN and len(step) > 1), NONE)
    endangered = s.battle.attack.seat if s.battle is not None else asked
    return endangered != NONE and s.own[endangered] <= 1


def _leader(s: State) -> int:
    """Who alone has most, by shields taken and by the number in Valhalla; NONE if several have."""
    counts = [2 * len(s.captured[seat]) + len(s.pile(seat)) for seat in range(s.table.players)]
    first = max(counts)
    return counts.index(first) if counts.count(first) == 1 else NONE
