"""The wolf clan: lean and hungry for fame; pointed ears, grey pelts, green skies."""

from functools import partial

from art.portrait.carry import crossed, fist, front, left, right
from art.portrait.person import Person, Sky

_wolf = partial(Person, clan="wolf", fur="#7d8488", bulk=0.9, size=0.96, build="lean")
_woman = partial(_wolf, woman=True, brow=4.0, wide=7.8, build="oval")

WOLVES: dict[str, Person] = {
    "ylva": _woman(
        41, lean=3.0, zoom=0.96, age=0, yaw=22, build="narrow", skin="pale", nose="fine", mouth="set",
        hair="ash", cut="loose", head="wolf-cap", fur="#8b9096", garment="cloak", turn=0.5,
        arms=(left("sword"),), iris="#9ab86a", sky=Sky(0, "snow", "snow", "moon", (420, 210)),
    ),
    "gunnvor": _woman(
        42, lean=-3.5, zoom=0.96, age=0, yaw=-18, pitch=6, build="oval", skin="fair", nose="small",
        mouth="howl", hair="red", cut="braids", head="", props=("wolf-right",), fur="#6a6f72",
        garment="tunic", collar="fur", turn=-0.5, brow_lift=6.0, arms=(fist("sword"),),
        marks=("freckles",), sky=Sky(2, "fjord", "aurora", ""),
    ),
    "geir": _wolf(
        43, lean=-4.0, zoom=0.96, age=0, yaw=-22, build="lean", skin="fair", nose="straight",
        mouth="shout", hair="blond", beard="stubble", cut="topknot", head="", garment="gambeson",
        collar="", props=("wolf-left",), fur="#54585c", brow=8.0, arms=(fist("spear", 1),),
        sky=Sky(1, "fjord", "ravens", "sun", (140, 240)),
    ),
    "audun": _wolf(
        44, lean=2.5, zoom=0.96, age=1, yaw=16, build="gaunt", skin="pale", nose="hook", hair="black",
        beard="goat", head="wolf", fur="#3c4046", garment="tunic", collar="", turn=0.5, size=0.94,
        arms=(left("axe"),), paint="line", paint_colour="#2b3338",
        sky=Sky(3, "forest", "", "crescent", (430, 190)),
    ),
    "svala": _woman(
        45, lean=-3.0, zoom=0.96, age=0, yaw=-40, build="heart", skin="tan", nose="fine", mouth="smirk",
        hair="black", cut="one", head="hood", cloak="#2f5240", props=("wolf-right",), fur="#4a4e52",
        garment="cloak", collar="", turn=-0.7, arms=(left("bow"),), iris="#7a9a58",
        sky=Sky(1, "forest", "rain", "moon", (150, 220)),
    ),
    "runolf": _wolf(
        46, lean=1.0, zoom=0.96, age=2, yaw=32, build="long", skin="pale", nose="long", mouth="set",
        hair="grey", beard="long", head="wolf", fur="#a39c8c", garment="cloak", arms=(front(-1),),
        brow=6.0, sky=Sky(2, "peaks", "", "sun", (430, 230)),
    ),
    "hedin": _wolf(
        47, lean=-2.0, yaw=-36, build="square", skin="ruddy", nose="broken", mouth="laugh",
        hair="ginger", beard="fork", head="wolf-helm", fur="#6a5f52", garment="mail", collar="fur",
        arms=crossed("sword"), brow=6.0, sky=Sky(0, "forest", "", "sun", (430, 230)),
    ),
    "eydis": _woman(
        48, lean=3.5, age=0, yaw=38, build="oval", skin="fair", nose="straight", mouth="proud",
        hair="flax", cut="straight", head="wolf", fur="#8f8a80", garment="tunic", collar="", turn=0.6,
        arms=crossed("spear"), paint="chevrons", paint_colour="#27506e",
        sky=Sky(3, "peaks", "ravens", "sun", (150, 230)),
    ),
    "alrik": _wolf(
        49, lean=3.0, yaw=36, build="lean", skin="fair", nose="hook", mouth="proud", hair="blond",
        beard="short", cut="swept", head="", props=("wolf-left",), fur="#7d8488", garment="mail",
        collar="fur", turn=0.4, arms=(fist("sword"), right("spear")), jewels=("torc",),
        sky=Sky(2, "snow", "aurora", ""),
    ),
    "dagny": _woman(
        50, lean=-2.5, age=1, yaw=-12, build="strong", skin="ruddy", nose="snub", mouth="snarl",
        brow=8.0, hair="red", cut="wild", head="wolf", fur="#5a5c60", garment="mail", collar="",
        paint="claw", paint_colour="#7c2a22", arms=(left("axe"), right("sword")),
        sky=Sky(0, "peaks", "", "eclipse", (420, 200)),
    ),
    "vigfus": _wolf(
        51, lean=-4.0, age=0, yaw=-36, build="lean", skin="dark", nose="straight", mouth="smirk",
        hair="black", beard="short", head="wolf", fur="#b4b2aa", garment="cloak", turn=-0.5,
        arms=(left("bow"), right("sword")), iris="#c9b45a",
        sky=Sky(1, "snow", "snow", "moon", (430, 180)),
    ),
    "asta": _woman(
        52, lean=2.0, age=1, yaw=34, pitch=9, build="narrow", skin="pale", nose="long", mouth="proud",
        hair="blond", cut="crown", head="", collar="fur", fur="#9a9a98", garment="mail", turn=0.3,
        arms=(right("sword"), front(-1)), jewels=("circlet", "torc"), props=("wolf-right",),
        sky=Sky(2, "fjord", "", "sun", (140, 220)),
    ),
    "ingolf": _wolf(
        53, lean=-1.0, age=2, yaw=-8, pitch=10, build="gaunt", skin="fair", nose="straight",
        mouth="howl", hair="white", beard="full", head="wolf", fur="#70757a", garment="pelt", collar="",
        arms=(left("spear"), right("bow")), brow=4.0, sky=Sky(0, "snow", "aurora", "moon", (430, 190)),
    ),
    "signy": _woman(
        54, lean=-3.0, age=1, yaw=-26, build="heart", skin="fair", nose="fine", mouth="set",
        hair="brown", cut="side", head="wolf-cap", fur="#585c60", garment="lamellar", collar="",
        turn=-0.5, scars=("eye-right", "lip"), arms=(left("spear"), front(1)),
        sky=Sky(3, "forest", "", "sun", (150, 230)),
    ),
    "skuli": _wolf(
        55, lean=2.5, zoom=1.07, age=2, yaw=20, build="long", skin="ruddy", nose="long", mouth="smile",
        hair="grey", beard="beaded", head="wolf-spectacles", fur="#6a6f72", garment="cloak", bulk=0.98,
        size=1.02, brow_lift=4.0, brow=5.0, arms=(left("bow"), *crossed("sword")),
        sky=Sky(1, "fjord", "ravens", "sun", (430, 200)),
    ),
    "ljot": _wolf(
        56, lean=-2.0, zoom=1.07, yaw=-36, build="gaunt", skin="tan", nose="broken", mouth="snarl",
        hair="black", beard="stubble", cut="mohawk", head="", garment="bare", collar="", fur="#3c4046",
        marks=("tattoo",), paint="band", paint_colour="#20282c", props=("wolf-right",), size=1.02,
        jewels=("claws",), arms=(*crossed("spear"), fist("axe")),
        sky=Sky(3, "forest", "rain", "moon", (430, 200)),
    ),
    "sverri": _wolf(
        57, lean=1.5, zoom=1.07, yaw=12, build="square", skin="fair", nose="straight", mouth="proud",
        hair="flax", beard="braid", head="wolf", fur="#2c2f34", garment="mail", collar="", bulk=1.0,
        size=1.04, jewels=("torc", "brooch"), arms=(fist("sword"), front(1), right("spear")),
        sky=Sky(2, "peaks", "", "eclipse", (150, 210)),
    ),
    "oddny": _woman(
        58, lean=-2.0, zoom=1.07, age=2, yaw=-20, build="strong", skin="pale", nose="straight",
        mouth="grim", hair="white", cut="braids", head="wolf-helm", fur="#84888c", garment="lamellar",
        collar="fur", bulk=0.98, size=1.02, turn=-0.3, marks=("tattoo",),
        arms=(right("axe"), right("quiver"), fist("sword")), sky=Sky(0, "peaks", "ravens", "sun", (430, 230)),
    ),
}  # fmt: skip
