"""What must hold in every game of Valhalla, against monsters, too."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.laws import Lawful, Laws, Way, every_event_command_and_step_has_its_place, seeds
from tests.play import WholeGame
from tests.valhalla.play import whole
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import APPLY
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import MONSTERS, PAIRS, everything, misfit
from valhalla.games.valhalla.terms import UNKNOWN, Step

VARIANTS: list[tuple[str, ...]] = [
    (), ("simplified",), ("hand_draft",), ("five_jarls",), ("first_game",), ("hand_draft", "five_jarls"),
    ("hand_draft", "first_game"),
]  # fmt: skip


@st.composite
def _battles(draw: st.DrawFn) -> WholeGame:
    """Half of them without expansions, the others with any that go together, now and then with all."""
    players, variants, seed = draw(st.integers(2, 6)), draw(st.sampled_from(VARIANTS)), draw(seeds)
    if draw(st.booleans()):
        return whole(players, seed, draw(st.sampled_from(["random", "brawler", "thrall"])), variants)
    fitting = everything(players)
    chosen = draw(st.one_of(st.just(fitting), st.lists(st.sampled_from(fitting), unique=True).map(tuple)))
    pairs = [pair for pair in PAIRS if not misfit(pair, players)]
    bond = draw(st.sampled_from([(), *((pair,) for pair in pairs)]))
    level = draw(st.sampled_from(["random", "brawler"]))
    return whole(players, seed, level, variants, expansions=(*chosen, *bond))


@st.composite
def _hunts(draw: st.DrawFn) -> WholeGame:
    """Alone or together against a monster."""
    variants = draw(st.sampled_from([(), ("first_game",)]))
    level, monster = draw(st.sampled_from(["random", "brawler"])), draw(st.sampled_from(MONSTERS))
    players = draw(st.integers(1, 4))
    fitting = everything(players, monster)
    expansions = draw(st.lists(st.sampled_from(fitting), unique=True).map(tuple))
    return whole(players, draw(seeds), level, variants, expansions=expansions, monster=monster)


small = st.integers(-3, 260)
several = st.lists(small, max_size=4).map(tuple)
wild = st.one_of(
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
    st.builds(cm.TakeBonus, several),
    st.builds(cm.ThrowHammer, several),
    st.builds(cm.LandHammer, small),
    st.builds(cm.RestHammer),
    st.builds(cm.Pass),
)


def _ways(s: State, command: cm.Command) -> list[Way]:
    """The main and the extra ability of a jarl are two options."""
    way: dict[str, Any] = msgspec.to_builtins(command)
    if isinstance(command, cm.UseAbility):
        way["type"] = "use_extra" if way.pop("extra") else "use_main"
    return [way]


games = st.one_of(_battles(), _battles(), _hunts())


class TestLaws(Laws):
    of = Lawful(
        game, games, wild, ("V", "H6"), ("V7.1", "game_over"), (cm.Call,),
        times=1.5, ways=_ways, exact=False, idle=("play_tactic",),
    )  # fmt: skip

    def test_the_spectator_sees_no_hand(self) -> None:
        def look(before: State, event: ev.Event, after: State) -> None:
            seen = game.view(after, None)
            shown = {card for hand in seen.hands for card in hand if card != UNKNOWN}
            assert all(after.known[card] == after.table.everyone for card in shown)
            assert set(seen.deck) <= {UNKNOWN}

        def law(played: WholeGame) -> None:
            played.watched(look)

        self.every(law, 14)


def test_every_event_command_and_step_has_its_place() -> None:
    assert every_event_command_and_step_has_its_place(game) == {Step.BONUS}
    assert all(event.hidden in ("", *event.__struct_fields__) for event in APPLY)
