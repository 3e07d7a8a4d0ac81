"""Whom the dice as they lie can arm: every way, the best together, and what a half-made choice may mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fighting
from valhalla.games.valhalla.battle import strength, unasked
from valhalla.games.valhalla.choices import groups
from valhalla.games.valhalla.expansions.dwarves import ASKING
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import Dice, State
from valhalla.games.valhalla.terms import EXTRA
from valhalla.kernel.chance import Chance

Plan = tuple[cm.Arm, ...]
NO_LUCK = Chance(0)  # arming rolls nothing


def arms(s: State, seat: int) -> list[cm.Arm]:
    """Every way to arm a warrior now."""
    found = [group for group in groups(s, seat) if isinstance(group[0], cm.Arm)]
    return [c for group in found for c in group if isinstance(c, cm.Arm)]


def best_arming(s: State, seat: int) -> tuple[Plan, int]:
    """The warriors whom the dice as they lie make strongest together, one after another; and how strong.

    In Ragnarök, where nobody is beaten, it is their valour that counts.
    """
    known: dict[tuple[int, Dice, int], tuple[int, Plan]] = {}

    def best(w: State) -> tuple[int, Plan]:
        side = fighting(w, seat)
        key = side.armed, side.loose, side.blocked
        if key not in known:
            found: tuple[int, Plan] = (_weight(w, seat), ())
            for arm in arms(w, seat):
                if arm.cards:
                    continue  # a card is spent on purpose
                then = w.clone()
                decide(then, seat, arm, NO_LUCK)
                weight, plan = best(unasked(then))
                found = max(found, (weight, (arm, *plan)), key=lambda one: _rank(w, seat, *one))
            known[key] = found
        return known[key]

    weight, plan = best(s)
    return plan, weight


def _rank(s: State, seat: int, weight: int, plan: Plan) -> tuple[int, int, bool]:
    """The strongest first, then the shortest; of these, one that asks something comes last."""
    asks = bool(plan) and s.table.ability[s.card_at(seat, plan[0].slot)] in ASKING
    return weight, -len(plan), not asks


def _weight(s: State, seat: int) -> int:
    assert s.battle is not None
    side = s.battle.side(seat)
    if s.battle.defence is None and not s.battle.monster:
        return sum(s.table.valour[s.squads[seat][slot]] for slot, _ in side.placed)
    return strength(s, side)


def completed(
    ways: Iterable[cm.Arm], loose: Dice, slot: int, places: Sequence[int], cards: Iterable[int] = ()
) -> cm.Arm | None:
    """A way to arm this warrior that uses these dice and supplies; what it lacks is added, dice first."""
    wanted, held = _faces(loose, places), set(cards)
    for arm in sorted(ways, key=lambda arm: len(arm.cards)):
        faces = _faces(loose, arm.dice)
        if arm.slot == slot and wanted <= faces and held <= set(arm.cards):
            missing, found = faces - wanted, list(places)
            for i in (*arm.dice, *range(len(loose))):
                face = loose[i] % EXTRA
                if i not in found and missing[face] > 0:
                    missing[face] -= 1
                    found.append(i)
            return cm.Arm(slot, tuple(sorted(found)), arm.cards)
    return None


def _faces(loose: Dice, places: Iterable[int]) -> Counter[int]:
    return Counter(loose[i] % EXTRA for i in places)
