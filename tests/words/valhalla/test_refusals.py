"""Refusals at a table of Valhalla: what is filled in."""

from __future__ import annotations

from tests.valhalla.table import Table
from tests.valhalla.track import lies, track
from valhalla.games.valhalla import commands as cm
from valhalla.kernel.game import IllegalCommand
from valhalla.words import refusals

NAMES = ("Astrid", "Bo")


def explain(refusal: IllegalCommand) -> str:
    return refusals.explain(refusal, "valhalla", NAMES)


def duel(attacker: str, defenders: str, expansions: tuple[str, ...]) -> Table:
    """Seat 0 attacks seat 1 and has just armed this warrior."""
    t = Table(2, expansions=expansions)
    t.squad(0, attacker)
    t.squad(1, *defenders.split())
    t.attack(0, 1)
    t.dice(0, "axe axe shield shield bow bow")
    t.arm(0, attacker)
    return t


def test_not_your_turn_names_the_other() -> None:
    t = Table(2)
    assert explain(t.refuses(1, cm.DrawCards())) == "It is up to player Astrid now. [V3.1]"


def test_numbers_are_filled_in() -> None:
    t = Table(2)
    triple, pair = t.any("bear", symbols=3), t.any("wolf", symbols=2)
    t.give(0, triple, pair)
    refusal = t.refuses(0, cm.AddWarriors((t.card(triple), t.card(pair)), (0, 1)))
    assert explain(refusal) == "Two warriors added together may have 3 weapon symbols at most. [V3.2]"


def test_h6_1_the_hammer_is_refused_in_numbers() -> None:
    t = track()
    first = "You have not thrown the hammer yet. [H6.1]"
    assert explain(t.refuses(1, cm.RestHammer())) == first
    lies(t, (1, 2, 6), token=9, throws=2)
    low = "The token cannot move: 9 is not higher than 9. [H6.1]"
    assert explain(t.refuses(1, cm.LandHammer(0))) == low
    most = "You can remove 1 hammer at most. [H6.1]"
    assert explain(t.refuses(1, cm.LandHammer(2))) == most
    settle = "That is not possible now: the dice have been thrown; settle this throw first. [H6.1]"
    assert explain(t.refuses(1, cm.RestHammer())) == settle


def test_v11_3_a_blocked_warrior_cannot_be_armed() -> None:
    t = duel("dwarf-nabbi", "bear-hallgerd wolf-ylva", ("dwarves",))
    t.do(0, cm.ChooseWarrior(0))
    t.stop(0)
    t.dice(1, "axe axe blank blank blank blank")
    text = "A dwarf blocks this warrior, so it cannot be armed in this battle. [V11.3]"
    assert explain(t.refuses(1, cm.Arm(0, (0, 1)))) == text


def test_v11_3_a_dwarf_wants_an_answer_first() -> None:
    t = duel("dwarf-nabbi", "bear-hallgerd wolf-ylva", ("dwarves",))
    text = "That is not possible now: choose first whom your dwarf blocks. [V11.3]"
    assert explain(t.refuses(0, cm.EndPhase())) == text
    assert explain(t.refuses(0, cm.ChooseWarrior(3))) == (
        "That is not among the choices of this moment. [V11.3]"
    )


def test_v14_1_a_partner_is_no_target() -> None:
    t = Table(4, expansions=("alliance",))
    t.squad(0, "bear-hallgerd")
    t.squad(2, "wolf-ylva")
    assert explain(t.refuses(0, cm.Attack(2))) == "Partners do not attack each other. [V14.1]"


def test_not_now_says_what_is_going_on() -> None:
    t = Table(2)
    assert (
        explain(t.refuses(0, cm.EndPhase())) == "That is not possible now: it is time for your action. [V3.2]"
    )
