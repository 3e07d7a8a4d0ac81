"""Saves, setups, and that everything has its place and happens."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.laws import a_save_of_other_card_data_is_folded, every_event_command_and_step_has_its_place
from tests.wolves.play import HANDS, gifts_of, whole
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.choices import GROUPS
from valhalla.games.wolves.options import OPTIONS
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session

COMMANDS = cm.Command.__subclasses__()


# Saves


def test_a_decision_taken_back_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    seats = tuple(Seat(f"Wolf {i}", "human") for i in range(4))
    session = Session.start(game, game.Setup(4), seats, 5, tmp_path / "undo.saga")
    mind = Chance(5, 1)
    for _ in range(60):
        before = session.state.clone()
        (due,) = game.to_act(session.state)
        command = HANDS["mixed"](game.view(session.state, due), due, mind)
        session.submit(due, command)
        after = session.state.clone()
        session.rewind(len(session.log) - 1)
        assert session.state == before
        session.submit(due, command)
        assert session.state == after, "the same luck again"
    session.close()


def test_a_save_of_other_card_data_is_folded() -> None:
    a_save_of_other_card_data_is_folded(game, game.Setup(3))


def test_describe_tells_every_open_card_once() -> None:
    for s, _, _ in whole(3, 4, "mixed").moments():
        told_ = game.describe(s)
        cards = [card for name in ("deck", "discard", "between", "hall", "gone") for card in told_[name]]
        cards += told_["open_victories"]
        cards += [card for seat in told_["seats"] for pile in seat.values() for card in pile]
        hidden = [s.table.cards[card].id for card in s.hidden_gods + s.hidden_prizes]
        assert Counter(cards + hidden) == Counter(card.id for card in s.table.cards)


# The frame


@pytest.mark.parametrize(
    "setup",
    [
        game.Setup(0),
        game.Setup(2),
        game.Setup(6),
        game.Setup(3, first=3),
        game.Setup(3, first=-1),
        game.Setup(3, expansions=("ragnarok",)),
        game.Setup(3, variants=("simplified",)),
        game.Setup(3, variants=("shadow", "shadow")),
        game.Setup(5, variants=("shadow",)),
    ],
)
def test_a_table_that_cannot_be_laid(setup: game.Setup) -> None:
    with pytest.raises(BadSetup):
        game.check_setup(setup)


def test_every_event_command_and_step_has_its_place() -> None:
    every_event_command_and_step_has_its_place(game)
    assert set(GROUPS) == set(OPTIONS) == set(range(Step.ACT, len(Step.all())))


def test_every_kind_of_event_and_command_happens() -> None:
    """So that the laws above have seen all of them, and every deity at work."""
    seen: set[str] = set()
    given_: set[str] = set()
    invoked: set[int] = set()
    laid_by_vidar = taken_by_valkyrie = 0
    ends: set[str] = set()
    everything = {kind.__name__ for kind in ev.ALL}
    commands = {kind.__name__ for kind in COMMANDS} - {"Begin"}
    for seed in range(144):
        if seed >= 36 and seen == everything and given_ == commands and len(ends) == 3:
            break
        players, hand = seed % 3 + 3, sorted(HANDS)[seed % 5]

        def look(before: State, event: ev.Event, after: State) -> None:
            nonlocal laid_by_vidar, taken_by_valkyrie
            seen.add(type(event).__name__)
            if isinstance(event, ev.DeityInvoked):
                invoked.add(before.table.deity[event.card])
            laid_by_vidar += isinstance(event, ev.UnitLaid) and event.vidar
            taken_by_valkyrie += isinstance(event, ev.UnitTaken) and event.rule == "W6.3"

        end = whole(players, seed, hand, gifts_of(players, seed) if seed % 2 == 0 else ()).watched(look)
        given_ |= {type(command).__name__ for _, _, command in whole(players, seed, hand).moments()}
        ends |= {end.table.cards[doom].id for doom in end.table.dooms if doom in end.hall + end.prizes}
        ends |= {"glory"} if max(end.scores) >= 5 else set()
    assert seen == everything
    assert given_ == commands
    assert len(invoked) == 8 and laid_by_vidar and taken_by_valkyrie
    assert ends == {"glory", "ragnarok-hall", "ragnarok-glory"}


PLACES = {"IllegalCommand": 1, "refuse": 2}  # where the reason stands


def _keys() -> set[str]:
    """Every reason the engine can refuse something with, read from its source."""
    keys: set[Any] = set()
    for name in ("checks", "deities"):
        file = Path(game.__file__).with_name(f"{name}.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (place := PLACES.get(getattr(node.func, "id", ""))):
                said = [part for arg in node.args[place:] for part in ast.walk(arg)]
                keys |= {part.value for part in said if isinstance(part, ast.Constant)}
            if isinstance(node, ast.Return) and not isinstance(node.value, ast.Call):
                keys |= {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
    return {key for key in keys if isinstance(key, str) and key and " " not in key}


def test_every_refusal_is_provoked_by_some_test() -> None:
    """Tests write the pair of rule and key; this only makes sure that none is forgotten."""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    keys = _keys()
    assert len(keys) >= 35
    assert [key for key in sorted(keys) if f'"{key}"' not in tests] == []
