"""A game being played: the state, its log, undo and branches, and the save that keeps up with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from valhalla.kernel import journal as jn
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import NOBODY, Game, GameError, IllegalCommand
from valhalla.kernel.journal import Header, Journal, Parent, SaveError, Saga, Seat

SNAPSHOT_EVERY = 32


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

    def __init__(self, game: Game, setup: Any, seats: tuple[Seat, ...], seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.epoch = 0
        self.last_epoch = 0
        self.parent: Parent | None = None
        self.undo_past_others = False
        self.read_only = False
        self.log: list[Entry] = []
        self.journal: Journal | None = None
        self.notice = ""
        self._snapshots: dict[int, Any] = {}
        self.state: Any = None

    @classmethod
    def start(cls, game: Game, setup: Any, seats: tuple[Seat, ...], seed: int, path: Path | None = None) -> Session:
        """Lay the table; with *path*, keep a save there from the first moment."""
        session = cls(game, setup, seats, seed)
        session.state, events = game.new(setup, Chance(seed))
        session.log.append(Entry(NOBODY, game.BEGIN, events, 0))
        if path is not None:
            session.keep_at(path)
        return session

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

    def undo(self, seat: int, new_luck: bool = False) -> int:
        """Take back to the seat's own last decision, past another person's only if the table allows it."""
        for n in range(len(self.log) - 1, 0, -1):
            decided = self.log[n].seat
            if decided == seat:
                self.rewind(n, new_luck)
                return n
            if self.seats[decided].kind == "human" and not self.undo_past_others:
                raise UndoRefused("undo_past_others")
        raise UndoRefused("nothing_to_undo")

    def rewind(self, n: int, new_luck: bool = False) -> None:
        """Go back to just before decision *n*; what follows has the same luck again, or new luck."""
        if self.read_only:
            raise ReadOnly("read_only")
        if not 1 <= n <= len(self.log):
            raise UndoRefused("nothing_to_undo")
        played = len(self.log)
        self._go_back(n, self.last_epoch + 1 if new_luck else self.epoch)
        if self.journal is not None:
            self.journal.append(jn.rewinding(played, n, self.epoch))

    def _go_back(self, n: int, epoch: int) -> None:
        self.state = self.state_before(n)
        del self.log[n:]
        self._snapshots = {k: snapshot for k, snapshot in self._snapshots.items() if k < n}
        self.epoch = epoch
        self.last_epoch = max(self.last_epoch, epoch)

    def state_before(self, n: int) -> Any:
        """The state just before decision *n*: the log folded from the nearest snapshot."""
        start = max((k for k in self._snapshots if k <= n), default=0)
        state = self._snapshots[start].clone() if start else self._blank()
        for entry in self.log[start:n]:
            for event in entry.events:
                self.game.apply(state, event)
        return state

    def _blank(self) -> Any:
        return self.game.blank(self.setup)

    def branch(self, n: int, path: Path | None = None, new_luck: bool = False) -> Session:
        """Another game that is the same up to decision *n*: in a file of its own, naming its parent."""
        twin = Session(self.game, self.setup, self.seats, self.seed)
        twin.log = self.log[:n]
        twin.state = self.state_before(n)
        twin.parent = Parent(self.journal.path.name if self.journal else "", n)
        twin.epoch = self.last_epoch + 1 if new_luck else self.log[n - 1].epoch if n > 1 else 0
        twin.last_epoch = max(self.last_epoch, twin.epoch)
        if path is not None:
            twin.keep_at(path)
        return twin

    # Saving

    def header(self) -> Header:
        ids, digest = self.game.card_data(self.setup)
        setup = msgspec.to_builtins(self.setup)
        version = self.game.RULES_VERSION
        return Header(jn.FORMAT, self.game.ID, version, setup, self.seats, self.seed, ids, digest, self.parent)

    def save(self, path: Path) -> tuple[str, int]:
        """Write the whole game to a file at one stroke."""
        bodies = []
        epoch = 0
        for n, entry in enumerate(self.log):
            if entry.epoch != epoch:
                epoch = entry.epoch
                bodies.append(jn.rewinding(n, n, epoch))
            bodies.append(jn.record(n, None if entry.seat == NOBODY else entry.seat, entry.command, entry.events))
        if self.epoch != epoch:
            bodies.append(jn.rewinding(len(self.log), len(self.log), self.epoch))
        return jn.write_whole(path, self.header(), bodies)

    def keep_at(self, path: Path) -> None:
        """Write the game to *path* and keep it up to date from now on."""
        self.journal = Journal(path, *self.save(path))

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    # Loading

    @classmethod
    def open(cls, path: Path, games: dict[str, Game]) -> Session:
        """Go on with a save. If another window has it, the session is read-only."""
        saga = Saga(path)
        session = cls.read(saga, games)
        try:
            session.journal = Journal(path, saga.sum, saga.size)
        except jn.Locked as locked:
            session.read_only = True
            session.notice = str(locked)
        return session

    @classmethod
    def read(cls, saga: Saga, games: dict[str, Game], on_event: Callable[[Any], None] | None = None) -> Session:
        """Play a save through. Raises `SaveError` with the line if it is not what our rules would have made.

        A save made with other cards or rules cannot be decided again; its events are folded instead.
        """
        session, same_rules = cls._of_header(saga, games)
        replay = _Redecide(session, on_event) if same_rules else _Fold(session)
        for number, line in enumerate(saga.lines, 2):
            try:
                session._take_line(line, replay)
            except SaveError:
                raise
            except IllegalCommand as no:
                raise SaveError(saga.path, f"the command is not legal: {no}", number) from no
            except (LookupError, ValueError, TypeError, AttributeError, AssertionError, msgspec.MsgspecError) as error:
                raise SaveError(saga.path, f"does not fit the game ({error})", number) from error
        if not session.log:
            raise SaveError(saga.path, "the game has not begun: no records")
        session.notice = saga.notice
        return session

    @classmethod
    def _of_header(cls, saga: Saga, games: dict[str, Game]) -> tuple[Session, bool]:
        header = saga.header
        game = games.get(header.game)
        if game is None:
            raise SaveError(saga.path, f"a save of a game that is not here: {header.game!r}", 1)
        try:
            setup = msgspec.convert(header.setup, game.Setup)
            game.check_setup(setup)
            if len(header.seats) != setup.players:
                raise SaveError(saga.path, f"{len(header.seats)} seats for {setup.players} players", 1)
            same = game.card_data(setup) == (header.ids, header.digest) and header.rules == game.RULES_VERSION
            session = cls(game, setup, header.seats, header.seed)
            session.state = game.blank(setup) if same else game.blank_of(setup, header.ids)
        except KeyError as error:
            raise SaveError(saga.path, f"made with a card that is not here: {error}", 1) from error
        except (GameError, msgspec.ValidationError) as error:
            raise SaveError(saga.path, f"the table cannot be laid: {error}", 1) from error
        session.parent = header.parent
        return session, same

    def _take_line(self, line: jn.Line, replay: _Replay) -> None:
        n = len(self.log)
        if line.n != n:
            raise ValueError(f"decision {line.n} where {n} should stand")
        if line.rewind is not msgspec.UNSET:
            if line.epoch is msgspec.UNSET or not 1 <= line.rewind <= n or line.epoch > self.last_epoch + 1:
                raise ValueError("a rewind to nowhere")
            self._go_back(line.rewind, line.epoch)
            return
        if line.command is msgspec.UNSET or line.events is msgspec.UNSET or line.seat is msgspec.UNSET:
            raise ValueError("neither a record nor a rewind")
        if n % SNAPSHOT_EVERY == 0 and n:
            self._snapshots[n] = self.state.clone()
        seat = NOBODY if line.seat is None else line.seat
        if (seat == NOBODY) != (n == 0):
            raise ValueError("a decision without a seat")
        self.log.append(replay.take(n, seat, bytes(line.command), bytes(line.events)))


class _Replay(ABC):
    """How a record becomes an entry."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.decode_command = msgspec.json.Decoder(session.game.COMMAND).decode
        self.decode_events = msgspec.json.Decoder(list[session.game.EVENT]).decode  # type: ignore[name-defined]

    @abstractmethod
    def take(self, n: int, seat: int, command: bytes, events: bytes) -> Entry:
        """Let the record happen to the session's state."""


class _Redecide(_Replay):
    """Decide again from the seed: what the record says must be what the rules say."""

    def __init__(self, session: Session, on_event: Callable[[Any], None] | None) -> None:
        super().__init__(session)
        self.on_event = on_event
        self.encode = msgspec.json.Encoder().encode

    def take(self, n: int, seat: int, command: bytes, events: bytes) -> Entry:
        session = self.session
        asked = self.decode_command(command)
        if n == 0:
            if asked != session.game.BEGIN:
                raise ValueError("the game does not begin at its beginning")
        else:
            session.game.check(session.state, seat, asked)
        chance = Chance(session.seed, session.epoch, n)
        before = session.state.clone() if self.on_event else None
        decided = session.game.decide(session.state, seat, asked, chance)
        if self.encode(decided) != events and self.decode_events(events) != decided:
            raise ValueError("other events than the rules give")
        if self.on_event is not None:
            self._fold(before, decided)
        return Entry(seat, asked, decided, session.epoch)

    def _fold(self, state: Any, events: list[Any]) -> None:
        """Fold the events onto the state before: each step is looked at, and the end must be the same."""
        assert self.on_event is not None
        for event in events:
            self.session.game.apply(state, event)
            self.on_event(state)
        if state != self.session.state:
            raise ValueError("folding the events gives another state")


class _Fold(_Replay):
    """Believe the events: for saves made with other card data."""

    def take(self, n: int, seat: int, command: bytes, events: bytes) -> Entry:
        session = self.session
        happened = self.decode_events(events)
        for event in happened:
            session.game.apply(session.state, event)
        return Entry(seat, self.decode_command(command), happened, session.epoch)
