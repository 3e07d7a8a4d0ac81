"""A seat of a new table as a carved row: shield, name, who plays it, of which temper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from valhalla.ai.levels import TEMPERS, parse
from valhalla.ui.painter import Painter
from valhalla.ui.settings import SeatChoice
from valhalla.ui.tables import GAME
from valhalla.ui.theme import SMALL
from valhalla.ui.units import inset
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Pressable, RoundButton
from valhalla.ui.widgets.fields import Cycle, TextField
from valhalla.words.language import _
from valhalla.words.seats import LEVELS, about
from valhalla.words.seats import TEMPERS as TEMPER_NAMES

HUMAN: Final = "human"
MOST_LETTERS: Final = 16
NAMES: Final = (
    "Eirik", "Sigrun", "Hakon", "Torvi", "Gudrun", "Leif", "Freydis", "Halfdan", "Astrid", "Orm", "Ylva",
)  # fmt: skip
NOTE: Final = SMALL._replace(size=13)


def known_kind(kind: str) -> str:
    """This kind of seat, or a karl if there is no such."""
    level, temper = parse(kind)
    return kind if level in LEVELS and temper in TEMPER_NAMES else "karl"


class ShieldButton(Pressable):
    """A painted shield; pressed, it becomes the next one nobody has."""

    def __init__(self, name: str, shield: int, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.shield = shield

    def draw(self, p: Painter, look: Look) -> None:
        side = min(self.rect.size) - (p.px(4) if look.pressed else 0)
        disc = Rect(0, 0, side, side)
        disc.center = self.rect.center
        if look.hot:
            p.picture("sparks/glow.webp", disc.inflate(p.px(16), p.px(16)))
        p.picture(f"shields/seat-{self.shield}.webp", disc)


class SeatRow:
    """The widgets of one seat. `change` is told the seat as it is now."""

    def __init__(
        self,
        i: int,
        seat: SeatChoice,
        change: Callable[[int, SeatChoice], None],
        next_shield: Callable[[int], None],
    ) -> None:
        self.i = i
        self.seat = seat
        self.change = change
        level, temper = parse(seat.kind)
        self.back = SeatBack(f"seat-{i}")
        self.shield = ShieldButton(f"shield-{i}", seat.shield, lambda: next_shield(i))
        self.shield.tip = _("This seat’s shield. Press for another.")
        self.name = TextField(f"name-{i}", seat.name, self._name, most=MOST_LETTERS, suggest=self._suggestion)
        self.name.hint = _("a name")
        self.name.tip = _("Type a name. A right click, or X on a gamepad, gives another one.")
        levels = [(name, _(word)) for name, (word, _about) in LEVELS.items()]
        self.level = Cycle(f"level-{i}", levels, level, self._level)
        tempers = [(name, _(TEMPER_NAMES[name][0])) for name in ("", *TEMPERS[GAME])]
        self.temper = Cycle(f"temper-{i}", tempers, temper, self._temper)
        self.remove = RoundButton(f"remove-{i}", "cross")
        self.remove.tip = _("Take this seat away.")
        self._tell()

    @property
    def parts(self) -> list[Widget]:
        return [self.back, self.shield, self.name, self.level, self.temper, self.remove]

    def _tell(self) -> None:
        level, temper = parse(self.seat.kind)
        self.back.note = about(self.seat.kind)
        self.temper.visible = level not in (HUMAN, "thrall")
        self.level.tip = _(LEVELS[level][1]) if level in LEVELS else ""
        self.temper.tip = _(TEMPER_NAMES[temper][1]) or _("No leaning of its own.")

    def _changed(self, name: str, kind: str) -> None:
        self.seat = SeatChoice(name, kind, self.seat.shield)
        self._tell()
        self.change(self.i, self.seat)

    def _name(self, name: str) -> None:
        self._changed(name, self.seat.kind)

    def _level(self, level: str) -> None:
        tempered = level not in (HUMAN, "thrall") and self.temper.value
        self._changed(self.seat.name, f"{level}:{self.temper.value}" if tempered else level)

    def _temper(self, temper: str) -> None:
        level = parse(self.seat.kind)[0]
        self._changed(self.seat.name, f"{level}:{temper}" if temper else level)

    def _suggestion(self) -> str:
        at = NAMES.index(self.seat.name) if self.seat.name in NAMES else self.i - 1
        return NAMES[(at + 1) % len(NAMES)]

    def place(self, rect: Rect, px: Callable[[float], int]) -> None:
        """Shield, name, level, temper, and the cross at the end; the note runs below."""
        self.back.rect = rect
        room = inset(rect, px(8), px(5))
        side = min(room.h, px(52))
        self.shield.rect = Rect(room.x, room.centery - side // 2, side, side)
        self.remove.rect = Rect(room.right - px(34), room.y + px(2), px(34), px(34))
        left = self.shield.rect.right + px(8)
        wide = self.remove.rect.x - px(8) - left
        parts = (0.40, 0.30, 0.30)
        for widget, part in zip((self.name, self.level, self.temper), parts, strict=True):
            widget.rect = Rect(left, room.y, round(wide * part) - px(6), px(38))
            left += round(wide * part)
        self.back.words = Rect(
            self.name.rect.x + px(6), self.name.rect.bottom, room.right - self.name.rect.x, px(20)
        )


class SeatBack(Widget):
    """The wood behind a seat, and one line about who plays it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.note = ""
        self.words = Rect(0, 0, 0, 0)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row", self.rect)
        p.text(self.note, self.words, NOTE)
