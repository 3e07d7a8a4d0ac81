"""Portraits of the warriors whom the valkyries brought: people of the five clans with a touch of swan."""

from PIL import Image

from art.ink import Canvas
from art.palette import mix
from art.portrait import beard, beast, body, compose, frost, grip, hair, jewels, layers, marks, swan
from art.portrait.person import Head, Person
from art.portrait.sky import palette, sky

_SHOULDERS = ((92.0, 640.0, -30.0), (482.0, 644.0, 34.0))


def portrait(person: Person, size: tuple[int, int] = layers.SIZE) -> Image.Image:
    canvas = Canvas(person.seed)
    if person.clan == "giant":
        canvas.dark, canvas.glint = "#12344f", "#ffffff"
    sky(canvas, person)
    for prop in person.props:
        if prop in swan.SKIES:
            swan.SKIES[prop](canvas, person)
    start = len(canvas.parts)
    with canvas.recording() as outlines, layers.leaning(canvas, person):
        _figure(canvas, person)
    return layers.printed(
        canvas, start, outlines, mix(palette(person)[4], "#ffe2ae", 0.4), seed=person.seed, size=size
    )


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
        layers.features(head)
        beard.beard(head)
        beard.moustache(head)
        for prop, side in (("patch-left", -1), ("patch-right", 1)):
            if prop in person.props:
                marks.patch(head, side)
        for wear in compose.HEADS[person.head]:
            wear(head)
        hair.in_front(head)
        swan.on_head(head)
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
