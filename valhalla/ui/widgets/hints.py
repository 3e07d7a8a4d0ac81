"""Which keys or buttons do what here: shown to those who do not use the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.ui.input import Act, Input
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BONE, INK, PARCHMENT, SMALL, Style
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import N_, _

CAP: Final = Style("bold", 13, INK, shadow=False, centred=True)
PAD_ICONS: Final = {
    Act.ACCEPT: "pad-a", Act.BACK: "pad-b", Act.MARK: "pad-x", Act.HURRY: "pad-y", Act.UP: "pad-dpad",
}  # fmt: skip
KEY_NAMES: Final = {
    Act.ACCEPT: N_("Enter"), Act.BACK: N_("Esc"), Act.MARK: "X", Act.HURRY: N_("Space"), Act.UP: "↑↓",
    Act.NEXT: N_("Tab"), Act.RULE: "F1", Act.ERASE: N_("Del"), Act.UNDO: N_("Ctrl+Z"), Act.FULLSCREEN: "F11",
}  # fmt: skip


class Hints(Widget):
    """A line of keycaps or pad buttons with a word each. Nothing while the mouse is used."""

    def __init__(self, input: Input, hints: Sequence[tuple[Act, str]]) -> None:
        super().__init__("hints")
        self.input = input
        self.hints = list(hints)

    def draw(self, p: Painter, look: Look) -> None:
        if self.input.last_device == "mouse":
            return
        pad = self.input.last_device == "pad"
        known = PAD_ICONS if pad else KEY_NAMES
        x = self.rect.x
        for act, words in self.hints:
            if act not in known:
                continue
            x = self._icon(p, PAD_ICONS[act], x) if pad else self._cap(p, _(KEY_NAMES[act]), x)
            wide = p.fonts.size(words, SMALL, p.u)[0] + p.px(4)
            p.text(words, Rect(x, self.rect.y, wide, self.rect.h), SMALL)
            x += wide + p.px(18)

    def _icon(self, p: Painter, icon: str, x: int) -> int:
        side = p.px(24)
        p.icon(icon, Rect(x, self.rect.centery - side // 2, side, side), BONE)
        return x + side + p.px(6)

    def _cap(self, p: Painter, name: str, x: int) -> int:
        wide = p.fonts.size(name, CAP, p.u)[0] + p.px(14)
        cap = Rect(x, self.rect.centery - p.px(11), wide, p.px(22))
        p.fill(cap, INK)
        p.fill(Rect(cap.x + p.px(1), cap.y + p.px(1), cap.w - p.px(2), cap.h - p.px(4)), PARCHMENT)
        p.text(name, Rect(cap.x, cap.y, cap.w, cap.h - p.px(2)), CAP)
        return cap.right + p.px(6)
