"""The carved planks at the left: pass, end the turn, draw, decline, and a word for what is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import scoring
from valhalla.games.wolves.terms import PASS_DRAW, RETURN_COST, Step
from valhalla.kernel.game import Option
from valhalla.ui.table.choosing.asking import missing
from valhalla.ui.table.choosing.planks import Plank, confirm, greyed, lacking, stacked
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words import refusals
from valhalla.words.language import N_, _, ngettext
from valhalla.words.wolves import names as called
from valhalla.words.wolves import prompts

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

ICONS: Final = {
    "pass": "pass", "end_turn": "rest", "draw": "card", "return": "redo", "decline": "cross",
    "claim": "hand", "regroup": "cards", "withdraw": "row", "sacrifice": "sacrifice", "summon": "summon",
    "invoke": "deity-use", "lay": "row", "plague": "skull",
}  # fmt: skip
# What stands at each step, one below the other.
PLANKS: Final[dict[int, tuple[str, ...]]] = {
    Step.ACT: ("pass",),
    Step.CLOSE: ("end_turn",),
    Step.REST: ("draw", "return", "end_turn"),
    Step.REACT: ("decline",),
    Step.SETTLE: ("claim", "decline"),
    Step.BEFORE: ("decline",),
    Step.AFTER: ("decline",),
}
TALLEST: Final = 66  # units
MISSING: Final = {
    "card": N_("choose a card"), "row": N_("choose an end of a row"), "side": N_("choose an end"),
    "strength": N_("choose a strength"), "unit": N_("choose a unit"), "deity": N_("choose a deity"),
    "pay": N_("choose sacrifices"), "god": N_("choose a deity"), "colour": N_("choose a colour"),
}  # fmt: skip


def planks(board: WolvesBoard, area: Rect) -> list[Widget]:
    """The buttons of this step; what is picked waits above them for a word."""
    if board.moves.asking is None:
        return []
    found = _confirming(board)
    if not board.moves.marching:
        offered = [board.moves.option(kind) for kind in PLANKS.get(board.step, ())]
        found += [_plank(board, option) for option in offered if option is not None]
    units = board.scene.units
    return stacked(found, area, units.px(TALLEST - 36) + units.wx(36), units.px(6))


def _plank(board: WolvesBoard, option: Option) -> Button:
    kind, moves = option.kind, board.moves
    note = _note(board, kind)
    button = Plank(
        f"option:{kind}", prompts.label(kind, option.rule), lambda: moves.press(option, note),
        icon=ICONS[kind], note=note,
    )  # fmt: skip
    button.rule = option.rule
    button.lit = kind in ("end_turn", "draw", "claim") and not moves.question.choice.picked
    return button


def _note(board: WolvesBoard, kind: str) -> str:
    """What a plank adds in small letters."""
    s, asking = board.s, board.moves.question
    if kind == "pass":
        count = min(scoring.pass_draw(s, asking.seat, PASS_DRAW), s.room(asking.seat), s.stock())
        if not count:
            return _("no cards") if s.room(asking.seat) else _("full hand: no cards")
        return ngettext("draw {count} card", "draw {count} cards", count).format(count=count)
    if kind == "draw":
        return _("then discard one")
    if kind == "return":
        have = len(board.moves.picked("card"))
        message = ngettext("choose {count} card: {have}", "choose {count} cards: {have}", RETURN_COST)
        return message.format(count=RETURN_COST, have=have)
    return ""


# A word for what is picked


def _confirming(board: WolvesBoard) -> list[Button]:
    if board.moves.marching:  # two uses: hand cards for new ones, or units back to the hand
        return [_march(board, kind) for kind in ("regroup", "withdraw")]
    option = board.moves.ready()
    if option is not None and option.kind != "return":
        return [confirm(board.scene, option, *_words(board, option), ICONS.get(option.kind, "check"))]
    begun = _begun(board)
    if begun is None:
        return []
    note = missing(board.scene.asking, begun, MISSING)
    return [lacking(begun, _words(board, begun)[0], note, ICONS.get(begun.kind, "card"))]


def _begun(board: WolvesBoard) -> Option | None:
    """What was begun and lacks something."""
    moves = board.moves
    if moves.picked("deity"):
        return moves.summoning or moves.invoking
    return moves.live("plague") or moves.live("lay") if moves.raised is not None else None


def _words(board: WolvesBoard, option: Option) -> tuple[str, str]:
    """The label of a plank, and what it adds."""
    table, moves = board.s.table, board.moves
    things = {"sacrifice": "unit", "summon": "deity", "invoke": "deity", "lay": "card", "plague": "card"}
    named = moves.picked(things.get(option.kind, "card"))
    if option.kind == "sacrifice":
        named += moves.picked("thrall")
    label = prompts.label(option.kind, option.rule)
    return label, called.cards(table, named)


def _march(board: WolvesBoard, kind: str) -> Button:
    scene, asking = board.scene, board.moves.question
    option = next((o for o in asking.options if o.kind == kind and _of_raised(board, o)), None)
    note = _march_note(board, kind)
    button = Plank(f"option:{kind}", prompts.label(kind, "W5"), icon=ICONS[kind], note=note)
    button.rule = "W5"
    if option is None or option not in asking.choice.complete():
        return greyed(scene, button, refusals.cite(note, "W5"))
    button.lit = True
    button.on_press = lambda: scene.carry_out(option)
    return button


def _of_raised(board: WolvesBoard, option: Option) -> bool:
    return board.moves.raised in option.picks[0].candidates


def _march_note(board: WolvesBoard, kind: str) -> str:
    if kind == "withdraw":
        count = len(board.moves.picked("unit"))
        told = ngettext("{count} unit to your hand", "{count} units to your hand", count)
        return told.format(count=count) if count else _("choose 1–3 of your units")
    count = len(board.moves.picked("handful"))
    return _("discard {count}, draw {more}").format(count=count, more=count + 1)
