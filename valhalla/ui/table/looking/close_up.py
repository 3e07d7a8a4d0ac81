"""The page on which cards are looked at closely: large faces, and their words where a face has no room for
them. It lies on the saga's scroll, where nothing is to be picked and nothing is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.faces.sheet import LARGE_ABOVE
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import PAPER_BODY

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

Shown = tuple[str, int]  # a card, a jarl …, by its kind and number
STYLE: Final = PAPER_BODY._replace(centred=True, size=17)
UNDER: Final = 2 / 3  # as large as the first is what lies under it
EDGE: Final = 6  # units the page reaches beyond the scroll: nobody's card is that near
TUCKED: Final = 10  # units of the paper that the face covers
PAD: Final = 16  # units within the paper


class Entry(NamedTuple):
    """A face, and below it the paper with its words, if it needs one."""

    what: Shown
    face: Rect
    paper: Rect
    words: str


def column(scene: PlayScene) -> Rect:
    """Where the page lies: over the scroll, but not over the tools."""
    return scene.furniture.page(scene.units).inflate(2 * scene.units.px(EDGE), 0)


def page(scene: PlayScene, shown: Sequence[Shown], room: Rect, *, low: bool = False) -> list[Entry]:
    """The faces one below the other, as large as they find room, at the top or the foot of it."""
    entries = _laid(scene, shown, room, spelled=round(room.w / CARD) > LARGE_ABOVE)
    if entries[0].face.h <= LARGE_ABOVE:
        entries = _laid(scene, shown, room, spelled=False)
    down = room.bottom - extent(entries).bottom if low else 0
    return [
        entry._replace(face=entry.face.move(0, down), paper=entry.paper.move(0, down)) for entry in entries
    ]


def extent(entries: Sequence[Entry]) -> Rect:
    """All of a page."""
    first, *rest = (rect for entry in entries for rect in (entry.face, entry.paper) if rect.h)
    return first.unionall(rest)


def _laid(scene: PlayScene, shown: Sequence[Shown], room: Rect, *, spelled: bool) -> list[Entry]:
    px = scene.units.px
    words = [
        "" if spelled and not i else "\n".join(scene.faces.told(scene.table, what))
        for i, what in enumerate(shown)
    ]
    papers = [_height(scene, text, room.w) for text in words]
    shares = [UNDER if i else 1.0 for i in range(len(shown))]
    free = room.h - sum(papers) - px(TUCKED) * (len(shown) - 1)
    high = min(room.w / CARD, free / sum(shares))
    y, found = room.y, []
    for what, text, paper, share in zip(shown, words, papers, shares, strict=True):
        height = round(high * share)
        face = cut.sized(round(height * CARD), height, midtop=(room.centerx, y))
        sheet = (
            Rect(room.x, face.bottom - px(TUCKED), room.w, paper + px(TUCKED)) if text else Rect(0, 0, 0, 0)
        )
        found.append(Entry(what, face, sheet, text))
        y = face.bottom + paper + px(TUCKED)
    return found


def _height(scene: PlayScene, text: str, width: int) -> int:
    """What the words of a card need below its face."""
    u = scene.units.px
    if not text:
        return 0
    return scene.app.fonts.height(text, STYLE, scene.units.letters(STYLE), width - 2 * u(PAD)) + u(2 * PAD)


def draw(p: Painter, scene: PlayScene, entries: Sequence[Entry]) -> None:
    """Over all that is there."""
    p.layer += 1
    for entry in entries:
        if entry.words:
            p.plate("paper", entry.paper)
            seen = cut.from_y(entry.paper, entry.paper.y + p.px(TUCKED))
            p.text(entry.words, seen.inflate(-2 * p.px(PAD), -2 * p.px(PAD)), STYLE, lines=0)
        scene.draw_shown(p, entry.what, Pose.of(entry.face))
