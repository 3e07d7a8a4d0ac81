"""Play Valhalla: `python3 build/play.py`. The first time it fetches what it needs into .venv.

What is given after the name goes to the game: `python3 build/play.py --version`, `... my.saga`.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("run")
    return environment.become([python, "-P", "-m", "valhalla", *arguments])


if __name__ == "__main__":
    environment.start(main)
