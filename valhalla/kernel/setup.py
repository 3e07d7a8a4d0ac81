"""What every table checks before it is laid: who begins, and the names of expansions and variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import msgspec

from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import Told, told


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the setups of all games have. `first` is the first player, or None for a random one."""

    players: int
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    first: int | None = None

    def as_begun(self, rules: str) -> Self:
        """The same as a save of those rules means it."""
        return self


def check_first(setup: Laid) -> None:
    """Raise `BadSetup` if the first player is nobody at the table."""
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise BadSetup(told("no seat {seat} to be the first player", seat=setup.first))


def check_names(setup: Laid, expansions: tuple[str, ...], variants: tuple[str, ...]) -> None:
    """Raise `BadSetup` if an expansion or a variant is not one of these, or is named twice."""
    _check(setup.expansions, expansions, lambda name: told("there is no expansion {name}", name=name))
    _check(setup.variants, variants, lambda name: told("there is no variant {name}", name=name))


def _check(names: tuple[str, ...], known: tuple[str, ...], unknown: Callable[[str], Told]) -> None:
    for name in names:
        if name not in known:
            raise BadSetup(unknown(name))
        if names.count(name) > 1:
            raise BadSetup(told("{name} is named twice", name=name))
