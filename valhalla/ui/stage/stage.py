"""The stage: where everything that moves is right now, and where it is going.

Things have keys: ("card", number), ("shield", owner, i), ("die", seat, i) … A scene says where each should
be (`place`), and the stage brings it there. Where something new comes from, and where something that is
gone goes to, the director's cue says beforehand (`comes_from`, `goes_to`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.stage.tween import Tween, arc, within

Key = tuple[Hashable, ...]
Exit = Rect | None | Callable[[], Rect | None]
FLIGHT: Final = 0.34  # seconds
CHANGE: Final = 0.24  # seconds
ARC: Final = 0.12  # of the way, upwards


class Pose(NamedTuple):
    """Where a thing is: its middle and size in pixels, its angle, and how much of it is to be seen."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    alpha: float = 1.0

    @property
    def rect(self) -> Rect:
        return cut.sized(round(self.w), round(self.h), center=(round(self.x), round(self.y)))

    @classmethod
    def of(cls, rect: Rect, angle: float = 0.0, alpha: float = 1.0) -> Pose:
        return cls(rect.centerx, rect.centery, rect.w, rect.h, angle, alpha)


class Flight(Tween):
    """A thing on its way: along an arc that rises with the distance, but never out of the window."""

    def __init__(self, start: Pose, end: Pose, delay: float = 0.0) -> None:
        super().__init__(start, end, FLIGHT, delay)
        way = abs(end.x - start.x) + abs(end.y - start.y)
        self._lift = within(ARC * way, start.y - start.h / 2, end.y - end.h / 2)

    @property
    def pose(self) -> Pose:
        pose = Pose(*self.now())
        return pose._replace(y=pose.y - arc(self.t) * self._lift)


class Ghost(NamedTuple):
    """Something that is no longer on the table and flies away; `show` is what it shows."""

    key: Key
    show: Any
    tween: Flight


class Effect(NamedTuple):
    """Something that is only to be seen for a while: a burst, a ray. `draw(p, t)` with t from 0 to 1."""

    draw: Callable[[Any, float], None]
    tween: Tween


class Stage:
    """All things in motion."""

    def __init__(self) -> None:
        self.speed = 1.0
        self.reduced = False  # fades instead of flights
        self._poses: dict[Key, Pose] = {}
        self._tweens: dict[Key, Flight] = {}
        self._shows: dict[Key, Any] = {}
        self._touched: set[Key] = set()
        self._origins: dict[Key, Rect] = {}
        self._exits: dict[Key, Exit] = {}
        self._delay = 0.0
        self._ground: object = None
        self._change: Tween | None = None  # from one ground to another
        self.ghosts: list[Ghost] = []
        self.effects: list[Effect] = []

    # What a cue says beforehand

    def comes_from(self, key: Key, rect: Rect) -> None:
        self._origins[key] = rect

    def goes_to(self, key: Key, to: Exit) -> None:
        """None: it fades where it is. A place that the next board knows is asked for when that is there."""
        self._exits[key] = to

    def effect(self, draw: Callable[[Any, float], None], seconds: float, delay: float = 0.0) -> None:
        self.effects.append(Effect(draw, Tween((), (), seconds, delay)))

    # What a scene says

    def begin(self, ground: object = None) -> None:
        """The scene is about to place everything; another *ground* than the last fades in meanwhile."""
        self._touched = set()
        self._delay = 0.0
        if ground is not self._ground and self.speed < 100:
            self._change = Tween((), (), CHANGE)
        self._ground = ground

    def place(self, key: Key, pose: Pose, show: Any = None) -> None:
        """This thing should be here now."""
        self._touched.add(key)
        self._shows[key] = show
        before = self._poses.get(key)
        if before is None:
            self._appear(key, pose)
            return
        tween = self._tweens.get(key)
        if (tween.end if tween else before) != pose:
            self._move(key, before, pose)

    def _appear(self, key: Key, pose: Pose) -> None:
        origin = self._origins.pop(key, None)
        self._poses[key] = pose
        if origin is not None and self.speed < 100:
            start = pose._replace(alpha=0.0) if self.reduced else Pose.of(origin)
            self._move(key, start, pose, self._delay)
            self._delay += 0.06

    def _move(self, key: Key, start: Pose, end: Pose, delay: float = 0.0) -> None:
        if self.speed >= 100:
            self._poses[key] = end
            self._tweens.pop(key, None)
            return
        if self.reduced:
            start = end._replace(alpha=start.alpha if start.alpha < 1 else 0.35)
        self._poses[key] = start
        self._tweens[key] = Flight(start, end, delay)

    def let_go(self, key: Key, pose: Pose) -> None:
        """A hand held this thing here until now: when it is placed next, it goes there from here."""
        self._tweens.pop(key, None)
        self._poses[key] = pose

    def end(self) -> None:
        """Everything is placed: what was not has gone."""
        for key in [key for key in self._poses if key not in self._touched]:
            pose, show = self._poses.pop(key), self._shows.pop(key, None)
            self._tweens.pop(key, None)
            if key in self._exits and self.speed < 100:
                to = self._exits[key]
                self._leave(key, pose, show, to() if callable(to) else to)
        self._origins.clear()
        self._exits.clear()

    def _leave(self, key: Key, pose: Pose, show: Any, to: Rect | None) -> None:
        target = pose._replace(alpha=0.0) if to is None or self.reduced else Pose.of(to)
        self.ghosts.append(Ghost(key, show, Flight(pose, target)))

    # Time

    def update(self, dt: float) -> None:
        step = dt * self.speed
        for key, tween in list(self._tweens.items()):
            tween.step(step)
            self._poses[key] = tween.pose
            if tween.done:
                self._poses[key] = Pose(*tween.end)
                del self._tweens[key]
        if self._change is not None:
            self._change.step(step)
            self._change = None if self._change.done else self._change
        for ghost in self.ghosts:
            ghost.tween.step(step)
        for effect in self.effects:
            effect.tween.step(step)
        self.ghosts = [ghost for ghost in self.ghosts if not ghost.tween.done]
        self.effects = [effect for effect in self.effects if not effect.tween.done]

    @property
    def lasting(self) -> float:
        """For how many seconds an effect is still to be seen, at a speed of 1."""
        return max((effect.tween.left for effect in self.effects), default=0.0)

    @property
    def arrived(self) -> float:
        """How much is to be seen of the ground on which all is placed."""
        return 1.0 if self._change is None else self._change.t

    @property
    def moving(self) -> bool:
        return bool(self._tweens or self.ghosts or self.effects or self._change)

    def settle(self) -> None:
        """Everything is where it goes, at once."""
        for key, tween in self._tweens.items():
            self._poses[key] = Pose(*tween.end)
        self._tweens.clear()
        self._change = None
        self.ghosts.clear()
        self.effects.clear()

    def forget(self) -> None:
        """The window has another size: nothing flies there from the old places."""
        self.settle()
        self._poses.clear()
        self._shows.clear()

    # Where things are

    def pose(self, key: Key) -> Pose | None:
        return self._poses.get(key)

    def flying(self, key: Key) -> bool:
        return key in self._tweens

    def ghost_poses(self) -> list[tuple[Key, Any, Pose]]:
        return [(ghost.key, ghost.show, ghost.tween.pose) for ghost in self.ghosts]
