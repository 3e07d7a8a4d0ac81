"""Jarls to choose from: large with their words, or faces in a row and the words of one below.

A crowd of them lies in rows, and the one looked at is large beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.cut import inset, row
from valhalla.ui.games.valhalla import seats
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.faces.sheet import tells_itself
from valhalla.ui.table.things import CARD, JarlThing
from valhalla.ui.theme import (
    BOLD,
    BONE,
    ITALIC,
    LABEL,
    PALE_GOLD,
    PAPER_BODY,
    PAPER_HEADING,
    PAPER_SMALL,
    Style,
)
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

WORDS_LOW: Final = 178  # units at least: what a jarl can do, in words
MOST: Final = 0.6  # of the room that words take at most
ASIDE: Final = 0.42  # of the width that they take beside a crowd
HEAD, FOOT = 30, 20  # units: the name, and whether both may be used
APART: Final = 22  # units from one text to the next
CROWD: Final = LABEL._replace(size=14)
WORDS: Final = PAPER_BODY._replace(size=17.5)
CONDITION: Final = WORDS._replace(font=ITALIC)
MANY: Final = 7  # so many do not find room side by side
BAND: Final = 22  # units of the name below a face of a crowd
LARGEST: Final = 0.55  # of the width that the large one may take
BESIDE: Final = 18  # units between the large one and the crowd
LEAST: Final = 0.6  # of its size that a text is set smaller by to find room
NOTE: Final = PAPER_SMALL._replace(font=BOLD, centred=True)


def jarl_things(scene: PlayScene, jarls: tuple[int, ...], area: Rect) -> list[JarlThing]:
    """Jarls on offer, side by side."""
    found: list[JarlThing] = []
    for jarl, rect in zip(jarls, seats.slots_in(area, len(jarls), scene.units.px(24)), strict=True):
        thing = JarlThing(scene, f"jarl:{jarl}", jarl)
        thing.rect, thing.told = rect, True
        found.append(thing)
    return found


class CrowdJarl(JarlThing):
    """A face in a crowd, with its name below; the one looked at is seen large beside them anyway."""

    band = Rect(0, 0, 0, 0)

    @property
    def shows(self) -> tuple[str, int] | None:
        return None

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        colour = PALE_GOLD if look.hot or self.picked else BONE
        name = _(self.scene.table.jarls[self.jarl].name)
        p.plate("chip", self.band)
        p.fitted(name, self.band.inflate(-p.px(8), -p.px(2)), CROWD._replace(colour=colour))


class LargeJarl(Widget):
    """The one of a crowd that is looked at, with all its words."""

    def __init__(self, scene: PlayScene, rect: Rect, jarls: Sequence[JarlThing]) -> None:
        super().__init__("jarl-large", rect, rule="V1.5")
        self.scene = scene
        self.jarls = jarls

    def draw(self, p: Painter, look: Look) -> None:
        jarl = looked_at(self.scene, self.jarls).jarl
        self.scene.draw_shown(p, ("jarl", jarl), Pose.of(self.rect))


def crowd(scene: PlayScene, jarls: tuple[int, ...], area: Rect) -> list[Widget]:
    """Faces in rows, as large as they find room; beside them, or below if it is low, the one looked at."""
    u = scene.units.px
    units = scene.units
    high = min(area.h, round(area.w * LARGEST / CARD))  # in a tall window the crowd keeps its room
    large = Rect(area.x, area.y + (area.h - high) // 2, round(high * CARD), high)
    if tells_itself(large.h, units):
        rest = cut.from_x(area, large.right + u(BESIDE))
        found = rows_of(scene, jarls, rest)
        return [*found, LargeJarl(scene, large, found)]
    if units.words > 1 and not units.upright:
        words = cut.left(area, round(area.w * ASIDE))
        found = rows_of(scene, jarls, cut.from_x(area, words.right + u(BESIDE)))
        return [*found, JarlWords(scene, words, found)]
    low = words_height(scene, jarls, area)
    rest = cut.top(area, area.h - low - u(8))
    found = rows_of(scene, jarls, rest)
    return [*found, JarlWords(scene, cut.row_at(area, rest.bottom + u(8), low), found)]


def rows_of(scene: PlayScene, jarls: tuple[int, ...], area: Rect) -> list[CrowdJarl]:
    """Faces in as many columns as make them largest, their names below them."""
    u = scene.units.px
    gap, band = u(8), u(4) + scene.units.wx(BAND - 4)

    def height(columns: int) -> int:
        rows = -(-len(jarls) // columns)
        wide = (area.w - gap * (columns - 1)) // columns
        return min(round(wide / CARD), (area.h - gap * (rows - 1)) // rows - band)

    columns = max(range(3, len(jarls) + 1), key=height)
    rows, high = -(-len(jarls) // columns), height(columns)
    wide = round(high * CARD)
    across = (area.w - columns * wide) // max(1, columns - 1) if columns > 1 else 0
    across = min(across, u(26))
    top = area.y + (area.h - rows * (high + band + gap) + gap) // 2
    found = []
    for i, jarl in enumerate(jarls):
        down, along = divmod(i, columns)
        count = min(columns, len(jarls) - down * columns)
        left = area.centerx - (count * (wide + across) - across) // 2
        thing = CrowdJarl(scene, f"jarl:{jarl}", jarl)
        thing.rect = Rect(left + along * (wide + across), top + down * (high + band + gap), wide, high)
        name = Rect(thing.rect.x - min(across // 2, u(8)), thing.rect.bottom, 0, band)
        name.w = wide + 2 * min(across // 2, u(8))
        thing.band = name
        found.append(thing)
    return found


def looked_at(scene: PlayScene, jarls: Sequence[JarlThing]) -> JarlThing:
    """The one pointed at, else the one picked, else the first."""
    found = [jarl for jarl in jarls if scene.look_at(jarl).hot]
    picked = [jarl for jarl in jarls if jarl.picked]
    return next(iter([*found, *picked, *jarls]))


def readable(jarls: list[JarlThing]) -> bool:
    """Whether they are large enough to bear their own words."""
    return all(tells_itself(jarl.rect.h, jarl.scene.units) for jarl in jarls)


def words_height(scene: PlayScene, jarls: Sequence[int], area: Rect) -> int:
    """What the words of any of these need below them, side by side; they leave room for the faces."""
    units, fonts = scene.units, scene.app.fonts
    wide = row(inset(area, units.px(26), 0), 3, units.px(APART))[0].w
    told = [text for jarl in jarls if jarl != NONE for text in _told(scene, jarl)]
    tallest = max(fonts.height(text, style, units.letters(style), wide) for text, style in told)
    wanted = tallest + units.wx(HEAD + FOOT) + units.px(40)
    return min(round(area.h * MOST), max(units.px(WORDS_LOW), wanted))


def _told(scene: PlayScene, jarl: int) -> tuple[tuple[str, Style], ...]:
    card = scene.table.jarls[jarl]
    return (
        (_(card.main), WORDS),
        (_("Condition: {condition}").format(condition=_(card.condition)), CONDITION),
        (_("Extra: {extra}").format(extra=_(card.extra)), WORDS),
    )


class JarlWords(Widget):
    """What a jarl can do, on paper: the one looked at, else the one picked, else the first."""

    def __init__(self, scene: PlayScene, rect: Rect, jarls: Sequence[JarlThing]) -> None:
        super().__init__("jarl-words", rect, rule="V1.5")
        self.scene = scene
        self.jarls = jarls

    def about(self) -> JarlThing:
        return looked_at(self.scene, self.jarls)

    def draw(self, p: Painter, look: Look) -> None:
        jarl = self.about().jarl
        card = self.scene.table.jarls[jarl]
        p.plate("paper", self.rect)
        inner = inset(self.rect, p.px(26), p.px(16))
        head = cut.top(inner, p.wx(HEAD))
        p.text(_(card.name), head, PAPER_HEADING)
        foot = cut.bottom(inner, p.wx(FOOT))
        both = _("Both may be used together.") if card.both else _("Only one of the two may be used.")
        p.text(both, foot, p.shrunk(both, foot, NOTE, NOTE.size * LEAST, 1))
        body = cut.row_at(inner, head.bottom + p.px(4), foot.y - head.bottom - p.px(4))
        self._draw_texts(p, _told(self.scene, jarl), body)

    def _draw_texts(self, p: Painter, told: Sequence[tuple[str, Style]], body: Rect) -> None:
        """Side by side, or one below the other on a high paper; as large as all of them find room."""
        stacked = self.rect.h > self.rect.w * 0.8
        gap = p.px(APART // 2 if stacked else APART)
        cells = [body] * len(told) if stacked else row(body, len(told), gap)
        part = 1.0
        while True:
            styles = [style._replace(size=style.size * part) for _text, style in told]
            highs = [p.height(told[i][0], styles[i], cells[i].w) for i in range(len(told))]
            if part <= LEAST or (sum(highs) + gap * 2 if stacked else max(highs)) <= body.h:
                break
            part *= 0.94
        y = body.y
        for (text, _style), style, cell, high in zip(told, styles, cells, highs, strict=True):
            p.text(text, cut.row_at(cell, y, min(high, body.bottom - y)), style, lines=0, valign="top")
            y += high + gap if stacked else 0
