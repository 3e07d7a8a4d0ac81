"""The page on which cards are looked at closely: large faces, and their words where a face has no room for
them. It lies on the saga's scroll, where nothing is to be picked and nothing is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.faces.sheet import tells_itself
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import PAPER_BODY, Style

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

Shown = tuple[str, int]  # a card, a jarl …, by its kind and number
STYLE: Final = PAPER_BODY._replace(centred=True, size=17)
SMALLER: Final = tuple(STYLE._replace(size=size) for size in (17, 16, 15, 14, 13, 12))
PARTS: Final = (0.6, 0.75, 0.9, 1.0)  # of a low page that face and words take together
FACE: Final = 0.3  # of the page that a face keeps at least: else its words are set smaller
UNDER: Final = 2 / 3  # as large as the first is what lies under it
EDGE: Final = 6  # units the page reaches beyond the scroll: nobody's card is that near
TUCKED: Final = 10  # units of the paper that the face covers
PAD: Final = 16  # units within the paper


class Entry(NamedTuple):
    """A face, and below or beside it the paper with its words, if it needs one."""

    what: Shown
    face: Rect
    paper: Rect
    words: str
    style: Style = STYLE


def column(scene: PlayScene) -> Rect:
    """Where the page lies: over the scroll, but not over the tools."""
    return scene.furniture.page(scene.units).inflate(2 * scene.units.px(EDGE), 0)


def page(scene: PlayScene, shown: Sequence[Shown], room: Rect, *, low: bool = False) -> list[Entry]:
    """The faces one below the other, as large as they find room, at the top or the foot of it. Where it is
    wide, they are side by side at its right edge, with the words at their left."""
    laid = _abreast if scene.units.upright else _laid
    entries = laid(scene, shown, room, spelled=tells_itself(_largest(scene, room), scene.units))
    if not tells_itself(entries[0].face.h, scene.units):
        entries = laid(scene, shown, room, spelled=False)
    down = room.bottom - extent(entries).bottom if low else 0
    return [
        entry._replace(face=entry.face.move(0, down), paper=entry.paper.move(0, down)) for entry in entries
    ]


def extent(entries: Sequence[Entry]) -> Rect:
    """All of a page."""
    first, *rest = (rect for entry in entries for rect in (entry.face, entry.paper) if rect.h)
    return first.unionall(rest)


def _largest(scene: PlayScene, room: Rect) -> int:
    """How high a face could be."""
    return room.h if scene.units.upright else round(room.w / CARD)


def _told(scene: PlayScene, shown: Sequence[Shown], *, spelled: bool) -> list[str]:
    """The words that stand on paper: a large face has its own."""
    return [
        "" if spelled and not i else "\n".join(scene.faces.told(scene.table, what))
        for i, what in enumerate(shown)
    ]


def _laid(scene: PlayScene, shown: Sequence[Shown], room: Rect, *, spelled: bool) -> list[Entry]:
    px = scene.units.px
    words = _told(scene, shown, spelled=spelled)
    shares = [UNDER if i else 1.0 for i in range(len(shown))]
    for style in SMALLER:
        papers = [_height(scene, text, style, room.w) for text in words]
        free = room.h - sum(papers) - px(TUCKED) * (len(shown) - 1)
        high = max(0, min(room.w / CARD, free / sum(shares)))
        if high * sum(shares) >= room.h * FACE:
            break
    y, found = room.y, []
    for what, text, paper, share in zip(shown, words, papers, shares, strict=True):
        height = round(high * share)
        face = cut.sized(round(height * CARD), height, midtop=(room.centerx, y))
        sheet = (
            Rect(room.x, face.bottom - px(TUCKED), room.w, paper + px(TUCKED)) if text else Rect(0, 0, 0, 0)
        )
        found.append(Entry(what, face, sheet, text, style))
        y = face.bottom + paper + px(TUCKED)
    return found


def _abreast(scene: PlayScene, shown: Sequence[Shown], room: Rect, *, spelled: bool) -> list[Entry]:
    """Words and faces side by side, in a room that is as low as the bench of an upright window."""
    px = scene.units.px
    words = _told(scene, shown, spelled=spelled)
    right, found = room.right, []
    for i, what in enumerate(shown):
        height = round(room.h * (UNDER if i else 1.0))
        face = cut.sized(round(height * CARD), height, topright=(right, room.y))
        found.append(Entry(what, face, Rect(0, 0, 0, 0), ""))
        right = face.left - px(TUCKED)
    text = "\n".join(text for text in words if text)
    if not text:
        return found
    for style, part in [*((STYLE, part) for part in PARTS), *((style, 1.0) for style in SMALLER)]:
        wide = right - room.right + round(room.w * part)
        high = _height(scene, text, style, wide)
        if high <= room.h:
            break
    paper = Rect(right - wide, room.y, wide + px(2 * TUCKED), min(high, room.h))
    return [found[0]._replace(paper=paper, words=text, style=style), *found[1:]]


def _height(scene: PlayScene, text: str, style: Style, width: int) -> int:
    """What the words of a card need on a paper of this width."""
    u = scene.units.px
    if not text:
        return 0
    return scene.app.fonts.height(text, style, scene.units.letters(style), width - 2 * u(PAD)) + u(2 * PAD)


def draw(p: Painter, scene: PlayScene, entries: Sequence[Entry]) -> None:
    """Over all that is there."""
    p.layer += 1
    for entry in entries:
        if entry.words:
            p.plate("paper", entry.paper)
            beside = entry.paper.top == entry.face.top
            under = p.px(TUCKED)
            seen = cut.from_y(entry.paper, entry.paper.y + under)
            if beside:
                seen = cut.left(entry.paper, entry.paper.w - 2 * under)
            p.text(entry.words, seen.inflate(-2 * p.px(PAD), -2 * p.px(PAD)), entry.style, lines=0)
    for entry in entries:
        scene.draw_shown(p, entry.what, Pose.of(entry.face))
