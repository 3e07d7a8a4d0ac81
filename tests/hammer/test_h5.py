"""H5 Expert rules: gifts, favours, and what favours are worth."""

from __future__ import annotations

import pytest

from tests.hammer.table import Table
from tests.hammer.test_h4 import last_turn
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup

# H5.1 Gifts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_h5_1_gifts_by_place(players: int, first: int) -> None:
    s, events = game.new(game.Setup(players, variants=("expert",), first=first), Chance(7))
    gifts = ["", "valkyries", "valkyries", "jotnar", "jotnar"][:players]
    for place, colour in enumerate(gifts):
        seat = (first + place) % players
        assert [s.table.cards[card].deck for card in s.piles[seat]] == ([colour] if colour else [])
        assert s.hands[seat] == []
    assert [e.seat for e in events if isinstance(e, ev.GiftDealt)] == [
        (first + i) % players for i in range(1, players)
    ]


def test_h5_1_the_owner_looks_at_his_gift_others_see_its_back() -> None:
    s, _ = game.new(game.Setup(3, variants=("expert",), first=0), Chance(7))
    assert game.view(s, 1).piles[1] == s.piles[1]
    assert game.view(s, 2).piles[1] == game.view(s, None).piles[1] == [s.table.back[s.piles[1][0]]]


def test_h5_1_no_gifts_without_expert_rules() -> None:
    s, _ = game.new(game.Setup(5, first=0), Chance(7))
    assert s.piles == [[]] * 5


def test_h5_1_alone_there_are_no_expert_rules() -> None:
    with pytest.raises(BadSetup):
        game.check_setup(game.Setup(1, variants=("expert",)))
    with pytest.raises(BadSetup):
        game.new(game.Setup(1, variants=("expert",)), Chance(1))


# H5.2 Favours

CARDS = {"valkyries": "steady-hand-1", "jotnar": "long-arm-1", "thor": "thunderclap-1"}


FOUR = [
    ("3 3 2 2", ""), ("3 3 3 h", "valkyries"), ("6 5 4 2", "valkyries"), ("3 4 4 4", "valkyries"),
    ("4 4 4 4", "valkyries jotnar"), ("6 6 6 6", "valkyries jotnar"), ("6 6 6 h", "valkyries"),
    ("6 6 h h", ""), ("2 2 2 2", ""),
]  # fmt: skip
FIVE = [
    ("5 5 5 5 4", "valkyries jotnar"), ("5 5 5 5 5", "valkyries jotnar thor"),
    ("6 6 5 5 h", "valkyries jotnar"), ("6 6 6 6 6", "valkyries jotnar thor"), ("4 4 4 3 3", "valkyries"),
    ("2 2 2 6 6", ""),
]  # fmt: skip


@pytest.mark.parametrize(("falls", "decks"), FOUR + FIVE)
@pytest.mark.parametrize("seat", [0, 1])
def test_h5_2_what_the_dice_allow(falls: str, decks: str, seat: int) -> None:
    """To whoever throws, and to another who is asked."""
    t = Table(round=5, expert=True)
    if len(falls.split()) == 5:
        t.reach("h h h h")
    t.give(seat, *CARDS.values())
    t.throw(falls)
    assert (t.step() == "favour") == bool(decks and seat)
    allowed = {cm.LayFavour(t.card(CARDS[deck])) for deck in decks.split()}
    assert {c for c in game.legal(t.s, seat) if isinstance(c, cm.LayFavour)} == allowed
    for deck in set(CARDS) - set(decks.split()):
        if decks or not seat:
            refusal = t.refuses(seat, cm.LayFavour(t.card(CARDS[deck])))
            assert refusal == ("H5.2", "dice_allow_no_such_favour")


def lays(t: Table, seat: int = 0) -> bool:
    """Whether this seat may lay a favour now."""
    return any(isinstance(c, cm.LayFavour) for c in game.legal(t.s, seat))


def test_h5_2_a_favour_is_a_card_from_hand_and_lies_open() -> None:
    t = Table(3, round=3, expert=True)
    t.give(0, "steady-hand-1", "steady-hand-2")
    t.score(0, "three-feathers-1")
    t.throw("3 4 5")
    for card in (*t.cards("three-feathers-1", "three-feathers-3"), -1, 999):
        assert t.refuses(0, cm.LayFavour(card)) == ("H5.2", "not_in_hand")
    t.favour(0, "steady-hand-2")
    assert t.ids(t.s.favours[0]) == ["steady-hand-2"] and t.hand(0) == ["steady-hand-1"]
    assert game.view(t.s, None).favours[0] == list(t.cards("steady-hand-2"))


def test_h5_2_hammers_never_count_kept_or_removed() -> None:
    for removed in (0, 2):
        t = Table(round=5, expert=True)
        t.give(0, "steady-hand-1")
        t.throw("h h 6 6")
        if removed:
            t.remove(removed)
        assert not lays(t)
        t.move()
        assert not lays(t)


def test_h5_2_a_hammer_flipped_to_6_does_and_the_others_are_asked_again() -> None:
    t = Table(round=3, expert=True)
    t.give(0, "turn-of-fate-1", "steady-hand-1")
    t.give(1, "steady-hand-2")
    t.throw("h 6 6")
    assert not lays(t)
    t.play("turn-of-fate-1", "h")
    assert (t.step(), t.waits_for()) == ("favour", (1,))
    t.decline(1)
    assert t.step() == "rolled" and lays(t)


def test_h5_2_as_they_fell_or_as_they_lie_after_cards() -> None:
    t = Table(round=3, expert=True)
    t.give(0, "turn-of-fate-1", "steady-hand-1")
    t.throw("3 6 6")
    assert lays(t), "as they fell"
    t.play("turn-of-fate-1", "6")
    assert not lays(t), "a die flipped down no longer counts"


def test_h5_2_in_anothers_turn_the_offer_comes_when_the_roll_falls() -> None:
    t = Table(4, round=3, expert=True)
    t.to_turn_of(2)
    for seat in range(4):
        t.give(seat, f"steady-hand-{seat + 1}")
    t.throw("3 3 3")
    assert t.last(ev.FavoursOffered).seats == (3, 0, 1)
    for seat in (3, 0, 1):
        assert (t.step(), t.waits_for()) == ("favour", (seat,))
        assert t.refuses((seat + 1) % 4, cm.Pass()) == ("H5.2", "not_your_turn")
        if seat % 2:
            t.favour(seat, f"steady-hand-{seat + 1}")
        else:
            t.decline(seat)
    assert (t.step(), t.waits_for()) == ("rolled", (2,)) and lays(t, 2)


def test_h5_2_only_those_are_asked_who_hold_a_card_of_the_right_colour() -> None:
    t = Table(4, round=3, expert=True)
    t.give(1, "long-arm-1", "thunderclap-1")
    t.give(3, "steady-hand-1")
    t.throw("3 3 3")
    assert t.last(ev.FavoursOffered).seats == (3,)


def test_h5_2_once_in_each_turn() -> None:
    t = Table(2, round=3, expert=True)
    t.give(0, "steady-hand-1", "steady-hand-2")
    t.give(1, "steady-hand-3", "steady-hand-4")
    t.throw("3 3 3")
    t.favour(1, "steady-hand-3")
    t.favour(0, "steady-hand-1")
    assert t.refuses(0, cm.LayFavour(t.card("steady-hand-2"))) == ("H5.2", "one_favour_a_turn")
    t.move()
    t.throw("3 3 3 3")
    assert t.step() == "rolled" and not lays(t)
    t.move()
    t.stop()
    t.place(*t.drawn())
    t.end_turn()
    t.throw("3 3 3")
    assert (t.s.active, t.waits_for()) == (1, (0,)), "and again in the next turn"
    t.favour(0, "steady-hand-2")
    assert len(t.s.favours[0]) == 2


@pytest.mark.parametrize("failed", [False, True])
def test_h5_2_cards_drawn_at_the_end_may_be_laid_while_the_dice_lie(failed: bool) -> None:
    t = Table(2, round=3, expert=True)
    t.top("steady-hand-1", "steady-hand-2")
    if failed:
        t.reach("6 6 6")
        t.throw("3 3 3 3")
        t.fail()
    else:
        t.reach("3 3 3")
        t.stop()
        t.place()
    assert t.step() == "closing" and lays(t)
    t.favour(0, "steady-hand-1")
    assert t.ids(t.s.favours[0]) == ["steady-hand-1"]


def test_h5_2_all_dice_in_play_count_after_a_rethrow() -> None:
    t = Table(round=5, expert=True)
    t.reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2", "h h h h h h 6 6")
    t.give(1, "steady-hand-1")
    t.rethrow("h", "3")
    assert t.step() == "favour"


def test_h5_2_no_favours_without_expert_rules() -> None:
    t = Table(round=3)
    t.give(0, "steady-hand-1")
    t.reach("6 6 6")
    assert not lays(t)
    assert t.refuses(0, cm.LayFavour(t.card("steady-hand-1"))) == ("H5.2", "no_favours_here")


def test_h5_2_nothing_but_a_favour_while_another_is_asked() -> None:
    t = Table(round=3, expert=True)
    t.give(1, "steady-hand-1")
    t.throw("6 6 6")
    for command in (cm.Throw(), cm.Stop(), cm.EndTurn(), t.playing("steady-hand-1")):
        assert t.refuses(1, command) == ("H5.2", "not_now")


# H5.3 What favours are worth


def scored(*favours: str, piles: tuple[str, ...] = ()) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a game that ends with these favours."""
    t = last_turn(len(favours), expert=True)
    for seat, cards in enumerate(favours):
        t.lay(seat, *cards.split())
    for seat, cards in enumerate(piles):
        t.score(seat, *cards.split())
    t.end_turn()
    return t.s.scores, t.s.winners


def test_h5_3_most_of_each_colour_and_of_all() -> None:
    scores, winners = scored(
        "thunderclap-1", "long-arm-1 long-arm-2", "steady-hand-1 steady-hand-2 steady-hand-3"
    )
    assert scores == (6, 4, 2 + 3) and winners == (0,)


def test_h5_3_backs_of_favours_do_not_score() -> None:
    assert scored("reckoning-grip-1", "")[0] == (6 + 3, 0)


def test_h5_3_ties_split_evenly_and_lose_the_remainder() -> None:
    assert scored("thunderclap-1", "thunderclap-2")[0] == (3 + 1, 3 + 1)
    assert scored("long-arm-1", "long-arm-2", "giants-shove-1")[0] == (1 + 1, 1 + 1, 1 + 1)
    assert scored("steady-hand-1", "steady-hand-2", "steady-hand-3")[0] == (0 + 1, 0 + 1, 0 + 1)
    four = scored("thunderclap-1", "thunderclap-2", "thunderclap-3", "oak-of-refuge-1")[0]
    assert four == (1, 1, 1, 1)


def test_h5_3_no_favour_no_points() -> None:
    assert scored("", "", "")[0] == (0, 0, 0)
    assert scored("steady-hand-1", "", "")[0] == (2 + 3, 0, 0)


def test_h5_3_the_most_in_all_need_not_have_the_most_of_any() -> None:
    blue = "steady-hand-1 steady-hand-2 steady-hand-3"
    green = "giants-shove-1 giants-shove-2 giants-shove-3"
    scores, _ = scored(blue, "three-feathers-1 three-feathers-2 long-arm-1 long-arm-2", green)
    assert scores == (2, 3, 4)


def test_h5_3_favours_come_besides_the_points_pile() -> None:
    piles = ("steady-hand-1", "iron-gloves-1 iron-gloves-2 steady-hand-2")
    scores, winners = scored("thunderclap-1", "", piles=piles)
    assert scores == (2 + 9, 10) and winners == (0,)


def test_h5_3_a_thor_favour_is_no_thor_card_of_the_points_pile() -> None:
    """H4.2 breaks ties by the pile alone."""
    scores, winners = scored("thunderclap-1", "", piles=("", "thunderclap-2 iron-gloves-1"))
    assert scores == (9, 9) and winners == (1,)
