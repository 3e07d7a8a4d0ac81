"""A monster's dice in the air: they tumble before it, then those that fit go to its symbols by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters.events import MonsterRolled
from valhalla.games.valhalla.terms import WEAPONS
from valhalla.ui import cut
from valhalla.ui.games.valhalla.battle import dice
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import STAGGER, Throw, Throws, draw_flat
from valhalla.ui.stage.stage import Effect, Key
from valhalla.ui.stage.tween import Tween, ease

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

TUMBLE: Final = 0.72  # seconds of a throw
GLIDE: Final = 0.42  # seconds from where a die lies to its socket
WAIT: Final = 0.16  # seconds in between


class Placed:
    """One die: thrown to where it lies; one that fits goes on to its socket."""

    def __init__(self, throw: Throw, socket: Rect | None, place: int) -> None:
        self.throw = throw
        self.socket = socket
        total = TUMBLE + (WAIT + GLIDE if socket is not None else 0.0)
        self.part = TUMBLE / total
        self.effect = Effect(self.draw, Tween((), (), 0.3 if throw.reduced else total, place * STAGGER))
        throw.effect = self.effect  # it tells the time

    def draw(self, p: Painter, t: float) -> None:
        throw = self.throw
        if throw.reduced:
            if self.socket is None:
                throw.draw(p, t)
            else:
                draw_flat(p, throw.die, self.socket, t)
            return
        if t < self.part or self.socket is None:
            throw.draw(p, min(1.0, t / self.part))
            return
        way = (t - self.part) / (1 - self.part)
        way = max(0.0, (way * (WAIT + GLIDE) - WAIT) / GLIDE)
        if way <= 0:
            throw.draw(p, 1.0)
            return
        self._glide(p, ease(min(1.0, way)))

    def _glide(self, p: Painter, way: float) -> None:
        assert self.socket is not None
        start, end = self.throw.rect, self.socket
        side = round(start.w + (end.w - start.w) * way)
        lift = 4 * way * (1 - way) * abs(end.y - start.y) * 0.5
        rect = cut.square(
            side,
            center=(
                round(start.centerx + (end.centerx - start.centerx) * way),
                round(start.centery + (end.centery - start.centery) * way - lift),
            ),
        )
        draw_flat(p, self.throw.die, Rect(rect.x, rect.y, side // 2 * 2, side // 2 * 2))


class MonsterThrows(Throws):
    """The monster's dice in the air, by where they belong: ("socket", i) or ("loose", i)."""

    def roll(self, scene: PlayScene, sockets: list[Rect], places: list[Rect], loose: list[Rect]) -> None:
        """Its dice take to the air; *places* is where all of them fall."""
        assert scene.director.last is not None
        event = scene.director.last.event
        stage = scene.stage
        s = scene.shown
        free = self._targets(scene, event)
        rest = 0
        weapons = figure.card_of(s, figure.active(s)).weapons
        for i, (face, at) in enumerate(zip(event.dice, places, strict=False)):
            fits = free.get(face)
            key: Key
            if fits:
                number = fits.pop(0)
                key, socket = ("socket", number), sockets[number]
                assert WEAPONS.index(weapons[number]) == face
                socket = socket.inflate(-socket.w // 8, -socket.h // 8)
            else:
                key, socket = ("loose", rest), None
                rest += 1
            lies = loose[rest - 1] if socket is None and rest <= len(loose) else at
            throw = Throw(dice.file(face, False), lies, i, reduced=stage.reduced, leftwards=i % 2 == 0)
            self.start(key, Placed(throw, socket, i).throw, stage.effects)

    def _targets(self, scene: PlayScene, event: MonsterRolled) -> dict[int, list[int]]:
        """For each face the sockets that this roll has covered."""
        s = scene.shown
        new: dict[int, list[int]] = {}
        weapons = [WEAPONS.index(weapon) for weapon in figure.card_of(s, figure.active(s)).weapons]
        covered = figure.covered(s)
        for face in set(event.placed):
            mine = [i for i, one in enumerate(weapons) if one == face and covered[i]]
            new[face] = mine[len(mine) - event.placed.count(face) :]
        return new
