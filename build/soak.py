"""The long runs of Valhalla: `python3 build/soak.py [--games N] [--seed N]` or `... --compare`.

Plays N games (20000 unless told) over all player counts, variants and levels on every core, recounted by
independent code after every event, and prints a table. With --compare it measures our random moves a
second beside python-chess's in the same run instead.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    return environment.become([python, "-P", str(environment.ROOT / "build" / "soaking.py"), *arguments])


if __name__ == "__main__":
    environment.start(main)
