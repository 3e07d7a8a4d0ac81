"""However a program stops that has others work for it, nobody works on, and Ctrl-C is no long good-bye.

Run as a program, this file is the one that is stopped.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from valhalla.ai.play import spread

ROOT = Path(__file__).resolve().parents[2]
LONG = 60.0  # seconds: what never happens
SOON = 5.0  # seconds; Ctrl-C takes less than one on a machine that has nothing else to do
BEAT = 0.02
WORKERS = 2
DEAD = 25 * BEAT  # a heart that has not beaten for so long beats no more


def work(heart: str) -> None:
    """Work without an end; every beat shows that we are alive."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        with open(f"{heart}-{os.getpid()}", "ab") as file:
            file.write(b".")
        time.sleep(BEAT)


def beats(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("heart-*"))


def ended(folder: Path) -> bool:
    """Whether no heart beats any more."""
    until = time.monotonic() + LONG / 2
    while time.monotonic() < until:
        before = beats(folder)
        time.sleep(DEAD)
        if beats(folder) == before:
            return True
    return False


def hearing() -> None:
    """Some who start programs have Ctrl-C ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextlib.contextmanager
def program(*command: str, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a terminal of its own, as far as signals go."""
    running = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), **more},
        cwd=ROOT,
        start_new_session=True,
        preexec_fn=None if sys.platform == "win32" else hearing,  # noqa: PLW1509 - we have no threads here
    )
    with running:
        yield running
        running.kill()


@contextlib.contextmanager
def at_work(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    with program(__file__, str(folder / "heart")) as running:
        until = time.monotonic() + LONG
        while len(list(folder.glob("heart-*"))) < WORKERS and time.monotonic() < until:
            time.sleep(BEAT)
        yield running


def test_workers_end_with_a_killed_parent(tmp_path: Path) -> None:
    """On Windows, too: nobody tells them, they find the leash loose."""
    with at_work(tmp_path) as parent:
        parent.kill()
        assert parent.wait(SOON) and ended(tmp_path)


if sys.platform != "win32":

    @pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGINT], [signal.SIGINT] * 3])
    def test_workers_end_with_a_stopped_parent(tmp_path: Path, signals: list[signal.Signals]) -> None:
        with at_work(tmp_path) as parent:
            for number in signals:
                parent.send_signal(number)
            assert parent.wait(SOON) and ended(tmp_path)

    @pytest.mark.parametrize("killed", [signal.SIGKILL, signal.SIGTERM])
    def test_a_worker_that_dies_takes_the_others_along(tmp_path: Path, killed: signal.Signals) -> None:
        with at_work(tmp_path) as parent:
            worker = min(tmp_path.glob("heart-*"))
            os.kill(int(worker.name.removeprefix("heart-")), killed)
            assert parent.wait(SOON) and ended(tmp_path)

    SERIES = {
        "sim": "sim --seats norn,norn,norn --games 50 --json",
        "lab": "lab --level norn --games 50 --json",
        "arena": "arena --seats norn,norn,norn --games 50 --json",
        "alone": "sim --seats norn,norn,norn,norn --games 1 --json",
    }

    @pytest.mark.parametrize("name", SERIES)
    @pytest.mark.parametrize("after", [0.1, 0.4, 3.0])
    def test_ctrl_c_at_any_time(name: str, after: float) -> None:
        """A terminal tells all in the foreground. They end soon, in silence, and their pipes are closed."""
        code = "from valhalla.__main__ import run; print('up', flush=True); raise SystemExit(run())"
        with program("-c", code, *SERIES[name].split()) as running:
            assert running.stdout is not None and running.stdout.readline() == b"up\n"
            time.sleep(after)
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=SOON)
        assert running.returncode in (130, -signal.SIGINT)
        assert (out, err) == (b"", b"")


if __name__ == "__main__":
    list(spread(work, [sys.argv[1]] * WORKERS * 4))
