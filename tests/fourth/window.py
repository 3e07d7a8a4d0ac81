"""Doubles in the window: a board with two dice, a plank for each thing one may do, and everybody's points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import Rect, Surface

from tests.fourth import rules
from tests.fourth.rules import State
from tests.fourth.words import LABELS
from valhalla.kernel.game import Option
from valhalla.kernel.joining import Later
from valhalla.ui import cut
from valhalla.ui.cut import column, row
from valhalla.ui.doors import Door
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.new_game.scene import Manners, NewGameScene
from valhalla.ui.settings import HUMAN
from valhalla.ui.stage.rolling import draw_die
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.board import Board
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.cues import Cue
from valhalla.ui.table.faces.faces import CardFaces
from valhalla.ui.table.gallery.scene import GalleryScene
from valhalla.ui.table.match import Match, Resigned
from valhalla.ui.table.record import GameRecord, Plate
from valhalla.ui.table.scoring.count import Count
from valhalla.ui.table.scoring.rows import Columns, Tallied
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.table.staging import Staging
from valhalla.ui.theme import NAME, NUMBER
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.text import banner_height

if TYPE_CHECKING:
    pass

ROOM: Final = "tests.fourth.window"


class Points(Widget):
    """A seat: its shield, its name, its points."""

    def __init__(self, board: DoublesBoard, seat: int, rect: Rect) -> None:
        super().__init__(f"seat:{seat}", rect)
        self.board, self.seat = board, seat

    def draw(self, p: Painter, look: Look) -> None:
        match, side = self.board.scene.match, min(self.rect.h, p.px(64))
        p.plate("list-row-hot" if match.shown.active == self.seat else "list-row", self.rect)
        shield = Rect(self.rect.x + p.px(8), self.rect.centery - side // 2, side, side)
        p.picture(f"shields/seat-{match.shield(self.seat)}.webp", shield)
        words = Rect(
            shield.right + p.px(8), self.rect.y, self.rect.right - shield.right - p.px(80), self.rect.h
        )
        p.text(match.names[self.seat], words, NAME)
        number = Rect(self.rect.right - p.px(70), self.rect.y, p.px(60), self.rect.h)
        p.text(str(match.shown.points[self.seat]), number, NUMBER)


class DoublesBoard(Board):
    """Seats at the left, the dice in the middle, planks below them."""

    def arrange(self, units: Units) -> Cuts:
        free, px = self.scene.furniture.free(units), units.px
        prompt = cut.top(free, banner_height(units, 70))
        seats = Rect(free.x, prompt.bottom + px(8), px(330), px(90) * self.scene.table.players)
        middle = Rect(seats.right, prompt.bottom, free.right - seats.right, free.bottom - prompt.bottom)
        planks = Rect(middle.centerx - px(150), middle.bottom - px(140), px(300), px(120))
        return {Area.PROMPT: prompt, Area.SEAT: seats, Area.TRAY: middle, Area.ACTIONS: planks}

    def widgets(self) -> list[Widget]:
        scene = self.scene
        places = column(self.areas[Area.SEAT], scene.table.players, scene.units.px(6))
        return [*(Points(self, seat, place) for seat, place in enumerate(places)), *self._planks()]

    def _planks(self) -> list[Widget]:
        asking = self.scene.asking
        if asking is None:
            return []
        found: list[Widget] = []
        for option, place in zip(asking.options, column(self.areas[Area.ACTIONS], 2, 6), strict=False):
            button = Button(f"option:{option.kind}", LABELS[option.kind], self._doer(option))
            button.rect = place
            found.append(button)
        return found

    def _doer(self, option: Option) -> Any:
        return lambda: self.scene.carry_out(option)

    def draw_below(self, p: Painter) -> None:
        s, tray = self.scene.shown, self.areas[Area.TRAY]
        room = Rect(0, 0, p.px(240), p.px(100))
        room.center = tray.center
        for face, place in zip(s.dice, row(room, 2, p.px(40)), strict=False):
            draw_die(p, f"dice/iron-{'hammer' if face == 1 else face}", place)
        p.text(f"Pot: {s.pot}", Rect(room.x, room.bottom + p.px(8), room.w, p.px(40)), NUMBER)


class NoFaces(CardFaces):
    """There are no cards."""

    def card(self, table: Any, card: int, height: int) -> Surface:
        return Surface((height * 5 // 7, height))

    def back(self, height: int, deck: str = "") -> Surface:
        return self.card(None, 0, height)


class DoublesCount(Count):
    piles = ("points",)
    each: ClassVar = {"points": 0.3}

    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        return [(seat, self.state.points[seat])]


class DoublesRow(Tallied):
    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        for _i, piece, _t in self._come("points"):
            p.text(str(piece.points), cells["points"], NUMBER)


class DoublesScoring(ScoringScene):
    counting = DoublesCount
    row = DoublesRow

    def make_columns(self, units: Units) -> Columns:
        return Columns([("points", 1.0, "Kept")], units)


class DoublesStaging(Staging):
    game = "fourth"
    chance = (rules.DiceThrown,)
    turns = (rules.TurnBegan, rules.GameEnded)
    highlights = (rules.PotLost,)
    charted = (rules.TurnBegan, rules.GameEnded)
    board = DoublesBoard
    card_faces = NoFaces
    reckoning = DoublesScoring
    icons: ClassVar = {rules.DiceThrown: "dice", rules.GameEnded: "crown", Resigned: "flag"}
    cues: ClassVar = {
        rules.FirstPlayerChosen: Cue(0.3),
        rules.TurnBegan: Cue(0.3),
        rules.DiceThrown: Cue(0.6, "dice"),
        rules.PotLost: Cue(0.6, "lose"),
        rules.PotKept: Cue(0.4),
        rules.GameEnded: Cue(0.4),
    }

    def music(self, s: State) -> str:
        return "hall"

    def card_rule(self, table: Any, card: int) -> str:
        return "F1"

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(s.points)

    def odds_words(self) -> str:
        return "One throw in six is a double"

    def plays_itself(self, command: Any) -> bool:
        return False

    def decline(self) -> rules.Command:
        return rules.Keep()

    def label(self, option: Option) -> str:
        return LABELS[option.kind]

    def meant(self, click: Click) -> rules.Command:
        return rules.Throw()

    def concerns(self, event: Any, seat: int) -> bool:
        return isinstance(event, rules.PotLost | rules.PotKept) and event.seat != seat

    def draw_stand(self, p: Painter, match: Match, seat: int, rect: Rect) -> None:
        p.text(str(match.shown.points[seat]), rect, NUMBER)


class DoublesTable(NewGameScene):
    game = key = "fourth"
    manners = Manners(2, 4, (HUMAN, "karl"), {})


class DoublesGallery(GalleryScene):
    game = "fourth"
    orders: ClassVar = {"name": lambda card: (card.name,)}

    def load(self) -> list[Any]:
        return []

    def fits(self, card: Any) -> bool:
        return True

    def face(self, card: Any, height: int) -> Surface:
        return Surface((height * 5 // 7, height))

    def rule_of(self, card: Any) -> str:
        return "F1"

    def told(self, card: Any) -> str:
        return ""

    def words(self, card: Any) -> list[str]:
        return []

    def filters(self) -> dict[str, Any]:
        return {}


SHELF: Final = ()
RECORD: Final = GameRecord(
    plates=(Plate("new-fourth", "Doubles", "2–4 seats · two dice", "dice", Door(f"{ROOM}:DoublesTable")),),
    staging=Later(f"{ROOM}:DoublesStaging"),
    gallery=Door(f"{ROOM}:DoublesGallery"),
    lessons=Later(f"{ROOM}:SHELF"),
)
