"""A seat of a new table as a carved row: shield, a face, name, who plays it, of which temper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ai.levels import parse
from valhalla.ai.record import tempers_of
from valhalla.ui import cut
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.settings import HUMAN, SeatChoice
from valhalla.ui.theme import BODY, FROST, NUMBER, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Pressable, RoundButton
from valhalla.ui.widgets.fields import Cycle, TextField
from valhalla.words.language import _
from valhalla.words.seats import LEVELS, about, suggestions
from valhalla.words.seats import TEMPERS as TEMPER_NAMES

MOST_LETTERS: Final = 16
NOTE: Final = BODY
# Who lends an AI seat a face: by its temper, or, if that is even, by its level.
PORTRAITS: Final = {
    "berserk": "brynjar", "miser": "valgard", "avenger": "agnar", "skald": "egil", "bulwark": "bernhard",
    "thrall": "beinir", "karl": "ottar", "jarl": "thord", "norn": "torunn",
}  # fmt: skip
NARROW: Final = 700  # units of a row that has no room for a face
SLIM: Final = 520  # of one that has none for level and temper beside the name
SLIM_PAIR: Final = 560
LINE: Final = 64  # units of what is chosen, with a line about it
NOTE_LINE: Final = 21  # of each line more
PAIR_LETTERS: Final = "ABC"
PAIR_COLOURS: Final = (PALE_GOLD, FROST, (232, 160, 150))
FACE: Final = (0.14, 0.23, 0.72)  # of a portrait: left, top, and the side of the square with the face


def known_kind(kind: str, game: str = "valhalla") -> str:
    """This kind of seat, or a karl if there is no such; without its temper if this game knows none."""
    level, temper = parse(kind)
    if level not in LEVELS or temper not in TEMPER_NAMES:
        return "karl"
    return kind if temper in ("", *tempers_of(game)) else level


def people_named(seats: Sequence[SeatChoice], names: Sequence[str]) -> tuple[SeatChoice, ...]:
    """People by the names they have at every table; whoever else had one of these gets another."""
    known = iter(names)
    wanted = [next(known, seat.name) if seat.kind == HUMAN else seat.name for seat in seats]
    found: dict[int, str] = {}
    for i in sorted(range(len(seats)), key=lambda i: seats[i].kind != HUMAN):
        taken = {name.strip().casefold() for name in found.values()}
        found[i] = next(n for n in (wanted[i], *suggestions()) if n.strip().casefold() not in taken)
    return tuple(replace(seat, name=found[i][:MOST_LETTERS]) for i, seat in enumerate(seats))


def renamed(seats: Sequence[SeatChoice], i: int, people: Sequence[str]) -> str:
    """What a seat is called after a person has sat down there, or has left it to an AI."""
    name, others = seats[i].name, {seat.name.casefold() for j, seat in enumerate(seats) if j != i}
    usual = suggestions()
    if seats[i].kind == HUMAN:
        free = (one for one in people if one.casefold() not in others)
        return next(free, name) if name in usual else name
    return next(one for one in usual if one.casefold() not in others) if name in people else name


class ShieldButton(Pressable):
    """A painted shield; pressed, it becomes the next one nobody has."""

    def __init__(self, name: str, shield: int, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.shield = shield

    def draw(self, p: Painter, look: Look) -> None:
        side = min(self.rect.size) - (p.px(4) if look.pressed else 0)
        disc = cut.square(side, center=self.rect.center)
        if look.hot:
            p.picture("sparks/glow.webp", disc.inflate(p.px(16), p.px(16)))
        p.picture(f"shields/seat-{self.shield}.webp", disc)


def draw_pair(p: Painter, badge: Rect, pair: int) -> None:
    """The letter of a pair on its colour."""
    p.medal("iron", badge.inflate(p.px(4), p.px(4)))
    p.text(PAIR_LETTERS[pair], badge, NUMBER._replace(size=15, colour=PAIR_COLOURS[pair]))


class SeatRow:
    """The widgets of one seat. `change` is told the seat as it is now."""

    def __init__(
        self,
        i: int,
        seat: SeatChoice,
        change: Callable[[int, SeatChoice], None],
        next_shield: Callable[[int], None],
        game: str = "valhalla",
    ) -> None:
        self.i = i
        self.game = game
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
        tempers = [(name, _(TEMPER_NAMES[name][0])) for name in ("", *tempers_of(game))]
        self.tempered = bool(tempers_of(game))
        self.temper = Cycle(f"temper-{i}", tempers, temper, self._temper)
        self.remove = RoundButton(f"remove-{i}", "cross")
        self.remove.tip = _("Take this seat away.")
        self.swap = RoundButton(f"swap-{i}", "swap")
        self.swap.tip = _("Change places with the next seat. Who sits right across the table is the partner.")
        self.paired: int | None = None
        self.lines = 1  # of the note
        self._tell()

    @property
    def parts(self) -> list[Widget]:
        return [self.back, self.shield, self.name, self.level, self.temper, self.swap, self.remove]

    def show(self, shown: bool) -> None:
        """On the page that is looked at, or not."""
        for part in self.parts:
            part.visible = shown
        self.temper.visible = shown and self._has_temper()
        self.swap.visible = shown and self.paired is not None

    def pair(self, which: int | None, partner: str) -> None:
        """This seat belongs to a pair, with this partner; or to none."""
        self.paired = self.back.pair = which
        self.back.partner = _("Partner: {partner}.").format(partner=partner) if which is not None else ""

    def _has_temper(self) -> bool:
        return self.tempered and parse(self.seat.kind)[0] not in (HUMAN, "thrall")

    def _tell(self) -> None:
        level, temper = parse(self.seat.kind)
        self.back.note = _(TEMPER_NAMES[temper][1]) if temper else about(level, self.game)
        self.back.who = PORTRAITS.get(temper) or PORTRAITS.get(level, "")
        self.temper.visible = self._has_temper()
        self.level.tip = about(level, self.game)
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
        names = suggestions()
        at = names.index(self.seat.name) if self.seat.name in names else self.i - 1
        return names[(at + 1) % len(names)]

    def need(self, wide: int, units: Units, fonts: Fonts) -> int:
        """How high the row is at least: its note may need several lines, whoever plays."""
        tempers = tempers_of(self.game) if self.tempered else ()
        notes = [about(level, self.game) for level in LEVELS]
        notes += [_(TEMPER_NAMES[temper][1]) for temper in tempers]
        self.place(Rect(0, 0, wide, units.px(LINE)), units)
        room = self.back.words.w - units.px(30 if self.back.pair is not None else 0)
        if self.back.pair is not None:
            notes = [f"{self.back.partner} {note}" for note in notes]
        self.lines = max(_lines(note, room, units, fonts) for note in notes)
        return units.px(10 + LINE + NOTE_LINE * (self.lines - 1)) + self._second(wide, units)

    def _second(self, wide: int, units: Units) -> int:
        """What the line of level and temper takes, where they have no room beside the name."""
        least = SLIM if self.paired is None else SLIM_PAIR
        return units.px(44) if wide < units.px(least) else 0

    def place(self, rect: Rect, units: Units) -> None:
        """Shield, face, name, level, temper, and the cross at the end; the note runs below."""
        px = units.px
        self.back.rect = rect
        room = cut.inset(rect, px(10), px(6))
        narrow, second = room.w < px(NARROW), self._second(rect.w, units)
        side = min(room.h, px(56 if narrow else 70))
        self.shield.rect = cut.square(side, midleft=room.midleft)
        face = 0 if narrow else min(room.h, px(92))
        self.back.face = cut.square(face, midleft=(self.shield.rect.right, room.centery))
        if not narrow:
            self.back.face.x += px(8)
        self.remove.rect = Rect(room.right - px(36), 0, px(36), px(36))
        left = self.back.face.right + px(12)
        self.swap.rect = Rect(self.remove.rect.x - px(42), 0, px(36), px(36))
        wide = (self.swap if self.paired is not None else self.remove).rect.x - px(8) - left
        high = px(LINE + NOTE_LINE * (self.lines - 1)) + second
        top = room.centery - high // 2
        parts = (1.0,) if second else (0.34, 0.33, 0.33) if narrow else (0.38, 0.31, 0.31)
        for widget, part in zip((self.name, self.level, self.temper), parts, strict=False):
            widget.rect = Rect(left, top, round(wide * part) - px(6), px(38))
            left += round(wide * part)
        if second:
            self.shield.rect.y = room.y
            low = Rect(room.x, top + second, room.w, px(38))
            self.level.rect, self.temper.rect = cut.row(low, 2, px(6))
        self.remove.rect.centery = self.swap.rect.centery = self.name.rect.centery
        x = room.x if second else self.name.rect.x + px(6)
        self.back.words = Rect(
            x, top + px(41) + second, room.right - x, px(24 + NOTE_LINE * (self.lines - 1))
        )


def _lines(text: str, wide: int, units: Units, fonts: Fonts) -> int:
    """In how many lines a note finds room."""
    high = units.px(24)
    if fonts.measured(text, NOTE, units.u, wide, high, lines=1).fits:
        return 1
    return -(-fonts.height(text, NOTE, units.u, wide) // units.px(NOTE_LINE))


class SeatBack(Widget):
    """The wood behind a seat, the face of who plays it, and one line about them."""

    note = partner = ""
    who = ""  # whose portrait it is; none: a person
    pair: int | None = None  # which of the pairs this seat belongs to
    face: Rect
    words: Rect

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row", self.rect)
        if self.face.w:
            self._draw_face(p)
        lines = 0 if self.words.h > p.px(NOTE_LINE * 2) else 1
        valign = "middle" if lines else "top"
        if self.pair is None:
            p.text(self.note, self.words, NOTE, lines=lines, valign=valign)
            return
        band = Rect(self.rect.x + p.px(3), self.rect.y + p.px(5), p.px(6), self.rect.h - p.px(10))
        p.fill(band, PAIR_COLOURS[self.pair])
        side = p.px(24)
        badge = Rect(self.words.x, self.words.y, side, side)
        draw_pair(p, badge, self.pair)
        rest = cut.from_x(self.words, badge.right + p.px(6))
        p.text(f"{self.partner} {self.note}", rest, NOTE, lines=lines, valign=valign)

    def _draw_face(self, p: Painter) -> None:
        if not self.who:
            p.token("gold", "person", self.face, self.face.w // 4)
            return
        p.medal("iron", self.face)
        if not p.blind:
            side = round(self.face.w * 0.84)
            key = ("seat-face", self.who, side)
            p.centred(p.art.kept(key, lambda: _face(p, self.who, side)), self.face.center)


def _face(p: Painter, who: str, side: int) -> Surface:
    """A jarl's face cut out round; premultiplied."""
    portrait = p.art.file(f"jarls/{who}.webp")
    left, top, part = FACE
    wide, high = portrait.get_size()
    square = Rect(round(wide * left), round(high * top), round(wide * part), round(wide * part))
    face = smoothscale(portrait.subsurface(square.clip(portrait.get_rect())), (side, side)).convert_alpha()
    disc = Surface((side * 4, side * 4), pygame.SRCALPHA)
    pygame.draw.circle(disc, (255, 255, 255, 255), (side * 2, side * 2), side * 2)
    face.blit(smoothscale(disc, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face.premul_alpha()
