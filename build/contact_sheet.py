"""Sheets of all cards, and how they look to red-green-blind eyes, into docs/pictures.

python build/contact_sheet.py                 all sheets
python build/contact_sheet.py --only jarls    one of them
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from art import palette, vision
from art.seats import SEATS
from PIL import Image

from valhalla.games.hammer.cards import Card, kinds
from valhalla.games.hammer.terms import DECKS
from valhalla.games.valhalla.cards import Warrior, decks
from valhalla.games.valhalla.table import Setup, Table, table
from valhalla.games.wolves import cards as pack
from valhalla.kernel.paths import data_dir
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.games.wolves.faces import WolvesFaces
from valhalla.workshop.shots import shots

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
BAKED = data_dir("assets") / "baked"
GROUND = palette.channels(palette.TAR)
GAP = 6
SMALL, MIDDLE, PORTRAIT = 96, 190, 330  # heights: the table at 1280x720, the hand, a picture to look at
SHOT = (1280, 720)

Row = Sequence[Image.Image]


@cache
def cards() -> Table:
    """A table with every card and every jarl."""
    return table(Setup(players=3))


@cache
def faces() -> ValhallaFaces:
    """The game's own faces, on a window nobody sees."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return ValhallaFaces(Art(BAKED), Fonts(data_dir("assets") / "fonts"))


def picture(surface: pygame.Surface) -> Image.Image:
    """A face on the sheet's ground."""
    whole = pygame.Surface(surface.get_size())
    whole.fill(GROUND)
    whole.blit(surface, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return Image.frombytes("RGB", whole.get_size(), pygame.image.tobytes(whole, "RGB"))


def laid(rows: Sequence[Row], gap: int = GAP) -> Image.Image:
    """Pictures in rows, each from the left."""
    wide = max(sum(each.width + gap for each in row) for row in rows) + gap
    high = sum(max(each.height for each in row) + gap for row in rows) + gap
    sheet, y = Image.new("RGB", (wide, high), GROUND), gap
    for row in rows:
        x = gap
        for each in row:
            sheet.paste(each, (x, y))
            x += each.width + gap
        y += max(each.height for each in row) + gap
    return sheet


def wrapped(pictures: Sequence[Image.Image], columns: int) -> list[Row]:
    return [pictures[start : start + columns] for start in range(0, len(pictures), columns)]


def warriors(height: int) -> Image.Image:
    """A clan in each row, in the order of the deck."""
    at = cards()
    clans: dict[str, list[Image.Image]] = {}
    for number, card in enumerate(at.cards):
        if isinstance(card, Warrior):
            clans.setdefault(card.clan, []).append(picture(faces().card(at, number, height)))
    return laid(list(clans.values()))


def expansion(deck: str) -> Image.Image:
    """The warriors of an expansion; above as in hand, below as on the table."""
    found = [card for card in decks()[deck] if isinstance(card, Warrior)]
    large = [picture(faces().face(card, MIDDLE)) for card in found]
    small = [picture(faces().face(card, SMALL)) for card in found]
    return laid([*wrapped(large, 10), *wrapped(small, 15)])


def deeds() -> Image.Image:
    """Tactics, missions and helps of the Valkyries, the dwarves and Thor, in both sizes."""
    found = [card for deck in ("valkyries", "dwarves", "thor") for card in decks()[deck]]
    kept = [card for card in found if not isinstance(card, Warrior)]
    large = [picture(faces().face(card, MIDDLE)) for card in kept]
    small = [picture(faces().face(card, SMALL)) for card in kept]
    return laid([*wrapped(large, 12), *wrapped(small, 17)])


def tactics() -> Image.Image:
    """Every tactic of the deck, alike kinds beside one another; above as in hand, below as on the table."""
    at = cards()
    found = [number for number, card in enumerate(at.cards) if not isinstance(card, Warrior)]
    large = [picture(faces().card(at, number, MIDDLE)) for number in found]
    small = [picture(faces().card(at, number, SMALL)) for number in found]
    return laid([*wrapped(large, 12), *wrapped(small, 18)])


def jarls() -> Image.Image:
    at = cards()
    large = [picture(faces().jarl(at, number, MIDDLE)) for number in range(len(at.jarls))]
    small = [picture(faces().jarl(at, number, SMALL)) for number in range(len(at.jarls))]
    return laid([*wrapped(large, 13), *wrapped(small, 25)])


def portraits() -> Image.Image:
    """The jarls without frames, large enough to know each of them."""
    found = [Image.open(BAKED / f"jarls/{jarl.id}.webp").convert("RGB") for jarl in cards().jarls]
    return laid(wrapped([each.resize((221, PORTRAIT), Image.Resampling.LANCZOS) for each in found], 9))


@cache
def throw_faces() -> HammerFaces:
    """The faces of the Hammer Throw, on the same window."""
    faces()
    return HammerFaces(Art(BAKED), Fonts(data_dir("assets") / "fonts"))


def throw_kinds() -> dict[str, list[Card]]:
    """One card of every kind of the Hammer Throw, by deck."""
    decks: dict[str, list[Card]] = {deck: [] for deck in DECKS}
    for card in kinds():
        decks[card.deck].append(card)
    return decks


def throw_cards() -> Image.Image:
    """Backs and cards of each deck as in hand, then all of them as small as on a board."""
    found = throw_faces()

    def row(deck: str, of: list[Card], height: int) -> Row:
        return [
            picture(found.backed(deck, of[0].points, height)),
            *(picture(found.kind(card, height)) for card in of),
        ]

    decks = throw_kinds()
    large = [row(deck, of, MIDDLE) for deck, of in decks.items()]
    small = [row(deck, of, SMALL) for deck, of in decks.items()]
    return laid([*large, [each for line in small for each in line]])


def throw_things() -> Image.Image:
    """The track's stones, whole and open, the hammer in its turns, bed, rack and helmet."""
    cells = [f"cell-{deck}{state}" for deck in ("small", *DECKS) for state in ("", "-open")]
    stones = [_thing(name, 170) for name in cells]
    lines = (
        [_thing("token", 70)],
        [_thing("track-bed", 120), _thing("token-rest", 120), _thing("helmet", 120)],
    )
    return laid([stones, *lines, [_thing("rack", 96)]])


def wolves_cards() -> Image.Image:
    """Every kind of card of Wolves of Odin as in hand, then all of them as small as in a row."""
    faces()
    found = WolvesFaces(Art(BAKED), Fonts(data_dir("assets") / "fonts"))
    large = [picture(found.kind(card, MIDDLE)) for card in pack.kinds()]
    small = [picture(found.kind(card, SMALL)) for card in pack.kinds()]
    return laid([*wrapped(large, 11), *wrapped(small, 22)])


def wolves_things() -> Image.Image:
    """Bosses and marks, backs, ends of a row, boards, the field and the emblem."""

    def row(height: int, *names: str) -> Row:
        return [_thing(name, height, "wolves") for name in names]

    bosses = ("strength-tyr", "strength-yew", "rune-tyr", "rune-yew", "manoeuvre")
    marks = ("mark-used", "mark-passed", "mark-first", "mark-lead", "sacrifice", "sacrifice-2")
    ends = ("drop-left", "drop-left-lit", "drop-right", "drop-right-lit")
    return laid(
        [
            row(110, *(f"boss-{name}" for name in (*bosses, "glory", "cost", "once"))),
            row(110, *marks, "arrow-plus", "arrow-minus", "emblem", "plate"),
            row(220, "back-people", "back-deity", "back-victory", *ends),
            row(190, "row-bed"),
            row(260, "hall-board", "victory-stand"),
            row(420, "hall"),
        ]
    )


def _thing(name: str, height: int, game: str = "hammer") -> Image.Image:
    found = Image.open(BAKED / f"{game}/{name}.webp").convert("RGBA")
    small = found.resize((round(found.width * height / found.height), height), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", small.size, GROUND)
    ground.paste(small, (0, 0), small)
    return ground


MONSTERS = ("fenrir", "jormungandr", "hel", "surtr")


def monsters() -> Image.Image:
    """The four as they rise, wounded and breathing, and all their woodcuts in the order of their stacks."""
    rows: list[Row] = []
    for name in MONSTERS:
        plain = _layers(name, ["", "-eyes"])
        hurt = _layers(name, ["", *(f"-wound-{k}" for k in range(1, 6)), "-eyes", "-breath-2"])
        rows.append([each.resize((800, 360), Image.Resampling.LANCZOS) for each in (plain, hurt)])
        ids = [card.id for card in decks()["monsters"] if getattr(card, "monster", "") == name]
        found = [Image.open(BAKED / f"monsters/{card}.webp").convert("RGB") for card in ids]
        rows.append([each.resize((262, 249), Image.Resampling.LANCZOS) for each in found])
    return laid(rows)


def _layers(name: str, parts: Sequence[str]) -> Image.Image:
    """Pictures of a monster laid one on another."""
    whole = Image.new("RGBA", (1600, 720), (*GROUND, 255))
    for part in parts:
        whole.alpha_composite(Image.open(BAKED / f"monsters/{name}{part}.webp").convert("RGBA"))
    return whole.convert("RGB")


def to_all_eyes(sheet: Image.Image) -> Image.Image:
    """A sheet as all see it, then as it is to protanopes and to deuteranopes."""
    return laid([[vision.picture_seen(sheet, eyes)] for eyes in vision.EYES])


def shields() -> Image.Image:
    """The six seats' shields, as large as in a panel and as small as on a board."""
    files = (BAKED / f"shields/seat-{seat}.webp" for seat in range(len(SEATS)))
    found = [Image.open(file).convert("RGBA") for file in files]
    return laid([[_on_ground(each, size) for each in found] for size in (150, 40)])


def _on_ground(picture_: Image.Image, size: int) -> Image.Image:
    ground = Image.new("RGB", (150, size), GROUND)
    small = picture_.resize((size, size), Image.Resampling.LANCZOS)
    ground.paste(small, (0, 0), small)
    return ground


def shot() -> Image.Image:
    """The table of six, drawn by the real scene."""
    with tempfile.TemporaryDirectory() as folder:
        (path,) = shots(Path(folder), SHOT, only="table-six")
        with Image.open(path) as found:
            return found.convert("RGB")


def table_to_blind() -> Image.Image:
    """The table to protanopes on the left, to deuteranopes on the right."""
    seen = shot()
    return laid([[vision.picture_seen(seen, eyes) for eyes in vision.RED_GREEN_BLIND]])


SHEETS: dict[str, Callable[[], Image.Image]] = {
    "warriors": partial(warriors, MIDDLE),
    "warriors-small": partial(warriors, SMALL),
    "valkyries": partial(expansion, "valkyries"),
    "dwarves": partial(expansion, "dwarves"),
    "tactics": tactics,
    "deeds": deeds,
    "jarls": jarls,
    "jarls-large": portraits,
    "monsters": monsters,
    "throw": throw_cards,
    "throw-things": throw_things,
    "wolves": wolves_cards,
    "wolves-things": wolves_things,
    "blind-cards": lambda: to_all_eyes(warriors(SMALL)),
    "blind-shields": lambda: to_all_eyes(shields()),
    "blind-table": table_to_blind,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Sheets of all cards, into docs/pictures.")
    parser.add_argument("--only", choices=SHEETS, help="one sheet")
    parser.add_argument("--out", type=Path, default=OUT)
    choice = parser.parse_args()
    choice.out.mkdir(parents=True, exist_ok=True)
    for name in [choice.only] if choice.only else SHEETS:
        path = choice.out / f"sheet-{name}.webp"
        SHEETS[name]().save(path, "WEBP", quality=82, method=6)
        print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)


if __name__ == "__main__":
    main()
