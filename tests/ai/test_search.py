"""The search on toy games of a few moves, where the best is known."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from valhalla.ai.search import Search, Tried
from valhalla.ai.thought import ENDLESS, Clock, Term
from valhalla.kernel.chance import Chance


class Line:
    """A world of the toy: the moves made so far, and a card that nobody sees before the end."""

    def __init__(self, luck: Chance) -> None:
        self.moves: list[str] = []
        self.card = luck.below(6)


class Toy:
    """Seats 0 and 1 move in turn. A line of moves pays seat 0 its worth, seat 1 the rest of one.

    After each beginning of a line stand the moves that go on from there, the best-looking first.
    """

    def __init__(self, pays: dict[str, float], quick: bool = False) -> None:
        self.pays = {tuple(line.split()): worth for line, worth in pays.items()}
        self.only_quick = quick
        self.worlds: list[int] = []
        self.tried: dict[str, list[int]] = defaultdict(list)

    def world(self, luck: Chance) -> Line:
        return Line(luck)

    def next_moves(self, world: Line) -> list[str]:
        made = len(world.moves)
        lines = [line for line in self.pays if line[:made] == tuple(world.moves)]
        return list(dict.fromkeys(line[made] for line in lines))

    def acting(self, world: Line) -> int:
        return -1 if self.over(world) else len(world.moves) % 2

    def over(self, world: Line) -> bool:
        return tuple(world.moves) in self.pays

    def moment(self, world: Line) -> int:
        return len(world.moves)

    def strategic(self, world: Line, seat: int) -> bool:
        return not self.only_quick

    def candidates(self, world: Line, seat: int) -> list[tuple[float, str]]:
        moves = self.next_moves(world)
        shares = [2.0 ** -(i + 1) for i in range(len(moves))]
        return [(share / sum(shares), move) for share, move in zip(shares, moves, strict=True)]

    def quick(self, world: Line, seat: int, luck: Chance) -> None:
        assert not self.over(world)
        world.moves.append(self.next_moves(world)[0])

    def play(self, world: Line, seat: int, command: str, luck: Chance) -> None:
        assert seat == len(world.moves) % 2
        if not world.moves:
            self.tried[command].append(world.card)
        world.moves.append(command)

    def judge(self, world: Line) -> list[float]:
        worth = self.pays[tuple(world.moves)] + (world.card - 2.5) / 100
        return [worth, 1 - worth]

    def terms(self, world: Line, seat: int) -> list[Term]:
        return [Term("card", float(world.card)), Term("one", 1.0)]


def searched(
    toy: Toy,
    tries: int = 120,
    *,
    clock: Clock = ENDLESS,
    looks: dict[str, float] | None = None,
    why: bool = False,
    seed: int = 1,
) -> list[Tried]:
    search = Search(toy, 0, toy.world, Chance(seed))
    search.why = {} if why else None
    commands = toy.next_moves(toy.world(Chance(0)))
    return search.best({move: ((looks or {}).get(move, 0.5), 0.0) for move in commands}, tries, clock)


PLAIN = {f"move{n}": 0.1 * n for n in (3, 1, 7, 5, 2, 6, 4)}
# The raid is fine unless it is answered, and the answer looks unlikely.
RAID = {"raid sleep": 0.9, "raid gape": 0.8, "raid answer": 0.1, "wait sleep": 0.5, "wait answer": 0.6}
# The feint looks like nothing, but for a blow that comes after it and does not look like one, either.
FEINT = {"feint parry rest": 0.2, "feint parry blow": 0.9, "push parry rest": 0.5, "push parry blow": 0.4}


@pytest.mark.parametrize("seed", range(4))
def test_the_best_of_several_moves_is_found(seed: int) -> None:
    found = searched(Toy(PLAIN), seed=seed)
    assert [tried.command for tried in found[:2]] == ["move7", "move6"]
    assert 0.6 < found[0].worth < 0.75


def test_a_move_that_can_be_answered_is_refused() -> None:
    found = {tried.command: tried.worth for tried in searched(Toy(RAID), 200)}
    assert searched(Toy(RAID), 200)[0].command == "wait"
    assert found["raid"] < found["wait"]


def test_without_a_tree_nobody_would_have_seen_the_answer() -> None:
    assert searched(Toy(RAID, quick=True), 200)[0].command == "raid"


def test_own_moves_to_come_are_found_too() -> None:
    assert searched(Toy(FEINT), 200)[0].command == "feint"
    assert searched(Toy(FEINT, quick=True), 200)[0].command == "push"


def test_the_same_luck_is_the_same_search() -> None:
    assert searched(Toy(RAID)) == searched(Toy(RAID))
    assert searched(Toy(RAID)) != searched(Toy(RAID), seed=2)


def test_all_moves_are_tried_on_the_same_worlds() -> None:
    toy = Toy(PLAIN)
    searched(toy)
    longest = max(toy.tried.values(), key=len)
    assert len(longest) > 20 and len(set(longest)) == 6
    for cards in toy.tried.values():
        assert cards == longest[: len(cards)]


def test_more_tries_begin_with_the_same_worlds() -> None:
    few, many = Toy(PLAIN), Toy(PLAIN)
    searched(few, 40)
    searched(many, 400)
    for move, cards in few.tried.items():
        assert len(many.tried[move]) > len(cards)
        assert many.tried[move][: len(cards)] == cards


def test_tries_are_spent_on_the_better_half_again_and_again() -> None:
    """Seven moves, then four, then two."""
    found = searched(Toy(PLAIN), 120)
    assert 90 <= sum(tried.tries for tried in found) <= 120
    counts = sorted((tried.tries for tried in found), reverse=True)
    assert counts[0] == counts[1] > counts[2] == counts[3] > counts[4] == counts[6] > 0


def test_even_too_few_tries_are_one_for_each() -> None:
    assert all(tried.tries for tried in searched(Toy(PLAIN), 1))
    assert searched(Toy({"only": 0.5}), 10)[0].tries == 10


def test_a_clock_that_is_over_leaves_one_try_for_each() -> None:
    found = searched(Toy(PLAIN), clock=Clock(cancelled=lambda: True))
    assert [tried.tries for tried in found] == [1] * 7
    assert found[0].command == "move7"
    assert [t.tries for t in searched(Toy(PLAIN), clock=Clock(seconds=0))] == [1] * 7


def test_a_clock_stops_a_search_in_its_midst() -> None:
    looks = Counter[str]()

    def late() -> bool:
        looks["looked"] += 1
        return looks["looked"] > 30

    found = searched(Toy(PLAIN), clock=Clock(cancelled=late))
    assert sum(tried.tries for tried in found) == 30
    assert found[0].command == "move7"


def test_first_sight_settles_what_is_about_equal() -> None:
    equal = {"left": 0.5, "right": 0.5, "back": 0.2}
    assert searched(Toy(equal), looks={"right": 0.55})[0].command == "right"
    assert searched(Toy(equal), looks={"left": 0.55})[0].command == "left"


def test_what_is_tried_often_is_believed_over_first_sight() -> None:
    assert searched(Toy({"fair": 0.8, "foul": 0.2}), looks={"fair": 0.4, "foul": 0.6})[0].command == "fair"


def test_asked_why_it_finds_the_same_and_tells_the_mean_of_its_terms() -> None:
    toy = Toy(RAID)
    plain, asked = searched(Toy(RAID)), searched(toy, why=True)
    assert [tried._replace(terms=()) for tried in asked] == plain
    for tried in asked:
        cards = toy.tried[tried.command]
        card, one = tried.terms
        assert card == Term("card", sum(cards) / len(cards)) and one == Term("one", 1.0)
