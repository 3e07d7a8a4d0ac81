"""Jarls from Solveig to Yrsa."""

from __future__ import annotations

from art.portrait import headgear
from art.portrait.person import Arm, Person
from art.scene import hands, things
from art.scene.stage import Stage
from art.valhalla.jarl import crowds, places, props
from art.valhalla.jarl.frame import Jarl, on_head


def _lone_spear(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(96, 676, 0.96, -0.06):
        hands.wielding(c, "spear", p.skin, "#efe4c8", -1)


def _player(s: Stage, p: Person) -> None:
    """Thord moves the king."""
    c = s.canvas
    with c.placed(284, 690, 1.0):
        props.tafl_board(c)
    with c.placed(456, 700, 0.72, -0.5):
        hands.open_hand(c, p.skin, "#2f4a6b", grasp=True)
    with c.placed(402, 596, 1.5):
        props.piece(c, 1)


def _thief(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(448, 700, 1.1, -0.2):
        props.cards(c, 5)
        hands.fist(c, p.skin, "#4a2a3e", 1)


def _matriarch(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(92, 360, 1.0, -0.03):
        things.staff(c, "spiral")
    with c.placed(90, 690, 0.94, -0.03):
        hands.fist(c, p.skin, "#5a2a54", -1)
    with c.placed(420, 742, 0.9):
        props.keys(c)


def _pup(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(404, 738, 1.2, 0.1):
        props.wolf_pup(c)
    with c.placed(122, 760, 0.9, 0.1):
        props.cards(c, 2)
        hands.fist(c, p.skin, "#2f5a3c", -1)


def _rich(s: Stage, p: Person) -> None:
    c = s.canvas
    with on_head(s, p) as head:
        headgear.crown(head, 22, "#2f7a4a")
    with c.placed(284, 850, 1.0):
        props.coins(c, 620, 5, 3)
    with c.placed(128, 716, 0.96, -0.1):
        hands.wielding(c, "axe", p.skin, "#a8302c", -1)
        with c.placed(0, 80):
            props.rings(c, 3)
    props.palm_with(c, (462, 766), -0.1, p, "#a8302c", flip=True, size=0.84)
    with c.placed(446, 634, 0.9):
        props.coins(c, 120, 3, 2)


def _boar_spear(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(92, 660, 1.0, -0.14):
        hands.wielding(c, "axe", p.skin, "#6b4a20", -1)


def _wind(s: Stage, p: Person) -> None:
    c = s.canvas
    props.palm_with(c, (118, 724), 0.12, p, "#1f6a7a")
    for x, y, size, turn in ((104, 476, 0.64, 0.5), (132, 350, 0.4, -0.3)):
        with c.placed(x, y, size, turn):
            things.die(c, ("reroll", "sword", "blank"))
    for k in range(4):
        arc = [(90 - k * 10, 560 - k * 26), (54 - k * 4, 500 - k * 24), (84, 430 - k * 16)]
        c.brush(arc, 7, "#f7f2cf", opacity=0.7)


def _bets(s: Stage, p: Person) -> None:
    c = s.canvas
    with c.placed(428, 590, 0.9, 0.1):
        hands.fist(c, p.skin, "#8a3460", 1)
    with c.placed(424, 634, 0.96):
        props.scales(c)
    with c.placed(150, 846, 0.9):
        props.coins(c, 240, 5, 2)
    with c.placed(110, 740, 0.52, 0.2):
        things.die(c, ("axe", "shield", "sword"))


JARLS = {
    "solveig": Jarl(
        Person(116, "boar", woman=True, age=0, yaw=10, pitch=4, roll=-3, build="heart", skin="fair",
               nose="fine", mouth="smile", hair="flax", cut="loose", brow=0, wide=8, iris="#4f8ac0",
               marks=("freckles", "blush"), garment="tunic", cloak="#efe4c8", collar="", turn=0.2,
               jewels=("circlet", "beads"), at=(288, 392), size=0.96),
        "gold", places.great_sun, before=_lone_spear, size=0.82, aside=14, lean=-1),
    "thord": Jarl(
        Person(118, "stag", age=2, yaw=24, pitch=-12, roll=4, build="long", skin="pale", nose="long",
               mouth="smirk", hair="grey", cut="swept", beard="goat", brow=4, brow_lift=4, wide=5,
               gaze=0.6, iris="#6a7a8a", garment="gambeson", cloak="#2f4a6b", collar="roll", turn=0.4,
               jewels=("torc",), at=(262, 356)),
        "hall", crowds.game_hall, before=_player),
    "thyra": Jarl(
        Person(119, "wolf", woman=True, age=1, yaw=-26, pitch=-4, roll=-5, build="oval", skin="pale",
               nose="fine", mouth="smirk", hair="red", cut="side", brow=7, slant=10, wide=6, gaze=0.8,
               iris="#3f8a5a", head="hood", cloak="#4a2a3e", collar="roll", turn=-0.5,
               scars=("cheek-left",), at=(274, 396)),
        "night", crowds.alley, before=_thief, size=0.95, aside=-18, lean=-5),
    "torunn": Jarl(
        Person(120, "stag", woman=True, age=3, yaw=8, pitch=2, roll=2, build="soft", skin="fair",
               nose="broad", mouth="smile", hair="grey", cut="braids", brow=0, wide=5, iris="#7a6a4a",
               head="veil", garment="cloak", cloak="#5a2a54", collar="fur", fur="#8a6a50", turn=0.2,
               jewels=("beads", "brooch"), bulk=1.06, at=(284, 400)),
        "dusk", crowds.five_clans, before=_matriarch, size=0.9, lean=1),
    "ulfar": Jarl(
        Person(121, "wolf", age=1, yaw=22, pitch=-2, roll=7, build="lean", skin="tan", nose="straight",
               mouth="smirk", hair="brown", cut="loose", beard="short", brow=8, brow_lift=3, slant=10,
               wide=5, gaze=-0.4, iris="#c9b040", head="wolf", fur="#5a6068", garment="cloak",
               cloak="#2f5a3c", collar="fur", turn=0.4, at=(272, 400)),
        "moss", places.moonlit_pack, before=_pup, lean=4),
    "valgard": Jarl(
        Person(122, "bear", age=2, yaw=-14, pitch=3, roll=-4, build="round", skin="ruddy", nose="broad",
               mouth="smile", hair="blond", cut="loose", beard="beaded", brow=7, brow_lift=4, wide=5,
               iris="#3f7a8a", marks=("blush",), garment="cloak", cloak="#a8302c", collar="fur",
               fur="#c9a070", turn=-0.2, bulk=1.18, jewels=("torc", "brooch"), at=(276, 380), size=1.06),
        "forge", crowds.treasury, before=_rich, lean=-2),
    "villsvin": Jarl(
        Person(123, "boar", age=1, yaw=-22, pitch=-4, roll=-4, build="broad", skin="tan", nose="snub",
               mouth="snarl", hair="brown", cut="wild", beard="bristle", brow=20, wide=5, iris="#a06a2a",
               head="boar", fur="#5a4030", garment="pelt", collar="", turn=-0.4, bulk=1.1, paint="tears",
               paint_colour="#5a2a14", jewels=("claws",), at=(290, 408), size=1.04),
        "gold", places.boar_moor, before=_boar_spear, size=1.06, aside=6, lean=-3),
    "vingor": Jarl(
        Person(124, "wolf", age=1, yaw=25, pitch=4, roll=4, build="narrow", skin="dark", nose="straight",
               mouth="smile", hair="blond", cut="swept", beard="braid", brow=8, wide=6, iris="#4fb0c0",
               garment="tunic", cloak="#1f6a7a", collar="roll", turn=0.6, scars=("brow",),
               arms=(Arm("axe", "shoulder", 1),), at=(296, 388)),
        "sea", places.at_sea, before=_wind, size=0.92, lean=6),
    "yrsa": Jarl(
        Person(125, "boar", woman=True, age=1, yaw=-18, pitch=4, roll=5, build="heart", skin="dark",
               nose="small", mouth="laugh", hair="black", cut="crown", brow=2, brow_lift=4, wide=7,
               slant=8, gaze=0.5, iris="#a86a2a", garment="tunic", cloak="#b3457a", collar="", turn=-0.3,
               jewels=("beads",), at=(266, 390)),
        "dawn", crowds.betting_ring, before=_bets, size=0.92, aside=-12, lean=4),
}  # fmt: skip
