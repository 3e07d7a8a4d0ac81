"""H4 The end: the last hands, the points, the winners."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.hammer.table import Table
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev


def last_turn(players: int = 2, *, expert: bool = False) -> Table:
    """The last seat is about to end the last turn of the game; the cells have been paid."""
    t = Table(players, round=6 if players < 4 else 5, expert=expert)
    t.to_turn_of(players - 1)
    t.s.agenda[-1] = (15, players - 1)
    t.s.agenda.insert(-1, (6, players - 1))
    assert t.step() == "closing"
    return t


# H4.1 The last hand

ADDS = [f"raven-feather-{n}" for n in (1, 2, 3, 4)]  # worth 2 each
LOOKS = [f"second-look-{n}" for n in (1, 2, 3, 4, 5)]  # worth 1 each


def test_h4_1_the_hand_is_discarded() -> None:
    t = last_turn()
    t.give(0, "tailwind-1", "long-arm-1")
    t.give(1, "thunderclap-1", "thunderclap-2")
    t.end_turn()
    assert t.hand(0) == t.hand(1) == t.pile(0) == t.pile(1) == []
    assert set(t.discarded()) == {"tailwind-1", "long-arm-1", "thunderclap-1", "thunderclap-2"}
    assert t.s.scores == (0, 0) and t.waits_for() == ()


@pytest.mark.parametrize(("held", "kept"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_h4_1_one_of_every_three_of_a_colour(held: int, kept: int) -> None:
    """All worth the same, so there is nothing to choose."""
    ones = ["ringing-mail-1", "ringing-mail-2", "ringing-mail-3", "ringing-mail-4", *LOOKS][:held]
    t = last_turn()
    t.give(0, *ones)
    t.end_turn()
    assert t.waits_for() == () and t.s.scores == (kept, 0)
    assert len(t.pile(0)) == kept and len(t.discarded()) == held - kept


def test_h4_1_which_of_them_is_ones_own_choice() -> None:
    t = last_turn()
    t.give(0, "raven-feather-1", "second-look-1", "second-look-2")
    t.end_turn()
    assert (t.step(), t.waits_for()) == ("pledge", (0,))
    feather, look, other = t.cards("raven-feather-1", "second-look-1", "second-look-2")
    assert set(game.legal(t.s, 0)) == {cm.Pledge((feather,)), cm.Pledge((look,))}
    game.check(t.s, 0, cm.Pledge((other,)))
    assert t.refuses(0, cm.Pledge(())) == ("H4.1", "pledge_exactly")
    assert t.refuses(0, cm.Pledge((feather, look))) == ("H4.1", "pledge_exactly")
    assert t.refuses(0, cm.Pledge((feather, feather))) == ("H4.1", "not_in_hand")
    assert t.refuses(0, cm.Pledge((-1,))) == ("H4.1", "not_in_hand")
    assert t.refuses(0, cm.Pledge(t.cards("tailwind-1"))) == ("H4.1", "not_in_hand")
    assert t.refuses(1, cm.Pledge((feather,))) == ("H4.1", "not_your_turn")
    assert t.refuses(0, cm.EndTurn()) == ("H4.1", "not_now")
    t.pledge(0, "raven-feather-1")
    assert t.pile(0) == ["raven-feather-1"] and t.s.scores == (2, 0)


def test_h4_1_two_of_six() -> None:
    t = last_turn()
    t.give(0, *ADDS[:2], *LOOKS[:4])
    t.end_turn()
    assert t.refuses(0, cm.Pledge(t.cards("raven-feather-1"))) == ("H4.1", "pledge_exactly")
    t.pledge(0, "raven-feather-2", "raven-feather-1")
    assert t.s.scores == (4, 0)


def test_h4_1_each_colour_by_itself_and_no_colour_mixed() -> None:
    t = last_turn()
    t.give(0, "raven-feather-1", "second-look-1", "long-arm-1", "long-arm-2", "thunderclap-1")
    t.give(1, "iron-gloves-1", "iron-gloves-2", "thunderclap-2")
    t.give(1, "world-upended-1", "world-upended-2", "boulder-from-the-pile-1")
    t.end_turn()
    assert t.waits_for() == (1,), "five cards of three colours are no three of one"
    assert t.refuses(1, cm.Pledge(t.cards("world-upended-1"))) == ("H4.1", "not_in_hand")
    t.pledge(1, "thunderclap-2")
    assert t.s.scores == (0, 5 + 2)


def test_h4_1_in_turn_order_after_the_last_round_only() -> None:
    t = last_turn(3)
    for seat in range(3):
        t.give(seat, f"raven-feather-{seat + 1}", f"second-look-{seat + 1}", f"ringing-mail-{seat + 1}")
    t.end_turn()
    for seat in range(3):
        assert t.waits_for() == (seat,)
        t.pledge(seat, f"raven-feather-{seat + 1}")
    assert t.s.scores == (2, 2, 2)
    t = last_turn(3)
    t.s.round = 5
    t.give(0, *ADDS[:3])
    t.end_turn()
    assert t.hand(0) == ADDS[:3] and t.s.round == 6 and t.waits_for() == (0,)


def test_h4_1_a_pledged_card_scores_and_is_known_to_all() -> None:
    t = last_turn()
    t.give(0, *ADDS[:3])
    t.end_turn()
    assert game.view(t.s, None).piles[0] == list(t.cards("raven-feather-1"))
    assert t.last(ev.CardsPledged).seat == 0


# H4.2 The winner


def ended(piles: Mapping[int, str], players: int = 2) -> Table:
    t = last_turn(players)
    for seat, cards in piles.items():
        t.score(seat, *cards.split())
    t.end_turn()
    return t


def test_h4_2_most_points_win() -> None:
    t = ended({0: "thunderclap-1", 1: "tailwind-1 tailwind-2 giants-shove-1"})
    assert t.s.scores == (5, 7) and t.s.winners == (1,)
    assert t.last(ev.GameEnded) == ev.GameEnded((5, 7), (1,))
    outcome = game.outcome(t.s)
    assert outcome is not None and (outcome.scores, outcome.winners) == ((5, 7), (1,))


def test_h4_2_tied_more_thor_cards_in_the_points_pile() -> None:
    t = ended({0: "thunderclap-1 giants-shove-1", 1: "iron-gloves-2 iron-gloves-1"})
    assert t.s.scores == (8, 8) and t.s.winners == (1,)


def test_h4_2_thor_cards_elsewhere_do_not_break_a_tie() -> None:
    t = last_turn()
    t.score(0, "thunderclap-1")
    t.score(1, "thunderclap-2")
    t.give(0, "oak-of-refuge-1", "oak-of-refuge-2")
    t.end_turn()
    assert t.s.winners == (0, 1)


def test_h4_2_else_shared() -> None:
    t = ended({0: "thunderclap-1", 1: "thunderclap-2", 2: "tailwind-1"}, 3)
    assert t.s.scores == (5, 5, 2) and t.s.winners == (0, 1)
    t = ended({}, 4)
    assert t.s.scores == (0, 0, 0, 0) and t.s.winners == (0, 1, 2, 3)


def test_h4_2_the_game_is_over() -> None:
    t = ended({})
    for command in (cm.Throw(), cm.Stop(), cm.EndTurn(), cm.Pass(), cm.Begin(), cm.Play(0)):
        assert t.refuses(0, command) == ("H4.2", "game_over")
    assert game.options(t.s, 0) == () and game.legal(t.s, 0) == []


def test_h4_2_alone_for_a_high_score() -> None:
    t = last_turn(1)
    t.score(0, "thunderclap-1", "tailwind-1")
    t.end_turn()
    assert t.s.scores == (7,) and t.s.winners == (0,)
