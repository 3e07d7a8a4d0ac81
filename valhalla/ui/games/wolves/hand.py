"""The hand: units to be laid, manoeuvres to be played, cards to be given up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from valhalla.games.wolves.terms import Step
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.fan import HeldCard, fan
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

SMALLEST: Final = 0.66  # of the area's height: rather than be smaller, cards cover one another


class WolfCard(HeldCard):
    """A card of the hand: a click raises it; dropped at an end of a row, it is laid there."""

    def __init__(self, board: WolvesBoard, name: str, card: int, key: Key) -> None:
        super().__init__(board.scene, name, card, key=key, kind=board.moves.hand_kind(card))
        self.board = board

    def press(self) -> None:
        self.board.moves.press_card(self.card)

    def draggable(self) -> bool:
        laid = self.board.step in (Step.ACT, Step.BEFORE) and self.board.moves.holds_unit(self.card)
        return laid and self.scene.asking is not None


def hand(board: WolvesBoard) -> list[Widget]:
    """The nearest seat's hand as a fan."""
    scene, area = board.scene, board.areas[Area.HAND]
    found = fan(scene.near, board.s.hands[scene.near], area, partial(WolfCard, board), SMALLEST)
    for card in found:
        card.below = board.areas[Part.STRIP, scene.near].bottom  # a card is laid above
        card.dimmed = scene.asking is not None and board.hand_matters and not (card.pickable or card.picked)
    return list(found)
