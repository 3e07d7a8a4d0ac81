"""`valhalla --self-test`: whether all that belongs to this installation is here and works, a line each."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from valhalla.cli.common import BAD, DONE, complain
from valhalla.cli.saves import verify_file
from valhalla.games import GAMES
from valhalla.words.language import _, ngettext

PATIENCE = 90.0  # seconds for an answer: a cold disk, a virus scanner


def self_test(options: argparse.Namespace) -> int:
    """Cards, assets, scenes, the process that thinks, and a game of each kind played, saved and verified."""
    from valhalla.workshop.checkup import checkup

    worst = DONE
    with _own_home() as folder:
        _cards()
        for found in checkup():
            if found.good:
                print(found.line, flush=True)
            else:
                complain(found.line)
                worst = BAD
        for trouble in (_thinks(), *_games(folder)):
            if trouble:
                complain(trouble)
                worst = BAD
    if worst == DONE:
        print(_("all is well"), flush=True)
    return worst


@contextmanager
def _own_home() -> Iterator[Path]:
    """A folder of the test's own: the player's saves and settings are neither looked at nor touched."""
    before = os.environ.get("VALHALLA_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VALHALLA_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["VALHALLA_HOME"]
            else:
                os.environ["VALHALLA_HOME"] = before


def _cards() -> None:
    for game_id, game in GAMES.items():
        ids, _digest = game.card_data(game.Setup(4))
        count = len(ids["cards"])
        loaded = ngettext("{game}: {count} card loaded", "{game}: {count} cards loaded", count)
        print(loaded.format(game=game_id, count=count), flush=True)


def _thinks() -> str:
    """Have the process that thinks for AI seats answer once; what is wrong with it, if anything."""
    from valhalla.ai.worker import Worker
    from valhalla.kernel.journal import Seat
    from valhalla.kernel.session import Session

    game = GAMES["valhalla"]
    seats = tuple(Seat(f"Hall {i}", "karl") for i in range(4))
    session = Session.start(game, game.Setup(4), seats, 1)
    worker = Worker(starting=PATIENCE)
    try:
        worker.ask(session, game.to_act(session.state)[0], 5.0)
        answer = worker.wait(2 * PATIENCE)
    finally:
        worker.close()
    if answer is None or answer.trouble:
        return answer.trouble if answer else _("the process that thinks does not answer")
    print(_("the process that thinks has answered"), flush=True)
    return ""


def _games(folder: Path) -> Iterator[str]:
    """Play, save, load and verify a game of each kind; yields what is wrong with each."""
    from valhalla.ai.play import Bout, play

    kinds = {game_id: Bout(game_id, ("thrall",) * 4, {"players": 4}, 1) for game_id in GAMES}
    kinds["valhalla-monster"] = Bout("valhalla", ("thrall",), {"players": 1, "monster": "fenrir"}, 1)
    for kind, match in kinds.items():
        path = folder / f"{kind}.saga"
        play(match).save(path)
        line, session = verify_file(path)
        if session is not None:
            print(_("{game}: played, saved, loaded and verified a game").format(game=kind), flush=True)
        yield "" if session is not None else line["error"]
