"""The rules in motion: a checked command becomes events, then the agenda runs until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.valhalla import bonus
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit, find_stops
from valhalla.games.valhalla.apply.moves import fought, others_know, seats_from
from valhalla.games.valhalla.battle import next_cards, send, sendable, shed, strength
from valhalla.games.valhalla.modules import MODULES
from valhalla.games.valhalla.scoring import final_scores, winners
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Setup, Table, table
from valhalla.games.valhalla.tactics import Supply
from valhalla.games.valhalla.terms import (
    BY_ACTION,
    BY_PHASE_B,
    DICE_OF_A_SIDE,
    DRAW_RULES,
    EXTRA,
    GIANT,
    NONE,
    SUPPLY,
    Step,
)
from valhalla.kernel.agenda import AgendaStep, decider
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import require

Events = list[ev.Event]
POOL_CARDS = 2  # cards that open, and later join, the pool of a hand draft


def blank(setup: Setup, with_table: Table | None = None) -> State:
    """The table before anything has happened: all cards in the deck, the setup on the agenda."""
    s = State(with_table or table(setup))
    find_stops(s)
    s.agenda += ((Step.TURN,), (Step.FIRST_PLAYER,))
    for window in s.table.laying:
        s.agenda += window(s)
    if s.table.jarls_each > 1:
        s.agenda.append((Step.CHOOSE_JARLS,))
        s.agenda += ((Step.DEAL_JARLS, seat) for seat in reversed(range(s.table.players)))
    elif s.table.jarls_each == 1:
        s.agenda.append((Step.REVEAL_JARLS,))
    return s


def new(setup: Setup, chance: Chance) -> tuple[State, Events]:
    """A new game, up to the first choice."""
    s = blank(setup)
    return s, decide(s, NONE, cm.Begin(), chance)


# Steps that run by themselves


def _deal_jarls(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    dealt = {jarl for offer in s.jarl_offers for jarl in offer}
    rest = [jarl for jarl in range(len(s.table.jarls)) if jarl not in dealt]
    emit(s, out, ev.JarlsDealt(step[1], tuple(sorted(chance.sample(rest, s.table.jarls_each)))))


def _reveal_jarls(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    dealt = chance.sample(range(len(s.table.jarls)), s.table.players)
    emit(s, out, ev.JarlsRevealed(tuple(dealt)))


def _first_player(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    first = s.table.setup.first
    emit(s, out, ev.FirstPlayerChosen(chance.below(s.table.players) if first is None else first))


def _opening_discard(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    count = s.table.opening_discard + sum(more(s) for more in s.table.opening)
    emit(s, out, ev.OpeningDiscarded(next_cards(s, max(0, count), chance)))


def _offer_warriors(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """Cards are turned up in small batches, for most of the deck is never looked at."""
    wanted = s.table.players + 1
    shown: list[int] = []
    while sum(s.table.is_warrior[card] for card in shown) < wanted:
        rest = [card for card in s.deck if card not in shown]
        require(bool(rest), "not enough warriors in the deck")  # of a forged save
        shown += chance.sample(rest, wanted)
    warriors = [i for i, card in enumerate(shown) if s.table.is_warrior[card]]
    emit(s, out, ev.WarriorsRevealed(tuple(shown[: warriors[wanted - 1] + 1])))


def _deal(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    emit(s, out, ev.CardsDealt(step[1], next_cards(s, step[2], chance), s.table.start_rule))


def _close_pool(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    emit(s, out, ev.PoolClosed(tuple(s.offer), s.table.shuffle_back))


def _turn(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    seat = s.first if s.active == NONE else (s.active + 1) % s.table.players
    if s.left == 0:
        emit(s, out, ev.RagnarokBegan(seat))
        return
    emit(s, out, ev.TurnBegan(seat))
    for window in s.table.turn_began:
        window(s, seat, out)


def _draw_cards(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    _, seat, count, why = step
    if why in (BY_PHASE_B, BY_ACTION):
        for window in s.table.drawing:
            window(s, seat, out)
        _, _, count, _ = s.agenda[-1]  # which they may have changed
    cards = next_cards(s, count, chance)
    rule = DRAW_RULES[why]
    emit(s, out, ev.CardsDrawn(seat, cards, rule, others_know(s, seat, cards) if s.top else ()))
    if not s.deck and not s.top and s.left == NONE:
        s.table.foe.deck_out(s, out)
    if s.drawn and s.step == Step.KEEP and len(s.drawn) <= s.step_number:
        kept = tuple(s.drawn)
        emit(s, out, ev.CardsKept(seat, kept, (), rule, others_know(s, seat, kept)))


def _roll(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    seat = step[1]
    assert s.battle is not None
    if s.left == 0 and max(s.squads[seat]) < 0:  # V6.4: nobody to arm in Ragnarök
        emit(s, out, ev.PhaseEnded(seat))
        return
    for window in s.table.rolling:
        window(s, seat, out)
    side = s.battle.side(seat)
    own = side.own_dice()
    extra = min(side.due, s.pool)
    rolled = chance.rolls(own + extra, DICE_OF_A_SIDE)
    dice = (*sorted(rolled[:own]), *sorted(EXTRA + face for face in rolled[own:]))
    emit(s, out, ev.DiceRolled(seat, dice))


def _compare(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    battle = s.battle
    assert battle is not None and battle.defence is not None
    attacker, defender = battle.attack.seat, battle.defence.seat
    if not battle.attack.armed:
        emit(s, out, ev.BattleResolved(0, 0, NONE, "V4.7"))
        return
    for window in s.table.comparing:
        window(s, attacker, out)
        window(s, defender, out)
    attack, defence = strength(s, battle.attack), strength(s, battle.defence)
    if not battle.defence.armed:
        emit(s, out, ev.BattleResolved(attack, 0, attacker, "V4.9"))
    elif attack == defence and any(window(s, defender) for window in s.table.wins_ties):
        emit(s, out, ev.BattleResolved(attack, defence, defender, "V16.2"))
    else:
        emit(s, out, ev.BattleResolved(attack, defence, attacker if attack >= defence else defender, "V4.10"))


def _shield(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    assert s.battle is not None and s.battle.defence is not None
    emit(s, out, ev.ShieldTaken(step[1], s.battle.defence.seat))


def _rise(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    battle = fought(s)
    send(s, step[1], sendable(s, battle.side(step[1])), "V4.11" if battle.defence else "V6.4", out)


def _end_battle(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    battle = fought(s)
    assert battle.defence is not None
    attacker, defender, winner = battle.attack.seat, battle.defence.seat, battle.winner
    for window in s.table.settling:
        window(s, out)
    laid = tuple([card for _, card in battle.attack.spite + battle.defence.spite])
    emit(s, out, ev.BattleEnded(battle.attack.played + battle.defence.played + laid))
    for window in s.table.battle_over:
        window(s, winner, NONE if winner == NONE else attacker + defender - winner, out)
    if not s.own[defender] and s.left == NONE:
        emit(s, out, ev.EndTriggered(defender))


def _leave(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    seat = step[1]
    played = fought(s).attack.played
    shed(s, seat, range(len(s.squads[seat])), out)
    emit(s, out, ev.LeftBehind(seat, tuple(s.warriors(seat)), tuple(s.hands[seat]), played))


def _score(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    for window in s.table.scoring:
        for seat in range(s.table.players):
            window(s, seat, out)
    scores = final_scores(s)
    emit(s, out, ev.GameEnded(scores, winners(s, scores)))


RUN: dict[int, Callable[[State, AgendaStep, Chance, Events], bool | None]] = {
    Step.DEAL_JARLS: _deal_jarls,
    Step.REVEAL_JARLS: _reveal_jarls,
    Step.FIRST_PLAYER: _first_player,
    Step.OPENING_DISCARD: _opening_discard,
    Step.OFFER_WARRIORS: _offer_warriors,
    Step.RETURN_OFFER: lambda s, step, chance, out: emit(s, out, ev.OfferReturned(s.offer[0])),
    Step.DEAL: _deal,
    Step.OPEN_POOL: lambda s, step, chance, out: emit(
        s, out, ev.PoolOpened(next_cards(s, POOL_CARDS, chance))
    ),
    Step.CLOSE_POOL: _close_pool,
    Step.TURN: _turn,
    Step.DRAW: _draw_cards,
    Step.ROLL: _roll,
    Step.COMPARE: _compare,
    Step.SHIELD: _shield,
    Step.RISE: _rise,
    Step.END_BATTLE: _end_battle,
    Step.RAGNAROK: lambda s, step, chance, out: emit(s, out, ev.RagnarokFaced(step[1])),
    Step.LEAVE: _leave,
    Step.SCORE: _score,
    **{step: run for module in MODULES for step, run in module.runs.items()},
}

RUN_AT = [RUN.get(step) for step in Step.all()]


# Commands


def _begin(s: State, seat: int, c: cm.Begin, chance: Chance, out: Events) -> None:
    """Nothing to do: the agenda of a blank table runs by itself."""


def _choose_jarl(s: State, seat: int, c: cm.ChooseJarl, chance: Chance, out: Events) -> None:
    emit(s, out, ev.JarlChosen(seat, c.jarl))
    if all(s.secret):
        emit(s, out, ev.JarlsRevealed(tuple(choice[0] for choice in s.secret)))


def _discard_start(s: State, seat: int, c: cm.DiscardStart, chance: Chance, out: Events) -> None:
    emit(s, out, ev.StartChosen(seat, tuple(sorted(c.cards))))
    if all(s.secret):
        chosen = tuple(s.secret[i] for i in seats_from(s, s.first))
        emit(s, out, ev.StartRevealed(chosen, s.table.shuffle_back))


def _add_warriors(s: State, seat: int, c: cm.AddWarriors, chance: Chance, out: Events) -> None:
    squad = s.squads[seat]
    discarded = tuple([squad[slot] for slot in c.slots if squad[slot] >= 0])
    if discarded:
        shed(s, seat, c.slots, out)
    emit(s, out, ev.WarriorsAdded(seat, c.cards, c.slots, discarded))
    for window in s.table.adding:
        window(s, seat, c.cards, out)


def _draw_action(s: State, seat: int, c: cm.DrawCards, chance: Chance, out: Events) -> None:
    if not s.warriors(seat):
        emit(s, out, ev.HandShown(seat, tuple(s.hands[seat])))
    emit(s, out, ev.DrawChosen(seat))


def _keep(s: State, seat: int, c: cm.Keep, chance: Chance, out: Events) -> None:
    discarded = tuple([card for card in s.drawn if card not in c.cards])
    kept, rule = tuple(sorted(c.cards)), DRAW_RULES[s.agenda[-1][3]]
    # Who had laid a card on the deck goes on knowing it.
    emit(s, out, ev.CardsKept(seat, kept, discarded, rule, others_know(s, seat, kept)))


def _reroll(s: State, seat: int, c: cm.Reroll, chance: Chance, out: Events) -> None:
    assert s.battle is not None
    loose = s.battle.side(seat).loose
    before, after = _rerolled(loose, c.dice, chance)
    emit(s, out, ev.DiceRerolled(seat, loose[c.discard], before, after))


def _free_reroll(s: State, seat: int, c: cm.FreeReroll, chance: Chance, out: Events) -> None:
    assert s.battle is not None
    before, after = _rerolled(s.battle.side(seat).loose, c.dice, chance)
    emit(s, out, ev.DiceRerolled(seat, NONE, before, after, "V5.14"))


def _rerolled(
    loose: tuple[int, ...], places: tuple[int, ...], chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The chosen dice as they lay and as they fall now; an extra die stays an extra die."""
    before = tuple([loose[i] for i in places])
    faces = chance.rolls(len(before), DICE_OF_A_SIDE)
    after = [face + EXTRA if die >= EXTRA else face for die, face in zip(before, faces, strict=True)]
    return before, tuple(after)


def _arm(s: State, seat: int, c: cm.Arm, chance: Chance, out: Events) -> None:
    battle = s.battle
    assert battle is not None
    loose = battle.side(seat).loose
    dice = [loose[i] for i in sorted(c.dice)]
    for card in c.cards:
        word = s.table.word[card]
        assert isinstance(word, Supply)
        emit(s, out, ev.TacticPlayed(seat, card, word.rule))
        dice.append(SUPPLY + word.face)
    emit(s, out, ev.WarriorArmed(seat, c.slot, tuple(dice)))
    for window in s.table.activating:
        window(s, seat, c.slot, chance, out)
    if battle.defence and not battle.frost and battle.attack.seat == seat:
        card = s.card_at(seat, c.slot)
        if s.table.clan[card] == GIANT and s.table.ability[card] == "frost":
            emit(s, out, ev.FrostFell(battle.defence.seat))


def _play_tactic(s: State, seat: int, c: cm.PlayTactic, chance: Chance, out: Events) -> None:
    if s.step != Step.FIGHT:
        _answer(s, seat, c, chance, out)
        return
    assert s.battle is not None
    word = s.table.word[c.card]
    assert word is not None
    emit(s, out, ev.TacticPlayed(seat, c.card, word.rule))
    word.play(s, s.battle.side(seat), c, chance, out)


def _keep_die(s: State, seat: int, c: cm.KeepDie, chance: Chance, out: Events) -> None:
    assert s.battle is not None
    emit(s, out, ev.DieKept(seat, s.battle.choice[c.die]))


def _send_to_valhalla(s: State, seat: int, c: cm.SendToValhalla, chance: Chance, out: Events) -> None:
    if s.step != Step.CHOOSE_RISING:
        _answer(s, seat, c, chance, out)
        return
    send(s, seat, list(c.slots), "V16.2" if seat == fought(s).attack.seat else "V4.12", out)


def _answer(s: State, seat: int, c: cm.Command, chance: Chance, out: Events) -> None:
    """What a module offered is for that module to carry out."""
    kind, owner = s.agenda[-1][:2]
    for module in s.table.offering:
        if module.offers(s, owner, kind) and module.allows(s, owner, kind, c):
            module.answer(s, owner, c, chance, out)
            return


def _pass(s: State, seat: int, c: cm.Pass, chance: Chance, out: Events) -> None:
    if s.step == Step.BONUS:
        bonus.settle(s, seat, out)
    else:
        emit(s, out, ev.DraftLeft(seat) if s.step == Step.HAND_DRAFT else ev.Passed(seat))


DECIDE: dict[type[cm.Command], Callable[[State, int, Any, Chance, Events], None]] = {
    cm.Begin: _begin,
    cm.ChooseJarl: _choose_jarl,
    cm.DraftWarrior: lambda s, seat, c, chance, out: emit(s, out, ev.WarriorDrafted(seat, c.card, c.slot)),
    cm.DiscardStart: _discard_start,
    cm.LayCard: lambda s, seat, c, chance, out: emit(s, out, ev.CardLaid(seat, c.card)),
    cm.TakeCard: lambda s, seat, c, chance, out: emit(s, out, ev.CardTaken(seat, c.card)),
    cm.AddWarriors: _add_warriors,
    cm.Attack: lambda s, seat, c, chance, out: emit(s, out, s.table.foe.attack(seat, c.target)),
    cm.DrawCards: _draw_action,
    cm.Keep: _keep,
    cm.Reroll: _reroll,
    cm.FreeReroll: _free_reroll,
    cm.Arm: _arm,
    cm.PlayTactic: _play_tactic,
    cm.KeepDie: _keep_die,
    cm.EndPhase: lambda s, seat, c, chance, out: emit(s, out, ev.PhaseEnded(seat)),
    cm.SendToValhalla: _send_to_valhalla,
    cm.UseAbility: _answer,
    cm.Pass: _pass,
}
for _module in MODULES:
    for _command in {command for offer in _module.asked.values() for command in offer.takes}:
        DECIDE.setdefault(_command, _answer)
    DECIDE |= _module.decides

decide: Callable[[State, int, cm.Command, Chance], Events] = decider(DECIDE, RUN_AT)
