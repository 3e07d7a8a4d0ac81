"""What must hold in every game: folding, views, knowledge, conservation, refusals, options, saves."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hammer.oracle import Oracle
from tests.hammer.play import HANDS, moments, setup_of, watched
from valhalla.games import GAMES
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.apply import APPLY
from valhalla.games.hammer.checks import CHECK
from valhalla.games.hammer.options import OPTIONS
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.rules import DECIDE, RUN
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import EVERYONE, UNKNOWN, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup, IllegalCommand, Option
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session

players_ = st.integers(1, 5)
seeds = st.integers(0, 2**40)
hands_ = st.sampled_from(sorted(HANDS))
expert_ = st.booleans()


def nothing(before: State, event: ev.Event, after: State) -> None:
    """Nobody looks."""


@given(players_, seeds, hands_, expert_)
@settings(max_examples=40)
def test_every_event_keeps_the_table_whole_and_is_foretold(
    players: int, seed: int, hand: str, expert: bool
) -> None:
    """The engine's own recount, and the rules worked out again from the events alone, after every event."""
    setup = setup_of(players, expert)
    oracle = Oracle([card.id for card in game.blank(setup).table.cards], players, "expert" in setup.variants)

    def look(before: State, event: ev.Event, after: State) -> None:
        game.audit(after)
        oracle.read(event)
        if not oracle.over and after.step >= 10 and after.active != -1:
            turn = oracle.turn
            assert tuple(sorted(turn.dice.elements())) == after.dice
            assert (turn.token, turn.reserve()) == (after.token, after.reserve())
            if turn.moment == "after":
                assert turn.sum() == after.total()

    end = watched(players, seed, look, hand, expert)
    game.recount(end)
    assert oracle.over and (end.scores, end.winners) == oracle.result()
    for seat in range(players):
        assert set(end.piles[seat]) == oracle.at("points", seat)
        assert set(end.favours[seat]) == oracle.at("favour", seat)


@given(players_, seeds, hands_, expert_)
@settings(max_examples=16)
def test_the_view_law(players: int, seed: int, hand: str, expert: bool) -> None:
    """apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p), for every seat and the spectator."""
    seats = (None, *range(players))
    seen = {seat: game.view(game.blank(setup_of(players, expert)), seat) for seat in seats}

    def look(before: State, event: ev.Event, after: State) -> None:
        for seat in seats:
            game.apply(seen[seat], game.seen_by(event, seat))
            assert seen[seat] == game.view(after, seat), (seat, event)

    watched(players, seed, look, hand, expert)


@given(players_, seeds, hands_, expert_)
@settings(max_examples=16)
def test_a_view_tells_nothing_hidden(players: int, seed: int, hand: str, expert: bool) -> None:
    """A seat that gets another world behind the same view has the same view, the same choices and options."""
    luck = Chance(seed, 2)
    for n, (s, seat, _) in enumerate(moments(players, seed, hand, expert)):
        if n % 7 != seed % 7:
            continue
        for who in (None, *range(players)):
            seen = game.view(s, who)
            world = game.determinize(seen, luck.at(n))
            game.audit(world)
            assert game.view(world, who) == seen == game.view(seen, who)
            assert game.to_act(seen) == game.to_act(s) == game.to_act(world)
        seen = game.view(s, seat)
        world = game.determinize(seen, luck.at(n))
        assert game.legal(seen, seat) == game.legal(world, seat) == game.legal(s, seat)
        assert game.groups(seen, seat) == game.groups(s, seat)
        assert game.options(seen, seat) == game.options(s, seat)


@given(players_, seeds, hands_, expert_)
@settings(max_examples=8)
def test_imagined_worlds_can_be_played_to_the_end(players: int, seed: int, hand: str, expert: bool) -> None:
    luck, mind = Chance(seed, 2), Chance(seed, 3)
    for n, (s, seat, _) in enumerate(moments(players, seed, hand, expert)):
        if n % 40 != seed % 40:
            continue
        world = game.determinize(game.view(s, seat), luck.at(n))
        k = 0
        while due := game.to_act(world):
            command = HANDS[hand](game.view(world, due[0]), due[0], mind)
            game.check(world, due[0], command)
            k += 1
            game.decide(world, due[0], command, luck.at(1000 * n + k))
        game.audit(world)
        game.recount(world)


@given(players_, seeds, expert_)
@settings(max_examples=10)
def test_nobody_sees_what_he_must_not(players: int, seed: int, expert: bool) -> None:
    """Decks are covered for all, hands and piles show their backs, the spectator knows what is public."""

    def look(before: State, event: ev.Event, after: State) -> None:
        watcher = game.view(after, None)
        for place in (*watcher.hands, *watcher.piles, *watcher.tops):
            assert all(after.known[card] == EVERYONE for card in place if card >= 0)
        for seat in range(players):
            seen = game.view(after, seat)
            assert all(card == UNKNOWN for deck in seen.decks for card in deck)
            assert seen.hands[seat] == after.hands[seat] and seen.piles[seat] == after.piles[seat]
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in after.hands]
            backs = [[after.table.back[card] for card in hand] for hand in after.hands]
            assert [
                sorted(after.table.back[card] if card >= 0 else card for card in hand) for hand in seen.hands
            ] == [sorted(hand) for hand in backs], "backs are public"

    watched(players, seed, look, "daring", expert)


@given(players_, seeds, expert_)
@settings(max_examples=12)
def test_knowledge_is_what_was_seen(players: int, seed: int, expert: bool) -> None:
    """Who knows a card, worked out by a list of what each seat was shown."""
    known: dict[int, set[int | None]] = {}
    everyone: set[int | None] = {None, *range(players)}

    def look(before: State, event: ev.Event, after: State) -> None:
        if isinstance(event, ev.DeckRenewed):
            known.update({card: set() for card in before.discards[event.deck]})
        elif isinstance(event, ev.CardLeftOnTop):
            if len(before.drawn) > 1:  # shuffled out of the others' sight: only this seat knows its top
                known.update({card: set() for card in before.drawn})
            known.setdefault(event.cards[0], set()).add(event.seat)
        elif isinstance(event, ev.Hidden):
            for card in event.cards:
                known.setdefault(card, set()).add(event.seat)
        elif isinstance(event, ev.CardPlayed | ev.FavourLaid):
            known[event.card] = set(everyone)
        elif isinstance(event, ev.CardsPledged | ev.HandDiscarded):
            known.update({card: set(everyone) for card in event.cards})
        for card, mask in enumerate(after.known):
            who = {seat for seat in range(players) if mask >> seat & 1} | ({None} if mask & 0x80 else set())
            assert who == known.get(card, set()), (event, card)

    watched(players, seed, look, "anything", expert)


@given(players_, seeds, hands_, expert_)
@settings(max_examples=10)
def test_a_clone_is_equal_and_apart(players: int, seed: int, hand: str, expert: bool) -> None:
    for n, (s, seat, command) in enumerate(moments(players, seed, hand, expert)):
        if n % 9:
            continue
        twin = s.clone()
        before = msgspec.json.encode(s.plain())
        assert twin == s and game.state_hash(twin) == game.state_hash(s)
        game.decide(twin, seat, command, Chance(seed))
        assert msgspec.json.encode(s.plain()) == before, "playing on a clone changed the original"
        assert twin != s


@given(players_, seeds, hands_, expert_)
@settings(max_examples=10)
def test_all_listed_commands_are_legal_and_different(
    players: int, seed: int, hand: str, expert: bool
) -> None:
    for s, seat, _ in moments(players, seed, hand, expert):
        groups = game.groups(s, seat)
        assert groups and all(groups), "somebody must choose but has no choice"
        commands = game.legal(s, seat)
        assert len(set(commands)) == len(commands)
        for command in commands:
            game.check(s, seat, command)
        for other in range(players):
            if other != seat:
                assert game.legal(s, other) == [] and game.options(s, other) == ()
                assert game.groups(s, other) == []


@given(players_, seeds, hands_, expert_)
@settings(max_examples=10)
def test_options_and_legal_commands_agree(players: int, seed: int, hand: str, expert: bool) -> None:
    """Every legal command can be built from the picks of an option, and every candidate leads somewhere."""
    for s, seat, _ in moments(players, seed, hand, expert):
        options = game.options(s, seat)
        ways = [msgspec.to_builtins(command) for command in game.legal(s, seat)]
        for way in ways:
            assert any(_fits(s, way, option) for option in options), way
        for option in options:
            _leads_somewhere(s, option, [way for way in ways if _fits(s, way, option)])


def _values(value: Any) -> tuple[int, ...]:
    return tuple(value) if isinstance(value, list | tuple) else (value,)


def _fits(s: State, way: dict[str, Any], option: Option) -> bool:
    """Whether the command can be built from the picks; of cards alike one command stands for all."""
    if way["type"] != option.kind:
        return False
    picks = {pick.name: pick for pick in option.picks}
    for name, value in way.items():
        if name == "type":
            continue
        values = _values(value)
        if name not in picks:
            if any(v != -1 for v in values):
                return False
            continue
        pick = picks[name]
        here = {_alike(s, name, candidate) for candidate in pick.candidates}
        if not {_alike(s, name, v) for v in values} <= here or not pick.least <= len(values) <= pick.most:
            return False
    return True


def _leads_somewhere(s: State, option: Option, ways: list[dict[str, Any]]) -> None:
    """Each candidate of each pick is in some legal command, and so is the largest number of them."""
    assert ways, option
    for pick in option.picks:
        named = {_alike(s, pick.name, value) for way in ways for value in _values(way[pick.name])}
        assert {_alike(s, pick.name, value) for value in pick.candidates} == named, (option, pick)
        assert max(len(_values(way[pick.name])) for way in ways) == pick.most
        assert min(len(_values(way[pick.name])) for way in ways) == pick.least


def _alike(s: State, name: str, value: int) -> object:
    """What makes two things the same choice: the face of a die, the property and the back of a card."""
    if name == "dice":
        return s.dice[value]
    if name == "cards":
        return s.table.points[value]
    if name in ("card", "give", "take"):
        return s.table.back[value], s.table.word[value]
    return value


small = st.integers(-6, 90)
several = st.lists(st.integers(-1, 12), max_size=4).map(tuple)
wild_commands = st.one_of(
    st.builds(cm.Begin),
    st.builds(cm.Throw),
    st.builds(cm.Rethrow, several),
    st.builds(cm.Stop),
    st.builds(cm.Remove, st.integers(-2, 9)),
    st.builds(cm.Move),
    st.builds(cm.Fail),
    st.builds(cm.Play, small, several, several, small, small, several, several),
    st.builds(cm.Play, small, several, several),
    st.builds(cm.KeepOnTop, small),
    st.builds(cm.Place, several),
    st.builds(cm.LayFavour, small),
    st.builds(cm.Pass),
    st.builds(cm.EndTurn),
    st.builds(cm.Pledge, several),
)


@given(players_, seeds, hands_, expert_, st.data())
@settings(max_examples=40)
def test_wild_commands_are_refused_with_a_rule_and_change_nothing(
    players: int, seed: int, hand: str, expert: bool, data: st.DataObject
) -> None:
    """Every kind of command, at every moment, from every seat: legal and soundly carried out, or refused."""
    for n, (s, due, _) in enumerate(moments(players, seed, hand, expert)):
        if n % 9 != seed % 9:
            continue
        seat = data.draw(st.sampled_from([due, due, due, -1, 0, players]))
        before = s.clone()
        command = data.draw(wild_commands)
        if isinstance(command, cm.Play) and s.hands[due]:
            command = msgspec.structs.replace(command, card=s.hands[due][command.card % len(s.hands[due])])
        refusal = _refusal(s, seat, command)
        assert s == before
        if refusal:
            assert refusal.rule.startswith("H") and refusal.key
        else:
            assert type(command) in {type(one) for one in game.legal(s, seat)}
            game.decide(before, seat, command, Chance(seed, 3))
            game.audit(before)


def _refusal(s: State, seat: int, command: cm.Command) -> IllegalCommand | None:
    try:
        game.check(s, seat, command)
    except IllegalCommand as no:
        return no
    return None


# Saves


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("expert", [False, True])
def test_a_whole_game_is_saved_read_back_and_verified(tmp_path: Path, players: int, expert: bool) -> None:
    path = tmp_path / "hall.saga"
    seats = tuple(Seat(f"Hall {i}", "human") for i in range(players))
    session = Session.start(game, setup_of(players, expert), seats, 77 + players, path)
    mind = Chance(players, 1)
    for n in range(10_000):
        if not (due := game.to_act(session.state)):
            break
        session.submit(due[0], HANDS["daring"](game.view(session.state, due[0]), due[0], mind))
        if n in (12, 31):
            session.rewind(len(session.log) - 2, new_luck=n == 31)
    session.close()
    assert game.outcome(session.state) is not None
    again = Session.read(Saga(path), GAMES, game.audit)
    assert again.state == session.state and again.log == session.log and not again.folded
    assert game.state_hash(again.state) == game.state_hash(session.state)
    game.recount(again.state)
    assert len(again.state.table.cards) == 84


def test_a_save_of_other_card_data_is_folded(tmp_path: Path) -> None:
    """The ids of its cards lay the table; what it says is believed as long as the table adds up."""
    setup = game.Setup(2)
    ids, _ = game.card_data(setup)
    mixed = {"cards": ids["cards"][::-1]}
    blank = game.blank_of(setup, mixed)
    assert [card.id for card in blank.table.cards] == mixed["cards"]
    game.audit(blank)
    with pytest.raises(KeyError, match="frost-giant"):
        game.blank_of(setup, {"cards": ["frost-giant-1"]})


def test_describe_tells_every_card_once() -> None:
    for s, _, _ in moments(3, 4, "anything", expert=True):
        told = game.describe(s)
        cards = [card for pile in (*told["decks"], *told["discards"], told["between"]) for card in pile]
        cards += [card for seat in told["seats"] for pile in seat.values() for card in pile]
        assert Counter(cards) == Counter(card.id for card in s.table.cards)


# The frame


@pytest.mark.parametrize(
    "setup",
    [
        game.Setup(0),
        game.Setup(6),
        game.Setup(2, first=2),
        game.Setup(2, first=-1),
        game.Setup(2, expansions=("ragnarok",)),
        game.Setup(2, variants=("simplified",)),
        game.Setup(2, variants=("expert", "expert")),
        game.Setup(1, variants=("expert",)),
    ],
)
def test_a_table_that_cannot_be_laid(setup: game.Setup) -> None:
    with pytest.raises(BadSetup):
        game.check_setup(setup)


def test_a_finished_game_takes_no_more_commands() -> None:
    end = watched(3, 5, nothing)
    assert game.to_act(end) == () and game.outcome(end) is not None
    for command in (cm.Throw(), cm.Stop(), cm.Pass(), cm.Begin(), cm.Play(0)):
        with pytest.raises(IllegalCommand):
            game.check(end, 0, command)


def test_every_event_command_step_and_word_has_its_place() -> None:
    assert set(APPLY) == set(ev.ALL)
    assert set(DECIDE) == set(cm.Command.__subclasses__())
    assert {command for _, command in CHECK} == set(cm.Command.__subclasses__()) - {cm.Begin}
    chosen = {step for step, _ in CHECK}
    assert set(OPTIONS) == chosen
    assert set(RUN) | chosen | {Step.OVER} == set(Step.all())
    assert not set(RUN) & chosen
    assert {card.property.word for card in game.blank(game.Setup(2)).table.cards} == set(WORDS)


def test_every_kind_of_event_and_command_happens() -> None:
    """So that the laws above have seen all of them."""
    seen: set[str] = set()

    def look(before: State, event: ev.Event, after: State) -> None:
        seen.add(type(event).__name__)
        assert event.rule.startswith("H")  # type: ignore[attr-defined]

    for seed in range(20):
        watched(seed % 4 + 2, seed, look, ("anything", "daring", "hoarding")[seed % 3], expert=True)
    assert seen == {kind.__name__ for kind in ev.ALL}


def test_commands_and_events_round_trip_as_text() -> None:
    decode_command = msgspec.json.Decoder(game.COMMAND).decode
    decode_event = msgspec.json.Decoder(game.EVENT).decode
    for _, _, command in moments(4, 11, "daring", expert=True):
        assert decode_command(msgspec.json.encode(command)) == command

    def look(before: State, event: ev.Event, after: State) -> None:
        assert decode_event(msgspec.json.encode(event)) == event

    watched(4, 11, look, "daring", expert=True)


def _keys() -> set[str]:
    """Every reason the engine can refuse something with, read from its source."""
    keys = set()
    for name in ("checks", "properties"):
        file = Path(game.__file__).with_name(f"{name}.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalCommand":
                keys |= {arg.value for arg in node.args[1:] if isinstance(arg, ast.Constant)}
            if isinstance(node, ast.FunctionDef) and node.name == "refusal":
                body = [part for line in node.body[-3:] for part in ast.walk(line)]
                keys |= {p.value for p in body if isinstance(p, ast.Constant) and isinstance(p.value, str)}
    return {str(key) for key in keys if key and " " not in str(key)}


def test_every_refusal_is_provoked_by_some_test() -> None:
    """Tests write the pair of rule and key; this only makes sure that none is forgotten."""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    keys = _keys()
    assert len(keys) >= 35
    assert [key for key in sorted(keys) if f'"{key}"' not in tests] == []
