"""Calls to the others (V18.6): five planks, and what each seat has called, as a mark at its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.choices import spoken
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CALLS, NONE
from valhalla.kernel.game import IllegalCommand
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.table.choosing.planks import SLIM, Plank, SlimPlank, greyed
from valhalla.ui.theme import BUTTON, INK, PARCHMENT, SMALL
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

RULE: Final = "V18.6"
VOICE: Final = "call:"
ICONS: Final = ("step-in", "attack", "clock", "person", "cards")  # in the order of CALLS
TALLEST: Final = 46  # units of a plank
SMALLEST: Final = 0.65  # of its size that a call is set smaller by; else the shorter one stands there
NARROW: Final = 172  # units of a plank that has no room for its sign
TAIL: Final = 7  # units of a mark's tail
SAID: Final = SMALL._replace(font="bold", colour=INK, shadow=False, size=15, centred=True)


def open_calls(scene: PlayScene) -> set[int]:
    """What may be called now by whoever is asked, or looks."""
    match, seat = scene.match, scene.speaker
    if seat is None or match.session.read_only or not match.is_human(seat):
        return set()
    found = spoken(match.session.state, seat)
    return {command.call for command in found if isinstance(command, cm.Call)}


def standing(s: State, seat: int) -> int:
    """What a seat has called last, as long as it stands; or NONE."""
    return int(s.monster.calls[seat]) if s.monster is not None else NONE


def _caller(scene: PlayScene, number: int) -> Callback:
    return lambda: scene.say(cm.Call(number))


def planks(scene: PlayScene, area: Rect, columns: int = 1) -> list[Widget]:
    """All five, always in the same places; greyed, with the reason, when they cannot be made."""
    free = open_calls(scene)
    mine = standing(scene.shown, scene.near if scene.speaker is None else scene.speaker)
    rows, gap = -(-len(CALLS) // columns), scene.units.px(4)
    high = min(scene.units.px(TALLEST), (area.h - gap * (rows - 1)) // rows)
    cells = cut.row(area, columns, gap)
    found: list[Widget] = []
    for i, name in enumerate(CALLS):
        plank = SlimPlank(f"{VOICE}{name}", monsters.call(i), _caller(scene, i), icon=ICONS[i])
        plank.rule, plank.style = RULE, BUTTON._replace(size=17)
        plank.bare = cells[0].w < scene.units.wx(NARROW)
        plank.rect = cut.row_at(cells[i // rows], area.y + i % rows * (high + gap), high)
        if i not in free:
            greyed(scene, plank, _refusal(scene, i))
        if not _finds_room(scene, plank):
            plank.label, plank.tip = monsters.shout(i), "\n".join(filter(None, (plank.label, plank.tip)))
        plank.lit = i == mine
        if plank.lit:
            told = _("This is what you have called; it stands until your next turn.")
            plank.tip = "\n".join(filter(None, (plank.tip, told)))
        found.append(plank)
    return found


def _finds_room(scene: PlayScene, plank: Plank) -> bool:
    """Whether a call can be read on its plank, in two lines if need be."""
    units = scene.units
    room = cut.inset(plank.rect, units.px(SLIM if plank.bare else 14), units.px(3))
    if not plank.bare:
        room.w -= plank.rect.h
    style = plank.style._replace(size=plank.style.size * SMALLEST)
    fonts = scene.app.fonts
    return fonts.measured(plank.label, style, units.letters(style), room.w, room.h, lines=2).fits


def _refusal(scene: PlayScene, number: int) -> str:
    """Why this cannot be called now; nothing if only nobody looks who could."""
    match = scene.match
    seat = scene.near if scene.speaker is None else scene.speaker
    try:
        match.game.check(match.session.state, seat, cm.Call(number))
    except IllegalCommand as no:
        return match.staging.refused(no, match.names)
    return ""


class Said(Widget):
    """What a seat has called and what still stands: words on parchment, with a tail towards who said it."""

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(f"said:{seat}", rect, rule=RULE)
        self.call = standing(scene.shown, seat)
        message = _("{player} calls: “{call}”.")
        self.tip = message.format(player=scene.match.names[seat], call=monsters.call(self.call))

    def draw(self, p: Painter, look: Look) -> None:
        draw_said(p, self.rect, self.call, monsters.shout(self.call))


def draw_said(p: Painter, rect: Rect, call: int, text: str) -> None:
    """A mark of speech."""
    u = p.px
    p.fill(rect.inflate(u(2), u(2)), INK, 0.85)
    p.fill(rect, PARCHMENT)
    if not p.blind:
        x, y = rect.x + u(14), rect.y
        points = [(x - u(TAIL), y), (x + u(TAIL), y), (x - u(2), y - u(TAIL))]
        pygame.draw.polygon(p.surface, PARCHMENT, points)
    icon = cut.square(rect.h - u(4), midleft=(rect.x + u(4), rect.centery))
    p.icon(ICONS[call], icon, INK)
    room = cut.from_x(rect, icon.right + u(2)).inflate(-u(4), 0)
    p.fitted(
        text, room, p.shrunk(text, Rect(room.topleft, (p.units.width, room.h)), SAID, SAID.size * 0.5, 1)
    )


def said(scene: PlayScene, seat: int, rect: Rect) -> list[Widget]:
    """The mark of a seat, if it has called anything."""
    return [Said(scene, seat, rect)] if standing(scene.shown, seat) != NONE else []
