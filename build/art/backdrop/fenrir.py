"""Fenrir as tall as the sky: a black head in profile, a mane of locks, edged by the fire behind."""

import math

import numpy as np

from art.backdrop.doom import VIEW, silhouette
from art.noise import Array, grid, rgb, smooth
from art.raster import blur, mask, over, svg

# Fenrir in profile, his jaws to the left.
HEAD = (
    "M1960 1120 L1960 520 C1880 400 1800 320 1700 250 C1690 190 1690 120 1722 40 C1662 72 1612 130 1590 206"
    " C1580 170 1566 136 1572 92 C1530 126 1500 170 1488 226 C1440 236 1396 258 1366 296"
    " C1330 318 1290 322 1240 322 C1180 322 1120 318 1072 322 C1040 318 1010 330 1000 350 C992 372"
    " 1004 392 1026 396"
    " L1034 404 C1042 436 1046 462 1042 492 C1058 466 1068 440 1072 410 L1094 412 L1104 440 L1114"
    " 414 L1138 418 L1148 448"
    " L1160 422 L1186 428 L1197 462 L1212 434 L1240 442 L1252 480 L1270 450 C1310 462 1350 490 1362 524"
    " C1364 556 1344 580 1312 598 L1296 566 L1280 612 L1256 618 L1242 586 L1228 626 L1204 632 L1190"
    " 604 L1176 640 L1154 644"
    " C1140 610 1136 586 1140 556 C1122 584 1110 616 1108 652 C1086 660 1082 678 1094 692 C1116 714"
    " 1160 724 1210 730"
    " C1270 738 1320 760 1350 800 C1390 860 1420 960 1430 1120 Z"
)
EYE = "M1384 352 C1402 334 1430 326 1462 330 C1446 348 1414 358 1384 352 Z"
BROW = "M1352 336 C1382 308 1426 294 1482 306 C1440 306 1398 322 1368 346 Z"
LIP = (
    "M1056 398 C1130 404 1230 420 1296 450 C1340 474 1378 500 1384 536 M1120 664 C1200 650 1290 622 1340 582"
)
TONGUE = "M1384 566 C1300 566 1230 590 1184 610 C1160 618 1146 604 1160 588 C1204 556 1280 530 1384 528 Z"
GULLET = "M1230 440 L1384 440 L1384 600 L1300 612 L1230 622 C1276 570 1280 500 1230 440 Z"
SNARL = (
    "M1112 344 C1146 356 1184 358 1216 348 C1184 350 1146 346 1112 344 Z"
    " M1150 372 C1200 392 1262 394 1312 376 C1262 384 1204 382 1150 372 Z"
    " M1236 346 C1272 362 1316 362 1348 346 C1314 354 1274 352 1236 346 Z"
    " M1300 408 C1340 428 1384 430 1420 412 C1382 420 1340 418 1300 408 Z"
    " M1396 392 C1420 400 1450 396 1472 380 C1450 388 1420 392 1396 392 Z"
)
NOSE = "M1004 352 C1014 338 1036 334 1050 342 C1044 360 1022 372 1006 370 Z"
# Where locks grow: start, end, the way they point in degrees, their length.
MANE = (
    (1690, 262, 1960, 540, -8, 96),
    (1640, 240, 1960, 590, 10, 110),
    (1590, 210, 1960, 640, 24, 120),
    (1520, 250, 1900, 760, 38, 124),
    (1470, 300, 1800, 860, 52, 116),
    (1446, 380, 1700, 900, 64, 108),
    (1420, 470, 1600, 920, 76, 100),
    (1392, 560, 1520, 900, 88, 92),
    (1300, 700, 1470, 980, 108, 76),
)


def _lock(x: float, y: float, turn: float, long: float, wide: float) -> str:
    """A leaf of fur: pointed at both ends, bowed to one side."""
    c, s = math.cos(turn), math.sin(turn)

    def at(along: float, aside: float) -> str:
        return f"{x + c * along * long - s * aside * wide:.1f} {y + s * along * long + c * aside * wide:.1f}"

    back = f"{at(0.6, 0.3)} {at(0.3, 0.9)} {at(-0.1, 0)}"
    return f"M{at(-0.1, 0)}C{at(0.2, -0.9)} {at(0.6, -0.7)} {at(1, 0.35)}C{back}Z"


def _locks() -> list[str]:
    """Every lock of the mane, the farthest back first."""
    chance = np.random.default_rng(19)
    locks: list[str] = []
    for x0, y0, x1, y1, degrees, long in MANE:
        count = round(math.hypot(x1 - x0, y1 - y0) / 26)
        for k in range(count):
            t = (k + chance.uniform(-0.4, 0.4)) / count
            turn = math.radians(degrees + 26 * t + chance.normal(0, 7))
            x, y = x0 + (x1 - x0) * t + chance.normal(0, 9), y0 + (y1 - y0) * t + chance.normal(0, 9)
            locks.append(_lock(x, y, turn, long * chance.uniform(0.75, 1.2), chance.uniform(17, 25)))
    return locks


def wolf(picture: Array, view: str = VIEW) -> None:
    """Fenrir, as tall as the sky, edged by the fire he is about to swallow."""
    height, width = picture.shape[:2]
    locks = _locks()
    whole = "".join(f'<path d="{path}" fill="#fff"/>' for path in [HEAD, *locks])
    mouth = f'<path d="{GULLET}" fill="#2c0807" fill-opacity=".85"/><path d="{TONGUE}" fill="#7a1a12"/>'
    over(picture, svg(mouth, width, height, view))
    silhouette(picture, mask(whole, width, height, view), "#0f0606", "#ff9540", 0.7)
    x, _ = grid(width, height)
    near = smooth(0.98, 0.70, x / width)
    fur = svg("".join(_furred(path) for path in locks), width, height, view)
    fur[..., 3] *= 0.35 + 0.65 * near
    over(picture, fur)
    line = 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"'
    filled = "".join(f'<path d="{part}" fill="#fff"/>' for part in (BROW, NOSE, SNARL))
    face = mask(f'<path d="{LIP}" {line}/>{filled}', width, height, view)
    picture += face[..., None] * rgb("#c2461c") * 0.42
    eye = mask(f'<path d="{EYE}" fill="#fff"/>', width, height, view)
    picture += np.clip(blur(eye, height / 60) * 2.2, 0, 1)[..., None] * rgb("#ff4a14") * 0.55
    picture[:] = picture * (1 - eye[..., None]) + rgb("#ffcf70") * eye[..., None]


def _furred(path: str) -> str:
    """A lock in the dark, its upper edge lit: the same leaf twice, the second moved down."""
    return (
        f'<path d="{path}" fill="#4e180f"/><path d="{path}" fill="#130706" transform="translate(2.4 3.6)"/>'
    )
