"""Tables of the Hammer Throw for the long runs."""

from __future__ import annotations

from typing import Final

from valhalla.ai.play import Bout

LEVELS: Final = ("random", "thrall", "karl")


def throw(i: int, seed: int) -> Bout:
    """The Hammer Throw, alone and with all numbers of players, with and without expert rules."""
    players = 1 + i % 5
    variants = ("expert",) if players > 1 and i // 5 % 2 else ()
    levels = tuple(LEVELS[(i // 10 + seat) % len(LEVELS)] for seat in range(players))
    return Bout("hammer", levels, {"players": players, "variants": variants}, seed)


SOAKED: Final = {"hammer": throw}
