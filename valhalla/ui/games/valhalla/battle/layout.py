"""Where everything of a battle lies: pure arithmetic on rectangles."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from pygame import Rect

from valhalla.games.valhalla.terms import SHIELDS
from valhalla.ui import cut
from valhalla.ui.cut import column, row, sized, square
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.things import CARD
from valhalla.ui.units import Units
from valhalla.ui.widgets.text import banner_height

HEAD, FOOT = 80, 38  # units of a cloth above and below its squad
BRAID, PAIR_BRAID = 28, 10  # units beside a name at least: it stands below the braid where there is room
PAIR_HEAD, PAIR_FOOT = 77, 34  # where a cloth has two squads, their cards need the room
BOND: Final = 22  # units between the squads of a pair
LOW: Final = (0.29, 200, 250)  # of the height, and units at least and at most: hand, planks and chances
PAIR_LOW: Final = (0.27, 191, 236)
PROMPT: Final = 66  # units of the banner
# Of what an upright window leaves them: what defends, both strengths, the tray; the attacker has the rest.
UPRIGHT, UPRIGHT_LOW, UPRIGHT_PAIR = (0.3, 0.16, 0.24), (0.36, 0.15, 0.22), (0.3, 0.14, 0.2)
UPRIGHT_TOLD, UPRIGHT_LOW_TOLD = (0.22, 0.12, 0.44), (0.3, 0.12, 0.34)
TELLING: Final = 1.2  # times larger words take the room of the strengths for what is told in the tray
LYING: Final = 2  # times as wide as high: a cloth whose squad is beside its names
LYING_HEAD: Final = 0.31  # of such a cloth's width
EDGES = 24  # units of a cloth that its edges take
SOCKET, LARGEST_SOCKET = 29, 36  # units: the least that is wished for, and the most
PORTRAIT: Final = (54, 60)  # units: a jarl's head
ROWS: Final = (1, 2, 3)  # of dice in the tray
APART: Final = (0.7, 0.63)  # of its place that a die fills, across and down
PHASES: Final = ("before", "attack", "defence", "compare", "after")

ClothParts = dict[Part, Rect]


class Place(NamedTuple):
    """A slot of a squad: its card, and the room of its sockets beside or below it."""

    card: Rect
    room: Rect
    most: int  # how large a socket may be


def arrange(
    free: Rect,
    units: Units,
    *,
    low: bool = False,
    paired: bool = False,
    gauge: bool = False,
    told: bool = False,
    fought: bool = False,
) -> Cuts:
    """The large parts of the board. Where there is something to be seen, words stand *low*, below it, and
    the chances of both, the *gauge*, are there only on wish. Where much is *told* in the tray, it has room,
    the more if all is *fought*.
    """
    if units.upright:
        shares = UPRIGHT_LOW_TOLD if told and low else UPRIGHT_TOLD if told else UPRIGHT
        if low and not told:
            shares = UPRIGHT_PAIR if paired else UPRIGHT_LOW
        return _upright(free, units, shares, low=low, gauge=gauge or not (low or (told and fought)))
    u, gap = units.px, units.px(6)
    strip = cut.top(free, u(44))
    part, least, most = PAIR_LOW if paired else LOW
    low_h = min(u(most), max(u(least), round(free.h * part)))
    edge, top = free.bottom - low_h, strip.bottom + u(4)
    said = banner_height(units, PROMPT)
    prompt = cut.row_at(free, edge - gap - said if low else top, said)
    floor = prompt.y - gap if low else edge - gap
    top = top if low else prompt.bottom + u(4)
    side = _side(free.w, floor - top, units)
    if paired:
        side = max(side, min(round(free.w * 0.31), (free.w - u(430)) // 2))
    middle = Rect(free.x + side + gap, top, free.w - 2 * (side + gap), floor - top)
    told = told and units.words > TELLING
    areas = _low_middle(middle, units, told, gauge=gauge) if low else _middle(middle, units, told, fought)
    return areas | {
        Part.STRIP: strip,
        Area.PROMPT: prompt,
        Part.ATTACK: Rect(free.x, top, side, floor - top),
        Part.DEFENCE: Rect(free.right - side, top, side, floor - top),
        Part.OPTIONS: Rect(free.x, edge, side, low_h),
        Area.HAND: cut.row_at(middle, edge + u(14), low_h - u(20)),
        Part.ODDS: Rect(free.right - side, edge, side, low_h),
    }


def _upright(free: Rect, units: Units, shares: tuple[float, ...], *, low: bool, gauge: bool) -> Cuts:
    """One below the other: whoever defends, or what is fought; strengths and tray; whoever attacks; the hand;
    what may be done beside the odds.
    """
    u, gap = units.px, units.px(4)
    strip = cut.top(free, u(44))
    foot = cut.bottom(free, max(u(128), units.wx(100)))
    said = banner_height(units, PROMPT)
    hand = cut.row_at(free, 0, round(free.h * 0.145))
    hand.bottom = foot.y - gap
    prompt = cut.row_at(free, hand.y - gap - said if low else strip.bottom + gap, said)
    top, floor = (strip.bottom, prompt.y) if low else (prompt.bottom, hand.y)
    chances = u(38) if gauge else 0
    rest = floor - top - 5 * gap - chances
    heights = [round(rest * share) for share in shares]
    heights = [*heights, chances, rest - sum(heights)]
    found, y = [], top + gap
    for height in heights:
        found.append(cut.row_at(free, y, height))
        y += height + (gap if height else 0)
    defence, totals, tray, odds_of_both, attack = found
    options, odds = row(foot, 2, units.px(6))
    return {
        Part.STRIP: strip, Area.PROMPT: prompt, Part.ATTACK: attack, Part.DEFENCE: defence,
        Part.TOTALS: cut.inset(totals, u(8), 0), Area.TRAY: tray,
        Part.GAUGE: odds_of_both if gauge else Rect(odds_of_both.midtop, (0, 0)),
        Area.HAND: cut.inset(hand, u(10), u(4)), Part.OPTIONS: options, Part.ODDS: odds,
    }  # fmt: skip


def _middle(middle: Rect, units: Units, told: bool, fought: bool) -> Cuts:
    """Between the cloths: both strengths, the tray, the chances of both."""
    u = units.px
    gauge = cut.bottom(middle, 0 if told and fought else u(40))
    totals = cut.top(middle, round((middle.h - gauge.h) * (0.2 if told else 0.44)))
    tray = cut.row_at(middle, totals.bottom + u(2), gauge.y - totals.bottom - u(4))
    return {Part.TOTALS: totals, Area.TRAY: tray, Part.GAUGE: gauge}


def _low_middle(middle: Rect, units: Units, told: bool, *, gauge: bool) -> Cuts:
    """The tray as low as can be, and the strength before the open sky; the chances of two below."""
    chances = cut.bottom(middle, units.px(38))
    floor = chances.y - units.px(2) if gauge else middle.bottom
    tall = min(units.px(236), round(middle.h * (0.68 if told else 0.5 if gauge else 0.54)))
    tray = cut.row_at(middle, floor - tall, tall)
    totals = cut.top(middle, tray.y - middle.y - units.px(2))
    return {
        Part.TOTALS: totals,
        Area.TRAY: tray,
        Part.GAUGE: chances if gauge else Rect(middle.midbottom, (0, 0)),
    }


def _side(width: int, height: int, units: Units) -> int:
    """How wide a cloth is: enough for two cards with their sockets, as tall as they can be."""
    card = round(((height - _head(units) - units.px(FOOT)) / 2 - units.px(6)) * CARD)
    wanted = max(round(width * 0.25), 2 * (card + units.px(SOCKET + 3)) + units.px(EDGES + 6))
    return min(wanted, round(width * 0.3), max(units.px(200), (width - units.px(430)) // 2))


def _names(units: Units) -> int:
    """How high the name of a fighter is with what is said of it."""
    return max(units.px(HEAD - 32), units.wx(44))


def _head(units: Units, top: int = HEAD) -> int:
    """How much of a cloth is above its squad."""
    return max(units.px(top), _names(units) + units.px(BRAID if top == HEAD else PAIR_BRAID))


def cloth(area: Rect, units: Units, *, aside: bool = False, paired: bool = False) -> ClothParts:
    """The parts of a war cloth: the head with shield, names and jarl, the squad, the wall of shields.

    Where dice are set *aside*, they lie at the inner end of the wall. A *paired* fighter has the partner's
    squad below the own one.
    """
    u = units.px
    if area.w > LYING * area.h:
        return _lying(area, units, aside=aside, paired=paired)
    top, foot = (PAIR_HEAD, PAIR_FOOT) if paired else (HEAD, FOOT)
    head = _head(units, top)
    left, right = area.x + u(12), area.right - u(12)
    shield = Rect(area.x + u(5), area.y + u(12 - HEAD + top), u(58), u(58))
    wide = min(u(PORTRAIT[0]), round(area.w * 0.2))
    jarl = Rect(right - wide, area.y + u(16 - HEAD + top), wide, wide * PORTRAIT[1] // PORTRAIT[0])
    names = Rect(shield.right + u(6), 0, jarl.x - shield.right - u(12), _names(units))
    names.bottom = area.y + head - u(4)
    wide = (right - left) * 9 // 20 if aside else 0
    resting = Rect(right - wide, area.bottom - u(foot - 1), wide, u(28))
    wall = Rect(left, area.bottom - u(foot - 2), resting.x - left - (u(4) if aside else 0), u(26))
    squad = Rect(left, area.y + head, right - left, area.h - head - u(foot))
    found = {
        Part.SHIELD: shield,
        Part.JARL: jarl,
        Part.NAMES: names,
        Part.WALL: wall,
        Part.ASIDE: resting,
        Part.SQUAD: squad,
    }
    return divided(found, units, 0.5) if paired else found


def _lying(area: Rect, units: Units, *, aside: bool, paired: bool) -> ClothParts:
    """The parts of a cloth that is much wider than high: the squad beside names, jarl and shields."""
    u = units.px
    inner = cut.inset(area, u(12), u(9))
    head = cut.left(inner, round(area.w * LYING_HEAD))
    low = cut.bottom(head, min(u(PORTRAIT[1]), round(inner.h * 0.46)))
    top = cut.top(head, low.y - u(2) - head.y)
    side = min(u(56), top.h)
    shield = cut.square(side, midleft=(head.x, top.centery))
    jarl = cut.left(low, low.h * PORTRAIT[0] // PORTRAIT[1]).move(u(4), 0)
    rest = cut.from_x(low, jarl.right + u(8))
    found = {
        Part.SHIELD: shield,
        Part.JARL: jarl,
        Part.NAMES: cut.from_x(top, shield.right + u(6)),
        Part.WALL: cut.bottom(rest, u(26)),
        Part.ASIDE: cut.row_at(rest, rest.bottom - u(56), u(28) if aside else 0),
        Part.SQUAD: cut.from_x(inner, head.right + u(8)),
    }
    return divided(found, units, 0.5) if paired else found


def divided(parts: ClothParts, units: Units, share: float) -> ClothParts:
    """Two squads on one cloth, the own one with this share of the room; a line between them tells whose."""
    squad = parts[Part.SQUAD]
    if Part.PARTNER in parts:
        squad = squad.unionall((parts[Part.PARTNER], parts[Part.BOND]))
    bond = max(units.px(BOND), units.wx(BOND - 6))
    if parts[Part.NAMES].bottom <= squad.y:
        upper = cut.top(squad, round((squad.h - bond) * share))
        line = cut.row_at(squad, upper.bottom, bond)
        return parts | {Part.SQUAD: upper, Part.BOND: line, Part.PARTNER: cut.from_y(squad, line.bottom)}
    own = cut.from_y(cut.left(squad, round((squad.w - units.px(10)) * share)), squad.y + bond)
    other = cut.from_x(squad, own.right + units.px(10))
    line = cut.top(other, bond)
    return parts | {Part.SQUAD: own, Part.BOND: line, Part.PARTNER: cut.from_y(other, line.bottom)}


CLOTH: Final = (
    Part.SHIELD, Part.JARL, Part.NAMES, Part.WALL, Part.ASIDE, Part.SQUAD, Part.BOND, Part.PARTNER,
)  # fmt: skip


def mirrored(parts: ClothParts, area: Rect) -> ClothParts:
    """The cloth of the defender: shield outside, as in a mirror."""
    return {name: rect.move(area.x + area.right - rect.right - rect.x, 0) for name, rect in parts.items()}


def squad(area: Rect, slots: int, units: Units, foot: float = 0.0) -> list[Place]:
    """Cards in as many columns as leave them largest, each with room for its sockets.

    *foot* is what is seen of a card below another.
    """
    shapes = range(min(2, slots), slots + 1)
    found = [_squad(area, slots, columns, units, foot) for columns in shapes]
    return max(found, key=lambda places: places[0].card.h, default=[])


def _squad(area: Rect, slots: int, columns: int, units: Units, foot: float) -> list[Place]:
    gap = units.px(6 if columns == 2 else 4)
    rows = ceil(slots / columns)
    cells = [cell for line in column(area, rows, gap) for cell in row(line, columns, gap)][:slots]
    return [
        max(_beside(cell, units, foot), _below(cell, units, foot), key=lambda p: p.card.h) for cell in cells
    ]


def _beside(cell: Rect, units: Units, foot: float) -> Place:
    """Sockets down the right of the card, in two columns if it is low."""
    gap, most = units.px(3), units.px(LARGEST_SOCKET)
    width = min(cell.w - units.px(SOCKET) - gap, round(cell.h / (1 + foot) * CARD))
    beside = min(cell.w - width - gap, most * 2)
    if cell.h > 4 * most:
        beside = min(beside, most)
    card = Rect(0, 0, max(1, width), max(1, round(width / CARD)))
    card.midleft = (cell.x + (cell.w - width - gap - beside) // 2, cell.centery - round(card.h * foot / 2))
    return Place(card, cut.beside(card, beside, gap), most)


def _below(cell: Rect, units: Units, foot: float) -> Place:
    """Sockets in a line below the card."""
    gap = units.px(3)
    spare = cell.h - gap - round(cell.w / CARD * (1 + foot))
    line = min(units.px(LARGEST_SOCKET), max(units.px(SOCKET - 3), spare))
    height = max(1, min(round((cell.h - line - gap) / (1 + foot)), round(cell.w / CARD)))
    below = round(height * foot) + gap
    card = sized(
        round(height * CARD), height, midtop=(cell.centerx, cell.y + (cell.h - height - below - line) // 2)
    )
    return Place(card, cut.row_at(cell, card.bottom + below, line), line)


def sockets(place: Place, count: int) -> list[Rect]:
    """The sockets of a warrior, as large as the room lets them be; no two touch."""
    room, count = place.room, max(1, count)
    shapes = [(columns, ceil(count / columns)) for columns in range(1, count + 1)]
    columns, rows = max(shapes, key=lambda shape: min(place.most, room.w // shape[0], room.h // shape[1]))
    side = min(place.most, room.w // columns, room.h // rows) - 1
    left = room.x if room.x > place.card.centerx else room.centerx - columns * (side + 1) // 2
    spots = [(i % columns, i // columns) for i in range(count)]
    return [Rect(left + x * (side + 1), room.y + y * (side + 1), side, side) for x, y in spots]


def wall(area: Rect, taken: int) -> list[Rect]:
    """Where the shields of a fighter hang: those of its own, then those taken, and one more to come."""
    side = min(area.h, round(area.w / max(6.0, taken + SHIELDS + 0.5)))
    gap = side // 2 if taken else 0
    x = area.centerx - (side * (SHIELDS + taken) + gap) // 2
    y = area.centery - side // 2
    return [Rect(x + i * side + gap * (i >= SHIELDS), y, side, side) for i in range(SHIELDS + taken + 1)]


def halves(totals: Rect, units: Units) -> tuple[Rect, Rect, Rect]:
    """The room of the attacker's total, of the crossed axes, and of the defender's total."""
    middle = max(units.px(72), min(units.wx(90), round(totals.w * (0.15 + 0.06 * (units.words - 1)))))
    width = (totals.w - middle) // 2
    return (
        cut.left(totals, width),
        cut.column_at(totals, totals.x + width, middle),
        cut.right(totals, width),
    )


def disc(half: Rect, units: Units, *, raised: bool, outer: str) -> Rect:
    """The shield of a total, at its outer side; raised, it leaves room for the tactics at its foot.

    The larger words are, the more room they have beside it.
    """
    share = max(0.35, 0.44 - 0.12 * (units.words - 1))
    side = min(round(half.w * share), half.h - units.px(40 if raised else 4), units.px(150))
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
    bowl = cut.column_at(inner, 0, max(units.px(72), units.wx(54), round(inner.w * 0.19)))
    bowl.right = inner.right
    left = inner.x + units.px(8)
    return TrayParts(cut.column_at(inner, left, bowl.x - left - units.px(12)), bowl)


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
        rect = square(side, center=(round(x + shake[0]), round(y + shake[1])))
        found.append(rect)
    return found


def _die(area: Rect, count: int, rows: int, most: int) -> int:
    """How large dice can be in so many rows."""
    return min(most, round(area.w / ceil(count / rows) * APART[0]), round(area.h / rows * APART[1]))


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
