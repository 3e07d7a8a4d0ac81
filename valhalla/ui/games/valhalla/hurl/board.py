"""The board of the hammer at Ragnarök (H6): the track where table and sky meet, tray, prizes, seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from valhalla.games.iron import DICE, HAMMER
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammerThrown, sums
from valhalla.games.valhalla.expansions.hammer import reserve as left
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.game import Option
from valhalla.ui.games.hammer import dice, layout
from valhalla.ui.games.hammer.layout import Track
from valhalla.ui.games.hammer.track import draw_mark
from valhalla.ui.games.hammer.tray import removed_places
from valhalla.ui.games.valhalla.battle.sky import DEEP, draw_sky
from valhalla.ui.games.valhalla.hurl import layout as hurl_layout
from valhalla.ui.games.valhalla.hurl.dice import coming, cup, die_rects, tray_things
from valhalla.ui.games.valhalla.hurl.planks import LandPlank, planks
from valhalla.ui.games.valhalla.hurl.seats import seat_things
from valhalla.ui.games.valhalla.hurl.stakes import Podium, Stakes
from valhalla.ui.games.valhalla.hurl.track import HurlHead, HurlTrack, draw_hammer, flag_things
from valhalla.ui.games.valhalla.piles import DiscardThing
from valhalla.ui.games.valhalla.seats import draw_thinking
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.rolling import Throw, Throws, draw_die, frame_rect, warmed
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.table.board import Board
from valhalla.ui.theme import BLACK
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.table.match import Happened
    from valhalla.ui.table.scene import PlayScene

DARKEST = 0.75  # how dark the sky is when all have thrown


class HurlBoard(Board):
    """A track across the hall, the hammer flying over it, under a sky that darkens throw by throw."""

    background = "table/ragnarok.webp"

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.track = Track([], Rect(0, 0, 1, 1))
        self.cup = dice.Cup()
        self.throws = Throws()
        self.hammers: set[int] = set()  # dice marked to be removed, by id
        self._last: Happened | None = None
        self._aloft: tuple[bool, ...] = ()
        self._warming: Iterator[None] | None = None
        self._warm_at = 0

    # What is shown

    @property
    def s(self) -> State:
        state: State = self.scene.shown
        return state

    @property
    def step(self) -> int:
        return self.s.step

    @property
    def token(self) -> int:
        """The cell of the hammer; of a throw that is just over, too."""
        if self.s.hurl is not None:
            return self.s.hurl.token
        return self.s.distances[-1] if self.hurl_over else 0

    @property
    def reserve(self) -> int:
        return left(self.s.hurl) if self.s.hurl is not None else 0 if self.weighed else DICE

    @property
    def coming(self) -> int:
        return coming(self.s)

    @property
    def weighed(self) -> bool:
        return hurls.weighed(self.s)

    def _showing(self, *kinds: type) -> bool:
        """Whether the last event was one of these, and is still being shown."""
        director = self.scene.director
        return director.busy and director.last is not None and isinstance(director.last.event, kinds)

    @property
    def hurl_over(self) -> bool:
        """Whether a throw has just come to its end: the dice still lie there."""
        return self._showing(HammerRested)

    @property
    def rolling(self) -> bool:
        """Whether dice tumble: what they show is not told before they lie."""
        return self.throws.any_flying(self.scene.stage.effects)

    @property
    def flying(self) -> bool:
        """Whether the hammer is in the air, or shudders."""
        return self._showing(HammerLanded, HammerRested) and bool(self.scene.stage.effects)

    def untold(self) -> object:
        last = self.scene.director.last
        return last.event if last and self.rolling else None

    @property
    def hushed(self) -> bool:
        return self.rolling

    # The choice under way

    def picked(self, thing: str) -> list[int]:
        asking = self.scene.asking
        return list(asking.choice.picked.get(thing, ())) if asking else []

    def landings(self) -> dict[int, int]:
        """The cells on which this roll may land, by the number of hammers removed."""
        if self.step != Step.HURLED or self.rolling or self.s.hurl is None:
            return {}
        return sums(self.s.hurl)

    @property
    def chosen(self) -> int | None:
        """How many hammers would be removed: by the plank one looks at, by the marked dice, or the fewest."""
        cells = self.landings()
        if not cells:
            return None
        looked_at = self.scene.hover if self.scene.app.input.last_device == "mouse" else self.scene.focus
        if isinstance(looked_at, LandPlank) and looked_at.hammers in cells:
            return looked_at.hammers
        if self.hammers:
            return len(self.hammers) if len(self.hammers) in cells else None
        return min(cells)

    def toggle_hammer(self, die: int) -> None:
        """One more hammer to be removed, or one fewer: equal dice, so only their number counts."""
        scene = self.scene
        if scene.hurry() or scene.asking is None:
            return
        self.hammers ^= {die}
        scene.asking.choice.fix(None)
        if self.hammers:
            scene.asking.choice.picked["hammers"] = [len(self.hammers)]
        scene.app.sound.cue("pick")
        scene.sync()

    def land(self, option: Option, hammers: int) -> None:
        scene = self.scene
        if scene.hurry() or scene.asking is None:
            return
        scene.asking.choice.fix(None)
        scene.asking.choice.picked["hammers"] = [hammers]
        scene.carry_out(option)

    # Where

    def arrange(self, units: Units) -> dict[str, Rect]:
        areas = hurl_layout.arrange(self.scene.furniture.free(units), units, hurls.throwers(self.s))
        self.track = hurl_layout.track(areas["track"], units)
        for cell, rect in enumerate(self.track.cells):
            areas[f"cell:{cell}"] = rect
        thrown = hurls.thrown(self.s)
        places = hurl_layout.flags(self.track, list(thrown.values()), areas["track"], units)
        areas |= {f"flag:{seat}": place for seat, place in zip(thrown, places, strict=True)}
        for seat in hurls.throwers(self.s):
            areas[f"valhalla:{seat}"] = areas[f"hand:{seat}"] = areas[f"seat:{seat}"]
        return areas

    # Things

    def widgets(self) -> list[Widget]:
        self._look()
        found: list[Widget] = [HurlHead(self.areas["strip"]), HurlTrack(self, self.track.bed.copy())]
        found += flag_things(self)
        if self.weighed:
            found.append(Podium(self, self.areas["podium"]))
        else:
            found += [*tray_things(self), Stakes(self, self.areas["stakes"])]
        found += seat_things(self)
        found.append(DiscardThing(self.scene, self.areas["discard"]))
        found += planks(self, self.areas["actions"])
        self._throw()
        return found

    def _look(self) -> None:
        """Which die is which by now."""
        self.cup = cup(self.scene.match, self.s, over=self.hurl_over)
        hammers = {die.id for die in self.cup.loose if die.face == HAMMER}
        self.hammers = self.hammers & hammers if self.picked("hammers") else set()

    def place(self) -> None:
        for die, rect in zip(self.cup.removed, self._removed(), strict=True):
            self.scene.stage.place(("die", die.id), Pose.of(rect))

    def _removed(self) -> list[Rect]:
        units = self.scene.units
        cut = layout.tray(self.areas["tray"], units)
        return removed_places(self, cut.removed, units.px(44))

    def news(self) -> object:
        """When dice or the hammer have come down, what follows of it is told."""
        aloft = (self.rolling, self.flying, self.hurl_over, self.scene.director.busy)
        if aloft != self._aloft:
            self._aloft = aloft
            self.scene.sync()
        return self._aloft

    # Motion

    def _throw(self) -> None:
        """Dice that the last event has thrown take to the air."""
        last = self.scene.director.last
        if last is self._last:
            return
        self._last = last
        stage = self.scene.stage
        if stage.speed >= 100 or last is None or not isinstance(last.event, HammerThrown):
            return
        lying = zip(self.cup.loose, die_rects(self), strict=True)
        for i, (die, rect) in enumerate(both for both in lying if both[0].id in self.cup.thrown):
            key: Key = ("die", die.id)
            throw = Throw(dice.picture(die.face), rect, i, reduced=stage.reduced)
            self.throws.start(key, throw, stage.effects)

    def rest(self) -> None:
        """Make a strip of tumbling frames while nothing moves."""
        places = die_rects(self, more=self.coming)
        side = frame_rect(places[0]).w if places else self._warm_at
        if side != self._warm_at:
            names = [dice.picture(face) for face in range(1, 7)]
            self._warming, self._warm_at = warmed(self.scene.app.art, names, side), side
        if self._warming is not None:
            next(self._warming, None)

    # Drawing

    def draw_ground(self, p: Painter) -> None:
        """Table and sky; with every throw the sky grows darker."""
        if p.blind:
            return
        key = ("hurl-ground", p.units.area.size, len(self.s.distances), self.s.table.players)
        p.blit(p.art.kept(key, lambda: self._ground(p)), (0, 0))

    def _ground(self, p: Painter) -> Surface:
        area = p.units.area
        ground = Surface(area.size).convert()
        q = Painter(ground, p.units, p.art, p.fonts)
        q.background(self.background)
        sky = Rect(0, 0, area.w * 3 // 2, round(area.h * DEEP * 2))
        sky.center = (area.centerx, round(area.h * 0.1))
        light(q, "glow", sky, BLACK, DARKEST * len(self.s.distances) / self.s.table.players)
        return ground

    def draw_light(self, p: Painter, time: float) -> None:
        strip = self.areas["strip"]
        draw_sky(p, self.areas["track"].x, strip.x, time)
        draw_sky(p, strip.right, self.areas["track"].right, time)

    def draw_above(self, p: Painter) -> None:
        for die in self.cup.removed:
            pose = self.scene.stage.pose(("die", die.id))
            if pose is not None:
                draw_die(p, dice.picture(die.face), pose.rect, 0.8)
        if not self.flying and not self.weighed:
            draw_hammer(p, self)
        chosen = self.chosen
        if chosen is not None and not self.flying:
            cell = self.landings()[chosen]
            draw_mark(p, self.track, cell, cell, True)
        thinks = self.scene.match.thinking
        place = self.areas.get(f"seat:{thinks.seat}") if thinks else None
        if place is not None:
            draw_thinking(p, self.scene, place)
