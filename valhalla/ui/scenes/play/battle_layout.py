"""Where everything of a battle lies: pure arithmetic on rectangles."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from pygame import Rect

from valhalla.ui.scenes.play.things import CARD
from valhalla.ui.units import Units, column, row

OVERLAP: Final = 0.42  # of a socket that lies on its card
HEAD, FOOT = 80, 38  # units of a cloth above and below its squad
ROWS: Final = (1, 2, 3)  # of dice in the tray
PHASES: Final = ("before", "attack", "defence", "compare", "after")


class Place(NamedTuple):
    """A slot of a squad: its card and the room of its sockets."""

    card: Rect
    socket: int


def arrange(free: Rect, units: Units) -> dict[str, Rect]:
    """The large parts of the board."""
    u, gap = units.px, units.px(6)
    strip = Rect(free.x, free.y, free.w, u(44))
    prompt = Rect(free.x, strip.bottom + u(4), free.w, u(66))
    low_h = min(u(250), max(u(200), round(free.h * 0.29)))
    low, top = free.bottom - low_h, prompt.bottom + u(4)
    height = low - gap - top
    side = _side(free.w, height, units)
    middle = Rect(free.x + side + gap, top, free.w - 2 * (side + gap), height)
    gauge = Rect(middle.x, middle.bottom - u(40), middle.w, u(40))
    totals = Rect(middle.x, top, middle.w, round((middle.h - gauge.h) * 0.44))
    tray = Rect(middle.x, totals.bottom + u(2), middle.w, gauge.y - totals.bottom - u(4))
    return {
        "strip": strip,
        "prompt": prompt,
        "attack": Rect(free.x, top, side, height),
        "defence": Rect(free.right - side, top, side, height),
        "totals": totals,
        "tray": tray,
        "gauge": gauge,
        "options": Rect(free.x, low, side, low_h),
        "hand": Rect(middle.x, low + u(14), middle.w, low_h - u(20)),
        "odds": Rect(free.right - side, low, side, low_h),
    }


def _side(width: int, height: int, units: Units) -> int:
    """How wide a cloth is: enough for two cards with their sockets, as tall as they can be."""
    card = round(((height - units.px(HEAD + FOOT)) / 2 - units.px(6)) * CARD)
    wanted = max(round(width * 0.25), 2 * (card + units.px(24)) + units.px(36))
    return min(wanted, round(width * 0.3), max(units.px(200), (width - units.px(430)) // 2))


def cloth(area: Rect, units: Units) -> dict[str, Rect]:
    """The parts of a war cloth: the head with shield, names and jarl, the squad, the wall of shields."""
    u = units.px
    left, right = area.x + u(12), area.right - u(12)
    shield = Rect(area.x + u(5), area.y + u(12), u(58), u(58))
    jarl = Rect(right - round(u(50) * CARD), area.y + u(22), round(u(50) * CARD), u(50))
    names = Rect(shield.right + u(6), area.y + u(28), jarl.x - shield.right - u(12), u(HEAD - 32))
    wall = Rect(left, area.bottom - u(FOOT - 2), right - left, u(26))
    squad = Rect(left, area.y + u(HEAD), right - left, area.h - u(HEAD + FOOT))
    return {"shield": shield, "jarl": jarl, "names": names, "wall": wall, "squad": squad}


def mirrored(parts: dict[str, Rect], area: Rect) -> dict[str, Rect]:
    """The head of the defender: shield outside, as in a mirror."""
    flipped = dict(parts)
    for name in ("shield", "jarl", "names", "wall"):
        rect = parts[name].copy()
        rect.x = area.x + area.right - rect.right
        flipped[name] = rect
    return flipped


def squad(area: Rect, slots: int, units: Units) -> list[Place]:
    """Cards in two columns, each with room for sockets at its right."""
    rows = ceil(slots / 2)
    gap = units.px(6)
    cells = [cell for line in column(area, rows, gap) for cell in row(line, 2, gap)][:slots]
    found = []
    for cell in cells:
        socket = min(units.px(38), round(cell.w * 0.27))
        width = min(cell.w - round(socket * (1 - OVERLAP)), round(cell.h * CARD))
        card = Rect(0, 0, width, round(width / CARD))
        card.midleft = (cell.x + (cell.w - width - round(socket * (1 - OVERLAP))) // 2, cell.centery)
        found.append(Place(card, socket))
    return found


def sockets(place: Place, count: int) -> list[Rect]:
    """The sockets of a warrior, down the right edge of its card."""
    card = place.card
    side = min(place.socket, round(card.h * 0.92 / max(1, count)))
    x = card.right - round(side * OVERLAP)
    top = card.y + round(card.h * 0.05)
    return [Rect(x, top + i * (side + 1), side, side) for i in range(count)]


def halves(totals: Rect, units: Units) -> tuple[Rect, Rect, Rect]:
    """The room of the attacker's total, of the crossed axes, and of the defender's total."""
    middle = units.px(70)
    width = (totals.w - middle) // 2
    return (
        Rect(totals.x, totals.y, width, totals.h),
        Rect(totals.x + width, totals.y, middle, totals.h),
        Rect(totals.right - width, totals.y, width, totals.h),
    )


def disc(half: Rect, units: Units, *, raised: bool, outer: str) -> Rect:
    """The shield of a total, at its outer side; raised, it leaves room for the tactics at its foot."""
    side = min(round(half.w * 0.5), half.h - units.px(40 if raised else 4), units.px(150))
    found = Rect(half.x, half.y + units.px(2), side, side)
    if not raised:
        found.centery = half.centery
    if outer == "right":
        found.right = half.right
    return found


class TrayParts(NamedTuple):
    dice: Rect
    bowl: Rect


def tray(area: Rect, units: Units) -> TrayParts:
    """The dice to play with, and the bowl of those given up."""
    inner = area.inflate(-units.px(60), -units.px(46))
    bowl = Rect(0, inner.y, max(units.px(72), round(inner.w * 0.19)), inner.h)
    bowl.right = inner.right
    left = inner.x + units.px(8)
    return TrayParts(Rect(left, inner.y, bowl.x - left - units.px(12), inner.h), bowl)


def die(area: Rect, count: int, most: int) -> int:
    """How large so many dice can be."""
    return max(_die(area, count, rows, most) for rows in ROWS)


def dice(area: Rect, count: int, most: int, jitter: int, like: int = 6) -> list[Rect]:
    """Places for dice, thrown a little about; few are no larger than as many as *like*."""
    if not count:
        return []
    side = die(area, max(count, like), most)
    rows = next(rows for rows in ROWS if _die(area, count, rows, most) >= side)
    columns = ceil(count / rows)
    cell_w, cell_h = area.w / columns, area.h / rows
    found = []
    for i in range(count):
        line, at = divmod(i, columns)
        here = min(columns, count - line * columns)
        x = area.x + (area.w - here * cell_w) / 2 + (at + 0.5) * cell_w
        y = area.y + (line + 0.5) * cell_h
        shake = ((i * 7 + line * 3) % 5 - 2) / 2 * jitter, ((i * 5 + 2) % 5 - 2) / 2 * jitter
        rect = Rect(0, 0, side, side)
        rect.center = (round(x + shake[0]), round(y + shake[1]))
        found.append(rect)
    return found


def _die(area: Rect, count: int, rows: int, most: int) -> int:
    """How large dice can be in so many rows."""
    tall = 0.7 if rows == 1 else 0.73
    return min(most, round(area.w / ceil(count / rows) * 0.88), round(area.h / rows * tall))


def hand(area: Rect, count: int) -> list[Rect]:
    """Cards side by side; many overlap, by less than a half: the middle of each can be touched."""
    apart = round(area.w / max(1.0, (count - 1) * 1.03 + 1))
    least = round(area.w / max(1.0, (count - 1) * 0.56 + 1))
    width = min(round(area.h * CARD), max(apart, min(least, round(area.h * CARD * 0.8))))
    height = round(width / CARD)
    step = min(round(width * 1.06), (area.w - width) // max(1, count - 1)) if count > 1 else 0
    x = area.centerx - (step * (count - 1) + width) // 2
    y = area.y + (area.h - height) // 2
    return [Rect(x + i * step, y, width, height) for i in range(count)]
