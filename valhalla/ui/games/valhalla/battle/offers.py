"""What lies in the tray instead of dice where something else is asked: of a jarl, or of an expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla.terms import NONE, OFFERS
from valhalla.ui import cut
from valhalla.ui.games.valhalla.battle.heading import HEAD, head_of
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.theme import SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard


def panel_things(board: BattleBoard) -> list[Widget]:
    """What the person who is asked needs to see instead of dice; nothing where dice matter."""
    s, asking = board.scene.shown, board.moves.asking
    u = board.scene.units.px
    area = board.areas[Area.TRAY].inflate(-u(64), -u(48))
    if asking is not None and (asked := board.asked_panel(area)):
        return asked
    if asking is None or s.step not in OFFERS:
        return []
    kinds = {option.kind for option in asking.options}
    for expansion in EXPANSIONS:
        panel = expansion.panels.get(s.step) if expansion.name in s.table.setup.expansions else None
        if panel is not None and (found := panel(board, area)):
            return found
    if kinds & {"use_main", "use_extra"} and s.jarls[board.owner] != NONE:
        return [Offer(board, s.jarls[board.owner], area.inflate(-u(8), -u(4)))]
    return []


class Offer(Widget):
    """The words of the jarl who offers something."""

    def __init__(self, board: BattleBoard, jarl: int, rect: Rect) -> None:
        super().__init__("offer", rect, rule="V1.5")
        card = board.scene.table.jarls[jarl]
        self.name_of, self.text = _(card.name), called.jarl(card)

    def draw(self, p: Painter, look: Look) -> None:
        head = head_of(self.rect, p.units)
        p.text(self.name_of, head, HEAD)
        low = cut.row_at(self.rect, head.bottom, self.rect.bottom + p.px(10) - head.bottom)
        style = SMALL._replace(centred=True)
        style = p.shrunk(self.text, low, style, style.size * 0.7, 0)
        full = p.height(self.text, style, low.w) > low.h - p.wx(4)  # clear of the name
        p.text(self.text, low, style, lines=0, valign="top" if full else "middle")
