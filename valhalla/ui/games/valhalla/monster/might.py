"""What Valhalla adds to a strength against a monster: points, the cap of its card, what it took of them."""

from __future__ import annotations

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.state import State
from valhalla.ui import cut
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BLOOD, GOLD, NUMBER
from valhalla.words.language import _, ngettext


def draw_might(p: Painter, s: State, seat: int, rect: Rect) -> None:
    """The points of a Valhalla against the cap: a bar, scars at its end, and both numbers."""
    cap, have = stack_of(s).caps[figure.active(s)], points(s, seat)
    assert s.monster is not None
    text = f"{have} / {cap}"
    icon = cut.left(rect, rect.h)
    p.icon("valour", icon, GOLD)
    width = p.width(f"{cap} / {cap}", NUMBER) + p.px(8)
    bar = Rect(
        icon.right + p.px(4), rect.centery - p.px(6), rect.right - icon.right - width - p.px(6), p.px(12)
    )
    p.fill(bar, (16, 9, 6), 0.8)
    most = max(cap, have, 1)
    filled = cut.left(bar, round(bar.w * min(have, most) / most))
    if filled.w > 0:
        p.fill(filled, GOLD if have < cap else BLOOD)
    for i in range(s.monster.scars[s.table.hall[seat]]):
        x = bar.right - p.px(4) - i * p.px(5)
        if x > bar.x:
            p.fill(Rect(x, bar.y - p.px(2), max(1, p.px(2)), bar.h + p.px(4)), BLOOD)
    p.text(text, cut.right(rect, width), NUMBER._replace(size=17), align="right")


def might_words(s: State, seat: int) -> list[str]:
    """The same in words."""
    assert s.monster is not None
    cap, have = stack_of(s).caps[figure.active(s)], points(s, seat)
    lines = [
        _("Valhalla adds {might} to the strength in every battle; the card allows {cap}.").format(
            might=max(0, min(have, cap)), cap=cap
        )
    ]
    if scars := s.monster.scars[s.table.hall[seat]]:
        lost = ngettext("The monster took {count} point.", "The monster took {count} points.", scars)
        lines.append(lost.format(count=scars))
    return lines
