"""The windows: the moments at which jarls and expansions join in, so that base rules name none of them.

A module overrides the windows it cares about; `Table` asks once per game who does, in the order of
`PRIORITY`, and base rules loop over those. There are four kinds: some only want an answer, some let the
module emit events, some stop the game for a choice:

steps     before_ragnarok: what is to be done first
numbers   slots, pair_symbols, strength, points: added up; wins_ties, picks_rising: any yes is a yes
moments   adding, drawing, rolling, comparing, risen, scoring: may emit events
offers    at the steps TURN_START, PHASE_B, BEFORE, ASIDE, BEFORE_ROLL, FIGHT, AFTER and WITNESS: the agenda
          stops while any module offers something there. Whether it does may depend on public facts only,
          or the pause would tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valhalla.games.valhalla.commands import Command, UseAbility
    from valhalla.games.valhalla.events import Event
    from valhalla.games.valhalla.state import State, Step

PRIORITY = ("jarls", "hammer")
WINDOWS = (
    "slots", "pair_symbols", "strength", "points", "wins_ties", "picks_rising",
    "adding", "drawing", "rolling", "comparing", "risen", "scoring", "before_ragnarok", "offers",
)  # fmt: skip


class Module:
    """Overrides nothing, wants nothing: the base of jarls and expansions."""

    name = ""

    def slots(self, s: State, seat: int) -> int:
        """More squad slots; asked when the jarls are revealed."""
        return 0

    def pair_symbols(self, s: State, seat: int) -> int:
        """More weapon symbols for action (2)."""
        return 0

    def strength(self, s: State, seat: int) -> int:
        """More strength for a fighter with an activated warrior."""
        return 0

    def points(self, s: State, seat: int) -> int:
        """More points at scoring."""
        return 0

    def wins_ties(self, s: State, seat: int) -> bool:
        """Whether this defender wins a tie."""
        return False

    def picks_rising(self, s: State, seat: int) -> bool:
        """Whether this attacker, having won, chooses who goes to Valhalla."""
        return False

    def adding(self, s: State, seat: int, cards: tuple[int, ...], out: list[Event]) -> None:
        """Something happens because this seat added warriors by action (1) or (2)."""

    def drawing(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens just before this seat draws by action (4) or in phase B."""

    def rolling(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens just before a fighter's first roll."""

    def comparing(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens to this fighter just before the strengths are compared."""

    def risen(self, s: State, seat: int, cards: tuple[int, ...], rule: str, out: list[Event]) -> None:
        """Something happens because this fighter's warriors have gone to Valhalla, by that clause."""

    def scoring(self, s: State, seat: int, out: list[Event]) -> None:
        """Something happens just before this seat's points are counted."""

    def before_ragnarok(self, s: State, seat: int) -> tuple[Step, ...]:
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

    def use(self, s: State, seat: int, command: UseAbility, out: list[Event]) -> None:
        """Carry out a checked command."""
