"""The repository and its programs, and the command `genvisa`, which the results are compared with."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["examples", "conformance/objects", "conformance/oracle"]
PROGRAMS = sorted(path for folder in FOLDERS for path in (ROOT / folder).glob("*.visaasm"))
assert len(PROGRAMS) > 25

# A program with several kernels, which several threads read.
SEVERAL = "".join(
    f'.kernel "k{n}"\n.decl V32 v_type=G type=ud num_elts=8 align=GRF\n.function "k{n}_main"\n'
    + "    not (M1, 8) V32(0,0)<1> 0x7:ud\n" * 20
    + "    ret (M1_NM, 1)\n"
    for n in range(30)
)
SEVERAL = ".version 4.1\n" + SEVERAL


def command(*arguments: str, input: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command that `GENVISA_COMMAND` names."""
    program = os.environ["GENVISA_COMMAND"]
    return subprocess.run([program, *arguments], input=input, capture_output=True, cwd=ROOT, timeout=60)


@pytest.fixture(params=PROGRAMS, ids=lambda path: path.stem)
def program(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def text_of(path: Path) -> str:
    """The text with its ends of lines."""
    return path.read_bytes().decode()
