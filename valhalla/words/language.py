"""The language of the program: gettext with a catalogue that can be changed while the program runs.

Every language is a catalogue, ``locale/<language>/LC_MESSAGES/valhalla.mo``, compiled by ``build/words.py``.
The messages of the source are ids; where the English catalogue has no sentence of its own, they serve.
"""

import gettext as _gettext
import struct
from datetime import date, datetime
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from valhalla.kernel.files import read_bytes
from valhalla.kernel.fingerprint import fingerprint
from valhalla.kernel.marks import Told
from valhalla.words.sentence import Name, Sentence

DOMAIN = "valhalla"
MARK = b"\0valhalla:"
MOST = 16 * 1024 * 1024  # bytes of a catalogue
SOURCE = "en"

# Next to this package in a source tree, in an installed wheel and in a PyInstaller bundle alike.
LOCALE = Path(__file__).resolve().parent.parent / "locale"


class LanguageError(ValueError):
    """A language cannot be used; the message says why, in the language still in use."""


class UnknownLanguage(LanguageError):
    """There is no catalogue for this language."""


class DamagedCatalogue(LanguageError):
    """There is a catalogue for this language, but it cannot be read."""


class _Current(NamedTuple):
    """Language and catalogue in one object, so that another thread never sees one without the other."""

    language: str
    catalogue: _gettext.NullTranslations


_current: _Current | None = None  # nothing has been said yet


def _catalogue() -> _gettext.NullTranslations:
    if _current is None:
        use(SOURCE)
    assert _current is not None
    return _current.catalogue


def _said(text: str) -> str:
    """A text of a catalogue; one with places bends what fills them."""
    return Sentence(text, _catalogue().pgettext) if "{" in text else text


def _(message: str) -> str:
    """The message in the current language."""
    # gettext keeps the catalogue's header under the empty message; nobody wants to read that on a button.
    return _said(_catalogue().gettext(message)) if message else ""


def ngettext(one: str, many: str, n: int) -> str:
    """The form of the message that fits the number; the number itself is not filled in."""
    return _said(_catalogue().ngettext(one, many, n))


def pgettext(context: str, message: str) -> str:
    """The message in the current language, for English words that need several translations."""
    return _said(_catalogue().pgettext(context, message))


def N_(message: str) -> str:
    """Mark a message for the translators and leave it as it is; ``_`` translates it when it is shown."""
    return message


def named(message: str) -> Name:
    """What the game itself calls somebody or something: a name that sentences can bend."""
    return Name(_(message), key=message)


def proper(message: str) -> str:
    """Mark a name, as ``N_`` does; the translators are asked for its forms, too."""
    return message


def current() -> str:
    """The language in use."""
    return _current.language if _current is not None else SOURCE


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """The languages that can be used: English first, then those with a compiled catalogue."""
    found = {catalogue.parents[1].name for catalogue in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return (SOURCE, *sorted(found - {SOURCE}))


def use(language: str, folder: Path = LOCALE) -> None:
    """Speak this language from now on. If that is impossible, the old language stays."""
    global _current  # noqa: PLW0603 - the one thing that changes here, and only here
    _current = _Current(language, _load(language, folder))


def _load(language: str, folder: Path) -> _gettext.NullTranslations:
    known = languages(folder)
    if language not in known:
        raise UnknownLanguage(
            _("There is no language “{language}”. Choose one of: {known}.").format(
                language=language, known=", ".join(known)
            )
        )
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    if language != SOURCE:
        return _read(path)
    try:
        return _read(path)
    except DamagedCatalogue:  # the ids are English, too
        return _gettext.NullTranslations()


def _read(path: Path) -> _gettext.GNUTranslations:
    try:
        return _gettext.GNUTranslations(BytesIO(_whole(read_bytes(path, MOST))))
    # What the standard library lets through when a file is cut short or is not a catalogue at all.
    except (OSError, ValueError, LookupError, struct.error) as error:
        raise DamagedCatalogue(_("The catalogue {path} cannot be read.").format(path=path)) from error


def _whole(data: bytes) -> bytes:
    """A catalogue as `marked` left it. Raises ValueError if a letter of it has changed: some change places
    that are filled in, and would break whoever says the sentence. What other tools made has no mark."""
    body, found, mark = data.rpartition(MARK)
    if found and mark.decode("ascii", "replace") != fingerprint(body):
        raise ValueError("the mark does not fit")
    return body if found else data


def marked(catalogue: bytes) -> bytes:
    """A compiled catalogue with a mark at its end, by which damage is found."""
    return catalogue + MARK + fingerprint(catalogue).encode()


# Numbers and dates


def decimal(value: float, digits: int, sign: str = "") -> str:
    """A number with the decimal mark of the language and a true minus; *sign* "+" shows a plus, too."""
    number = f"{round(value, digits) + 0.0:{sign}.{digits}f}"  # never a minus before zero
    return number.replace("-", "−").replace(".", pgettext("decimal mark", "."))


def percent(number: object) -> str:
    """A number of percent, with a space before the sign or without one."""
    return _("{number} %").format(number=number)


def in_percent(chance: float) -> str:
    """A chance in whole percent; what is neither certain nor impossible is never told as such."""
    whole = round(100 * chance)
    return percent(min(99, max(1, whole)) if 0 < chance < 1 else whole)


def clock(when: datetime) -> str:
    """The hour; a little room keeps the colon apart from the figures where letters are small."""
    return f"{when:%H\u200a:\u2009%M}"


def day(when: date) -> str:
    """A date as the language writes it in figures."""
    message = pgettext("date format", "{year}-{month}-{day}")
    return message.format(year=f"{when:%Y}", month=f"{when:%m}", day=f"{when:%d}")


def translated(text: object) -> str:
    """A sentence told by the kernel or a game, in the current language; anything else as it is."""
    if not isinstance(text, Told):
        return str(text)
    return _(text.template).format(**{name: translated(value) for name, value in text.params.items()})
