"""The board of the hammer at Ragnarök (H6): the track where table and sky meet, tray, prizes, seats."""

from __future__ import annotations

from pygame import Rect, Surface

from valhalla.games.iron import DICE
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammerThrown, sums
from valhalla.games.valhalla.expansions.hammer import reserve as left
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.game import Option
from valhalla.ui.cut import from_x, sized
from valhalla.ui.games.valhalla.areas import OF_BATTLE, Part
from valhalla.ui.games.valhalla.battle.sky import DEEP, draw_sky
from valhalla.ui.games.valhalla.hurl import layout as hurl_layout
from valhalla.ui.games.valhalla.hurl.dice import coming, cup, tray_things
from valhalla.ui.games.valhalla.hurl.layout import HurlPart
from valhalla.ui.games.valhalla.hurl.planks import LandPlank, planks
from valhalla.ui.games.valhalla.hurl.seats import seat_things
from valhalla.ui.games.valhalla.hurl.stakes import Podium, Stakes
from valhalla.ui.games.valhalla.hurl.track import HurlHead, HurlTrack, draw_hammer, flag_things
from valhalla.ui.games.valhalla.piles import DiscardThing
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.choosing.moves import Moves
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.throwing.board import ThrowBoard
from valhalla.ui.table.throwing.track import draw_mark
from valhalla.ui.theme import BLACK
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget

DARKEST = 0.75  # how dark the sky is when all have thrown


class HurlBoard(ThrowBoard):
    """A track across the hall, the hammer flying over it, under a sky that darkens throw by throw."""

    s: State
    flights = (HammerLanded, HammerRested)
    background = "table/ragnarok.webp"
    tallest = 1.36  # as in the last battles
    elsewhere = OF_BATTLE | {Area.DECK, Part.DRAWN, Part.SHOWN, Part.LOKI, Part.TITLE}

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.moves = Moves(scene)
        self._aloft: tuple[bool, ...] = ()

    # What is shown

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

    @property
    def hurl_over(self) -> bool:
        """Whether a throw has just come to its end: the dice still lie there."""
        return self.showing(HammerRested)

    @property
    def hushed(self) -> bool:
        return self.rolling

    # The choice under way

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
        if self.scene.hurry() or self.moves.asking is None:
            return
        self.hammers ^= {die}
        self.moves.let_go()
        self.moves.set("hammers", [len(self.hammers)] if self.hammers else [])
        self.moves.show_picked()

    def land(self, option: Option, hammers: int) -> None:
        if self.scene.hurry() or self.moves.asking is None:
            return
        self.moves.let_go()
        self.moves.set("hammers", [hammers])
        self.scene.carry_out(option)

    # Where

    def arrange(self, units: Units) -> Cuts:
        areas = hurl_layout.arrange(self.scene.furniture.free(units), units, hurls.throwers(self.s))
        if self.weighed:  # nothing stands beside it
            areas[Area.PROMPT].w = areas[Area.TRACK].w
        self.track = hurl_layout.track(areas[Area.TRACK], units)
        for cell, rect in enumerate(self.track.cells):
            areas[Area.CELL, cell] = rect
        stood = hurls.stood(self.s)
        places = hurl_layout.flags(self.track, list(stood.values()), areas[Area.TRACK], units)
        areas |= {(HurlPart.FLAG, seat): place for seat, place in zip(stood, places, strict=True)}
        for seat in hurls.throwers(self.s):
            areas[Part.VALHALLA, seat] = areas[Area.HAND, seat] = areas[Area.SEAT, seat]
        return areas

    # Things

    def widgets(self) -> list[Widget]:
        self.look(cup(self.scene.match, self.s, over=self.hurl_over))
        found: list[Widget] = [HurlHead(self.areas[Part.STRIP]), HurlTrack(self, self.track.bed.copy())]
        found += flag_things(self)
        if self.weighed:
            found.append(Podium(self, self._podium()))
        else:
            found += [*tray_things(self), Stakes(self, self.areas[HurlPart.STAKES])]
        found += seat_things(self)
        found.append(DiscardThing(self.scene, self.areas[Area.DISCARD]))
        found += planks(self, self.areas[Area.ACTIONS])
        last = self.scene.director.last
        if self.has_news() and last is not None and isinstance(last.event, HammerThrown):
            self.throw_dice()
        return found

    def _podium(self) -> Rect:
        """Beside the planks, while somebody chooses what pays a prize."""
        whole = self.areas[HurlPart.PODIUM]
        return from_x(whole, self.areas[Area.TRAY].x) if self.moves.asking is not None else whole

    def news(self) -> object:
        """When dice or the hammer have come down, what follows of it is told."""
        aloft = (self.rolling, self.flying, self.hurl_over, self.scene.director.busy)
        if aloft != self._aloft:
            self._aloft = aloft
            self.scene.sync()
        return self._aloft

    def rest(self) -> None:
        self.warm_dice(self.coming)

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
        sky = sized(area.w * 3 // 2, round(area.h * DEEP * 2), center=(area.centerx, round(area.h * 0.1)))
        light(q, "glow", sky, BLACK, DARKEST * len(self.s.distances) / self.s.table.players)
        return ground

    def draw_light(self, p: Painter, time: float) -> None:
        strip = self.areas[Part.STRIP]
        draw_sky(p, self.areas[Area.TRACK].x, strip.x, time)
        draw_sky(p, strip.right, self.areas[Area.TRACK].right, time)

    def draw_above(self, p: Painter) -> None:
        self.draw_removed(p)
        if not self.flying and not self.weighed:
            draw_hammer(p, self)
        chosen = self.chosen
        if chosen is not None and not self.flying:
            cell = self.landings()[chosen]
            draw_mark(p, self.track, cell, cell, True)
        self.draw_thinking(p)

    def thinks_at(self, seat: int) -> Rect | None:
        return self.areas.get((Area.SEAT, seat))
