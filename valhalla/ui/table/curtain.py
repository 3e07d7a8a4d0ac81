"""The curtain between two people at one screen: nothing of the next view is drawn before it rises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.stage.effects import light
from valhalla.ui.table.match import Match
from valhalla.ui.theme import HEADING, PALE_GOLD, PAPER_BODY, PAPER_HEADING, TITLE
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, nothing
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.words.language import _

Acts = Mapping[Act, Callback]
BAND: Final = 52  # units of rod and rings above
WORDS: Final = 190  # units for the name, what is asked, and the shields
HEAD: Final = 78  # units of the paper beside its lines
EARLY: Final = 0.4  # seconds: an Enter before was meant for what lay there when it was pressed
SMALLEST: Final = 120  # units of the shield
TOLD: Final = PAPER_BODY._replace(size=18, centred=True)


class CurtainScene(Scene):
    """The shield and name of whoever is next, and what was done to them since they last looked."""

    def __init__(
        self, app: App, match: Match, seat: int, risen: Callable[[], None], acts: Acts | None = None
    ) -> None:
        """*acts* are those of the table that need no eyes: what was decided last is taken back, the pause."""
        super().__init__(app)
        self.acts = acts or {}
        self.match = match
        self.seat = seat
        self.risen = risen
        self.recap = recap(match, seat)
        self.ready = Button("ready", _("I am here"), self.rise, icon="eye")
        self.ready.lit = True
        self.hints = Hints(app.input, [(Act.ACCEPT, _("lift the curtain"))])
        self.undo = Button("undo", _("Take back"), self._undo, icon="undo")
        self.undo.visible = Act.UNDO in self.acts and match.session.house.undo and match.undoer is not None
        self.widgets = [self.ready, self.undo, self.hints]
        self.room = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sound.cue("curtain")

    def layout(self, units: Units) -> None:
        super().layout(units)
        middle = units.width // 2
        low = middle, units.height - units.px(40)
        self.ready.rect = cut.sized(units.px(260), units.px(64), midbottom=low)
        side = self.ready.rect.h * 4 // 5
        left = self.ready.rect.x - units.px(18), self.ready.rect.centery
        self.undo.rect = cut.sized(units.px(190), side, midright=left)
        if self.undo.rect.x < units.px(10):  # one above the other
            self.undo.rect = cut.sized(units.px(220), side, midbottom=low)
            self.ready.rect.bottom = self.undo.rect.top - units.px(14)
        beside = self.ready.rect.right + units.px(18)
        self.hints.rect = cut.column_at(self.ready.rect, beside, units.width - beside - units.px(20))
        top = units.px(BAND)
        size = min(units.px(860), units.width - units.px(60)), self.ready.rect.top - units.px(22) - top
        self.room = cut.sized(*size, midtop=(middle, top))

    def rise(self) -> None:
        self.match.look(self.seat)
        self.app.pop()
        self.risen()

    def _undo(self) -> None:
        """Nobody has looked yet: whoever decided last may think again."""
        if self.undo.visible:
            self.app.pop()
            self.acts[Act.UNDO]()

    def back(self) -> None:
        """A curtain is not left by Esc, it would show the next hand: the pause lies over it."""
        self.acts.get(Act.MENU, nothing)()

    def act(self, act: Act) -> None:
        if act is Act.ACCEPT and self.focus is None and self.time < EARLY:
            return
        if act is Act.MENU:
            self.back()
        elif act is Act.UNDO:
            self._undo()
        else:
            super().act(act)

    def draw_below(self, p: Painter) -> None:
        p.background("curtain/curtain.webp")
        lines = self._fitting(p)
        paper = self._paper(p, lines)
        words = p.px(WORDS)
        side = min(p.px(280), self.room.h - words - paper)
        y = self.room.y + (self.room.h - side - words - paper) // 2
        shield = cut.square(side, midtop=(self.room.centerx, y))
        light(p, "glow", shield.inflate(side, side), PALE_GOLD, 0.35)
        p.picture(f"shields/seat-{self.match.shield(self.seat)}.webp", shield)
        name = cut.row_at(self.room, shield.bottom + p.px(2), p.px(80))
        p.text(self.match.names[self.seat], name, TITLE)
        low = cut.row_at(self.room, name.bottom - p.px(4), p.px(36))
        away, style = _("The others look away, please."), HEADING._replace(size=26)
        p.text(away, low, p.shrunk(away, low, style, style.size * 0.7, 1))
        stand = cut.row_at(self.room, low.bottom + p.px(6), p.px(46))
        self.match.staging.draw_stand(p, self.match, self.seat, stand)
        if lines:
            self._draw_recap(p, cut.bottom(self.room, paper), lines)

    # What was done meanwhile

    def _inner(self, p: Painter) -> int:
        return self.room.w - p.px(100)

    def _high(self, p: Painter, line: str) -> int:
        return p.fonts.set(line, TOLD, p.letters(TOLD), self._inner(p), 10_000).surface.get_height() + p.px(3)

    def _paper(self, p: Painter, lines: list[str]) -> int:
        """How high the paper is: no higher than what stands on it."""
        if not lines:
            return 0
        return p.px(HEAD) + sum(self._high(p, line) for line in lines)

    def _draw_recap(self, p: Painter, sheet: Rect, lines: list[str]) -> None:
        p.plate("paper", sheet)
        head = cut.row_at(sheet, sheet.y + p.px(18), p.px(32))
        p.text(_("Since you last looked"), head, PAPER_HEADING)
        y = head.bottom + p.px(2)
        for line in reversed(lines):
            height = self._high(p, line)
            place = cut.sized(self._inner(p), height, midtop=(sheet.centerx, y))
            p.text(line, place, TOLD, lines=0, valign="top")
            y += height

    def _fitting(self, p: Painter) -> list[str]:
        """The newest lines that leave room for shield and name, the newest first."""
        height = self.room.h - p.px(SMALLEST + WORDS + HEAD)
        found: list[str] = []
        for line in reversed(self.recap):
            height -= self._high(p, line)
            if height < 0:
                break
            found.append(line)
        return found


def recap(match: Match, seat: int) -> list[str]:
    """What concerned this seat since its last decision, in words everybody may read."""
    log = match.session.log
    last = max((n for n, entry in enumerate(log) if entry.seat == seat), default=0)
    game = match.game
    seen = game.view(match.session.state_before(last + 1), None)
    found = []
    for entry in log[last + 1 :]:
        for event in entry.events:
            public = game.seen_by(event, None)
            game.apply(seen, public)
            if match.staging.concerns(event, seat):
                text = match.staging.tell(match.names, seen, public, "standard")
                if text:
                    found.append(text)
    return found
