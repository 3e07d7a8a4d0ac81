"""What the scenes of Tyr and Loki share: their tones, chains, ropes, a pointing hand, an arm without one."""

from __future__ import annotations

import math

from shapely.geometry import LineString

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, spline, stroke
from art.palette import mix
from art.portrait.person import SKINS
from art.scene.stage import Spot, Tone, stages

WIDE, HIGH = 480, 420
# From the darkest to the light itself.
TONES: dict[str, Tone] = {
    "smoke": ("#15100f", "#38261f", "#6f4a36", "#b98a62", "#ffd9a0"),
    "honey": ("#1c1a12", "#3a4a24", "#7a8a34", "#d9c25a", "#fff0b0"),
    "fenrir": ("#1a0610", "#4a0f1c", "#92202a", "#dc5a34", "#ffc078"),
    "moon": ("#0a0f1e", "#18284a", "#35568a", "#7fa6cc", "#f2f5e4"),
    "door": ("#160d0c", "#331c18", "#5e3226", "#a86238", "#ffcf7a"),
    "roast": ("#160809", "#431410", "#8a2c16", "#dd7428", "#ffe08a"),
    "hunt": ("#241430", "#563060", "#a8506a", "#ef9a5c", "#ffe6a8"),
    "moor": ("#131a1c", "#2f3e40", "#586a62", "#98a486", "#eee6bc"),
    "floe": ("#0c2436", "#1c5272", "#4694b4", "#a6dcE8", "#f6ffff"),
    "thaw": ("#1c3040", "#3f6c80", "#7cb0a8", "#f0c878", "#fff2b4"),
    "wall": ("#120c0c", "#3a241c", "#7c4c30", "#d59858", "#ffe2a4"),
    "law": ("#14141c", "#2c3040", "#52586c", "#9098a4", "#ffd0b0"),
    "ban": ("#1a0c10", "#46181e", "#7e3a34", "#c9845a", "#ffe0aa"),
    "steel": ("#0e141c", "#1e3040", "#3e5c70", "#8caab4", "#f0f4e4"),
    "oath": ("#102018", "#23442e", "#4a7a4c", "#b4bc6c", "#fff2bc"),
    "iron": ("#161216", "#3a2a30", "#72424a", "#c06a50", "#ffd49a"),
    "rime": ("#22303e", "#4c6678", "#88a6b2", "#c8dce0", "#fbfdf8"),
    "thing": ("#20180e", "#5c3c16", "#a8722a", "#e8b854", "#fff0b4"),
    "bench": ("#150f0b", "#3a281a", "#6e4c2c", "#b58a54", "#fbe2ac"),
    "scale": ("#101216", "#2a2430", "#5a3a4a", "#a05c56", "#f6c890"),
    "falcon": ("#0d2233", "#1f5068", "#4f94a4", "#b8d8b4", "#fff4c4"),
    "sleeve": ("#0e1512", "#1c3a2c", "#3c6a44", "#8a9a4c", "#f6e48e"),
    "baldr": ("#2c1e0c", "#7a5416", "#cf9a2c", "#f4d468", "#fffbd8"),
    "fall": ("#07222c", "#10505c", "#2c8c92", "#8ed2c6", "#fbfff0"),
    "orchard": ("#141c10", "#2f4a1e", "#5f8434", "#b4bc52", "#fff2a2"),
    "loom": ("#22122a", "#4c2656", "#84448a", "#cf8ca8", "#ffe4b8"),
    "meadow": ("#101c30", "#26466c", "#5a88a4", "#b8cc9a", "#fdf6ca"),
    "guest": ("#120b0a", "#2e1a14", "#5e3420", "#aa6a34", "#ffd084"),
    "net": ("#0c1414", "#1e3632", "#3c6256", "#84987a", "#f2d890"),
    "bridal": ("#2a1020", "#662444", "#aa4a6a", "#e89a92", "#ffecc8"),
}
IRON = ("#6d747e", "#25292f", "#dfe5e8")
GOLD = ("#d0a046", "#7a5518", "#ffedaa")
HEMP = ("#c9ad74", "#6b4f2a", "#f6e4b4")


stage = stages(TONES, WIDE, HIGH)


def chain(canvas: Canvas, points: list[Spot], size: float = 1.0, paint: tuple[str, str, str] = IRON) -> None:
    """Links along a line, lying and standing by turns; a lying link is 68 long at size 1."""
    line = LineString(spline(points, steps=12))
    step = 43.0 * size
    count = max(2, round(line.length / step))
    lying = block(-34, -21, 34, 21, 20).difference(block(-21, -9, 21, 9, 8))
    standing = block(-27, -8, 27, 8, 7)
    for k in range(count + 1):
        here, ahead = (line.interpolate(min(1.0, k / count + on), normalized=True) for on in (0, 0.01))
        if k == count:
            ahead, here = here, line.interpolate(k / count - 0.01, normalized=True)
        turn = math.atan2(ahead.y - here.y, ahead.x - here.x)
        at = line.interpolate(k / count, normalized=True)
        with canvas.placed(at.x, at.y, size, turn):
            shape = standing if k % 2 else lying
            canvas.form(shape, *paint, Pen(4, 4, (5, 6), 3, hatch=0 if k % 2 else 8, step=5))


def rope(canvas: Canvas, points: list[Spot], width: float, paint: tuple[str, str, str] = HEMP) -> None:
    """A laid rope: a band with slanting strands."""
    curve = spline(points, steps=12)
    line = LineString(curve)
    body = line.buffer(width / 2, cap_style="flat")
    canvas.form(body, *paint, Pen(width * 0.16 + 1.4, 3, (width * 0.2, width * 0.24), 2))
    count = max(3, int(line.length / (width * 0.62)))
    for k in range(count):
        at, ahead = (line.interpolate(share / count, normalized=True) for share in (k, k + 1))
        dx, dy = ahead.x - at.x, ahead.y - at.y
        run = math.hypot(dx, dy) + 1e-9
        nx, ny, half = -dy / run, dx / run, width * 0.55
        mark = [(at.x + nx * half, at.y + ny * half), (ahead.x - nx * half, ahead.y - ny * half)]
        canvas.brush(mark, width * 0.16 + 1, mix(paint[1], INK, 0.4), ends=(0.6, 0.6), clip=body)


def pointing_hand(canvas: Canvas, skin: str = "ruddy", sleeve: str = "#4a1a1e") -> None:
    """An arm from the left whose finger points right; the knuckles are about the origin."""
    base = SKINS[skin]
    arm = plate(path("-300,-62 -70,-38 -40,-36 -40,38 -70,42 -300,74"))
    canvas.form(arm, sleeve, None, mix(sleeve, "#ffe2ae", 0.5), Pen(5, 5, (6, 26), hatch=34, step=8))
    cuff = blob(path("-92,-46 -58,-44 -56,0 -60,46 -94,50 -90,0"))
    canvas.form(cuff, *GOLD, Pen(4, 4, (8, 10), 3, hatch=12))
    canvas.studs([(-75, -26), (-73, 0), (-76, 28)], 5, "#8e2f24")
    back = blob(path("-56,-36 -8,-52 44,-46 76,-26 72,22 40,50 -12,48 -56,36"))
    canvas.form(back, *base, Pen(4.4, 4.4, (12, 16), 4, hatch=22))
    index = stroke(path("40,-30 118,-38 206,-30"), 37, (0.95, 0.62), 0.15).buffer(-3).buffer(5)
    canvas.form(index, *base, Pen(4, 4, (6, 12), 4))
    for x, y in ((112, -36), (160, -34)):
        canvas.brush([(x, y - 12), (x + 4, y), (x, y + 13)], 3.4)
    canvas.brush([(192, -40), (206, -36), (206, -26)], 4, mix(base[2], "#ffffff", 0.4))
    for k in range(3):
        y = 0 + k * 20
        wide = 84 - k * 9
        finger = blob([(20, y - 10), (wide - 14, y - 13), (wide, y), (wide - 12, y + 11), (22, y + 12)])
        canvas.form(finger, *base, Pen(3.6, 3.4, (6, 8), 3))
    thumb = blob(path("-20,-26 20,-18 66,-16 88,-6 82,8 50,10 8,8 -26,-2"))
    canvas.form(thumb, *base, Pen(3.8, 3.6, (6, 10), 3))


def stump(canvas: Canvas, skin: str = "ruddy", sleeve: str = "#4a1a1e", long: float = 260.0) -> None:
    """An arm from below that ends in a cap of iron at the origin."""
    base = SKINS[skin]
    arm = plate([(-34, 10), (34, 10), (50, 110), (60, long), (-60, long), (-50, 110)])
    canvas.form(arm, *base, Pen(4.6, 4.4, (20, 4), 4, hatch=30))
    cloth = plate([(-54, 112), (54, 112), (68, long + 6), (-68, long + 6)])
    canvas.form(cloth, sleeve, None, mix(sleeve, "#ffe2ae", 0.5), Pen(4.6, 4.4, (22, 6), hatch=32))
    canvas.form(stroke([(-56, 116), (0, 126), (58, 114)], 20, (1, 1)), *GOLD, Pen(3.6, 3, (6, 6)))
    cap = blob(path("-40,44! -42,0 -32,-30 0,-42 32,-30 42,0 40,44! 0,54"))
    canvas.form(cap, *IRON, Pen(5, 5, (14, 10), 5, hatch=24))
    band = stroke([(-41, 34), (0, 46), (41, 34)], 17, (1, 1))
    canvas.form(band, *GOLD, Pen(3.4, 3, (5, 5), 3))
    canvas.studs([(-28, 38), (0, 45), (28, 38)], 4.2, "#f6f0da")
    rune = joined(
        [stroke(path(line), 9, (1, 1), 0.5, False) for line in ("0,22 0,-26", "-17,-8 0,-28", "17,-8 0,-28")]
    )
    canvas.fill(rune, "#8e2f24")


def drop(canvas: Canvas, x: float, y: float, size: float, paint: tuple[str, str, str]) -> None:
    """A drop that falls."""
    shape = blob(
        [
            (x, y - size * 1.5),
            (x, y - size * 1.5),
            (x + size * 0.7, y),
            (x, y + size * 0.7),
            (x - size * 0.7, y),
        ]
    )
    canvas.form(shape, *paint, Pen(2.6, 2.4, (3, 3), 2))


def coin(canvas: Canvas, x: float, y: float, size: float, paint: tuple[str, str, str] = GOLD) -> None:
    canvas.form(disc(x, y, size, 0.7), *paint, Pen(2.8, 2.6, (4, 4), 2))
