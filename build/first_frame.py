"""How soon the packaged program shows its first frame: `python3 build/first_frame.py [PROGRAM]`.

Starts dist/valhalla, or the program that is given, some times with nothing of a player's; needs a display.
A figure for docs/packaging.md and never a test: how busy the machine is decides it.
"""

import argparse
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 0.8  # seconds, by the clock on a quiet machine
STARTS = 9
PATIENCE = 60  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon the packaged program shows its first frame.")
    parser.add_argument("program", nargs="?", type=Path, default=ROOT / "dist" / "valhalla" / "valhalla")
    program = parser.parse_args().program
    waited, busy = zip(*(started(program) for _ in range(STARTS)), strict=True)
    print(f"first frame after {median(waited):.2f} s (median of {STARTS}, limit {LIMIT} s; {spread(waited)})")
    print(f"processor time {median(busy):.2f} s ({spread(busy)})")


def spread(seconds: tuple[float, ...]) -> str:
    return f"{min(seconds):.2f} to {max(seconds):.2f}"


def started(program: Path) -> tuple[float, float]:
    """Seconds by the clock and of processor time until the log tells of the first frame."""
    with tempfile.TemporaryDirectory() as home:
        log = Path(home) / "valhalla.log"
        begun = time.monotonic()
        process = subprocess.Popen([program], env={**os.environ, "VALHALLA_HOME": home})
        try:
            while not (log.exists() and "first frame" in log.read_text(encoding="utf-8")):
                if time.monotonic() > begun + PATIENCE or process.poll() is not None:
                    raise SystemExit(f"{program} never showed a frame")
                time.sleep(0.005)
            waited = time.monotonic() - begun
            process.send_signal(signal.SIGSTOP)
            return waited, processor_time(process.pid)
        finally:
            process.kill()
            process.wait()


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
