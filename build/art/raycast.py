"""Rooms of planes, boxes and discs, seen by one ray a pixel and lit by points of light."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np

from art.noise import Array, grid
from art.raster import blur, resize

Triple: TypeAlias = tuple[float, float, float]
Paint: TypeAlias = Callable[[Array], Array]  # colours for an array of points
FacePaint: TypeAlias = Callable[
    [Array, Array], Array
]  # the same, with the axis that each point's face looks along

NEAR = 0.3


class Camera(NamedTuple):
    """`x`, `y` are the vanishing point and `focus` the focal length, in pixels."""

    width: int
    height: int
    x: float
    y: float
    focus: float

    def place(self, at: Triple) -> tuple[float, float]:
        """Where a point of the room is in the picture."""
        return self.x + at[0] / at[2] * self.focus, self.y - at[1] / at[2] * self.focus


class Light(NamedTuple):
    at: Triple
    colour: Triple
    fall: float = 0.62  # how quickly it fades with the distance
    wrap: float = 0.12  # what reaches faces that look away
    shadows: bool = True


class Room:
    """What every pixel sees: the distance, the point, which way it faces, its colour, its own light."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        x, y = grid(camera.width, camera.height)
        self.rays = np.stack(
            [(x - camera.x) / camera.focus, (camera.y - y) / camera.focus, np.ones_like(x)], -1
        ).astype(np.float32)
        shape = x.shape
        self.far = np.full(shape, 1e9, np.float32)
        self.normal = np.zeros((*shape, 3), np.float32)
        self.thing = np.zeros(shape, np.int32)
        self.colour = np.zeros((*shape, 3), np.float32)
        self.glow = np.zeros((*shape, 3), np.float32)
        self.blocks: list[tuple[Triple, Triple]] = []
        self._things = 0

    @property
    def points(self) -> Array:
        return np.asarray(self.rays * self.far[..., None])

    def _next(self) -> int:
        self._things += 10
        return self._things

    def _window(self, low: Triple, high: Triple) -> tuple[slice, slice]:
        """The part of the picture that a box before the eye can cover."""
        spots = [
            self.camera.place((x, y, max(z, NEAR)))
            for x in (low[0], high[0])
            for y in (low[1], high[1])
            for z in (low[2], high[2])
        ]
        xs, ys = [spot[0] for spot in spots], [spot[1] for spot in spots]
        left, right = max(0, int(min(xs)) - 1), max(0, int(max(xs)) + 2)
        top, bottom = max(0, int(min(ys)) - 1), max(0, int(max(ys)) + 2)
        return slice(top, bottom), slice(left, right)

    def plane(
        self, normal: Triple, offset: float, paint: Paint, *, where: Callable[[Array], Array] | None = None
    ) -> int:
        """The plane of all points p with normal · p = offset, where `where` says so of its points."""
        thing = self._next()
        facing = np.array(normal, np.float32)
        with np.errstate(all="ignore"):
            far = offset / (self.rays @ facing)
        seen = np.isfinite(far) & (far > NEAR) & (far < self.far)
        if where is not None:
            seen[seen] = where(self.rays[seen] * far[seen][:, None])
        points = self.rays[seen] * far[seen][:, None]
        self.far[seen], self.thing[seen], self.colour[seen], self.glow[seen] = (
            far[seen],
            thing,
            paint(points),
            0,
        )
        self.normal[seen] = facing * (-1 if offset > 0 else 1) / np.linalg.norm(facing)
        return thing

    def box(self, low: Triple, high: Triple, paint: FacePaint, *, shadow: bool = False) -> int:
        """A box along the axes; `shadow` lets it stand in the way of lights."""
        thing = self._next()
        if shadow:
            self.blocks.append((low, high))
        window = self._window(low, high)
        rays, old = self.rays[window], self.far[window]
        if not rays.size:
            return thing
        with np.errstate(all="ignore"):
            first, second = np.array(low, np.float32) / rays, np.array(high, np.float32) / rays
        enter = np.fmin(first, second)
        far, leave, axis = enter.max(-1), np.fmax(first, second).min(-1), enter.argmax(-1)
        seen = (far < leave) & (far > NEAR) & (far < old)
        points = rays[seen] * far[seen][:, None]
        old[seen] = far[seen]
        self.thing[window][seen] = thing + axis[seen]
        self.colour[window][seen] = paint(points, axis[seen])
        self.glow[window][seen] = 0
        turned = np.zeros((len(points), 3), np.float32)
        turned[np.arange(len(points)), axis[seen]] = -np.sign(points[np.arange(len(points)), axis[seen]])
        self.normal[window][seen] = turned
        return thing

    def sheet(
        self, picture: Array, centre: Triple, size: tuple[float, float], *, side: int = 0, shine: float = 1.0
    ) -> None:
        """A flat RGBA picture: facing the eye (side 0), or on the wall to the left (-1) or right (1)."""
        thing = self._next()
        axis = 0 if side else 2
        reach = (0.0, size[1] / 2, size[0] / 2) if side else (size[0] / 2, size[1] / 2, 0.0)
        low = centre[0] - reach[0], centre[1] - reach[1], centre[2] - reach[2]
        high = centre[0] + reach[0], centre[1] + reach[1], centre[2] + reach[2]
        window = self._window(low, high)
        rays, old = self.rays[window], self.far[window]
        with np.errstate(all="ignore"):
            far = centre[axis] / rays[..., axis]
        points = rays * far[..., None]
        u = (points[..., 2] - centre[2]) * -side if side else points[..., 0] - centre[0]
        u, v = u / size[0] + 0.5, (centre[1] - points[..., 1]) / size[1] + 0.5
        seen = (far > NEAR) & (far < old) & (u > 0) & (u < 1) & (v > 0) & (v < 1)
        height, width = picture.shape[:2]
        texels = picture[(v[seen] * (height - 1)).astype(np.int32), (u[seen] * (width - 1)).astype(np.int32)]
        solid = texels[:, 3] > 0.5
        seen[seen] = solid
        old[seen], self.thing[window][seen], self.glow[window][seen] = far[seen], thing, 0
        self.colour[window][seen] = texels[solid][:, :3] * shine
        self.normal[window][seen] = (-side, 0, 0) if side else (0, -0.35, -0.94)

    def _reached(self, light: Light, points: Array) -> Array:
        """Which points see the light past the blocks; looked at coarsely and softened, as firelight is."""
        coarse = points[::2, ::2]
        way = np.array(light.at, np.float32) - coarse
        free = np.ones(coarse.shape[:2], np.float32)
        for low, high in self.blocks:
            with np.errstate(all="ignore"):
                first = (np.array(low, np.float32) - coarse) / way
                second = (np.array(high, np.float32) - coarse) / way
            enter, leave = np.fmin(first, second).max(-1), np.fmax(first, second).min(-1)
            free[(enter < leave) & (leave > 0.02) & (enter < 0.98) & (enter > 0.004)] = 0
        height, width = points.shape[:2]
        return resize(blur(free, width / 1100)[..., None].repeat(3, -1), width, height)[..., 0]

    def lit(self, lights: list[Light], ambient: Triple) -> Array:
        """The picture."""
        points = self.points
        total = np.zeros_like(self.colour) + np.array(ambient, np.float32)
        for light in lights:
            way = np.array(light.at, np.float32) - points
            distance = np.linalg.norm(way, axis=-1)
            facing = np.clip((self.normal * way).sum(-1) / distance, 0, 1) * (1 - light.wrap) + light.wrap
            if light.shadows:
                facing = facing * (self._reached(light, points) * 0.88 + 0.12)
            strength = facing / (0.75 + distance**2 * light.fall)
            total += strength[..., None] * np.array(light.colour, np.float32)
        return np.asarray(self.colour * total + self.glow)

    def inked(self, picture: Array, width: float, *, dark: float = 0.85) -> Array:
        """Ink where one thing or face ends and another begins, thinner far away."""
        edge = np.zeros(self.far.shape, bool)
        edge[1:] |= self.thing[1:] != self.thing[:-1]
        edge[:, 1:] |= self.thing[:, 1:] != self.thing[:, :-1]
        ink = np.clip(blur(edge.astype(np.float32), width) * 2.6, 0, 1) * np.clip(4.2 / self.far, 0.3, 1)
        return np.asarray(picture * (1 - dark * ink)[..., None])
