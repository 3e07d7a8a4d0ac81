"""Warriors about to join a squad (V3.2): whoever is picked stands in a slot, and can be taken back."""

from __future__ import annotations

from collections.abc import Mapping

from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.game import Option
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.choice import picks_of

ADDING = "add_warriors"


def under_way(asking: Asking | None) -> bool:
    """Whether an action is chosen by which warriors are added."""
    return asking is not None and asking.state.step == Step.PHASE_A and _lists(asking) != ([], [])


def placed(asking: Asking | None) -> Mapping[int, int]:
    """The warriors that stand in a slot already, by their slots."""
    if asking is None or not under_way(asking):
        return {}
    cards, slots = _lists(asking)
    return dict(zip(slots, cards, strict=False))


def pick(asking: Asking, kind: str, value: int) -> bool:
    """Pick a warrior or a slot, or take the warrior that stands there back. False if it cannot be."""
    cards, slots = _lists(asking)
    chosen = cards if kind == "card" else slots
    if value in chosen:
        _take_back(asking, chosen.index(value), kind)
        return True
    if kind == "slot" and cards and len(slots) >= len(cards):
        return _move(asking, slots, value)
    if not asking.choice.take(kind, value):
        return False
    _give_room(asking)
    return True


def more(asking: Asking, option: Option) -> bool:
    """Whether another warrior could join the one that stands in its slot: then the game asks."""
    cards, _slots = _lists(asking)
    if option.kind != ADDING or asking.choice.fixed is not None or len(cards) != 1:
        return False
    two = _of_two(asking)
    others = picks_of(two, "card")[0].candidates if two is not None else ()
    if two is None or cards[0] not in others:
        return False
    return any(_join(asking, two, cards[0], card) for card in others if card not in cards)


def _join(asking: Asking, two: Option, one: int, other: int) -> bool:
    """Whether these two may be added together."""
    return asking.match.staging.joins(asking.state, asking.seat, two, "card", [one, other])


def _lists(asking: Asking) -> tuple[list[int], list[int]]:
    """The warriors and the slots that are picked."""
    picked = asking.choice.picked
    return picked.get("card", []), picked.get("slot", [])


def _of_two(asking: Asking) -> Option | None:
    return next((o for o in asking.options if o.kind == ADDING and o.picks[0].most > 1), None)


def _take_back(asking: Asking, at: int, kind: str) -> None:
    """A warrior goes with the slot it stands in; one that stands nowhere yet, or a slot, goes alone."""
    lists = _lists(asking)
    both = all(at < len(values) for values in lists)
    for thing, values in zip(("card", "slot"), lists, strict=True):
        if both or thing == kind:
            del values[at]
        if not values:
            asking.choice.picked.pop(thing, None)


def _move(asking: Asking, slots: list[int], slot: int) -> bool:
    """Whoever was picked last stands in this slot instead."""
    if not asking.choice.takes("slot", slot):
        return False
    slots[-1] = slot
    return True


def _give_room(asking: Asking) -> None:
    """One of two warriors stands in the first free slot, unless one says which."""
    cards, slots = _lists(asking)
    two = _of_two(asking)
    if two is None or not (asking.choice.fixed == two or len(cards) > 1):
        return
    squad = asking.state.squads[asking.seat]
    free = [s for s in picks_of(two, "slot")[0].candidates if squad[s] == NONE and s not in slots]
    while len(slots) < len(cards) and free:
        asking.choice.take("slot", free.pop(0))
        slots = _lists(asking)[1]
