"""The wolves' table: rows of others above, the Hall in the middle, one's own row and hand below."""

from __future__ import annotations

from enum import StrEnum
from math import sin
from typing import Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.wolves import scoring, strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.wolves import hall, layout, plates, rows, seats
from valhalla.ui.games.wolves.actions import planks
from valhalla.ui.games.wolves.arrows import draw_arrows
from valhalla.ui.games.wolves.chooser import chooser
from valhalla.ui.games.wolves.effects import Rolls
from valhalla.ui.games.wolves.faces import WolvesFaces
from valhalla.ui.games.wolves.hand import hand
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.games.wolves.moves import WolvesMoves
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.board import Board
from valhalla.ui.table.pieces.seats import others
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.theme import BLACK, EMBER
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.firelight import draw_firelight
from valhalla.words.asking import Prompt
from valhalla.words.language import _
from valhalla.words.wolves import names as called

HANDED: Final = (Step.REACT, Step.SHED)  # steps at which cards of the hand are asked for, or none is
MAIN: Final = (Step.ACT, Step.BEFORE, Step.CLOSE)  # steps at which a card of one's own is raised
WANTING: Final = (Step.AIM, Step.AFTER, Step.CROWN, Step.REACT, Step.SHED)
EDGE: Final = 0.3  # down the picture of the field: where the ground begins


class WolvesBoard(Board):
    """One board for every moment: the middle changes to what is being chosen."""

    s: State

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.moves = WolvesMoves(self)
        self.rolls = Rolls(self)

    # What is shown

    @property
    def faces(self) -> WolvesFaces:
        faces = self.scene.faces
        assert isinstance(faces, WolvesFaces)
        return faces

    @property
    def idle(self) -> bool:
        """Whether the turn waits for a main action and nothing is picked yet."""
        asking = self.scene.asking
        return self.step == Step.ACT and asking is not None and not asking.choice.picked

    @property
    def wanting(self) -> bool:
        """Whether something is asked for by name, so that all it could be shines."""
        return self.step in WANTING and self.scene.asking is not None

    @property
    def hand_matters(self) -> bool:
        """Whether hand cards that cannot be picked lie in the shade."""
        picked = self.scene.asking is not None and bool(self.scene.asking.choice.picked)
        return self.step in HANDED or (self.step in (Step.ACT, Step.BEFORE) and not picked)

    @property
    def preview(self) -> rows.Preview | None:
        return rows.preview(self)

    def strength_of(self, row: int, card: int) -> tuple[int, int]:
        """What stands on a unit's boss, and by how much that is only foreseen."""
        now = strengths.of_card(self.s, row, card)
        seen = self.preview
        if seen is not None and seen.row == row:
            return seen.found[card], seen.found[card] - now
        return self.rolls.number(card, now), 0

    def leaders(self) -> list[int]:
        """Who would win the round with the rows as they are; nobody while all of them are empty."""
        return scoring.ahead(self.s) if any(self.s.rows) else []

    # Where

    def arrange(self, units: Units) -> Cuts:
        scene = self.scene
        free = scene.furniture.free(units)
        areas = layout.arrange(free, units, others(scene), scene.near)
        areas |= hall.arrange(self, areas[Part.HALL], units)
        for seat in range(self.s.table.players):
            strip = layout.strip(areas[Part.STRIP, seat], units, seat == scene.near)
            head = strip.head
            areas[Part.UNITS, seat] = strip.units
            parts = layout.head(head, units, seat == scene.near)
            areas[Part.TOTAL, seat], areas[Part.PASSED, seat] = parts.total, parts.counts
            areas[Part.WEALTH, seat] = strip.wealth
            side = round(head.h * 0.5)
            areas[Area.HAND, seat] = Rect(head.centerx, head.bottom - side, round(side * layout.CARD), side)
        areas[Area.HAND, scene.near] = areas[Area.HAND]
        return areas

    def spot(self, name: StrEnum, seat: int = -1) -> Rect:
        if name == Part.OFFERINGS:
            return self.offerings_spot(seat)
        found = super().spot(name, seat)
        if name == Area.HAND and seat == self.scene.near:  # a card's place in the middle of the hand
            return sized(round(found.h * 0.8 * layout.CARD), round(found.h * 0.8), center=found.center)
        return found

    def offerings_spot(self, seat: int) -> Rect:
        """Where the bowl of a seat stands."""
        px, wealth = self.scene.units.px, self.areas[Part.WEALTH, seat]
        side = min(px(56), wealth.h)
        return Rect(wealth.x + px(4), wealth.centery - side // 2, side, side)

    def ranks(self, seat: int) -> layout.Ranks:
        return rows.ranks(self, seat)

    # Things

    def widgets(self) -> list[Widget]:
        self.rolls.look()
        found: list[Widget] = []
        for seat in seats.order(self):
            found.append(seats.RowStrip(self, seat))
            found += rows.row_things(self, seat)
            found += seats.wealth_things(self, seat)
        found += chooser(self) or hall.hall_things(self)
        found += hand(self)
        found += planks(self, self.areas[Area.ACTIONS])
        return found

    def worded(self, asked: Prompt) -> Prompt:
        """While something is half picked: what it still asks for, and what the card does."""
        asking = self.scene.asking
        if asking is None or not asking.choice.picked:
            return asked
        if self.moves.marching:
            march = _("Choose cards of your hand to discard, or units of your row to take back.")
            return Prompt(march, self._about(), "W5")
        return asked._replace(note=self._about()) if self.step in MAIN else asked

    def _about(self) -> str:
        """What the raised card says, if there is room for it."""
        raised = self.moves.raised
        if raised is None or self.areas[Area.PROMPT].w < self.scene.units.px(layout.NARROW):
            return ""
        return called.property_text(self.s.table.cards[raised])

    # Drawing

    def draw_ground(self, p: Painter) -> None:
        """The field behind the rows; under Ragnarök it burns."""
        if p.blind:
            return
        if not p.art.has("wolves/hall.webp"):
            p.background("hammer/hall.webp")
        else:
            told = plates.places(p.art.folder).get("hall", {}).get("edge")
            edge = told if isinstance(told, float) and 0 < told < 1 else EDGE
            key = ("wolves hall", p.units.area.size)
            p.blit(p.art.kept(key, lambda: _field(p, edge)), (0, 0))
        if self.s.doomed():
            p.fill(p.units.area, BLACK, 0.35)
            low = Rect(0, p.units.height // 4, p.units.width, p.units.height)
            light(p, "glow", low.inflate(p.units.width // 2, p.units.height // 2), EMBER, 0.5)

    def draw_light(self, p: Painter, time: float) -> None:
        draw_firelight(p, p.units.area, time)
        if self.s.doomed():
            area, side = p.units.area, p.units.height // 2
            for x, shift in ((area.x, 0.0), (area.right, 1.7)):
                glow = square(side * 2, center=(x, area.bottom))
                light(p, "glow", glow, EMBER, 0.3 + 0.08 * sin(time * 1.3 + shift))

    def draw_above(self, p: Painter) -> None:
        draw_arrows(p, self)
        self.draw_thinking(p)

    def thinks_at(self, seat: int) -> Rect | None:
        if seat == self.scene.near:
            return None
        whole = self.areas[Part.STRIP, seat]
        head = layout.strip(whole, self.scene.units, own=False).head
        return cut.row_at(head, whole.y, head.h)


def _field(p: Painter, edge: float) -> Surface:
    """The picture of the field, covering the window."""
    area = p.units.area
    high = max(area.h, round(area.w * 9 / 16))
    wide = max(area.w, round(high * 16 / 9))
    picture = smoothscale(p.art.file("wolves/hall.webp"), (wide, high))
    ground = Surface(area.size).convert()
    ground.blit(picture, ((area.w - wide) // 2, min(0, round((area.h - high) * edge))))
    return ground
