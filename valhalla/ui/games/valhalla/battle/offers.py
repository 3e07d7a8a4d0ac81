"""What lies in the tray instead of dice where something else is asked: a jarl's words, Loki's rows, Thor's
scales, the goals of missions, whom a call to arms would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.cards import LokiRow, Mission
from valhalla.games.valhalla.expansions.dwarves import topmost_warrior
from valhalla.games.valhalla.expansions.loki import open_rows
from valhalla.games.valhalla.expansions.thor import helpable
from valhalla.games.valhalla.expansions.valkyries import GOALS
from valhalla.games.valhalla.terms import NONE, OFFERS, Step
from valhalla.ui import cut
from valhalla.ui.cut import column, row, square
from valhalla.ui.games.valhalla.actions import MISSING
from valhalla.ui.games.valhalla.faces.lore import ROWS
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing.asking import missing
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.things import CARD, CardThing, Thing
from valhalla.ui.theme import BONE, DIM_BONE, LABEL, NUMBER, PALE_GOLD, SMALL, TOTAL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.expansions import loki

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

HEAD: Final = LABEL._replace(size=19, colour=PALE_GOLD)
TALLEST: Final = 44  # units: a row of Loki's
GOAL_ICONS: Final = {
    "no_reroll": "mission-no-reroll", "by_five": "mission-by-five", "three_armed": "mission-three-armed",
}  # fmt: skip


def panel_things(board: BattleBoard) -> list[Widget]:
    """What the person who is asked needs to see instead of dice; nothing where dice matter."""
    s, asking = board.scene.shown, board.moves.asking
    step = s.step
    if asking is None or step not in OFFERS:
        return []
    u = board.scene.units.px
    area = board.areas[Area.TRAY].inflate(-u(64), -u(48))
    kinds = {option.kind for option in asking.options}
    if asked := board.asked_panel(area):
        return asked
    if step == Step.LOKI:
        return _loki(board, area)
    if step == Step.MISSION:
        return [Goals(board, area)]
    if step == Step.ASIDE and "thor" in s.table.setup.expansions and not kinds & {"use_main", "use_extra"}:
        return [Scales(board, area)]
    if step == Step.BEFORE and "play_tactic" in kinds:
        return _call(board, area)
    if kinds & {"use_main", "use_extra"} and s.jarls[board.owner] != NONE:
        return [Offer(board, s.jarls[board.owner], area.inflate(-u(8), -u(4)))]
    return []


def missing_note(board: BattleBoard) -> str:
    """What is still to be picked for what was begun outside the fighting itself."""
    asking = board.moves.asking
    if asking is None or board.moves.fighting:
        return ""
    live = asking.choice.live()
    lack = missing(board.scene.asking, live[0], MISSING) if len(live) == 1 else ""
    return f"{lack.capitalize()}." if lack else ""


class Offer(Widget):
    """The words of the jarl who offers something."""

    def __init__(self, board: BattleBoard, jarl: int, rect: Rect) -> None:
        super().__init__("offer", rect, rule="V1.5")
        card = board.scene.table.jarls[jarl]
        self.name_of, self.text = _(card.name), called.jarl(card)

    def draw(self, p: Painter, look: Look) -> None:
        head = cut.row_at(self.rect, self.rect.y - p.px(10), p.px(26))
        p.text(self.name_of, head, HEAD)
        low = cut.row_at(self.rect, head.bottom, self.rect.bottom + p.px(10) - head.bottom)
        p.text(self.text, low, SMALL._replace(centred=True), lines=0)


# Loki


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
        for name in ROWS[self.data.word]:
            p.icon(name, Rect(x, self.rect.centery - icon // 2, icon, icon), ink)
            x += icon + p.px(2)
        room = Rect(x + p.px(5), self.rect.y + p.px(2), self.rect.right - x - p.px(18), self.rect.h - p.px(4))
        words = SMALL._replace(colour=ink, size=17)
        text = loki.bonus(self.data)
        if p.fonts.size(text, words, p.u)[0] > room.w:
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
        side = min(self.rect.h - p.px(30), self.rect.w - p.px(8))
        shield = square(side, midtop=(self.rect.centerx, self.rect.y + p.px(4)))
        draw_shield(p, self.scene, self.value, shield)
        name = Rect(self.rect.x + p.px(4), shield.bottom, self.rect.w - p.px(8), p.px(22))
        count = len(self.scene.shown.hands[self.value])
        p.fitted(f"{self.scene.match.names[self.value]} · {count}", name, SMALL._replace(centred=True))


class Heading(Widget):
    """A line above a panel."""

    def __init__(self, name: str, text: str, rect: Rect) -> None:
        super().__init__(name, rect)
        self.text = text

    def draw(self, p: Painter, look: Look) -> None:
        p.text(self.text, self.rect, HEAD)


def _loki(board: BattleBoard, area: Rect) -> list[Widget]:
    s, u = board.scene.shown, board.scene.units.px
    rows = s.table.lokis[s.loki].rows
    difference = abs(board.battle.strengths[0] - board.battle.strengths[1])
    tray = board.areas[Area.TRAY]
    head = cut.row_at(area, tray.y + u(8), u(24))
    text = _("{loki}: beaten by {difference}").format(
        loki=_(s.table.lokis[s.loki].name), difference=difference
    )
    found: list[Widget] = [Heading("loki-head", text, head)]
    room = Rect(tray.x + u(14), head.bottom + u(1), tray.w - u(28), tray.bottom - u(10) - head.bottom)
    robbable = [seat for seat in range(s.table.players) if board.moves.takes("seat", seat)]
    picked = board.moves.picked("row")
    if robbable and picked:
        plank, low = _split(room, u(TALLEST), u(4))
        found.append(RowPlank(board, picked[0], rows[picked[0]], plank))
        wide = min(u(110), low.w // len(robbable))
        line = cut.column_at(low, 0, wide * len(robbable))
        line.centerx = low.centerx
        cells = row(line, len(robbable), u(6))
        return [*found, *(SeatToken(board, seat, cell) for seat, cell in zip(robbable, cells, strict=True))]
    gap = u(2)
    height = min(u(TALLEST), (room.h - gap * (len(rows) - 1)) // len(rows))
    whole = cut.top(room, height * len(rows) + gap * (len(rows) - 1))
    whole.centery = room.centery
    for i, (data, rect) in enumerate(zip(rows, column(whole, len(rows), gap), strict=True)):
        found.append(RowPlank(board, i, data, rect))
    return found


def _split(room: Rect, high: int, gap: int) -> tuple[Rect, Rect]:
    top = cut.top(room, high)
    return top, cut.from_y(room, top.bottom + gap)


# Thor


class Scales(Widget):
    """Whom a Thor card may help: both squads in numbers, whoever has fewer lit."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("scales", rect, rule="V9.1")
        self.board = board
        s = board.scene.shown
        self.fewer = helpable(s, "fewer")

    def draw(self, p: Painter, look: Look) -> None:
        board, s = self.board, self.board.scene.shown
        head = cut.row_at(self.rect, self.rect.y - p.px(12), p.px(24))
        p.text(_("Thor’s help"), head, HEAD)
        room = cut.from_y(self.rect, head.bottom)
        left, middle, right = row(room, 3, p.px(4))
        p.icon("thor", middle.inflate(-middle.w // 4, -room.h // 3), PALE_GOLD)
        for side, cell in zip(board.sides, (left, right), strict=True):
            shield = square(p.px(52), center=(cell.centerx, cell.y + p.px(34)))
            draw_shield(p, board.scene, side.seat, shield)
            count = len(s.warriors(side.seat))
            number = cut.row_at(cell, shield.bottom, p.px(34))
            lit = side.seat in self.fewer or not self.fewer
            p.text(str(count), number, TOTAL._replace(size=30, colour=PALE_GOLD if lit else DIM_BONE))
            words = _("fewer warriors") if side.seat in self.fewer else _("as many") if not self.fewer else ""
            p.text(words, cut.row_at(cell, number.bottom, p.px(22)), SMALL._replace(centred=True))


# Missions


class Goals(Widget):
    """What the winner of this battle has done, of all that missions ask for."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("goals", rect, rule="V10.7")
        self.board = board
        asking = board.moves.question
        cards = board.scene.table.cards
        told: dict[str, str] = {
            card.goal: called.text(card)[0] for card in cards if isinstance(card, Mission)
        }
        self.goals = [
            (name, told.get(name, ""), goal(asking.state, asking.seat)) for name, goal in GOALS.items()
        ]

    def draw(self, p: Painter, look: Look) -> None:
        lines = column(self.rect, len(self.goals), p.px(6))
        size = 17 if lines[0].h >= 2 * p.px(26) else 15
        for (name, text, done), line in zip(self.goals, lines, strict=True):
            side = min(line.h, p.px(40))
            disc = Rect(line.x, line.centery - side // 2, side, side)
            p.badge("ember" if done else "iron", GOAL_ICONS[name], disc, BONE if done else DIM_BONE)
            room = cut.column_at(line, disc.right + p.px(8), line.right - disc.right - side - p.px(16))
            p.text(text, room, SMALL._replace(colour=BONE if done else DIM_BONE, size=size), lines=2)
            mark = Rect(line.right - side * 3 // 4, line.centery - side // 3, side * 2 // 3, side * 2 // 3)
            p.icon("check" if done else "cross", mark, PALE_GOLD if done else DIM_BONE)


# A call to arms


def _call(board: BattleBoard, area: Rect) -> list[Widget]:
    """Who would come from the discard pile."""
    s = board.scene.shown
    card = topmost_warrior(s)
    if card == NONE:
        return []
    u = board.scene.units.px
    head = cut.row_at(area, area.y - u(14), u(24))
    thing = CardThing(board.scene, f"called:{card}", card, key=("called", card), kind="none")
    height = area.bottom - head.bottom + u(10)
    thing.rect = Rect(0, head.bottom + u(2), round(height * CARD), height)
    thing.rect.centerx = area.centerx
    return [Heading("call-head", _("A call to arms would bring:"), head), thing]
