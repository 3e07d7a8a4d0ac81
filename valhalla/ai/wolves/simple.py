"""The simple seats: brawler for tests, thrall like a beginner. Neither asks what the others may still do."""

from __future__ import annotations

from typing import Any

from valhalla.ai.wolves.rows import best_end
from valhalla.games.wolves import choices, scoring, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.rules import open_prizes
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import UNITS, Kind, Step
from valhalla.kernel.chance import Chance

ENOUGH = 5  # a thrall that is so far ahead passes
SAVED = 4  # so many cards it keeps for the next round
FIERCE = (cm.Summon, cm.Invoke, cm.Plague, cm.Ward, cm.Claim, cm.Return)  # what a brawler looks for
WEAKEST_FIRST = (  # kinds as a thrall sheds them, after those that are not named
    Kind.THRALL, Kind.ASSASSIN, Kind.HUSCARL, Kind.FLANK_MARCH, Kind.ARCHER, Kind.TRAITOR, Kind.RAIDER,
    Kind.SHIELD_WALL, Kind.PLAGUE, Kind.BONDSMAN, Kind.HIRDMAN, Kind.BERSERK, Kind.KING, Kind.CHIEFTAIN,
    Kind.PRIEST,
)  # fmt: skip
SHED = {kind: place for place, kind in enumerate(WEAKEST_FIRST)}


def brawler(s: State, seat: int, luck: Chance) -> Any:
    """For tests: random, but it lays at others, summons and invokes when it can, and seldom passes."""
    groups = choices.groups(s, seat)
    fierce = [group for group in groups if isinstance(group[0], FIERCE)]
    if fierce and luck.below(3):
        return luck.pick(luck.pick(fierce))
    busy = [group for group in groups if not isinstance(group[0], cm.Pass)]
    return luck.pick(luck.pick(busy if busy and luck.below(8) else groups))


def thrall(s: State, seat: int, luck: Chance) -> Any:
    """Makes its own row stronger, strikes at the strongest now and then, passes when it is well ahead."""
    step = s.step
    groups = choices.groups(s, seat)
    if step in (Step.ACT, Step.CLOSE):
        for group in groups:
            if isinstance(group[0], cm.Summon):
                return luck.pick(group)
        return _act(s, seat, groups, luck) if step == Step.ACT else cm.EndTurn()
    if step == Step.REST:
        return groups[-1][0] if isinstance(groups[-1][0], cm.Draw) else cm.EndTurn()
    if step == Step.SHED:
        return cm.Shed(min(s.hands[seat], key=lambda card: SHED.get(s.table.kind[card], -1)))
    if step == Step.CROWN:
        return cm.Crown(max(open_prizes(s), key=lambda card: scoring.worth(s, seat, card)))
    return luck.pick(groups[-1] if step == Step.REACT else luck.pick(groups))


def _act(s: State, seat: int, groups: list[choices.Group], luck: Chance) -> Any:
    found = strengths.totals(s)
    best_other = max(total for other, total in enumerate(found) if other != seat)
    if len(s.hands[seat]) <= SAVED or found[seat] >= best_other + ENOUGH:
        return cm.Pass()
    if not luck.below(5) and (blow := _strike(s, seat, groups, found, luck)):
        return blow
    own = strengths.row_kinds(s, seat)
    laid = [
        (reach.power, card, reach.side)
        for card in s.hands[seat]
        if s.table.kind[card] < UNITS and (reach := best_end(own, s.table.kind[card]))
    ]
    if not laid:
        return cm.Pass()
    _, card, side = max(laid)
    return cm.Lay(card, seat, side)


def _strike(s: State, seat: int, groups: list[choices.Group], found: list[int], luck: Chance) -> Any:
    """Something laid at the strongest other row, whatever comes of it; or a sacrifice."""
    leader = max((other for other in range(len(found)) if other != seat), key=found.__getitem__)
    blows = [c for c in groups[0] if isinstance(c, cm.Lay) and c.row == leader and s.table.kind[c.card] >= 9]
    offers = [c for group in groups for c in group if isinstance(c, cm.Sacrifice)]
    ways = [way for way in (blows, offers) if way]
    return luck.pick(luck.pick(ways)) if ways else None
