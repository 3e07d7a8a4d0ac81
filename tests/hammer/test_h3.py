"""H3 Cards: when they are played, where they go, how decks are renewed, and the known properties."""

from __future__ import annotations

import pytest

from tests.hammer.table import Table, forty
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev

# H3.1 Playing


def test_h3_1_any_number_in_any_order_each_to_its_discard_pile() -> None:
    t = Table()
    t.give(0, "tailwind-1", "swan-wing-1", "giants-shove-1", "thunderclap-1", "raven-feather-1")
    t.throw("2 3")
    for card in ("thunderclap-1", "tailwind-1", "giants-shove-1", "swan-wing-1"):
        t.play(card)
    assert t.s.total() == 5 + 8 + 2 + 5 + 3 and t.hand(0) == ["raven-feather-1"]
    assert [t.ids(pile) for pile in t.s.discards] == [
        ["tailwind-1", "swan-wing-1"], ["giants-shove-1"], ["thunderclap-1"],
    ]  # fmt: skip


def test_h3_1_only_in_ones_own_turn() -> None:
    t = Table(3)
    t.give(1, "tailwind-1", "far-sight-1")
    for step in ("before", "after"):
        assert t.refuses(1, t.playing("tailwind-1")) == ("H3.1", "not_your_turn"), step
        assert t.refuses(1, t.playing("far-sight-1", deck="thor")) == ("H3.1", "not_your_turn"), step
        if step == "before":
            t.throw("2 3")


@pytest.mark.parametrize("card", ["tailwind-1", "ringing-mail-1", "turn-of-fate-1", "second-look-1"])
@pytest.mark.parametrize("moment", ["ready", "closing"])
def test_h3_1_cards_for_a_roll_only_after_it(card: str, moment: str) -> None:
    t = Table()
    t.give(0, card)
    t.reach("h 2")
    if moment == "closing":
        t.stop()
        t.place(*t.drawn())
    assert t.step() == moment
    assert t.refuses(0, cm.Play(t.card(card), t.places("h"))) == ("H3.1", "card_not_now")


@pytest.mark.parametrize("card", ["steady-hand-1", "spare-iron-1", "cave-mouth-1"])
def test_h3_1_cards_for_the_next_throw_only_before_it(card: str) -> None:
    t = Table().reach("h 2")
    t.give(0, card)
    t.throw("h 2 4")
    assert t.refuses(0, cm.Play(t.card(card))) == ("H3.1", "card_not_now")
    t.move()
    t.stop()
    t.place()
    assert t.step() == "closing"
    assert t.refuses(0, cm.Play(t.card(card))) == ("H3.1", "card_not_now")


def test_h3_1_only_cards_of_ones_own_hand() -> None:
    t = Table()
    t.give(1, "tailwind-1")
    t.score(0, "tailwind-2")
    t.discard("tailwind-3")
    t.throw("2 3")
    for card in ("tailwind-1", "tailwind-2", "tailwind-3", "tailwind-4"):
        assert t.refuses(0, t.playing(card)) == ("H3.1", "not_in_hand")
    for number in (-1, -2, game.view(t.s, 0).hands[1][0], 999):
        assert t.refuses(0, cm.Play(number)) == ("H3.1", "not_in_hand")


def test_h3_1_a_points_pile_has_no_property() -> None:
    t = Table()
    t.score(0, "thunderclap-1")
    t.throw("2 3")
    assert [type(command) for command in game.legal(t.s, 0)] == [cm.Move]


def test_h3_1_who_holds_cards_ends_the_turn_himself() -> None:
    t = Table().reach("h h")
    t.give(0, "tailwind-1")
    t.stop()
    t.place(*t.drawn())
    assert game.legal(t.s, 0) == [cm.EndTurn()]
    t.end_turn()
    assert t.last(ev.Closed) == ev.Closed(0) and t.waits_for() == (1,)


# H3.2 Renewal


def test_h3_2_a_deck_that_ran_out_is_renewed_from_its_discard_pile() -> None:
    t = Table()
    t.discard("tailwind-1", "tailwind-2")
    t.only("valkyries", "swan-wing-1")
    t.reach("5 4")
    t.stop()
    drawn = t.drawn()
    assert "swan-wing-1" in drawn and len(drawn) == 2
    assert set(drawn) < {"swan-wing-1", "tailwind-1", "tailwind-2"}
    assert len(t.every(ev.DeckRenewed)) == 1
    assert t.s.discards[0] == [] and len(t.s.decks[0]) == 1


def test_h3_2_a_renewed_card_is_known_to_nobody() -> None:
    t = Table(2)
    t.discard("tailwind-1", "second-look-1")
    t.only("valkyries")
    t.reach("h h")
    t.stop()
    (drawn,) = t.s.drawn
    assert t.s.known[drawn] == 1
    assert game.view(t.s, 1).drawn == [t.s.table.back[drawn]]
    assert [t.s.known[card] for card in t.s.decks[0]] == [0]


def test_h3_2_both_empty_is_no_card() -> None:
    t = Table()
    t.only("valkyries")
    t.reach("5 4")
    t.stop()
    assert t.every(ev.CardDrawn) == [] and t.waits_for() == (1,)


def test_h3_2_a_cell_whose_deck_is_bare_gives_nothing_the_others_give() -> None:
    t = Table(round=5)
    t.only("valkyries", "tailwind-1")
    t.reach("6 6 6 6")
    t.stop()
    assert len(t.s.drawn) == 2 and "tailwind-1" in t.drawn()
    assert [event.cell for event in t.every(ev.CardDrawn)] == [1, 17]


def test_h3_2_the_card_just_played_may_be_drawn_again() -> None:
    t = Table()
    t.only("valkyries", "tailwind-1")
    t.s.decks[0].clear()
    t.s.hands[0] = list(t.cards("tailwind-1"))
    t.s.known[t.card("tailwind-1")] = 1
    t.throw("h h")
    t.play("tailwind-1")
    t.move()
    t.stop()
    assert t.drawn() == ["tailwind-1"]


def test_h3_2_cards_are_drawn_evenly_from_a_deck() -> None:
    seen = set()
    for seed in range(400):
        t = Table(seed=seed).reach("h h")
        t.stop()
        seen |= set(t.drawn())
    assert len(seen) == len(t.s.table.stacks[0])


# H3.3 The known properties


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("raven-feather-1", 1),
        ("tailwind-1", 2),
        ("swan-wing-1", 3),
        ("giants-shove-1", 5),
        ("thunderclap-1", 8),
    ],
)
def test_h3_3_more_to_the_sum(card: str, more: int) -> None:
    t = Table()
    t.give(0, card)
    t.throw("4 6")
    t.play(card)
    assert t.s.total() == 10 + more and t.last(ev.SumRaised).bonus == more
    t.move()
    assert t.s.token == 10 + more


@pytest.mark.parametrize("more", [1, 2, 3])
def test_h3_3_one_card_adds_1_2_or_3_as_one_chooses_when_playing_it(more: int) -> None:
    t = Table()
    t.give(0, "three-feathers-1", "three-feathers-2", "twin-heads-1")
    t.throw("4 6")
    assert [c.more for c in game.legal(t.s, 0) if isinstance(c, cm.Play) and c.more > 0] == [1, 2, 3]
    t.play("three-feathers-1", more=more)
    assert t.s.total() == 10 + more and t.last(ev.SumRaised).bonus == more
    t.play("twin-heads-1")
    t.play("three-feathers-2", more=more)
    assert t.s.total() == 10 + 3 * more, "doubled"


@pytest.mark.parametrize("more", [-1, 0, 4])
def test_h3_3_no_other_number(more: int) -> None:
    t = Table()
    t.give(0, "three-feathers-1")
    t.throw("4 6")
    assert t.refuses(0, t.playing("three-feathers-1", more=more)) == ("H3.3", "choose_number_up_to")


def test_h3_3_the_three_cards_of_old_are_in_no_new_game_but_saves_find_them() -> None:
    old = {"raven-feather-1", "tailwind-4", "swan-wing-3"}
    assert not old & {card.id for card in game.blank(game.Setup(2)).table.cards}
    assert [card.id for card in game.blank_of(game.Setup(2), {"cards": sorted(old)}).table.cards] == sorted(
        old
    )


@pytest.mark.parametrize(("card", "each"), [("ringing-mail-1", 2), ("hail-of-hammers-1", 3)])
@pytest.mark.parametrize("hammers", [1, 2, 3])
def test_h3_3_more_for_each_hammer(card: str, each: int, hammers: int) -> None:
    t = Table(round=5)
    t.give(0, card)
    t.throw("h " * hammers + "4 " * (4 - hammers))
    before = t.s.total()
    t.play(card)
    assert t.s.total() == before + each * hammers


def test_h3_3_hammers_removed_from_this_roll_count_those_of_earlier_rolls_do_not() -> None:
    t = Table(round=3)
    t.give(0, "ringing-mail-1", "ringing-mail-2")
    t.throw("h h 2")
    t.remove(1)
    t.play("ringing-mail-1")
    assert t.s.total() == 1 + 2 + 3 + 4
    t.move()
    t.throw("h 6 6")
    t.play("ringing-mail-2")
    assert t.s.total() == 13 + 2


def test_h3_3_the_number_is_fixed_when_played() -> None:
    t = Table(round=3)
    t.give(0, "ringing-mail-1", "turn-of-fate-1")
    t.throw("h h 2")
    t.play("ringing-mail-1")
    t.play("turn-of-fate-1", "h")
    assert t.s.total() == 1 + 6 + 2 + 4
    t.remove(1)
    assert t.s.total() == 3 + 6 + 2 + 4


def test_h3_3_a_die_flipped_to_the_hammer_counts_one_flipped_away_does_not() -> None:
    t = Table(round=3)
    t.give(0, "ringing-mail-1", "turn-of-fate-1")
    t.throw("6 h 2")
    t.play("turn-of-fate-1", "6")
    t.play("ringing-mail-1")
    assert t.s.bonus == 4
    t = Table(round=3)
    t.give(0, "ringing-mail-1", "turn-of-fate-1")
    t.throw("h h 2")
    t.play("turn-of-fate-1", "h")
    t.play("ringing-mail-1")
    assert t.s.bonus == 2


def test_h3_3_without_a_hammer_it_is_not_played() -> None:
    t = Table()
    t.give(0, "ringing-mail-1")
    t.throw("2 6")
    assert t.refuses(0, t.playing("ringing-mail-1")) == ("H3.3", "no_hammers")


def test_h3_3_the_worked_figure_from_40_to_41() -> None:
    """Token on 40, rolled 26 with three hammers: +6, one hammer flipped to 6 is +5, two removed +4: 41."""
    t = forty()
    t.give(0, "ringing-mail-1", "turn-of-fate-1")
    t.throw("h h h 4 4 4 5 6")
    sums = [t.s.total()]
    assert t.refuses(0, cm.Move()) == ("H2.4", "not_higher")
    t.play("ringing-mail-1")
    sums.append(t.s.total())
    t.play("turn-of-fate-1", "h")
    sums.append(t.s.total())
    assert t.refuses(0, cm.Move()) == ("H2.4", "not_higher")
    t.remove(2)
    sums.append(t.s.total())
    assert sums == [26, 32, 37, 41]
    t.move()
    assert t.s.token == 41 and t.dice() == "4 4 4 5 6 6"
    t.stop()
    assert [t.s.table.cards[card].deck for card in t.s.drawn].count("thor") == 1


def test_h3_3_the_same_figure_with_the_hammers_removed_first() -> None:
    t = forty()
    t.give(0, "ringing-mail-1", "turn-of-fate-1")
    t.throw("h h h 4 4 4 5 6")
    t.remove(2)
    t.play("ringing-mail-1")
    t.play("turn-of-fate-1", "h")
    assert t.s.total() == 41


def test_h3_3_a_random_valkyrie_from_an_opponents_hand() -> None:
    taken = set()
    for seed in range(40):
        t = Table(3, seed=seed)
        t.give(0, "choosers-claim-1")
        t.give(1, "tailwind-1", "swan-wing-1", "giants-shove-1", "thunderclap-1")
        t.give(2, "tailwind-2")
        t.play("choosers-claim-1", target=1, deck="valkyries")
        (card,) = t.hand(0)
        taken.add(card)
        assert len(t.hand(1)) == 3 and t.hand(2) == ["tailwind-2"]
    assert taken == {"tailwind-1", "swan-wing-1"}


def test_h3_3_turning_a_die_to_its_opposite_face() -> None:
    t = Table()
    t.give(0, "turn-of-fate-1")
    t.throw("2 4")
    t.play("turn-of-fate-1", "2")
    assert t.dice() == "4 5" and t.last(ev.DiceTurned) == ev.DiceTurned(0, (2,), (5,))
