"""Settings files of any content: read without a traceback, and the scenes that use them can be drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pygame
import pytest
import yaml
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from valhalla.ui.app import App
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.keys import KeysScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.settings import SeatChoice, Settings, load

NAMES = sorted(get_type_hints(Settings))
WORDS = st.one_of(
    st.text(max_size=6),
    st.sampled_from(["valhalla", "hammer", "wolves", "human", "jarl:skald", "loki", "thor", "fenrir"]),
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), WORDS, st.dates()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.one_of(WORDS, st.integers()), inner, max_size=3)
    ),
    max_leaves=6,
)
SEATS = st.builds(SeatChoice, name=WORDS, kind=WORDS, shield=st.integers(-3, 99))
TABLES = st.builds(
    LastValhalla,
    seats=st.lists(SEATS, max_size=9).map(tuple),
    variants=st.lists(WORDS, max_size=3).map(tuple),
    expansions=st.lists(WORDS, max_size=3).map(tuple),
    first=st.one_of(st.none(), st.integers(-2, 12)),
    game=WORDS,
    loki=st.one_of(st.none(), WORDS),
    monster=st.one_of(st.none(), WORDS),
    level=st.integers(-2, 9),
).map(msgspec.to_builtins)
ACTS = st.one_of(WORDS, st.sampled_from(["UP", "BACK"]))
SETTINGS = st.builds(
    Settings,
    language=WORDS,
    text=st.sampled_from([100, 125, 175]),
    table_size=st.sampled_from([80, 100]),
    keys=st.dictionaries(ACTS, WORDS, max_size=3),
    pad=st.dictionaries(ACTS, st.integers(-9, 2**40), max_size=3),
    window=st.tuples(st.integers(-9, 2**40), st.integers(-9, 2**40)),
    tables=st.dictionaries(st.sampled_from(["hammer", "monster", "chess"]), TABLES, max_size=2),
)


@given(st.one_of(st.binary(max_size=60), st.text(max_size=60).map(str.encode)))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.yaml"
    path.write_bytes(data)
    _settings, trouble = load(path)
    assert not any("\n" in line for line in trouble)


@given(st.dictionaries(st.one_of(st.sampled_from(NAMES), WORDS), VALUES, max_size=4))
def test_any_values(tmp_path_factory: pytest.TempPathFactory, values: dict[Any, Any]) -> None:
    path = tmp_path_factory.getbasetemp() / "values.yaml"
    path.write_text(yaml.safe_dump(values), encoding="utf-8")
    _settings, trouble = load(path)
    assert len(trouble) <= len(values)


@given(SETTINGS)
@examples(max_examples=25)
def test_scenes_live_with_any_settings(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> None:
    """Of the right types, but of tables, levels, keys and sizes that there are not."""
    patch = pytest.MonkeyPatch()
    home = tmp_path_factory.getbasetemp() / "any-settings"
    home.mkdir(exist_ok=True)
    with patch.context() as patch:
        for name, value in {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}.items():
            patch.setenv(name, value)
        patch.setenv("VALHALLA_HOME", str(home))
        draw_all(settings, home / "settings.yaml")


def draw_all(settings: Settings, path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    app = App(pygame.display.set_mode((640, 400)), settings, settings_path=path)
    app.blind = True
    try:
        for scene in (MenuScene, ValhallaTable, OptionsScene, KeysScene):
            app.reset(scene(app))
            app.step(1 / 60, ())
        app.keep_settings()
    finally:
        app.close()
