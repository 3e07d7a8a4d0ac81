"""The world tree, struck in two."""

import math

import numpy as np

from art.backdrop.doom import VIEW, silhouette
from art.noise import Array, rgb
from art.raster import blur, mask


def _bough(
    chance: np.random.Generator, at: tuple[float, float], turn: float, long: float, thick: float
) -> str:
    """A bough that splits in two or three, thinner and shorter, until twigs."""
    if long < 12 or thick < 0.8:
        return ""
    x, y = at
    x1, y1 = x + math.cos(turn) * long, y + math.sin(turn) * long
    mx, my = (x + x1) / 2 + chance.normal(0, long * 0.13), (y + y1) / 2 + chance.normal(0, long * 0.08)
    path = f'<path d="M{x:.1f} {y:.1f}Q{mx:.1f} {my:.1f} {x1:.1f} {y1:.1f}" stroke-width="{thick:.1f}"/>'
    for part in range(2 if chance.random() < 0.72 else 3):
        swing = (part - 0.5) * chance.uniform(0.5, 1.05) + chance.normal(0, 0.18)
        path += _bough(chance, (x1, y1), turn + swing, long * chance.uniform(0.68, 0.86), thick * 0.66)
    return path


def _crown() -> str:
    """The half that stands, and the half that hangs from the break."""
    chance = np.random.default_rng(8)
    standing = (((392, 560), -2.15, 118, 34), ((430, 520), -1.62, 138, 38), ((380, 640), -2.75, 88, 18))
    hanging = (
        ((745, 750), 1.35, 74, 17),
        ((690, 640), 0.75, 62, 13),
        ((620, 585), 0.2, 56, 11),
        ((715, 690), 2.0, 48, 9),
    )
    return "".join(_bough(chance, *limb) for limb in standing + hanging)


TRUNK = (
    "M300 1090 C350 1010 372 900 360 790 C352 720 372 640 366 590 C368 560 372 545 380 530 L416 486"
    " L446 500 L452 560"
    " L470 522 L478 588 L500 560 L497 640 L526 604 C508 690 498 760 508 840 C520 930 560 1000 640 1090 Z"
)
ROOTS = (
    "M350 960 C300 1000 240 1010 170 1060 L180 1090 L340 1090Z M520 930 C570 980 660 990 740 1070 L600"
    " 1090 L500 1080Z"
)
SPLIT = (
    "M498 602 L556 556 L604 570 L640 584 L668 572 L676 612 L704 648 L752 762 L738 770 L676 676 L622"
    " 634 L560 628 L504 672 Z"
)
WOUND = "M452 566 L470 530 L478 592 L500 568 L499 640 L524 612 L506 690 C494 660 470 640 458 612 Z"
BARK = (
    "M400 1000 C410 900 388 800 402 690 M436 1010 C430 900 424 800 440 660 M474 1020 C462 920 456 820"
    " 472 720 M372 900 C380 840 372 780 380 700 M500 960 C488 900 486 860 490 800"
)


def tree(picture: Array, view: str = VIEW) -> None:
    """The world tree, struck in two: one half stands, the other hangs, the wound burns."""
    height, width = picture.shape[:2]
    body = (
        f'<g fill="none" stroke="#fff" stroke-linecap="round">{_crown()}</g>'
        f'<path d="{TRUNK}{ROOTS}{SPLIT}" fill="#fff"/>'
    )
    silhouette(picture, mask(body, width, height, view), "#090404", "#ff9a44", 0.7)
    line = 'fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"'
    picture += mask(f'<path d="{BARK}" {line}/>', width, height, view)[..., None] * rgb("#8a2c14") * 0.55
    wound = mask(f'<path d="{WOUND}" fill="#fff"/>', width, height, view)
    picture += np.clip(blur(wound, height / 40) * 2.4, 0, 1)[..., None] * rgb("#ff6a1c") * 0.55
    heart = blur(wound, height / 400)[..., None]
    picture[:] = picture * (1 - heart) + rgb("#ffd27a") * heart
