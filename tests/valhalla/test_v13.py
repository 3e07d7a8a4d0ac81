"""V13, the Last Viking: a title that pays its holder, and whets the appetite of the others."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, arming, clash, field, ragnarok
from tests.valhalla.track import paid
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import TITLE_DECK, Title, decks
from valhalla.games.valhalla.expansions.last_viking import TitleRaised, TitleReturned, TitleTaken, title_for
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.terms import NONE

BEARS = ("bear-hallgerd", "bear-bessi", "bear-birna", "bear-kolbein", "bear-skapti", "bear-thurid")
WOLVES = ("wolf-ylva", "wolf-geir", "wolf-svala", "wolf-audun", "wolf-runolf", "wolf-gunnvor")


def vikings(players: int = 3, *, more: tuple[str, ...] = ()) -> Table:
    """Everybody has a bear and a wolf."""
    squads = [f"{bear} {wolf}" for bear, wolf in zip(BEARS, WOLVES, strict=True)]
    return field(Table(players, expansions=("last_viking", *more)), *squads[:players])


def beats(t: Table, winner: int, loser: int) -> None:
    """*winner* attacks and wins; both have their warriors again after it."""
    squads = [squad[:] for squad in t.s.squads]
    t.to_turn_of(winner)
    clash(t, BEARS[winner], seats=(winner, loser))
    t.s.valhalla[winner].remove(squads[winner][0])
    t.s.squads = squads
    t.s.own[loser] += 1
    t.s.captured[winner].remove(loser)
    t.sound()


def resists(t: Table, winner: int, loser: int) -> None:
    """*loser* attacks with a wolf and is beaten."""
    t.to_turn_of(loser)
    clash(t, WOLVES[loser], BEARS[winner], seats=(loser, winner))
    t.send(winner)


# V13.1


def test_v13_1_the_winner_of_the_first_battle_takes_the_title_at_level_1() -> None:
    t = vikings()
    beats(t, 0, 1)
    assert t.s.titles == [1, 0, 0] and t.last(TitleTaken) == TitleTaken(0, NONE)


def test_v13_1_a_defender_may_win_it() -> None:
    t = vikings()
    resists(t, 1, 0)
    assert t.s.titles == [0, 1, 0]


def test_v13_1_a_battle_without_a_winner_gives_no_title() -> None:
    t = vikings()
    t.attack(0, 1)
    t.stop(0)
    assert t.s.titles == [0, 0, 0]
    t.title(1, 3)
    t.to_turn_of(0)
    t.attack(0, 1)
    t.stop(0)
    assert t.s.titles == [0, 3, 0]


@pytest.mark.parametrize("defends", [False, True])
def test_v13_1_who_beats_the_last_viking_takes_it_over_at_level_1(defends: bool) -> None:
    t = vikings()
    t.title(1, 4)
    (resists if defends else beats)(t, 0, 1)
    assert t.s.titles == [1, 0, 0] and t.last(TitleTaken) == TitleTaken(0, 1)


@pytest.mark.parametrize("defends", [False, True])
def test_v13_1_a_last_viking_who_wins_keeps_the_level(defends: bool) -> None:
    t = vikings()
    t.title(0, 4)
    (resists if defends else beats)(t, 0, 1)
    assert t.s.titles == [4, 0, 0]


def test_v13_1_others_fight_for_no_title() -> None:
    t = vikings()
    t.title(2, 2)
    beats(t, 0, 1)
    assert t.s.titles == [0, 0, 2]


def test_v13_1_the_title_changes_hands_before_the_end_is_looked_at() -> None:
    """V4.14."""
    t = vikings()
    t.capture(2, 1, 3)
    t.to_turn_of(0)
    clash(t, BEARS[0])
    kinds = [type(e) for e in t.log if isinstance(e, ev.BattleEnded | TitleTaken | ev.EndTriggered)]
    assert kinds == [ev.BattleEnded, TitleTaken, ev.EndTriggered]


def test_v13_1_the_shield_lokis_card_leaves_does_not_change_the_winner() -> None:
    t = vikings(more=("loki",))
    t.s.loki = [card.id for card in t.s.table.lokis].index("loki-sprig-of-mistletoe")
    clash(t, BEARS[0], BEARS[1])
    t.row(1, 0)
    assert t.s.titles == [1, 0, 0] and t.s.own[1] == 4


# V13.2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_v13_2_the_turn_pays_the_level_and_raises_it_to_its_top(players: int) -> None:
    t = vikings(players)
    title = title_for(players)
    t.title(0)
    levels = []
    for _ in range(6):
        levels.append(t.s.titles[0])
        t.next_turn(0)
    assert levels == [1, 2, 3, 4, 5, 5]
    assert [bonus for _, bonus, _ in paid(t)] == [*title.points, title.points[-1]]


def test_v13_2_points_are_paid_as_in_v10_2_and_before_the_level_rises() -> None:
    t = vikings()
    t.throw("wolf-eydis", "bear-ogmund")
    t.title(0, 3)
    events = t.next_turn(0)
    assert paid(t) == [(0, 2, ["bear-ogmund"])] and t.valhalla_of(0) == ["bear-ogmund"]
    assert [e.rule for e in events if isinstance(e, ev.BonusPaid)] == ["V13.2"]
    assert events[-1] == TitleRaised(0, 4)


def test_v13_2_not_without_a_warrior() -> None:
    t = vikings()
    t.s.discard += [card for card in t.s.squads[0] if card >= 0]
    t.s.squads[0] = [NONE] * 4
    t.title(0, 2)
    t.next_turn(0)
    assert t.s.titles[0] == 2 and paid(t) == []


def test_v13_2_not_in_the_turns_of_others_nor_in_ragnarok() -> None:
    t = vikings()
    t.title(0, 2)
    t.next_turn(1)
    assert t.s.titles[0] == 2 and paid(t) == []
    ragnarok(t)
    assert t.s.titles[0] == 2 and paid(t) == []


# V13.3


@pytest.mark.parametrize(("level", "dice"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_v13_3_attacking_a_last_viking_of_level_2_or_more_gives_extra_dice(level: int, dice: int) -> None:
    t = vikings()
    t.title(1, level)
    events = t.attack(0, 1)
    assert len(t.side(0).loose) == 6 + dice and t.s.pool == 3 - dice
    assert [e for e in events if isinstance(e, ev.DiceGranted)] == [ev.DiceGranted(0, dice, "V13.3")] * bool(
        dice
    )


def test_v13_3_neither_the_last_viking_nor_a_defender_gets_any() -> None:
    t = vikings()
    t.title(0, 5)
    t.attack(0, 1)
    assert len(t.side(0).loose) == 6
    arming(t, 0, BEARS[0])
    t.stop(0)
    assert len(t.side(1).loose) == 6
    t = vikings()
    t.title(1, 3)
    t.attack(0, 1)
    arming(t, 0, BEARS[0])
    t.stop(0)
    assert len(t.side(1).loose) == 6, "only who attacks the Last Viking"


def test_v13_3_a_third_ones_title_does_not_count() -> None:
    t = vikings()
    t.title(2, 5)
    t.attack(0, 1)
    assert len(t.side(0).loose) == 6


def test_v13_3_with_other_extra_dice_as_far_as_the_pool_goes() -> None:
    """V1.9."""
    t = vikings(more=("thor",))
    t.jarl(0, "beinir")
    t.title(1, 5)
    t.give(2, "thor-hot-from-the-bolt")
    t.attack(0, 1)
    t.help(2, "thor-hot-from-the-bolt", 0)
    assert len(t.side(0).loose) == 9 and t.s.pool == 0


# V13.4


def test_v13_4_the_title_is_a_point_at_the_end() -> None:
    t = vikings()
    before = [tally(t.s, seat).total for seat in range(3)]
    t.title(1, 5)
    assert [tally(t.s, seat).total - before[seat] for seat in range(3)] == [0, 1, 0]
    assert tally(t.s, 1).bonus == 1


@pytest.mark.parametrize("title", decks()[TITLE_DECK], ids=lambda title: title.id)
def test_v16_5_the_levels(title: Title) -> None:
    """Points 1, 1, 2, 2, 3 for two players up to 1, 2, 2, 3, 3 for many; dice 0, 1, 1, 2, 2."""
    assert title.dice == (0, 1, 1, 2, 2)
    low, high = (1, 1, 2, 2, 3), (1, 2, 2, 3, 3)
    assert all(a <= points <= b for a, points, b in zip(low, title.points, high, strict=True))
    assert title.players != (2,) or title.points == low
    assert title.players != (5, 6) or title.points == high


# V13.5 Six players


def test_v13_5_six_players_have_two_titles() -> None:
    t = vikings(6)
    beats(t, 0, 1)
    beats(t, 0, 2)
    assert t.s.titles == [1, 0, 0, 0, 0, 0], "a battle with a Last Viking gives no second"
    beats(t, 3, 4)
    assert t.s.titles == [1, 0, 0, 1, 0, 0]
    beats(t, 5, 4)
    assert t.s.titles == [1, 0, 0, 1, 0, 0], "there is no third"


def test_v13_5_five_players_have_one() -> None:
    t = vikings(5)
    beats(t, 0, 1)
    beats(t, 3, 4)
    assert t.s.titles == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("defends", [False, True])
def test_v13_5_if_the_two_fight_the_losers_title_returns_to_the_middle(defends: bool) -> None:
    t = vikings(6)
    t.title(0, 3)
    t.title(1, 4)
    (resists if defends else beats)(t, 0, 1)
    assert t.s.titles == [3, 0, 0, 0, 0, 0] and t.last(TitleReturned) == TitleReturned(1)
    beats(t, 0, 2)
    assert t.s.titles == [3, 0, 0, 0, 0, 0], "the remaining one took part"
    beats(t, 2, 3)
    assert t.s.titles == [3, 0, 1, 0, 0, 0]


def test_v13_5_one_may_be_taken_over_while_the_other_lies_in_the_middle() -> None:
    t = vikings(6)
    t.title(0, 3)
    beats(t, 1, 0)
    assert t.s.titles == [0, 1, 0, 0, 0, 0]
    beats(t, 2, 3)
    assert t.s.titles == [0, 1, 1, 0, 0, 0]


def test_v13_5_both_holders_score() -> None:
    t = vikings(6)
    t.title(0, 3)
    t.title(1, 4)
    assert [tally(t.s, seat).bonus for seat in range(6)] == [1, 1, 0, 0, 0, 0]
