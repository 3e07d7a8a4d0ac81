"""The saga of every game: each event has its sentence, on whole games and from every view."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.words.samples import ENGLISH, NAMES, TONGUES, Sample, clean, games, of_every_game, seen
from valhalla.words import language, rulebook
from valhalla.words.record import words_of
from valhalla.words.saga import Teller
from valhalla.words.telling import LEVELS


@of_every_game
def test_every_event_has_an_entry(sample: Sample) -> None:
    assert set(words_of(sample.game).tellers) == set(sample.part("apply").APPLY)


@of_every_game
def test_whole_games_are_told_in_clean_sentences_with_rules_that_exist(sample: Sample) -> None:
    told: set[type] = set()
    wanted = set(sample.part("apply").APPLY) - sample.events
    for play, seed in games(sample, lambda: told == wanted):
        voice = Teller(NAMES, "full", rules=True)
        for state, event, _ in seen(sample.game, play, seed, None if seed % 2 else 0):
            told.add(type(event))
            text = voice.tell(state, event)
            rule = getattr(event, "rule")  # noqa: B009 - a class constant of some events
            assert text and text.endswith(f" [{rule}]") and rulebook.clause(rule)
            clean(text)
    assert told == wanted


@of_every_game
def test_levels_hold_more_and_more(sample: Sample) -> None:
    told = {
        level: [e for s, e, _ in seen(sample.game, sample.plays[0], 2, 0) if Teller(NAMES, level).tell(s, e)]
        for level in LEVELS
    }
    assert 0 < len(told["story"]) < len(told["standard"]) < len(told["full"])
    for less, more in pairwise(LEVELS):
        assert [event for event in told[more] if event in told[less]] == told[less]


@of_every_game
@pytest.mark.parametrize("tongue", TONGUES)
def test_everything_is_told_in_the_language(sample: Sample, tongue: str) -> None:
    """One sentence for each kind of event: none of them the same in English, no English word in any."""
    voice = Teller([*"АБВГДЕ"], "full")
    told: dict[tuple[Any, ...], tuple[str | None, str | None]] = {}
    for play in sample.plays:
        for state, event, _ in seen(sample.game, play, 1, 0):
            key = type(event), getattr(event, "blow", 0), getattr(event, "rule", "")
            if key not in told:
                english = voice.tell(state, event)
                language.use(tongue)
                told[key] = english, voice.tell(state, event)
                language.use(language.SOURCE)
    assert len({key[0] for key in told}) > 0.8 * len(sample.part("apply").APPLY) - len(sample.events)
    for english, other in told.values():
        assert english != other and other and not ENGLISH.search(other), other
        clean(other)
