"""Tyr: the sword in the hand that is left, the bound stump, and behind him the wolf that has the other."""

from __future__ import annotations

from art.ink import INK, Canvas, blob, path, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.person import SKINS, Person
from art.relief import wolf
from art.relief.card import apart, before, haze, shine
from art.relief.parts import RED, cut_open
from art.relief.relief import Block, Finish, Graver
from art.scene import hands, land
from art.scene.deed import cut, limb
from art.wolves.blue.stage import GILT, LEATHER, bust, ground

NECK = "30,50 100,-60 190,-60 320,60 320,420 60,420 -20,220"
LINEN = ("#e9e6dc", "#8f9aa8", "#ffffff")
TYR = Person(
    903, "stag", age=1, yaw=-16, pitch=3, roll=-2, build="strong", skin="fair", nose="straight", mouth="set",
    hair="ash", cut="band", beard="square", brow=12, wide=7, slant=5, iris="#7fb4e0", garment="lamellar",
    metal="#8496aa", cloak="#2a3f63", collar="", turn=-0.2, bulk=1.0, scars=("brow",), at=(284.0, 396.0),
)  # fmt: skip


def tyr() -> Block:
    """He gave his hand for the word that bound the wolf."""
    s = ground(903, "tyr")
    land.sky(s, 480)
    land.clouds(s, 6, 20, 170, True)
    b = before(s, "#9fc4ee", 13)
    shine(b, (120, 120), 240, "#f4efe0", 0.3)
    apart(b, _wolf, "#b8ccdd", 3, 16, 0.3)
    haze(b, -200, 470, "#0b0f18", 0.35)
    bust(b, TYR, (178, 166), 0.64, "#f4efe0", over=_over)
    return b


def _wolf(b: Block) -> None:
    """Fenrir over his shoulder, bound; blood on the teeth."""
    with b.canvas.placed(404, 122, 0.86, -0.04):
        wolf.neck(b, wolf.GREY, NECK, flow=(40, 66), gap=15, long=70)
        for line in ("-20,230 60,232 150,214 260,150", "-10,330 70,318 170,290 280,220"):
            band = stroke(path(line), 20, (0.9, 0.9)).intersection(blob(path(NECK)))
            b.glow(band, "#f2b84a", 8, 0.5)
            b.part(band, GILT, 8, Finish(3, Graver(1.2, 4, 0.4, 0.5, 0), (2.4, 1.6), glow=0.1))
        wolf.head(b, wolf.GREY, 0.40)
        cut_open(b, path("-150,124 -128,120 -108,128"), 9, RED, [(0.2, 52), (0.7, 74)])


def _over(c: Canvas, p: Person) -> None:
    _stump(c, p)
    with c.placed(484, 722, 1.0, 0.05):
        with c.placed(0, -72):
            arms.sword(c)
        hands.fist(c, p.skin, p.cloak, 1)


def _stump(c: Canvas, p: Person) -> None:
    """The right arm, raised: wool to the elbow, a bracer, and linen wound over what ends there."""
    arm = limb([(96.0, 700.0), (116.0, 612.0), (124.0, 540.0)], [104, 88, 74])
    cut(c, arm, SKINS[p.skin], 5, shift=(18, 8), rim=5, hatch=26)
    sleeve = blob(path("150,610 168,700 160,790 150,900 -60,900 -36,760 10,680 52,656! 120,684"))
    wool = mix(p.cloak, "#7f9cc8", 0.15)
    cut(c, sleeve, (wool, mix(wool, INK, 0.55), "#a9c0e4"), 5, shift=(26, 8), rim=5, hatch=40, step=8)
    for line in ("30,700 20,780 28,880", "90,710 76,790 84,890", "128,700 122,790 126,890"):
        c.brush(path(line), 9, mix(wool, INK, 0.6), clip=sleeve)
    bracer = blob(path("60,622 108,636 166,618 164,684 110,704 48,688"))
    cut(c, bracer, LEATHER, 4.5, shift=(14, 8), rim=4, hatch=18)
    c.studs([(74, 660), (106, 672), (142, 660)], 6, "#dfe6ee")
    _linen(c)


def _linen(c: Canvas) -> None:
    cap = blob(path("86,600 84,550 92,514 122,496 152,510 164,548 162,600 124,612"))
    cut(c, cap, LINEN, 5, shift=(14, 8), rim=5, hatch=20)
    for line in (
        "84,586 124,592 164,570",
        "84,562 122,562 166,536",
        "88,536 122,532 158,512",
        "96,514 120,508 142,500",
    ):
        c.brush(path(line), 6, LINEN[1], clip=cap, ends=(0.6, 0.6))
    c.fill(blob(path("104,506 128,500 144,514 134,532 112,530")), "#9c1f22", 0.8)
    c.fill(blob(path("118,540 134,538 138,552 124,556")), "#9c1f22", 0.6)
    end = blob(path("160,586! 186,600 196,640! 176,634 164,612"))
    cut(c, end, LINEN, 3.4, shift=(6, 6), rim=3)
