"""Jarls to choose from: large with their words, or their faces in a row and the words of one below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui.faces_sheet import LARGE_ABOVE
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.play import seats
from valhalla.ui.scenes.play.things import JarlThing
from valhalla.ui.theme import BOLD, ITALIC, PAPER_BODY, PAPER_HEADING, PAPER_SMALL
from valhalla.ui.units import inset, row
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

WORDS: Final = PAPER_BODY._replace(size=17.5)
CONDITION: Final = WORDS._replace(font=ITALIC)
NOTE: Final = PAPER_SMALL._replace(font=BOLD, centred=True)


def jarl_things(scene: PlayScene, jarls: tuple[int, ...], area: Rect) -> list[JarlThing]:
    """Jarls on offer, side by side."""
    found: list[JarlThing] = []
    for jarl, rect in zip(jarls, seats.slots_in(area, len(jarls), scene.units.px(24)), strict=True):
        thing = JarlThing(scene, f"jarl:{jarl}", jarl)
        thing.rect = rect
        found.append(thing)
    return found


def readable(jarls: list[JarlThing]) -> bool:
    """Whether they are large enough to bear their own words."""
    return all(jarl.rect.h > LARGE_ABOVE for jarl in jarls)


class JarlWords(Widget):
    """What a jarl can do, on paper: the one looked at, else the one picked, else the first."""

    def __init__(self, scene: PlayScene, rect: Rect, jarls: list[JarlThing]) -> None:
        super().__init__("jarl-words", rect)
        self.scene = scene
        self.jarls = jarls
        self.rule = "V1.5"

    def about(self) -> JarlThing:
        looked_at = [jarl for jarl in self.jarls if self.scene.look_at(jarl).hot]
        picked = [jarl for jarl in self.jarls if jarl.picked]
        return next(iter([*looked_at, *picked, *self.jarls]))

    def draw(self, p: Painter, look: Look) -> None:
        card = self.scene.table.jarls[self.about().jarl]
        p.plate("paper", self.rect)
        inner = inset(self.rect, p.px(26), p.px(16))
        head = Rect(inner.x, inner.y, inner.w, p.px(30))
        p.text(_(card.name), head, PAPER_HEADING)
        foot = Rect(inner.x, inner.bottom - p.px(20), inner.w, p.px(20))
        both = _("Both may be used together.") if card.both else _("Only one of the two may be used.")
        p.text(both, foot, NOTE)
        body = Rect(inner.x, head.bottom + p.px(4), inner.w, foot.y - head.bottom - p.px(4))
        texts = (
            (_(card.main), WORDS),
            (_("Condition: {condition}").format(condition=_(card.condition)), CONDITION),
            (_("Extra: {extra}").format(extra=_(card.extra)), WORDS),
        )
        for (text, style), box in zip(texts, row(body, len(texts), p.px(22)), strict=True):
            p.text(text, box, style, lines=0, valign="top")
