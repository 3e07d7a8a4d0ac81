"""The words of the expansions: what they are called, what their cards say, what is asked and told."""

from __future__ import annotations

import re

import pytest

from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import (
    Ability,
    Clan,
    Effect,
    Loki,
    LokiRow,
    Mark,
    Mission,
    Thor,
    Title,
    Warrior,
    Weapon,
    Wrath,
    by_id,
)
from valhalla.games.valhalla.expansions.dwarves import WarriorBlocked, WarriorCalled
from valhalla.games.valhalla.expansions.last_viking import TitleRaised, TitleReturned, TitleTaken
from valhalla.games.valhalla.expansions.loki import LokiRevealed, ShieldReturned
from valhalla.games.valhalla.expansions.pairs import ShieldGiven
from valhalla.games.valhalla.expansions.thor import ThorPlayed, ThorSettled
from valhalla.games.valhalla.expansions.tyr import WrathDealt, WrathReturned, WrathSetAside, WrathShed
from valhalla.games.valhalla.scoring import final_scores, winners
from valhalla.games.valhalla.table import COUNTS, EXCLUDE, everything
from valhalla.games.valhalla.terms import ALLY, CLANS, NONE, SUPPLY, UNKNOWN, WEAPONS, Step
from valhalla.games.valhalla.view import seen_by, view
from valhalla.words import rulebook
from valhalla.words.asking import Prompt
from valhalla.words.prompts import ask
from valhalla.words.saga import Teller
from valhalla.words.telling import Level
from valhalla.words.valhalla import names
from valhalla.words.valhalla.expansions import loki, tyr, valkyries
from valhalla.words.valhalla.prompts import label

NAMES = ("Astrid", "Bo", "Cnut", "Dagny", "Eirik", "Frida")
NBSP = "\N{NO-BREAK SPACE}"


def said(t: Table, event: ev.Event, level: Level = "standard") -> str | None:
    return Teller(NAMES, level).tell(t.s, event)


def name(t: Table, card_id: str) -> str:
    return t.s.table.cards[t.card(card_id)].name


def dwarf(t: Table, ability: str) -> str:
    return t.any("dwarf", ability=ability, symbols=1)


def all_weapons(t: Table, seat: int) -> None:
    t.dice(seat, "axe sword spear bow shield blank")


# What they are called


@pytest.mark.parametrize("expansion", game.EXPANSIONS)
def test_every_expansion_has_a_name_a_line_and_what_it_changes(expansion: str) -> None:
    title, about = names.expansion(expansion)
    assert not title.endswith(".") and about.endswith(".")
    lines = names.expansion_changes(expansion)
    assert 2 < len(lines) < 5 and all(re.fullmatch(r"[A-Z0-9].*\.", line) for line in lines)
    assert rulebook.clause(names.expansion_rule(expansion))


def test_there_is_no_expansion_too_many() -> None:
    assert set(names.EXPANSIONS) == set(game.EXPANSIONS)


def test_v11_2_two_large_expansions_change_more_together() -> None:
    assert names.expansions_together(("valkyries", "tyr")) == []
    (line,) = names.expansions_together(("hammer", "dwarves", "valkyries"))
    assert line.startswith("Valkyries and Dwarves together: 20 more cards")


def test_reasons_name_clauses_of_the_book() -> None:
    reasons = [str(why) for _counts, why in COUNTS.values()] + [str(why) for *_two, why in EXCLUDE]
    for rule in re.findall(r"V\d+(?:\.\d+)?", " ".join(reasons)):
        assert rulebook.section_of(rule)


# Cards


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("block", "activated in attack, it blocks one of the defender’s warriors for this battle"),
        ("hold", "after the battle it holds one of the opponent’s activated warriors back from Valhalla"),
        ("disarm", "when it is activated, the opponent discards a tactic or shows a hand without one"),
        ("spite", "when it is activated, you may lay a hand card face down beside it for +3"),
    ],
)
def test_v11_3_what_dwarves_do(word: str, text: str) -> None:
    assert any(names.ability(card.ability) == text for card in _warriors(word) if card.ability)


def _warriors(word: str) -> list[Warrior]:
    warriors = [card for card in by_id().values() if isinstance(card, Warrior)]
    return [card for card in warriors if card.ability and card.ability.word == word]


@pytest.mark.parametrize("clan", CLANS)
def test_v10_3_marks(clan: Clan) -> None:
    kindred = f"+2 points if a {names.clan(clan)} goes to Valhalla with it"
    assert valkyries.mark(Mark("kindred", clan)) == kindred
    assert valkyries.mark(Mark("host")) == "+1 point for every other warrior that goes to Valhalla with it"
    assert valkyries.mark(Mark("alone")) == "+3 points if it goes to Valhalla alone"
    assert len({valkyries.mark_name(word) for word in ("host", "kindred", "alone")}) == 3
    both = Warrior("x", "X", "boar", 3, 1, ("axe",), ability=Ability("rival", "bear"), mark=Mark("alone"))
    assert names.describe(both).endswith(
        "; +3 if the opponent’s squad holds a bear; +3 points if it goes to Valhalla alone"
    )
    assert len(names.text(both)) == 2


def test_v10_4_giants_with_all_different_weapons() -> None:
    three = Warrior("x", "X", "giant", 5, 2, needs="alldiff3")
    four = Warrior("x", "X", "giant", 8, 4, needs="alldiff4")
    assert (names.need(three), names.need(four)) == ("three different weapons", "four different weapons")


def test_v10_5_a_supply_names_its_weapon_and_is_marked_among_dice() -> None:
    assert names.tactic_kind(Effect("supply", weapon="bow")) == "Weapon supply (bow)"
    text = "arms a warrior or pays for a tactic like a die that shows: bow"
    assert names.effect(Effect("supply", weapon="bow")) == text
    assert names.dice((0, 0, 6, SUPPLY + 3)) == f"axe{NBSP}×2, axe (extra), bow (supply)"


def test_v11_4_what_the_cries_give() -> None:
    assert names.effect(Effect("blooded_cry")) == (
        "+1, +2, +4 or +6 strength with one, two, three, or at least four activated warriors"
    )


def test_v9_2_a_thor_card_says_for_whom_what_and_what_for() -> None:
    card = Thor("x", "X", "fewer_or_equal", "strength3", 1)
    assert names.text(card) == [
        "Before a battle; for a side with fewer warriors than the other, or as many",
        "It gains +3 strength",
        "Valour 1 for you if that side wins",
    ]
    assert names.describe(card).startswith("Thor’s help: before a battle; for a side with fewer")


def test_v10_7_missions() -> None:
    assert names.describe(Mission("x", "X", "by_five", 2)) == (
        "Mission: win a battle by 5 or more; valour 2 in your Valhalla pile"
    )


@pytest.mark.parametrize("clan", CLANS)
def test_v12_3_wrath_against_a_clan(clan: Clan) -> None:
    text = f"+4 if the opponent’s squad holds a {names.clan(clan)}"
    assert tyr.wrath(Wrath("x", "X", clan=clan)) == text


@pytest.mark.parametrize("weapon", WEAPONS)
def test_v12_3_wrath_for_a_weapon(weapon: Weapon) -> None:
    text = f"one {weapon} of the warrior need not be covered"
    assert tyr.wrath(Wrath("x", "X", weapon=weapon)) == text
    assert names.text(Wrath("x", "X")) == ["Lay it under a warrior that you add", "+2 strength"]


def test_v8_1_a_row_with_its_range() -> None:
    assert loki.row(LokiRow(0, 0, "keep_shield")) == "Difference 0: If you were attacked, keep your shield."
    assert loki.row(LokiRow(4, 5, "points", 1)) == "Difference 4–5: Gain 1 point."
    assert loki.bonus(LokiRow(4, 5, "points", 3)) == "Gain 3 points."


def test_v8_4_a_card_may_change_the_opening_discard() -> None:
    rows = (LokiRow(0, 1, "draw"),)
    more, fewer = Loki("x", "X", rows, discard=10), Loki("x", "X", rows, discard=-1)
    assert names.text(more) == ["Difference 0–1: Draw a card.", "10 cards more are discarded at the start."]
    assert loki.discard(fewer) == "1 card fewer is discarded at the start."
    assert loki.discard(Loki("x", "X", rows)) == ""


def test_v13_2_levels_of_the_title() -> None:
    title = Title("x", "X", (2,), (1, 2, 3), (0, 1, 2))
    assert names.text(title) == [
        "Level 1: 1 point at the start of a turn.",
        "Level 2: 2 points at the start of a turn. An attacker has an extra die.",
        "Level 3: 3 points at the start of a turn. An attacker has 2 extra dice.",
    ]


# What is asked


def asked(t: Table, seat: int) -> Prompt:
    return ask(view(t.s, seat), seat, NAMES)


def test_v9_1_who_stands_by_may_help() -> None:
    t = Table(3, expansions=("thor",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva", "boar-galti")
    t.give(2, "thor-far-rumble")
    t.attack(0, 1)
    prompt = asked(t, 2)
    assert prompt.text == (
        "Player Astrid is about to fight player Bo: you may help one of them with a Thor card."
    )
    assert prompt.note.startswith("Each Thor card says whom it may help.") and prompt.rule == "V9.1"
    kinds = [(option.kind, option.rule) for option in game.options(t.s, 2)]
    step = t.s.step
    assert [label(*kind, step) for kind in kinds] == ["Pass", "Help with a Thor card"]


def test_v9_1_who_has_no_thor_card_is_asked_all_the_same() -> None:
    t = Table(3, expansions=("thor",))
    t.jarl(2, "yrsa")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva", "boar-galti")
    t.give(2, "fury-red-dawn")
    t.attack(0, 1)
    assert asked(t, 2).text.endswith("you may use jarl Yrsa or help with a Thor card.")
    t.jarl(2, "hodr")
    assert asked(t, 2).note == "You have nothing to use or to play here, so you can only pass."


def test_v11_4_before_a_battle_a_warrior_may_be_called() -> None:
    t = Table(2, expansions=("dwarves",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, t.tactic("call_to_arms"))
    t.throw("boar-galti", "fury-red-dawn")
    t.attack(0, 1)
    note = f"Warrior {name(t, 'boar-galti')} lies topmost in the discard pile and would join your squad."
    assert asked(t, 0) == Prompt("Before the battle you may play Call to arms.", note, "V11.4")
    t.jarl(0, "egil")
    prompt = asked(t, 0)
    assert prompt.text == "Before the battle you may use jarl Egil or play Call to arms."
    assert note in prompt.note
    t.squad(0, t.any("stag"), t.any("wolf", symbols=2), t.any("wolf", symbols=3))
    assert asked(t, 0).note.endswith("Your squad is full, so one of your warriors would make room.")


def test_v11_3_dwarves_ask() -> None:
    t = Table(2, expansions=("dwarves",))
    block, disarm, spite = (dwarf(t, word) for word in ("block", "disarm", "spite"))
    t.squad(0, block, disarm, spite)
    t.squad(1, "wolf-ylva", "boar-galti")
    t.give(0, "fury-red-dawn")
    t.give(1, t.tactic("fury"))
    t.attack(0, 1)
    all_weapons(t, 0)
    t.arm(0, block)
    blocks = asked(t, 0)
    assert blocks.text == "Your dwarf blocks the way: choose a warrior of player Bo."
    assert label("choose_warrior", "V11.3", t.s.step) == "Block this warrior"
    events = t.do(0, cm.ChooseWarrior(0))
    text = f"Warrior {name(t, 'wolf-ylva')} of player Bo is blocked and cannot fight in this battle."
    assert said(t, events[0]) == text
    all_weapons(t, 0)
    t.arm(0, disarm)
    assert asked(t, 1) == Prompt(
        "A dwarf of player Astrid disarms you: discard a tactic of your hand.",
        "You choose which one.",
        "V11.3",
    )
    (tactic,) = t.hand(1)
    events = t.do(1, cm.ChooseCard(t.card(tactic)))
    assert said(t, events[0]) == f"Player Bo is disarmed and discards tactic {name(t, tactic)}."
    all_weapons(t, 0)
    t.arm(0, spite)
    assert asked(t, 0).text == (
        f"You may lay a card of your hand face down beside warrior {name(t, spite)} for +3 strength."
    )
    laid = t.do(0, cm.ChooseCard(t.card("fury-red-dawn")))[0]
    beside = f"Player Astrid lays a card face down beside warrior {name(t, spite)}"
    assert said(t, laid) == f"{beside}: {name(t, 'fury-red-dawn')}."
    assert said(t, seen_by(laid, 1)) == said(t, seen_by(laid, None)) == f"{beside}."


def test_v11_3_a_hand_without_a_tactic_is_shown() -> None:
    t = Table(2, expansions=("dwarves",))
    card = t.card("bear-hallgerd")
    assert said(t, ev.HandShown(1, (card,), "V11.3")) == (
        "Player Bo has no tactic to discard and shows the hand: Hallgerd Stone-Knuckle."
    )
    empty = "Player Bo has no tactic to discard, and no card to show."
    assert said(t, ev.HandShown(1, (), "V11.3")) == empty


def test_v11_3_a_dwarf_holds_back() -> None:
    t = Table(2, expansions=("dwarves",))
    hold = dwarf(t, "hold")
    t.squad(0, "bear-hallgerd")
    t.squad(1, hold)
    t.attack(0, 1)
    t.dice(0, "axe axe axe sword sword sword")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    all_weapons(t, 1)
    t.arm(1, hold)
    t.stop(1)
    assert Step.label(t.s.step) == "hold"
    assert asked(t, 1).text == "Your dwarf holds somebody back: choose an activated warrior of player Astrid."
    held = t.do(1, cm.ChooseWarrior(0))[0]
    text = f"Warrior {name(t, 'bear-hallgerd')} of player Astrid is held back and stays in the squad."
    assert said(t, held) == text


def test_v10_6_the_road_asks_the_attacker() -> None:
    t = Table(2, expansions=("valkyries",))
    bear, wolf = t.any("bear", symbols=1), t.any("wolf", symbols=1)
    t.squad(0, bear, wolf)
    t.squad(1, "boar-galti")
    t.give(1, t.tactic("road"))
    t.attack(0, 1)
    all_weapons(t, 0)
    t.arm(0, bear)
    all_weapons(t, 0)
    t.arm(0, wolf)
    t.stop(0)
    t.play(1, t.hand(1)[0])
    prompt = asked(t, 0)
    assert prompt.text == "Player Bo opens the Road to Valhalla: choose one of your activated warriors."
    assert label("choose_warrior", prompt.rule, t.s.step) == "Let this warrior go"
    taken = t.do(0, cm.ChooseWarrior(0))[0]
    left = f"Warrior {name(t, bear)} of player Astrid leaves the battle by the Road to Valhalla."
    assert said(t, taken) == left


def test_v10_7_a_winner_may_fulfil_a_mission() -> None:
    t = Table(2, expansions=("valkyries",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "boar-galti")
    t.give(0, "mission-first-cast-stands", "mission-three-abreast")
    t.attack(0, 1)
    t.dice(0, "axe axe axe sword sword sword")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert asked(t, 0).text == "You have won: you may fulfil a mission."
    done = t.do(0, cm.ChooseCard(t.card("mission-first-cast-stands")))[0]
    assert said(t, done, "story") == "Player Astrid fulfils mission The First Cast Stands (valour 2)."


def test_v12_2_a_wrath_card_under_a_warrior() -> None:
    t = Table(2, expansions=("tyr",))
    t.give(0, "bear-hallgerd", "wrath-cold-verdict")
    t.do(0, cm.AddWarriors((t.card("bear-hallgerd"),), (2,)))
    assert asked(t, 0).text == "You may lay a wrath card under a warrior you have just added."
    laid = t.do(0, cm.LayWrath(t.card("wrath-cold-verdict"), 2))[0]
    under = "Player Astrid lays wrath card Cold Verdict under warrior Hallgerd Stone-Knuckle."
    assert said(t, laid) == under


def test_v12_2_without_a_wrath_card_there_is_only_to_pass() -> None:
    t = Table(2, expansions=("tyr",))
    t.give(0, "bear-hallgerd", "fury-red-dawn")
    t.do(0, cm.AddWarriors((t.card("bear-hallgerd"),), (2,)))
    assert asked(t, 0).note == "You hold no wrath card, so you can only pass."


def beaten_with(card: str) -> Table:
    """A table with this card of Loki's, at which the defender has lost."""
    t = Table(2, expansions=("loki",))
    t.s.loki = [each.id for each in t.s.table.lokis].index(card)
    t.squad(0, "bear-hallgerd")
    t.squad(1, t.any("wolf", symbols=1))
    t.give(0, "fury-red-dawn")
    t.give(1, "boar-galti")
    t.attack(0, 1)
    t.dice(0, "axe axe axe sword sword sword")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    all_weapons(t, 1)
    t.arm(1, t.squad_of(1)[0])
    t.stop(1)
    return t


def test_v8_1_the_loser_is_asked_for_a_row() -> None:
    t = beaten_with("loki-borrowed-feathers")
    attack, defence = t.s.battle.strengths if t.s.battle else (0, 0)
    text = f"You have lost by {attack - defence}: you may take a row of Loki’s card."
    assert asked(t, 1) == Prompt(text, "Rows for a greater difference are open to you, too.", "V8.1")
    taken, stolen = t.do(1, cm.TakeRow(2))[:2]
    consoled = "Loki consoles player Bo: “Take a random card from the winner’s hand.”"
    assert said(t, taken, "story") == consoled
    robbed = "Player Bo takes a random card from the hand of player Astrid: Red Dawn."
    assert said(t, stolen) == robbed


def test_v8_4_a_card_goes_on_the_deck_unseen() -> None:
    t = beaten_with("loki-leaping-salmon")
    t.do(1, cm.TakeRow(2))
    assert asked(t, 1).text == "Lay a card of your hand face down on the deck."
    buried = t.do(1, cm.ChooseCard(t.card("boar-galti")))[0]
    assert said(t, seen_by(buried, 0)) == "Player Bo lays a card face down on the deck."
    assert said(t, buried) == f"Player Bo lays a card face down on the deck: {name(t, 'boar-galti')}."


def test_v8_4_the_winner_gives_a_tactic() -> None:
    t = Table(2, expansions=("loki",))
    t.s.loki = [each.id for each in t.s.table.lokis].index("loki-shorn-braid")
    t.squad(0, "bear-hallgerd")
    t.squad(1, t.any("wolf", symbols=1))
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    t.dice(0, "axe axe axe sword sword sword")
    t.arm(0, "bear-hallgerd")
    t.play(0, "fury-red-dawn")
    t.stop(0)
    all_weapons(t, 1)
    t.arm(1, t.squad_of(1)[0])
    t.stop(1)
    t.do(1, cm.TakeRow(2))
    asks = "Loki gives player Bo a tactic that was played in this battle: choose which."
    assert asked(t, 0).text == asks
    given = t.do(0, cm.ChooseCard(t.card("fury-red-dawn")))[0]
    assert said(t, given) == "Tactic Red Dawn of player Astrid goes to player Bo."
    back = ev.TacticTaken(1, 1, t.card("fury-red-dawn"), "V8.4")
    assert said(t, back) == "Tactic Red Dawn comes back to player Bo."


# What is told


def test_v8_4_the_card_is_told_row_by_row_where_everything_is() -> None:
    t = Table(2, expansions=("loki",))
    number = [each.id for each in t.s.table.lokis].index("loki-fallen-apple")
    assert said(t, LokiRevealed(number), "story") == "Loki lays out a card: The Fallen Apple."
    assert said(t, LokiRevealed(number), "full") == (
        "Loki lays out a card: The Fallen Apple. Difference 0–1: Gain 3 points. "
        "Difference 2–3: Gain 2 points. Difference 4–6: Gain 1 point."
    )


def test_v8_4_a_shield_may_come_back() -> None:
    t = Table(2, expansions=("loki",))
    text = "Player Astrid must give the shield back to player Bo."
    assert said(t, ShieldReturned(0, 1), "story") == text


def test_v8_3_only_the_two_know_what_was_stolen() -> None:
    t = Table(3, expansions=("loki", "thor"))
    stolen = ev.CardStolen(0, 1, t.card("bear-hallgerd"), False, "V8.1")
    text = "Player Astrid takes a random card from the hand of player Bo"
    assert said(t, seen_by(stolen, 0)) == said(t, seen_by(stolen, 1)) == f"{text}: Hallgerd Stone-Knuckle."
    assert said(t, seen_by(stolen, 2)) == said(t, seen_by(stolen, None)) == f"{text}."


def test_v9_3_thor_cards_are_settled() -> None:
    t = Table(3, expansions=("thor",))
    card = t.card("thor-far-rumble")
    assert said(t, ThorPlayed(2, card, 0)) == "Player Cnut helps player Astrid with Thor card A Far Rumble."
    won = "Thor card A Far Rumble goes to the Valhalla pile of player Cnut (valour 1)."
    lost = "Thor card A Far Rumble of player Cnut helped in vain and is discarded."
    assert said(t, ThorSettled(2, card, True)) == won
    assert said(t, ThorSettled(2, card, False)) == lost


def test_v11_4_a_warrior_is_called_and_another_makes_room() -> None:
    t = Table(2, expansions=("dwarves",))
    bear, wolf = t.card("bear-hallgerd"), t.card("wolf-ylva")
    text = "Warrior Hallgerd Stone-Knuckle comes back from the discard pile to the squad of player Astrid."
    assert said(t, WarriorCalled(0, bear, 0)) == text
    room = f"{text} Discarded to make room: {name(t, 'wolf-ylva')}."
    assert said(t, WarriorCalled(0, bear, 0, (wolf,))) == room


def test_v12_1_wrath_cards_stay_hidden() -> None:
    t = Table(2, expansions=("tyr",))
    card = t.card("wrath-cold-verdict")
    aside = WrathSetAside((card,) * 6)
    assert said(t, aside, "full") == "6 wrath cards stay out of the deck, unseen."
    assert said(t, WrathSetAside((UNKNOWN,)), "full") == "A wrath card stays out of the deck, unseen."
    dealt = WrathDealt(1, card)
    assert said(t, dealt, "full") == "Player Bo is dealt a wrath card: Cold Verdict."
    assert said(t, seen_by(dealt, 0), "full") == "Player Bo is dealt a wrath card."


def test_v12_4_wrath_leaves_with_its_warrior() -> None:
    t = Table(2, expansions=("tyr",))
    one, two = t.card("wrath-cold-verdict"), t.card("wrath-thin-ribbon")
    shed = "Wrath card Cold Verdict of player Bo is discarded."
    assert said(t, WrathShed(1, (0,), (one,)), "full") == shed
    both = "Wrath cards Cold Verdict and The Thin Ribbon of player Bo are discarded."
    assert said(t, WrathShed(1, (0, 1), (one, two)), "full") == both
    back = "Wrath card Cold Verdict goes back to the hand of player Bo."
    assert said(t, WrathReturned(1, 0, one)) == back


def test_v12_3_a_warrior_may_need_no_die() -> None:
    t = Table(2, expansions=("tyr",))
    t.squad(0, "bear-hallgerd")
    text = "Warrior Hallgerd Stone-Knuckle of player Astrid is armed without a die."
    assert said(t, ev.WarriorArmed(0, 0, ())) == text


def test_v13_1_the_title_goes_from_hand_to_hand() -> None:
    t = Table(2, expansions=("last_viking",))
    first_one = "Player Bo is the Last Viking now, at level 1."
    assert said(t, TitleTaken(1, NONE), "story") == first_one
    taken = "Player Bo takes the title of the Last Viking from player Astrid, at level 1."
    assert said(t, TitleTaken(1, 0), "story") == taken
    assert said(t, TitleRaised(1, 3)) == "The Last Viking, player Bo, rises to level 3."
    returned = "The title of the Last Viking goes from player Bo back to the middle."
    assert said(t, TitleReturned(1), "story") == returned


def test_v14_2_a_partner_is_named_with_the_warrior() -> None:
    t = Table(4, expansions=("alliance",))
    t.squad(2, "bear-hallgerd")
    armed = ev.WarriorArmed(0, ALLY, (0, 0))
    text = "Player Astrid arms warrior Hallgerd Stone-Knuckle of partner Cnut with"
    assert said(t, armed) == f"{text} axe{NBSP}×2."
    bare = "Astrid arms Hallgerd Stone-Knuckle, who stands with Cnut, without a die."
    assert said(t, ev.WarriorArmed(0, ALLY, ())) == bare
    blocked = said(t, WarriorBlocked(0, ALLY))
    assert blocked and blocked.startswith("Warrior Hallgerd Stone-Knuckle of player Cnut is blocked")


def test_v14_3_partners_take_a_shield_of_each_other() -> None:
    t = Table(4, expansions=("partnership",))
    text = "Player Astrid takes a shield of partner Cnut, as a captured one."
    assert said(t, ShieldGiven(0, 2), "story") == text


# Scores


def ending(t: Table) -> list[str]:
    scores = final_scores(t.s)
    text = said(t, ev.GameEnded(scores, winners(t.s, scores)), "story")
    assert text
    return text.splitlines()


def test_v7_1_missions_thor_cards_and_the_title_are_told_apart() -> None:
    t = Table(3, expansions=everything(3))
    t.valhalla(1, "bear-hallgerd", "mission-three-abreast", "thor-far-rumble")
    t.s.titles[1] = 2
    bear = t.s.table.valour[t.card("bear-hallgerd")]
    assert ending(t)[1] == (
        f"Player Bo has {bear + 12} points: valour {bear}, missions 2, Thor cards 1, own shields 8, "
        "the Last Viking 1."
    )


def test_v14_4_allies_score_and_win_together() -> None:
    t = Table(4, expansions=("alliance",))
    t.valhalla(1, "bear-hallgerd")
    t.capture(3, 0)
    bear = t.s.table.valour[t.card("bear-hallgerd")]
    told_lines = ending(t)
    assert told_lines[1] == (
        f"Allies Bo and Dagny have {bear + 18} points: valour {bear}, captured shields 2, own shields 16."
    )
    assert told_lines[2] == "Allies Astrid and Cnut have 14 points: own shields 14."
    assert told_lines[3:] == ["Allies Bo and Dagny win the game."]


def test_v17_5_allies_are_level_by_what_they_have_together() -> None:
    t = Table(4, expansions=("alliance",))
    level = "are level in points, captured shields and own shields."
    assert ending(t)[-2:] == [
        f"Players Astrid, Cnut, Bo and Dagny {level}",
        "Players Astrid, Bo, Cnut and Dagny share the victory.",
    ]
    t.capture(1, 0)
    t.valhalla(0, *[card.id for card in t.s.table.cards if getattr(card, "valour", 0) == 2][:2])
    assert ending(t)[-2:] == [
        "Players Bo, Dagny, Astrid and Cnut are level in points: more captured shields decide.",
        "Allies Bo and Dagny win the game.",
    ]
