"""Whom the valkyries brought, by the id of their card: five clans with swan feathers and pale light."""

from functools import partial

from art.portrait.carry import crossed, fist, front, left, right
from art.portrait.person import Person, Sky

_bear = partial(Person, clan="bear", fur="#6f4a30", bulk=1.04)
_bear_woman = partial(_bear, woman=True, brow=4.0, wide=7.6, build="strong")
_wolf = partial(Person, clan="wolf", fur="#7d8488", bulk=0.9, size=0.96, build="lean")
_wolf_woman = partial(_wolf, woman=True, brow=4.0, wide=7.8, build="oval")
_boar = partial(Person, clan="boar", fur="#5a3f34")
_boar_woman = partial(_boar, woman=True, brow=6.0, wide=7.4, build="oval")
_stag = partial(Person, clan="stag", fur="#8a6b4c", size=0.94, at=(280.0, 418.0), bulk=0.96)
_stag_woman = partial(_stag, woman=True, brow=3.0, wide=8.0, build="oval")
_giant = partial(
    Person, clan="giant", skin="ice", hair="ice", fur="#c9dbe4", eyes="glow", marks=("frost",), brow=11.0,
    size=1.12, at=(280.0, 416.0), bulk=1.1, metal="#8fb3c8", trim="#dff0f8", cloak="#4d7288",
)  # fmt: skip
_giant_woman = partial(_giant, woman=True, brow=6.0, wide=7.6, build="oval", size=1.08)

CHOSEN: dict[str, Person] = {
    "bear-vestein": _bear(
        201, lean=-1.0, zoom=0.98, age=1, yaw=-14, build="round", skin="ruddy", nose="snub",
        mouth="laugh", hair="chestnut", beard="bristle", head="bear-cap", fur="#a07a4c", brow=4.0,
        brow_lift=5.0, wide=6.6, garment="gambeson", collar="", cloak="#8e4420", bulk=1.24, size=1.1,
        at=(280.0, 410.0), jewels=("winged",), props=("swans",), arms=(right("axe"),),
        sky=Sky(2, "farm", "", "sun", (120, 200)),
    ),
    "bear-thorgunna": _bear_woman(
        202, lean=2.5, zoom=0.96, age=2, yaw=30, build="soft", skin="fair", nose="long", mouth="set",
        hair="ash", cut="loose", head="bear-cap", fur="#7d6c5c", garment="cloak", collar="fur", turn=0.4,
        props=("wolf-left", "drifting"), arms=(front(1),), jewels=("beads",),
        sky=Sky(3, "snow", "", "moon", (430, 170)),
    ),
    "bear-bjarni": _bear(
        203, lean=-2.0, age=0, yaw=-24, build="strong", skin="fair", nose="straight", mouth="smile",
        hair="flax", beard="short", head="bear", fur="#8f6c46", garment="tunic", collar="", brow=4.0,
        wide=7.0, turn=-0.4, cloak="#a3552a", jewels=("antler",), props=("rays",),
        arms=(left("axe"), front(1)), sky=Sky(1, "birches", "", "sun", (440, 150)),
    ),
    "bear-asdis": _bear_woman(
        204, lean=3.5, age=0, yaw=20, build="heart", skin="pale", nose="fine", mouth="proud", brow=8.0,
        hair="black", cut="one", head="eared", fur="#332a28", metal="#b8bcc0", trim="#dfe6ea",
        garment="lamellar", collar="", turn=0.5, cloak="#7a2f1f", props=("rays", "helm-wings"),
        paint="tears", paint_colour="#7a1c18", arms=(fist("axe", -1), right("sword")),
        sky=Sky(0, "snow", "snow", "", (380, 0)),
    ),
    "bear-hallvard": _bear(
        205, lean=-1.0, age=1, yaw=-6, build="square", skin="tan", nose="broad", mouth="shout",
        hair="brown", beard="fork", head="eared-spectacles", fur="#8a6038", metal="#a8946a",
        garment="mail", collar="roll", props=("crew",), jewels=("winged",),
        arms=(fist("spear"), front(1)), sky=Sky(3, "fjord", "", "sun", (430, 230)),
    ),
    "bear-grimhild": _bear_woman(
        206, lean=-3.0, zoom=1.06, age=2, yaw=-30, build="strong", skin="ruddy", nose="hook",
        mouth="grim", brow=9.0, hair="grey", cut="braids", head="bear", fur="#5a4436",
        garment="mail", collar="", size=1.05, turn=-0.3, scars=("eye-left", "lip"),
        props=("patch-left", "drifting"), arms=(fist("axe", 1), left("spear"), left("bow")),
        sky=Sky(0, "peaks", "", "eclipse", (440, 170)),
    ),
    "bear-snorri": _bear(
        207, lean=1.5, zoom=1.06, age=2, yaw=26, build="broad", skin="pale", nose="broken", mouth="set",
        hair="frost", beard="drip", head="bear", fur="#c9c4b8", garment="cloak", cloak="#6a4a3a",
        collar="", bulk=1.1, size=1.06, marks=("frost",), iris="#7fc0dc", jewels=("winged",),
        props=("rays",), arms=(left("sword"), right("bow"), front(1)),
        sky=Sky(2, "glacier", "snow", "", (400, 0)),
    ),
    "wolf-hervor": _wolf_woman(
        211, lean=-3.0, zoom=0.96, age=0, yaw=-16, build="heart", skin="fair", nose="snub",
        mouth="laugh", hair="blond", cut="braids", head="wolf-cap", fur="#b4b2aa", garment="tunic",
        collar="", turn=-0.5, brow_lift=5.0, marks=("freckles",), jewels=("winged",),
        props=("swans",), arms=(fist("sword", 1),), sky=Sky(1, "birches", "", "sun", (110, 210)),
    ),
    "wolf-orm": _wolf(
        212, lean=4.0, zoom=0.96, age=0, yaw=38, build="gaunt", skin="pale", nose="long", mouth="smirk",
        hair="ash", beard="goat", head="hood", cloak="#3c5348", garment="cloak", collar="fur",
        fur="#54585c", turn=0.7, iris="#b8c46a", props=("drifting",), arms=(left("spear"),),
        sky=Sky(3, "moor", "", "crescent", (420, 150)),
    ),
    "wolf-kari": _wolf(
        213, lean=-2.0, age=1, yaw=-14, pitch=14, build="lean", skin="tan", nose="hook", mouth="howl",
        hair="grey", beard="twin", head="wolf-helm", fur="#9aa0a4", metal="#c4ccd2", trim="#eef2f2",
        garment="lamellar", collar="", props=("helm-wings",), arms=(fist("sword"), right("spear")),
        sky=Sky(0, "peaks", "aurora", "moon", (440, 220)),
    ),
    "wolf-svanhild": _wolf_woman(
        214, lean=2.0, age=1, yaw=12, build="narrow", skin="pale", nose="fine", mouth="smile",
        hair="flax", cut="loose", head="wolf", fur="#d8d4c8", garment="tunic", collar="", turn=0.3,
        jewels=("cape", "torc"), props=("bear-right",), cloak="#2f5c3c", arms=(left("axe"), right("sword")),
        sky=Sky(2, "farm", "", "sun", (430, 190)),
    ),
    "wolf-ref": _wolf(
        215, lean=3.0, age=1, yaw=34, build="narrow", skin="fair", nose="long", mouth="smirk", hair="red",
        beard="goat", cut="swept", head="wolf-cap", fur="#c2622c", garment="gambeson", collar="roll",
        turn=0.4, brow=6.0, iris="#c9b45a", props=("crew",), jewels=("winged",),
        arms=(left("spear"), right("bow")), sky=Sky(1, "peaks", "", "sun", (130, 190)),
    ),
    "wolf-halfdan": _wolf(
        216, lean=-2.5, zoom=1.07, age=1, yaw=-26, build="square", skin="ruddy", nose="broken",
        mouth="grim", hair="black", beard="square", head="wolf-cap", fur="#5c5550",
        garment="mail", collar="fur", bulk=1.0, size=1.03, jewels=("tusk",),
        props=("boar-right", "rays"), paint="jaw", paint_colour="#20302a",
        arms=(left("axe"), right("sword"), front(-1)), sky=Sky(3, "forest", "", "", (190, 0)),
    ),
    "wolf-gyda": _wolf_woman(
        217, lean=3.0, zoom=1.07, age=0, yaw=36, build="oval", skin="dark", nose="straight", mouth="set",
        hair="black", cut="wild", head="wolf", fur="#5c6470", garment="cloak", collar="", size=1.0,
        turn=0.4, iris="#d8c46a", jewels=("mantle",), arms=(right("spear"), left("bow"), front(1)),
        sky=Sky(2, "snow", "snow", "crescent", (120, 150)),
    ),
    "boar-hogni": _boar(
        221, lean=2.0, zoom=0.96, age=2, yaw=18, build="round", skin="ruddy", nose="broad",
        mouth="smile", hair="white", beard="long", head="boar-cap", fur="#8a6a4a", garment="tunic",
        collar="fur", brow=4.0, bulk=1.1, props=("crew",), arms=(right("spear"),),
        sky=Sky(2, "farm", "", "sun", (110, 190)),
    ),
    "boar-thordis": _boar_woman(
        222, lean=-2.5, zoom=0.96, age=0, yaw=-34, build="heart", skin="dark", nose="straight",
        mouth="smirk", brow=5.0, hair="black", cut="braids", head="boar-cap", fur="#7d8488",
        garment="gambeson", collar="", turn=-0.5, iris="#d8c46a", props=("wolf-right", "drifting"),
        arms=(left("bow"),), sky=Sky(1, "forest", "", "moon", (430, 160)),
    ),
    "boar-starkad": _boar(
        223, lean=-3.0, age=2, yaw=-12, build="gaunt", skin="tan", nose="hook", mouth="grim",
        hair="grey", beard="bristle", cut="mohawk", head="", garment="bare", collar="", fur="#3e302a",
        scars=("eye-right", "cheek-left", "brow"), marks=("tattoo",), jewels=("claws",),
        props=("rays", "plume-right"), arms=crossed("axe"),
        sky=Sky(0, "peaks", "ravens", "eclipse", (440, 180)),
    ),
    "boar-bera": _boar_woman(
        224, lean=2.5, age=1, yaw=28, build="strong", skin="ruddy", nose="broad", mouth="shout",
        hair="red", cut="loose", head="boar", fur="#6b4636", garment="mail", collar="", turn=0.4,
        marks=("soot",), jewels=("mantle",), arms=(fist("sword"), right("spear")),
        sky=Sky(2, "farm", "embers", "", (0, 0)),
    ),
    "boar-mord": _boar(
        225, lean=-1.5, age=1, yaw=-32, build="long", skin="fair", nose="long", mouth="smirk",
        hair="brown", beard="goat", head="tusks", metal="#7d8790", garment="cloak", collar="fur",
        fur="#8a6b4c", turn=-0.4, jewels=("antler",), props=("swans",), arms=(left("axe"), front(1)),
        sky=Sky(3, "birches", "", "sun", (120, 230)),
    ),
    "boar-sigrid": _boar_woman(
        226, lean=2.0, zoom=1.07, age=2, yaw=14, build="narrow", skin="pale", nose="hook", mouth="proud",
        brow=8.0, hair="white", cut="wild", head="figure", metal="#a8946a", garment="pelt", collar="",
        fur="#4e3a2e", paint="line", paint_colour="#5a2018", jewels=("claws",),
        props=("helm-wings", "rays"), arms=(fist("sword", 1), left("spear"), left("bow")),
        sky=Sky(1, "moor", "", "moon", (430, 130)),
    ),
    "stag-liv": _stag_woman(
        231, lean=-2.0, zoom=0.96, age=0, yaw=-12, pitch=6, build="oval", skin="fair", nose="small",
        mouth="shout", hair="red", cut="crown", head="tines-3", garment="tunic", collar="", turn=-0.4,
        brow_lift=5.0, marks=("freckles",), jewels=("beads",), props=("crew", "plume-left"),
        arms=(fist("bow"),), sky=Sky(2, "fjord", "", "sun", (430, 220)),
    ),
    "stag-eyvind": _stag(
        232, lean=3.0, zoom=0.96, age=0, yaw=32, build="lean", skin="tan", nose="straight", mouth="smile",
        hair="black", beard="stubble", cut="loose", head="tines-1", fur="#70757a", garment="gambeson",
        collar="fur", turn=0.5, props=("wolf-left", "drifting"), arms=(front(1),),
        sky=Sky(3, "forest", "", "crescent", (430, 130)),
    ),
    "stag-thora": _stag_woman(
        233, lean=-3.0, age=2, yaw=-30, build="strong", skin="ruddy", nose="broken", mouth="grim",
        brow=6.0, hair="ash", cut="braids", head="antlers-3-guards", metal="#6a5a4a", trim="#c9a24b",
        garment="lamellar", collar="", fur="#5a3f34", props=("boar-right", "swans"),
        arms=(left("bow"), right("quiver")), sky=Sky(0, "moor", "", "sun", (430, 250)),
    ),
    "stag-havard": _stag(
        234, lean=2.0, age=2, yaw=20, build="gaunt", skin="pale", nose="hook", mouth="set", hair="white",
        beard="braid", head="antlers-2", metal="#9aa3ab", garment="cloak", collar="fur", fur="#c9c4b8",
        props=("drifting",), arms=(fist("sword"), front(1)), scars=("cheek-left",),
        sky=Sky(1, "snow", "snow", "moon", (130, 160)),
    ),
    "stag-astrid": _stag_woman(
        235, lean=0.0, age=1, yaw=6, build="strong", skin="tan", nose="straight", mouth="smile", brow=4.0,
        hair="brown", cut="one", head="tines-0", garment="cloak", collar="fur", fur="#e8e4d8",
        cloak="#5a3d8a", props=("gate",), jewels=("winged", "torc"), arms=(left("axe"), front(1)),
        sky=Sky(2, "peaks", "", "", (0, 0)),
    ),
    "stag-valdis": _stag_woman(
        236, lean=1.0, zoom=1.02, age=0, yaw=-22, build="narrow", skin="fair", nose="fine", mouth="proud",
        brow=6.0, hair="flax", cut="straight", head="tines-2", garment="mail", collar="", size=1.0,
        jewels=("mantle", "circlet"), props=("wings",), arms=(fist("sword", 1), left("spear"), left("bow")),
        sky=Sky(1, "fjord", "", "", (0, 0)), iris="#7fc0dc",
    ),
    "giant-frosti": _giant(
        241, lean=-2.0, zoom=0.98, age=1, yaw=-24, build="round", skin="deep", hair="frost", beard="fork",
        cut="wild", head="ice-broken", nose="snub", mouth="laugh", garment="gambeson", collar="",
        cloak="#7a93a8", props=("odd-hand",), sky=Sky(3, "fjord", "", "sun", (120, 170)),
    ),
    "giant-mjoll": _giant_woman(
        242, lean=3.0, zoom=0.98, age=0, yaw=-30, build="oval", skin="snow", hair="white", cut="wild",
        nose="small", mouth="smile", head="ice-thorns", garment="cloak", collar="", cloak="#3d4f7a",
        jewels=("mantle",), props=("flakes",), sky=Sky(2, "snow", "", "", (0, 0)),
    ),
    "giant-drifa": _giant_woman(
        243, lean=-3.0, zoom=1.04, age=1, yaw=-34, build="strong", skin="ice", hair="slate", cut="loose",
        nose="straight", mouth="howl", head="ice-comb", garment="bare", collar="", jewels=("cape",),
        size=1.12, props=("winds", "ice"), arms=(right("spear"),), sky=Sky(2, "glacier", "", "", (0, 0)),
    ),
    "giant-vetrlidi": _giant(
        244, lean=1.0, zoom=1.04, age=2, yaw=10, build="square", skin="rock", hair="white", beard="twin",
        cut="loose", head="ice-slabs", nose="hook", mouth="shout", garment="mail", collar="fur",
        cloak="#2c3c4e", fur="#5a6c7c", size=1.18, at=(282.0, 426.0), bulk=1.16, props=("storms", "ice"),
        arms=(left("great"),), sky=Sky(3, "peaks", "rain", "", (0, 0)),
    ),
}  # fmt: skip
