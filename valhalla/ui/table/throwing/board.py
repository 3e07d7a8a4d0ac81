"""A board on which the hammer is thrown: its track, the tray of iron dice, hammers lying aside."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect

from valhalla.games.iron import FACES
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import draw_die
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing.moves import Moves
from valhalla.ui.table.dice.board import DiceBoard
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.throwing import layout
from valhalla.ui.table.throwing.cup import LARGEST, IronCup, picture

REMOVED = 44  # units of a removed hammer, at most


class ThrowBoard(DiceBoard):
    """Base of the two boards with a track."""

    moves: Moves
    flights: ClassVar[tuple[type, ...]]  # events of the hammer in the air

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.cup = IronCup()
        self.hammers: set[int] = set()  # dice marked to be removed, by id
        self.track = layout.Track([], [Rect(0, 0, 1, 1)])

    @property
    def tray_open(self) -> bool:
        """Whether the tray is to be seen."""
        return True

    @property
    def flying(self) -> bool:
        """Whether the hammer is in the air, or shudders."""
        return self.showing(*self.flights) and bool(self.scene.stage.effects)

    def look(self, cup: IronCup) -> None:
        """Which die is which by now."""
        self.cup = cup
        self.hammers = self.hammers & cup.hammers if self.moves.picked("hammers") else set()

    @property
    def tray(self) -> layout.Tray:
        """The tray cut up."""
        return layout.tray(self.areas[Area.TRAY], self.scene.units)

    def die_rects(self, more: int = 0) -> list[Rect]:
        """Where the dice of the tray lie, perhaps with some *more*."""
        return layout.dice_places(self.tray.dice, len(self.cup.loose) + more, self.scene.units.px(LARGEST))

    def place(self) -> None:
        if not self.tray_open:
            return
        places = layout.removed_places(self.tray.removed, len(self.cup.removed), self.scene.units.px(REMOVED))
        for die, rect in zip(self.cup.removed, places, strict=True):
            self.scene.stage.place(("die", die.id), Pose.of(rect))

    def throw_dice(self) -> None:
        """Dice that the last event has thrown take to the air."""
        lying = zip(self.cup.loose, self.die_rects(), strict=True)
        for i, (die, rect) in enumerate(both for both in lying if both[0].id in self.cup.thrown):
            self.throw(("die", die.id), picture(die.value), rect, i)

    def warm_dice(self, more: int) -> None:
        """Make frames ready for a throw of so many more dice."""
        places = self.die_rects(more)
        if places:
            self.warm(map(picture, FACES), places[0])

    def draw_removed(self, p: Painter) -> None:
        for die in self.cup.removed:
            pose = self.scene.stage.pose(("die", die.id))
            if pose is not None and self.tray_open:
                draw_die(p, picture(die.value), pose.rect, 0.8)


def track_of(scene: PlayScene) -> layout.Track:
    """The cells as they lie now."""
    assert isinstance(scene.board, ThrowBoard)
    return scene.board.track
