"""A new table: who sits there, by which variants and expansions one plays, what the table agrees on, and
against which monster, if that is whom one plays against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from pygame import Rect

from valhalla.games.valhalla.monsters.stack import TOLLS
from valhalla.games.valhalla.table import MONSTERS, MOST_HUNTERS, PAIRS
from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import Told
from valhalla.ui import chronicle, tables
from valhalla.ui.games.valhalla import presets
from valhalla.ui.games.valhalla.faces.faces import Faces
from valhalla.ui.games.valhalla.monster.new_game import Company, MonsterPage
from valhalla.ui.games.valhalla.new_game_expansions import LARGE, ExpansionsPage
from valhalla.ui.games.wolves.new_game import Rounds, ShadowRow, joined
from valhalla.ui.input import Act
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.scenes.new_game_parts import EMBLEMS, Emblem, EmptySeats, Preset, VariantCard
from valhalla.ui.scenes.seats import HUMAN, MOST_LETTERS, SeatRow, known_kind, suggestions
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.theme import BODY, EMBER, SUBHEADING, Style
from valhalla.ui.units import Units, inset, row
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.fields import CheckBox, Cycle
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games
from valhalla.words.hammer.names import VARIANTS as HAMMER_VARIANTS
from valhalla.words.language import N_, _, ngettext, pgettext
from valhalla.words.valhalla import hunting
from valhalla.words.valhalla import names as called

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


VARIANT_WORDS: Final = {
    "simplified": (N_("Simplified"), N_("No jarls; everybody begins with five cards.")),
    "hand_draft": (N_("Hand draft"), N_("Starting hands are exchanged through an open pool.")),
    "five_jarls": (N_("Five jarls"), N_("Choose your jarl from five instead of three.")),
    "first_game": (N_("First game"), N_("Everybody is dealt one jarl that is easy to play.")),
}
MANNERS: Final = {
    "valhalla": Manners(2, 6, (HUMAN, "karl", "thrall"), VARIANT_WORDS, expansions=tuple(called.EXPANSIONS)),
    "hammer": Manners(1, 5, (HUMAN, "karl", "thrall"), HAMMER_VARIANTS, scored=False),
    "wolves": Manners(2, 5, (HUMAN, "karl", "thrall"), {}, scored=False),
}
HUNTING: Final = Manners(
    1,
    MOST_HUNTERS,
    (HUMAN,),
    {"first_game": (N_("First game"), N_("The cards of the monster have no abilities."))},
    scored=False,
    expansions=tuple(called.EXPANSIONS),
)
ROWS: Final = 4  # places that are shown at least
HIGHEST: Final = 120  # units of a row
ROUNDS: Final = 190  # units for what is said of the rounds
RIGHT: Final = 360  # units of the panel of variants
WRONG: Final = Style("bold", 15, EMBER)
PRESET_ICONS: Final = {
    "easy": "star", "second": "loki", "feast": "horn", "alone": "person", "together": "alliance",
    "pack": "star", "duel": "wolf-head", "full-hall": "horn",
}  # fmt: skip
LESSONS: Final = {
    "hammer": N_("Two turns with a fixed deal, step by step."),
    "wolves": N_("A round with a fixed deal, step by step."),
}
# Units of the pages' names, by their count: usual, narrow.
TABS: Final = {0: (0, 0), 2: (330, 262), 3: (450, 372)}


def manners_of(table: LastTable) -> Manners:
    return MANNERS[table.game] if table.monster is None else HUNTING


def sound(table: LastTable) -> LastTable:
    """A remembered table without what cannot be: the file may come from elsewhere."""
    manners = manners_of(table)
    if table.monster is not None:
        monster = table.monster if table.monster in MONSTERS else MONSTERS[0]
        level = min(max(table.level, 1), len(TOLLS))
        table = msgspec.structs.replace(table, monster=monster, level=level)
    if not manners.fewest <= len(table.seats) <= manners.most:
        usual = enumerate(zip(suggestions(), manners.usual, strict=False))
        seats = tuple(SeatChoice(name, kind, i) for i, (name, kind) in usual)
        return LastTable(seats, game=table.game, monster=table.monster, level=table.level)
    shields: list[int] = []
    for seat in table.seats:
        free = [n for n in (seat.shield, *range(tables.SHIELDS)) if n not in shields]
        shields.append(next(n for n in free if 0 <= n < tables.SHIELDS))
    seats = tuple(
        SeatChoice(seat.name[:MOST_LETTERS], known_kind(seat.kind, table.game), shield)
        for seat, shield in zip(table.seats, shields, strict=True)
    )
    table = msgspec.structs.replace(table, seats=seats)
    if _can_be(table):
        return table
    bare = msgspec.structs.replace(table, variants=(), expansions=(), first=None, loki=None)
    for field in ("first", "variants", "expansions", "loki"):
        bare = _as_much(bare, field, getattr(table, field))
    return bare


def _as_much(table: LastTable, field: str, wanted: object) -> LastTable:
    """The table with all that can be of what is wanted."""
    if not isinstance(wanted, tuple):
        more = msgspec.structs.replace(table, **{field: wanted})
        return more if _can_be(more) else table
    for name in wanted:
        more = msgspec.structs.replace(table, **{field: (*getattr(table, field), name)})
        table = more if _can_be(more) else table
    return table


def _can_be(table: LastTable) -> bool:
    try:
        tables.setup_of(table)
    except BadSetup:
        return False
    return True


def remembered(app: App, game: str, hunt: bool) -> LastTable:
    """The table that was laid last; the first one against a monster is for whoever plays here."""
    table = app.settings.table_of(game, hunt=hunt)
    if hunt and not table.seats:
        people = [seat for seat in app.settings.last_table.seats if seat.kind == HUMAN]
        table = msgspec.structs.replace(table, seats=tuple(people[:1]))
    return sound(table)


class NewGameScene(HallScene):
    """Presets above; seats, variants and agreements on one page, expansions on the other.

    With *hunt* all play against a monster, which is chosen on a page of its own.
    """

    def __init__(self, app: App, game: str = "valhalla", *, hunt: bool = False) -> None:
        super().__init__(app, "")
        self.game, self.hunt = game, hunt
        self.page = "monster" if hunt else "table"
        self.faces = Faces(app.art, app.fonts)
        self.table = remembered(app, game, hunt)
        self.manners = manners_of(self.table)
        self.panels = [Panel("panel-seats", "panel"), Panel("panel-rules", "panel")]
        self.empty = EmptySeats("empty")
        self._make_words()
        self._make()

    def reworded(self) -> None:
        self._make_words()
        self._make()

    # Making

    def _make_words(self) -> None:
        """What stays as it is whatever table is laid, in the language of now."""
        title = _("New game") if self.game == "valhalla" else games.name(self.game)
        title = _("Against a monster") if self.hunt else title
        self.say(title, [(Act.MARK, _("other way round, another name"))])
        self.add = Button("add", _("One more seat"), self._add, icon="plus")
        self.presets = self._make_presets()
        self.lesson = Button("lesson", _("Lesson"), self._lesson, icon="hint")
        self.lesson.tip = _(LESSONS.get(self.game, LESSONS["hammer"]))
        self.lesson.visible = self.game in LESSONS or self.hunt
        self.start = Button("start", _("Begin"), self._start, icon="axe")
        self.start.on_refused = lambda: self.app.notices.say(self.trouble())
        self.wrong = Label("wrong", "", WRONG, lines=2, align="right")

    def _make_presets(self) -> list[Preset]:
        found = []
        for name, (title, note, whole) in self._presets.items():
            button = Preset(name, _(title), _(note), PRESET_ICONS[name], self._presetter(name))
            button.tip = _(whole)
            found.append(button)
        return found

    @property
    def _presets(self) -> dict[str, tuple[str, str, str]]:
        return presets.HUNTS if self.hunt else presets.OF_GAMES[self.game]

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
        self.first = Cycle("first", self._players(), self.table.first, self._first)
        self.undo = CheckBox("undo", _("Moves may be taken back"), self.table.undo, self._undo)
        self.score = CheckBox("score", _("The running score is shown"), self.table.score, self._score)
        self.score.rule = "V1.7"
        self.alone = Label("alone", self._told_alone(), BODY, lines=0)
        self.alone.valign = "top"
        self.emblem = Emblem("emblem", self.game)
        self.shadow = ShadowRow("shadow-clan")
        self.rounds = Rounds("rounds")
        self.company = Company("company")
        seats = [part for row_ in self.rows for part in row_.parts]
        self.on_table: list[Widget] = [
            *self.panels, self.empty, *seats, self.shadow, self.add, *self.titles,
            *(() if self.hunt else self.cards), self.first, self.undo, self.score, self.alone, self.emblem,
            self.company, self.rounds,
        ]  # fmt: skip
        more = self.expansions.parts if self.expansions is not None else []
        more = [*(self.monsters.parts if self.monsters is not None else []), *more]
        others = [self.lesson, self.start, self.wrong]
        self.renew([*self.presets, *self.pages.parts, *self.on_table, *more, *self.frame, *others])
        self._judge()

    def _make_cards(self) -> None:
        """A card for every variant, and the page of expansions, if there are any."""
        self.cards = [
            VariantCard(f"variant-{name}", _(title), _(note), self._toggler("variants", name))
            for name, (title, note) in self.manners.variants.items()
        ]
        self.expansions: ExpansionsPage | None = None
        if self.manners.expansions:
            self.expansions = ExpansionsPage(
                self.table, self.faces, lambda name: self._toggler("expansions", name), self._loki
            )
        self.monsters: MonsterPage | None = None
        choices = [("table", pgettext("page", "Table")), ("expansions", _("Expansions"))]
        if self.hunt:
            self.monsters = MonsterPage(
                self.table, self._chooser, self._leveller, self.cards[0], self._look_through
            )
            choices = [("monster", pgettext("page", "Monster")), *choices]
        self.pages = Chips("page", choices if self.expansions else [], self.page, self._turn)

    def _turn(self, page: str) -> None:
        """Show the other page."""
        self.page = page
        self._judge()

    def _told_alone(self) -> str:
        """What one plays for alone at the table."""
        if len(self.table.seats) > 1 or self.hunt:
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

    def _swapper(self, i: int) -> Callback:
        """Changes places with the next seat: with whom one is paired goes by where one sits."""

        def swap() -> None:
            seats = [*self.table.seats]
            j = (i + 1) % len(seats)
            seats[i], seats[j] = seats[j], seats[i]
            self._again(seats=tuple(seats))

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

    def _loki(self, loki: str | None) -> None:
        self.table = msgspec.structs.replace(self.table, loki=loki)
        if self.expansions is not None:
            self.expansions.look("loki")
        self._judge()

    def _chooser(self, monster: str) -> Callback:
        def choose() -> None:
            self.table = msgspec.structs.replace(self.table, monster=monster)
            self._judge()

        return choose

    def _leveller(self, level: int) -> Callback:
        def choose() -> None:
            self.table = msgspec.structs.replace(self.table, level=level)
            self._judge()

        return choose

    def _look_through(self) -> None:
        """The monster's cards, as anybody may see them beforehand (V15.2)."""
        from valhalla.ui.table.gallery.scene import GalleryScene  # noqa: PLC0415 - loaded when it is wanted

        large = any(name in LARGE for name in self.table.expansions)
        self.app.push(GalleryScene.of_monster(self.app, self.table.monster or MONSTERS[0], plus=large))

    def _presetter(self, name: str) -> Callback:
        def lay() -> None:
            self.table = presets.preset(name, self.table, suggestions())
            self._again()

        return lay

    def _lesson(self) -> None:
        from valhalla.ui.table.lesson.scene import LessonScene  # noqa: PLC0415 - loads the table

        self.app.push(LessonScene.begun(self.app, "monster" if self.hunt else self.game))

    # Judging

    def _judge(self) -> None:
        """What may be added, how the seats are bound, and whether one may begin."""
        on_table = self.page == "table"
        for widget in self.on_table:
            widget.visible = on_table
        self._judge_seats(on_table)
        for card, name in zip(self.cards, self.manners.variants, strict=True):
            self._judge_card(card, "variants", name)
        self.titles[0].visible = on_table and bool(self.cards) and not self.hunt
        alone = self.hunt and len(self.table.seats) == 1
        self.titles[2].visible = self.first.visible = on_table and not alone
        self.company.monster = self.table.monster or ""
        self.company.visible = on_table and self.hunt
        self.company.lines = hunting.company(len(self.table.seats), self.table.level) if self.hunt else []
        self.score.visible = on_table and self.manners.scored
        self.emblem.visible = self.game in EMBLEMS
        self._judge_rounds()
        if self.expansions is not None:
            for card in self.expansions.cards:
                self._judge_card(card, "expansions", card.expansion)
            self.expansions.show(self.table)
            self.expansions.visible(self.page == "expansions")
            count = len(self.table.expansions)
            told = _("Expansions: {count}").format(count=count) if count else _("Expansions")
            self.pages.chips["expansions"].label = told
        if self.monsters is not None:
            self.monsters.show(self.table, self._why_no_monster)
            self.monsters.visible(self.page == "monster")
            for monster in self.monsters.cards:
                monster.on_refused = self._refusing(monster.why_not)
        for button, name in zip(self.presets, self._presets, strict=False):
            button.chosen = presets.is_preset(name, self.table, suggestions())
        self.wrong.text = self.trouble()
        self.hints.visible = not self.wrong.text
        self.start.enabled = not self.wrong.text
        self.start.lit = self.start.enabled
        self.changed = True

    def _judge_rounds(self) -> None:
        """What a round of Wolves of Odin is like for so many, and whether the shadow clan joins them."""
        clan = joined(self.table)
        self.shadow.seat = clan
        self.shadow.visible = clan is not None
        self.rounds.visible = self.game == "wolves"
        self.rounds.tell(len(self.table.seats))

    def _judge_seats(self, shown: bool) -> None:
        """Rows, and in pairs with whom everybody plays."""
        seats = self.table.seats
        half = len(seats) // 2
        paired = any(name in PAIRS for name in self.table.expansions) and len(seats) in (4, 6)
        for row_ in self.rows:
            row_.pair(row_.i % half if paired else None, seats[(row_.i + half) % len(seats)].name)
            row_.show(shown)
            row_.remove.visible = shown and len(self.rows) > self.manners.fewest
        self.add.visible = shown and len(self.rows) < self.manners.most

    def _judge_card(self, card: VariantCard, field: str, name: str) -> None:
        chosen = getattr(self.table, field)
        card.chosen = name in chosen
        why_not = self._why_not(field, name)
        card.why_not = why_not
        card.enabled = card.chosen or not why_not
        card.on_refused = self._refusing(why_not)

    def _why_not(self, field: str, name: str) -> str:
        """Why this variant or expansion cannot be added to those chosen, or cannot stay among them."""
        others = tuple(one for one in getattr(self.table, field) if one != name)
        try:
            tables.setup_of(msgspec.structs.replace(self.table, **{field: (*others, name)}))
        except BadSetup as error:
            return self._told(error.reason, name)
        return ""

    def _why_no_monster(self, monster: str) -> str:
        """Why this table cannot play against this one."""
        try:
            tables.setup_of(msgspec.structs.replace(self.table, monster=monster))
        except BadSetup as error:
            return self._sentence(error.reason)
        return ""

    def _told(self, reason: Told, name: str) -> str:
        """A refusal, said on the card of this variant or expansion; nothing if it is about others."""
        params = reason.params
        pair = [params.get("one"), params.get("other")]
        if name in pair:
            other = str(pair[1 - pair.index(name)])
            why = _("Not with {variant}: {why}.")
            return why.format(variant=self._called(other), why=called.setup_trouble(params["why"]))
        if params.get("name") == name and "players" in params:
            count = int(str(params["players"]))
            why = ngettext("Not for {count} player: {why}.", "Not for {count} players: {why}.", count)
            return why.format(count=count, why=called.setup_trouble(params["why"]))
        if params.get("name") == name:
            return self._sentence(reason)
        of_others = any(value in self._known for value in params.values() if isinstance(value, str))
        return "" if of_others else self._sentence(reason)

    @property
    def _known(self) -> list[object]:
        """The names of variants and expansions."""
        return [*self.manners.variants, *self.manners.expansions]

    def _called(self, name: str) -> str:
        """A variant or an expansion by its name."""
        if name in self.manners.variants:
            return _(self.manners.variants[name][0])
        return called.expansion(name)[0]

    def _refusing(self, why: str) -> Callback:
        return lambda: self.app.notices.say(why)

    def trouble(self) -> str:
        """Why one cannot begin like this."""
        names = [seat.name.strip() for seat in tables.laid(self.table).seats]
        if not all(names):
            return _("Every seat needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return _("Two seats have the same name.")
        try:
            tables.setup_of(self.table)
        except BadSetup as error:
            return self._sentence(error.reason)
        return ""

    def _sentence(self, reason: Told) -> str:
        """Why the table cannot be laid, with variants and expansions by their names."""
        words = {
            key: self._called(str(value)) if value in self._known else called.setup_trouble(value)
            for key, value in reason.params.items()
        }
        told = _(reason.template).format(**words)
        return f"{told[:1].upper()}{told[1:]}."

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
        room = self.middle(px(590))
        if self.presets:
            strip = Rect(room.x, room.y, room.w, px(52))
            usual, narrow = TABS[len(self.pages.chips)]
            tabs = px(usual if room.w > px(1100) else narrow)
            self.pages.place(Rect(strip.x, strip.y + px(4), tabs, px(44)), px(6), tabs)
            aside = tabs + px(20) if tabs else 0
            rest = Rect(strip.x + aside, strip.y, strip.w - aside, strip.h)
            for button, place in zip(self.presets, row(rest, len(self.presets), px(12)), strict=True):
                button.rect = place
            room = Rect(room.x, strip.bottom + px(8), room.w, room.h - strip.h - px(8))
        gap, right = px(16), px(RIGHT)
        self.panels[0].rect = Rect(room.x, room.y, room.w - right - gap, room.h)
        self.panels[1].rect = Rect(room.right - right, room.y, right, room.h)
        self._lay_seats(px(20), px)
        self._lay_rules(px)
        if self.expansions is not None:
            self.expansions.place(room, px)
        if self.monsters is not None:
            self.monsters.place(room, px)
        foot = self.back_button.rect
        self.start.rect = Rect(self.room.right - px(190), foot.y, px(190), foot.h)
        self.lesson.rect = Rect(self.start.rect.x - px(236), foot.y, px(220), foot.h)
        end = (self.lesson if self.lesson.visible else self.start).rect.x - px(16)
        self.wrong.rect = Rect(foot.right + px(16), foot.y, end - foot.right - px(16), foot.h)

    def _lay_seats(self, pad: int, px: Callable[[float], int]) -> None:
        inner = inset(self.panels[0].rect, pad, pad)
        count = min(self.manners.most, max(ROWS, len(self.rows) + 1))
        high = min(px(HIGHEST), (inner.h - px(8)) // count - px(6))
        places = [Rect(inner.x, inner.y + i * (high + px(6)), inner.w, high) for i in range(count)]
        for row_, place in zip(self.rows, places, strict=False):
            row_.place(place, px)
        taken = len(self.rows) + self.shadow.visible
        if self.shadow.visible:
            self.shadow.place(places[len(self.rows)], px)
        self.empty.places = places[taken:]
        if self.empty.places:
            self.add.rect = Rect(0, 0, px(280), px(52))
            self.add.rect.center = self.empty.places[0].center

    def _lay_rules(self, px: Callable[[float], int]) -> None:
        inner = inset(self.panels[1].rect, px(22), px(20))
        y = inner.y
        if self.cards and not self.hunt:
            y = self._lay_variants(inner, px)
        self.titles[1].rect = Rect(inner.x, y, inner.w, px(30))
        y += px(34)
        self.titles[2].rect = Rect(inner.x, y, px(110), px(38))
        self.first.rect = Rect(inner.x + px(112), y, inner.w - px(112), px(38))
        y += px(0 if self.hunt and len(self.table.seats) == 1 else 42)
        for i, box in enumerate((self.undo, self.score)):
            box.rect = Rect(inner.x, y + px(36 * i), inner.w, px(34))
        self.rounds.rect = Rect(inner.x, self.undo.rect.bottom + px(16), inner.w, px(ROUNDS))
        top = self.rounds.rect.bottom if self.rounds.visible else self.undo.rect.bottom + px(76)
        self.emblem.rect = Rect(inner.x, top, inner.w, inner.bottom - px(20) - top)
        self.alone.rect = Rect(inner.x, self.undo.rect.bottom + px(8), inner.w, px(64))
        top = self.undo.rect.bottom + px(22)
        self.company.rect = Rect(inner.x, top, inner.w, inner.bottom - px(20) - top)

    def _lay_variants(self, inner: Rect, px: Callable[[float], int]) -> int:
        """The cards of variants below their heading; gives where the rest begins."""
        self.titles[0].rect = Rect(inner.x, inner.y, inner.w, px(30))
        y = inner.y + px(34)
        high = px(67 if len(self.cards) > 1 else 96)
        for card in self.cards:
            card.rect = Rect(inner.x, y, inner.w, high)
            y += high + px(4)
        return y + px(4)
