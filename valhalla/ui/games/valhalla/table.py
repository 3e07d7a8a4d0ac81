"""The board of turns: opponents around, piles in the middle, your squad and hand before you."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.games.valhalla.actions import action_buttons, confirm_button
from valhalla.ui.games.valhalla.areas import OF_BATTLE, Part
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.games.valhalla.expansions.title import BADGE
from valhalla.ui.games.valhalla.fireside import FiresideBoard
from valhalla.ui.games.valhalla.lore import LoreThing
from valhalla.ui.games.valhalla.near import NearBoard, Wealth
from valhalla.ui.games.valhalla.piles import DeckThing, DiscardThing, EndThing, Pile, PoolThing
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Cuts, Key
from valhalla.ui.table.pieces.fan import fanned, hand_things
from valhalla.ui.table.pieces.piles import label_height, label_width
from valhalla.ui.table.pieces.seats import others, places
from valhalla.ui.table.things import CARD, CardThing
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.text import banner_height

LAID: Final = [expansion.laid for expansion in EXPANSIONS if expansion.laid is not None]
NARROW: Final = 950  # units, as large as words: below this the prompt reaches over the planks
CROWDED: Final = {Area.DECK: 0.75, Part.LOKI: 0.75, Part.TITLE: 1.3, Part.POOL: 1.3}  # of a usual place
BETWEEN: Final = 0.28  # of the middle's width: where hidden cards that were just drawn lie
SPREAD: Final = 1.12  # of their width from one offered card to the next
SMALLER: Final = 0.8  # of their height that offered cards give way to words
SQUAD: Final = 4.6  # times as wide as high is its board at most
ACTIONS: Final = 206  # units of the planks
# Upright, in units, and those that grow with the words: boards of others, a plank, what one has.
FAR, FAR_WORDS = 159, 41
PLANK, PLANK_WORDS = 56, 10
WEALTH, WEALTH_WORDS = 120, 50
UPRIGHT: Final = (0.31, 0.33)  # of what is left there: the middle, and the squad


class TableBoard(FiresideBoard):
    """Your board below, opponents around, the piles in the middle, actions at the left."""

    wealth: ClassVar[type[Wealth]] = Wealth
    elsewhere = OF_BATTLE | {Part.LOKI, Part.TITLE}

    def arrange(self, units: Units) -> Cuts:
        areas = self.frame(units)
        return areas | self._piles(units, areas[Part.CENTRE]) | self._seats(units, areas)

    def frame(self, units: Units) -> Cuts:
        """What is there with or without opponents: the far side, the middle, one's own place."""
        free = self.scene.furniture.free(units)
        if units.upright:
            return _upright(units, free)
        gap = units.px(10)
        u = units.px
        prompt_h = banner_height(units)
        grown = prompt_h - banner_height(units._replace(words=1.0))  # cards give some room to words
        top = cut.top(free, round(free.h * 0.255))
        hand_h = round(free.h * 0.235 - grown * 0.4)
        mine_h = round(free.h * 0.225 - grown * 0.4)
        actions_w = u(ACTIONS) + (units.wx(ACTIONS) - u(ACTIONS)) // 3
        wealth_w = min(u(190), max(u(150), round(free.w * 0.18)))
        wide = free.w - actions_w - wealth_w - 2 * gap
        hand = Rect(free.x + actions_w + gap, free.bottom - hand_h, wide, hand_h)
        squad_w = min(wide, round(mine_h * SQUAD))
        mine = cut.sized(squad_w, mine_h, midbottom=(hand.centerx, hand.y - u(4)))
        prompt = cut.row_at(hand, mine.y - prompt_h - u(2), prompt_h)
        side = prompt.y
        if free.w < units.wx(NARROW):
            prompt, side = Rect(free.x, prompt.y, prompt.right - free.x, prompt_h), mine.y
        centre = cut.row_at(free, top.bottom + gap, prompt.y - top.bottom - 2 * gap)
        actions = Rect(free.x, side, actions_w, free.bottom - side)
        wealth = Rect(free.right - wealth_w, prompt.y, wealth_w, free.bottom - prompt.y)
        return {
            Area.TOP: top, Part.CENTRE: centre, Area.PROMPT: prompt, Area.MINE: mine, Area.HAND: hand,
            Area.ACTIONS: actions, Part.WEALTH: wealth,
        }  # fmt: skip

    def _cells(self, units: Units, centre: Rect) -> Cuts:
        """A place for each pile; where they are crowded, what has a longer word below it has more."""
        laid = [laid.part for laid in LAID if laid.lies(self.scene.shown)]
        between = laid or [Part.DRAWN]  # cards just drawn lie in the middle
        names = (Area.DECK, Area.DISCARD, *between, Part.POOL, Part.END)
        if not laid or not (units.upright or units.words > 1):
            return dict(zip(names, row(centre, len(names)), strict=True))
        shares = [CROWDED.get(name, 1.0) for name in names]
        ends = [round(centre.w * sum(shares[: i + 1]) / sum(shares)) for i in range(len(names))]
        starts = [0, *ends[:-1]]
        return {
            name: cut.column_at(centre, centre.x + start, end - start)
            for name, start, end in zip(names, starts, ends, strict=True)
        }

    def _piles(self, units: Units, centre: Rect) -> Cuts:
        label = label_height(units)
        height = centre.h - label
        width = round(height * CARD)
        broad: dict[Key, float] = {Part.POOL: 1.8, Part.END: 1.25}  # of the height
        broad |= {laid.part: laid.wide for laid in LAID if laid.wide}
        piles: Cuts = {}
        for name, cell in self._cells(units, centre).items():
            w = min(round(height * broad[name]) if name in broad else width, cell.w - units.px(12))
            piles[name] = Rect(cell.centerx - w // 2, cell.y, w, height + label)
        middle = Rect(0, centre.y, width, height)
        middle.centerx = centre.centerx
        shown: Cuts = {Part.DRAWN: middle, Part.SHOWN: middle, Area.TRAY: middle}
        return shown | piles

    def _seats(self, units: Units, areas: Cuts) -> Cuts:
        found = places(self.scene, areas[Area.TOP])
        found[Area.SEAT, self.scene.near] = areas[Area.MINE]
        found[Area.HAND, self.scene.near] = areas[Area.HAND]
        for seat in others(self.scene):
            found[Area.HAND, seat] = found[Area.SEAT, seat].copy()
            found[Part.VALHALLA, seat] = found[Area.SEAT, seat].copy()
            corner = found[Area.SEAT, seat].move(units.px(8), units.px(8)).topleft
            found[Part.TITLE, seat] = Rect(corner, (units.px(BADGE), units.px(BADGE)))
        wealth = areas[Part.WEALTH]
        found[Part.VALHALLA, self.scene.near] = wealth
        found[Part.TITLE, self.scene.near] = Rect(
            wealth.move(units.px(8), units.px(8)).topleft, (units.px(BADGE),) * 2
        )
        return found

    # Things

    def widgets(self) -> list[Widget]:
        scene = self.scene
        piles: dict[Key, Pile | LoreThing] = {
            Area.DECK: DeckThing(scene, self.areas[Area.DECK]),
            Area.DISCARD: DiscardThing(scene, self.areas[Area.DISCARD]),
            Part.POOL: PoolThing(scene, self.areas[Part.POOL]),
            Part.END: EndThing(scene, self.areas[Part.END]),
        }
        drawn = scene.shown.drawn
        if not drawn or min(drawn) < 0:  # else the cards to choose from lie there, large
            laid = [laid for laid in LAID if laid.lies(scene.shown)]
            piles |= {one.part: one.thing(scene, self.areas[one.part]) for one in laid}
        cells = self._cells(scene.units, self.areas[Part.CENTRE])
        for name, pile in piles.items():
            pile.broad = cells[name].w - scene.units.px(8)
        found: list[Widget] = [*piles.values()]
        for seat in others(scene):
            found += self.seat(seat)
        found += self._near()
        found += hand_things(scene, scene.near, self.areas[Area.HAND])
        found += self._drawn()
        found += action_buttons(scene, self.areas[Area.ACTIONS])
        found += confirm_button(scene, self.areas[Area.PROMPT])
        return found

    def _near(self) -> list[Widget]:
        scene = self.scene
        wealth = self.wealth(scene, scene.near, self.areas[Part.WEALTH])
        return [wealth, *NearBoard(scene, scene.near, self.areas[Area.MINE]).things("slot")]

    def _drawn(self) -> list[Widget]:
        """The cards just drawn, to keep or discard: large, in the middle of the table."""
        scene = self.scene
        drawn = scene.shown.drawn
        if not drawn:
            return []
        hidden = any(card < 0 for card in drawn)
        centre = self.areas[Part.CENTRE]
        top, low = self.areas[Area.TOP].bottom - scene.units.px(14), self.areas[Area.PROMPT].top
        area = cut.row_at(centre, top, low - top)
        area = self._between_words(area, len(drawn))
        if hidden:
            area = centre.inflate(round(centre.w * (BETWEEN - 1)), 0)
        found: list[Widget] = []
        for i, (card, rect) in enumerate(zip(drawn, fanned(area, len(drawn), spread=SPREAD), strict=True)):
            key = ("card", card) if card >= 0 else ("drawn", scene.shown.active, i)
            name = f"card:{card}" if card >= 0 else f"drawn:{i}"
            thing = CardThing(scene, name, card, key=key)
            thing.rect = rect
            if card < 0:
                thing.focusable = False
            found.append(thing)
        return found

    def _between_words(self, area: Rect, count: int) -> Rect:
        """Cards on offer leave the words at both sides free, if they need not be much smaller."""
        left, right = (
            cut.sized(label_width(self.scene, pile.label()), 1, center=pile.rect.center)
            for pile in (
                DiscardThing(self.scene, self.areas[Area.DISCARD]),
                PoolThing(self.scene, self.areas[Part.POOL]),
            )
        )
        gap = self.scene.units.px(4)
        free = cut.column_at(area, left.right + gap, right.left - left.right - 2 * gap)
        needs = round(area.h * SMALLER * CARD * (1 + SPREAD * (count - 1)))
        return free if count > 1 and free.w >= needs else area

    # Drawing

    def draw_above(self, p: Painter) -> None:
        self.draw_thinking(p)

    def spot(self, name: StrEnum, seat: int = -1) -> Rect:
        if name == Area.HAND and seat != self.scene.near:
            board = self.areas.get((Area.SEAT, seat), self.areas[Area.TOP])
            return Rect(board.centerx - board.h // 6, board.y + board.h // 3, board.h // 3, board.h // 2)
        return super().spot(name, seat)

    def place(self) -> None:
        """Hidden cards of others are not laid out: they are a number on their board."""


def _upright(units: Units, free: Rect) -> Cuts:
    """Where the window is higher than wide: one thing below the other, the planks in two columns."""
    u, w, gap = units.px, units.wx, units.px(8)
    top = cut.top(free, u(FAR) + w(FAR_WORDS))
    actions = cut.bottom(free, 2 * (u(PLANK) + w(PLANK_WORDS)) + gap)
    prompt_h = banner_height(units)
    rest = actions.y - top.bottom - prompt_h - 5 * gap
    centre = cut.row_at(free, top.bottom + gap, round(rest * UPRIGHT[0]))
    prompt = cut.row_at(free, centre.bottom + gap, prompt_h)
    wealth_w = u(WEALTH) + w(WEALTH_WORDS)
    near = cut.left(free, free.w - wealth_w - gap)
    mine = cut.row_at(near, prompt.bottom + gap, round(rest * UPRIGHT[1]))
    hand = cut.row_at(near, mine.bottom + gap, actions.y - gap - mine.bottom - gap)
    return {
        Area.TOP: top, Part.CENTRE: centre, Area.PROMPT: prompt, Area.MINE: mine, Area.HAND: hand,
        Area.ACTIONS: actions, Part.WEALTH: Rect(near.right + gap, mine.y, wealth_w, hand.bottom - mine.y),
    }  # fmt: skip
