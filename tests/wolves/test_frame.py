"""Saves, setups, and that everything has its place and happens."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.wolves.play import HANDS, gifts_of, moments, watched
from valhalla.games import GAMES
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply import APPLY
from valhalla.games.wolves.checks import CHECK
from valhalla.games.wolves.choices import GROUPS
from valhalla.games.wolves.options import OPTIONS
from valhalla.games.wolves.rules import DECIDE, RUN
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup, IllegalCommand
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session

COMMANDS = cm.Command.__subclasses__()


def nothing(before: State, event: ev.Event, after: State) -> None:
    """Nobody looks."""


# Saves


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("hand", ["devout", "striking"])
def test_a_whole_game_is_saved_read_back_and_verified(tmp_path: Path, players: int, hand: str) -> None:
    path = tmp_path / "hall.saga"
    seats = tuple(Seat(f"Wolf {i}", "human") for i in range(players))
    variants = ("shadow",) if players == 3 else ()
    session = Session.start(game, game.Setup(players, variants=variants), seats, 77 + players, path)
    mind = Chance(players, 1)
    for n in range(10_000):
        if not (due := game.to_act(session.state)):
            break
        session.submit(due[0], HANDS[hand](game.view(session.state, due[0]), due[0], mind))
        if n in (12, 31, 90):
            session.rewind(len(session.log) - 2, new_luck=n == 31)
    session.close()
    assert game.outcome(session.state) is not None
    again = Session.read(Saga(path), GAMES, game.audit)
    assert again.state == session.state and again.log == session.log and not again.folded
    assert game.state_hash(again.state) == game.state_hash(session.state)
    game.recount(again.state)
    assert len(again.state.table.cards) == 138


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
    """The ids of its cards lay the table; what it says is believed as long as the table adds up."""
    setup = game.Setup(3)
    ids, _ = game.card_data(setup)
    swapped = {"cards": [*ids["cards"][1::-1], *ids["cards"][2:]]}
    blank = game.blank_of(setup, swapped)
    assert [card.id for card in blank.table.cards] == swapped["cards"]
    game.audit(blank)
    with pytest.raises(KeyError, match="frost-giant"):
        game.blank_of(setup, {"cards": ["frost-giant-1"]})


def test_describe_tells_every_open_card_once() -> None:
    for s, _, _ in moments(3, 4, "mixed"):
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


def test_a_finished_game_takes_no_more_commands() -> None:
    end = watched(3, 5, nothing)
    assert game.to_act(end) == () and game.outcome(end) is not None
    for command in (cm.Pass(), cm.EndTurn(), cm.Draw(), cm.Begin(), cm.Lay(0, 0, 0)):
        with pytest.raises(IllegalCommand) as caught:
            game.check(end, 0, command)
        assert (caught.value.rule, caught.value.key) == ("W4.3", "game_over")


def test_every_event_command_and_step_has_its_place() -> None:
    assert set(APPLY) == set(ev.ALL)
    assert set(DECIDE) == set(COMMANDS)
    assert {command for _, command in CHECK} == set(COMMANDS) - {cm.Begin}
    chosen = {step for step, _ in CHECK}
    assert set(OPTIONS) == set(GROUPS) == chosen == set(range(Step.ACT, len(Step.all())))
    assert set(RUN) | chosen | {Step.OVER} == set(Step.all())


def test_every_kind_of_event_and_command_happens() -> None:
    """So that the laws above have seen all of them, and every deity at work."""
    seen: set[str] = set()
    given_: set[str] = set()
    invoked: set[int] = set()
    laid_by_vidar = taken_by_valkyrie = 0
    ends: set[str] = set()
    for seed in range(36):
        players, hand = seed % 3 + 3, sorted(HANDS)[seed % 5]

        def look(before: State, event: ev.Event, after: State) -> None:
            nonlocal laid_by_vidar, taken_by_valkyrie
            seen.add(type(event).__name__)
            assert event.rule.startswith("W")  # type: ignore[attr-defined]
            if isinstance(event, ev.DeityInvoked):
                invoked.add(before.table.deity[event.card])
            laid_by_vidar += isinstance(event, ev.UnitLaid) and event.vidar
            taken_by_valkyrie += isinstance(event, ev.UnitTaken) and event.rule == "W6.3"

        end = watched(players, seed, look, hand, gifts_of(players, seed) if seed % 2 == 0 else ())
        given_ |= {type(command).__name__ for _, _, command in moments(players, seed, hand)}
        ends |= {end.table.cards[doom].id for doom in end.table.dooms if doom in end.hall + end.prizes}
        ends |= {"glory"} if max(end.scores) >= 5 else set()
    assert seen == {kind.__name__ for kind in ev.ALL}
    assert given_ == {kind.__name__ for kind in COMMANDS} - {"Begin"}
    assert len(invoked) == 8 and laid_by_vidar and taken_by_valkyrie
    assert ends == {"glory", "ragnarok-hall", "ragnarok-glory"}


def test_commands_and_events_round_trip_as_text() -> None:
    decode_command = msgspec.json.Decoder(game.COMMAND).decode
    decode_event = msgspec.json.Decoder(game.EVENT).decode
    for _, _, command in moments(4, 11, "mixed", gifts_of(4, 11)):
        assert decode_command(msgspec.json.encode(command)) == command

    def look(before: State, event: ev.Event, after: State) -> None:
        assert decode_event(msgspec.json.encode(event)) == event

    watched(4, 11, look, "mixed", gifts_of(4, 11))


def _keys() -> set[str]:
    """Every reason the engine can refuse something with, read from its source."""
    keys: set[Any] = set()
    for name in ("checks", "deities"):
        file = Path(game.__file__).with_name(f"{name}.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalCommand":
                said = [part for arg in node.args[1:] for part in ast.walk(arg)]
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
