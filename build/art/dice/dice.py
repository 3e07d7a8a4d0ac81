"""Bone dice: a rounded cube, ray-marched, with symbols cut into it; rolls that end on a wanted face."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.bake import Document, Picture
from art.dice.rolling import CORE, ROUND, Roll, roll
from art.icons import icon
from art.noise import Array, grid, rgb, smooth
from art.palette import SHADOW
from art.raster import blur, coloured, mask, to_image
from art.solid import Matrix, fbm3, noise3, turn

FACES = ("axe", "sword", "spear", "bow", "shield", "blank")  # on +x -x +y -y +z -z
NUMBERS = ("hammer", "6", "2", "5", "3", "4")  # opposite faces as on the hammer's dice
FRAMES, FRAME, STILL, TOP = 16, 144, 216, 96
PACE = 24  # frames a second
CHART = 320  # pixels of a face's chart of cuts
SYMBOL = 0.70  # of the face's width
YAW = -0.22  # a die at rest shows a little of its side
ELEVATION = math.radians(60)
DISTANCE, ZOOM = 7.5, 1.66
DEPTH = 0.07  # of a cut


class Bone(NamedTuple):
    """What a set is cut from: `dye` over `core`, which shows where hands have worn the edges."""

    dye: str
    deep: str  # where the dye has pooled
    core: str
    mark: str  # the ground of a symbol
    soot: float  # how dark the rim of a symbol is burnt
    gloss: float
    heading: float  # where its throws travel: 0 right, pi / 2 away from the player
    faces: tuple[str, ...] = FACES
    dents: float = 1.0


# Seeds of throws that turn well: lively to the last hop, never too quick to follow.
THROWS = (6, 8, 16, 21, 48, 90, 103, 104, 51, 144, 129, 102)
SETS = {
    "red": Bone("#88221a", "#480e0b", "#d0976a", "#efe0bd", 0.62, 0.55, 0.15),
    "black": Bone("#37322f", "#161210", "#8a6f52", "#ecdfbe", 0.70, 0.60, math.pi - 0.15),
    "grey": Bone("#8d9095", "#555a61", "#c3c4c0", "#14100e", 0.45, 0.45, math.pi / 2),
    "iron": Bone("#5d636c", "#33373d", "#a3a8ad", "#0d0c0d", 0.50, 1.50, 0.4, NUMBERS, 1.9),
}

# The axes along which a face's chart runs, right and down, as seen from outside.
NORMALS = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
RIGHT = np.array([(0, 0, -1), (0, 0, 1), (1, 0, 0), (1, 0, 0), (1, 0, 0), (-1, 0, 0)], float)
DOWN = np.array([(0, -1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0), (0, -1, 0)], float)


def showing(face: int) -> Matrix:
    """The turn that lays a face on top with its symbol upright for the player."""
    return np.stack([RIGHT[face], NORMALS[face], DOWN[face]])


def still_turn(face: int) -> Matrix:
    return turn(1, YAW) @ showing(face)


class Charts(NamedTuple):
    """Everything about a set's six faces that does not hang on light, by face, row and column."""

    albedo: Array
    bumps: Array  # slopes of dents and cuts, in the die's space
    cut: Array
    near: Array  # to a cut
    polish: Array


def _chart_points() -> Array:
    """The places on the rounded cube that the pixels of the charts stand for."""
    across = (np.arange(CHART) + 0.5) / CHART * 2 - 1
    x, y = np.meshgrid(across, across)
    sunk = ROUND**2 - np.maximum(np.abs(x) - CORE, 0) ** 2 - np.maximum(np.abs(y) - CORE, 0) ** 2
    out = CORE + np.sqrt(np.maximum(sunk, 0))
    faces = [x[..., None] * RIGHT[k] + y[..., None] * DOWN[k] + out[..., None] * NORMALS[k] for k in range(6)]
    return np.stack(faces).astype(np.float32)


def _slopes(wall: Array, face: int) -> Array:
    down, across = np.gradient(wall * CHART / 2, axis=0), np.gradient(wall * CHART / 2, axis=1)
    result: Array = 0.05 * (across[..., None] * RIGHT[face] + down[..., None] * DOWN[face])
    return result


PIPS = {
    "2": ((26, 26), (74, 74)),
    "3": ((22, 22), (50, 50), (78, 78)),
    "4": ((25, 25), (75, 25), (25, 75), (75, 75)),
    "5": ((22, 22), (78, 22), (50, 50), (22, 78), (78, 78)),
    "6": ((26, 18), (74, 18), (26, 50), (74, 50), (26, 82), (74, 82)),
}


def _symbol(name: str) -> Array:
    """What is cut into a face."""
    size = SYMBOL * 100
    edge = (100 - size) / 2
    if name not in PIPS:
        return mask(icon(name, edge, edge, size, "#fff"), CHART, CHART, "0 0 100 100")
    dots = "".join(
        f'<circle cx="{edge + x * size / 100}" cy="{edge + y * size / 100}" r="8.5" fill="#fff"/>'
        for x, y in PIPS[name]
    )
    return mask(dots, CHART, CHART, "0 0 100 100")


@cache
def _cuts(faces: tuple[str, ...]) -> tuple[Array, Array, Array]:
    """How deep each face is cut, how near a cut is, and its slopes in the die's space."""
    shapes = [_symbol(name) for name in faces]
    walls = [blur(shape, 3) for shape in shapes]
    bumps = [_slopes(wall, k) for k, wall in enumerate(walls)]
    near = [np.clip(blur(shape, 8) * 1.3, 0, 1) for shape in shapes]
    return smooth(0.30, 0.70, np.stack(walls)), np.stack(near), np.stack(bumps)


def _dents(points: Array) -> Array:
    """Small slopes of an old surface."""
    fine = np.stack([noise3(points * 5.5 + shift, 31) for shift in (0.0, 19.4, 47.1)], -1)
    coarse = np.stack([noise3(points * 1.7 + shift, 35) for shift in (3.0, 23.4, 41.1)], -1)
    return fine * np.float32(0.045) + coarse * np.float32(0.07)


def _wear(points: Array) -> Array:
    """How far the dye is rubbed off: along edges and at corners, in patches."""
    rest = np.sort(np.abs(points), -1)[..., 1]  # 1 at an edge, smaller inside a face
    return smooth(0.86, 1.0, rest + 0.13 * fbm3(points * 3.1, 3, 51) + 0.03 * noise3(points * 11, 57))


@cache
def charts(kind: str) -> Charts:
    bone, points = SETS[kind], _chart_points()
    cut, near, slopes = _cuts(bone.faces)
    mottle = np.clip(0.42 + 0.9 * fbm3(points * 1.9 + 4, 4, 3), 0, 1)[..., None]
    pores = smooth(0.30, 0.66, noise3(points * np.array([24, 23, 3.1], np.float32), 8))[..., None]
    streaks = noise3(points * np.array([5, 5, 0.7], np.float32), 9)[..., None]
    dye = rgb(bone.dye) * (1 - 0.75 * mottle) + rgb(bone.deep) * 0.75 * mottle
    dye = dye * (1 + 0.16 * streaks) * (1 - 0.34 * pores)
    worn = (_wear(points) * 0.78)[..., None]
    body = dye * (1 - worn) + rgb(bone.core) * (0.92 + 0.16 * streaks) * (1 - 0.25 * pores) * worn
    albedo = _marked(body, cut[..., None], near[..., None], bone, (1 + 0.07 * streaks) * (1 - 0.16 * pores))
    polish = np.clip(0.7 + 0.6 * noise3(points * 4, 71), 0, 1) * (1 - 0.75 * cut)
    return Charts(albedo.astype(np.float32), slopes + _dents(points) * bone.dents, cut, near, polish)


def _marked(body: Array, cut: Array, near: Array, bone: Bone, grain: Array) -> Array:
    """The symbol's ground, and soot where the hot iron touched its rim."""
    body = body * (1 - bone.soot * smooth(0.15, 0.8, near) * (1 - cut))
    result: Array = body * (1 - cut) + rgb(bone.mark) * grain * cut
    return result


def _sample(chart: Array, face: Array, across: Array, down: Array) -> Array:
    """A chart between its pixels."""
    x = np.clip((across * 0.5 + 0.5) * CHART - 0.5, 0, CHART - 1.001)
    y = np.clip((down * 0.5 + 0.5) * CHART - 0.5, 0, CHART - 1.001)
    column, row = x.astype(int), y.astype(int)
    right, below = x - column, y - row
    if chart.ndim == 4:
        right, below = right[..., None], below[..., None]
    upper = chart[face, row, column] * (1 - right) + chart[face, row, column + 1] * right
    lower = chart[face, row + 1, column] * (1 - right) + chart[face, row + 1, column + 1] * right
    result: Array = upper * (1 - below) + lower * below
    return result


class Surface(NamedTuple):
    """What the rays met, one row each; normals in the world."""

    albedo: Array
    normals: Array
    height: Array
    cut: Array
    near: Array
    shaded: Array  # by the walls of a cut
    polish: Array
    edge: Array  # how far from a flat face


def _eye(size: int, top: bool) -> tuple[Matrix, Array]:
    """Where the eye is, and its rays."""
    across = (np.arange(size) + 0.5) / size * 2 - 1
    u, v = np.meshgrid(across, -across)
    elevation = math.radians(89.9) if top else ELEVATION
    distance, zoom = (60.0, 1.03) if top else (DISTANCE, ZOOM)
    c, s = math.cos(elevation), math.sin(elevation)
    forward, up = np.array([0, -s, -c]), np.array([0, c, -s])
    rays = forward * distance + u[..., None] * zoom * np.array([1.0, 0, 0]) + v[..., None] * zoom * up
    rays /= np.linalg.norm(rays, axis=-1, keepdims=True)
    return -forward * distance, rays.astype(np.float32)


def _march(origin: Array, rays: Array) -> tuple[Array, npt.NDArray[np.bool_]]:
    """Points on the rounded cube, and which rays met it."""
    travelled = np.full(rays.shape[:-1], np.linalg.norm(origin) - 1.8, np.float32)
    gap = travelled
    for _ in range(22):
        beyond = np.abs(origin + rays * travelled[..., None]) - np.float32(CORE)
        outside = np.sqrt((np.maximum(beyond, 0) ** 2).sum(-1))
        gap = outside + np.minimum(beyond.max(-1), 0) - np.float32(ROUND)
        travelled = travelled + np.minimum(gap, np.float32(0.6))
    points: Array = origin + rays * travelled[..., None]
    return points, gap < 0.012


def _surface(points: Array, turned: Matrix, sheet: Charts) -> Surface:
    axis = np.abs(points).argmax(-1)
    face = axis * 2 + (np.take_along_axis(points, axis[..., None], -1)[..., 0] < 0)
    right, down = RIGHT[face], DOWN[face]
    across, along = (points * right).sum(-1), (points * down).sum(-1)
    rounded = np.sign(points) * np.maximum(np.abs(points) - CORE, 0) / ROUND
    edge = smooth(0.02, 0.25, 1 - np.abs(rounded).max(-1))
    bowed = rounded + 0.10 * (across[..., None] * right + along[..., None] * down)
    normals = bowed + _sample(sheet.bumps, face, across, along)
    normals /= np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-6)
    cut = _sample(sheet.cut, face, across, along)
    light = turned.T @ KEY
    reach = DEPTH / np.maximum(NORMALS[face] @ light, 0.5)
    beside = _sample(sheet.cut, face, across + right @ light * reach, along + down @ light * reach)
    return Surface(
        _sample(sheet.albedo, face, across, along),
        normals @ turned.T,
        (points @ turned.T)[..., 1],
        cut,
        _sample(sheet.near, face, across, along),
        np.clip(cut - beside, 0, 1),
        _sample(sheet.polish, face, across, along),
        edge,
    )


KEY = np.array([-0.56, 0.80, 0.06]) / np.linalg.norm([-0.56, 0.80, 0.06])
FILL = np.array([0.75, 0.35, -0.45]) / np.linalg.norm([0.75, 0.35, -0.45])


def _shaded(surface: Surface, bone: Bone, toward: Matrix) -> Array:
    """Fire from the upper left, a cool rest from behind, warm light back from the table."""
    normals = surface.normals
    facing = (normals @ KEY)[..., None]
    soft = np.clip(
        (facing + np.array([0.45, 0.34, 0.26])) / np.array([1.45, 1.34, 1.26]), 0, 1
    )  # bone lets red through
    light = soft * np.array([1.24, 1.04, 0.84]) * (1 - 0.62 * surface.shaded[..., None])
    light += np.clip(normals @ FILL, 0, 1)[..., None] * np.array([0.13, 0.17, 0.24])
    light += np.clip(-normals[..., 1:2] * 0.6 + 0.4, 0, 1) * np.array([0.20, 0.12, 0.065]) + 0.08
    light *= (0.58 + 0.42 * smooth(-1.0, 0.3, surface.height))[..., None]
    colour: Array = surface.albedo * light + _sheen(surface, bone, toward)
    return colour


def _sheen(surface: Surface, bone: Bone, toward: Matrix) -> Array:
    """A dull polish that hands have left, brighter on round edges; whole faces must not flash."""
    half = KEY + toward
    half /= np.linalg.norm(half)
    meet = np.clip(surface.normals @ half, 0, 1)
    shine = (meet**14 * 0.10 + meet**60 * (0.05 + 0.55 * surface.edge)) * bone.gloss * surface.polish
    graze = np.clip(1 - np.abs(surface.normals @ toward), 0, 1) ** 3
    warm = graze * np.clip(surface.normals @ np.array([0.75, 0.1, 0.5]), 0, 1) * 0.22
    light: Array = warm[..., None] * np.array([0.95, 0.50, 0.18])
    light += shine[..., None] * np.array([1.0, 0.90, 0.72])
    return light


def render(turned: Matrix, kind: str, size: int, fine: int = 3, top: bool = False) -> Array:
    """The die without its shadow, colours premultiplied; `turned` goes from the die to the world."""
    eye, rays = _eye(size * fine, top)
    points, hit = _march((eye @ turned).astype(np.float32), (rays @ turned).astype(np.float32))
    surface = _surface(points[hit], turned, charts(kind))
    toward = eye / np.linalg.norm(eye)
    colour = _shaded(surface, SETS[kind], toward)
    contour = smooth(0.30, 0.08, np.abs(surface.normals @ toward))
    picture = np.zeros((*hit.shape, 4), np.float32)
    picture[hit, :3] = np.clip(colour * (1 - 0.80 * contour)[..., None], 0, 1)
    picture[hit, 3] = 1
    small: Array = picture.reshape(size, fine, size, fine, 4).mean((1, 3))
    return small


def straight(premultiplied: Array) -> Array:
    picture = premultiplied.copy()
    picture[..., :3] /= np.maximum(picture[..., 3:4], 1e-4)
    return picture


def draw_still(kind: str, face: int) -> Image.Image:
    return to_image(straight(render(still_turn(face), kind, STILL)))


def draw_top(kind: str, face: int) -> Image.Image:
    return to_image(straight(render(showing(face), kind, TOP, top=True)))


def draw_strip(kind: str, face: int) -> Image.Image:
    """A roll from left to right in time; quick frames are blurred by their motion."""
    strip = np.zeros((FRAME, FRAME * FRAMES, 4), np.float32)
    for k, poses in enumerate(rolled(kind, face).frames):
        seen = [render(pose.turned, kind, FRAME, 2 if len(poses) > 1 else 3) for pose in poses]
        strip[:, k * FRAME : (k + 1) * FRAME] = np.mean(seen, 0)
    return to_image(straight(strip))


def rolled(kind: str, face: int) -> Roll:
    seed = THROWS[(face + list(SETS).index(kind) * 5) % len(THROWS)]
    return roll(seed, still_turn(face), SETS[kind].heading, FRAMES)


def _path(kind: str, face: int) -> list[list[float]]:
    """By frame, in widths of a frame: how far the die is to the right and below its rest, and how high."""
    places = [np.mean([pose.place for pose in poses], 0) for poses in rolled(kind, face).frames]
    scale = np.array([1, math.cos(ELEVATION), math.sin(ELEVATION)]) / (2 * ZOOM)
    seen = [place * scale for place in places]
    return [[round(float(x), 3), round(float(z), 3), round(float(y), 3)] for x, y, z in seen]


def write_paths() -> str:
    paths = {f"{kind}-{name}": _path(kind, face) for kind, face, name in _dice()}
    lines = ",\n".join(f'  "{key}": {json.dumps(path)}' for key, path in paths.items())
    return f'{{"frames": {FRAMES}, "frame": {FRAME}, "pace": {PACE}, "paths": {{\n{lines}\n}}}}\n'


def draw_shadow() -> Image.Image:
    """Where a resting die touches the table and keeps the fire off it; laid exactly below a frame."""
    x, y = grid(FRAME * 2, FRAME * 2)
    unit = FRAME / ZOOM
    across, down = (x - FRAME) / unit, (y - FRAME - math.cos(ELEVATION) * unit) / unit / math.sin(ELEVATION)
    c, s = math.cos(YAW), math.sin(YAW)

    def square(dx: float, dy: float, half: float, soft: float) -> Array:
        u, v = (across - dx) * c - (down - dy) * s, (across - dx) * s + (down - dy) * c
        beyond = np.hypot(np.maximum(np.abs(u) - half + 0.3, 0), np.maximum(np.abs(v) - half + 0.3, 0)) - 0.3
        return smooth(soft, -soft, beyond)

    alpha = np.maximum(0.72 * square(0.05, 0.03, 0.92, 0.16), 0.46 * square(0.30, 0.16, 0.95, 0.42))
    small = alpha.reshape(FRAME, 2, FRAME, 2).mean((1, 3))
    return to_image(coloured(small, SHADOW))


def _dice() -> Iterator[tuple[str, int, str]]:
    for kind, bone in SETS.items():
        for face, name in enumerate(bone.faces):
            yield kind, face, name


def pictures() -> Iterator[Picture]:
    yield Picture("dice/shadow.webp", draw_shadow, quality=80)
    for kind, face, name in _dice():
        yield Picture(f"dice/{kind}-{name}.webp", partial(draw_strip, kind, face), quality=82)
        yield Picture(f"dice/{kind}-{name}-still.webp", partial(draw_still, kind, face), quality=90)
        yield Picture(f"dice/{kind}-{name}-top.webp", partial(draw_top, kind, face), quality=90)


def documents() -> Iterator[Document]:
    yield Document("dice/dice.json", write_paths)
