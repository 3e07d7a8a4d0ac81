"""Planks for what may be done now: stacked in an area, greyed with the reason, waiting for a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from pygame import Rect

from valhalla.kernel.game import Option
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.table.choosing import refusing
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words import refusals

SLIM: Final = 8  # units of a margin
B = TypeVar("B", bound=Button)
Plank = Button  # on a table


class SlimPlank(Plank):
    """A plank for narrow places: without a sign it has narrow margins, too."""

    def _inner(self, p: Painter) -> Rect:
        return cut.inset(self.rect, p.px(SLIM), p.px(3)) if self.bare else super()._inner(p)


def stacked(
    planks: Sequence[Button | None], area: Rect, tallest: int, gap: int, columns: int = 1
) -> list[Widget]:
    """One below the other in the middle of an area, none taller than this; None keeps a place free."""
    rows = -(-len(planks) // columns)
    height = min(tallest, (area.h - gap * (rows - 1)) // max(1, rows))
    y = area.centery - (height * rows + gap * (rows - 1)) // 2
    cells = cut.row(area, columns, gap)
    beside = [plank for plank in planks if plank is not None]
    found: list[Widget] = []
    for i, plank in enumerate(planks):
        if plank is not None:
            cell = cells[i // rows]
            plank.rect = cut.row_at(cell, y + i % rows * (height + gap), height)
            plank.stack = beside
            found.append(plank)
    return found


def greyed(scene: PlayScene, button: B, tip: str) -> B:
    """Not to be used now: pressed, it says why."""
    button.enabled = button.lit = False
    button.tip = tip
    button.on_refused = lambda: scene.app.notices.say(button.tip)
    return button


def refused(scene: PlayScene, button: B, sample: Any) -> B:
    """Not offered now: greyed, with the reason why this command is refused, and its clause."""
    asking = scene.asking
    assert asking is not None
    greyed(scene, button, refusing.refused(scene, asking.state, asking.seat, sample))
    button.rule = refusals.cited(button.tip)
    return button


def confirm(scene: PlayScene, option: Option, label: str, note: str = "", icon: str = "check") -> Plank:
    """A word for what is picked; greyed, with the reason, if it does not fit together."""
    assert scene.asking is not None
    button = Plank("confirm", label, lambda: scene.carry_out(option), icon=icon, note=note)
    button.lit, button.rule = True, option.rule
    if (no := scene.asking.refusal(option)) is not None:
        greyed(scene, button, scene.match.staging.refused(no, scene.match.names))
    return button


def lacking(option: Option, label: str, note: str, icon: str = "card") -> Plank:
    """Something was begun that still asks for more."""
    button = Plank("lacking", label, icon=icon, note=note)
    button.enabled = False
    button.rule = option.rule
    return button


def sentence(words: str) -> str:
    """What is missing, as the prompt says it."""
    return words[:1].upper() + words[1:] + "." if words else ""
