"""Saves with something changed and every checksum mended: what no chain can catch."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from tests.saves.write import HERE
from valhalla.ai.play import Bout, play
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import seal

Spot = tuple[Any, Any]  # a list or an object, and a place in it
Lines = list[Any]

ODD: Final[tuple[Any, ...]] = (
    -1, 0, 1, 2, 5, 6, 7, 8, 17, 63, 99, 255, 256, 1000, 2**31, 2**63, 2**64, -(2**63), 10**30, -7, 1.5,
    1e300, True, False, None, "", "x", "V99.9", "A", "ЖЖ", "\ud800", "\u202e", "\x1b[2J", "x" * 5000, [],
    [0], [[0]], [-1, 0, 1], [0] * 3000, {}, {"type": "turn_began", "seat": 0}, {"": {}},
)  # fmt: skip
TABLES: Final = (
    Bout("valhalla", ("brawler", "random", "thrall"), {"players": 3, "expansions": ("loki", "thor")}, 11),
    Bout("valhalla", ("brawler",) * 4, {"players": 4, "expansions": ("alliance", "tyr", "dwarves")}, 12),
    Bout("valhalla", ("random",) * 2, {"players": 2, "variants": ("hand_draft",)}, 13),
    Bout("valhalla", ("random", "thrall"), {"players": 2, "monster": "jormungandr", "level": 2}, 14),
    Bout("valhalla", ("random",) * 6, {"players": 6, "expansions": ("hammer", "valkyries")}, 15),
    Bout("hammer", ("random",) * 3, {"players": 3, "variants": ("expert",)}, 16),
    Bout("hammer", ("thrall",), {"players": 1}, 17),
    Bout("wolves", ("random", "karl", "random", "thrall"), {"players": 4}, 18),
    Bout("wolves", ("random",) * 3, {"players": 3, "variants": ("shadow",)}, 19),
)  # fmt: skip


def mended(lines: Lines) -> bytes:
    """A save of these lines with all its checksums right."""
    total, out = "", []
    for line in lines:
        body = line if isinstance(line, bytes) else encoded(line)
        whole, total = seal(body, total)
        out.append(whole)
    return b"".join(out)


def encoded(value: Any) -> bytes:
    """JSON, also of what no JSON of ours may hold: half letters, numbers of any length."""
    if isinstance(value, str):
        return msgspec.json.encode(value) if value.isprintable() else _escaped(value)
    if isinstance(value, bool) or value is None or isinstance(value, float):
        return msgspec.json.encode(value)
    if isinstance(value, int):
        return b"%d" % value
    if isinstance(value, dict):
        return b"{" + b",".join(encoded(str(k)) + b":" + encoded(v) for k, v in value.items()) + b"}"
    if isinstance(value, bytes):
        return value
    return b"[" + b",".join(map(encoded, value)) + b"]"


def _escaped(text: str) -> bytes:
    units = text.encode("utf-16-be", "surrogatepass")
    return b'"' + b"".join(b"\\u%02x%02x" % tuple(units[i : i + 2]) for i in range(0, len(units), 2)) + b'"'


@cache
def _good(which: int) -> bytes:
    """The lines of a good save as JSON: those that lie with the tests, then games played here."""
    old = sorted(HERE.glob("*.saga"))
    if which < len(old):
        lines: Lines = [msgspec.json.decode(line) for line in old[which].read_bytes().splitlines()]
        for line in lines:
            del line["sum"]
        return msgspec.json.encode(lines)
    session = play(TABLES[which - len(old)])
    lines = [session.header()]
    for n, entry in enumerate(session.log):
        seat = None if n == 0 else entry.seat
        lines.append({"n": n, "seat": seat, "command": entry.command, "events": entry.events})
    return msgspec.json.encode(lines)


def good(luck: Chance) -> Lines:
    """A good save: whole, or cut off anywhere, with people in some of its seats."""
    lines: Lines = msgspec.json.decode(_good(luck.below(len(TABLES) + len(list(HERE.glob("*.saga"))))))
    if luck.below(4):
        del lines[2 + luck.below(len(lines) - 1) :]
    for seat in lines[0]["seats"]:
        if luck.below(2) and seat["kind"] != "shadow":
            seat["kind"] = "human"
    return lines


def spots(value: Any) -> Iterator[Spot]:
    """Every place below a value that something can be put into."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(pairs):
        yield value, key
        yield from spots(inner)


def forged(luck: Chance) -> Lines:
    """A good save with one to three things changed: believed, as its cards or rules are not ours; or not."""
    lines = good(luck)
    if luck.below(8):
        lines[0][luck.pick(["digest", "rules"])] = "other"
    for _ in range(1 + luck.below(3)):
        luck.pick(WAYS)(lines, luck)
    return lines


def _record(lines: Lines, luck: Chance) -> Any:
    """One of the records, the last ones more often: what they do is not undone by what follows."""
    last = len(lines) - 1
    return lines[max(1, last - luck.below(4))] if luck.below(2) else lines[1 + luck.below(last)]


def _value(lines: Lines, luck: Chance) -> None:
    """Another value, of any sort or nearly the same."""
    found = list(spots(_record(lines, luck).get("events")))
    if not found:
        return
    place, key = luck.pick(found)
    now = place[key]
    if isinstance(now, int) and not isinstance(now, bool) and luck.below(4):
        place[key] = now + luck.pick([-2, -1, 1, 2, 3, 7, 20])
    elif luck.below(3):
        place[key] = luck.pick(ODD)
    elif isinstance(place, list):
        place.insert(key, copy.deepcopy(now)) if luck.below(2) else place.pop(key)
    else:
        del place[key]


def _swapped(lines: Lines, luck: Chance) -> None:
    """What stands in another place of the same name."""
    named: dict[Any, list[Spot]] = {}
    for place, key in spots([line.get("events") for line in lines[1:]]):
        if isinstance(place, dict) and key != "type":
            named.setdefault(key, []).append((place, key))
    if named:
        (one, key), (other, _) = (
            luck.pick(luck_list) for luck_list in (named[luck.pick(sorted(named))],) * 2
        )
        one[key] = copy.deepcopy(other[key])


def _events(lines: Lines, luck: Chance) -> None:
    """An event lost, doubled, moved, or brought from elsewhere."""
    events, others = _record(lines, luck).get("events"), _record(lines, luck).get("events")
    if not isinstance(events, list) or not isinstance(others, list) or not others:
        return
    way = luck.below(4)
    if way == 0 and events:
        events.pop(luck.below(len(events)))
    elif way == 1 and events:
        events.insert(luck.below(len(events) + 1), copy.deepcopy(luck.pick(events)))
    elif way == 2 and events:
        events.insert(luck.below(len(events)), events.pop(luck.below(len(events))))
    else:
        events.insert(luck.below(len(events) + 1), copy.deepcopy(luck.pick(others)))


def _records(lines: Lines, luck: Chance) -> None:
    """A record lost, doubled, moved, or put in a rewind; numbers are mended, too, as a rule."""
    at = 1 + luck.below(len(lines) - 1)
    way = luck.below(4)
    if way == 0 and len(lines) > 2:
        lines.pop(at)
    elif way == 1:
        lines.insert(at, copy.deepcopy(lines[at]))
    elif way == 2:
        lines.insert(1 + luck.below(len(lines) - 1), lines.pop(at))
    else:
        lines.insert(at + 1, {"n": at, "rewind": 1 + luck.below(at), "epoch": luck.below(2)})
    if luck.below(4):
        _renumber(lines)


def _renumber(lines: Lines) -> None:
    n = 0
    for line in lines[1:]:
        line["n"] = n
        n = min(n, line["rewind"]) if isinstance(line.get("rewind"), int) else n + 1
        if "seat" in line and (line["seat"] is None) != (line["n"] == 0):
            line["seat"] = None if line["n"] == 0 else 0


def _command(lines: Lines, luck: Chance) -> None:
    record = _record(lines, luck)
    record[luck.pick(["command", "seat", "n"])] = copy.deepcopy(luck.pick(ODD))


WAYS: Final[list[Callable[[Lines, Chance], None]]] = [
    _value, _value, _value, _swapped, _swapped, _events, _events, _records, _command,
]  # fmt: skip
