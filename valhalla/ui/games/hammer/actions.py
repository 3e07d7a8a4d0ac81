"""The carved planks at the left: throw or stop, move on or fail, remove hammers, play the raised card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.terms import (
    BIG_CELLS,
    CELL_DECKS,
    DECKS,
    HAMMER,
    LAST_CELL,
    REMOVED,
    Step,
    cells_reached,
)
from valhalla.kernel.game import Option
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.table.choosing.asking import missing
from valhalla.ui.table.choosing.planks import Plank, confirm, lacking, refused, stacked
from valhalla.ui.theme import BOLD, BUTTON_NOTE
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.hammer import names as called
from valhalla.words.hammer import prompts
from valhalla.words.language import N_, _, in_percent, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

ICONS: Final = {
    "throw": "hammer", "rethrow": "reroll", "stop": "hold_back", "remove": "cross", "move": "arrow-right",
    "fail": "skull", "end_turn": "rest", "pass": "cross", "lay_favour": "star", "play": "card",
    "place": "check", "keep_on_top": "check", "pledge": "check",
}  # fmt: skip
# What stands at each step, in its row: of those in one tuple the one that is offered.
PLANKS: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    Step.READY: (("throw", "rethrow"), ("stop",)),
    Step.ROLLED: (("move",), ("remove",)),
    Step.CLOSING: (("end_turn",),),
    Step.FAVOUR: (("pass",),),
}
SAMPLES: Final = {"throw": cm.Throw(), "stop": cm.Stop(), "remove": cm.Remove(1), "move": cm.Move()}
TALLEST, FAIL = 68, 42  # units: a plank, and the one at the foot
CROWD: Final = 4  # planks that lie closer
MISSING: Final = {
    "card": N_("choose a card"), "seat": N_("choose whose hand"), "deck": N_("choose a deck"),
    "die": N_("choose dice"), "face": N_("choose a face"), "give": N_("choose a card of your hand"),
    "take": N_("choose a card of your points pile"), "hammers": N_("choose hammers"),
    "more": N_("choose how much it adds"),
}  # fmt: skip


class GainPlank(Plank):
    """A plank that tells its cards by the devices of their decks, if it brings any."""

    gains: Sequence[tuple[int, int]] = ()  # the deck, and how many

    def _noted(self, p: Painter, room: Rect) -> None:
        if not self.gains:
            super()._noted(p, room)
            return
        side, wide = room.h, p.wx(14)
        for i, (deck, count) in enumerate(self.gains):
            x = room.x + i * min(side + wide + p.px(10), room.w // len(self.gains))
            p.picture(f"hammer/badge-{DECKS[deck]}.webp", Rect(x, room.y, side, side))
            number = cut.sized(wide, max(side, p.wx(20)), midleft=(x + side + p.px(3), room.centery))
            p.text(str(count), number, BUTTON_NOTE._replace(font=BOLD, size=16), align="left")


def planks(board: HammerBoard, area: Rect) -> list[Widget]:
    """The buttons of this step; a raised card, or cards that are placed, wait below for a word."""
    if board.moves.asking is None:
        return []
    found = _numbers(board)
    if not found:
        found = [_plank(board, kinds) for kinds in PLANKS.get(board.step, ())]
        found += [button for button in (_confirm(board),) if button is not None]
    found += _favour(board)
    px, wx = board.scene.units.px, board.scene.units.wx
    throws = board.step == Step.READY and not board.moves.picked("card")  # what is pressed then may fail
    high = px(FAIL - 36) + wx(36)
    low = high + px(4) if throws or board.step == Step.ROLLED else 0
    room = cut.top(area, area.h - low)
    stack = stacked(found, room, px(TALLEST - 36) + wx(36), px(8 if len(found) < CROWD else 4))
    return [*stack, *_fail(board, area, high)]


def _fail(board: HammerBoard, area: Rect, high: int) -> list[Widget]:
    """Where nothing else ever lies while one throws, so that no second click falls on it by chance."""
    if board.step != Step.ROLLED or board.moves.option("fail") is None:
        return []
    button = _plank(board, ("fail",))
    button.rect = cut.bottom(area, high)
    return [button]


def _plank(board: HammerBoard, kinds: tuple[str, ...]) -> Button:
    option = next((board.moves.option(kind) for kind in kinds if board.moves.option(kind)), None)
    kind = option.kind if option is not None else kinds[0]
    button = GainPlank(
        f"option:{kind}", prompts.label(kind, option.rule if option else "H2.2"), icon=ICONS[kind],
        note=_note(board, kind),
    )  # fmt: skip
    if option is None or board.moves.asking is None:
        return refused(board.scene, button, SAMPLES[kind])
    button.on_press = lambda: _press(board, option)
    button.rule = option.rule
    if kind in ("stop", "fail"):
        button.gains, button.tip = gained(board.s.token), button.note
    busy = board.moves.playing is not None or board.moves.picked("die")
    button.lit = not busy and kind in ("throw", "move", "end_turn") and not board.moves.marked
    if kind in ("remove", "rethrow"):
        button.lit = option in board.moves.asking.choice.complete()
    return button


def _press(board: HammerBoard, option: Option) -> None:
    """Without any marked, all hammers are removed."""
    if option.kind == "remove" and not board.moves.marked:
        board.moves.remove(board.cup.hammers)
    else:
        board.moves.press(option, _("Choose the dice that you throw again."))


# What a plank adds in small letters


def _note(board: HammerBoard, kind: str) -> str:
    s = board.s
    if kind in ("throw", "rethrow"):
        return _throw_note(board, kind)
    if kind == "stop":
        return gain(s.token)
    if kind == "move":
        return _("to cell {cell}").format(cell=min(s.total(), LAST_CELL))
    if kind == "fail":
        count = cells_reached(s.token)
        told = ngettext("{count} card, all to the hand", "{count} cards, all to the hand", count)
        return told.format(count=count) if count else _("no card at all")
    if kind == "remove":
        more = (REMOVED - 1) * (board.moves.marked or s.dice.count(HAMMER))
        return _("+{more}: the sum is {total}").format(more=more, total=s.total() + more) if more else ""
    return ""


def _throw_note(board: HammerBoard, kind: str) -> str:
    s, told = board.s, board.risk()
    if kind == "rethrow":
        count = len(board.moves.picked("die"))
        if not count:
            return _("choose dice")
        return ngettext("{count} die", "{count} dice", count).format(count=count)
    if s.throws and told is not None and board.scene.app.settings.odds:
        return _("holds: {chance}").format(chance=in_percent(told.bare))
    count = len(s.dice) - len(s.held) + board.coming()
    return ngettext("{count} die", "{count} dice", count).format(count=count)


def gained(token: int) -> list[tuple[int, int]]:
    """The cards that the big cells up to this one bring: so many of each deck."""
    decks = [deck for cell, deck in zip(BIG_CELLS, CELL_DECKS, strict=True) if cell <= token]
    return [(deck, decks.count(deck)) for deck in range(len(DECKS)) if deck in decks]


def gain(token: int) -> str:
    """The same in words."""
    told = [f"{count} × {called.deck_card(deck)}" for deck, count in gained(token)]
    return ", ".join(told) or _("no card at all")


# A word for what is picked


def _numbers(board: HammerBoard) -> list[Button]:
    """A plank for each number that the raised card may add; what the sum comes to is told below it."""
    moves, s = board.moves, board.s
    word, option = moves.word, moves.playing
    if word is None or option is None or word.word != "add_up_to" or moves.picked("more"):
        return []
    found: list[Button] = []
    for more in range(1, word.number + 1):
        bonus = more * s.times
        note = _("the sum is {total}").format(total=s.total() + bonus)
        plank = Plank(f"option:play:{more}", f"+{bonus}", partial(moves.add, more), icon="card", note=note)
        plank.rule = option.rule
        found.append(plank)
    return found


def _favour(board: HammerBoard) -> list[Button]:
    """In one's own turn a raised card that may be played may also be laid as a favour."""
    option = board.moves.live("lay_favour") if board.moves.picked("card") else None
    if option is None or board.moves.playing is None:
        return []
    label = prompts.label(option.kind, option.rule)
    plank = Plank("option:lay_favour", label, partial(board.moves.favour, option), icon=ICONS["lay_favour"])
    plank.rule = option.rule
    return [plank]


def _confirm(board: HammerBoard) -> Button | None:
    option, playing = board.moves.ready(), board.moves.playing
    if option is None:
        return _lacking(board, playing) if playing is not None else None
    icon = ICONS.get(option.kind, "check")
    return confirm(board.scene, option, _confirm_label(board, option), _confirm_note(board, option), icon)


def _lacking(board: HammerBoard, option: Option) -> Button:
    """A raised card that still asks for something."""
    card = board.s.table.cards[board.moves.picked("card")[0]]
    return lacking(option, _(card.name), missing(board.scene.asking, option, MISSING))


def _confirm_label(board: HammerBoard, option: Option) -> str:
    if option.kind == "play":
        return _(board.s.table.cards[board.moves.picked("card")[0]].name)
    return prompts.label(option.kind, option.rule)


def _confirm_note(board: HammerBoard, option: Option) -> str:
    s, moves = board.s, board.moves
    if option.kind == "play":
        card = s.table.cards[moves.picked("card")[0]]
        times = s.times if s.table.word[moves.picked("card")[0]].doubles else 1
        return _("play: {gist}").format(gist=called.gist(card, times))
    if option.kind == "place":
        points = moves.picked("points")
        return _("hand {hand}, points {points}").format(hand=len(s.drawn) - len(points), points=len(points))
    return ""
