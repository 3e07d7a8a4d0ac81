"""A portrait from its parts, back to front: sky, weapons, hair, body, face, beard, helm, hands."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from contextlib import AbstractContextManager

import resvg_py
from PIL import Image

from art.ink import INK, Canvas, Shape, joined, moved
from art.palette import mix
from art.portrait import beard, beast, body, face, frost, grip, hair, headgear, helm, jewels, marks
from art.portrait.finish import finish
from art.portrait.person import HIGH, WIDE, Head, Person
from art.portrait.sky import palette, sky

SIZE = (400, 598)
_DARK = "#0c0708"


def _stops(*stops: tuple[float, float]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{_DARK}" stop-opacity="{see}"/>' for at, see in stops)


_SHADES = (
    f'<radialGradient id="round" cx=".46" cy=".4" r=".78">{_stops((0.55, 0), (1, 0.45))}</radialGradient>'
    '<linearGradient id="down" x1="0" y1="0" x2="0" y2="1">'
    f"{_stops((0, 0.25), (0.2, 0), (0.76, 0), (1, 0.5))}</linearGradient>"
)


def portrait(person: Person, size: tuple[int, int] = SIZE) -> Image.Image:
    """The picture of a person, ready for a frame."""
    canvas = Canvas(person.seed)
    if person.clan == "giant":
        canvas.dark, canvas.glint = "#12344f", "#ffffff"
    sky(canvas, person)
    behind = len(canvas.parts)
    with canvas.recording() as outlines:
        figure(canvas, person)
    front, canvas.parts = canvas.parts[behind:], canvas.parts[:behind]
    _halo(canvas, person, joined(outlines).simplify(0.5))
    return finish(_raster([*canvas.parts, *front], size), person.seed)


def _halo(canvas: Canvas, person: Person, whole: Shape) -> None:
    """The light of the sky around the whole figure, and the shadow it throws."""
    light = mix(palette(person)[4], "#ffe2ae", 0.4)
    canvas.ink(moved(whole, 11, 9), INK, 0.5)
    canvas.ink(joined([moved(whole, -4.5, -3.5), whole.buffer(1.2)]), light)


def _raster(parts: list[str], size: tuple[int, int]) -> Image.Image:
    body_text = "".join(parts)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none"><defs>{_SHADES}</defs>{body_text}'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#round)"/>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#down)"/></svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=text, width=size[0], height=size[1], skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png)))


_SHOULDERS = ((92.0, 640.0, -30.0), (482.0, 644.0, 34.0))


_HEART = (WIDE / 2, 620.0)


def figure(canvas: Canvas, person: Person) -> None:
    """The person with all that is worn and carried, leaning and growing about the heart."""
    turn, (x, y) = math.radians(person.lean), _HEART
    cos, sin = math.cos(turn) * person.zoom, math.sin(turn) * person.zoom
    with canvas.placed(x - cos * x + sin * y, y - sin * x - cos * y, person.zoom, turn):
        _figure(canvas, person)


def _figure(canvas: Canvas, person: Person) -> None:
    head = Head(canvas, person)
    for arm in person.arms:
        if arm.how in ("shoulder", "crossed"):
            grip.carried(canvas, person, arm)
    with _at(canvas, person):
        hair.behind(head)
        if person.head in beast.BEASTS:
            beast.cowl(head)
    if "ice" in person.props:
        frost.shoulder_ice(canvas, _SHOULDERS)
    body.shoulders(canvas, person)
    with _at(canvas, person):
        body.neck(head)
    jewels.collar(canvas, person)
    for prop in person.props:
        kind, _, side = prop.partition("-")
        if kind in beast.BEASTS:
            beast.over_shoulder(canvas, kind, person.fur, -1 if side == "left" else 1)
    for jewel in person.jewels:
        if jewel in jewels.JEWELS:
            jewels.JEWELS[jewel](canvas, person)
    with _at(canvas, person):
        _face(head)
    _head(head)
    for arm in person.arms:
        if arm.how in ("fist", "front"):
            grip.held(canvas, person, arm)


def _at(canvas: Canvas, person: Person) -> AbstractContextManager[None]:
    x, y = person.at
    return canvas.placed(x, y, person.size, math.radians(person.roll))


def _face(head: Head) -> None:
    outline = face.skin(head)
    marks.details(head, outline)
    free = face.eyes(head, outline)
    marks.paint(head, outline, free)
    beard.stubble(head, outline)
    face.folds(head, outline)
    face.mouth(head)
    face.nose(head)
    marks.scars(head, outline)
    face.brows(head)


def _head(head: Head) -> None:
    person = head.person
    with _at(head.canvas, person):
        beard.beard(head)
        beard.moustache(head)
        for prop, side in (("patch-left", -1), ("patch-right", 1)):
            if prop in person.props:
                marks.patch(head, side)
        for wear in HEADS[person.head]:
            wear(head)
        hair.in_front(head)


Wear = Callable[[Head], None]


def _dome(**kind: bool) -> Wear:
    return lambda head: helm.dome(head, **kind)


def _antlers(kind: int) -> Wear:
    return lambda head: headgear.antlers(head, kind)


def _beast(kind: str) -> Wear:
    return lambda head: beast.worn(head, kind)


def _ears(kind: str) -> Wear:
    return lambda head: beast.ears(head, kind)


def _cap(kind: str) -> Wear:
    return lambda head: beast.cap(head, kind)


def _crown(kind: str) -> Wear:
    return lambda head: frost.crown(head, kind)


def _crest(head: Head) -> None:
    headgear.crest(head, head.person.crest)


def _hood(head: Head) -> None:
    headgear.hood(head, body.cloak_colour(head.person))


# What is worn on the head, back to front; nothing shows the hair.
HEADS: dict[str, tuple[Wear, ...]] = {
    "": (hair.on_top,),
    **{kind: (_beast(kind),) for kind in beast.BEASTS},
    "helm": (_dome(),),
    "cap": (_dome(nasal=False),),
    "peaked": (_dome(peaked=True),),
    "spectacles": (_dome(spectacles=True),),
    "guards": (_dome(), helm.cheek_guards),
    "mail": (helm.aventail, _dome(peaked=True)),
    "crest": (_crest, _dome(), helm.cheek_guards),
    "eared": (headgear.bear_ears, _dome(), headgear.fur_rim),
    "eared-spectacles": (headgear.bear_ears, _dome(spectacles=True), headgear.fur_rim),
    "bear-cap": (hair.on_top, _cap("bear"), headgear.fur_rim),
    "wolf-helm": (_ears("wolf"), _dome(), headgear.fur_rim),
    "wolf-spectacles": (_ears("wolf"), _dome(nasal=False, spectacles=True), headgear.fur_rim),
    "wolf-cap": (hair.on_top, _cap("wolf"), headgear.fur_rim),
    "boar-cap": (hair.on_top, _cap("boar"), headgear.fur_rim),
    "boar-helm": (_ears("boar"), _crest, _dome(nasal=False), headgear.fur_rim),
    "tusks": (_dome(), helm.cheek_guards, headgear.tusk_guards),
    "tusks-crest": (_crest, _dome(), helm.cheek_guards, headgear.tusk_guards),
    "figure": (_dome(), headgear.boar_figure),
    "figure-guards": (_dome(spectacles=True), helm.cheek_guards, headgear.boar_figure),
    **{f"antlers-{k}": (_antlers(k), _dome()) for k in range(4)},
    **{f"antlers-{k}-guards": (_antlers(k), _dome(nasal=False), helm.cheek_guards) for k in range(4)},
    **{f"tines-{k}": (hair.on_top, _antlers(k), hair.circlet) for k in range(4)},
    "hood": (_hood,),
    "veil": (headgear.veil,),
    **{f"ice-{kind}": (hair.on_top, _crown(kind)) for kind in frost.CROWNS},
    "shards": (hair.on_top, frost.brow_shards),
}
