"""V2 Setup: from the shuffled deck to the first turn, with every variant."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import TypeVar

import pytest

from tests.valhalla.table import BASE, Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import Jarl
from valhalla.games.valhalla.table import Table as LaidTable
from valhalla.games.valhalla.table import table
from valhalla.games.valhalla.terms import NONE, UNKNOWN
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup

E = TypeVar("E", bound=ev.Event)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
OPENING_DISCARD = {2: 40, 3: 20, 4: 10, 5: 0, 6: 0}


class Opening(Table):
    """A table from the very first card on. With *jarls*, so many jarls are in the box."""

    def __init__(
        self, players: int, *variants: str, seed: int = 1, first: int | None = 0, jarls: int = 0
    ) -> None:
        self.setup = game.Setup(players, variants=variants, first=first)
        self.s = game.blank(self.setup, with_jarls(self.setup, jarls) if jarls else None)
        self.chance = Chance(seed)
        self.n = 0
        self.log = game.decide(self.s, NONE, game.BEGIN, self.chance.at(0))
        self.sound()

    def choose_jarls(self) -> None:
        """Everybody takes the first jarl of the three."""
        while self.step() == "choose jarls":
            seat = game.to_act(self.s)[0]
            self.do(seat, cm.ChooseJarl(self.s.jarl_offers[seat][0]))

    def draft_warriors(self) -> list[int]:
        """Everybody takes the first warrior on offer; the seats in the order they did."""
        self.choose_jarls()
        order = []
        while self.step() == "draft warrior":
            (seat,) = game.to_act(self.s)
            self.do(seat, cm.DraftWarrior(self.s.offer[0], 0))
            order.append(seat)
        return order

    def discard_two(self) -> None:
        """Everybody discards the first two cards of the starting hand."""
        self.draft_warriors()
        while self.step() == "choose start":
            seat = game.to_act(self.s)[0]
            self.do(seat, cm.DiscardStart(tuple(self.s.hands[seat][:2])))

    def lay(self, seat: int) -> int:
        """The seat lays its first hand card into the pool of a hand draft."""
        card = self.s.hands[seat][0]
        self.do(seat, cm.LayCard(card))
        return card

    def leave(self, seat: int) -> None:
        """The seat passes in a hand draft and fills its hand with the newest cards of the pool."""
        self.do(seat, cm.Pass())
        while self.step() == "take from pool":
            self.do(seat, cm.TakeCard(self.s.offer[-1]))

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]


def with_jarls(setup: game.Setup, count: int) -> LaidTable:
    """A table laid with *count* jarls: the known ones over and over, as far as numbers matter."""
    known = [card for card in cards.decks()["jarls"] if isinstance(card, Jarl)]
    jarls = tuple(known[i % len(known)] for i in range(count))
    return LaidTable(setup, table(setup).cards, jarls)


def knows_nothing_of(t: Table, numbers: Sequence[int]) -> bool:
    return not any(t.s.known[card] for card in numbers)


# V2.1 The deck


@EVERY_COUNT
def test_v2_1_all_cards_are_in_the_deck(players: int) -> None:
    s = game.blank(game.Setup(players))
    assert sorted(s.deck) == list(range(BASE))
    assert knows_nothing_of(Table(players), s.deck)


def test_v2_1_the_shuffle_is_luck_and_the_same_seed_is_the_same_shuffle() -> None:
    deals = []
    for seed in (1, 2, 3, 1):
        t = Opening(3, "simplified", seed=seed)
        t.draft_warriors()
        deals.append(tuple(map(tuple, t.s.hands)))
    assert len(set(deals)) == 3 and deals[0] == deals[3]


@pytest.mark.parametrize("players", [0, 7])
def test_v2_1_no_table_for_nobody_or_seven(players: int) -> None:
    with pytest.raises(BadSetup, match=f"not for {players}"):
        game.check_setup(game.Setup(players))


# V2.2 Jarls


def test_v2_2_three_jarls_each_all_different() -> None:
    t = Opening(2)
    offers = t.s.jarl_offers
    assert [len(offer) for offer in offers] == [3, 3]
    assert len({jarl for offer in offers for jarl in offer}) == 6


def test_v2_2_all_choose_at_once() -> None:
    assert game.to_act(Opening(3, jarls=25).s) == (0, 1, 2)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_v2_2_they_choose_in_any_order_and_reveal_together(order: tuple[int, ...]) -> None:
    t = Opening(3, jarls=25)
    chosen = [offer[seat] for seat, offer in enumerate(t.s.jarl_offers)]
    for seat in order:
        assert t.s.jarls == [NONE] * 3
        t.do(seat, cm.ChooseJarl(chosen[seat]))
    assert t.s.jarls == chosen
    assert t.happened(ev.JarlsRevealed) == [ev.JarlsRevealed(tuple(chosen))]


def test_v2_2_a_choice_is_secret_until_all_have_chosen() -> None:
    t = Opening(3, jarls=25)
    jarl = t.s.jarl_offers[1][2]
    (event,) = t.do(1, cm.ChooseJarl(jarl))
    for seat in (None, 0, 2):
        seen = game.view(t.s, seat)
        assert seen.secret[1] == (UNKNOWN,) and seen.jarl_offers[1] == (UNKNOWN,) * 3
        assert seen.jarls == [NONE] * 3
        assert game.seen_by(event, seat) == ev.JarlChosen(1, UNKNOWN)
    assert game.view(t.s, 1).secret[1] == (jarl,)


def test_v2_2_the_dealt_jarls_are_seen_by_their_seat_only() -> None:
    t = Opening(2)
    dealt = t.happened(ev.JarlsDealt)
    assert [game.seen_by(event, 0) == event for event in dealt] == [True, False]
    assert game.seen_by(dealt[1], 0) == ev.JarlsDealt(1, (UNKNOWN,) * 3)
    seen = game.view(t.s, 0)
    assert seen.jarl_offers == [t.s.jarl_offers[0], (UNKNOWN,) * 3]


def test_v2_2_once_revealed_everybody_sees_the_jarls() -> None:
    t = Opening(2)
    t.choose_jarls()
    assert game.view(t.s, None).jarls == t.s.jarls
    assert NONE not in t.s.jarls and t.s.secret == [(), ()] and t.s.jarl_offers == [(), ()]


def test_v2_2_no_jarl_of_another_offer() -> None:
    t = Opening(2)
    assert t.refuses(0, cm.ChooseJarl(t.s.jarl_offers[1][0])).rule == "V2.2"
    assert t.refuses(0, cm.ChooseJarl(UNKNOWN)).rule == "V2.2"
    assert t.refuses(0, cm.ChooseJarl(99)).rule == "V2.2"


def test_v2_2_nobody_chooses_twice() -> None:
    t = Opening(2)
    t.do(0, cm.ChooseJarl(t.s.jarl_offers[0][0]))
    refusal = t.refuses(0, cm.ChooseJarl(t.s.jarl_offers[0][1]))
    assert (refusal.rule, refusal.key) == ("V2.2", "already_chosen")
    assert game.to_act(t.s) == (1,) and game.legal(t.s, 0) == []


def test_v2_2_nothing_else_before_the_jarls() -> None:
    t = Opening(2)
    for command in (cm.Pass(), cm.DrawCards(), cm.DiscardStart((0, 1)), cm.Begin()):
        assert t.refuses(0, command).rule == "V2.2"


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_v2_2_five_jarls_each_six_players_four(players: int, each: int) -> None:
    t = Opening(players, "five_jarls", jarls=25)
    assert [len(offer) for offer in t.s.jarl_offers] == [each] * players
    assert len({jarl for offer in t.s.jarl_offers for jarl in offer}) == each * players


@EVERY_COUNT
def test_v2_2_three_jarls_each_of_the_full_box(players: int) -> None:
    t = Opening(players, jarls=25)
    assert [len(offer) for offer in t.s.jarl_offers] == [3] * players


@pytest.mark.parametrize(("jarls", "players", "each"), [(6, 2, 3), (6, 3, 2), (11, 4, 2), (17, 6, 2)])
def test_v2_2_too_few_jarls_are_dealt_evenly(jarls: int, players: int, each: int) -> None:
    t = Opening(players, jarls=jarls)
    assert [len(offer) for offer in t.s.jarl_offers] == [each] * players


@pytest.mark.parametrize(("jarls", "players"), [(6, 4), (6, 6), (9, 5)])
def test_v2_2_one_jarl_each_leaves_nothing_to_choose(jarls: int, players: int) -> None:
    t = Opening(players, jarls=jarls)
    assert t.step() == "draft warrior"
    assert len(set(t.s.jarls)) == players and NONE not in t.s.jarls
    assert t.happened(ev.JarlsRevealed) == [ev.JarlsRevealed(tuple(t.s.jarls))]


@EVERY_COUNT
def test_v2_2_first_game_deals_one_starter_each(players: int) -> None:
    t = Opening(players, "first_game")
    dealt = [t.s.table.jarls[jarl] for jarl in t.s.jarls]
    assert len({jarl.id for jarl in dealt}) == players
    assert all(jarl.starter for jarl in dealt)
    assert t.step() == "draft warrior" and t.happened(ev.JarlChosen) == []


def test_v2_2_first_game_deals_at_random() -> None:
    assert len({tuple(Opening(2, "first_game", seed=seed).s.jarls) for seed in range(20)}) > 5


def test_v2_2_five_jarls_and_first_game_exclude_each_other() -> None:
    with pytest.raises(BadSetup, match=r"V2\.2"):
        game.check_setup(game.Setup(3, variants=("five_jarls", "first_game")))


def hodr_for_seat_1() -> tuple[Opening, int]:
    """A table of two at which seat 1 may choose Hödr."""
    hodr = [jarl.id for jarl in table(game.Setup(2)).jarls].index("hodr")
    return next(
        (t, hodr) for t in (Opening(2, seed=seed) for seed in range(99)) if hodr in t.s.jarl_offers[1]
    )


def test_v2_2_hodr_brings_his_slots_when_he_is_revealed() -> None:
    t, hodr = hodr_for_seat_1()
    t.do(1, cm.ChooseJarl(hodr))
    assert [len(squad) for squad in t.s.squads] == [4, 4]  # still secret
    t.choose_jarls()
    assert [len(squad) for squad in t.s.squads] == [4, 6]


# V2.3 The first player


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_v2_3_the_first_player_may_be_chosen(first: int) -> None:
    t = Opening(4, "simplified", first=first)
    assert t.s.first == first
    t.draft_warriors()
    assert game.to_act(t.s) == (first,) and t.step() == "phase a"


@EVERY_COUNT
def test_v2_3_or_comes_by_chance(players: int) -> None:
    drawn = {Opening(players, "simplified", first=None, seed=seed).s.first for seed in range(60)}
    assert drawn == set(range(players))


def test_v2_3_the_first_player_is_public() -> None:
    t = Opening(4, "simplified", first=None, seed=5)
    assert t.happened(ev.FirstPlayerChosen) == [ev.FirstPlayerChosen(t.s.first)]
    assert game.view(t.s, None).first == t.s.first


@pytest.mark.parametrize("first", [-1, 3])
def test_v2_3_the_first_player_sits_at_the_table(first: int) -> None:
    with pytest.raises(BadSetup, match="first player"):
        game.check_setup(game.Setup(3, first=first))


# V2.4 The opening discard


@EVERY_COUNT
def test_v2_4_so_many_cards_are_discarded_face_up(players: int) -> None:
    t = Opening(players, "simplified")
    assert len(t.s.discard) == OPENING_DISCARD[players]
    assert len(t.s.deck) == BASE - OPENING_DISCARD[players] - (players + 1)
    assert game.view(t.s, None).discard == t.s.discard


def test_v2_4_the_variants_change_nothing_of_it() -> None:
    for variant in ("simplified", "hand_draft", "first_game"):
        t = Opening(3, variant)
        t.choose_jarls()
        assert len(t.s.discard) == 20


# V2.5 The offer


@EVERY_COUNT
def test_v2_5_one_warrior_more_than_players(players: int) -> None:
    for seed in range(10):
        t = Opening(players, "simplified", seed=seed)
        (revealed,) = t.happened(ev.WarriorsRevealed)
        kinds = [t.s.table.is_warrior[card] for card in revealed.cards]
        assert kinds.count(True) == players + 1 and kinds[-1]
        assert t.s.offer == [card for card in revealed.cards if t.s.table.is_warrior[card]]


def test_v2_5_other_revealed_cards_are_shuffled_back() -> None:
    t = Opening(6, "simplified")
    (revealed,) = t.happened(ev.WarriorsRevealed)
    others = [card for card in revealed.cards if not t.s.table.is_warrior[card]]
    assert others  # this shuffle turned up some tactics
    assert set(others) <= set(t.s.deck) and t.s.discard == []
    assert knows_nothing_of(t, others)
    assert all(game.seen_by(revealed, seat) == revealed for seat in (None, 0, 5))


def test_v2_5_everybody_sees_the_offer() -> None:
    t = Opening(3, "simplified")
    assert all(game.view(t.s, seat).offer == t.s.offer for seat in (None, 0, 1, 2))


# V2.6 The warrior draft


@pytest.mark.parametrize(("players", "first"), [(p, f) for p in (2, 3, 4, 5, 6) for f in range(p)])
def test_v2_6_counter_clockwise_from_the_right_the_first_player_last(players: int, first: int) -> None:
    t = Opening(players, "simplified", first=first)
    order = t.draft_warriors()
    assert order == [(first - 1 - i) % players for i in range(players)]
    assert order[-1] == first


def test_v2_6_four_players_by_name() -> None:
    assert Opening(4, "simplified", first=1).draft_warriors() == [0, 3, 2, 1]


def test_v2_6_any_slot_may_be_taken() -> None:
    for slot in range(4):
        t = Opening(2, "simplified")
        card = t.s.offer[2]
        t.do(1, cm.DraftWarrior(card, slot))
        assert t.s.squads[1][slot] == card and t.s.squads[1].count(NONE) == 3
        assert card not in t.s.offer


@pytest.mark.parametrize("slot", [-1, 4, 5, 99])
def test_v2_6_no_slot_beyond_the_board(slot: int) -> None:
    t = Opening(2, "simplified")
    assert t.refuses(1, cm.DraftWarrior(t.s.offer[0], slot)).rule == "V2.6"


def test_v2_6_hodr_may_use_his_sixth_slot() -> None:
    t, hodr = hodr_for_seat_1()
    t.do(1, cm.ChooseJarl(hodr))
    t.choose_jarls()
    card = t.s.offer[0]
    assert t.refuses(1, cm.DraftWarrior(card, 6)).rule == "V2.6"
    t.do(1, cm.DraftWarrior(card, 5))
    assert t.s.squads[1] == [NONE] * 5 + [card]


def test_v2_6_only_from_the_offer() -> None:
    t = Opening(2, "simplified")
    assert t.refuses(1, cm.DraftWarrior(t.s.deck[0], 0)).rule == "V2.6"
    taken = t.s.offer[0]
    t.do(1, cm.DraftWarrior(taken, 0))
    assert t.refuses(0, cm.DraftWarrior(taken, 0)).rule == "V2.6"
    assert t.refuses(0, cm.DraftWarrior(UNKNOWN, 0)).rule == "V2.6"


def test_v2_6_nobody_drafts_out_of_order() -> None:
    """Not V3.1: that clause speaks of turns, which go the other way round."""
    t = Opening(3, "simplified")
    assert game.to_act(t.s) == (2,) and game.legal(t.s, 0) == []
    for seat in (0, 1):
        refusal = t.refuses(seat, cm.DraftWarrior(t.s.offer[0], 0))
        assert (refusal.rule, refusal.key) == ("V2.6", "not_your_turn")


def test_v2_6_nobody_goes_without() -> None:
    t = Opening(2, "simplified")
    for command in (cm.Pass(), cm.DrawCards(), cm.TakeCard(t.s.offer[0])):
        assert t.refuses(1, command).rule == "V2.6"


@EVERY_COUNT
def test_v2_6_the_one_left_over_is_shuffled_into_the_deck(players: int) -> None:
    t = Opening(players)
    t.choose_jarls()
    offer = set(t.s.offer)
    t.draft_warriors()
    drafted = {card for squad in t.s.squads for card in squad if card != NONE}
    (left_over,) = offer - drafted
    assert t.s.offer == [] and len(drafted) == players
    assert t.happened(ev.OfferReturned) == [ev.OfferReturned(left_over)]
    held = [seat for seat, hand in enumerate(t.s.hands) if left_over in hand]
    assert left_over in t.s.deck or held  # it may have been dealt again
    assert t.s.known[left_over] == (1 << held[0] if held else 0)


# V2.7 Slots


def test_v2_7_a_warrior_keeps_its_slot_whatever_happens_around_it() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd", "wolf-ylva", "bear-bessi")
    t.squad(1, "bear-skapti")
    t.give(0, "stag-tove")
    t.attack(0, 1)
    t.dice(0, "axe blank blank blank blank blank")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.s.squads[0] == [NONE, t.card("wolf-ylva"), t.card("bear-bessi"), NONE]
    t.keep_first(0)
    t.to_turn_of(0)
    t.do(0, cm.AddWarriors((t.card("stag-tove"),), (3,)))
    assert t.s.squads[0] == [NONE, t.card("wolf-ylva"), t.card("bear-bessi"), t.card("stag-tove")]


def test_v2_7_no_moving_to_another_slot() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    assert t.refuses(0, cm.AddWarriors((t.card("bear-hallgerd"),), (2,))).rule == "V3.2"


def test_v2_7_not_in_the_draft_either() -> None:
    t = Opening(3, "simplified")
    t.do(2, cm.DraftWarrior(t.s.offer[0], 1))
    assert t.refuses(2, cm.DraftWarrior(t.s.squads[2][1], 3)).key == "not_your_turn"


# V2.8 Starting hands


@EVERY_COUNT
def test_v2_8_each_draws_seven(players: int) -> None:
    t = Opening(players)
    t.draft_warriors()
    assert [len(hand) for hand in t.s.hands] == [7] * players
    assert t.step() == "choose start" and game.to_act(t.s) == tuple(range(players))
    assert len(t.s.deck) == BASE - OPENING_DISCARD[players] - players - 7 * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v2_8_each_discards_two_onto_the_pile(players: int) -> None:
    t = Opening(players)
    t.discard_two()
    assert [len(hand) for hand in t.s.hands] == [5] * players
    assert len(t.s.discard) == OPENING_DISCARD[players] + 2 * players
    assert t.s.turns == 1 and game.to_act(t.s) == (0,)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_v2_8_the_seats_choose_in_any_order(order: tuple[int, ...]) -> None:
    t = Opening(3)
    t.draft_warriors()
    hands = [tuple(hand) for hand in t.s.hands]
    for i, seat in enumerate(order):
        assert set(game.to_act(t.s)) == set(order[i:])
        t.do(seat, cm.DiscardStart((hands[seat][seat], hands[seat][6])))
    assert t.s.discard[20:] == [
        card for hand, k in zip(hands, range(3), strict=True) for card in (hand[k], hand[6])
    ]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_v2_8_the_pile_grows_in_turn_order_from_the_first_player(first: int) -> None:
    t = Opening(3, first=first)
    t.draft_warriors()
    chosen = [tuple(hand[2:4]) for hand in t.s.hands]
    for seat in (1, 0, 2):
        t.do(seat, cm.DiscardStart(chosen[seat]))
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert t.s.discard[20:] == [card for seat in order for card in chosen[seat]]


def test_v2_8_nothing_is_revealed_until_all_have_chosen() -> None:
    t = Opening(3)
    t.draft_warriors()
    before = t.discard()
    cards_ = tuple(t.s.hands[1][3:5])
    (event,) = t.do(1, cm.DiscardStart(cards_))
    assert t.discard() == before
    for seat in (None, 0, 2):
        seen = game.view(t.s, seat)
        assert seen.secret[1] == (UNKNOWN, UNKNOWN) and seen.hands[1] == [UNKNOWN] * 5
        assert seen.discard == t.s.discard
        assert game.seen_by(event, seat) == ev.StartChosen(1, (UNKNOWN, UNKNOWN))
    assert game.view(t.s, 1).secret[1] == cards_ and game.seen_by(event, 1) == event


def test_v2_8_then_all_is_revealed_together() -> None:
    t = Opening(3, first=1)
    t.draft_warriors()
    chosen = [tuple(hand[:2]) for hand in t.s.hands]
    for seat in (0, 1, 2):
        t.do(seat, cm.DiscardStart(chosen[seat]))
    reveal = ev.StartRevealed((chosen[1], chosen[2], chosen[0]), False)
    assert t.happened(ev.StartRevealed) == [reveal]
    assert game.seen_by(reveal, None) == reveal
    assert game.view(t.s, None).discard == t.s.discard
    assert game.view(t.s, 0).hands[1] == [UNKNOWN] * 5


def test_v2_8_exactly_two_different_cards_of_the_own_hand() -> None:
    t = Opening(2)
    t.draft_warriors()
    mine, theirs = t.s.hands
    for wrong in ((), (mine[0],), tuple(mine[:3]), (mine[0], mine[0])):
        assert t.refuses(0, cm.DiscardStart(wrong)).key == "discard_exactly"
    for wrong in ((mine[0], theirs[0]), (mine[0], t.s.deck[0]), (UNKNOWN, mine[0])):
        refusal = t.refuses(0, cm.DiscardStart(wrong))
        assert (refusal.rule, refusal.key) == ("V2.8", "not_in_hand")


def test_v2_8_any_two_will_do() -> None:
    t = Opening(2)
    t.draft_warriors()
    pairs = set(combinations(t.s.hands[0], 2))
    assert {command.cards for command in game.legal(t.s, 0) if isinstance(command, cm.DiscardStart)} == pairs
    later_first = (t.s.hands[0][6], t.s.hands[0][1])
    t.do(0, cm.DiscardStart(later_first))
    assert set(t.s.secret[0]) == set(later_first)


def test_v2_8_nobody_chooses_twice() -> None:
    t = Opening(2)
    t.draft_warriors()
    t.do(1, cm.DiscardStart(tuple(t.s.hands[1][:2])))
    refusal = t.refuses(1, cm.DiscardStart(tuple(t.s.hands[1][:2])))
    assert (refusal.rule, refusal.key) == ("V2.8", "already_chosen")
    assert game.options(t.s, 1) == () and len(game.options(t.s, 0)) == 1


def test_v2_8_six_players_shuffle_the_twelve_back() -> None:
    t = Opening(6)
    t.draft_warriors()
    chosen = [tuple(hand[:2]) for hand in t.s.hands]
    for seat in range(6):
        t.do(seat, cm.DiscardStart(chosen[seat]))
    assert t.happened(ev.StartRevealed) == [ev.StartRevealed(tuple(chosen), True)]
    twelve = [card for pair in chosen for card in pair]
    assert t.s.discard == [] and set(twelve) <= set(t.s.deck)
    assert len(t.s.deck) == BASE - 6 - 6 * 5
    assert knows_nothing_of(t, twelve)


def test_v2_8_five_players_do_not() -> None:
    t = Opening(5)
    t.discard_two()
    assert len(t.s.discard) == 10 and len(t.s.deck) == BASE - 5 - 5 * 5 - 10


def test_v2_8_dealt_cards_are_hidden_from_the_others() -> None:
    t = Opening(2, first=1)
    t.draft_warriors()
    dealt = t.happened(ev.CardsDealt)
    assert [event.seat for event in dealt] == [1, 0]
    assert game.seen_by(dealt[0], 0) == ev.CardsDealt(1, (UNKNOWN,) * 7)
    assert game.view(t.s, 0).hands == [t.s.hands[0], [UNKNOWN] * 7]


# V2.9 Simplified


@EVERY_COUNT
def test_v2_9_no_jarls_and_five_cards(players: int) -> None:
    t = Opening(players, "simplified")
    assert t.step() == "draft warrior"  # nothing about jarls before it
    t.draft_warriors()
    assert t.s.jarls == [NONE] * players and t.s.table.jarls == ()
    assert [len(hand) for hand in t.s.hands] == [5] * players


@EVERY_COUNT
def test_v2_9_nothing_is_discarded_of_them(players: int) -> None:
    t = Opening(players, "simplified", first=1)
    t.draft_warriors()
    assert t.step() == "phase a" and game.to_act(t.s) == (1,)
    assert len(t.s.discard) == OPENING_DISCARD[players]
    assert t.happened(ev.StartRevealed) == [] and t.happened(ev.JarlsRevealed) == []
    assert len(t.s.deck) == BASE - OPENING_DISCARD[players] - players - 5 * players


@pytest.mark.parametrize("other", ["hand_draft", "five_jarls", "first_game"])
def test_v2_9_goes_with_no_other_variant(other: str) -> None:
    with pytest.raises(BadSetup, match=r"V2\.9"):
        game.check_setup(game.Setup(3, variants=("simplified", other)))


@pytest.mark.parametrize("variants", [("berserk",), ("simplified", "simplified")])
def test_v2_9_only_known_variants_and_each_once(variants: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match=variants[0]):
        game.check_setup(game.Setup(3, variants=variants))


# V2.10 Hand draft


def hand_draft(players: int, *more: str, seed: int = 1, first: int = 0) -> Opening:
    """The moment a hand draft begins."""
    t = Opening(players, "hand_draft", *more, seed=seed, first=first)
    t.draft_warriors()
    return t


@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 2), (6, 4)])
def test_v2_10_five_cards_each_and_two_in_the_pool(players: int, first: int) -> None:
    t = hand_draft(players, first=first)
    assert [len(hand) for hand in t.s.hands] == [5] * players
    assert len(t.s.offer) == 2 and t.step() == "hand draft"
    assert game.to_act(t.s) == (first,)
    assert all(game.view(t.s, seat).offer == t.s.offer for seat in (None, 0, 1))


def test_v2_10_clockwise_from_the_first_player() -> None:
    t = hand_draft(4, first=2)
    for seat in (2, 3, 0, 1, 2, 3):
        assert game.to_act(t.s) == (seat,)
        t.lay(seat)


def test_v2_10_a_laid_card_lies_face_up() -> None:
    t = hand_draft(3)
    card = t.s.hands[0][4]
    (event,) = t.do(0, cm.LayCard(card))
    assert t.s.offer[-1] == card and len(t.s.hands[0]) == 4
    assert game.seen_by(event, 2) == event == ev.CardLaid(0, card)
    assert game.view(t.s, 2).hands[0] == [UNKNOWN] * 4


def test_v2_10_who_passes_fills_up_to_five_from_the_pool() -> None:
    t = hand_draft(2)
    laid = [t.lay(seat) for seat in (0, 1, 0, 1)]
    t.do(0, cm.Pass())
    assert t.step() == "take from pool" and game.to_act(t.s) == (0,)
    t.do(0, cm.TakeCard(laid[1]))
    assert t.step() == "take from pool"
    t.do(0, cm.TakeCard(laid[3]))
    assert len(t.s.hands[0]) == 5 and {laid[1], laid[3]} <= set(t.s.hands[0])
    assert t.step() == "hand draft" and game.to_act(t.s) == (1,)


def test_v2_10_what_is_taken_is_known_to_all() -> None:
    t = hand_draft(3)
    laid = [t.lay(seat) for seat in (0, 1, 2)]
    t.do(0, cm.Pass())
    t.do(0, cm.TakeCard(laid[2]))
    for seat in (None, 1, 2):
        seen = game.view(t.s, seat).hands[0]
        assert seen.count(UNKNOWN) == 4 and laid[2] in seen


def test_v2_10_an_own_card_may_be_taken_back() -> None:
    t = hand_draft(2)
    hand = t.s.hands[0][:]
    mine = t.lay(0)
    t.lay(1)
    t.do(0, cm.Pass())
    t.do(0, cm.TakeCard(mine))
    assert t.s.hands[0] == hand


def test_v2_10_who_passes_with_five_takes_nothing() -> None:
    t = hand_draft(3)
    hand = t.s.hands[0][:]
    pool = t.s.offer[:]
    t.do(0, cm.Pass())
    assert t.s.hands[0] == hand and game.to_act(t.s) == (1,)
    assert t.s.offer[:2] == pool and len(t.s.offer) == 4


def test_v2_10_two_cards_join_after_each_pass_but_the_last() -> None:
    t = hand_draft(3)
    for seat, size in ((0, 4), (1, 6)):
        t.leave(seat)
        assert len(t.s.offer) == size
    t.leave(2)
    assert len(t.happened(ev.PoolOpened)) == 3
    assert t.happened(ev.PoolClosed) == [ev.PoolClosed(tuple(t.s.discard[20:]), False)]


def test_v2_10_the_two_join_only_when_the_hand_is_filled() -> None:
    t = hand_draft(2)
    t.lay(0)
    t.lay(1)
    t.do(0, cm.Pass())
    assert len(t.s.offer) == 4  # two from the deck, two laid
    t.do(0, cm.TakeCard(t.s.offer[0]))
    assert len(t.s.offer) == 5


def test_v2_10_who_has_passed_is_out() -> None:
    t = hand_draft(3)
    t.lay(0)
    t.leave(1)
    for seat in (2, 0, 2, 0):
        assert game.to_act(t.s) == (seat,)
        t.lay(seat)
    assert game.legal(t.s, 1) == []
    t.leave(2)
    assert game.to_act(t.s) == (0,)


def test_v2_10_the_last_one_left_may_lay_once_more() -> None:
    t = hand_draft(2)
    t.lay(0)
    t.leave(1)
    assert cm.LayCard(t.s.hands[0][0]) in game.legal(t.s, 0)
    t.lay(0)
    assert game.to_act(t.s) == (0,) and game.legal(t.s, 0) == [cm.Pass()]
    refusal = t.refuses(0, cm.LayCard(t.s.hands[0][0]))
    assert (refusal.rule, refusal.key) == ("V2.10", "must_pass")
    t.leave(0)
    assert len(t.s.hands[0]) == 5 and t.step() == "phase a"


def test_v2_10_the_last_one_left_need_not() -> None:
    t = hand_draft(2)
    t.leave(0)
    t.leave(1)
    assert t.step() == "phase a" and [len(hand) for hand in t.s.hands] == [5, 5]


def test_v2_10_an_empty_hand_must_pass() -> None:
    t = hand_draft(2)
    for seat in (0, 1) * 5:
        laid = t.lay(seat)
    assert t.hand(0) == [] and game.legal(t.s, 0) == [cm.Pass()]
    assert [option.kind for option in game.options(t.s, 0)] == ["pass"]
    assert t.refuses(0, cm.LayCard(laid)).rule == "V2.10"
    t.leave(0)
    assert len(t.hand(0)) == 5


def test_v2_10_the_last_one_left_with_an_empty_hand_must_pass() -> None:
    t = hand_draft(2)
    for seat in (0, 1) * 5:
        t.lay(seat)
    t.leave(0)
    assert game.legal(t.s, 1) == [cm.Pass()]
    t.leave(1)
    assert [len(hand) for hand in t.s.hands] == [5, 5] and len(t.s.discard) == 40 + 4


def test_v2_10_only_cards_of_the_own_hand_are_laid() -> None:
    t = hand_draft(2)
    for card in (t.s.hands[1][0], t.s.offer[0], t.s.deck[0], UNKNOWN):
        assert t.refuses(0, cm.LayCard(card)).rule == "V2.10"
    assert t.refuses(0, cm.TakeCard(t.s.offer[0])).rule == "V2.10"  # not without passing


def test_v2_10_only_cards_of_the_pool_are_taken() -> None:
    t = hand_draft(2)
    t.lay(0)
    t.lay(1)
    t.do(0, cm.Pass())
    for card in (t.s.hands[1][0], t.s.hands[0][0], t.s.deck[0], UNKNOWN):
        assert t.refuses(0, cm.TakeCard(card)).rule == "V2.10"
    assert t.refuses(0, cm.Pass()).rule == "V2.10"  # exactly five, no fewer


def test_v2_10_nobody_drafts_out_of_order() -> None:
    t = hand_draft(3)
    for command in (cm.LayCard(t.s.hands[1][0]), cm.Pass()):
        refusal = t.refuses(1, command)
        assert (refusal.rule, refusal.key) == ("V2.10", "not_your_turn")


def test_v2_10_a_whole_draft_of_three() -> None:
    t = hand_draft(3, first=1)
    laid = [t.lay(1), t.lay(2), t.lay(0), t.lay(1)]
    t.leave(2)  # laid one, takes the newest: what seat 1 laid
    assert laid[3] in t.s.hands[2] and len(t.s.offer) == 2 + 4 - 1 + 2
    t.lay(0)
    t.leave(1)
    t.lay(0)  # the last one left, once more
    t.leave(0)
    assert [len(hand) for hand in t.s.hands] == [5, 5, 5]
    assert len(t.s.discard) == 20 + 6 and t.s.offer == []
    assert t.step() == "phase a" and game.to_act(t.s) == (1,)


@EVERY_COUNT
def test_v2_10_whole_drafts_by_chance(players: int) -> None:
    for seed in range(8):
        t = hand_draft(players, seed=seed)
        whim = Chance(seed, epoch=9)
        while t.step() in ("hand draft", "take from pool"):
            (seat,) = game.to_act(t.s)
            t.do(seat, whim.pick(game.legal(t.s, seat)))
        assert [len(hand) for hand in t.s.hands] == [5] * players
        assert len(t.happened(ev.PoolOpened)) == len(t.happened(ev.DraftLeft)) == players
        back = players == 6
        assert len(t.s.discard) == OPENING_DISCARD[players] + (0 if back else 2 * players)
        assert len(t.s.deck) == BASE - 6 * players - len(t.s.discard)
        assert t.s.turns == 1 and game.to_act(t.s) == (0,)


@pytest.mark.parametrize("players", [2, 5])
def test_v2_10_the_rest_of_the_pool_is_discarded(players: int) -> None:
    t = hand_draft(players)
    t.lay(0)
    for seat in (*range(1, players), 0):
        t.leave(seat)
    (closed,) = t.happened(ev.PoolClosed)
    assert len(closed.cards) == 2 * players and not closed.back
    assert t.s.discard[-2 * players :] == list(closed.cards)
    assert game.view(t.s, None).discard == t.s.discard


def test_v2_10_six_players_shuffle_the_rest_back() -> None:
    t = hand_draft(6)
    for seat in range(6):
        t.leave(seat)
    (closed,) = t.happened(ev.PoolClosed)
    assert len(closed.cards) == 12 and closed.back
    assert t.s.discard == [] and set(closed.cards) <= set(t.s.deck)
    assert knows_nothing_of(t, closed.cards)


def test_v2_10_replaces_the_two_discards() -> None:
    t = hand_draft(2)
    t.leave(0)
    t.leave(1)
    assert not t.happened(ev.StartChosen) and not t.happened(ev.StartRevealed)


def test_v2_10_combines_with_five_jarls() -> None:
    t = Opening(4, "hand_draft", "five_jarls", jarls=25)
    assert [len(offer) for offer in t.s.jarl_offers] == [5] * 4
    t.draft_warriors()
    assert t.step() == "hand draft" and NONE not in t.s.jarls
    for seat in range(4):
        t.leave(seat)
    assert [len(hand) for hand in t.s.hands] == [5] * 4


def test_v2_10_combines_with_a_first_game() -> None:
    t = hand_draft(3, "first_game")
    assert t.step() == "hand draft" and NONE not in t.s.jarls
