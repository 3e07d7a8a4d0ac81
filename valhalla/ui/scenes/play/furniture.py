"""What stands around every board: the prompt, the saga, the tools, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.ui.scenes.play import telling
from valhalla.ui.scenes.play.saga import SagaPanel, SagaTabs
from valhalla.ui.theme import PAPER_HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import RoundButton
from valhalla.ui.widgets.text import Banner, Label, Panel
from valhalla.words import prompts
from valhalla.words.language import _
from valhalla.words.prompts import Prompt
from valhalla.words.saga import LEVELS

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

TOOLS = 5  # round buttons in a row below the saga


class Furniture:
    """Widgets that every board has, and what they do."""

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self.panel: SagaPanel | None = None

    # Where

    def scroll(self, units: Units) -> Rect:
        """The saga's scroll at the right edge."""
        width = min(units.px(250), max(units.px(192), round(units.width * 0.165)))
        margin = units.px(6)
        return Rect(units.width - width - margin, margin, width, units.height - 2 * margin)

    def free(self, units: Units) -> Rect:
        """What is left to the boards."""
        margin = units.px(8)
        return Rect(margin, margin, self.scroll(units).left - 2 * margin, units.height - 2 * margin)

    # What

    def widgets(self) -> list[Widget]:
        return [*self._prompt(), *self._saga(), *self._tools()]

    def prompt(self) -> Prompt:
        """What is asked of the viewer; while things happen, the last of them in words."""
        seat = self.scene.me
        match = self.scene.match
        if match.session.read_only and not match.over:
            return Prompt(_("This table is only looked at: another window plays it."), "", "")
        if match.queue:
            told = [line.text for line in match.lines[-12:] if line.level < len(LEVELS) - 1]
            return Prompt(told[-1].splitlines()[0] if told else "", "", "")
        return prompts.ask(self.scene.shown, -1 if seat is None else seat, match.names)

    def _prompt(self) -> list[Widget]:
        rect = self.scene.board.areas.get("prompt")
        if rect is None:
            return []
        banner = Banner("prompt")
        banner.rect = rect
        asked = self.prompt()
        banner.text, banner.note, banner.rule = asked.text, asked.note, asked.rule
        banner.note = self.scene.board.note() or banner.note
        banner.quiet = self.scene.asking is None
        said = telling.hint(self.scene)
        if said:
            banner.note = said
        return [banner]

    def _saga(self) -> list[Widget]:
        units = self.scene.units
        scroll = self.scroll(units)
        paper = Panel("scroll", "scroll")
        paper.rect = scroll
        inner = scroll.inflate(-units.px(44), -units.px(64))
        head = Label("saga-heading", _("Saga"), PAPER_HEADING)
        head.rect = Rect(inner.x, inner.y, inner.w, units.px(30))
        tabs = SagaTabs(
            Rect(inner.x, head.rect.bottom, inner.w, units.px(32)),
            self.scene.app.settings.saga,
            self.set_level,
        )
        low = self._tool_rects(units)[0].top
        room = Rect(inner.x, tabs.rect.bottom + units.px(4), inner.w, low - tabs.rect.bottom - units.px(12))
        back = self.panel.back if self.panel else 0
        self.panel = SagaPanel(self.scene, room)
        self.panel.back = back
        return [paper, head, tabs, self.panel]

    def _tool_rects(self, units: Units) -> list[Rect]:
        scroll = self.scroll(units)
        side = min(units.px(38), (scroll.w - units.px(20)) // TOOLS)
        gap = (scroll.w - units.px(20) - side * TOOLS) // (TOOLS - 1)
        y = scroll.bottom - units.px(34) - side
        return [Rect(scroll.x + units.px(10) + i * (side + gap), y, side, side) for i in range(TOOLS)]

    def _tools(self) -> list[Widget]:
        from valhalla.ui.scenes.play import flow  # noqa: PLC0415 - the flow knows the furniture

        scene = self.scene
        tools = [
            ("undo", "undo", lambda: flow.undo(scene), _("Take back (Ctrl+Z)")),
            ("hint", "hint", lambda: flow.hint(scene), _("What would a jarl do? (H)")),
            ("why", "why", self.why, _("Why did it do that? (Y)")),
            ("skip", "fast", lambda: flow.skip(scene), _("On to my next choice (S)")),
            ("menu", "menu", lambda: flow.pause(scene), _("Menu (Esc)")),
        ]
        found: list[Widget] = []
        for rect, (name, icon, do, tip) in zip(self._tool_rects(scene.units), tools, strict=True):
            button = RoundButton(name, icon, do)
            button.rect, button.tip = rect, tip
            found.append(button)
        found[1].enabled = scene.asking is not None
        found[2].enabled = bool(scene.match.thoughts)
        return found

    # Doing

    def set_level(self, level: str) -> None:
        self.scene.app.settings.saga = level  # type: ignore[assignment]
        self.scene.app.keep_settings()
        self.scene.sync()

    def next_level(self) -> None:
        level = self.scene.app.settings.saga
        self.set_level(LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)])

    def toggle_odds(self) -> None:
        self.scene.app.settings.odds = not self.scene.app.settings.odds
        self.scene.app.keep_settings()
        self.scene.sync()

    def why(self) -> None:
        telling.why(self.scene)

    def replay(self) -> None:
        """Show again what happened since the viewer's last decision."""
        self.scene.match.replay()
        self.scene.relook()
