"""What burns and stands at the world's end: sun, mountains, embers, black shapes; all drawn in place."""

import math
from collections.abc import Sequence

import numpy as np

from art.hewn import Point, path
from art.noise import Array, fbm, grid, ramp, rgb, smooth
from art.raster import blur, glow, mask, over, shift, svg

VIEW = "0 0 1920 1080"
SUN_X = 806  # where the sun stands, in VIEW
FAR_RANGE = (0.82, 0.14, ("#3a110c", "#8e3218", "#8a3016"))
MIDDLE_RANGE = (0.90, 0.11, ("#1c0807", "#561c0f", "#4a170c"))
SUNFACE = ((0, "#7a1a0a"), (0.3, "#d8481a"), (0.6, "#f9a23c"), (0.85, "#ffe08a"), (1, "#fff6d8"))


def sun(picture: Array, x: float, y: float, radius: float = 0.082) -> None:
    """A dying sun with a dark limb, and its glare."""
    height, width = picture.shape[:2]
    radius *= height
    glow(picture, x * width, y * height, radius * 6.5, "#ff7a24", strength=0.55)
    glow(picture, x * width, y * height, radius * 3, "#ffc060", strength=0.6)
    across, down = grid(width, height)
    far = np.hypot(across - x * width, down - y * height) / radius
    spots = fbm(across / radius * 1.6, down / radius * 2.4, 4, seed=41)
    disc = smooth(1.02, 0.97, far)[..., None]
    face = ramp(np.clip(1.02 - 0.6 * far**3 - 0.5 * np.clip(spots, 0, 1), 0, 1), SUNFACE)
    picture[:] = picture * (1 - disc) + face * disc


def silhouette(picture: Array, shape: Array, colour: str, rim: str, strength: float) -> None:
    """A black shape that the fire behind it edges with light."""
    height = picture.shape[0]
    thin = max(1, round(height / 540))
    picture += (blur(shape, height / 60) * (1 - shape))[..., None] * rgb(rim) * 0.20 * strength
    picture[:] = picture * (1 - shape[..., None]) + rgb(colour) * shape[..., None]
    edge = np.clip(shape - shift(shape, thin, thin), 0, 1) + 0.6 * np.clip(
        shape - shift(shape, thin, -thin), 0, 1
    )
    picture += edge[..., None] * rgb(rim) * strength


def _slope(chance: np.random.Generator, start: Point, end: Point, steps: int = 6) -> list[Point]:
    """A broken line from one point to another."""
    points = [start]
    for k in range(1, steps):
        t = (k + chance.uniform(-0.25, 0.25)) / steps
        across, down = end[0] - start[0], end[1] - start[1]
        aside, off = chance.normal(0, 0.03) * across, chance.normal(0, 0.04) * abs(across)
        points.append((start[0] + across * t + aside, start[1] + down * t**0.84 + off))
    return [*points, end]


def _range(chance: np.random.Generator, level: float, tall: float, colours: tuple[str, str, str]) -> str:
    """Peaks side by side: each a dark body, a flank that faces the sun, and cracks of light on it."""
    dark, lit, low = colours
    body, x = _shades(dark, lit, low, level, tall), -2000.0
    foot = level * 1080 + 120
    body += f'<rect x="-2000" y="{foot - 40}" width="4100" height="1000" fill="{low}"/>'
    while x < 2050:
        wide, high = chance.uniform(150, 360), tall * chance.uniform(0.25, 1)
        peak = (x + wide * chance.uniform(0.4, 0.6), (level - high) * 1080)
        feet = (x - wide * 0.4, foot), (x + wide * 1.4, foot)
        left, right = _slope(chance, peak, feet[0], 9), _slope(chance, peak, feet[1], 9)
        crest = _slope(chance, peak, (peak[0] + chance.normal(0, wide * 0.12), foot), 9)
        sunny = right if peak[0] < SUN_X else left
        body += (
            f'<path d="{path([*left[::-1], *right])}" fill="url(#dark)" stroke="#0a0404" stroke-width="2"/>'
        )
        body += f'<path d="{path([*crest[::-1], *sunny])}" fill="url(#lit)"/>'
        body += _cracks(chance, crest, sunny)
        x += wide * chance.uniform(0.35, 0.6)
    return body


def _shades(dark: str, lit: str, low: str, level: float, tall: float) -> str:
    """Gradients from a range's peaks down into the mist."""
    top, bottom = (level - tall) * 1080, (level + 0.10) * 1080
    span = f'x1="0" x2="0" y1="{top:.0f}" y2="{bottom:.0f}" gradientUnits="userSpaceOnUse"'
    stops = f'<stop offset="1" stop-color="{low}"/>'
    return "".join(
        f'<linearGradient id="{name}" {span}><stop offset="0" stop-color="{colour}"/>{stops}</linearGradient>'
        for name, colour in (("dark", dark), ("lit", lit))
    )


def _cracks(chance: np.random.Generator, crest: list[Point], sunny: list[Point]) -> str:
    """Wedges of shade that run from the crest into the lit flank, as a knife cuts them."""
    wedges = ""
    for (x0, y0), (x1, _) in zip(crest[1:7], sunny[1:7], strict=False):
        reach = chance.uniform(0.25, 0.7)
        tip = (x0 + (x1 - x0) * reach, y0 + abs(x1 - x0) * 0.35 * reach + 10)
        wedges += f'<path d="{path([(x0, y0 - 7), tip, (x0, y0 + 16)])}" fill="url(#dark)"/>'
    return wedges


def ridges(
    picture: Array, ranges: Sequence[tuple[float, float, tuple[str, str, str]]], view: str = VIEW
) -> None:
    """Mountains one range before the other: where each stands, how tall, its dark, lit and lowest colour."""
    height, width = picture.shape[:2]
    for number, (level, tall, colours) in enumerate(ranges):
        chance = np.random.default_rng(50 + number + round(level * 100))
        over(picture, svg(_range(chance, level, tall, colours), width, height, view))


def embers(picture: Array, count: int, seed: int, top: float = 0.0, bottom: float = 1.0) -> None:
    """Sparks on the wind between two heights: short streaks, the large ones with a glow."""
    height, width = picture.shape[:2]
    chance = np.random.default_rng(seed)
    unit = height / 1080
    streaks = ""
    for _ in range(count):
        x, y = chance.uniform(0, width), height * (bottom - (bottom - top) * chance.random() ** 1.5)
        size = chance.random() ** 4 * 2.6 + 0.7
        turn, long = -1.05 + chance.normal(0, 0.35), (4 + size * 6) * unit
        dx, dy = math.cos(turn) * long, math.sin(turn) * long
        bow = chance.normal(0, 0.25) * long
        streaks += (
            f'<path d="M{x:.1f} {y:.1f}q{dx / 2 + bow:.1f} {dy / 2:.1f} {dx:.1f} {dy:.1f}" fill="none"'
            f' stroke="#fff" stroke-opacity="{chance.uniform(0.35, 1):.2f}"'
            f' stroke-width="{size * unit:.2f}"/>'
        )
        if size > 1.7:
            glow(picture, x + dx / 2, y + dy / 2, size * 9 * unit, "#e0812b", strength=0.5)
    picture += mask(streaks, width, height)[..., None] * rgb("#ffb964")
