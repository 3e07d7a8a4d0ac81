"""The hammer's table: opponents above, the track across the hall, tray and sum, the hand before you."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ai.desk import Desk
from valhalla.ai.hammer.weighing import Risk
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.choices import holds
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import BIG_CELLS, FACES, HAMMER, LAST_CELL, Step
from valhalla.ui.games.hammer import dice, hand, layout, seats, track, tray
from valhalla.ui.games.hammer.actions import missing, planks
from valhalla.ui.games.hammer.decks import side_things
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.games.hammer.moves import Moves
from valhalla.ui.games.hammer.sums import SumPanel
from valhalla.ui.games.valhalla.seats import draw_thinking, others, places
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import Throw, Throws, draw_die, frame_rect, warmed
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.table.board import Board
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.firelight import draw_firelight
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.match import Happened
    from valhalla.ui.table.scene import PlayScene

FAR: Final = 33  # the cell from which on a hammer lands heavily
EDGE: Final = 0.4  # down the picture of the hall: where the table begins


class HammerBoard(Board):
    """One board for every moment: what is in the middle changes from dice to cards."""

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.moves = Moves(self)
        self.desk = Desk(scene.match.worker, scene.match.session)
        self.throws = Throws()
        self.cup = dice.Cup()
        self.opened: set[int] = set()
        self.hammers: set[int] = set()  # dice marked to be removed, by id
        self.held: set[int] = set()  # dice that will keep their faces, by id
        self.track = layout.Track([], Rect(0, 0, 1, 1))
        self._last: Happened | None = None
        self._aloft = False
        self._told: tuple[Any, ...] = ()
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
    def faces(self) -> HammerFaces:
        return cast(HammerFaces, self.scene.faces)

    @property
    def reaping(self) -> bool:
        """Whether new cards lie in the middle instead of dice."""
        return bool(self.s.drawn)

    @property
    def swapping(self) -> bool:
        """Whether a card of one's points pile is to be chosen."""
        word = self.moves.word
        return word is not None and word.word == "swap"

    def coming(self) -> int:
        """How many dice the next throw takes from the reserve."""
        s = self.s
        ready = s.active >= 0 and self.step != Step.ROLLED
        return min(s.reserve(), s.to_come() + s.more) if ready and s.round else 0

    @property
    def rolling(self) -> bool:
        """Whether dice tumble: what they show is not told before they lie."""
        return self.throws.any_flying(self.scene.stage.effects)

    @property
    def flying(self) -> bool:
        """Whether the hammer is in the air, or shudders."""
        director = self.scene.director
        event = director.last.event if director.last and director.busy else None
        return isinstance(event, ev.TokenMoved | ev.ThrowFailed) and bool(self.scene.stage.effects)

    def untold(self) -> object:
        last = self.scene.director.last
        return last.event if last and self.rolling else None

    # Where

    def arrange(self, units: Units) -> dict[str, Rect]:
        areas = layout.arrange(self.scene.furniture.free(units), units, len(others(self.scene)))
        self.track = layout.track(areas["track"])
        for cell in (0, *BIG_CELLS):
            areas[f"cell:{cell}"] = self.track.cells[cell]
        near = self.scene.near
        if others(self.scene):
            areas |= places(self.scene, areas["top"])
        for seat in others(self.scene):
            place = areas[f"seat:{seat}"]
            areas[f"hand:{seat}"] = Rect(
                place.x + place.w // 6, place.y + place.h // 3, place.h // 3, place.h // 2
            )
            areas[f"pile:{seat}"] = Rect(
                place.right - place.h // 2, place.y + place.h // 4, place.h // 3, place.h // 2
            )
        areas[f"seat:{near}"] = areas[f"pile:{near}"] = areas["mine"]
        areas[f"hand:{near}"] = areas["hand"]
        return areas

    def spot(self, name: str, seat: int = -1) -> Rect:
        found = super().spot(name, seat)
        if name in ("deck", "discard") or (name == "pile" and seat == self.scene.near):
            side = min(found.size)
            place = Rect(0, 0, round(side * 0.7), side)
            place.center = found.center
            return place
        return found

    # Things

    def widgets(self) -> list[Widget]:
        self._look()
        scene = self.scene
        found: list[Widget] = [track.TrackWidget(self, self.areas["track"])]
        found += [track.BigCell(self, cell) for cell in BIG_CELLS]
        found += seats.seat_things(self)
        found += side_things(self)
        found.append(seats.Mine(self, scene.near, self.areas["mine"]))
        found += self._middle()
        found += hand.hand(self)
        found += planks(self, self.areas["actions"])
        self._throw()
        return found

    def _middle(self) -> list[Widget]:
        if self.reaping:
            return hand.placing(self)
        if self.swapping:
            return hand.pile_open(self)
        return [*tray.tray_things(self), SumPanel(self, self.areas["sum"])]

    def _look(self) -> None:
        """Which die is which by now."""
        match, s = self.scene.match, self.s
        self.cup = dice.cup(match, s)
        self.opened = dice.opened(match)
        hammers = {die.id for die in self.cup.loose if die.face == HAMMER}
        self.hammers = self.hammers & hammers if self.moves.picked("hammers") else set()
        self.held = set()
        for face in s.held:
            kept = (die.id for die in self.cup.loose if die.face == face and die.id not in self.held)
            self.held.add(next(kept))

    def die_rect(self, place: int) -> Rect:
        """Where a die of the tray lies."""
        units = self.scene.units
        room = layout.tray(self.areas["tray"], units).dice
        return layout.dice_places(room, len(self.cup.loose), units.px(dice.LARGEST))[place]

    def toggle_hammer(self, place: int) -> None:
        self.hammers ^= {self.cup.loose[place].id}

    def mark_all_hammers(self) -> None:
        self.hammers = {die.id for die in self.cup.loose if die.face == HAMMER}

    def place(self) -> None:
        if self.reaping or self.swapping:
            return
        for die, rect in zip(self.cup.removed, self._removed(), strict=True):
            self.scene.stage.place(("die", die.id), Pose.of(rect))

    def _removed(self) -> list[Rect]:
        units = self.scene.units
        cut = layout.tray(self.areas["tray"], units)
        return tray.removed_places(self, cut.removed, units.px(44))

    def note(self) -> str:
        """What the prompt adds while something is half picked."""
        playing = self.moves.playing
        if playing is None:
            return ""
        if self.moves.facing >= 0:
            return _("Choose the face that the die shall show.")
        lack = missing(self.scene, playing)
        return lack[:1].upper() + lack[1:] + "." if lack else ""

    # Risk

    @property
    def weighing(self) -> bool:
        """Whether chances are still being worked out."""
        return not self.scene.director.busy

    def risk(self) -> Risk | None:
        """The chances of this moment, once they are known."""
        s = self.s
        if not self.scene.app.settings.odds or self.scene.director.busy:
            return None
        risk: Risk | None = self.desk.ask(s, self.scene.me)
        return risk

    def news(self) -> object:
        """The risk, once it is known; when dice or the hammer have come down, what follows of it is told."""
        aloft = self.rolling or self.flying
        if self._aloft and not aloft:
            self._landed()
            self.scene.sync()
        self._aloft = aloft
        told = (self.s.throws, self.s.dice, self.risk())
        if told != self._told:
            self._told = told
            if not aloft:
                self.scene.sync()
        return self._told

    # Motion

    def _landed(self) -> None:
        """The hammer is heard where it comes down, the farther the deeper."""
        last = self.scene.director.last
        if last is not None and isinstance(last.event, ev.TokenMoved):
            self.scene.app.sound.cue("hammer-land-far" if last.event.cell >= FAR else "hammer-land")

    def _throw(self) -> None:
        """Dice that the last event has thrown take to the air."""
        last = self.scene.director.last
        if last is self._last:
            return
        self._last = last
        stage, units = self.scene.stage, self.scene.units
        if stage.speed >= 100 or self.reaping:
            return
        room = layout.tray(self.areas["tray"], units).dice
        rects = layout.dice_places(room, len(self.cup.loose), units.px(dice.LARGEST))
        thrown = [
            (die, rect) for die, rect in zip(self.cup.loose, rects, strict=True) if die.id in self.cup.thrown
        ]
        for i, (die, rect) in enumerate(thrown):
            key: Key = ("die", die.id)
            self.throws.start(
                key, Throw(dice.picture(die.face), rect, i, reduced=stage.reduced), stage.effects
            )

    def rest(self) -> None:
        """Make a strip of tumbling frames while nothing moves."""
        units = self.scene.units
        room = layout.tray(self.areas["tray"], units).dice
        count = max(1, len(self.cup.loose) + self.coming())
        side = frame_rect(layout.dice_places(room, count, units.px(dice.LARGEST))[0]).w
        if side != self._warm_at:
            names = [dice.picture(face) for face in FACES]
            self._warming, self._warm_at = warmed(self.scene.app.art, names, side), side
        if self._warming is not None:
            next(self._warming, None)

    # Drawing

    def draw_ground(self, p: Painter) -> None:
        """The hall behind the table, whose edge runs along the middle of the track."""
        if p.blind:
            return
        edge = self.track.bed.centery
        key = ("hammer-hall", p.units.area.size, edge)
        p.blit(p.art.kept(key, lambda: _hall(p, edge, self.areas["track"].centerx)), (0, 0))

    def draw_light(self, p: Painter, time: float) -> None:
        draw_firelight(p, p.units.area, time)

    def draw_above(self, p: Painter) -> None:
        if not (self.reaping or self.swapping):
            self._draw_removed(p)
        if not self.flying:
            track.draw_token(p, track.token_rect(self.track, self.s.token))
        if self.step == Step.ROLLED and not self.rolling and not self.flying:
            cell = min(self.s.total(), LAST_CELL)
            track.draw_mark(p, self.track, cell, self.s.total(), holds(self.s))
        thinks = self.scene.match.thinking
        place = self.areas.get(f"seat:{thinks.seat}") if thinks else None
        if place is not None and thinks is not None and thinks.seat != self.scene.near:
            draw_thinking(p, self.scene, place)

    def _draw_removed(self, p: Painter) -> None:
        for die in self.cup.removed:
            pose = self.scene.stage.pose(("die", die.id))
            if pose is not None:
                draw_die(p, dice.picture(die.face), pose.rect, 0.8)


def _hall(p: Painter, edge: int, middle: int) -> Surface:
    """The picture of the hall so that the table's edge in it lies at *edge*, and its door at *middle*."""
    area = p.units.area
    high = max(area.h, round((area.h - edge) / (1 - EDGE)) + 1, round(area.w * 9 / 16 * 1.2))
    wide = round(high * 16 / 9)
    picture = smoothscale(p.art.file("hammer/hall.webp"), (wide, high))
    ground = Surface(area.size).convert()
    x = min(0, max(area.w - wide, middle - wide // 2))
    ground.blit(picture, (x, edge - round(high * EDGE)))
    return ground
