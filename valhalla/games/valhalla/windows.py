"""The windows: moments at which jarls, expansions and monsters join in, so that base rules name none of them.

A module overrides the windows it cares about; `Table` asks once per game who does, in the order of
`modules.MODULES`, and base rules loop over those. There are four kinds: some only want an answer, some let
the module emit events, some stop the game for a choice:

steps     laying, dealing, after_action, turn_over, joined, armed, sending, aftermath, before_ragnarok: what
          else is to be done, the last of it first
numbers   opening, slots, pair_symbols, strength, points: added up; room, tactics_left: the least counts;
          wins_ties, picks_rising, sends_beaten, mutes, silences, ends, boxes: any yes is a yes; bans: the
          first refusal; lightens: one after another
moments   turn_began, adding, drawing, rolling, activating, comparing, risen, leaving, returning, settling,
          battle_over, scoring: may emit events
offers    at the steps of `terms.OFFERS` and FIGHT: the agenda stops while any module offers something there.
          Whether it does may depend on public facts only, or the pause would tell.
talk      commands that may be given besides: they bring nothing on, so no search looks at them

What a module brings besides stands in its tables: the steps that run by themselves, what it asks and how it
may be answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from valhalla.games.valhalla.terms import UNLIMITED

if TYPE_CHECKING:
    from valhalla.games.valhalla.commands import Command
    from valhalla.games.valhalla.dice import Need
    from valhalla.games.valhalla.events import Event
    from valhalla.games.valhalla.state import Side, State
    from valhalla.games.valhalla.table import Table
    from valhalla.games.valhalla.tactics import Word
    from valhalla.kernel.agenda import AgendaStep
    from valhalla.kernel.chance import Chance
    from valhalla.kernel.game import Option

WINDOWS = (
    "laying", "dealing", "after_action", "turn_over", "joined", "armed", "sending", "aftermath",
    "before_ragnarok", "opening", "slots", "pair_symbols", "strength", "points", "room", "tactics_left",
    "wins_ties", "picks_rising", "sends_beaten", "mutes", "silences", "ends", "boxes", "bans", "lightens",
    "turn_began", "adding", "drawing", "rolling", "activating", "comparing", "risen", "leaving", "returning",
    "settling", "battle_over", "scoring", "offers", "talk",
)  # fmt: skip
Line = tuple[str, int, int]  # of a strength: clause, card, how much


class Offer(NamedTuple):
    """What a module asks a seat at a step of `terms.OFFERS`, as long as *wanted*: public facts decide it."""

    clause: str  # nothing if the step has one of its own
    takes: tuple[type[Command], ...]  # the answers, but for Pass and abilities
    choices: Callable[[State, int], list[Command]]  # canonical ones, Pass among them if it may be declined
    wanted: Callable[[State, int], bool] = lambda s, seat: True
    amid: bool = False  # asked in the midst of a fight


def holding(s: State, seat: int) -> bool:
    """Whether a seat has cards in hand: what others see of it."""
    return bool(s.hands[seat])


class Asked(NamedTuple):
    """A choice with functions of its own: what may be done, for seats and for people, and what may not."""

    clause: str
    groups: Callable[[State, int, AgendaStep], list[Sequence[Command]]]
    options: Callable[[State, int, AgendaStep], tuple[Option, ...]]
    checks: Mapping[type[Command], Callable[[State, int, Any], None]]


class Module:
    """Overrides nothing, wants nothing: the base of jarls, expansions and monsters."""

    name: ClassVar[str] = ""
    runs: ClassVar[Mapping[int, Callable[[State, AgendaStep, Chance, list[Event]], bool | None]]] = {}
    words: ClassVar[Mapping[str, type[Word]]] = {}  # effect words of its tactics
    ban_rule: ClassVar[str] = ""  # by which it keeps tactics from being played
    asked: ClassVar[Mapping[int, Offer]] = {}
    shows: ClassVar[Mapping[type[Command], Callable[[State, int, list[Any], str], list[Option]]]] = {}
    asks: ClassVar[Mapping[int, Asked]] = {}
    decides: ClassVar[Mapping[type[Command], Callable[[State, int, Any, Chance, list[Event]], None]]] = {}

    deaf: tuple[str, ...] = ()  # windows that it overrides but does not care about at this table

    def __init__(self, table: Table) -> None:
        """Made once for a table."""

    def lay(self, table: Table) -> None:
        """Change the numbers the table begins with."""

    @staticmethod
    def audit(s: State) -> None:
        """Recount what this module keeps, in play or not; raise `Broken` if something is wrong."""

    def describe(self, s: State) -> dict[str, Any]:
        """What `valhalla verify --state` shows of it."""
        return {}

    def laying(self, s: State) -> tuple[AgendaStep, ...]:
        """Steps of the setup that come before any card is drawn."""
        return ()

    def dealing(self, s: State, order: list[int]) -> tuple[AgendaStep, ...]:
        """Steps of the setup that come after the starting hands, for the seats in turn order."""
        return ()

    def after_action(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        """Steps between phases A and B of this seat's turn."""
        return ()

    def turn_over(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        """Steps after phase B."""
        return ()

    def joined(self, s: State, seat: int, mask: int) -> tuple[AgendaStep, ...]:
        """Steps after warriors have joined a squad, in the slots of *mask*; part of `apply`."""
        return ()

    def armed(self, s: State, seat: int, slot: int) -> tuple[AgendaStep, ...]:
        """Steps after this fighter has activated the warrior in *slot*; part of `apply`."""
        return ()

    def opening(self, s: State) -> int:
        """More cards of the opening discard."""
        return 0

    def slots(self, s: State, seat: int) -> int:
        """More squad slots; asked when the jarls are revealed."""
        return 0

    def pair_symbols(self, s: State, seat: int) -> int:
        """More weapon symbols for action (2)."""
        return 0

    def strength(self, s: State, seat: int) -> int:
        """More strength for a fighter with an activated warrior."""
        return 0

    def lines(self, s: State, seat: int) -> list[Line]:
        """The same strength by clause and card, for people."""
        return [("V16.2", -1, self.strength(s, seat))]

    def gained(self, s: State, side: Side) -> list[Line]:
        """What cards of this module have added to a side's bonus, for people."""
        return []

    def points(self, s: State, seat: int) -> int:
        """More points at scoring."""
        return 0

    def room(self, s: State, seat: int) -> int:
        """How many points still find room in this seat's Valhalla."""
        return UNLIMITED

    def tactics_left(self, s: State, seat: int) -> int:
        """How many tactics this fighter may still play."""
        return UNLIMITED

    def wins_ties(self, s: State, seat: int) -> bool:
        """Whether this defender wins a tie."""
        return False

    def picks_rising(self, s: State, seat: int) -> bool:
        """Whether this attacker, having won, chooses who goes to Valhalla."""
        return False

    def sends_beaten(self, s: State, seat: int) -> bool:
        """Whether this fighter, beaten, may still send somebody to Valhalla."""
        return False

    def mutes(self, s: State, clan: int) -> bool:
        """Whether the abilities of this clan's warriors add nothing now."""
        return False

    def silences(self, s: State, seat: int) -> bool:
        """Whether this seat's jarl does nothing in battle now."""
        return False

    def ends(self, s: State, event: Event) -> bool:
        """Whether an event of the base rules answers the topmost step, which is this module's."""
        return False

    def boxes(self, s: State, card: int) -> bool:
        """Whether this card may lie unseen in the box."""
        return False

    def bans(self, s: State, side: Side, word: Word) -> str:
        """Why this tactic cannot be played now (a key of `words.refusals`), or nothing."""
        return ""

    def lightens(self, s: State, need: Need, under: int) -> Need:
        """What is left of a warrior's need with this card under it."""
        return need

    def turn_began(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens because this seat's turn has begun."""

    def adding(self, s: State, seat: int, cards: tuple[int, ...], out: list[Event]) -> None:
        """Something happens because this seat added warriors by action (1) or (2)."""

    def drawing(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens just before this seat draws by action (4) or in phase B."""

    def rolling(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens just before a fighter's first roll."""

    def activating(self, s: State, seat: int, slot: int, chance: Chance, out: list[Event]) -> None:
        """Something happens because this fighter has activated the warrior in *slot*."""

    def comparing(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens to this fighter just before the strengths are compared."""

    def risen(self, s: State, seat: int, cards: tuple[int, ...], rule: str, out: list[Event]) -> None:
        """Something happens because this fighter's warriors have gone to Valhalla, by that clause."""

    def leaving(self, s: State, seat: int, slots: Sequence[int], out: list[Event]) -> None:
        """Something happens because the warriors in these slots are about to leave the squad."""

    def returning(self, s: State, seat: int, slot: int, out: list[Event]) -> None:
        """Something happens because the warrior in *slot* is about to return to the hand."""

    def sending(self, s: State) -> tuple[AgendaStep, ...]:
        """Steps between the winner's shield and the way to Valhalla."""
        return ()

    def aftermath(self, s: State) -> tuple[AgendaStep, ...]:
        """Steps after all other effects of a battle."""
        return ()

    def settling(self, s: State, out: list[Event]) -> None:
        """Something happens just before a battle's cards are cleared away."""

    def battle_over(self, s: State, winner: int, loser: int, out: list[Event]) -> None:
        """Something happens after that; *winner* and *loser* may be NONE."""

    def scoring(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens just before this seat's points are counted."""

    def before_ragnarok(self, s: State, seat: int) -> tuple[AgendaStep, ...]:
        """Steps that come before Ragnarök, the last of them first; *seat* faces it first."""
        return ()

    def stops(self, s: State, seat: int) -> tuple[int, ...]:
        """The steps of *seat* at which this module may ever offer something; asked when jarls are known."""
        return tuple(self.asked)

    def offers(self, s: State, seat: int, step: int) -> bool:
        """Whether this step of *seat*, as far as everybody can see, holds a choice."""
        offer = self.asked.get(step)
        return offer is not None and offer.wanted(s, seat)

    def talk(self, s: State, seat: int) -> list[Command]:
        """What this seat may say now, due or not."""
        return []

    def chooser(self, s: State, seat: int, step: int) -> int:
        """Who makes the choice of *seat*'s step."""
        return seat

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        """The canonical commands that answer the offer, `Pass` among them if it may be declined."""
        return self.asked[step].choices(s, seat)

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        """Whether a command answers the offer: one of the choices, or one that comes to the same."""
        return command in self.choices(s, seat, step)

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: list[Event]) -> None:
        """Carry out a checked command that answers the offer at *seat*'s step."""
