"""Type annotations are complete and true, and every public name is documented."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from dataclasses import is_dataclass
from pathlib import Path

import genvisa
from conftest import ROOT
from genvisa import _native

PACKAGE = Path(genvisa.__file__).parent


def test_the_tests_are_about_the_installed_package() -> None:
    assert ROOT not in PACKAGE.parents or "site-packages" in PACKAGE.parts


def test_the_stub_is_that_of_the_native_module() -> None:
    run = subprocess.run([sys.executable, "-m", "mypy.stubtest", "genvisa._native"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_annotations_are_complete(tmp_path: Path) -> None:
    """A program that uses each kind of result has no error in the strict mode, and a wrong one has."""
    right = tmp_path / "right.py"
    right.write_text(
        "from __future__ import annotations\nimport genvisa\n"
        "line: int | None = genvisa.check(b'', 'SKL')[0].line\n"
        "size: int = genvisa.fields(genvisa.assemble(''))[0].size\n"
        "levels: list[str] = [rule.level for rule in genvisa.rules()]\n"
        "name: str = genvisa.model()['platforms'][0]['name']\n"
        "try:\n    genvisa.disassemble(b'', platform='SKL')\n"
        "except genvisa.Error as error:\n    line = error.line\n"
    )
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import genvisa\nline: int = genvisa.check(b'', 'SKL')[0].line\n")
    for file, code in [(right, 0), (wrong, 1)]:
        run = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), str(file)],
            capture_output=True,
            text=True,
        )
        assert run.returncode == code, run.stdout + run.stderr
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), "-p", "genvisa"],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_native_functions_have_a_stub_and_no_stub_is_left() -> None:
    stub = ast.parse((PACKAGE / "_native.pyi").read_text("utf-8"))
    declared = {node.name for node in stub.body if isinstance(node, ast.FunctionDef)}
    assert declared == {name for name in vars(_native) if not name.startswith("__")}
    assert (PACKAGE / "py.typed").exists()


def test_public_names_are_documented_and_listed() -> None:
    public = {name for name, value in vars(genvisa).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert public - {"Any", "annotations", "resources"} == set(genvisa.__all__)
    for name in genvisa.__all__:
        value = getattr(genvisa, name)
        if name != "Field":
            assert value.__doc__ and not value.__doc__.startswith(f"{name}("), name
            assert value.__module__ == "genvisa", name
        if is_dataclass(value):
            assert vars(value)["__dataclass_params__"].frozen, name
