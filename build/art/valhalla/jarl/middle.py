"""Jarls from Hödr to Sigvard."""

from __future__ import annotations

from art.portrait import arms, headgear
from art.portrait.person import Arm, Person
from art.portrait.shield import round_shield
from art.portrait.strands import lock
from art.scene import hands, things
from art.scene.stage import Stage
from art.valhalla.jarl import crowds, places, props
from art.valhalla.jarl.frame import Jarl, on_head


def _mistletoe(s: Stage, p: Person) -> None:
    """The spear with a sprig tied to it."""
    c = s.canvas
    with c.placed(468, 650, 0.94, 0.03):
        hands.wielding(c, "spear", p.skin, "#3a4a6b", 1)
    for k in range(7):
        x, y = 456 + (k % 2) * 30 - k * 2, 396 + k * 16
        lock(c, [(470, 392 + k * 15), (x, y), (x + (38 if k % 2 else -38), y + 16)], 17, "#7fa85a", strands=1)
    c.studs([(450, 432), (492, 448), (446, 474), (488, 494)], 7, "#fbf7e8")


def _falconer(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(92, 674, 1.0, 0.1):
        hands.fist(c, p.skin, "#5a3d26", -1)
    with c.placed(96, 634, 1.4):
        props.falcon(c)


def _chosen(s: Stage, p: Person) -> None:
    """One finger decides who goes."""
    c = s.canvas
    props.palm_with(c, (474, 650), 0.1, p, "#2b4468", flip=True)
    with c.placed(92, 690, 1.0, -0.1):
        hands.wielding(c, "sword", p.skin, "#2b4468", -1)


def _queen(s: Stage, p: Person) -> None:
    c = s.canvas
    with on_head(s, p) as head:
        headgear.crown(head, 30, "#1f8581")
    with c.placed(46, 560, 0.82, -0.1):
        things.horn(c)
    with c.placed(150, 668, 0.94, 0.16):
        hands.fist(c, p.skin, "#2b7480", -1)
    with c.placed(430, 730, 1.0):
        props.keys(c)


def _dragon_slayer(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(480, 672, 1.06, 0.16):
        hands.wielding(c, "sword", p.skin, "#8e2f24", 1)
    props.palm_with(c, (118, 806), 0.1, p, "#8e2f24", size=0.8)
    with c.placed(112, 610, 0.6, -0.2):
        things.die(c, ("blank", "sword", "blank"))


def _stubborn(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(452, 742, 1.56):
        round_shield(c, 110, ("#41586a", "#e9dfc8"), 3)
    with c.placed(84, 646, 1.0, -0.06):
        hands.wielding(c, "spear", p.skin, "#4a5a3a", -1)


def _all_weapons(s: Stage, p: Person) -> None:
    c = s.canvas
    for x, y, turn, flip in ((170, 190, -0.24, False), (402, 196, 0.24, True)):
        with c.placed(x, y, 0.94, turn, flip):
            arms.spear(c)


JARLS = {
    "hodr": Jarl(
        Person(110, "stag", age=2, yaw=-16, pitch=6, roll=0, build="square", skin="pale", nose="broken",
               mouth="set", eyes="blind", wide=7, brow=2, brow_lift=4, hair="black", cut="straight",
               beard="long", garment="cloak", cloak="#3a4a6b", collar="fur", fur="#8a8f98", turn=-0.3,
               bulk=1.2, scars=("eye-left", "eye-right"), at=(270, 366), size=1.16),
        "night", crowds.retinue, before=_mistletoe, size=1.14, aside=10),
    "ketil": Jarl(
        Person(111, "wolf", age=1, yaw=-32, pitch=-2, roll=-2, build="long", skin="tan", nose="hook",
               mouth="smirk", hair="black", cut="swept", beard="moustache", brow=10, slant=10, wide=5,
               iris="#c9a24b", garment="tunic", cloak="#5a3d26", collar="roll", turn=-0.6, at=(318, 392)),
        "dusk", places.cliff, before=_falconer, size=0.92, aside=18, lean=-3),
    "ottar": Jarl(
        Person(112, "stag", age=2, yaw=20, pitch=10, roll=3, build="lean", skin="fair", nose="straight",
               mouth="proud", hair="brown", cut="band", beard="short", brow=9, iris="#5f8aa0",
               garment="cloak", cloak="#2b4468", collar="fur", fur="#6b5038", turn=0.3,
               jewels=("torc", "brooch"), at=(276, 392)),
        "night", places.rainbow_bridge, before=_chosen, size=0.9, lean=2),
    "ragnhild": Jarl(
        Person(113, "boar", woman=True, age=1, yaw=16, pitch=5, roll=2, build="strong", skin="fair",
               nose="straight", mouth="proud", hair="blond", cut="braids", brow=5, wide=7, iris="#2f7a8a",
               garment="cloak", cloak="#2b7480", collar="fur", fur="#e0d8c4", turn=0.3, jewels=("beads",),
               at=(286, 392)),
        "sea", crowds.fleet, before=_queen, size=0.92, lean=1),
    "sigurd": Jarl(
        Person(114, "bear", age=0, yaw=-20, pitch=6, roll=-4, build="strong", skin="fair",
               nose="straight", mouth="set", hair="flax", cut="loose", beard="short", brow=9, wide=7,
               iris="#3f7ab0", garment="lamellar", cloak="#8e2f24", metal="#c9a24b", collar="", turn=-0.3,
               jewels=("torc",), paint="fingers", paint_colour="#8e1f1c", at=(276, 386)),
        "green", places.dragon, before=_dragon_slayer, size=0.9, aside=-34, lean=-4),
    "sigvard": Jarl(
        Person(115, "wolf", age=2, yaw=12, pitch=-6, roll=0, build="broad", skin="ruddy", nose="straight",
               mouth="grim", hair="brown", cut="loose", beard="braid", brow=12, iris="#7a9aa8",
               head="spectacles", metal="#6b727b", garment="mail", cloak="#4a5a3a", collar="", turn=0.2,
               bulk=1.08, at=(270, 392)),
        "storm", places.thunder, before=_stubborn, size=0.98),
    "styr": Jarl(
        Person(117, "wolf", age=1, yaw=28, pitch=0, roll=5, build="lean", skin="dark", nose="broken",
               mouth="snarl", hair="black", cut="mohawk", beard="stubble", brow=18, wide=6,
               iris="#d8c060", marks=("tattoo",), scars=("cheek-right", "nose"), garment="pelt",
               fur="#4a4440", collar="", turn=0.5, jewels=("claws",),
               arms=(Arm("great", "crossed", -1), Arm("axe", "crossed", 1), Arm("sword", "fist", -1)),
               at=(280, 388)),
        "ash", crowds.ash_field, behind=_all_weapons, size=0.96, lean=5),
}  # fmt: skip
