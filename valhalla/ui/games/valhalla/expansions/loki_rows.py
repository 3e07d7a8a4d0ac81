"""Loki's card in the middle of the table, and its rows in the tray when somebody is to choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.cards import LokiRow
from valhalla.games.valhalla.expansions.loki import open_rows
from valhalla.ui import cut
from valhalla.ui.cut import column, row, square
from valhalla.ui.games.valhalla.battle.heading import Heading
from valhalla.ui.games.valhalla.battle.layout import TELLING
from valhalla.ui.games.valhalla.expansions.loki_faces import ROWS
from valhalla.ui.games.valhalla.lore import LoreThing
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.things import Thing
from valhalla.ui.theme import BONE, DIM_BONE, NUMBER, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, named
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.expansions import loki

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard
    from valhalla.ui.table.scene import PlayScene

TALLEST: Final = 44  # units: a row


class LokiThing(LoreThing):
    """The card of Loki's that is in play."""

    spelled = True

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "loki", rect)
        self.rule = "V8.1"
        self.tip = called.describe(scene.table.lokis[scene.shown.loki])

    @property
    def shows(self) -> tuple[str, int] | None:
        return "loki", self.scene.shown.loki

    def words(self) -> str:
        return _("Loki")


class RowPlank(Thing):
    """A row of Loki's card: its difference, what it gives; greyed, with the reason, if it cannot be had."""

    drags = False

    def __init__(self, board: BattleBoard, row: int, data: LokiRow, rect: Rect) -> None:
        super().__init__(board.scene, f"row:{row}", "row", row, rect=rect, rule="V8.1")
        self.board = board
        self.data = data
        battle = board.battle
        difference = abs(battle.strengths[0] - battle.strengths[1])
        self.matches = data.least <= difference <= data.most
        asking = board.moves.question
        self.open = row in open_rows(asking.state, asking.seat)
        self.tip = "" if self.open else self._why(difference)

    def _why(self, difference: int) -> str:
        """Why this row is not to be had."""
        if self.data.most < difference:
            return _("This row is for smaller differences than {difference}.").format(difference=difference)
        return _("There is nothing that this row could do now.")

    def press(self) -> None:
        asking = self.scene.asking
        if asking is not None and self.open and asking.choice.picked and not self.picked:
            asking.choice.fix(None)  # another row was begun
        if asking is not None and self.picked:
            asking.choice.fix(None)
            self.scene.sync()
        elif asking is not None and not self.open:
            self.scene.app.sound.cue("refuse")
            self.scene.app.notices.say(f"{self.tip} [{self.rule}]")
        else:
            super().press()

    def draw(self, p: Painter, look: Look) -> None:
        lit = self.picked or (look.hot and self.open)
        if self.matches:
            p.plate("glow-soft", self.rect)
        p.plate(
            "button-off" if not self.open else "button-hot" if lit or self.matches else "button", self.rect
        )
        ink = BONE if self.open else DIM_BONE
        side = min(self.rect.h - p.px(2), p.px(42))
        disc = Rect(self.rect.x + p.px(5), self.rect.centery - side // 2, side, side)
        medal = "iron" if not self.open else "ember" if lit or self.matches else "red"
        p.medal(medal, disc)
        p.text(loki.difference(self.data), disc.inflate(-p.px(6), 0), NUMBER._replace(size=15, colour=ink))
        x, icon = disc.right + p.px(5), p.px(22)
        text, words = loki.bonus(self.data), SMALL._replace(colour=ink, size=17)
        signs = ROWS[self.data.word] if p.units.words < TELLING else ()  # of larger words, words alone
        for name in signs:
            p.icon(name, Rect(x, self.rect.centery - icon // 2, icon, icon), ink)
            x += icon + p.px(2)
        room = Rect(x + p.px(5), self.rect.y + p.px(2), self.rect.right - x - p.px(18), self.rect.h - p.px(4))
        if p.width(text, words) > room.w:
            words = words._replace(size=14)
        p.text(text, room, words, lines=2)


class SeatToken(Thing):
    """A player to be robbed: shield, name, and how many cards."""

    drags = False

    def __init__(self, board: BattleBoard, seat: int, rect: Rect) -> None:
        super().__init__(board.scene, f"seat:{seat}", "seat", seat, ("token", seat), rect=rect, rule="V8.4")

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot or self.picked:
            p.plate("glow", self.rect)
        p.plate("chip", self.rect)
        side = min(self.rect.h - p.wx(22) - p.px(8), self.rect.w - p.px(8))
        shield = square(side, midtop=(self.rect.centerx, self.rect.y + p.px(4)))
        draw_shield(p, self.scene, self.value, shield)
        name = Rect(self.rect.x + p.px(4), shield.bottom, self.rect.w - p.px(8), p.wx(22))
        count = len(self.scene.shown.hands[self.value])
        p.fitted(f"{self.scene.match.names[self.value]} · {count}", name, SMALL._replace(centred=True))


def rows(board: BattleBoard, area: Rect) -> list[Widget]:
    """The rows, or, when one was picked that robs somebody, whom."""
    s, u = board.scene.shown, board.scene.units.px
    data = s.table.lokis[s.loki].rows
    difference = abs(board.battle.strengths[0] - board.battle.strengths[1])
    tray = board.areas[Area.TRAY]
    head = cut.row_at(area, tray.y + u(8), max(u(24), board.scene.units.wx(20)))
    text = _("{loki}: beaten by {difference}").format(
        loki=named(s.table.lokis[s.loki].name), difference=difference
    )
    found: list[Widget] = [Heading("loki-head", text, head)]
    room = Rect(tray.x + u(14), head.bottom + u(1), tray.w - u(28), tray.bottom - u(10) - head.bottom)
    robbable = [seat for seat in range(s.table.players) if board.moves.takes("seat", seat)]
    picked = board.moves.picked("row")
    if robbable and picked:
        plank, low = _split(room, u(TALLEST), u(4))
        found.append(RowPlank(board, picked[0], data[picked[0]], plank))
        wide = min(u(110), low.w // len(robbable))
        line = cut.column_at(low, 0, wide * len(robbable))
        line.centerx = low.centerx
        cells = row(line, len(robbable), u(6))
        return [*found, *(SeatToken(board, seat, cell) for seat, cell in zip(robbable, cells, strict=True))]
    gap = u(2)
    height = min(
        max(u(TALLEST), board.scene.units.wx(TALLEST - 4)), (room.h - gap * (len(data) - 1)) // len(data)
    )
    whole = cut.top(room, height * len(data) + gap * (len(data) - 1))
    whole.centery = room.centery
    for i, (one, rect) in enumerate(zip(data, column(whole, len(data), gap), strict=True)):
        found.append(RowPlank(board, i, one, rect))
    return found


def _split(room: Rect, high: int, gap: int) -> tuple[Rect, Rect]:
    top = cut.top(room, high)
    return top, cut.from_y(room, top.bottom + gap)
