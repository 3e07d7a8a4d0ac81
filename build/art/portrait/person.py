"""What a portrait is made from: one record a person, and the body of work a head is drawn with."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from art.ink import Canvas, Line, Path, Shape, sound
from art.portrait.pose import Pose
from art.portrait.skull import SKULLS, Skull

# The window a portrait fills, in the units of the drawings.
WIDE, HIGH = 568, 848

# Lit, shaded and brightest skin.
SKINS = {
    "fair": ("#e6b68c", "#b4714e", "#f7d9b4"),
    "ruddy": ("#dc9c70", "#a05a3e", "#f3c79c"),
    "pale": ("#e8c5a4", "#b07f68", "#fae4c8"),
    "tan": ("#c98d5e", "#8c5236", "#e6b685"),
    "dark": ("#a56f48", "#6b3f2a", "#c99468"),
    "ice": ("#a8cbdc", "#5f8aa6", "#e4f4fa"),
    "rock": ("#8fa3b4", "#4d6175", "#cfdde6"),
    "deep": ("#7fb0cc", "#3d6d92", "#c8ecf8"),
    "snow": ("#c9dfe8", "#7d9fb4", "#f6fcff"),
}
HAIRS = {
    "red": "#b9512a",
    "ginger": "#cf7a35",
    "blond": "#d9a850",
    "flax": "#e6cb86",
    "brown": "#7d4a2b",
    "chestnut": "#94502f",
    "grey": "#a7a298",
    "black": "#453a38",
    "white": "#ddd6c6",
    "ash": "#9a7b57",
    "ice": "#b5d6e4",
    "frost": "#dcebf2",
    "slate": "#7f98aa",
}
IRON_LIGHT, IRON, IRON_DARK = "#eef1ee", "#9aa3ab", "#4a525c"
GOLD_LIGHT, GOLD, GOLD_DARK = "#f9e3a0", "#c9a24b", "#7b5a20"
STEEL, GILT = (IRON, IRON_DARK, IRON_LIGHT), (GOLD, GOLD_DARK, GOLD_LIGHT)


@dataclass(frozen=True)
class Arm:
    """A weapon and how it is carried: behind a *shoulder*, *crossed* behind, in the *fist*, or in *front*."""

    weapon: str
    how: str = "shoulder"
    side: int = -1


@dataclass(frozen=True)
class Sky:
    """What lies behind: a palette of the clan, the land, the weather, and where the light stands."""

    tone: int = 0
    land: str = "peaks"
    weather: str = ""
    light: str = "sun"
    at: tuple[float, float] = (400.0, 215.0)


@dataclass(frozen=True)
class Person:
    seed: int
    clan: str
    woman: bool = False
    age: int = 1
    # How the head is held.
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0
    at: tuple[float, float] = (278.0, 396.0)
    size: float = 1.0
    # The face.
    build: str = "broad"
    skin: str = "fair"
    nose: str = "straight"
    mouth: str = "set"
    eyes: str = "open"
    wide: float = 6.0
    slant: float = 6.0
    iris: str = "#5f8aa0"
    gaze: float = 0.0
    brow: float = 9.0
    brow_lift: float = 0.0
    paint: str = ""
    paint_colour: str = "#27506e"
    scars: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    # Hair.
    hair: str = "brown"
    cut: str = "loose"
    beard: str = ""
    # What is worn and carried.
    head: str = ""
    fur: str = "#7a5234"
    metal: str = "#8b949d"
    trim: str = "#c9a24b"
    crest: str = "#8e2f24"
    garment: str = "cloak"
    cloak: str = ""
    collar: str = "fur"
    turn: float = 0.0
    bulk: float = 1.0
    # How the whole figure stands in the window: degrees it leans to the viewer's right, and how near it is.
    lean: float = 0.0
    zoom: float = 1.0
    jewels: tuple[str, ...] = ()
    arms: tuple[Arm, ...] = ()
    props: tuple[str, ...] = ()
    sky: Sky = field(default_factory=Sky)


class Head:
    """A person's head on a canvas: the pose it is seen in and the colours it is painted with."""

    def __init__(self, canvas: Canvas, person: Person) -> None:
        self.canvas, self.person = canvas, person
        self.pose = Pose(person.yaw, person.pitch)
        self.skull: Skull = SKULLS[person.build]
        self.skin, self.shade, self.light = SKINS[person.skin]
        self.hair = HAIRS[person.hair]

    @property
    def far(self) -> int:
        """The side that is turned away: 1 for the viewer's right, -1 for the left."""
        return 1 if self.person.yaw >= 0 else -1

    @cached_property
    def outline(self) -> Shape:
        """The bare head without its ears, as it is seen."""
        return sound(self.pose.loft(self.skull.rings()).buffer(-5).buffer(5))

    def on(self, points: Path, out: float = 0.0) -> Line:
        """Points of the front view laid onto the face, as they are seen."""
        return self.pose.seen(self.skull.on(points, out))
