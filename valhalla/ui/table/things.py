"""What lies on the table and can be touched: cards, slots, seats, dice. Each knows its key on the stage."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.cut import square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.table.choosing import refusing
from valhalla.ui.table.faces.sheet import SMALL_BELOW
from valhalla.ui.theme import EMBER, INK, NUMBER
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

CARD: Final = 5 / 7  # width to height
RAISED: Final = 0.06  # of its height a card is lifted that is looked at
TAKEN: Final = 0.16  # the same of one in the hand that was picked: nobody takes it for one that may be
SIGN: Final = 26  # units
TICK: Final = 1.4  # times as large is the sign of what was picked
RIM: Final = 3  # units of the line around it
FOOT: Final = 0.16  # of a card's height: what is seen of the one that lies under it
SHADE: Final = (10, 6, 4)


def foot_of(card: Rect) -> Rect:
    """Where the foot of what lies under a card is seen."""
    height = round(card.h * FOOT)
    return Rect(card.x + card.w // 30, card.bottom - height // 6, card.w - card.w // 15, height)


def draw_rim(p: Painter, rect: Rect) -> None:
    """A line around what was picked: not by light alone."""
    for wide, colour in ((RIM + 2, INK), (RIM, EMBER)):
        around = rect.inflate(p.px(RIM), p.px(RIM))
        pygame.draw.rect(p.surface, colour, around, max(2, p.px(wide)), border_radius=p.px(8))


class Thing(Widget):
    """Something of the game. `kind` and `value` are what a choice would call it."""

    focusable = True
    sound = ""  # the table says what it is

    drags = True  # whether it may be dragged where it can be picked

    def __init__(
        self, scene: PlayScene, name: str, kind: str, value: int, key: Key | None = None,
        *, rect: Rect | None = None, rule: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name, rule=rule)
        self.rect = self.rect if rect is None else rect
        self.scene = scene
        self.kind = kind
        self.value = value
        self.key = key or (kind, value)
        self.angle = 0.0

    @property
    def pickable(self) -> bool:
        return self.scene.takes(self.kind, self.value)

    @property
    def picked(self) -> bool:
        return self.scene.has(self.kind, self.value)

    def press(self) -> None:
        self.scene.take(self.kind, self.value)

    def draggable(self) -> bool:
        return self.drags and self.pickable

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, Thing) and self.scene.fits_together(dragged, self)

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, Thing)
        self.scene.pick_together(dragged, self)

    def why_refused(self, dragged: Widget) -> str:
        """The rule against the two together."""
        if not isinstance(dragged, Thing):
            return ""
        return refusing.why(self.scene, self.kind, self.value, {dragged.kind: [dragged.value]})

    def resting(self) -> Pose:
        """Where it lies when nothing moves."""
        return Pose.of(self.rect, self.angle)

    def pose(self) -> Pose:
        if self is self.scene.dragged:
            return self.carried()
        return self.scene.stage.pose(self.key) or self.resting()

    def seen_at(self) -> Rect:
        """What is to be seen of it now."""
        return self.pose().rect

    def carried(self) -> Pose:
        """Where it is while it is dragged: upright, under the pointer."""
        x, y = self.scene.pointer
        return self.resting()._replace(x=x, y=y, angle=0.0)

    @property
    def moving(self) -> bool:
        """Whether it is on its way, or may be at any moment: dice in the tray are."""
        return self.key[0] == "die" or self.scene.stage.flying(self.key)

    def show(self) -> object:
        """What flies if it leaves the table."""
        return None

    @property
    def called(self) -> bool:
        """Whether a choice is under way that waits for such a thing."""
        return self.pickable and not self.picked and (self.scene.choosing or self.scene.board.wanting)

    def draw_glow(self, p: Painter, look: Look, rect: Rect) -> None:
        """Light around what may be taken; more around what is wanted now, looked at, or taken."""
        if self.picked or (look.hot and self.pickable) or self.called:
            p.plate("glow", rect)
            p.plate("glow", rect.inflate(p.px(4), p.px(4)))
        elif self.pickable:
            p.plate("glow", rect, 0.55)

    def draw_sign(self, p: Painter, rect: Rect, side: float = SIGN) -> None:
        """Not by light alone: an arrow points at what is wanted, a tick is on what was taken."""
        if self.picked or self.called:
            side *= TICK if self.picked else 1.0
            disc = square(p.px(side), center=(rect.centerx, rect.top + p.px(side) // 8))
            p.badge("ember" if self.picked else "gold", "check" if self.picked else "arrow-down", disc)


class FaceThing(Thing, ABC):
    """What has a face to look at closely: a card or a jarl."""

    told = False  # whether all its words stand on the table anyway
    taken = RAISED  # of its height it is lifted when it is picked
    strip = 0  # of a crowded hand: how much of it the next one leaves to see

    def mark(self) -> None:
        self.scene.zoom(self)

    @property
    def also(self) -> tuple[str, int] | None:
        """What is enlarged beside it, if it has something under it."""
        return None

    @property
    @abstractmethod
    def shows(self) -> tuple[str, int] | None:
        """What is enlarged for it, or None if its face is hidden."""

    def draw(self, p: Painter, look: Look) -> None:
        pose = self._raised(look.hot)
        self.draw_glow(p, look, pose.rect)
        self.draw_face(p, pose)
        self.draw_taken(p, pose.rect)
        self.draw_sign(p, pose.rect)

    def draw_taken(self, p: Painter, rect: Rect) -> None:
        """What tells a card that was picked from those that may be, whatever colours one sees."""
        if self.picked:
            draw_rim(p, rect)

    def _raised(self, hot: bool) -> Pose:
        pose = self.pose()
        if self.picked:
            return pose._replace(y=pose.y - pose.h * self.taken, angle=0)
        return pose._replace(y=pose.y - pose.h * RAISED) if hot and self.pickable else pose

    def outline(self, units: Units) -> Rect:
        return self._raised(hot=True).rect

    def seen_at(self) -> Rect:
        """Where its face is seen now, raised or not."""
        return self._raised(self.scene.look_at(self).hot).rect

    def in_sight(self) -> Rect:
        """What of it nothing else covers."""
        return self.strip_of(self.seen_at())

    def strip_of(self, rect: Rect) -> Rect:
        """The strip that is seen of it in a crowded hand."""
        return cut.left(rect, round(rect.w * self.strip / 700)) if self.strip else rect

    @property
    def named(self) -> bool:
        """Whether the face that is seen bears its name."""
        return not self.strip and self.seen_at().h >= SMALL_BELOW

    @abstractmethod
    def draw_face(self, p: Painter, pose: Pose) -> None:
        """The face itself."""

    def draw_out(self, p: Painter, look: Look) -> None:
        """Looked at: once more, over all that covers it."""
        if self.pickable:
            self.draw(p, look)


class CardThing(FaceThing):
    """A card of the deck, face up or down; `card` below 0 is hidden."""

    def __init__(
        self, scene: PlayScene, name: str, card: int, *, key: Key | None = None, kind: str = "card"
    ) -> None:
        super().__init__(scene, name, kind, card, key or ("card", card))
        self.card = card
        self.rule = scene.match.staging.card_rule(scene.table, card)
        self.dimmed = False
        self.under = -1  # what lies under it, its foot to be seen

    @property
    def shows(self) -> tuple[str, int] | None:
        return ("card", self.card) if self.card >= 0 else None

    def show(self) -> object:
        return "card", self.card

    @property
    def also(self) -> tuple[str, int] | None:
        return ("card", self.under) if self.under >= 0 else None

    def hit(self, at: tuple[int, int]) -> bool:
        return super().hit(at) or (self.under >= 0 and self.visible and foot_of(self.rect).collidepoint(at))

    def draw_face(self, p: Painter, pose: Pose) -> None:
        self.draw_foot(p, pose)
        self.scene.draw_card(p, self.card, pose, self.rect.h)
        if self.dimmed:
            self.scene.dim(p, pose)

    def draw_foot(self, p: Painter, pose: Pose) -> None:
        """What is to be seen of the card under it."""
        if self.under >= 0:
            self.scene.draw_foot(p, self.under, foot_of(pose.rect))


class JarlThing(FaceThing):
    """A jarl: on offer, or on a board."""

    def __init__(self, scene: PlayScene, name: str, jarl: int) -> None:
        super().__init__(scene, name, "jarl", jarl, ("jarl", name))
        self.jarl = jarl
        self.rule = "V1.5"

    @property
    def shows(self) -> tuple[str, int] | None:
        return ("jarl", self.jarl) if self.jarl >= 0 else None

    def draw_face(self, p: Painter, pose: Pose) -> None:
        self.scene.draw_shown(p, ("jarl", self.jarl), pose)


class SlotThing(Thing):
    """A slot of a squad; its warrior, if there is one, is drawn by its own thing."""

    drags = False

    def __init__(self, scene: PlayScene, name: str, slot: int) -> None:
        super().__init__(scene, name, "slot", slot, rule="V2.7")
        self.rune = "\u16a0\u16a2\u16a6\u16a8\u16b1\u16b2"[slot % 6]

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("slot", self.rect)
        lit = self.picked or self.pickable
        if lit:
            p.plate("slot-glow", self.rect)
            self.draw_glow(p, look, self.rect)
        style = NUMBER._replace(font="runes", colour=(201, 162, 75) if lit else (110, 84, 56), shadow=False)
        middle = self.rect.inflate(-p.px(6), -self.rect.h // 3)
        p.text(self.rune, middle, style._replace(size=self.rect.h / p.u / 3.4))
        self.draw_sign(p, self.rect)


class SeatThing(Thing):
    """The board of an opponent, as a target."""

    drags = False

    def __init__(self, scene: PlayScene, name: str, seat: int) -> None:
        super().__init__(scene, name, "seat", seat, rule="V3.5")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        if not self.called and not self.picked and self.scene.wants("seat"):
            p.fill(self.rect, SHADE, 0.4)
        self.draw_glow(p, look, self.rect)
