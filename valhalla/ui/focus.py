"""Where the focus goes: one graph for keys and gamepads, made of where things are."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

ASIDE = 2.4  # a step aside costs so much more than a step ahead


def towards(here: Rect, places: Sequence[Rect], direction: tuple[int, int]) -> int | None:
    """The place that lies next in this direction, or None."""
    dx, dy = direction
    best: tuple[float, int] | None = None
    for i, place in enumerate(places):
        ahead, aside = _distances(here, place, dx, dy)
        if ahead <= 0 or not _beyond(here, place, dx, dy):
            continue
        found = ahead + ASIDE * aside, i
        if best is None or found < best:
            best = found
    return best[1] if best else None


def _beyond(here: Rect, place: Rect, dx: int, dy: int) -> bool:
    """Whether a place begins further on: what is merely wider does not lie in this direction."""
    if dx:
        return place.left > here.left if dx > 0 else place.right < here.right
    return place.top > here.top if dy > 0 else place.bottom < here.bottom


def _distances(here: Rect, place: Rect, dx: int, dy: int) -> tuple[float, float]:
    """How far ahead and how far aside a place lies: between centres, and between edges."""
    if dx:
        ahead = (place.centerx - here.centerx) * dx
        aside = max(0, place.top - here.bottom, here.top - place.bottom)
        slack = min(abs(place.centery - here.centery), abs(place.top - here.top))
    else:
        ahead = (place.centery - here.centery) * dy
        aside = max(0, place.left - here.right, here.left - place.right)
        slack = min(abs(place.centerx - here.centerx), abs(place.left - here.left))
    return ahead, aside + 0.15 * slack


def reading_order(places: Sequence[Rect]) -> list[int]:
    """Places from top to bottom in rows, each from left to right."""
    rows: list[list[int]] = []
    for i in sorted(range(len(places)), key=lambda i: (places[i].centery, places[i].x)):
        if rows and abs(places[rows[-1][0]].centery - places[i].centery) < places[rows[-1][0]].h / 2:
            rows[-1].append(i)
        else:
            rows.append([i])
    return [i for row in rows for i in sorted(row, key=lambda i: places[i].x)]
