"""Headers that say anything, and files that are no saves at all."""

from __future__ import annotations

import copy
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.attack.forging import ODD, Lines, good, mended, spots
from valhalla.kernel.chance import Chance

HUGE: Final = (2**63 - 1, 2**63, 2**64, 10**20, -(2**63) - 1, 10**400, -1)
TEXTS: Final = (
    "", " ", "x" * 10**6, "Ж" * 300, "\ud83d", "a\udc00b", "\x00", "\n\n", "\x1b]0;x\x07", "\u202eabc",
    "😀" * 200, "{names}", "%s%n", "../../etc/passwd", "nobody", "seer:berserk", "random:", ":", "human:x",
    "a\u0301" * 50,
)  # fmt: skip


def forged(luck: Chance) -> Lines | bytes:
    """A good save whose header says something else."""
    lines = good(luck)
    for _ in range(1 + luck.below(2)):
        luck.pick(WAYS)(lines[0], luck)
    return lines if luck.below(12) else luck.pick(FILES)(lines, luck)


def _any(header: Any, luck: Chance) -> None:
    place, key = luck.pick([(place, key) for place, key in spots(header)])
    place[key] = copy.deepcopy(luck.pick([*ODD, *HUGE, *TEXTS]))


def _number(header: Any, luck: Chance) -> None:
    place = luck.pick([header, header["setup"], header])
    key = luck.pick(["seed", "epoch", "level", "players", "first", "valhalla"])
    if isinstance(place, dict):
        place[key] = luck.pick(HUGE)


def _seats(header: Any, luck: Chance) -> None:
    count = luck.pick([0, 1, 2, 3, 7, 8, 9, 50, 1000])
    name = luck.pick(TEXTS)[: 10**6 // max(1, count)]
    seat = {"name": name, "kind": luck.pick(["human", "karl", *TEXTS])[:1000], "shield": luck.pick(HUGE)}
    header["seats"] = [seat] * count
    if luck.below(2) and isinstance(header["setup"], dict):
        header["setup"]["players"] = count


def _seat(header: Any, luck: Chance) -> None:
    if isinstance(header["seats"], list) and header["seats"]:
        seat = luck.pick(header["seats"])
        if isinstance(seat, dict):
            seat[luck.pick(["name", "kind"])] = luck.pick(TEXTS)
            seat["shield"] = luck.pick([None, 0, 5, 6, 99, *HUGE])


def _setup(header: Any, luck: Chance) -> None:
    setup = header["setup"]
    if isinstance(setup, dict):
        setup[luck.pick([*setup, "more"])] = luck.pick([*ODD, ["loki"] * 90, ["alliance"], "fenrir", 3, 2])


def _ids(header: Any, luck: Chance) -> None:
    if not isinstance(header["ids"], dict):
        return
    deck = luck.pick([*header["ids"], "more"])
    cards = header["ids"].get(deck, [])
    ways: list[Callable[[], Any]] = [
        list, lambda: cards[::-1], lambda: cards * 2, lambda: cards[:-1], lambda: [*cards, "no-such-card"],
        lambda: [cards[0]] * len(cards), lambda: ["x" * 10**5], lambda: luck.pick(ODD),
    ]  # fmt: skip
    header["ids"][deck] = luck.pick(ways)() if isinstance(cards, list) and cards else luck.pick(ODD)


def _more(header: Any, luck: Chance) -> None:
    header["parent"] = luck.pick([None, {"file": luck.pick(TEXTS), "n": luck.pick(HUGE)}])
    header["house"] = luck.pick([{}, {"undo": False}, {"undo": 3}, {"undo": False, "score": True}, None])


WAYS: Final = (_any, _any, _number, _seats, _seat, _setup, _ids, _more)


# Files that are no saves


def _deep(lines: Lines, luck: Chance) -> bytes:
    nested = b"[" * 10**5 + b"]" * 10**5
    header = mended([lines[0]])[:-28]
    return mended([header + b',"more":' + nested + b"}", b'{"n":0,"seat":null,"command":%b}' % nested])


def _long_line(lines: Lines, luck: Chance) -> bytes:
    return mended(lines[:2]) + b"x" * luck.pick([10**5, 10**6, 2 * 10**7])


def _many_events(lines: Lines, luck: Chance) -> bytes:
    record = lines[-1]
    if isinstance(record, dict) and isinstance(record.get("events"), list):
        record["events"] = record["events"] * luck.pick([100, 2000, 20_000])
    lines[0]["digest"] = "other"
    return mended(lines)


def _many_rewinds(lines: Lines, luck: Chance) -> bytes:
    n = sum("seat" in line for line in lines[1:] if isinstance(line, dict))
    epoch = luck.below(2)
    return mended(lines + [{"n": n, "rewind": n, "epoch": epoch}] * luck.pick([1000, 30_000, 60_000]))


def _to_and_fro(lines: Lines, luck: Chance) -> bytes:
    """Decided and taken back, and decided again."""
    last = lines[-1]
    n = last.get("n", 1)
    if "seat" not in last or not n:
        return mended(lines)
    return mended(lines + [{"n": n + 1, "rewind": n, "epoch": 0}, last] * luck.pick([1000, 20_000]))


def _noise(lines: Lines, luck: Chance) -> bytes:
    data = bytearray(mended(lines))
    for _ in range(1 + luck.below(5)):
        data[luck.below(len(data))] = luck.below(256)
    return bytes(data)


def _zeros(lines: Lines, luck: Chance) -> bytes:
    return bytes(luck.pick([1, 4096, 9 * 2**20]))


FILES: Final = (_deep, _long_line, _many_events, _many_rewinds, _to_and_fro, _noise, _zeros)


# What lies beside a save


def picture_beside(path: Path, luck: Chance) -> None:
    """Something that calls itself the picture of a save, and a time that no calendar has."""
    picture = path.with_suffix(".png")
    luck.pick([_bomb, _pipe, _folder, _rubbish, _nothing, _loop])(picture)
    times = [0, -1, 1, -(2**40), 253402300800 + 10**5, 2**33, 2**55]
    try:
        os.utime(path, (0, luck.pick(times)))
    except (OSError, OverflowError):
        return  # a file system without such times


def _bomb(path: Path) -> None:
    """A few bytes that unpack to gigabytes."""
    side = 30_000
    head = side.to_bytes(4, "big") * 2 + bytes((8, 2, 0, 0, 0))
    body = zlib.compress(bytes(4 * 10**6))
    chunks = [(b"IHDR", head), (b"IDAT", body), (b"IEND", b"")]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks))


def _chunk(name: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")


def _pipe(path: Path) -> None:
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)


def _folder(path: Path) -> None:
    path.mkdir()


def _rubbish(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)


def _nothing(path: Path) -> None:
    path.write_bytes(b"")


def _loop(path: Path) -> None:
    path.symlink_to(path.name)
