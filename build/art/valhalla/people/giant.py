"""The frost giants: skin of ice, crowns of ice, beards of frost, icy skies."""

from functools import partial

from art.portrait.carry import fist, left, right
from art.portrait.person import Person, Sky

_giant = partial(
    Person, clan="giant", skin="ice", hair="ice", fur="#c9dbe4", eyes="glow", marks=("frost",), brow=11.0,
    size=1.12, at=(280.0, 416.0), bulk=1.1, metal="#8fb3c8", trim="#dff0f8", cloak="#4d7288",
)  # fmt: skip
_woman = partial(_giant, woman=True, brow=6.0, wide=7.6, build="oval", size=1.08)

GIANTS: dict[str, Person] = {
    "klaki": _giant(
        131, lean=-2.0, zoom=0.96, age=1, yaw=-36, build="long", skin="ice", beard="drip", cut="wild",
        head="ice-thorns", garment="pelt", collar="", mouth="grim",
        sky=Sky(0, "glacier", "snow", "moon", (430, 200)),
    ),
    "isrun": _woman(
        132, lean=2.0, zoom=0.96, age=0, yaw=18, build="heart", skin="snow", hair="frost",
        cut="straight", nose="fine", mouth="set", head="ice-comb", garment="cloak", collar="fur",
        fur="#dbe6ec", sky=Sky(1, "snow", "aurora", ""),
    ),
    "hregg": _giant(
        133, lean=3.5, zoom=0.96, age=2, yaw=38, build="gaunt", skin="rock", hair="slate", beard="fork",
        cut="wild", head="shards", garment="cloak", mouth="shout", nose="hook",
        sky=Sky(3, "peaks", "rain", "", (0, 0)), arms=(left("spear"),),
    ),
    "jokla": _woman(
        134, lean=-3.0, age=1, yaw=-22, build="narrow", skin="deep", hair="ice", cut="braids",
        nose="long", mouth="proud", head="ice-broken", garment="cloak", collar="fur",
        marks=("frost", "tattoo"), arms=(right("axe"),), sky=Sky(2, "glacier", "", "sun", (140, 230)),
        trim="#8fd0e8",
    ),
    "hjarn": _giant(
        135, lean=1.5, age=1, yaw=34, build="square", skin="snow", hair="frost", beard="crust",
        cut="bald", head="ice-broad", nose="broad", garment="bare", collar="", props=("ice",),
        arms=(fist("great"),), mouth="snarl", sky=Sky(1, "snow", "snow", "sun", (430, 220)),
    ),
    "grjota": _woman(
        136, lean=2.5, age=2, yaw=14, build="strong", skin="rock", hair="slate", cut="wild",
        nose="broad", mouth="grim", brow=9.0, head="shards", garment="pelt", fur="#8a98a4", collar="",
        arms=(left("club"),), eyes="open", iris="#d8f4ff", sky=Sky(3, "peaks", "", "sun", (430, 210)),
    ),
    "skafl": _giant(
        137, lean=-2.0, age=2, yaw=-18, build="round", skin="snow", hair="white", beard="full",
        cut="short", head="ice-slabs", nose="broad", mouth="smile", garment="pelt", fur="#e4eef2",
        collar="", brow=5.0, sky=Sky(0, "snow", "snow", "", (0, 0)), arms=(left("club"),),
    ),
    "hamra": _woman(
        138, lean=-1.0, age=1, yaw=36, build="strong", skin="rock", hair="frost", cut="crown",
        nose="straight", mouth="proud", head="ice-horned", garment="mail", collar="fur", props=("ice",),
        arms=(right("great"),), sky=Sky(1, "peaks", "ravens", "moon", (140, 220)),
    ),
    "svellgrim": _giant(
        139, lean=3.0, yaw=20, build="broad", skin="deep", hair="ice", beard="ice", cut="loose",
        head="ice-tall", nose="broken", garment="cloak", arms=(left("axe"),),
        sky=Sky(2, "fjord", "", "sun", (430, 240)), size=1.14,
    ),
    "kaldrun": _woman(
        140, lean=2.5, age=2, yaw=-38, build="soft", skin="ice", hair="frost", cut="loose", nose="hook",
        mouth="grim", eyes="blind", head="ice-thorns", garment="cloak", collar="fur", fur="#9fb6c4",
        sky=Sky(1, "glacier", "aurora", "eclipse", (140, 220)),
    ),
    "bergskar": _giant(
        141, lean=-2.0, zoom=1.02, yaw=-16, build="square", skin="rock", hair="slate", beard="crust",
        cut="wild", head="ice-horned", nose="broken", mouth="snarl", garment="lamellar", collar="",
        props=("ice",), size=1.2, at=(282.0, 428.0), bulk=1.16, scars=("eye-left",),
        arms=(left("great"),), sky=Sky(3, "fjord", "", "eclipse", (430, 190)),
    ),
    "gnipa": _woman(
        142, lean=1.0, zoom=1.02, age=2, yaw=12, build="strong", skin="deep", hair="frost",
        cut="braids", nose="hook", mouth="proud", head="ice-tall", garment="pelt", collar="",
        props=("ice",), size=1.16, at=(280.0, 428.0), brow=8.0, arms=(fist("club", 1),),
        sky=Sky(0, "peaks", "aurora", "moon", (430, 180)),
    ),
}  # fmt: skip
