"""The laws can fail: a game with one verb bent is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import Phase, settings

from tests.hammer.test_laws import TestLaws as HammerLaws
from tests.laws import Lawful, Laws
from tests.play import WholeGame
from valhalla.games import hammer
from valhalla.games.hammer.state import State
from valhalla.kernel.game import Broken, Game, IllegalCommand


@pytest.fixture(autouse=True)
def _first_fault_is_enough() -> Iterator[None]:
    usual = settings.get_profile("fixed")
    settings.register_profile("first", usual, phases=(Phase.generate,), report_multiple_bugs=False)
    settings.load_profile("first")
    yield
    settings.load_profile("fixed")


def bent(**verbs: Any) -> Lawful:
    """The Hammer Throw with other verbs."""
    game = cast(Game, SimpleNamespace(**{**vars(hammer), **verbs}))

    def other(played: WholeGame) -> WholeGame:
        return played._replace(game=game)

    return HammerLaws.of._replace(game=game, games=HammerLaws.of.games.map(other))


def _drops(s: State, event: Any) -> None:
    """A card gets lost."""
    hammer.apply(s, event)
    if any(s.hands):
        next(hand for hand in s.hands if hand).pop()


FOUND = (AssertionError, Broken, IllegalCommand, msgspec.ValidationError)
BENT: dict[Callable[[Laws], None], dict[str, Any]] = {
    Laws.test_every_event_keeps_the_table_whole: {"apply": _drops},
    Laws.test_the_view_law: {"seen_by": lambda event, seat: event},
    Laws.test_a_view_tells_nothing_hidden: {
        "options": lambda s, seat: hammer.options(s, seat) if s.open else ()
    },
    Laws.test_imagined_worlds_can_be_played_to_the_end: {"determinize": lambda view, luck: view},
    Laws.test_a_clone_is_equal_and_apart: {"state_hash": id},
    Laws.test_all_listed_commands_are_legal_and_different: {
        "legal": lambda s, seat: hammer.legal(s, seat) * 2
    },
    Laws.test_options_and_legal_commands_agree: {"options": lambda s, seat: hammer.options(s, seat)[1:]},
    Laws.test_wild_commands_are_refused_with_a_rule_and_change_nothing: {
        "check": lambda s, seat, command: None
    },
    Laws.test_a_finished_game_takes_no_more_commands: {"check": lambda s, seat, command: None},
    Laws.test_commands_and_events_round_trip_as_text_and_name_their_rules: {"COMMAND": hammer.commands.Begin},
}


@pytest.mark.parametrize("law", BENT)
def test_a_bent_game_breaks_the_law(law: Callable[[Laws], None]) -> None:
    class Bent(Laws):
        of = bent(**BENT[law])

    with pytest.raises(FOUND):
        law(Bent())
