"""The words of Wolves of Odin: single moments, cards, clauses and scores; no word of hidden cards."""

from __future__ import annotations

import re

import pytest

from tests.wolves.table import Table
from tests.words.samples import NAMES, SAMPLES, TONGUES, clean, seen
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import scoring, terms
from valhalla.games.wolves.cards import AnyCard, DeityCard, Glory, Manoeuvre, Unit, Victory, all_cards, kinds
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.words import language, prompts, rulebook, saga
from valhalla.words.asking import Prompt
from valhalla.words.saga import Teller, tell
from valhalla.words.telling import STORY
from valhalla.words.wolves import names, scores
from valhalla.words.wolves.prompts import ASKS, label

# The saga


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_drawn_cards_are_named_to_those_who_drew_them(viewer: int | None) -> None:
    for state, shown, event in seen("wolves", SAMPLES["wolves"].plays[0], 5, viewer):
        if isinstance(event, ev.CardsDrawn):
            text = Teller(NAMES, "full").tell(state, shown) or ""
            assert (":" in text) == (event.seat == viewer), text


def test_a_session_is_told_by_the_same_door() -> None:
    who = (Seat("Ada", "human"), Seat("Bo", "human"), Seat("Cnut", "human"))
    session = Session.start(game, game.Setup(3, first=0), who, 7)
    session.submit(0, cm.Pass())
    lines = list(tell(session))
    assert lines[0] == "Player Ada goes first."
    assert "Player Ada is the first to pass, with strength 0." in lines
    assert saga.level_of(ev.RoundEnded((1, 2, 3))) == STORY


def said(t: Table, event: ev.Event) -> str | None:
    return Teller(NAMES, "full").tell(t.s, event)


def test_w3_3_a_unit_is_told_with_its_end_and_the_strength_of_the_row() -> None:
    t = Table()
    t.row(1, "hirdman")
    (laid, *_) = t.lay(0, "hirdman", row=1, side=terms.LEFT)
    assert said(t, laid) == (
        "Player Astrid lays unit Hirdman in the row of player Bo (left end): strength 14."
    )
    t.hold(2, "fenrir")
    assert said(t, ev.UnitLaid(0, t.row(0, "thrall")[0], 0, 1)) == (
        "Player Astrid lays unit Thrall in their own row: strength −5."
    )


def test_w3_9_destroyed_discarded_taken_and_sacrificed_are_different_words() -> None:
    t = Table()
    (unit,) = t.row(1, "thrall")
    target = ((1, unit),)
    told = [
        said(t, ev.UnitsDestroyed(0, terms.Blow.STAB, target)),
        said(t, ev.UnitsDiscarded(0, target)),
        said(t, ev.UnitTaken(0, 1, unit)),
        said(t, ev.UnitsSacrificed(1, (unit,), (0,))),
    ]
    assert told == [
        "An Assassin of player Astrid destroys: Thrall (player Bo).",
        "By the Plague of player Astrid these units are discarded: Thrall (player Bo).",
        "A Raider of player Astrid takes into the hand: Thrall (player Bo).",
        "Player Bo sacrifices a unit: Thrall.",
    ]


# Prompts


def ask(t: Table) -> Prompt:
    (seat,) = game.to_act(t.s)
    return prompts.ask(game.view(t.s, seat), seat, NAMES)


def test_w3_3_what_cannot_be_done_and_why() -> None:
    t = Table()
    t.give(0, "shield-wall")
    prompt = ask(t)
    assert prompt.text == "You must pass."
    assert prompt.note == (
        "You have no unit in hand to lay. A Shield wall is played only when an effect strikes your row. "
        "Your row is empty: there is nothing to sacrifice. You draw 4 cards for it."
    )
    t.give(0, "king plague")
    t.row(0, "thrall")
    assert ask(t).text == (
        "Take one main action: lay a unit in any row, play a manoeuvre, sacrifice a unit of your row or pass "
        "for this round."
    )


def test_of_a_folded_hand_nothing_is_concluded() -> None:
    t = Table()
    for held in ("hirdman", "shield-wall"):
        t.give(0, held)
        prompt = prompts.ask(game.view(t.s, None), 0, NAMES)
        assert prompt.text.startswith("Take one main action: lay a unit in any row, play a manoeuvre or pass")
        assert prompt.note.startswith("Open your hand to choose.") and "None of your" not in prompt.note


def test_w5_whoever_is_struck_hears_by_what_and_with_what_to_ward_it_off() -> None:
    t = Table()
    t.row(1, "huscarl king")
    t.give(1, "thrall")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 1)
    assert t.step() == "react"
    prompt = ask(t)
    assert prompt.text == "An Assassin laid by player Astrid is about to destroy in your row: King."
    assert prompt.note == "Discard a Huscarl of your row to ward it off, or let it happen."
    assert label("decline", prompt.rule) == "Let it happen"


def test_w5_the_question_is_asked_of_those_who_cannot_answer_it() -> None:
    t = Table()
    t.row(1, "king")
    t.give(1, "thrall")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 1)
    assert ask(t).note == "You have nothing to ward it off. You are asked so that nobody can tell."


def test_w5_an_archer_in_another_row_asks_its_owner() -> None:
    t = Table()
    t.row(1, "archer")
    t.row(2, "king")
    t.hold(2, "surt")
    t.lay(0, "archer", row=1)
    prompt = ask(t)
    assert (
        prompt.text
        == "Player Astrid has laid an Archer in your row: choose the unit it destroys, in any row."
    )
    assert prompt.note.endswith("The row of player Cnut is guarded.")


def test_w5_why_a_unit_may_not_stand_there() -> None:
    t = Table()
    t.give(0, "priest king")
    t.row(0, "hirdman")
    t.row(1, "king")
    keys = [t.refuses(0, t.laying(0, "priest")), t.refuses(0, t.laying(0, "king", row=1))]
    assert keys == [("W5", "priest_among_warriors"), ("W5", "one_king")]


# Cards


@pytest.mark.parametrize("card", kinds(), ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: AnyCard) -> None:
    told = names.property_text(card)
    clean(names.kind(card), told, names.describe(card))
    assert told.endswith(".") and told.count(". ") < 4 and len(told.split()) <= 60


@pytest.mark.parametrize("tongue", [language.SOURCE, *TONGUES])
def test_card_texts_fit_in_every_language(tongue: str) -> None:
    """Units and manoeuvres have a shorter field of words than deities and victories."""
    language.use(tongue)
    told = {card: names.property_text(card) for card in kinds()}
    language.use(language.SOURCE)
    rooms = {card.id: 100 if isinstance(card, Unit | Manoeuvre) else 220 for card in told}
    assert [card.id for card, text in told.items() if len(text) > rooms[card.id]] == []
    english = re.compile(r"\b(the|unit|row|your)\b")
    assert tongue == language.SOURCE or not [text for text in told.values() if english.search(text)]


def test_strengths_and_glory_come_from_the_card() -> None:
    texts = {card.id: names.property_text(card) for card in kinds()}
    assert texts["hirdman"] == "Its strength is 3, but 7 beside another Hirdman."
    assert texts["king"].startswith("Its strength is 10, less 1 for each other unit in its row.")
    assert texts["berserk"] == "It counts as two sacrifices."
    told = [
        names.property_text(Victory("x", "X", glory=glory, draws=draws))
        for glory, draws in (
            (Glory("fixed", 1, 1), 1),
            (Glory("hand", 0, 3, 4), 0),
            (Glory("blue", 1, 3), -2),
        )
    ]
    assert told == [
        "Worth 1 Glory. When you pass, you draw a card more.",
        "Worth 1 Glory for every 4 cards in your hand, 3 at most.",
        "Worth 1 Glory, and 1 more for each blue deity you hold, 3 at most. When you pass, you draw 2 cards "
        "fewer.",
    ]


WORDS = ("fixed", "deities", "blue", "hand", "victories", "empty_rows", "first_passes", "last")


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_a_victory_has_its_plurals(word: str) -> None:
    for tongue in (language.SOURCE, *TONGUES):
        language.use(tongue)
        texts = [
            names.property_text(Victory("x", "X", glory=Glory(word, least, 5, every), draws=draws))  # type: ignore[arg-type]
            for least in (0, 1, 2, 5)
            for every in (1, 2, 5)
            for draws in (-2, 0, 1, 5)
        ]
        language.use(language.SOURCE)
        clean(*texts)
        assert len(set(texts)) >= 16


@pytest.mark.parametrize(
    ("tongue", "expected"),
    [
        ("ru", ["1 очко славы", "2 очка славы", "5 очков славы", "21 очко славы"]),
        ("pl", ["1 punkt sławy", "2 punkty sławy", "5 punktów sławy", "21 punktów sławy"]),
    ],
)
def test_glory_is_counted_in_every_language(tongue: str, expected: list[str]) -> None:
    language.use(tongue)
    told = [names.glory(count) for count in (1, 2, 5, 21)]
    language.use(language.SOURCE)
    assert told == expected


def test_names_of_ends_and_effects() -> None:
    assert [names.end(side) for side in terms.SIDES] == ["left end", "right end"]
    clean(*(names.blow(blow) for blow in range(len(terms.BLOW_NAMES))))
    clean(*names.variant("shadow"))
    t = Table()
    assert names.cards(t.s.table, [*t.row(0, "archer archer king")]) == "Archer\N{NO-BREAK SPACE}×2 and King"
    assert names.cards(t.s.table, [0, terms.UNKNOWN]) == ""
    clean(*(names.step(step) for step in ASKS.steps))


# The rulebook

EXPECTED = [
    "W0.1", "W1.1", "W1.2", "W1.3", "W2.1", "W2.2", "W3.1", "W3.2", "W3.3", "W3.4", "W3.5", "W3.6", "W3.7",
    "W3.8", "W3.9", "W4.1", "W4.2", "W4.3", "W5", "W6.1", "W6.2", "W6.3", "W7", "W8.1", "W8.2", "W8.3",
    "W8.4", "W8.5", "W8.6", "W8.7", "W8.8",
]  # fmt: skip


def test_w1_the_book_counts_the_cards() -> None:
    people = [card for card in all_cards() if isinstance(card, Unit | Manoeuvre)]
    gods = [card for card in all_cards() if isinstance(card, DeityCard)]
    assert f"The People are {len(people)} cards." in rulebook.clause("W1.1")
    assert f"There are {len(gods)} deities" in rulebook.clause("W1.2")


def test_every_clause_is_there_once_and_in_order() -> None:
    assert [clause.id for clause in rulebook.find("", "wolves")] == EXPECTED


def test_the_tables_have_every_card() -> None:
    whole = "\n".join(rulebook.clause(id) for id in ("W5", "W6.3", "W7"))
    for card in kinds():
        assert whole.count(names.describe(card)) == 1 and f"\n{card.name}" in whole
    copies = next(card.copies for card in kinds() if isinstance(card, Unit) and card.id == "archer")
    assert f"\nArcher, {copies} cards: Yew unit. Strength 1." in whole


def test_the_book_can_be_searched_and_printed() -> None:
    assert [clause.id for clause in rulebook.find("shadow clan", "wolves")] == ["W2.2"]
    assert "W6.3" in [clause.id for clause in rulebook.find("jormungandr", "wolves")]
    page = rulebook.page(game="wolves")
    assert page.startswith("W0     The aim of the wolves") and "W8.6" in page and "V1 " not in page
    assert max(map(len, page.splitlines())) <= 80


def test_w5_and_w8_3_have_worked_figures_that_are_right() -> None:
    t = Table()
    t.row(0, "huscarl king hirdman hirdman")
    t.row(1, "berserk bondsman hirdman chieftain")
    assert f"The row has {t.total(0)}." in rulebook.clause("W5")
    assert f"The row has {t.total(1)}." in rulebook.clause("W5")


# Scores


def ended(t: Table) -> list[str]:
    points = scoring.all_glory(t.s)
    event = ev.GameEnded(points, scoring.winners(t.s, points))
    return scores.lines(t.s, event, NAMES, lambda rule: f" [{rule}]")


def test_w4_3_glory_victory_by_victory() -> None:
    t = Table()
    t.win(0, "iron-crown saga-stone mead-horn")
    assert ended(t) == [
        "The game is over: somebody has 5 Glory or more.",
        "Player Astrid has 6 Glory: The Iron Crown 2, The Saga Stone 3, The Mead Horn 1.",
        "Player Bo has 0 Glory.",
        "Player Cnut has 0 Glory.",
        "Player Astrid wins the game.",
    ]
    assert [part.points for part in scores.parts(t.s, 0)] == [2, 3, 1]
    t.s.prizes.append(t.s.table.dooms[1])
    assert ended(t)[0] == "Ragnarök has come: the game is over."


def test_w4_3_ties() -> None:
    t = Table()
    shared = "Players Astrid, Bo and Cnut are level in Glory, and the last round does not part them. [W4.3]"
    assert ended(t)[-2:] == [shared, "Players Astrid, Bo and Cnut share the victory."]
    t.s.takers = (1,)
    level = "Players Bo, Astrid and Cnut are level in Glory"
    decided = f"{level}: whoever took a victory in the last round wins. [W4.3]"
    assert ended(t)[-2:] == [decided, "Player Bo wins the game."]
