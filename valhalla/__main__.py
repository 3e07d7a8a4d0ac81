"""`python -m valhalla`: the same as the command `valhalla`."""

import multiprocessing
import sys

from valhalla.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
