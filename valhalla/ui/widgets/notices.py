"""What appears by itself: notices for a while, and the tooltip of what is under the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BODY, SMALL
from valhalla.ui.widgets.base import Widget
from valhalla.words.language import _
from valhalla.words.refusals import cited, uncited

if TYPE_CHECKING:
    from valhalla.ui.scene import Scene

LASTS: Final = 6.0  # seconds
MOST: Final = 3
TIP_AFTER: Final = 0.45


class Notices:
    """Short messages at the top of the window, the newest last."""

    def __init__(self) -> None:
        self._said: list[tuple[str, float]] = []

    @property
    def texts(self) -> list[str]:
        return [text for text, _left in self._said]

    def say(self, text: str) -> None:
        self._said = [(said, left) for said, left in self._said if said != text][-(MOST - 1) :]
        self._said.append((text, LASTS))

    def done(self) -> None:
        """Something was done: why something else could not be needs no longer be read."""
        self._said = [(text, left) for text, left in self._said if not cited(text)]

    def update(self, dt: float) -> bool:
        """True if the picture changes."""
        before = len(self._said)
        fresh = any(left == LASTS for _text, left in self._said)
        self._said = [(text, left - dt) for text, left in self._said if left > dt]
        return fresh or len(self._said) != before

    def draw(self, p: Painter, place: Rect) -> None:
        """From the top of a place downwards; the first covers it, so that nothing sticks out behind."""
        top, least = place.y, place.h
        for text in map(uncited, self.texts):
            height = p.height(text, BODY, place.w - p.px(36)) + p.px(16)
            rect = cut.row_at(place, top, max(height, least))
            least = 0
            p.plate("tooltip", rect)
            p.text(text, rect.inflate(-p.px(36), -p.px(10)), BODY, lines=0, align="centre")
            top = rect.bottom + p.px(6)


class Tooltip:
    """Explains what the pointer rests on or the focus holds, with a word about F1."""

    def __init__(self) -> None:
        self._on: Widget | None = None
        self._waited = 0.0
        self._used: str | None = (
            None  # what was just pressed needs no explaining, until something else is pointed at
        )

    @property
    def shown(self) -> Widget | None:
        return self._on if self._waited >= TIP_AFTER else None

    def hide(self) -> None:
        self._on = None
        self._waited = 0.0

    def update(self, dt: float, scene: Scene) -> bool:
        by_mouse = scene.app.input.last_device == "mouse"
        here = scene.hover if by_mouse else scene.focus
        if scene.pressed is not None:
            self._used = scene.pressed.name
        elif here is None or here.name != self._used:
            self._used = None
        if here is None or not here.tip or here.name == self._used or (by_mouse and here.spelled):
            here = None
        if here is not self._on:
            was_shown = self.shown is not None
            self._on, self._waited = here, 0.0
            return was_shown
        before = self.shown
        self._waited += dt
        return self.shown is not before

    def draw(self, p: Painter) -> None:
        widget = self.shown
        if widget is None:
            return
        room = p.px(300)
        text = uncited(widget.tip)
        foot = _("F1: the rule") if widget.rule else ""
        lines = [text, foot] if foot else [text]
        heights = [p.height(line, SMALL, room) for line in lines]
        width = max(min(room, max(p.width(part, SMALL) for part in line.split("\n"))) for line in lines)
        rect = Rect(0, 0, width + p.px(28), sum(heights) + p.px(20))
        area = p.units.area.inflate(-p.px(8), -p.px(8))
        if widget.tip_beside is not None:
            rect.topleft = widget.tip_beside.topright
            rect.clamp_ip(area)
        else:
            rect = _beside(widget.rect, rect, area, p.px(8))
        p.plate("tooltip", rect)
        y = rect.y + p.px(10)
        for line, height in zip(lines, heights, strict=True):
            style = SMALL if line is text else SMALL._replace(font="italic")
            box = Rect(rect.x + p.px(14), y, rect.w - p.px(24), height)
            p.text(line, box, style, lines=0, valign="top")
            y += height


def _beside(thing: Rect, tip: Rect, area: Rect, gap: int) -> Rect:
    """Above the thing if there is room, else below, else where it fits."""
    tip.midbottom = (thing.centerx, thing.top - gap)
    if tip.top < area.top:
        tip.midtop = (thing.centerx, thing.bottom + gap)
    if tip.bottom > area.bottom:
        tip.midright = (thing.left - gap, thing.centery)
    return tip.clamp(area)
