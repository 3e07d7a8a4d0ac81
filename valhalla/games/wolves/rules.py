"""The rules in motion: a checked command becomes events, then the agenda runs until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.wolves import blows, scoring, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply import DEALING_RULES, emit
from valhalla.games.wolves.deities import ACTIVE, fill_hall, invocable, pay, summonable
from valhalla.games.wolves.state import Cards, State
from valhalla.games.wolves.table import Setup, Table, table
from valhalla.games.wolves.terms import (
    GLORY_TO_END,
    HAND_LIMIT,
    LEFT,
    NONE,
    RETURN_COST,
    STAB_DRAWS,
    YEW_RUNE,
    Blow,
    Deity,
    Kind,
    Step,
)
from valhalla.kernel.agenda import AgendaStep, decider
from valhalla.kernel.chance import Chance

Events = list[ev.Event]


def blank(setup: Setup, with_table: Table | None = None) -> State:
    """The table before anything has happened."""
    s = State(with_table or table(setup))
    s.agenda += ((Step.ROUND,), (Step.FIRST_PLAYER,))
    return s


def new(setup: Setup, chance: Chance) -> tuple[State, Events]:
    """A new game, up to the first choice."""
    s = blank(setup)
    return s, decide(s, NONE, cm.Begin(), chance)


# Steps that run by themselves; one that answers False waits for a seat.


def _first_player(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    first = s.table.setup.first
    emit(s, out, ev.FirstPlayerChosen(chance.below(s.table.players) if first is None else first))
    fill_hall(s, chance, out, "W2.2")


def _deal(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    _, seat, count, why = step
    if not s.deck and s.discard:
        emit(s, out, ev.DeckRenewed())
    cards = tuple(sorted(chance.sample(s.deck, min(count, HAND_LIMIT - len(s.hands[seat])))))
    emit(s, out, ev.CardsDrawn(seat, cards, DEALING_RULES[why]))


def _round(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """W3.1, W4.3: the next round, or the end."""
    glory = scoring.all_glory(s)
    if s.round and (s.doomed() or max(glory) >= GLORY_TO_END):
        emit(s, out, ev.GameEnded(glory, scoring.winners(s, glory)))
    else:
        emit(s, out, ev.RoundBegan(s.round + 1, s.starter, _open_prizes(s, chance)))


def _open_prizes(s: State, chance: Chance) -> Cards:
    """Victories by chance; Ragnarök is the very last of their deck (W2.1)."""
    doom = s.table.dooms[1]
    shuffled = chance.sample([card for card in s.hidden_prizes if card != doom], s.table.opened)
    return (*shuffled, doom) if len(shuffled) < s.table.opened else tuple(shuffled)


def _turn(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    if len(s.passes) == s.table.players:
        emit(s, out, ev.RoundClosed())
        return
    after = s.starter if s.active == NONE else (s.active + 1) % s.table.players
    seat = next(seat for seat in s.seats_from(after) if seat not in s.passes or may_rest(s, seat))
    emit(s, out, ev.TurnBegan(seat))


def may_rest(s: State, seat: int) -> bool:
    """Whether a turn after passing brings anything to do: public things decide."""
    if s.room(seat) and s.stock():
        return True
    return may_return(s, seat) or (s.owner[Deity.JORMUNGANDR] == seat and scoring.strictly_strongest(s, seat))


def may_return(s: State, seat: int) -> bool:
    return s.owner[Deity.BALDR] == seat and len(s.hands[seat]) >= RETURN_COST


def _close(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    seat = step[1]
    if summonable(s, seat) or invocable(s, seat):
        return False
    emit(s, out, ev.TurnEnded(seat))
    return True


def _aim(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    found = blows.candidates(s, step)
    if len(found) > 1:
        return False
    _, chooser, blow, actor = step[:4]
    rule = blows.rule_of(blow)
    emit(s, out, ev.Aimed(chooser, actor, blow, tuple(found), rule) if found else ev.Spared(chooser, blow))
    return True


def _strike(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    blow, actor = s.blow
    row, card = s.aims[0]
    if blow == Blow.RAID:
        emit(s, out, ev.UnitTaken(actor, row, card))
    elif blow == Blow.TURN_COAT:
        emit(s, out, ev.UnitLured(actor, row, card))
    elif blow == Blow.SICKEN:
        emit(s, out, ev.UnitsDiscarded(actor, tuple(s.aims)))
    else:
        weak = blow == Blow.STAB and strengths.of_card(s, row, card) <= STAB_DRAWS
        emit(s, out, ev.UnitsDestroyed(actor, blow, tuple(s.aims), int(weak), blows.rule_of(blow)))


def _settle(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    _, chooser, player = step
    if chooser != player and s.room(chooser):
        return False
    emit(s, out, ev.ManoeuvreSpent(s.air[-1]))
    return True


def _place(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    _, seat, blow, origin = step
    card = s.air[-1]
    if origin != seat and not strengths.may_stand(s, card, seat):
        emit(s, out, ev.UnitUnfit(seat, card, blow, blows.rule_of(blow)))
    elif s.rows[seat] or (blows.may_refuse(s, step) and blows.may_hold_wall(s, seat)):
        return False
    else:
        emit(s, out, ev.UnitPlaced(seat, card, LEFT, blow, blows.rule_of(blow)))
    return True


def _before(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    seat = step[1]
    if s.hands[seat] or returnable(s, seat):
        return False
    emit(s, out, ev.MomentDeclined(seat, Deity.VIDAR))
    return True


def returnable(s: State, seat: int) -> list[int]:
    """The Yew units that Vidar may take back; none past one's own Heimdall."""
    if not s.room(seat) or s.safe(seat):
        return []
    rune = strengths.runes()
    return [card for card in s.rows[seat] if rune[s.table.kind[card]] == YEW_RUNE]


def _count(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    emit(s, out, ev.RowsCounted(tuple(strengths.totals(s)), scoring.ranking(s)))


def open_prizes(s: State) -> list[int]:
    return [card for card in s.prizes if card != s.table.dooms[1]]


def _crown(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    prizes = open_prizes(s)
    if len(prizes) > 1:
        return False
    emit(s, out, ev.VictoryTaken(step[1], prizes[0]))
    return True


def _after(s: State, step: AgendaStep, chance: Chance, out: Events) -> bool:
    if blows.chosen_by_valkyrie(s, step[1]):
        return False
    emit(s, out, ev.MomentDeclined(step[1], Deity.VALKYRIE))
    return True


RUN: dict[int, Callable[[State, AgendaStep, Chance, Events], bool | None]] = {
    Step.FIRST_PLAYER: _first_player,
    Step.DEAL: _deal,
    Step.ROUND: _round,
    Step.TURN: _turn,
    Step.SEIZE: lambda s, step, chance, out: emit(s, out, ev.RoundSeized(step[1])),
    Step.CLOSE: _close,
    Step.AIM: _aim,
    Step.STRIKE: _strike,
    Step.SETTLE: _settle,
    Step.PLACE: _place,
    Step.BEFORE: _before,
    Step.COUNT: _count,
    Step.CROWN: _crown,
    Step.AFTER: _after,
    Step.SWEEP: lambda s, step, chance, out: emit(s, out, ev.RoundEnded(scoring.all_glory(s))),
}
RUN_AT = [RUN.get(step) for step in Step.all()]


# Commands


def _begin(s: State, seat: int, c: cm.Begin, chance: Chance, out: Events) -> None:
    """Everything follows from the agenda."""


def _lay(s: State, seat: int, c: cm.Lay, chance: Chance, out: Events) -> None:
    vidar = s.step == Step.BEFORE
    emit(s, out, ev.UnitLaid(seat, c.card, c.row, c.side, vidar, "W6.3" if vidar else "W3.3"))


def _plague(s: State, seat: int, c: cm.Plague, chance: Chance, out: Events) -> None:
    targets = blows.sickened(s, c.strength)
    emit(s, out, ev.ManoeuvrePlayed(seat, c.card, strength=c.strength))
    if targets:
        emit(s, out, ev.Aimed(seat, seat, Blow.SICKEN, targets))


def _regroup(s: State, seat: int, c: cm.Regroup, chance: Chance, out: Events) -> None:
    emit(s, out, ev.ManoeuvrePlayed(seat, c.card))
    emit(s, out, ev.HandDiscarded(seat, tuple(sorted(c.cards))))


def _withdraw(s: State, seat: int, c: cm.Withdraw, chance: Chance, out: Events) -> None:
    emit(s, out, ev.ManoeuvrePlayed(seat, c.card))
    emit(s, out, ev.UnitsWithdrawn(seat, c.units))


def _sacrifice(s: State, seat: int, c: cm.Sacrifice, chance: Chance, out: Events) -> None:
    cards = (c.unit, *c.thralls)
    found = dict(zip(s.rows[seat], strengths.of_row(s, seat), strict=True))
    emit(s, out, ev.UnitsSacrificed(seat, cards, tuple(found[card] for card in cards)))


def _summon(s: State, seat: int, c: cm.Summon, chance: Chance, out: Events) -> None:
    pay(s, seat, c.pay, chance, out, rule="W6.1")
    emit(s, out, ev.DeitySummoned(seat, c.deity))
    fill_hall(s, chance, out)


def _invoke(s: State, seat: int, c: cm.Invoke, chance: Chance, out: Events) -> None:
    emit(s, out, ev.DeityInvoked(seat, c.deity, c.side))
    ACTIVE[s.table.deity[c.deity]].use(s, seat, c, chance, out)


def _draw(s: State, seat: int, c: cm.Draw, chance: Chance, out: Events) -> None:
    if not s.deck:
        emit(s, out, ev.DeckRenewed())
    emit(s, out, ev.CardsDrawn(seat, (chance.pick(s.deck),)))


def _return(s: State, seat: int, c: cm.Return, chance: Chance, out: Events) -> None:
    emit(s, out, ev.SeatReturned(seat, s.table.card_of[Deity.BALDR], tuple(sorted(c.cards))))


def _aim_at(s: State, seat: int, c: cm.Aim, chance: Chance, out: Events) -> None:
    row = s.row_of(c.unit)
    step = s.agenda[-1]
    if step[0] == Step.AFTER:
        emit(s, out, ev.UnitTaken(seat, row, c.unit, "W6.3"))
    else:
        _, _, blow, actor = step[:4]
        emit(s, out, ev.Aimed(seat, actor, blow, ((row, c.unit),), blows.rule_of(blow)))


def _ward(s: State, seat: int, c: cm.Ward, chance: Chance, out: Events) -> None:
    if s.step == Step.PLACE:
        emit(s, out, ev.UnitUnfit(seat, s.air[-1], Blow.TURN_COAT, refused=True))
    if s.table.kind[c.card] == Kind.SHIELD_WALL:
        emit(s, out, ev.ManoeuvrePlayed(seat, c.card, row=seat))
    else:
        emit(s, out, ev.HuscarlSpent(seat, c.card))


def _decline(s: State, seat: int, c: cm.Decline, chance: Chance, out: Events) -> None:
    step = s.step
    if step == Step.SETTLE:
        emit(s, out, ev.ManoeuvreSpent(s.air[-1]))
    elif step in (Step.BEFORE, Step.AFTER):
        emit(s, out, ev.MomentDeclined(seat, Deity.VIDAR if step == Step.BEFORE else Deity.VALKYRIE))
    else:
        emit(s, out, ev.WardDeclined(seat))


def _place_at(s: State, seat: int, c: cm.Place, chance: Chance, out: Events) -> None:
    blow = s.step_number
    emit(s, out, ev.UnitPlaced(seat, s.air[-1], c.side, blow, blows.rule_of(blow)))


def _keep_colour(s: State, seat: int, c: cm.KeepColour, chance: Chance, out: Events) -> None:
    dropped = 1 - c.colour
    cards = tuple(card for card in s.deities[seat] if s.table.colour[card] == dropped)
    emit(s, out, ev.ColourDropped(seat, dropped, cards))


DECIDE: dict[type[cm.Command], Callable[[State, int, Any, Chance, Events], None]] = {
    cm.Begin: _begin,
    cm.Lay: _lay,
    cm.Plague: _plague,
    cm.Regroup: _regroup,
    cm.Withdraw: _withdraw,
    cm.Sacrifice: _sacrifice,
    cm.Pass: lambda s, seat, c, chance, out: emit(s, out, ev.Passed(seat)),
    cm.Summon: _summon,
    cm.Invoke: _invoke,
    cm.EndTurn: lambda s, seat, c, chance, out: emit(s, out, ev.TurnEnded(seat)),
    cm.Draw: _draw,
    cm.Shed: lambda s, seat, c, chance, out: emit(s, out, ev.CardShed(seat, c.card)),
    cm.Return: _return,
    cm.Aim: _aim_at,
    cm.Ward: _ward,
    cm.Decline: _decline,
    cm.Claim: lambda s, seat, c, chance, out: emit(s, out, ev.ManoeuvreClaimed(seat, s.air[-1])),
    cm.Place: _place_at,
    cm.KeepColour: _keep_colour,
    cm.Recall: lambda s, seat, c, chance, out: emit(s, out, ev.CardRecalled(seat, c.card)),
    cm.TakeBack: lambda s, seat, c, chance, out: emit(s, out, ev.UnitsWithdrawn(seat, (c.unit,), "W6.3")),
    cm.Crown: lambda s, seat, c, chance, out: emit(s, out, ev.VictoryTaken(seat, c.card)),
}

decide: Callable[[State, int, cm.Command, Chance], Events] = decider(DECIDE, RUN_AT)
