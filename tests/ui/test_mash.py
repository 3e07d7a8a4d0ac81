"""Mashing for a while; the long run of it is `build/soak.py --window MINUTES`."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.ui import doors, laid
from tests.ui.mash import Masher
from tests.ui.soak.home import Home, Promise
from tests.ui.soak.memory import verdict
from tests.ui.soak.window import Run
from tests.ui.tables import sit_down
from tests.ui.tongues import TONGUES
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.ui.table.film.film import OPEN
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.workshop.record import soaked
from valhalla.workshop.valhalla import shots_monsters


def test_mashing_breaks_nothing_in_any_game_or_language(masher: Masher) -> None:
    """No exception, no leak, nothing illegal; a table that is left and opened again is the same."""
    for i, kind in enumerate(soaked()):
        masher.try_out(kind, TONGUES[(i + 1) % len(TONGUES)])
    for _ in range(60):
        masher.mash()
    while masher.made < 10 and masher.inputs < 2000:  # others think at a pace of their own
        masher.mash()
    masher.to_menu()
    assert set(masher.games) == set(GAMES) and set(masher.tongues) == set(TONGUES)
    assert masher.reopened and masher.decisions >= 10 and masher.frames > 50


def test_every_way_from_the_menu_is_gone_and_leads_back(masher: Masher) -> None:
    masher.app.blind = True
    for _ in doors.doors():
        masher.roam()
        masher.scenes[type(masher.robot.scene).__name__] += 1
        doors.to_menu(masher.robot)
    assert set(masher.doors) == set(doors.doors()) and len(masher.scenes) == len(doors.doors())


def test_a_life_that_is_killed_while_it_writes_goes_on(tmp_path: Path) -> None:
    """Everything it said to be on the disk is there, and the next one continues the table, torn or not."""
    run = Run(tmp_path, 5)
    run.home.saves.mkdir(parents=True)
    laid.lay("hammer", Chance(3), 3, run.home.saves / "Table.saga", laid.BEGUN).close()
    (run.home.folder / "settings.yaml").write_text("language: pl\n", encoding="utf-8")
    run.life(1, in_writing=True)
    run.home.tear(7)
    run.life(1, in_writing=False)
    assert not run.faults
    assert run.kills == run.continued == 2 and run.home.torn == 1


# What the long run would notice


def test_a_lost_decision_is_noticed(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.saves.mkdir()
    path = home.saves / "Table.saga"
    laid.lay("wolves", Chance(5), 4, path).close()
    data = path.read_bytes()
    home.promises["Table.saga"] = Promise(len(data), data[-19:-3].decode())
    assert not home.faults()
    path.write_bytes(b"".join(data.splitlines(keepends=True)[:-1]))
    lost = f"{path.stat().st_size} of {len(data)} bytes"
    assert home.faults() == [f"Table.saga: what was on the disk is lost, {lost}"]
    path.unlink()
    assert home.faults() == ["Table.saga: lost"]


def test_damage_and_reports_are_noticed(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.saves.mkdir()
    (home.saves / "Table.saga").write_text("{}\n", encoding="utf-8")
    (tmp_path / "settings.yaml").write_text("scale: huge\n", encoding="utf-8")
    (tmp_path / "reports" / "crash").mkdir(parents=True)
    assert [fault.partition(":")[0] for fault in home.faults()] == [
        "a crash report",
        "settings",
        "Table.saga",
    ]


def test_memory_that_grows_is_noticed() -> None:
    flat = [(i / 30, 200.0 + i % 7) for i in range(300)]
    grows = [(minute, held + 6 * minute) for minute, held in flat]
    assert verdict("held", flat, 12.0)[1] and not verdict("held", grows, 12.0)[1]
    assert "too short" in verdict("held", flat[:20], 12.0)[0]


def test_the_film_of_a_finished_hunt_may_show_all_hands(home: Path) -> None:
    """It lies over the table that is watched, which somebody else's hands never were on."""
    masher = Masher(home, 3)
    try:
        session = shots_monsters.hunted(2, 7, "fenrir", won=False)
        sit_down(masher.robot, session)
        masher.follow()
        masher.robot.wait_until(lambda: masher.robot.showing(ScoringScene))
        masher.robot.click("film")
        film = masher.robot.scene
        assert isinstance(film, FilmScene)
        for who in (*film.film.may_look(), OPEN):
            film.look(who)
            for _ in range(6):
                masher.robot.step(dt=1.0)
                film.turn(1)
            film.seek(1)
        assert masher.app.watch is not None
        before = masher.app.watch.frames
        masher.robot.key(pygame.K_ESCAPE)
        assert masher.robot.showing(ScoringScene) and masher.app.watch.frames > before
    finally:
        masher.close()
