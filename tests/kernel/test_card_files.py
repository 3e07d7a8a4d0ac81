"""Card files changed in any way: the cards load, or `BadCard` names the file; nothing is ever run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from valhalla.games.hammer import cards as hammer
from valhalla.games.valhalla import cards as valhalla
from valhalla.games.wolves import cards as wolves
from valhalla.kernel.cards import BadCard, load
from valhalla.kernel.paths import data_dir

TYPES: dict[str, Any] = {
    "valhalla": valhalla.Card, "hammer": hammer.Card, "wolves": wolves.AnyCard,
}  # fmt: skip
FILES = sorted(data_dir("cards").glob("*/*.yaml"))
PIECES = [
    "!!python/object/apply:os.system ['true']", "!!python/name:os.system", "&a [*a]", "*a", "<<: {id: x}",
    "? [a]", "\t", "- ", "{", "}", "[", "]", ": ", "id: x", "cards:", "name: ''", "0x", "1e999",
    "2026-13-45", "~", "…", "\0",
]  # fmt: skip
VALUES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-(10**12), 10**30), st.floats(), st.text(max_size=6), st.dates()
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.one_of(st.text(max_size=5), st.integers()), inner, max_size=3),
    ),
    max_leaves=5,
)


def loaded_or_refused(folder: Path, file: Path, data: bytes) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / "cards.yaml"
    path.unlink(missing_ok=True)
    path.write_bytes(data)
    try:
        load(folder, TYPES[file.parent.name])
    except BadCard:
        with pytest.raises(BadCard, match=r"\Acards\.yaml[^\n]*\Z"):
            load(folder, TYPES[file.parent.name])


@given(st.sampled_from(FILES), st.integers(0, 10**6), st.integers(0, 30), st.data())
@settings(max_examples=150)
def test_text_replaced_anywhere(
    tmp_path_factory: pytest.TempPathFactory, file: Path, start: int, length: int, data: st.DataObject
) -> None:
    text = file.read_bytes()[:4000]
    start %= len(text)
    new = data.draw(st.one_of(st.sampled_from(PIECES).map(str.encode), st.binary(max_size=8)))
    folder = tmp_path_factory.getbasetemp() / "replaced"
    loaded_or_refused(folder, file, text[:start] + new + text[start + length :])


@given(st.sampled_from(FILES), st.data())
@settings(max_examples=150)
def test_any_value_of_a_card_changed(
    tmp_path_factory: pytest.TempPathFactory, file: Path, data: st.DataObject
) -> None:
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    content["cards"] = content["cards"][:3]
    card = data.draw(st.sampled_from(content["cards"]))
    field = data.draw(st.sampled_from([*card, "more"]))
    card[field] = data.draw(VALUES)
    text = yaml.safe_dump(content, allow_unicode=True)
    loaded_or_refused(tmp_path_factory.getbasetemp() / "changed", file, text.encode())


@given(VALUES)
@settings(max_examples=100)
def test_any_yaml_is_no_card_file(tmp_path_factory: pytest.TempPathFactory, value: Any) -> None:
    text = yaml.safe_dump(value, allow_unicode=True)
    loaded_or_refused(tmp_path_factory.getbasetemp() / "any-cards", FILES[0], text.encode())
