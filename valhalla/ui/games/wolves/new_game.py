"""A new table of Wolves of Odin: the shadow clan beside two players, and what a round is like for so many."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect

from valhalla.ui import cut, tables
from valhalla.ui.cut import inset
from valhalla.ui.games.wolves.presets import PRESETS
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.new_game.parts import Emblem, Sentences
from valhalla.ui.scenes.new_game.presets import Preset
from valhalla.ui.scenes.new_game.scene import Manners, NewGameScene, Px, Sitting
from valhalla.ui.scenes.new_game.seats import NARROW, NOTE
from valhalla.ui.settings import HUMAN, LastTable, SeatChoice
from valhalla.ui.theme import DIM_BONE, LABEL, NAME
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.lists import Block
from valhalla.words.language import N_, _
from valhalla.words.seats import described
from valhalla.words.wolves.names import variant

ROUNDS: Final = 190  # units for what is said of the rounds


def joined(table: LastTable) -> SeatChoice | None:
    """The seat of the shadow clan, if this table has one."""
    seats = tables.laid(table).seats
    return seats[-1] if len(seats) > len(table.seats) else None


class ShadowRow(Widget):
    """The seat that nobody chooses: it is there as long as two play."""

    rule = "W1.3"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.seat: SeatChoice | None = None
        self.shield = Rect(0, 0, 0, 0)
        self.face = Rect(0, 0, 0, 0)
        self.words = Rect(0, 0, 0, 0)

    @property
    def parts(self) -> list[Widget]:
        return [self]

    def place(self, rect: Rect, units: Units) -> None:
        """As a seat is laid out (`seats.SeatRow`), so that all stand in line."""
        px = units.px
        self.rect = rect
        room = inset(rect, px(10), px(6))
        narrow = room.w < px(NARROW)
        side = min(room.h, px(56 if narrow else 70))
        self.shield = Rect(room.x, room.centery - side // 2, side, side)
        face = 0 if narrow else min(room.h, px(92))
        gap = 0 if narrow else px(8)
        self.face = Rect(self.shield.right + gap, room.centery - face // 2, face, face)
        x = self.face.right + px(18)
        high = max(room.h, px(76)) if narrow else px(76)
        self.words = Rect(x, room.centery - high // 2, room.right - x - px(10), high)

    def draw(self, p: Painter, look: Look) -> None:
        if self.seat is None:
            return
        p.plate("list-row", self.rect)
        p.picture(f"shields/seat-{self.seat.shield}.webp", self.shield)
        if self.face.w:
            p.picture("wolves/emblem.webp", self.face)
        top = cut.top(self.words, p.px(28))
        name = p.text(self.seat.name, top, NAME)
        level = cut.column_at(top, name.right + p.px(14), self.words.right - name.right - p.px(14))
        p.text(described(self.seat.kind), level, LABEL._replace(colour=DIM_BONE), align="left")
        low = cut.from_y(self.words, top.bottom)
        p.text(variant("shadow")[1], low, NOTE, lines=0, valign="top")


class Rounds(Sentences):
    """How a round goes at a table of so many, and for how many the game is."""

    def tell(self, players: int) -> None:
        self.lines = [_of_players(players), _of_victories(players)]
        self.lines.append(_("It ends with the round in which somebody has 5 Glory, or with Ragnarök."))


def _of_players(players: int) -> str:
    if players < 3:
        return _("Three rows make a round: two players are joined by the shadow clan.")
    if players < 5:
        return _("Two to five play. Everybody begins with nine cards.")
    return _("Five is the most: there are not enough people for a sixth row.")


def _of_victories(players: int) -> str:
    if players < 4:
        return _("Each round one victory is won, by the strongest row.")
    return _("Each round two victories are won: the strongest row chooses, the second takes the other.")


class WolvesTable(NewGameScene):
    game = key = "wolves"
    manners = Manners(2, 5, (HUMAN, "karl", "thrall"), {})
    made: ClassVar[dict[str, Preset]] = PRESETS
    taught = N_("A round with a fixed deal, step by step.")

    def make_more(self) -> list[Widget]:
        self.shadow = ShadowRow("shadow-clan")
        self.emblem = Emblem("wolves/plate.webp", 38 / 21, 180)
        self.rounds = Rounds("rounds")
        return [self.shadow, self.emblem, self.rounds]

    def judge_more(self, on_table: bool) -> None:
        """What a round is like for so many, and whether the shadow clan joins them."""
        self.shadow.seat = joined(self.table)
        self.shadow.visible = self.shadow.seat is not None
        self.rounds.tell(len(self.table.seats))

    def others(self) -> list[Sitting]:
        return [self.shadow] if self.shadow.visible else []

    def more_blocks(self, px: Px) -> list[Block]:
        least = 0 if self.strait else px(ROUNDS)
        rounds = self.rounds.block(self, px(16), least)
        return [rounds, self.emblem.block(px(20))]
