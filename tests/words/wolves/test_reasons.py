"""Reasons of Wolves of Odin: what made the difference, and never a card that the viewer may not know."""

from __future__ import annotations

import re

import pytest

from tests.wolves.table import Table
from tests.words.samples import NAMES, SAMPLES, moments
from valhalla.ai.thought import Candidate, Term, Thought
from valhalla.ai.wolves.outlook import TERMS as WEIGHED
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.words.wolves.reasons import HABITS, TERMS, WolvesReasons

NO_NUMBERS = "The numbers stay hidden until the game is over."


def weighed(command: cm.Command, worth: float, tried: int = 0, **parts: float) -> Candidate:
    return Candidate(command, worth, tuple(Term(name, part) for name, part in parts.items()), tried)


def why(t: Table, *candidates: Candidate, viewer: int | None = 0, over: bool = False) -> WolvesReasons:
    thought = Thought(candidates[0].command, candidates)
    (seat,) = game.to_act(t.s)
    return WolvesReasons(game.view(t.s, seat), seat, thought, NAMES, viewer=viewer, over=over)


def test_there_are_words_for_all_that_is_weighed() -> None:
    assert set(TERMS) == set(WEIGHED)


def test_what_tips_the_scales_with_numbers_for_the_seat_itself() -> None:
    t = Table()
    t.give(0, "king hirdman")
    king = weighed(t.laying(0, "king"), 1.4, place=1.2, hand=0.2, chance=0.62)
    leave = weighed(cm.Pass(), 0.9, place=0.4, hand=0.5, chance=0.3)
    told = why(t, king, leave)
    assert told.sentences("norn") == [
        "Player Astrid lays unit King in their own row: a chance of 62 % to win the round; "
        "the place in this round (+0.8) tips the scales.",
        "The next best is worth 0.5 points less: pass.",
    ]
    assert (
        told.candidates()[1]
        == "pass: worth 0.9, 30 % to win the round, the place in this round 0.4, the hand 0.5"
    )
    assert told.advice().startswith("Lay unit King: a chance of 62 %")


def test_no_numbers_and_no_hidden_cards_for_the_others() -> None:
    t = Table()
    t.row(1, "thrall")
    t.give(0, "king assassin")
    laid = weighed(t.laying(0, "assassin", row=1), 1.4, place=1.2, chance=0.62)
    king = weighed(t.laying(0, "king"), 1.2, place=1.0, chance=0.4)
    leave = weighed(cm.Pass(), 0.9, place=0.4, chance=0.3)
    told = why(t, laid, king, leave, viewer=1)
    assert told.sentences("norn") == [
        "Player Astrid lays unit Assassin in the row of player Bo (right end): "
        "the better chance to win the round; the place in this round tips the scales.",
        "The next best: pass.",
    ]
    assert "King" not in " ".join(told.candidates()) and told.proviso() == NO_NUMBERS
    assert any("King" in line for line in why(t, laid, king, leave, viewer=1, over=True).candidates())


@pytest.mark.parametrize("level", list(HABITS))
def test_levels_that_weigh_nothing_have_habits(level: str) -> None:
    t = Table()
    t.give(0, "king")
    told = WolvesReasons(game.view(t.s, 0), 0, Thought(cm.Pass()), NAMES, viewer=0, over=False)
    assert told.sentences(level) == ["Player Astrid passes.", HABITS[level]]


def test_nothing_else_to_do_is_told_to_those_who_may_know() -> None:
    t = Table()
    t.give(0, "shield-wall")
    for viewer, expected in ((0, ["There was nothing else to do."]), (1, [])):
        told = WolvesReasons(game.view(t.s, 0), 0, Thought(cm.Pass()), NAMES, viewer=viewer, over=False)
        assert told.sentences("norn")[1:] == expected


@pytest.mark.parametrize("seed", range(8))
def test_every_decision_of_whole_games_has_its_words_and_no_leak(seed: int) -> None:
    """Whatever was done, with some that might have been done as candidates, as an opponent hears it."""
    for state, seat, command, _ in moments("wolves", SAMPLES["wolves"].plays[seed % 3], seed):
        if seat is None:
            continue
        view = game.view(state, seat)
        others = [group[len(group) // 2] for group in game.groups(view, seat)]
        several = [command, *(one for one in others if one != command)]
        thought = Thought(
            command, tuple(weighed(one, 3.0 - i, place=1.0 - i) for i, one in enumerate(several))
        )
        viewer = (seat + 1) % state.table.players
        theirs = WolvesReasons(view, seat, thought, NAMES, viewer=viewer, over=False)
        lines = [*theirs.sentences("norn"), *theirs.candidates(), theirs.proviso()]
        mine = WolvesReasons(view, seat, thought, NAMES, viewer=seat, over=False)
        for text in [*lines, *mine.sentences("norn"), *mine.candidates(), mine.advice()]:
            assert not re.search(r"[{}]|  |^ | $|None| [.,:;]|\(\)|\(, ", text), text
        seen = {state.table.cards[card].name for card in shown(state, command, viewer)}
        for card in state.hands[seat]:
            name = state.table.cards[card].name
            assert name in seen or name not in " ".join(lines), (command, lines)


def shown(state: game.State, command: cm.Command, viewer: int) -> set[int]:
    """The cards of the table that everybody sees once the command is given."""
    given = {getattr(command, "card", 0), *getattr(command, "cards", ())}
    known = {card for card in range(len(state.known)) if state.known[card] >> viewer & 1}
    return given | known
