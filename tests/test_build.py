"""What is built and how: the wheel, the two scripts, their .venv, and nothing of one machine in any file."""

import ast
import hashlib
import importlib.util
import io
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
from pathlib import Path
from typing import Any

import pytest
import yaml
from environment import CannotPrepare, Environment, install_locked
from testing import FORMAT, LINT, TYPES

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = ["environment.py", "play.py", "test.py", "tool.py", "package.py"]
CHECKS = [LINT, FORMAT, TYPES]
LOCKS = ["run.lock", "dev.lock", "package.lock"]

MACHINE_PATH = re.compile(r"(?<![\w.*-])/(?:work|root|home/\w+|Users/\w+)/|\b[A-Z]:\\Users\\")
REGISTRY = re.compile(
    r"https?://[\w.-]*(?:pypi|pythonhosted|npmjs|artifactory|nexus|devpi)|https?://\S*/simple\b"
)
INDEX = re.compile(r"https?:|file:|--(?:extra-)?index-url|--find-links|--trusted-host|-e |@ ")
PIN = re.compile(r"^[a-z0-9-]+==\S+(?: ; [^\\]+)?(?= \\$)", re.MULTILINE)


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# The wheel


FIND_CARDS = """
import sys
sys.path.insert(0, sys.argv[1])
import valhalla
from valhalla.kernel.paths import data_dir
print(valhalla.__file__)
print(data_dir("assets"))
print(*sorted(card.relative_to(data_dir("cards")).as_posix() for card in data_dir("cards").rglob("*.yaml")))
"""


def test_installed_wheel_finds_its_cards(tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "dist")
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    site = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(*pip, "--no-deps", "--no-index", "--target", site, wheel)

    program, assets, cards = run(sys.executable, "-I", "-c", FIND_CARDS, site, cwd=tmp_path).splitlines()

    assert Path(program) == site / "valhalla" / "__init__.py"
    assert Path(assets) == site / "valhalla" / "data" / "assets"
    sources = sorted(card.relative_to(ROOT / "cards").as_posix() for card in (ROOT / "cards").rglob("*.yaml"))
    assert cards.split() == sources != []


# The scripts


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_can_be_read_by_an_older_python(script: str) -> None:
    ast.parse((ROOT / "build" / script).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_needs_only_the_standard_library(script: str) -> None:
    tree = ast.parse((ROOT / "build" / script).read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names | {"environment"}


# Their .venv


class Recorded(Environment):
    """An environment that notes what it would do, and makes a .venv without pip: that is quick."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.done: list[str] = []

    def install(self, lock: Path, stamp: Path, wanted: str) -> None:
        self.done.append("install")
        if not self.works():
            self.rebuild()
        stamp.write_text(wanted)

    def rebuild(self) -> None:
        self.done.append("rebuild")
        venv.create(self.folder, clear=True, symlinks=sys.platform != "win32")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder whose locks are empty."""
    (tmp_path / "build").mkdir()
    for lock in LOCKS:
        (tmp_path / "build" / lock).touch()
    return tmp_path


@pytest.fixture
def environment(project: Path) -> Recorded:
    """An environment that was made ready before."""
    environment = Recorded(project)
    environment.ready("run")
    assert environment.done == ["install", "rebuild"]
    environment.done.clear()
    return environment


def test_ready_environment_is_left_alone(environment: Recorded) -> None:
    assert environment.ready("run") == str(environment.python)
    assert environment.done == []


def test_other_lock_is_installed_on_top(environment: Recorded) -> None:
    environment.ready("dev")
    environment.ready("run")
    assert environment.done == ["install"]


def test_changed_lock_is_installed(environment: Recorded) -> None:
    (environment.root / "build" / "run.lock").write_text("# newer\n")
    environment.ready("run")
    assert environment.done == ["install"]


def test_half_made_environment_is_rebuilt(environment: Recorded) -> None:
    environment.unfinished.touch()
    environment.ready("run")
    assert environment.done == ["install", "rebuild"]


def test_environment_without_python_is_rebuilt(environment: Recorded) -> None:
    environment.python.unlink()
    environment.ready("run")
    assert environment.done == ["install", "rebuild"]


def test_interrupted_install_leaves_no_stamp(environment: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_python: Path, _lock: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("environment.has_pip", lambda _python: True)
    monkeypatch.setattr("environment.install_locked", interrupted)
    (environment.root / "build" / "run.lock").write_text("# newer\n")
    with pytest.raises(KeyboardInterrupt):
        Environment(environment.root).ready("run")
    assert not (environment.folder / "installed-run").exists()


def test_linked_project_is_importable_from_any_folder(environment: Recorded, tmp_path: Path) -> None:
    (environment.root / "valhalla.py").write_text("print('hail')")
    environment.link_project()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert run(environment.python, "-P", "-m", "valhalla", cwd=elsewhere) == "hail\n"


def test_python_without_venv_is_told_what_to_install(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(CannotPrepare, match=r"lacks its module ensurepip .*apt install python3-venv"):
        Environment(project).ready("run")


def test_folder_that_cannot_be_written_is_named(project: Path) -> None:
    (project / ".venv").write_text("a file stands in the way")
    with pytest.raises(CannotPrepare, match=r"cannot write to .*\.venv: ") as caught:
        Environment(project).ready("run")
    assert "\n" not in str(caught.value)


def test_missing_network_is_told_in_one_line(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = project / "build" / "run.lock"
    lock.write_text(f"mead==1.0 --hash=sha256:{'0' * 64}\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(project / "none"))
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/")
    monkeypatch.setenv("PIP_RETRIES", "0")
    with pytest.raises(CannotPrepare, match="is there a network"):
        install_locked(Path(sys.executable), lock)


def test_nothing_is_built_from_source(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What builds a library is its author's code; it would run here before anybody has looked at it."""
    ran = project / "ran"
    source = project / "mead-1.0.tar.gz"
    with tarfile.open(source, "w:gz") as packed:
        for name, text in {
            "pyproject.toml": '[build-system]\nrequires = []\nbuild-backend = "brew"\nbackend-path = ["."]\n',
            "brew.py": f"open({str(ran)!r}, 'w')\n",
            "PKG-INFO": "Metadata-Version: 2.1\nName: mead\nVersion: 1.0\n",
        }.items():
            about = tarfile.TarInfo(f"mead-1.0/{name}")
            about.size = len(text)
            packed.addfile(about, io.BytesIO(text.encode()))
    lock = project / "build" / "run.lock"
    lock.write_text(f"mead==1.0 --hash=sha256:{hashlib.sha256(source.read_bytes()).hexdigest()}\n")
    given = {
        "CONFIG_FILE": str(project / "none"),
        "NO_INDEX": "1",
        "FIND_LINKS": str(project),
        "DRY_RUN": "1",
    }
    for name, value in (given | {"NO_BINARY": ":all:"}).items():
        monkeypatch.setenv(f"PIP_{name}", value)
    with pytest.raises(CannotPrepare):
        install_locked(Path(sys.executable), lock)
    assert not ran.exists()


# What a contributor finds


def settings(file: str) -> Any:
    return yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))


def test_pull_requests_run_the_readmes_command_on_three_systems() -> None:
    workflow = settings(".github/workflows/checks.yml")
    assert "pull_request" in workflow[True]  # YAML 1.1 reads `on` as a yes
    (job,) = workflow["jobs"].values()
    systems = {system.partition("-")[0] for system in job["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "windows", "macos"}
    commands = [step["run"] for step in job["steps"] if "run" in step]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert commands == ["python build/test.py"] and "python3 build/test.py" in readme
    given = [step["with"] for step in job["steps"] if "with" in step]
    assert given == [{"python-version": "3.11"}]


PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


@pytest.mark.parametrize("file", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda p: p.name)
def test_actions_are_pinned_by_commit(file: Path) -> None:
    """A tag can be moved by whoever gets hold of the action's repository."""
    used = re.findall(r"uses: *(.*)", file.read_text(encoding="utf-8"))
    assert used and all(PINNED.fullmatch(action) for action in used)


def test_hooks_run_the_checks_of_the_project_and_fetch_nothing() -> None:
    (repo,) = settings(".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local" and {hook["language"] for hook in repo["hooks"]} == {"system"}
    entries = [hook["entry"].split() for hook in repo["hooks"]]
    assert all((ROOT / script).is_file() for _, script, *_ in entries)
    tools = [tool for _, _, *tool in entries]
    assert [tool[: len(check)] for tool, check in zip(tools, CHECKS, strict=True)] == CHECKS


@pytest.mark.parametrize("kind", ["bug", "idea", "rules"])
def test_a_form_for_issues_asks_for_something(kind: str) -> None:
    form = settings(f".github/ISSUE_TEMPLATE/{kind}.yml")
    assert form["name"] and form["description"]
    names = [field["id"] for field in form["body"]]
    assert len(set(names)) == len(names) > 2
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_editors_are_told_what_the_formatter_wants() -> None:
    told = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert f"max_line_length = {project['tool']['ruff']['line-length']}\n" in told
    assert "end_of_line = lf\n" in told


# The files


def project_files() -> list[Path]:
    """What git would commit; where there is no git, the source folders as they are."""
    if not (ROOT / ".git").exists():
        folders = ("valhalla", "cards", "build", "docs", "tests")
        return [file for folder in folders for file in (ROOT / folder).rglob("*.*") if file.suffix != ".pyc"]
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_no_file_speaks_of_one_machine_or_registry() -> None:
    foreign = re.compile(f"{MACHINE_PATH.pattern}|{REGISTRY.pattern}")
    texts = {file: file.read_bytes().decode("utf-8", errors="replace") for file in project_files()}
    assert [f"{file}: {hit[0]}" for file, text in texts.items() for hit in foreign.finditer(text)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_source(lock: str) -> None:
    assert INDEX.findall((ROOT / "build" / lock).read_text(encoding="utf-8")) == []


def test_development_lock_holds_the_run_time_lock() -> None:
    run_time, development, packing = (pins(lock) for lock in LOCKS)
    assert set(run_time) == {"msgspec", "platformdirs", "pygame-ce", "pyyaml"}
    assert run_time.items() < development.items() and run_time.items() < packing.items()


def test_one_environment_can_hold_both_locks() -> None:
    _, development, packing = (pins(lock) for lock in LOCKS)
    assert all(packing[name] == development[name] for name in packing.keys() & development.keys())


def pins(lock: str) -> dict[str, str]:
    """The versions of a lock."""
    found = PIN.findall((ROOT / "build" / lock).read_text(encoding="utf-8"))
    return dict(pin.split("==", 1) for pin in found)
