"""Who strengthens whom in a row, and who weakens whom: for the arrows between units."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from valhalla.games.wolves import strengths
from valhalla.games.wolves.terms import TYR_RUNE, YEW_RUNE


class Link(NamedTuple):
    """By places in the row: who gives, who gets, and how much; what is taken is below zero."""

    giver: int
    taker: int
    amount: int


@lru_cache(maxsize=512)
def links(row: tuple[int, ...]) -> tuple[Link, ...]:
    """All of a row, given by kinds from left to right."""
    return tuple(link for taker in range(len(row)) for link in _to(row, taker))


def _to(row: tuple[int, ...], taker: int) -> list[Link]:
    grows = strengths.units()[row[taker]].grows
    if grows is None:
        return []
    others = [place for place in range(len(row)) if place != taker]
    if grows.word == "kin":
        near = [place for place in others if abs(place - taker) == 1 and row[place] == row[taker]]
        return [Link(place, taker, grows.number) for place in near]
    if grows.word == "lonely":
        return [Link(place, taker, -grows.number) for place in others]
    rune = YEW_RUNE if grows.word == "yew" else TYR_RUNE
    return [Link(p, taker, grows.number) for p in others if strengths.runes()[row[p]] == rune]


def alone(kind: int) -> int:
    """How strong a unit is by itself: what its present strength is measured by."""
    return strengths.of_kinds((kind,))[0]
