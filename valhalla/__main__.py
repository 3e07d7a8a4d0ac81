"""`python -m valhalla`: the same as the command `valhalla`."""

import multiprocessing
import sys

INTERRUPTED = 130  # what shells say of Ctrl-C


def run() -> int:
    """The command line. Whoever presses Ctrl-C while it is still being loaded is not told of it at length."""
    try:
        from valhalla.cli import main  # noqa: PLC0415 - this is what takes its time

        return main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(run())
