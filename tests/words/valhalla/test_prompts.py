"""Prompts of Valhalla in single moments, and the words of its cards."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table
from tests.valhalla.track import lies, stands, track
from tests.words.samples import NAMES, clean
from valhalla.games import valhalla as game
from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla.cards import Ability, Effect, Jarl, Tactic, Warrior
from valhalla.games.valhalla.terms import CLANS
from valhalla.kernel.chance import Chance
from valhalla.words import rulebook
from valhalla.words.asking import Prompt
from valhalla.words.prompts import ask
from valhalla.words.valhalla import names

# Single moments


def test_the_others_wait() -> None:
    t = Table(3)
    t.squad(0, "bear-hallgerd")
    assert ask(t.s, 1, NAMES) == Prompt("Waiting for player Astrid.", "", "V3.1")
    state, _ = game.new(game.Setup(3), Chance(1))
    assert ask(state, 0, NAMES).text == "Choose your jarl, in secret."
    game.decide(state, 0, game.legal(state, 0)[0], Chance(1, 0, 1))
    assert ask(state, 0, NAMES).text == "Waiting for players Bo and Cnut."


def test_v3_4_an_empty_squad_must_be_filled() -> None:
    t = Table(2)
    t.give(0, "bear-hallgerd")
    why = "Your squad is empty, so you may neither attack nor draw."
    assert ask(t.s, 0, NAMES) == Prompt("Add one or two warriors to your squad.", why, "V3.4")


def test_v3_4_without_any_warrior_the_hand_is_shown() -> None:
    t = Table(2)
    t.give(0, "fury-red-dawn")
    prompt = ask(t.s, 0, NAMES)
    assert (prompt.text, prompt.rule) == ("Show your hand and draw cards.", "V3.4")


def test_v3_5_why_nobody_can_be_attacked() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    assert ask(t.s, 0, NAMES) == Prompt(
        "Draw cards.",
        "You have no warrior in hand to add. "
        "Nobody can be attacked: every opponent lacks warriors or own shields.",
        "V3.5",
    )
    t.squad(1, "wolf-ylva")
    assert ask(t.s, 0, NAMES).text == "Choose your action: attack or draw cards."


def test_v4_10_a_defender_is_told_what_is_needed() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "boar-galti")
    t.attack(0, 1)
    t.dice(0, "axe axe bow spear sword shield")
    assert "nobody wins" in ask(t.s, 0, NAMES).note
    t.arm(0, "bear-hallgerd")
    strength = t.s.table.strength[t.card("bear-hallgerd")]
    assert ask(t.s, 0, NAMES).note == f"Your strength is {strength}."
    t.stop(0)
    assert ask(t.s, 1, NAMES).text.startswith("Defend against player Astrid: ")
    assert f"you need {strength + 1} to win" in ask(t.s, 1, NAMES).note


def test_v1_5_an_offer_names_the_jarl_and_the_ability() -> None:
    t = Table(2)
    t.jarl(1, "egil")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "boar-galti")
    t.attack(0, 1)
    assert ask(t.s, 1, NAMES).text == "Before the battle you may use jarl Egil."
    assert ask(t.s, 1, NAMES).note.startswith("Before a battle you may set one of your dice aside.")


def test_the_end_asks_nothing() -> None:
    t = Table(2)
    t.s.agenda = t.s.agenda[:1]
    assert ask(t.s, 0, NAMES).text == "The game is over."


# Cards


def every_card() -> list[card_data.Card]:
    return list(card_data.by_id().values())


@pytest.mark.parametrize("card", every_card(), ids=lambda card: card.id)
def test_every_card_can_be_described(card: card_data.Card) -> None:
    clean(names.describe(card), names.kind(card), *names.text(card))
    assert len(names.describe(card)) > 10
    assert not any(text[0].islower() for text in names.text(card))
    assert names.text(card) or isinstance(card, Warrior)


def test_a_card_in_one_line() -> None:
    boar = Warrior("x", "X", "boar", 3, 2, ("axe", "spear", "axe"), ability=Ability("rival", "bear"))
    assert names.describe(boar) == (
        "boar, strength 3, valour 2, needs axe\N{NO-BREAK SPACE}×2, spear; "
        "+3 if the opponent’s squad holds a bear"
    )
    giant = Warrior("x", "X", "giant", 7, 4, needs="twopairs", ability=Ability("frost"))
    assert names.describe(giant) == (
        "frost giant, strength 7, valour 4, needs two pairs of weapons alike; "
        "activated in attack, it leaves the defender one die fewer"
    )
    assert (
        names.describe(Warrior("x", "X", "wolf", 1, 2, ("bow",))) == "wolf, strength 1, valour 2, needs bow"
    )
    assert names.describe(Tactic("x", "X", Effect("heroic", 4, "bow"))) == (
        "Heroic attack +4 (bow): +4 strength; discard one of your unplaced dice that shows: bow"
    )
    assert names.describe(Jarl("x", "X", "Main.", "If.", "More.", both=False)) == (
        "Main. Condition: If. Extra: More. Only one of the two may be used."
    )


@pytest.mark.parametrize("clan", CLANS)
def test_v5_1_every_clan_can_be_a_rival_or_kin(clan: card_data.Clan) -> None:
    assert names.ability(Ability("rival", clan)) == f"+3 if the opponent’s squad holds a {names.clan(clan)}"
    kin = f"+2 with one other {names.clan(clan)} in your squad, +5 with two or more"
    assert names.ability(Ability("kin", clan)) == kin


# The hammer at Ragnarök


def test_h6_1_before_a_throw() -> None:
    t = track()
    prize = "Of those who stop, the farthest gains 2 points, the next farthest 1."
    text = "Before Ragnarök you throw the hammer once: throw your two dice."
    assert ask(t.s, 1, NAMES) == Prompt(text, f"The first throw cannot fail. {prize}", "H6.1")
    assert ask(t.s, 0, NAMES).text == "Waiting for player Bo."
    stands(t, (2, 5), token=7)
    why = "The new sum must be higher than 7. If it is not, you gain no points and draw a card."
    assert ask(t.s, 1, NAMES) == Prompt("Throw again with a die more, or stop.", why, "H6.1")
    stands(t, (2,) * 8, token=7)
    none = "The reserve is empty, so no die joins yours."
    assert ask(t.s, 1, NAMES) == Prompt("Throw some of your dice again, or stop.", f"{none} {why}", "H6.1")


def test_h6_1_after_a_throw_with_hammers() -> None:
    t = track()
    lies(t, (1, 5))
    one = "Remove the hammer and it counts 3 instead of 1, but the die is gone for this turn."
    text = "The sum is 6: remove hammers, or move the token with all your dice in play."
    assert ask(t.s, 1, NAMES) == Prompt(text, one, "H6.1")
    lies(t, (1, 1, 5), token=7, throws=2)
    text = "The sum is 7, not higher than 7: remove hammers, or the throw would fail."
    assert ask(t.s, 1, NAMES).text == text


def test_kinds_of_tactics_are_those_of_the_rulebook() -> None:
    assert names.tactic_kind(Effect("heroic", 3)) == "Heroic attack +3"
    assert names.tactic_kind(Effect("heroic", 4, "bow")) == "Heroic attack +4 (bow)"
    for card in every_card():
        if isinstance(card, Tactic):
            assert rulebook.find(names.tactic_kind(card.effect).partition(" (")[0])
