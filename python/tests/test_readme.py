"""The documents show real results."""

from __future__ import annotations

from pathlib import Path

import genvisa
import pytest
from conftest import ROOT, text_of
from readme import blocks, run


def test_the_readme_of_the_repository_shows_real_results() -> None:
    assert run(ROOT / "README.md") == 5
    [block] = blocks(text_of(ROOT / "README.md"), "pycon")
    assert sum(line.startswith(">>>") for line in block.splitlines()) == 5


def test_the_readme_of_the_package_shows_real_results() -> None:
    assert run(ROOT / "python/README.md") >= 5
    functions = [name for name in genvisa.__all__ if name.islower()]
    for name in functions:
        assert f"| `{name}(" in text_of(ROOT / "python/README.md"), name


def test_a_wrong_result_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "README.md").write_text("```pycon\n>>> 1 + 1\n3\n```\n")
    with pytest.raises(SystemExit):
        run(tmp_path / "README.md")
    assert "Expected:" in capsys.readouterr().out
