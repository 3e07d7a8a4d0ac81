"""The hall's carpentry: floor, walls, roof, pillars, beams, hearth, door, and what hangs on them."""

from functools import partial

import numpy as np

from art.backdrop.things import Stock, stock
from art.noise import Array, fbm, perlin, ramp, rgb, smooth
from art.raycast import Camera, Light, Room
from art.sampling import sample

__all__ = ["FIRE", "FLOOR", "camera", "furnished", "lights"]

FLOOR, EAVES, RIDGE = -1.35, 2.95, 5.7
WALL, BACK = 3.5, 8.8
FIRE = -1.12  # the top of the hearth
HEARTH = (0.74, 3.05, 7.1)  # half its width, where it begins and ends
PILLARS = (2.6, 4.0, 5.4, 6.8)
PILLAR, THICK = 2.3, 0.24  # how far from the middle, half the thickness
BEAM = (2.75, 3.02)
DOOR = (1.22, 1.05)  # half its width, and where its arch begins
UNIT = 400  # texture pixels to a length of 1
EMBERS = ((0, "#1a0703"), (0.4, "#7a1e0a"), (0.65, "#e0601b"), (0.85, "#ffb24a"), (1, "#fff0c0"))


def camera(width: int, height: int) -> Camera:
    """The eye stands left of the hall's axis in the picture, so that the left third stays free."""
    return Camera(width, height, width * 0.633, height * 0.548, width * 0.51)


def lights() -> list[Light]:
    fire = (1.12, 0.74, 0.42)
    glow = [Light((aside, -0.42, far), (fire[0] * k, fire[1] * k, fire[2] * k)) for aside, far, k in FIRES]
    moon = Light((-1.6, 3.6, 13.5), (5.0, 8.2, 11.0), 0.16, 0.0)
    door = Light((0, 0.7, 8.3), (0.30, 0.52, 0.62), 0.30, 0.05, shadows=False)
    torches = [Light(at, (0.62, 0.38, 0.20), shadows=False) for at in TORCHES]
    return [*glow, *torches, moon, door]


TORCHES = ((-2.72, 0.25, 2.0), (-3.0, 0.9, 3.3), (2.9, 0.7, 3.0))  # before the walls, out of sight
FIRES = ((0.0, 3.7, 1.5), (0.05, 5.0, 1.5), (-0.05, 6.4, 1.2))


def furnished(eye: Camera) -> Room:
    room, things = Room(eye), stock()
    _shell(room, things)
    _frame(room, things)
    _hearth(room, things)
    _boards(room, things)
    _door(room, things)
    _hangings(room, things)
    return room


def _shell(room: Room, things: Stock) -> None:
    """Floor, walls, roof and gable."""
    room.plane((0, 1, 0), FLOOR, partial(_floor, things))
    steep = (RIDGE - EAVES) / WALL
    for side in (-1, 1):
        room.plane((side, 0, 0), WALL, lambda p: sample(things.oak, p[:, 2] * UNIT, p[:, 1] * UNIT) * 0.85)
        room.plane((side * steep, 1, 0), RIDGE, partial(_roof, things), where=partial(_on_side, side))
    room.plane((0, 0, 1), BACK, lambda p: sample(things.upright, p[:, 0] * UNIT, p[:, 1] * UNIT) * 0.8)


def _on_side(side: int, p: Array) -> Array:
    return np.asarray(p[:, 0] * side >= 0)


def _floor(things: Stock, p: Array) -> Array:
    """Boards with snow blown in at the door."""
    wood = sample(things.oak, p[:, 2] * UNIT, p[:, 0] * UNIT) * 0.8
    reach = (
        p[:, 2]
        - 7.2
        - 0.9 * (np.abs(p[:, 0]) / 1.2) ** 2
        + 0.7 * fbm(p[:, 0] * 2.2, p[:, 2] * 2.2, 4, seed=12)
    )
    snow = smooth(0.0, 0.5, reach)[:, None]
    return np.asarray(wood * (1 - snow) + rgb("#dcecf2") * 0.85 * snow)


def _roof(things: Stock, p: Array) -> Array:
    """Boards along the hall with rafters under them."""
    wood = sample(things.oak, p[:, 2] * UNIT, p[:, 1] * UNIT * 1.25) * 0.55
    beside = np.abs((p[:, 2] - PILLARS[0]) / 0.7 - np.round((p[:, 2] - PILLARS[0]) / 0.7)) * 0.7
    rafter = sample(things.upright, p[:, 2] * UNIT, p[:, 1] * UNIT) * 0.9
    here = smooth(0.085, 0.08, beside)[:, None]
    shade = (1 - 0.7 * smooth(0.16, 0.08, beside) * smooth(0.078, 0.085, beside))[:, None]
    return np.asarray(
        wood * shade * (1 - here) + rafter * here * (1 - 0.6 * smooth(0.06, 0.08, beside)[:, None])
    )


def _pillar(things: Stock, centre: tuple[float, float], p: Array, axis: Array) -> Array:
    """Upright grain, and knotwork within two cut lines."""
    u = np.where(axis == 2, p[:, 0] - centre[0], p[:, 2] - centre[1]) / THICK * 0.5 + 0.5
    wood = sample(things.upright, u * 190 + centre[0] * 300, p[:, 1] * UNIT)
    height, width = things.knot.shape[:2]
    inside = ((u > 0.14) & (u < 0.86) & (p[:, 1] > -0.95) & (p[:, 1] < 2.37))[:, None]
    carved = sample(
        things.knot, np.clip((u - 0.14) / 0.72, 0, 1) * (width - 1), (p[:, 1] + 1.1) / 3.0 % 1 * height
    )
    raised = carved[:, 3:] * inside
    ground = wood * np.where(inside, 0.40, 1.0)
    shown = ground * (1 - raised) + carved[:, :3] * raised * 0.74 * (0.7 + 0.9 * wood)
    lines = ((np.abs(u - 0.11) < 0.022) | (np.abs(u - 0.89) < 0.022))[:, None]
    return np.asarray(shown * np.where(lines, 0.3, 1.0))


def _plain(things: Stock, tone: float, p: Array, axis: Array) -> Array:
    """Sawn oak, its grain along the longer way of a beam."""
    u = np.where(axis == 0, p[:, 2], p[:, 0])
    v = np.where(axis == 1, p[:, 2], p[:, 1])
    return sample(things.oak, u * UNIT, v * UNIT) * tone


def _frame(room: Room, things: Stock) -> None:
    """Pillars on feet, under capitals, and the beams and posts that they bear."""
    for far in PILLARS:
        for side in (-1, 1):
            x = side * PILLAR
            low, high = (x - THICK, FLOOR, far - THICK), (x + THICK, BEAM[0], far + THICK)
            room.box(low, high, partial(_pillar, things, (x, far)), shadow=True)
            for bottom, top, more in ((FLOOR, -1.08, 0.09), (2.43, 2.55, 0.06), (2.59, BEAM[0], 0.12)):
                reach = THICK + more
                room.box(
                    (x - reach, bottom, far - reach),
                    (x + reach, top, far + reach),
                    partial(_plain, things, 1.05),
                )
        room.box((-WALL, BEAM[0], far - 0.15), (WALL, BEAM[1], far + 0.15), partial(_plain, things, 0.95))
        room.box((-0.13, BEAM[1], far - 0.12), (0.13, RIDGE, far + 0.12), partial(_plain, things, 0.9))
        for side in (-1, 1):
            picture = things.brace if side < 0 else things.brace[:, ::-1]
            room.sheet(picture, (side * (PILLAR - THICK - 0.55), BEAM[0] - 0.45, far), (1.1, 0.9), shine=0.9)
    room.box((-0.16, RIDGE - 0.42, 2), (0.16, RIDGE - 0.1, BACK), partial(_plain, things, 0.8))


def _stones(things: Stock, p: Array, axis: Array) -> Array:
    """Hewn blocks with dark joints."""
    u = np.where(axis == 0, p[:, 2], p[:, 0])
    v = np.where(axis == 1, p[:, 2], p[:, 1])
    long = 0.36
    number = np.floor(u / long + np.where(axis == 1, np.floor(v / long) * 0.37, 0))
    beside = np.abs(u / long - np.round(u / long)) * long
    beside = np.where(axis == 1, np.minimum(beside, np.abs(v / long - np.round(v / long)) * long), beside)
    tone = 0.75 + 0.45 * (number * 0.618 % 1)
    joint = 1 - 0.8 * smooth(0.02, 0.006, beside + perlin(u * 9, v * 9, 3) * 0.006)
    return np.asarray(sample(things.stone, u * UNIT + number * 77, v * UNIT) * (tone * joint)[:, None])


def _hearth(room: Room, things: Stock) -> None:
    """The long hearth with its bed of embers."""
    half, near, end = HEARTH
    thing = room.box((-half, FLOOR, near), (half, FIRE, end), partial(_stones, things))
    points = room.points
    bed = (room.thing == thing + 1) & (np.abs(points[..., 0]) < half - 0.2) & (points[..., 2] > near + 0.22)
    p = points[bed]
    heat = 0.45 + fbm(p[:, 0] * 7, p[:, 2] * 5, 4, seed=5) * 1.1
    room.glow[bed] = ramp(np.clip(heat, 0, 1), EMBERS) * 1.25
    room.colour[bed] = 0
    room.thing[bed] += 5


def _boards(room: Room, things: Stock) -> None:
    """Tables along the fire and benches along the walls."""
    for side in (-1, 1):
        x = side * 1.62
        for far in (3.9, 5.2, 6.6):
            room.box(
                (x - 0.2, FLOOR, far - 0.05),
                (x + 0.2, -0.72, far + 0.05),
                partial(_plain, things, 0.7),
                shadow=True,
            )
        room.box((x - 0.27, -0.72, 3.5), (x + 0.27, -0.65, 7.2), partial(_plain, things, 1.0))
        room.box(
            (side * 3.1 - 0.35, FLOOR, 2.2), (side * 3.1 + 0.35, -0.92, BACK), partial(_plain, things, 0.9)
        )


def _door(room: Room, things: Stock) -> None:
    """The arched door, its leaves swung in, the night beyond; the gable keeps the moon out elsewhere."""
    half, spring = DOOR
    p = room.points
    arch = spring + np.sqrt(np.clip(half**2 - p[..., 0] ** 2, 0, None)) * 0.86
    gable = room.far * room.rays[..., 2] > BACK - 0.01
    open_ = gable & (np.abs(p[..., 0]) < half) & (p[..., 1] < arch)
    height, width = things.night.shape[:2]
    u, v = (p[..., 0][open_] / 2.6 + 0.5) * (width - 1), (2.15 - p[..., 1][open_]) / 3.52 * (height - 1)
    room.glow[open_] = sample(things.night, u, v) * 1.1
    room.colour[open_] = 0
    room.thing[open_] = 7
    room.sheet(things.portal, (0, 0.68, BACK - 0.04), (3.5, 4.06), shine=1.15)
    for side in (-1, 1):
        x = side * (half + 0.05)
        room.box((x - 0.04, FLOOR, 7.75), (x + 0.04, spring, BACK - 0.1), partial(_plain, things, 0.85))
    wall = ((-9.0, -2.0, BACK), (-half, 9.0, BACK + 0.1)), ((half, -2.0, BACK), (9.0, 9.0, BACK + 0.1))
    room.blocks += [*wall, ((-9.0, spring + half * 0.7, BACK), (9.0, 9.0, BACK + 0.1))]


def _hangings(room: Room, things: Stock) -> None:
    """Shields on walls and pillars, banners under the beams."""
    for number, (side, far) in enumerate((s, z) for s in (-1, 1) for z in (3.3, 4.7, 6.1, 7.7)):
        room.sheet(
            things.shields[number % 6], (side * (WALL - 0.05), 0.55, far), (1.1, 1.1), side=side, shine=1.1
        )
    for number, far in enumerate(PILLARS):
        for side in (-1, 1):
            shield = things.shields[(number * 2 + (side + 1) // 2 + 1) % 6]
            room.sheet(shield, (side * PILLAR, 0.55, far - THICK - 0.05), (0.78, 0.78), shine=1.25)
    for number, (x, y) in enumerate(((-2.55, 0.7), (2.55, 0.7))):
        room.sheet(things.shields[number + 3], (x, y, BACK - 0.06), (1.0, 1.0), shine=1.1)
    for far, x, number, long in ((4.0, 1.30, 0, 1.9), (6.8, 1.40, 1, 1.4)):
        for side in (-1, 1):
            centre = side * x, BEAM[0] + 0.04 - long / 2, far - 0.16
            room.sheet(things.banners[number], centre, (0.56, long), shine=1.3)
