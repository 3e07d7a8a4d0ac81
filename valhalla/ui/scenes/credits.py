"""Credits and licences: what this game is made of, and the licences of what others made."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import msgspec

from valhalla import __version__
from valhalla.kernel import plain
from valhalla.kernel.files import plain_file
from valhalla.kernel.paths import data_dir
from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.theme import PAPER_BODY, PAPER_HEADING, PAPER_SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.book import Paragraph, ScrollText, Told
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import N_, _

log = logging.getLogger(__name__)

WIDE: Final = 860  # units of the paper
OURS: Final = (
    N_("Rules, cards, texts, pictures, sounds and music of this game are our own, drawn by code."),
    N_("The old stories of the end of the world belong to everybody."),
)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else made; names are names in every language. `libraries`: how their files begin."""

    name: str
    by: str
    licence: str
    text: str
    libraries: tuple[str, ...] = ()


class CreditsScene(HallScene):
    """One long paper."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.paper = Panel("paper", "paper")
        self.text = ScrollText("text")

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.say(_("Credits and licences"), [(Act.PAGE_DOWN, _("turn the page"))])
        px = units.px
        self.paper.rect = cut.sized(min(self.room.w, px(WIDE)), self.room.h, midtop=self.room.midtop)
        self.text.tell_of([Told(paragraph) for paragraph in told()])
        small = self.low or self.room.w < px(600)
        self.text.place(self.paper.rect.inflate(-px(60 if small else 90), -px(50 if small else 70)), units)
        self.renew([self.paper, *self.frame, self.text, self.text.bar])

    def enter(self) -> None:
        self.set_focus(self.text)

    def turn(self, by: int) -> None:
        self.text.page(by)


def told() -> list[Paragraph]:
    """Everything, the licences of the fonts at the end in full."""
    heading = PAPER_HEADING._replace(centred=False)
    found = [Paragraph(f"Valhalla {__version__}", heading)]
    found += [Paragraph(_(line), PAPER_BODY, 6) for line in OURS]
    found.append(Paragraph(_("What others made"), heading, 18))
    found += [Paragraph(line, PAPER_BODY, 4) for line in _others()]
    where = _("All their licences in full are in the folder {folder}.").format(folder=licence_folder())
    found.append(Paragraph(where, PAPER_BODY, 6))
    for path in font_licences():
        found.append(Paragraph(path.stem, heading, 18))
        blocks = _read(path).split("\n\n")
        found += [Paragraph(" ".join(part.split()), PAPER_SMALL, 6) for part in blocks if part.strip()]
    return found


def _others() -> list[str]:
    """A line for each part; if the list is damaged, that is said instead, and where the licences are."""
    try:
        return [f"{part.name} · {part.by} · {part.licence}" for part in parts()]
    except (OSError, ValueError) as error:
        log.warning("the list of licences cannot be read: %s", error)
        return [_("The list cannot be read; install Valhalla again to see it.")]


def _read(path: Path) -> str:
    try:
        return plain_file(path).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        log.warning("a licence cannot be read: %s", error)
        return ""


def licence_folder() -> Path:
    return data_dir("assets") / "licences"


def parts() -> list[Part]:
    """What comes with the program and is not ours. Raises OSError or ValueError if the list is damaged."""
    return msgspec.convert(plain.load(licence_folder() / "parts.yaml"), list[Part])


def font_licences() -> list[Path]:
    """The licences that lie beside the fonts."""
    return sorted((data_dir("assets") / "fonts").glob("*.txt"))
