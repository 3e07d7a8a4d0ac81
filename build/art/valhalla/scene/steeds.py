"""Who draws and carries: the white horse, and the goats before a cart, from the side."""

from __future__ import annotations

from art.ink import INK, Canvas, Pen, blob, disc, path, plate, stroke
from art.palette import mix
from art.portrait.strands import lock
from art.scene.deed import GOLD, LEATHER, WHITE, Paints, cut, limb
from art.scene.stage import Spot

_LEGS: tuple[tuple[str, float], ...] = (
    ("106,-196 116,-128 112,-72 120,-24", 0.35),
    ("-92,-196 -80,-136 -116,-88 -106,-26", 0.35),
    ("82,-196 84,-124 86,-74 82,-24", 0.0),
    ("-122,-204 -102,-140 -146,-90 -138,-26", 0.0),
)


def horse(canvas: Canvas, *, saddle: str = "#2f63ab") -> None:
    """A stallion that stands and looks right, its hooves at y 0, its ears at -410."""
    _tail(canvas)
    for k, (joints, dim) in enumerate(_LEGS):
        _leg(canvas, path(joints), dim)
        if k == 1:
            _trunk(canvas)
    for x, y, wide in ((82, -198, 44), (-126, -206, 60)):  # the seams where the near legs begin
        canvas.fill(disc(x, y, wide / 2, 0.62), WHITE[0])
    _saddle(canvas, saddle)
    _mane(canvas, far=True)
    _head(canvas)
    _mane(canvas, far=False)


def _dimmed(dim: float) -> Paints:
    base, shade, light = WHITE
    return mix(base, "#5f7f9e", dim), mix(shade, INK, dim), mix(light, "#8fa6bc", dim)


def _leg(canvas: Canvas, joints: list[Spot], dim: float) -> None:
    hind = joints[0][0] < 0
    shape = limb(joints, [66 if hind else 48, 42 if hind else 34, 26, 19])
    cut(canvas, shape, _dimmed(dim), 4, shift=(8, 3), rim=3, hatch=12, step=7)
    x, y = joints[-1]
    hoof = plate([(x - 12, y - 6), (x + 11, y - 6), (x + 19, y + 24), (x - 15, y + 24)])
    cut(canvas, hoof, ("#4a4038", "#1d1714", "#a0917e"), 3.4, shift=(6, 4), rim=2)
    fetlock = limb([(x - 9, y - 14), (x - 2, y - 8), (x + 10, y - 12)], [14, 18, 10])
    cut(canvas, fetlock, _dimmed(dim), 2.4, shift=(3, 3), rim=2)


def _trunk(canvas: Canvas) -> None:
    body = blob(
        path(
            "-158,-206 -150,-244 -116,-268 -72,-266 -22,-252 24,-254 58,-274 86,-312 116,-356 "
            "148,-372 176,-340 166,-300 146,-262 134,-222 122,-190 92,-164 40,-142 -30,-140 -78,-156 "
            "-116,-158 -146,-172"
        )
    )
    cut(canvas, body, WHITE, 5, shift=(14, 20), rim=5, hatch=34, step=8)
    for line in ("100,-250 116,-216 104,-184", "-104,-230 -84,-196 -92,-164", "132,-282 122,-262 118,-240"):
        canvas.brush(path(line), 6, mix(WHITE[1], INK, 0.2))


def _saddle(canvas: Canvas, paint: str) -> None:
    cloth = blob(path("-58,-262! 32,-262! 40,-200 34,-168! -60,-166! -64,-210"))
    cut(canvas, cloth, paint, 4, hatch=18)
    hem = stroke(path("-60,-176 -12,-172 34,-178"), 10, (1, 1))
    cut(canvas, hem, GOLD, 2.4, shift=(3, 3), rim=2)
    seat = blob(path("-54,-256! -64,-290 -44,-282 -12,-264 16,-276 30,-296 32,-256! -10,-244"))
    cut(canvas, seat, LEATHER, 4, shift=(6, 6), hatch=8)
    canvas.brush(path("-14,-248 -16,-214 -12,-186"), 6, LEATHER[1], ends=(1, 1))
    iron = disc(-12, -176, 15).difference(disc(-12, -176, 9))
    cut(canvas, iron, GOLD, 2.6, shift=(3, 3), rim=2)
    girdle = stroke(path("96,-282 116,-236 132,-206"), 9, (1, 1))
    cut(canvas, girdle, "#8e2f24", 2.6, shift=(3, 2), rim=2)
    canvas.studs([(101, -270), (111, -246), (122, -222)], 4)


def _head(canvas: Canvas) -> None:
    for tip in ("128,-372! 130,-414! 152,-376!", "142,-372! 154,-412! 166,-370!"):
        cut(canvas, blob(path(tip)), WHITE, 3.4, shift=(5, 3), rim=2)
    skull = blob(
        path(
            "126,-352 136,-378 160,-376 184,-346 206,-306 228,-276 228,-254 "
            "210,-244 194,-252 176,-276 150,-296"
        )
    )
    cut(canvas, skull, WHITE, 4.6, shift=(9, 11), rim=4, hatch=14, step=6)
    canvas.fill(blob(path("208,-272 218,-276 222,-266 212,-262")), "#3a3440")
    canvas.brush(path("200,-256 212,-262 224,-256"), 3.4)
    canvas.form(blob(path("164,-346! 174,-354 184,-342! 174,-338")), "#2a1c20", pen=Pen(2, 1))
    canvas.fill(disc(172, -347, 2.4), "#ffffff")
    canvas.brush(path("150,-330 164,-312 160,-296"), 4, mix(WHITE[1], INK, 0.2))
    for line in ("132,-366 152,-336 158,-294", "158,-294 190,-316 204,-312", "146,-362 164,-366 186,-350"):
        cut(canvas, stroke(path(line), 8, (1, 1)), "#8e2f24", 2.4, shift=(2, 3), rim=2)
    cut(canvas, disc(160, -296, 7), GOLD, 2.4, shift=(3, 3), rim=2)
    rein = stroke(path("160,-292 124,-262 60,-276 24,-274"), 6, (1, 1))
    cut(canvas, rein, "#8e2f24", 2.2, shift=(2, 2), rim=1.5)


def _mane(canvas: Canvas, far: bool) -> None:
    paint = "#dfe4e2" if not far else "#a9bacb"
    for k in range(9):
        t = k / 8
        x, y = 140 - 84 * t, -374 + 100 * t
        tip = (x - 34 - 10 * (k % 2), y + 62 + 8 * (k % 3)) if not far else (x - 44, y + 18)
        bend = (x - 34, y + 6)
        lock(canvas, [(x + 6, y + 6), bend, tip], 26, paint, strands=2, blunt=0.5)
    if not far:
        lock(canvas, path("146,-376 172,-372 178,-336"), 20, paint, strands=1, blunt=0.4)


def _tail(canvas: Canvas) -> None:
    for k in range(6):
        x = -142 - k * 3
        bend = (-186 - k * 7, -236 + k * 6)
        tip = (-182 - k * 9 + 22 * (k % 2), -84 + 14 * (k % 3))
        lock(
            canvas,
            [(x + 6, -246 + k * 4), bend, tip],
            34,
            ("#dfe4e2", "#b9c6d2")[k % 2],
            strands=3,
            blunt=0.4,
        )


def goat(canvas: Canvas, fur: str = "#d9cbb2") -> None:
    """A buck at a gallop to the right, 200 long, its belly at about y 0."""
    dark = mix(fur, INK, 0.3)
    for joints, paint in (
        ("60,-30 104,-6 132,22", dark),
        ("-66,-28 -98,4 -138,18", dark),
        ("52,-24 86,18 118,50", fur),
        ("-60,-24 -84,26 -126,48", fur),
    ):
        leg = path(joints)
        cut(canvas, limb(leg, [40, 22, 13]), paint, 3.6, shift=(5, 5), rim=3, hatch=8)
        x, y = leg[-1]
        cut(canvas, plate([(x - 9, y - 6), (x + 7, y - 8), (x + 13, y + 9), (x - 5, y + 11)]), "#3a302a", 2.6)
    lock(canvas, path("-84,-62 -112,-88 -106,-112"), 24, fur, strands=1)
    body = blob(
        path("-90,-40 -82,-72 -40,-84 20,-84 62,-104 96,-130 124,-120 110,-84 84,-46 60,-10 0,6 -64,-6")
    )
    cut(canvas, body, fur, 4.6, shift=(10, 15), rim=5, hatch=24)
    for k in range(11):
        x = -72 + k * 13
        tip = (x - 18, 22.0 + 7 * (k % 2))
        lock(canvas, [(x, -22), (x - 6, 0), tip], 18, mix(fur, INK, 0.08 * (k % 3)), strands=1)
    _horns(canvas)
    face = blob(path("92,-132 112,-146 134,-138 158,-112 172,-96 168,-82 150,-82 124,-96 102,-104"))
    cut(canvas, face, fur, 4, shift=(6, 8), rim=3, hatch=8)
    cut(canvas, blob(path("104,-134! 78,-142 70,-128! 90,-122")), fur, 3, shift=(4, 4), rim=2)
    canvas.form(disc(130, -122, 6), "#ffcf5a", pen=Pen(2.4, 1.5, (2, 2)))
    canvas.fill(disc(131, -122, 2.6), INK)
    canvas.brush([(150, -90), (162, -92), (168, -88)], 3)
    for k in range(3):
        x = 146 - k * 8
        lock(canvas, [(x, -86), (x - k, -70), (x - 10 - k * 2, -50 - k * 4)], 12, "#efe6d2", strands=0)
    collar = limb(path("74,-98 90,-70 104,-52"), [13, 14, 13])
    cut(canvas, collar, GOLD, 3, shift=(4, 4), rim=2)


def _horns(canvas: Canvas) -> None:
    for dx, paint in ((10, "#6b5138"), (0, "#8a6a46")):
        points = path("112,-142 102,-176 70,-196 36,-184 26,-160")
        horn = limb([(x + dx, y - dx * 0.4) for x, y in points], [26, 25, 20, 13, 3])
        cut(canvas, horn, paint, 3.6, shift=(6, 7), rim=4)
        for k, (x, y) in enumerate(path("108,-160 92,-182 70,-190 50,-188")):
            a = (x + dx - 9 + k * 3, y - 9)
            canvas.brush([a, (x + dx, y), (x + dx + 6 - k * 3, y + 10)], 3.4, mix(paint, INK, 0.6), clip=horn)
