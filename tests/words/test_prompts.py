"""Prompts of every game: whatever is asked, there is a sentence for it, and short words for the buttons."""

from __future__ import annotations

import pytest

from tests.words.samples import NAMES, TONGUES, Sample, clean, games, moments, of_every_game
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.words import language, rulebook
from valhalla.words.asking import Prompt
from valhalla.words.prompts import ask
from valhalla.words.record import words_of


@of_every_game
def test_every_choice_of_whole_games_has_a_prompt_and_labels(sample: Sample) -> None:
    rules, kinds, steps = GAMES[sample.game], set[str](), set[int]()
    wanted = sample.labels - sample.kinds, set(words_of(sample.game).asks.steps) - sample.steps
    for play, seed in games(sample, lambda: (kinds, steps) == wanted):
        for state, seat, _command, _events in moments(sample.game, play, seed):
            if seat is None:
                continue
            prompt = ask(rules.view(state, seat), seat, NAMES)
            clean(*prompt)
            assert prompt.text.endswith(".") and rulebook.clause(prompt.rule)
            assert not prompt.note or prompt.note.endswith(".")
            steps.add(state.step)
            for option in rules.options(state, seat):
                kinds.add(option.kind)
                assert rulebook.clause(option.rule)
                clean(sample.label(option.kind, option.rule, state.step))
    assert (kinds, steps) == wanted


@of_every_game
def test_the_others_wait(sample: Sample) -> None:
    rules, clause = GAMES[sample.game], words_of(sample.game).asks.turns
    for state, seat, _command, _events in moments(sample.game, sample.plays[0], 1):
        if seat is not None and len(rules.to_act(state)) == 1:
            other = (seat + 1) % state.table.players
            prompt = ask(rules.view(state, other), other, NAMES)
            assert prompt == Prompt(f"Waiting for player {NAMES[seat]}.", "", clause)


@of_every_game
def test_the_end_asks_nothing(sample: Sample) -> None:
    state, _ = GAMES[sample.game].new(sample.plays[0].setup, Chance(1))
    state.agenda = state.agenda[:1]
    end = words_of(sample.game).asks.end
    assert (
        ask(state, 0, NAMES) == Prompt("The game is over.", "", end) and rulebook.book_of(end) == sample.game
    )


@of_every_game
@pytest.mark.parametrize("tongue", [language.SOURCE, *TONGUES])
def test_buttons_have_little_room(sample: Sample, tongue: str) -> None:
    steps = sample.part("checks").RULES
    language.use(tongue)
    labels = {
        sample.label(kind, rule, step)
        for kind in sample.labels
        for step in steps
        for rule in {*steps.values()}
    }
    language.use(language.SOURCE)
    assert [text for text in labels if not 0 < len(text) <= 24 or text.endswith(".")] == []
