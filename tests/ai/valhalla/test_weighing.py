"""The chances of a battle: those by which the seats fight, from nothing that the viewer may not know."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ai.valhalla.battles import attack, defence, last_fight, new_weapons, tactics, wager
from tests.ai.valhalla.fights import bent_on_winning
from tests.valhalla.table import Table
from valhalla.ai.valhalla.weighing import turns, weigh
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.events import BattleResolved
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import FACES, Step
from valhalla.kernel.chance import Chance

ANY_DIE = 6


@pytest.mark.parametrize("make", [attack, defence])
def test_the_best_row_is_what_the_ai_would_do(make: type) -> None:
    t = make()
    found = weigh(game.view(t.s, 0), 0)
    best = bent_on_winning(t.s, 0, why=True).candidates(1)[0]
    chance = next(term.worth for term in best.terms if term.name == "chance")
    assert found.rows[0].number == pytest.approx(chance)
    mine = found.chance if make is attack else 1 - (found.chance or 0.0)
    assert mine == pytest.approx(chance)


def test_rows_are_sorted_and_hold_every_kind() -> None:
    found = weigh(game.view(attack().s, 0), 0)
    numbers = [row.number for row in found.rows]
    assert numbers == sorted(numbers, reverse=True)
    assert {"arm_best", "end", "tactic", "reroll"} <= {row.kind for row in found.rows}


def test_ending_now_with_nobody_armed_never_wins() -> None:
    found = weigh(game.view(attack().s, 0), 0)
    assert next(row.number for row in found.rows if row.kind == "end") == 0.0


def test_a_sure_defence_is_sure() -> None:
    t = defence()
    t.side(0).bonus += 50
    found = weigh(game.view(t.s, 0), 0)
    assert next(row.number for row in found.rows if row.kind == "arm_best") == 1.0


def test_each_extra_die_has_its_chance() -> None:
    found = weigh(game.view(new_weapons().s, 0), 0)
    assert [row.kind for row in found.rows] == ["keep_die"] * len(found.rows) and found.rows


def test_ragnarok_promises_points() -> None:
    found = weigh(game.view(last_fight().s, 0), 0)
    assert found.points and found.chance is None
    assert next(row.number for row in found.rows if row.kind == "end") == 0.0


def test_hidden_hands_do_not_change_the_odds() -> None:
    """Whoever watches gets the same numbers whatever the fighters hold."""
    one, other = attack(hand="fury heroic"), attack(hand="surround counterblow")
    numbers = [weigh(game.view(t.s, None), None).chance for t in (one, other)]
    assert numbers[0] == numbers[1]
    assert weigh(game.view(one.s, None), None).rows == ()


def test_a_battle_to_come_has_odds() -> None:
    chance = weigh(game.view(wager().s, 0), None).chance
    assert chance is not None and 0 < chance < 1


def test_after_the_attack_the_defender_is_weighed() -> None:
    t = attack("axe axe bow sword sword axe")
    t.do(0, cm.Arm(2, (0, 1)))
    assert strength(t.s, t.side(0))
    state = t.s.clone()
    game.decide(state, 0, cm.EndPhase(), Chance(3))
    found = weigh(game.view(state, 0), None).chance
    assert found is not None and 0 <= found <= 1


@pytest.mark.parametrize(
    ("wanted", "have", "count"),
    [
        ((0, 1), [0, 1, 5], 0),
        ((0, 0), [0, 5], 1),
        ((0, 0), [0, 1], None),
        ((0, ANY_DIE), [0], None),
        ((ANY_DIE,), [5], 0),
    ],
)
def test_blanks_to_be_turned(wanted: tuple[int, ...], have: list[int], count: int | None) -> None:
    assert turns(wanted, have) == count


def test_marked_dice_have_their_own_chance() -> None:
    """Of all that could be marked the best is what the best row says, and a worse mark is worse."""
    t = attack("axe sword spear blank bow bow")
    found = weigh(game.view(t.s, 0), 0)
    loose = t.side(0).loose
    best = max(row.number for row in found.rows if row.kind == "reroll")
    marks = {
        (dice, price): found.marked(loose, dice, price)
        for price in range(len(loose))
        for count in (1, 2, 3)
        for dice in combinations([i for i in range(len(loose)) if i != price], count)
    }
    numbers = [row.number for row in marks.values() if row is not None]
    assert len(numbers) == len(marks) and max(numbers) == pytest.approx(best) and min(numbers) < best
    for (dice, price), row in marks.items():
        assert row is not None and row.price == loose[price]
        assert sorted(row.dice) == sorted(loose[i] for i in dice)


def test_half_a_mark_promises_the_best_that_could_follow() -> None:
    t = attack("axe sword spear blank bow bow")
    loose = t.side(0).loose
    found = weigh(game.view(t.s, 0), 0)
    dice = [found.marked(loose, (1,), price) for price in (0, 2, 3, 4, 5)]
    open_price = found.marked(loose, (1,), -1)
    assert open_price is not None
    assert open_price.number == pytest.approx(max(row.number for row in dice if row))
    only_price = found.marked(loose, (), 5)
    assert only_price is not None and only_price.dice and found.marked(loose, (), -1) is None


def test_a_free_reroll_is_weighed_as_it_is_marked() -> None:
    t = attack("axe sword spear blank bow bow")
    t.side(0).free = 1
    found = weigh(game.view(t.s, 0), 0)
    row = found.marked(t.side(0).loose, (5,), -1)
    assert row is not None and row.kind == "free_reroll"
    paid = found.marked(t.side(0).loose, (5,), 0)
    assert paid is not None and paid.kind == "reroll" and paid.number <= row.number


# A defence before its roll


def attacked(attacker: str, defenders: str, hand: str, jarl: str = "", bonus: int = 0) -> Table:
    """Seat 0 has armed all it can and could only stop; seat 1 has yet to roll."""
    t = Table(2)
    t.squad(0, attacker)
    t.squad(1, *defenders.split())
    tactics(t, 1, hand)
    if jarl:
        t.jarl(1, jarl)
    t.attack(0, 1)
    need = t.s.table.need[t.card(attacker)]
    assert need is not None
    t.dice(0, " ".join(FACES[face] for face in need.ways[0]))
    t.arm(0, attacker)
    t.side(0).bonus += bonus
    return t


def played_on(s: State, luck: Chance) -> int:
    """Who wins if the attack ends here and the defender plays for nothing but the win."""
    s, step = s.clone(), 0
    events = game.decide(s, 0, cm.EndPhase(), luck)
    while not (ended := [event for event in events if isinstance(event, BattleResolved)]):
        (seat,) = game.to_act(s)
        fight = bent_on_winning(s, seat)
        command = fight.keep_die().command if s.step == Step.KEEP_DIE else fight.command()
        game.check(s, seat, command)
        step += 1
        events = game.decide(s, seat, command, luck.at(step))
    return ended[0].winner


HROALD, SQUAD = "bear-hroald", "bear-steinar boar-hoskuld stag-asa"


@pytest.mark.parametrize(("hand", "jarl", "bonus"), [
    ("heroic counterblow fury", "", 2),
    ("heroic counterblow fury", "", 4),
    ("weapon_swap new_weapons", "styr", 4),
    ("", "sigurd", 0),
])  # fmt: skip
def test_a_defender_who_has_yet_to_roll_is_told_what_the_own_hand_can_do(
    hand: str, jarl: str, bonus: int
) -> None:
    """The chance that is told is the share of the battles that are won if they are fought on."""
    t = attacked(HROALD, SQUAD, hand, jarl, bonus)
    told = weigh(game.view(t.s, 1), 1).chance
    assert told is not None
    games = 200
    won = sum(played_on(t.s, Chance(1000 + n)) == 1 for n in range(games))
    assert 1 - told == pytest.approx(won / games, abs=0.09)


def test_whoever_does_not_know_the_hand_is_told_by_its_number() -> None:
    """The attacker hears the same whatever the defender holds, the defender does not."""
    hands = "heroic counterblow fury", "surround surround surround"
    one, other = (attacked(HROALD, SQUAD, hand, bonus=2) for hand in hands)
    to_attacker = [weigh(game.view(t.s, 0), 0).chance for t in (one, other)]
    to_defender = [weigh(game.view(t.s, 1), 1).chance or 0.0 for t in (one, other)]
    assert to_attacker[0] == to_attacker[1]
    assert to_defender[0] < to_defender[1] - 0.2
