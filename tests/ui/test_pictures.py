"""The pictures of the README and the players' pages: each is there and can be made anew, as does the film."""

import re
from pathlib import Path

import film_battle
import pictures
from PIL import Image

from valhalla.games.valhalla import events as ev
from valhalla.workshop.shots import all_shots

ROOT = Path(__file__).resolve().parents[2]
SHOWN = re.compile(r"!\[[^\]]+\]\((?:docs/)?pictures/([\w-]+)\.webp\)")
PAGES = ("README.md", *(f"docs/players.{tongue}.md" for tongue in pictures.TONGUES))
BAKED = "banner"  # by build/art/backdrop/appicon.py


def test_every_picture_can_be_made_anew() -> None:
    shown = [name for page in PAGES for name in SHOWN.findall((ROOT / page).read_text(encoding="utf-8"))]
    assert sorted(shown) == sorted([*pictures.PICTURES, film_battle.FILM.stem, BAKED])
    assert {picture.shot for picture in pictures.PICTURES.values()} <= all_shots().keys()
    assert all((pictures.OUT / f"{name}.webp").exists() for name in shown)


def test_the_battle_is_a_moving_picture_of_a_size_to_load() -> None:
    assert film_battle.FILM.stat().st_size <= 3_000_000
    with Image.open(film_battle.FILM) as film:
        assert film.is_animated  # type: ignore[attr-defined]
        assert film.n_frames >= 60  # type: ignore[attr-defined]
        assert film.size == film_battle.SIZE


def test_the_battle_in_it_can_still_be_fought() -> None:
    """If it is another one by now: `build/film_battle.py --seek 400`, another seed, a new recording."""
    events = film_battle.fought()
    assert film_battle.worth_showing(events)
    assert isinstance(events[0], ev.AttackDeclared)
    assert any(isinstance(event, ev.BattleEnded) for event in events)


def test_a_battle_without_a_victory_is_not_worth_showing() -> None:
    events = film_battle.fought()
    assert not film_battle.worth_showing(e for e in events if not isinstance(e, ev.ShieldTaken))
