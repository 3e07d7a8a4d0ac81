"""The hammer's table: opponents above, the track across the hall, tray and sum, the hand before you."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ai.desk import Desk
from valhalla.ai.hammer.weighing import Risk
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.choices import holds
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import BIG_CELLS, LAST_CELL, Step
from valhalla.ui.cut import sized
from valhalla.ui.games.hammer import dice, hand, layout, seats, track, tray
from valhalla.ui.games.hammer.actions import planks
from valhalla.ui.games.hammer.decks import side_things
from valhalla.ui.games.hammer.layout import Part
from valhalla.ui.games.hammer.moves import HammerMoves
from valhalla.ui.games.hammer.sums import SumPanel
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.pieces.seats import others, places
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.throwing.board import ThrowBoard
from valhalla.ui.table.throwing.layout import track as track_in
from valhalla.ui.table.throwing.track import draw_mark, draw_token, token_rect
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.firelight import draw_firelight
from valhalla.words.asking import Prompt
from valhalla.words.hammer import names as called
from valhalla.words.language import _

FAR: Final = 33  # the cell from which on a hammer lands heavily
EDGE: Final = 0.4  # down the picture of the hall: where the table begins


class HammerBoard(ThrowBoard):
    """One board for every moment: what is in the middle changes from dice to cards."""

    s: State
    moves: HammerMoves
    flights = (ev.TokenMoved, ev.ThrowFailed)

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.moves = HammerMoves(self)
        self.desk = Desk(scene.match.worker, scene.match.session)
        self.opened: set[int] = set()
        self.held: set[int] = set()  # dice that will keep their faces, by id
        self._aloft = False
        self._told: tuple[Any, ...] = ()

    # What is shown

    @property
    def reaping(self) -> bool:
        """Whether new cards lie in the middle instead of dice."""
        return bool(self.s.drawn)

    @property
    def sorting(self) -> bool:
        """Whether whoever looks says of new cards which go where."""
        return self.step == Step.PLACE and self.reaping and min(self.s.drawn) >= 0

    @property
    def swapping(self) -> bool:
        """Whether a card of one's points pile is to be chosen."""
        word = self.moves.word
        return word is not None and word.word == "swap"

    @property
    def tray_open(self) -> bool:
        return not (self.reaping or self.swapping)

    def coming(self) -> int:
        """How many dice the next throw takes from the reserve."""
        s = self.s
        ready = s.active >= 0 and self.step != Step.ROLLED
        return min(s.reserve(), s.to_come() + s.more) if ready and s.round else 0

    # Where

    def arrange(self, units: Units) -> Cuts:
        free, around = self.scene.furniture.free(units), len(others(self.scene))
        areas = layout.arrange(free, units, around, sorting=self.sorting)
        self.track = track_in(areas[Area.TRACK], 2 if units.upright else 1)
        for cell in (0, *BIG_CELLS):
            areas[Area.CELL, cell] = self.track.cells[cell]
        near = self.scene.near
        if others(self.scene):
            areas |= places(self.scene, areas[Area.TOP])
        for seat in others(self.scene):
            place = areas[Area.SEAT, seat]
            areas[Area.HAND, seat] = Rect(
                place.x + place.w // 6, place.y + place.h // 3, place.h // 3, place.h // 2
            )
            areas[Part.PILE, seat] = Rect(
                place.right - place.h // 2, place.y + place.h // 4, place.h // 3, place.h // 2
            )
        areas[Area.SEAT, near] = areas[Part.PILE, near] = areas[Area.MINE]
        areas[Area.HAND, near] = areas[Area.HAND]
        return areas

    def spot(self, name: StrEnum, seat: int = -1) -> Rect:
        found = super().spot(name, seat)
        if name in (Area.DECK, Area.DISCARD) or (name == Part.PILE and seat == self.scene.near):
            side = min(found.size)
            return sized(round(side * 0.7), side, center=found.center)
        return found

    # Things

    def widgets(self) -> list[Widget]:
        self._look()
        scene = self.scene
        found: list[Widget] = [track.TrackWidget(self, self.areas[Area.TRACK])]
        found += [track.BigCell(self, cell) for cell in BIG_CELLS]
        found += seats.seat_things(self)
        found += side_things(self)
        found.append(seats.Mine(self, scene.near, self.areas[Area.MINE]))
        found += self._middle()
        found += hand.hand(self)
        found += planks(self, self.areas[Area.ACTIONS])
        if self.has_news() and not self.reaping:
            self.throw_dice()
        return found

    def _middle(self) -> list[Widget]:
        if self.reaping:
            return hand.placing(self)
        if self.swapping:
            return hand.pile_open(self)
        return [*tray.tray_things(self), SumPanel(self, self.areas[Part.SUM])]

    def _look(self) -> None:
        """What the dice and the cells have been through by now."""
        self.look(dice.cup(self.scene.match, self.s))
        self.opened = dice.opened(self.scene.match)
        self.held = set()
        for face in self.s.held:
            kept = (die.id for die in self.cup.loose if die.value == face and die.id not in self.held)
            self.held.add(next(kept))

    def worded(self, asked: Prompt) -> Prompt:
        """The chooser of faces is open over a die that is not picked yet."""
        asked = super().worded(asked)
        facing = self.moves.asking is not None and self.moves.facing >= 0
        return asked._replace(text=_("Choose the face that the die shall show.")) if facing else asked

    def note(self) -> str:
        """What the prompt adds while something is half picked."""
        return called.gist(self.s.table.cards[self.moves.card]) if self.moves.card is not None else ""

    # Risk

    def risk(self) -> Risk | None:
        """The chances of this moment, once they are known."""
        if not self.scene.app.settings.odds or self.scene.director.busy:
            return None
        risk: Risk | None = self.desk.ask(self.s, self.scene.me)
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

    def rest(self) -> None:
        self.warm_dice(max(self.coming(), 1 - len(self.cup.loose)))

    # Drawing

    def draw_ground(self, p: Painter) -> None:
        """The hall behind the table, whose edge runs along the middle of the track."""
        if p.blind:
            return
        edge = self.track.bed.centery
        key = ("hammer-hall", p.units.area.size, edge)
        p.blit(p.art.kept(key, lambda: _hall(p, edge, self.areas[Area.TRACK].centerx)), (0, 0))

    def draw_light(self, p: Painter, time: float) -> None:
        draw_firelight(p, p.units.area, time)

    def draw_above(self, p: Painter) -> None:
        self.draw_removed(p)
        if not self.flying:
            draw_token(p, token_rect(self.track, self.s.token))
        if self.step == Step.ROLLED and not self.rolling and not self.flying:
            draw_mark(p, self.track, min(self.s.total(), LAST_CELL), self.s.total(), holds(self.s))
        self.draw_thinking(p)


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
