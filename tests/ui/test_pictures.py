"""The pictures of the README and the players' pages: each is there and can be made anew, as are the films."""

import re
from pathlib import Path

import films
import pictures
import pytest
from PIL import Image

from valhalla.games.valhalla import events as ev
from valhalla.workshop.shots import all_shots

ROOT = Path(__file__).resolve().parents[2]
SHOWN = re.compile(r"!\[[^\]]+\]\((?:docs/)?pictures/([\w-]+)\.webp\)")
PAGES = ("README.md", *(f"docs/players.{tongue}.md" for tongue in pictures.TONGUES), "docs/window.md")
README_FILM = "battle"
BAKED = "banner"  # by build/art/backdrop/appicon.py


def test_every_picture_can_be_made_anew() -> None:
    shown = [name for page in PAGES for name in SHOWN.findall((ROOT / page).read_text(encoding="utf-8"))]
    assert sorted(shown) == sorted([*pictures.PICTURES, *(path.stem for path in films.FILES.values()), BAKED])
    assert {picture.shot for picture in pictures.PICTURES.values()} <= all_shots().keys()
    assert all((pictures.OUT / f"{name}.webp").exists() for name in shown)


@pytest.mark.parametrize("name", films.FILMS)
def test_a_film_moves_and_is_of_a_size_to_load(name: str) -> None:
    assert films.FILES[name].stat().st_size <= (3_000_000 if name == README_FILM else 614_400)
    with Image.open(films.FILES[name]) as film:
        assert film.is_animated  # type: ignore[attr-defined]
        assert film.n_frames >= 60  # type: ignore[attr-defined]
        assert film.size == films.FILMS[name].size


def test_the_battle_in_it_can_still_be_fought() -> None:
    """If it is another one by now: `build/films.py battle --seek 400`, another seed, a new recording."""
    events = films.fought()
    assert films.worth_showing(events)
    assert isinstance(events[0], ev.AttackDeclared)
    assert any(isinstance(event, ev.BattleEnded) for event in events)


def test_a_battle_without_a_victory_is_not_worth_showing() -> None:
    events = films.fought()
    assert not films.worth_showing(e for e in events if not isinstance(e, ev.ShieldTaken))
