"""The laws of every game: folding, views, conservation, refusals, options, saves.

A game's `test_laws.py` makes a class of `Laws` with its record, and adds what only it has.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import WholeGame, at_end
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game, IllegalCommand, Option
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session

Way = dict[str, Any]  # a command by its fields
seeds = st.integers(0, 2**40)


class Witness:
    """Somebody who works the rules out again from the events alone; this one believes everything."""

    def look(self, event: Any, after: Any) -> None:
        """After each event."""

    def close(self, end: Any) -> None:
        """When the game is over."""


class Lawful(NamedTuple):
    """What the laws must know of a game."""

    game: Game
    games: st.SearchStrategy[WholeGame]
    wild: st.SearchStrategy[Any]  # commands of every kind with any numbers
    clauses: tuple[str, ...]  # how its rules are cited
    over: tuple[str, str]  # the rule and the key with which a finished game refuses
    said: tuple[type, ...] = ()  # commands that bring nothing on, also of seats that are not asked
    exact: bool = True  # every candidate of an option is in some listed command
    idle: tuple[str, ...] = ()  # kinds that people are offered also where they would change nothing
    times: float = 1.0  # how often more than usual it is played
    witness: Callable[[WholeGame], Witness] = lambda played: Witness()
    # What makes two things the same choice: of cards alike one command stands for all
    alike: Callable[[Any, str, int], object] = lambda s, name, value: value
    ways: Callable[[Any, Any], list[Way]] = lambda s, command: [msgspec.to_builtins(command)]
    # A wild command with some numbers that make sense, so that not all is refused at once
    nearly: Callable[[Any, int, Any, st.DataObject], Any] = lambda s, seat, command, data: command


class Laws:
    """The tests; `of` is the game's record."""

    of: ClassVar[Lawful]

    def every(self, law: Callable[[WholeGame], None], examples: int) -> None:
        """The law holds in so many games."""
        held = settings(max_examples=round(examples * self.of.times))(given(self.of.games)(law))
        held()

    def test_every_event_keeps_the_table_whole(self) -> None:
        """Recounted by the engine's own code, and foretold by a witness, after every event."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            witness = self.of.witness(played)

            def look(before: Any, event: Any, after: Any) -> None:
                game.audit(after)
                witness.look(event, after)

            end = played.watched(look)
            game.recount(end)
            witness.close(end)

        self.every(law, 40)

    def test_the_view_law(self) -> None:
        """apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p), for every seat and the spectator."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            seen = {seat: game.view(played.blank, seat) for seat in played.seats}

            def look(before: Any, event: Any, after: Any) -> None:
                for seat in played.seats:
                    game.apply(seen[seat], game.seen_by(event, seat))
                    assert seen[seat] == game.view(after, seat), (seat, event)

            played.watched(look)

        self.every(law, 27)

    def test_a_view_tells_nothing_hidden(self) -> None:
        """Another world behind the same view looks the same, with the same choices and options."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            luck = Chance(played.seed, 2)
            for n, (s, seat, _) in enumerate(played.moments()):
                if n % 7 == played.seed % 7:
                    for who in played.seats:
                        seen = game.view(s, who)
                        world = game.determinize(seen, luck.at(n))
                        game.audit(world)
                        assert game.view(world, who) == seen == game.view(seen, who)
                        assert game.to_act(seen) == game.to_act(s) == game.to_act(world)
                    self.same_choice(s, seat, luck.at(n))

        self.every(law, 16)

    def same_choice(self, s: Any, seat: int, luck: Chance) -> None:
        game = self.of.game
        seen = game.view(s, seat)
        world = game.determinize(seen, luck)
        assert game.legal(seen, seat) == game.legal(world, seat) == game.legal(s, seat)
        assert game.options(seen, seat) == game.options(world, seat) == game.options(s, seat)
        groups = [list(group) for group in game.groups(s, seat)]
        assert [list(group) for group in game.groups(seen, seat)] == groups

    def test_imagined_worlds_can_be_played_to_the_end(self) -> None:
        game = self.of.game

        def law(played: WholeGame) -> None:
            for n, (s, seat, _) in enumerate(played.moments()):
                if n % 50 == played.seed % 50:
                    world = game.determinize(game.view(s, seat), Chance(played.seed, 2, n))
                    end = at_end(world, game, played.hand, Chance(played.seed, 3, n), Chance(played.seed, 4))
                    game.audit(end)
                    game.recount(end)

        self.every(law, 8)

    def test_a_clone_is_equal_and_apart(self) -> None:
        game = self.of.game

        def law(played: WholeGame) -> None:
            for n, (s, seat, command) in enumerate(played.moments()):
                if n % 9:
                    continue
                twin = s.clone()
                before = msgspec.json.encode(s.plain())
                assert twin == s and game.state_hash(twin) == game.state_hash(s)
                game.decide(twin, seat, command, Chance(played.seed))
                assert msgspec.json.encode(s.plain()) == before, "playing on a clone changed the original"
                assert twin != s

        self.every(law, 14)

    def test_all_listed_commands_are_legal_and_different(self) -> None:
        """And who is not asked has nothing to do: what is legal for one seat is refused from the others."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            for s, seat, _ in played.moments():
                groups, commands = game.groups(s, seat), game.legal(s, seat)
                assert groups and all(groups), "somebody must choose but has no choice"
                assert len(set(commands)) == len(commands) == sum(len(group) for group in groups)
                for command in commands:
                    game.check(s, seat, command)
                for other in set(range(played.players)) - set(game.to_act(s)):
                    said = game.legal(s, other)
                    assert said == [command for group in game.groups(s, other) for command in group]
                    assert all(isinstance(command, self.of.said) for command in said)
                    assert bool(game.options(s, other)) == bool(said)
                    assert all(refusal(game, s, other, c) for c in commands[:3] if c not in said)

        self.every(law, 14)

    def test_options_and_legal_commands_agree(self) -> None:
        """Every legal command can be built from the picks of an option, and every one leads somewhere."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            for s, seat, _ in played.moments():
                options = game.options(s, seat)
                ways = [way for command in game.legal(s, seat) for way in self.of.ways(s, command)]
                assert [way for way in ways if not any(self.fits(s, way, one) for one in options)] == []
                beyond = {option.kind for option in options} - {way["type"] for way in ways}
                assert beyond <= set(self.of.idle)
                for option in options if self.of.exact else ():
                    self.leads_somewhere(s, option, [way for way in ways if self.fits(s, way, option)])

        self.every(law, 14)

    def fits(self, s: Any, way: Way, option: Option) -> bool:
        """Whether the command can be built from the picks."""
        picks = {pick.name: pick for pick in option.picks}
        if way["type"] != option.kind:
            return False
        for name in way.keys() - {"type"}:
            values = _values(way[name])
            if set(values) <= {-1} and (name not in picks or not picks[name].least):
                continue  # left out, as it may be
            if name not in picks or not picks[name].least <= len(values) <= picks[name].most:
                return False
            here = {self.of.alike(s, name, candidate) for candidate in picks[name].candidates}
            if not {self.of.alike(s, name, value) for value in values} <= here:
                return False
        return True

    def leads_somewhere(self, s: Any, option: Option, ways: list[Way]) -> None:
        """Each candidate of each pick is in some legal command, and so are the least and the most of them."""
        assert ways, option
        for pick in option.picks:
            given_ = [_values(way[pick.name]) for way in ways]
            named = {self.of.alike(s, pick.name, value) for values in given_ for value in values}
            assert {self.of.alike(s, pick.name, value) for value in pick.candidates} == named, (option, pick)
            assert max(map(len, given_)) == pick.most
            assert min(map(len, given_)) == pick.least

    def test_wild_commands_are_refused_with_a_rule_and_change_nothing(self) -> None:
        """Any command, at every moment, from every seat: legal and soundly carried out, or refused."""
        game, of = self.of.game, self.of

        @settings(max_examples=round(40 * of.times))
        @given(of.games, st.data())
        def law(played: WholeGame, data: st.DataObject) -> None:
            for n, (s, due, _) in enumerate(played.moments()):
                if n % 11 != played.seed % 11:
                    continue
                seat = data.draw(st.sampled_from([due, due, due, *range(-1, played.players + 1)]))
                command = of.nearly(s, due, data.draw(of.wild), data)
                before = s.clone()
                no = refusal(game, s, seat, command)
                assert s == before
                if no:
                    assert no.rule.startswith(of.clauses) and no.key
                else:
                    assert type(command) in {type(one) for one in game.legal(s, seat)}
                    game.decide(before, seat, command, Chance(played.seed, 3))
                    game.audit(before)

        law()

    def test_a_finished_game_takes_no_more_commands(self) -> None:
        """Whatever was legal in it, and its beginning."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            given_ = [game.BEGIN, *(command for _, _, command in played.moments())]
            end = played.watched(lambda before, event, after: None)
            assert game.to_act(end) == () and game.outcome(end) is not None
            for seat in range(played.players):
                refusals = [refusal(game, end, seat, command) for command in given_]
                assert {(no.rule, no.key) for no in refusals if no} == {self.of.over} and all(refusals)

        self.every(law, 3)

    def test_commands_and_events_round_trip_as_text_and_name_their_rules(self) -> None:
        decode_command = msgspec.json.Decoder(self.of.game.COMMAND).decode
        decode_event = msgspec.json.Decoder(self.of.game.EVENT).decode

        def look(before: Any, event: Any, after: Any) -> None:
            assert decode_event(msgspec.json.encode(event)) == event
            assert event.rule.startswith(self.of.clauses)

        def law(played: WholeGame) -> None:
            for _, _, command in played.moments():
                assert decode_command(msgspec.json.encode(command)) == command
            played.watched(look)

        self.every(law, 6)

    def test_a_whole_game_is_saved_read_back_and_verified(self, tmp_path: Path) -> None:
        """With some of it taken back, and luck changed."""
        game = self.of.game

        def law(played: WholeGame) -> None:
            path = tmp_path / "hall.saga"
            session = saved(played, path)
            again = Session.read(Saga(path), {game.ID: game}, game.audit)
            assert again.state == session.state and again.log == session.log and not again.folded
            assert game.state_hash(again.state) == game.state_hash(session.state)
            game.recount(again.state)

        self.every(law, 8)


def saved(played: WholeGame, path: Path) -> Session:
    """A session at the setup of this table, played to its end."""
    game, mind = played.game, Chance(played.seed, 1)
    seats = tuple(Seat(f"Hall {i}", "human") for i in range(played.players))
    session = Session.start(game, played.blank.table.setup, seats, played.seed, path)
    for n in range(10_000):
        if not (due := game.to_act(session.state)):
            break
        session.submit(due[0], played.hand(game.view(session.state, due[0]), due[0], mind))
        if n in (12, 31, 90):
            session.rewind(len(session.log) - 2, new_luck=n == 31)
    session.close()
    assert game.outcome(session.state) is not None
    return session


def refusal(game: Game, s: Any, seat: int, command: Any) -> IllegalCommand | None:
    """Why the command is refused, if it is."""
    try:
        game.check(s, seat, command)
    except IllegalCommand as no:
        return no
    return None


def _values(value: Any) -> tuple[int, ...]:
    return tuple(value) if isinstance(value, list | tuple) else (value,)


# What some games share


Known = dict[int, set[int | None]]  # who has seen a card


def knowledge_is_what_was_seen(
    played: WholeGame, note: Callable[[Any, Any, Known, set[int | None]], None]
) -> None:
    """Who knows a card, worked out by a list of what each seat was shown, which *note* keeps."""
    known: Known = {}
    everyone = set(played.seats)

    def look(before: Any, event: Any, after: Any) -> None:
        note(before, event, known, everyone)
        for card, mask in enumerate(after.known):
            who = {seat for seat in range(played.players) if mask >> seat & 1} | (
                {None} if mask & 0x80 else set()
            )
            assert who == known.get(card, set()), (event, card)

    played.watched(look)


def every_event_command_and_step_has_its_place(game: Game) -> set[int]:
    """In a game with the files of its siblings; the steps that run by themselves and may ask, too."""
    part = {
        name: _part(game, name)
        for name in ("apply", "checks", "commands", "events", "options", "rules", "terms")
    }
    commands = set(part["commands"].Command.__subclasses__())
    assert set(part["apply"].APPLY) == _kinds(part["events"].Event)
    assert set(part["rules"].DECIDE) == commands
    apart = {type(game.BEGIN), *getattr(part["checks"], "SAID", ())}  # said, at no step of its own
    assert {command for _, command in part["checks"].CHECK} == commands - apart
    chosen, run = {step for step, _ in part["checks"].CHECK}, set(part["rules"].RUN)
    assert set(part["options"].OPTIONS) == chosen
    step = part["terms"].Step
    assert run | chosen | {step.OVER} == set(step.all())
    return run & chosen


def _kinds(base: type[Any]) -> set[type[Any]]:
    """All that a base is the base of and nothing else is made of."""
    found = {kind for child in base.__subclasses__() for kind in _kinds(child)}
    return found or {base}


def _part(game: Game, name: str) -> Any:
    return importlib.import_module(f"{game.__name__}.{name}")  # type: ignore[attr-defined]


def a_save_of_other_card_data_is_folded(game: Game, setup: Any) -> None:
    """The ids of its cards lay the table; what it says is believed as long as the table adds up."""
    ids = game.card_data(setup)[0]["cards"]
    mixed = [*ids[1::-1], *ids[2:]]
    blank = game.blank_of(setup, {"cards": mixed})
    assert [card.id for card in blank.table.cards] == mixed
    game.audit(blank)
    with pytest.raises(KeyError, match="frost-giant"):
        game.blank_of(setup, {"cards": ["frost-giant-1"]})
