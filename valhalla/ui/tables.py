"""Tables laid, kept and opened again: what the menu, the list of saves and the table itself share."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

from pygame import Surface

from valhalla.games import GAMES
from valhalla.kernel.chance import fresh_seed
from valhalla.kernel.header import fit
from valhalla.kernel.journal import House, Saga, SaveError, Seat, one_line
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui import doors
from valhalla.ui.app import App
from valhalla.ui.saved import SaveInfo, not_kept, reason, titled
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table import believed, thumbnail
from valhalla.ui.table.record import away, record_of, staging
from valhalla.words.language import _, clock, day, ngettext, translated

SHIELDS = 6
NAME = 24  # letters of a name that are shown
TITLE = 48  # letters of a save's name made from the names of its seats


# Laying a table


def laid(table: LastTable) -> LastTable:
    """The table with all who sit there."""
    return staging(table.game).laid(table)


def free_shield(table: LastTable) -> int:
    """The last shield that nobody has."""
    taken = {seat.shield for seat in table.seats}
    return next(n for n in reversed(range(SHIELDS)) if n not in taken)


def setup_of(table: LastTable) -> object:
    """The setup of the game that this table asks for; raises `BadSetup` if it cannot be laid."""
    game, table = GAMES[table.game], laid(table)
    more = staging(table.game).asked(table)
    setup = game.Setup(len(table.seats), table.expansions, table.variants, table.first, **more)
    game.check_setup(setup)
    return setup


def new_session(app: App, table: LastTable) -> Session:
    """A new game at this table."""
    table, setup = laid(table), setup_of(table)
    seats = tuple(Seat(fit(seat.name), seat.kind, seat.shield) for seat in table.seats)
    house = House(table.undo, table.score, table.open)
    seed = fresh_seed()
    told = away(table.game)
    players = told.players([seat.name for seat in seats], table.expansions)[:TITLE]
    session = Session.start(GAMES[table.game], setup, seats, seed, house=house)
    keep(app, session, told.title(table, players))
    return session


def keep(app: App, session: Session, title: str) -> None:
    """Keep a game that has begun in a save of its own; if the disk refuses, it is played unsaved."""
    try:
        session.keep_new(titled(saves_dir(), title))
    except (SaveError, OSError) as error:
        app.notices.say(not_kept(error))


def table_of(session: Session) -> LastTable:
    """The same table once more: for a rematch."""
    setup, house = session.setup, session.house
    chosen = zip(session.seats, shields(session), strict=True)
    seats = tuple(SeatChoice(one_line(seat.name), seat.kind, shield) for seat, shield in chosen)
    asked = (setup.variants, setup.expansions, setup.first, house.undo, house.score, session.game.ID)
    table = record_of(session.game.ID).table()(seats, *asked, open=house.open)
    return staging(session.game.ID).again(table, setup)


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
    app.reset(doors.MENU.opened(app))
    if session.notice:
        app.notices.say(translated(session.notice))
    with believed.Shown(app, session):
        app.push(doors.TABLE.opened(app, session))


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
        session = Session.read(Saga(path), GAMES)
    except SaveError as error:
        app.notices.say(reason(error))
        return
    watch(app, session)


def watch(app: App, session: Session) -> None:
    """The film of a session, which is left alone."""
    with believed.Shown(app, session):
        app.push(doors.FILM.opened(app, session))


def opened(path: Path) -> Session:
    """A save to play on; one that we may not write to is looked at."""
    try:
        return Session.open(path, GAMES)
    except SaveError as error:
        session = Session.read(Saga(path), GAMES)
        session.read_only = True
        session.notice = reason(error)
        return session


# Telling of saves


def told_when(info: SaveInfo) -> str:
    """The day and the hour; nothing of a time that no calendar has."""
    try:
        when = datetime.fromtimestamp(info.when)
    except (OSError, OverflowError, ValueError):
        return ""
    time = clock(when)
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
        return away(info.game).players(names, info.expansions)
    others = len(names) - most
    text = ngettext("{names} and {count} other", "{names} and {count} others", others)
    return text.format(names=", ".join(names[:most]), count=others)


# Thumbnails


def keep_thumbnail(session: Session, picture: Surface) -> None:
    """Keep a small picture of the table beside its save. It must show nothing that is hidden from anybody."""
    if session.journal is None:
        return
    thumbnail.keep(session.journal.path.with_suffix(".png"), picture)
