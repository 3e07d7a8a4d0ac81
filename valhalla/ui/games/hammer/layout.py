"""Where everything of the Hammer Throw lies: the track across the hall, tray, hands and decks."""

from __future__ import annotations

from pygame import Rect

from valhalla.ui.table.throwing.layout import LEAST, NARROW
from valhalla.ui.units import Units, row


def arrange(free: Rect, units: Units, others: int) -> dict[str, Rect]:
    """The named areas; alone at the table, the track has the place of the opponents as well."""
    u, gap = units.px, units.px(5)
    narrow = free.w < u(NARROW)
    top = Rect(free.x, free.y, free.w, round(free.h * 0.14) if others else 0)
    hand_h = round(free.h * 0.263)
    track_y = top.bottom + (gap if others else 0)
    track = Rect(free.x, track_y, free.w, round(free.h * (0.215 if others else 0.285)))
    hand = Rect(free.x, free.bottom - hand_h, free.w, hand_h)
    left, right = max(u(178 if narrow else 206), LEAST), u(178 if narrow else 216)
    prompt = Rect(free.x, track.bottom + gap, free.w - (0 if narrow else right + gap), u(62))
    y = prompt.bottom + gap
    inner = Rect(free.x + left + gap, y, free.w - left - right - 2 * gap, hand.y - gap - y)
    beside = y if narrow else prompt.y
    sums = u(156 if narrow else 200)
    areas = {
        "top": top, "track": track, "prompt": prompt, "middle": inner,
        "actions": Rect(free.x, y, left, hand.y - gap - y),
        "mine": Rect(free.x, hand.y, left, hand.h),
        "side": Rect(free.right - right, beside, right, free.bottom - beside),
        "hand": Rect(inner.x, hand.y, inner.w, hand.h),
        "tray": Rect(inner.x, inner.y, inner.w - sums - gap, inner.h),
        "sum": Rect(inner.right - sums, inner.y, sums, inner.h),
    }  # fmt: skip
    return areas | _side(areas["side"], units)


def _side(side: Rect, units: Units) -> dict[str, Rect]:
    """Rounds above, the reserve on its rack, below them the decks, each with its discard pile under it."""
    u = units.px
    rounds = Rect(side.x, side.y, side.w, max(u(56), 48))
    reserve = Rect(side.x, rounds.bottom + u(2), side.w, u(56))
    top = reserve.bottom + u(4)
    rest = Rect(side.x, top, side.w, side.bottom - top)
    found = {"rounds": rounds, "reserve": reserve}
    half = rest.h // 2
    for deck, cell in enumerate(row(rest, 3, u(4))):
        found[f"deck:{deck}"] = Rect(cell.x, cell.y, cell.w, half)
        found[f"discard:{deck}"] = Rect(cell.x, cell.y + half, cell.w, rest.h - half)
    return found
