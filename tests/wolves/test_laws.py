"""What must hold in every game: folding, views, knowledge, conservation, refusals, options, saves."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.wolves.lawful import may, told
from tests.wolves.oracle import Oracle
from tests.wolves.play import HANDS, gifts_of, laid, moments, watched
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import EVERYONE, UNKNOWN, Kind
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import NOBODY, IllegalCommand, Option

players_ = st.integers(3, 5)
seeds = st.integers(0, 2**40)
hands_ = st.sampled_from(sorted(HANDS))
gifted_ = st.booleans()


def gifts(players: int, seed: int, gifted: bool) -> tuple[str, ...]:
    return gifts_of(players, seed) if gifted else ()


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=40)
def test_every_event_keeps_the_table_whole_and_is_foretold(
    players: int, seed: int, hand: str, gifted: bool
) -> None:
    """The engine's own recount, and the rules worked out again from the events alone, after every event."""
    given_ = gifts(players, seed, gifted)
    oracle = Oracle([card.id for card in game.blank(game.Setup(players)).table.cards], players, given_)

    def look(before: State, event: ev.Event, after: State) -> None:
        game.audit(after)
        oracle.read(event)
        assert oracle.rows == after.rows
        assert [oracle.total(seat) for seat in range(players)] == strengths.totals(after)
        assert oracle.hands == [set(hand) for hand in after.hands]
        assert oracle.gods == [set(held) for held in after.deities]
        assert (oracle.hall, oracle.fallen) == (set(after.hall), set(after.gone))
        assert (oracle.discard, oracle.passes) == (set(after.discard), after.passes)

    end = watched(players, seed, look, hand, given_)
    game.recount(end)
    assert oracle.over and (end.scores, end.winners) == oracle.result()


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=20)
def test_what_is_offered_is_what_the_rules_allow(players: int, seed: int, hand: str, gifted: bool) -> None:
    """No more and no less, at every moment of a game."""
    given_ = gifts(players, seed, gifted)
    luck, mind = Chance(seed), Chance(seed, 1)
    s = laid(players, given_)
    oracle = Oracle([card.id for card in s.table.cards], players, given_)
    events, n = game.decide(s, NOBODY, game.BEGIN, luck), 0
    while True:
        for event in events:
            oracle.read(event)
        if not (seats := game.to_act(s)):
            return
        offered = [told(oracle, command) for command in game.legal(s, seats[0])]
        assert len(set(offered)) == len(offered) and set(offered) == may(oracle, seats[0])
        n += 1
        command = HANDS[hand](game.view(s, seats[0]), seats[0], mind)
        events = game.decide(s, seats[0], command, luck.at(n))


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=12)
def test_the_view_law(players: int, seed: int, hand: str, gifted: bool) -> None:
    """apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p), for every seat and the spectator."""
    seats = (None, *range(players))
    given_ = gifts(players, seed, gifted)
    seen = {seat: game.view(laid(players, given_), seat) for seat in seats}

    def look(before: State, event: ev.Event, after: State) -> None:
        for seat in seats:
            game.apply(seen[seat], game.seen_by(event, seat))
            assert seen[seat] == game.view(after, seat), (seat, event)

    watched(players, seed, look, hand, given_)


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=16)
def test_a_view_tells_nothing_hidden(players: int, seed: int, hand: str, gifted: bool) -> None:
    """A seat that gets another world behind the same view has the same view, the same choices and options."""
    luck = Chance(seed, 2)
    for n, (s, seat, _) in enumerate(moments(players, seed, hand, gifts(players, seed, gifted))):
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
        groups = [list(group) for group in game.groups(s, seat)]
        assert [list(group) for group in game.groups(seen, seat)] == groups
        assert game.options(seen, seat) == game.options(s, seat) == game.options(world, seat)


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=14)
def test_the_game_stops_alike_in_other_worlds(players: int, seed: int, hand: str, gifted: bool) -> None:
    """What is hidden from whoever acts changes neither what happens next nor who is asked."""
    luck = Chance(seed, 2)
    for n, (s, seat, command) in enumerate(moments(players, seed, hand, gifts(players, seed, gifted))):
        world = game.determinize(game.view(s, seat), luck.at(n))
        true = s.clone()
        events = game.decide(true, seat, command, Chance(seed, 3, n))
        others = game.decide(world, seat, command, Chance(seed, 3, n))
        if not any(isinstance(event, ev.CardRevealed) for event in events):
            assert world.agenda == true.agenda, command
            assert [type(event) for event in others] == [type(event) for event in events]


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=8)
def test_imagined_worlds_can_be_played_to_the_end(players: int, seed: int, hand: str, gifted: bool) -> None:
    luck, mind = Chance(seed, 2), Chance(seed, 3)
    for n, (s, seat, _) in enumerate(moments(players, seed, hand, gifts(players, seed, gifted))):
        if n % 60 != seed % 60:
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


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=8)
def test_nobody_sees_what_he_must_not(players: int, seed: int, hand: str, gifted: bool) -> None:
    """Decks are covered for all, hands show their size, the spectator knows only what is public."""

    def look(before: State, event: ev.Event, after: State) -> None:
        for seat in (None, *range(players)):
            seen = game.view(after, seat)
            assert all(card == UNKNOWN for card in seen.deck + seen.hidden_gods + seen.hidden_prizes)
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in after.hands]
            for other, held in enumerate(seen.hands):
                public = [card for card in after.hands[other] if after.known[card] == EVERYONE]
                shown = [card for card in held if card >= 0]
                assert shown == (after.hands[other] if other == seat else public)

    watched(players, seed, look, hand, gifts(players, seed, gifted))


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=12)
def test_knowledge_is_what_was_seen(players: int, seed: int, hand: str, gifted: bool) -> None:
    """Who knows a card, worked out by a list of what each seat was shown."""
    known: dict[int, set[int | None]] = {}
    everyone: set[int | None] = {None, *range(players)}

    def look(before: State, event: ev.Event, after: State) -> None:
        if isinstance(event, ev.DeckRenewed):
            known.update({card: set() for card in before.discard})
        elif isinstance(event, ev.CardsDrawn):
            known.update({card: {event.seat} for card in event.cards})
        elif isinstance(event, ev.HandDiscarded | ev.SeatReturned):
            known.update({card: set(everyone) for card in event.cards})
        elif isinstance(event, ev.CardShed | ev.UnitLaid | ev.ManoeuvrePlayed | ev.CardRevealed):
            known[event.card] = set(everyone)
        for card, mask in enumerate(after.known):
            who = {seat for seat in range(players) if mask >> seat & 1} | ({None} if mask & 0x80 else set())
            assert who == known.get(card, set()), (event, card)

    watched(players, seed, look, hand, gifts(players, seed, gifted))


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=10)
def test_a_clone_is_equal_and_apart(players: int, seed: int, hand: str, gifted: bool) -> None:
    for n, (s, seat, command) in enumerate(moments(players, seed, hand, gifts(players, seed, gifted))):
        if n % 9:
            continue
        twin = s.clone()
        before = msgspec.json.encode(s.plain())
        assert twin == s and game.state_hash(twin) == game.state_hash(s)
        game.decide(twin, seat, command, Chance(seed))
        assert msgspec.json.encode(s.plain()) == before, "playing on a clone changed the original"
        assert twin != s


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=12)
def test_all_listed_commands_are_legal_and_different(
    players: int, seed: int, hand: str, gifted: bool
) -> None:
    for s, seat, _ in moments(players, seed, hand, gifts(players, seed, gifted)):
        groups = game.groups(s, seat)
        assert groups and all(groups), "somebody must choose but has no choice"
        commands = game.legal(s, seat)
        assert len(set(commands)) == len(commands) == sum(len(group) for group in groups)
        for command in commands:
            game.check(s, seat, command)
        for other in range(players):
            if other != seat:
                assert game.legal(s, other) == [] and game.options(s, other) == ()
                assert game.groups(s, other) == []


@given(players_, seeds, hands_, gifted_)
@settings(max_examples=10)
def test_options_and_legal_commands_agree(players: int, seed: int, hand: str, gifted: bool) -> None:
    """Every legal command can be built from the picks of an option, and every candidate leads somewhere."""
    for n, (s, seat, _) in enumerate(moments(players, seed, hand, gifts(players, seed, gifted))):
        if n % 3 != seed % 3:
            continue
        options = game.options(s, seat)
        ways = [msgspec.to_builtins(command) for command in game.legal(s, seat)]
        ways += [{**way, "side": 1} for way in ways if way["type"] == "lay" and not s.rows[way["row"]]]
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
    """What makes two things the same choice: the kind of a card, but not of a unit that stands in a row.

    Thralls go together in any order.
    """
    people = name in ("card", "cards", "pay", "unit", "thralls") and value < len(s.table.people)
    if people and (s.row_of(value) == NOBODY or (name != "card" and s.table.kind[value] == Kind.THRALL)):
        return "thrall" if s.table.kind[value] == Kind.THRALL else ("kind", s.table.kind[value])
    return value


@given(players_, seeds)
@settings(max_examples=6)
def test_what_the_options_build_passes(players: int, seed: int) -> None:
    """Thralls in any order, either end of an empty row, every copy of a card."""
    luck = Chance(seed, 4)
    for s, seat, _ in moments(players, seed, "mixed", gifts_of(players, seed)):
        for option in game.options(s, seat):
            if option.kind in ("summon", "invoke"):
                continue  # picks that must fit together: `check` says no with a reason
            fields: dict[str, Any] = {"type": option.kind}
            for pick in option.picks:
                count = pick.least + luck.below(pick.most - pick.least + 1)
                some = luck.sample(pick.candidates, count)
                many = pick.name in ("cards", "units", "thralls")
                fields[pick.name] = some if many else some[0]
            game.check(s, seat, msgspec.convert(fields, game.COMMAND))


small = st.integers(-6, 140)
several = st.lists(st.integers(-1, 140), max_size=4).map(tuple)
wild_commands = st.one_of(
    st.builds(cm.Begin),
    st.builds(cm.Lay, small, st.integers(-1, 6), st.integers(-1, 2)),
    st.builds(cm.Plague, small, small),
    st.builds(cm.Regroup, small, several),
    st.builds(cm.Withdraw, small, several),
    st.builds(cm.Sacrifice, small, several),
    st.builds(cm.Pass),
    st.builds(cm.Summon, small, several),
    st.builds(cm.Invoke, small, several, several, st.integers(-2, 2), several),
    st.builds(cm.EndTurn),
    st.builds(cm.Draw),
    st.builds(cm.Shed, small),
    st.builds(cm.Return, several),
    st.builds(cm.Aim, small),
    st.builds(cm.Ward, small),
    st.builds(cm.Decline),
    st.builds(cm.Claim),
    st.builds(cm.Place, st.integers(-1, 3)),
    st.builds(cm.KeepColour, st.integers(-1, 3)),
    st.builds(cm.Recall, small),
    st.builds(cm.TakeBack, small),
    st.builds(cm.Crown, small),
)


@given(players_, seeds, hands_, gifted_, st.data())
@settings(max_examples=30)
def test_wild_commands_are_refused_with_a_rule_and_change_nothing(
    players: int, seed: int, hand: str, gifted: bool, data: st.DataObject
) -> None:
    """Every kind of command, at every moment, from every seat: legal and soundly carried out, or refused."""
    for n, (s, due, _) in enumerate(moments(players, seed, hand, gifts(players, seed, gifted))):
        if n % 11 != seed % 11:
            continue
        seat = data.draw(st.sampled_from([due, due, due, -1, 0, players]))
        before = s.clone()
        command = _nearly(s, due, data.draw(wild_commands), data)
        refusal = _refusal(s, seat, command)
        assert s == before
        if refusal:
            assert refusal.rule.startswith("W") and refusal.key
        else:
            assert type(command) in {type(one) for one in game.legal(s, seat)}
            game.decide(before, seat, command, Chance(seed, 3))
            game.audit(before)


def _nearly(s: State, seat: int, command: cm.Command, data: st.DataObject) -> cm.Command:
    """Cards that the seat has or sees in the place of some numbers, so that not all is refused at once."""
    places = {
        "card": s.hands[seat], "unit": [card for row in s.rows for card in row], "units": s.rows[seat],
        "thralls": s.rows[seat], "cards": s.hands[seat], "pay": s.offerings[seat],
        "deity": s.hall + s.deities[seat], "targets": s.hall + s.gone + s.deities[seat],
    }  # fmt: skip
    fields = [name for name in command.__struct_fields__ if places.get(name)]
    if not fields or data.draw(st.booleans()):
        return command
    changed: dict[str, Any] = {}
    for name in fields:
        one = st.sampled_from(places[name])
        many = isinstance(getattr(command, name), tuple)
        changed[name] = data.draw(st.lists(one, max_size=3).map(tuple) if many else one)
    return msgspec.structs.replace(command, **changed)


def _refusal(s: State, seat: int, command: cm.Command) -> IllegalCommand | None:
    try:
        game.check(s, seat, command)
    except IllegalCommand as no:
        return no
    return None
