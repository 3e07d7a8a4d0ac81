"""What jarls do (V16.2): the facts that only they bring about, and how each changes the state."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from valhalla.games.valhalla.apply.moves import discard, fighting, fought, joined, publish, take, without
from valhalla.games.valhalla.events import Cards, Event
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, SINCE_TURN, USED_EXTRA, USED_MAIN, Step


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """A jarl's ability; what it does follows as events of its own."""

    seat: int
    extra: bool
    rule: ClassVar[str] = "V1.5"


class DiceSetAside(Event, frozen=True, tag="dice_set_aside"):
    """So many of the seat's own dice are not rolled in this battle."""

    seat: int
    count: int
    rule: str = "V16.2"


class CardSpent(Event, frozen=True, tag="card_spent"):
    """A hand card discarded as the price of something."""

    seat: int
    card: int
    rule: str = "V16.2"


class NeedEased(Event, frozen=True, tag="need_eased"):
    """The warrior in this slot needs one die fewer in this battle."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V16.2"


class BetPlaced(Event, frozen=True, tag="bet_placed"):
    """A seat that stands by names who will win; `extra` if it named the smaller squad."""

    seat: int
    on: int
    extra: bool
    rule: ClassVar[str] = "V16.2"


class BetWon(Event, frozen=True, tag="bet_won"):
    """The one this seat named has won."""

    seat: int
    rule: ClassVar[str] = "V16.2"


class TacticReturned(Event, frozen=True, tag="tactic_returned"):
    """A tactic played in this battle goes back to its player's hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "V16.2"


class ActionRepeated(Event, frozen=True, tag="action_repeated"):
    """Phase A once more, instead of phase B."""

    seat: int
    rule: ClassVar[str] = "V16.2"


class DrawRaised(Event, frozen=True, tag="draw_raised"):
    """The draw that comes next is larger: so many more drawn, so many more kept."""

    seat: int
    drawn: int
    kept: int
    rule: ClassVar[str] = "V16.2"


class DrawSkipped(Event, frozen=True, tag="draw_skipped"):
    """No draw in this phase B."""

    seat: int
    rule: ClassVar[str] = "V16.2"


class CardRecovered(Event, frozen=True, tag="card_recovered"):
    """The top card of the discard pile goes to a hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "V16.2"


class WarriorSwapped(Event, frozen=True, tag="warrior_swapped"):
    """A warrior from hand takes the slot of one that goes back to the hand."""

    seat: int
    card: int
    slot: int
    back: int
    rule: ClassVar[str] = "V16.2"


class WarriorJoined(Event, frozen=True, tag="warrior_joined"):
    """One warrior from hand to a slot, by a card or an ability; `discarded` is who made room."""

    seat: int
    card: int
    slot: int
    discarded: Cards = ()
    rule: str = "V16.2"


def ability_used(s: State, e: AbilityUsed) -> None:
    """Noted for this battle, and but for fighters also for the time until the seat's next turn."""
    bit = USED_EXTRA if e.extra else USED_MAIN
    if s.battle is not None:
        s.used[e.seat] |= bit
    if s.battle is None or not s.battle.fights(e.seat):
        s.used[e.seat] |= bit << SINCE_TURN


def dice_set_aside(s: State, e: DiceSetAside) -> None:
    fighting(s, e.seat).unused += e.count


def card_spent(s: State, e: CardSpent) -> None:
    take(s.hands[e.seat], e.card)
    discard(s, (e.card,))


def need_eased(s: State, e: NeedEased) -> None:
    fighting(s, e.seat).eased |= 1 << e.slot


def bet_placed(s: State, e: BetPlaced) -> None:
    fought(s).bets += ((e.seat, e.on, e.extra),)


def bet_won(s: State, e: BetWon) -> None:
    assert s.battle is not None
    s.battle.bets = tuple(bet for bet in s.battle.bets if bet[0] != e.seat)


def tactic_returned(s: State, e: TacticReturned) -> None:
    side = fighting(s, e.seat)
    side.played = without(side.played, e.card)
    insort(s.hands[e.seat], e.card)
    s.used[e.seat] |= USED_MAIN | USED_EXTRA


def action_repeated(s: State, e: ActionRepeated) -> None:
    while s.step != Step.TURN:
        s.agenda.pop()
    s.agenda.append((Step.PHASE_A, e.seat))


def draw_raised(s: State, e: DrawRaised) -> None:
    """The draw waits on top of the agenda: whoever offered this has been answered by `AbilityUsed`."""
    assert s.step == Step.DRAW and s.agenda[-2][0] == Step.KEEP
    for i, more in ((-1, e.drawn), (-2, e.kept)):
        kind, seat, count, why = s.agenda[i]
        s.agenda[i] = (kind, seat, count + more, why)


def draw_skipped(s: State, e: DrawSkipped) -> None:
    assert s.step == Step.DRAW and s.agenda[-2][0] == Step.KEEP
    del s.agenda[-2:]


def card_recovered(s: State, e: CardRecovered) -> None:
    s.discard.pop()
    insort(s.hands[e.seat], e.card)


def warrior_swapped(s: State, e: WarriorSwapped) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.squads[e.seat][e.slot] = e.card
    insort(s.hands[e.seat], e.back)
    joined(s, e.seat, 1 << e.slot)


def warrior_joined(s: State, e: WarriorJoined) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.discard += e.discarded
    s.squads[e.seat][e.slot] = e.card
    _idle(s, e.seat, e.slot)
    joined(s, e.seat, 1 << e.slot)


def _idle(s: State, seat: int, slot: int) -> None:
    """Who takes the place of a warrior that the fighting partner had activated is not activated (V14.2)."""
    battle, partners = s.battle, s.table.partners
    if battle is not None and partners and battle.fights(partners[seat]):
        side = battle.side(partners[seat])
        side.held |= side.armed & 1 << ALLY + slot
