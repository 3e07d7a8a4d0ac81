"""The phases of a battle on their beam, and both strengths on painted shields with what they are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.games.valhalla.battle import parts, strength
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui import cut
from valhalla.ui.cut import row, square
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle import layout
from valhalla.ui.games.valhalla.faces.faces import kind_of
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.choosing.planks import sentence
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.things import CARD, CardThing
from valhalla.ui.theme import BONE, DIM_BONE, FROST, LABEL, PALE_GOLD, SMALL, TOTAL, Colour
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, pgettext
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

ICONS: Final = {
    "before": "horn",
    "attack": "attack",
    "defence": "shield",
    "compare": "skull",
    "after": "raven",
}
LABELS: Final = {
    "before": lambda: pgettext("phase", "Before"), "attack": lambda: pgettext("phase", "Attack"),
    "defence": lambda: pgettext("phase", "Defence"), "compare": lambda: pgettext("phase", "Compare"),
    "after": lambda: pgettext("phase", "After"),
}  # fmt: skip
RULES: Final = {"before": "V4.1", "attack": "V4.2", "defence": "V4.9", "compare": "V4.10", "after": "V4.14"}
BY_STEP: Final[dict[int, str]] = {
    Step.BEFORE: "before", Step.ASIDE: "before", Step.COMPARE: "compare", Step.SHIELD: "compare",
    Step.RISE: "after", Step.CHOOSE_RISING: "after", Step.AFTER: "after", Step.WITNESS: "after",
    Step.END_BATTLE: "after", Step.HOLD: "after", Step.MISSION: "after", Step.LOKI: "after",
    Step.LOKI_TACTIC: "after", Step.LOKI_BURY: "after", Step.ROAD_RISE: "after",
    Step.BONUS: "after",
}  # fmt: skip
FIGHTING: Final = (Step.FIGHT, Step.ROLL, Step.BEFORE_ROLL, Step.KEEP_DIE)


class Phases(NamedTuple):
    """The phases of a battle in their order, the clause about the present one, and its name."""

    names: tuple[str, ...]
    rule: str
    now: str


def phase(s: State, by_step: Mapping[int, str] = BY_STEP) -> str:
    """The phase of the battle that is shown, by the topmost step that tells."""
    for step in reversed(s.agenda):
        if step[0] in FIGHTING:
            return "attack" if s.table.foe.attacks(s, step[1]) else "defence"
        if step[0] in by_step:
            return by_step[step[0]]
    return "after"


WORD: Final = LABEL._replace(size=19)
PART: Final = SMALL._replace(size=17)
LEAST_AXES: Final = 16  # units
LEAST_TIE: Final = 0.7  # of its size that what they mean is set smaller by
TIE: Final = SMALL._replace(centred=True, size=13)
LINE: Final = 21  # units
TOUCHING: Final = 8  # units between what ties mean and the parts of the defender's strength


class Strip(Widget):
    """The five phases, the present one glowing."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("phases", rect)
        self.phases, self.rule, self.now = board.phases()
        self.last = board.doomed

    def draw(self, p: Painter, look: Look) -> None:
        room = self.rect.inflate(-p.px(44), -p.px(4))
        if self.last:
            draw_phase(
                p, cut.column_at(room, room.centerx - p.px(110), p.px(220)), "fire", _("Ragnarök"), True
            )
            return
        for name, cell in zip(self.phases, self._cells(p, room), strict=True):
            told = LABELS[name]() if cell.w > 2 * cell.h else ""
            draw_phase(p, cell, ICONS[name], told, name == self.now)

    def _cells(self, p: Painter, room: Rect) -> list[Rect]:
        """Alike; where not all words find room, only the present phase has its own."""
        cells = row(room, len(self.phases), p.px(10))
        wide = max(p.width(LABELS[name](), WORD) for name in self.phases)
        if wide * 0.82 <= cells[0].w - cells[0].h - p.px(18):
            return cells
        small, gap = room.h, p.px(8)
        rest = room.w - (small + gap) * (len(self.phases) - 1)
        found, x = [], room.x
        for name in self.phases:
            width = rest if name == self.now else small
            found.append(cut.column_at(room, x, width))
            x += width + gap
        return found


def draw_phase(p: Painter, cell: Rect, icon: str, label: str, lit: bool) -> None:
    """A phase of a fight on the strip above it: its sign, and its word where there is room."""
    side = cell.h
    plank = Rect(cell.x + side // 2, cell.y + p.px(5), cell.w - side // 2, cell.h - p.px(10))
    if label:
        p.plate("phase-on" if lit else "phase", plank)
    disc = Rect(cell.x, cell.y, side, side)
    p.badge("ember" if lit else "iron", icon, disc, rim=(1, 2))
    box = cut.column_at(cell, disc.right + p.px(4), cell.right - disc.right - p.px(14))
    p.text(label, box, WORD._replace(colour=BONE if lit else DIM_BONE))


class Line(NamedTuple):
    """A line beside a total: what, and how much."""

    icons: tuple[str, ...]
    name: str
    numbers: str
    tactic: int = 0  # the strength of a tactic

    @property
    def told(self) -> str:
        return f"{self.name} {self.numbers}"


def shortened(lines: list[Line], room: int) -> list[Line]:
    """So many lines at most: first tactics share one, by their signs; then the last ones are only counted."""
    if len(lines) <= room:
        return lines
    tactics = [line for line in lines if line.tactic]
    others = [line for line in lines if not line.tactic]
    if len(tactics) > 1:
        signs = tuple(line.icons[0] for line in tactics)
        tactics = [Line(signs, "", signed(sum(line.tactic for line in tactics)), 1)]
    spare = max(1, room - len(tactics))
    if len(others) > spare:
        more = len(others) - spare + 1
        others = [*others[: spare - 1], Line((), _("+{count} more").format(count=more), "")]
    return [*others, *tactics]


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


class Strengths:
    """Both strengths with their parts; those that have gone to Valhalla are remembered."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[int, list[Line]]] = {}

    def of(self, board: BattleBoard, side: Side) -> tuple[int, list[Line]]:
        s = board.scene.shown
        key = s.turns, side.seat
        whole = all(s.card_at(side.seat, slot) >= 0 for slot, _dice in side.placed)
        if whole and (board.battle.winner == NONE or key not in self._known):
            self._known = {k: v for k, v in self._known.items() if k[0] == s.turns}
            self._known[key] = strength(s, side), _lines(board, side)
        return self._known.get(key, (0, []))


def _lines(board: BattleBoard, side: Side) -> list[Line]:
    """Warriors with their abilities, the jarl, and the tactics."""
    by_card: dict[int, list[int]] = {}
    for part in parts(board.scene.shown, side):
        by_card.setdefault(part.card, []).append(part.strength)
    return [board.line_of(side, card, numbers) for card, numbers in by_card.items()]


def line_of(s: State, side: Side, card: int, numbers: list[int]) -> Line:
    if card == NONE:
        jarl = s.jarls[side.seat]
        name = _(s.table.jarls[jarl].name) if jarl != NONE else _("jarl")
        return Line(("jarl",), name, signed(sum(numbers)))
    word = s.table.word[card]
    if word is not None:
        return Line((word.effect.word,), called.card(s.table, card), signed(sum(numbers)), sum(numbers))
    if sign := kind_of(s.table.cards[card]).sign:
        return Line((sign,), called.card(s.table, card), signed(sum(numbers)), sum(numbers))
    told = " + ".join(str(number) for number in numbers).replace("+ -", "− ")
    return Line((CLAN_ICONS[s.table.clan[card]],), called.card(s.table, card), told)


CLAN_ICONS: Final = ("paw", "fang", "tusk", "antler", "shard", "anvil")


class Total(Widget):
    """A painted shield with a strength on it, its parts beside it."""

    def __init__(self, board: BattleBoard, side: Side, rect: Rect) -> None:
        super().__init__(f"total:{side.seat}", rect, rule="V4.6")
        self.board = board
        self.side = side
        self.attacks = board.battle.attack is side
        self.strength, self.lines = board.strengths.of(board, side)
        self.known = board.rolled(side)
        u = board.scene.units.px
        outer = "left" if self.attacks else "right"
        raised = bool(played_for(board, side))
        self.disc = layout.disc(rect, board.scene.units, raised=raised, outer=outer)
        self.list = cut.column_at(rect, self.disc.right + u(6), rect.w - self.disc.w - u(8))
        if not self.attacks:
            self.list = cut.from_x(self.list.move(rect.x + u(2) - self.list.x, 0), rect.x + u(TOUCHING))
        whole, self.lines = (
            self.lines,
            shortened(self.lines, max(1, self.list.h // board.scene.units.wx(LINE))),
        )
        self.focusable = whole != self.lines
        self.tip = "\n".join(line.told for line in whole)

    def draw(self, p: Painter, look: Look) -> None:
        board = self.board
        p.picture(f"shields/total-{board.scene.match.shield(self.side.seat)}.webp", self.disc)
        number = str(self.shown) if self.known else "?"
        style = TOTAL._replace(size=self.disc.h / p.u * 0.46)
        p.text(number, self.disc.inflate(-self.disc.w // 3, 0), style)
        if board.battle.winner == self.side.seat:
            light(p, "ring", self.disc.inflate(p.px(14), p.px(14)), PALE_GOLD, 0.8)
        if self.lines:
            self._parts(p)
        elif self.known and board.battle.winner == NONE:
            self._smoke(p, 2 * p.wx(LINE))
            words, style = _("nobody armed yet"), SMALL._replace(colour=DIM_BONE)
            style = p.shrunk(words, self.list, style, style.size * LEAST_TIE, 2)
            p.text(words, self.list, style, lines=2, align="left" if self.attacks else "right")

    @property
    def shown(self) -> int:
        battle = self.board.battle
        if battle.winner != NONE:
            return battle.strengths[0 if self.attacks else 1]
        return self.strength

    def _smoke(self, p: Painter, height: int) -> None:
        """Before the burning sky words need something dark behind them."""
        if self.board.doomed:
            p.fill(cut.row_at(self.list, self.list.centery - height // 2, height), (12, 5, 3), 0.85)

    def _parts(self, p: Painter) -> None:
        height = min(p.wx(LINE + 3), self.list.h // len(self.lines))
        self._smoke(p, height * len(self.lines))
        y = self.list.centery - height * len(self.lines) // 2
        for line in self.lines:
            self._line(p, line, cut.row_at(self.list, y, height))
            y += height

    def _line(self, p: Painter, line: Line, box: Rect) -> None:
        bold = PART._replace(font="bold")
        side = min(box.h - p.px(4), p.wx(20), p.px(26))
        numbers, icons = line.numbers, line.icons
        if line.name and not line.tactic:  # who it is matters more than the clan, and that more than air
            for numbers, icons in (
                (line.numbers, line.icons),
                (line.numbers.replace(" ", ""), line.icons),
                (line.numbers.replace(" ", ""), ()),
            ):
                room = box.w - (side + p.px(2)) * len(icons) - p.width(numbers, bold) - p.px(8)
                if p.fitting(line.name.split(" ")[0], PART, room)[0] in line.name:
                    break
        wide = p.width(numbers, bold) + p.px(4)
        step = min(side + p.px(2), (box.w - wide) // max(1, len(icons)))
        for i, icon in enumerate(icons):
            p.icon(icon, Rect(box.x + i * step, box.centery - side // 2, side, side), PALE_GOLD)
        left = box.x + step * len(icons) + p.px(2)
        name = cut.column_at(box, left, box.right - left - wide - p.px(2))
        if line.name:
            whole = p.width(line.name, PART) <= name.w or not line.icons or line.tactic
            text, style = p.fitting(line.name if whole else line.name.split(" ")[0], PART, name.w)
            if text in line.name:  # a tactic whose name finds no room is told by its sign alone
                left = p.text(text, name, style).right + p.px(5)
        p.text(numbers, cut.column_at(box, left, wide), bold)


class Played(CardThing):
    """A tactic that was played in this battle."""

    drags = False
    spelled = True

    def __init__(self, board: BattleBoard, card: int, rect: Rect) -> None:
        super().__init__(board.scene, f"card:{card}", card)
        self.rect = rect
        self.focusable = True
        self.tip = called.describe(board.scene.table.cards[card])

    def press(self) -> None:
        if self.pickable or self.picked:
            super().press()
        else:
            self.scene.zoom(self)


class Helping(Played):
    """A Thor card that a third party has played for this side, with its shield; Loki may take it."""

    spelled = False

    def __init__(self, board: BattleBoard, card: int, rect: Rect, helper: int) -> None:
        super().__init__(board, card, rect)
        self.helper = helper
        self.tip = _("Played by player {player}: {card}").format(
            player=board.scene.match.names[helper], card=self.tip
        )

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        if not self.moving:
            side = self.rect.w * 3 // 5
            place = Rect(self.rect.right - side * 2 // 3, self.rect.y - side // 4, side, side)
            draw_shield(p, self.scene, self.helper, place)


def played_for(board: BattleBoard, side: Side) -> list[tuple[int, int]]:
    """The cards that lie at a side: its tactics, then Thor's help with whoever gave it."""
    helps = [(card, helper) for helper, card, helped in board.battle.thor if helped == side.seat]
    return [*((card, NONE) for card in side.played), *helps]


class Axes(Widget):
    """Between the totals: who wins a tie."""

    def __init__(self, rect: Rect, rule: str, icon: str, text: str, colour: Colour = BONE) -> None:
        super().__init__("axes", rect, rule=rule)
        self.icon, self.text, self.colour = icon, text, colour
        self.tip = sentence(text)

    def draw(self, p: Painter, look: Look) -> None:
        most = Rect(self.rect.x, self.rect.y, self.rect.w - p.px(3), p.wx(64))  # sums stand at both sides
        style = p.shrunk(self.text, most, TIE, TIE.size * LEAST_TIE, 4)
        longest = max(p.width(word, style) for word in self.text.split(" "))
        if longest > self.rect.w:  # no word is broken
            style = style._replace(size=style.size * self.rect.w / longest * 0.98)
        words = min(most.h, p.height(self.text, style, most.w) + p.px(4))
        room = self.rect.h >= words and p.fits(self.text, most, style, 4)
        side = min(p.px(46), self.rect.h - p.px(4) - (words if room else 0))
        top = min(self.rect.y + self.rect.h // 6, self.rect.bottom - words - p.px(4) - side)
        icon = square(side, midtop=(self.rect.centerx, max(self.rect.y, top)))
        if side >= p.px(LEAST_AXES):
            p.icon(self.icon, icon.move(p.px(2), p.px(2)), (10, 6, 4))
            p.icon(self.icon, icon, self.colour)
        low = cut.row_at(self.rect, icon.bottom + p.px(4), words).inflate(most.w - self.rect.w, 0)
        if room:
            p.text(self.text, low, style, lines=4, valign="top")


def _axes(s: State, battle: Battle, defender: int, rect: Rect) -> Axes:
    defends = any(window(s, defender) for window in s.table.wins_ties)
    text = _("a tie is the defender’s") if defends else _("a tie is the attacker’s")
    icon, colour = ("frost", FROST) if battle.frost else ("attack", BONE)
    axes = Axes(rect, "V4.10", icon, text, colour)
    if defends:
        axes.tip = sentence(f"{text}: {_(s.table.jarls[s.jarls[defender]].name)}")
    return axes


def total_things(board: BattleBoard) -> list[Widget]:
    """Both totals, the axes, and the tactics played."""
    units = board.scene.units
    left, middle, right = layout.halves(board.areas[Part.TOTALS], units)
    battle = board.battle
    found: list[Widget] = [Total(board, battle.attack, left)]
    found += _played(board, battle.attack, left)
    if battle.defence is not None:
        axes = _axes(board.scene.shown, battle, battle.defence.seat, middle)
        found += [axes, Total(board, battle.defence, right)]
        found += _played(board, battle.defence, right)
    return found


def _played(board: BattleBoard, side: Side, half: Rect) -> list[Widget]:
    u = board.scene.units.px
    disc = layout.disc(half, board.scene.units, raised=True, outer="left")
    height = u(62)
    width = round(height * CARD)
    played = played_for(board, side)
    step = min(width + u(4), (disc.w - width) // max(1, len(played) - 1))
    y = half.bottom - height - u(4)
    found: list[Widget] = []
    for i, (card, helper) in enumerate(played):
        x = half.x + i * step if board.battle.attack is side else half.right - width - i * step
        rect = Rect(x, y, width, height)
        found.append(Played(board, card, rect) if helper == NONE else Helping(board, card, rect, helper))
    return found
