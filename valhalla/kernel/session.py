"""A game being played: the state, its log, undo and branches, and the save that keeps up with it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Container, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from valhalla.kernel import journal as jn
from valhalla.kernel.cards import BadCard
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import NOBODY, Broken, Game, GameError, Ids, IllegalCommand
from valhalla.kernel.header import MAX_EPOCH, MAX_FILE, fit
from valhalla.kernel.journal import Header, House, Parent, Saga, SaveError, Seat
from valhalla.kernel.keeping import Journal, Locked, write_new, write_whole
from valhalla.kernel.marks import told
from valhalla.kernel.paths import data_dir
from valhalla.kernel.replay import Believe, Record, Redecide, Replay

SNAPSHOT_EVERY = 32
PLAIN_HOUSE = House()
AGAINST_THE_HOUSE = told("decisions were taken back, though this table had agreed not to")


class UndoRefused(GameError):
    """Nothing to take back, or the table does not allow it; `key` names the message."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class ReadOnly(GameError):
    """This session may only be looked at: another window plays it."""


class Entry(NamedTuple):
    """One decision and what came of it."""

    seat: int
    command: Any
    events: list[Any]
    epoch: int


class Session:
    """State, log and seats of one game. Everybody plays through `submit`."""

    def __init__(
        self, game: Game, setup: Any, seats: tuple[Seat, ...], seed: int, house: House = PLAIN_HOUSE
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.house = house
        self.epoch = 0
        self.last_epoch = 0
        self.parent: Parent | None = None
        self.undo_past_others = False
        self.read_only = False
        self.against_the_house = 0  # the line of its save that takes something back, though that is forbidden
        self.log: list[Entry] = []
        self.journal: Journal | None = None
        self.file = ""  # the name of the save this is kept in or was read from
        self.notice = ""
        self.state: Any = None
        self._snapshots: dict[int, Any] = {}  # 0 is the table before anything has happened
        self._by_hand = False  # begun in the middle, by `from_state`
        self._made: Header | None = None  # what is said of itself by a game of other cards or rules

    @property
    def folded(self) -> bool:
        """Whether it has other cards or rules than such a table has today: its save's events are believed."""
        return self._made is not None

    @classmethod
    def start(
        cls,
        game: Game,
        setup: Any,
        seats: tuple[Seat, ...],
        seed: int,
        path: Path | None = None,
        *,
        house: House = PLAIN_HOUSE,
        ids: Ids | None = None,
    ) -> Session:
        """Lay the table, with all cards or with these; with *path*, keep a save there from the start.

        Raises `BadCard` if there are too few cards for it: their files were damaged or edited.
        """
        session = cls(game, setup, seats, seed, house)
        try:
            if ids is not None and ids != game.card_data(setup)[0]:
                session._made = session._header_of(ids)
            blank = game.blank(setup) if session._made is None else game.blank_of(setup, session._made.ids)
            state = blank.clone()
            session._begin(blank, game.decide(state, NOBODY, game.BEGIN, Chance(seed)), state)
        except Broken as error:
            raise BadCard(data_dir("cards") / game.ID, "", "", str(error)) from error
        if path is not None:
            session.keep_at(path)
        return session

    @classmethod
    def from_state(cls, game: Game, setup: Any, seats: tuple[Seat, ...], seed: int, state: Any) -> Session:
        """A game that begins where *state* stands. No luck led there, so it cannot be saved."""
        session = cls(game, setup, seats, seed)
        session._begin(state.clone(), [], state)
        session._by_hand = True
        return session

    def _begin(self, before: Any, events: list[Any], state: Any) -> None:
        self._snapshots[0] = before
        self.log.append(Entry(NOBODY, self.game.BEGIN, events, 0))
        self.state = state

    # Playing

    def submit(self, seat: int, command: Any) -> list[Any]:
        """Check a command and carry it out. Raises `IllegalCommand` and changes nothing if it is refused."""
        if self.read_only:
            raise ReadOnly("read_only")
        self.game.check(self.state, seat, command)
        n = len(self.log)
        if n % SNAPSHOT_EVERY == 0:
            self._snapshots[n] = self.state.clone()
        events = self.game.decide(self.state, seat, command, Chance(self.seed, self.epoch, n))
        self.log.append(Entry(seat, command, events, self.epoch))
        if self.journal is not None:
            self.journal.append(jn.record(n, seat, command, events))
        return events

    def undo(self, seat: int, new_luck: bool = False, but: Container[int] = ()) -> int:
        """Take back to the seat's own last decision, past another person's only if the table allows it."""
        n = self.undo_to(seat, but)
        self.rewind(n, new_luck)
        return n

    def undo_to(self, seat: int, but: Container[int] = ()) -> int:
        """The decision to which an undo would go back; not to these. Raises `UndoRefused`."""
        if not self.house.undo:
            raise UndoRefused("undo_forbidden")
        for n in range(len(self.log) - 1, 0, -1):
            decided = self.log[n].seat
            if decided == seat and n in but:
                continue
            if decided == seat:
                return n
            if self.seats[decided].kind == "human" and not self.undo_past_others:
                raise UndoRefused("undo_past_others")
        raise UndoRefused("nothing_to_undo")

    def rewind(self, n: int, new_luck: bool = False) -> None:
        """Go back to just before decision *n*; what follows has the same luck again, or new luck."""
        if self.read_only:
            raise ReadOnly("read_only")
        epoch = self._luck_at(n, new_luck)
        played = len(self.log)
        if n < played and not self.house.undo:
            raise UndoRefused("undo_forbidden")
        self._go_back(n, epoch)
        if self.journal is not None:
            self.journal.append(jn.rewinding(played, n, epoch))

    def _luck_at(self, n: int, new_luck: bool) -> int:
        """The epoch in which decision *n* can be made again."""
        if not 1 <= n <= len(self.log):
            raise UndoRefused("nothing_to_undo")
        if new_luck:
            return min(self.last_epoch + 1, MAX_EPOCH)  # nobody gets there, but a forged save may begin there
        return self.log[n].epoch if n < len(self.log) else self.epoch

    def _go_back(self, n: int, epoch: int) -> None:
        if n < len(self.log):
            self.state = self.state_before(n)
            del self.log[n:]
            for k in [k for k in self._snapshots if k > n]:
                del self._snapshots[k]
            self._snapshots[n] = self.state.clone()  # whoever goes back here once may do so again
        self.epoch = epoch
        self.last_epoch = max(self.last_epoch, epoch)

    def state_before(self, n: int) -> Any:
        """The state just before decision *n*: the log folded from the nearest snapshot."""
        start = next(k for k in range(n, -1, -1) if k in self._snapshots)
        state = self._snapshots[start].clone()
        for entry in self.log[start:n]:
            for event in entry.events:
                self.game.apply(state, event)
        return state

    def events(self) -> Iterator[Any]:
        """All that has happened, in order."""
        return (event for entry in self.log for event in entry.events)

    def branch(self, n: int, path: Path | None = None, new_luck: bool = False) -> Session:
        """Another game that is the same up to decision *n*: in a file of its own, naming its parent."""
        twin = Session(self.game, self.setup, self.seats, self.seed, self.house)
        twin.epoch = self._luck_at(n, new_luck)
        twin.last_epoch = max(self.last_epoch, twin.epoch)
        twin.log = self.log[:n]
        twin.state = self.state_before(n)
        twin.parent = Parent(fit(self.file, MAX_FILE), n)
        twin._made = self._made
        twin._by_hand = self._by_hand
        twin._snapshots = {k: snapshot for k, snapshot in self._snapshots.items() if k <= n}
        if path is not None:
            twin.keep_at(path)
        return twin

    # Saving

    def header(self) -> Header:
        made = self._made or self._header_of()
        return msgspec.structs.replace(made, parent=self.parent, epoch=self.last_epoch)

    def _header_of(self, ids: Ids | None = None) -> Header:
        house = msgspec.UNSET if self.house == PLAIN_HOUSE else self.house
        return Header(
            jn.FORMAT, self.game.ID, self.game.RULES_VERSION, msgspec.to_builtins(self.setup), self.seats,
            self.seed, *self.game.card_data(self.setup, ids), house=house,
        )  # fmt: skip

    def save(self, path: Path) -> tuple[str, int]:
        """Write the whole game to a file at one stroke."""
        return write_whole(path, self.header(), self._bodies())

    def _bodies(self) -> list[bytes]:
        """The lines of a save as if the game had been played straight on."""
        if self._by_hand:
            raise ValueError("a game begun in the middle cannot be played through again from its save")
        bodies = []
        epoch = 0
        for n, entry in enumerate(self.log):
            if entry.epoch != epoch:
                epoch = entry.epoch
                bodies.append(jn.rewinding(n, n, epoch))
            seat = None if entry.seat == NOBODY else entry.seat
            bodies.append(jn.record(n, seat, entry.command, entry.events))
        if self.epoch != epoch:
            bodies.append(jn.rewinding(len(self.log), len(self.log), self.epoch))
        return bodies

    def keep_at(self, path: Path) -> None:
        """Write the game to *path* and keep it up to date from now on."""
        self._keep(Journal(path, *self.save(path)))

    def keep_new(self, path: Path) -> None:
        """The same in a file of its own: if this name is taken, by another number."""
        self._keep(Journal(*write_new(path, self.header(), self._bodies())))

    def _keep(self, journal: Journal) -> None:
        before, self.journal = self.journal, journal
        self.file = journal.path.name
        if before is not None:
            with contextlib.suppress(SaveError):  # what it could not save stands in the new file
                before.close()

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    # Loading

    @classmethod
    def open(cls, path: Path, games: Mapping[str, Game]) -> Session:
        """Go on with a save. If another window has it, the session is read-only."""
        saga = Saga(path)
        session = cls.read(saga, games)
        try:
            session.journal = Journal(path, saga.sum, saga.size, saga.torn)
        except Locked as locked:
            session.read_only = True
            session.notice = told("{file}: {why}", file=path.name, why=locked.why)
        return session

    @classmethod
    def read(
        cls, saga: Saga, games: Mapping[str, Game], on_event: Callable[[Any], None] | None = None
    ) -> Session:
        """Play a save through. Raises `SaveError` with the line if it is not what our rules would have made.

        A save made with other cards or rules cannot be decided again; its events are folded instead.
        *on_event* gets the state after each event.
        """
        session = cls._of_header(saga, games)
        replay = session._replay(on_event)
        number = 1
        try:
            for number, line in enumerate(saga.lines, 2):
                session._take_line(line, replay)
                if line.rewind is not UNSET and line.rewind < line.n and not session.house.undo:
                    session.against_the_house = session.against_the_house or number
            if session.log:
                replay.ended(session.state)
        except IllegalCommand as no:
            raise SaveError(saga.path, told("the command is not legal: {why}", why=no), number) from no
        except Exception as error:  # forged events can trip the rules in any way
            why = str(error) or type(error).__name__
            raise SaveError(saga.path, told("does not fit the game ({why})", why=why), number) from error
        if not session.log:
            raise SaveError(saga.path, told("the game has not begun: no records"))
        session.notice = saga.notice
        if session.against_the_house:
            session.notice = told("{file}: {why}", file=saga.path.name, why=AGAINST_THE_HOUSE)
        if session.folded and not session.notice:
            session.notice = told(
                "{file}: made with other cards or rules, so what it says is believed", file=saga.path.name
            )
        return session

    @classmethod
    def _of_header(cls, saga: Saga, games: Mapping[str, Game]) -> Session:
        """The table of a save, before anything has happened."""
        header = saga.header
        game = games.get(header.game)
        if game is None:
            why = told("a save of a game that is not here: {game}", game=header.game)
            raise SaveError(saga.path, why, 1)
        try:
            setup = msgspec.convert(header.setup, game.Setup).as_begun(header.rules)
            game.check_setup(setup)
            if len(header.seats) != setup.players:
                raise ValueError(f"{len(header.seats)} seats for {setup.players} players")
            session = cls(game, setup, header.seats, header.seed, header.house or PLAIN_HOUSE)
            session._lay(header)
        except KeyError as error:
            raise SaveError(
                saga.path, told("made with a card that is not here: {card}", card=error), 1
            ) from error
        except (GameError, Broken, ValueError, TypeError, AttributeError, LookupError) as error:
            raise SaveError(saga.path, told("the table cannot be laid: {why}", why=error), 1) from error
        session.file = saga.path.name
        return session

    def _replay(self, on_event: Callable[[Any], None] | None) -> Replay:
        if self._made is None:
            return Redecide(self.game, on_event)
        other = self._made.rules != self.game.RULES_VERSION
        return Believe(self.game, on_event, len(self.seats) if other else None)

    def _lay(self, header: Header) -> None:
        game, setup = self.game, self.setup
        ids, digest = game.card_data(setup)
        self.state = game.blank(setup) if ids == header.ids else game.blank_of(setup, header.ids)
        if (ids, digest, game.RULES_VERSION) != (header.ids, header.digest, header.rules):
            self._made = header
        self._snapshots[0] = self.state.clone()
        self.parent = header.parent
        self.last_epoch = header.epoch

    def _take_line(self, line: jn.Line, replay: Replay) -> None:
        n = len(self.log)
        if line.n != n:
            raise ValueError(f"decision {line.n} where {n} should stand")
        seat, command, events, to, epoch = line.seat, line.command, line.events, line.rewind, line.epoch
        if to is UNSET and epoch is UNSET:
            if seat is UNSET or command is UNSET or events is UNSET:
                raise ValueError("neither a record nor a rewind")
            self._take_record(replay, n, seat, bytes(command), bytes(events))
        elif to is UNSET or epoch is UNSET or not seat is command is events is UNSET:
            raise ValueError("neither a record nor a rewind")
        elif not (1 <= to <= n and epoch <= self.last_epoch + 1):
            raise ValueError("a rewind to nowhere")
        else:
            self._go_back(to, epoch)

    def _take_record(self, replay: Replay, n: int, seat: int | None, command: bytes, events: bytes) -> None:
        if (seat is None) != (n == 0) or not 0 <= (seat or 0) < len(self.seats):
            raise ValueError("a decision of nobody at the table")
        if n and n % SNAPSHOT_EVERY == 0:
            self._snapshots[n] = self.state.clone()
        decided = NOBODY if seat is None else seat
        chance = Chance(self.seed, self.epoch, n)
        said, happened = replay.take(self.state, Record(n, decided, command, events), chance)
        self.log.append(Entry(decided, said, happened, self.epoch))
