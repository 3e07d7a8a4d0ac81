"""Hel's crown, gold over the living brow and ice over the dead one, and the hair before her temples."""

from __future__ import annotations

import math

from art.ink import blob, block, joined, path, stroke
from art.relief.parts import creases
from art.relief.relief import Block, Finish, Graver, Tones
from art.valhalla.monster.hel_tones import HAIR, WISP

GOLD: Tones = ("#2a1606", "#7a4f16", "#d0a046", "#fff0b4")
ICE: Tones = ("#06121c", "#1c4058", "#6aa6c0", "#f0fdff")
RUBY: Tones = ("#200408", "#6a1018", "#c8322c", "#ffb49a")
SAPPHIRE: Tones = ("#02141e", "#0e4a66", "#3fb4dc", "#e6ffff")
# Where a thorn stands, how high it reaches, how far it leans.
THORNS = (
    (-104, -168, -34),
    (-78, -186, -20),
    (-52, -170, -10),
    (-26, -192, -5),
    (0, -206, 0),
    (26, -194, 6),
    (52, -172, 12),
    (78, -190, 24),
    (104, -172, 40),
)


def _thorn(b: Block, x: float, top: float, lean: float) -> None:
    base = -112 + 12 * (1 - (x / 104) ** 2)
    tip = (x + lean, top)
    spike = stroke(
        [(x, base + 12), (x - lean * 0.2, (base + top) / 2), tip], 15 if x % 52 == 0 else 11, (1, 0), 0.05
    )
    out = math.copysign(1, x + 0.1)
    barbs = [
        stroke([(x, base - 20), (x + out * 8, base - 30), (x + out * 13, base - 50)], 7, (1, 0), 0.1),
        stroke([(x, base - 34), (x - out * 6, base - 42), (x - out * 9, base - 58)], 6, (1, 0), 0.1),
    ]
    b.part(
        joined([spike, *barbs]), GOLD if x < -4 else ICE, 5, Finish(2.0, Graver(0.2, 3.2, 0.4), (1.8, 1.8))
    )


def crown(b: Block) -> None:
    """A circlet with thorns: gold over the living brow, black ice over the dead one."""
    for thorn in sorted(THORNS, key=lambda thorn: -abs(thorn[0])):
        _thorn(b, *thorn)
    band = blob(
        path(
            "-108,-104! -84,-114 -44,-104 0,-99 44,-104 84,-114 "
            "108,-104! 106,-86 80,-95 42,-86 0,-80 -42,-86 -80,-95 -106,-86"
        )
    )
    b.part(band, GOLD, 8, Finish(2.4, Graver(0.2, 3.4, 0.4), (2.0, 0)))
    b.part(band.intersection(block(4, -200, 200, 0)), ICE, 8, Finish(1.8, Graver(0.2, 3.4, 0.4), (0, 2.0)))
    for x, y in ((-84, -104), (-43, -95), (0, -90), (43, -95), (84, -104)):
        gem = blob([(x, y - 7), (x, y - 7), (x + 5, y), (x, y + 7), (x, y + 7), (x - 5, y)])
        b.part(gem, RUBY if x < 0 else SAPPHIRE, 5, Finish(1.6, None, (1.2, 1), own=0.2))


def strands(b: Block) -> None:
    """Hair before the temples and over the shoulders."""
    for line, wide in (
        ("-112,-96 -132,-20 -128,80 -150,190 -140,300", 30),
        ("-104,-84 -122,0 -112,110 -124,200 -108,310", 24),
        ("-118,-60 -150,40 -158,150 -190,250", 24),
    ):
        with_ = stroke(path(line), wide, (0.1, 0.05), 0.35)
        b.part(
            with_,
            HAIR,
            wide * 0.4,
            Finish(2.2, Graver(0.0, 3.0, 1.6, 0.75), (2.2, 0)),
            creases([path(line)], 6, 4, 2),
        )
    for line, wide in (
        ("108,-92 128,-10 118,60 132,150", 9),
        ("116,-70 140,20 138,130 150,220", 8),
        ("112,-80 118,20 108,110 116,210", 7),
        ("104,-88 112,0 100,70", 5),
    ):
        b.part(
            stroke(path(line), wide, (0.6, 0), 0.2), WISP, 4, Finish(1.6, Graver(0, 3, 0.5, 0.5, 0), (1, 1.4))
        )
