"""The levels: all play by views alone and never break a rule, and a better one beats a worse one."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest

from tests.ai.valhalla import karls
from tests.valhalla.play import whole
from valhalla.ai.levels import choose, parse, think
from valhalla.ai.play import Bout, next_command, play, seats_of
from valhalla.ai.record import levels_of, tempers_of
from valhalla.ai.thought import Clock, Knowledge, Thought
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.workshop.series import laid, won

QUICK = ("random", "brawler", "thrall")  # whole games of the next better are in `karls`


def after(looks: int) -> Clock:
    """A clock that is over when it has been looked at so often."""
    looked = count()
    return Clock(cancelled=lambda: next(looked) >= looks)


@cache
def match_of(levels: tuple[str, ...], seed: int) -> Session:
    return play(Bout("valhalla", levels, {"players": len(levels)}, seed))


def wins(better: str, worse: str, games: int) -> float:
    """Fixed seeds, seats changed about."""
    total = 0.0
    for seed in range(games):
        mine = seed % 2
        total += won(match_of((worse, better) if mine else (better, worse), seed))[mine]
    return total


# Names


def test_a_kind_of_seat_is_a_level_and_perhaps_a_temper() -> None:
    assert parse("jarl") == ("jarl", "")
    assert parse("jarl:berserk") == ("jarl", "berserk")
    assert list(levels_of("valhalla")) == ["random", "brawler", "thrall", "karl", "jarl", "norn"]
    for name in tempers_of("valhalla"):
        assert parse(f"norn:{name}") == ("norn", name)


def test_a_temper_is_heard_by_the_level_it_belongs_to() -> None:
    heard: list[str] = []

    def listening(k: Knowledge) -> Thought:
        heard.append(k.temper)
        return Thought(cm.Pass())

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(levels_of("valhalla"), "listener", listening)
        known = karls.moments()[0].known()._replace(temper="skald")
        for kind in ("listener", "listener:miser"):
            assert think(kind, known).command == cm.Pass()
    assert heard == ["", "miser"]


def test_seats_of_a_match_keep_their_tempers() -> None:
    assert [seat.kind for seat in seats_of(("karl:miser", "thrall"))] == ["karl:miser", "thrall"]


# Rules and views


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(
    ("variants", "thralls"),
    [((), (2, 6)), (("hand_draft",), (3,)), (("simplified",), (4,)), (("five_jarls",), (5,))],
)
def test_a_quick_level_always_has_a_legal_answer(
    level: str, variants: tuple[str, ...], thralls: tuple[int, ...]
) -> None:
    """Thralls are the least quick of them."""
    for players in thralls if level == "thrall" else range(2, 7):
        for s, seat, command in whole(players, 20 + players, level, variants).moments():
            game.check(s, seat, command)


@pytest.mark.parametrize("level", levels_of("valhalla"))
def test_every_level_has_a_legal_answer_wherever_karls_come(level: str) -> None:
    """In a hurry; `test_seer` asks the slow ones at leisure."""
    for moment in karls.of_every_step(4):
        known = moment.known()._replace(clock=after(0))
        game.check(moment.state, moment.seat, think(level, known).command)


@pytest.mark.parametrize("level", levels_of("valhalla"))
def test_two_worlds_behind_one_view_get_the_same_answer(level: str) -> None:
    for moment in karls.of_every_step(3):
        known = moment.known()._replace(clock=after(20))
        twin = moment.known()._replace(view=moment.twin(), clock=after(20))
        assert think(level, known) == think(level, twin)


@pytest.mark.parametrize("level", levels_of("valhalla"))
def test_no_past_is_needed(level: str) -> None:
    for moment in karls.moments(every=300):
        if level in ("jarl", "norn") and moment.step == Step.PHASE_A:
            continue  # at leisure that takes long
        command = choose(level, game, moment.view(), moment.seat, Chance(2))
        game.check(moment.state, moment.seat, command)


def test_a_brawler_attacks_and_arms_when_it_can() -> None:
    for s, seat, command in whole(3, 2, "brawler").moments():
        kinds = {type(c) for c in game.legal(s, seat)}
        if s.step == Step.PHASE_A and cm.Attack in kinds:
            assert isinstance(command, cm.Attack)
        if s.step == Step.FIGHT and cm.Arm in kinds:
            assert isinstance(command, cm.Arm)


# Whole matches


@pytest.mark.parametrize("levels", [("thrall", "random", "brawler"), ("karl", "karl:berserk", "thrall")])
def test_the_same_match_is_the_same_game(levels: tuple[str, ...]) -> None:
    match = Bout("valhalla", levels, {"players": 3}, 4)
    assert play(match).log == match_of(levels, 4).log


def test_a_jarl_begins_the_same_match_in_the_same_way() -> None:
    """At leisure, with all that it saw before."""

    def opening() -> list[cm.Command]:
        session = laid(Bout("valhalla", ("jarl", "jarl"), {"players": 2, "variants": ["simplified"]}, 6))
        for _ in range(12):
            session.submit(*next_command(game, session))
        return [entry.command for entry in session.log]

    first = opening()
    assert cm.EndPhase() in first or len({type(command) for command in first}) > 2
    assert opening() == first


def test_a_thrall_beats_random_play() -> None:
    assert wins("thrall", "random", 30) >= 24


def test_a_karl_beats_a_thrall() -> None:
    assert wins("karl", "thrall", 8) >= 6
