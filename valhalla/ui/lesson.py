"""The lesson: a game with a fixed deal in which every step is known beforehand, and the player takes each.

The script names cards and faces, never places, so that a warrior may stand in any slot. What the host does is
given command by command. After the last step the same game can be played on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from valhalla.ai.worker import Worker
from valhalla.games import GAMES
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import EXTRA, WEAPONS
from valhalla.kernel.journal import SUFFIX, SaveError, Seat
from valhalla.kernel.paths import home
from valhalla.kernel.session import Session
from valhalla.ui.match import Match
from valhalla.words.language import _
from valhalla.words.lesson import HOST

SEED: Final = 676
LEARNER, OTHER = 0, 1
FACES: Final = (*WEAPONS, "blank")


class Step(NamedTuple):
    """One step: a sheet to be read, with what is to be done; none: the player only reads on.

    `wanted` is the meaning of the command (`meaning`); a step that wants only a kind takes any such command.
    """

    sheet: str
    wanted: tuple[Any, ...] = ()
    points: tuple[str, ...] = ()  # widgets that glow


class Hosts(NamedTuple):
    """A command of the host."""

    command: cm.Command


def card(name: str) -> int:
    """The number of a card at the lesson's table."""
    return TABLE_IDS.index(name)


SETUP: Final = GAMES["valhalla"].Setup(2, variants=("first_game",), first=LEARNER)
TABLE_IDS: Final = GAMES["valhalla"].card_data(SETUP)[0]["cards"]


def script() -> list[Step | Hosts]:
    return [
        Step("welcome"),
        Hosts(cm.DraftWarrior(card("stag-ragna"), 0)),
        Step("draft", (cm.DraftWarrior, "boar-hoskuld")),
        Step("discard", (cm.DiscardStart, "boar-galti", "giant-hregg")),
        Hosts(cm.DiscardStart((card("boar-flosi"), card("stag-inga")))),
        Step("add", (cm.AddWarriors, "bear-steinar", "boar-skeggi")),
        Step("keep", (cm.Keep, "counterblow-turn-of-the-wrist")),
        Hosts(cm.AddWarriors((card("bear-hroald"),), (1,))),
        Hosts(cm.Keep((card("underdog-narrow-bridge"),))),
        Step("attack", (cm.Attack, OTHER)),
        Step("reroll", (cm.Reroll, "bow", "shield", "sword")),
        Step("arm-hoskuld", (cm.Arm, "boar-hoskuld")),
        Step("arm-steinar", (cm.Arm, "bear-steinar")),
        Step("end-attack", (cm.EndPhase,)),
        Hosts(cm.Reroll(0, (1, 2, 4, 5))),
        Hosts(cm.Reroll(4, (0, 1, 2))),
        Hosts(cm.Reroll(3, (0, 1))),
        Hosts(cm.EndPhase()),
        Step("won"),
        Step("keep-again", (cm.Keep, "stag-asa")),
        Hosts(cm.Attack(LEARNER)),
        Hosts(cm.Reroll(5, (2,))),
        Hosts(cm.Arm(1, (2, 3, 4))),
        Hosts(cm.EndPhase()),
        Step("arm-skeggi", (cm.Arm, "boar-skeggi")),
        Step("tactic", (cm.PlayTactic, "heroic-spear-over-the-host")),
        Step("end-defence", (cm.EndPhase,)),
        Step("send", (cm.SendToValhalla,)),
        Step("end"),
    ]


def meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to, whatever places and equal dice it names."""
    ids = s.table.cards
    match command:
        case cm.DraftWarrior(card=number) | cm.PlayTactic(card=number):
            return type(command), ids[number].id
        case cm.DiscardStart(cards=cards) | cm.AddWarriors(cards=cards) | cm.Keep(cards=cards):
            return type(command), *sorted(ids[number].id for number in cards)
        case cm.Attack(target=target):
            return cm.Attack, target
        case cm.Arm(slot=slot):
            return cm.Arm, ids[s.squads[seat][slot]].id
        case cm.Reroll(discard=gone, dice=dice):
            assert s.battle is not None
            loose = s.battle.side(seat).loose
            return cm.Reroll, FACES[loose[gone] % EXTRA], *sorted(FACES[loose[die] % EXTRA] for die in dice)
    return (type(command),)


def lesson_file() -> Path:
    return home() / "lesson" / f"valhalla{SUFFIX}"


def begin(name: str, path: Path | None = None) -> Session:
    """The lesson's table, just laid. Raises `SaveError` if it cannot be kept at *path*."""
    seats = (Seat(name, "human", 0), Seat(_(HOST), "thrall", 1))
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    return Session.start(GAMES["valhalla"], SETUP, seats, SEED, path)


def go_on(name: str, *, anew: bool = False) -> Session:
    """The lesson where it was left, or from the beginning; without a disk it is given all the same."""
    path = lesson_file()
    if not anew and path.exists():
        try:
            session = Session.open(path, GAMES)
        except SaveError:
            return _new(name, path)  # it was only a lesson
        if not session.read_only and not session.folded and 0 <= place(session) < len(script()) - 1:
            return session
        session.close()
    return _new(name, path)


def _new(name: str, path: Path) -> Session:
    try:
        return begin(name, path)
    except (SaveError, OSError):
        return begin(name)


def place(session: Session) -> int:
    """The step of the script a session stands at; -1 if it has left the script."""
    steps = script()
    decisions = session.log[1:]
    at = 0
    state = session.state_before(1)
    for entry in decisions:
        while at < len(steps) and _only_read(steps[at]):
            at += 1
        if at == len(steps) or not fits(steps[at], state, entry.seat, entry.command):
            return -1
        for event in entry.events:
            session.game.apply(state, event)
        at += 1
    return at


def _only_read(step: Step | Hosts) -> bool:
    return isinstance(step, Step) and not step.wanted


def fits(step: Step | Hosts, s: State, seat: int, command: Any) -> bool:
    """Whether a command is what the script wants here."""
    if isinstance(step, Hosts):
        return seat == OTHER and bool(command == step.command)
    found = meaning(s, seat, command)
    return seat == LEARNER and found[: len(step.wanted)] == step.wanted and _whole(step, found)


def _whole(step: Step, found: tuple[Any, ...]) -> bool:
    """A step that names only a kind takes any of it; otherwise nothing may be added."""
    return len(step.wanted) == 1 or len(found) == len(step.wanted)


class Lesson(Match):
    """A match that follows the script, then goes on by itself."""

    def __init__(self, session: Session, worker: Worker) -> None:
        self.steps = script()
        self.at = place(session)
        super().__init__(session, worker)

    @property
    def step(self) -> Step | None:
        """The step the player is at; None while the host plays."""
        step = self.steps[self.at] if 0 <= self.at < len(self.steps) else None
        return step if isinstance(step, Step) else None

    @property
    def done(self) -> bool:
        """Whether nothing is left but the last sheet."""
        return self.at < 0 or self.at >= len(self.steps) - 1

    def read(self) -> None:
        """The sheet has been read: on to the next step."""
        step = self.step
        if step is not None and not step.wanted and self.at < len(self.steps) - 1:
            self.at += 1

    def asked(self) -> int | None:
        step = self.step
        return super().asked() if step is not None and step.wanted else None

    def fits(self, command: Any) -> bool:
        step = self.step
        return step is not None and fits(step, self.session.state, LEARNER, command)

    def submit(self, seat: int, command: Any) -> None:
        super().submit(seat, command)
        self.at += 1

    def undo(self, seat: int, new_luck: bool = False) -> None:
        """Taken back is taken back in the lesson, too; its luck is always the same."""
        super().undo(seat)
        self.at = place(self.session)

    def update(self) -> None:
        """The host does what the script says, once everything has been shown."""
        step = self.steps[self.at] if 0 <= self.at < len(self.steps) else None
        if isinstance(step, Hosts) and not self.queue:
            self.submit(OTHER, step.command)
