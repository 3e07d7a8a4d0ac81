"""Who makes the last attack (V18.7): a plank for each who could, the highest chance first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.ai.valhalla.weighing import Told
from valhalla.kernel.game import Option
from valhalla.ui.table.choosing.planks import Plank, stacked
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.words.language import _, in_percent

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

TALLEST, GAP = 62, 8  # units
LEAST = 44  # units of words: a name, and the chance below it
RULE = "V18.7"


def fighter_planks(scene: PlayScene, area: Rect, told: Told | None) -> list[Widget]:
    asking = scene.asking
    if asking is None:
        return []
    option: Option = asking.options[0]
    known = {row.seat: row.number for row in told.rows} if told is not None else {}
    seats = sorted(option.picks[0].candidates, key=lambda seat: -known.get(seat, 0.0))
    px, planks = scene.units.px, [_plank(scene, seat, known) for seat in seats]
    columns = 1 if area.h // len(planks) >= scene.units.wx(LEAST) else 2
    return stacked(planks, area, px(TALLEST), px(GAP), columns)


def _plank(scene: PlayScene, seat: int, known: dict[int, float]) -> Plank:
    note = _("weighing the odds …")
    if seat in known:
        note = _("{chance} to win").format(chance=in_percent(known[seat]))
    plank = Plank(f"fighter:{seat}", scene.match.names[seat], _chooser(scene, seat), icon="attack", note=note)
    plank.rule = RULE
    return plank


def _chooser(scene: PlayScene, seat: int) -> Callback:
    return lambda: scene.take("seat", seat)
