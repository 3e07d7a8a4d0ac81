"""The hand in a battle: tactics first, warriors behind them in the shade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla.terms import UNKNOWN
from valhalla.ui.cut import inset
from valhalla.ui.games.valhalla.battle import layout
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.fan import fanned, strip_in
from valhalla.ui.table.things import TAKEN, CardThing, SlotThing
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

TILT = 2.4  # degrees between neighbours
LIFT = 5  # units that a card rises when it is looked at


class HandCard(CardThing):
    """A card of the hand: a click raises it, another plays it; it may be dragged to the tray."""

    spelled = True

    def __init__(self, board: BattleBoard, card: int) -> None:
        super().__init__(board.scene, f"card:{card}", card)
        self.board = board
        self.tip = called.describe(board.scene.table.cards[card])

    def in_sight(self) -> Rect:
        return self.seen_at()  # cards lie less close than their signs

    @property
    def usable(self) -> bool:
        """Whether it could be played, even if something else is being picked just now."""
        moves = self.board.moves
        if moves.fighting and not moves.by_choice:
            return moves.playable(self.card)
        return self.pickable or self.picked

    def raised(self, look: Look, lift: int) -> Pose:
        """Where it is while it is looked at: upright, so that all of it can be seen."""
        pose = self.pose()
        if not look.hot or self.picked or self.scene.stage.flying(self.key):
            return pose
        return pose._replace(y=pose.y - (lift if self.usable else 0), angle=0.0)

    def outline(self, units: Units) -> Rect:
        return self.raised(Look(focus=True), units.px(LIFT)).rect

    def seen_at(self) -> Rect:
        return self.raised(self.scene.look_at(self), self.scene.units.px(LIFT)).rect

    def press(self) -> None:
        self.board.moves.press_card(self.card)

    def draggable(self) -> bool:
        return self.usable

    def resting(self) -> Pose:
        pose = super().resting()
        if not self.picked:
            return pose
        return pose._replace(y=pose.y - self.rect.h * TAKEN, angle=0.0)

    def draw(self, p: Painter, look: Look) -> None:
        pose = self.raised(look, p.px(LIFT))
        if self.usable:
            p.plate("glow" if self.picked or look.hot else "glow-soft", inset(pose.rect, p.px(2)))
        strip = 0 if look.hot or self.picked else self.strip
        self.scene.draw_card(p, self.card, pose, self.rect.h, strip)
        if self.card in self.board.shaded:
            self.scene.dim(p, pose)
        self.draw_taken(p, pose.rect)
        if self.picked:
            super().draw_sign(p, pose.rect, 22)


def shaded(board: BattleBoard, cards: list[int]) -> set[int]:
    """The cards that are of no use now: all while others fight. Between two questions it stays as it was."""
    moves, scene = board.moves, board.scene
    if moves.asking is None:
        fights = scene.me in scene.match.staging.fighters(scene.shown)
        return board.shaded if fights else set(cards)
    if moves.fighting and not moves.by_choice:
        return {card for card in cards if not moves.fits(card)}
    wanted = {card for card in cards if moves.takes("card", card) or scene.has("card", card)}
    return set(cards) - wanted if wanted else board.shaded


def hand_things(board: BattleBoard) -> list[Widget]:
    """The viewer's own hand; of others nothing is shown but the number on their cloth, or backs where they
    fight before each other's eyes."""
    scene = board.scene
    if scene.me is None:
        return folded_things(board)
    is_warrior = scene.table.is_warrior
    cards = [card for card in scene.shown.hands[scene.me] if card >= 0]
    cards.sort(key=lambda card: (is_warrior[card], card))
    board.shaded = shaded(board, cards)
    found: list[Widget] = []
    places = layout.hand(board.areas[Area.HAND], len(cards))
    for i, (card, rect) in enumerate(zip(cards, places, strict=True)):
        thing = HandCard(board, card)
        thing.strip = strip_in(places)
        offset = i - (len(cards) - 1) / 2
        thing.rect = rect.move(0, round(abs(offset) ** 1.5 * rect.h * 0.008))
        thing.angle = -offset * min(TILT, 14 / max(1, len(cards)))
        found.append(thing)
    return found


def folded_things(board: BattleBoard) -> list[Widget]:
    """The folded hand of the person whose choice it is: backs, and the cards that everybody knows."""
    scene = board.scene
    if scene.asking is None or not scene.asking.folded:
        return []
    seat = scene.asking.seat
    cards = scene.shown.hands[seat]
    found: list[Widget] = []
    for i, (card, rect) in enumerate(zip(cards, fanned(board.areas[Area.HAND], len(cards)), strict=True)):
        if card >= 0:
            thing: CardThing = HandCard(board, card)
        else:
            thing = CardThing(scene, f"back:{seat}:{i}", UNKNOWN, key=("back", seat, i))
            thing.focusable, thing.rule = False, ""
        thing.rect = rect
        found.append(thing)
    return found


def bystander_squad(board: BattleBoard) -> list[Widget]:
    """One's own squad, where somebody who only watches may bring in a warrior."""
    scene = board.scene
    asking = board.moves.asking
    if asking is None or board.battle.fights(asking.seat) or board.owner != asking.seat:
        return []
    if not any(pick.name == "slot" for option in asking.options for pick in option.picks):
        return []
    squad = scene.shown.squads[asking.seat]
    area = layout.tray(board.areas[Area.TRAY], scene.units).dice
    found: list[Widget] = []
    for slot, (card, rect) in enumerate(zip(squad, layout.hand(area, len(squad)), strict=True)):
        thing: CardThing | SlotThing
        if card >= 0:
            thing = CardThing(scene, f"card:{card}", card, kind="slot")
            thing.value = slot
        else:
            thing = SlotThing(scene, f"slot:{asking.seat}:{slot}", slot)
        thing.rect = rect
        found.append(thing)
    return found
