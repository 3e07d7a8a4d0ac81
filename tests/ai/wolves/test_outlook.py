"""Rows reckoned by kinds agree with the rules, and judgements move the way they should."""

from __future__ import annotations

from tests.wolves.table import Table
from valhalla.ai.wolves import rows
from valhalla.ai.wolves.field import table_of
from valhalla.ai.wolves.outlook import Outlook
from valhalla.ai.wolves.plan import Plan
from valhalla.ai.wolves.prizes import prize_worth, prizes
from valhalla.ai.wolves.quick import Quick
from valhalla.ai.wolves.weights import weights
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import strengths
from valhalla.games.wolves.terms import DEITIES, KINDS, LEFT, RIGHT, SIDES, UNITS
from valhalla.kernel.chance import Chance


def kinds(names: str) -> tuple[int, ...]:
    return tuple(KINDS.index(name) for name in names.split())


def some_rows(count: int) -> list[tuple[int, ...]]:
    luck = Chance(5)
    return [tuple(luck.below(UNITS) for _ in range(luck.below(6))) for _ in range(count)]


def look(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.s, seat, weights(), prizes(t.s, weights()))


def test_the_best_end_is_the_better_of_both() -> None:
    for row in some_rows(200):
        for kind in range(UNITS):
            reach = rows.best_end(row, kind)
            if not strengths.stands(kind, row):
                assert reach is None
                continue
            powers = [sum(strengths.of_kinds(rows.joined(row, kind, side))) for side in SIDES]
            assert reach is not None and reach.power == max(powers) == powers[reach.side]


def test_a_plan_grows_with_every_unit_and_uses_only_the_hand() -> None:
    for row, hand in zip(some_rows(80), reversed(some_rows(80)), strict=True):
        built, left, last = row, list(hand), rows.power(row)
        for step in rows.greatest(row, tuple(sorted(hand))):
            left.remove(step.kind)
            built = rows.joined(built, step.kind, step.side)
            assert step.power == rows.power(built) > last
            last = step.power


def test_losses_are_those_of_the_rules() -> None:
    row = kinds("hirdman hirdman thrall priest")
    loss = rows.worst_loss(row)
    assert loss is not None and loss.power == rows.power(row) - 11  # a Hirdman, and the other falls to 3
    assert [loss.kind for loss in rows.lurable(kinds("huscarl berserk huscarl"))] == list(
        kinds("huscarl huscarl")
    )
    assert rows.plagued(kinds("hirdman thrall assassin king"), 0) == kinds("hirdman king")
    assert rows.shooting_end(kinds("archer king")) == LEFT
    assert rows.shooting_end(kinds("king archer")) == RIGHT
    assert rows.shooting_end(kinds("king")) is None


def test_there_is_a_weight_for_every_card() -> None:
    assert len(weights().cards) == len(KINDS)
    assert len(weights().deities) == len(weights().at_once) == len(DEITIES)


def test_a_lead_is_worth_more_the_larger_it_is_and_the_fewer_cards_others_hold() -> None:
    t = Table(4)
    t.prize("mead-horn iron-crown")
    t.give(1, "berserk king priest hirdman")
    judge = look(t)
    field = judge.field(table_of(t.s))
    chances = [field.places(total)[0] for total in range(0, 40, 4)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2 and chances[-1] > 0.9
    t.passed(1)
    fewer = judge.field(table_of(t.s))
    assert fewer.places(8)[0] > field.places(8)[0]


def test_alone_in_the_round_a_lead_of_one_is_enough() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.row(1, "king")
    t.passed(1, 2)
    field = look(t).field(table_of(t.s))
    assert field.places(11)[0] > 0.85
    assert field.places(10)[0] < 0.15  # a tie goes to the earlier pass


def test_victories_are_worth_what_they_will_be_when_taken() -> None:
    t = Table(3)
    t.prize("saga-stone")
    t.win(0, "mead-horn")
    assert prize_worth(t.s, 0, t.card("saga-stone")) == 2
    assert prize_worth(t.s, 1, t.card("saga-stone")) == 1


def test_who_wins_the_game_by_a_victory_wants_it_more() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.win(0, "first-to-the-fire mead-horn last-laugh")
    t.s.firsts[0] = 2
    wants = prizes(t.s, weights())
    assert wants.ends == [True, False, False]
    assert wants.first[0] > wants.first[1] == wants.first[2]


def test_the_pass_fills_a_hand_only_to_its_limit() -> None:
    t = Table(3)
    t.prize("iron-crown")
    judge = look(t)
    few = judge.hand(0.0, 6)
    assert judge.hand(0.0, 8) == few > judge.hand(0.0, 10) > judge.hand(0.0, 12) == 0


def test_quick_rules_pass_when_sure_and_strike_when_it_pays() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.row(0, "king")
    t.give(0, "thrall huscarl")
    t.passed(1, 2)
    quick = Quick(t.s, weights())
    assert quick.act(t.s, 0) == cm.Pass()
    t.row(1, "priest bondsman archer thrall")
    t.give(0, "assassin")
    found = Plan(t.s, quick.outlooks[0]).best()
    assert found == cm.Lay(t.in_hand(0, "assassin"), 1, RIGHT)
