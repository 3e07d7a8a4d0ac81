"""Hel's head: a face that is alive to the seam and a skull beyond it, one crown over both."""

from __future__ import annotations

from art.ink import Shape, blob, block, disc, joined, path, plate, stroke
from art.relief.parts import creases, mirrored
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.wolves.red.stage import BONE, GOLD, IRON

SKIN: Tones = ("#4a201c", "#9a5a44", "#e2ac86", "#fff0d2")
HAIR: Tones = ("#2a0c06", "#702c10", "#c06a26", "#ffd886")
DEAD: Tones = ("#050706", "#141c16", "#3a4a38", "#c8d8a0")
FACE = "0,-126 52,-120 90,-86 101,-24 97,42 84,96 58,148 28,178 0,186"
SEAM = "2,-150 -4,-110 6,-70 -4,-30 5,10 -5,44 3,74 -4,100 5,128 -3,156 4,200"


def head(b: Block) -> None:
    face = blob(mirrored(path(FACE)))
    b.cast(face, 2, 22, 10, 0.7)
    cuts = [
        Cut(disc(-50, 2, 33, 0.62), -20, 9),
        Cut(stroke(path("0,-34 0,20 0,72"), 22, (0.7, 1)), 24, 7),
        Cut(disc(0, 74, 16, 0.8), 14, 6),
        Cut(disc(-16, 78, 8), 7, 4),
        Cut(disc(-76, 46, 25, 0.8), 13, 12),
        Cut(disc(-60, 110, 22), -4, 13),
        Cut(disc(0, 164, 19, 0.7), 11, 9),
        Cut(disc(0, 116, 30, 0.42), 10, 6),
    ]
    b.part(face, SKIN, 60, Finish(4.6, Graver(0.62, 5, 0.8, 0.34, 0.12), (4, 0), own=0.1, glow=0.06), cuts)
    _dead_face(b, face)
    _living_face(b)
    _crown(b)
    _tress(b)


def _dead_face(b: Block, face: Shape) -> None:
    half = face.intersection(blob([*path(SEAM), *path("200,200! 200,-150!")]))
    cuts = [
        Cut(disc(50, 4, 33, 0.84), -40, 7),
        Cut(stroke(path("12,-34 44,-42 86,-28"), 14), 16, 5),
        Cut(blob(path("3,40 16,62 18,86 4,88")), -26, 3),
        Cut(stroke(path("58,50 86,40 104,18"), 15), 20, 6),
        Cut(blob(path("46,64 94,54 96,92 60,96")), -24, 7),
        Cut(disc(12, 164, 20, 0.7), 10, 8),
        Cut(
            joined(stroke(path(line), 5) for line in ("30,-112 44,-90 36,-68", "44,-90 70,-92 84,-76")),
            -10,
            1.6,
        ),
    ]
    b.part(half, BONE, 54, Finish(2.6, Graver(0.62, 5, 0.8, 0.62, 0.24), (0, 4), rough=3, own=0.8), cuts)
    gape = blob(path("-2,92! 24,90 56,88 84,92! 80,118 60,134 30,140 -2,140!"))
    b.part(gape, ("#020102", "#0a0504", "#1c100c", "#3a2418"), 6, Finish(2.4, None, (0, 0), own=0))
    for k in range(6):
        x = 2.0 + k * 12.6
        for y0, y1 in ((88, 113 - k), (140 - k * 2, 116 - k)):
            tooth = blob([(x + 2, y0), (x + 10, y0), (x + 11.4, y1), (x + 0.8, y1)])
            b.part(tooth, BONE, 4, Finish(1.6, None, (1.2, 1)))
    socket = blob(path("22,4 32,-18 56,-24 80,-14 84,10 64,30 36,28"))
    b.part(socket, ("#010101", "#060404", "#140c08", "#3a2a1a"), 10, Finish(3, None, (0, 0), own=0))
    b.glow(disc(53, 4, 9), "#a8e03a", 9, 1.0)
    with b.inking() as c:
        c.fill(disc(53, 4, 6.5), "#f0ffb0")
        c.fill(blob(path("4,44! 15,62 19,82 10,90 3,80")), "#060302")
        c.brush(path(SEAM), 6, "#120606", ends=(0.6, 0.6))


def _living_face(b: Block) -> None:
    ink = "#1a0808"
    eye = blob(path("-80,4! -64,-7 -46,-8 -28,0 -20,10! -38,15 -60,13"))
    b.part(eye, ("#9a7a68", "#d8c0a8", "#fbf0e0", "#ffffff"), 9, Finish(2, None, (0, 0), own=0))
    with b.inking() as c:
        c.fill(disc(-48, 3, 12).intersection(eye), ink)
        c.fill(disc(-48, 3, 10).intersection(eye), "#8a5a1c")
        c.fill(disc(-48, 3, 5), ink)
        c.fill(disc(-53, -1, 3), "#ffffff")
        c.brush(path("-96,8 -80,0 -62,-12 -44,-14 -26,-5 -14,13"), 10, ink, ends=(0, 0.3), peak=0.35)
        c.brush(path("-74,13 -56,19 -32,17"), 3, "#5a2a20")
        c.brush(path("-84,-12 -64,-24 -40,-24 -20,-14"), 3.2, "#5a2a20")
        c.brush(path("-98,-30 -74,-42 -44,-40 -12,-22"), 11, "#3a120a", ends=(0, 0.6), peak=0.6)
        c.brush(path("-19,84 -13,79 -7,86"), 5.4, ink)
        c.brush(path("-25,72 -24,82 -17,87"), 3.2, "#6a3024")
    for lip in (
        "-34,117! -22,109 -11,105 -4,107 2,106! 2,117 -10,116 -22,118",
        "-31,119! -20,121 -8,120 2,120! 2,132 -8,134 -21,129",
    ):
        b.part(
            blob(path(lip)), ("#2c060a", "#6a1218", "#ae2c2c", "#ff9a84"), 6, Finish(2, None, (1.8, 0), own=0)
        )
    with b.inking() as c:
        c.brush(path("-40,119 -22,119 -10,117 3,119"), 4, ink)


def _crown(b: Block) -> None:
    """A band: gold where she lives, black iron where she is dead."""
    for s, paints in ((-1, GOLD), (1, IRON)):
        band = blob(path("0,-104! 50,-98 92,-80 106,-58! 110,-84 100,-112 56,-132 0,-140!", side=s))
        b.part(
            band,
            paints,
            10,
            Finish(4, Graver(0.9, 4.4), (3.4, 3)),
            creases([path("4,-112 52,-106 104,-74", side=s)], 6, 5, 2),
        )
        for x, y, tall in ((26, -132, 40), (62, -122, 34), (94, -100, 28)):
            tip = stroke([(s * x, y + 10), (s * (x + 5), y - tall)], 19, (1, 0), 0.1, False)
            b.part(tip, paints, 6, Finish(3.4, None, (2.6, 2)))
        b.part(
            disc(s * 52, -117, 10),
            ("#3a0408", "#8a0e14", "#e83a2a", "#ffc0a0") if s < 0 else DEAD,
            7,
            Finish(3, None, (2, 1.4)),
        )
    b.part(plate(path("0,-196 13,-150 0,-112 -13,-150")), GOLD, 8, Finish(4, Graver(0.3, 4), (3, 2.4)))


def _tress(b: Block) -> None:
    """The braid of the living side, over the shoulder to the breast."""
    for k in range(9):
        y = 60 + k * 30
        for s in (-1, 1):
            x = -112 - 6 * k + 0.7 * k * k
            plait = blob(path("20,-14 6,-18 -12,8 -10,24 8,16 20,2", x, y, s))
            b.part(plait, HAIR, 10, Finish(3.4, Graver(0.5 + s * 0.4, 4.4), (3, 1.6)))
    b.part(block(-130, 326, -92, 346, 5), GOLD, 6, Finish(3.4, None, (2.4, 1.4)))
