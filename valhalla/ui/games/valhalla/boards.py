"""Which board shows which moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.ui.games.valhalla.draft import DraftBoard
from valhalla.ui.games.valhalla.hurl.board import HurlBoard
from valhalla.ui.games.valhalla.table import TableBoard
from valhalla.ui.table.board import Board

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

SETUP: Final = (
    Step.CHOOSE_JARLS, Step.CHOOSE_START, Step.HAND_DRAFT, Step.TAKE_FROM_POOL, Step.DRAFT_WARRIOR,
    Step.EXCHANGE,
)  # fmt: skip


def make(scene: PlayScene) -> dict[str, Board]:
    return {
        "table": TableBoard(scene), "draft": DraftBoard(scene), "battle": BattleBoard(scene),
        "hurl": HurlBoard(scene),
    }  # fmt: skip


def music(s: State) -> str:
    """The piece that fits a state."""
    if any(step[0] == Step.RAGNAROK for step in s.agenda) or (s.battle and s.battle.defence is None):
        return "ragnarok"
    return "battle" if s.battle is not None else "hall"


def moment(s: State) -> str:
    """The kind of moment a state is."""
    if s.battle is not None:
        return "battle"
    if hurls.under_way(s):
        return "hurl"
    return "draft" if any(step[0] in SETUP for step in s.agenda) or not s.turns else "table"
