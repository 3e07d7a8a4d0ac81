"""The dwarves: short, broad, forge-lit; beards with rings, lamps and goggles, rock instead of sky."""

from functools import partial

from art.portrait.carry import crossed, fist, front, left, right
from art.portrait.person import Person, Sky

FORGE, SLATE, ICE, VERDIGRIS, EMBER, GOLD, VIOLET, CHALK, COAL = range(9)

_dwarf = partial(
    Person, clan="dwarf", build="anvil", skin="ruddy", at=(284.0, 452.0), size=1.06, bulk=1.08, collar="",
    fur="#4a4440", cloak="#6b6e75", garment="apron", cut="loose", brow=9.0,
)  # fmt: skip
_woman = partial(_dwarf, woman=True, build="apple", brow=4.0, wide=7.6, props=("whiskers",), size=1.08,
    at=(284.0, 466.0),
)  # fmt: skip

DWARVES: dict[str, Person] = {
    "nabbi": _dwarf(
        301, lean=-2.0, zoom=0.96, age=1, yaw=-22, build="barrel", nose="broad", mouth="smirk",
        hair="ginger", beard="spade+handle", head="felt", crest="#8e2f24", garment="coat", cloak="#6a5a44",
        arms=(left("axe"),), sky=Sky(SLATE, "door", "", "", (520, 330)),
    ),
    "hepti": _dwarf(
        302, lean=1.5, zoom=0.96, age=2, yaw=16, build="boulder", nose="broken", mouth="grim",
        hair="grey", beard="square+walrus", head="kettle", metal="#7d8790", garment="mail",
        arms=(front(-1), right("pick")), sky=Sky(CHALK, "shut", "dust", "", (440, 120)),
    ),
    "tinna": _woman(
        303, lean=2.0, zoom=0.96, age=0, yaw=18, skin="fair", nose="snub", mouth="smile", hair="red",
        cut="crown", head="", garment="doublet", cloak="#3f5f4c", marks=("freckles",),
        arms=(fist("mug", 1), left("sword")), sky=Sky(FORGE, "props", "", "", (420, 226)),
    ),
    "lit": _dwarf(
        304, lean=-3.0, zoom=0.96, age=0, yaw=-32, build="wedge", skin="pale", nose="long", mouth="smirk",
        hair="ash", beard="swept+short", head="hood", cloak="#4a5a44", garment="coat", jewels=("rope",),
        arms=(right("bow"),), sky=Sky(VERDIGRIS, "roots", "drips", "", (430, 200)),
    ),
    "nidi": _dwarf(
        305, lean=3.0, zoom=0.96, age=0, yaw=28, build="hard", skin="fair", nose="snub", mouth="smile",
        hair="blond", beard="young+short", cut="wild", head="goggles-up", crest="#3f8a9a", garment="coat",
        cloak="#7a6a8a", brow=5.0, wide=7.0, arms=(left("spear"), fist("necklace", 1)),
        sky=Sky(GOLD, "heap", "", "", (430, 180)),
    ),
    "jari": _dwarf(
        306, lean=-2.5, zoom=0.96, age=1, yaw=-26, build="wedge", skin="tan", nose="hook", mouth="smirk",
        hair="black", beard="fork+handle", head="leather-up", crest="#7a9a4a", garment="doublet",
        cloak="#5a3040", arms=(left("axe"), fist("pouch", 1)), sky=Sky(SLATE, "tunnel", "", "", (330, 250)),
    ),
    "vitr": _dwarf(
        307, lean=1.0, zoom=0.96, age=2, yaw=10, build="boulder", skin="pale", nose="broad", mouth="set",
        hair="white", beard="cascade+walrus", cut="bald", head="bald", garment="apron", cloak="#8a8578",
        arms=(fist("dull"), right("hammer")), sky=Sky(FORGE, "bench", "", "", (284, 150)),
    ),
    "eisa": _woman(
        308, lean=-2.0, zoom=0.96, age=0, yaw=-16, pitch=6, skin="ruddy", nose="small", mouth="shout",
        hair="ginger", cut="wild", head="goggles-up", crest="#e07a2a", garment="bare-apron",
        props=("spit", "whiskers"), marks=("soot",), arms=(left("bow"),),
        sky=Sky(EMBER, "forge", "sparks", "", (430, 220)),
    ),
    "loni": _dwarf(
        309, lean=-1.0, zoom=0.96, age=1, yaw=-10, build="boulder", nose="broad", mouth="grim",
        hair="brown", beard="bush+walrus", cut="short", head="", garment="doublet", cloak="#7a5a3a",
        jewels=("belly",), bulk=1.14, arms=(fist("bone", -1), front(1)),
        sky=Sky(GOLD, "hall", "smoke", "", (150, 300)),
    ),
    "sota": _woman(
        310, lean=2.5, zoom=0.96, age=1, yaw=24, build="hard", skin="dark", nose="broad", mouth="snarl",
        hair="black", cut="loose", head="scarf", crest="#a8503a", garment="apron", cloak="#4a4e56",
        props=("black", "tongue", "whiskers"), brow=7.0, iris="#c9a24b", arms=(left("spear"),),
        sky=Sky(COAL, "molten", "", "", (440, 170)),
    ),
    "hornbori": _dwarf(
        311, age=2, yaw=4, build="boulder", skin="tan", nose="broken", mouth="set", hair="slate",
        beard="curls+walrus", head="stepped", metal="#5a5f66", trim="#a89468", garment="scales",
        arms=(front(-1), front(1)), sky=Sky(SLATE, "plug", "", "", (160, 120)),
    ),
    "kolfinna": _woman(
        312, lean=-3.0, at=(292.0, 454.0), age=1, yaw=-20, build="hard", nose="straight", mouth="grim",
        hair="chestnut", beard="chin", cut="loose", head="lamp", garment="bare-apron", brow=7.0,
        props=("prop", "whiskers"), arms=(left("axe"), front(-1)),
        sky=Sky(CHALK, "tunnel", "dust", "", (230, 240)),
    ),
    "skirfir": _dwarf(
        313, lean=3.0, age=1, yaw=28, build="anvil", nose="broken", mouth="shout", hair="chestnut",
        beard="bush+short", head="kettle", metal="#8a7a5a", trim="#5a3d26", garment="coat", cloak="#6a4a34",
        arms=(fist("spear"), front(1), right("pick")), sky=Sky(CHALK, "rockfall", "dust", "", (0, 0)),
    ),
    "fraeg": _dwarf(
        314, lean=-1.5, age=2, yaw=-14, build="wedge", skin="pale", nose="hook", mouth="set", hair="frost",
        beard="cascade+braids", head="blind", garment="mail", cloak="#3d4656",
        arms=(fist("sword"), right("bow")), sky=Sky(ICE, "shaft", "drips", "", (360, 0)),
    ),
    "aurvang": _dwarf(
        315, lean=2.0, age=1, yaw=18, build="barrel", skin="tan", nose="broad", mouth="smile",
        hair="brown", beard="tails+walrus", cut="topknot", head="", garment="bare-apron", props=("clay",),
        arms=(fist("axe", 1), left("crossbow")), sky=Sky(EMBER, "seam", "", "", (140, 200)),
    ),
    "aska": _woman(
        316, lean=-2.0, age=2, yaw=-28, build="hard", skin="pale", nose="straight", mouth="proud",
        hair="grey", cut="loose", head="scarf", crest="#5a6b7a", garment="mail", cloak="#5a4a44",
        arms=(fist("firepot", 1), left("sword"), front(-1)), sky=Sky(COAL, "forge", "", "", (140, 210)),
    ),
    "virfir": _dwarf(
        317, lean=1.5, age=1, yaw=14, build="anvil", skin="dark", nose="broad", mouth="set", hair="black",
        beard="ringed+walrus", head="visor", metal="#6b727b", garment="bare-apron", jewels=("chain",),
        arms=(fist("sword", 1), left("spear")), sky=Sky(FORGE, "chains", "sparks", "", (284, 260)),
    ),
    "althjof": _dwarf(
        318, lean=-3.0, age=1, yaw=-34, build="wedge", skin="fair", nose="long", mouth="smirk",
        hair="red", beard="swept+handle", head="leather-goggles", crest="#4a8a5a", garment="doublet",
        cloak="#2f4a52", jewels=("keys",), arms=(right("axe"), left("sword")),
        sky=Sky(VERDIGRIS, "door", "", "", (60, 330)),
    ),
    "malma": _woman(
        319, lean=2.0, age=1, yaw=22, build="apple", skin="fair", nose="straight", mouth="proud", brow=6.0,
        hair="black", cut="one", head="spike", metal="#4c525a", trim="#b4bcc2", garment="coat",
        cloak="#46505e", jewels=("lodestone",), arms=(left("spear"), right("crossbow")),
        sky=Sky(ICE, "seam", "", "", (430, 200)),
    ),
    "radsvid": _dwarf(
        320, lean=-1.5, age=2, yaw=-18, build="hard", skin="fair", nose="long", mouth="smile",
        hair="white", beard="rope+walrus", head="reader", crest="#3d5a8a", garment="doublet",
        cloak="#3a4668", brow=4.0, brow_lift=4.0, wide=6.6,
        arms=(fist("scroll", 1), left("sword"), right("spear")), sky=Sky(GOLD, "runes", "", "", (284, 200)),
    ),
    "brokk": _dwarf(
        321, lean=-2.0, age=1, yaw=-8, build="boulder", skin="ruddy", nose="broken", mouth="snarl",
        hair="red", beard="bush+handle", cut="mohawk", head="", garment="bare-apron", brow=14.0,
        marks=("soot",), bulk=1.12, arms=crossed("axe"), sky=Sky(EMBER, "bellows", "sparks", "", (130, 250)),
    ),
    "glod": _dwarf(
        322, lean=2.5, age=0, yaw=24, build="barrel", skin="fair", nose="snub", mouth="laugh",
        hair="blond", beard="plaits+short", head="leather-goggles", crest="#e07a2a", garment="apron",
        cloak="#7a4a3a", brow=5.0, arms=(fist("tongs", 1), *crossed("crossbow")[:1], right("bow")),
        sky=Sky(COAL, "molten", "sparks", "", (120, 150)),
    ),
    "nyrad": _dwarf(
        323, lean=-2.0, age=2, yaw=-30, build="wedge", skin="dark", nose="hook", mouth="grim", hair="white",
        beard="roots+braids", cut="bald", head="bald", garment="coat", cloak="#3a2a34", props=("runes",),
        arms=(right("axe"), left("spear")), sky=Sky(EMBER, "runes", "", "", (284, 240)),
    ),
    "blain": _dwarf(
        324, lean=1.5, age=2, yaw=24, build="hard", skin="pale", nose="long", mouth="snarl", hair="grey",
        beard="spade+short", head="hood", cloak="#2c2f34", garment="coat", iris="#b8c46a",
        props=("bile",), marks=("soot",), arms=(right("crossbow"), front(-1)),
        sky=Sky(VERDIGRIS, "lake", "drips", "", (120, 0)),
    ),
    "hreidmar": _dwarf(
        325, zoom=1.03, age=2, yaw=-6, build="boulder", skin="ruddy", nose="broad", mouth="proud",
        hair="ash", beard="roots+walrus", head="crown", metal="#8d8a84", garment="scales", size=1.1,
        bulk=1.14, jewels=("pauldrons",), at=(284.0, 446.0), arms=(*crossed("twin"), front(1)),
        sky=Sky(CHALK, "roots", "", "", (284, 200)),
    ),
    "alfrigg": _dwarf(
        326, lean=2.0, zoom=1.03, age=1, yaw=18, build="anvil", skin="fair", nose="straight", mouth="set",
        hair="blond", beard="plaits+handle", head="stepped", metal="#c9a24b", trim="#f0d684",
        garment="mail", cloak="#7c2a24", jewels=("chain", "golden"), size=1.08,
        arms=(left("sword"), right("spear"), front(1)), sky=Sky(GOLD, "seam", "", "", (150, 180)),
    ),
    "grer": _dwarf(
        327, lean=-2.5, zoom=1.03, age=1, yaw=-24, build="barrel", skin="tan", nose="broad", mouth="smile",
        hair="chestnut", beard="fork+walrus", head="candles", metal="#6a6258", garment="coat",
        cloak="#5f5444", size=1.06, arms=(left("axe"), fist("spear", 1), right("bow")),
        sky=Sky(SLATE, "shaft", "dust", "", (200, 0)),
    ),
    "berling": _dwarf(
        328, lean=2.5, zoom=1.03, age=1, yaw=32, build="hard", skin="pale", nose="hook", mouth="smirk",
        hair="black", beard="curls+handle", cut="swept", head="", garment="doublet", cloak="#5a3a78",
        jewels=("empty-sleeve", "torc"), arms=(*crossed("sword"), fist("spear", 1)),
        sky=Sky(VIOLET, "crystals", "", "", (430, 200)),
    ),
    "svior": _dwarf(
        329, lean=-3.0, zoom=1.03, age=1, yaw=-28, build="wedge", skin="tan", nose="long", mouth="set",
        hair="grey", beard="swept", head="hood-mask", cloak="#33424a", crest="#7a2f34", garment="coat",
        gaze=-1.0, jewels=("badger",), arms=(left("axe"), right("crossbow"), front(1)),
        sky=Sky(VIOLET, "hall", "", "", (420, 290)),
    ),
    "galar": _dwarf(
        330, lean=1.5, zoom=1.03, age=2, yaw=12, build="barrel", skin="ruddy", nose="hook", mouth="laugh",
        hair="grey", beard="tails+handle", head="rams", metal="#5f5a4c", trim="#9ab86a", garment="mail",
        cloak="#46603a", size=1.06, arms=(left("sword"), left("spear"), right("bow"), fist("horn", 1)),
        sky=Sky(VERDIGRIS, "crystals", "", "", (140, 240)),
    ),
}  # fmt: skip
