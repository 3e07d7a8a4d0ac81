"""What keys and buttons do in a battle: told by what has the focus, for those who do not use the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.ui.games.valhalla.battle.cloth import WarriorThing
from valhalla.ui.games.valhalla.battle.hand import HandCard
from valhalla.ui.games.valhalla.battle.tray import DieThing
from valhalla.ui.input import Act
from valhalla.ui.table.things import FaceThing
from valhalla.words.language import _, pgettext

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

Keys = list[tuple[Act, str]]


def keys(board: BattleBoard) -> Keys:
    """What a person who is asked may press."""
    back = _("put back") if board.scene.choosing else _("menu")
    here = _about(board.scene.focus)
    hint = _("pick it") if board.scene.match.hint is not None else _("advice")
    return [(Act.UP, _("move")), *here, (Act.BACK, back), (Act.ODDS, _("chances")), (Act.HINT, hint)]


def _about(focus: object) -> Keys:
    """Always two, so that nothing beside them moves with the focus."""
    if isinstance(focus, DieThing):
        return [(Act.ACCEPT, _("roll again")), (Act.MARK, _("give up"))]
    if isinstance(focus, HandCard):
        return [(Act.ACCEPT, _("play") if focus.picked else _("raise")), (Act.MARK, _("look closely"))]
    if isinstance(focus, WarriorThing) and focus.mine:
        return [(Act.ACCEPT, pgettext("key", "arm")), (Act.MARK, _("look closely"))]
    if isinstance(focus, FaceThing):
        return [(Act.ACCEPT, _("look closely")), (Act.RULE, _("the rule"))]
    return [(Act.ACCEPT, _("choose")), (Act.RULE, _("the rule"))]
