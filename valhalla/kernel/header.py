"""What may stand in a save, as types with bounds: whatever is read has passed them, and so has all we write.

They are wide for any game that can be played, and narrow for whoever forges a save: no number here is too
large for a machine word, no text too long for a line on the screen, no list longer than a table can use.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from valhalla.kernel.chance import MAX_SEED

MAX_NAME = 100  # letters of the name of a seat
MAX_WORD = 64  # letters of an id
MAX_FILE = 255  # letters of the name of a file
MAX_SEATS = 8
MAX_EPOCH = 2**31 - 1
MAX_DECISIONS = 10_000  # the longest games have some hundred
_FORBIDDEN = "\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"  # controls, and half letters
_SHOWN = rf"\A[^{_FORBIDDEN}]*\Z"
_NOT_SHOWN = re.compile(f"[{_FORBIDDEN}]")

Text = Annotated[str, Meta(max_length=MAX_FILE, pattern=_SHOWN)]
Name = Annotated[str, Meta(max_length=MAX_NAME, pattern=_SHOWN)]
Word = Annotated[str, Meta(max_length=MAX_WORD, pattern=_SHOWN)]
Kind = Annotated[str, Meta(max_length=MAX_WORD, pattern=r"\A[a-z0-9_]+(:[a-z0-9_]*)?\Z")]
Small = Annotated[int, Meta(ge=-1000, le=1000)]
Short = Annotated[str, Meta(max_length=MAX_WORD)]
Words = Annotated[list[Short], Meta(max_length=100)]
# Of a setup. No pattern beside a list: msgspec 0.22 frees such a type twice. The header looks itself,
# also at the ids: at all their letters at once.
Said = Annotated[dict[Short, bool | Small | Short | Words | None], Meta(max_length=50)]
Ids = Annotated[dict[Short, Annotated[list[Short], Meta(max_length=1000)]], Meta(max_length=50)]
Epoch = Annotated[int, Meta(ge=0, le=MAX_EPOCH)]
Decisions = Annotated[int, Meta(ge=0, le=MAX_DECISIONS)]


def fit(text: str, most: int = MAX_NAME) -> str:
    """A text as it may stand in a save: what nobody can see, or no file can hold, becomes a question mark."""
    return _NOT_SHOWN.sub("?", text[:most])


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a name, and "human" or the level of an AI; which of the shields, if it was chosen."""

    name: Name
    kind: Kind
    shield: Annotated[int, Meta(ge=0, le=99)] | None = None


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What this table agreed on beside the rules: whether one may take back, see the running score, and
    whether all people's hands lie open."""

    undo: bool = True
    score: bool = False
    open: bool = False


class Parent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a branch left its parent: before decision `n`."""

    file: Text
    n: Decisions


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Line 1: all that is needed to play the same game again.

    `epoch` is the last luck used before this file was begun, so that new luck in a branch is new.
    """

    valhalla: Annotated[int, Meta(ge=1, le=1000)]
    game: Word
    rules: Word
    setup: Said
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    ids: Ids
    digest: Word
    parent: Parent | None = None
    epoch: Epoch = 0
    house: House | UnsetType = UNSET

    def __post_init__(self) -> None:
        said: list[Any] = [*self.setup]
        for value in self.setup.values():
            said += value if isinstance(value, list | tuple) else [value]
        words = [word for word in said if isinstance(word, str)]
        for deck, cards in self.ids.items():
            words += [deck, *cards]
        if _NOT_SHOWN.search("".join(words)):
            raise ValueError("setup, ids: letters that cannot be shown")


class Mark(msgspec.Struct):
    """What tells a saga, and its format, whatever else stands in line 1."""

    valhalla: int


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record or a rewind. Commands and events stay undecoded until they are needed."""

    n: Decisions
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)] | UnsetType | None = UNSET
    command: Raw | UnsetType = UNSET
    events: Raw | UnsetType = UNSET
    rewind: Decisions | UnsetType = UNSET
    epoch: Epoch | UnsetType = UNSET


encode = msgspec.json.Encoder().encode
decode_line = msgspec.json.Decoder(Line).decode
decode_header = msgspec.json.Decoder(Header).decode
decode_mark = msgspec.json.Decoder(Mark).decode


def checked(header: Header) -> bytes:
    """The header as bytes that we could read again; raises ValueError: better no save than a bad one."""
    try:
        body = encode(header)
        decode_header(body)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    return body


def record(n: int, seat: int | None, command: Any, events: list[Any]) -> bytes:
    return encode({"n": n, "seat": seat, "command": command, "events": events})


def rewinding(n: int, to: int, epoch: int) -> bytes:
    return encode({"n": n, "rewind": to, "epoch": epoch})
