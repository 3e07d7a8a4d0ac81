"""The rules in motion: a checked command becomes events, then the agenda runs until a seat must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.apply import emit, favour_cards, seats_from
from valhalla.games.hammer.properties import next_cards
from valhalla.games.hammer.scoring import final_scores, winners
from valhalla.games.hammer.state import State
from valhalla.games.hammer.table import Setup, Table, table
from valhalla.games.hammer.terms import (
    BIG_CELLS,
    CELL_DECKS,
    FACES,
    LAST_CELL,
    NONE,
    SET,
    START_DICE,
    UNKNOWN,
    Step,
)
from valhalla.kernel.agenda import AgendaStep, decider
from valhalla.kernel.chance import Chance

Events = list[ev.Event]


def blank(setup: Setup, with_table: Table | None = None) -> State:
    """The table before anything has happened."""
    s = State(with_table or table(setup))
    s.agenda += ((Step.TURN,), (Step.FIRST_PLAYER,))
    return s


def new(setup: Setup, chance: Chance) -> tuple[State, Events]:
    """A new game, up to the first choice."""
    s = blank(setup)
    return s, decide(s, NONE, cm.Begin(), chance)


# Steps that run by themselves


def _first_player(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    first = s.table.setup.first
    emit(s, out, ev.FirstPlayerChosen(chance.below(s.table.players) if first is None else first))


def _gift(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    _, seat, deck = step
    card = next_cards(s, deck, 1, chance)[0]
    emit(s, out, ev.GiftDealt(seat, (card,), (s.table.back[card],), (1 << seat,)))


def _turn(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """H2.1: the next seat, the next round, or the end."""
    if s.active == NONE and s.round:
        emit(s, out, ev.TurnBegan(s.first))
        return
    seat = s.first if s.active == NONE else (s.active + 1) % s.table.players
    if seat != s.first:
        emit(s, out, ev.TurnBegan(seat))
    elif s.round == s.table.rounds:
        emit(s, out, ev.LastHands())
    else:
        emit(s, out, ev.RoundBegan(s.round + 1, START_DICE[s.round]))


def _land(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """A throw that ended the throwing: at the end of the track, without dice, under a shelter, or failed."""
    _, seat, failed = step
    if failed and not s.shelter:
        _reap(s, (Step.REAP, seat, 1), chance, out)
    else:
        rule = "H3.4" if failed else "H2.3" if s.token == LAST_CELL else "H2.5"
        emit(s, out, ev.Stopped(seat, s.token, forced=True, rule=rule))


def _reap(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """H2.6, H2.7: a card for each big cell reached, as far as there are cards."""
    _, seat, failed = step
    rule = "H2.7" if failed else "H2.6"
    for cell, deck in zip(BIG_CELLS, CELL_DECKS, strict=True):
        if cell > s.token or not s.left_in(deck):
            continue
        if not s.decks[deck] and not s.tops[deck]:
            emit(s, out, ev.DeckRenewed(deck))
        card = next_cards(s, deck, 1, chance)[0]
        known = s.known[card] | 1 << seat
        emit(s, out, ev.CardDrawn(seat, (card,), (s.table.back[card],), (known,), cell, rule))
    emit(s, out, ev.Reaped(seat, bool(failed), rule))


def _gather(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """H4.1 with nothing to choose: all cards of the deck have the same points."""
    _, seat, deck = step
    cards = [card for card in s.hands[seat] if s.table.deck[card] == deck]
    emit(s, out, ev.CardsPledged(seat, tuple(cards[: len(cards) // SET])))


def _discard(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    emit(s, out, ev.HandDiscarded(step[1], tuple(s.hands[step[1]])))


def _score(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    scores = final_scores(s)
    emit(s, out, ev.GameEnded(scores, winners(s, scores)))


RUN: dict[int, Callable[[State, AgendaStep, Chance, Events], None]] = {
    Step.FIRST_PLAYER: _first_player,
    Step.GIFT: _gift,
    Step.TURN: _turn,
    Step.LAND: _land,
    Step.REAP: _reap,
    Step.END_TURN: lambda s, step, chance, out: emit(s, out, ev.TurnEnded(step[1])),
    Step.GATHER: _gather,
    Step.DISCARD: _discard,
    Step.SCORE: _score,
}
RUN_AT = [RUN.get(step) for step in Step.all()]


# Commands


def _begin(s: State, seat: int, c: cm.Begin, chance: Chance, out: Events) -> None:
    """Nothing to do: the agenda of a blank table runs by itself."""


def _throw(s: State, seat: int, c: cm.Throw, chance: Chance, out: Events) -> None:
    added = s.to_come() + s.more
    rolled = [face + 1 for face in chance.rolls(len(s.dice) - len(s.held) + added, len(FACES))]
    rule = "H2.4" if s.throws else "H2.2"
    emit(s, out, ev.DiceThrown(seat, tuple(sorted([*s.held, *rolled])), s.held, added, rule))
    _offer_favours(s, out)


def _rethrow(s: State, seat: int, c: cm.Rethrow, chance: Chance, out: Events) -> None:
    before = tuple(s.dice[i] for i in c.dice)
    after = tuple(sorted(face + 1 for face in chance.rolls(len(before), len(FACES))))
    emit(s, out, ev.DiceRethrown(seat, before, after))
    _offer_favours(s, out)


def _offer_favours(s: State, out: Events) -> None:
    """H5.2: the dice have fallen, or cards have changed them: all others who may lay a favour are asked."""
    others = seats_from(s, s.active)[1:] if s.table.expert and not s.table.asks_late else ()
    if asked := tuple(seat for seat in others if favour_cards(s, seat)):
        emit(s, out, ev.FavoursOffered(asked))


def _move(s: State, seat: int, c: cm.Move, chance: Chance, out: Events) -> None:
    emit(s, out, ev.TokenMoved(seat, s.token, min(s.total(), LAST_CELL)))


def _play(s: State, seat: int, c: cm.Play, chance: Chance, out: Events) -> None:
    word = s.table.word[c.card]
    times = s.times if word.doubles else 1
    dice = s.dice
    emit(s, out, ev.CardPlayed(seat, c.card, times, word.rule))
    word.play(s, c, times, chance, out)
    if s.dice != dice:
        _offer_favours(s, out)


def _keep_on_top(s: State, seat: int, c: cm.KeepOnTop, chance: Chance, out: Events) -> None:
    """Who knew the card on top cannot tell which of several is left there now."""
    known = 1 << seat if len(s.drawn) > 1 else s.known[c.card]
    emit(s, out, ev.CardLeftOnTop(seat, (c.card,), (UNKNOWN,), (known,), s.step_number))


def _place(s: State, seat: int, c: cm.Place, chance: Chance, out: Events) -> None:
    cards = tuple(sorted(c.points))
    backs = tuple(s.table.back[card] for card in cards)
    emit(s, out, ev.CardsPlaced(seat, cards, backs, tuple(s.known[card] for card in cards)))


DECIDE: dict[type[cm.Command], Callable[[State, int, Any, Chance, Events], None]] = {
    cm.Begin: _begin,
    cm.Throw: _throw,
    cm.Rethrow: _rethrow,
    cm.Stop: lambda s, seat, c, chance, out: emit(s, out, ev.Stopped(seat, s.token, forced=False)),
    cm.Remove: lambda s, seat, c, chance, out: emit(s, out, ev.HammersRemoved(seat, c.hammers)),
    cm.Move: _move,
    cm.Fail: lambda s, seat, c, chance, out: emit(s, out, ev.ThrowFailed(seat, s.total(), s.token)),
    cm.Play: _play,
    cm.KeepOnTop: _keep_on_top,
    cm.Place: _place,
    cm.LayFavour: lambda s, seat, c, chance, out: emit(s, out, ev.FavourLaid(seat, c.card)),
    cm.Pass: lambda s, seat, c, chance, out: emit(s, out, ev.FavourDeclined(seat)),
    cm.EndTurn: lambda s, seat, c, chance, out: emit(s, out, ev.Closed(seat)),
    cm.Pledge: lambda s, seat, c, chance, out: emit(s, out, ev.CardsPledged(seat, tuple(sorted(c.cards)))),
}

decide: Callable[[State, int, cm.Command, Chance], Events] = decider(DECIDE, RUN_AT)
