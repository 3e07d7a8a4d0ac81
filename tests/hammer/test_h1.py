"""H1 Components: the track, the dice, the cards and what is public of them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.hammer.play import whole
from tests.hammer.table import Table, forty
from valhalla.games import hammer as game
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.kernel.chance import Chance

BLUE, GREEN, RED = "valkyries", "jotnar", "thor"

# H1.1 The track

REACHED = [
    ("h h", 2, [BLUE]),
    ("2 6", 8, [BLUE]),
    ("3 6", 9, [BLUE, BLUE]),
    ("4 6 6", 16, [BLUE, BLUE]),
    ("5 6 6", 17, [BLUE, BLUE, GREEN]),
    ("6 6 6 6", 24, [BLUE, BLUE, GREEN]),
]


@pytest.mark.parametrize(("falls", "cell", "colours"), REACHED)
def test_h1_1_big_cells_up_to_24(falls: str, cell: int, colours: list[str]) -> None:
    t = Table(round={2: 1, 3: 3, 4: 5}[len(falls.split())]).reach(falls)
    assert t.s.token == cell
    t.stop()
    assert [t.s.table.cards[card].deck for drawn in t.every(ev.CardDrawn) for card in drawn.cards] == colours


@pytest.mark.parametrize(
    ("falls", "colours"),
    [
        ("6 6 6 6 h", [BLUE, BLUE, GREEN, GREEN]),
        ("6 6 6 6 6", [BLUE, BLUE, GREEN, GREEN]),
    ],
)
def test_h1_1_the_cell_of_25_is_green(falls: str, colours: list[str]) -> None:
    t = Table(round=5).reach("h h h h", falls)
    t.stop()
    assert [t.s.table.cards[card].deck for card in t.s.drawn] == colours


@pytest.mark.parametrize(
    ("falls", "cell", "more"),
    [
        ("6 6 5 5 5 2 2 h", 32, []),
        ("6 6 5 5 5 2 2 2", 33, [GREEN]),
        ("6 6 6 6 6 6 2 2", 40, [GREEN]),
        ("6 6 6 6 6 6 3 2", 41, [GREEN, RED]),
        ("6 6 6 6 6 6 6 5", 47, [GREEN, RED]),
        ("6 6 6 6 6 6 6 6", 48, [GREEN, RED, RED]),
    ],
)
def test_h1_1_the_far_cells_are_green_red_red(falls: str, cell: int, more: list[str]) -> None:
    t = Table(round=5).reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2", falls)
    assert t.s.token == cell
    if cell < 48:
        t.stop()
    drawn = [t.s.table.cards[card].deck for card in sorted(t.s.drawn)]
    assert drawn == [BLUE, BLUE, GREEN, GREEN, *more]
    assert [event.cell for event in t.every(ev.CardDrawn)] == [1, 9, 17, 25, 33, 41, 48][: len(drawn)]


# H1.2 The dice


def test_h1_2_there_are_eight_dice() -> None:
    t = forty()
    assert (len(t.s.dice), t.s.reserve()) == (7, 1)
    t.throw("6 6 6 6 6 6 3 2")
    assert (len(t.s.dice), t.s.reserve()) == (8, 0)


def test_h1_2_faces_are_a_hammer_and_2_to_6_equally_often() -> None:
    seen: Counter[int] = Counter()
    for seed in range(700):
        s, _ = game.new(game.Setup(2), Chance(seed))
        (seat,) = game.to_act(s)
        game.decide(s, seat, game.legal(s, seat)[0], Chance(seed, 1))
        seen.update(s.dice)
    assert set(seen) == {1, 2, 3, 4, 5, 6} and sum(seen.values()) == 1400
    assert all(180 < count < 290 for count in seen.values())


@pytest.mark.parametrize(("die", "back"), ["h6", "25", "34", "43", "52", "6h"])
def test_h1_2_opposite_faces(die: str, back: str) -> None:
    t = Table()
    t.give(0, "turn-of-fate-1")
    t.throw(f"{die} {die}")
    t.play("turn-of-fate-1", die)
    assert sorted(t.dice().split()) == sorted([die, back])


def test_h1_2_the_helmet_marks_the_round() -> None:
    rounds: list[int] = []

    def look(before: State, event: ev.Event, after: State) -> None:
        if isinstance(event, ev.RoundBegan):
            rounds.append(after.round)

    whole(2, 1).watched(look)
    assert rounds == [1, 2, 3, 4, 5, 6]


# H1.3 Cards: faces hidden, backs public


def test_h1_3_others_see_deck_and_points_of_a_hand_but_not_its_faces() -> None:
    t = Table(3)
    t.give(0, "tailwind-1", "long-arm-1", "thunderclap-2")
    for seat in (1, 2, None):
        seen = game.view(t.s, seat)
        assert all(card < 0 for card in seen.hands[0])
        assert sorted((seen.deck_of(card), seen.points_of(card)) for card in seen.hands[0]) == [
            (0, 2), (1, 3), (2, 5),
        ]  # fmt: skip
    assert game.view(t.s, 0).hands[0] == t.s.hands[0]


def test_h1_3_cards_of_equal_backs_look_alike() -> None:
    """A feather and a tailwind have the same back, so nobody can tell which one is held."""
    views = []
    for held in ("raven-feather-1", "tailwind-3"):
        t = Table()
        t.give(0, held)
        views.append(game.view(t.s, 1))
    assert views[0] == views[1]
    t = Table()
    t.give(0, "swan-wing-1")
    assert game.view(t.s, 1) != views[0]


def test_h1_3_points_piles_show_their_points_only() -> None:
    t = Table()
    t.score(0, "giants-shove-1")
    seen = game.view(t.s, 1)
    (back,) = seen.piles[0]
    assert back < 0 and (seen.deck_of(back), seen.points_of(back)) == (1, 3)


def test_h1_3_drawn_cards_show_their_backs_while_they_are_placed() -> None:
    t = Table()
    t.top("second-look-1")
    t.reach("h h")
    t.stop()
    assert t.step() == "place"
    (drawn,) = game.view(t.s, 1).drawn
    assert drawn < 0 and (t.s.deck_of(drawn), t.s.points_of(drawn)) == (0, 1)
    assert game.view(t.s, 0).drawn == list(t.cards("second-look-1"))


def test_h1_3_decks_are_covered() -> None:
    """Not even the back of the next card is seen before it is drawn."""
    views = []
    for top in ("second-look-1", "tailwind-1"):
        t = Table()
        t.top(top)
        views.append([game.view(t.s, seat) for seat in (0, 1, None)])
    assert views[0] == views[1]


def test_h1_3_a_played_card_is_known_to_all() -> None:
    t = Table()
    t.give(0, "tailwind-1")
    t.throw("2 3")
    t.play("tailwind-1")
    assert game.view(t.s, None).discards[0] == list(t.cards("tailwind-1"))
