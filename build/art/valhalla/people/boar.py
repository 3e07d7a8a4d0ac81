"""The boar clan: stubborn and sore; tusks on the cheeks, bristles on the crown, yellow skies."""

from functools import partial

from art.portrait.carry import crossed, fist, front, left, right
from art.portrait.person import Person, Sky

_boar = partial(Person, clan="boar", fur="#5a3f34", sky=Sky(0, "moor"))
_woman = partial(_boar, woman=True, brow=6.0, wide=7.4, build="oval")

BOARS: dict[str, Person] = {
    "galti": _boar(
        71, lean=-2.0, zoom=0.96, age=2, yaw=-16, build="square", skin="ruddy", nose="broken",
        mouth="grim", hair="grey", beard="fork", head="tusks", garment="cloak", turn=-0.4,
        scars=("eye-right",), props=("patch-right",), arms=(left("axe"),),
        sky=Sky(0, "moor", "ravens", "sun", (430, 210)),
    ),
    "jofrid": _woman(
        72, lean=2.5, zoom=0.96, age=1, yaw=38, build="narrow", skin="pale", nose="long", mouth="grim",
        brow=8.0, hair="black", cut="straight", head="boar", fur="#4a3a32", garment="tunic", collar="",
        turn=0.5, arms=(right("spear"),), sky=Sky(1, "peaks", "", "sun", (140, 230)),
    ),
    "yngvild": _woman(
        73, lean=-3.5, zoom=0.96, age=0, yaw=-24, build="heart", skin="fair", nose="snub",
        mouth="smirk", hair="ginger", cut="braids", head="boar-cap", fur="#6b4a36", garment="gambeson",
        collar="", turn=-0.6, marks=("freckles",), arms=(fist("spear"),), jewels=("claws",),
        sky=Sky(2, "forest", "", "sun", (430, 240)),
    ),
    "flosi": _boar(
        74, lean=3.0, zoom=0.96, age=0, yaw=-36, build="lean", skin="fair", nose="straight", mouth="set",
        hair="red", beard="short", head="crest", crest="#2c201c", garment="tunic", collar="", turn=-0.5,
        arms=(fist("sword"),), paint="half", paint_colour="#8e2f24",
        sky=Sky(3, "moor", "", "moon", (430, 220)),
    ),
    "groa": _woman(
        75, lean=-1.0, zoom=0.96, age=2, yaw=-10, build="soft", skin="tan", nose="hook", mouth="grim",
        brow=9.0, hair="white", cut="loose", head="veil", fur="#6b5236", garment="cloak", collar="fur",
        props=("boar-right",), arms=(left("bow"),), marks=("tattoo",), sky=Sky(0, "farm", "embers", ""),
    ),
    "skeggi": _boar(
        76, lean=2.0, zoom=0.96, yaw=-34, build="broad", skin="ruddy", nose="broad", hair="black",
        beard="bristle", head="boar", fur="#3e302a", garment="cloak", turn=-0.3, arms=(front(-1),),
        sky=Sky(2, "peaks", "", "sun", (430, 190)),
    ),
    "hoskuld": _boar(
        77, lean=-4.0, yaw=-22, build="square", skin="tan", nose="broken", mouth="grim", hair="brown",
        beard="chops", cut="short", head="", garment="pelt", collar="", fur="#54392c",
        props=("boar-left",), paint="jaw", paint_colour="#3a1712", arms=(*crossed("axe"),),
        sky=Sky(1, "farm", "embers", ""),
    ),
    "hildigunn": _woman(
        78, lean=3.0, age=1, yaw=16, build="strong", skin="fair", nose="straight", mouth="shout",
        hair="red", cut="wild", head="boar", fur="#6b4636", garment="mail", collar="", turn=0.3,
        paint="fingers", paint_colour="#9c2a20", arms=crossed("spear"),
        sky=Sky(3, "moor", "", "eclipse", (150, 220)),
    ),
    "tosti": _boar(
        79, lean=3.5, age=1, yaw=34, build="round", skin="ruddy", nose="snub", mouth="smirk",
        hair="blond", beard="goat", cut="swept", head="", props=("bear-left",), fur="#6f4a30",
        garment="gambeson", collar="fur", turn=0.5, arms=(right("spear"), left("axe")),
        sky=Sky(0, "forest", "", "sun", (430, 220)), jewels=("claws",),
    ),
    "rannveig": _woman(
        80, lean=-2.0, age=2, yaw=-36, build="narrow", skin="pale", nose="fine", mouth="set",
        hair="grey", cut="crown", head="", jewels=("band", "beads"), fur="#5a4a3c", garment="lamellar",
        collar="fur", turn=-0.4, paint="dots", paint_colour="#4a1c16", props=("boar-right",),
        arms=(left("axe"), right("sword")), sky=Sky(2, "moor", "ravens", "sun", (140, 230)),
    ),
    "bardi": _boar(
        81, age=0, yaw=-12, pitch=-8, build="broad", skin="fair", nose="broad", mouth="grim",
        hair="chestnut", beard="full", head="boar", fur="#6e5138", garment="mail", collar="",
        arms=(fist("sword"), right("spear")), brow=13.0, sky=Sky(1, "moor", "rain", "moon", (430, 200)),
    ),
    "hrefna": _woman(
        82, lean=3.0, age=1, yaw=22, build="oval", skin="tan", nose="fine", mouth="grim", brow=8.0,
        hair="black", cut="loose", head="boar-cap", fur="#3a2e2a", garment="cloak", collar="fur",
        turn=0.5, marks=("soot",), arms=(left("axe"), right("bow")),
        sky=Sky(0, "farm", "embers", "", (0, 0)),
    ),
    "glum": _boar(
        83, lean=-2.5, age=2, yaw=-34, build="long", skin="pale", nose="long", mouth="grim", hair="ash",
        beard="square", head="figure", garment="gambeson", collar="roll", turn=-0.5, brow=4.0,
        brow_lift=3.0, wide=5.0, metal="#7d7466", arms=(right("spear"), front(-1)),
        sky=Sky(3, "peaks", "rain", "sun", (430, 230)),
    ),
    "ingunn": _woman(
        84, lean=1.5, age=0, yaw=12, build="heart", skin="fair", nose="small", mouth="set", brow=7.0,
        hair="flax", cut="side", head="figure-guards", garment="mail", collar="fur", fur="#7a6248",
        arms=(left("bow"), front(1)), sky=Sky(2, "snow", "snow", "sun", (430, 220)), metal="#a8946a",
    ),
    "kolgrim": _boar(
        85, lean=2.0, zoom=1.07, yaw=10, build="square", skin="ruddy", nose="broken", mouth="snarl",
        hair="black", beard="twin", head="tusks-crest", crest="#8e2f24", garment="lamellar",
        collar="fur", fur="#4a3228", bulk=1.08, size=1.06, scars=("cheek-left", "brow"),
        arms=(left("sword"), fist("axe"), right("axe")),
        sky=Sky(2, "peaks", "embers", "eclipse", (430, 190)),
    ),
    "alof": _woman(
        86, lean=-3.0, zoom=1.07, age=1, yaw=-22, build="strong", skin="tan", nose="straight",
        mouth="proud", hair="brown", cut="braids", head="boar", fur="#5c4434", garment="lamellar",
        collar="", size=1.05, bulk=1.04, props=("wolf-right",), paint="band", paint_colour="#2a1814",
        arms=(left("bow"), *crossed("spear")), sky=Sky(1, "forest", "", "moon", (430, 210)),
    ),
    "gizur": _boar(
        87, lean=1.5, zoom=1.07, age=2, yaw=34, build="gaunt", skin="fair", nose="hook", hair="white",
        beard="beaded", head="boar-helm", crest="#4a342a", fur="#6b5242", garment="mail", collar="fur",
        size=1.05, bulk=1.06, metal="#7d6a4a", arms=(left("axe"), right("bow"), front(1)),
        sky=Sky(3, "moor", "", "sun", (140, 210)),
    ),
    "hrapp": _boar(
        88, lean=-2.0, zoom=1.07, yaw=-14, build="broad", skin="dark", nose="broad", mouth="shout",
        hair="black", beard="square", head="tusks-crest", crest="#d9cfae", garment="mail", collar="",
        bulk=1.1, size=1.08, metal="#a8946a", arms=(fist("sword"), front(1), right("spear")),
        sky=Sky(0, "glacier", "snow", ""), iris="#8a6a3c",
    ),
}  # fmt: skip
