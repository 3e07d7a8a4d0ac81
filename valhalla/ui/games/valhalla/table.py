"""The board of turns: opponents around, piles in the middle, your squad and hand before you."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.games.valhalla import lore, seats
from valhalla.ui.games.valhalla.actions import action_buttons, confirm_button
from valhalla.ui.games.valhalla.near import NearBoard, Wealth
from valhalla.ui.games.valhalla.piles import DeckThing, DiscardThing, EndThing, PoolThing
from valhalla.ui.painter import Painter
from valhalla.ui.table.board import Board
from valhalla.ui.table.pieces.fan import fanned, hand_things
from valhalla.ui.table.pieces.seats import others, places
from valhalla.ui.table.things import CARD, CardThing
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.firelight import draw_firelight

LORE = {"loki": lore.LokiThing, "title": lore.TitleThing}
NARROW = 950  # units: below this the prompt takes the whole width


class TableBoard(Board):
    """Your board below, opponents around, the piles in the middle, actions at the left."""

    seat_board: ClassVar[type[seats.SeatBoard]] = seats.SeatBoard
    wealth: ClassVar[type[Wealth]] = Wealth

    def arrange(self, units: Units) -> dict[str, Rect]:
        areas = self.frame(units)
        return areas | self._piles(units, areas["centre"]) | self._seats(units, areas)

    def frame(self, units: Units) -> dict[str, Rect]:
        """What is there with or without opponents: the far side, the middle, one's own place."""
        free = self.scene.furniture.free(units)
        gap = units.px(10)
        u = units.px
        top = cut.top(free, round(free.h * 0.255))
        hand_h = round(free.h * 0.235)
        prompt_h = u(62)
        mine_h = round(free.h * 0.225)
        hand = cut.bottom(free, hand_h)
        mine = Rect(0, hand.y - mine_h - u(4), 0, mine_h)
        prompt = Rect(0, mine.y - prompt_h - u(2), 0, prompt_h)
        centre = cut.row_at(free, top.bottom + gap, prompt.y - top.bottom - 2 * gap)
        actions_w = u(206)
        wealth_w = min(u(190), max(u(150), round(free.w * 0.18)))
        middle = free.x + actions_w + gap, free.w - actions_w - wealth_w - 2 * gap
        for rect in (mine, prompt):
            rect.x, rect.w = middle
        narrow = free.w < u(NARROW)
        if narrow:
            prompt.x, prompt.w = free.x, free.w
        side = mine.y if narrow else prompt.y
        actions = Rect(free.x, side, actions_w, free.bottom - side)
        wealth = Rect(free.right - wealth_w, side, wealth_w, free.bottom - side)
        hand.x, hand.w = middle
        return {
            "top": top, "centre": centre, "prompt": prompt, "mine": mine, "hand": hand, "actions": actions,
            "wealth": wealth,
        }  # fmt: skip

    def _piles(self, units: Units, centre: Rect) -> dict[str, Rect]:
        label = units.px(24)
        height = centre.h - label
        width = round(height * CARD)
        more = lore.extras(self.scene.shown)
        names = ("deck", "discard", *(more or ("",)), "pool", "end")  # cards just drawn lie in the middle
        cells = row(centre, len(names))
        piles = {}
        for name, cell in zip(names, cells, strict=True):
            broad = {"pool": round(height * 1.8), "end": round(height * 1.25), "title": round(height * 2.1)}
            w = min(broad.get(name, width), cell.w - units.px(12))
            piles[name or "drawn"] = Rect(cell.centerx - w // 2, cell.y, w, height + label)
        middle = Rect(0, centre.y, width, height)
        middle.centerx = centre.centerx
        return {"drawn": middle, "shown": middle, "tray": middle} | piles

    def _seats(self, units: Units, areas: dict[str, Rect]) -> dict[str, Rect]:
        found = places(self.scene, areas["top"])
        found[f"seat:{self.scene.near}"] = areas["mine"]
        found[f"hand:{self.scene.near}"] = areas["hand"]
        for seat in others(self.scene):
            found[f"hand:{seat}"] = found[f"seat:{seat}"].copy()
            found[f"valhalla:{seat}"] = found[f"seat:{seat}"].copy()
            corner = found[f"seat:{seat}"].move(units.px(8), units.px(8)).topleft
            found[f"title:{seat}"] = Rect(corner, (units.px(lore.BADGE), units.px(lore.BADGE)))
        wealth = areas["wealth"]
        found[f"valhalla:{self.scene.near}"] = wealth
        found[f"title:{self.scene.near}"] = Rect(
            wealth.move(units.px(8), units.px(8)).topleft, (units.px(lore.BADGE),) * 2
        )
        return found

    # Things

    def widgets(self) -> list[Widget]:
        scene = self.scene
        found: list[Widget] = [
            DeckThing(scene, self.areas["deck"]),
            DiscardThing(scene, self.areas["discard"]),
        ]
        found += [PoolThing(scene, self.areas["pool"]), EndThing(scene, self.areas["end"])]
        drawn = scene.shown.drawn
        if not drawn or min(drawn) < 0:  # else the cards to choose from lie there, large
            found += [LORE[name](scene, self.areas[name]) for name in lore.extras(scene.shown)]
        for seat in others(scene):
            found += self._seat(seat)
        found += self._near()
        found += hand_things(scene, scene.near, self.areas["hand"])
        found += self._drawn()
        found += action_buttons(scene, self.areas["actions"])
        found += confirm_button(scene, self.areas["prompt"])
        return found

    def _seat(self, seat: int) -> list[Widget]:
        board = self.seat_board(self.scene, seat, self.areas[f"seat:{seat}"])
        return [board, *board.parts()]

    def _near(self) -> list[Widget]:
        scene = self.scene
        wealth = self.wealth(scene, scene.near, self.areas["wealth"])
        return [wealth, *NearBoard(scene, scene.near, self.areas["mine"]).things("slot")]

    def _drawn(self) -> list[Widget]:
        """The cards just drawn, to keep or discard: large, in the middle of the table."""
        scene = self.scene
        drawn = scene.shown.drawn
        if not drawn:
            return []
        hidden = any(card < 0 for card in drawn)
        centre = self.areas["centre"]
        top, low = self.areas["top"].bottom - scene.units.px(14), self.areas["prompt"].top
        area = centre if hidden else cut.row_at(centre, top, low - top)
        found: list[Widget] = []
        for i, (card, rect) in enumerate(zip(drawn, fanned(area, len(drawn), spread=1.12), strict=True)):
            key = ("card", card) if card >= 0 else ("drawn", scene.shown.active, i)
            name = f"card:{card}" if card >= 0 else f"drawn:{i}"
            thing = CardThing(scene, name, card, key=key)
            thing.rect = rect
            if card < 0:
                thing.focusable = False
            found.append(thing)
        return found

    # Drawing

    def draw_light(self, p: Painter, time: float) -> None:
        draw_firelight(p, p.units.area, time)

    def draw_below(self, p: Painter) -> None:
        p.picture("light/fire.webp", p.units.area)

    def draw_above(self, p: Painter) -> None:
        self.draw_thinking(p)

    def spot(self, name: str, seat: int = -1) -> Rect:
        if name == "hand" and seat != self.scene.near:
            board = self.areas.get(f"seat:{seat}", self.areas["top"])
            return Rect(board.centerx - board.h // 6, board.y + board.h // 3, board.h // 3, board.h // 2)
        return super().spot(name, seat)

    def place(self) -> None:
        """Hidden cards of others are not laid out: they are a number on their board."""
