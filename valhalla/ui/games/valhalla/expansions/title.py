"""The title of the Last Viking: how it lies in the middle, at the shields of its holders, and its faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from valhalla.games.valhalla.cards import Title
from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.ui.games.valhalla.lore import LoreThing
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.faces.parts import PANEL, board, ribbon
from valhalla.ui.table.faces.sheet import Box, Sheet
from valhalla.ui.table.pieces.piles import label_height
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.theme import BONE, BROWN_INK, EMBER, INK, NUMBER, PALE_GOLD, TARRED_OAK, Colour, Style
from valhalla.ui.widgets.base import Look
from valhalla.words.language import _
from valhalla.words.valhalla.expansions import last_viking

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

BADGE: Final = 38  # units
DEEP: Final[Colour] = (74, 24, 18)
NOTE: Final = Style("italic", 29, BROWN_INK, shadow=False, centred=True)
# As a plank (assets/baked/cards/title.json): its shape, and the notches of its levels.
TITLE: Final = (700.0, 300.0)
NOTCHES: Final = ((310, 178), (392, 169), (474, 160), (556, 151), (638, 142))
NOTCH: Final = 36.0


class TitleThing(LoreThing):
    """The title of the Last Viking: its levels, and the shields of those who hold it."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "title", rect)
        self.rule = "V13.1"
        self.held = [seat for seat, level in enumerate(scene.shown.titles) if level]
        self.tip = self._tip()

    def _tip(self) -> str:
        s, match = self.scene.shown, self.scene.match
        title = title_for(s.table.players)
        lines = [
            _("Player {player} is the Last Viking. {level}").format(
                player=match.names[seat], level=last_viking.title_level(title, s.titles[seat])
            )
            for seat in self.held
        ]
        return "\n".join(lines) or _("Nobody is the Last Viking yet: the winner of the next battle will be.")

    @property
    def shows(self) -> tuple[str, int] | None:
        return "title", max(self.scene.shown.titles)

    def body(self, p: Painter) -> Rect:
        width = self.rect.w - p.px(10)
        found = Rect(self.rect.x, 0, width, round(width * 3 / 7))
        found.centery = self.rect.y + (self.rect.h - label_height(p.units)) // 2
        return found

    def draw_face(self, p: Painter, pose: Pose) -> None:
        if not p.blind:
            levels = tuple(sorted({self.scene.shown.titles[seat] for seat in self.held}))
            size = pose.rect.w, round(pose.rect.w * 3 / 7)
            p.blit(p.art.kept(("plank", size, levels), lambda: self._plank(size, levels)), pose.rect.topleft)

    def _plank(self, size: tuple[int, int], levels: tuple[int, ...]) -> Surface:
        return laid(self.scene.faces.sheet(size[0]), size, levels)

    def words(self) -> str:
        return _("Last Viking")

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        body, side = self.body(p), p.px(32)
        for i, seat in enumerate(self.held):
            place = Rect(body.x - side // 4 + i * side, body.bottom - side * 3 // 4, side, side)
            draw_shield(p, self.scene, seat, place)


def draw_title(p: Painter, scene: PlayScene, seat: int, at: Rect) -> None:
    """At the shield of a Last Viking: the title's sign, and its level."""
    level = scene.shown.titles[seat]
    if not level:
        return
    p.picture("cards/title-small.webp", at)
    side = max(p.px(20), at.w // 2)
    spot = Rect(at.right - side * 2 // 3, at.bottom - side * 2 // 3, side, side)
    p.medal("ember", spot)
    p.text(str(level), spot.inflate(side // 4, 0), NUMBER._replace(size=side / p.u * 0.7))


# Its faces


def full(sheet: Sheet, card: Title, large: bool, level: int = 0) -> None:
    """Looked at closely: the figure above, below it the levels as columns, what each pays and gives away."""
    large = sheet.height > 420
    _ground(sheet)
    sheet.put("cards/title-small.webp", (150, 40, 550, 440))
    sheet.sliced("cards/panel.webp", PANEL, (40, 470, 660, 944), 0.8)
    _levels(sheet, card, level, (88, 556, 616, 800 if large else 890))
    if large:
        text = _("Points at the start of your turn; dice for whoever attacks you.")
        sheet.text(text, NOTE, (92, 822, 610, 906), 2)
    ribbon(sheet, _(card.name), 530, 10, 690)


def small(sheet: Sheet, card: Title, level: int = 0) -> None:
    """The figure, and the level it has come to."""
    _ground(sheet)
    sheet.put("cards/title-small.webp", (50, 60, 650, 660))
    board(sheet, (60, 700, 640, 940))
    for i in range(len(card.points)):
        x = 350 + (i - 2) * 112
        sheet.put(f"plates/medal-{'ember' if i < level else 'iron'}.webp", (x - 54, 766, x + 54, 874))
        sheet.number(str(card.points[i]), (x, 820), 64, BONE)


def _ground(sheet: Sheet) -> None:
    """A board of its own: the title is no card of any deck."""
    whole = sheet.surface.get_rect()
    radius = sheet.px(36)
    for colour, edge in ((INK, 0), (EMBER, 8), (INK, 16), (DEEP, 24), (TARRED_OAK, 44)):
        room = whole.inflate(-2 * sheet.px(edge) if edge else 0, -2 * sheet.px(edge) if edge else 0)
        pygame.draw.rect(sheet.surface, colour, room, border_radius=max(1, radius - sheet.px(edge) // 2))


def _levels(sheet: Sheet, card: Title, level: int, box: Box) -> None:
    left, top, right, bottom = box
    count = len(card.points)
    head = 84.0
    step = (right - left - head) / count
    lines = [top + (bottom - top) * share for share in (0.14, 0.5, 0.84)]
    for name, y in zip(("title", "valour", "die-extra"), lines, strict=True):
        sheet.icon(name, (left + head / 2, y), 64, BROWN_INK)
    for i in range(count):
        x = left + head + step * (i + 0.5)
        if i + 1 == level:
            rect = sheet.rect((x - step * 0.46, top - 10, x + step * 0.46, bottom + 6))
            sheet.surface.fill((226, 178, 98), rect)
            sheet.surface.fill(EMBER, (rect.x, rect.bottom - sheet.px(6), rect.w, sheet.px(6)))
        sheet.put("plates/medal-iron.webp", (x - 38, lines[0] - 38, x + 38, lines[0] + 38))
        sheet.number(str(i + 1), (x, lines[0]), 40, PALE_GOLD)
        sheet.carved(f"+{card.points[i]}", (x, lines[1]), 60)
        sheet.carved(f"+{card.dice[i]}" if card.dice[i] else "–", (x, lines[2]), 60)


def laid(sheet: Sheet, size: tuple[int, int], levels: tuple[int, ...]) -> Surface:
    """As it lies on the table, a surface of its own shape: a mark on the notch of every level held."""
    sheet.surface = Surface(size, pygame.SRCALPHA)
    sheet.u = size[0] / TITLE[0]
    sheet.put("cards/title.webp", (0, 0, *TITLE))
    for level in levels:
        x, y = NOTCHES[min(level, len(NOTCHES)) - 1]
        sheet.put("cards/title-mark.webp", (x - NOTCH, y - NOTCH, x + NOTCH, y + NOTCH))
    return sheet.surface
