"""The match: whose eyes look, what is shown, who thinks."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.ui.tables import GAME, in_turn, lay, play
from valhalla.ai.levels import choose
from valhalla.ai.worker import Worker
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import UndoRefused
from valhalla.ui.table.match import CLOSING, Match


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    found = Worker()
    yield found
    found.close()


def decide(match: Match) -> None:
    """Whoever is due decides, through the match."""
    seat = match.due()[0]
    view = GAME.view(match.session.state, seat)
    n = len(match.session.log)
    match.submit(seat, choose("brawler", GAME, view, seat, Chance(match.session.seed, 1, n)))


@pytest.mark.parametrize("kinds", ["human karl", "human human karl", "karl karl"])
def test_what_is_shown_is_the_view_of_whoever_looks(worker: Worker, kinds: str) -> None:
    match = Match(lay(kinds), worker)
    while match.due():
        decide(match)
        match.skip()
        assert match.shown == GAME.view(match.session.state, match.viewer)


def test_looking_with_other_eyes_keeps_what_is_still_to_be_shown(worker: Worker) -> None:
    match = Match(play(lay("human human karl"), in_turn(0)), worker)
    match.look(0)
    before = match.shown.clone()
    decide(match)
    waiting = len(match.queue)
    match.look(1)
    assert len(match.queue) == waiting
    match.look(0)
    assert match.shown == before
    match.skip()
    assert match.shown == GAME.view(match.session.state, 0)


def test_one_person_needs_no_curtain(worker: Worker) -> None:
    match = Match(lay("human karl karl"), worker)
    while match.due():
        assert match.curtain is None and match.eyes == match.viewer == 0
        decide(match)
        match.skip()


def test_a_curtain_falls_before_other_eyes_look(worker: Worker) -> None:
    """Jarls are chosen in secret: nothing of it can be done unseen."""
    match = Match(lay("human human human"), worker)
    assert (match.asked(), match.curtain, match.viewer) == (0, 0, None)
    match.look(0)
    assert (match.curtain, match.eyes) == (None, 0)
    while match.due()[0] == 0:
        decide(match)
    assert match.curtain is None  # what has happened is still being shown
    match.skip()
    assert match.curtain == match.due()[0] != 0


def test_at_ones_turn_a_hand_lies_folded_until_it_is_opened(worker: Worker) -> None:
    match = Match(play(lay("human human human"), in_turn(1)), worker)
    assert (match.asked(), match.curtain, match.eyes) == (1, None, None) and match.folds(1)
    assert all(min(hand) < 0 for hand in match.shown.hands)
    match.open_hand(1)
    assert seen_by(match) == (1, None) and min(match.shown.hands[1]) >= 0
    match.look(None)
    assert seen_by(match) == (None, None) and match.folds(1)


def seen_by(match: Match) -> tuple[int | None, int | None]:
    """Who should be looking, and for whom a curtain must fall."""
    return match.eyes, match.curtain


def test_a_fighters_hand_stays_open_while_its_owner_goes_on(worker: Worker) -> None:
    """Two people fight: what is rerolled, armed and played in one phase is one look at the hand."""
    match = Match(
        play(lay("human human"), lambda s: s.step == Step.FIGHT and len(s.hands[s.step_seat]) > 1), worker
    )
    fighter = match.asked()
    assert fighter is not None and match.shared and match.curtain is None
    match.open_hand(fighter)
    assert match.eyes == fighter
    rerolls = (c for c in GAME.legal(match.session.state, fighter) if isinstance(c, cm.Reroll))
    match.submit(fighter, next(rerolls))
    assert match.eyes == fighter
    match.skip()
    assert match.eyes == fighter


def test_what_is_offered_to_a_folded_hand_is_the_same_whatever_it_holds(worker: Worker) -> None:
    """The same options, curtain and questions in worlds that differ in hands alone."""
    match = Match(lay("human human human", 5, expansions=everything(3)), worker)
    compared = 0
    while match.due():
        seat = match.asked()
        if seat is not None and len(match.session.log) % 3 == 0:
            compared += told_of(match, seat, 0) == told_of(match, seat, 1)
            assert told_of(match, seat, 0) == told_of(match, seat, 1), match.session.state.step
        decide(match)
        match.skip()
    assert compared > 40


def told_of(match: Match, seat: int, world: int) -> tuple[object, ...]:
    """What the window makes of a question before anybody looks at a hand."""
    session, real = match.session, match.session.state
    session.state = GAME.determinize(GAME.view(real, None), Chance(world)) if world else real
    try:
        return match.in_public(seat), match.folds(seat), match.shared, match.eyes
    finally:
        session.state = real


def test_after_ones_turn_nobody_looks_until_the_next_person(worker: Worker) -> None:
    match = Match(play(lay("human karl human", seed=4), in_turn(0)), worker)
    match.look(0)
    while match.due() != (1,) or (match.shown.battle and match.shown.battle.fights(0)):
        decide(match)
        match.skip()
        assert match.due()
    assert match.eyes is None and match.viewer == 0


def test_an_ai_thinks_and_moves(worker: Worker) -> None:
    session = play(lay("human thrall thrall"), in_turn(1))
    match = Match(session, worker)
    before = len(session.log)
    end = time.monotonic() + 60
    while len(session.log) == before and time.monotonic() < end:
        match.update()
        match.skip()
        time.sleep(0.002)
    assert session.log[before].seat == 1 and before in match.thoughts


def test_a_frozen_table_waits(worker: Worker) -> None:
    session = play(lay("human thrall thrall"), in_turn(1))
    match = Match(session, worker)
    match.frozen = True
    before = len(session.log)
    for _ in range(50):
        match.update()
        time.sleep(0.002)
    assert len(session.log) == before and not worker.busy


def test_who_was_asked_before_a_table_is_frozen_does_not_move_either(worker: Worker) -> None:
    session = play(lay("human thrall thrall"), in_turn(1))
    match = Match(session, worker)
    match.update()
    match.frozen = True
    before = len(session.log)
    end = time.monotonic() + 20
    while worker.busy and time.monotonic() < end:
        match.update()
        time.sleep(0.002)
    assert len(session.log) == before and not worker.busy


def test_a_hint_is_legal_and_does_not_move(worker: Worker) -> None:
    session = play(lay("human thrall"), in_turn(0))
    match = Match(session, worker)
    before = len(session.log)
    match.wants_hint = True
    end = time.monotonic() + 60
    while match.hint is None and time.monotonic() < end:
        match.update()
        time.sleep(0.002)
    assert match.hint is not None and len(session.log) == before
    GAME.check(session.state, 0, match.hint.command)


def test_an_ai_stands_in_and_gives_back(worker: Worker) -> None:
    session = play(lay("human thrall"), in_turn(0))
    match = Match(session, worker)
    match.take_over(0, "thrall")
    assert match.asked() is None and match.kind(0) == "thrall"
    match.take_over(0, None)
    assert match.asked() == 0 and match.kind(0) == "human"


def test_undo_shows_the_table_as_it_was(worker: Worker) -> None:
    session = play(lay("human thrall"), in_turn(0))
    match = Match(session, worker)
    before = match.shown.clone()
    decide(match)
    match.skip()
    match.undo(0)
    assert match.shown == before and match.lines
    with pytest.raises(UndoRefused):
        Match(lay("human thrall"), worker).undo(0)


def test_undo_goes_past_what_played_itself(worker: Worker) -> None:
    """Else it would only do so again."""
    match = Match(play(lay("human thrall"), in_turn(0)), worker)
    wanted = match.undo_to(0)
    decide(match)
    match.skip()
    match.forced.add(len(match.session.log) - 1)
    assert match.undo_to(0) == wanted


def test_what_chance_has_shown_is_known(worker: Worker) -> None:
    session = play(lay("human thrall"), lambda s: in_turn(0)(s) and bool(s.warriors(0)))
    match = Match(session, worker)
    match.submit(0, cm.DrawCards())
    assert match.revealed_since(match.undo_to(0))


def test_the_last_turn_is_shown_again(worker: Worker) -> None:
    session = play(lay("human thrall"), lambda s: in_turn(0)(s) and s.turns > 4)
    match = Match(session, worker)
    whole = match.shown.clone()
    match.replay()
    assert match.queue and match.shown != whole
    match.skip()
    assert match.shown == whole


def test_a_forced_choice_plays_itself(worker: Worker) -> None:
    def forced(s: State) -> bool:
        due = GAME.to_act(s)
        return tuple(due) == (0,) and len(GAME.legal(s, 0)) == 1

    played = (play(lay("human thrall thrall", seed), forced) for seed in range(40))
    match = Match(next(session for session in played if forced(session.state)), worker)
    before = len(match.session.log)
    assert match.asked() == 0
    match.update()
    match.update(CLOSING)  # that a fight ends is told first
    assert len(match.session.log) == before + 1
