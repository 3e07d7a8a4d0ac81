"""The command line (docs/command-line.md). Exit 0: done; 1: what was asked about is bad; 2: wrong usage."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from valhalla import __version__
from valhalla.games import GAMES
from valhalla.kernel.cards import BadCard
from valhalla.kernel.chance import MAX_SEED, fresh_seed
from valhalla.kernel.game import BadSetup, Broken
from valhalla.kernel.journal import Saga, SaveError
from valhalla.kernel.marks import told
from valhalla.kernel.paths import MissingData
from valhalla.kernel.session import Session
from valhalla.words import language
from valhalla.words.language import _, ngettext, translated
from valhalla.words.refusals import explain_save

DONE, BAD, USAGE = 0, 1, 2
LATER = ("arena", "lab", "odds", "shots")  # commands that come with the AI levels and the window


class WrongUsage(Exception):
    """The words of the call do not make sense; the message is one line."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line instead of the whole usage."""
        sys.stderr.write(
            _("{program}: {message} (see {program} --help)").format(program=self.prog, message=message) + "\n"
        )
        sys.exit(USAGE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; never a traceback for bad input."""
    _ready_streams()
    try:
        options = _parse(list(sys.argv[1:] if arguments is None else arguments))
        result: int = options.run(options)
        sys.stdout.flush()
        return result
    except WrongUsage as error:
        _complain(str(error))
        return USAGE
    except BadSetup as error:
        _complain(translated(error.reason))
        return USAGE
    except SaveError as error:
        _complain(explain_save(error))
        return BAD
    except (BadCard, MissingData, language.LanguageError) as error:
        _complain(str(error))
        return BAD
    except BrokenPipeError:
        # Whoever read our output has enough; say no more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return BAD
    except KeyboardInterrupt:
        return 130


def _ready_streams() -> None:
    """Output into a file or a pipe is UTF-8 everywhere; a terminal shows what letters it has.

    A program without a console (a windowed executable, a closed stream) has nobody to speak to.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - for the whole run
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def _complain(line: str) -> None:
    sys.stderr.write(f"valhalla: {line}\n")


def _print_json(line: dict[str, Any]) -> None:
    print(msgspec.json.encode(line).decode())


def _file_name(path: Path) -> str:
    """A path as text, also where its name is no UTF-8."""
    return os.fsencode(path).decode("utf-8", "replace")


def _parse(arguments: list[str]) -> argparse.Namespace:
    known = ("sim", "verify", "log", "bench", "rules")
    if arguments and arguments[0] in LATER and not Path(arguments[0]).exists():
        raise WrongUsage(_("{command} is not here yet").format(command=arguments[0]))
    if not arguments or (arguments[0] not in known and not arguments[0].startswith("-")):
        return argparse.Namespace(run=_window, file=arguments[:1], rest=arguments[1:])
    return _parser().parse_args(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("valhalla", description=_("Valhalla: warriors, dice and the end of the world."))
    parser.add_argument("--version", action="version", version=f"valhalla {__version__}")
    parser.add_argument(
        "--self-test", action="store_const", const=_self_test, dest="run", help=_("check this installation")
    )
    commands = parser.add_subparsers(metavar=_("COMMAND"))
    _add_sim(commands.add_parser("sim", help=_("games between AI seats, without a window")))
    verify = commands.add_parser("verify", help=_("replay saves and check everything in them"))
    verify.add_argument("files", nargs="+", metavar="FILE", type=Path)
    verify.add_argument("--state", action="store_true", help=_("show the state the save ends with"))
    verify.add_argument("--json", action="store_true")
    verify.set_defaults(run=_verify)
    log = commands.add_parser("log", help=_("the saga of a save as text"))
    log.add_argument("file", metavar="FILE", type=Path)
    log.add_argument("--lang", default="en", choices=language.languages())
    log.add_argument("--rules", action="store_true", help=_("with the rule behind every line"))
    log.set_defaults(run=_log)
    bench = commands.add_parser("bench", help=_("how fast this machine plays"))
    bench.add_argument("--game", choices=GAMES, default="valhalla")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    rules = commands.add_parser("rules", help=_("the rulebook, or some clauses of it"))
    rules.add_argument("clauses", nargs="*", metavar="CLAUSE")
    rules.add_argument("--find", metavar=_("WORDS"), help=_("clauses with these words"))
    rules.add_argument("--lang", default="en", choices=language.languages())
    rules.set_defaults(run=_rules)
    parser.set_defaults(run=None)
    return parser


def _add_sim(sim: argparse.ArgumentParser) -> None:
    sim.add_argument("--game", choices=GAMES, default="valhalla")
    sim.add_argument("--seats", required=True, metavar="LEVEL,LEVEL,…")
    sim.add_argument("--seed", type=_seed, default=1)
    sim.add_argument("--games", type=_count, default=1)
    sim.add_argument("--expansions", type=_names, default=())
    sim.add_argument("--variants", type=_names, default=())
    sim.add_argument("--save", metavar="DIR", type=Path)
    sim.add_argument("--json", action="store_true")
    sim.set_defaults(run=_sim)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) > MAX_SEED:
        raise argparse.ArgumentTypeError(_("a seed is a whole number from 0 to {most}").format(most=MAX_SEED))
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(_("a whole number from 1 to 1000000"))
    return int(text)


def _sim(options: argparse.Namespace) -> int:
    from valhalla.ai.play import LEVELS, Match, report_all

    levels = _names(options.seats)
    for level in levels:
        if level not in LEVELS[options.game]:
            known = ", ".join(LEVELS[options.game])
            raise WrongUsage(
                _("there is no level {level}; there are: {known}").format(level=level, known=known)
            )
    game = GAMES[options.game]
    expansions = game.EXPANSIONS if options.expansions == ("all",) else options.expansions
    setup = {"players": len(levels), "expansions": expansions, "variants": options.variants}
    game.check_setup(msgspec.convert(setup, game.Setup))
    folder = ""
    if options.save:
        options.save.mkdir(parents=True, exist_ok=True)
        folder = str(options.save)
    if options.seed + options.games - 1 > MAX_SEED:
        raise WrongUsage(_("a seed is a whole number from 0 to {most}").format(most=MAX_SEED))
    matches = [Match(options.game, levels, setup, options.seed + i, folder) for i in range(options.games)]
    for done, line in enumerate(report_all(matches), 1):
        if options.json:
            _print_json(line)
        else:
            print(_sim_line(line))
        _progress(done, options.games)
    return DONE


def _sim_line(line: dict[str, Any]) -> str:
    best = ", ".join(str(seat) for seat in line["winners"])
    text = _("seed {seed}: scores {scores}, won by seat {best}, {turns} turns, ended by {termination}")
    scores = " ".join(map(str, line["scores"]))
    return text.format(
        seed=line["seed"], scores=scores, best=best, turns=line["turns"], termination=line["termination"]
    )


def _progress(done: int, total: int) -> None:
    """How far we are, where somebody watches."""
    if sys.stderr.isatty() and total > 1:
        sys.stderr.write(f"\r{done}/{total}" + ("\n" if done == total else ""))


def _verify(options: argparse.Namespace) -> int:
    worst = DONE
    for done, path in enumerate(options.files, 1):
        line, session = verify_file(path)
        _progress(done, len(options.files))
        if options.state and session is not None:
            line["state"] = session.game.describe(session.state)
        if options.json:
            _print_json(line)
        elif line["ok"]:
            decisions = ngettext("{count} decision", "{count} decisions", line["commands"]).format(
                count=line["commands"]
            )
            print(_("{file}: good, {decisions}").format(file=path, decisions=decisions))
            if options.state:
                _print_json(line["state"])
        if not line["ok"]:
            _complain(line["error"])
            worst = BAD
        elif session is not None and session.notice:
            _complain(translated(session.notice))
    return worst


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
    _print_saga(_read(options.file), options.rules)
    return DONE


def _read(path: Path) -> Session:
    """A save to be looked at; what is odd about it is said."""
    session = Session.read(Saga(path), GAMES)
    if session.notice:
        _complain(translated(session.notice))
    return session


def _print_saga(session: Session, rules: bool) -> None:
    from valhalla.words.saga import tell

    for line in tell(session, rules=rules):
        print(line)


def _bench(options: argparse.Namespace) -> int:
    from valhalla.bench import bench

    figures = bench(options.game)
    if options.json:
        _print_json(figures)
    else:
        for name, value in figures.items():
            print(f"{name:22} {'–' if value is None else value}")
    return DONE


def _rules(options: argparse.Namespace) -> int:
    from valhalla.words import rulebook

    language.use(options.lang)
    try:
        if options.find:
            found = rulebook.find(options.find)
            if not found:
                raise WrongUsage(_("no clause has these words: {words}").format(words=options.find))
            print("\n".join(f"{clause.id}  {clause.text}" for clause in found))
        else:
            print(rulebook.page(options.clauses or None))
    except rulebook.UnknownClause as error:
        _complain(str(error))
        return BAD
    return DONE


def _self_test(options: argparse.Namespace) -> int:
    """Cards, play, save, load, verify: a line each."""
    import tempfile

    from valhalla.ai.play import Match, play

    with tempfile.TemporaryDirectory() as folder:
        for game_id, game in GAMES.items():
            ids, _digest = game.card_data(game.Setup(4))
            print(_("{game}: {count} cards loaded").format(game=game_id, count=len(ids["cards"])))
            path = Path(folder) / f"{game_id}.saga"
            play(Match(game_id, ("thrall",) * 4, {"players": 4}, 1)).save(path)
            line, session = verify_file(path)
            if session is None:
                _complain(line["error"])
                return BAD
            print(_("{game}: played, saved, loaded and verified a game").format(game=game_id))
    return DONE


def _window(options: argparse.Namespace) -> int:
    """The window will open here. Until then: the given save, or one AI game, as a saga."""
    if options.rest:
        raise WrongUsage(_("one save at most can be opened"))
    if options.file:
        session = _read(Path(options.file[0]))
    else:
        from valhalla.ai.play import Match, play

        _complain(_("there is no window yet; here is one game of four thralls, told as a saga"))
        seed = fresh_seed()
        session = play(Match("valhalla", ("thrall",) * 4, {"players": 4}, seed))
    _print_saga(session, False)
    return DONE
