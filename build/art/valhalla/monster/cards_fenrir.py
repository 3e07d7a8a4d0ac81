"""Six cards of Fenrir, from the whelp in the yard to jaws between earth and sky."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.relief import wolf
from art.relief.card import apart, before, ground, haze, shine, staging
from art.relief.parts import RED, creases, cut_open
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Finish, Graver, Tones
from art.scene import land
from art.scene.folk import POSES, Folk, figure
from art.scene.hands import open_hand
from art.scene.stage import Stage
from art.valhalla.monster import fenrir
from art.valhalla.scene.bonds import chain

FROST = "#9fd0ec"
CHAIN = ("#7b838d", "#1d2026", "#f2e8d4")
GOLD: Tones = ("#4a2c06", "#a8741a", "#f2c860", "#fffbe0")


def whelp() -> Block:
    """A cub that is already higher than the man who feeds him."""
    s = ground(3, "yard")
    land.sky(s, 300)
    land.sun(s, 386, 82, 34, rays=0.7)
    land.peaks(s, 300, 120, 4, depth=0.3, snow=True)
    for k in range(16):
        post = plate(
            [
                (-10 + k * 32, 250 - 8 * (k % 3)),
                (4 + k * 32, 228 - 9 * (k % 2)),
                (18 + k * 32, 250),
                (18 + k * 32, 344),
                (-10 + k * 32, 344),
            ]
        )
        s.canvas.form(post, "#5f4632", "#2a1a12", "#b08a5c", Pen(3, 3, (8, 4), 3, hatch=12))
    land.ground(s, 334, 6, "#2f3a26")
    b = before(s, FROST, 5)

    apart(b, _cub, "#ffe8b8", 3, 14, 0.3)
    with staging(b, "yard") as st:
        _feeder(st.canvas)
    return b


def _cub(b: Block) -> None:
    """The whelp, sitting."""
    with b.canvas.placed(300, 196, 0.66):
        tail = stroke(path("120,280 190,290 230,240 216,190"), 58, (0.8, 0.1), 0.4)
        form = b.part(tail, wolf.WHELP.mane, 24, Finish(3))
        fur(b, tail, (40, -60), wolf.WHELP.mane, Locks(13, 46, 12), form=form, seed=2, order=(0, 1))
        wolf.neck(
            b,
            wolf.WHELP,
            "-10,60 60,40 130,30 190,120 212,230 196,310 120,332 -30,334 -62,260 -60,160",
            flow=(14, 70),
        )
        for x in (-44.0, 26.0):
            _foreleg(b, x)
        with b.canvas.placed(10, 20, 0.94, -0.10):
            wolf.head(b, wolf.WHELP, 0.16, snarl=False)


def _foreleg(b: Block, x: float) -> None:
    leg = blob(path("-24,190 30,190 26,270 34,324 10,340 -40,338 -44,320 -22,300", x, 0))
    form = b.part(
        leg,
        wolf.WHELP.face,
        26,
        Finish(3, rim=(3, 3)),
        creases([[(x - 28, 336), (x - 26, 322)], [(x - 6, 338), (x - 4, 324)]], -9, 5, 2),
    )
    shape = blob(path("-18,180 24,180 18,262 -14,262", x, 0))
    fur(b, shape, (4, 70), wolf.WHELP.face, Locks(12, 40, 10), form=form, seed=int(x) + 60)


def _feeder(c: Canvas) -> None:
    with c.placed(52, 408, 0.74):
        figure(c, POSES["thrust"], Folk("#3f5d86", helm="", hair="#c9a04a", cloak="#7c2119", beard=True))
    pole = stroke([(82, 328), (136, 284)], 6, (1, 1), 0.5, False)
    c.form(pole, "#7a4f2c", "#3a2216", "#c98f55", Pen(2.6, 2.4))
    meat = blob(path("118,286 128,262 154,260 164,280 150,300 126,300"))
    c.form(meat, "#a8322c", "#5a1418", "#f0907a", Pen(3, 3, hatch=8))
    c.form(disc(160, 266, 7), "#f3ead2", "#a88b5c", "#fff", Pen(2, 1.6))


def leyding() -> Block:
    """He strains, and the first chain bursts at his chest."""
    s = ground(7, "iron-storm")
    land.sky(s, 380)
    land.clouds(s, 6, 20, 170, True)
    land.peaks(s, 420, 150, 5, depth=0.5, snow=True)
    b = before(s, FROST, 6)
    shine(b, (240, 340), 260, "#dff0f4", 0.5)

    def beast(b: Block) -> None:
        with b.canvas.placed(236, 170, 0.62, 0.06):
            fenrir.head(b)

    apart(b, beast, "#cfe6ee", 3, 20, 0.35)
    for line, size in (("-10,300 70,350 150,380", 0.72), ("490,292 420,344 338,382", 0.72)):
        with b.inking() as c:
            chain(c, path(line), size, CHAIN)
    with staging(b, "iron-storm") as st:
        land.burst(st, (244, 398), 62, 15)
        land.sparks(st, (244, 398), 190, 46)
    _links(b, ((186, 418, 0.5, 0.6), (300, 424, -0.7, 0.66), (238, 352, 1.2, 0.5), (352, 330, 0.3, 0.5)))
    return b


def _links(b: Block, spots: tuple[tuple[float, float, float, float], ...]) -> None:
    """Broken links that fly."""
    for x, y, turn, size in spots:
        with b.canvas.placed(x, y, size, turn):
            ring = (
                block(-40, -25, 40, 25, 24)
                .difference(block(-24, -10, 24, 10, 9))
                .difference(plate(path("10,-40 34,-30 26,0 6,-4")))
            )
            b.part(ring, ("#14161c", "#343a44", "#828b95", "#f6ecd8"), 9, Finish(3.6, Graver(0.9, 5), (3, 3)))


def dromi() -> Block:
    """The second fetter flies in pieces over a red morning; he has thrown back his head."""
    s = ground(11, "red-morning")
    land.sky(s, 430)
    land.sun(s, 118, 330, 60)
    land.peaks(s, 456, 90, 6, depth=0.8)
    b = before(s, "#c05a3a", 7)

    def beast(b: Block) -> None:
        with b.canvas.placed(318, 214, 0.86, 0.62):
            wolf.neck(
                b,
                wolf.GREY,
                "40,40 110,-40 190,0 360,60 520,200 420,480 120,480 30,260",
                flow=(50, 60),
                gap=17,
                long=80,
            )
            wolf.head(b, wolf.GREY, 0.52, back=True)

    apart(b, beast, "#ffcf7a", 3.5, 16, 0.3)
    _links(
        b,
        (
            (70, 92, 0.4, 0.95),
            (150, 180, -0.8, 0.7),
            (44, 210, 1.1, 0.75),
            (424, 60, 0.7, 0.8),
            (238, 420, 0.2, 1.1),
            (120, 402, -0.4, 0.9),
            (330, 404, 1.3, 0.9),
            (216, 34, 2.0, 0.55),
        ),
    )
    with staging(b, "red-morning") as st:
        land.sparks(st, (240, 330), 210, 60, colour="#ffe8a8")
    return b


def hand() -> Block:
    """Tyr's hand between the jaws: only teeth, a wrist, and the eye that knows."""
    s = ground(13, "oath")
    land.sky(s, 520)
    b = before(s, "#b87ad0", 8)
    shine(b, (60, 240), 260, "#ffb46a", 0.45)
    with b.canvas.placed(386, 128, 1.34, 0.02):
        wolf.neck(b, wolf.GREY, "40,60 90,-90 180,-80 260,200 100,300 60,180", gap=16)
        wolf.ears(b, wolf.GREY, True)
        wolf.inside(b, 0.34)
    with b.canvas.placed(196, 292, 1.02, 1.50), b.inking() as c:
        open_hand(c, "ruddy", "#2f4a7c", long=330)
    with b.canvas.placed(386, 128, 1.34, 0.02):
        wolf.head_over(b, wolf.GREY, 0.34)
        cut_open(b, path("-150,126 -128,122 -108,130"), 9, RED, [(0.2, 52), (0.7, 74)])
    with staging(b, "oath") as st:
        land.blood(st, (250, 412), 70, 14)
    return b


def gleipnir() -> Block:
    """Two paws under a ribbon of silk that frays; far up in the dark, his eyes."""
    s = ground(17, "cave")
    land.sky(s, 600, (0.3, 0.6))
    land.stars(s, 40, 120)
    b = before(s, FROST, 9)
    with b.canvas.placed(240, 92, 0.50):
        fenrir.head(b)
    haze(b, -60, 330, "#070a12", 0.7)
    for flip, x in ((False, 142), (True, 338)):
        with b.canvas.placed(x, 322, 0.95, 0.06 if flip else -0.06, flip):
            _paw(b)
    ribbon = [
        path("-20,236 80,268 150,240 232,276 330,240 400,268 500,230"),
        path("-20,300 70,306 150,322 232,276 330,322 410,304 500,296"),
        path("-20,346 60,330 140,284 232,278 330,286 420,332 500,350"),
    ]
    for k, line in enumerate(ribbon):
        band = stroke(line, 17, (0.7, 0.7))
        b.glow(band, "#f2b84a", 9, 0.55)
        b.part(band, GOLD, 7, Finish(2.6, Graver(1.2, 4, 0.4, 0.5, 0), (2.4, 1.6), glow=0.12))
        if k == 1:
            _frayed(b)
    shine(b, (232, 268), 120, "#ffe9a8", 0.5)
    return b


def _frayed(b: Block) -> None:
    threads = [
        stroke(path(line), 4.4, (1, 0), 0.1)
        for line in (
            "230,276 250,240 244,200 266,180",
            "234,276 220,240 190,220 176,186",
            "238,272 284,244 300,206 328,196",
            "226,278 204,250 160,246 140,222",
            "232,280 260,262 300,262 332,238",
            "230,276 236,236 220,206 228,168",
        )
    ]
    b.glow(joined(threads), "#ffd070", 6, 0.8)
    b.part(joined(threads), GOLD, 3, Finish(1.8, None, (1.4, 0), glow=0.2))


def _paw(b: Block) -> None:
    leg = blob(path("-66,-128 0,-150 66,-128 78,-40 80,20 40,60 -50,60 -84,20 -76,-40"))
    form = b.part(leg, wolf.GREY.mane, 50, Finish(4, rim=(3, 3)))
    shape = blob(path("-84,-140 0,-166 84,-140 70,-40 40,0 -40,0 -68,-40"))
    fur(b, shape, lambda x, y: (x * 0.25, 60.0), wolf.GREY.mane, Locks(14, 52, 12, 0.22), form=form, seed=4)
    for x, y, wide in ((-66, 52, 44), (66, 52, 44), (-24, 70, 50), (24, 70, 50)):
        toe = blob(
            [
                (x - wide / 2, y),
                (x - wide * 0.4, y - 40),
                (x + wide * 0.4, y - 40),
                (x + wide / 2, y),
                (x + wide * 0.3, y + 26),
                (x - wide * 0.3, y + 26),
            ]
        )
        form = b.part(toe, wolf.GREY.face, 22, Finish(3.4, rim=(3, 3)))
        fur(b, toe.buffer(-9), (0, 40), wolf.GREY.face, Locks(11, 24, 8, 0.3), form=form, seed=int(x) + 80)
        claw = blob(path("-11,14 11,14 9,40 0,64! -9,40", x, y))
        b.part(claw, ("#0a0809", "#2a2422", "#5f564e", "#e6dcc8"), 8, Finish(2.6, Graver(0.2, 4), (2.4, 2)))


def sky() -> Block:
    """The upper jaw at the sky, the lower on the earth; the last light is between them."""
    s = ground(19, "last-sun")
    land.sky(s, 470)
    land.sun(s, 140, 236, 58, rays=1.5)
    b = before(s, "#ff7a2e", 10)

    def beast(b: Block) -> None:
        with b.canvas.placed(372, 92, 1.44, 0.30):
            wolf.neck(b, wolf.GREY, "60,60 60,-120 150,-160 330,-60 330,340 160,330 80,200", gap=18, long=90)
            wolf.head(b, wolf.GREY, 0.92, back=True)

    apart(b, beast, "#ffbe5a", 4, 16, 0.3)
    with staging(b, "last-sun") as st:
        land.pines(st, 462, 46, 22)
        land.sparks(st, (150, 240), 150, 30)
    with staging(b, "last-sun") as st:
        _flee(st)
    return b


def _flee(st: Stage) -> None:
    land.ground(st, 434, 5, "#120405", blades=8)
    for k, x in enumerate((44, 84, 118)):
        with st.canvas.placed(x, 434, 0.17):
            figure(
                st.canvas,
                POSES[("charge", "hail", "guard")[k]],
                Folk(tunic="#2a1010", skin="#5a2c22", weapon="spear"),
            )


SCENES: dict[str, Callable[[], Block]] = {
    "fenrir-whelp": whelp,
    "fenrir-leyding": leyding,
    "fenrir-dromi": dromi,
    "fenrir-hand": hand,
    "fenrir-gleipnir": gleipnir,
    "fenrir-sky": sky,
}
