"""A new table: who sits there, by which variants one plays, what it agrees on. Each game has its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, NamedTuple, Protocol

import msgspec
from pygame import Rect

from valhalla.ui import cut, doors, tables
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.scenes.hall import MARGIN, HallScene, Part
from valhalla.ui.scenes.new_game.parts import EmptySeats, PresetButton, VariantCard
from valhalla.ui.scenes.new_game.possible import Refusals, as_much, can_be
from valhalla.ui.scenes.new_game.presets import Preset
from valhalla.ui.scenes.new_game.seats import MOST_LETTERS, SeatRow, known_kind, people_named, renamed
from valhalla.ui.settings import HUMAN, LastTable, SeatChoice
from valhalla.ui.table.record import record_of
from valhalla.ui.theme import BODY, EMBER, SUBHEADING, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.buttons import Button, Pressable
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.fields import CheckBox, Cycle
from valhalla.ui.widgets.lists import BAR, Block, Scrolled, block_of, blocks_of, needed
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games
from valhalla.words.language import _
from valhalla.words.seats import suggestions

ROWS: Final = 4  # places that are shown at least
HIGHEST: Final = 120  # units of a row
RIGHT: Final = 360  # units of the panel of variants
BOX: Final = 32  # units of what can be ticked of the table
WRONG: Final = Style("bold", 15, EMBER)
# Units of the pages' names, by their count: usual, narrow.
TABS: Final = {0: (0, 0), 2: (330, 262), 3: (450, 372)}
STRAIT: Final = 900  # units of a room that has no room for two columns
LOW: Final = 400  # units of one that is low
LEAST_TAB: Final = 110  # units of a page's name
SLIM: Final = 600  # of one that has none for two cards side by side
Px = Callable[[float], int]


class Manners(NamedTuple):
    """How a game is laid: for how many, who sits there if nobody said so, and its variants in words."""

    fewest: int
    most: int
    usual: tuple[str, ...]
    variants: dict[str, tuple[str, str]]
    scored: bool = False  # the running score is a secret that a table may agree to show
    expansions: tuple[str, ...] = ()


class Sitting(Protocol):
    """A row of those who sit at the table."""

    @property
    def parts(self) -> list[Widget]: ...

    def place(self, rect: Rect, units: Units) -> None: ...


class Page(Protocol):
    """A page besides that of the table itself."""

    @property
    def parts(self) -> list[Widget]: ...

    def place(self, room: Rect, units: Units, above: list[Block]) -> None:
        """In a narrow window some blocks come above its own."""

    def visible(self, shown: bool) -> None: ...


class NewGameScene(HallScene):
    """Presets above, seats at the left, variants and agreements at the right; a game may have more pages."""

    game: ClassVar[str]
    key: ClassVar[str]  # by which the table is remembered
    manners: ClassVar[Manners]
    made: ClassVar[dict[str, Preset]] = {}  # presets by their names
    taught: ClassVar[str] = ""  # what is told of the lesson, untranslated, if it is begun from here
    fields: ClassVar[tuple[str, ...]] = ("first", "variants", "expansions")  # that may have to give way

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = self.first_page
        self.refusals = Refusals((*self.manners.variants, *self.manners.expansions), self.called)
        table = self.sound(self.remembered())
        seats = people_named(table.seats, app.settings.people)
        self.table = msgspec.structs.replace(table, seats=seats)
        self.panels = [Panel("panel-seats", "panel"), Panel("panel-rules", "panel")]
        self.empty = EmptySeats("empty")
        self.seating, self.agreed = Scrolled("seats"), Scrolled("agreements")
        self.strait = False  # there is room for one column only
        self._make_words()
        self._make()

    def reworded(self) -> None:
        self._make_words()
        self._make()

    # The table that was laid last

    def blank(self) -> LastTable:
        """The table of somebody who has never laid one."""
        return record_of(self.game).table()(game=self.game)

    def emptied(self, table: LastTable) -> LastTable:
        """What stays of a table that too few or too many sit at."""
        return self.blank()

    def remembered(self) -> LastTable:
        return self.app.settings.table(self.key, record_of(self.game).table()) or self.blank()

    def sound(self, table: LastTable) -> LastTable:
        """A remembered table without what cannot be: the file may come from elsewhere."""
        if not self.manners.fewest <= len(table.seats) <= self.manners.most:
            usual = enumerate(zip(suggestions(), self.manners.usual, strict=False))
            seats = tuple(SeatChoice(name, kind, i) for i, (name, kind) in usual)
            return msgspec.structs.replace(self.emptied(table), seats=seats)
        shields: list[int] = []
        for seat in table.seats:
            free = [n for n in (seat.shield, *range(tables.SHIELDS)) if n not in shields]
            shields.append(next(n for n in free if 0 <= n < tables.SHIELDS))
        seats = tuple(
            SeatChoice(seat.name[:MOST_LETTERS], known_kind(seat.kind, table.game), shield)
            for seat, shield in zip(table.seats, shields, strict=True)
        )
        table = msgspec.structs.replace(table, seats=seats)
        if can_be(table):
            return table
        bare = msgspec.structs.replace(
            table, **{field: getattr(self.blank(), field) for field in self.fields}
        )
        for field in self.fields:
            bare = as_much(bare, field, getattr(table, field))
        return bare

    # What a game adds

    @property
    def first_page(self) -> str:
        return "table"

    @property
    def title(self) -> str:
        return games.name(self.game)

    def make_pages(self) -> list[tuple[str, Page]]:
        """Pages besides the table's own, by their names."""
        return []

    def tabs(self) -> list[tuple[str, str]]:
        """The tabs of all pages, if there are several."""
        return []

    def make_more(self) -> list[Widget]:
        """What else is on the page of the table."""
        return []

    def judge_more(self, on_table: bool) -> None:
        """See to what was added."""

    @property
    def pairs(self) -> bool:
        """Whether everybody plays together with whoever sits across the table."""
        return False

    @property
    def ordered(self) -> bool:
        """Whether it matters who begins."""
        return True

    def called(self, name: str) -> str:
        """A variant or an expansion by its name."""
        return _(self.manners.variants[name][0])

    # Making

    def _make_words(self) -> None:
        """What stays as it is whatever table is laid, in the language of now."""
        self.say(self.title, [(Act.MARK, _("other way round, another name"))])
        self.add = Button("add", _("One more seat"), self._add, icon="plus")
        self.presets = self._make_presets()
        self.lesson = Button("lesson", _("Lesson"), doors.LESSON.way(self.app, self.key), icon="hint")
        self.lesson.tip = _(self.taught) if self.taught else ""
        self.lesson.visible = bool(self.taught)
        self.start = Button("start", _("Begin"), self._start, icon="axe")
        self.start.on_refused = lambda: self.app.notices.say(self.trouble())
        self.wrong = Label("wrong", "", WRONG, lines=2, align="right")

    def _make_presets(self) -> list[PresetButton]:
        return [PresetButton(name, preset, self._presetter(preset)) for name, preset in self.made.items()]

    def _make(self) -> None:
        """The widgets of the table as it is."""
        self.rows = [
            SeatRow(i, seat, self._seat, self._next_shield, self.game)
            for i, seat in enumerate(self.table.seats)
        ]
        for row_ in self.rows:
            row_.remove.on_press = self._remover(row_.i)
            row_.swap.on_press = self._swapper(row_.i)
        self._make_cards()
        self.titles = [
            Label("h-variants", _("Variants"), SUBHEADING),
            Label("h-table", _("This table"), SUBHEADING),
            Label("l-first", _("First player"), BODY),
        ]
        self.first = Cycle("first", self._players(), self.table.first, self._setter("first"))
        self.undo = self._check("undo", _("Moves may be taken back"))
        self.score = self._check("score", _("The running score is shown"))
        self.score.rule = "V1.7"
        self.open = self._check("open", _("Open hands"))
        self.open.tip = _("All people at this screen see each other’s cards: for families and first games.")
        seats = [part for row_ in self.rows for part in row_.parts]
        self.on_table: list[Widget] = [
            *self.panels, self.seating, self.seating.bar, self.agreed, self.agreed.bar, self.empty, *seats,
            self.add, *self.titles, *self.listed, self.first, self.undo, self.open, self.score,
            *self.make_more(),
        ]  # fmt: skip
        more = [part for _name, page in self.more_pages for part in page.parts]
        others = [self.lesson, self.start, self.wrong]
        self.renew([*self.on_table, *more, *self.presets, *self.pages.parts, *self.frame, *others])
        self._judge()

    def _make_cards(self) -> None:
        """A card for every variant, and what other pages there are."""
        self.cards = [
            VariantCard(f"variant-{name}", _(title), _(note), self.toggler("variants", name))
            for name, (title, note) in self.manners.variants.items()
        ]
        self.more_pages = self.make_pages()
        self.pages = Chips("page", self.tabs(), self.page, self._turn)

    @property
    def listed(self) -> list[VariantCard]:
        """The cards of variants that are on the page of the table."""
        return self.cards

    def _turn(self, page: str) -> None:
        """Show the other page."""
        self.page = page
        self._judge()
        self.layout(self.units)

    def _players(self) -> list[tuple[int | None, str]]:
        return [(None, _("by lot")), *((i, seat.name) for i, seat in enumerate(self.table.seats))]

    def again(self, **changes: object) -> None:
        """Another table: all widgets anew."""
        self.table = msgspec.structs.replace(self.table, **changes)
        self._make()
        self.layout(self.units)

    # Seats

    def _seat(self, i: int, seat: SeatChoice) -> None:
        before = self.table.seats[i].kind
        seats = [*self.table.seats[:i], seat, *self.table.seats[i + 1 :]]
        if HUMAN in (before, seat.kind) and before != seat.kind:
            seats[i] = msgspec.structs.replace(seat, name=renamed(seats, i, self.app.settings.people))
            if seats[i] != seat:
                self.again(seats=tuple(seats))
                return
        self.change(seats=tuple(seats))
        self.first.choices = self._players()

    def _add(self) -> None:
        names = [seat.name for seat in self.table.seats]
        shields = [seat.shield for seat in self.table.seats]
        name = next(name for name in suggestions() if name not in names)
        shield = next(n for n in range(tables.SHIELDS) if n not in shields)
        self.again(seats=(*self.table.seats, SeatChoice(name, "karl", shield)))

    def _remover(self, i: int) -> Callback:
        return lambda: self.again(seats=self.table.seats[:i] + self.table.seats[i + 1 :], first=None)

    def _swapper(self, i: int) -> Callback:
        """Changes places with the next seat: with whom one is paired goes by where one sits."""

        def swap() -> None:
            seats = [*self.table.seats]
            j = (i + 1) % len(seats)
            seats[i], seats[j] = seats[j], seats[i]
            self.again(seats=tuple(seats))

        return swap

    def _next_shield(self, i: int) -> None:
        """The next shield nobody has; if all are taken, the next one, exchanged."""
        seats = [*self.table.seats]
        taken = {seat.shield for seat in seats}
        ahead = [(seats[i].shield + step) % tables.SHIELDS for step in range(1, tables.SHIELDS)]
        wanted = next((n for n in ahead if n not in taken), ahead[0])
        for j, seat in enumerate(seats):
            if seat.shield == wanted:
                seats[j] = msgspec.structs.replace(seat, shield=seats[i].shield)
        seats[i] = msgspec.structs.replace(seats[i], shield=wanted)
        self.again(seats=tuple(seats))

    # Variants and agreements

    def toggler(self, field: str, name: str) -> Callback:
        """Takes a variant or an expansion in, or leaves it out."""

        def toggle() -> None:
            has = getattr(self.table, field)
            others = tuple(one for one in has if one != name)
            self.change(**{field: others if name in has else (*has, name)})

        return toggle

    def _check(self, field: str, label: str) -> CheckBox:
        return CheckBox(field, label, getattr(self.table, field), self._setter(field))

    def _setter(self, field: str) -> Callable[[object], None]:
        def set_it(value: object) -> None:
            self.change(**{field: value})

        return set_it

    def change(self, **changes: object) -> None:
        """The table is another one; the widgets stay."""
        self.table = msgspec.structs.replace(self.table, **changes)
        self._judge()
        self.layout(self.units)

    def _presetter(self, preset: Preset) -> Callback:
        def lay() -> None:
            self.table = preset.laid(self.table, suggestions())
            self.again()

        return lay

    # Judging

    def _judge(self) -> None:
        """What may be added, how the seats are bound, and whether one may begin."""
        on_table = self.page == "table"
        for widget in self.on_table:
            widget.visible = on_table
        self._judge_seats(on_table)
        for card, name in zip(self.cards, self.manners.variants, strict=True):
            self.judge_card(card, "variants", name)
        self.titles[0].visible = on_table and bool(self.listed)
        self.score.visible = on_table and self.manners.scored
        self.open.enabled = sum(seat.kind == HUMAN for seat in self.table.seats) > 1
        self.open.visible = on_table
        self.titles[2].visible = self.first.visible = on_table and self.ordered
        self.judge_more(on_table)
        for name, page in self.more_pages:
            page.visible(self.page == name)
        for button, preset in zip(self.presets, self.made.values(), strict=True):
            button.chosen = preset.is_laid(self.table, suggestions())
            button.tell(preset.laid(self.table, suggestions()).seats)
        self.wrong.text = self.trouble()
        self.hints.visible = not self.wrong.text
        self.start.enabled = not self.wrong.text
        self.start.lit = self.start.enabled
        self.changed = True

    def _judge_seats(self, shown: bool) -> None:
        """Rows, and in pairs with whom everybody plays."""
        seats = self.table.seats
        half = len(seats) // 2
        for row_ in self.rows:
            row_.pair(row_.i % half if self.pairs else None, seats[(row_.i + half) % len(seats)].name)
            row_.show(shown)
            row_.remove.visible = shown and len(self.rows) > self.manners.fewest
        self.add.visible = shown and len(self.rows) < self.manners.most

    def judge_card(self, card: VariantCard, field: str, name: str) -> None:
        card.chosen = name in getattr(self.table, field)
        card.why_not = self.refusals.of_adding(self.table, field, name)
        card.enabled = card.chosen or not card.why_not
        card.on_refused = self.refusing(card.why_not)

    def trouble(self) -> str:
        """Why one cannot begin like this."""
        names = [seat.name.strip() for seat in tables.laid(self.table).seats]
        if not all(names):
            return _("Every seat needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return _("Two seats have the same name.")
        return self.refusals.of(self.table)

    def _start(self) -> None:
        seats = tuple(msgspec.structs.replace(seat, name=seat.name.strip()) for seat in self.table.seats)
        self.table = msgspec.structs.replace(self.table, seats=seats)
        self.app.settings.remember(self.key, self.table)
        self.app.settings.sat_down(self.table)
        self.app.keep_settings()
        tables.open_table(self.app, tables.new_session(self.app, self.table))

    # The picture

    def layout(self, units: Units) -> None:
        self.units = units
        self.lesson.visible = bool(self.taught) and (not self.slim or self.page == self.first_page)
        super().layout(units)
        px = units.px
        self.strait = self.room.w < px(STRAIT) or self.room.h < px(LOW)
        room = self.room.copy() if self.strait else self.middle(px(590))
        here = not self.strait or self.page == self.first_page
        self.wrong.rect = self.hints.rect
        if self.strait and self.wrong.text:
            self.wrong.rect = cut.bottom(room, px(44))
            room.h -= px(48)
        for button in self.presets:
            button.visible = here
        high = px(46 if self.strait else 44)
        if self.strait and self.pages.chips:
            strip = self._beside_heading(px) if room.h < px(LOW) else None
            if strip is None:
                strip = cut.top(room, high)
                room = cut.from_y(room, room.y + high + px(6))
            self.pages.place(strip, px(6), room.w)
        elif self.presets and not self.strait:
            strip = cut.top(room, px(52))
            usual, narrow = TABS[len(self.pages.chips)]
            tabs = px(usual if room.w > px(1100) else narrow)
            self.pages.place(Rect(strip.x, strip.y + px(4), tabs, high), px(6), tabs)
            aside = tabs + px(20) if tabs else 0
            rest = cut.column_at(strip, strip.x + aside, strip.w - aside)
            for button, place in zip(self.presets, cut.row(rest, len(self.presets), px(12)), strict=True):
                button.rect = place
            room = cut.row_at(room, strip.bottom + px(8), room.h - strip.h - px(8))
        self._lay_table(room, px)
        for name, page in self.more_pages:
            page.place(room, units, self._offered(px) if self.strait and name == self.first_page else [])
        self.keep_in_sight()

    @property
    def slim(self) -> bool:
        return self.units.width < self.units.px(SLIM + MARGIN)

    def _beside_heading(self, px: Px) -> Rect | None:
        """In a low window the tabs stand beside the heading, if there is room."""
        line = self.heading.rect
        wide = self.app.fonts.size(self.heading.text, self.heading.style, self.units.u)[0] + px(20)
        rest = cut.from_x(line, line.x + wide)
        if rest.w < px(LEAST_TAB) * len(self.pages.chips):
            return None
        self.heading.rect = cut.left(line, wide - px(20))
        return rest

    def foot(self) -> list[tuple[Part, float]]:
        offered: list[tuple[Part, float]] = [] if self.slim or not self.taught else [(self.lesson, 220)]
        return [*offered, (self.start, 190)]

    def _lay_table(self, room: Rect, px: Px) -> None:
        """Seats beside the agreements; in a narrow window all in one column, on a panel as long as it."""
        seats, rules = self.panels
        rules.visible = self.page == "table" and not self.strait
        if not self.strait:
            gap, right = px(16), px(RIGHT)
            seats.rect = cut.left(room, room.w - right - gap)
            rules.rect = cut.right(room, right)
            inner = cut.inset(seats.rect, px(20), px(20))
            self.seating.lay(inner, self._seat_blocks(inner, px), self.units)
            self.agreed.lay(cut.inset(rules.rect, px(22), px(14)), self._rule_blocks(px), self.units)
            return
        first = self._offered(px) if self.first_page == "table" else []
        inner = cut.inset(room, px(14), px(16))
        blocks = [*first, *self._seat_blocks(inner, px), *self._rule_blocks(px)]
        inner.h = min(inner.h, needed(blocks, inner.w))
        seats.rect = inner.inflate(px(28), px(32))
        self.seating.lay(inner, blocks, self.units)
        self.agreed.lay(Rect(inner.topleft, (0, 0)), [], self.units)

    def _offered(self, px: Px) -> list[Block]:
        """Presets, and in the narrowest window the lesson, in rows."""
        offered: list[Pressable] = [*self.presets, *([self.lesson] if self.slim and self.taught else [])]
        across = 1 if self.units.upright else max(1, min(3, len(offered)))
        return blocks_of(offered, across, px(52), px(8), px(8))

    # Seats

    def others(self) -> list[Sitting]:
        """Those who sit there unasked."""
        return []

    def _seat_blocks(self, inner: Rect, px: Px) -> list[Block]:
        """All seats as high as there is room for, or as low as they can be, and then fewer empty ones."""
        count = min(self.manners.most, max(ROWS, len(self.rows) + 1))
        gap = px(6)
        high = min(px(HIGHEST), (inner.h - px(8)) // count - gap)
        long = self.strait or high < self._need(inner.w)
        wide = inner.w - (px(BAR) if long else 0)
        need = self._need(wide)
        roomy = high >= need and not self.strait
        high = high if roomy else need
        sits: list[Sitting] = [*self.rows, *self.others()]
        blocks = [_seated(one, high, gap, self.units) for one in sits]
        free = count - len(sits) if roomy else min(1, self.manners.most - len(self.rows))
        self.empty.places = [Rect(0, 0, 0, 0)] * max(0, free)
        low = high if roomy else px(64)
        return blocks + [
            Block(lambda w: low, partial(self._lay_empty, i), [] if i else [self.add], gap)
            for i in range(free)
        ]

    def _need(self, wide: int) -> int:
        return max(row_.need(wide, self.units, self.app.fonts) for row_ in self.rows)

    def _lay_empty(self, i: int, place: Rect) -> None:
        seen = self.seating.rect.contains(place)
        self.empty.places[i] = place if seen else Rect(0, 0, 0, 0)
        if i == 0:
            px = self.units.px
            self.add.rect = cut.sized(min(place.w, px(280)), px(52), center=place.center)

    # Agreements

    def more_blocks(self, px: Px) -> list[Block]:
        """What was added, below the agreements; the last may have what is left."""
        return []

    def _rule_blocks(self, px: Px) -> list[Block]:
        blocks: list[Block] = []
        across = 2 if self.strait and not self.slim else 1
        if self.listed:
            blocks.append(block_of(self.titles[0], px(30), px(1)))
            high = px(67 if len(self.cards) > 1 else 96)
            blocks += blocks_of(self.listed, across, high, px(3), px(3))
            blocks[-1] = blocks[-1]._replace(gap=px(3) + px(4))
        blocks.append(block_of(self.titles[1], px(30), px(1)))
        if self.ordered:
            blocks.append(
                Block(lambda w: px(38), partial(self._lay_first, px), [self.titles[2], self.first], px(2))
            )
        blocks += blocks_of(self.boxes, across, px(BOX), 0, px(BOX) // 4)
        return [*blocks, *self.more_blocks(px)]

    def _lay_first(self, px: Px, line: Rect) -> None:
        self.titles[2].rect = cut.left(line, px(110))
        self.first.rect = cut.column_at(line, line.x + px(112), min(line.w - px(112), px(400)))

    @property
    def boxes(self) -> tuple[Widget, ...]:
        """What can be ticked of the table, from above."""
        return (self.undo, self.open, self.score) if self.manners.scored else (self.undo, self.open)


def _seated(sits: Sitting, high: int, gap: int, units: Units) -> Block:
    return Block(lambda w: high, lambda rect: sits.place(rect, units), sits.parts, gap)
