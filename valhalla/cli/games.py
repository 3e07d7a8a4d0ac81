"""Playing: `valhalla` and `valhalla sim`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from valhalla.cli import common
from valhalla.cli.common import DONE, Commands, WrongUsage, complain, print_json, progress
from valhalla.cli.saves import print_saga, read
from valhalla.kernel.chance import fresh_seed
from valhalla.kernel.journal import SUFFIX
from valhalla.words.language import N_, _, ngettext

# What brings a game to its end, as games name it in an outcome.
ENDS = {
    "deck": N_("the deck is empty"),
    "last_shield": N_("a player has lost the last shield"),
    "monster": N_("the monster is beaten"),
    "rounds": N_("the last round is over"),
    "glory": N_("a player has five Glory or more"),
    "ragnarok": N_("Ragnarök has come"),
}


def add(commands: Commands) -> None:
    sim = commands.add_parser("sim", help=_("games between AI seats, without a window"))
    common.add_series(sim, games=1)
    common.add_table(sim)
    sim.add_argument("--save", metavar="DIR", type=Path, help=_("keep the games in this folder"))
    sim.set_defaults(run=_sim)


def _sim(options: argparse.Namespace) -> int:
    from valhalla.ai.play import Bout, report_all

    levels, setup = common.table(options, common.seats(options))
    common.check_last_seed(options.seed, options.games)
    folder = ""
    if options.save:
        options.save.mkdir(parents=True, exist_ok=True)
        folder = str(options.save)
    matches = [Bout(options.game, levels, setup, options.seed + i, folder) for i in range(options.games)]
    for done, line in enumerate(report_all(matches), 1):
        if options.json:
            print_json(line)
        else:
            print(_sim_line(line))
        progress(done, options.games)
    return DONE


def _sim_line(line: dict[str, Any]) -> str:
    best = ", ".join(str(seat) for seat in line["winners"])
    text = _("seed {seed}: scores {scores}, won by seat {best}, {turns}; the end: {end}")
    if not best:
        text = _("seed {seed}: scores {scores}, won by the monster, {turns}; the end: {end}")
    scores = " ".join(map(str, line["scores"]))
    turns = ngettext("{count} turn", "{count} turns", line["turns"]).format(count=line["turns"])
    end = ENDS.get(line["termination"], line["termination"])
    return text.format(seed=line["seed"], scores=scores, best=best, turns=turns, end=_(end))


def window(options: argparse.Namespace) -> int:
    """The window; where there is no display, the given save, or one AI game, as a saga."""
    file = Path(options.file[0]) if options.file else None
    if file is not None and file.suffix != SUFFIX and not file.exists():
        raise WrongUsage(_("there is no command or save “{word}”").format(word=file))
    if options.rest:
        raise WrongUsage(_("one save at most can be opened"))
    from valhalla.ui import window as the_window

    if the_window.possible():
        return the_window.run(file)
    if file is not None:
        session = read(file)
    else:
        from valhalla.ai.play import Bout, play

        complain(_("there is no display for a window; here is one game of four thralls, told as a saga"))
        session = play(Bout("valhalla", ("thrall",) * 4, {"players": 4}, fresh_seed()))
    print_saga(session, False)
    return DONE
