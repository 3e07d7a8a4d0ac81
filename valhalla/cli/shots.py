"""`valhalla shots`: pictures of every scene, without a display."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from valhalla.cli.common import DONE, Commands, WrongUsage
from valhalla.words import language
from valhalla.words.language import _

SIZE = re.compile(r"(\d{1,5})[x×](\d{1,5})")
MOST = 7680  # the widest screens there are
SCALES = (75, 200)


def add(commands: Commands) -> None:
    shots = commands.add_parser("shots", help=_("a picture of every scene"))
    shots.add_argument(
        "--out", type=Path, required=True, metavar=_("FOLDER"), help=_("where the pictures go")
    )
    shots.add_argument("--size", type=_size, default=(1280, 720), metavar="1280x720", help=_("of the window"))
    shots.add_argument("--lang", default="", help=_("the language"))
    shots.add_argument(
        "--scale",
        type=_scale,
        default=100,
        metavar="75…200",
        help=_("text size in percent; below 100, table size"),
    )
    shots.add_argument("--only", default="", metavar=_("NAME"), help=_("this picture alone"))
    shots.set_defaults(run=_shots)


def _size(text: str) -> tuple[int, int]:
    found = SIZE.fullmatch(text)
    if not found:
        raise argparse.ArgumentTypeError(_("a size looks like 1280x720, not like “{text}”").format(text=text))
    from valhalla.ui.units import LEAST_WINDOW, least_of

    size = int(found[1]), int(found[2])
    if least_of(size) != size or max(size) > MOST:
        message = _("a size is from {least} (or upright) to {most} either way")
        raise argparse.ArgumentTypeError(message.format(least="{}x{}".format(*LEAST_WINDOW), most=MOST))
    return size


def _scale(text: str) -> int:
    if not text.isdecimal() or not SCALES[0] <= int(text) <= SCALES[1]:
        raise argparse.ArgumentTypeError(_("the scale is from 75 to 200 per cent"))
    return int(text)


def _shots(options: argparse.Namespace) -> int:
    from valhalla.workshop.shots import all_shots, shots

    if options.only and options.only not in all_shots():
        message = _("there is no scene “{name}”; there are: {known}")
        raise WrongUsage(message.format(name=options.only, known=", ".join(all_shots())))
    if options.lang:
        language.use(options.lang)
    for path in shots(options.out, options.size, options.scale, options.only):
        print(path)
    return DONE
