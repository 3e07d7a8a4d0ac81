"""The words of a game against a monster: what its cards say, what is asked, told and counted."""

from __future__ import annotations

import re

import pytest

from tests.words.samples import TONGUES
from tests.words.valhalla import hunts
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import MonsterAbility, MonsterCard, decks
from valhalla.games.valhalla.monsters.events import (
    ArmOffered,
    Called,
    DeckDiscarded,
    LastAttackCame,
    LastAttackOpen,
    MonsterAttacked,
    MonsterBeaten,
    MonsterChallenged,
    MonsterFought,
    MonsterRolled,
    MonsterSought,
    MonsterWon,
    ShieldLost,
    SlotsChanged,
    SteppedIn,
    TollPaid,
)
from valhalla.games.valhalla.monsters.module import BEATEN_POINTS, SPARED
from valhalla.games.valhalla.monsters.stack import SCALES, stack_of
from valhalla.games.valhalla.scoring import SHIELD_POINTS, final_scores
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.table import MONSTERS
from valhalla.games.valhalla.terms import ALLY, ATTACKED, ATTACKING, CALLS, CLANS, MONSTER, NONE, Step
from valhalla.kernel.game import IllegalCommand
from valhalla.words import language, rulebook
from valhalla.words.asking import Prompt
from valhalla.words.prompts import ask
from valhalla.words.refusals import explain
from valhalla.words.saga import Teller
from valhalla.words.telling import Level
from valhalla.words.valhalla import names
from valhalla.words.valhalla.monsters import names as monsters
from valhalla.words.valhalla.prompts import LABELS, label
from valhalla.words.valhalla.reasons import ValhallaReasons
from valhalla.words.valhalla.saga.table import TELL

NAMES = ("Astrid", "Bo", "Cnut", "Dagny")
CARDS = [card for card in decks()["monsters"] if isinstance(card, MonsterCard)]
WORDS = {card.ability.word for card in CARDS if card.ability}


def table(players: int = 1, card: int = 0, monster: str = "fenrir", large: tuple[str, ...] = ()) -> State:
    """A table in the middle of a game, seat 0 about to act."""
    s = game.blank(game.Setup(players, large, monster=monster, level=2))
    assert s.monster is not None
    s.monster.card = card
    s.first = s.active = 0
    s.agenda = [(Step.OVER,), (Step.PHASE_A, 0)]
    return s


def number(s: State, card_id: str) -> int:
    return next(n for n, card in enumerate(s.table.cards) if card.id == card_id)


def give(s: State, seat: int, *ids: str) -> None:
    for card in (number(s, one) for one in ids):
        s.deck.remove(card)
        s.hands[seat].append(card)
        s.known[card] = 1 << seat
    s.hands[seat].sort()


def squad(s: State, seat: int, *ids: str) -> None:
    for slot, card in enumerate(number(s, one) for one in ids):
        s.deck.remove(card)
        s.squads[seat][slot] = card
        s.known[card] = s.table.everyone


def fights(s: State, role: int, step: tuple[int, ...], *, armed: int = 0, seat: int = 0) -> Battle:
    """A battle of *seat*, with so many of its warriors armed."""
    assert s.monster is not None
    battle = Battle(Side(seat, 0), None)
    battle.monster, battle.against = role, s.monster.card
    for slot in range(armed):
        battle.attack.placed += ((slot, (0,)),)
        battle.attack.armed |= 1 << slot
    s.battle = battle
    s.agenda = [(Step.OVER,), step]
    return battle


def said(s: State, event: ev.Event, level: Level = "standard") -> str | None:
    return Teller(NAMES, level).tell(s, event)


# What its cards say


@pytest.mark.parametrize("monster", MONSTERS)
def test_every_monster_has_a_name_and_a_line(monster: str) -> None:
    assert monsters.name(monster) and monsters.about(monster).endswith(".")


def test_v15_8_levels_say_what_they_cost() -> None:
    assert [monsters.level_name(level) for level in (1, 2, 3)] == ["Level I", "Level II", "Level III"]
    assert monsters.level_text(1, 3) == "A lost battle costs 6 cards of the deck."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v18_1_together_levels_say_how_strong_the_monster_is(players: int) -> None:
    mine = SCALES[players]
    assert [monsters.level_text(players, level) for level in (1, 2, 3)] == [
        f"Strength of the monster’s cards: {mine.strength} % + {more}." for more in mine.more
    ]


def test_v15_10_every_ability_has_a_name_and_a_sentence() -> None:
    assert len({monsters.ability_name(word) for word in monsters.MONSTER_ABILITIES}) == 13
    assert set(monsters.MONSTER_ABILITIES) >= WORDS
    for word in monsters.MONSTER_ABILITIES:
        assert re.fullmatch(r"[A-Z][a-z]+: [A-Z].*\.", monsters.told(word))
    assert len({monsters.ability(MonsterAbility("mute", clan)) for clan in CLANS}) == len(CLANS)
    assert monsters.effect("two_tactics") == "You can play 2 tactics in a battle at most."


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_v15_1_every_card_is_told(card: MonsterCard) -> None:
    assert names.kind(card) == monsters.name(card.monster)
    told = names.text(card)
    assert told == [text for text in (monsters.ability_text(card), monsters.prey_text(card.prey)) if text]
    assert len(told) == 1 + (card.ability is not None) and all(text.endswith(".") for text in told)
    assert monsters.prey_name(card.prey)
    whole = names.describe(card)
    assert whole.startswith(f"{monsters.name(card.monster)}: strength {card.base.strength} ")
    assert whole.endswith(told[-1]) and "{" not in whole


# Whole games


def test_whole_games_are_told_and_asked_in_clean_sentences() -> None:
    told, steps, kinds = set(), set(), set()
    for n, (setup, card, seed) in enumerate(hunts.hunts()):
        saga = Teller(NAMES, "full", rules=True)
        for seen, event in hunts.watched(setup, card, seed, None if n % 2 else 0):
            text = saga.tell(seen, event)
            told.add(type(event))
            if isinstance(event, MonsterSought | ev.FirstPlayerChosen) and setup.players == 1:
                assert text is None
                continue
            assert text and text.endswith(f" [{getattr(event, 'rule')}]"), event  # noqa: B009
            assert not re.search(r"[{}]|  | [.,:;]|: [.;]|\.\.|\(\)|^ ", text), text
            assert not re.search("None|-[12]", text.split(" [")[0]), text
            assert all(rulebook.clause(rule) for rule in re.findall(r"\[([VH][\d.]+)\]", text))
        for state, seat, _events in hunts.moments(setup, card, seed):
            if seat < 0:
                continue
            prompt = ask(game.view(state, seat), seat, NAMES)
            step, found = state.step, game.options(state, seat)
            labels = [label(option.kind, option.rule, step) for option in found]
            for line in (*prompt, *labels):
                assert not re.search(r"[{}]|  |^ | $|None", line), line
            assert prompt.text.endswith(".") and rulebook.clause(prompt.rule)
            assert all(rulebook.clause(option.rule) for option in found)
            steps.add(step)
            kinds |= {option.kind for option in found}
    assert told >= hunts.EVENTS and steps >= {*hunts.STEPS, Step.ASIDE}
    assert "exchange_cards" in kinds <= {*LABELS, "pass"}


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_event_and_every_question_is_in_the_language(tongue: str) -> None:
    saga = Teller([*"АБВГ"], "full")
    told: dict[str, tuple[str, str]] = {}

    def both(key: str, tell: object) -> None:
        if key in told:
            return
        english = str(tell())  # type: ignore[operator]
        language.use(tongue)
        told[key] = english, str(tell())  # type: ignore[operator]
        language.use(language.SOURCE)

    wanted = {event.__name__ for event in hunts.EVENTS}
    every = list(hunts.hunts())
    some = every[::3] + every[-60:]
    for n, hunt in enumerate(some + every):  # more only if something has not happened yet
        if n >= len(some) and told.keys() >= wanted:
            break
        for seen, event in hunts.watched(*hunt):
            both(type(event).__name__, lambda seen=seen, event=event: saga.tell(seen, event) or seen.turns)
        for state, seat, _events in hunts.moments(*hunt):
            if seat >= 0:
                key = f"{state.step} {state.battle and state.battle.monster}"
                both(key, lambda state=state, seat=seat: " ".join(ask(state, seat, "АБВГ")[:2]))
    assert len(told) > 50 and wanted <= told.keys()
    assert [one for one, other in told.values() if one == other and not one.isdecimal()] == []


def test_levels_of_the_saga() -> None:
    story = {event for event in hunts.EVENTS if not TELL[event].level}
    assert story == {
        MonsterChallenged, SteppedIn, MonsterAttacked, MonsterFought, MonsterBeaten, ShieldLost,
        LastAttackCame, MonsterWon,
    }  # fmt: skip


# What is told


def test_v15_3_its_roll_says_what_stays_and_when_all_is_covered() -> None:
    s = table()
    assert said(s, MonsterRolled((1, 1, 3, 5, 5, 5), ())) == (
        "Fenrir rolls sword\N{NO-BREAK SPACE}×2, bow, blank\N{NO-BREAK SPACE}×3. "
        "Not one of them fits its symbols."
    )
    assert s.monster is not None
    s.monster.dice = (0, 2)
    assert said(s, MonsterRolled((0, 2, 3, 4, 5, 5), (0, 2))) == (
        "Fenrir rolls axe, spear, bow, shield, blank\N{NO-BREAK SPACE}×2. "
        "These stay on its symbols: axe, spear. All its symbols are covered."
    )


def test_v18_3_whom_it_seeks_is_told_only_among_several() -> None:
    assert said(table(), MonsterSought(0), "full") is None
    assert said(table(3, 1), MonsterSought(1, "V18.3")) == "Fenrir seeks player Bo (most warriors)."


@pytest.mark.parametrize(
    ("role", "event", "text"),
    [
        (ATTACKING, MonsterFought(0, 7, 6, True, "V15.6"), "Astrid strikes, and Fenrir bleeds."),
        (ATTACKING, MonsterFought(0, 5, 6, False, "V15.6"), "Fenrir does not even turn its head."),
        (ATTACKED, MonsterFought(0, 7, 6, True, "V15.7"), "Astrid stands, and Fenrir turns away."),
        (ATTACKED, MonsterFought(0, 5, 6, False, "V15.7"), "Fenrir comes through."),
        (
            ATTACKED,
            MonsterFought(0, 6, 6, False, "V15.7"),
            "nobody yields, and Fenrir comes through all the same.",
        ),
    ],
)
def test_v15_6_v15_7_how_a_battle_ends(role: int, event: MonsterFought, text: str) -> None:
    s = table()
    squad(s, 0, "bear-hallgerd")
    fights(s, role, (Step.FIGHT, 0), armed=1)
    assert said(s, event, "story") == f"{event.strength} to 6: {text}"


def test_v15_9_nobody_armed_loses() -> None:
    s = table()
    fights(s, ATTACKED, (Step.FIGHT, 0))
    text = "Player Astrid brings nobody into battle against strength 6, and loses."
    assert said(s, MonsterFought(0, 0, 6, False, "V15.9")) == text


def test_v15_4_valhalla_is_a_part_of_a_strength() -> None:
    s = table()
    squad(s, 0, "bear-hallgerd")
    s.valhalla[0] = [number(s, "wolf-ylva")]
    battle = fights(s, ATTACKING, (Step.FIGHT, 0), armed=1)
    mine = s.table.strength[s.squads[0][0]]
    valour = s.table.valour[number(s, "wolf-ylva")]
    text = said(s, MonsterFought(0, mine + valour, 6, False, "V15.6"))
    assert text and text.startswith(
        f"Strength {mine + valour} (Hallgerd Stone-Knuckle {mine}, Valhalla {valour})"
    )
    assert battle.monster == ATTACKING


def test_v15_6_the_next_card_is_named() -> None:
    s = table(card=1)
    assert said(s, MonsterBeaten(0, 0)) == (
        "Monster card The Whelp in the Yard is beaten. "
        f"Next comes The First Fetter Torn, strength {stack_of(s).strengths[1]}."
    )
    last = said(table(card=6), MonsterBeaten(0, 5))
    assert last and last.endswith("It was the last one: Fenrir is no more.")


def test_v18_5_who_lends_is_told_and_whose_warrior_fights() -> None:
    s = table(3)
    assert said(s, ArmOffered(1)) == "Player Bo would lend a warrior."
    squad(s, 1, "wolf-ylva")
    fights(s, ATTACKING, (Step.FIGHT, 0))
    text = said(s, ev.WarriorArmed(0, ALLY, (0,)))
    assert text and "Bo" in text and "Ylva Lean-Winter" in text


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_v18_6_a_call_is_told_word_for_word(number: int) -> None:
    s = table(3)
    assert said(s, Called(1, number)) == f"Player Bo calls: “{monsters.call(number)}”."


def test_v18_7_who_chooses_the_last_attack_is_told() -> None:
    text = "The deck is empty: player Bo says who makes the last attack."
    assert said(table(3), LastAttackOpen(1)) == text


def test_v15_10_what_it_takes() -> None:
    s = table(card=5)
    squad(s, 0, "bear-hallgerd")
    ylva = number(s, "wolf-ylva")
    assert said(s, TollPaid(0, ylva)) == (
        "Fenrir wants its toll: player Astrid discards card Ylva Lean-Winter."
    )
    s.squads[0][0] = NONE
    assert said(s, TollPaid(0, ylva, 0)) == (
        "Fenrir devours warrior Ylva Lean-Winter of player Astrid. Nobody is left to fight."
    )
    assert said(s, SlotsChanged(0, 2)) == "The squad of player Astrid has one place fewer."
    assert said(s, SlotsChanged(0, NONE)) == "The squad of player Astrid has one place more again."
    assert said(s, DeckDiscarded(0, (), "V15.8")) == "There is no card left in the deck to discard."


def test_v15_9_how_it_is_lost() -> None:
    s = table(2)
    assert said(s, MonsterWon(1)) == "Player Bo has no shield left: the game is lost."
    deck = "The deck is empty, and Fenrir still stands: the game is lost."
    assert said(s, MonsterWon(NONE)) == deck
    assert s.monster is not None
    s.monster.last = True
    last = "Fenrir still stands, and there is no other attack: the game is lost."
    assert said(s, MonsterWon(NONE)) == last


@pytest.mark.parametrize("tongue", ["en", "pl", "ru"])
def test_v18_8_the_end_is_told_won_or_lost(tongue: str) -> None:
    language.use(tongue)
    lost, won = table(2, 3), table(2, 6)
    for s, winners in ((lost, ()), (won, (0, 1))):
        text = said(s, ev.GameEnded(final_scores(s), winners))
        assert text and len(text.splitlines()) == 3 and "{" not in text
    language.use(language.SOURCE)
    assert said(lost, ev.GameEnded(final_scores(lost), ())) == (
        "The game is over.\nFenrir has won.\n30 points: beaten cards 30."
    )
    shields, spared = SHIELD_POINTS * 2 * SCALES[2].shields, len(won.deck) // SPARED
    beaten = 6 * BEATEN_POINTS
    assert said(won, ev.GameEnded(final_scores(won), (0, 1))) == (
        f"The game is over.\nAstrid and Bo have beaten Fenrir.\n"
        f"{beaten + shields + spared} points: beaten cards {beaten}, own shields {shields}, "
        f"cards left in the deck {spared}."
    )
    alone = table(1, 6)
    told = said(alone, ev.GameEnded(final_scores(alone), (0,)))
    assert told and "Astrid has beaten Fenrir." in told


# What is asked


def test_v15_6_the_action_says_what_an_attack_needs() -> None:
    s = table()
    squad(s, 0, "bear-hallgerd")
    assert ask(s, 0, NAMES) == Prompt(
        "Choose your action: attack or draw cards.",
        "You have no warrior in hand to add. "
        f"To beat The Whelp in the Yard you need strength {stack_of(s).strengths[0]}; Valhalla adds 0.",
        "V3.2",
    )


@pytest.mark.parametrize(
    ("role", "armed", "text", "note", "rule"),
    [
        (ATTACKING, 1, "Attack Fenrir: ", "Your strength is 5; you need {same} to win.", "V15.6"),
        (ATTACKED, 1, "Hold Fenrir off: ", "Your strength is 5; you need {more} to win.", "V15.7"),
        (
            ATTACKING,
            0,
            "Attack Fenrir: ",
            "You need strength {same}, and without an activated warrior",
            "V15.9",
        ),
    ],
)
def test_v15_9_a_fighter_is_told_what_is_needed(
    role: int, armed: int, text: str, note: str, rule: str
) -> None:
    s = table()
    bear = next(card.id for n, card in enumerate(s.table.cards) if s.table.strength[n] == 5)
    squad(s, 0, bear)
    fights(s, role, (Step.FIGHT, 0), armed=armed)
    prompt = ask(s, 0, NAMES)
    assert prompt.text == f"{text}reroll, play tactics and arm warriors." and prompt.rule == rule
    same = stack_of(s).strengths[0]
    assert prompt.note.startswith(note.format(same=same, more=same + 1))


def test_v15_9_the_last_attack_is_called_so() -> None:
    s = table(card=5)
    squad(s, 0, "bear-hallgerd")
    fights(s, ATTACKING, (Step.FIGHT, 0))
    assert s.monster is not None
    s.monster.last = True
    assert ask(s, 0, NAMES).text.startswith("The last attack on Fenrir: ")


def test_v15_2_a_hand_may_be_exchanged() -> None:
    s = table()
    give(s, 0, "bear-hallgerd", "wolf-ylva")
    s.agenda = [(Step.OVER,), (Step.EXCHANGE, 0)]
    assert ask(s, 0, NAMES).text == "You may exchange cards of your starting hand, this once."
    found = [label(option.kind, option.rule, Step.EXCHANGE) for option in game.options(s, 0)]
    assert found == ["Keep all cards", "Exchange these cards"]


def test_v18_4_others_may_step_in() -> None:
    s = table(3)
    give(s, 1, "wolf-ylva")
    squad(s, 0, "bear-hallgerd")
    squad(s, 1, "boar-galti")
    s.agenda = [(Step.OVER,), (Step.MONSTER_ATTACK, 0), (Step.STEP_IN, 2), (Step.STEP_IN, 1)]
    needed = stack_of(s).strengths[0] + 1
    assert ask(s, 1, NAMES) == Prompt(
        "Fenrir attacks player Astrid: you may discard a card and fight instead.",
        f"To hold off The Whelp in the Yard you need strength {needed}; Valhalla adds 0.",
        "V18.4",
    )
    found = [label(option.kind, option.rule, Step.STEP_IN) for option in game.options(s, 1)]
    assert found == ["Stay out of it", "Step in with this card", "Call to the others"]


@pytest.mark.parametrize(
    ("role", "text"),
    [(ATTACKING, "Player Astrid is about to attack Fenrir: "), (ATTACKED, "Fenrir attacks player Astrid: ")],
)
def test_v18_5_others_may_lend_a_warrior(role: int, text: str) -> None:
    s = table(3)
    squad(s, 0, "bear-hallgerd")
    squad(s, 1, "boar-galti")
    fights(s, role, (Step.LEND,))
    assert s.monster is not None
    s.monster.asked = 0b010
    prompt = ask(s, 1, NAMES)
    assert prompt.text == f"{text}you may lend one of your warriors." and prompt.rule == "V18.5"
    needed = stack_of(s).strengths[0] + (role == ATTACKED)
    assert prompt.note == f"They need strength {needed}. Of all who agree they may arm one warrior."
    found = [label(option.kind, option.rule, Step.LEND) for option in game.options(s, 1)]
    assert found == ["Lend nobody", "Lend a warrior", "Call to the others"]


def test_v18_7_who_answers_for_all_is_asked() -> None:
    s = table(3, 5)
    squad(s, 1, "boar-galti")
    squad(s, 2, "bear-hallgerd")
    s.active = 0
    s.agenda = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_CHOICE, 0)]
    prompt = ask(s, 0, NAMES)
    assert prompt.text == "The deck is empty: say for all of you who makes the last attack on Fenrir."
    assert prompt.note.startswith(f"It needs strength {stack_of(s).strengths[5]}.")
    found = [label(option.kind, option.rule, Step.LAST_CHOICE) for option in game.options(s, 0)]
    assert found == ["This player attacks", "Call to the others"]


def test_v15_10_what_it_wants_before_a_battle() -> None:
    s = table(card=5)
    give(s, 0, "wolf-ylva")
    squad(s, 0, "bear-hallgerd")
    fights(s, ATTACKING, (Step.TOLL_WARRIOR, 0))
    only = "It is your only warrior: without it the battle is lost."
    text = "Fenrir wants its toll: give up a warrior of your squad."
    assert ask(s, 0, NAMES) == Prompt(text, only, "V15.10")
    s.agenda[-1] = (Step.TOLL_CARD, 0)
    assert ask(s, 0, NAMES).text == "Fenrir wants its toll: discard a card of your hand."
    assert label("choose_card", "V15.10", Step.TOLL_CARD) == "Discard this card"
    assert label("choose_warrior", "V15.10", Step.TOLL_WARRIOR) == "Give up this warrior"


def test_v15_10_a_squad_made_smaller() -> None:
    s = table(card=2)
    squad(s, 0, "bear-hallgerd", "wolf-ylva", "boar-galti", "wolf-signy")
    s.agenda = [(Step.OVER,), (Step.NARROW, 0)]
    text = "Your squad has only 3 places now: choose who is discarded."
    assert ask(s, 0, NAMES) == Prompt(text, "", "V15.10")


def test_v15_4_who_goes_to_valhalla() -> None:
    s = table(card=1)
    squad(s, 0, "bear-hallgerd", "wolf-ylva")
    battle = fights(s, ATTACKING, (Step.MONSTER_RISE, 0), armed=2)
    battle.winner = 0
    assert ask(s, 0, NAMES) == Prompt(
        "The card is beaten: choose which activated warriors go to Valhalla.",
        f"Your Valhalla has room for {stack_of(s).caps[1]} points. "
        "Whoever fits must go, and the others are discarded.",
        "V15.4",
    )
    s.agenda[-1] = (Step.MONSTER_SEND, 0, 1)
    battle.winner = MONSTER
    lost = "You have lost: you may send one of your activated warriors to Valhalla."
    assert ask(s, 0, NAMES)[::2] == (lost, "V15.6")
    battle.winner, battle.monster = 0, ATTACKED
    won = "You have won: send any of your activated warriors to Valhalla, or none."
    assert ask(s, 0, NAMES)[::2] == (won, "V15.7")


# What is refused


def refuses(s: State, command: cm.Command) -> str:
    with pytest.raises(IllegalCommand) as caught:
        game.check(s, 0, command)
    return explain(caught.value, game.ID, NAMES)


def test_nobody_but_the_monster_can_be_attacked() -> None:
    s = table(2)
    squad(s, 0, "bear-hallgerd")
    squad(s, 1, "wolf-ylva")
    assert refuses(s, cm.Attack(1)) == "Only an opponent can be attacked. [V3.2]"


def _tactic(s: State, word: str) -> str:
    return next(
        card.id for n, card in enumerate(s.table.cards) if (w := s.table.word[n]) and w.effect.word == word
    )


@pytest.mark.parametrize(
    ("monster", "card", "word", "text"),
    [
        ("hel", 5, "fury", "The monster’s ability lets you play no more tactics in this battle. [V15.10]"),
        (
            "jormungandr",
            4,
            "counterblow",
            "The monster’s ability lets nobody play Counterblow or Weapon swap. [V15.10]",
        ),
    ],
)
def test_v15_10_tactics_that_it_does_not_let_pass(monster: str, card: int, word: str, text: str) -> None:
    s = table(card=card, monster=monster)
    tactic = _tactic(s, word)
    give(s, 0, tactic)
    squad(s, 0, "bear-hallgerd")
    battle = fights(s, ATTACKING, (Step.FIGHT, 0))
    battle.attack.loose = (0, 1, 5)
    assert refuses(s, cm.PlayTactic(number(s, tactic))) == text


def test_road_needs_another_player() -> None:
    s = table(large=("valkyries",))
    road = _tactic(s, "road")
    give(s, 0, road)
    squad(s, 0, "bear-hallgerd")
    fights(s, ATTACKED, (Step.FIGHT, 0))
    text = "This tactic needs another player as opponent, and there is none here. [V10.6]"
    assert refuses(s, cm.PlayTactic(number(s, road))) == text


@pytest.mark.parametrize(
    ("step", "task"),
    [
        ((Step.EXCHANGE, 0), "decide first which cards you exchange. [V15.2]"),
        ((Step.TOLL_CARD, 0), "choose first which card the monster gets. [V15.10]"),
        ((Step.MONSTER_SEND, 0, 1), "choose first who goes to Valhalla. [V15.4]"),
    ],
)
def test_what_comes_first_is_said(step: tuple[int, ...], task: str) -> None:
    s = table()
    give(s, 0, "wolf-ylva")
    squad(s, 0, "bear-hallgerd")
    fights(s, ATTACKING, step, armed=1)
    assert refuses(s, cm.EndPhase()) == f"That is not possible now: {task}"


# Why a seat did what it did


class _Thought:
    """A thought without numbers."""

    def __init__(self, command: cm.Command) -> None:
        self.command, self.candidates = command, ()


def why(s: State, command: cm.Command, viewer: int | None = 0) -> str:
    reasons = ValhallaReasons(s, 0, _Thought(command), NAMES, viewer=viewer, over=False)
    return reasons.sentences("thrall")[0]


def test_deeds_against_a_monster_are_told() -> None:
    s = table(2)
    give(s, 0, "wolf-ylva", "boar-galti")
    squad(s, 0, "bear-hallgerd")
    ylva = number(s, "wolf-ylva")
    assert why(s, cm.Attack(MONSTER)) == "Player Astrid attacks Fenrir."
    for step, command, text in (
        (Step.EXCHANGE, cm.ExchangeCards((ylva,)), "exchanges card Ylva Lean-Winter."),
        (Step.STEP_IN, cm.ChooseCard(ylva), "discards card Ylva Lean-Winter and steps in."),
        (Step.TOLL_CARD, cm.ChooseCard(ylva), "gives up card Ylva Lean-Winter."),
        (Step.TOLL_WARRIOR, cm.ChooseWarrior(0), "gives up warrior Hallgerd Stone-Knuckle."),
        (Step.NARROW, cm.ChooseWarrior(0), "discards warrior Hallgerd Stone-Knuckle."),
    ):
        s.agenda = [(Step.OVER,), (Step.MONSTER_ATTACK, 1), (step, 0)]
        assert why(s, command) == f"Player Astrid {text}"
    s.agenda[-1] = (Step.LAST_CHOICE, 0)
    assert why(s, cm.ChooseFighter(1)) == "Player Astrid leaves the last attack to player Bo."
    assert why(s, cm.ChooseFighter(0)) == "Player Astrid makes the last attack."
    s.agenda[-1] = (Step.PHASE_A, 0)
    assert why(s, cm.Call(0)) == "Player Astrid calls: “I can take the next attack”."
    s.agenda[-1] = (Step.EXCHANGE, 0)
    hidden = "Player Astrid chooses in secret what to exchange."
    assert why(s, cm.ExchangeCards((ylva,)), viewer=1) == hidden


def test_a_battle_against_a_monster_has_a_winner_and_ragnarok_has_none() -> None:
    s = table()
    squad(s, 0, "bear-hallgerd")
    battle = fights(s, ATTACKING, (Step.FIGHT, 0))
    assert not ValhallaReasons(s, 0, _Thought(cm.EndPhase()), NAMES, viewer=0, over=False).last
    battle.monster = 0
    assert ValhallaReasons(s, 0, _Thought(cm.EndPhase()), NAMES, viewer=0, over=False).last


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_v18_1_what_so_many_mean_is_told(players: int) -> None:
    lines = monsters.company(players)
    scale = SCALES[players]
    assert any(f"{scale.shields} shields" in line for line in lines)
    assert (monsters.toll_text(scale.tolls[0]) in lines) == (players > 1)
