"""Events of a battle (V4, V5)."""

from __future__ import annotations

from bisect import insort

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import moves
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import (
    EXTRA,
    EXTRA_DICE,
    FEUD_SHIELD,
    NONE,
    SUPPLY,
    USED_EXTRA,
    USED_MAIN,
    Step,
)


def attack_declared(s: State, e: ev.AttackDeclared) -> None:
    attacker, defender = e.seat, e.target
    s.attacked = True
    s.used = [flags & ~(USED_MAIN | USED_EXTRA) for flags in s.used]
    s.battle = Battle(Side(attacker, len(s.hands[attacker])), Side(defender, len(s.hands[defender])))
    s.agenda.pop()
    s.agenda += (
        (Step.END_BATTLE,),
        (Step.COMPARE,),
        (Step.FIGHT, attacker),
        (Step.ROLL, attacker),
        (Step.BEFORE_ROLL, attacker),
    )
    s.agenda += bystanders(s, Step.ASIDE)
    s.agenda += ((Step.BEFORE, defender), (Step.BEFORE, attacker))


def bystanders(s: State, step: int) -> list[tuple[int, int]]:
    """A step for each of the others who may join in; the last of them is the first after the attacker."""
    battle = moves.fought(s)
    stops = 0
    for mask in s.stops:
        stops |= mask
    if not stops >> step & 1:
        return []
    order = reversed(moves.seats_from(s, battle.attack.seat))
    return [(step, seat) for seat in order if s.stops[seat] >> step & 1 and not battle.fights(seat)]


def passed(s: State, e: ev.Passed) -> None:
    if len(s.agenda[-1]) > 1:
        s.agenda.pop()
    else:
        moves.heard(s, e.seat)


def dice_granted(s: State, e: ev.DiceGranted) -> None:
    moves.fighting(s, e.seat).due += e.count


def dice_rolled(s: State, e: ev.DiceRolled) -> None:
    side = moves.fighting(s, e.seat)
    side.loose = e.dice
    side.due = 0
    s.pool -= len([die for die in e.dice if die >= EXTRA])
    s.agenda.pop()


def _discard_die(s: State, side: Side, dice: list[int], die: int) -> None:
    dice.remove(die)
    if die >= EXTRA:
        s.pool += 1  # V1.9
    else:
        side.spent += 1


def dice_rerolled(s: State, e: ev.DiceRerolled) -> None:
    side = moves.fighting(s, e.seat)
    dice = list(side.loose)
    if e.discarded == NONE:
        side.free -= 1
    else:
        side.rerolled = True
        _discard_die(s, side, dice, e.discarded)
    for die in e.before:
        dice.remove(die)
    dice += e.after
    dice.sort()
    side.loose = tuple(dice)


def warrior_armed(s: State, e: ev.WarriorArmed) -> None:
    side = moves.fighting(s, e.seat)
    dice = list(side.loose)
    for die in e.dice:
        if die < SUPPLY:
            dice.remove(die)
    side.loose = tuple(dice)
    side.placed += ((e.slot, e.dice),)
    side.armed |= 1 << e.slot
    if side.cries:
        _raise_cries(s, side)
    for window in s.table.armed:
        s.agenda += window(s, e.seat, e.slot)


def _raise_cries(s: State, side: Side) -> None:
    """V11.4: a war cry that counts activated warriors grows with each of them."""
    cries = []
    for card, gave in side.cries:
        word = s.table.word[card]
        gives = word.might(s, side) if word is not None and word.grows else gave
        side.bonus += gives - gave
        cries.append((card, gives))
    side.cries = tuple(cries)


def frost_fell(s: State, e: ev.FrostFell) -> None:
    assert s.battle is not None and s.battle.defence is not None
    s.battle.frost = True
    s.battle.defence.unused += 1


def tactic_played(s: State, e: ev.TacticPlayed) -> None:
    moves.take(s.hands[e.seat], e.card)
    s.known[e.card] = s.table.everyone
    side = moves.fighting(s, e.seat)
    side.played += (e.card,)
    word = s.table.word[e.card]
    if word is None:
        return
    if word.counts:
        side.cries += ((e.card, word.might(s, side)),)
    if word.asks:
        s.agenda.append((word.asks, moves.fought(s).attack.seat))


def bonus_gained(s: State, e: ev.BonusGained) -> None:
    moves.fighting(s, e.seat).bonus += e.strength


def die_discarded(s: State, e: ev.DieDiscarded) -> None:
    side = moves.fighting(s, e.seat)
    dice = list(side.loose)
    _discard_die(s, side, dice, e.die)
    side.loose = tuple(dice)


def dice_turned(s: State, e: ev.DiceTurned) -> None:
    side = moves.fighting(s, e.seat)
    dice = list(side.loose)
    for die in e.before:
        dice.remove(die)
    side.loose = tuple(sorted((*dice, *e.after)))


def free_rerolls_gained(s: State, e: ev.FreeRerollsGained) -> None:
    moves.fighting(s, e.seat).free += e.count


def extra_dice_rolled(s: State, e: ev.ExtraDiceRolled) -> None:
    moves.fought(s).choice = e.dice
    s.pool -= len(e.dice)
    s.agenda.append((Step.KEEP_DIE, e.seat))


def die_kept(s: State, e: ev.DieKept) -> None:
    assert s.battle is not None
    side = moves.fighting(s, e.seat)
    side.loose = tuple(sorted((*side.loose, e.die)))
    s.pool += len(s.battle.choice) - 1
    s.battle.choice = ()
    s.agenda.pop()


def leader_surrounded(s: State, e: ev.LeaderSurrounded) -> None:
    moves.fought(s).surrounded = True


def phase_ended(s: State, e: ev.PhaseEnded) -> None:
    battle = moves.fought(s)
    if s.agenda.pop()[0] == Step.ROLL:  # Ragnarök without a warrior: not even dice are rolled
        s.agenda.pop()
    if battle.defence and e.seat == battle.attack.seat and battle.attack.armed:
        defender = battle.defence.seat
        s.agenda += ((Step.FIGHT, defender), (Step.ROLL, defender), (Step.BEFORE_ROLL, defender))


def battle_resolved(s: State, e: ev.BattleResolved) -> None:
    battle = moves.fought(s)
    assert battle.defence is not None
    battle.strengths = (e.attack, e.defence)
    battle.winner = e.winner
    attacker, defender = battle.attack.seat, battle.defence.seat
    s.agenda.pop()
    for window in s.table.aftermath:
        s.agenda += window(s)
    s.agenda += bystanders(s, Step.WITNESS)
    s.agenda += ((Step.AFTER, defender), (Step.AFTER, attacker))
    if e.winner == attacker:
        picks = [True for window in s.table.picks_rising if window(s, attacker)]
        s.agenda.append((Step.CHOOSE_RISING if picks else Step.RISE, attacker))
    elif e.winner == defender:
        if battle.attack.road:
            s.agenda.append((Step.ROAD_RISE, attacker))
        s.agenda.append((Step.CHOOSE_RISING, defender))
    for window in s.table.sending:
        s.agenda += window(s)
    if e.winner == attacker:
        s.agenda.append((Step.SHIELD, attacker))


def shield_taken(s: State, e: ev.ShieldTaken) -> None:
    s.own[e.owner] -= 1
    insort(s.captured[e.seat], e.owner)
    moves.fought(s).taken = True
    if s.step == Step.SHIELD:  # else an expansion gives it, whose step is answered already
        s.agenda.pop()


def warriors_rose(s: State, e: ev.WarriorsRose) -> None:
    squad = s.squads[e.seat]
    for slot in e.slots:
        squad[slot] = NONE
    s.pile(e.seat).extend(e.cards)
    # Only the step of these very warriors ends: not an ability's, nor a partner's.
    step = s.agenda[-1]
    rises = step[0] in (Step.RISE, Step.CHOOSE_RISING)
    if len(step) > 1 and step[1] == e.seat and (rises or moves.answered(s, e)):
        s.agenda.pop()


def card_stolen(s: State, e: ev.CardStolen) -> None:
    eyes = 1 << e.owner | 1 << e.seat
    moves.blur(s, e.owner, e.card, eyes)
    moves.take(s.hands[e.owner], e.card)
    if e.card >= 0:
        s.known[e.card] = eyes
    insort(s.hands[e.seat], e.card)


def tactic_taken(s: State, e: ev.TacticTaken) -> None:
    battle = moves.fought(s)
    if battle.fights(e.owner):
        side = battle.side(e.owner)
        side.played = moves.without(side.played, e.card)
    else:
        battle.thor = tuple([helped for helped in battle.thor if helped[1] != e.card])
    insort(s.hands[e.seat], e.card)
    if moves.answered(s, e):
        s.agenda.pop()


def battle_ended(s: State, e: ev.BattleEnded) -> None:
    _remember_victor(s)
    moves.discard(s, e.cards)
    s.battle = None
    s.pool = EXTRA_DICE
    s.agenda.pop()


def _remember_victor(s: State) -> None:
    """Those who stood by know whom they saw win, if anybody, and whether a shield was taken."""
    battle = moves.fought(s)
    victor = battle.winner + (FEUD_SHIELD if battle.taken else 0)
    s.feud = [old if battle.fights(seat) else victor for seat, old in enumerate(s.feud)]
