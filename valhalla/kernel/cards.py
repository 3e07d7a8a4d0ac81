"""Cards are data: YAML read safely and turned into typed structs, every error naming file, card and field."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from valhalla.kernel.fingerprint import fingerprint


class BadCard(Exception):
    """A card file that cannot be used: says which file, which card, which field and why."""

    def __init__(self, file: Path, card: str, field: str, why: str) -> None:
        place = ", ".join(part for part in (file.name, card and f"card {card}", field and f"field {field}") if part)
        super().__init__(f"{place}: {why}")
        self.file, self.card, self.field, self.why = file, card, field, why


class _Loader(yaml.SafeLoader):
    """Safe YAML that also refuses a key given twice, which YAML would silently take the last of."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, Hashable) or key in seen:
                raise yaml.constructor.ConstructorError(None, None, f"key {key!r} stands twice", key_node.start_mark)
            seen.add(key)
        return super().construct_mapping(node, deep)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    deck: str
    cards: list[dict[str, Any]]


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
        raw = yaml.load(file.read_text(encoding="utf-8"), _Loader)  # noqa: S506 - a SafeLoader
        return msgspec.convert(raw, _File)
    except yaml.YAMLError as error:
        raise BadCard(file, "", "", " ".join(str(error).split())) from error
    except UnicodeDecodeError as error:
        raise BadCard(file, "", "", f"not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise BadCard(file, "", "", f"cannot be read ({error.strerror})") from error
    except msgspec.ValidationError as error:
        why, field = _split(str(error))
        raise BadCard(file, "", field, why) from error


def _card(file: Path, raw: dict[str, Any], card_type: Any) -> Any:
    name = str(raw.get("id", "(without id)"))
    try:
        return msgspec.convert(raw, card_type)
    except msgspec.ValidationError as error:
        why, field = _split(str(error))
        raise BadCard(file, name, field, why) from error
    except ValueError as error:
        # Structs say in __post_init__ what no type can: "field: why".
        field, _, why = str(error).partition(": ")
        raise BadCard(file, name, field, why) from error


def _split(message: str) -> tuple[str, str]:
    """Part "Expected `int`, got `str` - at `$.strength`" into why and field."""
    why, _, path = message.partition(" - at `$")
    if not path and "field `" in why:
        path = why.split("field `")[1].rstrip("`")
    return why, path.strip("`.")
