"""The track: forty-eight cells across the hall, the hammer that flies along it, where the sum would land."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.iron import BIG_CELLS, CELL_DECKS, DECKS, LAST_CELL
from valhalla.ui import cut
from valhalla.ui.art import sliced
from valhalla.ui.cut import sized, square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import Draw, light, shown
from valhalla.ui.stage.tween import ease, hops
from valhalla.ui.table.throwing.layout import BED, Track
from valhalla.ui.theme import BLOOD, BONE, EMBER, NUMBER, PALE_GOLD, SMALL

FRAMES: Final = 16  # pictures of the hammer on its way round
SPINS: Final = 2  # times it turns about itself on a flight
LABELLED: Final = (5, 13, 21, 29, 37, 45)
LEAST: Final = 14  # pixels of a line that can be read
SLICES: Final = (170, 90, 170, 90)  # of the bed
BODY: Final = (256, 320, 20, 20, 212, 272)  # of a big cell's picture: its size, and its stone
NUMBER_AT: Final = 0.827  # down the stone: where its number stands
FOOT: Final = 0.86  # down the picture of the hammer: where it stands


def deck_of_cell(cell: int) -> int:
    """The deck whose card lies in a big cell."""
    return CELL_DECKS[BIG_CELLS.index(cell)]


def draw_track(p: Painter, track: Track, token: int) -> None:
    """The planks and their small cells, lit as far as the token has come."""
    if not p.blind:
        bed = p.art.kept(("track-bed", track.bed.size), lambda: _bed(p, track.bed))
        for place in track.beds:
            p.blit(bed, place.topleft)
    for cell in range(1, LAST_CELL + 1):
        if cell not in BIG_CELLS:
            lit = "-open" if cell <= token else ""
            p.picture(f"hammer/cell-small{lit}.webp", track.cells[cell])
    for cell in LABELLED:
        place = track.cells[cell]
        high = max(p.wx(14), LEAST)
        label = cut.below(place, high).inflate(2 * high, 0)
        p.text(str(cell), label, SMALL._replace(size=11, centred=True, colour=PALE_GOLD))


def _bed(p: Painter, rect: Rect) -> Surface:
    source = p.art.file("hammer/track-bed.webp")
    if source.get_width() < SLICES[0] + SLICES[2]:
        return smoothscale(source, rect.size)  # not the picture it should be: see the trouble of Art
    return sliced(source, SLICES, rect.h / BED, rect.size)


def draw_big(p: Painter, cell: int, rect: Rect, *, reached: bool, lit: bool, is_open: bool) -> None:
    """A big cell with its number, glowing once the token has come so far."""
    if reached or lit:
        light(p, "glow", rect.inflate(rect.w // 2, rect.h // 2), EMBER, 0.8)
    draw_cell(p, DECKS[deck_of_cell(cell)], rect, is_open)
    number = sized(
        round(rect.w * 0.7), round(rect.h * 0.24), center=(rect.centerx, rect.y + round(rect.h * NUMBER_AT))
    )
    text = f"{cell}+" if cell == LAST_CELL else str(cell)
    colour = PALE_GOLD if reached else BONE
    p.text(text, number, NUMBER._replace(size=number.h / p.u * 0.95, colour=colour))


def draw_cell(p: Painter, deck: str, rect: Rect, is_open: bool) -> None:
    """A big cell whose stone fills this rectangle, whole or cracked open."""
    wide, high, left, top, w, h = BODY
    whole = sized(
        round(rect.w * wide / w),
        round(rect.h * high / h),
        topleft=(rect.x - round(rect.w * left / w), rect.y - round(rect.h * top / h)),
    )
    p.picture(f"hammer/cell-{deck}{'-open' if is_open else ''}.webp", whole)


# The hammer


def token_rect(track: Track, cell: int) -> Rect:
    """Where the hammer stands on a cell."""
    place = track.cells[cell]
    side = round(track.bed.h * 0.92)
    return square(side, center=(place.centerx, place.centery - round(side * (FOOT - 0.5))))


def draw_token(p: Painter, rect: Rect, strength: float = 1.0) -> None:
    """The hammer at rest."""
    if p.blind:
        return
    picture = p.art.picture("hammer/token-rest.webp", rect.size)
    p.blit(p.art.faded(("token-rest",), picture, strength), rect.topleft)


def draw_mark(p: Painter, track: Track, cell: int, total: int, good: bool) -> None:
    """Where the sum would take the hammer: its shadow, and a plate with the number."""
    rect = token_rect(track, cell)
    draw_token(p, rect, 0.45)
    plate = sized(p.px(44), p.px(26), midbottom=(rect.centerx, rect.y + p.px(6)))
    plate.clamp_ip(p.units.area)
    light(p, "glow", plate.inflate(p.px(30), p.px(24)), EMBER if good else BLOOD, 0.8)
    p.plate("chip", plate)
    p.text(str(total), plate, NUMBER._replace(size=18, colour=PALE_GOLD if good else (255, 150, 130)))


def flight(track: Track, start: int, end: int, *, still: bool) -> Draw:
    """The hammer flies from cell to cell on a high arc, turning, and lands with a hop and sparks."""
    here, there = token_rect(track, start), token_rect(track, end)
    high = here.h * 0.5 + abs(there.x - here.x) * 0.14
    landed = 0.74

    def draw(p: Painter, t: float) -> None:
        if still or p.blind:
            draw_token(p, there, t)
            return
        way = ease(min(1.0, t / landed))
        place = here.copy()
        place.centerx = here.centerx + round((there.centerx - here.centerx) * way)
        place.y = here.y + round((there.y - here.y) * way)
        ground = place.bottom
        place.y -= round(min(sin(pi * way) * high, place.y - p.px(2)))
        shadow = sized(here.w, here.h // 2, center=(place.centerx, ground - here.h // 7))
        p.picture("hammer/token-shadow.webp", shadow)
        if t < landed:
            frame = p.art.frame("hammer/token.webp", FRAMES, round(way * FRAMES * SPINS) % FRAMES, here.w)
            p.centred(frame, place.center)
            return
        after = (t - landed) / (1 - landed)
        sparks = p.art.frame("sparks/clash.webp", 8, min(7, int(after * 8)), round(here.w * 1.3))
        p.centred(sparks, (there.centerx, there.y + round(there.h * FOOT)))
        draw_token(p, there.move(0, -round(hops(after, 2) * here.h * 0.16)))

    return draw


@shown
def failing(p: Painter, t: float, rect: Rect, *, still: bool) -> None:
    """The throw falls short: the hammer shudders where it stands, in a red light."""
    light(p, "glow", rect.inflate(rect.w, rect.h), BLOOD, sin(pi * t))
    shake = 0 if still else round(sin(t * 9 * pi) * (1 - t) * rect.w * 0.12)
    draw_token(p, rect.move(shake, 0))
