"""States and the objects in them: slots and nothing else, cloned, compared and told by one piece of code.

A clone is copied a million times in a search, so a class gets one written out for its own slots, statement by
statement, when it is made: as fast as by hand, a third of the time of any loop.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self

TABLE = "table"  # what never changes during a game: shared by clones, not told


class Part:
    """A state or a part of one.

    Of its slots, *lists* change in place, *nested* are lists of such lists, *parts* are parts themselves or
    None; whatever else there is never changes in place, so that clones share it.
    """

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]
    aliases: ClassVar[dict[str, str]] = {}  # what a slot is called where it is told, if not by its name
    _told: ClassVar[tuple[str, ...]] = ()  # its slots but for the table

    def __init_subclass__(
        cls, lists: tuple[str, ...] = (), nested: tuple[str, ...] = (), parts: tuple[str, ...] = ()
    ) -> None:
        copies = {
            **dict.fromkeys(lists, "self.{0}[:]"),
            **dict.fromkeys(nested, "[one[:] for one in self.{0}]"),
            **dict.fromkeys(parts, "self.{0} and self.{0}.clone()"),
        }
        slots: tuple[str, ...] = cls.__dict__["__slots__"]
        copied = [f"    twin.{name} = {copies.get(name, 'self.{0}').format(name)}" for name in slots]
        lines = ["def clone(self):", "    twin = new(cls)", *copied, "    return twin"]
        made: dict[str, Any] = {"new": object.__new__, "cls": cls}
        exec("\n".join(lines), made)
        cls.clone = made["clone"]  # type: ignore[method-assign]
        cls._told = tuple(name for name in slots if name != TABLE)

    if TYPE_CHECKING:

        def clone(self) -> Self: ...  # each class has its own

    def __eq__(self, other: object) -> bool:
        """Laid twice with the same cards, a table is the same."""
        if type(other) is not type(self):
            return False
        mine, theirs = getattr(self, TABLE, None), getattr(other, TABLE, None)
        same = mine is theirs or (mine is not None and theirs is not None and mine.holds == theirs.holds)
        fields = attrgetter(*self._told)
        return same and bool(fields(self) == fields(other))

    def plain(self) -> dict[str, Any]:
        """Everything but the table as plain data: for hashes, tests and differences."""
        return {self.aliases.get(name, name): _plain(getattr(self, name)) for name in self._told}


def _plain(value: Any) -> Any:
    if isinstance(value, Part):
        return value.plain()
    return list(value) if isinstance(value, bytearray) else value
