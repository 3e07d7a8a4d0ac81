"""Check Valhalla: `python3 build/test.py`. The first time it fetches what it needs into .venv.

Runs the linter, the formatter, the type checker and the tests, all of them even after a failure. What draws
pictures and makes sounds is left out as long as it is what build/art.checked says was checked.

    --fast    only what the change touches since the branch left main, committed or not; within a minute
    --all     pictures and sounds, too, whatever has changed
    --art     only pictures and sounds; if all is well, build/art.checked is written anew
    --times   note how long each file of tests takes, in build/times.json: --fast goes by it

What else is given goes to pytest, with paths seen from the project folder:
`python3 build/test.py tests/kernel -k chance`.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    return environment.become([python, str(environment.ROOT / "build" / "testing.py"), *arguments])


if __name__ == "__main__":
    environment.start(main)
