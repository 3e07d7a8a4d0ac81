"""A table against a monster in any position, for tests of V15 and V18.

The cards of its stack print what the test says, so that no test depends on numbers that are still tuned:
`t = hunt("bear-hallgerd", strength=3, cap=4)`, `strike(t, "bear-hallgerd")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.valhalla.table import Table, arming, faces
from valhalla.games import valhalla as game
from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.cards import MonsterAbility, MonsterCard, MonsterSide
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.monsters.stack import SCALES, points, stack_of
from valhalla.games.valhalla.state import Monster
from valhalla.games.valhalla.terms import FACES, MONSTER, NONE, Step
from valhalla.kernel.chance import Chance

FINAL = 5
PASS = cm.Pass()
FURY = "fury-red-dawn"
RIM = "fury-bitten-rim"
HORN = "fury-horn-answers"
UNDERDOG = "underdog-narrow-bridge"
SURROUND = "surround-closing-ring"
COUNTERBLOW = "counterblow-up-from-the-mud"
SWAP = "weapon-swap-borrowed-edge"
NEW_WEAPONS = "new-weapons-smiths-gift"
BEAR = "bear-hallgerd"
TWO = "bear-kolbein bear-skapti"
QUIET_STEPS = ("before", "aside", "before roll", "step in", "lend")


def prints(
    more: int = 0,
    *,
    strength: int = 10,
    cap: int = 10,
    ability: str = "",
    mute: str | None = None,
    clans: Sequence[Any] = ("bear",),
    warriors: int = 3,
    weapons: Sequence[Any] = ("axe", "sword"),
    prey: Any = "active",
) -> dict[str, Any]:
    """What a monster card prints, the same on both sides; so much is added to its strength."""
    word: Any = "mute" if mute else ability
    clan: Any = mute
    side = MonsterSide(max(1, strength - more), cap)
    return {
        "base": side, "plus": side, "clans": tuple(clans), "warriors": warriors, "weapons": tuple(weapons),
        "prey": prey, "ability": MonsterAbility(word, clan) if word else None,
    }  # fmt: skip


def hunt(
    *squads: str,
    at: int = 0,
    then: dict[str, Any] | None = None,
    last: dict[str, Any] | None = None,
    players: int = 1,
    monster: str = "fenrir",
    level: int = 1,
    expansions: tuple[str, ...] = (),
    variants: tuple[str, ...] = (),
    jarl: str = "",
    valhalla: int = 0,
    seed: int = 1,
    **printed: Any,
) -> Table:
    """Seat 0 in phase A before a monster whose card at place *at* is active.

    All its cards print the same (see `prints`); the one after the active has no ability, but what *then*
    says, and so have those after it unless *last* says otherwise. Seat 0 has so many points in Valhalla, and
    this jarl. Strengths are told with what the level adds in company.
    """
    more = SCALES[players].more[level - 1]
    plain = {**printed, "ability": "", "mute": None}
    sides = [printed] * (at + 1) + [{**plain, **(then or {})}] + [{**plain, **(last or then or {})}] * FINAL
    real = [card for card in cards.decks()[cards.MONSTER_DECK] if isinstance(card, MonsterCard)]
    mine = [card for card in real if card.monster == monster]
    stack = tuple(msgspec.structs.replace(card, **prints(more, **sides[i])) for i, card in enumerate(mine))
    t = Table(
        players,
        seed=seed,
        expansions=expansions,
        variants=variants,
        monster=monster,
        level=level,
        stack=stack,
    )
    of(t).card = at
    if jarl:
        t.jarl(0, jarl)
        t.to_turn_of(0)
    for seat, squad in enumerate(squads):
        t.squad(seat, *squad.split())
    praise(t, 0, valhalla)
    t.sound()
    return t


# Looking


def of(t: Table) -> Monster:
    """The monster."""
    assert t.s.monster is not None
    return t.s.monster


def valour(t: Table, seat: int = 0) -> int:
    """The points in Valhalla, less what the monster took."""
    return points(t.s, seat)


def might(t: Table, place: int | None = None) -> int:
    """The strength of the monster's card as it stands at this table."""
    return stack_of(t.s).strengths[of(t).card if place is None else place]


def told(t: Table, kind: type[ev.Event]) -> list[Any]:
    """All events of a kind, in order."""
    return [event for event in t.log if type(event) is kind]


def over(t: Table) -> tuple[tuple[int, ...], str] | None:
    """Who has won and how it ended, or None if it goes on."""
    outcome = game.outcome(t.s)
    if outcome is None:
        return None
    game.recount(t.s)
    return outcome.winners, outcome.termination


# Setting up


def praise(t: Table, seat: int, valhalla: int) -> None:
    """Warriors worth so many points to a Valhalla pile; they are such as no test names."""
    for some in ("wolf-skuli", "wolf-ljot", "wolf-oddny", "bear-hroald", "wolf-gunnvor", "bear-bessi"):
        worth = t.s.table.valour[t.card(some)]
        if worth <= valhalla and t.card(some) in t.s.deck:
            t.valhalla(seat, some)
            valhalla -= worth
    assert not valhalla, "no such sum"


def lose_shields(t: Table, seat: int, left: int) -> None:
    """All but so many shields are the monster's."""
    of(t).spoils[seat] += t.s.own[seat] - left
    t.s.own[seat] = left


class Loaded(Chance):
    """Dice that fall as they are told, one throw after the other; all else is luck."""

    __slots__ = ("_throws",)

    def __init__(self, *throws: str) -> None:
        super().__init__(1)
        self._throws = [[FACES.index(word) for word in text.split()] for text in throws]

    def rolls(self, count: int, sides: int) -> list[int]:
        if not self._throws:
            return super().rolls(count, sides)
        dice = self._throws.pop(0)
        assert len(dice) == count, f"{count} dice are thrown"
        return dice


# Playing


def begin(t: Table, seat: int = 0) -> None:
    """The seat attacks, everybody declines what is offered, the dice are rolled."""
    t.attack(seat, MONSTER)
    t.skip(*QUIET_STEPS)


def strike(t: Table, warriors: str = "", seat: int = 0) -> None:
    """The seat attacks with these, and the strengths have been compared."""
    begin(t, seat)
    finish(t, warriors, seat)


def prowl(t: Table, *, ask: bool = False) -> list[ev.Event]:
    """The monster's symbols are covered, and it attacks; what may be declined is, unless asked for."""
    of(t).dice = stack_of(t.s).symbols[of(t).card]
    t.s.agenda = [(Step.OVER,), (Step.TURN,), (Step.MONSTER_ATTACK,)]
    t.n += 1
    t.log += (events := game.decide(t.s, NONE, cm.Begin(), t.chance.at(t.n)))
    t.sound()
    if not ask:
        t.skip(*QUIET_STEPS)
    return events


def withstand(t: Table, warriors: str = "", seat: int = 0) -> None:
    """The monster attacks this seat, which defends with these; the strengths have been compared."""
    prowl(t)
    finish(t, warriors, seat)


def finish(t: Table, warriors: str = "", seat: int = 0) -> None:
    if warriors:
        arming(t, seat, warriors)
    t.stop(seat)


def rise_none(t: Table, seat: int = 0) -> None:
    """Nobody goes, where it may be declined."""
    if t.step() == "monster send":
        t.do(seat, cm.SendToValhalla(()))


def draw_turn(t: Table, seat: int = 0) -> None:
    """Action (4) and phase B, the first cards kept; then the monster phase has come."""
    t.do(seat, cm.DrawCards())
    while t.step() == "keep":
        t.keep_first(seat)


def spread(text: str) -> tuple[int, ...]:
    """Faces as a monster's dice hold them."""
    return faces(text)


def used(t: Table) -> list[bool]:
    """The abilities used, False for the main one."""
    return [event.extra for event in told(t, AbilityUsed)]


def power(t: Table, warriors: str) -> int:
    """The strength with these activated, before the phase ends."""
    arming(t, 0, warriors)
    return strength(t.s, t.side(0))
