"""Events of a game against a monster (V15, V18)."""

from __future__ import annotations

from valhalla.games.valhalla.apply import moves
from valhalla.games.valhalla.apply.battle import bystanders
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.stack import monster_of, stack_of
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import ATTACKED, ATTACKING, MONSTER, NONE, USED_EXTRA, USED_MAIN, Step

ALL_OF_THEM = 9  # as many of a squad as one likes


def hand_exchanged(s: State, e: ev.HandExchanged) -> None:
    for card in e.cards:
        moves.take(s.hands[e.seat], card)
    moves.into_deck(s, e.cards)


# Battles


def hunt_began(s: State, e: ev.MonsterChallenged) -> None:
    s.attacked = True
    _begin(s, e.seat, ATTACKING)


def monster_attacked(s: State, e: ev.MonsterAttacked) -> None:
    _begin(s, e.seat, ATTACKED)


def _begin(s: State, seat: int, role: int) -> None:
    ask(s, seat)
    s.used = [flags & ~(USED_MAIN | USED_EXTRA) for flags in s.used]
    s.battle = Battle(Side(seat, len(s.hands[seat])), None)
    s.battle.monster = role
    s.battle.against = monster_of(s).card
    s.agenda.pop()
    s.agenda += (
        (Step.MONSTER_END,),
        (Step.MONSTER_COMPARE,),
        (Step.FIGHT, seat),
        (Step.ROLL, seat),
        (Step.BEFORE_ROLL, seat),
    )
    if monster_of(s).asked:
        s.agenda.append((Step.LEND,))
    s.agenda += bystanders(s, Step.ASIDE)
    s.agenda += ((Step.BEFORE, seat), (Step.TOLL_CARD, seat), (Step.TOLL_WARRIOR, seat))


def ask(s: State, fighter: int) -> None:
    """V18.5, V18.6: who has a warrior to lend, and that everybody may call anew."""
    monster = monster_of(s)
    others = s.table.allies[fighter] if s.table.common else ()
    monster.asked = sum([1 << seat for seat in others if s.warriors(seat)])
    monster.lenders = 0
    monster.called = [0] * s.table.players


def arm_offered(s: State, e: ev.ArmOffered) -> None:
    monster_of(s).lenders |= 1 << e.seat
    moves.heard(s, e.seat)


def called(s: State, e: ev.Called) -> None:
    monster = monster_of(s)
    monster.calls[e.seat] = e.call
    monster.called[e.seat] |= 1 << e.call


def call_lapsed(s: State, e: ev.CallLapsed) -> None:
    monster = monster_of(s)
    monster.calls[e.seat] = NONE
    monster.called[e.seat] = 0


def monster_rolled(s: State, e: ev.MonsterRolled) -> None:
    monster = monster_of(s)
    monster.dice = tuple(sorted(monster.dice + e.placed))
    s.agenda.pop()
    if monster.dice == stack_of(s).symbols[monster.card]:
        s.agenda.append((Step.MONSTER_ATTACK,))


def monster_sought(s: State, e: ev.MonsterSought) -> None:
    """The others are asked in turn order whether they step in (V18.4)."""
    s.agenda.pop()
    monster_of(s).called = [0] * s.table.players
    s.agenda.append((Step.MONSTER_ATTACK, e.seat))
    s.agenda += ((Step.STEP_IN, seat) for seat in reversed(moves.seats_from(s, e.seat)[1:]))


def stepped_in(s: State, e: ev.SteppedIn) -> None:
    moves.take(s.hands[e.seat], e.card)
    moves.discard(s, (e.card,))
    while s.step == Step.STEP_IN:
        s.agenda.pop()
    s.agenda[-1] = (Step.MONSTER_ATTACK, e.seat)


def toll_paid(s: State, e: ev.TollPaid) -> None:
    """Without a warrior left there is nothing to fight with (V15.10), and nobody is asked to lend one."""
    s.agenda.pop()
    if e.slot == NONE:
        moves.take(s.hands[e.seat], e.card)
    else:
        s.squads[e.seat][e.slot] = NONE
    moves.discard(s, (e.card,))
    if not s.warriors(e.seat):
        monster_of(s).asked = 0
        while s.step != Step.MONSTER_COMPARE:
            s.agenda.pop()


def dice_frozen(s: State, e: ev.DiceFrozen) -> None:
    moves.fighting(s, e.seat).unused += e.count


def giant_rolled(s: State, e: ev.GiantRolled) -> None:
    side = moves.fighting(s, e.seat)
    side.loose = tuple(sorted((*side.loose, e.die)))
    s.pool -= 1


def monster_surrounded(s: State, e: ev.MonsterSurrounded) -> None:
    moves.fought(s).surrounded = True


def monster_fought(s: State, e: ev.MonsterFought) -> None:
    battle = moves.fought(s)
    battle.strengths = (e.strength, e.against)
    battle.winner = e.seat if e.won else MONSTER
    s.agenda.pop()
    if not e.won:
        s.agenda.insert(-1, (Step.MONSTER_TOLL, e.seat))  # once the battle is over
    for window in s.table.aftermath:
        s.agenda += window(s)
    s.agenda.append((Step.AFTER, e.seat))
    if battle.monster == ATTACKING and e.won:
        picks = any(window(s, e.seat) for window in s.table.picks_rising)
        s.agenda.append((Step.MONSTER_SEND, e.seat, ALL_OF_THEM) if picks else (Step.MONSTER_RISE, e.seat))
        s.agenda.append((Step.MONSTER_FALLS,))
        return
    if battle.monster == ATTACKED and not e.won:
        s.agenda.append((Step.MONSTER_SHIELD, e.seat))
    s.agenda.append((Step.MONSTER_SEND, e.seat, ALL_OF_THEM if e.won else 1))


def monster_beaten(s: State, e: ev.MonsterBeaten) -> None:
    monster = monster_of(s)
    monster.card += 1
    monster.dice = ()
    s.agenda.pop()
    if monster.card > stack_of(s).final:
        s.agenda[:] = [(Step.OVER,), (Step.SCORE,), (Step.MONSTER_END,)]
    elif stack_of(s).abilities[monster.card] == "narrow":
        # Once the winners have gone to Valhalla, whose step waits on top (V15.10).
        s.agenda[-1:-1] = ((Step.NARROW, seat) for seat in reversed(moves.seats_from(s, e.seat)))


# What it costs


def squad_narrowed(s: State, e: ev.SquadNarrowed) -> None:
    s.squads[e.seat][e.slot] = NONE
    moves.discard(s, (e.card,))
    s.agenda.pop()


def slots_changed(s: State, e: ev.SlotsChanged) -> None:
    for places in (s.squads[e.seat], *(s.under[e.seat : e.seat + 1])):
        if e.slot == NONE:
            places.append(NONE)
        else:
            del places[e.slot]


def warriors_turned_away(s: State, e: ev.WarriorsTurnedAway) -> None:
    for slot in e.slots:
        s.squads[e.seat][slot] = NONE
    moves.discard(s, e.cards)
    s.agenda.remove((Step.MONSTER_RISE, e.seat))  # a bonus may wait above it


def shield_lost(s: State, e: ev.ShieldLost) -> None:
    s.own[e.seat] -= 1
    monster_of(s).spoils[e.seat] += 1
    s.agenda.pop()


def deck_discarded(s: State, e: ev.DeckDiscarded) -> None:
    moves.from_deck(s, e.cards)
    moves.discard(s, e.cards)
    s.agenda.pop()


def hand_plundered(s: State, e: ev.HandPlundered) -> None:
    moves.take(s.hands[e.seat], e.card)
    moves.discard(s, (e.card,))


def valour_lost(s: State, e: ev.ValourLost) -> None:
    monster_of(s).scars[s.table.hall[e.seat]] += 1


def monster_calmed(s: State, e: ev.MonsterCalmed) -> None:
    monster_of(s).dice = ()


# The end


def last_attack_open(s: State, e: ev.LastAttackOpen) -> None:
    monster_of(s).called = [0] * s.table.players
    _last(s, (Step.LAST_CHOICE, e.seat))


def last_attack_came(s: State, e: ev.LastAttackCame) -> None:
    _last(s, (Step.LAST_ATTACK, e.seat))


def _last(s: State, step: tuple[int, int]) -> None:
    """A draw in hand is finished first (V17.6)."""
    monster_of(s).last = True
    drawn = [waits for waits in s.agenda if waits[0] == Step.KEEP and s.drawn]
    s.agenda[:] = [(Step.OVER,), (Step.LAST_ATTACK,), step, *drawn[-1:]]


def monster_won(s: State, e: ev.MonsterWon) -> None:
    s.cause = e.seat
    s.agenda[:] = [(Step.OVER,), (Step.SCORE,)]
