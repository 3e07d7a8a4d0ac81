"""H5 Expert rules: gifts, favours, and what favours are worth."""

from __future__ import annotations

import pytest

from tests.hammer.table import Table, forty
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

CARDS = {"valkyries": "tailwind-1", "jotnar": "long-arm-1", "thor": "thunderclap-1"}


@pytest.mark.parametrize(
    ("falls", "decks"),
    [
        ("3 3 2 2", ""),
        ("3 3 3 h", "valkyries"),
        ("6 5 4 2", "valkyries"),
        ("3 4 4 4", "valkyries"),
        ("4 4 4 4", "valkyries jotnar"),
        ("6 6 6 6", "valkyries jotnar"),
        ("6 6 6 h", "valkyries"),
        ("6 6 h h", ""),
        ("2 2 2 2", ""),
    ],
)
def test_h5_2_what_four_dice_allow(falls: str, decks: str) -> None:
    t = Table(round=5, expert=True)
    t.give(0, *CARDS.values())
    t.throw(falls)
    t.move()
    _offers(t, decks.split())


@pytest.mark.parametrize(
    ("falls", "decks"),
    [
        ("5 5 5 5 4", "valkyries jotnar"),
        ("5 5 5 5 5", "valkyries jotnar thor"),
        ("6 6 5 5 h", "valkyries jotnar"),
        ("6 6 6 6 6", "valkyries jotnar thor"),
        ("4 4 4 3 3", "valkyries"),
        ("2 2 2 6 6", ""),
    ],
)
def test_h5_2_what_five_dice_allow(falls: str, decks: str) -> None:
    t = Table(round=5, expert=True).reach("h h h h")
    t.give(0, *CARDS.values())
    t.throw(falls)
    t.move()
    _offers(t, decks.split())


def _offers(t: Table, decks: list[str]) -> None:
    if not decks:
        assert t.step() == "ready"
        return
    assert (t.step(), t.waits_for()) == ("favour", (0,))
    allowed = {cm.LayFavour(t.card(CARDS[deck])) for deck in decks}
    assert set(game.legal(t.s, 0)) == {*allowed, cm.Pass()}
    for deck in set(CARDS) - set(decks):
        command = cm.LayFavour(t.card(CARDS[deck]))
        assert t.refuses(0, command) == ("H5.2", "dice_allow_no_such_favour")


def test_h5_2_a_favour_is_a_card_from_hand_and_lies_open() -> None:
    t = Table(3, round=3, expert=True)
    t.give(0, "tailwind-1", "tailwind-2")
    t.score(0, "swan-wing-1")
    t.give(1, "swan-wing-2")
    t.reach("3 4 5")
    for card in (*t.cards("swan-wing-1", "swan-wing-2", "swan-wing-3"), -1, 999):
        assert t.refuses(0, cm.LayFavour(card)) == ("H5.2", "not_in_hand")
    t.favour(0, "tailwind-2")
    assert t.ids(t.s.favours[0]) == ["tailwind-2"] and t.hand(0) == ["tailwind-1"]
    assert game.view(t.s, None).favours[0] == list(t.cards("tailwind-2"))


def test_h5_2_hammers_never_count_kept_or_removed() -> None:
    for removed in (0, 2):
        t = Table(round=5, expert=True)
        t.give(0, "tailwind-1")
        t.throw("h h 6 6")
        if removed:
            t.remove(removed)
        t.move()
        assert t.step() == "ready"


def test_h5_2_a_hammer_flipped_to_6_does() -> None:
    t = Table(round=3, expert=True)
    t.give(0, "turn-of-fate-1", "tailwind-1")
    t.throw("h 6 6")
    t.play("turn-of-fate-1", "h")
    t.move()
    assert t.step() == "favour"


def test_h5_2_a_die_flipped_down_does_not() -> None:
    t = Table(round=3, expert=True)
    t.give(0, "turn-of-fate-1", "tailwind-1")
    t.throw("3 6 6")
    t.play("turn-of-fate-1", "6")
    t.move()
    assert t.step() == "ready"


def test_h5_2_bonuses_of_cards_do_not_help() -> None:
    t = Table(round=3, expert=True)
    t.give(0, "thunderclap-1", "tailwind-1")
    t.throw("2 2 2")
    t.play("thunderclap-1")
    t.move()
    assert t.step() == "ready"


def test_h5_2_everybody_in_turn_order_the_thrower_first() -> None:
    t = Table(4, round=3, expert=True)
    t.to_turn_of(2)
    for seat in range(4):
        t.give(seat, f"tailwind-{seat + 1}")
    t.throw("3 3 3")
    t.move()
    for seat in (2, 3, 0, 1):
        assert (t.step(), t.waits_for()) == ("favour", (seat,))
        assert t.refuses((seat + 1) % 4, cm.Pass()) == ("H5.2", "not_your_turn")
        if seat % 2:
            t.favour(seat, f"tailwind-{seat + 1}")
        else:
            t.decline(seat)
    assert (t.step(), t.waits_for()) == ("ready", (2,))
    assert [len(cards) for cards in t.s.favours] == [0, 1, 0, 1]
    assert [type(e) for e in t.log[-4:]] == [ev.FavourDeclined, ev.FavourLaid] * 2


def test_h5_2_only_those_are_asked_who_hold_a_card_of_the_right_colour() -> None:
    t = Table(4, round=3, expert=True)
    t.give(1, "long-arm-1", "thunderclap-1")
    t.give(3, "tailwind-1")
    t.reach("3 3 3")
    assert t.waits_for() == (3,)
    t.decline(3)
    assert t.step() == "ready"


def test_h5_2_once_in_each_turn() -> None:
    t = Table(3, round=3, expert=True)
    t.give(0, "tailwind-1", "tailwind-2")
    t.give(1, "tailwind-3", "tailwind-4")
    t.reach("3 3 3")
    t.favour(0, "tailwind-1")
    t.decline(1)
    t.throw("3 3 3 3")
    t.move()
    assert t.waits_for() == (1,), "who declined is asked again, who laid one is not"
    t.favour(1, "tailwind-3")
    t.throw("4 4 4 4 4")
    t.move()
    assert (t.step(), t.waits_for()) == ("ready", (0,))


def test_h5_2_and_again_in_the_next_turn() -> None:
    t = Table(2, round=3, expert=True)
    t.give(0, "tailwind-1", "tailwind-2")
    t.reach("3 3 3")
    t.favour(0, "tailwind-1")
    t.stop()
    t.place(*t.drawn())
    t.end_turn()
    t.throw("3 3 3")
    t.move()
    assert (t.s.active, t.waits_for()) == (1, (0,))
    t.favour(0, "tailwind-2")
    assert len(t.s.favours[0]) == 2 and t.waits_for() == (1,)


def test_h5_2_also_when_the_throw_failed() -> None:
    t = Table(2, round=3, expert=True).reach("6 6 6")
    t.give(1, "tailwind-1")
    t.throw("3 3 3 3")
    t.fail()
    assert (t.step(), t.waits_for()) == ("favour", (1,))
    assert t.every(ev.CardDrawn) == [], "favours are laid before the cards of the cells are drawn"
    t.favour(1, "tailwind-1")
    assert t.last(ev.Reaped).failed and t.step() == "closing"


def test_h5_2_also_at_the_end_of_the_track() -> None:
    t = forty(expert=True)
    t.give(0, "thunderclap-1")
    t.throw("6 6 6 6 6 6 6 6")
    t.move()
    assert t.step() == "favour" and t.every(ev.Stopped) == []
    t.favour(0, "thunderclap-1")
    assert t.last(ev.Stopped).forced and t.step() == "place"


def test_h5_2_all_dice_in_play_count_after_a_rethrow() -> None:
    t = Table(round=5, expert=True)
    t.reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2", "h h h h h h 6 6")
    t.give(0, "tailwind-1")
    t.rethrow("h", "3")
    t.move()
    assert t.step() == "favour"


def test_h5_2_kept_dice_count() -> None:
    t = Table(round=3, expert=True).reach("2 2 6")
    t.give(0, "steady-hand-1", "tailwind-1")
    t.play("steady-hand-1", "6")
    t.throw("h 5 5")
    assert t.dice() == "h 5 5 6"
    t.move()
    assert t.step() == "favour"


def test_h5_2_no_favours_without_expert_rules() -> None:
    t = Table(round=3)
    t.give(0, "tailwind-1")
    t.reach("6 6 6")
    assert t.step() == "ready"


def test_h5_2_nothing_but_a_favour_while_favours_are_asked() -> None:
    t = Table(round=3, expert=True)
    t.give(0, "tailwind-1")
    t.reach("6 6 6")
    for command in (cm.Throw(), cm.Stop(), cm.EndTurn(), t.playing("tailwind-1")):
        assert t.refuses(0, command) == ("H5.2", "not_now")


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
    scores, winners = scored("thunderclap-1", "long-arm-1 long-arm-2", "tailwind-1 tailwind-2 tailwind-3")
    assert scores == (6, 4, 2 + 3) and winners == (0,)


def test_h5_3_backs_of_favours_do_not_score() -> None:
    assert scored("reckoning-grip-1", "")[0] == (6 + 3, 0)


def test_h5_3_ties_split_evenly_and_lose_the_remainder() -> None:
    assert scored("thunderclap-1", "thunderclap-2")[0] == (3 + 1, 3 + 1)
    assert scored("long-arm-1", "long-arm-2", "giants-shove-1")[0] == (1 + 1, 1 + 1, 1 + 1)
    assert scored("tailwind-1", "tailwind-2", "tailwind-3")[0] == (0 + 1, 0 + 1, 0 + 1)
    four = scored("thunderclap-1", "thunderclap-2", "thunderclap-3", "oak-of-refuge-1")[0]
    assert four == (1, 1, 1, 1)


def test_h5_3_no_favour_no_points() -> None:
    assert scored("", "", "")[0] == (0, 0, 0)
    assert scored("tailwind-1", "", "")[0] == (2 + 3, 0, 0)


def test_h5_3_the_most_in_all_need_not_have_the_most_of_any() -> None:
    blue = "tailwind-1 tailwind-2 tailwind-3"
    green = "giants-shove-1 giants-shove-2 giants-shove-3"
    scores, _ = scored(blue, "swan-wing-1 swan-wing-2 long-arm-1 long-arm-2", green)
    assert scores == (2, 3, 4)


def test_h5_3_favours_come_besides_the_points_pile() -> None:
    piles = ("tailwind-1", "iron-gloves-1 iron-gloves-2 tailwind-2")
    scores, winners = scored("thunderclap-1", "", piles=piles)
    assert scores == (2 + 9, 10) and winners == (0,)


def test_h5_3_a_thor_favour_is_no_thor_card_of_the_points_pile() -> None:
    """H4.2 breaks ties by the pile alone."""
    scores, winners = scored("thunderclap-1", "", piles=("", "thunderclap-2 iron-gloves-1"))
    assert scores == (9, 9) and winners == (1,)
