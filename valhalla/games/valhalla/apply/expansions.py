"""Events of the expansions (V8-V14)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import (
    blur,
    discard,
    fighting,
    from_deck,
    into_hand,
    joined,
    publish,
    take,
)
from valhalla.games.valhalla.monsters.stack import muted
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE, Step

# Loki's Cunning


def loki_revealed(s: State, e: ev.LokiRevealed) -> None:
    s.loki = e.card
    s.agenda.pop()


def loki_row_taken(s: State, e: ev.LokiRowTaken) -> None:
    battle = s.battle
    assert battle is not None
    s.agenda.pop()
    word = s.table.lokis[s.loki].rows[e.row].word
    if word == "winner_tactic":
        s.agenda.append((Step.LOKI_TACTIC, battle.winner))
    elif word == "draw_and_bury":
        s.agenda.append((Step.LOKI_BURY, e.seat))


def card_stolen(s: State, e: ev.CardStolen) -> None:
    eyes = 1 << e.owner | 1 << e.seat
    blur(s, e.owner, e.card, eyes)
    take(s.hands[e.owner], e.card)
    if e.card >= 0:
        s.known[e.card] = eyes
    insort(s.hands[e.seat], e.card)


def shield_returned(s: State, e: ev.ShieldReturned) -> None:
    s.captured[e.seat].remove(e.owner)
    s.own[e.owner] += 1
    assert s.battle is not None
    s.battle.taken = False


def card_buried(s: State, e: ev.CardBuried) -> None:
    blur(s, e.seat, e.card, 1 << e.seat)
    take(s.hands[e.seat], e.card)
    s.top.append(e.card)
    s.agenda.pop()


# Thor's Help


def thor_played(s: State, e: ev.ThorPlayed) -> None:
    assert s.battle is not None
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.battle.thor += ((e.seat, e.card, e.helped),)


def thor_settled(s: State, e: ev.ThorSettled) -> None:
    assert s.battle is not None
    s.battle.thor = tuple(played for played in s.battle.thor if played[1] != e.card)
    if e.won:
        s.valhalla[e.seat].append(e.card)
    else:
        s.discard.append(e.card)


# Valkyries


def road_taken(s: State, e: ev.RoadTaken) -> None:
    fighting(s, e.seat).road |= 1 << e.slot
    s.agenda.pop()


def mission_fulfilled(s: State, e: ev.MissionFulfilled) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.valhalla[e.seat].append(e.card)
    s.agenda.pop()


# Dwarves of Svartalfheim


def warrior_blocked(s: State, e: ev.WarriorBlocked) -> None:
    fighting(s, e.seat).blocked |= 1 << e.slot
    s.agenda.pop()


def warrior_held(s: State, e: ev.WarriorHeld) -> None:
    fighting(s, e.seat).held |= 1 << e.slot
    s.agenda.pop()


def tactic_dropped(s: State, e: ev.TacticDropped) -> None:
    take(s.hands[e.seat], e.card)
    discard(s, (e.card,))
    s.agenda.pop()


def spite_laid(s: State, e: ev.SpiteLaid) -> None:
    blur(s, e.seat, e.card, 1 << e.seat)
    take(s.hands[e.seat], e.card)
    fighting(s, e.seat).spite += ((e.slot, e.card),)
    s.agenda.pop()


def warrior_called(s: State, e: ev.WarriorCalled) -> None:
    s.discard.remove(e.card)
    s.discard += e.discarded
    s.squads[e.seat][e.slot] = e.card
    joined(s, e.seat, 1 << e.slot)


def _block(s: State, seat: int, slot: int, foe: Side | None) -> None:
    """Not against a lone warrior, nor so that nobody is left (V11.3); a monster is not blocked (V15.11)."""
    battle = s.battle
    assert battle is not None
    if foe is None:
        return
    enemies = [slot for slot in s.fielded(foe.seat) if foe.usable >> slot & 1]
    if battle.attack.seat == seat and len(enemies) > 1:
        s.agenda.append((Step.BLOCK, seat))


def _disarm(s: State, seat: int, slot: int, foe: Side | None) -> None:
    if foe is not None and s.hands[foe.seat]:
        s.agenda.append((Step.DISARM, foe.seat))


def _spite(s: State, seat: int, slot: int, foe: Side | None) -> None:
    if s.hands[seat] and not muted(s, s.table.clan[s.card_at(seat, slot)]):
        s.agenda.append((Step.SPITE, seat, slot))


# What is asked when a warrior with such an ability is activated against somebody.
ON_ARMING: dict[str, Callable[[State, int, int, Side | None], None]] = {
    "block": _block,
    "disarm": _disarm,
    "spite": _spite,
}


# Tyr's Wrath


def wrath_set_aside(s: State, e: ev.WrathSetAside) -> None:
    from_deck(s, e.cards)
    s.box += e.cards
    s.agenda.pop()


def wrath_dealt(s: State, e: ev.WrathDealt) -> None:
    take(s.box, e.card)
    into_hand(s, e.seat, (e.card,))
    s.agenda.pop()


def wrath_laid(s: State, e: ev.WrathLaid) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.under[e.seat][e.slot] = e.card
    s.agenda.pop()


def wrath_shed(s: State, e: ev.WrathShed) -> None:
    for slot in e.slots:
        s.under[e.seat][slot] = NONE
    s.discard += e.cards


def wrath_returned(s: State, e: ev.WrathReturned) -> None:
    s.under[e.seat][e.slot] = NONE
    insort(s.hands[e.seat], e.card)


# The Last Viking


def title_taken(s: State, e: ev.TitleTaken) -> None:
    if e.loser != NONE:
        s.titles[e.loser] = 0
    s.titles[e.seat] = 1


def title_returned(s: State, e: ev.TitleReturned) -> None:
    s.titles[e.seat] = 0


def title_raised(s: State, e: ev.TitleRaised) -> None:
    s.titles[e.seat] = e.level


# Pairs


def shield_given(s: State, e: ev.ShieldGiven) -> None:
    s.own[e.owner] -= 1
    insort(s.captured[e.seat], e.owner)
