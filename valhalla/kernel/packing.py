"""States as plain data and back again, for a pipe: nothing is pickled, and what comes is not executed.

Plain data knows one kind of list, states have two, so tuples are marked; an object is named by its class
and told by its slots. The table, which never changes, stays out: each end of the pipe has its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

TABLE = "table"


def packed(value: Any) -> Any:
    """A state, or a part of one, as plain data."""
    if value is None or isinstance(value, int | bytes | str):
        return value
    if isinstance(value, list):
        return [packed(one) for one in value]
    if isinstance(value, tuple):
        return {"": [packed(one) for one in value]}
    if isinstance(value, bytearray):
        return bytes(value)
    slots = [name for name in type(value).__slots__ if name != TABLE]
    return {type(value).__name__: [packed(getattr(value, name)) for name in slots]}


def unpacked(plain: Any, parts: Iterable[type], table: object) -> Any:
    """The state again: of classes among *parts*, at this table."""
    return _Unpacking({part.__name__: part for part in parts}, table).of(plain)


class _Unpacking:
    def __init__(self, parts: dict[str, type], table: object) -> None:
        self.parts = parts
        self.table = table

    def of(self, plain: Any) -> Any:
        if isinstance(plain, list):
            return [self.of(one) for one in plain]
        if isinstance(plain, bytes):
            return bytearray(plain)
        if not isinstance(plain, dict):
            return plain
        ((name, values),) = plain.items()
        return self._made(self.parts[name], values) if name else tuple(self.of(one) for one in values)

    def _made(self, part: Any, values: list[Any]) -> Any:
        made = part.__new__(part)
        if TABLE in part.__slots__:
            made.table = self.table
        slots = [name for name in part.__slots__ if name != TABLE]
        for name, value in zip(slots, values, strict=True):
            setattr(made, name, self.of(value))
        return made
