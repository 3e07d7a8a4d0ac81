"""Learn the evaluation of the AI seats anew: `python3 build/learn.py --help`.

Plays games of self-play on every core and writes the weights found into valhalla/ai/valhalla/weights.json
under a name of their own, to be tried in the arena before a level uses them.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    return environment.become([python, "-P", str(environment.ROOT / "build" / "learning.py"), *arguments])


if __name__ == "__main__":
    environment.start(main)
