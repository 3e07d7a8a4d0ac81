"""What must hold in every game: folding, views, knowledge, conservation, refusals, options."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.valhalla.play import Look, moments, watched
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import APPLY
from valhalla.games.valhalla.checks import CHECK
from valhalla.games.valhalla.monsters.stack import LARGE
from valhalla.games.valhalla.options import OPTIONS
from valhalla.games.valhalla.rules import DECIDE, RUN
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import MONSTERS, PAIRS, everything, misfit
from valhalla.games.valhalla.terms import UNKNOWN, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand

VARIANTS: list[tuple[str, ...]] = [
    (), ("simplified",), ("hand_draft",), ("five_jarls",), ("first_game",), ("hand_draft", "five_jarls"),
    ("hand_draft", "first_game"),
]  # fmt: skip
seeds = st.integers(0, 2**40)


class Laid(NamedTuple):
    """A table and who sits at it."""

    players: int
    variants: tuple[str, ...]
    expansions: tuple[str, ...]
    level: str
    monster: str | None = None

    def moments(self, seed: int, level: str = "") -> Any:
        return moments(
            self.players,
            seed,
            level or self.level,
            self.variants,
            expansions=self.expansions,
            monster=self.monster,
        )

    def watched(self, seed: int, look: Look, level: str = "") -> State:
        return watched(
            self.players,
            seed,
            look,
            level or self.level,
            self.variants,
            expansions=self.expansions,
            monster=self.monster,
        )


@st.composite
def _tables(draw: st.DrawFn) -> Laid:
    """Half of them without expansions, the others with any that go together, now and then with all."""
    players, variants = draw(st.integers(2, 6)), draw(st.sampled_from(VARIANTS))
    if draw(st.booleans()):
        return Laid(players, variants, (), draw(st.sampled_from(["random", "brawler", "thrall"])))
    fitting = everything(players)
    chosen = draw(st.one_of(st.just(fitting), st.lists(st.sampled_from(fitting), unique=True).map(tuple)))
    pairs = [pair for pair in PAIRS if not misfit(pair, players)]
    bond = draw(st.sampled_from([(), *((pair,) for pair in pairs)]))
    return Laid(players, variants, (*chosen, *bond), draw(st.sampled_from(["random", "brawler"])))


@st.composite
def _hunts(draw: st.DrawFn) -> Laid:
    """Alone or together against a monster."""
    expansions = draw(st.lists(st.sampled_from(LARGE), unique=True).map(tuple))
    variants = draw(st.sampled_from([(), ("first_game",)]))
    level = draw(st.sampled_from(["random", "brawler"]))
    return Laid(draw(st.integers(1, 4)), variants, expansions, level, draw(st.sampled_from(MONSTERS)))


tables = st.one_of(_tables(), _tables(), _hunts())


@given(tables, seeds)
@settings(max_examples=60)
def test_every_event_keeps_the_table_whole(table: Laid, seed: int) -> None:
    """Cards, dice, shields and knowledge are recounted by independent code after every event."""

    def look(before: State, event: ev.Event, after: State) -> None:
        game.audit(after)

    game.recount(table.watched(seed, look))


@given(tables, seeds)
@settings(max_examples=40)
def test_the_view_law(table: Laid, seed: int) -> None:
    """apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p), for every seat and the spectator."""

    def look(before: State, event: ev.Event, after: State) -> None:
        for seat in (None, *range(table.players)):
            seen = game.view(before, seat)
            game.apply(seen, game.seen_by(event, seat))
            assert seen == game.view(after, seat), (seat, event)

    table.watched(seed, look)


@given(tables, seeds)
@settings(max_examples=20)
def test_a_view_tells_nothing_hidden(table: Laid, seed: int) -> None:
    """A seat that gets another world behind the same view has the same view, the same choices and options."""
    luck = Chance(seed, 2)
    for n, (s, seat, _) in enumerate(table.moments(seed)):
        if n % 7:
            continue
        seen = game.view(s, seat)
        world = game.determinize(seen, luck.at(n))
        game.audit(world)
        assert game.view(world, seat) == seen
        assert game.legal(seen, seat) == game.legal(world, seat) == game.legal(s, seat)
        assert game.options(seen, seat) == game.options(s, seat)
        assert game.to_act(seen) == game.to_act(s) == game.to_act(world)


@given(tables, seeds)
@settings(max_examples=20)
def test_the_spectator_sees_no_hand(table: Laid, seed: int) -> None:
    def look(before: State, event: ev.Event, after: State) -> None:
        seen = game.view(after, None)
        shown = {card for hand in seen.hands for card in hand if card != UNKNOWN}
        assert all(after.known[card] == after.table.everyone for card in shown)
        assert set(seen.deck) <= {UNKNOWN}

    table.watched(seed, look, "random")


@given(tables, seeds)
@settings(max_examples=20)
def test_a_clone_is_equal_and_apart(table: Laid, seed: int) -> None:
    for n, (s, seat, command) in enumerate(table.moments(seed)):
        if n % 9:
            continue
        twin = s.clone()
        before = msgspec.json.encode(s.plain())
        assert twin == s
        game.decide(twin, seat, command, Chance(seed))
        assert msgspec.json.encode(s.plain()) == before, "playing on a clone changed the original"
        assert twin != s


@given(tables, seeds)
@settings(max_examples=20)
def test_all_listed_commands_are_legal_and_different(table: Laid, seed: int) -> None:
    for s, seat, _ in table.moments(seed, "random"):
        commands = game.legal(s, seat)
        assert commands, "somebody must choose but has no choice"
        assert len(set(commands)) == len(commands)
        for command in commands:
            game.check(s, seat, command)
        for other in range(table.players):
            if other not in game.to_act(s):
                assert game.legal(s, other) == [] and game.options(s, other) == ()


@given(tables, seeds)
@settings(max_examples=20)
def test_options_and_legal_commands_agree(table: Laid, seed: int) -> None:
    """Every legal command can be built from the picks of an option, and every option leads somewhere."""
    for s, seat, _ in table.moments(seed, "brawler"):
        options = game.options(s, seat)
        kinds = set()
        for command in game.legal(s, seat):
            fields = msgspec.to_builtins(command)
            kind = fields.pop("type")
            if kind == "use_ability":
                kind = "use_extra" if fields.pop("extra") else "use_main"
            kinds.add(kind)
            assert any(_fits(fields, option) for option in options if option.kind == kind), command
        assert {option.kind for option in options} == kinds


def _fits(fields: dict[str, object], option: object) -> bool:
    picks = {pick.name: pick for pick in option.picks}  # type: ignore[attr-defined]
    for name, value in fields.items():
        values = value if isinstance(value, list | tuple) else [value]
        if name in picks and not picks[name].least and values == [-1]:
            continue  # left out, as it may be
        if name not in picks:
            if any(v != -1 for v in values):
                return False
        elif (
            not set(values) <= set(picks[name].candidates)
            or not picks[name].least <= len(values) <= picks[name].most
        ):
            return False
    return True


small = st.integers(-3, 260)
several = st.lists(small, max_size=4).map(tuple)
wild_commands = st.one_of(
    st.builds(cm.Begin),
    st.builds(cm.ChooseJarl, small),
    st.builds(cm.DraftWarrior, small, small),
    st.builds(cm.DiscardStart, several),
    st.builds(cm.ExchangeCards, several),
    st.builds(cm.LayCard, small),
    st.builds(cm.TakeCard, small),
    st.builds(cm.AddWarriors, several, several),
    st.builds(cm.Attack, small),
    st.builds(cm.DrawCards),
    st.builds(cm.Keep, several),
    st.builds(cm.Reroll, small, several),
    st.builds(cm.FreeReroll, several),
    st.builds(cm.Arm, small, several, several),
    st.builds(cm.PlayTactic, small, several, several, small, small, small),
    st.builds(cm.KeepDie, small),
    st.builds(cm.EndPhase),
    st.builds(cm.SendToValhalla, several),
    st.builds(cm.UseAbility, st.booleans(), small, small),
    st.builds(cm.LayWrath, small, small),
    st.builds(cm.ChooseWarrior, small),
    st.builds(cm.ChooseCard, small),
    st.builds(cm.TakeRow, small, small, small, small),
    st.builds(cm.ThrowHammer, several),
    st.builds(cm.LandHammer, small),
    st.builds(cm.RestHammer),
    st.builds(cm.Pass),
)


@given(tables, seeds, st.data())
@settings(max_examples=60)
def test_wild_commands_are_refused_with_a_rule_and_change_nothing(
    table: Laid, seed: int, data: st.DataObject
) -> None:
    """Every kind of command, at every moment, from every seat: legal and soundly carried out, or refused."""
    for n, (s, _, _) in enumerate(table.moments(seed, "random")):
        if n % 11 != seed % 11:
            continue
        command = data.draw(wild_commands)
        seat = data.draw(st.integers(-1, table.players))
        before = s.clone()
        refusal = _refusal(s, seat, command)
        assert s == before
        if refusal:
            assert refusal.rule.startswith(("V", "H6")) and refusal.key
        else:
            game.decide(before, seat, command, Chance(seed, 3))
            game.audit(before)


def _refusal(s: State, seat: int, command: cm.Command) -> IllegalCommand | None:
    try:
        game.check(s, seat, command)
    except IllegalCommand as no:
        return no
    return None


@given(tables, seeds)
@settings(max_examples=15)
def test_commands_of_the_wrong_seat_or_moment_are_refused(table: Laid, seed: int) -> None:
    """What is legal for one seat now is refused from the others."""
    for s, seat, _ in table.moments(seed, "random"):
        for command in game.legal(s, seat)[:3]:
            for other in range(table.players):
                if other not in game.to_act(s):
                    with pytest.raises(IllegalCommand):
                        game.check(s, other, command)


def test_a_finished_game_takes_no_more_commands() -> None:
    end = watched(3, 5, lambda before, event, after: None)
    assert game.to_act(end) == () and game.outcome(end) is not None
    for command in (cm.DrawCards(), cm.EndPhase(), cm.Attack(1), cm.Pass(), cm.Begin()):
        with pytest.raises(IllegalCommand):
            game.check(end, 0, command)


def test_every_event_command_and_step_has_its_place() -> None:
    assert set(APPLY) == set(ev.Event.__subclasses__())
    assert set(DECIDE) == set(cm.Command.__subclasses__())
    assert {command for _, command in CHECK} == set(cm.Command.__subclasses__()) - {cm.Begin}
    chosen = {step for step, _ in CHECK}
    assert set(OPTIONS) == chosen
    assert set(RUN) | chosen | {Step.OVER} == set(Step.all())
    assert not set(RUN) & chosen
    assert all(event.hidden in ("", *event.__struct_fields__) for event in APPLY)


def test_commands_and_events_round_trip_as_text() -> None:
    decode_command = msgspec.json.Decoder(game.COMMAND).decode
    decode_event = msgspec.json.Decoder(game.EVENT).decode
    everywhere = everything(4)
    for _, _, command in moments(4, 11, expansions=everywhere):
        assert decode_command(msgspec.json.encode(command)) == command

    def look(before: State, event: ev.Event, after: State) -> None:
        assert decode_event(msgspec.json.encode(event)) == event

    watched(4, 11, look, expansions=everywhere)


def test_every_event_names_its_rule() -> None:
    def look(before: State, event: ev.Event, after: State) -> None:
        assert event.rule.startswith(("V", "H6"))  # type: ignore[attr-defined]

    for seed in range(5):
        watched(4, seed, look, "brawler", expansions=everything(4) if seed % 2 else ())
