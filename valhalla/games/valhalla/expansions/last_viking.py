"""The Last Viking (V13): a title that pays its holder turn by turn, and whets the appetite of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.bonus import pay
from valhalla.games.valhalla.cards import Title
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKED, ATTACKING, MONSTER, NONE, Step
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import require

if TYPE_CHECKING:
    from valhalla.games.valhalla.table import Table

TITLES_OF_SIX = 2  # V13.5: how many there are at a table of six
TITLE_POINTS = 1  # V13.4: what one is worth at the end

Events = list[ev.Event]

# What happens


class TitleTaken(ev.Event, frozen=True, tag="title_taken"):
    """*seat* is the Last Viking at level 1; from whom, or NONE if the title lay in the middle."""

    seat: int
    loser: int
    rule: str = "V13.1"


class TitleReturned(ev.Event, frozen=True, tag="title_returned"):
    """Beaten by the other Last Viking, *seat* gives the title back to the middle."""

    seat: int
    rule: ClassVar[str] = "V13.5"


class TitleRaised(ev.Event, frozen=True, tag="title_raised"):
    seat: int
    level: int
    rule: ClassVar[str] = "V13.2"


class TitleShared(ev.Event, frozen=True, tag="title_shared"):
    """Against a monster all hold the title together: at this level now, since *seat* has fought."""

    seat: int
    level: int
    rule: ClassVar[str] = "V15.11"


def title_taken(s: State, e: TitleTaken) -> None:
    if e.loser != NONE:
        s.titles[e.loser] = 0
    s.titles[e.seat] = 1


def title_returned(s: State, e: TitleReturned) -> None:
    s.titles[e.seat] = 0


def title_raised(s: State, e: TitleRaised) -> None:
    s.titles[e.seat] = e.level


def title_shared(s: State, e: TitleShared) -> None:
    s.titles = [e.level] * s.table.players
    if s.step == Step.TITLE:  # in old saves it had none
        s.agenda.pop()


# The rules


def title_for(players: int) -> Title:
    """The levels at a table of so many players."""
    titles = cast(list[Title], card_data.decks()[card_data.TITLE_DECK])
    found = [title for title in titles if max(2, players) in title.players]
    require(bool(found), "no title for so many players")
    return found[0]


def share(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """V15.11: a beaten card raises it and pays the fighter; a lost defence throws it back to level 1."""
    seat, title = step[1], title_for(s.table.players)
    if fought(s).monster == ATTACKED:
        emit(s, out, TitleShared(seat, 1))
        return
    level = min(s.titles[0] + 1, len(title.points))
    emit(s, out, TitleShared(seat, level))
    pay(s, [(seat, title.points[level - 1])], "V15.11", out)


class LastViking(Module):
    name = "last_viking"
    runs: ClassVar = {Step.TITLE: share}

    def __init__(self, table: Table) -> None:
        self.title = title_for(table.players)
        self.count = TITLES_OF_SIX if table.players == 6 else 1
        self.deaf = ("turn_began",) if table.stack is not None else ("aftermath",)

    def turn_began(self, s: State, seat: int, out: Events) -> None:
        level = s.titles[seat]
        if not level or not s.warriors(seat):
            return
        pay(s, [(seat, self.title.points[level - 1])], "V13.2", out)
        if level < len(self.title.points):
            emit(s, out, TitleRaised(seat, level + 1))

    def rolling(self, s: State, seat: int, out: Events) -> None:
        battle = fought(s)
        if battle.defence is None or battle.attack.seat != seat:
            return
        level = s.titles[battle.defence.seat]
        if level and (dice := self.title.dice[level - 1]):
            emit(s, out, ev.DiceGranted(seat, dice, "V13.3"))

    def battle_over(self, s: State, winner: int, loser: int, out: Events) -> None:
        if winner == NONE:
            return
        if s.titles[loser]:
            if s.titles[winner]:
                emit(s, out, TitleReturned(loser))
            else:
                emit(s, out, TitleTaken(winner, loser))
        elif not s.titles[winner] and sum(map(bool, s.titles)) < self.count:
            emit(s, out, TitleTaken(winner, NONE, "V13.5" if self.count > 1 else "V13.1"))

    def aftermath(self, s: State) -> tuple[AgendaStep, ...]:
        """V15.11: what becomes of the title that all who face a monster hold."""
        battle = fought(s)
        beaten = battle.monster == ATTACKING and battle.winner == battle.attack.seat
        lost = battle.monster == ATTACKED and battle.winner == MONSTER and s.titles[0] > 1
        return ((Step.TITLE, battle.attack.seat),) if beaten or lost else ()

    def points(self, s: State, seat: int) -> int:
        return TITLE_POINTS if s.titles[seat] else 0

    @staticmethod
    def audit(s: State) -> None:
        held = [level for level in s.titles if level]
        there = 0 if "last_viking" not in s.table.setup.expansions else 2 if s.table.players == 6 else 1
        if s.monster is not None and there:
            require(len(set(s.titles)) == 1, "a title that is not held by all")
            there = s.table.players
        require(len(held) <= there, f"{len(held)} Last Vikings instead of at most {there}")
        require(all(0 <= level <= 5 for level in s.titles), "a level that is not there")
