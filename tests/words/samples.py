"""Whole games of every kind, played at random, for what must be said of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from typing import Any, NamedTuple

import pytest

from tests.hammer.play import HANDS, setup_of
from tests.words.valhalla import hunts
from valhalla.games import GAMES
from valhalla.games import valhalla as main_game
from valhalla.games.valhalla import commands as valhalla
from valhalla.games.valhalla.monsters.gifts import CardGiven
from valhalla.games.valhalla.table import everything
from valhalla.games.wolves import Setup as WolvesSetup
from valhalla.games.wolves import commands as wolves
from valhalla.kernel.chance import Chance
from valhalla.words.hammer import prompts as hammer_prompts
from valhalla.words.valhalla import prompts as valhalla_prompts
from valhalla.words.wolves import prompts as wolves_prompts

GAMES_EACH = 12
MORE = 60
NAMES = ("Astrid", "Bo", "Cnut", "Dagny", "Eirik", "Frida")
TONGUES = ("pl", "ru")
ENGLISH = re.compile(r"\b(player|unit|row|the|with|card|throws|warrior|rolls)\b", re.IGNORECASE)
Hand = Callable[[Any, int, Chance], Any]


class Play(NamedTuple):
    """A table, and who plays at it how often."""

    setup: Any
    hand: Hand
    seeds: range


class Sample(NamedTuple):
    """Games that together meet all that may be said, but for what only monsters bring about."""

    game: str
    plays: tuple[Play, ...]
    labels: set[str]
    label: Callable[[str, str, int], str]
    events: frozenset[Any] = frozenset()  # those that do not happen here
    steps: frozenset[int] = frozenset()
    kinds: frozenset[str] = frozenset()

    def part(self, name: str) -> Any:
        """A module of the rules."""
        return import_module(f"valhalla.games.{self.game}.{name}")


def clean(*texts: str) -> None:
    for text in texts:
        assert not re.search(r"[{}]|  |^ | $|None(?! of)|(?<!\d)-\d| [.,:;]|: [.;]|\.\.|\(\)", text), text


def games(sample: Sample, enough: Callable[[], bool]) -> Iterator[tuple[Play, int]]:
    """Every table of a sample with its seeds; and more seeds as long as something has not been met."""
    yield from ((play, seed) for play in sample.plays for seed in play.seeds)
    for seed, play in product(range(MORE), sample.plays):
        if enough():
            return
        yield play, len(play.seeds) + seed


class Moment(NamedTuple):
    """A decision, and the events since the one before; at the end nobody decides."""

    state: Any
    seat: int | None
    command: Any
    events: list[Any]


def moments(game: str, play: Play, seed: int) -> Iterator[Moment]:
    rules, luck, mind = GAMES[game], Chance(seed), Chance(seed, 1)
    state, events = rules.new(play.setup, luck)
    n = 0
    while due := rules.to_act(state):
        command = play.hand(state, due[0], mind)
        yield Moment(state, due[0], command, events)
        n += 1
        events = rules.decide(state, due[0], command, luck.at(n))
    yield Moment(state, None, None, events)


def seen(game: str, play: Play, seed: int, viewer: int | None) -> Iterator[tuple[Any, Any, Any]]:
    """A game as somebody sees it: the view after each event, the event as seen, the event as it was."""
    rules = GAMES[game]
    shown = rules.view(rules.blank(play.setup), viewer)
    for moment in moments(game, play, seed):
        for event in moment.events:
            known = rules.seen_by(event, viewer)
            rules.apply(shown, known)
            yield shown, known, event


def preferring(*kinds: type, seldom: tuple[type, ...] = ()) -> Hand:
    """Takes anything, but two times in three one of these, and the others seldom."""

    def hand(state: Any, seat: int, mind: Chance) -> Any:
        groups = GAMES[state.game].groups(state, seat)
        wanted = [group for group in groups if isinstance(group[0], kinds)]
        if wanted and mind.below(3):
            return mind.pick(mind.pick(wanted))
        rest = [group for group in groups if not isinstance(group[0], seldom)]
        return mind.pick(mind.pick(rest if rest and mind.below(8) else groups))

    return hand


ANYTHING = preferring()
EAGER = preferring(valhalla.Attack, valhalla.Arm)
BUSY = preferring(
    wolves.Summon, wolves.Invoke, wolves.Plague, wolves.Ward, wolves.Claim, wolves.Return, wolves.Sacrifice,
    seldom=(wolves.Pass,),
)  # fmt: skip


def laid(players: int, names: tuple[str, ...]) -> main_game.Setup:
    """A table of Valhalla with these variants and expansions."""
    expansions = tuple(name for name in names if name in main_game.EXPANSIONS)
    return main_game.Setup(players, expansions, tuple(name for name in names if name not in expansions))


VALHALLA_TABLES = [
    (2, ()), (3, ("five_jarls",)), (4, ("hand_draft",)), (5, ("first_game",)), (2, ("simplified",)), (6, ()),
    (6, ("hand_draft", "five_jarls")), (3, ("hammer",)), (2, everything(2)), (3, everything(3)),
    (4, (*everything(4), "alliance")), (6, (*everything(6), "partnership")),
    (3, ("simplified", "thor", "dwarves")),
]  # fmt: skip
HAMMER_TABLES = [
    (2, True, "daring"), (1, False, "anything"), (3, False, "hoarding"), (4, True, "hoarding"),
    (5, True, "anything"), (2, True, "anything"),
]  # fmt: skip

SAMPLES = {
    "valhalla": Sample(
        "valhalla",
        tuple(
            Play(laid(*table), hand, range(GAMES_EACH))
            for table in VALHALLA_TABLES
            for hand in (ANYTHING, EAGER)
        ),
        {*valhalla_prompts.LABELS, "pass"},
        valhalla_prompts.label,
        frozenset({*hunts.EVENTS, CardGiven}),  # the last only in saves of old rules
        frozenset(hunts.STEPS),
        frozenset({"exchange_cards", "lend", "choose_fighter", "call"}),
    ),
    "hammer": Sample(
        "hammer",
        tuple(
            Play(setup_of(players, expert), HANDS[hand], range(6)) for players, expert, hand in HAMMER_TABLES
        ),
        set(hammer_prompts.LABELS),
        lambda kind, rule, step: hammer_prompts.label(kind, rule),
    ),
    "wolves": Sample(
        "wolves",
        tuple(Play(WolvesSetup(players), BUSY, range(12)) for players in (3, 4, 5)),
        set(wolves_prompts.LABELS),
        lambda kind, rule, step: wolves_prompts.label(kind, rule),
    ),
}
of_every_game = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
