"""What dice allow, counted: canonical lists against a brute force over the dice themselves.

The brute force knows dice and places only; what makes two commands the same is written here once more:
the values of the dice they take, not which of two equal dice is meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb

import pytest

from tests.valhalla.table import Table, faces
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import EXTRA
from valhalla.kernel.game import IllegalCommand

Dice = tuple[int, ...]
AXE, SWORD, SPEAR, BOW, SHIELD, BLANK = range(6)
HEROIC, HEROIC_AXE = "heroic-all-or-ashes", "heroic-axe-let-fly"
COUNTERBLOW, SWAP = "counterblow-turn-of-the-wrist", "weapon-swap-borrowed-edge"

OWN_THROWS = [dice for count in range(1, 7) for dice in combinations_with_replacement(range(6), count)]
OWN_BESIDE = ("", "axe", "axe axe blank", "axe axe sword sword", "axe bow bow shield blank blank", "axe " * 6)
MIXED_THROWS = [
    own + tuple(EXTRA + face for face in extra)
    for own in map(faces, OWN_BESIDE)
    for count in (1, 2, 3)
    for extra in combinations_with_replacement((AXE, SWORD, BLANK), count)
]
THROWS = OWN_THROWS + MIXED_THROWS


def fight(*hand: str, squad: str = "bear-hallgerd") -> Table:
    t = Table(2)
    t.squad(0, *squad.split())
    t.squad(1, "wolf-ylva")
    t.give(0, *hand)
    t.attack(0, 1)
    return t


def throw(t: Table, dice: Dice) -> None:
    """Seat 0's dice lie like this (the pool follows, nothing else matters here)."""
    t.side(0).loose = dice
    t.s.pool = 3 - sum(die >= EXTRA for die in dice)


def values(dice: Dice, places: Iterable[int]) -> Dice:
    return tuple(sorted(dice[place] for place in places))


def some(places: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Every non-empty choice."""
    pool = tuple(places)
    for count in range(1, len(pool) + 1):
        yield from combinations(pool, count)


def listed(t: Table, kind: type[cm.Command]) -> list[cm.Command]:
    return [command for command in game.legal(t.s, 0) if type(command) is kind]


def allowed(t: Table, command: cm.Command) -> bool:
    try:
        game.check(t.s, 0, command)
    except IllegalCommand:
        return False
    return True


# V4.3 Rerolls


def every_reroll(dice: Dice) -> list[cm.Reroll]:
    """Die by die."""
    places = range(len(dice))
    return [cm.Reroll(out, rest) for out in places for rest in some(p for p in places if p != out)]


def reroll_class(dice: Dice, command: cm.Reroll) -> tuple[int, Dice]:
    return dice[command.discard], values(dice, command.dice)


def rerolls_of(t: Table, text: str) -> int:
    throw(t, faces(text))
    return len(listed(t, cm.Reroll))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("axe", 0),
        ("axe sword", 2),
        ("axe axe", 1),
        ("axe sword spear bow shield blank", 186),
        ("axe axe sword spear bow blank", 31 + 4 * 23),
        ("axe axe sword sword spear bow", 80),
        ("axe axe sword sword blank blank", 51),
        ("axe axe axe sword spear bow", 23 + 3 * 15),
        ("axe axe axe sword sword bow", 17 + 15 + 11),
        ("axe axe axe sword sword sword", 11 + 11),
        ("axe axe axe axe sword sword", 11 + 9),
        ("axe axe axe axe axe sword", 9 + 5),
        ("blank blank blank blank blank blank", 5),
        ("axe sword spear bow shield blank +axe", 7 * 63),
        ("axe axe axe axe axe axe +axe +axe +axe", (6 * 4 - 1) + (7 * 3 - 1)),
    ],
)
def test_v4_3_rerolls_counted(text: str, count: int) -> None:
    assert rerolls_of(fight(), text) == count


def test_v4_3_six_different_dice_have_as_many_rerolls_as_there_are_dice() -> None:
    assert len(every_reroll(faces("axe sword spear bow shield blank"))) == 6 * (2**5 - 1) == 186


def test_v4_3_typical_throw_has_80_rerolls_instead_of_186() -> None:
    """80 is what most of the 46,656 throws of six dice have, and the middle of them all."""
    t = fight()
    counts: Counter[int] = Counter()
    for dice in combinations_with_replacement(range(6), 6):
        throw(t, dice)
        counts[len(listed(t, cm.Reroll))] += arrangements(dice)
    throws = sorted(counts.elements())
    assert len(throws) == 6**6
    assert throws[len(throws) // 2] == 80
    assert counts.most_common(1)[0][0] == 80


def arrangements(dice: Dice) -> int:
    """In how many ways six different dice fall like this."""
    ways, left = 1, len(dice)
    for count in Counter(dice).values():
        ways *= comb(left, count)
        left -= count
    return ways


def test_v4_3_rerolls_are_exactly_one_of_each_class() -> None:
    t = fight()
    for dice in THROWS:
        throw(t, dice)
        found = [reroll_class(dice, c) for c in listed(t, cm.Reroll) if isinstance(c, cm.Reroll)]
        wanted = {reroll_class(dice, command) for command in every_reroll(dice)}
        assert len(found) == len(wanted), dice
        assert set(found) == wanted, dice


def test_v4_3_check_takes_any_reroll_by_die() -> None:
    t = fight()
    for dice in (faces("axe axe sword sword blank blank"), faces("axe axe axe +axe +axe blank")):
        throw(t, dice)
        assert all(allowed(t, command) for command in every_reroll(dice))


def test_v4_3_equivalent_rerolls_lead_to_the_same_table() -> None:
    dice = faces("axe axe sword sword blank +axe")
    by_class: dict[tuple[int, Dice], set[str]] = {}
    for command in every_reroll(dice):
        t = fight()
        t.dice(0, "axe axe sword sword blank +axe")
        t.do(0, command)
        by_class.setdefault(reroll_class(dice, command), set()).add(game.state_hash(t.s))
    assert {len(tables) for tables in by_class.values()} == {1}


# V5.11 Free rerolls


def test_v5_11_free_rerolls_are_exactly_one_of_each_class() -> None:
    t = fight(COUNTERBLOW)
    t.play(0, COUNTERBLOW)
    for dice in THROWS:
        throw(t, dice)
        found = [values(dice, c.dice) for c in listed(t, cm.FreeReroll) if isinstance(c, cm.FreeReroll)]
        wanted = {values(dice, places) for places in some(range(len(dice)))}
        assert len(found) == len(wanted), dice
        assert set(found) == wanted, dice


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("axe", 1),
        ("axe axe", 2),
        ("axe sword", 3),
        ("axe axe +axe", 5),
        ("axe sword spear bow shield blank", 63),
    ],
)
def test_v5_11_free_rerolls_counted(text: str, count: int) -> None:
    t = fight(COUNTERBLOW)
    t.play(0, COUNTERBLOW)
    throw(t, faces(text))
    assert len(listed(t, cm.FreeReroll)) == count


# V4.4, V4.5 Arming


def arms(need: str, shown: Dice) -> bool:
    """Whether just these sorted faces arm a warrior who needs this, from the words of the rules."""
    if BLANK in shown:
        return False
    kinds = Counter(shown)
    if need == "any two weapons":
        return len(shown) == 2
    if need == "two alike":
        return len(shown) == 2 and len(kinds) == 1
    if need == "three alike":
        return len(shown) == 3 and len(kinds) == 1
    if need == "two pairs of alike":
        return len(shown) == 4 and all(count % 2 == 0 for count in kinds.values())
    return shown == faces(need)


WARRIORS = {
    "giant-klaki": "any two weapons",
    "giant-jokla": "two alike",
    "giant-hamra": "three alike",
    "giant-bergskar": "two pairs of alike",
    "bear-hallgerd": "axe",
    "bear-gudveig": "axe axe",
    "wolf-dagny": "axe sword",
    "bear-arnbjorg": "axe axe bow",
}


@cache
def shown(dice: Dice) -> Dice:
    return tuple(sorted(die % EXTRA for die in dice))


@pytest.mark.parametrize(("card_id", "need"), list(WARRIORS.items()))
def test_v4_4_arming_is_listed_once_for_each_set_of_faces(card_id: str, need: str) -> None:
    t = fight(squad=card_id)
    for dice in THROWS:
        throw(t, dice)
        found = [shown(values(dice, c.dice)) for c in listed(t, cm.Arm) if isinstance(c, cm.Arm)]
        sets = {shown(values(dice, places)) for places in some(range(len(dice)))}
        wanted = {faces_ for faces_ in sets if arms(need, faces_)}
        assert len(found) == len(wanted), dice
        assert set(found) == wanted, dice


@pytest.mark.parametrize(("card_id", "need"), list(WARRIORS.items()))
def test_v4_4_check_takes_exactly_the_dice_that_arm(card_id: str, need: str) -> None:
    t = fight(squad=card_id)
    for dice in (*combinations_with_replacement(range(6), 5), *MIXED_THROWS):
        throw(t, dice)
        for places in some(range(len(dice))):
            assert allowed(t, cm.Arm(0, places)) == arms(need, shown(values(dice, places))), (dice, places)


@pytest.mark.parametrize(
    ("card_id", "text", "count"),
    [
        ("giant-klaki", "axe sword spear bow shield blank", 10),
        ("giant-klaki", "axe axe sword sword blank blank", 3),
        ("giant-klaki", "axe axe axe axe axe axe", 1),
        ("giant-jokla", "axe axe sword sword bow bow", 3),
        ("giant-hamra", "axe axe axe sword sword sword", 2),
        ("giant-bergskar", "axe axe sword sword bow bow", 3),
        ("giant-bergskar", "axe axe axe axe sword sword", 2),
        ("giant-bergskar", "axe axe axe sword sword sword", 1),
        ("giant-bergskar", "axe axe axe axe axe axe +axe +axe", 1),
        ("bear-hallgerd", "axe axe axe axe axe axe +axe +axe", 1),
        ("bear-gudveig", "axe axe axe axe axe axe +axe +axe +axe", 1),
    ],
)
def test_v4_5_ways_of_arming_counted(card_id: str, text: str, count: int) -> None:
    t = fight(squad=card_id)
    throw(t, faces(text))
    assert len(listed(t, cm.Arm)) == count


# Tactics that take dice


def test_v5_8_heroic_attack_lists_each_kind_of_die_once() -> None:
    t = fight(HEROIC)
    for dice in THROWS:
        throw(t, dice)
        found = [values(dice, c.dice) for c in listed(t, cm.PlayTactic) if isinstance(c, cm.PlayTactic)]
        assert found == [(die,) for die in sorted(set(dice))], dice


def test_v5_9_heroic_attack_lists_each_kind_of_die_of_its_face_once() -> None:
    t = fight(HEROIC_AXE)
    for dice in THROWS:
        throw(t, dice)
        found = [values(dice, c.dice) for c in listed(t, cm.PlayTactic) if isinstance(c, cm.PlayTactic)]
        assert found == [(die,) for die in sorted(set(dice)) if die in (AXE, EXTRA + AXE)], dice


def test_v5_12_weapon_swap_is_listed_once_for_each_set_of_faces() -> None:
    t = fight(SWAP)
    for dice in THROWS:
        throw(t, dice)
        blanks = sum(die % EXTRA == BLANK for die in dice)
        plays = [c for c in listed(t, cm.PlayTactic) if isinstance(c, cm.PlayTactic)]
        counts = range(1, blanks + 1)
        wanted = {tuple(sorted(turned)) for count in counts for turned in product(range(5), repeat=count)}
        assert len(plays) == len(wanted), dice
        assert {tuple(sorted(play.faces)) for play in plays} == wanted, dice
        assert all(allowed(t, play) for play in plays[:40]), dice


@pytest.mark.parametrize(
    ("blanks", "count"), [(1, 5), (2, 5 + 15), (3, 5 + 15 + 35), (6, 5 + 15 + 35 + 70 + 126 + 210)]
)
def test_v5_12_weapon_swaps_counted(blanks: int, count: int) -> None:
    t = fight(SWAP)
    throw(t, (BLANK,) * blanks)
    assert len(listed(t, cm.PlayTactic)) == count


@pytest.mark.parametrize(("text", "count"), [("+axe +axe", 1), ("+axe +bow", 2)])
def test_v5_10_new_dice_alike_are_one_choice(text: str, count: int) -> None:
    t = fight()
    game.apply(t.s, ev.ExtraDiceRolled(0, faces(text)))
    assert len(game.legal(t.s, 0)) == count


# Everything listed is allowed


def test_v4_2_everything_listed_is_allowed_and_listed_once() -> None:
    hand = (HEROIC, HEROIC_AXE, COUNTERBLOW, SWAP, "fury-red-dawn", "new-weapons-smiths-gift")
    t = fight(*hand, squad="bear-gudveig giant-klaki giant-bergskar wolf-dagny")
    for dice in THROWS[::7]:
        throw(t, dice)
        commands = game.legal(t.s, 0)
        assert len(set(commands)) == len(commands), dice
        assert all(allowed(t, command) for command in commands), dice
