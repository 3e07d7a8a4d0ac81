"""The round buttons below the saga: what one may do at any time, by mouse as well as by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.ui.input import Act
from valhalla.ui.table import flow, telling
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.buttons import RoundButton
from valhalla.ui.widgets.hints import with_key
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

GRID: Final = (5, 2)  # columns and rows
SIDE: Final = 38  # units
EDGE: Final = 17  # units of torn paper at each side


class Tool(NamedTuple):
    """A button: what it does, its key, and why it may not be used now (nothing: it may)."""

    name: str
    icon: str
    words: str
    act: Act | None
    do: Callback
    why_not: str = ""
    lit: bool = False


def places(units: Units, scroll: Rect, columns: int, rows: int) -> list[Rect]:
    """Rows at the foot of the scroll."""
    room = scroll.w - units.px(2 * EDGE)
    side = min(units.px(SIDE), room // columns)
    across, down = (room - side * columns) // (columns - 1), units.px(4)
    top = scroll.bottom - units.px(34) - side * rows - down * (rows - 1)
    return [
        Rect(scroll.x + units.px(EDGE) + i * (side + across), top + j * (side + down), side, side)
        for j in range(rows)
        for i in range(columns)
    ]


def buttons(scene: PlayScene, tools: Sequence[Tool], rects: list[Rect]) -> list[Widget]:
    return [_button(scene, tool, rect) for tool, rect in zip(tools, rects, strict=True)]


def _button(scene: PlayScene, tool: Tool, rect: Rect) -> RoundButton:
    button = RoundButton(tool.name, tool.icon, tool.do)
    button.rect, button.lit, button.enabled = rect, tool.lit, not tool.why_not
    button.tip = with_key(scene.app.input, tool.words, tool.act) if tool.act else tool.words
    if tool.why_not:
        button.tip += "\n" + tool.why_not
        button.on_refused = lambda: scene.app.notices.say(tool.why_not)
    return button


def looking_up(scene: PlayScene) -> tuple[Tool, Tool]:
    """What a table has to be looked up, a film's as well."""
    bare = "" if any(heap.cards for heap in flow.heaps(scene)) else _("No pile has a card yet.")
    return (
        Tool("piles", "deck", _("Look through the piles"), Act.PILES, lambda: flow.piles(scene), bare),
        Tool("reference", "card", _("Reference card"), Act.REFERENCE, lambda: flow.reference(scene)),
    )


def tools(scene: PlayScene) -> tuple[Tool, ...]:
    match, settings = scene.match, scene.app.settings
    unasked = "" if scene.asking is not None else _("Nothing is asked of you now.")
    silent = "" if match.thoughts else _("No AI seat has decided anything yet.")
    undone = match.undoer is not None and match.last_decision(match.undoer) is not None
    seen = match.viewer is not None and match.last_decision(match.viewer) is not None
    undecided = _("You have not decided anything yet.")
    unseen = "" if seen else undecided
    peace = match.staging.no_odds(scene.shown)
    at_once = "" if scene.asking is None else _("It is your choice already.")
    return (
        Tool("undo", "undo", _("Take back"), Act.UNDO, lambda: flow.undo(scene), "" if undone else undecided),
        Tool("hint", "hint", _("What would a jarl do?"), Act.HINT, lambda: flow.hint(scene), unasked),
        Tool("why", "why", _("Why did it do that?"), Act.WHY, lambda: telling.why(scene), silent),
        Tool(
            "odds", "dice", match.staging.odds_words(), Act.ODDS, scene.furniture.toggle_odds, peace,
            settings.odds and not peace,
        ),
        Tool("replay", "eye", _("Show the last turn again"), Act.REPLAY, scene.furniture.replay, unseen),
        Tool("skip", "fast", _("On to my next choice"), Act.SKIP, lambda: flow.skip(scene), at_once),
        *looking_up(scene),
        Tool("book", "book", _("The rule of this moment"), Act.RULE, lambda: flow.rule(scene)),
        Tool("menu", "menu", _("Menu"), Act.BACK, lambda: flow.pause(scene)),
    )  # fmt: skip
