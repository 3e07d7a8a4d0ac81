"""The page of a new table on which one chooses the monster: four pictures, three levels, the first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from valhalla.games.valhalla.table import MONSTERS
from valhalla.ui import chronicle, cut
from valhalla.ui.cut import column, inset, row
from valhalla.ui.games.valhalla.monster.chronicle import by_monster
from valhalla.ui.games.valhalla.monster.picture import draw_badge, draw_monster
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.new_game.parts import (
    WHY_NOT,
    Sentences,
    VariantCard,
    draw_sentences,
    height_of,
)
from valhalla.ui.theme import (
    BODY,
    BOLD,
    BONE,
    DIM_BONE,
    LABEL,
    PALE_GOLD,
    SMALL,
    SUBHEADING,
    Style,
)
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.ui.widgets.buttons import Button, Pressable
from valhalla.ui.widgets.lists import Block, Scrolled, block_of, blocks_of, needed
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words.language import N_, _
from valhalla.words.valhalla.monsters import names as monsters
from valhalla.words.valhalla.monsters import titles

LEVELS: Final = (1, 2, 3)
SHAPE: Final = 1.9  # of a monster's picture, to its height
SEEN: Final = 84  # units: lower, it is not seen
FIRST_GAME: Final = "first_game"
WIDE: Final = 250  # units of a card whose words need few lines
NUMERAL: Final = Style(BOLD, 21, BONE, centred=True)
ROOM: Final = (1100, 480)  # units of a room in which nothing is scrolled
TILE: Final = (236, 212)  # units of a picture with its words in a smaller one
LEVEL: Final = 420  # units of a level that has room for one line
PLAIN: Final = N_("In a first game none of this happens.")
LOW: Final = 196  # units of what lies below the pictures


class MonsterTile(Pressable):
    """A monster: its picture, its name, one line about it; or why it cannot be met at this table."""

    def __init__(self, monster: str, on_press: Callback) -> None:
        super().__init__(f"monster-{monster}", on_press)
        self.monster = monster
        self.chosen = False
        self.why_not = ""
        self.on_look: Callback = nothing
        self.rule = "V15.1"

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            self.on_look()
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)
        room = inset(self.rect, p.px(9), p.px(9))
        words = p.px(98 if self.rect.w > p.px(WIDE) else 106)
        picture = cut.top(room, room.h - words)
        draw_monster(p, picture, self.monster, strength=1.0 if self.chosen or look.hot else 0.8)
        side = p.px(40)
        badge = Rect(picture.x + p.px(4), picture.bottom - side // 2, side, side)
        draw_badge(p, badge, self.monster, "medal-gold" if self.chosen else "medal-red")
        head = Rect(badge.right + p.px(8), picture.bottom + p.px(2), 0, p.px(28))
        head.w = room.right - head.x
        style = SUBHEADING._replace(colour=PALE_GOLD if self.chosen or look.hot else BONE, size=21)
        p.text(monsters.name(self.monster), head, style)
        low = Rect(room.x + p.px(4), head.bottom, room.w - p.px(8), room.bottom - head.bottom)
        style = WHY_NOT if self.why_not else BODY
        told = self.why_not or monsters.about(self.monster)
        p.text(told, low, style._replace(size=15), lines=0, valign="top")


class LevelCard(Pressable):
    """A level: its numeral on a medal, what it means, and how that feels."""

    def __init__(self, level: int, on_press: Callback) -> None:
        super().__init__(f"level-{'i' * level}", on_press)
        self.level = level
        self.chosen = False
        self.players = 1
        self.record = ""  # what the chronicle knows of it
        self.rule = "V15.8"

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)
        room = inset(self.rect, p.px(10), p.px(5))
        side = min(room.h, p.px(46))
        disc = Rect(room.x, room.centery - side // 2, side, side)
        p.picture(f"plates/{'medal-gold' if self.chosen else 'medal-iron'}.webp", disc)
        p.text(titles.numeral(self.level), disc, NUMERAL._replace(size=21 if self.level < 3 else 19))
        words = cut.from_x(room, disc.right + p.px(10))
        low = cut.bottom(words, p.px(22))
        top = cut.top(words, low.y - words.y)
        style = BODY._replace(colour=PALE_GOLD if self.chosen or look.hot else BONE)
        p.text(monsters.level_text(self.players, self.level), top, style, lines=2 if top.h > p.px(40) else 1)
        p.text(self.record or titles.mood(self.level), low, SMALL._replace(colour=DIM_BONE))


class Traits(Widget):
    """What one has to expect of a monster."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.monster = ""
        self.plain = False  # its cards have no abilities

    def draw(self, p: Painter, look: Look) -> None:
        head = cut.top(self.rect, p.px(26))
        p.text(monsters.name(self.monster), head, SUBHEADING._replace(colour=PALE_GOLD))
        low = cut.from_y(self.rect, head.bottom + p.px(8))
        lines = titles.traits(self.monster)
        if self.plain:
            lines.append(_(PLAIN))
        draw_sentences(p, low, lines, gap=p.px(7))


class Company(Sentences):
    """What so many have against the monster; below, where there is room, the monster itself."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.monster = ""

    def draw(self, p: Painter, look: Look) -> None:
        y = draw_sentences(p, self.rect, self.lines, gap=p.px(9)) + p.px(4)
        room = cut.from_y(self.rect, y)
        room.h = min(room.h, round(room.w / SHAPE))
        if room.h > p.px(SEEN):
            room.bottom = self.rect.bottom
            draw_monster(p, room, self.monster)


class MonsterPage:
    """The widgets of the page. Not a widget itself: its parts are."""

    def __init__(
        self,
        scene: Scene,
        table: LastValhalla,
        chooser: Callable[[str], Callback],
        leveller: Callable[[int], Callback],
        first: VariantCard,
        *,
        on_stack: Callback,
    ) -> None:
        self.scene = scene
        self.column = Scrolled("monster-page")
        self.panel = Panel("panel-monster", "panel")
        self.cards = [MonsterTile(name, chooser(name)) for name in MONSTERS]
        for card in self.cards:
            card.on_look = self._looker(card)
        self.levels = [LevelCard(level, leveller(level)) for level in LEVELS]
        self.traits = Traits("traits")
        self.first = first
        self.stack = Button("stack", _("The monster’s six cards"), on_stack, icon="cards")
        self.stack.tip = _("The whole stack may be looked through before the game (V15.2).")
        self.level_title = Label("h-level", _("How hard is it to be?"), LABEL, align="left")
        self.known = by_monster(chronicle.read())
        self.table = table
        self.look(table.monster or MONSTERS[0])

    @property
    def parts(self) -> list[Widget]:
        found: list[Widget] = [
            self.panel,
            self.column,
            self.column.bar,
            *self.cards,
            self.traits,
            *self.levels,
        ]
        return [*found, self.level_title, self.first, self.stack]

    def _looker(self, card: MonsterTile) -> Callback:
        return lambda: self.look(card.monster)

    def look(self, monster: str) -> None:
        """Tell of this one."""
        self.traits.monster = monster

    def show(self, table: LastValhalla, why_not: Callable[[str], str]) -> None:
        """The table has changed."""
        self.table = table
        self.traits.plain = FIRST_GAME in table.variants
        for card in self.cards:
            card.chosen = card.monster == table.monster
            card.why_not = why_not(card.monster)
            card.enabled = card.chosen or not card.why_not
        for level in self.levels:
            level.chosen = level.level == table.level
            level.players = len(table.seats)
            tally = self.known.get((table.monster or "", level.level))
            level.record = told_record(tally) if tally is not None else ""

    def visible(self, shown: bool) -> None:
        for part in self.parts:
            part.visible = shown

    def place(self, room: Rect, units: Units, above: list[Block]) -> None:
        px = units.px
        self.panel.rect = room
        if room.w < px(ROOM[0]) or room.h < px(ROOM[1]):
            inner = inset(room, px(14), px(16))
            blocks = [*above, *self._blocks(px, inner.w)]
            inner.h = min(inner.h, needed(blocks, inner.w))
            self.panel.rect = inner.inflate(px(28), px(32))
            self.column.lay(inner, blocks, units)
            return
        self.column.lay(Rect(room.topleft, (0, 0)), [], units)
        inner = inset(room, px(18), px(18))
        inner.h -= px(12)
        low = cut.bottom(inner, px(LOW))
        pictures = cut.top(inner, low.y - px(8) - inner.y)
        for card, place in zip(self.cards, row(pictures, len(self.cards), px(6)), strict=True):
            card.rect = place
        left, middle, right = row(low, 3, px(18))
        self.traits.rect = inset(left, px(10), px(6))
        self.level_title.rect = Rect(middle.x + px(4), middle.y, middle.w, px(24))
        rest = cut.row_at(middle, middle.y + px(26), middle.h - px(26))
        for level, place in zip(self.levels, column(rest, len(self.levels), px(4)), strict=True):
            level.rect = place
        self.first.rect = cut.row_at(right, right.y + px(26), px(76))
        self.stack.rect = cut.row_at(right, self.first.rect.bottom + px(14), px(50))

    def _blocks(self, px: Callable[[float], int], wide: int) -> list[Block]:
        """All of it one below another: pictures in rows, what is told, levels, the first game, the stack."""
        across = max(1, min(len(self.cards), wide // px(TILE[0])))

        def put_traits(rect: Rect) -> None:
            self.traits.rect = inset(rect, px(4), px(4))

        return [
            *blocks_of(self.cards, across, px(TILE[1]), px(6), px(6)),
            Block(lambda w: self._told(w - px(8)) + px(8), put_traits, [self.traits]),
            block_of(self.level_title, px(26), px(4)),
            *(block_of(level, px(54 if wide > px(LEVEL) else 80), px(4)) for level in self.levels),
            block_of(self.first, px(76), px(8)),
            block_of(self.stack, px(50)),
        ]

    def _told(self, wide: int) -> int:
        """How high what is told of a monster is, of whichever."""
        of_all = max(height_of(titles.traits(name), wide, self.scene) for name in MONSTERS)
        return self.scene.units.px(34) + of_all + height_of([_(PLAIN)], wide, self.scene)


def told_record(tally: chronicle.Tally) -> str:
    """What was made of a monster at a level so far."""
    if not tally.won:
        return _("Met: {games}, never beaten yet.").format(games=tally.games)
    told = _("Beaten: {won} of {games} · best: {points}")
    return told.format(won=tally.won, games=tally.games, points=tally.best)
