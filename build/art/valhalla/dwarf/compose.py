"""A dwarf from parts: the cave, weapons, shoulders, face, beard, helm, hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from art.ink import INK, Canvas, Pen, blob, disc, path
from art.palette import mix
from art.portrait import hair, jewels, layers
from art.portrait import helm as old_helm
from art.portrait.body import Torso, neck
from art.portrait.person import Head, Person
from art.portrait.skull import Skull
from art.valhalla.dwarf import beard, body, cap, cave, gear, helm
from art.valhalla.dwarf.rock import clasp, glow, timber
from art.valhalla.dwarf.tones import tone

# How far figures are lifted, so that their beards are seen above the name on the card.
_LIFT = 36.0
# Broad and low: cheekbones, jaw, chin, length.
SKULLS = {
    "anvil": Skull(108, 100, 60, 140),
    "barrel": Skull(109, 98, 46, 134),
    "wedge": Skull(104, 86, 40, 146),
    "boulder": Skull(110, 104, 66, 138),
    "hard": Skull(103, 90, 42, 142),
    "apple": Skull(104, 88, 36, 134),
}


class DwarfHead(Head):
    """A head with the skull of its people."""

    def __init__(self, canvas: Canvas, person: Person) -> None:
        super().__init__(canvas, replace(person, build="broad"))
        self.person, self.skull = person, SKULLS[person.build]


def portrait(person: Person, size: tuple[int, int] = layers.SIZE) -> Image.Image:
    canvas = Canvas(person.seed)
    cave.cave(canvas, person)
    start = len(canvas.parts)
    with canvas.recording() as outlines, canvas.placed(0, -_LIFT), layers.leaning(canvas, person):
        _figure(canvas, person)
    light = mix(tone(person)[4], "#ffd9a0", 0.4)
    return layers.printed(canvas, start, outlines, light, seed=person.seed, size=size)


def _figure(canvas: Canvas, person: Person) -> None:
    head = DwarfHead(canvas, person)
    for arm in person.arms:
        if arm.how in ("shoulder", "crossed"):
            gear.carried(canvas, person, arm)
    with layers.at_head(canvas, person):
        hair.behind(head)
    if "prop" in person.props:
        _on_shoulder(canvas)
    body.shoulders(canvas, person)
    with layers.at_head(canvas, person):
        neck(head)
    jewels.collar(canvas, person)
    for jewel in person.jewels:
        if jewel in jewels.JEWELS:
            jewels.JEWELS[jewel](canvas, person)
    with layers.at_head(canvas, person):
        layers.features(head)
        _nose(head)
        _marks(head)
        beard.beard(head)
        beard.whiskers(head)
        _bile(head)
        for wear in HEADS[person.head]:
            wear(head)
        hair.in_front(head)
    for jewel in person.jewels:
        if jewel in body.BREAST:
            body.BREAST[jewel](Torso(canvas, person))
    for arm in person.arms:
        if arm.how in ("fist", "front"):
            gear.held(canvas, person, arm)


def _on_shoulder(canvas: Canvas) -> None:
    """A pit prop, carried like nothing."""

    timber(canvas, (590, 96), (300, 700), 104, "#7a5430")
    clasp(canvas, 520, 236, 60, 60)


def _nose(head: Head) -> None:
    """A bulb at the end of it, reddened by fire."""
    person, canvas = head.person, head.canvas
    if person.woman and person.nose != "broad":
        return
    wide, low = (25.0, 58.0) if person.woman else (33.0, 56.0)
    wide *= {"broad": 1.15, "fine": 0.8, "hook": 0.95, "long": 0.9}.get(person.nose, 1.0)
    low += {"hook": 8, "long": 8, "snub": -6}.get(person.nose, 0)
    red = mix(head.skin, "#b8452c", 0.3)
    bulb = head.pose.blob(
        [
            (x * wide, low + y * wide * 0.8, 132 - abs(x) * 18)
            for x, y in (
                (0, -1),
                (0.75, -0.6),
                (1, 0.1),
                (0.6, 0.72),
                (0, 0.9),
                (-0.6, 0.72),
                (-1, 0.1),
                (-0.75, -0.6),
            )
        ]
    )
    canvas.form(
        bulb,
        red,
        mix(head.shade, "#6b1c14", 0.3),
        mix(head.light, "#ffd0b0", 0.3),
        Pen(3.2, 3, (11, 9), 3, hatch=12, step=5),
    )
    x, y = head.pose.spot(-wide * 0.4, low - wide * 0.3, 138)
    canvas.fill(disc(x, y, wide * 0.16), "#fff0dc")
    for side in (-1, 1):
        spot = head.pose.spot(side * wide * 0.45, low + wide * 0.55, 122)
        canvas.fill(disc(*spot, wide * 0.16, 0.7), INK)


def _marks(head: Head) -> None:
    """What else the mines leave on a face."""
    canvas, rng = head.canvas, head.canvas.rng
    for prop in head.person.props:
        if prop in ("clay", "black"):
            paint = "#b5623a" if prop == "clay" else "#15100d"
            for _ in range(15):
                x, y = rng.uniform(-86, 86), rng.uniform(-90, 60)
                daub = head.on(
                    [(x, y), (x + rng.uniform(10, 22), y + rng.uniform(-6, 6)), (x + 34, y + 4)], 2
                )
                canvas.brush(daub, rng.uniform(8, 18), paint, clip=head.outline, opacity=0.6)
        elif prop == "tongue":
            _tongue(head)
        elif prop == "runes":
            for k in range(5):
                x = -56 + k * 28
                canvas.brush(head.on([(x, -96), (x, -62)], 3), 6, "#ff8a4a", ends=(1, 1))
                canvas.brush(head.on([(x, -90 + 6 * (k % 2)), (x + 14, -80)], 3), 5, "#ff8a4a", ends=(1, 0.6))
        elif prop == "spit":
            x, y = head.pose.spot(0, head.skull.length - 44, 112)

            glow(canvas, (x, y), 34, "#ffb04a", 0.4)
            for k in range(40):
                far, lift = rng.uniform(10, 250) ** 1.0, rng.uniform(-0.5, 0.34)
                px, py = x - far, y + far * lift
                canvas.brush(
                    [(px, py), (px - 14, py + 14 * lift)],
                    rng.uniform(3, 7),
                    "#ffd071" if k % 3 else "#ff8a3c",
                )


def _bile(head: Head) -> None:
    """Black runs out of the mouth and into the beard."""
    if "bile" not in head.person.props:
        return
    for x, low, wide in ((-24, 176, 12), (-6, 236, 17), (14, 200, 13), (28, 158, 10)):
        line = [
            head.pose.spot(x, 104, 124),
            head.pose.spot(x - 3, (104 + low) / 2, 126),
            head.pose.spot(x, low, 124),
        ]
        head.canvas.brush(line, wide + 5, "#5a6a3a", ends=(0.6, 0.9), peak=0.9)
        head.canvas.brush(line, wide, "#12120d", ends=(0.6, 0.9), peak=0.9)


def _tongue(head: Head) -> None:
    """Put out, and black as the pit."""
    y = head.skull.length - 44
    shape = blob(head.on(path("-18,0 0,-4 18,0 20,26 10,50 -8,50 -19,26", 0, y), 16))
    head.canvas.form(shape, "#2c2328", "#0c080a", "#8a7078", Pen(3.4, 3, (7, 6), 3))
    head.canvas.brush(head.on([(0, y + 4), (1, y + 38)], 17), 4)


Wear = Callable[[Head], None]


def _lifted(head: Head) -> None:
    cap.goggles(head, 84)


def _goggles(head: Head) -> None:
    cap.goggles(head)


def _plain(head: Head) -> None:
    old_helm.dome(head)


def _open(head: Head) -> None:
    old_helm.dome(head, nasal=False)


HEADS: dict[str, tuple[Wear, ...]] = {
    "": (hair.on_top,),
    "bald": (cap.bald_top,),
    "kettle": (helm.kettle,),
    "candles": (helm.candles,),
    "stepped": (helm.stepped,),
    "lamp": (cap.lamp,),
    "leather": (cap.leather_cap,),
    "leather-goggles": (cap.leather_cap, _goggles),
    "goggles": (hair.on_top, _goggles),
    "goggles-up": (hair.on_top, _lifted),
    "leather-up": (cap.leather_cap, _lifted),
    "felt": (cap.felt,),
    "rams": (_open, old_helm.cheek_guards, helm.rams),
    "crown": (hair.on_top, helm.crown),
    "visor": (cap.visor,),
    "scarf": (cap.scarf,),
    "hood": (cap.hood,),
    "hood-mask": (cap.face_scarf, cap.hood),
    "spike": (helm.spike,),
    "blind": (cap.blindfold, cap.leather_cap),
    "reader": (cap.spectacles, cap.felt),
    "dome": (_plain, old_helm.cheek_guards),
}
