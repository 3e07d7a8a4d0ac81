"""What is to be seen for a moment at the wolves' table: a shot, a banner planted, a strength that changes."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import strengths
from valhalla.games.wolves.terms import Blow
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import Draw, light
from valhalla.ui.stage.stage import Pose
from valhalla.ui.stage.tween import Tween, ease, hops
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.theme import BLACK, EMBER, HEADING, NUMBER, PALE_GOLD, Colour
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

SIGNS: Final[dict[int, str]] = {
    Blow.SHOOT: "bow", Blow.STAB: "sword", Blow.RAID: "taken", Blow.TURN_COAT: "swap",
    Blow.LOKI_KILLS: "loki", Blow.TYR_STRIKES: "tyr", Blow.SICKEN: "skull",
}  # fmt: skip
ROLL: Final = 0.55  # seconds
WEAKER: Final[Colour] = (255, 140, 112)
STEPS: Final = 12
FAINT: Final = 0.3


def planted(picture: str, rect: Rect, *, still: bool = False) -> Draw:
    """Something is thrust into the ground, and stays for a breath."""

    def draw(p: Painter, t: float) -> None:
        side = max(p.px(70), min(rect.w, rect.h))
        shown = p.art.picture(picture, (side, side))
        fade = min(1.0, (1 - t) * 3)
        way = 1.0 if still else min(1.0, t / 0.3)
        y = rect.centery - round((1 - way**2) * side * 1.6)
        if not still and t > 0.3:
            y -= round(hops((t - 0.3) / 0.7, 2) * side * 0.08)
            light(p, "ring", rect.inflate(side // 2, side // 2), PALE_GOLD, 0.6 * (1 - t))
        p.centred(p.art.faded((picture, "planted"), shown, fade), (rect.centerx, y))

    return draw


def shot(icon: str, start: Rect, end: Rect, colour: Colour, *, still: bool = False) -> Draw:
    """A sign flies straight from one place to another."""

    def draw(p: Painter, t: float) -> None:
        side = p.px(40)
        way = 1.0 if still else ease(min(1.0, t / 0.8))
        x = start.centerx + (end.centerx - start.centerx) * way
        y = start.centery + (end.centery - start.centery) * way
        strength = sin(pi * t) if still else min(1.0, (1 - t) * 4)
        place = square(side * 2, center=(round(x), round(y)))
        light(p, "glow", place, colour, 0.8 * strength)
        p.centred(p.art.faded(("shot", icon), p.art.icon(icon, side, colour), strength), place.center)

    return draw


def ascent(where: Callable[[], Rect], colour: Colour, *, still: bool = False) -> Draw:
    """A deity goes from the Hall to its seat in a column of light, which goes along."""
    start = where()

    def draw(p: Painter, t: float) -> None:
        strength = sin(pi * t) ** 0.7
        rect = Rect(start)
        rect.center = where().center
        size = round(rect.w * 2.2), round(rect.h * 2.6)
        picture = p.art.faded(("ascent",), p.art.picture("sparks/rise.webp", size), strength)
        at = picture.get_rect(midbottom=rect.midbottom)
        p.blit(picture, (at.x, at.y + (0 if still else round(rect.h * (0.3 - 0.5 * ease(t))))))
        light(p, "glow", rect.inflate(rect.w * 2, rect.h), colour, strength)

    return draw


def flown(scene: PlayScene, card: int, start: Rect, end: Rect, *, still: bool = False) -> Draw:
    """A card goes along an arc, large enough in the middle to be known."""

    def draw(p: Painter, t: float) -> None:
        way = 0.5 if still else ease(t)
        high = p.px(96)
        x = start.centerx + (end.centerx - start.centerx) * way
        y = start.centery + (end.centery - start.centery) * way
        y -= 0 if still else 4 * way * (1 - way) * p.px(40)
        strength = sin(pi * t) if still else min(1.0, (1 - t) * 5)
        scene.draw_card(p, card, Pose(x, y, high * 5 / 7, high, 0.0, strength), high)

    return draw


def figure(text: str, rect: Rect, colour: Colour, *, still: bool = False) -> Draw:
    """A number that shines over a place, larger at first."""

    def draw(p: Painter, t: float) -> None:
        strength = sin(pi * t) ** 0.6
        light(p, "glow", rect.inflate(rect.h, rect.h), colour, 0.6 * strength)
        grown = 1.0 if still else 1.5 - 0.5 * round(ease(t) * STEPS) / STEPS
        board = sized(p.px(66 + 20 * len(text)), p.px(58), center=rect.center)
        p.plate("chip", board, round(strength * STEPS) / STEPS)
        if strength > FAINT:  # letters do not fade
            p.text(text, board.inflate(p.px(40), p.px(40)), NUMBER._replace(size=38 * grown, colour=colour))

    return draw


def nightfall(title: str) -> Draw:
    """The sky darkens, fire stands behind everything, and it is said what that means."""

    def draw(p: Painter, t: float) -> None:
        dark = sin(pi * t) ** 0.6
        p.fill(p.units.area, BLACK, round(0.6 * dark * 16) / 16)
        area = p.units.area
        low = Rect(area.x - area.w // 4, area.h // 3, area.w * 3 // 2, area.h)
        light(p, "glow", low, EMBER, 0.7 * dark)
        board = sized(min(p.wx(620), area.w - p.px(20)), p.wx(150), center=area.center)
        p.plate("panel", board, round(dark * STEPS) / STEPS)
        if dark > FAINT:  # letters do not fade
            top = cut.row_at(board, board.y + p.wx(18), p.wx(70))
            style = HEADING._replace(size=44, colour=PALE_GOLD)
            p.fitted(title, top, style, width=top.w - p.px(60))
            below = cut.row_at(board, top.bottom, p.wx(40))
            p.text(_("Last round"), below, HEADING._replace(size=24))

    return draw


# Strengths on their way: a number rolls to its new value


class Rolls:
    """What every unit's strength was when it was last shown, and which are on their way."""

    def __init__(self, board: WolvesBoard) -> None:
        self.board = board
        self._shown: dict[int, int] = {}
        self._tweens: dict[int, tuple[int, Tween]] = {}

    def look(self) -> None:
        """Compare with what was shown before; called whenever everything is arranged."""
        s, stage = self.board.s, self.board.scene.stage
        now = {
            card: strength
            for row in range(s.table.players)
            for card, strength in zip(s.rows[row], strengths.of_row(s, row), strict=True)
        }
        quick = stage.speed >= 100 or not self.board.scene.director.busy
        for card, strength in now.items():
            before = self._shown.get(card, strength)
            if before != strength and not quick:
                self._start(card, before, strength)
        self._tweens = {c: t for c, t in self._tweens.items() if c in now and not t[1].done}
        self._shown = now

    def _start(self, card: int, before: int, after: int) -> None:
        stage = self.board.scene.stage
        row = self.board.s.row_of(card)
        place = self.board.s.rows[row].index(card)
        rect = self.board.ranks(row).units[place]
        stage.effect(changing(rect, after - before, still=stage.reduced), ROLL)
        self._tweens[card] = before, stage.effects[-1].tween

    def rolling(self, card: int) -> bool:
        found = self._tweens.get(card)
        return found is not None and not found[1].done

    def number(self, card: int, now: int) -> int:
        """What stands on the boss at this moment."""
        found = self._tweens.get(card)
        if found is None or found[1].done or self.board.scene.stage.reduced:
            return now
        before, tween = found
        return round(before + (now - before) * ease(tween.t))


def changing(rect: Rect, by: int, *, still: bool) -> Draw:
    """What was gained or lost rises from a card and is gone."""

    def draw(p: Painter, t: float) -> None:
        colour = PALE_GOLD if by > 0 else WEAKER
        light(p, "glow", rect.inflate(rect.w // 2, rect.w // 2 - rect.h // 3), colour, 0.6 * (1 - t))
        up = 0 if still else round(rect.h * 0.3 * ease(t))
        box = Rect(rect.x - rect.w // 2, rect.centery - p.px(12) - up, rect.w * 2, p.px(24))
        p.text(f"{by:+d}".replace("-", "−"), box, NUMBER._replace(size=22, colour=colour))

    return draw
