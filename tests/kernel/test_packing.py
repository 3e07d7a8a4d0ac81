"""A state in plain data, and out of it again."""

from __future__ import annotations

import msgspec
import pytest

from valhalla.kernel.packing import packed, unpacked


class Part:
    __slots__ = ("known", "pairs")

    def __init__(self) -> None:
        self.known = bytearray(b"\x00\xff")
        self.pairs = ((1, (2, 3)), [[4], []])


class Whole:
    __slots__ = ("agenda", "name", "open", "part", "table")

    def __init__(self) -> None:
        self.agenda = [(1, 2), ()]
        self.name = None
        self.open = True
        self.part = Part()
        self.table = "oak"


def piped(*parts: type) -> Whole:
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(packed(Whole())))
    found: Whole = unpacked(plain, parts, "birch")
    return found


def test_lists_tuples_and_parts_come_back_as_they_were() -> None:
    found = piped(Whole, Part)
    assert (found.agenda, found.name, found.open) == ([(1, 2), ()], None, True)
    assert found.part.pairs == ((1, (2, 3)), [[4], []]) and found.part.known == bytearray(b"\x00\xff")


def test_the_table_is_that_of_the_other_end() -> None:
    assert piped(Whole, Part).table == "birch"


def test_a_class_that_is_not_named_is_not_made() -> None:
    with pytest.raises(KeyError):
        piped(Whole)
