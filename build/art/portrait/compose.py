"""A portrait from its parts, back to front: sky, weapons, hair, body, face, beard, helm, hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from art.ink import Canvas
from art.palette import mix
from art.portrait import beard, beast, body, frost, grip, hair, headgear, helm, jewels, layers, marks, swan
from art.portrait.person import Head, Person
from art.portrait.sky import palette, sky

_SHOULDERS = ((92.0, 640.0, -30.0), (482.0, 644.0, 34.0))


def portrait(person: Person, size: tuple[int, int] = layers.SIZE) -> Image.Image:
    """The picture of a person, ready for a frame."""
    canvas = Canvas(person.seed)
    if person.clan == "giant":
        canvas.dark, canvas.glint = "#12344f", "#ffffff"
    sky(canvas, person)
    for prop in person.props:
        if prop in swan.SKIES:
            swan.SKIES[prop](canvas, person)
    start = len(canvas.parts)
    with canvas.recording() as outlines:
        figure(canvas, person)
    light = mix(palette(person)[4], "#ffe2ae", 0.4)
    return layers.printed(canvas, start, outlines, light, seed=person.seed, size=size)


def figure(canvas: Canvas, person: Person) -> None:
    """The person with all that is worn and carried, leaning and growing about the heart."""
    with layers.leaning(canvas, person):
        _figure(canvas, person)


def _figure(canvas: Canvas, person: Person) -> None:
    head = Head(canvas, person)
    for arm in person.arms:
        if arm.how in ("shoulder", "crossed"):
            grip.carried(canvas, person, arm)
    with layers.at_head(canvas, person):
        hair.behind(head)
        if person.head in beast.BEASTS:
            beast.cowl(head)
    if "ice" in person.props:
        frost.shoulder_ice(canvas, _SHOULDERS)
    body.shoulders(canvas, person)
    with layers.at_head(canvas, person):
        body.neck(head)
    _worn(canvas, person)
    with layers.at_head(canvas, person):
        _head(head)
    for arm in person.arms:
        if arm.how in ("fist", "front"):
            grip.held(canvas, person, arm)
    for prop in person.props:
        if prop in swan.BEFORE:
            swan.BEFORE[prop](canvas, person)


def _worn(canvas: Canvas, person: Person) -> None:
    """What lies on the shoulders and around the neck."""
    jewels.collar(canvas, person)
    for jewel in person.jewels:
        if jewel in swan.WORN:
            swan.WORN[jewel](canvas, person)
    for prop in person.props:
        kind, _, side = prop.partition("-")
        if kind in beast.BEASTS:
            beast.over_shoulder(canvas, kind, person.fur, -1 if side == "left" else 1)
    for jewel in person.jewels:
        if jewel in jewels.JEWELS:
            jewels.JEWELS[jewel](canvas, person)


def _head(head: Head) -> None:
    layers.features(head)
    beard.beard(head)
    beard.moustache(head)
    for prop, side in (("patch-left", -1), ("patch-right", 1)):
        if prop in head.person.props:
            marks.patch(head, side)
    for wear in HEADS[head.person.head]:
        wear(head)
    hair.in_front(head)
    swan.on_head(head)


Wear = Callable[[Head], None]


def _crest(head: Head) -> None:
    headgear.crest(head, head.person.crest)


def _hood(head: Head) -> None:
    headgear.hood(head, body.cloak_colour(head.person))


# What is worn on the head, back to front; nothing shows the hair.
HEADS: dict[str, tuple[Wear, ...]] = {
    "": (hair.on_top,),
    **{kind: (partial(beast.worn, kind=kind),) for kind in beast.BEASTS},
    "helm": (helm.dome,),
    "cap": (partial(helm.dome, nasal=False),),
    "peaked": (partial(helm.dome, peaked=True),),
    "spectacles": (partial(helm.dome, spectacles=True),),
    "guards": (helm.dome, helm.cheek_guards),
    "mail": (helm.aventail, partial(helm.dome, peaked=True)),
    "crest": (_crest, helm.dome, helm.cheek_guards),
    "eared": (headgear.bear_ears, helm.dome, headgear.fur_rim),
    "eared-spectacles": (headgear.bear_ears, partial(helm.dome, spectacles=True), headgear.fur_rim),
    "bear-cap": (hair.on_top, partial(beast.cap, kind="bear"), headgear.fur_rim),
    "wolf-helm": (partial(beast.ears, kind="wolf"), helm.dome, headgear.fur_rim),
    "wolf-spectacles": (
        partial(beast.ears, kind="wolf"),
        partial(helm.dome, nasal=False, spectacles=True),
        headgear.fur_rim,
    ),
    "wolf-cap": (hair.on_top, partial(beast.cap, kind="wolf"), headgear.fur_rim),
    "boar-cap": (hair.on_top, partial(beast.cap, kind="boar"), headgear.fur_rim),
    "boar-helm": (
        partial(beast.ears, kind="boar"),
        _crest,
        partial(helm.dome, nasal=False),
        headgear.fur_rim,
    ),
    "tusks": (helm.dome, helm.cheek_guards, headgear.tusk_guards),
    "tusks-crest": (_crest, helm.dome, helm.cheek_guards, headgear.tusk_guards),
    "figure": (helm.dome, headgear.boar_figure),
    "figure-guards": (partial(helm.dome, spectacles=True), helm.cheek_guards, headgear.boar_figure),
    **{f"antlers-{k}": (partial(headgear.antlers, kind=k), helm.dome) for k in range(4)},
    **{
        f"antlers-{k}-guards": (
            partial(headgear.antlers, kind=k),
            partial(helm.dome, nasal=False),
            helm.cheek_guards,
        )
        for k in range(4)
    },
    **{f"tines-{k}": (hair.on_top, partial(headgear.antlers, kind=k), hair.circlet) for k in range(4)},
    "hood": (_hood,),
    "veil": (headgear.veil,),
    **{f"ice-{kind}": (hair.on_top, partial(frost.crown, kind=kind)) for kind in frost.CROWNS},
    "shards": (hair.on_top, frost.brow_shards),
}
