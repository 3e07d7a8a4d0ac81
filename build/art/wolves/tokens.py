"""What lies on the table of Wolves of Odin: offerings, marks of a seat, heads of the lines between units."""

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.raster import empty, over, shadow, svg, to_image

VIEW = "-112 -112 224 224"
GOLD = ("#d0a64e", "#7a5518", "#ffedaa")
STEEL = ("#a4acb4", "#3a4149", "#ffffff")
BONE = ("#e2d3ae", "#94805a", "#fffbe8")
BLOOD = ("#a82a22", "#5a1014", "#ff9a7a")


def _pressed(canvas: Canvas, side: int) -> Image.Image:
    """What was drawn, with its shadow."""
    drawn = svg("".join(canvas.parts), side, side, VIEW)
    picture = empty(side, side)
    shadow(
        picture, drawn[..., 3], 0, 0, max(2, side / 48), dx=round(side / 64), dy=round(side / 48), dark=0.85
    )
    over(picture, drawn)
    return to_image(picture)


# Offerings


def _bowl(c: Canvas, x: float, y: float, size: float) -> None:
    """An offering bowl with blood to its brim, a rune twig lying in it."""
    with c.placed(x, y, size):
        foot = plate(path("-30,44 30,44 40,66 -40,66"))
        c.form(foot, *BONE, Pen(4, 4, (8, 5), 3))
        bowl = blob(path("-80,-14! -76,22 -44,52 0,56 44,52 76,22 80,-14!"))
        c.form(bowl, *BONE, Pen(5, 5, (16, 9), 4, hatch=20, step=7))
        for k in range(-3, 4):
            mark = stroke(
                [(k * 21 - 6, 14 + 6 * math.cos(k * 0.8)), (k * 21 + 5, 30 + 6 * math.cos(k * 0.8))],
                6,
                (0.5, 0.5),
            )
            c.fill(mark, "#5a4020")
        lip = disc(0, -16, 82, 0.30)
        c.form(lip, *BONE, Pen(5, 4, (8, 4), 4))
        c.form(disc(0, -16, 68, 0.26), *BLOOD, Pen(3, 0, (-10, -4), 0))
        c.fill(stroke([(-44, -20), (-14, -26), (20, -25)], 5, (0.2, 0.1)), BLOOD[2], 0.8)


def _drop(c: Canvas, x: float, y: float, size: float) -> None:
    with c.placed(x, y, size):
        drop = blob(path("0,-44! 0,-44! 20,-8 25,14 0,34 -25,14 -20,-8"))
        c.form(drop, *BLOOD, Pen(4.5, 4, (9, 7), 4))


def sacrifice(twice: bool = False) -> Image.Image:
    """An offering: a bowl under a drop of blood; a Berserk's counts twice, so there are two of both."""
    c = Canvas(601)
    if twice:
        _bowl(c, -12, -6, 0.78)
        _bowl(c, 16, 48, 0.78)
        _drop(c, -40, -66, 0.84)
        _drop(c, 24, -62, 0.84)
    else:
        _bowl(c, 0, 28, 1.0)
        _drop(c, 0, -58, 1.06)
    return _pressed(c, 144)


# Marks of a seat


def _turf(c: Canvas) -> None:
    mound = blob(path("-92,92! -86,66 -50,52 -14,58 20,50 62,56 88,70 94,92!"))
    c.form(mound, "#5a4a30", "#2a2014", "#b99a5c", Pen(5, 4, (8, 8), 4, hatch=16, step=8))
    for x in (-70, -46, 44, 66):
        for lean in (-7, 0, 7):
            c.fill(stroke([(x, 62), (x + lean * 0.5, 50), (x + lean, 38)], 6, (1, 0)), "#6f8a3c")


def passed() -> Image.Image:
    """A sword thrust into the ground, a furled cloth about its hilt: this seat is done."""
    c = Canvas(602)
    blade = plate(path("-13,-34 13,-34 11,66 -11,66"))
    c.form(blade, *STEEL, Pen(5, 5, (9, 3), 4))
    c.fill(block(-3, -30, 3, 60), "#5a636c")
    _turf(c)
    c.form(block(-8, -72, 8, -40, 3), "#6b3c20", "#2c160c", "#c98a50", Pen(4, 4, (5, 3), 3))
    c.form(block(-44, -48, 44, -32, 7), *GOLD, Pen(4.6, 4, (8, 5), 3.4))
    pommel = joined([disc(-13, -76, 11), disc(13, -76, 11), disc(0, -84, 15)])
    c.form(pommel, *GOLD, Pen(4.6, 4, (8, 6), 3.4))
    cloth = blob(path("-10,-28! 34,-32 58,-8 50,24 60,54 36,44! 30,14 14,-4 -12,-12!"))
    c.form(cloth, *BLOOD, Pen(4.6, 4, (9, 7), 4, hatch=12, step=7))
    c.brush(path("12,-22 36,-10 38,22 46,44"), 5, INK)
    return _pressed(c, 192)


def first() -> Image.Image:
    """A lit torch on a round plaque: who passed first, and wins ties."""
    c = Canvas(603)
    c.form(disc(0, 0, 94), *GOLD, Pen(5, 5, (11, 11), 5, hatch=12))
    field = disc(0, 0, 76)
    c.form(field, "#22385a", "#101c33", None, Pen(4, 0, (-9, -9)))
    with c.clipped(field):
        for k in range(14):
            a = k * math.tau / 14
            far = [(130 * math.cos(a + d), -24 + 130 * math.sin(a + d)) for d in (-0.1, 0.1)]
            c.fill(plate([(0, -24), *far]), "#7ea0c8", 0.32)
    staff = plate(path("-13,10 13,10 7,88 -7,88"))
    c.form(staff, "#7a4a28", "#2c160c", "#d89a5c", Pen(4.6, 4, (6, 3), 3))
    _blaze(c)
    c.form(plate(path("-26,2 26,2 20,24 -20,24")), *STEEL, Pen(4.6, 4, (8, 4), 3.4))
    return _pressed(c, 192)


def _blaze(c: Canvas) -> None:
    """The flame of a torch, three tones deep."""
    flame = "0,6 -34,-8 -36,-40 -18,-58 -22,-84! -2,-70 4,-96! 20,-66 34,-46 34,-10"
    for share, paint in ((1.0, "#c23a1c"), (0.74, "#f08a2a"), (0.44, "#ffe27a")):
        tongue = blob([(x * share, y * share + 2) for x, y in path(flame)])
        if share == 1.0:
            c.outline(tongue, 4.6, 3)
        c.fill(tongue, paint)


def lead() -> Image.Image:
    """A wolf's head of gold on a pole: the strongest row."""
    c = Canvas(604)
    c.form(block(-9, 10, 9, 96, 4), "#6b3c20", "#2c160c", "#c98a50", Pen(4.6, 4, (6, 3), 3))
    for side in (-1, 1):
        tail = plate([(side * x, y) for x, y in path("8,20 34,12 52,66 44,92 34,78 22,98 16,60")])
        c.form(tail, *BLOOD, Pen(4.6, 4, (8, 7), 4, hatch=10))
    mask = plate(
        path("-84,-98 -44,-62 44,-62 84,-98 82,-30 58,2 40,10 22,52 0,62 -22,52 -40,10 -58,2 -82,-30")
    )
    c.form(mask, *GOLD, Pen(5.4, 5, (14, 9), 5, hatch=16, step=7))
    c.fill(plate(path("-74,-80 -50,-58 -66,-36")), mix(GOLD[1], INK, 0.4))
    c.fill(plate(path("74,-80 50,-58 66,-36")), mix(GOLD[1], INK, 0.4))
    for side in (-1, 1):
        eye = plate([(side * x, y) for x, y in path("14,-16 46,-30 42,-12 24,-6")])
        c.form(eye, "#c8302a", "#5a1014", "#ffd0a0", Pen(3.4, 2, (4, 3), 2))
        c.brush([(side * 8, -34), (side * 30, -44), (side * 56, -40)], 6, INK)
        c.brush([(side * 14, 2), (side * 12, 22), (side * 18, 36)], 5, INK)
    c.form(plate(path("-14,30 14,30 6,46 -6,46")), "#2a1a12", "#120a08", "#8a6a3a", Pen(3, 2, (4, 3), 2))
    return _pressed(c, 192)


# Heads of the lines between units


def arrow(plus: bool) -> Image.Image:
    """A chevron that points to the right: whole and golden with a plus, or jagged and red with a minus."""
    c = Canvas(605 + plus)
    back = "-6,0" if plus else "-26,60 -50,32 -6,0 -50,-32 -26,-60"
    head = plate(path(f"-60,-88 24,-88 96,0 24,88 -60,88 {back}"))
    paint = ("#e6b948", "#8a5a16", "#fff4bc") if plus else ("#a82a24", "#4a0c12", "#f0907a")
    c.form(head, *paint, Pen(7, 6, (10, 9), 6))
    sign = block(-2, -10, 62, 10, 3)
    if plus:
        sign = joined([sign, block(20, -32, 40, 32, 3)])
    c.form(sign, "#fff6dc", "#d8c498", None, Pen(5, 3, (3, 3), 0))
    return _pressed(c, 96)


TOKENS: dict[str, Callable[[], Image.Image]] = {
    "sacrifice": sacrifice,
    "sacrifice-2": partial(sacrifice, True),
    "mark-passed": passed,
    "mark-first": first,
    "mark-lead": lead,
    "arrow-plus": partial(arrow, True),
    "arrow-minus": partial(arrow, False),
}
