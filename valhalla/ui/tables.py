"""Tables laid, kept and opened again: what the menu, the list of saves and the table itself share."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame
from pygame import Surface

from valhalla.kernel.chance import fresh_seed
from valhalla.kernel.game import Game
from valhalla.kernel.journal import House, Saga, SaveError, Seat, one_line
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui.saved import SaveInfo, free_path, reason
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.words.language import _, day, ngettext, translated
from valhalla.words.valhalla.hunting import called

if TYPE_CHECKING:
    from valhalla.ui.app import App

log = logging.getLogger(__name__)

SHIELDS = 6
THUMBNAIL = (320, 180)
NAME = 24  # letters of a name that are shown
SHADOWED = "shadow"  # the variant of a table that the shadow clan has joined
TITLE = 48  # letters of a save's name made from the names of its seats


def _games() -> Mapping[str, Game]:
    """The games, loaded when a table is laid or opened: the menu does not wait for the rules."""
    from valhalla.games import GAMES  # noqa: PLC0415

    return GAMES


# Laying a table


def laid(table: LastTable) -> LastTable:
    """The table with all who sit there: two at Wolves of Odin are joined by the shadow clan."""
    from valhalla.ai.wolves.shadow import with_shadow  # noqa: PLC0415 - the menu does not wait for the rules
    from valhalla.words.wolves.names import SHADOW  # noqa: PLC0415

    people = [seat.kind for seat in table.seats]
    kinds, setup = with_shadow(table.game, people, {"variants": table.variants})
    if len(kinds) == len(people):
        return table
    taken = {seat.shield for seat in table.seats}
    shield = next(n for n in reversed(range(SHIELDS)) if n not in taken)
    seats = (*table.seats, SeatChoice(_(SHADOW), kinds[-1], shield))
    return msgspec.structs.replace(table, seats=seats, variants=setup["variants"])


def setup_of(table: LastTable) -> object:
    """The setup of the game that this table asks for; raises `BadSetup` if it cannot be laid."""
    game, table = _games()[table.game], laid(table)
    asked = (len(table.seats), table.expansions, table.variants, table.first)
    more: dict[str, object] = {}
    if table.game == "valhalla" and "loki" in table.expansions:
        more["loki"] = table.loki
    if table.game == "valhalla" and table.monster is not None:
        more |= {"monster": table.monster, "level": table.level}
    setup = game.Setup(*asked, **more)
    game.check_setup(setup)
    return setup


def new_session(app: App, table: LastTable) -> Session:
    """A new game at this table, saved from the first moment; if the disk refuses, it is played unsaved."""
    table, setup = laid(table), setup_of(table)
    seats = tuple(Seat(seat.name, seat.kind, seat.shield) for seat in table.seats)
    house = House(table.undo, table.score)
    seed = fresh_seed()
    title = named([seat.name for seat in seats], table.expansions)[:TITLE]
    if table.monster is not None:
        title = f"{title} – {called(table.monster)}"
    path = free_path(saves_dir(), title)
    try:
        return Session.start(_games()[table.game], setup, seats, seed, path, house=house)
    except SaveError as error:
        app.notices.say(_("This game cannot be saved: {why}").format(why=reason(error)))
        return Session.start(_games()[table.game], setup, seats, seed, house=house)


def named(names: Sequence[str], expansions: Collection[str]) -> str:
    """Who sits at a table, allies and partners bound together: "Eirik + Hakon, Sigrun + Torvi"."""
    half = len(names) // 2
    if len(names) % 2 or not {"partnership", "alliance"} & set(expansions):
        return ", ".join(names)
    return ", ".join(f"{names[i]} + {names[i + half]}" for i in range(half))


def table_of(session: Session) -> LastTable:
    """The same table once more: for a rematch."""
    setup, house = session.setup, session.house
    chosen = zip(session.seats, shields(session), strict=True)
    seats = tuple(SeatChoice(one_line(seat.name), seat.kind, shield) for seat, shield in chosen)
    variants = setup.variants
    if SHADOWED in variants:  # it will come again by itself
        seats, variants = seats[:-1], tuple(name for name in variants if name != SHADOWED)
    asked = (variants, setup.expansions, setup.first, house.undo, house.score, session.game.ID)
    loki, beast = getattr(setup, "loki", None), getattr(setup, "monster", None)
    return LastTable(seats, *asked, loki=loki, monster=beast, level=getattr(setup, "level", 1))


def shields(session: Session) -> list[int]:
    """The shield of each seat: the one chosen, else its own number; never the same twice."""
    found: list[int] = []
    for i, seat in enumerate(session.seats):
        wanted = i if seat.shield is None else seat.shield
        free = [n for n in (wanted, i, *range(SHIELDS)) if 0 <= n < SHIELDS and n not in found]
        found.append(free[0])
    return found


# Opening


def open_table(app: App, session: Session) -> None:
    """Sit down: the menu stays below, so that one gets back to it."""
    from valhalla.ui.scenes.menu import MenuScene  # noqa: PLC0415
    from valhalla.ui.table.match import Match  # noqa: PLC0415 - the menu does not wait for the table
    from valhalla.ui.table.scene import PlayScene  # noqa: PLC0415

    app.reset(MenuScene(app))
    app.push(PlayScene(app, Match(session, app.worker)))
    if session.notice:
        app.notices.say(translated(session.notice))


def open_save(app: App, path: Path) -> bool:
    """Go on with a save. If it cannot be read, that is said, and nothing else happens."""
    try:
        session = opened(path)
    except SaveError as error:
        app.notices.say(reason(error))
        return False
    open_table(app, session)
    return True


def open_film(app: App, path: Path) -> None:
    """Watch a save from its beginning, over whatever is shown. If it cannot be read, that is said."""
    try:
        session = Session.read(Saga(path), _games())
    except SaveError as error:
        app.notices.say(reason(error))
        return
    watch(app, session)


def watch(app: App, session: Session) -> None:
    """The film of a session, which is left alone."""
    from valhalla.ui.table.film.film import Film  # noqa: PLC0415 - the menu does not wait for the table
    from valhalla.ui.table.film.scene import FilmScene  # noqa: PLC0415

    app.push(FilmScene(app, Film(session, app.worker)))


def opened(path: Path) -> Session:
    """A save to play on; one that we may not write to is looked at."""
    try:
        return Session.open(path, _games())
    except SaveError as error:
        session = Session.read(Saga(path), _games())
        session.read_only = True
        session.notice = reason(error)
        return session


# Telling of saves


def told_when(info: SaveInfo) -> str:
    when = datetime.fromtimestamp(info.when)
    time = f"{when:%H:%M}"
    days = (date.today() - when.date()).days
    if days == 0:
        return _("today {time}").format(time=time)
    if days == 1:
        return _("yesterday {time}").format(time=time)
    return f"{day(when)} {time}"


def told_stand(info: SaveInfo) -> str:
    """How far a game is."""
    if info.finished:
        return _("finished")
    if not info.turn:
        return _("just begun")
    return _("round {round}, turn {turn}").format(round=info.round, turn=info.turn)


def told_players(info: SaveInfo, most: int = SHIELDS) -> str:
    """Who plays; beyond *most*, how many more."""
    names = [one_line(seat.name)[:NAME] for seat in info.seats]
    if len(names) <= most:
        return named(names, info.expansions)
    others = len(names) - most
    text = ngettext("{names} and {count} other", "{names} and {count} others", others)
    return text.format(names=", ".join(names[:most]), count=others)


# Thumbnails


def keep_thumbnail(session: Session, picture: Surface) -> None:
    """Keep a small picture of the table beside its save. It must show nothing that is hidden from anybody."""
    if session.journal is None:
        return
    path = session.journal.path.with_suffix(".png")
    try:
        pygame.image.save(pygame.transform.smoothscale(picture, THUMBNAIL), path)
    except (OSError, pygame.error) as error:
        log.warning("no thumbnail %s: %s", path, error)
