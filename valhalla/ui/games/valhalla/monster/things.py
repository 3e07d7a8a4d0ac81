"""What of a monster can be touched at the table: itself as a target, its cards, its symbols and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ai.valhalla.monster.evaluate import attack_chance
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER, NONE, WEAPONS
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.valhalla.battle import dice
from valhalla.ui.games.valhalla.battle.cloth import draw_socket
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.dice import MonsterThrows
from valhalla.ui.games.valhalla.monster.stack_scene import StackScene
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.things import CARD, FaceThing, Thing
from valhalla.ui.theme import BLOOD, GOLD, LABEL, NUMBER, PALE_GOLD, palette
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, in_percent, ngettext
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

TARGET: Final = 56  # units: the axes on a monster that may be attacked
SOCKET: Final = 54  # units
DIE: Final = 34  # units: one that lies before it
PEEKS: Final = (0.2, 0.055)  # of the card's width and height: how far the next one is seen
NAME: Final = LABEL._replace(size=17, colour=PALE_GOLD)
PREY: Final = LABEL._replace(size=15)
WHOM, NAMED = 22, 20  # units of the line about whom it attacks, and of its name
FIGURE: Final = NUMBER._replace(size=17)
LEVELS: Final = ("", "I", "II", "III")


class MonsterThing(Thing):
    """The monster itself: the one whom everybody attacks."""

    drags = False

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "monster", "seat", MONSTER, ("monster",), rect=rect, rule="V15.1")
        s = scene.shown
        assert s.monster is not None
        left = len(stack_of(s).cards) - s.monster.card
        left_over = ngettext("{count} card is left.", "{count} cards are left.", left).format(count=left)
        name = f"{monsters.called(s)} · {monsters.level_name(s.table.setup.level)}"
        self.tip = "\n".join((name, left_over, monsters.toll_text(stack_of(s).toll)))

    def accepts(self, dragged: Widget) -> bool:
        return False

    def outline(self, units: Units) -> Rect:
        return self.rect.inflate(-self.rect.w // 8, -self.rect.h // 8)

    def draw(self, p: Painter, look: Look) -> None:
        strong = self.picked or self.called or (look.hot and self.pickable)
        if strong:
            wide = self.rect.inflate(self.rect.w // 4, self.rect.h // 3)
            light(p, "glow", wide, palette().glow, 0.22)
            light(p, "ring", _square(wide), palette().glow, 0.5)
        if self.called or self.picked:
            disc = square(p.px(TARGET), midbottom=(self.rect.centerx, self.rect.bottom))
            p.badge("ember" if self.picked else "red", "check" if self.picked else "attack", disc)


def _square(rect: Rect) -> Rect:
    side = min(rect.size)
    return square(side, center=rect.center)


class MonsterFace(FaceThing):
    """A card of the monster's: the open one, or the next one below it. Pressed, it opens the stack."""

    drags = False

    def __init__(self, scene: PlayScene, name: str, place: int, rect: Rect, *, beneath: bool = False) -> None:
        super().__init__(scene, name, "none", NONE, ("monster-card", place))
        self.place = place
        self.rect = rect
        self.beneath = beneath
        self.rule = "V15.1"
        self.struck = False  # its ability does nothing now

    @property
    def shows(self) -> tuple[str, int] | None:
        return "monster", self.place

    def show(self) -> object:
        return "monster", self.place

    def press(self) -> None:
        if not self.scene.hurry():
            self.scene.app.push(StackScene(self.scene))

    def outline(self, units: Units) -> Rect:
        return self.rect

    def draw(self, p: Painter, look: Look) -> None:
        pose = self.pose()
        if look.hot:
            p.plate("glow-soft", pose.rect)
        self.draw_face(p, pose)

    def draw_face(self, p: Painter, pose: Pose) -> None:
        self.scene.draw_shown(p, ("monster", self.place), pose)
        if self.beneath:
            self.scene.dim(p, pose)

    def draw_out(self, p: Painter, look: Look) -> None:
        """It stays where it is."""


def stack_rects(area: Rect) -> tuple[Rect, Rect]:
    """The open card in an area, and the next one, which peeks out beneath it at the upper right."""
    height = min(round(area.h / (1 + PEEKS[1])), round(area.w / (1 + PEEKS[0]) / CARD))
    width = round(height * CARD)
    top = Rect(0, 0, width, height)
    whole = sized(
        round(width * (1 + PEEKS[0])), round(height * (1 + PEEKS[1])), midtop=(area.centerx, area.y)
    )
    top.bottomleft = whole.bottomleft
    below = top.move(whole.w - width, height - whole.h)
    return top, below


def card_things(scene: PlayScene, area: Rect) -> list[Widget]:
    """The open card and what peeks out below it."""
    s = scene.shown
    top, below = stack_rects(area)
    place = figure.active(s)
    found: list[Widget] = []
    if place < stack_of(s).final:
        found.append(MonsterFace(scene, "monster-next", place + 1, below, beneath=True))
    found.append(MonsterFace(scene, "monster-card", place, top))
    return found


def stack_row(scene: PlayScene, area: Rect) -> list[Widget]:
    """All cards of the stack side by side, closer where there is little room."""
    count = len(stack_of(scene.shown).cards)
    height = min(area.h, round(area.w / (1 + (count - 1) * 0.36) / CARD))
    width = round(height * CARD)
    step = min(round(width * 1.1), (area.w - width) // (count - 1))
    x = area.centerx - (step * (count - 1) + width) // 2
    return [
        MonsterFace(scene, f"stack:{i}", i, Rect(x + i * step, area.centery - height // 2, width, height))
        for i in range(count)
    ]


class Pips(Widget):
    """The stack at a glance: a mark for each card, struck out if it was beaten; level, what a loss costs."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__("monster-info", rect, rule="V15.8")
        self.scene = scene
        s = scene.shown
        self.toll = stack_of(s).toll
        self.level = s.table.setup.level
        ends = _("When the deck is empty, or somebody’s last shield is lost, it has won.")
        turn = _("Turn {turn}").format(turn=s.turns)
        self.prey = figure.card_of(s, figure.active(s)).prey if s.table.players > 1 else ""
        whom = [monsters.prey_text(self.prey)] if self.prey else []
        self.tip = "\n".join(
            (*whom, turn, monsters.level_name(self.level), monsters.toll_text(self.toll), ends)
        )

    def draw(self, p: Painter, look: Look) -> None:
        s, u = self.scene.shown, p.px
        assert s.monster is not None
        p.plate("chip", self.rect)
        inner = self.rect.inflate(-u(20), -u(6))
        if self.prey:
            self._prey(p, cut.bottom(inner, p.wx(WHOM)))
            inner.h -= p.wx(WHOM)
        head = cut.top(inner, max(inner.h // 2, p.wx(NAMED)))
        p.fitted(monsters.called(s), head, NAME._replace(centred=True))
        low = cut.from_y(inner, head.bottom)
        count = len(stack_of(s).cards)
        side = min(u(17), round(low.w * 0.5) // count)
        for i in range(count):
            mark = Rect(low.x + i * side, low.centery - side // 2, side, side)
            beaten = i < s.monster.card
            colour = (112, 84, 60) if beaten else PALE_GOLD if i == s.monster.card else BLOOD
            p.icon("cross" if beaten else "skull", mark.inflate(-u(2), -u(2)), colour)
        x = low.x + count * side + u(6)
        rest = cut.from_x(low, x)
        self._cost(p, rest)

    def _prey(self, p: Painter, room: Rect) -> None:
        """Whom its open card attacks (V18.3)."""
        icon = square(min(room.h, p.px(WHOM)), midleft=room.midleft)
        p.icon(f"prey-{self.prey}", icon, PALE_GOLD)
        p.fitted(monsters.prey_name(self.prey), cut.from_x(room, icon.right + p.px(4)), PREY, align="left")

    def _cost(self, p: Painter, room: Rect) -> None:
        """The level, and how many cards of the deck a lost battle costs."""
        u = p.px
        level, toll = LEVELS[self.level], f"−{self.toll}"
        wide = p.width(toll, FIGURE)
        p.text(toll, cut.column_at(room, room.right - wide - u(2), wide + u(2)), FIGURE)
        icon = square(min(room.h - u(4), u(18)), midright=(room.right - wide - u(4), room.centery))
        p.icon("cards", icon, GOLD)
        p.text(level, cut.left(room, icon.x - room.x), FIGURE, align="centre")


class Symbols(Widget):
    """Its activation symbols as sockets, with the dice that lie on them; before it those still to roll."""

    def __init__(self, scene: PlayScene, throws: MonsterThrows, rect: Rect, before: Rect) -> None:
        super().__init__("monster-dice", rect, rule="V15.3")
        self.scene = scene
        self.throws = throws
        self.before = before
        s = scene.shown
        lines = [_("It rolls after every turn. When all of its symbols are covered, it attacks.")]
        if scene.app.settings.odds and not all(figure.covered(s)):
            chance = in_percent(attack_chance(s))
            lines.append(_("Chance that its next roll covers them: {chance}").format(chance=chance))
        self.tip = "\n".join(lines)

    def draw(self, p: Painter, look: Look) -> None:
        s = self.scene.shown
        covered = figure.covered(s)
        p.plate("strip", self.rect)
        weapons = figure.card_of(s, figure.active(s)).weapons
        all_covered = all(covered)
        for i, (weapon, place) in enumerate(
            zip(weapons, sockets(self.rect, len(weapons), p.units), strict=True)
        ):
            face = WEAPONS.index(weapon)
            lies = covered[i] and not self.throws.flying(("socket", i), self.scene.stage.effects)
            draw_socket(p, place, face, lit=lies)
            if lies:
                dice.draw_top(p, face, False, place.inflate(-place.w // 8, -place.h // 8))
                if all_covered:
                    light(p, "ring", place.inflate(place.w // 3, place.h // 3), BLOOD, 0.9)
        shown = figure.loose(self.scene.match, s)
        places = lying(self.before, self.rect, len(shown), p.units)
        for i, (face, place) in enumerate(zip(shown, places, strict=True)):
            if not self.throws.flying(("loose", i), self.scene.stage.effects):
                dice.draw_still(p, face, False, place, 0.85)


def sockets(area: Rect, count: int, units: Units) -> list[Rect]:
    """The sockets of its symbols, in the middle of their plank."""
    side = min(units.px(SOCKET), area.h - units.px(12), (area.w - units.px(24)) // count - units.px(4))
    step = side + min(units.px(8), (area.w - units.px(24) - side * count) // count)
    x = area.centerx - (step * (count - 1) + side) // 2
    return [Rect(x + i * step, area.centery - side // 2, side, side) for i in range(count)]


def lying(area: Rect, plank: Rect, count: int, units: Units) -> list[Rect]:
    """Where its dice lie that are on no symbol: at both sides of the plank, in as many rows as they need."""
    room = min(plank.x - area.x, area.right - plank.right) - units.px(8)
    each = -(-count // 2)
    rows = next((rows for rows in (1, 2, 3) if -(-each // rows) * units.px(DIE) * 1.45 <= room), 3)
    columns = max(1, -(-each // rows))
    side = min(units.px(DIE), round(room / columns * 0.66), round(area.h / rows * 0.66))
    found = []
    for i in range(count):
        line, at = divmod(i // 2, columns)
        off = (at + 0.5) * min(room / columns, side * 1.7) + units.px(8)
        shift = ((i * 7 + 3) % 5 - 2) * units.px(1.5) if rows == 1 else 0
        rect = Rect(0, 0, side, side)
        x = plank.x - off if i % 2 == 0 else plank.right + off
        rect.center = (round(x), round(area.y + (line + 0.5) * area.h / rows + shift))
        found.append(rect)
    return found


class Sought(Widget):
    """Claws on the board of whoever it attacks, or would attack *now*."""

    def __init__(self, scene: PlayScene, seat: int, board: Rect, *, now: bool) -> None:
        side = scene.units.px(46 if now else 34)
        rect = square(side, topright=(board.right + side // 6, board.y - side // 6))
        super().__init__(f"sought:{seat}", rect, rule="V18.3")
        self.now = now
        s = scene.shown
        message = _("It would attack player {player} now.")
        if now:
            message = _("It is about to attack player {player}.")
        lines = (message.format(player=scene.match.names[seat]), self._why(s))
        self.tip = "\n".join(lines)

    def _why(self, s: State) -> str:
        return monsters.prey_text(figure.card_of(s, figure.active(s)).prey)

    def draw(self, p: Painter, look: Look) -> None:
        p.badge("red" if self.now else "iron", "monster-prey", self.rect)
