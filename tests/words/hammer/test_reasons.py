"""Reasons of the Hammer Throw: what made the difference, and never a card that the viewer may not know."""

from __future__ import annotations

import re

import pytest

from tests.hammer.play import whole
from tests.hammer.table import Table
from valhalla.ai.thought import Candidate, Term, Thought
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.words.hammer.reasons import HABITS, HammerReasons

NAMES = ("Astrid", "Bo", "Cnut")
HIDDEN = "The reason stays hidden, like the cards, until the game is over."
NO_NUMBERS = "The numbers stay hidden until the game is over."


def weighed(command: cm.Command, worth: float, tried: int = 0, **terms: float) -> Candidate:
    return Candidate(command, worth, tuple(Term(name, part) for name, part in terms.items()), tried)


def why(t: Table, *candidates: Candidate, viewer: int | None = 0, over: bool = False) -> HammerReasons:
    thought = Thought(candidates[0].command, candidates)
    (seat,) = game.to_act(t.s)
    return HammerReasons(game.view(t.s, seat), seat, thought, NAMES, viewer=viewer, over=over)


def on_eleven() -> Table:
    t = Table(2)
    t.throw("5 6")
    t.move()
    return t


def test_a_throw_tells_its_chance_and_what_tips() -> None:
    t = on_eleven()
    throw = weighed(cm.Throw(), 7.0, points=9.0, risk=-2.0, chance=0.62)
    stop = weighed(cm.Stop(), 4.5, points=4.5)
    told = why(t, throw, stop)
    assert told.sentences("norn") == [
        "Player Astrid throws again: a chance of 62 % to get past cell 11; "
        "the gain in points (+4.5) tips the scales.",
        "The next best is worth 2.5 points less: stop on cell 11.",
    ]
    assert told.candidates() == [
        "throw again: worth 7.0, 62 % to get past cell 11, the gain in points 9.0, the risk -2.0".replace(
            "-", "−"
        ),
        "stop on cell 11: worth 4.5, the gain in points 4.5",
    ]
    assert told.proviso() == ""
    assert told.advice().startswith("Throw again: a chance of 62 %")


def test_a_stop_tells_what_it_does_not_dare() -> None:
    t = on_eleven()
    stop = weighed(cm.Stop(), 4.5, points=4.5)
    throw = weighed(cm.Throw(), 4.0, points=6.0, risk=-2.0, chance=0.25)
    assert why(t, stop, throw).sentences("norn")[0] == (
        "Player Astrid stops on cell 11: another throw gets past cell 11 with a chance of 25 %; "
        "the risk (+2.0) tips the scales."
    )


def test_no_numbers_for_those_who_do_not_know_the_hand() -> None:
    t = on_eleven()
    t.give(0, "tailwind-1", "far-sight-1")
    stop = weighed(cm.Stop(), 4.5, points=4.5)
    play = weighed(cm.Play(t.card("far-sight-1"), deck=0), 4.2, hand=1.0)
    throw = weighed(cm.Throw(), 4.0, points=6.0, risk=-2.0, chance=0.25)
    told = why(t, stop, play, throw, viewer=1)
    assert told.sentences("norn") == [
        "Player Astrid stops on cell 11: going on has more to lose than to win; the risk tips the scales.",
        "The next best: throw again.",
    ]
    assert told.candidates() == ["stop on cell 11", "throw again"] and told.proviso() == NO_NUMBERS
    over = why(t, stop, play, throw, viewer=1, over=True)
    assert any("Far Sight" in line for line in over.candidates())


def test_a_played_card_is_named_with_what_it_was_told() -> None:
    t = Table(3)
    t.give(0, "choosers-claim-1", "iron-gloves-1")
    t.give(2, "tailwind-1")
    t.throw("2 3")
    steal = weighed(cm.Play(t.card("choosers-claim-1"), target=2, deck=0), 3.0, hand=2.0)
    turn = weighed(cm.Play(t.card("iron-gloves-1"), (0,), (6,)), 2.0, points=4.0)
    told = why(t, steal, turn, weighed(cm.Move(), 1.0, points=1.0), viewer=1)
    assert told.sentences("norn")[0].startswith(
        "Player Astrid plays card Chooser’s Claim (from Cnut, The Valkyries)"
    )
    assert "Iron Gloves" not in " ".join([*told.sentences("norn"), *told.candidates()])
    mine = why(t, turn, steal).sentences("norn")[0]
    assert mine.startswith("Player Astrid plays card Iron Gloves (2 → 6)")


def placing() -> Table:
    t = Table(2)
    t.top("tailwind-1", "swan-wing-1")
    t.throw("5 6")
    t.move()
    t.stop()
    return t


def test_h2_6_placed_cards_stay_hidden() -> None:
    t = placing()
    tailwind, swan = t.cards("tailwind-1", "swan-wing-1")
    some = weighed(cm.Place((tailwind,)), 3.0, points=2.0, hand=1.0)
    both = weighed(cm.Place(tuple(sorted((tailwind, swan)))), 2.5, points=3.0)
    none = weighed(cm.Place(()), 2.0, hand=2.0)
    theirs = why(t, some, both, none, viewer=1)
    assert theirs.sentences("norn") == ["Player Astrid lays a card on the points pile.", HIDDEN]
    assert theirs.candidates() == ["lay a card on the points pile", "lay other cards on the points pile"]
    mine = why(t, some, both, none)
    assert mine.sentences("norn")[0].startswith("Player Astrid lays a card on the points pile (Tailwind)")
    assert (
        why(t, none, some, viewer=1)
        .sentences("norn")[0]
        .startswith("Player Astrid takes all new cards into the hand")
    )


def test_a_card_left_on_top_stays_secret() -> None:
    t = on_eleven()
    t.give(0, "far-sight-1")
    t.top("tailwind-1", "swan-wing-1")
    t.play("far-sight-1", deck="valkyries")
    first, second = (weighed(cm.KeepOnTop(card), 2.0 - i) for i, card in enumerate(t.s.drawn))
    told = why(t, first, second, viewer=1)
    assert told.sentences("norn") == ["Player Astrid chooses in secret which card comes next.", HIDDEN]
    assert told.candidates() == []


@pytest.mark.parametrize("level", list(HABITS))
def test_levels_that_weigh_nothing_have_habits(level: str) -> None:
    t = on_eleven()
    told = HammerReasons(game.view(t.s, 0), 0, Thought(cm.Stop()), NAMES, viewer=0, over=False)
    assert told.sentences(level) == ["Player Astrid stops on cell 11.", HABITS[level]]


def test_nothing_else_to_do_is_told_to_those_who_may_know() -> None:
    t = Table(2)
    thought = Thought(cm.Throw())
    told = HammerReasons(game.view(t.s, 0), 0, thought, NAMES, viewer=0, over=False)
    assert told.sentences("norn") == ["Player Astrid throws.", "There was nothing else to do."]


@pytest.mark.parametrize("seed", range(8))
def test_every_decision_of_whole_games_has_its_words_and_no_leak(seed: int) -> None:
    """Whatever was done, with all that might have been done as candidates, as an opponent hears it."""
    hand = ("anything", "hoarding")[seed % 2]
    for state, seat, command in whole(3, seed, hand, expert=True).moments():
        view = game.view(state, seat)
        others = [one for one in game.legal(view, seat)[:6] if one != command]
        thought = Thought(
            command, tuple(weighed(one, 3.0 - i, points=1.0 - i) for i, one in enumerate([command, *others]))
        )
        viewer = (seat + 1) % 3
        theirs = HammerReasons(view, seat, thought, NAMES, viewer=viewer, over=False)
        lines = [*theirs.sentences("norn"), *theirs.candidates(), theirs.proviso()]
        mine = HammerReasons(view, seat, thought, NAMES, viewer=seat, over=False)
        for text in [*lines, *mine.sentences("norn"), *mine.candidates(), mine.advice()]:
            assert not re.search(r"[{}]|  |^ | $|None| [.,:;]|\(\)", text), text
        shown = {command.card} if isinstance(command, cm.Play | cm.LayFavour) else set()
        shown |= set(command.cards) if isinstance(command, cm.Pledge) else set()
        seen_names = {state.table.cards[card].name for card in shown}
        places = (state.hands[seat], state.piles[seat], state.drawn)
        hidden = {card for place in places for card in place if not state.known[card] >> viewer & 1} - shown
        for card in hidden:
            name = state.table.cards[card].name
            assert name in seen_names or name not in " ".join(lines), (command, lines)
