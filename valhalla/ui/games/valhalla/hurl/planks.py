"""What may be done with the hammer at Ragnarök: throw or stop; a plank for each cell to land on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ai.valhalla import hurling
from valhalla.games.iron import HAMMER, LAST_CELL
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions.hammer import reserve, total
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.game import Option
from valhalla.ui.table import refusing
from valhalla.ui.theme import BUTTON
from valhalla.ui.units import row
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.plank import Plank
from valhalla.words import refusals
from valhalla.words.language import _, in_percent, ngettext
from valhalla.words.valhalla import prompts

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard

TALLEST: Final = 66  # units
SMALLER: Final = BUTTON._replace(size=19)
ONE_COLUMN: Final = 4  # planks: of more there are two columns


class LandPlank(Plank):
    """Move on with so many hammers removed."""

    hammers = 0


def planks(board: HurlBoard, area: Rect) -> list[Widget]:
    if board.scene.asking is None or board.rolling:
        return []
    found = _landing(board) if board.step == Step.HURLED else [_throw(board), _rest(board)]
    columns = 1 if len(found) <= ONE_COLUMN else 2
    rows = -(-len(found) // columns)
    px = board.scene.units.px
    gap = px(6 if rows <= ONE_COLUMN else 2)
    height = min(px(TALLEST), (area.h - gap * (rows - 1)) // rows)
    y = area.centery - (height * rows + gap * (rows - 1)) // 2
    for i, button in enumerate(found):
        button.rect = row(Rect(area.x, y + i % rows * (height + gap), area.w, height), columns, gap)[
            i // rows
        ]
        if columns > 1:
            button.bare, button.tip, button.note = True, f"{button.note}\n{button.tip}", ""
    return list(found)


def _option(board: HurlBoard, kind: str) -> Option | None:
    assert board.scene.asking is not None
    return next((option for option in board.scene.asking.options if option.kind == kind), None)


# Before a throw


def _throw(board: HurlBoard) -> Button:
    scene, option = board.scene, _option(board, "throw_hammer")
    assert option is not None and scene.asking is not None
    label = _("Throw again") if board.s.hurl else prompts.label(option.kind, option.rule)
    button = Plank("option:throw_hammer", label, lambda: scene.press_option(option), icon="hammer")
    button.note = _throw_note(board)
    button.rule = option.rule
    button.lit = option in scene.asking.choice.complete()
    return button


def _throw_note(board: HurlBoard) -> str:
    hurl = board.s.hurl
    picked = board.picked("die")
    if hurl is not None and not reserve(hurl) and not picked:
        return _("choose dice")
    if hurl is not None and board.scene.app.settings.odds:
        return _("holds: {chance}").format(chance=in_percent(hurling.chance(hurl, picked)))
    count = len(picked) or (len(hurl.dice) if hurl else 0) + board.coming
    return ngettext("{count} die", "{count} dice", count).format(count=count)


def _rest(board: HurlBoard) -> Button:
    scene, option = board.scene, _option(board, "rest_hammer")
    if option is None:
        return _refused(board, "option:rest_hammer", prompts.label("rest_hammer", "H6.1"), cm.RestHammer())
    button = Plank("option:rest_hammer", prompts.label(option.kind, option.rule), icon="hold_back")
    button.on_press = lambda: _carry_out(board, option)
    hurl = board.s.hurl
    assert hurl is not None
    button.note = _("cell {cell} counts").format(cell=hurl.token)
    button.tip = told_gain(hurls.gain(board.s, hurl.token))
    button.rule = option.rule
    button.enabled = scene.asking is not None
    return button


def _carry_out(board: HurlBoard, option: Option) -> None:
    """Whatever else was half picked."""
    scene = board.scene
    if scene.hurry() or scene.asking is None:
        return
    scene.asking.choice.fix(None)
    scene.carry_out(option)


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
    hurl, option = board.s.hurl, _option(board, "land_hammer")
    assert hurl is not None and option is not None
    cell = min(total(hurl, count), LAST_CELL)
    name = f"option:land_hammer:{count}"
    label = _("To cell {cell}").format(cell=cell)
    note = ngettext("{count} hammer removed", "{count} hammers removed", count).format(count=count)
    if count not in option.picks[0].candidates:
        button = _refused(board, name, label, cm.LandHammer(count))
        button.note = note if count else _("all dice stay")
        button.style = SMALLER
        return button
    plank = LandPlank(name, label, lambda: board.land(option, count), icon="arrow-right")
    plank.hammers = count
    plank.note = note if count else _("all dice stay")
    plank.tip = told_gain(hurls.gain(board.s, cell))
    plank.rule = option.rule
    plank.lit = board.chosen == count
    plank.style = SMALLER
    return plank


def _refused(board: HurlBoard, name: str, label: str, sample: cm.Command) -> Button:
    """Not offered now: greyed, with the reason."""
    scene = board.scene
    assert scene.asking is not None
    icon = "hold_back" if isinstance(sample, cm.RestHammer) else "arrow-right"
    button = Plank(name, label, icon=icon)
    button.enabled = False
    button.tip = refusing.refused(scene, scene.asking.state, scene.asking.seat, sample)
    button.rule = refusals.cited(button.tip)
    button.on_refused = lambda: scene.app.notices.say(button.tip)
    return button
