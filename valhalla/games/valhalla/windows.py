"""The windows: the moments at which jarls and expansions join in, so that base rules name none of them.

A module overrides the windows it cares about; `Table` asks once per game who does, in the order of
`PRIORITY`, and base rules loop over those. There are four kinds: some only want an answer, some let the
module emit events, some stop the game for a choice:

steps     laying, dealing, after_action, turn_over, sending, aftermath, before_ragnarok: what else is to be
          done, the last of it first
numbers   slots, pair_symbols, strength, points: added up; wins_ties, picks_rising, sends_beaten: any yes is
          a yes
moments   turn_began, adding, drawing, rolling, activating, comparing, risen, settling, battle_over, scoring:
          may emit events
offers    at the steps of `terms.OFFERS` and FIGHT: the agenda stops while any module offers something there.
          Whether it does may depend on public facts only, or the pause would tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valhalla.games.valhalla.commands import Command
    from valhalla.games.valhalla.events import Event
    from valhalla.games.valhalla.state import State
    from valhalla.kernel.agenda import AgendaStep
    from valhalla.kernel.chance import Chance

# The order in which modules are asked; of steps the last come first, so the winner's mission before Loki.
PRIORITY = (
    "jarls", "monster", "tyr", "loki", "valkyries", "dwarves", "thor", "last_viking", "partnership",
    "alliance", "hammer",
)  # fmt: skip
WINDOWS = (
    "laying", "dealing", "after_action", "turn_over", "slots", "pair_symbols", "strength", "points",
    "wins_ties", "picks_rising", "sends_beaten", "turn_began", "adding", "drawing", "rolling",
    "activating", "comparing", "sending", "risen", "aftermath", "settling", "battle_over", "scoring",
    "before_ragnarok", "offers",
)  # fmt: skip


class Module:
    """Overrides nothing, wants nothing: the base of jarls and expansions."""

    name = ""

    def __init__(self, players: int = 0) -> None:
        """Made once for a table of so many players."""

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

    def slots(self, s: State, seat: int) -> int:
        """More squad slots; asked when the jarls are revealed."""
        return 0

    def pair_symbols(self, s: State, seat: int) -> int:
        """More weapon symbols for action (2)."""
        return 0

    def strength(self, s: State, seat: int) -> int:
        """More strength for a fighter with an activated warrior."""
        return 0

    def lines(self, s: State, seat: int) -> list[tuple[str, int, int]]:
        """The same strength by clause and card, for people."""
        return [("V16.2", -1, self.strength(s, seat))]

    def points(self, s: State, seat: int) -> int:
        """More points at scoring."""
        return 0

    def wins_ties(self, s: State, seat: int) -> bool:
        """Whether this defender wins a tie."""
        return False

    def picks_rising(self, s: State, seat: int) -> bool:
        """Whether this attacker, having won, chooses who goes to Valhalla."""
        return False

    def sends_beaten(self, s: State, seat: int) -> bool:
        """Whether this fighter, beaten, may still send somebody to Valhalla."""
        return False

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
        return ()

    def offers(self, s: State, seat: int, step: int) -> bool:
        """Whether this step of *seat*, as far as everybody can see, holds a choice."""
        return False

    def chooser(self, s: State, seat: int, step: int) -> int:
        """Who makes the choice of *seat*'s step."""
        return seat

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        """The canonical commands that answer the offer, `Pass` among them if it may be declined."""
        return []

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        """Whether a command answers the offer: one of the choices, or one that comes to the same."""
        return command in self.choices(s, seat, step)

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: list[Event]) -> None:
        """Carry out a checked command that answers the offer at *seat*'s step."""
