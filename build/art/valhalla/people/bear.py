"""The bear clan: heavy, furred, patient; ears on every helm, orange skies."""

from functools import partial

from art.portrait.carry import crossed, fist, front, left, right
from art.portrait.person import Person, Sky

_bear = partial(Person, clan="bear", fur="#6f4a30", bulk=1.04)
_woman = partial(_bear, woman=True, brow=4.0, wide=7.6, beard="")

BEARS: dict[str, Person] = {
    "hallgerd": _woman(
        11, lean=-2.0, zoom=0.96, age=1, yaw=-16, build="strong", skin="ruddy", nose="straight",
        mouth="set", brow=6.0, hair="ginger", cut="braids", head="bear-cap", fur="#8a6038",
        garment="tunic", collar="roll", turn=-0.5, arms=(fist("axe", 1),),
        sky=Sky(1, "forest", "", "sun", (130, 250)),
    ),
    "thurid": _woman(
        12, lean=1.5, zoom=0.96, age=2, yaw=36, build="soft", skin="fair", nose="broad", mouth="grim",
        hair="grey", cut="loose", head="bear", fur="#4e382c", garment="cloak", turn=0.4,
        arms=(left("axe"),), scars=("cheek-left",), sky=Sky(0, "peaks", "ravens", "sun", (420, 190)),
    ),
    "bessi": _bear(
        13, lean=3.0, zoom=0.96, age=0, yaw=22, build="round", skin="ruddy", nose="snub", mouth="smile",
        hair="blond", beard="short", head="eared", fur="#8a6038", brow=5.0, wide=7.0,
        garment="gambeson", collar="", turn=0.5, arms=(front(-1),),
        sky=Sky(2, "fjord", "", "sun", (430, 250)),
    ),
    "kolbein": _bear(
        14, lean=-3.0, zoom=0.96, yaw=-36, build="square", skin="tan", nose="broad", hair="black",
        beard="square", cut="short", head="", collar="fur", fur="#3a302c", garment="tunic",
        props=("bear-right",), bulk=1.1, turn=-0.4, arms=(left("sword"),),
        sky=Sky(3, "peaks", "", "moon", (150, 230)),
    ),
    "skapti": _bear(
        15, zoom=0.96, age=0, yaw=8, pitch=4, build="long", skin="fair", nose="long", mouth="smirk",
        hair="chestnut", beard="stubble", cut="topknot", head="", garment="pelt", fur="#7a5234",
        brow=7.0, wide=6.6, arms=(fist("spear"),), jewels=("claws",),
        sky=Sky(0, "forest", "", "sun", (440, 220)),
    ),
    "birna": _woman(
        16, lean=2.5, zoom=0.96, age=0, yaw=24, build="round", skin="pale", nose="small", mouth="smile",
        eyes="closed", hair="brown", cut="loose", head="bear", fur="#8a6a4a", garment="cloak", turn=0.6,
        marks=("blush",), arms=(left("bow"),), sky=Sky(2, "snow", "snow", "crescent", (430, 180)),
    ),
    "gudveig": _woman(
        17, lean=-3.0, yaw=-24, build="strong", skin="tan", nose="broken", mouth="smirk", brow=7.0,
        hair="red", cut="one", head="eared-spectacles", fur="#5c3f2c", garment="lamellar", collar="",
        turn=-0.6, arms=crossed("axe"), sky=Sky(3, "farm", "embers", "", (0, 0)),
    ),
    "ogmund": _bear(
        18, age=2, yaw=34, build="broad", skin="ruddy", nose="broken", mouth="grim", hair="white",
        beard="full", head="eared", fur="#4e382c", metal="#6f6a62", garment="mail", collar="fur",
        bulk=1.1, size=1.04, arms=(left("shield"), front(1)),
        sky=Sky(0, "peaks", "", "sun", (140, 210)),
    ),
    "steinar": _bear(
        19, lean=-2.0, yaw=-14, build="square", skin="fair", nose="straight", hair="ash", beard="braid",
        head="bear", fur="#7d5a3c", garment="mail", collar="", bulk=1.08, turn=-0.4,
        arms=(fist("axe"), front(1)), paint="jaw", paint_colour="#5a2c1c",
        sky=Sky(2, "forest", "", "sun", (430, 200)),
    ),
    "vemund": _bear(
        20, lean=3.5, yaw=34, build="broad", skin="ruddy", nose="hook", mouth="snarl", hair="red",
        beard="fork", cut="mohawk", head="", garment="bare", collar="", fur="#6f4a30",
        marks=("tattoo",), jewels=("claws",), turn=0.4, arms=(fist("axe"), right("sword")),
        sky=Sky(0, "forest", "", "sun", (150, 240)),
    ),
    "finnbogi": _bear(
        21, lean=-4.0, age=0, yaw=-26, build="round", skin="fair", nose="snub", mouth="laugh",
        hair="ginger", beard="goat", cut="wild", head="bear-cap", fur="#9a6c3a", brow=4.0,
        brow_lift=6.0, wide=7.2, garment="cloak", turn=-0.5, arms=(left("axe"), right("bow")),
        marks=("freckles",), sky=Sky(1, "moor", "", "sun", (160, 220)),
    ),
    "holmfrid": _woman(
        22, lean=1.0, age=2, yaw=16, build="strong", skin="pale", nose="straight", mouth="proud",
        hair="flax", cut="crown", head="", props=("bear-left",), fur="#5a4232", garment="mail",
        collar="fur", turn=0.5, arms=(right("sword"), front(1)), jewels=("torc",),
        sky=Sky(3, "fjord", "", "sun", (430, 230)),
    ),
    "gauti": _bear(
        23, yaw=-8, roll=-3, build="square", skin="dark", nose="broad", mouth="grim", hair="black",
        beard="bristle", head="bear", fur="#2f2826", garment="pelt", collar="", bulk=1.1, size=1.05,
        arms=(right("spear"), front(-1)), iris="#8a6a3c", sky=Sky(1, "peaks", "", "sun", (420, 180)),
    ),
    "bergljot": _woman(
        24, lean=-3.0, age=1, yaw=-36, build="oval", skin="fair", nose="fine", mouth="set",
        hair="chestnut", cut="braids", head="bear", fur="#7a4a30", garment="tunic", collar="",
        turn=-0.6, paint="tears", paint_colour="#5a2018", arms=(left("bow"), front(1)),
        sky=Sky(2, "forest", "", "moon", (430, 230)),
    ),
    "arnbjorg": _woman(
        25, lean=2.5, zoom=1.07, yaw=14, build="strong", skin="tan", nose="broken", mouth="shout",
        brow=9.0, hair="red", cut="wild", head="bear-cap", fur="#4a342a", garment="pelt", collar="",
        size=1.06, scars=("eye-left",), paint="claw", paint_colour="#8e2f24",
        arms=(left("bow"), *crossed("axe")), jewels=("claws",),
        sky=Sky(0, "peaks", "embers", "eclipse", (430, 200)),
    ),
    "hroald": _bear(
        26, lean=-1.5, zoom=1.07, yaw=-12, build="broad", skin="ruddy", nose="broad", hair="brown",
        beard="long", head="bear", fur="#8a5f3a", garment="lamellar", collar="", bulk=1.14, size=1.12,
        at=(280.0, 408.0), turn=-0.3, arms=(left("shield"), front(1), right("spear")),
        sky=Sky(3, "snow", "snow", "", (0, 0)),
    ),
    "ragnfrid": _woman(
        27, lean=3.0, zoom=1.07, age=1, yaw=34, build="soft", skin="ruddy", nose="broad", mouth="laugh",
        brow=5.0, hair="blond", cut="braids", head="eared", fur="#7a5234", garment="mail",
        collar="roll", bulk=1.06, size=1.06, turn=0.4,
        arms=(fist("axe"), right("bow"), right("sword")),
        jewels=("beads",), sky=Sky(1, "fjord", "ravens", "sun", (140, 230)),
    ),
    "thorbrand": _bear(
        28, lean=-2.0, zoom=1.07, age=2, yaw=-34, build="gaunt", skin="pale", nose="hook", mouth="grim",
        eyes="open", hair="grey", beard="twin", head="eared-spectacles", fur="#544a44", metal="#7d6a4a",
        garment="mail", collar="fur", bulk=1.08, size=1.06, turn=-0.4, scars=("cheek-right", "lip"),
        arms=(fist("sword"), front(1), right("spear")), sky=Sky(0, "farm", "embers", "", (0, 0)),
    ),
}  # fmt: skip
