"""The chronicle: games that were played, and how people fared with levels, jarls and monsters."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games import GAMES
from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.table import MONSTERS
from valhalla.ui import chronicle
from valhalla.ui.chronicle import HUMAN, Part, Record, Tally
from valhalla.ui.games.valhalla.monster import picture
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.table.record import away
from valhalla.ui.theme import BODY, BONE, DIM_BONE, GOLD, LABEL, NAME, NUMBER, PALE_GOLD, SMALL
from valhalla.ui.units import Units, inset
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.emblems import draw_emblems, names_of
from valhalla.ui.widgets.fields import Cycle
from valhalla.ui.widgets.lists import Row, Rows
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games, seats
from valhalla.words.language import _, day, ngettext
from valhalla.words.valhalla import hunting
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.app import App

GAME_HIGH: Final = 62  # units of a row
TALLY_HIGH: Final = 44
HEIGHTS: Final = {"games": GAME_HIGH, "monsters": GAME_HIGH}
LEVELS: Final = (1, 2, 3)
STACK: Final = 6  # cards of a monster

AGAINST_MONSTER = "monster"


class GameRow(Row):
    """A game: when, with which expansions, who, and the score; the winner in gold, allies as one."""

    def __init__(self, record: Record) -> None:
        super().__init__(f"game:{record.id}")
        self.record = record
        self.emblems = away(record.game).emblems(record.expansions) if record.expansions else []
        self.tip = names_of(self.emblems)
        if record.monster:
            told = hunting.against(record.monster, record.level)
            self.tip = f"{told}, {self.tip}" if self.tip else told

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = inset(self.rect, p.px(16), p.px(6))
        when = Rect(room.x, room.y, p.px(160), room.h)
        self._when(p, when)
        rest = Rect(when.right, room.y, room.right - when.right, room.h)
        if self.record.monster:
            self._hunt(p, rest)
            return
        teams = [[self.record.seats[seat] for seat in team] for team in chronicle.teams(self.record)]
        wide = rest.w // max(3 if len(teams[0]) > 1 else 4, len(teams))
        for i, team in enumerate(sorted(teams, key=lambda team: (-team[0].won, -team[0].score))):
            box = Rect(rest.x + i * wide, rest.y, wide - p.px(8), rest.h // 2)
            colour = PALE_GOLD if team[0].won else BONE
            names = " + ".join(part.name for part in team)
            p.text(f"{names} {team[0].score}", box, LABEL._replace(colour=colour), align="left")
            low = Rect(box.x, box.bottom, box.w, rest.h - box.h)
            who = ", ".join(filter(None, map(self._who, team)))
            p.text(who, low, SMALL._replace(colour=DIM_BONE), align="left")

    def _hunt(self, p: Painter, rect: Rect) -> None:
        """The monster, how many of its cards fell, and who stood against it."""
        record = self.record
        won = record.seats[0].won
        badge = Rect(rect.x, rect.centery - p.px(22), p.px(44), p.px(44))
        picture.draw_badge(p, badge, record.monster, "medal-gold" if won else "medal-iron")
        left = Rect(badge.right + p.px(10), rect.y, round(rect.w * 0.3) - badge.w - p.px(20), rect.h // 2)
        colour = PALE_GOLD if won else BONE
        told = hunting.against(record.monster, record.level)
        p.text(told, left, LABEL._replace(colour=colour), align="left")
        low = Rect(left.x, left.bottom, left.w, rect.h - left.h)
        ended = _("slain · {points}") if won else _("stands · {points}")
        p.text(ended.format(points=record.seats[0].score), low, SMALL._replace(colour=DIM_BONE), align="left")
        x = left.right + p.px(10)
        self._stack(p, Rect(x, rect.y, p.px(150), rect.h))
        x += p.px(166)
        names = Rect(x, rect.y, rect.right - x, rect.h // 2)
        p.text(" + ".join(part.name for part in record.seats), names, LABEL, align="left")
        who = ", ".join(filter(None, (self._who(part) for part in record.seats)))
        p.text(who, Rect(x, names.bottom, names.w, rect.h - names.h), SMALL._replace(colour=DIM_BONE))

    def _stack(self, p: Painter, rect: Rect) -> None:
        """A medal for each of its cards: golden for a beaten one."""
        side = p.px(24)
        for i in range(STACK):
            beaten = i < self.record.beaten
            place = Rect(rect.x + i * p.px(25), rect.centery - side // 2, side, side)
            p.picture(f"plates/{'medal-gold' if beaten else 'medal-iron'}.webp", place)
            if beaten:
                p.icon("check", inset(place, p.px(6)), BONE)

    def _when(self, p: Painter, rect: Rect) -> None:
        """The day, and below it the hour and the signs of the expansions."""
        at = datetime.fromtimestamp(self.record.when)
        top = Rect(rect.x, rect.y, rect.w - p.px(8), rect.h // 2)
        low = Rect(rect.x, top.bottom, rect.w - p.px(8), rect.h - top.h)
        if not self.record.expansions:
            p.text(day(at), top, SMALL)
            p.text(f"{at:%H:%M}", low, SMALL)
            return
        p.text(f"{day(at)}  {at:%H:%M}", top, SMALL)
        draw_emblems(p, low, self.emblems, p.px(18))

    def _who(self, part: Part) -> str:
        """Who plays, or with which jarl a person played, or which of the other games it was."""
        if part.kind != HUMAN:
            return seats.described(part.kind)
        return jarl_name(part.jarl) or (
            games.name(self.record.game) if self.record.game != "valhalla" else ""
        )


class TallyRow(Row):
    """A name, how many games, how many won, and a bar of the share."""

    def __init__(self, name: str, tally: Tally) -> None:
        super().__init__(f"tally:{name}")
        self.label = name
        self.tally = tally

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = inset(self.rect, p.px(16), p.px(5))
        name = Rect(room.x, room.y, round(room.w * 0.32), room.h)
        p.text(self.label, name, NAME, align="left")
        played = ngettext("{count} game", "{count} games", self.tally.games).format(count=self.tally.games)
        won = _("won: {won} ({share} %)").format(won=self.tally.won, share=self.tally.share)
        for i, text in enumerate((played, won, _("best: {points}").format(points=self.tally.best))):
            part = room.w * 0.15
            box = Rect(name.right + round(i * part), room.y, round(part), room.h)
            p.text(text, box, BODY, align="left")
        groove = Rect(
            room.right - round(room.w * 0.21), room.centery - p.px(6), round(room.w * 0.21), p.px(12)
        )
        p.fill(groove, (0, 0, 0), 0.45)
        p.fill(Rect(groove.x, groove.y, groove.w * self.tally.share // 100, groove.h), GOLD)


class BeastRow(Row):
    """A monster, and at each level how often it was met and slain."""

    def __init__(self, monster: str, tallies: dict[tuple[str, int], Tally]) -> None:
        super().__init__(f"beast:{monster}")
        self.monster = monster
        self.tallies = [tallies.get((monster, level)) for level in LEVELS]

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = inset(self.rect, p.px(14), p.px(6))
        slain = sum(tally.won for tally in self.tallies if tally is not None)
        side = min(room.h, p.px(52))
        badge = Rect(room.x, room.centery - side // 2, side, side)
        picture.draw_badge(p, badge, self.monster, "medal-gold" if slain else "medal-iron")
        name = Rect(badge.right + p.px(12), room.y, round(room.w * 0.24) - side - p.px(12), room.h)
        p.text(hunting.called(self.monster), name, NAME._replace(colour=PALE_GOLD if slain else BONE))
        wide = (room.right - name.right) // len(LEVELS)
        for i, tally in enumerate(self.tallies):
            self._cell(p, Rect(name.right + i * wide, room.y, wide - p.px(10), room.h), i + 1, tally)

    def _cell(self, p: Painter, rect: Rect, level: int, tally: Tally | None) -> None:
        side = min(rect.h - p.px(8), p.px(36))
        disc = Rect(rect.x, rect.centery - side // 2, side, side)
        won = tally is not None and tally.won > 0
        p.picture(f"plates/{'medal-gold' if won else 'medal-iron'}.webp", disc)
        p.text(hunting.numeral(level), disc, NUMBER._replace(size=16))
        top = Rect(disc.right + p.px(8), rect.y, rect.right - disc.right - p.px(8), rect.h // 2)
        low = Rect(top.x, top.bottom, top.w, rect.h - top.h)
        if tally is None:
            whole = Rect(top.x, rect.y, top.w, rect.h)
            p.text(_("never met"), whole, SMALL._replace(colour=DIM_BONE), align="left")
            return
        told = _("slain: {won} of {games}").format(won=tally.won, games=tally.games)
        p.text(told, top, BODY, align="left")
        best = _("best: {points}").format(points=tally.best)
        p.text(best, low, SMALL._replace(colour=DIM_BONE), align="left")


class ChronicleScene(HallScene):
    """Six looks at the same games."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "")
        self.all = chronicle.read()
        self.game = ""  # of which game; nothing: of all
        self.look_at_what = "games"
        self.panel = Panel("panel", "panel")
        self.empty = Label("empty", "", BODY._replace(centred=True), lines=3)
        self.clear = Button("clear", "", self._ask_clear, icon="trash")
        self.list = Rows("list", [], self.set_focus)
        self._list()

    @property
    def records(self) -> list[Record]:
        """The games that are looked at."""
        return [record for record in self.all if self.game in ("", _sort(record))]

    @records.setter
    def records(self, records: list[Record]) -> None:
        self.all = records

    def of_game(self, game: str) -> None:
        """Only the games of this one, or all."""
        self.game = game
        self.show(self.look_at_what)

    def _list(self) -> None:
        rows: list[Row] = [GameRow(record) for record in self.records]
        if self.look_at_what != "games":
            rows = [TallyRow(name, tally) for name, tally in self._tallies()]
        if self.look_at_what == "monsters" and chronicle.hunts(self.all):
            found = chronicle.by_hunt(self.all)
            rows = [*(BeastRow(name, found) for name in MONSTERS), *rows]
        self.list = Rows("list", rows, self.set_focus)

    def _tallies(self) -> list[tuple[str, Tally]]:
        if self.look_at_what == "levels":
            return [
                (seats.described(level), tally) for level, tally in chronicle.by_level(self.records).items()
            ]
        if self.look_at_what == "jarls":
            found = chronicle.by_jarl(self.records).items()
            return [(jarl_name(jarl), tally) for jarl, tally in found]
        if self.look_at_what == "expansions":
            played = chronicle.by_expansion(self.records).items()
            return [(expansion_name(name), tally) for name, tally in played]
        if self.look_at_what == "monsters":
            return self._hunters()
        return list(chronicle.by_person(self.records).items())

    def _hunters(self) -> list[tuple[str, Tally]]:
        """Against monsters: by how many there were, and by jarl."""
        hunts = chronicle.hunts(self.all)
        company = chronicle.by_company(hunts).items()
        told = [(hunting.alone_or_together(count), tally) for count, tally in company]
        return [*told, *((jarl_name(jarl), tally) for jarl, tally in chronicle.by_jarl(hunts).items())]

    def show(self, what: str) -> None:
        """Another look at the games."""
        self.look_at_what = what
        self._list()
        self.layout(self.units)

    def _ask_clear(self) -> None:
        text = _("Forget all games of the chronicle?")
        note = _("Saved games stay. The chronicle cannot be brought back.")
        self.app.push(Confirm(self.app, text, _("Forget"), self._clear, note=note, careful=True))

    def _clear(self) -> None:
        try:
            chronicle.chronicle_file().unlink(missing_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            self.app.notices.say(_("The chronicle cannot be deleted: {why}").format(why=why))
        self.all = chronicle.read()
        self.show(self.look_at_what)

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.say(_("Chronicle"), [(Act.PAGE_DOWN, _("scroll"))])
        self.clear.label = _("Forget all")
        self.empty.text = _("No game has been played to its end yet. Those that are will be told of here.")
        px = units.px
        looks = [
            ("games", _("Games")),
            ("people", _("People")),
            ("levels", _("Opponents")),
            ("jarls", _("Jarls")),
            ("expansions", _("Expansions")),
            ("monsters", _("Monsters")),
        ]
        chips = Chips("look", looks, self.look_at_what, self.show)
        chips.place(Rect(self.room.x, self.room.y, self.room.w, px(40)), px(8), px(200))
        low = Rect(self.room.x, self.room.y + px(50), self.room.w, self.room.h - px(50))
        self.panel.rect = low
        inner = Rect(low.x + px(20), low.y + px(20), low.w - px(40), low.h - px(52))
        self.empty.rect = inner
        self.empty.visible = not self.list.rows
        if self.look_at_what == "monsters" and self.all:
            self.empty.text = _("Nobody has met a monster yet.")
        self.list.place(inner, units, HEIGHTS.get(self.look_at_what, TALLY_HIGH))
        which = Cycle("game", self._games(), self.game, self.of_game)
        which.rect = Rect(self.back_button.rect.right + px(20), self.back_button.rect.y, px(260), px(46))
        which.visible = bool(self.all)
        self.clear.rect = Rect(self.room.right - px(210), self.back_button.rect.y, px(210), px(46))
        self.clear.visible = bool(self.all)
        widgets: list[Widget] = [self.panel, *self.frame, *chips.parts, self.empty, *self.list.parts]
        self.renew([*widgets, which, self.clear])

    def _games(self) -> list[tuple[str, str]]:
        known = [(game, games.name(game)) for game in GAMES]
        return [("", _("all games")), known[0], (AGAINST_MONSTER, _("Against a monster")), *known[1:]]

    def act(self, act: Act) -> None:
        if act in (Act.PAGE_UP, Act.PAGE_DOWN):
            by = self.list.room if act is Act.PAGE_DOWN else -self.list.room
            self.list.scroll_to(self.list.first + by)
        else:
            super().act(act)


def _sort(record: Record) -> str:
    """Of which game it is; those against a monster are by themselves."""
    return AGAINST_MONSTER if record.monster else record.game


def expansion_name(name: str) -> str:
    """What an expansion is called; nothing: the base game alone. One that is not ours keeps its id."""
    if name == chronicle.BASE:
        return _("base game")
    return called.expansion(name)[0] if name in called.EXPANSIONS else name


def jarl_name(jarl: str | None) -> str:
    """What a jarl is called; one that is not ours keeps its id."""
    if jarl is None:
        return ""
    card = by_id().get(jarl)
    return _(card.name) if card is not None else jarl
