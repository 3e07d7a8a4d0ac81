"""The words of the Hammer Throw: every event, prompt, refusal, card and clause; no word of hidden cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from string import Formatter

import pytest

from tests.hammer.play import HANDS, setup_of, whole
from tests.hammer.table import Table
from tests.words.test_refusals import Site, raised, returned
from valhalla.games import GAMES
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer import terms
from valhalla.games.hammer.cards import Card, Property, kinds
from valhalla.games.hammer.checks import RULES
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.scoring import final_scores, winners
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.words import games, language, prompts, rulebook, saga, scores, seats
from valhalla.words.hammer import lesson, names
from valhalla.words.hammer import prompts as hammer_prompts
from valhalla.words.hammer import refusals as hammer_refusals
from valhalla.words.hammer import rulebook as hammer_rulebook
from valhalla.words.hammer import scores as hammer_scores
from valhalla.words.refusals import explain
from valhalla.words.saga import LEVELS, TELLERS, Saga, tell

NAMES = ("Astrid", "Bo", "Cnut", "Dagny", "Eirik")
TABLES = [
    (1, False, "anything"), (2, True, "daring"), (3, False, "hoarding"), (4, True, "hoarding"),
    (5, True, "anything"), (2, True, "anything"),
]  # fmt: skip
SEEDS = range(6)


def clean(*texts: str) -> None:
    for text in texts:
        assert not re.search(r"[{}]|  |^ | $|None(?! of)|-\d| [.,:;]|: [.;]|\.\.|\(\)", text), text


def seen(
    players: int, expert: bool, hand: str, seed: int, viewer: int | None
) -> Iterator[tuple[State, ev.Event, ev.Event]]:
    """A game as somebody sees it: the view after each event, the event as seen, the event as it was."""
    setup = setup_of(players, expert)
    luck, mind = Chance(seed), Chance(seed, 1)
    state, events = game.new(setup, luck)
    shown = game.view(game.blank(setup), viewer)
    n = 0
    while True:
        for event in events:
            known = game.seen_by(event, viewer)
            game.apply(shown, known)
            yield shown, known, event
        due = game.to_act(state)
        if not due:
            return
        n += 1
        command = HANDS[hand](game.view(state, due[0]), due[0], mind)
        events = game.decide(state, due[0], command, luck.at(n))


# The games and their doors


def test_games_are_packages_named_by_their_ids() -> None:
    assert set(games.GAMES) == set(GAMES)
    for id, one in GAMES.items():
        assert one.BEGIN.game == id
        clean(games.name(id))


def test_a_clause_tells_its_game() -> None:
    assert [games.game_of_clause(rule) for rule in ("V4.1", "H2.4", "H6", "H6.1", "")] == [
        "valhalla", "hammer", "valhalla", "valhalla", "valhalla",
    ]  # fmt: skip


# The saga


def test_every_event_has_an_entry() -> None:
    assert set(TELLERS["hammer"]) == set(ev.ALL)


def test_whole_games_are_told_in_clean_sentences_with_rules_that_exist() -> None:
    told = set()
    for players, expert, hand in TABLES:
        for seed in SEEDS:
            voice = Saga(NAMES, "full", rules=True)
            viewer = None if seed % 2 else seed % players
            for state, event, _ in seen(players, expert, hand, seed, viewer):
                told.add(type(event))
                text = voice.tell(state, event)
                rule = getattr(event, "rule")  # noqa: B009 - a class constant of some events
                assert text and text.endswith(f" [{rule}]") and rulebook.clause(rule)
                clean(text)
    assert told == set(ev.ALL)


def test_levels_hold_more_and_more() -> None:
    told = {
        level: [e for s, e, _ in seen(3, True, "daring", 2, 0) if Saga(NAMES, level).tell(s, e)]
        for level in LEVELS
    }
    assert 0 < len(told["story"]) < len(told["standard"]) < len(told["full"])
    for less, more in pairwise(LEVELS):
        assert [event for event in told[more] if event in told[less]] == told[less]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hidden_cards_are_told_by_their_backs_only(viewer: int | None) -> None:
    hidden = 0
    for players, expert, hand in TABLES[1:]:
        voice = Saga(NAMES, "full")
        for state, shown, event in seen(players, expert, hand, 3, viewer):
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
    assert saga.level_of(ev.ThrowFailed(0, 3, 4)) == saga.STORY


def said(t: Table, event: ev.Event) -> str | None:
    return Saga(NAMES, "full").tell(t.s, event)


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


@pytest.mark.parametrize("tongue", ["pl", "ru"])
def test_a_played_game_is_told_in_the_language(tongue: str) -> None:
    told = {}
    for code in ("en", tongue):
        language.use(code)
        told[code] = [Saga("АБВ", "full").tell(s, e) for s, e, _ in seen(3, True, "daring", 4, 0)]
    language.use(language.SOURCE)
    pairs = list(zip(told["en"], told[tongue], strict=True))
    assert len(pairs) > 100 and [one for one, other in pairs if one == other] == []
    english = re.compile(r"\b(player|throws|hammer|the|with|card)\b", re.IGNORECASE)
    assert [other for _, other in pairs if english.search(str(other))] == []


# Prompts


def test_every_choice_of_whole_games_has_a_prompt_and_labels() -> None:
    kinds_seen, steps = set(), set()
    for players, expert, hand in TABLES:
        for seed in SEEDS:
            for state, seat, _ in whole(players, seed, hand, expert).moments():
                view = game.view(state, seat)
                prompt = prompts.ask(view, seat, NAMES)
                clean(*prompt)
                assert prompt.text.endswith(".") and rulebook.clause(prompt.rule)
                assert all(prompts.ask(game.view(state, other), other, NAMES).text.startswith("Waiting for")
                           for other in range(players) if other != seat)  # fmt: skip
                steps.add(state.step)
                for option in game.options(state, seat):
                    kinds_seen.add(option.kind)
                    assert 0 < len(prompts.label(option.kind, option.rule)) <= 24
    assert kinds_seen == set(hammer_prompts.LABELS)
    assert steps == set(hammer_prompts.ASK) == set(RULES)


def test_the_end_asks_nothing() -> None:
    t = Table(2)
    t.s.agenda = t.s.agenda[:1]
    assert prompts.ask(t.s, 0, NAMES) == prompts.Prompt("The game is over.", "", "H4.2")


def test_h2_4_the_next_throw_names_the_cell_to_beat() -> None:
    t = Table(2)
    assert prompts.ask(t.s, 0, NAMES).text == "Throw your 2 dice."
    t.throw("5 6")
    assert prompts.ask(t.s, 0, NAMES).text == "The sum is 11: move the token to cell 11."
    t.move()
    prompt = prompts.ask(t.s, 0, NAMES)
    assert (prompt.text, prompt.rule) == ("Throw again with a die more, or stop.", "H2.4")
    assert "higher than 11" in prompt.note
    assert prompts.label("throw", "H2.4") == "Throw again" and prompts.label("throw", "H2.2") == "Throw"


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


# Refusals

SOURCE = sorted(Path(game.__file__).parent.rglob("*.py"))
ILLEGAL: list[Site] = sorted(
    set().union(*(raised(path, "IllegalCommand", 1) | returned(path) for path in SOURCE))
)


@pytest.mark.parametrize(("key", "params"), ILLEGAL)
def test_every_refusal_is_a_whole_sentence_with_its_rule(key: str, params: tuple[str, ...]) -> None:
    for count in (0, 1, 2):
        values = {name: Step.READY if name == "step" else count for name in params}
        text = explain(IllegalCommand("H2.4", key, **values), NAMES)
        assert text.endswith(". [H2.4]") and text[0].isupper()
        clean(text.removesuffix(" [H2.4]"))


def test_no_message_is_left_over() -> None:
    said_of = set(hammer_refusals.MESSAGES) | set(hammer_refusals.COUNTED) | {"card_not_now"}
    assert {key for key, _ in ILLEGAL} == said_of and len(ILLEGAL) > 30


def test_every_step_says_what_it_is_about() -> None:
    assert set(hammer_refusals.TASKS) == set(RULES)
    assert set(hammer_refusals.WRONG_MOMENT) == set(terms.OWN_TURN)


def test_refusals_of_both_games_keep_apart() -> None:
    of_hammer = explain(IllegalCommand("H3.3", "no_such_opponent"), NAMES)
    of_valhalla = explain(IllegalCommand("V3.5", "no_such_opponent"), NAMES)
    assert of_hammer == "Choose another player. [H3.3]" and of_valhalla != of_hammer


# Cards


@pytest.mark.parametrize("card", kinds(), ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: Card) -> None:
    clean(names.describe(card), names.gist(card), names.property_text(card))
    assert names.property_text(card).endswith(".") and len(names.gist(card)) <= 20
    assert rulebook.clause("H3.4").count(f"{card.name}: {names.describe(card)}") == 1


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
    assert names.dice((6, 1, 5, 1)) == "hammer\N{NO-BREAK SPACE}×2, 5, 6"
    assert names.deck_cards((0, 1, 2)) == "Valkyrie card, Jötunn card or Thor card"
    assert set(names.VARIANTS) == {"expert"}
    clean(*names.VARIANTS["expert"])
    assert all(seats.about(level, "hammer") != seats.about(level) for level in seats.HAMMER_LEVELS)


# The rulebook


CLAUSES = [clause for section in hammer_rulebook.SECTIONS for clause in section.clauses]
EXPECTED = [
    "H1.1", "H1.2", "H1.3", "H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H2.6", "H2.7", "H2.8", "H3.1", "H3.2",
    "H3.3", "H3.4", "H4.1", "H4.2", "H5.1", "H5.2", "H5.3", "H6.1", "H6.2",
]  # fmt: skip


def test_h1_3_the_book_counts_the_cards() -> None:
    found = {deck: sum(card.copies for card in kinds() if card.deck == deck) for deck in terms.DECKS}
    assert "There are {valkyries} cards of the Valkyries, {jotnar} of the Jötnar and {thor} of Thor.".format(
        **found
    ) in rulebook.clause("H1.3")


def test_every_clause_is_there_once_and_in_order() -> None:
    assert [clause.id for clause in CLAUSES] == EXPECTED
    assert [clause.id for clause in rulebook.find("", "hammer")] == EXPECTED
    assert not any(clause.id.startswith("H") for clause in rulebook.find(""))


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_every_paragraph_is_a_clean_sentence(clause: rulebook.Clause) -> None:
    assert rulebook.section_of(clause.id).id == clause.id.split(".")[0]
    assert rulebook.book_of(clause.id) == "hammer"
    assert not re.search(r"""['"`´‘„«»]|\.\.\.|--""", clause.text)
    assert set(re.findall(r"\bH\d+\.\d+", clause.text)) <= set(EXPECTED) - {clause.id}
    for paragraph in rulebook.clause(clause.id).split("\n"):
        assert re.fullmatch(r"[A-Z].*\.", paragraph), paragraph
        clean(paragraph)


def test_the_book_can_be_searched_and_printed() -> None:
    assert [clause.id for clause in rulebook.find("jotun favour", "hammer")] == ["H5.2"]
    assert "H2.5" in [clause.id for clause in rulebook.find("reserve empty", "hammer")]
    page = rulebook.page(game="hammer")
    assert page.startswith("H1     What you throw with") and "H6.2" in page and "V1 " not in page
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
    t.score(0, "tailwind-1")
    t.lay(0, "thunderclap-1", "swan-wing-1")
    line = "points pile 2, favours of the Valkyries 2, favours of Thor 6, most favours 3."
    assert ended(t)[1] == f"Player Astrid has 13 points: {line}"
    assert [part.points for part in hammer_scores.parts(t.s, 0)] == [2, 2, 0, 6, 3]
    assert [part.key for part in hammer_scores.parts(Table(2).s, 0)] == ["pile"]


# The lesson


@pytest.mark.parametrize("key", list(lesson.SHEETS))
def test_every_sheet_can_be_read(key: str) -> None:
    places = {name for text in lesson.SHEETS[key] for _, name, _, _ in Formatter().parse(text) if name}
    assert places <= {"host", "dice", "total", "more", "cell", "chance", "card", "gist"}
    words = {
        "dice": "hammer, 5",
        "total": 6,
        "more": 8,
        "cell": 9,
        "chance": "12 %",
        "card": "Tailwind",
        "gist": "+2",
    }
    sheet = lesson.sheet(key, **words)
    clean(sheet.title, *sheet.text.split("\n"), sheet.do)
    assert sheet.title and sheet.text
