"""What may be done with the hammer at Ragnarök: throw or stop; a plank for each cell to land on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ai.valhalla.expansions import hammer as hurling
from valhalla.games.iron import HAMMER, LAST_CELL
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions.hammer import reserve, total
from valhalla.games.valhalla.terms import Step
from valhalla.ui.games.valhalla import bonus
from valhalla.ui.table.choosing.planks import Plank, SlimPlank, refused, stacked
from valhalla.ui.theme import BUTTON
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _, in_percent, ngettext
from valhalla.words.valhalla import prompts

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard

TALLEST: Final = 66  # units
SMALLER: Final = BUTTON._replace(size=19)
ONE_COLUMN: Final = 4  # planks: of more there are two columns


class LandPlank(SlimPlank):
    """Move on with so many hammers removed."""

    hammers = 0


def planks(board: HurlBoard, area: Rect) -> list[Widget]:
    if board.scene.asking is None or board.rolling:
        return []
    found = _planks(board)
    columns = 1 if len(found) <= ONE_COLUMN else 2
    for button in found if columns > 1 else ():
        button.bare, button.tip, button.note = True, f"{button.note}\n{button.tip}", ""
    px = board.scene.units.px
    few = -(-len(found) // columns) <= ONE_COLUMN
    return stacked(found, area, px(TALLEST), px(6 if few else 2), columns)


def _planks(board: HurlBoard) -> list[Button]:
    if board.step == Step.BONUS:
        return bonus.planks(board.scene)
    return _landing(board) if board.step == Step.HURLED else [_throw(board), _rest(board)]


# Before a throw


def _throw(board: HurlBoard) -> Button:
    scene, option = board.scene, board.moves.option("throw_hammer")
    assert option is not None and scene.asking is not None
    label = _("Throw again") if board.s.hurl else prompts.label(option.kind, option.rule)
    button = Plank("option:throw_hammer", label, lambda: scene.press_option(option), icon="hammer")
    button.note = _throw_note(board)
    button.rule = option.rule
    button.lit = option in scene.asking.choice.complete()
    return button


def _throw_note(board: HurlBoard) -> str:
    hurl = board.s.hurl
    picked = board.moves.picked("die")
    if hurl is not None and not reserve(hurl) and not picked:
        return _("choose dice")
    if hurl is not None and board.scene.app.settings.odds:
        return _("holds: {chance}").format(chance=in_percent(hurling.chance(hurl, picked)))
    count = len(picked) or (len(hurl.dice) if hurl else 0) + board.coming
    return ngettext("{count} die", "{count} dice", count).format(count=count)


def _rest(board: HurlBoard) -> Button:
    scene, option = board.scene, board.moves.option("rest_hammer")
    if option is None:
        button = Plank("option:rest_hammer", prompts.label("rest_hammer", "H6.1"), icon="hold_back")
        return refused(scene, button, cm.RestHammer())
    button = Plank("option:rest_hammer", prompts.label(option.kind, option.rule), icon="hold_back")
    button.on_press = lambda: board.moves.press(option)
    hurl = board.s.hurl
    assert hurl is not None
    button.note = _("cell {cell} counts").format(cell=hurl.token)
    button.tip = told_gain(hurls.gain(board.s, hurl.token))
    button.rule = option.rule
    button.enabled = scene.asking is not None
    return button


def told_gain(points: int) -> str:
    """What a cell is worth as things stand."""
    if not points:
        return _("As things stand, that gains nothing.")
    told = ngettext(
        "As things stand, that gains {count} point.", "As things stand, that gains {count} points.", points
    )
    return told.format(count=points)


# After it


def _landing(board: HurlBoard) -> list[Button]:
    """For every number of hammers that could be removed; what would not hold is greyed with the reason."""
    hurl = board.s.hurl
    assert hurl is not None
    return [_land(board, count) for count in range(hurl.dice.count(HAMMER) + 1)]


def _land(board: HurlBoard, count: int) -> Button:
    hurl, option = board.s.hurl, board.moves.option("land_hammer")
    assert hurl is not None and option is not None
    cell = min(total(hurl, count), LAST_CELL)
    plank = LandPlank(f"option:land_hammer:{count}", _("To cell {cell}").format(cell=cell))
    plank.icon, plank.style, plank.hammers = "arrow-right", SMALLER, count
    plank.note = ngettext("{count} hammer removed", "{count} hammers removed", count).format(count=count)
    if not count:
        plank.note = _("all dice stay")
    if count not in option.picks[0].candidates:
        return refused(board.scene, plank, cm.LandHammer(count))
    plank.on_press = lambda: board.land(option, count)
    plank.tip = told_gain(hurls.gain(board.s, cell))
    plank.rule = option.rule
    plank.lit = board.chosen == count
    return plank
