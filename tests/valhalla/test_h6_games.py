"""H6 in play: laws at the track, whole games, saves, levels."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.valhalla.play import whole
from tests.valhalla.table import Table
from tests.valhalla.track import EXPANSION, hurls, track
from valhalla.ai.levels import choose
from valhalla.cli import main
from valhalla.games import GAMES
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed, HammerThrown
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session

# Whatever is thrown


def hurled(players: int, seed: int, level: str) -> Table:
    """Everybody has thrown, and some warriors lay discarded."""
    t = waiting(players, seed)
    for _ in hurls(t, level, seed):
        pass
    return t


def waiting(players: int, seed: int) -> Table:
    t = track(players, last=seed % players, seed=seed)
    t.throw(*(t.s.table.cards[card].id for card in Chance(seed).sample(t.s.deck, seed % 7)))
    return t


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_h6_legal_commands_options_and_refusals_agree(players: int) -> None:
    for seed in range(4):
        for s, seat, command in hurls(waiting(players, seed), "random", seed):
            commands = game.legal(s, seat)
            assert command in commands and len(set(commands)) == len(commands)
            for each in commands:
                game.check(s, seat, each)
            kinds = {str(each.__struct_config__.tag) for each in commands}
            assert {option.kind for option in game.options(s, seat)} == kinds
            assert game.legal(game.view(s, seat), seat) == commands
            assert game.legal(s, (seat + 1) % players) == []
            assert {each.rule for each in refused(s, seat)} <= {"H6.1"}


def refused(s: State, seat: int) -> Iterator[IllegalCommand]:
    """Odd commands: each is legal or refused with its rule, and changes nothing."""
    wild = [cm.ThrowHammer(places) for places in ((), (0,), (0, 1), (7,), (1, 1), (-1,))]
    before = s.clone()
    for command in (*wild, *map(cm.LandHammer, range(-1, 10)), cm.RestHammer(), cm.Pass()):
        try:
            game.check(s, seat, command)
        except IllegalCommand as no:
            yield no
        assert s == before


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_h6_the_events_alone_tell_the_same_story(players: int) -> None:
    for seed in range(30):
        t = hurled(players, seed, ("random", "thrall", "karl")[seed % 3])
        retold(t.log, players)
        weighed = t.last(HammersWeighed)
        assert isinstance(weighed, HammersWeighed) and set(weighed.distances) == set(t.s.distances)


@pytest.mark.parametrize("level", ["random", "brawler", "thrall"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_h6_whole_games_hold_and_every_view_follows(players: int, level: str) -> None:
    story: list[ev.Event] = []

    def look(before: State, event: ev.Event, after: State) -> None:
        story.append(event)
        game.audit(after)
        for seat in (None, *range(players)):
            seen = game.view(before, seat)
            game.apply(seen, game.seen_by(event, seat))
            assert seen == game.view(after, seat), (seat, event)

    end = whole(players, 40 + players, level, expansions=EXPANSION).watched(look)
    game.recount(end)
    retold(story, players)
    decode = msgspec.json.Decoder(game.EVENT).decode
    assert [decode(msgspec.json.encode(event)) for event in story] == story


def test_h6_karls_play_it_to_the_end() -> None:
    karls = whole(2, 4, "karl", expansions=EXPANSION)
    game.recount(karls.watched(lambda before, event, after: game.audit(after)))


def retold(story: list[ev.Event], players: int) -> None:
    """The throws by the letter of H2.2 to H2.5, then the prizes and their order."""
    cells: dict[int, int] = {}
    for seat in [e.seat for e in story if isinstance(e, HammerRested)]:
        own = [e for e in story if isinstance(e, HammerThrown | HammerLanded | HammerRested)]
        cells[seat] = one_throw([e for e in own if e.seat == seat])
    assert len(cells) == players
    failed = [e.seat for e in story if isinstance(e, HammerRested) and e.failed]
    ranks = sorted({cell for seat, cell in cells.items() if seat not in failed}, reverse=True)
    prizes = {seat: max(0, 2 - ranks.index(cell)) for seat, cell in cells.items() if seat not in failed}
    payments = [(e.seat, e.bonus) for e in story if isinstance(e, ev.BonusPaid)]
    assert payments == [(s, p) for points in (2, 1) for s, p in prizes.items() if p == points]


def one_throw(events: list[HammerThrown | HammerLanded | HammerRested]) -> int:
    """The cell that a seat's throw comes to."""
    token, dice, removed = 0, 0, 0
    rolled: tuple[int, ...] = ()
    for e in events:
        if isinstance(e, HammerThrown):
            reserve = 8 - dice - removed
            assert len(e.dice) == (2 if not rolled and not token else dice + min(1, reserve))
            assert bool(e.kept) <= (reserve == 0)
            rolled, dice = e.dice, len(e.dice)
        elif isinstance(e, HammerLanded):
            cell = min(48, sum(rolled) + 2 * e.removed)
            assert e.removed <= rolled.count(1) and (e.start, e.cell) == (token, cell) and cell > token
            token, dice, removed = cell, dice - e.removed, removed + e.removed
        else:
            assert e.cell == token
            assert not e.failed or sum(rolled) + 2 * rolled.count(1) <= token
    return token


# Saves, levels, commands


def test_h6_a_game_is_saved_read_back_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hurl.saga"
    seats = tuple(Seat(f"Hall {i}", "human") for i in range(3))
    session = Session.start(game, game.Setup(3, EXPANSION), seats, 78, path)
    hands = Chance(5, 1)
    while due := game.to_act(session.state):
        session.submit(due[0], choose("brawler", game, game.view(session.state, due[0]), due[0], hands))
        if session.state.hurl and session.epoch < 2:  # taken back in the middle of a throw
            session.rewind(len(session.log) - 1, new_luck=True)
    session.close()
    again = Session.read(Saga(path), GAMES, game.audit)
    assert again.setup.expansions == EXPANSION
    assert again.state == session.state and again.log == session.log and not again.folded
    assert main(["verify", str(path), "--json"]) == 0
    verified = msgspec.json.decode(capsys.readouterr().out)
    assert verified["ok"] and tuple(verified["scores"]) == session.state.scores
    assert main(["log", str(path), "--rules"]) == 0
    told = capsys.readouterr().out
    assert "[H6.1]" in told and "[H6.2]" in told


@pytest.mark.parametrize("level", ["random", "brawler", "thrall", "karl", "jarl", "norn"])
def test_h6_every_level_throws(level: str) -> None:
    assert len(hurled(3, 11, level).s.distances) == 3


def test_h6_who_plays_the_best_gains_more() -> None:
    """Against two who stop at random, throwing last."""
    gained = {"random": 0, "karl": 0}
    for level in gained:
        for seed in range(40):
            gained[level] += last_against_random(waiting(3, seed), level, seed)
    assert gained["karl"] > 1.3 * gained["random"]


def last_against_random(t: Table, level: str, seed: int) -> int:
    """What the last thrower of this level gains after all others threw at random."""
    hands = Chance(seed, 1)
    last = next(step[1] for step in t.s.agenda if step[0] == Step.HURL)
    while t.step() in ("hurl", "hurled"):
        (seat,) = game.to_act(t.s)
        t.do(seat, choose(level if seat == last else "random", game, game.view(t.s, seat), seat, hands))
    weighed = t.last(HammersWeighed)
    assert isinstance(weighed, HammersWeighed)
    return weighed.bonuses[last]


def test_h6_sim_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    for expansions in ("hammer", "all"):
        words = ["sim", "--seats", "thrall,thrall,thrall", "--expansions", expansions, "--json"]
        assert main([*words, "--games", "1"]) == 0
        line = msgspec.json.decode(capsys.readouterr().out)
        assert "hammer" in line["setup"]["expansions"] and len(line["scores"]) == 3
