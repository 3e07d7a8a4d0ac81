"""The curtain between two people at one screen: nothing of the next view is drawn before it rises."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.ui.input import Act
from valhalla.ui.match import Match
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.play.recap import recap
from valhalla.ui.theme import HEADING, PAPER_BODY, PAPER_HEADING, TITLE
from valhalla.ui.units import Units
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.app import App


class CurtainScene(Scene):
    """The shield and name of whoever is next, and what was done to them since they last looked."""

    def __init__(self, app: App, match: Match, seat: int, risen: Callable[[], None]) -> None:
        super().__init__(app)
        self.match = match
        self.seat = seat
        self.risen = risen
        self.recap = recap(match, seat)
        self.ready = Button("ready", _("I am here"), self.rise, icon="eye")
        self.ready.lit = True
        self.widgets = [self.ready]
        self.shield = Rect(0, 0, 0, 0)
        self.sheet = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sound.cue("curtain")

    def layout(self, units: Units) -> None:
        super().layout(units)
        middle = units.width // 2
        side = units.px(170)
        self.shield = Rect(middle - side // 2, units.px(36), side, side)
        self.ready.rect = Rect(0, 0, units.px(260), units.px(64))
        self.ready.rect.midbottom = (middle, units.height - units.px(40))
        top = self.shield.bottom + units.px(150)
        self.sheet = Rect(0, top, min(units.px(760), units.width - units.px(80)), 0)
        self.sheet.h = self.ready.rect.top - units.px(24) - top
        self.sheet.centerx = middle

    def rise(self) -> None:
        self.match.look(self.seat)
        self.app.pop()
        self.risen()

    def back(self) -> None:
        """A curtain is not left by Esc: it would show the next hand."""

    def act(self, act: Act) -> None:
        if act is Act.ACCEPT and self.focus is None:
            self.set_focus(self.ready)  # once more lifts it: a key still held from before must not
        elif act is not Act.MENU:
            super().act(act)

    def draw_below(self, p: Painter) -> None:
        p.background("curtain/curtain.webp")
        p.picture(f"shields/seat-{self.match.shield(self.seat)}.webp", self.shield)
        name = Rect(0, self.shield.bottom + p.px(6), p.units.width, p.px(84))
        p.text(self.match.names[self.seat], name.inflate(-p.px(80), 0), TITLE)
        low = Rect(0, name.bottom, p.units.width, p.px(44))
        p.text(_("The others look away, please."), low.inflate(-p.px(80), 0), HEADING)
        if self.recap:
            p.plate("paper", self.sheet)
            self._draw_recap(p)

    def _draw_recap(self, p: Painter) -> None:
        room = self.sheet.inflate(-p.px(70), -p.px(44))
        head = Rect(room.x, room.y, room.w, p.px(30))
        p.text(_("Since you last looked"), head, PAPER_HEADING)
        y = head.bottom + p.px(6)
        for line in reversed(self._fitting(p, room.bottom - y, room.w)):
            height = p.fonts.set(line, PAPER_BODY, p.u, room.w, 10_000).surface.get_height()
            p.text(line, Rect(room.x, y, room.w, height), PAPER_BODY, lines=0, valign="top")
            y += height + p.px(3)

    def _fitting(self, p: Painter, height: int, width: int) -> list[str]:
        """The newest lines that fit, the newest first."""
        found: list[str] = []
        for line in reversed(self.recap):
            height -= p.fonts.set(line, PAPER_BODY, p.u, width, 10_000).surface.get_height() + p.px(3)
            if height < 0:
                break
            found.append(line)
        return found
