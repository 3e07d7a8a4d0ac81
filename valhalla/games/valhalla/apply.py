"""The one place that changes a state. Every event has a function here; folding events gives the state.

Each works alike on the whole truth and on a view, where cards may be UNKNOWN. Events that answer or
finish a step take it off the agenda and put there what follows.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable
from typing import Any

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import (
    AFTER,
    ASIDE,
    BEFORE,
    BEFORE_ROLL,
    BY_ACTION,
    BY_JARL,
    BY_PHASE_B,
    CHOOSE_RISING,
    CHOOSE_START,
    CLOSE_POOL,
    COMPARE,
    DEAL,
    DRAFT_WARRIOR,
    DRAW,
    END_BATTLE,
    EXTRA,
    EXTRA_DICE,
    FEUD_SHIELD,
    FIGHT,
    HAND_DRAFT,
    KEEP,
    KEEP_DIE,
    LEAVE,
    NONE,
    OFFER_WARRIORS,
    OPEN_POOL,
    OPENING_DISCARD,
    PHASE_A,
    PHASE_B,
    QUIET,
    RAGNAROK,
    RETURN_OFFER,
    RISE,
    ROLL,
    SCORE,
    SHIELD,
    TAKE_FROM_POOL,
    TURN,
    TURN_START,
    UNKNOWN,
    WITNESS,
)  # fmt: skip

APPLY: dict[type[ev.Event], Callable[[State, Any], None]] = {}


def apply(s: State, event: ev.Event) -> None:
    """Change the state by one event."""
    emit(s, [], event)


def emit(s: State, out: list[ev.Event], event: ev.Event) -> None:
    """Let it happen: the rules' only way to change anything."""
    APPLY[type(event)](s, event)
    out.append(event)
    agenda = s.agenda
    while True:  # steps that nobody wants pass by themselves
        step = agenda[-1]
        kind = step[0]
        if kind < QUIET:
            return
        if kind == KEEP:
            if s.drawn:
                return
        elif s.stops[step[1]] >> kind & 1 and _wanted(s, step):
            return
        agenda.pop()


def _wanted(s: State, step: tuple[int, ...]) -> bool:
    return any(module.offers(s, step[1], step[0]) for module in s.table.offering)


# Cards from place to place


def _take(cards: list[int], card: int) -> None:
    """Remove a card from a place where a view may not show it."""
    try:
        cards.remove(card)
    except ValueError:
        cards.remove(UNKNOWN)


def _from_deck(s: State, cards: tuple[int, ...]) -> None:
    """Take cards that `rules` drew: those laid on top first, then any of the pool (all alike in a view)."""
    if s.top:
        on_top = min(len(s.top), len(cards))
        del s.top[-on_top:]
        cards = cards[on_top:]
    deck = s.deck
    if s.open:
        for card in cards:
            i = bisect_left(deck, card)
            if deck[i] != card:
                raise ValueError(f"card {card} is not in the deck")
            del deck[i]
    else:
        del deck[: len(cards)]


def _into_deck(s: State, cards: tuple[int, ...] | list[int]) -> None:
    """Shuffle cards into the deck: from now on nobody knows where they are."""
    for card in cards:
        s.known[card] = 0
    s.deck += cards if s.open else [UNKNOWN] * len(cards)
    s.deck.sort()


def _publish(s: State, cards: tuple[int, ...]) -> None:
    known, everyone = s.known, s.table.everyone
    for card in cards:
        known[card] = everyone


def _discard(s: State, cards: tuple[int, ...]) -> None:
    known, everyone = s.known, s.table.everyone
    for card in cards:
        known[card] = everyone
    s.discard += cards


def _into_hand(s: State, seat: int, cards: tuple[int, ...]) -> None:
    hand = s.hands[seat]
    bit = 1 << seat
    for card in cards:
        if card >= 0:
            s.known[card] |= bit
        insort(hand, card)


# Setup


def _jarls_dealt(s: State, e: ev.JarlsDealt) -> None:
    s.jarl_offers[e.seat] = e.jarls
    s.agenda.pop()


def _jarl_chosen(s: State, e: ev.JarlChosen) -> None:
    s.secret[e.seat] = (e.jarl,)


def _jarls_revealed(s: State, e: ev.JarlsRevealed) -> None:
    s.jarls = list(e.jarls)
    s.jarl_offers = [()] * s.table.players
    s.secret = [()] * s.table.players
    for seat in range(s.table.players):
        s.squads[seat] += [NONE] * sum(more(s, seat) for more in s.table.slots)
    find_stops(s)
    s.agenda.pop()


def find_stops(s: State) -> None:
    """Note at which steps the modules may ever want each seat: all others are passed by without asking."""
    for seat in range(s.table.players):
        steps = {step for module in s.table.offering for step in module.stops(s, seat)}
        s.stops[seat] = sum(1 << step for step in steps)


def _first_player_chosen(s: State, e: ev.FirstPlayerChosen) -> None:
    """The rest of the setup goes round the table, so it is known only now."""
    s.first = e.seat
    order = _round(s, e.seat)
    cards, discard = s.table.start
    s.agenda.pop()
    if s.table.hand_draft:
        s.agenda.append((OPEN_POOL,))
    elif discard:
        s.agenda.append((CHOOSE_START,))
    s.agenda += ((DEAL, seat, cards) for seat in reversed(order))
    s.agenda.append((RETURN_OFFER,))
    s.agenda += ((DRAFT_WARRIOR, seat) for seat in order)  # the last on the stack drafts first (V2.6)
    s.agenda += ((OFFER_WARRIORS,), (OPENING_DISCARD,))


def _round(s: State, first: int) -> list[int]:
    """All seats clockwise from *first*."""
    players = s.table.players
    return [(first + i) % players for i in range(players)]


def _opening_discarded(s: State, e: ev.OpeningDiscarded) -> None:
    _from_deck(s, e.cards)
    _discard(s, e.cards)
    s.agenda.pop()


def _warriors_revealed(s: State, e: ev.WarriorsRevealed) -> None:
    is_warrior = s.table.is_warrior
    _from_deck(s, e.cards)
    _publish(s, e.cards)
    s.offer = [card for card in e.cards if is_warrior[card]]
    _into_deck(s, [card for card in e.cards if not is_warrior[card]])
    s.agenda.pop()


def _warrior_drafted(s: State, e: ev.WarriorDrafted) -> None:
    s.offer.remove(e.card)
    s.squads[e.seat][e.slot] = e.card
    s.agenda.pop()


def _offer_returned(s: State, e: ev.OfferReturned) -> None:
    s.offer.remove(e.card)
    _into_deck(s, (e.card,))
    s.agenda.pop()


def _cards_dealt(s: State, e: ev.CardsDealt) -> None:
    _from_deck(s, e.cards)
    _into_hand(s, e.seat, e.cards)
    s.agenda.pop()


def _start_chosen(s: State, e: ev.StartChosen) -> None:
    for card in e.cards:
        _take(s.hands[e.seat], card)
    s.secret[e.seat] = e.cards


def _start_revealed(s: State, e: ev.StartRevealed) -> None:
    s.secret = [()] * s.table.players
    for cards in e.cards:
        if e.back:
            _into_deck(s, cards)
        else:
            _discard(s, cards)
    s.agenda.pop()


def _pool_opened(s: State, e: ev.PoolOpened) -> None:
    _from_deck(s, e.cards)
    _publish(s, e.cards)
    s.offer += e.cards
    s.agenda.pop()
    if not s.drafting:
        s.drafting = tuple(_round(s, s.first))
    s.agenda.append((HAND_DRAFT, s.drafting[0], 1))


def _card_laid(s: State, e: ev.CardLaid) -> None:
    _take(s.hands[e.seat], e.card)
    _publish(s, (e.card,))
    s.offer.append(e.card)
    s.agenda.pop()
    # The last one left may lay only once more: the next step of the same seat can only pass.
    s.agenda.append((HAND_DRAFT, _after(s, e.seat), int(len(s.drafting) > 1)))


def _after(s: State, seat: int) -> int:
    """The next seat in the hand draft."""
    return s.drafting[(s.drafting.index(seat) + 1) % len(s.drafting)]


def _draft_left(s: State, e: ev.DraftLeft) -> None:
    """The seat takes its cards first; then two more open for the others, or the pool closes."""
    next_seat = _after(s, e.seat)
    missing = s.table.hand_size - len(s.hands[e.seat])
    rest = tuple(seat for seat in s.drafting if seat != e.seat)
    start = rest.index(next_seat) if rest else 0
    s.drafting = rest[start:] + rest[:start]
    s.agenda.pop()
    s.agenda.append((OPEN_POOL,) if rest else (CLOSE_POOL,))
    s.agenda += [(TAKE_FROM_POOL, e.seat)] * missing


def _card_taken(s: State, e: ev.CardTaken) -> None:
    s.offer.remove(e.card)
    insort(s.hands[e.seat], e.card)
    s.agenda.pop()


def _pool_closed(s: State, e: ev.PoolClosed) -> None:
    s.offer = []
    if e.back:
        _into_deck(s, e.cards)
    else:
        _discard(s, e.cards)
    s.agenda.pop()


# The turn


def _turn_began(s: State, e: ev.TurnBegan) -> None:
    seat = s.active = e.seat
    s.turns += 1
    s.attacked = False
    s.used[seat] = 0
    if s.left > 0:
        s.left -= 1
    draw, keep = s.table.phase_b
    s.agenda += (
        (KEEP, seat, keep, BY_PHASE_B),
        (DRAW, seat, draw, BY_PHASE_B),
        (PHASE_B, seat),
        (PHASE_A, seat),
        (TURN_START, seat),
    )


def _warriors_added(s: State, e: ev.WarriorsAdded) -> None:
    hand, squad = s.hands[e.seat], s.squads[e.seat]
    for card in e.cards:
        _take(hand, card)
    _publish(s, e.cards)
    s.discard += e.discarded
    for card, slot in zip(e.cards, e.slots, strict=True):
        squad[slot] = card
    s.agenda.pop()


def _warrior_joined(s: State, e: ev.WarriorJoined) -> None:
    _take(s.hands[e.seat], e.card)
    _publish(s, (e.card,))
    s.discard += e.discarded
    s.squads[e.seat][e.slot] = e.card


def _warrior_swapped(s: State, e: ev.WarriorSwapped) -> None:
    _take(s.hands[e.seat], e.card)
    _publish(s, (e.card,))
    s.squads[e.seat][e.slot] = e.card
    insort(s.hands[e.seat], e.back)


def _hand_shown(s: State, e: ev.HandShown) -> None:
    s.hands[e.seat] = sorted(e.cards)
    _publish(s, e.cards)


def _draw_chosen(s: State, e: ev.DrawChosen) -> None:
    draw, keep = s.table.action_draw
    s.agenda.pop()
    s.agenda += ((KEEP, e.seat, keep, BY_ACTION), (DRAW, e.seat, draw, BY_ACTION))


def _cards_drawn(s: State, e: ev.CardsDrawn) -> None:
    bit = 1 << e.seat
    _from_deck(s, e.cards)
    for card in e.cards:
        if card >= 0:
            s.known[card] |= bit
    s.drawn = sorted(e.cards)
    s.agenda.pop()


def _cards_kept(s: State, e: ev.CardsKept) -> None:
    s.drawn = []
    hand = s.hands[e.seat]
    for card in e.kept:
        insort(hand, card)
    _discard(s, e.discarded)
    s.agenda.pop()


def _attack_declared(s: State, e: ev.AttackDeclared) -> None:
    attacker, defender = e.seat, e.target
    s.attacked = True
    s.used = [flags & ~3 for flags in s.used]
    s.battle = Battle(Side(attacker, len(s.hands[attacker])), Side(defender, len(s.hands[defender])))
    s.agenda.pop()
    s.agenda += ((END_BATTLE,), (COMPARE,), (FIGHT, attacker), (ROLL, attacker), (BEFORE_ROLL, attacker))
    s.agenda += _bystanders(s, ASIDE)
    s.agenda += ((BEFORE, defender), (BEFORE, attacker))


def _bystanders(s: State, step: int) -> list[tuple[int, int]]:
    """A step for each of the others who may join in; the last of them is the first after the attacker."""
    battle = s.battle
    assert battle is not None
    stops = 0
    for mask in s.stops:
        stops |= mask
    if not stops >> step & 1:
        return []
    order = reversed(_round(s, battle.attack.seat))
    return [(step, seat) for seat in order if s.stops[seat] >> step & 1 and not battle.fights(seat)]


def _action_repeated(s: State, e: ev.ActionRepeated) -> None:
    while s.agenda[-1][0] != TURN:
        s.agenda.pop()
    s.agenda.append((PHASE_A, e.seat))


def _draw_raised(s: State, e: ev.DrawRaised) -> None:
    for i in (-1, -2):
        kind, seat, count, why = s.agenda[i]
        s.agenda[i] = (kind, seat, count + (e.drawn if kind == DRAW else e.kept), why)


def _draw_granted(s: State, e: ev.DrawGranted) -> None:
    s.agenda += ((KEEP, e.seat, e.count, BY_JARL), (DRAW, e.seat, e.count, BY_JARL))


def _draw_skipped(s: State, e: ev.DrawSkipped) -> None:
    del s.agenda[-2:]


def _card_recovered(s: State, e: ev.CardRecovered) -> None:
    s.discard.pop()
    insort(s.hands[e.seat], e.card)


# Battle


def _ability_used(s: State, e: ev.AbilityUsed) -> None:
    """Noted for this battle, and but for fighters also for the time until the seat's next turn."""
    bit = 2 if e.extra else 1
    if s.battle is not None:
        s.used[e.seat] |= bit
    if s.battle is None or not s.battle.fights(e.seat):
        s.used[e.seat] |= bit << 2


def _passed(s: State, e: ev.Passed) -> None:
    s.agenda.pop()


def _side(s: State, seat: int) -> Side:
    assert s.battle is not None
    return s.battle.side(seat)


def _dice_set_aside(s: State, e: ev.DiceSetAside) -> None:
    _side(s, e.seat).unused += e.count


def _dice_granted(s: State, e: ev.DiceGranted) -> None:
    _side(s, e.seat).due += e.count


def _card_spent(s: State, e: ev.CardSpent) -> None:
    _take(s.hands[e.seat], e.card)
    _discard(s, (e.card,))


def _dice_rolled(s: State, e: ev.DiceRolled) -> None:
    side = _side(s, e.seat)
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


def _dice_rerolled(s: State, e: ev.DiceRerolled) -> None:
    side = _side(s, e.seat)
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


def _warrior_armed(s: State, e: ev.WarriorArmed) -> None:
    side = _side(s, e.seat)
    dice = list(side.loose)
    for die in e.dice:
        dice.remove(die)
    side.loose = tuple(dice)
    side.placed += ((e.slot, e.dice),)
    side.armed |= 1 << e.slot


def _frost_fell(s: State, e: ev.FrostFell) -> None:
    assert s.battle is not None and s.battle.defence is not None
    s.battle.frost = True
    s.battle.defence.unused += 1


def _tactic_played(s: State, e: ev.TacticPlayed) -> None:
    _take(s.hands[e.seat], e.card)
    s.known[e.card] = s.table.everyone
    _side(s, e.seat).played += (e.card,)


def _bonus_gained(s: State, e: ev.BonusGained) -> None:
    _side(s, e.seat).bonus += e.strength


def _die_discarded(s: State, e: ev.DieDiscarded) -> None:
    side = _side(s, e.seat)
    dice = list(side.loose)
    _discard_die(s, side, dice, e.die)
    side.loose = tuple(dice)


def _dice_turned(s: State, e: ev.DiceTurned) -> None:
    side = _side(s, e.seat)
    dice = list(side.loose)
    for die in e.before:
        dice.remove(die)
    side.loose = tuple(sorted((*dice, *e.after)))


def _free_rerolls_gained(s: State, e: ev.FreeRerollsGained) -> None:
    _side(s, e.seat).free += e.count


def _extra_dice_rolled(s: State, e: ev.ExtraDiceRolled) -> None:
    assert s.battle is not None
    s.battle.choice = e.dice
    s.pool -= len(e.dice)
    s.agenda.append((KEEP_DIE, e.seat))


def _die_kept(s: State, e: ev.DieKept) -> None:
    assert s.battle is not None
    side = _side(s, e.seat)
    side.loose = tuple(sorted((*side.loose, e.die)))
    s.pool += len(s.battle.choice) - 1
    s.battle.choice = ()
    s.agenda.pop()


def _leader_surrounded(s: State, e: ev.LeaderSurrounded) -> None:
    assert s.battle is not None
    s.battle.surrounded = True


def _phase_ended(s: State, e: ev.PhaseEnded) -> None:
    battle = s.battle
    assert battle is not None
    s.agenda.pop()
    if battle.defence and e.seat == battle.attack.seat and battle.attack.armed:
        defender = battle.defence.seat
        s.agenda += ((FIGHT, defender), (ROLL, defender), (BEFORE_ROLL, defender))


def _battle_resolved(s: State, e: ev.BattleResolved) -> None:
    battle = s.battle
    assert battle is not None and battle.defence is not None
    battle.strengths = (e.attack, e.defence)
    battle.winner = e.winner
    attacker, defender = battle.attack.seat, battle.defence.seat
    s.agenda.pop()
    s.agenda += _bystanders(s, WITNESS)
    s.agenda += ((AFTER, defender), (AFTER, attacker))
    if e.winner == attacker:
        picks = [True for window in s.table.picks_rising if window(s, attacker)]
        s.agenda += ((CHOOSE_RISING if picks else RISE, attacker), (SHIELD, attacker))
    elif e.winner == defender:
        s.agenda.append((CHOOSE_RISING, defender))


def _shield_taken(s: State, e: ev.ShieldTaken) -> None:
    s.own[e.owner] -= 1
    insort(s.captured[e.seat], e.owner)
    s.agenda.pop()


def _warriors_rose(s: State, e: ev.WarriorsRose) -> None:
    squad = s.squads[e.seat]
    for slot in e.slots:
        squad[slot] = NONE
    s.valhalla[e.seat] += e.cards
    if s.agenda[-1][0] in (RISE, CHOOSE_RISING):  # else an ability sends them, whose step is answered already
        s.agenda.pop()


def _tactic_returned(s: State, e: ev.TacticReturned) -> None:
    side = _side(s, e.seat)
    side.played = _without(side.played, e.card)
    insort(s.hands[e.seat], e.card)


def _bet_won(s: State, e: ev.BetWon) -> None:
    assert s.battle is not None
    s.battle.bets = tuple(bet for bet in s.battle.bets if bet[0] != e.seat)


def _tactic_taken(s: State, e: ev.TacticTaken) -> None:
    side = _side(s, e.owner)
    side.played = _without(side.played, e.card)
    insort(s.hands[e.seat], e.card)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _need_eased(s: State, e: ev.NeedEased) -> None:
    _side(s, e.seat).eased |= 1 << e.slot


def _bet_placed(s: State, e: ev.BetPlaced) -> None:
    assert s.battle is not None
    s.battle.bets += ((e.seat, e.on, e.extra),)


def _battle_ended(s: State, e: ev.BattleEnded) -> None:
    _remember_victor(s)
    s.discard += e.cards
    s.battle = None
    s.pool = EXTRA_DICE
    s.agenda.pop()


def _remember_victor(s: State) -> None:
    """Those who stood by know whom they saw win, if anybody, and whether a shield was taken."""
    battle = s.battle
    assert battle is not None
    victor = battle.winner + (FEUD_SHIELD if battle.winner == battle.attack.seat else 0)
    s.feud = [old if battle.fights(seat) else victor for seat, old in enumerate(s.feud)]


# The end


def _end_triggered(s: State, e: ev.EndTriggered) -> None:
    s.left = s.table.players
    s.cause = e.owner


def _ragnarok_began(s: State, e: ev.RagnarokBegan) -> None:
    s.agenda.pop()
    s.agenda.append((SCORE,))
    s.agenda += ((RAGNAROK, seat) for seat in reversed(_round(s, e.seat)))


def _ragnarok_faced(s: State, e: ev.RagnarokFaced) -> None:
    seat = s.active = e.seat
    s.used[seat] = 0
    s.battle = Battle(Side(seat, len(s.hands[seat])), None)
    s.agenda.pop()
    s.agenda += ((LEAVE, seat), (AFTER, seat), (RISE, seat), (FIGHT, seat), (ROLL, seat))
    s.agenda += ((BEFORE_ROLL, seat), (BEFORE, seat))


def _left_behind(s: State, e: ev.LeftBehind) -> None:
    _discard(s, e.squad + e.hand + e.tactics)
    s.squads[e.seat] = [NONE] * len(s.squads[e.seat])
    s.hands[e.seat] = []
    s.battle = None
    s.pool = EXTRA_DICE
    s.agenda.pop()


def _game_ended(s: State, e: ev.GameEnded) -> None:
    s.scores = e.scores
    s.winners = e.winners
    s.agenda.pop()


APPLY.update({event: globals()["_" + str(event.__struct_config__.tag)] for event in ev.ALL})
