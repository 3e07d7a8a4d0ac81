"""Small lights and splinters that the stage throws about: embers, snow, dust, bursts."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import numpy as np
from PIL import Image

from art.bake import Picture
from art.noise import Array, fbm, grid, ramp, smooth
from art.raster import blur, coloured, mask, over, resize, svg, to_image

BLAZE = [(0.0, "#7a1706"), (0.25, "#d04a10"), (0.5, "#ff9a34"), (0.78, "#ffdc8e"), (1.0, "#fffbe8")]
GOLDEN = [(0.0, "#f0b042"), (0.4, "#ffcf6e"), (0.75, "#ffeab2"), (1.0, "#fffdf0")]
WOODS = ("#6e4a2b", "#8a6038", "#a97a48", "#54361f", "#e0cfa4", "#a8302c")
STRIP = 8
BURST = 512  # pixels that bursts are drawn in
KEPT = 352  # and kept in


def light(heat: Array, colours: list[tuple[float, str]] = BLAZE) -> Array:
    """A glow whose colour and cover both follow its heat."""
    return np.dstack([ramp(np.clip(heat, 0, 1), colours), np.clip(heat * 1.25, 0, 1)]).astype(np.float32)


def _disc(size: int) -> tuple[Array, Array, Array]:
    """x, y and distance from the middle, 1 at the edge."""
    x, y = grid(size, size)
    x, y = (x + 0.5) / size * 2 - 1, (y + 0.5) / size * 2 - 1
    return x, y, np.hypot(x, y)


def draw_ember(number: int) -> Image.Image:
    """A flake of burning bark: a hot ragged core in a round glow."""
    x, y, distance = _disc(128)
    turn, long = 0.7 * number, 1 + 0.35 * number
    u = (x * math.cos(turn) + y * math.sin(turn)) * long
    v = (y * math.cos(turn) - x * math.sin(turn)) * (1.2 + 0.2 * number)
    ragged = np.hypot(u, v) + 0.16 * fbm(x * 3 + number * 7, y * 3, 3, seed=40 + number)
    core = smooth(0.34, 0.05, ragged)
    halo = np.clip(1 - distance, 0, 1) ** 2.4 * 0.55
    heat = np.clip(core * 0.85 + halo, 0, 1)
    return to_image(_quartered(light(heat)))


def _quartered(picture: Array) -> Array:
    """Reduced to a quarter of its side, alpha in mind."""
    size = picture.shape[0] // 4
    whole = np.dstack([picture[..., :3] * picture[..., 3:], picture[..., 3]])
    small: Array = whole.reshape(size, 4, picture.shape[1] // 4, 4, 4).mean((1, 3))
    small[..., :3] /= np.maximum(small[..., 3:], 1e-4)
    return small


def draw_dust() -> Image.Image:
    _, _, distance = _disc(64)
    return to_image(_quartered(coloured(np.clip(1 - distance, 0, 1) ** 2 * 0.75, "#ffe2b0")))


def draw_flake() -> Image.Image:
    """Not a star: a soft clump of snow."""
    x, y, distance = _disc(64)
    clump = smooth(0.80, 0.25, distance + 0.22 * fbm(x * 2.2, y * 2.2, 2, seed=3))
    return to_image(_quartered(coloured(clump * 0.95, "#f1f7fb")))


def draw_glow() -> Image.Image:
    _, _, distance = _disc(128)
    fall = np.clip(1 - distance, 0, 1)
    return to_image(coloured(fall * fall * (3 - 2 * fall) * 0.6 + fall**5 * 0.4, "#ffffff"))


def draw_ring() -> Image.Image:
    """A wave that spreads: sharp outside, soft inside."""
    _, _, distance = _disc(256)
    outside = smooth(0.96, 0.90, distance)
    inside = np.exp(-np.clip(0.91 - distance, 0, 1) / 0.10)
    return to_image(coloured(outside * inside * 0.95, "#ffffff"))


def draw_rise() -> Image.Image:
    """The way of a warrior up to Valhalla: a column of gold light, streaked, open at the top."""
    width, height = 256, 512
    x, y = grid(width, height)
    u, v = (x + 0.5) / width * 2 - 1, (y + 0.5) / height
    wide = 0.30 + 0.26 * (1 - v)
    column = np.exp(-((u / wide) ** 2) * 1.6)
    rays = 0.72 + 0.5 * fbm(u / (0.5 + 0.6 * (1 - v)) * 4.5, v * 0.7, 3, seed=12)
    foot = smooth(1.0, 0.80, v) * smooth(0.0, 0.42, v)
    heat = column * np.clip(rays, 0, 1.3) * foot * smooth(1.0, 0.75, np.abs(u))
    pool = np.exp(-((u / 0.55) ** 2) * 2.2 - ((v - 0.86) / 0.055) ** 2) * smooth(1.0, 0.7, np.abs(u))
    whole = np.clip(heat * 0.78 + pool * 0.55 * smooth(1.0, 0.94, v), 0, 1)
    motes = _motes(width, height, u, v)
    return to_image(light(np.clip(whole + motes * column, 0, 1) * 0.9, GOLDEN))


def _motes(width: int, height: int, u: Array, v: Array) -> Array:
    chance = Random(5)
    dots = "".join(
        f'<circle cx="{width / 2 + chance.gauss(0, 34):.1f}" cy="{chance.uniform(60, height - 70):.1f}" '
        f'r="{chance.uniform(0.8, 2.4):.1f}" fill="#fff" fill-opacity="{chance.uniform(0.4, 1):.2f}"/>'
        for _ in range(46)
    )
    sharp = mask(dots, width, height)
    return sharp + blur(sharp, 3) * 1.5


def _strip(frame: Callable[[int], Array], size: int) -> Image.Image:
    """All frames from left to right, each of that size."""
    return to_image(np.concatenate([resize(frame(k), size, size) for k in range(STRIP)], 1))


def _shard(chance: Random, size: float) -> str:
    """A splinter: long, torn at both ends."""
    long, wide = size * chance.uniform(0.8, 1.4), size * chance.uniform(0.16, 0.34)

    def torn(end: float) -> list[tuple[float, float]]:
        teeth = [(end * long * chance.uniform(0.55, 1.0), wide * (k / 2 - 1)) for k in range(5)]
        return teeth if end > 0 else teeth[::-1]

    return " ".join(f"{x:.1f},{y:.1f}" for x, y in torn(1) + torn(-1))


def _burst_svg(frame: int) -> str:
    chance, time = Random(8), (frame + 0.6) / STRIP
    parts = []
    for number in range(46):
        angle, speed = number * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(0.30, 1.0)
        size = chance.uniform(9, 20) if number % 4 else chance.uniform(26, 44)
        shard, wood = _shard(chance, size), chance.choice(WOODS)
        spin, born = chance.uniform(-360, 360), chance.uniform(20, 70)
        way = born + speed * 190 * (1 - (1 - time) ** 2.2)
        x = 256 + math.cos(angle) * way
        y = 256 + math.sin(angle) * way * 0.86 + 85 * time * time
        shrink = 1 - 0.25 * time
        parts.append(
            _shard_svg(
                shard, wood, (x, y), f"rotate({math.degrees(angle) + spin * time:.1f}) scale({shrink})"
            )
        )
    return "".join(parts)


def _shard_svg(shard: str, wood: str, at: tuple[float, float], turn: str) -> str:
    """Ink below, the wood, and firelight along its upper edge."""
    x, y = at
    return (
        f'<polygon points="{shard}" transform="translate({x + 1.5:.1f} {y + 2:.1f}) {turn}" fill="#120a06" '
        'stroke="#120a06" stroke-width="5" stroke-linejoin="round"/>'
        f'<polygon points="{shard}" transform="translate({x:.1f} {y:.1f}) {turn}" fill="{wood}"/>'
        f'<polygon points="{shard}" transform="translate({x - 0.8:.1f} {y - 1.2:.1f}) {turn} scale(.86 .45)" '
        'fill="#ffdfa6" fill-opacity=".30"/>'
    )


def _burst_frame(frame: int) -> Array:
    """A shield torn off its nails: splinters outward, dust behind them."""
    time = (frame + 0.6) / STRIP
    x, y, distance = _disc(BURST)
    billow = fbm(x * 2.4 + 3, y * 2.4 - time * 0.8, 4, seed=21)
    reach = 0.28 + 0.52 * time**0.6
    cloud = smooth(reach, reach * 0.2, distance + 0.42 * billow) * (1 - time) ** 1.2 * 0.62
    lit = np.clip(0.55 - 0.35 * (x + y) + 0.8 * billow, 0, 1)
    picture = np.dstack([ramp(lit, [(0, "#6a4e34"), (0.6, "#b89468"), (1, "#e6cfa2")]), cloud]).astype(
        np.float32
    )
    shards = svg(_burst_svg(frame), BURST, BURST)
    shards[..., 3] *= 1 - smooth(0.55, 1.0, np.array(time))
    over(picture, shards)
    return picture


def _streaks(frame: int) -> Array:
    """Sparks as light: how hot every pixel is."""
    chance, time = Random(3), (frame + 0.5) / STRIP
    lines = []
    for _ in range(96):
        angle, speed = chance.gauss(0, 0.55) + chance.choice((0.25, math.pi - 0.25)), chance.uniform(0.2, 1.0)
        if chance.random() < 0.35:
            angle = chance.uniform(0, 2 * math.pi)
        ease = 1 - (1 - time) ** 2.4
        far, tail = speed * 235 * ease, speed * 70 * (1 - time) ** 1.3 + 2
        fall = 70 * time * time
        c, s = math.cos(angle), math.sin(angle)
        ends = (
            256 + c * (far - tail),
            256 + s * (far - tail) + fall * 0.8,
            256 + c * far,
            256 + s * far + fall,
        )
        wide = chance.uniform(1.4, 4.2) * (1 - 0.55 * time)
        lines.append('<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" stroke-width="{:.1f}"/>'.format(*ends, wide))
    body = f'<g stroke="#fff" stroke-linecap="round">{"".join(lines)}</g>'
    sharp = mask(body, BURST, BURST)
    near = smooth(0.0, 0.30, _disc(BURST)[2])  # where all streaks begin, the star is light enough
    hot: Array = (sharp * 0.95 + blur(sharp, 4) * 0.9 + blur(sharp, 14) * 0.5) * (0.25 + 0.75 * near)
    return hot


def _star(frame: int) -> Array:
    """The light where two blades meet; swells and sinks, no flash."""
    x, y, distance = _disc(BURST)
    strength = (0.55, 1.0, 0.85, 0.55, 0.30, 0.14, 0.05, 0.0)[frame]
    angle = np.arctan2(y, x)
    spikes = np.abs(np.cos(angle * 2 + 0.45)) ** 26 + 0.6 * np.abs(np.cos(angle * 3 + 1.3)) ** 34
    core = np.exp(-((distance / 0.10) ** 2)) + 0.5 * np.exp(-distance / 0.16)
    rays = spikes * np.exp(-distance / 0.17)
    star: Array = (core + rays * 0.9) * strength * smooth(1.0, 0.6, distance)
    return star


def _clash_frame(frame: int) -> Array:
    fade = 1 - smooth(0.55, 1.02, np.array((frame + 0.5) / STRIP))
    _, _, distance = _disc(BURST)
    heat = (_streaks(frame) * fade + _star(frame)) * smooth(1.0, 0.88, distance)
    return light(np.clip(heat, 0, 1))


def draw_burst() -> Image.Image:
    return _strip(_burst_frame, KEPT)


def draw_clash() -> Image.Image:
    return _strip(_clash_frame, KEPT)


def pictures() -> Iterator[Picture]:
    for number in range(4):
        yield Picture(f"sparks/ember-{number}.webp", partial(draw_ember, number), quality=90)
    yield Picture("sparks/dust.webp", draw_dust, quality=90)
    yield Picture("sparks/snow.webp", draw_flake, quality=90)
    yield Picture("sparks/glow.webp", draw_glow, quality=90)
    yield Picture("sparks/ring.webp", draw_ring, quality=90)
    yield Picture("sparks/rise.webp", draw_rise, quality=86)
    yield Picture("sparks/burst.webp", draw_burst, quality=80)
    yield Picture("sparks/clash.webp", draw_clash, quality=80)
