"""The carved planks at the left: pass, end the turn, draw, decline, and a word for what is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import scoring
from valhalla.games.wolves.terms import PASS_DRAW, RETURN_COST, Step
from valhalla.kernel.game import Option
from valhalla.ui.table.choice import picks_of
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.plank import Plank
from valhalla.words import refusals
from valhalla.words.language import N_, _, ngettext
from valhalla.words.wolves import names as called
from valhalla.words.wolves import prompts

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard
    from valhalla.ui.table.scene import PlayScene

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


def missing(scene: PlayScene, option: Option) -> str:
    """What is still to be picked for an option, or nothing."""
    assert scene.asking is not None
    picked = scene.asking.choice.picked
    for thing, words in MISSING.items():
        picks = picks_of(option, thing)
        if picks and len(picked.get(thing, ())) < picks[0].least:
            return _(words)
    return ""


def planks(board: WolvesBoard, area: Rect) -> list[Widget]:
    """The buttons of this step; what is picked waits above them for a word."""
    asking = board.moves.asking
    if asking is None:
        return []
    found = _confirming(board)
    if not board.moves.marching:
        offered = [board.moves.option(kind) for kind in PLANKS.get(board.step, ())]
        found += [_plank(board, option) for option in offered if option is not None]
    px = board.scene.units.px
    gap, count = px(6), max(1, len(found))
    height = min(px(TALLEST), (area.h - gap * (count - 1)) // count)
    y = area.centery - (height * count + gap * (count - 1)) // 2
    for button in found:
        button.rect = Rect(area.x, y, area.w, height)
        y += height + gap
    return list(found)


def _plank(board: WolvesBoard, option: Option) -> Button:
    kind = option.kind
    button = Plank(
        f"option:{kind}", prompts.label(kind, option.rule), lambda: _press(board, option), icon=ICONS[kind]
    )
    button.note = _note(board, kind)
    button.rule = option.rule
    asking = board.moves.asking
    assert asking is not None
    button.lit = kind in ("end_turn", "draw", "claim") and not asking.choice.picked
    return button


def _press(board: WolvesBoard, option: Option) -> None:
    """Carried out, whatever else was half picked; what lacks something says what."""
    scene, moves = board.scene, board.moves
    if scene.hurry() or moves.asking is None:
        return
    if not option.picks:
        moves.let_go()
        scene.carry_out(option)
    elif option in moves.asking.choice.complete():
        scene.carry_out(option)
    else:
        scene.app.notices.say(refusals.cite(_note(board, option.kind), option.rule))


def _note(board: WolvesBoard, kind: str) -> str:
    """What a plank adds in small letters."""
    s, asking = board.s, board.moves.asking
    assert asking is not None
    if kind == "pass":
        count = min(scoring.pass_draw(s, asking.seat, PASS_DRAW), s.room(asking.seat), s.stock())
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
    if board.moves.marching:
        return _marches(board)
    option = board.moves.ready()
    if option is not None and option.kind not in ("return",):
        return [_confirm(board, option)]
    begun = _begun(board)
    return [_lacking(board, begun)] if begun is not None else []


def _begun(board: WolvesBoard) -> Option | None:
    """What was begun and lacks something."""
    moves = board.moves
    if moves.picked("deity"):
        return moves.summoning or moves.invoking
    return moves.live("plague") or moves.live("lay") if moves.raised is not None else None


def _confirm(board: WolvesBoard, option: Option) -> Button:
    asking = board.moves.asking
    assert asking is not None
    label, note = _words(board, option)
    icon = ICONS.get(option.kind, "check")
    button = Plank("confirm", label, lambda: board.scene.carry_out(option), icon=icon)
    button.note, button.lit, button.rule = note, True, option.rule
    if (no := asking.refusal(option)) is not None:
        button.enabled = button.lit = False
        button.tip = board.scene.match.staging.refused(no, board.scene.match.names)
        button.on_refused = lambda: board.scene.app.notices.say(button.tip)
    return button


def _lacking(board: WolvesBoard, option: Option) -> Button:
    """Something raised that still asks for more."""
    label = _words(board, option)[0]
    button = Plank("lacking", label, icon=ICONS.get(option.kind, "card"), note=missing(board.scene, option))
    button.enabled = False
    button.rule = option.rule
    return button


def _words(board: WolvesBoard, option: Option) -> tuple[str, str]:
    """The label of a plank, and what it adds."""
    table, moves = board.s.table, board.moves
    things = {"sacrifice": "unit", "summon": "deity", "invoke": "deity", "lay": "card", "plague": "card"}
    named = moves.picked(things.get(option.kind, "card"))
    if option.kind == "sacrifice":
        named += moves.picked("thrall")
    label = prompts.label(option.kind, option.rule)
    return label, called.cards(table, named)


def _marches(board: WolvesBoard) -> list[Button]:
    """The two uses of a Flank march: hand cards for new ones, or units back to the hand."""
    moves = board.moves
    asking = moves.asking
    assert asking is not None
    found = []
    for kind in ("regroup", "withdraw"):
        option = next((o for o in asking.options if o.kind == kind and _of_raised(board, o)), None)
        label = prompts.label(kind, "W5")
        ready = option is not None and option in asking.choice.complete()
        button = Plank(f"option:{kind}", label, icon=ICONS[kind], note=_march_note(board, kind))
        button.rule = "W5"
        button.enabled = button.lit = ready
        if option is not None and ready:
            button.on_press = lambda option=option: board.scene.carry_out(option)  # type: ignore[misc]
        else:
            button.tip = refusals.cite(_march_note(board, kind), "W5")
            button.on_refused = lambda tip=button.tip: board.scene.app.notices.say(tip)  # type: ignore[misc]
        found.append(button)
    return list(found)


def _of_raised(board: WolvesBoard, option: Option) -> bool:
    return board.moves.raised in option.picks[0].candidates


def _march_note(board: WolvesBoard, kind: str) -> str:
    if kind == "withdraw":
        count = len(board.moves.picked("unit"))
        told = ngettext("{count} unit to your hand", "{count} units to your hand", count)
        return told.format(count=count) if count else _("choose 1–3 of your units")
    count = len(board.moves.picked("handful"))
    return _("discard {count}, draw {more}").format(count=count, more=count + 1)
