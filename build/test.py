"""Check Valhalla: `python3 build/test.py`. The first time it fetches what it needs into .venv.

Runs the linter, the type checker and the tests, all of them even after a failure. What is given after the
name goes to pytest, with paths seen from the project folder: `python3 build/test.py tests/kernel -k chance`.
"""

import subprocess

import environment

LINT = ["ruff", "check"]
TYPES = ["mypy"]
TESTS = ["pytest", "-n", "auto", "--dist", "worksteal"]  # one worker for each core; who is done helps


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    checks = [LINT, TYPES, [*TESTS, *arguments]]
    failed = [check[0] for check in checks if not passes(python, check)]
    if failed:
        environment.say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def passes(python: str, check: list[str]) -> bool:
    print(f"\n=== {' '.join(check)}", flush=True)
    environ = environment.clean_environ()
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of processes, sooner with bytecode
    return subprocess.call([python, "-m", *check], cwd=environment.ROOT, env=environ) == 0


if __name__ == "__main__":
    environment.start(main)
