"""What the rules let a seat do now, by the picture of an `Oracle`: to set beside what is offered.

A choice is a plain tuple. Cards alike are one choice, as in `legal`; an empty row has one end.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.wolves.oracle import Oracle
from tests.wolves.picture import BLUE, LEFT, ONCE, RED, RIGHT, TYR, YEW
from valhalla.games.wolves import commands as cm

Choice = tuple[Any, ...]


def told(o: Oracle, command: cm.Command) -> Choice:
    """A command as a choice."""
    tag = str(command.__struct_config__.tag)
    if isinstance(command, cm.Lay):
        return tag, o.name[command.card], command.row, command.side if o.rows[command.row] else LEFT
    if isinstance(command, cm.Plague):
        return tag, command.strength
    if isinstance(command, cm.Regroup | cm.Return):
        return tag, kinds(o, command.cards)
    if isinstance(command, cm.Withdraw):
        return tag, frozenset(command.units)
    if isinstance(command, cm.Sacrifice):
        return tag, frozenset((command.unit, *command.thralls))
    if isinstance(command, cm.Summon):
        return tag, command.deity, kinds(o, command.pay)
    if isinstance(command, cm.Invoke):
        pay, targets = kinds(o, command.pay), frozenset(command.targets)
        return tag, o.name[command.deity], pay, targets, command.side, kinds(o, command.cards)
    if isinstance(command, cm.Shed | cm.Recall):
        return tag, o.name[command.card]
    if isinstance(command, cm.Ward):
        return tag, command.card if command.card in set().union(*o.rows) else o.name[command.card]
    return tag, *(getattr(command, field) for field in command.__struct_fields__)


def kinds(o: Oracle, cards: Any) -> tuple[str, ...]:
    return tuple(sorted(o.kinds(cards)))


def may(o: Oracle, seat: int) -> set[Choice]:
    """Everything that *seat* may do; the others may do nothing."""
    if not o.owed:
        assert seat == o.active
        return set(MOMENTS[o.moment](o, seat))
    what, *rest = o.owed[-1]
    if what == "strike":
        kind, _, struck = rest
        assert seat in {row for row, _ in struck} - o.answered
        able = o.able(seat, kind)
        walls = {o.name[card] if card in o.hands[seat] else card for card in able}
        return {("decline",), *(("ward", card) for card in walls)}
    assert seat == (o.holder("freya") if what == "settle" else rest[0])
    return set(DEBTS[what](o, seat))


# Debts


def _aim(o: Oracle, seat: int) -> Iterator[Choice]:
    for _, card in o.targets(o.owed[-1]):
        yield "aim", card


def _settle(o: Oracle, seat: int) -> Iterator[Choice]:
    assert seat != o.owed[-1][2] and o.room(seat)
    yield ("claim",)
    yield ("decline",)


def _place(o: Oracle, seat: int) -> Iterator[Choice]:
    yield "place", LEFT
    if o.rows[seat]:
        yield "place", RIGHT
    _, _, why, own, _ = o.owed[-1]
    if why == "traitor" and not own and seat not in o.passes and "shield-wall" in o.kinds(o.hands[seat]):
        yield "ward", "shield-wall"


def _colour(o: Oracle, seat: int) -> Iterator[Choice]:
    yield "keep_colour", 0
    yield "keep_colour", 1


def _recall(o: Oracle, seat: int) -> Iterator[Choice]:
    for kind in o.kinds(o.discard):
        yield "recall", kind


def _before(o: Oracle, seat: int) -> Iterator[Choice]:
    yield ("decline",)
    yield from _layings(o, seat)
    for card in o.rows[seat]:
        if o.name[card] in YEW and o.room(seat) and o.holder("heimdall") != seat:
            yield "take_back", card


def _after(o: Oracle, seat: int) -> Iterator[Choice]:
    yield ("decline",)
    for row in o.reach(seat, of_god=True):
        for card in o.rows[row]:
            yield "aim", card


def _crown(o: Oracle, seat: int) -> Iterator[Choice]:
    for card in o.open:
        yield "crown", card


DEBTS = {
    "aim": _aim, "settle": _settle, "place": _place, "colour": _colour, "recall": _recall, "before": _before,
    "after": _after, "crown": _crown,
}  # fmt: skip


# Turns


def _layings(o: Oracle, seat: int) -> Iterator[Choice]:
    for card in o.hands[seat]:
        for row in o.seats:
            if o.name[card] in TYR | YEW and o.may_stand(card, row):
                for side in (LEFT, RIGHT) if o.rows[row] else (LEFT,):
                    yield "lay", o.name[card], row, side


def _manoeuvres(o: Oracle, seat: int) -> Iterator[Choice]:
    held = o.kinds(o.hands[seat])
    if "plague" in held:
        present = {n for row in o.seats for n in o.strengths(row)} or {0}
        yield from (("plague", n) for n in present)
    if "flank-march" in held:
        rest = sorted(held)
        rest.remove("flank-march")
        yield from (("regroup", some) for n in range(len(rest) + 1) for some in combinations(rest, n))
        most = min(3, o.room(seat) + 1)
        for n in range(1, most + 1):
            yield from (("withdraw", frozenset(some)) for some in combinations(o.rows[seat], n))


def _sacrifices(o: Oracle, seat: int) -> Iterator[Choice]:
    thralls = [card for card in o.rows[seat] if o.name[card] == "thrall"]
    for n in range(len(thralls) + 1):
        for some in combinations(thralls, n):
            if some:
                yield "sacrifice", frozenset(some)
            for card in set(o.rows[seat]) - set(thralls):
                yield "sacrifice", frozenset((card, *some))


def _payments(o: Oracle, seat: int, price: int) -> set[tuple[str, ...]]:
    """Enough, and no card that is not needed."""
    found = set()
    for n in range(1, price + 1):
        for some in combinations(sorted(o.offered[seat]), n):
            worth = o.worth(some)
            if worth >= price and all(worth - o.worth((card,)) < price for card in some):
                found.add(kinds(o, some))
    return found


def _extras(o: Oracle, seat: int) -> Iterator[Choice]:
    for god in o.hall:
        if o.name[god] != "ragnarok-hall":
            yield from (("summon", god, way) for way in _payments(o, seat, o.cost(seat, god)))
    for god in o.gods[seat]:
        name = o.name[god]
        if name in ACTIVE and not (name in ONCE and god in o.used):
            for pay, targets, side, cards in ACTIVE[name](o, seat):
                yield "invoke", name, pay, frozenset(targets), side, cards


Use = tuple[tuple[str, ...], tuple[int, ...], int, tuple[str, ...]]


def _summoned(o: Oracle) -> set[int]:
    return set().union(*o.gods)


def _for_one(o: Oracle, seat: int, gods: set[int]) -> Iterator[Use]:
    for way in _payments(o, seat, 1):
        yield from ((way, (god,), -1, ()) for god in gods)


def _odin(o: Oracle, seat: int) -> Iterator[Use]:
    back = o.fallen - {o.number["baldr"]} if len(o.hall) < 4 else set()
    yield from _for_one(o, seat, _summoned(o) | back)


def _baldr(o: Oracle, seat: int) -> Iterator[Use]:
    yield from _for_one(o, seat, o.fallen)


def _fafnir(o: Oracle, seat: int) -> Iterator[Use]:
    hall = o.hall - {o.number["ragnarok-hall"]}
    yield from _for_one(o, seat, (_summoned(o) | hall) - o.gods[seat])


def _thor(o: Oracle, seat: int) -> Iterator[Use]:
    yield from _banish(o, RED)


def _fenrir(o: Oracle, seat: int) -> Iterator[Use]:
    yield from _banish(o, BLUE)


def _banish(o: Oracle, names: set[str]) -> Iterator[Use]:
    gods = [god for god in _summoned(o) | o.hall if o.name[god] in names]
    for n in (1, 2):
        yield from (((), some, -1, ()) for some in combinations(gods, n))


def _heimdall(o: Oracle, seat: int) -> Iterator[Use]:
    if o.deck or o.discard:
        yield (), (), -1, ()


def _tyr(o: Oracle, seat: int) -> Iterator[Use]:
    if any(o.rows):
        yield from (((), (), side, ()) for side in (LEFT, RIGHT))


def _hel(o: Oracle, seat: int) -> Iterator[Use]:
    for n in (1, 2):
        yield from (((), (), -1, kinds(o, some)) for some in combinations(o.hands[seat], n))


ACTIVE = {
    "odin": _odin, "baldr": _baldr, "fafnir": _fafnir, "heimdall": _heimdall, "tyr": _tyr, "hel": _hel,
    "thor": _thor, "fenrir": _fenrir,
}  # fmt: skip


def _act(o: Oracle, seat: int) -> Iterator[Choice]:
    yield ("pass",)
    for part in (_layings, _manoeuvres, _sacrifices, _extras):
        yield from part(o, seat)


def _close(o: Oracle, seat: int) -> Iterator[Choice]:
    yield ("end_turn",)
    found = list(_extras(o, seat))
    assert found, "a turn that can only end ends by itself"
    yield from found


def _rest(o: Oracle, seat: int) -> Iterator[Choice]:
    yield ("end_turn",)
    if o.room(seat) and (o.deck or o.discard):
        yield ("draw",)
    if o.holder("baldr") == seat:
        yield from (("return", kinds(o, some)) for some in combinations(o.hands[seat], 4))


def _shed(o: Oracle, seat: int) -> Iterator[Choice]:
    for kind in o.kinds(o.hands[seat]):
        yield "shed", kind


MOMENTS = {"act": _act, "close": _close, "rest": _rest, "shed": _shed}
