"""The table with a monster across it: the others at its sides, its card at the right, its dice before it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pygame import Rect

from valhalla.ai.desk import Desk
from valhalla.ai.valhalla.weighing import Told
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.monsters.events import MonsterRolled
from valhalla.games.valhalla.terms import MONSTER, NONE, Step
from valhalla.ui import cut
from valhalla.ui.cut import row, sized
from valhalla.ui.games.valhalla import actions
from valhalla.ui.games.valhalla.actions import action_buttons, confirm_button
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.areas import MonsterPart
from valhalla.ui.games.valhalla.monster.dice import MonsterThrows
from valhalla.ui.games.valhalla.monster.seats import MonsterSeat, MonsterWealth, OwnWall
from valhalla.ui.games.valhalla.monster.things import (
    SOCKET,
    MonsterThing,
    Pips,
    Sought,
    Symbols,
    card_things,
    lying,
    sockets,
    stack_rects,
)
from valhalla.ui.games.valhalla.monster.together import calls
from valhalla.ui.games.valhalla.monster.together.hall import Hall
from valhalla.ui.games.valhalla.monster.together.last import fighter_planks
from valhalla.ui.games.valhalla.near import NearBoard
from valhalla.ui.games.valhalla.piles import DeckThing, DiscardThing, PoolThing
from valhalla.ui.games.valhalla.table import TableBoard
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.dice.board import DiceBoard
from valhalla.ui.table.pieces.fan import hand_things
from valhalla.ui.table.pieces.seats import others
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CARD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.words.language import _

SEAT: Final = (150, 226)  # units: how wide a board at its side is, at least and at most
NARROW: Final = 260  # units: such a board has what is called below the name
SEATED: Final = 66  # units of it that grow with words
PILES: Final = 232  # units: the piles beside it, for who plays alone
LABELLED: Final = 96  # units: from here on a pile has its word
INFO: Final = (20, 28)  # units below its card, and those that grow with words
PREY: Final = 24  # more of them where it says whom it attacks
LOW: Final = 68  # units before it, for its symbols
HALL: Final = (22, 22)  # units of the common Valhalla, below its symbols, and those that grow with words
NAMED: Final = 128  # units: how wide its words are at least in an upright window
BROAD: Final = 400  # units at most that it is wide
LOOSE: Final = 46  # units at least at either side of them, for dice that lie on none
ACTIONS: Final = tuple(
    action._replace(note=lambda _scene: _("the monster"), sample=lambda _scene, _seat: cm.Attack(MONSTER))
    if action.name == "attack"
    else action
    for action in actions.ACTIONS
)


class MonsterTableBoard(DiceBoard, TableBoard):
    """The monster across the table, large and alive; one's own board below as always."""

    tallest = 1.36  # as in battle
    seat_board = MonsterSeat
    voice = calls.VOICE
    wealth = MonsterWealth
    throws: MonsterThrows

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.throws = MonsterThrows()
        self.desk = Desk(scene.match.worker, scene.match.session)
        self._aloft = False
        self._told: Told | None = None

    # Where

    def arrange(self, units: Units) -> Cuts:
        areas = self.frame(units)
        u, gap = units.px, units.px(8)
        top, centre = areas[Area.TOP], areas[Part.CENTRE]
        them = others(self.scene)
        left, right = _sides(len(them))
        if units.upright:
            far = _below(areas, aside=bool(them))
            left = right = 0
        else:
            self._widen(areas)
            far = cut.top(top, centre.bottom - top.y)
        wide = max(u(SEAT[0]), min(u(SEAT[1]), round(far.w * (0.205 if len(them) < 3 else 0.17))))
        left_w = left * (wide + gap) if left else u(PILES) + gap
        right_w = right * (wide + gap)
        card_w = min(round(far.h * 0.8 * CARD * 1.2), round(far.w * (0.2 if len(them) < 3 else 0.17)))
        if units.upright:
            card_w = max(card_w, units.wx(NAMED))
        more = (units.wx(SEATED) - u(SEATED)) // 2
        for i, seat in enumerate(them):
            x = far.x + i * (wide + gap) if i < left else far.right - (len(them) - i) * (wide + gap) + gap
            areas[Area.SEAT, seat] = Rect(x, far.y, wide, top.h + more)
        if units.upright:
            line = cut.sized(min(top.w, len(them) * (u(NARROW) + gap)), top.h, midtop=top.midtop)
            cells = cut.row(line, max(1, len(them)), gap)
            areas |= {(Area.SEAT, seat): cell for seat, cell in zip(them, cells, strict=False)}
        cards = Rect(far.right - right_w - card_w, far.y, card_w, far.h - _info(units, bool(them)) - u(6))
        middle = cut.column_at(far, far.x + left_w, cards.x - gap - far.x - left_w)
        areas |= self._monster(units, middle, cards)
        band = cut.from_y(cut.left(far, left_w - gap), top.bottom + more + gap)
        aside = cut.column_at(band, far.right - right_w + gap, right_w - gap)
        areas |= self._piles_at(units, far, band if left else None, aside if right else None)
        areas |= self._hands(units, areas)
        shown = sized(round(u(112) * CARD), u(112), center=middle.center)
        return areas | {
            Part.DRAWN: shown,
            Part.SHOWN: shown,
            Area.TRAY: shown,
            Part.LOKI: shown,
            Part.TITLE: shown,
        }

    def _widen(self, areas: Cuts) -> None:
        """The prompt reaches over the actions, too: a monster is told of in long sentences."""
        prompt, wealth, actions = areas[Area.PROMPT], areas[Part.WEALTH], areas[Area.ACTIONS]
        if prompt.x > actions.x:
            prompt.w += prompt.x - actions.x
            prompt.x = actions.x
            actions.h -= areas[Area.MINE].y - actions.y
            actions.y = areas[Area.MINE].y
        prompt.w = min(prompt.w, max(wealth.x, prompt.w) - prompt.x)

    def _monster(self, units: Units, middle: Rect, cards: Rect) -> Cuts:
        """Its picture, what of it can be touched, its symbols, its other dice, its cards."""
        u = units.px
        count = len(figure.card_of(self.scene.shown, figure.active(self.scene.shown)).weapons)
        common: Cuts = {}
        if self.scene.table.common:
            wide, high = min(middle.w, u(BROAD)), u(HALL[0]) + units.wx(HALL[1])
            common[MonsterPart.HALL] = sized(wide, high, midbottom=middle.midbottom)
            middle = cut.top(middle, middle.h - high - u(2))
        low = cut.bottom(middle, u(LOW))
        aside = 2 * u(LOOSE)
        wide = min(count * u(SOCKET + 8) + u(36), middle.w - aside)
        plank = sized(wide, min(u(LOW), u(14) + (wide - u(16)) // count), center=low.center)
        face = cut.top(middle, plank.top + u(6) - middle.y)
        top, _below = stack_rects(cards)
        info = cut.row_at(cards, top.bottom + u(6), _info(units, self.scene.table.players > 1))
        return common | {
            MonsterPart.PICTURE: figure.picture_in(face),
            Area.MIDDLE: middle,
            MonsterPart.MONSTER: Rect(
                middle.x + u(4), middle.y + u(4), middle.w - u(8), plank.top - middle.y - u(4)
            ),
            MonsterPart.SYMBOLS: plank,
            MonsterPart.LOOSE: low,
            MonsterPart.CARDS: cards,
            MonsterPart.CARD: top,
            MonsterPart.INFO: info,
        }

    def _piles_at(self, units: Units, far: Rect, left: Rect | None, right: Rect | None) -> Cuts:
        """Deck, discard pile and extra dice: below the boards of others, or in the place of one."""
        u = units.px
        if left is None:
            whole = cut.left(far, u(PILES))
            upper = cut.top(whole, whole.h * 11 // 20)
            lower = cut.from_y(whole, upper.bottom + u(8))
            deck, discard = row(upper, 2, u(8))
            return {
                Area.DECK: deck,
                Area.DISCARD: discard,
                Part.POOL: lower.inflate(-lower.w // 4, -lower.h // 8),
            }
        cells = row(left, 2 if right is not None else 3, u(6))
        pool = right if right is not None else cells[2]
        return {Area.DECK: cells[0], Area.DISCARD: cells[1], Part.POOL: pool}

    def _hands(self, units: Units, areas: Cuts) -> Cuts:
        near = self.scene.near
        found: Cuts = {
            (Area.SEAT, near): areas[Area.MINE],
            (Area.HAND, near): areas[Area.HAND],
            (Part.VALHALLA, near): areas[Part.WEALTH],
        }
        found[Part.WALL, near] = Rect(
            areas[Part.WEALTH].x, areas[Part.WEALTH].y + units.px(40), areas[Part.WEALTH].w, units.px(40)
        )
        for seat in others(self.scene):
            board = areas[Area.SEAT, seat]
            found |= {(Area.HAND, seat): board.copy(), (Part.VALHALLA, seat): board.copy()}
            found[Part.WALL, seat] = cut.row_at(board, board.bottom - units.px(36), units.px(28))
        if self.scene.table.common:
            found |= {
                (Part.VALHALLA, seat): areas[MonsterPart.HALL] for seat in range(self.scene.table.players)
            }
        return found

    # Things

    def widgets(self) -> list[Widget]:
        scene, areas = self.scene, self.areas
        found: list[Widget] = [MonsterThing(scene, areas[MonsterPart.MONSTER])]
        found += [self._pile(DeckThing, Area.DECK), self._pile(DiscardThing, Area.DISCARD)]
        found += [self._pile(PoolThing, Part.POOL)]
        symbols = Symbols(scene, self.throws, areas[MonsterPart.SYMBOLS], areas[MonsterPart.LOOSE])
        found += [
            symbols,
            *card_things(scene, areas[MonsterPart.CARDS]),
            Pips(scene, areas[MonsterPart.INFO]),
        ]
        for seat in others(scene):
            found += self.seat(seat)
        found += self._near()
        if scene.table.players > 1:
            found += self._prey()
        if scene.table.common:
            found.append(Hall(scene, areas[MonsterPart.HALL]))
        found += hand_things(scene, scene.near, areas[Area.HAND])
        found += self._drawn()
        found += self._actions()
        found += confirm_button(
            scene, Rect(areas[Area.MIDDLE].x, areas[MonsterPart.SYMBOLS].top, areas[Area.MIDDLE].w, 2)
        )
        self._throw()
        return found

    def _near(self) -> list[Widget]:
        """One's own board; where Valhalla is common, calls stand in the place of one's own."""
        scene = self.scene
        if not scene.table.common:
            return super()._near()
        wall = OwnWall(scene, scene.near, self.areas[Part.WEALTH])
        board = NearBoard(scene, scene.near, self.areas[Area.MINE])
        return [wall, *calls.planks(scene, wall.calls()), *board.things("slot")]

    def _actions(self) -> list[Widget]:
        if self.step == Step.LAST_CHOICE:
            return fighter_planks(self.scene, self.areas[Area.ACTIONS], self.last_chances())
        return action_buttons(self.scene, self.areas[Area.ACTIONS], ACTIONS)

    def _prey(self) -> list[Widget]:
        """Whom it attacks, or would attack now."""
        s = self.scene.shown
        sought = figure.sought(s)
        seat = sought if sought != NONE else figure.prey(s)
        if seat == NONE:
            return []
        return [Sought(self.scene, seat, self.areas[Area.SEAT, seat], now=sought != NONE)]

    def _pile(self, kind: type[DeckThing | DiscardThing | PoolThing], name: StrEnum) -> Widget:
        pile = kind(self.scene, self.areas[name])
        pile.broad = self.areas[name].w
        pile.labelled = self.areas[name].w >= self.scene.units.px(LABELLED)
        if name == Area.DECK:
            pile.tip = _(
                "When the deck is empty, the monster has won; before its last card there is one more attack."
            )
            pile.rule = "V15.9"
        return pile

    # Motion

    def _throw(self) -> None:
        """If the last event was its roll, its dice take to the air."""
        last = self.scene.director.last
        event = last.event if last is not None else None
        if not self.has_news() or not isinstance(event, MonsterRolled):
            return
        s, units = self.scene.shown, self.scene.units
        weapons = figure.card_of(s, figure.active(s)).weapons
        places = sockets(self.areas[MonsterPart.SYMBOLS], len(weapons), units)
        lies = len(figure.loose(self.scene.match, s))
        low, plank = self.areas[MonsterPart.LOOSE], self.areas[MonsterPart.SYMBOLS]
        falls, rests = lying(low, plank, len(event.dice), units), lying(low, plank, lies, units)
        self.throws.roll(self.scene, places, falls, rests)

    @property
    def hushed(self) -> bool:
        return self.rolling

    def news(self) -> object:
        """When its dice have come down, what follows of it is told."""
        aloft = self.rolling
        if self._aloft and not aloft:
            self.scene.sync()
        self._aloft = aloft
        told = self.last_chances()
        if told is not self._told:
            self._told = told
            self.scene.sync()
        return told

    def last_chances(self) -> Told | None:
        """With which chance each could make the last attack, once it is worked out (V18.7)."""
        scene = self.scene
        if self.step != Step.LAST_CHOICE or scene.director.busy:
            return None
        told: Told | None = self.desk.ask(scene.shown, scene.asking.seat if scene.asking else None)
        return told

    # Drawing

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        still = self.scene.app.settings.reduced_motion
        figure.draw_far(p, self.scene.shown, self.areas[MonsterPart.PICTURE], still=still)

    def draw_light(self, p: Painter, time: float) -> None:
        super().draw_light(p, time)
        if not figure.fallen(self.scene.shown):
            name = figure.name_of(self.scene.shown)
            figure.draw_alive(p, name, self.areas[MonsterPart.PICTURE], self._windows(p), time)

    def _windows(self, p: Painter) -> list[Rect]:
        """Where its breath may be seen: above its symbols and beside them; cards just drawn lie before it."""
        middle, plank = self.areas[Area.MIDDLE], self.areas[MonsterPart.SYMBOLS]
        if self.scene.shown.drawn or any(w.name == "confirm" for w in self.scene.widgets):
            floor = self.areas[Area.TOP].bottom - p.px(14)
            return [cut.top(middle, floor - middle.y)]
        above = cut.top(middle, plank.y - middle.y)
        low = middle.bottom - plank.y
        left = Rect(middle.x, plank.y, plank.x - middle.x, low)
        return [above, left, Rect(plank.right, plank.y, middle.right - plank.right, low)]


def _below(areas: Cuts, *, aside: bool) -> Rect:
    """What an upright window leaves to the monster: all of the far side, or what is below the boards of
    others; one's own squad and hand give it some room there.
    """
    top, centre, mine, hand = (areas[name] for name in (Area.TOP, Part.CENTRE, Area.MINE, Area.HAND))
    if not aside:
        return cut.top(top, centre.bottom - top.y)
    grown = round(centre.h * 0.4)
    far = cut.top(centre, centre.h + grown)
    areas[Area.PROMPT].y += grown
    areas[Area.MINE] = Rect(mine.x, mine.y + grown, mine.w, mine.h - grown // 2)
    areas[Area.HAND] = cut.from_y(hand, hand.y + grown - grown // 2)
    areas[Part.WEALTH] = cut.from_y(areas[Part.WEALTH], areas[Area.MINE].y)
    return far


def _info(units: Units, prey: bool) -> int:
    """How high the words below its card are."""
    still, words = INFO
    return units.px(still) + units.wx(words + PREY * prey)


def _sides(others: int) -> tuple[int, int]:
    """How many boards stand at the left and at the right of the monster."""
    return (others + 1) // 2, others // 2
