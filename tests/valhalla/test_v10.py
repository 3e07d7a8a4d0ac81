"""V10.2: bonus points, paid in warriors from the discard pile."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.valhalla.table import Table
from tests.valhalla.track import EXPANSION, all_throw, paid, track, worth
from valhalla.games import valhalla as game
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.bonus import bonus_cards
from valhalla.games.valhalla.state import State


def pile(*cards: str) -> Table:
    """A table whose discard pile holds these, the last on top."""
    t = Table(2, expansions=EXPANSION)
    t.throw(*cards)
    return t


def bonus(t: Table, points: int) -> list[str]:
    return t.ids(bonus_cards(t.s, points))


def test_v10_2_warriors_whose_valour_sums_exactly_to_the_bonus() -> None:
    t = Table(2)
    three, one = worth(t, 3, 1)
    t = pile(three, one)
    assert bonus(t, 4) == [one, three]
    assert bonus(t, 3) == [three] and bonus(t, 1) == [one]


def test_v10_2_the_fewest_cards() -> None:
    t = Table(2)
    two, *ones = worth(t, 2, 1, 1)
    t = pile(two, *ones)
    assert bonus(t, 2) == [two], "though it lies deeper"


def test_v10_2_of_equally_few_the_topmost_card_decides_then_the_next() -> None:
    t = Table(2)
    ids = worth(t, 2, 1, 3, 1, 3, 2)
    t = pile(*ids)
    # From the top: 2, 3, 1, 3, 1, 2. Four is 2+2 (top, bottom), or 3+1; the topmost card decides.
    assert bonus(t, 4) == [ids[5], ids[0]]
    t = pile(*ids[:5])
    # 3, 1, 3, 1, 2: the upper three, and with it the upper one.
    assert bonus(t, 4) == [ids[4], ids[3]]


def test_v10_2_only_warriors_pay() -> None:
    t = Table(2)
    tactics = t.tactic("fury"), t.tactic("counterblow")
    (one,) = worth(t, 1)
    t = pile(tactics[0], one, tactics[1])
    assert bonus(t, 2) == [one] and bonus(t, 1) == [one]


def test_v10_2_without_an_exact_sum_the_nearest_lower() -> None:
    t = Table(2)
    ids = worth(t, 4, 3)
    t = pile(*ids)
    assert bonus(t, 6) == [ids[0]] and bonus(t, 2) == [] and bonus(t, 7) == [ids[1], ids[0]]


def test_v10_2_an_empty_pile_or_one_without_warriors_pays_nothing() -> None:
    t = Table(2)
    tactic = t.tactic("fury")
    assert bonus(t, 2) == [] and bonus(pile(tactic), 2) == []
    t = track(2)
    all_throw(t, 30, 20)
    assert paid(t) == [(1, 2, []), (0, 1, [])], "told all the same"


def test_v10_2_the_rest_keeps_its_order_and_the_cards_go_to_valhalla() -> None:
    t = track(2)
    ids = worth(t, 3, 2, 4, 1, 3)
    t.throw(*ids)
    t.valhalla(1, *worth(t, 4))
    before = t.valhalla_of(1)
    all_throw(t, 30, 20)
    assert t.discard() == [ids[0], ids[2], ids[4]]
    assert t.valhalla_of(1) == [*before, ids[1]] and t.valhalla_of(0) == [ids[3]]


def test_v10_2_everybody_knows_the_cards() -> None:
    t = track(3)
    t.throw(*worth(t, 2, 1, 2))
    all_throw(t, 30, 20, 20)
    for seat in (None, 0, 1, 2):
        assert game.view(t.s, seat).valhalla == t.s.valhalla


def test_v10_2_taken_cards_trigger_nothing() -> None:
    """V17.3: to be paid is not to rise."""
    t = track(2)
    t.throw(*worth(t, 2, 1))
    all_throw(t, 30, 20)
    assert not any(isinstance(e, ev.WarriorsRose) for e in t.log)


@given(st.lists(st.integers(0, 119), max_size=9, unique=True), st.integers(0, 12))
@settings(max_examples=150)
def test_v10_2_agrees_with_brute_force(cards: list[int], points: int) -> None:
    s = game.blank(game.Setup(2, EXPANSION))
    s.discard = cards
    assert bonus_cards(s, points) == brute_force(s, points)


def brute_force(s: State, points: int) -> tuple[int, ...]:
    """Every set of warriors of the pile, and the best by the letter of the clause."""
    warriors = [(place, card) for place, card in enumerate(reversed(s.discard)) if s.table.is_warrior[card]]
    sets = [some for k in range(len(warriors) + 1) for some in combinations(warriors, k)]

    def rank(some: tuple[tuple[int, int], ...]) -> tuple[int, int, list[int]]:
        total = sum(s.table.valour[card] for _, card in some)
        return points - total, len(some), [place for place, _ in some]

    best = min((some for some in sets if rank(some)[0] >= 0), key=rank)
    return tuple(card for _, card in best)
