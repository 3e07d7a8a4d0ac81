"""The monster across the table: what is known of it, in words and figures, and its picture, which lives."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.valhalla.cards import MonsterCard
from valhalla.games.valhalla.monsters.events import MonsterBeaten, MonsterCalmed, MonsterRolled
from valhalla.games.valhalla.monsters.running import prey as next_prey
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import BLANK, DICE_OF_A_SIDE, NONE, WEAPONS, Step
from valhalla.kernel.files import plain_file
from valhalla.ui.cut import sized, square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.match import Match
from valhalla.ui.theme import BLACK, BLOOD

WIDE: Final = 1600 / 720  # of its picture, to its height
BROW, CHIN = 0.04, 0.86  # of its height: what of it should be seen
MOST_WOUNDS: Final = 5
PACE: Final = 10  # pictures a second, as all ambient light
BREATH: Final = 5.2  # seconds from one to the next
BREATHS: Final = 3  # pictures of it
GAZE: Final = 3.8  # seconds from glow to glow of its eyes
BLINK: Final = 7.0  # seconds between two blinks
VEIL: Final = 60  # units over which its breath thins out towards the sides of what is seen of it
SHUT: Final = 0.3  # seconds that one takes
CLEARED: Final = (MonsterBeaten, MonsterCalmed)


# What is known of it


def active(s: State) -> int:
    """The card that lies open: a place in the stack; the last one once all are beaten."""
    assert s.monster is not None
    return min(s.monster.card, stack_of(s).final)


def card_of(s: State, place: int) -> MonsterCard:
    return stack_of(s).cards[place]


def name_of(s: State) -> str:
    """Which monster it is."""
    return str(card_of(s, 0).monster)


def sought(s: State) -> int:
    """Whom it is about to attack, or NONE."""
    return next((step[1] for step in s.agenda if step[0] == Step.MONSTER_ATTACK and len(step) > 1), NONE)


def prey(s: State) -> int:
    """Whom it would attack now by the rule of its card, or NONE; everybody can see that (V18.3)."""
    anybody = any(s.warriors(seat) for seat in range(s.table.players))
    return next_prey(s) if anybody and s.active != NONE and not fallen(s) else NONE


def covered(s: State) -> list[bool]:
    """Which of the symbols of its card a die lies on, in the order in which the card shows them."""
    assert s.monster is not None
    rest = list(s.monster.dice)
    found = []
    for weapon in card_of(s, active(s)).weapons:
        face = WEAPONS.index(weapon)
        found.append(face in rest)
        if face in rest:
            rest.remove(face)
    return found


def loose(match: Match, s: State) -> list[int]:
    """What its other dice show since it rolled; blank before it has."""
    assert s.monster is not None
    count = DICE_OF_A_SIDE - len(s.monster.dice)
    for event in reversed(match.told):
        if isinstance(event, CLEARED):
            break
        if isinstance(event, MonsterRolled):
            rest = list(event.dice)
            for face in event.placed:
                rest.remove(face)
            return rest if len(rest) == count else [BLANK] * count
    return [BLANK] * count


# Its picture


def picture_in(window: Rect) -> Rect:
    """Where the whole picture goes so that a window shows all of its face; it fades at its sides and foot."""
    height = round(window.h / (CHIN - BROW))
    return sized(round(height * WIDE), height, midtop=(window.centerx, window.y - round(height * BROW)))


def fallen(s: State) -> bool:
    """Whether its last card is beaten."""
    return s.monster is not None and s.monster.card > stack_of(s).final


def draw_far(p: Painter, s: State, rect: Rect, *, still: bool) -> None:
    """The monster of a table as it is now; its eyes glow steadily where all is *still*."""
    assert s.monster is not None
    wounds = min(s.monster.card, MOST_WOUNDS)
    draw_body(p, name_of(s), rect, wounds, eyes=still and not fallen(s), pale=fallen(s))


def draw_body(p: Painter, monster: str, rect: Rect, wounds: int, *, eyes: bool, pale: bool = False) -> None:
    """A monster with so many wounds; *eyes* if they glow steadily, *pale* once it is beaten."""
    if p.blind:
        return
    light(p, "glow", rect.inflate(rect.w // 6, rect.h // 4), BLACK, 0.9)
    if not p.art.has(f"monsters/{monster}.webp"):
        _draw_stand_in(p, rect)
        return
    picture = body(p, monster, rect.size, wounds)
    if pale:
        picture = p.art.faded(("fallen", monster), picture, 0.4)
    p.blit(picture, rect.topleft)
    if eyes:
        _lay(p, f"monsters/{monster}-eyes.webp", rect, 0.7)


def body(p: Painter, monster: str, size: tuple[int, int], wounds: int) -> Surface:
    """The monster and its wounds as one picture."""
    key = ("monster-body", monster, size, wounds)
    return p.art.kept(key, lambda: _wounded(p, monster, size, wounds))


def _wounded(p: Painter, monster: str, size: tuple[int, int], wounds: int) -> Surface:
    picture = smoothscale(p.art.file(f"monsters/{monster}.webp"), size).copy()
    for wound in range(1, wounds + 1):
        name = f"monsters/{monster}-wound-{wound}.webp"
        if p.art.has(name):
            laid = smoothscale(p.art.file(name), size)
            picture.blit(laid, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _draw_stand_in(p: Painter, rect: Rect) -> None:
    light(p, "glow", rect, BLOOD, 0.8)
    side = min(rect.w, rect.h) * 3 // 5
    place = square(side, center=rect.center)
    p.icon("skull", place, (70, 24, 20))


def draw_alive(p: Painter, monster: str, rect: Rect, windows: Sequence[Rect], time: float) -> None:
    """Breath and eyes at this moment, where nothing lies before them."""
    if p.blind or not p.art.has(f"monsters/{monster}.webp"):
        return
    at = int(time * PACE) / PACE
    clip = p.surface.get_clip()
    sides = min(window.x for window in windows), max(window.right for window in windows)
    veil = sides[0] - rect.x, sides[1] - rect.x, p.px(VEIL)
    for window in windows:
        p.surface.set_clip(window.clip(clip))
        for i, strength in enumerate(breath(at), 1):
            if strength > 0:
                _lay(p, f"monsters/{monster}-breath-{i}.webp", rect, strength, veil)
        _lay(p, f"monsters/{monster}-eyes.webp", rect, gaze(at))
    p.surface.set_clip(clip)


def breath(time: float) -> tuple[float, ...]:
    """How much of each picture of its breath is to be seen: one goes over into the next, then none is."""
    at = time / BREATH % 1.0 * (BREATHS + 2)
    return tuple(max(0.0, 1 - abs(at - i)) * 0.9 for i in range(1, BREATHS + 1))


def gaze(time: float) -> float:
    """How bright its eyes are: they swell and sink, and close for a moment now and then."""
    bright = 0.68 + 0.3 * sin(2 * pi * time / GAZE)
    since = time % BLINK
    return bright * abs(1 - 2 * since / SHUT) if since < SHUT else bright


_bounds: dict[str, Rect] = {}


Veil = tuple[int, int, int]  # from where to where in the picture, and over how many pixels it thins out


def _lay(p: Painter, name: str, rect: Rect, strength: float, veil: Veil | None = None) -> None:
    """An overlay of the whole picture, cut to what there is of it; it has its own transparency."""
    if not p.art.has(name):
        return
    picture = p.art.kept(("overlay", name, rect.size, veil), lambda: _overlay(p, name, rect.size, veil))
    picture.set_alpha(round(255 * max(0.0, min(1.0, strength))))
    part = _scaled(_bounds[name], rect.size)
    p.surface.blit(picture, (rect.x + part.x, rect.y + part.y))


def _overlay(p: Painter, name: str, size: tuple[int, int], veil: Veil | None) -> Surface:
    try:
        source = pygame.image.load(plain_file(p.art.folder / name)).convert_alpha()
    except (OSError, pygame.error) as error:
        p.art.tell(f"{p.art.folder / name}: {error}")
        source = Surface((16, 8), pygame.SRCALPHA)
    w, h = source.get_size()
    part = source.get_bounding_rect()
    if not part.w:
        part = Rect(0, 0, 1, 1)
    _bounds[name] = Rect(
        part.x * SCALE // w, part.y * SCALE // h, part.w * SCALE // w + 1, part.h * SCALE // h + 1
    )
    place = _scaled(_bounds[name], size)
    picture = smoothscale(source.subsurface(part), place.size)
    return picture if veil is None else _veiled(picture, veil[0] - place.x, veil[1] - place.x, veil[2])


def _veiled(picture: Surface, left: int, right: int, wide: int) -> Surface:
    """Nothing outside of two edges, and all of it so far within."""
    width, height = picture.get_size()
    for x in range(width):
        within = min(x - left, right - x)
        if within < wide:
            strip = (255, 255, 255, 255 * max(0, within) // wide)
            picture.fill(strip, Rect(x, 0, 1, height), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


SCALE: Final = 10_000


def _scaled(part: Rect, size: tuple[int, int]) -> Rect:
    w, h = size
    return Rect(
        part.x * w // SCALE, part.y * h // SCALE, max(1, part.w * w // SCALE), max(1, part.h * h // SCALE)
    )
