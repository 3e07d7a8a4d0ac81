"""The hand: units to be laid, manoeuvres to be played, cards to be given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.wolves.terms import Step
from valhalla.ui.table.fan import HeldCard, hand_things
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

SMALLEST: Final = 0.66  # of the area's height: rather than be smaller, cards cover one another


class WolfCard(HeldCard):
    """A card of the hand: a click raises it; dropped at an end of a row, it is laid there."""

    board: WolvesBoard

    def press(self) -> None:
        self.board.moves.press_card(self.card)

    @property
    def called(self) -> bool:
        return super().called or (self.board.wanting and self.pickable and not self.picked)

    def draggable(self) -> bool:
        laid = self.board.step in (Step.ACT, Step.BEFORE) and self.board.moves.holds_unit(self.card)
        return laid and self.scene.asking is not None


def hand(board: WolvesBoard) -> list[Widget]:
    """The nearest seat's hand as a fan."""
    scene, moves = board.scene, board.moves
    found: list[Widget] = []
    for thing in hand_things(scene, scene.near, board.areas["hand"], SMALLEST):
        assert isinstance(thing, HeldCard)
        kind = moves.hand_kind(thing.card)
        card = WolfCard(scene, thing.name, thing.card, key=thing.key, kind=kind)
        card.board = board
        card.rect, card.angle, card.strip = thing.rect, thing.angle, thing.strip
        card.focusable = thing.focusable
        card.dimmed = scene.asking is not None and board.hand_matters and not (card.pickable or card.picked)
        found.append(card)
    return found
