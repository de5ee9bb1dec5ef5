"""The Python of a document does what the document shows. This file needs nothing but the package: `python readme.py FILE`."""

from __future__ import annotations

import contextlib
import doctest
import os
import sys
import tempfile
from pathlib import Path


def blocks(text: str, language: str) -> list[str]:
    return [block.split("```")[0] for block in text.split(f"```{language}\n")[1:]]


def run(document: Path) -> int:
    """Run the lines in a folder with the files that the document prints by `cat`, and return their number."""
    text = document.read_text("utf-8")
    sessions = [session for block in blocks(text, "console") for session in block.split("$ ")]
    files = [session.partition("\n") for session in sessions if session.startswith("cat ")]
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for line, _, content in files:
            Path(folder, line.removeprefix("cat ")).write_text(content, "utf-8")
        before = os.getcwd()
        with contextlib.ExitStack() as stack:
            os.chdir(folder)
            stack.callback(os.chdir, before)
            for block in blocks(text, "pycon"):
                test = doctest.DocTestParser().get_doctest(block, {}, document.name, str(document), 0)
                result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
                if result.failed:
                    raise SystemExit(1)
                count += result.attempted
    return count


if __name__ == "__main__":
    for path in sys.argv[1:]:
        if not (lines := run(Path(path))):
            raise SystemExit(f"{path} has no Python")
        print(f"{path}: {lines} lines of Python give the results that it shows")
