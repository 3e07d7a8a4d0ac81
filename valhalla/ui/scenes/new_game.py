"""A new table: who sits there, by which variants one plays, and what the table agrees on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from pygame import Rect

from valhalla.kernel.game import BadSetup
from valhalla.ui import chronicle, tables
from valhalla.ui.input import Act
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.scenes.new_game_parts import Emblem, EmptySeats, VariantCard
from valhalla.ui.scenes.seats import HUMAN, MOST_LETTERS, SeatRow, known_kind, suggestions
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.theme import BODY, EMBER, SUBHEADING, Style
from valhalla.ui.units import Units, inset
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.fields import CheckBox, Cycle
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games
from valhalla.words import names as called
from valhalla.words.hammer.names import VARIANTS as HAMMER_VARIANTS
from valhalla.words.language import N_, _, translated

if TYPE_CHECKING:
    from valhalla.ui.app import App


class Manners(NamedTuple):
    """How a game is laid: for how many, who sits there if nobody said so, and its variants in words."""

    fewest: int
    most: int
    usual: tuple[str, ...]
    variants: dict[str, tuple[str, str]]
    scored: bool = True  # the running score is a secret that a table may agree to show
    expansions: tuple[str, ...] = ()


FIRST: Final = LastTable(variants=("first_game",), score=True)
VARIANT_WORDS: Final = {
    "simplified": (N_("Simplified"), N_("No jarls; everybody begins with five cards.")),
    "hand_draft": (N_("Hand draft"), N_("Starting hands are exchanged through an open pool.")),
    "five_jarls": (N_("Five jarls"), N_("Choose your jarl from five instead of three.")),
    "first_game": (N_("First game"), N_("Everybody is dealt one jarl that is easy to play.")),
}
MANNERS: Final = {
    "valhalla": Manners(2, 6, (HUMAN, "karl", "thrall"), VARIANT_WORDS, expansions=tuple(called.EXPANSIONS)),
    "hammer": Manners(1, 5, (HUMAN, "karl", "thrall"), HAMMER_VARIANTS, scored=False),
}
ROWS: Final = 4  # places that are shown at least
HIGHEST: Final = 120  # units of a row
RULES: Final = {"hammer": "H6.1"}  # where the book tells of an expansion
WRONG: Final = Style("bold", 15, EMBER, centred=True)


def sound(table: LastTable) -> LastTable:
    """A remembered table without what cannot be: the file may come from elsewhere."""
    manners = MANNERS[table.game]
    if not manners.fewest <= len(table.seats) <= manners.most:
        usual = enumerate(zip(suggestions(), manners.usual, strict=False))
        seats = tuple(SeatChoice(name, kind, i) for i, (name, kind) in usual)
        return LastTable(seats, game=table.game)
    shields: list[int] = []
    for seat in table.seats:
        free = [n for n in (seat.shield, *range(tables.SHIELDS)) if n not in shields]
        shields.append(next(n for n in free if 0 <= n < tables.SHIELDS))
    seats = tuple(
        SeatChoice(seat.name[:MOST_LETTERS], known_kind(seat.kind, table.game), shield)
        for seat, shield in zip(table.seats, shields, strict=True)
    )
    table = msgspec.structs.replace(table, seats=seats)
    try:
        tables.setup_of(table)
    except BadSetup:
        return msgspec.structs.replace(table, variants=(), expansions=(), first=None)
    return table


class NewGameScene(HallScene):
    """Seats at the left, variants and agreements at the right."""

    def __init__(self, app: App, game: str = "valhalla") -> None:
        title = _("New game") if game == "valhalla" else games.name(game)
        super().__init__(app, title, [(Act.MARK, _("other way round, another name"))])
        self.game, self.manners = game, MANNERS[game]
        self.page = "variants"
        self.table = sound(app.settings.table_of(game))
        self.panels = [Panel("panel-seats", "panel"), Panel("panel-rules", "panel")]
        self.empty = EmptySeats("empty")
        self.add = Button("add", _("One more seat"), self._add, icon="plus")
        if game == "valhalla":
            self.easy = Button("easy", _("First evening"), self._easy, icon="star")
            self.easy.tip = _("You against two thralls, with simple jarls and the score in sight.")
        else:
            self.easy = Button("lesson", _("Lesson"), self._lesson, icon="hint")
            self.easy.tip = _("Two turns with a fixed deal, step by step.")
        self.start = Button("start", _("Begin"), self._start, icon="axe")
        self.start.on_refused = lambda: self.app.notices.say(self.trouble())
        self.wrong = Label("wrong", "", WRONG, lines=2)
        self._make()

    # Making

    def _make(self) -> None:
        """The widgets of the table as it is."""
        self.rows = [
            SeatRow(i, seat, self._seat, self._next_shield, self.game)
            for i, seat in enumerate(self.table.seats)
        ]
        for row in self.rows:
            row.remove.on_press = self._remover(row.i)
            row.remove.visible = len(self.rows) > self.manners.fewest
        self.add.visible = len(self.rows) < self.manners.most
        self._make_cards()
        self.titles = [
            Label("h-variants", _("Variants"), SUBHEADING),
            Label("h-table", _("This table"), SUBHEADING),
            Label("l-first", _("First player"), BODY),
        ]
        self.first = Cycle("first", self._players(), self.table.first, self._first)
        self.undo = CheckBox("undo", _("Moves may be taken back"), self.table.undo, self._undo)
        self.score = CheckBox("score", _("The running score is shown"), self.table.score, self._score)
        self.score.rule = "V1.7"
        self.score.visible = self.manners.scored
        self.alone = Label("alone", self._told_alone(), BODY, lines=0)
        self.alone.valign = "top"
        self.emblem = Emblem("emblem")
        seats = [part for row in self.rows for part in row.parts]
        rules: list[Widget] = [
            *self.titles,
            *self.pages.parts,
            *self.cards,
            *self.more,
            self.first,
            self.undo,
            self.score,
            self.alone,
            self.emblem,
        ]
        others = [self.add, self.easy, self.start, self.wrong]
        self.renew([*self.panels, self.empty, *seats, *rules, *self.frame, *others])
        self._judge()

    def _make_cards(self) -> None:
        """A card for every variant and for every expansion: a page of each, if there are expansions."""
        self.cards = [
            VariantCard(f"variant-{name}", _(title), _(note), self._toggler("variants", name))
            for name, (title, note) in self.manners.variants.items()
        ]
        self.more = [
            VariantCard(f"expansion-{name}", *called.expansion(name), self._toggler("expansions", name))
            for name in self.manners.expansions
        ]
        for card, name in zip(self.more, self.manners.expansions, strict=True):
            card.rule = RULES[name]
        choices = [("variants", _("Variants")), ("expansions", _("Expansions"))]
        self.pages = Chips("page", choices if self.more else [], self.page, self._turn)

    def _turn(self, page: str) -> None:
        """Show the other cards."""
        self.page = page
        self._judge()

    def _told_alone(self) -> str:
        """What one plays for alone at the table."""
        if len(self.table.seats) > 1:
            return ""
        best = chronicle.best_alone(self.game, self.table.seats[0].name)
        told = _("Alone you throw for a high score.")
        return told if best is None else f"{told} " + _("Your best so far: {points}.").format(points=best)

    def _players(self) -> list[tuple[int | None, str]]:
        return [(None, _("by lot")), *((i, seat.name) for i, seat in enumerate(self.table.seats))]

    def _again(self, **changes: object) -> None:
        """Another table: all widgets anew."""
        self.table = msgspec.structs.replace(self.table, **changes)
        self._make()
        self.layout(self.units)

    # Seats

    def _seat(self, i: int, seat: SeatChoice) -> None:
        seats = [*self.table.seats]
        seats[i] = seat
        self.table = msgspec.structs.replace(self.table, seats=tuple(seats))
        self.first.choices = self._players()
        self._judge()

    def _add(self) -> None:
        names = [seat.name for seat in self.table.seats]
        shields = [seat.shield for seat in self.table.seats]
        name = next(name for name in suggestions() if name not in names)
        shield = next(n for n in range(tables.SHIELDS) if n not in shields)
        self._again(seats=(*self.table.seats, SeatChoice(name, "karl", shield)))

    def _remover(self, i: int) -> Callback:
        def remove() -> None:
            seats = self.table.seats[:i] + self.table.seats[i + 1 :]
            self._again(seats=seats, first=None)

        return remove

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
        self._again(seats=tuple(seats))

    # Variants and agreements

    def _toggler(self, field: str, name: str) -> Callback:
        """Takes a variant or an expansion in, or leaves it out."""

        def toggle() -> None:
            has = getattr(self.table, field)
            others = tuple(one for one in has if one != name)
            changed = {field: others if name in has else (*has, name)}
            self.table = msgspec.structs.replace(self.table, **changed)
            self._judge()

        return toggle

    def _first(self, first: int | None) -> None:
        self.table = msgspec.structs.replace(self.table, first=first)

    def _undo(self, undo: bool) -> None:
        self.table = msgspec.structs.replace(self.table, undo=undo)

    def _score(self, score: bool) -> None:
        self.table = msgspec.structs.replace(self.table, score=score)

    def _easy(self) -> None:
        you = next((seat for seat in self.table.seats if seat.kind == HUMAN), None)
        yours = you.name if you else suggestions()[0]
        others = [name for name in suggestions() if name.casefold() != yours.strip().casefold()]
        thralls = (SeatChoice(others[i - 1], "thrall", i) for i in (1, 2))
        self.table = FIRST
        self._again(seats=(SeatChoice(yours, HUMAN, 0), *thralls))

    def _lesson(self) -> None:
        from valhalla.ui.scenes.play.lesson import LessonScene  # noqa: PLC0415 - loads the table

        self.app.push(LessonScene.begun(self.app, self.game))

    # Judging

    def _judge(self) -> None:
        """What may be added, and whether one may begin."""
        for card, name in zip(self.cards, self.manners.variants, strict=True):
            self._judge_card(card, "variants", name)
        for card, name in zip(self.more, self.manners.expansions, strict=True):
            self._judge_card(card, "expansions", name)
        self.emblem.visible = self.game == "hammer" or self.page == "expansions"
        if self.more:
            count = len(self.table.expansions)
            told = _("Expansions: {count}").format(count=count) if count else _("Expansions")
            self.pages.chips["expansions"].label = told
        self.wrong.text = self.trouble()
        self.start.enabled = not self.wrong.text
        self.start.lit = self.start.enabled
        self.changed = True

    def _judge_card(self, card: VariantCard, field: str, name: str) -> None:
        card.visible = self.page == field
        card.chosen = name in getattr(self.table, field)
        card.why_not = "" if card.chosen else self._why_not(field, name)
        card.enabled = not card.why_not
        card.on_refused = self._refusing(card.why_not)

    def _why_not(self, field: str, name: str) -> str:
        """Why this variant or expansion cannot be added to those chosen."""
        wanted = {field: (*getattr(self.table, field), name)}
        try:
            tables.setup_of(msgspec.structs.replace(self.table, **wanted))
        except BadSetup as error:
            params = error.reason.params
            other = next((v for v in (params.get("one"), params.get("other")) if v != name), "")
            if other not in self.manners.variants:
                return translated(error.reason)
            why = _("Not with {variant}: {why}.")
            return why.format(variant=_(self.manners.variants[other][0]), why=translated(params["why"]))
        return ""

    def _refusing(self, why: str) -> Callback:
        return lambda: self.app.notices.say(why)

    def trouble(self) -> str:
        """Why one cannot begin like this."""
        names = [seat.name.strip() for seat in self.table.seats]
        if not all(names):
            return _("Every seat needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return _("Two seats have the same name.")
        try:
            tables.setup_of(self.table)
        except BadSetup as error:
            return translated(error.reason)
        return ""

    def _start(self) -> None:
        seats = tuple(msgspec.structs.replace(seat, name=seat.name.strip()) for seat in self.table.seats)
        self.table = msgspec.structs.replace(self.table, seats=seats)
        self.app.settings.remember(self.table)
        self.app.keep_settings()
        tables.open_table(self.app, tables.new_session(self.app, self.table))

    # The picture

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        gap = px(16)
        right = px(360)
        room = self.middle(px(590))
        self.panels[0].rect = Rect(room.x, room.y, room.w - right - gap, room.h)
        self.panels[1].rect = Rect(room.right - right, room.y, right, room.h)
        self._lay_seats(px(20), px)
        self._lay_rules(px)
        foot = self.back_button.rect
        self.start.rect = Rect(self.room.right - px(190), foot.y, px(190), foot.h)
        self.easy.rect = Rect(self.start.rect.x - px(236), foot.y, px(220), foot.h)

    def _lay_seats(self, pad: int, px: Callable[[float], int]) -> None:
        inner = inset(self.panels[0].rect, pad, pad)
        count = min(self.manners.most, max(ROWS, len(self.rows) + 1))
        high = min(px(HIGHEST), (inner.h - px(8)) // count - px(6))
        places = [Rect(inner.x, inner.y + i * (high + px(6)), inner.w, high) for i in range(count)]
        for row, place in zip(self.rows, places, strict=False):
            row.place(place, px)
        self.empty.places = places[len(self.rows) :]
        if self.empty.places:
            self.add.rect = Rect(0, 0, px(280), px(52))
            self.add.rect.center = self.empty.places[0].center

    def _lay_rules(self, px: Callable[[float], int]) -> None:
        inner = inset(self.panels[1].rect, px(22), px(20))
        y = inner.y
        self.titles[0].rect = Rect(inner.x, y, inner.w, px(30))
        self.titles[0].visible = not self.more
        self.pages.place(Rect(inner.x, y - px(3), inner.w, px(34)), px(6), inner.w)
        y += px(36)
        for i, card in enumerate(self.more):
            card.rect = Rect(inner.x, y + i * px(101), inner.w, px(96))
        high = px(72 if len(self.cards) > 1 else 96)
        for card in self.cards:
            card.rect = Rect(inner.x, y, inner.w, high)
            y += high + px(5)
        y += px(4)
        self.titles[1].rect = Rect(inner.x, y, inner.w, px(30))
        y += px(36)
        self.titles[2].rect = Rect(inner.x, y, px(110), px(38))
        self.first.rect = Rect(inner.x + px(112), y, inner.w - px(112), px(38))
        for i, box in enumerate((self.undo, self.score)):
            box.rect = Rect(inner.x, y + px(44 + 38 * i), inner.w, px(36))
        low = self.score.rect.bottom + px(2)
        top = self.undo.rect.bottom + px(76)
        self.emblem.rect = Rect(inner.x, top, inner.w, inner.bottom - px(56) - top)
        if self.more:
            top = self.more[-1].rect.bottom
            self.emblem.rect = Rect(inner.x, top, inner.w, self.titles[1].rect.y - top)
        self.alone.rect = Rect(inner.x, self.undo.rect.bottom + px(8), inner.w, px(64))
        self.wrong.rect = Rect(inner.x, low, inner.w, inner.bottom - px(12) - low)
