"""Makes assets/fonts from the families as their makers publish them: lining figures for old-style ones.

    python build/art/fonts.py DOWNLOADED.ttf assets/fonts/NAME.ttf

Alegreya and Alegreya SC come from the npm packages @expo-google-fonts/alegreya and alegreya-sc (`npm pack`).
Their default figures are old-style, which dance up and down in columns and on medals. A font's GSUB
feature `lnum` names its lining figures; the ten digits are mapped to those, so that nobody has to ask for it.

Noto Sans (@expo-google-fonts/noto-sans) is taken as it is, Noto Sans Runic (@fontsource/noto-sans-runic, the
runic .woff) only loses its compression. The licence of each family, with its copyright, lies beside it.
None of the copyright lines reserves a name, so a changed font keeps its own; its version tells of the change.
Needs fonttools, which nothing else here does.
"""

import importlib
import sys
from collections.abc import Iterator
from typing import Any

DIGITS = range(0x30, 0x3A)
VERSION = 5  # the id of the version string in a font's name table


def _substitutions(font: Any, feature: str) -> Iterator[dict[str, str]]:
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    yield getattr(getattr(part, "ExtSubTable", part), "mapping", {})


def set_lining_digits(font: Any) -> None:
    """Map the digits of every Unicode table to the font's lining figures."""
    swap: dict[str, str] = {}
    for mapping in _substitutions(font, "lnum"):
        swap |= mapping
    for table in font["cmap"].tables:
        if table.isUnicode():
            for code in DIGITS:
                table.cmap[code] = swap.get(table.cmap[code], table.cmap[code])


def note_change(font: Any) -> None:
    for name in font["name"].names:
        if name.nameID == VERSION:
            name.string = f"{name.toUnicode()}; lining figures"


def main(source: str, target: str) -> None:
    # By name, for it has no types and is installed by hand.
    font = importlib.import_module("fontTools.ttLib").TTFont(source, recalcTimestamp=False)
    set_lining_digits(font)
    note_change(font)
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
