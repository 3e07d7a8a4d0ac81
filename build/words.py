"""Keep the catalogues of messages in step with the source.

    python build/words.py            extract the messages, update every .po, compile every .mo
    python build/words.py --check    change nothing; exit 1 and say which files are out of step

A new language begins with an empty file valhalla/locale/<language>/LC_MESSAGES/valhalla.po.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

import yaml
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileParser, write_po

from valhalla.words.language import marked
from valhalla.words.sentence import FORMS, YOU

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "valhalla"
DOMAIN = "valhalla"
WIDTH = 100

NAMES = {"proper": None}  # what has forms
KEYWORDS = {"_": None, "N_": None, "told": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), **NAMES}
CARD_TEXTS = ("name",)  # what people read of a card
JARL_TEXTS = ("name", "main", "condition", "extra")
COMMENT_TAG = "Translators:"
HEADER_COMMENT = "# The messages of Valhalla, kept in step with the source by build/words.py."

# The rest of gettext's header is dates, names and versions of tools, which would differ on every machine.
HEADERS = ("Language:", "Plural-Forms:", "MIME-Version:", "Content-Type:", "Content-Transfer-Encoding:")


class PlainCatalog(Catalog):
    """A catalogue whose header depends on nothing but its language."""

    def __iter__(self) -> Iterator[Message]:
        header, *messages = super().__iter__()
        lines = str(header.string).splitlines()
        header.string = "".join(f"{line}\n" for line in lines if line.startswith(HEADERS))
        yield header
        yield from messages


def template(root: Path) -> PlainCatalog:
    """Every message of the package and of the cards, by file, in the order of the source."""
    catalog = PlainCatalog(None, DOMAIN, HEADER_COMMENT, fuzzy=False)
    for path in sorted((root / PACKAGE).rglob("*.py"), key=Path.as_posix):
        # Line number 0 is not written: a line added above a message is no change to the message.
        place = [(path.relative_to(root).as_posix(), 0)]
        for _line, message, comments, context in extract_from_file(
            "python", path, KEYWORDS, (COMMENT_TAG,), strip_comment_tags=True
        ):
            catalog.add(message, None, place, auto_comments=comments, context=context)
        for _line, message, *_rest in extract_from_file("python", path, NAMES):
            catalog.add(message, None, place, context=FORMS)
    catalog.add(YOU, context=FORMS)
    for path in sorted((root / "cards").rglob("*.yaml"), key=Path.as_posix):
        place = [(path.relative_to(root).as_posix(), 0)]
        for card in yaml.safe_load(path.read_text(encoding="utf-8"))["cards"]:
            for field in JARL_TEXTS if card.get("kind") == "jarl" else CARD_TEXTS:
                catalog.add(card[field], None, place)
            catalog.add(card["name"], None, place, context=FORMS)
    return catalog


def updated(po: Path, messages: Catalog) -> PlainCatalog:
    """The translations of this file, for the messages that there are now."""
    catalog = PlainCatalog(po.parents[1].name, DOMAIN, HEADER_COMMENT, fuzzy=False)
    with po.open(encoding="utf-8") as file:
        PoFileParser(catalog, ignore_obsolete=True, abort_invalid=True).parse(file)
    catalog.update(messages, no_fuzzy_matching=True, update_creation_date=False)
    for message in catalog:
        # Otherwise Babel compiles English by the other language's plurals: "21 shield" in Russian.
        if message.pluralizable and not any(message.string or ()):
            message.string = ()
    return catalog


def po_bytes(catalog: Catalog) -> bytes:
    file = BytesIO()
    write_po(file, catalog, width=WIDTH, sort_by_file=True, ignore_obsolete=True, include_lineno=False)
    return file.getvalue()


def mo_bytes(catalog: Catalog) -> bytes:
    file = BytesIO()
    write_mo(file, catalog)
    return marked(file.getvalue())


def files(root: Path) -> dict[Path, bytes]:
    """What every file of the locale folder should hold."""
    locale = root / PACKAGE / "locale"
    messages = template(root)
    wanted = {locale / f"{DOMAIN}.pot": po_bytes(messages)}
    for po in sorted(locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        catalog = updated(po, messages)
        wanted[po] = po_bytes(catalog)
        wanted[po.with_suffix(".mo")] = mo_bytes(catalog)
    return wanted


def out_of_step(root: Path) -> dict[Path, bytes]:
    """The files that are missing or old, with what they should hold."""
    return {
        path: wanted
        for path, wanted in files(root).items()
        if not path.exists() or path.read_bytes() != wanted
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Keep the catalogues of messages in step with the source.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if out of step")
    check = parser.parse_args(arguments).check
    stale = out_of_step(ROOT)
    for path, wanted in stale.items():
        name = path.relative_to(ROOT).as_posix()
        if check:
            print(f"{name} is out of step: run python build/words.py", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(wanted)
            print(f"wrote {name}")
    if not stale:
        print("all catalogues are in step")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
