"""The stag clan: proud allies of everyone; antlers, circlets, banners, purple skies."""

from functools import partial

from art.portrait.carry import fist, front, left, right
from art.portrait.person import Person, Sky

_stag = partial(Person, clan="stag", fur="#8a6b4c", size=0.94, at=(280.0, 418.0), bulk=0.96)
_woman = partial(_stag, woman=True, brow=3.0, wide=8.0, build="oval")

STAGS: dict[str, Person] = {
    "tove": _woman(
        101, lean=-2.0, zoom=0.96, age=0, yaw=-20, build="heart", skin="fair", nose="small",
        mouth="smile", hair="blond", cut="braids", head="tines-3", garment="tunic", collar="",
        turn=-0.5, marks=("freckles",), arms=(left("bow"),),
        sky=Sky(2, "birches", "", "sun", (140, 240)),
    ),
    "aldis": _woman(
        102, lean=2.0, zoom=0.96, age=1, yaw=-38, build="oval", skin="pale", nose="fine", mouth="proud",
        hair="chestnut", cut="loose", head="tines-1", garment="cloak", collar="fur", fur="#a59680",
        turn=-0.4, arms=(left("bow"),), jewels=("beads",), sky=Sky(0, "snow", "aurora", ""),
    ),
    "trygve": _stag(
        103, lean=3.0, zoom=0.96, age=0, yaw=36, build="square", skin="ruddy", nose="straight",
        mouth="smile", hair="ginger", beard="short", head="antlers-3", garment="gambeson", collar="",
        turn=0.5, brow=4.0, wide=6.8, jewels=("torc",), arms=(front(-1),),
        sky=Sky(1, "peaks", "", "sun", (430, 230)),
    ),
    "jostein": _stag(
        104, lean=-2.5, zoom=0.96, age=1, yaw=-14, build="lean", skin="tan", nose="hook", mouth="smirk",
        hair="brown", beard="goat", cut="loose", head="tines-2", garment="cloak", collar="fur",
        fur="#6a5f56", props=("wolf-right",), arms=(left("sword"),),
        sky=Sky(3, "birches", "", "moon", (430, 220)),
    ),
    "eldrid": _woman(
        105, lean=1.0, zoom=0.96, age=2, yaw=12, build="soft", skin="ruddy", nose="broad",
        mouth="smile", hair="grey", cut="crown", head="tines-3", garment="tunic", collar="roll",
        marks=("blush",), arms=(fist("axe", 1),), sky=Sky(2, "farm", "embers", ""),
    ),
    "erling": _stag(
        106, lean=2.0, zoom=0.96, age=0, yaw=16, build="long", skin="fair", nose="straight",
        mouth="set", hair="flax", cut="swept", head="tines-3", garment="tunic", collar="", turn=0.4,
        brow=5.0, wide=7.2, arms=(fist("pennon"),), sky=Sky(0, "fjord", "", "sun", (430, 240)),
    ),
    "arnfinn": _stag(
        107, lean=-3.0, yaw=-34, build="lean", skin="fair", nose="long", mouth="set", hair="ash",
        beard="twin", head="antlers-1", garment="cloak", turn=-0.5, arms=(left("bow"), right("quiver")),
        paint="tears", paint_colour="#3b2a66", sky=Sky(1, "birches", "ravens", "moon", (430, 200)),
    ),
    "borghild": _woman(
        108, lean=-1.0, age=2, yaw=-10, build="strong", skin="fair", nose="straight", mouth="proud",
        hair="white", cut="braids", head="antlers-0-guards", metal="#a8946a", garment="mail",
        collar="fur", fur="#a59680", jewels=("brooch",), arms=(left("shield"), front(1)),
        sky=Sky(2, "snow", "", "sun", (430, 210)),
    ),
    "gudmund": _stag(
        109, lean=2.5, yaw=36, build="broad", skin="ruddy", nose="broad", mouth="shout", hair="red",
        beard="full", head="antlers-2", garment="cloak", turn=0.3, brow=5.0,
        arms=(left("bow"), front(1)), sky=Sky(3, "peaks", "", "sun", (140, 240)),
    ),
    "ragna": _woman(
        110, lean=-3.5, age=1, yaw=-26, build="narrow", skin="tan", nose="fine", mouth="set", brow=6.0,
        hair="black", cut="one", head="tines-0", garment="lamellar", collar="", turn=-0.5,
        arms=(fist("sword", 1), left("bow")), sky=Sky(0, "peaks", "ravens", "sun", (150, 220)),
    ),
    "olvir": _stag(
        111, lean=2.0, age=2, yaw=14, build="round", skin="ruddy", nose="broad", mouth="laugh",
        hair="white", beard="full", head="antlers-3", metal="#8a7a5a", garment="tunic", collar="fur",
        brow=3.0, brow_lift=5.0, wide=6.6, arms=(left("axe"), right("bow")),
        sky=Sky(2, "moor", "", "sun", (430, 240)),
    ),
    "unn": _woman(
        112, lean=3.0, age=0, yaw=38, build="heart", skin="pale", nose="small", mouth="set", hair="red",
        cut="side", head="tines-1", garment="cloak", collar="fur", fur="#8d8b94", turn=0.6,
        arms=(fist("pennon"), right("bow")), sky=Sky(1, "snow", "aurora", "crescent", (430, 190)),
        iris="#6f8a58",
    ),
    "haldor": _stag(
        113, lean=-2.0, yaw=-36, build="square", skin="fair", nose="broken", mouth="grim", hair="blond",
        beard="beaded", head="antlers-1-guards", garment="mail", collar="",
        arms=(left("sword"), front(1)), scars=("cheek-left",), jewels=("hammer",),
        sky=Sky(3, "fjord", "", "sun", (430, 200)),
    ),
    "inga": _woman(
        114, lean=-2.5, age=1, yaw=-18, build="oval", skin="snow", nose="straight", mouth="set",
        hair="frost", cut="straight", head="tines-2", garment="cloak", collar="fur", fur="#c9d3dc",
        turn=-0.4, arms=(left("axe"), front(1)), iris="#7fc0dc", marks=("frost",),
        sky=Sky(1, "glacier", "snow", ""),
    ),
    "hjort": _stag(
        115, zoom=1.02, yaw=8, build="long", skin="fair", nose="hook", mouth="proud", hair="brown",
        beard="braid", head="antlers-0", metal="#9aa3ab", garment="lamellar", collar="fur", size=1.0,
        bulk=1.0, paint="line", paint_colour="#3b2a66", arms=(fist("sword"), right("bow"), right("quiver")),
        sky=Sky(0, "birches", "", "eclipse", (284, 190)),
    ),
    "magnhild": _woman(
        116, lean=2.0, zoom=1.02, age=1, yaw=16, build="strong", skin="ruddy", nose="straight",
        mouth="proud", brow=5.0, hair="chestnut", cut="braids", head="antlers-2-guards",
        metal="#7d8790", garment="mail", collar="fur", fur="#6f4a30", size=1.0, bulk=1.04,
        props=("bear-left",), arms=(left("shield"), right("spear"), front(1)),
        sky=Sky(2, "forest", "", "sun", (430, 210)),
    ),
    "asgeir": _stag(
        117, lean=-2.0, zoom=1.02, age=2, yaw=-36, build="gaunt", skin="pale", nose="straight",
        mouth="set", hair="white", beard="long", head="antlers-1-guards", metal="#6a5a4a",
        trim="#9aa3ab", garment="cloak", size=1.0, bulk=1.02, brow=6.0,
        arms=(left("axe"), right("bow"), front(1)), sky=Sky(1, "birches", "", "sun", (284, 190)),
    ),
    "asa": _woman(
        118, lean=3.5, zoom=1.02, age=0, yaw=26, build="narrow", skin="fair", nose="fine",
        mouth="smirk", brow=5.0, hair="ash", cut="wild", head="tines-0", fur="#70757a", garment="mail",
        collar="fur", size=0.98, props=("wolf-left",), turn=0.3,
        arms=(fist("sword", 1), left("bow"), left("spear")),
        paint="chevrons", paint_colour="#3b2a66", sky=Sky(3, "forest", "aurora", "moon", (430, 190)),
        iris="#b8c46a",
    ),
}  # fmt: skip
