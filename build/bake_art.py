"""Bake the pictures of the game into assets/baked, where they are missing or stale.

python build/bake_art.py                      everything that is stale
python build/bake_art.py --only "icons/*"     only paths that match
python build/bake_art.py --module icons       only what this module of build/art draws
python build/bake_art.py --all                also what is fresh
"""

import argparse
import os

from art.bake import MODULES, bake


def main() -> None:
    parser = argparse.ArgumentParser(description="Bake the pictures of the game into assets/baked.")
    parser.add_argument("--only", default="*", metavar="GLOB", help="paths below assets/baked")
    parser.add_argument("--module", action="append", choices=MODULES, help="a drawing module, repeatable")
    parser.add_argument("--all", action="store_true", help="bake what is fresh, too")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    choice = parser.parse_args()
    bake(choice.only, choice.module or MODULES, every=choice.all, workers=choice.workers)


if __name__ == "__main__":
    main()
