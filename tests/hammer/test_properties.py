"""H3.3, H3.4 Every property: what it does, when, doubled, refused, and together with others."""

from __future__ import annotations

import pytest

from tests.hammer.table import Table, forty
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev


def eight(*cards: str) -> Table:
    """All eight dice lie (six hammers and two twos), the token stands on 10; the seat holds these cards."""
    t = Table(round=5).reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2", "h h h h h h 2 2")
    t.give(0, *cards)
    return t


def rolled(falls: str, *cards: str) -> Table:
    """The first throw of a turn lies, and the seat holds these cards."""
    t = Table(3, round={2: 1, 3: 3, 4: 5}[len(falls.split())])
    t.give(0, *cards)
    t.throw(falls)
    return t


# Flip


def test_h3_3_flip_two_dice() -> None:
    t = rolled("h 2 3", "world-upended-1")
    t.play("world-upended-1", "h 3")
    assert t.dice() == "2 4 6"


def test_h3_3_flip_up_to_its_number_and_at_least_one() -> None:
    t = rolled("h 2 3", "world-upended-1", "turn-of-fate-1")
    assert t.refuses(0, t.playing("turn-of-fate-1")) == ("H3.3", "choose_dice_up_to")
    assert t.refuses(0, t.playing("turn-of-fate-1", "h 2")) == ("H3.3", "choose_dice_up_to")
    assert t.refuses(0, t.playing("world-upended-1", "h 2 3")) == ("H3.3", "choose_dice_up_to")
    t.play("world-upended-1", "2")
    assert t.dice() == "h 3 5"


def test_h3_3_flip_the_same_die_there_and_back() -> None:
    t = rolled("h 2", "turn-of-fate-1", "turn-of-fate-2")
    t.play("turn-of-fate-1", "h")
    t.play("turn-of-fate-2", "6")
    assert t.dice() == "h 2"


def test_h3_3_a_die_flipped_to_the_hammer_may_be_removed() -> None:
    t = rolled("6 2", "turn-of-fate-1")
    t.play("turn-of-fate-1", "6")
    t.remove(1)
    assert t.s.total() == 5 and t.s.removed == 1


@pytest.mark.parametrize("places", [(2,), (-1,), (5,)])
def test_h3_3_flip_only_dice_in_play(places: tuple[int, ...]) -> None:
    t = rolled("h 2", "turn-of-fate-1")
    assert t.refuses(0, cm.Play(t.card("turn-of-fate-1"), places)) == ("H3.3", "no_such_die")


def test_h3_3_flip_one_die_twice_at_once_is_no() -> None:
    t = rolled("h 2", "world-upended-1")
    assert t.refuses(0, cm.Play(t.card("world-upended-1"), (1, 1))) == ("H3.3", "no_such_die")


# Reroll


def test_h3_4_reroll_some_dice_of_this_roll() -> None:
    t = rolled("h 2 6", "second-look-1")
    t.play("second-look-1", "h 2", falls="5 5")
    assert t.dice() == "5 5 6" and t.s.total() == 16 and t.step() == "rolled"
    assert t.last(ev.DiceRethrown) == ev.DiceRethrown(0, (1, 2), (5, 5), "H3.4")


def test_h3_4_reroll_keeps_bonus_and_removed_hammers_of_the_roll() -> None:
    t = rolled("h h 2", "second-look-1", "tailwind-1")
    t.remove(1)
    t.play("tailwind-1")
    t.play("second-look-1", "2", falls="4")
    assert t.s.total() == 1 + 4 + 3 + 2 and t.s.throws == 1
    assert t.refuses(0, cm.Fail()) == ("H2.3", "throw_holds"), "it is still the first roll"


def test_h3_4_reroll_may_mend_a_failure_or_make_one() -> None:
    t = Table().reach("3 4")
    t.give(0, "second-look-1", "second-look-2")
    t.throw("2 2 2")
    t.play("second-look-1", "2 2", falls="6 6")
    assert t.s.total() == 14
    t.play("second-look-2", "6 6", falls="h h")
    t.fail()


def test_h3_4_reroll_of_thor_takes_all_dice() -> None:
    t = forty()
    t.give(0, "goats-reborn-1", "avalanche-1")
    t.throw("h h h h h h h h")
    assert t.refuses(0, cm.Play(t.card("avalanche-1"), (0, 1, 2, 3, 4))) == ("H3.4", "choose_dice_up_to")
    t.play("goats-reborn-1", "h h h h h h h h", falls="6 6 6 6 6 6 6 6")
    t.move()
    assert t.s.token == 48


def test_h3_4_reroll_as_few_as_one() -> None:
    t = rolled("2 6 6 6", "avalanche-1")
    t.play("avalanche-1", "2", falls="h")
    assert t.dice() == "h 6 6 6"
    t.remove(1)
    assert t.s.total() == 21


# Set


def test_h3_4_set_a_die() -> None:
    t = rolled("h 2", "carved-anew-1")
    t.play("carved-anew-1", "2", turned="6")
    assert t.dice() == "h 6" and t.last(ev.DiceTurned) == ev.DiceTurned(0, (2,), (6,), "H3.4")


def test_h3_4_set_two_dice_each_to_its_own_face() -> None:
    t = rolled("h 2 3", "iron-gloves-1")
    t.own(cm.Play(t.card("iron-gloves-1"), (2, 0), (1, 5)))
    assert t.dice() == "h 2 5"


def test_h3_4_set_to_a_hammer_and_remove_it() -> None:
    t = rolled("2 2", "carved-anew-1")
    t.play("carved-anew-1", "2", turned="h")
    t.remove(1)
    assert t.s.total() == 5


@pytest.mark.parametrize(
    ("dice", "faces", "key"),
    [
        ((0,), (), "a_face_for_each_die"),
        ((0,), (2, 3), "a_face_for_each_die"),
        ((0,), (0,), "a_face_for_each_die"),
        ((0,), (7,), "a_face_for_each_die"),
        ((0, 1), (3,), "a_face_for_each_die"),
        ((0,), (1,), "die_shows_it_already"),
        ((0, 1), (3, 2), "die_shows_it_already"),
        ((3,), (4,), "no_such_die"),
        ((0, 0), (4, 5), "no_such_die"),
        ((), (), "choose_dice_up_to"),
        ((0, 1, 2), (4, 4, 4), "choose_dice_up_to"),
    ],
)
def test_h3_4_set_names_what_is_wrong(dice: tuple[int, ...], faces: tuple[int, ...], key: str) -> None:
    t = rolled("h 2 3", "iron-gloves-1")
    assert t.refuses(0, cm.Play(t.card("iron-gloves-1"), dice, faces)) == ("H3.4", key)


def test_h3_4_set_is_not_doubled_and_leaves_the_doubling_waiting() -> None:
    t = rolled("h 2", "twin-heads-1", "carved-anew-1", "tailwind-1")
    t.play("twin-heads-1")
    card = t.card("carved-anew-1")
    assert t.refuses(0, cm.Play(card, (0, 1), (5, 5))) == ("H3.4", "choose_dice_up_to")
    t.play("carved-anew-1", "h", turned="5")
    assert t.last(ev.CardPlayed).times == 1
    t.play("tailwind-1")
    assert t.last(ev.CardPlayed).times == 2 and t.s.total() == 7 + 4


# No dice


@pytest.mark.parametrize("card", ["turn-of-fate-1", "second-look-1", "carved-anew-1", "goats-reborn-1"])
def test_h3_4_with_all_hammers_removed_there_is_no_die_to_change(card: str) -> None:
    t = rolled("h h", card, "ringing-mail-1")
    t.remove(2)
    rule = "H3.3" if card == "turn-of-fate-1" else "H3.4"
    assert t.refuses(0, cm.Play(t.card(card), (0,))) == (rule, "no_dice")
    t.play("ringing-mail-1")
    assert t.s.total() == 6 + 4


# More dice, before


def test_h3_4_more_dice_come_with_the_next_throw_only() -> None:
    t = Table()
    t.give(0, "spare-iron-1")
    t.play("spare-iron-1")
    t.throw("2 2 2")
    assert t.last(ev.DiceThrown).added == 3
    t.move()
    t.throw("2 2 2 2")
    assert t.last(ev.DiceThrown).added == 1


def test_h3_4_more_dice_add_up_and_stop_at_the_reserve() -> None:
    t = Table(round=5)
    t.give(0, "spare-iron-1", "spare-iron-2", "spare-iron-3", "spare-iron-4", "twin-heads-1")
    t.play("twin-heads-1")
    t.play("spare-iron-1")
    t.play("spare-iron-2")
    t.play("spare-iron-3")
    assert t.s.more == 4
    assert t.refuses(0, t.playing("spare-iron-4")) == ("H3.4", "reserve_too_small")
    t.throw("h h h h h h h h")
    assert t.s.reserve() == 0


def test_h3_4_more_dice_doubled_but_only_one_left() -> None:
    t = Table(round=5).reach("h h h h", "h h h h 2")
    t.give(0, "spare-iron-1", "spare-iron-2", "twin-heads-1")
    t.play("spare-iron-1")
    t.play("twin-heads-1")
    t.play("spare-iron-2")
    assert t.s.more == 2 and t.last(ev.DicePromised).count == 1
    t.throw("h h h h h h h h")


def test_h3_4_more_dice_need_a_reserve_beyond_the_usual_die() -> None:
    t = forty()
    t.give(0, "spare-iron-1")
    assert t.s.reserve() == 1
    assert t.refuses(0, t.playing("spare-iron-1")) == ("H3.4", "reserve_too_small")
    t = eight("spare-iron-1")
    assert t.refuses(0, t.playing("spare-iron-1")) == ("H3.4", "reserve_too_small")


def test_h3_4_more_dice_do_not_bring_back_removed_ones() -> None:
    t = Table(round=5)
    t.give(0, "spare-iron-1", "spare-iron-2", "spare-iron-3", "spare-iron-4")
    t.throw("h h h 2")
    t.remove(3)
    t.move()
    for n in (1, 2, 3):
        t.play(f"spare-iron-{n}")
    assert t.refuses(0, t.playing("spare-iron-4")) == ("H3.4", "reserve_too_small")
    t.throw("h h h h 6")
    assert t.s.reserve() == 0 and t.s.removed == 3


# Fresh dice, after


def test_h3_4_fresh_dice_are_rolled_at_once_and_join_the_roll() -> None:
    t = rolled("h 2", "boulder-from-the-pile-1", "lightning-fork-1")
    t.play("boulder-from-the-pile-1", falls="6")
    assert t.dice() == "h 2 6" and t.s.total() == 9
    t.play("lightning-fork-1", falls="h 5")
    assert t.s.total() == 15 and t.s.reserve() == 3
    t.remove(2)
    assert t.s.total() == 19


def test_h3_4_fresh_dice_stay_for_the_turn() -> None:
    t = rolled("h 2", "boulder-from-the-pile-1")
    t.play("boulder-from-the-pile-1", falls="6")
    t.move()
    t.throw("6 6 6 6")


def test_h3_4_fresh_dice_as_far_as_the_reserve_goes() -> None:
    t = forty()
    t.give(0, "lightning-fork-1", "boulder-from-the-pile-1")
    t.s.removed = 0
    t.throw("h h h h h h h h")
    assert t.refuses(0, t.playing("lightning-fork-1")) == ("H3.4", "reserve_empty")
    t = Table(round=5).reach("h h h h", "h h h h 2", "h h h h h 2")
    t.give(0, "lightning-fork-1", "twin-heads-1")
    t.throw("h h h h h h 2")
    t.play("twin-heads-1")
    t.play("lightning-fork-1", falls="6")
    assert t.s.reserve() == 0 and t.s.total() == 14


def test_h3_4_fresh_dice_may_mend_a_failure() -> None:
    t = Table().reach("3 4")
    t.give(0, "boulder-from-the-pile-1")
    t.throw("2 2 2")
    t.play("boulder-from-the-pile-1", falls="2")
    t.move()
    assert t.s.token == 8


# Keep


def test_h3_4_a_kept_die_keeps_its_face_at_the_next_throw() -> None:
    t = Table().reach("2 6")
    t.give(0, "steady-hand-1")
    t.play("steady-hand-1", "6")
    t.throw("h h")
    assert t.dice() == "h h 6"
    assert t.last(ev.DiceThrown) == ev.DiceThrown(0, (1, 1, 6), (6,), 1)
    t.fail()


def test_h3_4_keep_counts_for_one_throw() -> None:
    t = Table().reach("2 6")
    t.give(0, "steady-hand-1")
    t.play("steady-hand-1", "6")
    t.throw("5 5")
    t.move()
    t.throw("6 6 6 6")
    assert t.dice() == "6 6 6 6"


def test_h3_4_keep_several_dice_by_several_cards() -> None:
    t = Table().reach("6 6")
    t.give(0, "steady-hand-1", "steady-hand-2", "steady-hand-3")
    t.play("steady-hand-1", "6")
    t.play("steady-hand-2", "6")
    assert t.refuses(0, cm.Play(t.card("steady-hand-3"), (0,))) == ("H3.4", "no_dice")
    t.throw("2")
    assert t.dice() == "2 6 6"


def test_h3_4_a_die_is_kept_once() -> None:
    t = Table().reach("2 6")
    t.give(0, "steady-hand-1", "steady-hand-2")
    t.play("steady-hand-1", "6")
    assert t.refuses(0, t.playing("steady-hand-2", "6")) == ("H3.4", "die_is_kept_already")
    assert [c for c in game.legal(t.s, 0) if isinstance(c, cm.Play)] == [t.playing("steady-hand-2", "2")]


def test_h3_4_options_do_not_offer_a_die_that_is_kept() -> None:
    t = Table().reach("2 6")
    t.give(0, "steady-hand-1", "steady-hand-2")
    t.play("steady-hand-1", "6")
    (option,) = (option for option in game.options(t.s, 0) if option.kind == "play")
    assert option.picks[1].candidates == t.places("2")


def test_h3_4_keep_before_the_first_throw_has_no_die() -> None:
    t = Table()
    t.give(0, "steady-hand-1")
    assert t.refuses(0, cm.Play(t.card("steady-hand-1"), (0,))) == ("H3.4", "no_dice")


def test_h3_4_keep_is_no_use_with_an_empty_reserve() -> None:
    """Then one chooses anyway which dice to throw."""
    t = eight("steady-hand-1")
    assert t.refuses(0, t.playing("steady-hand-1", "2")) == ("H3.4", "rethrow_instead")


def test_h3_4_keep_and_more_dice() -> None:
    t = Table().reach("2 6")
    t.give(0, "steady-hand-1", "spare-iron-1")
    t.play("spare-iron-1")
    t.play("steady-hand-1", "6")
    t.throw("3 3 3")
    assert t.dice() == "3 3 3 6" and t.last(ev.DiceThrown).added == 2


def test_h3_4_keep_doubled_keeps_two() -> None:
    t = Table().reach("5 6")
    t.give(0, "steady-hand-1", "twin-heads-1")
    t.play("twin-heads-1")
    t.play("steady-hand-1", "5 6")
    t.throw("h")
    assert t.dice() == "h 5 6"


def test_h3_4_a_kept_hammer_may_be_removed_from_the_roll() -> None:
    t = Table().reach("h 2")
    t.give(0, "steady-hand-1")
    t.play("steady-hand-1", "h")
    t.throw("2 2")
    t.remove(1)
    assert t.s.total() == 7


# Peek


def test_h3_4_peek_then_draw() -> None:
    t = Table(2)
    t.give(0, "far-sight-1")
    t.top("tailwind-1", "second-look-1")
    t.play("far-sight-1", deck="valkyries")
    assert t.step() == "peek" and set(t.drawn()) == {"tailwind-1", "second-look-1"}
    assert t.refuses(0, cm.KeepOnTop(t.card("swan-wing-1"))) == ("H3.4", "not_drawn")
    assert t.refuses(0, cm.KeepOnTop(-1)) == ("H3.4", "not_drawn")
    assert t.refuses(1, cm.KeepOnTop(t.card("tailwind-1"))) == ("H3.4", "not_your_turn")
    assert t.refuses(0, cm.Throw()) == ("H3.4", "not_now")
    t.keep_on_top("second-look-1")
    assert t.step() == "ready"
    t.reach("h h")
    t.stop()
    assert t.drawn() == ["second-look-1"]


@pytest.mark.parametrize("deck", ["valkyries", "jotnar", "thor"])
def test_h3_4_peek_into_any_deck_at_any_moment_of_the_turn(deck: str) -> None:
    t = Table(2)
    t.give(0, "far-sight-1", "far-sight-2", "far-sight-3")
    for n, moment in enumerate(("ready", "rolled", "closing"), 1):
        assert t.step() == moment
        t.play(f"far-sight-{n}", deck=deck)
        t.keep_on_top(t.drawn()[0])
        assert t.step() == moment
        if moment == "ready":
            t.throw("h h")
        elif moment == "rolled":
            t.move()
            t.stop()
            t.place(*t.drawn())


def test_h3_4_others_do_not_see_what_is_peeked_not_even_its_back() -> None:
    t = Table(3)
    t.give(0, "far-sight-1")
    t.top("tailwind-1", "second-look-1")
    events = t.play("far-sight-1", deck="valkyries")
    for seat in (1, 2, None):
        assert game.view(t.s, seat).drawn == [-2, -2]
        assert all(getattr(game.seen_by(e, seat), "cards", ()) in ((), (-2, -2)) for e in events)
    t.keep_on_top("second-look-1")
    assert [game.view(t.s, seat).tops[0] for seat in (0, 1, 2, None)] == [
        list(t.cards("second-look-1")), [-2], [-2], [-2],
    ]  # fmt: skip


def test_h3_4_who_left_a_card_on_top_knows_it_in_anothers_hand() -> None:
    t = Table(3)
    t.give(0, "far-sight-1")
    t.top("tailwind-1", "second-look-1")
    t.play("far-sight-1", deck="valkyries")
    t.keep_on_top("second-look-1")
    t.to_turn_of(1)
    t.reach("h h")
    t.stop()
    t.place()
    (card,) = t.cards("second-look-1")
    assert game.view(t.s, 0).hands[1] == [card]
    assert game.view(t.s, 2).hands[1] == [t.s.table.back[card]]


def test_h3_4_two_peeks_on_one_deck() -> None:
    """The second looks at the card on top first; who left it there cannot tell which one lies there now."""
    for kept in ("tailwind-1", "other"):
        t = Table(2)
        t.give(0, "far-sight-1")
        t.give(1, "far-sight-2")
        t.top("tailwind-1")
        t.play("far-sight-1", deck="valkyries")
        t.keep_on_top("tailwind-1")
        assert game.view(t.s, 0).tops[0] == list(t.cards("tailwind-1"))
        t.to_turn_of(1)
        t.play("far-sight-2", deck="valkyries")
        assert "tailwind-1" in t.drawn()
        assert t.card("tailwind-1") in game.view(t.s, 0).drawn
        (other,) = (card for card in t.drawn() if card != "tailwind-1")
        t.keep_on_top("tailwind-1" if kept == "tailwind-1" else other)
        assert game.view(t.s, 0).tops[0] == [-2]
        assert not any(game.view(t.s, 0).known[card] for card in t.cards("tailwind-1", other))
        assert game.view(t.s, 1).tops[0] == t.s.tops[0]


def test_h3_4_a_single_card_peeked_at_stays_known_to_who_knew_it() -> None:
    t = Table(2)
    t.give(0, "far-sight-1")
    t.give(1, "far-sight-2")
    t.only("thor", "thunderclap-1")
    t.play("far-sight-1", deck="thor")
    assert t.drawn() == ["thunderclap-1"]
    t.keep_on_top("thunderclap-1")
    t.to_turn_of(1)
    t.play("far-sight-2", deck="thor")
    t.keep_on_top("thunderclap-1")
    assert game.view(t.s, 0).tops[2] == game.view(t.s, 1).tops[2] == list(t.cards("thunderclap-1"))


def test_h3_4_cards_put_back_by_a_peek_can_be_drawn_later() -> None:
    t = Table(2)
    t.only("thor", "thunderclap-1", "thunderclap-2", "iron-gloves-1")
    t.give(0, "far-sight-1")
    t.play("far-sight-1", deck="thor")
    first, second = t.drawn()
    t.keep_on_top(second)
    assert t.card(first) in t.s.decks[2] and len(t.s.decks[2]) == 2
    assert t.s.known[t.card(first)] == 0


def test_h3_4_peek_doubled_looks_at_four() -> None:
    t = Table(2)
    t.give(0, "far-sight-1", "twin-heads-1")
    t.play("twin-heads-1")
    t.play("far-sight-1", deck="jotnar")
    assert len(t.s.drawn) == 4


def test_h3_4_peek_at_an_empty_deck_renews_it_but_one_card_left_is_looked_at_alone() -> None:
    t = Table(2)
    t.discard("thunderclap-1", "thunderclap-2")
    t.only("thor")
    t.give(0, "far-sight-1")
    t.play("far-sight-1", deck="thor")
    assert t.every(ev.DeckRenewed) == [ev.DeckRenewed(2)] and len(t.s.drawn) == 2
    t = Table(2)
    t.discard("thunderclap-1", "thunderclap-2")
    t.only("thor", "iron-gloves-1")
    t.give(0, "far-sight-1")
    t.play("far-sight-1", deck="thor")
    assert t.every(ev.DeckRenewed) == [] and t.drawn() == ["iron-gloves-1"]


def test_h3_4_peek_needs_a_deck_with_a_card() -> None:
    t = Table(2)
    t.give(0, "far-sight-1")
    t.only("thor")
    card = t.card("far-sight-1")
    for deck in (-1, 3, -2):
        assert t.refuses(0, cm.Play(card, deck=deck)) == ("H3.4", "choose_a_deck")
    assert t.refuses(0, cm.Play(card, deck=2)) == ("H3.4", "deck_is_empty")
    t.only("valkyries")
    t.only("jotnar")
    assert t.refuses(0, cm.Play(card, deck=0)) == ("H3.4", "deck_is_empty")


# Steal


def test_h3_3_steal_at_rolled_and_play_the_stolen_card() -> None:
    t = rolled("h 2", "choosers-claim-1")
    t.give(1, "swan-wing-1")
    t.play("choosers-claim-1", target=1, deck="valkyries")
    assert t.last(ev.CardsStolen).cards == t.cards("swan-wing-1")
    t.play("swan-wing-1")
    assert t.s.total() == 6


@pytest.mark.parametrize(
    ("card", "decks"),
    [
        ("choosers-claim-1", ["valkyries"]),
        ("long-arm-1", ["valkyries", "jotnar"]),
        ("reckoning-grip-1", ["valkyries", "jotnar", "thor"]),
    ],
)
def test_h3_3_stronger_thieves_take_from_stronger_decks(card: str, decks: list[str]) -> None:
    for deck in ("valkyries", "jotnar", "thor"):
        t = Table(2)
        t.give(0, card)
        t.give(1, "tailwind-1", "giants-shove-1", "thunderclap-1")
        command = t.playing(card, target=1, deck=deck)
        if deck in decks:
            t.own(command)
            (taken,) = t.s.hands[0]
            assert t.s.table.cards[taken].deck == deck
        else:
            assert t.refuses(0, command) == ("H3.3", "choose_a_deck")


def test_h3_3_steal_names_what_is_wrong() -> None:
    t = Table(3)
    t.give(0, "reckoning-grip-1")
    card = t.card("reckoning-grip-1")
    assert t.refuses(0, cm.Play(card, target=1, deck=0)) == ("H3.3", "nothing_to_steal")
    t.give(1, "tailwind-1")
    assert t.refuses(0, cm.Play(card, target=1, deck=2)) == ("H3.3", "holds_no_such_card")
    assert t.refuses(0, cm.Play(card, target=2, deck=0)) == ("H3.3", "holds_no_such_card")
    for target in (0, -1, 3):
        assert t.refuses(0, cm.Play(card, target=target, deck=0)) == ("H3.3", "no_such_opponent")
    for deck in (-1, 3):
        assert t.refuses(0, cm.Play(card, target=1, deck=deck)) == ("H3.3", "choose_a_deck")


def test_h3_3_a_valkyrie_thief_needs_a_valkyrie_to_steal() -> None:
    t = Table(2)
    t.give(0, "choosers-claim-1")
    t.give(1, "giants-shove-1")
    command = t.playing("choosers-claim-1", target=1, deck="jotnar")
    assert t.refuses(0, command) == ("H3.3", "nothing_to_steal")


def test_h3_3_alone_there_is_nobody_to_steal_from() -> None:
    t = Table(1)
    t.give(0, "choosers-claim-1", "tailwind-1")
    command = t.playing("choosers-claim-1", target=0, deck="valkyries")
    assert t.refuses(0, command) == ("H3.3", "nothing_to_steal")


def test_h3_3_steal_is_seen_by_thief_and_robbed_the_others_see_backs() -> None:
    t = Table(3)
    t.give(0, "choosers-claim-1")
    t.give(1, "swan-wing-1")
    event = t.play("choosers-claim-1", target=1, deck="valkyries")[-1]
    (card,) = t.cards("swan-wing-1")
    back = t.s.table.back[card]
    assert [getattr(game.seen_by(event, seat), "cards", None) for seat in (0, 1, 2, None)] == [
        (card,), (card,), (back,), (back,),
    ]  # fmt: skip
    assert [game.view(t.s, seat).hands[0] for seat in (0, 1, 2, None)] == [[card], [card], [back], [back]]


def test_h3_3_steal_doubled_takes_two_or_what_there_is() -> None:
    for held in (["swan-wing-1"], ["swan-wing-1", "swan-wing-2", "tailwind-1"]):
        t = Table(2)
        t.give(0, "twin-heads-1", "choosers-claim-1")
        t.give(1, *held, "long-arm-1")
        t.play("twin-heads-1")
        t.play("choosers-claim-1", target=1, deck="valkyries")
        assert len(t.hand(0)) == min(2, len(held)) and "long-arm-1" in t.hand(1)


# Shelter and mercy


def test_h3_4_a_sheltered_throw_that_fails_is_a_stop() -> None:
    t = Table().reach("5 6")
    t.give(0, "cave-mouth-1")
    t.play("cave-mouth-1")
    t.throw("h h h")
    t.fail()
    assert t.last(ev.Stopped) == ev.Stopped(0, 11, forced=True, rule="H3.4")
    assert t.step() == "place" and len(t.s.drawn) == 2
    assert t.refuses(0, cm.Throw()) == ("H2.6", "not_now")


def test_h3_4_a_shelter_holds_for_the_next_throw_only() -> None:
    t = Table().reach("2 3")
    t.give(0, "cave-mouth-1")
    t.play("cave-mouth-1")
    t.throw("3 3 3")
    t.move()
    t.throw("h h h h")
    t.fail()
    assert t.every(ev.Stopped) == [] and t.last(ev.Reaped).failed


def test_h3_4_shelter_then_a_failing_rethrow() -> None:
    t = eight("cave-mouth-1")
    t.play("cave-mouth-1")
    t.rethrow("2", "h")
    t.fail()
    assert t.last(ev.Stopped).rule == "H3.4" and t.step() == "place"


def test_h3_4_a_sheltered_failure_may_still_be_mended() -> None:
    t = Table().reach("2 3")
    t.give(0, "cave-mouth-1", "swan-wing-1")
    t.play("cave-mouth-1")
    t.throw("h h h")
    t.play("swan-wing-1")
    t.move()
    assert t.s.token == 6 and not t.s.shelter


def test_h3_4_shelters_that_are_no_use_are_refused() -> None:
    t = Table()
    t.give(0, "cave-mouth-1", "cave-mouth-2", "oak-of-refuge-1")
    assert t.refuses(0, t.playing("cave-mouth-1")) == ("H3.4", "first_throw_holds")
    t.throw("2 3")
    assert t.refuses(0, t.playing("oak-of-refuge-1")) == ("H3.4", "throw_holds")
    t.move()
    t.play("cave-mouth-1")
    assert t.refuses(0, t.playing("cave-mouth-2")) == ("H3.4", "sheltered_already")
    t.throw("h h 2")
    assert t.refuses(0, t.playing("oak-of-refuge-1")) == ("H3.4", "sheltered_already")


def test_h3_4_mercy_after_the_throw_that_failed() -> None:
    t = Table().reach("5 6")
    t.give(0, "oak-of-refuge-1")
    t.throw("h h h")
    t.play("oak-of-refuge-1")
    assert t.step() == "rolled"
    t.fail()
    assert t.last(ev.Stopped).rule == "H3.4" and t.step() == "place"


def test_h3_4_mercy_then_mended_after_all_is_spent() -> None:
    t = Table().reach("2 3")
    t.give(0, "oak-of-refuge-1", "swan-wing-1")
    t.throw("h h h")
    t.play("oak-of-refuge-1")
    t.play("swan-wing-1")
    t.move()
    t.throw("h h h h")
    t.fail()
    assert t.last(ev.Reaped).failed


def test_h3_4_mercy_only_for_a_throw_that_does_not_hold() -> None:
    t = Table().reach("2 3")
    t.give(0, "oak-of-refuge-1")
    t.throw("2 2 2")
    assert t.refuses(0, t.playing("oak-of-refuge-1")) == ("H3.4", "throw_holds")


def test_h3_4_mercy_does_not_help_after_the_failure() -> None:
    t = Table().reach("2 3")
    t.give(0, "oak-of-refuge-1")
    t.throw("h h h")
    t.fail()
    assert t.refuses(0, t.playing("oak-of-refuge-1")) == ("H3.1", "card_not_now")


# Double

DOUBLED = [
    ("raven-feather-1", "", 2),
    ("thunderclap-1", "", 16),
    ("ringing-mail-1", "", 4),
    ("turn-of-fate-1", "h 2", 5 + 3),
]


@pytest.mark.parametrize(("card", "dice", "more"), DOUBLED)
def test_h3_4_the_next_card_with_a_number_counts_twice(card: str, dice: str, more: int) -> None:
    t = rolled("h 2", "twin-heads-1", card, "tailwind-1")
    t.play("twin-heads-1")
    t.play(card, dice)
    assert t.s.total() == 3 + more and t.last(ev.CardPlayed).times == 2
    t.play("tailwind-1")
    assert t.s.total() == 3 + more + 2, "only the next card"


def test_h3_4_a_doubled_reroll_and_fresh_dice() -> None:
    t = rolled("h h h h", "twin-heads-1", "twin-heads-2", "second-look-1", "boulder-from-the-pile-1")
    t.play("twin-heads-1")
    t.play("second-look-1", "h h h h", falls="6 6 6 6")
    t.play("twin-heads-2")
    t.play("boulder-from-the-pile-1", falls="2 2")
    assert t.s.total() == 28


def test_h3_4_a_doubling_waits_through_throws_and_cards_without_a_number() -> None:
    t = Table().reach("2 3")
    t.give(0, "twin-heads-1", "cave-mouth-1", "tailwind-1")
    t.play("twin-heads-1")
    t.play("cave-mouth-1")
    t.throw("3 3 3")
    t.play("tailwind-1")
    assert t.s.total() == 13


def test_h3_4_doublings_do_not_pile_up() -> None:
    t = rolled("h 2", "twin-heads-1", "twin-heads-2", "tailwind-1")
    t.play("twin-heads-1")
    assert t.refuses(0, t.playing("twin-heads-2")) == ("H3.4", "doubled_already")
    t.play("tailwind-1")
    assert t.refuses(0, t.playing("twin-heads-2")) == ("H3.4", "no_card_to_double")


def test_h3_4_a_doubling_is_lost_at_the_end_of_the_turn() -> None:
    t = Table(1)
    t.give(0, "twin-heads-1", "tailwind-1")
    t.reach("2 3")
    t.play("twin-heads-1")
    t.stop()
    t.place(*t.drawn())
    t.end_turn()
    t.throw("2 3")
    t.play("tailwind-1")
    assert t.s.total() == 7


def test_h3_3_a_doubled_steal_while_closing() -> None:
    t = Table(2)
    t.give(0, "twin-heads-1", "choosers-claim-1")
    t.give(1, "tailwind-1", "tailwind-2")
    t.reach("h h")
    t.stop()
    t.place(*t.drawn())
    t.play("twin-heads-1")
    t.play("choosers-claim-1", target=1, deck="valkyries")
    assert t.hand(1) == []


# Swap


def test_h3_4_swap_a_card_of_the_hand_for_one_of_the_pile() -> None:
    t = Table()
    t.give(0, "fair-barter-1", "tailwind-1")
    t.score(0, "thunderclap-1", "swan-wing-1")
    t.play("fair-barter-1", give="tailwind-1", take="thunderclap-1")
    assert t.hand(0) == ["thunderclap-1"] and set(t.pile(0)) == {"tailwind-1", "swan-wing-1"}
    t.throw("2 2")
    t.play("thunderclap-1")
    assert t.s.total() == 12


def test_h3_4_swap_after_a_failure_in_closing() -> None:
    t = Table()
    t.give(0, "fair-barter-1")
    t.score(0, "raven-feather-1")
    t.top("reckoning-grip-1")
    t.top("second-look-1")
    t.reach("2 3")
    t.throw("h h h")
    t.fail()
    assert t.step() == "closing"
    t.play("fair-barter-1", give="second-look-1", take="raven-feather-1")
    assert t.pile(0) == ["second-look-1"] and t.hand(0) == ["raven-feather-1"]
    assert t.refuses(0, t.playing("raven-feather-1")) == ("H3.1", "card_not_now")


def test_h3_4_swap_of_a_card_just_drawn_after_a_stop() -> None:
    t = Table()
    t.give(0, "fair-barter-1")
    t.score(0, "raven-feather-1")
    t.top("second-look-1")
    t.reach("2 3")
    t.stop()
    t.place()
    t.play("fair-barter-1", give="second-look-1", take="raven-feather-1")
    assert t.pile(0) == ["second-look-1"]


def test_h3_4_others_see_the_backs_of_a_swap() -> None:
    t = Table()
    t.give(0, "fair-barter-1", "tailwind-1")
    t.score(0, "swan-wing-1")
    before = game.view(t.s, 1)
    for event in t.play("fair-barter-1", give="tailwind-1", take="swan-wing-1"):
        game.apply(before, game.seen_by(event, 1))
    assert before == game.view(t.s, 1)
    assert all(card < 0 for card in (*before.hands[0], *before.piles[0]))


def test_h3_4_swap_names_what_is_wrong() -> None:
    t = Table()
    t.give(0, "fair-barter-1", "tailwind-1", "tailwind-2")
    t.score(0, "swan-wing-1", "swan-wing-2")
    t.give(1, "raven-feather-1")
    card = t.card("fair-barter-1")
    mine, mine2 = t.cards("tailwind-1", "tailwind-2")
    scored, scored2 = t.cards("swan-wing-1", "swan-wing-2")
    theirs = t.card("raven-feather-1")
    for give, take, key in (
        ((), (), "swap_one_for_one"),
        ((mine,), (), "swap_one_for_one"),
        ((), (scored,), "swap_one_for_one"),
        ((mine, mine2), (scored, scored2), "swap_one_for_one"),
        ((card,), (scored,), "not_in_hand"),
        ((theirs,), (scored,), "not_in_hand"),
        ((scored,), (scored2,), "not_in_hand"),
        ((-1,), (scored,), "not_in_hand"),
        ((mine,), (mine2,), "not_in_pile"),
        ((mine,), (theirs,), "not_in_pile"),
        ((mine,), (-2,), "not_in_pile"),
    ):
        assert t.refuses(0, cm.Play(card, give=give, take=take)) == ("H3.4", key), (give, take)


@pytest.mark.parametrize(("hand", "pile"), [("", "swan-wing-1"), ("tailwind-1", "")])
def test_h3_4_swap_needs_something_on_both_sides(hand: str, pile: str) -> None:
    t = Table()
    t.give(0, "fair-barter-1", *hand.split())
    t.score(0, *pile.split())
    command = t.playing("fair-barter-1", give=hand, take=pile)
    assert t.refuses(0, command) == ("H3.4", "nothing_to_swap")


def test_h3_4_swap_is_not_doubled() -> None:
    t = Table()
    t.give(0, "fair-barter-1", "tailwind-1", "tailwind-2", "twin-heads-1")
    t.score(0, "swan-wing-1", "swan-wing-2")
    t.play("twin-heads-1")
    both = t.playing("fair-barter-1", give="tailwind-1 tailwind-2", take="swan-wing-1 swan-wing-2")
    assert t.refuses(0, both) == ("H3.4", "swap_one_for_one")
    (option,) = (o for o in game.options(t.s, 0) if o.picks and o.picks[0].candidates == (both.card,))
    assert [pick.most for pick in option.picks] == [1, 1, 1]
    t.play("fair-barter-1", give="tailwind-1", take="swan-wing-1")
    assert t.s.times == 2, "the doubling waits"


# All words


@pytest.mark.parametrize(
    ("card", "field"),
    [
        (card, field)
        for card in ("tailwind-1", "ringing-mail-1", "boulder-from-the-pile-1", "twin-heads-1")
        for field in ("dice", "faces", "target", "deck", "give", "take")
    ],
)
def test_h3_4_a_card_takes_nothing_it_has_no_use_for(card: str, field: str) -> None:
    t = rolled("h 2", card, "swan-wing-1")
    t.score(0, "swan-wing-2")
    value: dict[str, object] = {
        "dice": (0,), "faces": (3,), "target": 1, "deck": 0, "give": t.cards("swan-wing-1"),
        "take": t.cards("swan-wing-2"),
    }  # fmt: skip
    command = cm.Play(t.card(card), **{field: value[field]})  # type: ignore[arg-type]
    assert t.refuses(0, command)[1] == "card_takes_no_such"


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("turn-of-fate-1", {"faces": (3,)}),
        ("second-look-1", {"target": 1}),
        ("carved-anew-1", {"deck": 1}),
        ("far-sight-1", {"dice": (0,)}),
        ("choosers-claim-1", {"faces": (1,)}),
        ("fair-barter-1", {"deck": 0}),
    ],
)
def test_h3_4_nor_do_cards_that_take_something_else(card: str, given: dict[str, tuple[int, ...]]) -> None:
    t = rolled("h 2", card, "swan-wing-1")
    t.score(0, "swan-wing-2")
    t.give(1, "tailwind-1")
    command = cm.Play(t.card(card), **given)  # type: ignore[arg-type]
    assert t.refuses(0, command)[1] == "card_takes_no_such"


def test_h3_3_hammers_then_flip_then_remove() -> None:
    t = rolled("h h h 3", "hail-of-hammers-1", "world-upended-1", "ringing-mail-1")
    t.play("hail-of-hammers-1")
    t.play("world-upended-1", "h 3")
    t.remove(1)
    t.play("ringing-mail-1")
    assert t.dice() == "h 4 6" and t.s.total() == 11 + 3 + 9 + 4


def test_h3_4_set_a_hammer_then_remove_it_and_count_it() -> None:
    t = rolled("2 2", "carved-anew-1", "ringing-mail-1")
    t.play("carved-anew-1", "2", turned="h")
    t.remove(1)
    t.play("ringing-mail-1")
    assert t.s.total() == 2 + 3 + 2


def test_h3_4_all_hammers_removed_then_fresh_dice() -> None:
    t = rolled("h h", "lightning-fork-1")
    t.remove(2)
    t.play("lightning-fork-1", falls="6 h")
    assert t.s.total() == 6 + 7 and t.s.removed == 2
    t.remove(1)
    t.move()
    assert t.s.token == 15 and t.dice() == "6"


def test_h3_3_steal_a_double_and_use_it_at_once() -> None:
    t = rolled("h 2", "long-arm-1", "tailwind-1")
    t.give(1, "twin-heads-1")
    t.play("long-arm-1", target=1, deck="jotnar")
    t.play("twin-heads-1")
    t.play("tailwind-1")
    assert t.s.total() == 7


def test_h3_4_swap_in_a_card_that_mends_the_throw() -> None:
    t = Table().reach("5 6")
    t.give(0, "fair-barter-1", "raven-feather-1")
    t.score(0, "thunderclap-1")
    t.throw("h h 2")
    t.play("fair-barter-1", give="raven-feather-1", take="thunderclap-1")
    t.play("thunderclap-1")
    t.move()
    assert t.s.token == 12
