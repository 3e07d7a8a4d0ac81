"""The words of the Hammer Throw: single moments, cards, clauses and scores; no word of hidden cards."""

from __future__ import annotations

import re

import pytest

from tests.hammer.table import Table
from tests.words.samples import NAMES, SAMPLES, clean, seen
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer import terms
from valhalla.games.hammer.cards import Card, Property, kinds
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.scoring import final_scores, winners
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.words import iron, prompts, rulebook, saga
from valhalla.words.hammer import names, scores
from valhalla.words.hammer.prompts import label
from valhalla.words.hammer.refusals import WRONG_MOMENT
from valhalla.words.saga import Teller, tell
from valhalla.words.telling import STORY

# The saga


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hidden_cards_are_told_by_their_backs_only(viewer: int | None) -> None:
    hidden = 0
    for play in SAMPLES["hammer"].plays:
        if viewer == play.setup.players:
            continue
        voice = Teller(NAMES, "full")
        for state, shown, event in seen("hammer", play, 3, viewer):
            if not isinstance(event, ev.Hidden) or shown == event:
                continue
            text = voice.tell(state, shown) or ""
            for card, number in zip(event.cards, getattr(shown, "cards"), strict=True):  # noqa: B009
                if number < 0:
                    hidden += 1
                    assert state.table.cards[card].name not in text
                    known = number != terms.UNKNOWN
                    assert not known or names.back(state.deck_of(card), state.points_of(card)) in text
    assert hidden > 30


def test_a_session_is_told_by_the_same_door() -> None:
    session = Session.start(game, game.Setup(2, first=0), (Seat("Ada", "human"), Seat("Bo", "human")), 7)
    session.submit(0, cm.Throw())
    lines = list(tell(session))
    assert lines[:3] == [
        "Player Ada goes first.",
        "Round 1 of 6 begins. Every turn starts with 2 dice.",
        "Turn 1: player Ada",
    ]
    assert re.fullmatch(r"Player Ada throws .*: \d+ in all\.", lines[3])
    assert saga.level_of(ev.ThrowFailed(0, 3, 4)) == STORY


def said(t: Table, event: ev.Event) -> str | None:
    return Teller(NAMES, "full").tell(t.s, event)


def test_h2_2_a_removed_hammer_is_told_with_the_sum() -> None:
    t = Table(2)
    (thrown, *_) = t.throw("h h")
    assert said(t, thrown) == "Player Astrid throws hammer\N{NO-BREAK SPACE}×2: 2 in all."
    (removed,) = t.remove(2)
    assert said(t, removed) == "Player Astrid removes 2 hammers, which count 3 each. That makes 6."


def test_h1_3_a_card_by_name_or_by_its_back() -> None:
    t = Table(2)
    card = t.card("tailwind-1")
    back = t.s.table.back[card]
    mine = ev.CardDrawn(0, (card,), (back,), (1,), 1)
    assert said(t, mine) == "Player Astrid draws the card of cell 1: Tailwind."
    theirs = ev.CardDrawn(0, (back,), (back,), (0,), 1)
    assert said(t, theirs) == "Player Astrid draws the card of cell 1: Valkyrie card (2 points)."
    peeked = ev.CardsPeeked(0, (terms.UNKNOWN,) * 2, (terms.UNKNOWN,) * 2, (0, 0), terms.THOR)
    assert said(t, peeked) == "Player Astrid looks at 2 cards of Thor."


def test_h2_7_a_failure_and_a_sheltered_one() -> None:
    t = Table(2)
    failed = ev.ThrowFailed(0, 9, 12)
    assert said(t, failed) == "Player Astrid throws 9 and fails: the hammer stays on cell 12."
    t.s.shelter = True
    assert said(t, failed) == "Player Astrid throws 9 and fails, but is sheltered on cell 12."


# Prompts


def test_h2_4_the_next_throw_names_the_cell_to_beat() -> None:
    t = Table(2)
    assert prompts.ask(t.s, 0, NAMES).text == "Throw your 2 dice."
    t.throw("5 6")
    assert prompts.ask(t.s, 0, NAMES).text == "The sum is 11: move the token to cell 11."
    t.move()
    prompt = prompts.ask(t.s, 0, NAMES)
    assert (prompt.text, prompt.rule) == ("Throw again with a die more, or stop.", "H2.4")
    assert "higher than 11" in prompt.note
    assert label("throw", "H2.4") == "Throw again" and label("throw", "H2.2") == "Throw"


def test_h2_7_why_a_throw_must_fail() -> None:
    t = Table(2)
    t.throw("5 6")
    t.move()
    t.throw("2 2 3")
    prompt = prompts.ask(t.s, 0, NAMES)
    assert prompt.text == "The sum is 7, not higher than 11: the throw fails."
    assert prompt.note == "No hammer and no card can mend it."


def test_h2_7_what_could_still_mend_a_throw() -> None:
    t = Table(2)
    t.give(0, "tailwind-1")
    t.throw("5 6")
    t.move()
    t.throw("h 2 6")
    prompt = prompts.ask(t.s, 0, NAMES)
    assert prompt.text == "The sum is 9, not higher than 11: mend the throw or let it fail."
    assert prompt.note.startswith("3 more would do. Remove the hammer")


def test_h2_7_a_hammer_that_is_not_enough_is_not_recommended() -> None:
    t = Table(2)
    t.throw("5 6")
    t.move()
    t.throw("h 2 6")
    prompt = prompts.ask(t.s, 0, NAMES)
    assert prompt.text == "The sum is 9, not higher than 11: the throw fails."
    assert prompt.note == "No hammer and no card can mend it."


def test_of_a_folded_hand_nothing_is_concluded() -> None:
    t = Table(2)
    t.give(0, "tailwind-1")
    t.throw("5 6")
    t.move()
    t.throw("2 2 3")
    prompt = prompts.ask(game.view(t.s, None), 0, NAMES)
    assert prompt.text == "The sum is 7, not higher than 11: mend the throw or let it fail."
    assert prompt.note == "5 more would do. Open your hand to choose."


def test_h3_1_every_moment_of_the_turn_says_why_a_card_is_for_another() -> None:
    assert set(WRONG_MOMENT) == set(terms.OWN_TURN)


# Cards


@pytest.mark.parametrize("card", kinds(), ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: Card) -> None:
    clean(names.describe(card), names.gist(card), names.property_text(card))
    assert names.property_text(card).endswith(".") and len(names.gist(card)) <= 20
    assert rulebook.clause("H3.4").count(f": {names.describe(card)}") == 1
    told = rulebook.clause("H3.4")
    assert f"\n{card.name}, {card.copies} card" in told


@pytest.mark.parametrize("word", list(WORDS))
def test_every_word_has_its_plurals(word: str) -> None:
    for deck, points in (("valkyries", 1), ("jotnar", 2), ("thor", 4)):
        texts = []
        for number in (1, 2, 5, 8):
            card = Card("x", "X", deck, points, Property(word, number))  # type: ignore[arg-type]
            clean(names.property_text(card), names.gist(card))
            texts.append(names.property_text(card))
        assert len(set(texts)) > 1 or word in ("shelter", "mercy", "double")
    clean(names.when(WORDS[word]))


def test_a_card_in_one_line() -> None:
    card = Card("x", "X", "thor", 4, Property("flip", 2))
    assert names.describe(card) == (
        "Thor card (4 points). After a throw. Turn up to 2 dice to their opposite faces."
    )
    assert names.gist(card, 2) == "flip 4 dice"
    steal = Card("x", "X", "jotnar", 2, Property("steal"))
    assert "the Valkyries or the Jötnar" in names.property_text(steal)


def test_names_of_decks_dice_and_variants() -> None:
    assert [names.deck(deck) for deck in range(3)] == ["The Valkyries", "The Jötnar", "Thor"]
    assert iron.dice((6, 1, 5, 1)) == "hammer\N{NO-BREAK SPACE}×2, 5, 6"
    assert names.deck_cards((0, 1, 2)) == "Valkyrie card, Jötunn card or Thor card"
    assert set(names.VARIANTS) == {"expert"}
    clean(*names.VARIANTS["expert"])


# The rulebook


EXPECTED = [
    "H0.1", "H1.1", "H1.2", "H1.3", "H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H2.6", "H2.7", "H2.8", "H3.1",
    "H3.2", "H3.3", "H3.4", "H3.5", "H4.1", "H4.2", "H5.1", "H5.2", "H5.3", "H6.1", "H6.2",
]  # fmt: skip


def test_h1_3_the_book_counts_the_cards() -> None:
    valkyries, jotnar, thor = (
        sum(card.copies for card in kinds() if card.deck == deck) for deck in ("valkyries", "jotnar", "thor")
    )
    told = f"There are {valkyries} cards of the Valkyries, {jotnar} of the Jötnar and {thor} of Thor."
    assert told in rulebook.clause("H1.3")


def test_every_clause_is_there_once_and_in_order() -> None:
    assert [clause.id for clause in rulebook.find("", "hammer")] == EXPECTED
    assert not any(clause.id.startswith("H") for clause in rulebook.find(""))


def test_the_book_can_be_searched_and_printed() -> None:
    assert [clause.id for clause in rulebook.find("jotun favour", "hammer")] == ["H5.2"]
    assert "H2.5" in [clause.id for clause in rulebook.find("reserve empty", "hammer")]
    page = rulebook.page(game="hammer")
    assert page.startswith("H0     The aim of the throw") and "H6.2" in page and "V1 " not in page
    assert max(map(len, page.splitlines())) <= 80


def test_h2_2_and_h3_3_have_their_worked_figures() -> None:
    assert "That is 8. It is 10" in rulebook.clause("H2.2")
    assert "make it 41" in rulebook.clause("H3.3")


# Scores


def ended(t: Table) -> list[str]:
    points = final_scores(t.s)
    return scores.lines(t.s, ev.GameEnded(points, winners(t.s, points)), NAMES, lambda rule: f" [{rule}]")


def test_h4_2_points_and_the_winner() -> None:
    t = Table(2)
    t.score(0, "tailwind-1", "thunderclap-1")
    assert ended(t) == [
        "The game is over.",
        "Player Astrid has 7 points.",
        "Player Bo has 0 points.",
        "Player Astrid wins the game.",
    ]


def test_h4_2_ties() -> None:
    t = Table(2)
    t.score(0, "iron-gloves-1")
    t.score(1, "raven-feather-1", "raven-feather-2")
    decided = "Players Astrid and Bo are level in points: more Thor cards on the points pile decide. [H4.2]"
    assert ended(t)[-2:] == [decided, "Player Astrid wins the game."]
    assert ended(Table(2))[-2:] == [
        "Players Astrid and Bo are level in points and in Thor cards on their points piles. [H4.2]",
        "Players Astrid and Bo share the victory.",
    ]


def test_alone_there_is_a_mark_to_beat() -> None:
    t = Table(1)
    t.score(0, "tailwind-1")
    assert ended(t)[-1] == "2 points are the mark to beat."


def test_h5_3_favours_are_parts_of_a_score() -> None:
    t = Table(2, expert=True)
    t.score(0, "steady-hand-1")
    t.lay(0, "thunderclap-1", "three-feathers-1")
    line = "points pile 2, favours of the Valkyries 2, favours of Thor 6, most favours 3."
    assert ended(t)[1] == f"Player Astrid has 13 points: {line}"
    assert [part.points for part in scores.parts(t.s, 0)] == [2, 2, 0, 6, 3]
    assert [part.key for part in scores.parts(Table(2).s, 0)] == ["pile"]
