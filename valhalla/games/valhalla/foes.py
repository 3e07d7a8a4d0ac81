"""Whom a table plays against: each other. A monster takes the place of this module (V15)."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.audit import recount_rivals
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.scoring import SHIELD_POINTS, Tally, best_sets, kept_points, set_table, team
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.game import refuse


class Foes(Module):
    """What depends on the opponent: whom to attack, how strong they are, when it ends and who has won.

    A fighter's opponent is a seat, or what stands where a seat would; in Ragnarök there is none.
    """

    nobody_may_win: ClassVar[bool] = False

    # The attack

    def targets(self, s: State, seat: int) -> list[int]:
        """Whom *seat* may attack (V3.5), never the partner (V14.1)."""
        found = [t for t, squad in enumerate(s.squads) if t != seat and s.own[t] and max(squad) >= 0]
        partners = s.table.partners
        return [t for t in found if t != partners[seat]] if partners else found

    def check(self, s: State, seat: int, target: int) -> None:
        """Raise `IllegalCommand` unless *target* is one of them."""
        refuse(not 0 <= target < s.table.players or target == seat, "V3.2", "no_such_opponent")
        refuse(s.table.partners and target == s.table.partners[seat], "V14.1", "your_partner")
        refuse(not s.own[target], "V3.5", "no_shield_left", seat=target)
        refuse(not s.warriors(target), "V3.5", "nobody_to_fight", seat=target)

    def attack(self, seat: int, target: int) -> ev.Event:
        return ev.AttackDeclared(seat, target)

    # In battle

    def attacks(self, s: State, seat: int) -> bool:
        """Whether this fighter is the attacker, as everybody is in Ragnarök (V6.4)."""
        return fought(s).attack.seat == seat

    def last_stand(self, s: State, seat: int) -> bool:
        """Whether this fighter is in Ragnarök."""
        return fought(s).defence is None

    def opponent(self, s: State, seat: int) -> int | None:
        foe = fought(s).opponent(seat)
        return None if foe is None else foe.seat

    def warriors(self, s: State, seat: int) -> int | None:
        """How many warriors a fighter has against it, whom effects for the smaller squad count."""
        foe = fought(s).opponent(seat)
        return None if foe is None else len(s.warriors(foe.seat))

    def shields(self, s: State, seat: int) -> int | None:
        """How many shields a fighter has against it."""
        foe = fought(s).opponent(seat)
        return None if foe is None else s.own[foe.seat]

    def against(self, s: State, seat: int) -> int | None:
        """The strength that a fighter has against it."""
        foe = fought(s).opponent(seat)
        return None if foe is None else strength(s, foe)

    def stands(self, s: State, opponent: int, clan: int) -> bool:
        """Whether this clan stands in an opponent's own squad."""
        return any(c >= 0 and s.table.clan[c] == clan for c in s.squads[opponent])

    def holds(self, s: State, opponent: int, clan: int) -> bool:
        """Whether this clan stands there, or in the squad of the opponent's partner (V14.1)."""
        if self.stands(s, opponent, clan):
            return True
        partner = s.partner(opponent)
        return partner != NONE and any(c >= 0 and s.table.clan[c] == clan for c in s.squads[partner])

    def why_not_surround(self, s: State, side: Side) -> str:
        """Why the leader cannot be surrounded (V5.13; a key of `words.refusals`), or nothing."""
        battle = fought(s)
        if battle.defence is None:
            return "no_opponent"
        if side is battle.defence:
            return "only_attacking"
        return "no_jarl_to_surround" if battle.surrounded or s.jarls[battle.defence.seat] == NONE else ""

    def surround(self, s: State, side: Side) -> ev.Event:
        foe = fought(s).opponent(side.seat)
        assert foe is not None
        return ev.LeaderSurrounded(foe.seat)

    # The end

    def deck_out(self, s: State, out: list[ev.Event]) -> None:
        """The last card has been drawn (V6.1)."""
        emit(s, out, ev.EndTriggered(NONE))

    def termination(self, s: State) -> str:
        """How a finished game ended."""
        return "deck" if s.cause == NONE else "last_shield"

    def tally(self, s: State, seat: int) -> Tally:
        """A seat's points by V7.1."""
        players, seats = s.table.players, team(s, seat)
        captured = [owner for one in seats for owner in s.captured[one]]
        counts = tuple(sorted((captured.count(owner) for owner in range(players)), reverse=True))
        points, sizes = best_sets(counts, set_table(s))
        return Tally(
            valour=sum(s.table.valour[card] for one in seats for card in s.pile(one)),
            captured=SHIELD_POINTS * len(captured),
            own=kept_points(players) * sum(s.own[one] for one in seats),
            sets=sizes,
            set_points=points,
            bonus=sum(more(s, one) for one in seats for more in s.table.points),
        )

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(self.tally(s, seat).total for seat in range(s.table.players))

    def winners(self, s: State, scores: tuple[int, ...]) -> tuple[int, ...]:
        """V7.2: most points, then more captured and then more own shields, else shared; allies by sums."""
        ranks = [
            (
                scores[seat],
                sum(len(s.captured[one]) for one in team(s, seat)),
                sum(s.own[one] for one in team(s, seat)),
            )
            for seat in range(s.table.players)
        ]
        return tuple(i for i, rank in enumerate(ranks) if rank == max(ranks))

    # What `audit` asks

    def spoils(self, s: State, owner: int) -> int:
        """How many shields of this seat nobody at the table holds."""
        return 0

    def recount(self, s: State) -> None:
        recount_rivals(s)
