"""In the middle of a choice it is said what is to be picked next: in every game, for every kind of choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.words.samples import NAMES, TONGUES, Sample, clean, games, moments, of_every_game
from valhalla.games import GAMES
from valhalla.kernel.game import Option
from valhalla.words import language
from valhalla.words.asking import Begun, Prompt
from valhalla.words.prompts import follow

ASKED = Prompt("Asked.", "", "")
# What says by itself all that is to be picked, on a board of its own: new cards that lie in two heaps, a
# Flank march with its two uses, warriors that pay a bonus, a call to the others.
BY_ITSELF = {"place", "regroup", "withdraw", "take_bonus", "call"}
BY_BUTTON = {"add_warriors", "attack", "reroll", "free_reroll", "use_main", "use_extra", "exchange_cards"}
PLAYED = 8  # games of each kind


def ways(option: Option) -> Iterator[Begun]:
    """A choice under way, whatever is picked first; what has a button of its own is begun by that."""
    about_one = len(option.picks[0].candidates) == 1  # a card, a deity: it is picked before anything else
    for picks in [option.picks] if about_one else [option.picks, option.picks[::-1]]:
        picked: dict[str, list[int]] = {pick.name: [] for pick in option.picks}
        if option.kind in BY_BUTTON:
            yield state_of(option, picked)
        for pick in picks:
            for value in pick.candidates[: max(1, pick.least)]:
                picked[pick.name] = [*picked[pick.name], value]
                yield state_of(option, picked)


def state_of(option: Option, picked: dict[str, list[int]]) -> Begun:
    left = [(pick.name, pick.least - len(picked[pick.name])) for pick in option.picks]
    name, count = next(((name, count) for name, count in left if count > 0), ("", 0))
    return Begun(option, dict(picked), name, count)


@of_every_game
@pytest.mark.parametrize("tongue", [language.SOURCE, *TONGUES])
def test_every_step_of_every_choice_names_what_is_asked_now(sample: Sample, tongue: str) -> None:
    rules, told, dumb = GAMES[sample.game], set[str](), set[tuple[str, str]]()
    language.use(tongue)
    try:
        for i, (play, seed) in enumerate(games(sample, lambda: True)):
            if i > PLAYED:
                break
            for state, seat, _command, _events in moments(sample.game, play, seed):
                if seat is None:
                    continue
                asking = (o for o in rules.options(state, seat) if o.picks and o.kind not in BY_ITSELF)
                for begun in (begun for option in asking for begun in ways(option)):
                    text = follow(rules.view(state, seat), seat, ASKED, begun, NAMES).text
                    clean(text)
                    assert text.endswith(".")
                    told.add(begun.option.kind)
                    dumb |= {(begun.option.kind, begun.next)} if text == ASKED.text else set()
    finally:
        language.use(language.SOURCE)
    assert told and not dumb
