"""What lies on the table and can be touched: cards, slots, seats, dice. Each knows its key on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.theme import NUMBER
from valhalla.ui.widgets.base import Look, Widget

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

CARD: Final = 5 / 7  # width to height
RAISED: Final = 0.06  # of its height a picked card is lifted


class Thing(Widget):
    """Something of the game. `kind` and `value` are what a choice would call it."""

    focusable = True
    sound = ""  # the table says what it is

    def __init__(self, scene: PlayScene, name: str, kind: str, value: int, key: Key | None = None) -> None:
        super().__init__(name)
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
        self.scene.pick(self)

    def draggable(self) -> bool:
        return self.pickable

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, Thing) and self.scene.fits_together(dragged, self)

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, Thing)
        self.scene.pick_together(dragged, self)

    def resting(self) -> Pose:
        """Where it lies when nothing moves."""
        return Pose.of(self.rect, self.angle)

    def pose(self) -> Pose:
        return self.scene.stage.pose(self.key) or self.resting()

    @property
    def moving(self) -> bool:
        """Whether it is on its way, or may be at any moment: dice in the tray are."""
        return self.key[0] == "die" or self.scene.stage.flying(self.key)

    def show(self) -> object:
        """What flies if it leaves the table."""
        return None


class CardThing(Thing):
    """A card of the deck, face up or down; `card` below 0 is hidden."""

    def __init__(
        self, scene: PlayScene, name: str, card: int, *, key: Key | None = None, kind: str = "card"
    ) -> None:
        super().__init__(scene, name, kind, card, key or ("card", card))
        self.card = card
        self.rule = "V1.3" if card >= 0 and scene.table.is_warrior[card] else "V1.4"
        self.dimmed = False

    def mark(self) -> None:
        self.scene.zoom(self)

    def show(self) -> object:
        return "card", self.card

    def draw(self, p: Painter, look: Look) -> None:
        pose = self.pose()
        if self.picked or (look.hot and self.pickable):
            pose = pose._replace(y=pose.y - pose.h * RAISED)
        if self.picked or self.pickable:
            p.plate("glow" if self.picked or look.hot else "glow-soft", pose.rect)
        self.scene.draw_card(p, self.card, pose, self.rect.h)
        if self.dimmed:
            self.scene.dim(p, pose)


class JarlThing(Thing):
    """A jarl: on offer, or on a board."""

    def __init__(self, scene: PlayScene, name: str, jarl: int) -> None:
        super().__init__(scene, name, "jarl", jarl, ("jarl", name))
        self.jarl = jarl
        self.rule = "V1.5"

    def mark(self) -> None:
        self.scene.zoom(self)

    def draw(self, p: Painter, look: Look) -> None:
        pose = self.pose()
        if self.picked or (look.hot and self.pickable):
            pose = pose._replace(y=pose.y - pose.h * RAISED)
        if self.picked or self.pickable:
            p.plate("glow" if self.picked or look.hot else "glow-soft", pose.rect)
        self.scene.draw_jarl(p, self.jarl, pose)


class SlotThing(Thing):
    """A slot of a squad; its warrior, if there is one, is drawn by its own thing."""

    def __init__(self, scene: PlayScene, name: str, slot: int) -> None:
        super().__init__(scene, name, "slot", slot)
        self.rule = "V2.7"
        self.rune = "\u16a0\u16a2\u16a6\u16a8\u16b1\u16b2"[slot % 6]

    def draggable(self) -> bool:
        return False

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("slot", self.rect)
        lit = self.picked or self.pickable
        if lit:
            p.plate("slot-glow", self.rect)
        style = NUMBER._replace(font="runes", colour=(201, 162, 75) if lit else (110, 84, 56), shadow=False)
        p.text(
            self.rune,
            self.rect.inflate(-p.px(6), -self.rect.h // 3),
            style._replace(size=self.rect.h / p.u / 3.4),
        )


class SeatThing(Thing):
    """The board of an opponent, as a target."""

    def __init__(self, scene: PlayScene, name: str, seat: int) -> None:
        super().__init__(scene, name, "seat", seat)
        self.rule = "V3.5"

    def draggable(self) -> bool:
        return False

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("board", self.rect)
        if self.picked or self.pickable:
            p.plate("glow" if look.hot or self.picked else "glow-soft", self.rect)
