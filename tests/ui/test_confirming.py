"""One rule for all games: what shows something or cannot be undone waits for its button."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast, get_args

import pytest

from tests.ui.player import matching
from valhalla.ai.levels import choose
from valhalla.ai.worker import Worker
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Option
from valhalla.kernel.header import House
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.settings import Settings
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.confirming import Acts
from valhalla.ui.table.match import Match
from valhalla.ui.table.record import staging

MOST: Final = 500  # decisions of a game
TOGETHER: Final = {"call", "choose_fighter", "lend"}
RARE: Final[dict[str, set[str]]] = {"valhalla": TOGETHER, "hammer": set(), "wolves": set()}
GAMES_EACH: Final = 60
LEVELS: Final = ("random", "thrall")  # one does strange things, the other plays to the end
TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "valhalla": (
        {"players": 2}, {"players": 3, "expansions": ("loki", "thor", "valkyries", "dwarves", "tyr")},
        {"players": 4, "expansions": ("valkyries", "hammer", "last_viking"), "variants": ("hand_draft",)},
        {"players": 2, "monster": "fenrir", "level": 1},
    ),
    "hammer": ({"players": 3, "variants": ("expert",)},),
    "wolves": ({"players": 5},),
}  # fmt: skip
DOC = Path(__file__).parents[2] / "docs" / "window.md"


def kinds(game: str) -> set[str]:
    """All kinds of commands that a seat may give."""
    tags = {str(command.__struct_config__.tag) for command in get_args(GAMES[game].COMMAND)}
    return tags - {"begin"}


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_names_every_kind_of_command(game: str) -> None:
    assert set(staging(game).acts) == kinds(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_how_every_kind_is_given(game: str) -> None:
    row = rf"^\| {game} \| (at once|card|begun|word) \| (.+?) \|$"
    rows = re.findall(row, DOC.read_text("utf-8"), re.MULTILINE)
    told = {kind: how for how, named in rows for kind in re.findall(r"`(\w+)`", named)}
    words = {Acts.AT_ONCE: "at once", Acts.CARD: "card", Acts.BEGUN: "begun", Acts.WORD: "word"}
    assert told == {kind: words[acts] for kind, acts in staging(game).acts.items()}


class Given(NamedTuple):
    """A command that was put together pick by pick, and whether its last pick carried it out."""

    kind: str
    option: Option
    command: Any
    word: str  # of the card that is played
    settled: bool
    begun: bool  # the same, with its plank pressed first
    careful: bool  # the same, where everything is confirmed
    final: bool  # the same, at a table that takes nothing back


@cache
def given(game: str) -> list[Given]:
    """Every sort of command that comes up in some games."""
    found: dict[object, Given] = {}
    for seed in range(1, GAMES_EACH):
        for setup in TABLES[game]:
            for match in _played(game, setup, seed):
                _look(match, found)
        if {one.kind for one in found.values()} >= kinds(game) - RARE[game]:
            break
    return list(found.values())


def _played(game: str, setup: dict[str, Any], seed: int) -> Iterator[Match]:
    rules = GAMES[game]
    seats = tuple(Seat(f"S{i}", "human") for i in range(setup["players"]))
    session = Session.start(rules, rules.Setup(**setup), seats, seed)
    match = Match(session, cast(Worker, None))
    for n in range(MOST):
        if not match.due():
            return
        yield match
        seat = match.due()[0]
        view = rules.view(session.state, seat)
        session.submit(seat, choose(LEVELS[seed % 2], rules, view, seat, Chance(seed, 1, n)))


def _look(match: Match, found: dict[object, Given]) -> None:
    state, seat = match.session.state, match.due()[0]
    match.viewer = seat  # with an open hand
    for command in match.game.legal(state, seat):
        kind, word = str(command.__struct_config__.tag), _word(state, command)
        asking = Asking(match, seat, Settings())
        try:
            option, picks = matching(asking.options, command)
        except AssertionError:
            continue  # others that are alike are offered
        if (sort := (kind, word, len(option.picks))) in found:
            continue
        found[sort] = Given(
            kind, option, command, word,
            _settled(match, seat, option, picks), _settled(match, seat, option, picks, begun=True),
            _settled(match, seat, option, picks, Settings(confirm=True)), _final(match, seat, option, picks),
        )  # fmt: skip


def _word(state: Any, command: Any) -> str:
    """What the card does that is played."""
    card, words = getattr(command, "card", -1), getattr(state.table, "word", ())
    word = words[card] if type(command).__name__ in ("Play", "PlayTactic") else None
    return str(getattr(word, "word", "") or getattr(getattr(word, "effect", None), "word", ""))


def _settled(
    match: Match, seat: int, option: Option, picks: list[tuple[str, int]],
    settings: Settings | None = None, *, begun: bool = False,
) -> bool:  # fmt: skip
    asking = Asking(match, seat, settings or Settings())
    asking.choice.fix(option if begun else None)
    for thing, value in picks:
        asking.choice.picked.setdefault(thing, []).append(value)
    return asking.at_once() is not None


def _final(match: Match, seat: int, option: Option, picks: list[tuple[str, int]]) -> bool:
    """At a table without undo."""
    house, match.session.house = match.session.house, House(undo=False)
    try:
        return _settled(match, seat, option, picks)
    finally:
        match.session.house = house


LUCK = {"new_weapons", "call_to_arms", "reroll", "fresh_dice", "peek", "steal"}


def acts_at_once(game: str, one: Given) -> bool:
    """What the rule says of it."""
    picks = one.option.picks
    if not picks or any(pick.most > pick.least for pick in picks):
        return False  # more could be added
    acts = staging(game).acts[one.kind]
    if acts is Acts.CARD:
        return len(picks) > 1 and one.word not in LUCK
    if acts is Acts.WORD:
        return any(pick.name in staging(game).planks for pick in picks)
    return acts is Acts.AT_ONCE


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_command_keeps_the_rule(game: str) -> None:
    wrong = [one for one in given(game) if one.settled != acts_at_once(game, one)]
    assert not wrong
    assert {one.kind for one in given(game)} >= kinds(game) - RARE[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_begun_by_its_button_needs_no_second_word(game: str) -> None:
    begun = [one for one in given(game) if staging(game).acts[one.kind] is Acts.BEGUN and one.option.picks]
    fixed = [one for one in begun if all(pick.most == pick.least for pick in one.option.picks)]
    assert all(one.begun and not one.settled for one in fixed)
    assert bool(fixed) == (game == "valhalla")


@pytest.mark.parametrize("game", GAMES)
def test_everything_waits_where_nothing_is_taken_back_or_all_is_confirmed(game: str) -> None:
    assert not [one for one in given(game) if one.careful or one.final]


@pytest.mark.parametrize("game", GAMES)
def test_what_acts_at_once_shows_no_luck_by_itself(game: str) -> None:
    """Dice and hidden cards are seen only after a button, or when the rules go on by themselves."""
    rules, shows = GAMES[game], staging(game).chance
    for seed, setup in enumerate(TABLES[game], 1):
        for match in _played(game, setup, seed):
            state, seat = match.session.state, match.due()[0]
            for command in rules.legal(state, seat)[:40]:
                kind = str(command.__struct_config__.tag)
                if staging(game).acts[kind] is not Acts.AT_ONCE:
                    continue
                first = next(iter(rules.decide(state.clone(), seat, command, Chance(seed))))
                assert not isinstance(first, shows), f"{command} shows {first}"
