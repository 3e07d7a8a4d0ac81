"""Jarls from Agnar to Gorm."""

from __future__ import annotations

from art.ink import Pen, block
from art.portrait import arms, headgear
from art.portrait.person import SKINS, Arm, Person
from art.portrait.shield import round_shield
from art.scene import hands, things
from art.scene.land import flames
from art.scene.stage import Stage
from art.valhalla.jarl import crowds, places, props
from art.valhalla.jarl.frame import Jarl, on_head


def _torch(s: Stage, p: Person) -> None:
    """Agnar lights the pyre."""
    c = s.canvas
    with c.placed(122, 640, 1.0, -0.12):
        c.form(block(-13, -190, 13, 60, 4), "#7a4f2c", "#3a2216", "#c98f55", Pen(4, 4, (8, 0)))
        c.form(block(-24, -226, 24, -168, 8), "#4a3a34", "#1c1412", "#a08a70", Pen(4, 4, (9, 5), hatch=12))
        hands.fist(c, p.skin, "#5a3d4a", -1)
    flames(s, 56, 138, 424, 170, count=7)


def _crow_woman(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(486, 604, 1.12, 0.0, True):
        things.raven(c)
    with c.placed(128, 752, 1.0, 0.2):
        props.cards(c, 3, "#c9b48a")
        hands.fist(c, p.skin, "#2b2a38", -1)


def _tossed_dice(s: Stage, p: Person) -> None:
    c = s.canvas
    props.palm_with(c, (446, 742), -0.16, p, "#8e2f24", flip=True)
    for x, y, size, turn, signs in (
        (430, 488, 0.62, 0.3, ("axe", "sword", "spear")),
        (520, 404, 0.46, -0.4, ("shield", "bow", "axe")),
    ):
        with c.placed(x, y, size, turn):
            things.die(c, signs)


def _shield_before(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(190, 772, 1.7):
        round_shield(c, 110, ("#d2a62c", "#7c2119"), 0)
    with c.placed(496, 650, 1.0, 0.1):
        hands.wielding(c, "spear", p.skin, "#6b4128", 1)


def _two_axes(s: Stage, p: Person) -> None:
    c = s.canvas
    for x, y, turn, side in ((160, 690, 0.02, -1), (424, 676, 0.1, 1)):
        with c.placed(x, y, 1.02, turn):
            hands.wielding(c, "axe", p.skin, SKINS[p.skin][0], side)


def _dice_aside(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(128, 860, 1.2, -0.14):
        things.lyre(c)
    props.palm_with(c, (440, 812), -0.2, p, "#3f4a3a", flip=True, size=0.84)
    with c.placed(444, 612, 0.62, 0.16):
        things.die(c, ("axe", "sword", "shield"))


def _great_bow(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(474, 640, 1.0, 0.12):
        with c.placed(-58, -150, 1.06, 0.0, True):
            arms.bow(c)
        hands.fist(c, p.skin, "#3a6a4c", 1)
    with c.placed(150, 748, 0.9, 0.2):
        props.cards(c, 2)
        hands.fist(c, p.skin, "#3a6a4c", -1)


def _seer(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(92, 330, 1.0, -0.05):
        things.staff(c, "skull")
    with c.placed(88, 676, 1.0, -0.05):
        hands.fist(c, p.skin, "#3a2430", -1)
    for x, y, size, turn in ((462, 724, 0.56, 0.3), (400, 800, 0.5, -0.3)):
        with c.placed(x, y, size, turn):
            things.die(c, ("skull", "fire", "axe"), "#d9c8a8")


def _idle_king(s: Stage, p: Person) -> None:
    c = s.canvas
    with on_head(s, p) as head:
        headgear.crown(head)
    with c.placed(334, 624, 0.82, -0.5):
        things.horn(c, drink=True)
    with c.placed(484, 648, 1.0, 0.16):
        hands.fist(c, p.skin, "#7a57a8", 1)
        with c.placed(0, 90):
            props.rings(c, 2)


JARLS = {
    "agnar": Jarl(
        Person(101, "bear", yaw=22, roll=3, age=2, build="lean", skin="ruddy", nose="broken",
               mouth="grim", hair="ash", cut="one", beard="twin", brow=14, iris="#7a8a8a",
               scars=("eye-left", "lip"), props=("patch-right",), garment="lamellar", cloak="#5a3d4a",
               collar="fur", fur="#4a3a34", turn=0.5, at=(296, 390)),
        "dawn", places.burning_ship, before=_torch, aside=6, lean=3),
    "aslaug": Jarl(
        Person(102, "wolf", woman=True, age=3, yaw=-24, pitch=-6, roll=-4, build="gaunt", skin="pale",
               nose="hook", mouth="smirk", eyes="open", wide=5, iris="#9a8a3a", brow=8, hair="white",
               cut="straight", head="hood", cloak="#2b2a38", collar="fur", fur="#23242b", turn=-0.5,
               jewels=("claws",), marks=("tattoo",), at=(280, 400)),
        "ash", places.raven_tree, before=_crow_woman, size=1.04, aside=6, lean=-4),
    "beinir": Jarl(
        Person(103, "bear", age=0, yaw=18, pitch=8, roll=6, build="square", skin="ruddy", nose="snub",
               mouth="laugh", hair="ginger", cut="short", beard="stubble", brow=5, brow_lift=3, wide=7,
               iris="#4f8a6a", marks=("freckles",), garment="tunic", cloak="#8e2f24", collar="", turn=0.4,
               jewels=("hammer",), at=(262, 380)),
        "gold", crowds.banners, before=_tossed_dice, size=0.9, aside=-22, lean=5),
    "bernhard": Jarl(
        Person(104, "boar", age=2, yaw=-12, pitch=-4, build="broad", skin="fair", nose="broad",
               mouth="set", hair="grey", cut="bald", beard="square", brow=12, iris="#5f8aa0",
               scars=("brow",), garment="mail", cloak="#7c5a24", collar="roll", turn=-0.2, bulk=1.14,
               head="guards", metal="#7b828b", at=(276, 384), size=1.04),
        "storm", crowds.shield_wall, before=_shield_before, size=1.06),
    "brynjar": Jarl(
        Person(105, "bear", age=1, yaw=-10, pitch=4, roll=-7, build="square", skin="ruddy", nose="broken",
               mouth="shout", hair="red", cut="wild", beard="bristle", brow=22, wide=9, iris="#9fd0e0",
               head="bear", fur="#6b4a30", garment="bare", collar="", turn=-0.2, jewels=("claws",),
               paint="claw", paint_colour="#7c1a18", at=(284, 392)),
        "snow", places.blizzard, before=_two_axes, lean=-5),
    "egil": Jarl(
        Person(106, "stag", age=2, yaw=26, pitch=-2, roll=4, build="square", skin="tan", nose="broad",
               mouth="grim", hair="black", cut="bald", beard="full", brow=16, brow_lift=2, wide=5,
               iris="#3a3a3a", scars=("cheek-left",), garment="gambeson", cloak="#3f4a3a", collar="fur",
               fur="#4a3a2a", turn=0.3, jewels=("torc",), at=(286, 372), size=1.12),
        "hall", crowds.feast, before=_dice_aside, size=1.06, lean=2),
    "einar": Jarl(
        Person(107, "wolf", age=0, yaw=-30, pitch=2, roll=-3, build="long", skin="fair", nose="long",
               mouth="proud", hair="chestnut", cut="topknot", beard="goat", brow=6, slant=8,
               iris="#6a8a3a", garment="gambeson", cloak="#3a6a4c", collar="roll", turn=-0.6,
               arms=(Arm("quiver", "shoulder", -1),), paint="line", at=(280, 386)),
        "moss", places.forest, before=_great_bow, size=0.88, aside=-16, lean=-4),
    "esbjorn": Jarl(
        Person(108, "bear", age=3, yaw=14, pitch=10, roll=2, build="gaunt", skin="pale", nose="hook",
               mouth="howl", eyes="open", wide=10, iris="#e0b040", brow=9, brow_lift=6, hair="white",
               cut="wild", beard="fork", garment="cloak", cloak="#3a2430", collar="fur", fur="#3a2a24",
               turn=0.2, jewels=("claws",), marks=("soot",), at=(276, 384)),
        "blood", places.eaten_sun, before=_seer, size=0.93, aside=-10, lean=3),
    "gorm": Jarl(
        Person(109, "stag", age=3, yaw=-18, pitch=-3, roll=-6, build="round", skin="ruddy", nose="broad",
               mouth="smile", hair="chestnut", cut="loose", beard="beaded", brow=5, wide=5, iris="#5f7a50",
               marks=("blush",), garment="cloak", cloak="#7a57a8", collar="fur", fur="#d8cdb2", turn=-0.3,
               bulk=1.16, jewels=("brooch",), at=(262, 400), size=1.05),
        "gold", crowds.two_fight, before=_idle_king, size=1.02, aside=-14, lean=-4),
}  # fmt: skip
