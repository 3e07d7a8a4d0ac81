"""What must hold in every game of Wolves of Odin."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.laws import Known, Lawful, Laws, Way, Witness, knowledge_is_what_was_seen, seeds
from tests.play import WholeGame
from tests.wolves.lawful import may, told
from tests.wolves.oracle import Oracle
from tests.wolves.play import HANDS, gifts_of, whole
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import EVERYONE, UNKNOWN, Kind
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import NOBODY, Option

small = st.integers(-6, 140)
several = st.lists(st.integers(-1, 140), max_size=4).map(tuple)
wild = st.one_of(
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


class Foretold(Witness):
    """The rules worked out again from the events alone."""

    def __init__(self, played: WholeGame) -> None:
        self.oracle = oracle_of(played)

    def look(self, event: ev.Event, after: State) -> None:
        oracle = self.oracle
        oracle.read(event)
        assert oracle.rows == after.rows
        assert [oracle.total(seat) for seat in range(after.table.players)] == strengths.totals(after)
        assert oracle.hands == [set(hand) for hand in after.hands]
        assert oracle.gods == [set(held) for held in after.deities]
        assert (oracle.hall, oracle.fallen) == (set(after.hall), set(after.gone))
        assert (oracle.discard, oracle.passes) == (set(after.discard), after.passes)

    def close(self, end: State) -> None:
        assert self.oracle.over and (end.scores, end.winners) == self.oracle.result()


def oracle_of(played: WholeGame) -> Oracle:
    """One who knows which deities the seats have been given."""
    cards = [card.id for card in played.blank.table.cards]
    gifts = tuple(" ".join(cards[card] for card in held) for held in played.blank.deities)
    return Oracle(cards, played.players, gifts)


def _alike(s: State, name: str, value: int) -> object:
    """What makes two things the same choice: the kind of a card, but not of a unit that stands in a row.

    Thralls go together in any order.
    """
    people = name in ("card", "cards", "pay", "unit", "thralls") and value < len(s.table.people)
    if people and (s.row_of(value) == NOBODY or (name != "card" and s.table.kind[value] == Kind.THRALL)):
        return "thrall" if s.table.kind[value] == Kind.THRALL else ("kind", s.table.kind[value])
    return value


def _ways(s: State, command: cm.Command) -> list[Way]:
    """Either end of an empty row is the same."""
    way = msgspec.to_builtins(command)
    either = isinstance(command, cm.Lay) and not s.rows[command.row]
    return [way, {**way, "side": 1}] if either else [way]


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


def _games(players: int, seed: int, hand: str, gifted: bool) -> WholeGame:
    return whole(players, seed, hand, gifts_of(players, seed) if gifted else ())


games = st.builds(_games, st.integers(3, 5), seeds, st.sampled_from(sorted(HANDS)), st.booleans())


class TestLaws(Laws):
    of = Lawful(
        game,
        games,
        wild,
        ("W",),
        ("W4.3", "game_over"),
        witness=Foretold,
        alike=_alike,
        ways=_ways,
        nearly=_nearly,
    )

    def test_what_is_offered_is_what_the_rules_allow(self) -> None:
        """No more and no less, at every moment of a game."""

        def law(played: WholeGame) -> None:
            oracle = oracle_of(played)

            def asked(s: State, seat: int) -> None:
                offered = [told(oracle, command) for command in game.legal(s, seat)]
                assert len(set(offered)) == len(offered) and set(offered) == may(oracle, seat)

            played.watched(lambda before, event, after: oracle.read(event), asked)

        self.every(law, 20)

    def test_the_game_stops_alike_in_other_worlds(self) -> None:
        """What is hidden from whoever acts changes neither what happens next nor who is asked."""

        def law(played: WholeGame) -> None:
            luck = Chance(played.seed, 2)
            for n, (s, seat, command) in enumerate(played.moments()):
                world, true = game.determinize(game.view(s, seat), luck.at(n)), s.clone()
                events = game.decide(true, seat, command, Chance(played.seed, 3, n))
                others = game.decide(world, seat, command, Chance(played.seed, 3, n))
                if not any(isinstance(event, ev.CardRevealed) for event in events):
                    assert world.agenda == true.agenda, command
                    assert [type(event) for event in others] == [type(event) for event in events]

        self.every(law, 14)

    def test_nobody_sees_what_he_must_not(self) -> None:
        """Decks are covered for all, hands show their size, the spectator knows only what is public."""

        def look(before: State, event: ev.Event, after: State) -> None:
            for seat in (None, *range(after.table.players)):
                seen = game.view(after, seat)
                assert all(card == UNKNOWN for card in seen.deck + seen.hidden_gods + seen.hidden_prizes)
                assert [len(hand) for hand in seen.hands] == [len(hand) for hand in after.hands]
                for other, held in enumerate(seen.hands):
                    public = [card for card in after.hands[other] if after.known[card] == EVERYONE]
                    shown = [card for card in held if card >= 0]
                    assert shown == (after.hands[other] if other == seat else public)

        def law(played: WholeGame) -> None:
            played.watched(look)

        self.every(law, 8)

    def test_knowledge_is_what_was_seen(self) -> None:
        self.every(lambda played: knowledge_is_what_was_seen(played, _note), 12)

    def test_what_the_options_build_passes(self) -> None:
        """Thralls in any order, either end of an empty row, every copy of a card."""

        def law(played: WholeGame) -> None:
            luck = Chance(played.seed, 4)
            for s, seat, _ in played.moments():
                for option in game.options(s, seat):
                    if option.kind not in ("summon", "invoke"):  # picks that must fit together: `check` says
                        game.check(s, seat, _built(option, luck))

        self.every(law, 8)


def _built(option: Option, luck: Chance) -> cm.Command:
    """A command of any picks."""
    fields: dict[str, Any] = {"type": option.kind}
    for pick in option.picks:
        some = luck.sample(pick.candidates, pick.least + luck.below(pick.most - pick.least + 1))
        fields[pick.name] = some if pick.name in ("cards", "units", "thralls") else some[0]
    built: cm.Command = msgspec.convert(fields, game.COMMAND)
    return built


def _note(before: State, event: ev.Event, known: Known, everyone: set[int | None]) -> None:
    if isinstance(event, ev.DeckRenewed):
        known.update({card: set() for card in before.discard})
    elif isinstance(event, ev.CardsDrawn):
        known.update({card: {event.seat} for card in event.cards})
    elif isinstance(event, ev.HandDiscarded | ev.SeatReturned):
        known.update({card: set(everyone) for card in event.cards})
    elif isinstance(event, ev.CardShed | ev.UnitLaid | ev.ManoeuvrePlayed | ev.CardRevealed):
        known[event.card] = set(everyone)
