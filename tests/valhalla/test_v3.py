"""V3 The turn: the four actions, a full squad, an empty one, whom to attack, and the draw of phase B."""

from itertools import combinations, count

import pytest

from tests.valhalla.table import BASE, Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN
from valhalla.kernel.chance import Chance

# Cards by their weapon symbols.
ONE, ONE_MORE, ANOTHER_ONE = "bear-hallgerd", "wolf-ylva", "boar-galti"
TWO, TWO_MORE = "wolf-alrik", "bear-vemund"
THREE, THREE_MORE = "bear-arnbjorg", "stag-hjort"
TACTIC, TACTIC_TOO = "fury-red-dawn", "heroic-last-arrow"
FULL = ("bear-thurid", "bear-bessi", "bear-kolbein", "bear-skapti")


def peace(players: int = 2, *, seed: int = 1) -> Table:
    """Everybody has one warrior: seat 0 Birna (bow), the others whatever there is."""
    t = Table(players, seed=seed)
    for seat, card in zip(range(players), ("bear-birna", *FULL, "wolf-audun"), strict=False):
        t.squad(seat, card)
    return t


def add(t: Table, seat: int, *placed: tuple[str, int]) -> list[ev.Event]:
    """Warriors from hand to slots."""
    return t.do(seat, adding(t, *placed))


def adding(t: Table, *placed: tuple[str, int]) -> cm.AddWarriors:
    return cm.AddWarriors(tuple(t.card(card) for card, _ in placed), tuple(slot for _, slot in placed))


def slots(t: Table, seat: int) -> list[str]:
    """A squad slot by slot, "" for an empty one."""
    return [t.ids([card])[0] if card != NONE else "" for card in t.s.squads[seat]]


def win(t: Table, seat: int, target: int, card: str, dice: str) -> None:
    """An attack with one warrior that meets no defence."""
    t.attack(seat, target)
    t.dice(seat, dice)
    t.arm(seat, card)
    t.stop(seat)
    t.stop(target)


def draw_and_keep(t: Table, seat: int) -> None:
    """A whole turn: action (4), then phase B."""
    t.do(seat, cm.DrawCards())
    t.keep_first(seat)
    t.keep_first(seat)


def on_top(t: Table, *card_ids: str) -> None:
    """These cards come next from the deck, the last one first."""
    t.s.top = [t.card(card_id) for card_id in card_ids]
    t.s.deck = [card for card in t.s.deck if card not in t.s.top]


# V3.1 Turn order


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 2), (6, 5)])
def test_v3_1_the_first_player_begins_and_play_goes_clockwise(players: int, first: int) -> None:
    s, _ = game.new(game.Setup(players, variants=("simplified",), first=first), Chance(3))
    order: list[int] = []
    for n in count(1):
        (seat,) = game.to_act(s)
        events = game.decide(s, seat, game.legal(s, seat)[-1], Chance(3, n=n))
        order += [event.seat for event in events if isinstance(event, ev.TurnBegan)]
        if len(order) == players + 2:
            break
    assert order == [(first + i) % players for i in range(players + 2)]


def test_v3_1_a_turn_is_phase_a_then_phase_b() -> None:
    t = peace()
    t.give(0, ONE)
    assert t.step() == "phase a" and game.to_act(t.s) == (0,)
    add(t, 0, (ONE, 1))
    assert t.step() == "keep" and game.to_act(t.s) == (0,)
    t.keep_first(0)
    assert t.step() == "phase a" and game.to_act(t.s) == (1,)
    assert t.log[-1] == ev.TurnBegan(1)


def test_v3_1_nobody_plays_out_of_turn() -> None:
    t = peace(3)
    t.give(1, ONE)
    for seat, command in ((1, cm.DrawCards()), (2, cm.Attack(0)), (1, adding(t, (ONE, 1)))):
        refusal = t.refuses(seat, command)
        assert (refusal.rule, refusal.key, refusal.params) == ("V3.1", "not_your_turn", {"seat": 0})
        assert game.legal(t.s, seat) == []


def test_v3_1_the_draw_of_phase_b_is_only_for_the_active_player() -> None:
    t = peace()
    t.give(0, ONE)
    add(t, 0, (ONE, 1))
    assert t.refuses(1, cm.Keep((t.s.drawn[0],))).rule == "V3.1"


def test_v3_1_no_phase_b_before_phase_a() -> None:
    t = peace()
    assert t.refuses(0, cm.Keep((t.s.deck[0],))).rule == "V3.2"
    assert t.refuses(0, cm.Pass()).rule == "V3.2"
    assert t.refuses(0, cm.EndPhase()).rule == "V3.2"


# V3.2 The four actions


def test_v3_2_exactly_one_action() -> None:
    t = peace()
    t.give(0, ONE, ONE_MORE)
    add(t, 0, (ONE, 1))
    for command in (adding(t, (ONE_MORE, 2)), cm.Attack(1), cm.DrawCards(), cm.Pass()):
        assert t.refuses(0, command).key == "not_now"


def test_v3_2_all_four_are_offered() -> None:
    t = peace()
    t.give(0, ONE, TWO)
    kinds = [option.kind for option in game.options(t.s, 0)]
    assert kinds == ["add_warriors", "add_warriors", "attack", "draw_cards"]
    sizes = {len(c.cards) for c in game.legal(t.s, 0) if isinstance(c, cm.AddWarriors)}
    assert sizes == {1, 2}


def test_v3_2_add_one_warrior() -> None:
    t = peace()
    t.give(0, THREE, TACTIC)
    add(t, 0, (THREE, 2))
    assert slots(t, 0) == ["bear-birna", "", THREE, ""]
    assert t.hand(0) == [TACTIC] and t.discard() == []


@pytest.mark.parametrize("pair", [(ONE, ONE_MORE), (ONE, TWO), (TWO, ONE), (ONE, "giant-jokla")])
def test_v3_2_add_two_warriors_of_three_symbols_together(pair: tuple[str, str]) -> None:
    t = peace()
    t.give(0, *pair)
    add(t, 0, (pair[0], 3), (pair[1], 1))
    assert slots(t, 0) == ["bear-birna", pair[1], "", pair[0]]
    assert t.hand(0) == []


@pytest.mark.parametrize(
    "pair", [(TWO, TWO_MORE), (ONE, THREE), (TWO, THREE), (TWO, "giant-klaki"), (ONE, "giant-hamra")]
)
def test_v3_2_four_symbols_are_too_many(pair: tuple[str, str]) -> None:
    t = peace()
    t.give(0, *pair)
    refusal = t.refuses(0, adding(t, (pair[0], 1), (pair[1], 2)))
    assert (refusal.rule, refusal.key, refusal.params) == ("V3.2", "too_many_symbols", {"limit": 3})
    assert not any(len(c.cards) == 2 for c in game.legal(t.s, 0) if isinstance(c, cm.AddWarriors))


def test_v3_2_never_three_warriors_nor_none() -> None:
    t = peace()
    t.give(0, ONE, ONE_MORE, ANOTHER_ONE)
    three = adding(t, (ONE, 1), (ONE_MORE, 2), (ANOTHER_ONE, 3))
    for command in (three, cm.AddWarriors((), ())):
        refusal = t.refuses(0, command)
        assert (refusal.rule, refusal.key) == ("V3.2", "one_or_two_warriors")


def test_v3_2_not_the_same_warrior_twice() -> None:
    t = peace()
    t.give(0, ONE)
    assert t.refuses(0, adding(t, (ONE, 1), (ONE, 2))).rule == "V3.2"


def test_v3_2_only_warriors_are_added() -> None:
    t = peace()
    t.give(0, ONE, TACTIC)
    assert t.refuses(0, adding(t, (TACTIC, 1))).key == "not_a_warrior"
    assert t.refuses(0, adding(t, (ONE, 1), (TACTIC, 2))).rule == "V3.2"


def test_v3_2_only_from_the_own_hand() -> None:
    t = peace()
    t.give(0, TACTIC)
    t.give(1, ONE)
    for card in (ONE, ONE_MORE, "bear-birna"):  # another's, in the deck, in the squad
        assert t.refuses(0, adding(t, (card, 1))).key == "not_in_hand"
    assert t.refuses(0, cm.AddWarriors((UNKNOWN,), (1,))).rule == "V3.2"


def test_v3_2_attack_another_player() -> None:
    t = peace(3)
    assert t.attack(0, 2)[0] == ev.AttackDeclared(0, 2)
    assert t.s.battle is not None and t.s.battle.defence is not None
    assert (t.s.battle.attack.seat, t.s.battle.defence.seat) == (0, 2)


@pytest.mark.parametrize("target", [0, -1, 3, 99])
def test_v3_2_nobody_attacks_oneself_or_an_empty_chair(target: int) -> None:
    refusal = peace(3).refuses(0, cm.Attack(target))
    assert (refusal.rule, refusal.key) == ("V3.2", "no_such_opponent")


def test_v3_2_draw_two_keep_one_discard_the_other() -> None:
    t = peace()
    t.do(0, cm.DrawCards())
    kept, other = t.s.drawn
    events = t.do(0, cm.Keep((kept,)))
    assert events[0] == ev.CardsKept(0, (kept,), (other,), "V3.2")
    assert t.s.hands[0] == [kept] and t.s.discard == [other]


def test_v3_2_either_card_of_the_draw_may_be_kept() -> None:
    for which in (0, 1):
        t = peace()
        t.do(0, cm.DrawCards())
        drawn = t.s.drawn[:]
        t.do(0, cm.Keep((drawn[which],)))
        assert t.s.hands[0] == [drawn[which]] and t.s.discard == [drawn[1 - which]]


def test_v3_2_after_the_draw_action_phase_b_draws_again() -> None:
    t = peace()
    draw_and_keep(t, 0)
    assert len(t.hand(0)) == 2 and len(t.discard()) == 2
    assert game.to_act(t.s) == (1,)


def test_v3_2_phase_b_follows_an_attack() -> None:
    t = peace()
    win(t, 0, 1, "bear-birna", "bow blank blank blank blank blank")
    assert t.step() == "keep" and game.to_act(t.s) == (0,)


@pytest.mark.parametrize("squad", [(), FULL[:1], FULL[:2]])
def test_v3_2_hodr_adds_any_two_to_two_warriors_or_fewer(squad: tuple[str, ...]) -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.squad(0, *squad)
    t.give(0, "giant-gnipa", "giant-bergskar")  # four dice each, the most there is
    add(t, 0, ("giant-gnipa", 4), ("giant-bergskar", 5))
    assert slots(t, 0)[4:] == ["giant-gnipa", "giant-bergskar"]


def test_v3_2_hodr_with_three_warriors_counts_symbols_like_all() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.squad(0, *FULL[:3])
    t.give(0, TWO, TWO_MORE, ONE)
    refusal = t.refuses(0, adding(t, (TWO, 3), (TWO_MORE, 4)))
    assert (refusal.rule, refusal.key) == ("V3.2", "too_many_symbols")
    add(t, 0, (TWO, 3), (ONE, 4))


def test_v3_2_hodr_never_adds_three() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.give(0, ONE, ONE_MORE, ANOTHER_ONE)
    assert t.refuses(0, adding(t, (ONE, 0), (ONE_MORE, 1), (ANOTHER_ONE, 2))).rule == "V3.2"


# V3.3 A full squad


def test_v3_3_a_new_warrior_takes_the_slot_of_the_one_discarded() -> None:
    t = Table(2)
    t.squad(0, *FULL)
    t.give(0, ONE)
    (event, *_) = add(t, 0, (ONE, 2))
    assert event == ev.WarriorsAdded(0, (t.card(ONE),), (2,), (t.card(FULL[2]),))
    assert slots(t, 0) == [FULL[0], FULL[1], ONE, FULL[3]]
    assert t.discard() == [FULL[2]]


def test_v3_3_the_discarded_warrior_is_yours_to_choose() -> None:
    t = Table(2)
    t.squad(0, *FULL)
    t.give(0, ONE)
    choices = [c for c in game.legal(t.s, 0) if isinstance(c, cm.AddWarriors)]
    assert {c.slots for c in choices} == {(0,), (1,), (2,), (3,)}


def test_v3_3_two_into_a_full_squad_discard_two() -> None:
    t = Table(2)
    t.squad(0, *FULL)
    t.give(0, ONE, TWO)
    add(t, 0, (TWO, 3), (ONE, 0))
    assert slots(t, 0) == [ONE, FULL[1], FULL[2], TWO]
    assert set(t.discard()) == {FULL[0], FULL[3]}


def test_v3_3_two_with_room_for_one_discard_one() -> None:
    t = Table(2)
    t.squad(0, *FULL[:3])
    t.give(0, ONE, ONE_MORE)
    add(t, 0, (ONE, 1), (ONE_MORE, 3))
    assert slots(t, 0) == [FULL[0], ONE, FULL[2], ONE_MORE]
    assert t.discard() == [FULL[1]]


def test_v3_3_every_pair_of_slots_of_a_full_squad() -> None:
    t = Table(2)
    t.squad(0, *FULL)
    t.give(0, ONE, ONE_MORE)
    twos = [c.slots for c in game.legal(t.s, 0) if isinstance(c, cm.AddWarriors) and len(c.cards) == 2]
    assert sorted(twos) == list(combinations(range(4), 2))


def test_v3_3_nobody_is_discarded_while_there_is_room() -> None:
    t = Table(2)
    t.squad(0, *FULL[:3])
    t.give(0, ONE, ONE_MORE)
    assert t.refuses(0, adding(t, (ONE, 0))).rule == "V3.3"
    assert t.refuses(0, adding(t, (ONE, 0), (ONE_MORE, 1))).key == "use_free_slots"


@pytest.mark.parametrize("places", [(-1,), (4,), (), (0, 1), (1, 1)])
def test_v3_3_one_slot_of_the_board_for_each(places: tuple[int, ...]) -> None:
    t = peace()
    t.give(0, ONE)
    refusal = t.refuses(0, cm.AddWarriors((t.card(ONE),), places))
    assert (refusal.rule, refusal.key) == ("V3.3", "no_such_slot")


def test_v3_3_two_warriors_do_not_share_a_slot() -> None:
    t = peace()
    t.give(0, ONE, ONE_MORE)
    assert t.refuses(0, adding(t, (ONE, 2), (ONE_MORE, 2))).rule == "V3.3"


def test_v3_3_the_discarded_are_public_and_not_in_valhalla() -> None:
    t = Table(2)
    t.squad(0, *FULL)
    t.give(0, ONE)
    add(t, 0, (ONE, 0))
    assert t.valhalla_of(0) == []
    assert t.ids(game.view(t.s, 1).discard) == [FULL[0]]


def test_v3_3_the_discarded_go_on_top_of_the_pile() -> None:
    t = Table(2)
    t.squad(0, *FULL)
    t.squad(1, "wolf-audun")
    t.give(0, ONE, ONE_MORE)
    draw_and_keep(t, 0)
    draw_and_keep(t, 1)
    pile = t.discard()
    add(t, 0, (ONE, 3), (ONE_MORE, 1))
    assert t.discard() == [*pile, FULL[3], FULL[1]]


def test_v3_3_hodrs_squad_holds_six() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.squad(0, *FULL)
    t.give(0, ONE, ONE_MORE)
    add(t, 0, (ONE, 5), (ONE_MORE, 4))
    assert slots(t, 0) == [*FULL, ONE_MORE, ONE] and t.discard() == []


def test_v3_3_hodrs_seventh_replaces_one_of_the_six() -> None:
    t = Table(2)
    t.jarl(0, "hodr")
    t.squad(0, *FULL, "wolf-audun", "wolf-svala")
    t.give(0, ONE, ONE_MORE)
    assert t.refuses(0, adding(t, (ONE, 6))).rule == "V3.3"
    add(t, 0, (ONE, 5), (ONE_MORE, 0))
    assert slots(t, 0) == [ONE_MORE, *FULL[1:], "wolf-audun", ONE]
    assert set(t.discard()) == {FULL[0], "wolf-svala"}


def test_v3_3_hodrs_slots_are_his_alone() -> None:
    t = Table(2)
    t.jarl(1, "hodr")
    t.squad(0, *FULL)
    t.give(0, ONE)
    assert t.refuses(0, adding(t, (ONE, 4))).key == "no_such_slot"


# V3.4 An empty squad


def test_v3_4_with_an_empty_squad_a_warrior_must_come() -> None:
    t = Table(2)
    t.squad(1, "bear-skapti")
    t.give(0, ONE, TACTIC)
    assert t.refuses(0, cm.DrawCards()).rule == "V3.4"
    assert t.refuses(0, cm.Attack(1)).rule == "V3.4"
    assert {type(command) for command in game.legal(t.s, 0)} == {cm.AddWarriors}
    assert [option.kind for option in game.options(t.s, 0)] == ["add_warriors"]
    add(t, 0, (ONE, 0))


def test_v3_4_one_or_two_will_do() -> None:
    t = Table(2)
    t.give(0, ONE, TWO)
    add(t, 0, (ONE, 0), (TWO, 1))
    assert slots(t, 0) == [ONE, TWO, "", ""]


def test_v3_4_the_hand_is_not_shown_when_a_warrior_comes() -> None:
    t = Table(2)
    t.give(0, ONE, TACTIC)
    events = add(t, 0, (ONE, 0))
    assert not any(isinstance(event, ev.HandShown) for event in events)
    assert UNKNOWN in game.view(t.s, 1).hands[0]


def test_v3_4_with_a_warrior_in_the_squad_nothing_must_come() -> None:
    t = peace()
    t.give(0, ONE)
    events = t.do(0, cm.DrawCards())
    assert not any(isinstance(event, ev.HandShown) for event in events)
    assert game.view(t.s, 1).hands[0] == [UNKNOWN]


def test_v3_4_with_no_warrior_at_all_the_hand_is_shown_and_two_are_drawn() -> None:
    t = Table(3)
    t.squad(1, "bear-skapti")
    t.give(0, TACTIC, TACTIC_TOO)
    assert game.legal(t.s, 0) == [cm.DrawCards()]
    events = t.do(0, cm.DrawCards())
    shown = tuple(sorted((t.card(TACTIC), t.card(TACTIC_TOO))))
    assert events[0] == ev.HandShown(0, shown) == game.seen_by(events[0], None)
    for seat in (None, 1, 2):
        assert t.ids(game.view(t.s, seat).hands[0]) == t.hand(0)
    assert t.step() == "keep" and len(t.s.drawn) == 2


def test_v3_4_no_attack_with_no_warrior_at_all() -> None:
    t = Table(2)
    t.squad(1, "bear-skapti")
    t.give(0, TACTIC)
    assert t.refuses(0, cm.Attack(1)).rule == "V3.4"
    assert [option.kind for option in game.options(t.s, 0)] == ["draw_cards"]


def test_v3_4_an_empty_hand_is_shown_too() -> None:
    t = Table(2)
    assert t.do(0, cm.DrawCards())[0] == ev.HandShown(0, ())


def test_v3_4_a_drawn_warrior_need_not_be_kept() -> None:
    t = Table(2)
    on_top(t, ONE, TACTIC)
    t.do(0, cm.DrawCards())
    t.do(0, cm.Keep((t.card(TACTIC),)))
    assert t.hand(0) == [TACTIC] and t.discard() == [ONE]


def test_v3_4_what_was_shown_stays_known_what_comes_later_does_not() -> None:
    t = Table(2)
    t.give(0, TACTIC)
    t.do(0, cm.DrawCards())
    kept = t.s.drawn[0]
    t.do(0, cm.Keep((kept,)))
    seen = game.view(t.s, 1).hands[0]
    assert sorted(seen) == [UNKNOWN, t.card(TACTIC)]


def test_v3_4_shown_each_time_anew() -> None:
    t = Table(2)
    on_top(t, TACTIC, TACTIC_TOO, "fury-bitten-rim", "fury-horn-answers")
    draw_and_keep(t, 0)
    assert game.view(t.s, 1).hands[0] == [UNKNOWN] * 2
    t.to_turn_of(0)
    t.do(0, cm.DrawCards())
    assert t.ids(game.view(t.s, 1).hands[0]) == t.hand(0)


# V3.5 Whom to attack


def test_v3_5_no_attack_on_a_player_without_warriors() -> None:
    t = Table(3)
    t.squad(0, "bear-birna")
    t.squad(1, "bear-skapti")
    t.give(2, ONE)
    refusal = t.refuses(0, cm.Attack(2))
    assert (refusal.rule, refusal.key, refusal.params) == ("V3.5", "nobody_to_fight", {"seat": 2})
    assert cm.Attack(2) not in game.legal(t.s, 0) and cm.Attack(1) in game.legal(t.s, 0)


def test_v3_5_no_attack_on_a_player_without_shields() -> None:
    t = peace(3)
    t.capture(1, 2, 4)
    refusal = t.refuses(0, cm.Attack(2))
    assert (refusal.rule, refusal.key, refusal.params) == ("V3.5", "no_shield_left", {"seat": 2})
    assert cm.Attack(2) not in game.legal(t.s, 0) and cm.Attack(1) in game.legal(t.s, 0)


def test_v3_5_captured_shields_are_not_own_shields() -> None:
    t = peace(3)
    t.capture(2, 1, 1)
    t.capture(1, 2, 4)  # seat 2 holds a captured shield, but none of its own
    assert t.refuses(0, cm.Attack(2)).rule == "V3.5"


def test_v3_5_one_shield_and_one_warrior_are_enough() -> None:
    t = peace(3)
    t.capture(1, 2, 3)
    t.attack(0, 2)
    assert t.s.battle is not None


def test_v3_5_a_player_without_shields_may_attack() -> None:
    t = peace(2)
    t.capture(1, 0, 4)
    t.attack(0, 1)
    assert t.s.battle is not None


def test_v3_5_no_attack_is_offered_when_nobody_can_be_attacked() -> None:
    t = Table(3)
    t.squad(0, "bear-birna")
    t.squad(1, "bear-skapti")
    t.capture(0, 1, 4)
    assert game.legal(t.s, 0) == [cm.DrawCards()]
    assert [option.kind for option in game.options(t.s, 0)] == ["draw_cards"]


def test_v3_5_the_options_name_just_those_who_can_be_attacked() -> None:
    t = peace(5)
    t.capture(1, 3, 4)
    (attack,) = [option for option in game.options(t.s, 0) if option.kind == "attack"]
    assert attack.picks[0].candidates == (1, 2, 4)


# V3.6 Phase B


def test_v3_6_draw_two_keep_one() -> None:
    t = peace()
    t.give(0, ONE)
    add(t, 0, (ONE, 1))
    assert len(t.s.drawn) == 2 and len(t.s.deck) == BASE - 2 - 1 - 2
    kept, other = t.s.drawn
    t.do(0, cm.Keep((other,)))
    assert t.s.hands[0] == [other] and t.s.discard == [kept] and t.s.drawn == []


def test_v3_6_exactly_one_of_the_drawn_is_kept() -> None:
    t = peace()
    t.give(0, ONE, TWO)
    add(t, 0, (ONE, 1))
    kept, other = t.s.drawn
    for wrong in ((), (kept, other), (kept, kept)):
        refusal = t.refuses(0, cm.Keep(wrong))
        assert (refusal.rule, refusal.key, refusal.params) == ("V3.6", "keep_exactly", {"count": 1})
    for card in (t.card(TWO), t.s.deck[0], UNKNOWN):
        refusal = t.refuses(0, cm.Keep((card,)))
        assert (refusal.rule, refusal.key) == ("V3.6", "not_drawn")


def test_v3_6_there_is_no_hand_limit() -> None:
    t = peace()
    t.give(0, *t.ids(t.s.deck[:30]))
    draw_and_keep(t, 0)
    assert len(t.hand(0)) == 32


def test_v3_6_every_draw_makes_the_deck_smaller_by_two() -> None:
    t = peace()
    before = len(t.s.deck)
    for seat in (0, 1, 0):
        draw_and_keep(t, seat)
    assert len(t.s.deck) == before - 12


def test_v3_6_the_last_card_is_kept_without_asking() -> None:
    t = peace()
    t.give(0, ONE)
    t.deck(TWO)
    events = add(t, 0, (ONE, 1))
    assert ev.CardsKept(0, (t.card(TWO),), ()) in events
    assert t.hand(0) == [TWO] and t.discard() == []
    assert game.to_act(t.s) == (1,) and t.step() == "phase a"


def test_v3_6_the_last_card_stays_secret() -> None:
    t = peace()
    t.give(0, ONE)
    t.deck(TWO)
    add(t, 0, (ONE, 1))
    assert game.view(t.s, 1).hands[0] == [UNKNOWN]


def test_v3_6_an_empty_deck_gives_nothing_and_the_turn_is_over() -> None:
    t = peace()
    t.give(0, ONE)
    t.deck()
    add(t, 0, (ONE, 1))
    assert t.hand(0) == [] and t.discard() == []
    assert game.to_act(t.s) == (1,) and t.step() == "phase a"


def test_v3_6_the_last_two_cards_leave_a_choice() -> None:
    t = peace()
    t.give(0, ONE)
    t.deck(TWO, TACTIC)
    events = add(t, 0, (ONE, 1))
    assert t.step() == "keep" and t.s.deck == []
    assert events[-1] == ev.EndTriggered(NONE)
    t.do(0, cm.Keep((t.card(TACTIC),)))
    assert t.hand(0) == [TACTIC] and t.discard() == [TWO]


def test_v3_6_the_discard_pile_is_not_shuffled_again() -> None:
    t = peace()
    t.deck(TWO, TACTIC)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert len(t.discard()) == 1 and len(t.hand(0)) == 1  # phase B found nothing
    assert game.to_act(t.s) == (1,)


def test_v3_6_cards_laid_on_the_deck_are_drawn_first() -> None:
    t = peace()
    t.give(0, ONE)
    on_top(t, TACTIC, TWO)
    add(t, 0, (ONE, 1))
    assert set(t.ids(t.s.drawn)) == {TACTIC, TWO} and t.s.top == []


# V17.1 More rulings on the turn


def test_v17_1_action_4_with_an_empty_deck() -> None:
    t = peace()
    t.deck()
    assert cm.DrawCards() in game.legal(t.s, 0)
    t.do(0, cm.DrawCards())
    assert t.hand(0) == [] and game.to_act(t.s) == (1,)


def test_v17_1_action_4_with_an_empty_deck_but_a_warrior_that_must_come() -> None:
    t = Table(2)
    t.give(0, ONE)
    t.deck()
    assert t.refuses(0, cm.DrawCards()).rule == "V3.4"


def test_v17_1_action_4_with_nothing_anywhere() -> None:
    t = Table(2)
    t.give(0, TACTIC)
    t.deck()
    assert t.do(0, cm.DrawCards())[0] == ev.HandShown(0, (t.card(TACTIC),))
    assert game.to_act(t.s) == (1,)


def test_v17_1_the_only_card_drawn_is_kept() -> None:
    t = peace()
    t.deck(THREE)
    t.do(0, cm.DrawCards())
    assert t.hand(0) == [THREE] and t.discard() == []
    assert game.to_act(t.s) == (1,)  # phase B found nothing


def test_v17_1_three_cards_left_for_action_and_phase_b() -> None:
    t = peace()
    t.deck(ONE, TWO, THREE)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert len(t.hand(0)) == 2 and len(t.discard()) == 1  # two of which one, then the last
    assert game.to_act(t.s) == (1,)


def brynjar(own_shields: int = 2, players: int = 2) -> Table:
    """Brynjar with Birna (bow) and Hallgerd (axe), against one warrior each."""
    t = peace(players)
    t.jarl(0, "brynjar")
    t.squad(0, ONE)
    t.capture(1, 0, 4 - own_shields)
    return t


def test_v17_1_brynjar_draws_and_keeps_one_more_after_an_attack() -> None:
    t = brynjar(4)
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    t.do(0, cm.UseAbility(extra=False))
    assert len(t.s.drawn) == 3
    assert t.refuses(0, cm.Keep((t.s.drawn[0],))).params == {"count": 2}
    t.keep_first(0)
    assert len(t.hand(0)) == 2 and len(t.discard()) == 1


def test_v17_1_brynjar_keeps_the_last_two_cards() -> None:
    t = brynjar(4)
    t.deck(TWO, TACTIC)
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    t.do(0, cm.UseAbility(extra=False))
    assert set(t.hand(0)) == {TWO, TACTIC} and t.discard() == []
    assert game.to_act(t.s) == (1,)


def test_v17_1_an_attack_without_a_winner_is_an_attack() -> None:
    t = brynjar(4)
    t.attack(0, 1)
    t.stop(0)
    assert cm.UseAbility(False) in game.legal(t.s, 0)


def test_v17_1_brynjar_may_draw_as_usual() -> None:
    t = brynjar()
    t.attack(0, 1)
    t.stop(0)
    t.do(0, cm.Pass())
    assert len(t.s.drawn) == 2
    t.keep_first(0)
    assert len(t.hand(0)) == 1 and game.to_act(t.s) == (1,)


def test_v17_1_brynjar_with_four_shields_who_did_not_attack_is_not_asked() -> None:
    t = brynjar(4)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert t.step() == "keep"


def test_v17_1_brynjar_does_phase_a_again_instead_of_phase_b() -> None:
    t = brynjar()
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    t.do(0, cm.UseAbility(extra=True))
    assert t.step() == "phase a"
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert game.to_act(t.s) == (1,) and len(t.hand(0)) == 2  # two actions, no phase B


def test_v17_1_the_second_phase_a_comes_once_a_turn() -> None:
    t = brynjar()
    t.give(0, ONE_MORE, TWO)
    add(t, 0, (ONE_MORE, 2))
    t.do(0, cm.UseAbility(extra=True))
    add(t, 0, (TWO, 3))
    assert game.to_act(t.s) == (1,)
    t.refuses(0, cm.UseAbility(extra=True))


def test_v17_1_and_again_in_the_next_turn() -> None:
    t = brynjar()
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    t.do(0, cm.UseAbility(extra=True))
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    draw_and_keep(t, 1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert t.step() == "phase b" and cm.UseAbility(True) in game.legal(t.s, 0)


def test_v17_1_the_second_phase_a_may_attack_again() -> None:
    t = brynjar()
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    t.do(0, cm.UseAbility(extra=True))
    win(t, 0, 1, "bear-birna", "bow blank blank blank blank blank")
    assert t.s.captured[0] == [1, 1] and t.s.own[1] == 2
    assert game.to_act(t.s) == (1,) and t.hand(0) == []


def test_v17_1_the_second_phase_a_may_attack_for_the_first_time() -> None:
    t = brynjar()
    t.give(0, ONE_MORE)
    add(t, 0, (ONE_MORE, 2))
    t.do(0, cm.UseAbility(extra=True))
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    assert game.to_act(t.s) == (1,)  # no larger phase B: there is none


def test_v17_1_the_second_phase_a_obeys_the_rules_of_the_first() -> None:
    t = peace()
    t.jarl(0, "brynjar")
    t.capture(1, 0, 2)
    t.give(0, ONE)
    win(t, 0, 1, "bear-birna", "bow blank blank blank blank blank")
    t.do(0, cm.UseAbility(extra=True))
    assert t.squad_of(0) == []
    assert t.refuses(0, cm.DrawCards()).rule == "V3.4"
    assert t.refuses(0, cm.Attack(1)).rule == "V3.4"
    add(t, 0, (ONE, 0))


def test_v17_1_a_turn_that_triggers_the_end_is_played_out_with_it() -> None:
    t = brynjar(players=3)
    t.capture(2, 1, 3)
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    assert ev.EndTriggered(1) in t.log
    t.do(0, cm.UseAbility(extra=True))
    assert t.refuses(0, cm.Attack(1)).rule == "V3.5"  # no shield left to fight for
    win(t, 0, 2, "bear-birna", "bow blank blank blank blank blank")
    assert sorted(t.s.captured[0]) == [1, 2] and game.to_act(t.s) == (1,)


def test_v17_1_and_then_everybody_has_one_more_turn() -> None:
    t = brynjar(players=3)
    t.capture(2, 1, 3)
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    t.do(0, cm.UseAbility(extra=True))
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    for seat in (1, 2):
        draw_and_keep(t, seat)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    t.do(0, cm.UseAbility(extra=True))  # in the last turn, too
    t.do(0, cm.DrawCards())
    assert not any(isinstance(event, ev.RagnarokBegan) for event in t.log)
    t.keep_first(0)
    assert ev.RagnarokBegan(1) in t.log


def test_v17_1_the_second_phase_a_itself_may_trigger_the_end() -> None:
    t = brynjar()
    t.capture(0, 1, 3)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    t.do(0, cm.UseAbility(extra=True))
    win(t, 0, 1, ONE, "axe blank blank blank blank blank")
    assert t.log[-2:] == [ev.EndTriggered(1), ev.TurnBegan(1)]


def test_v17_1_drawing_the_deck_empty_leaves_the_second_phase_a() -> None:
    t = brynjar()
    t.deck(TWO, TACTIC)
    t.do(0, cm.DrawCards())
    assert ev.EndTriggered(NONE) in t.log
    t.keep_first(0)
    t.do(0, cm.UseAbility(extra=True))
    t.attack(0, 1)
    t.stop(0)
    assert game.to_act(t.s) == (1,)


def test_v17_1_solveigs_extra_widens_the_one_use() -> None:
    t = peace()
    t.jarl(0, "solveig")
    t.give(0, ONE, ONE_MORE)
    t.attack(0, 1)
    t.do(0, cm.UseAbility(False, t.card(ONE), 1))
    assert t.squad_of(0) == ["bear-birna", ONE]
    assert t.step() == "fight"  # two warriors and a small hand, but the use is spent


def test_v17_1_solveig_with_two_warriors_needs_a_small_hand() -> None:
    t = peace()
    t.jarl(0, "solveig")
    t.squad(0, ONE)
    t.give(0, ONE_MORE, TWO)
    t.attack(0, 1)
    t.do(0, cm.UseAbility(True, t.card(ONE_MORE), 3))
    assert slots(t, 0) == ["bear-birna", ONE, "", ONE_MORE] and t.step() == "fight"


def test_v17_1_solveig_with_two_warriors_and_three_cards_is_not_asked() -> None:
    t = peace()
    t.jarl(0, "solveig")
    t.squad(0, ONE)
    t.give(0, ONE_MORE, TWO, THREE)
    t.attack(0, 1)
    assert t.step() == "fight" and len(t.hand(0)) == 3


def test_v17_1_ulfars_extra_widens_the_one_use() -> None:
    t = peace()
    t.jarl(0, "ulfar")
    t.give(0, TACTIC, "fury-bitten-rim", "fury-horn-answers")
    t.attack(0, 1)
    for card in (TACTIC, "fury-bitten-rim", "fury-horn-answers"):
        t.play(0, card)
    t.stop(0)
    t.do(0, cm.UseAbility(True, t.card("fury-bitten-rim")))
    assert t.hand(0) == ["fury-bitten-rim"] and len(t.discard()) == 2
    assert t.step() == "keep"  # not asked again


def test_v17_1_ulfar_with_a_larger_hand_leaves_the_choice_to_the_opponent() -> None:
    t = peace()
    t.jarl(0, "ulfar")
    t.give(0, TACTIC, "fury-bitten-rim", ONE, TWO)
    t.attack(0, 1)
    t.play(0, TACTIC)
    t.play(0, "fury-bitten-rim")
    t.stop(0)
    t.do(0, cm.UseAbility(False))
    assert game.to_act(t.s) == (1,)
    assert t.refuses(0, cm.UseAbility(False, t.card(TACTIC))).key == "not_your_turn"
    t.do(1, cm.UseAbility(False, t.card(TACTIC)))
    assert TACTIC in t.hand(0) and t.discard() == ["fury-bitten-rim"]
