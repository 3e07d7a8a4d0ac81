"""Cards are data: YAML read safely and turned into typed structs, every error naming file, card and field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from valhalla.kernel import plain
from valhalla.kernel.fingerprint import fingerprint
from valhalla.kernel.game import GameError
from valhalla.kernel.marks import cause

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class BadCard(GameError):
    """A card file that cannot be used: says which file, which card, which field and why."""

    def __init__(self, file: Path, card: str, field: str, why: str) -> None:
        place = ", ".join(
            part for part in (file.name, card and f"card {card}", field and f"field {field}") if part
        )
        super().__init__(f"{place}: {why}")
        self.file, self.card, self.field, self.why = file, card, field, why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.card, self.field, self.why)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    deck: str
    cards: list[dict[Any, Any]]


def load(folder: Path, card_type: Any) -> dict[str, list[Any]]:
    """All cards below *folder* by deck, in the order of file names and of the files."""
    decks: dict[str, list[Any]] = {}
    seen: dict[str, Path] = {}
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise BadCard(folder, "", "", "no card files here")
    for file in files:
        content = _read(file)
        for raw in content.cards:
            card = _card(file, raw, card_type)
            if card.id in seen:
                raise BadCard(file, card.id, "id", f"also in {seen[card.id].name}")
            seen[card.id] = file
            decks.setdefault(content.deck, []).append(card)
    return decks


def digest(cards: list[Any]) -> str:
    """A short fingerprint of card data: saves carry it, so that changed cards are noticed."""
    return fingerprint(msgspec.json.encode(cards, order="deterministic"))


def _read(file: Path) -> _File:
    try:
        return msgspec.convert(plain.load(file, keys_once=True), _File)
    except msgspec.ValidationError as error:
        why, field = _split(str(error))
        raise BadCard(file, "", field, why) from error
    except plain.BadYaml as error:
        raise BadCard(file, "", "", str(error)) from error
    except OSError as error:
        raise BadCard(file, "", "", f"cannot be read ({cause(error)})") from error


def _card(file: Path, raw: dict[Any, Any], card_type: Any) -> Any:
    name = str(raw.get("id", "(without id)"))
    for key in raw:
        if not isinstance(key, str):
            raise BadCard(file, name, str(key), "the name of a field must be a word")
    try:
        card = msgspec.convert(raw, card_type)
    except msgspec.ValidationError as error:
        why, field = _split(str(error))
        raise BadCard(file, name, field, why) from error
    if not _ID.fullmatch(card.id):
        raise BadCard(file, name, "id", "an id is made of lower-case letters, digits and hyphens")
    if not card.name.strip():
        raise BadCard(file, name, "name", "every card has a name")
    return card


def _split(message: str) -> tuple[str, str]:
    """Part a message of msgspec into why and field.

    It says "Expected `int`, got `str` - at `$.strength`" or "Object missing required field `name`"; what our
    structs say in __post_init__ is "strength: 99 is not from 0 to 20".
    """
    why, _, path = message.partition(" - at `$")
    if not path and "field `" in why:
        path = why.split("field `")[1].rstrip("`")
    elif ": " in why:
        field, why = why.split(": ", 1)
        path = field
    return why, path.strip("`.")
