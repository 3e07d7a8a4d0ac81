"""Saves: `valhalla verify` and `valhalla log`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from valhalla.cli.common import BAD, DONE, USAGE, Commands, complain, heard_or_not, print_json, progress
from valhalla.games import GAMES
from valhalla.kernel.game import Broken
from valhalla.kernel.journal import Saga, SaveError, one_line
from valhalla.kernel.marks import told
from valhalla.kernel.session import AGAINST_THE_HOUSE, Session
from valhalla.words import language
from valhalla.words.language import _, ngettext, translated
from valhalla.words.refusals import explain_save


def add(commands: Commands) -> None:
    verify = commands.add_parser("verify", help=_("replay saves and check everything in them"))
    verify.add_argument("files", nargs="+", metavar="FILE", type=Path, help=_("a saved game"))
    verify.add_argument("--state", action="store_true", help=_("show the state the save ends with"))
    verify.add_argument(
        "--all-hands", action="store_true", help=_("with --state: also of a game that is not over")
    )
    verify.add_argument("--json", action="store_true", help=_("JSON lines instead of text"))
    verify.set_defaults(run=_verify)
    log = commands.add_parser("log", help=_("the saga of a save as text"))
    log.add_argument("file", metavar="FILE", type=Path, help=_("a saved game"))
    log.add_argument("--lang", default="en", choices=language.languages(), help=_("the language"))
    log.add_argument("--rules", action="store_true", help=_("with the rule behind every line"))
    log.set_defaults(run=_log)


def _verify(options: argparse.Namespace) -> int:
    """Every file is looked at, whether anybody listens or not: what comes out is the verdict on all."""
    found = set()
    for done, path in enumerate(options.files, 1):
        line, session = verify_file(path)
        covered = options.state and session is not None and not (options.all_hands or _over(session))
        if options.state and session is not None and not covered:
            line["state"] = session.game.describe(session.state)
        found.add(USAGE if covered else DONE if line["ok"] else BAD)
        with heard_or_not():
            progress(done, len(options.files))
            _tell(options, path, line)
            if covered:
                complain(_covered(path))
            elif session is not None and session.notice:
                complain(translated(session.notice))
    return BAD if BAD in found else max(found)


def _over(session: Session) -> bool:
    return session.game.outcome(session.state) is not None


def _covered(path: Path) -> str:
    why = _("{file}: the game is not over, and its state shows all hands; ask for it with --all-hands")
    return why.format(file=one_line(path.name))


def _tell(options: argparse.Namespace, path: Path, line: dict[str, Any]) -> None:
    if options.json:
        print_json(line)
    elif line["ok"]:
        decisions = ngettext("{count} decision", "{count} decisions", line["commands"])
        said = _("{file}: good, {decisions}")
        print(said.format(file=path, decisions=decisions.format(count=line["commands"])))
        if "state" in line:
            print_json(line["state"])
    if not line["ok"]:
        complain(line["error"])


def _file_name(path: Path) -> str:
    """A path as text, also where its name is no UTF-8."""
    return os.fsencode(path).decode("utf-8", "replace")


def verify_file(path: Path) -> tuple[dict[str, Any], Session | None]:
    """Replay a save and check it all: the line of `valhalla verify`, and the session if it is good."""
    line: dict[str, Any] = {
        "file": _file_name(path), "ok": False, "error": None, "commands": 0, "events": 0, "state_hash": None,
        "scores": None, "winners": None,
    }  # fmt: skip
    try:
        saga = Saga(path)
        game = GAMES.get(saga.header.game)
        session = Session.read(saga, GAMES, game.audit if game else None)
        if session.folded:
            why = told("made with other cards or rules: it can be loaded, but not verified")
            raise SaveError(path, why)
        if session.against_the_house:
            raise SaveError(path, AGAINST_THE_HOUSE, session.against_the_house)
        outcome = session.game.outcome(session.state)
        if outcome:
            session.game.recount(session.state)
    except SaveError as error:
        return {**line, "error": explain_save(error).encode("utf-8", "replace").decode()}, None
    except Broken as error:
        return {**line, "error": f"{path.name}: {error}"}, None
    line.update(
        ok=True,
        commands=len(session.log) - 1,
        events=sum(len(entry.events) for entry in session.log),
        state_hash=session.game.state_hash(session.state),
        scores=outcome and outcome.scores,
        winners=outcome and outcome.winners,
    )
    return line, session


def _log(options: argparse.Namespace) -> int:
    language.use(options.lang)
    print_saga(read(options.file), options.rules)
    return DONE


def read(path: Path) -> Session:
    """A save to be looked at; what is odd about it is said."""
    session = Session.read(Saga(path), GAMES)
    if session.notice:
        complain(translated(session.notice))
    return session


def print_saga(session: Session, rules: bool) -> None:
    from valhalla.words.saga import tell

    try:
        for line in tell(session, rules=rules):
            print(line)
    except OSError:
        raise
    except Exception as error:
        if not session.folded:
            raise
        why = str(error) or type(error).__name__
        raise SaveError(Path(session.file), told("does not fit the game ({why})", why=why)) from error
