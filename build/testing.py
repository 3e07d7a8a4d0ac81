"""What build/test.py runs inside the project's environment: which checks, and of what."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

import checked
import environment
import touched
from environment import ROOT, say

Check = list[str]

LINT: Check = ["ruff", "check"]
FORMAT: Check = ["ruff", "format", "--check"]
TYPES: Check = ["mypy"]
TESTS: Check = ["pytest", "-n", "auto", "--dist", "worksteal"]  # one worker for each core; who is done helps
FEW_TESTS: Check = ["pytest"]  # over before more workers have started
FLAGS = ("--fast", "--all", "--art", "--times")
TIMES = ROOT / "build" / "times.json"
FAST = 9.0  # seconds by `TIMES`, which leave out what each worker does before: with it, within the minute
SHORT = 10.0  # seconds up to which one worker is enough


def main(arguments: list[str]) -> int:
    flags = {flag for flag in FLAGS if flag in arguments}
    rest = [argument for argument in arguments if argument not in FLAGS]
    if "--fast" in flags:
        return run(of_the_change(rest))
    if "--art" in flags:
        return recorded(run(of_art(rest)), rest)
    if "--all" in flags or rest:
        return run(everything(rest), times="--times" in flags)
    if checked.unchanged():
        say("Pictures and sounds are as they were when they were checked: left out (--all takes them in).")
        return run(without_art(), times="--times" in flags)
    return recorded(run(everything([]), times="--times" in flags), [])


def recorded(failed: int, arguments: list[str]) -> int:
    """Note that pictures and sounds are well, if all of their checks have passed."""
    if not failed and not arguments and not checked.unchanged():
        checked.write()
        say(f"Pictures and sounds are checked: {checked.RECORD} says so, commit it.")
    return failed


# Which checks


def everything(arguments: list[str]) -> list[Check]:
    return [LINT, FORMAT, TYPES, [*TESTS, *arguments]]


def of_art(arguments: list[str]) -> list[Check]:
    code = [*checked.FOLDERS, *checked.SCRIPTS, *checked.TESTS]
    return [[*LINT, *code], [*FORMAT, *code], [*TYPES, *code], [*TESTS, *checked.TESTS, *arguments]]


def without_art() -> list[Check]:
    folders = [f"--extend-exclude={folder}" for folder in checked.FOLDERS]
    types = f"--exclude=^({'|'.join(map(re.escape, [*checked.FOLDERS, *checked.SCRIPTS, *checked.TESTS]))})"
    tests = [f"--ignore={test}" for test in checked.TESTS]
    return [[*LINT, *folders], [*FORMAT, *folders], [*TYPES, types], [*TESTS, *tests]]


def of_the_change(arguments: list[str]) -> list[Check]:
    """What has changed is linted, all is type-checked (that is quick the second time), some tests run."""
    paths = touched.changed()
    if not paths:
        say("Nothing has changed: there is nothing to check.")
        return []
    code = [path for path in paths if path.endswith(".py") and (ROOT / path).is_file()]
    lint = [[*LINT, *code], [*FORMAT, *code]] if code else []
    choice = tests_of(paths)
    tell(paths, choice)
    workers = TESTS if choice.seconds > SHORT else FEW_TESTS
    return [*lint, TYPES, *([[*workers, *choice.taken, *arguments]] if choice.taken else [])]


def tests_of(paths: list[str]) -> touched.Choice:
    start = {file for path in paths for file in touched.first_files(path)}
    found = touched.kin(paths) | touched.distances(start, touched.importers(gone=paths))
    there = {test: distance for test, distance in found.items() if (ROOT / test).is_file()}
    times: dict[str, float] = json.loads(TIMES.read_text(encoding="ascii"))
    return touched.choose(there, paths, times, FAST * (os.cpu_count() or 1))


def tell(paths: list[str], choice: touched.Choice) -> None:
    say(f"Changed: {len(paths)} files. Tests: {len(choice.taken)} files, about {choice.seconds:.0f} seconds.")
    if choice.left:
        shown = ", ".join(choice.left[:5]) + (" …" if len(choice.left) > 5 else "")
        say(
            f"LEFT OUT: {len(choice.left)} files of tests that depend on the change, too, about "
            f"{choice.seconds_left:.0f} seconds ({shown}). Before it is handed on: python3 build/test.py"
        )


# Running them


def run(checks: list[Check], *, times: bool = False) -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "times.xml"
        if times:
            checks = [[*check, f"--junitxml={report}"] if check[0] == "pytest" else check for check in checks]
        failed = []
        for check in checks:  # the tests come last
            before = worked()
            failed += [] if passes(check) else [" ".join(check[:2])]
        if times and report.is_file():
            noted = seconds(report, worked() - before)
            TIMES.write_text(json.dumps(noted, indent=1) + "\n", encoding="ascii")
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def passes(check: Check) -> bool:
    print(f"\n=== {' '.join(check)}", flush=True)
    environ = environment.clean_environ()
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of processes, sooner with bytecode
    return subprocess.call([sys.executable, "-m", *check], cwd=ROOT, env=environ) == 0


def worked() -> float:
    """Seconds for which the cores have worked for processes that we started and that are over."""
    so_far = os.times()
    return so_far.children_user + so_far.children_system


def seconds(report: Path, work: float) -> dict[str, float]:
    """How long each file of tests takes, in the order of their names.

    By the clock they may take longer in all than the cores have worked: then somebody else kept these busy,
    and every time is put down for as much less. Where the work is not known, the clock is believed.
    """
    found: dict[str, float] = defaultdict(float)
    for case in ElementTree.parse(report).iter("testcase"):
        found[file_of(case.get("classname", ""))] += float(case.get("time", 0))
    fair = min(1.0, work / max(sum(found.values()), 0.1)) if work else 1.0
    return {path: round(fair * found[path], 1) for path in sorted(found)}


def file_of(name: str) -> str:
    """The file of a test, by the name of its module, or of a class in it."""
    parts = name.split(".")
    last = next((n for n, part in enumerate(parts) if part.startswith("test_")), len(parts) - 1)
    return "/".join(parts[: last + 1]) + ".py"


if __name__ == "__main__":
    environment.start(main)
