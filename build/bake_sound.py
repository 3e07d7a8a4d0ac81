"""Bake the sounds of the game into assets/sounds and assets/music, where they are missing or stale.

python build/bake_sound.py                        everything that is stale
python build/bake_sound.py --only "sounds/d*"     only paths that match
python build/bake_sound.py --all                  also what is fresh
"""

import argparse

from sound.bake import bake


def main() -> None:
    parser = argparse.ArgumentParser(description="Bake the sounds of the game into assets.")
    parser.add_argument("--only", default="*", metavar="GLOB", help="paths below assets")
    parser.add_argument("--all", action="store_true", help="bake what is fresh, too")
    choice = parser.parse_args()
    bake(choice.only, every=choice.all)


if __name__ == "__main__":
    main()
