"""The long runs of Valhalla: `python3 build/soak.py [--games N] [--seed N] [--game G]`, `--expansions`, …

Plays N games (20000 unless told) of all kinds turn about (Valhalla, the Hammer Throw, hunts of a monster,
Wolves of Odin), or of one, over all player counts, variants, expansions and levels on every core, recounted
by independent code after every event, and prints a table. With --expansions it plays every two expansions
at every count that they fit (50 random and 5 thrall games each), then all together (200 karl games); a part
of it with --expansions 0.1, one level's with --level. With --compare it measures our random moves a second
beside python-chess's in the same run instead.

With --window MINUTES it drives the real scenes of all games for so long: random input, sizes, languages,
tables left and opened again; in a process that it kills at any moment and starts anew on the same home, with
every save verified in between, and its memory measured. With --real MINUTES it does so with the program
itself in a real X window (`xvfb-run`). With --watched N it plays N games of several people at one screen, and
looks at every frame for what the person before it may not know.

With --attack MINUTES it tries to break everything: forged saves, settings and cards, damaged files, kills,
full disks, tiny windows, each input told by its seed. See docs/attack.md.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    return environment.become([python, "-P", str(environment.ROOT / "build" / "soaking.py"), *arguments])


if __name__ == "__main__":
    environment.start(main)
