"""Assembler, disassembler and checker of Intel's GEN Virtual ISA (vISA).

A program is text (``.visaasm``) or an object (``.isa``). The functions give the results of the command ``genvisa``.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from genvisa import _native
from genvisa._error import Error
from genvisa._finding import Finding, Fix, Related, Value
from genvisa._instruction import Field, Instruction
from genvisa._rule import Rule

__all__ = [
    "Error",
    "Field",
    "Finding",
    "Fix",
    "Instruction",
    "Related",
    "Rule",
    "Value",
    "assemble",
    "check",
    "disassemble",
    "fields",
    "model",
    "rules",
]


def assemble(text: str, *, platform: str | None = None, name: str = "<input>") -> bytes:
    """Assemble a text to an object, as ``genvisa asm`` does.

    ``platform`` is required from PVC on, because text does not record the register size. ``name`` is the file in messages.
    A text with mistakes raises :class:`Error` with all of them.
    """
    return _native.assemble(text, platform, name)


def disassemble(object: bytes | bytearray, *, platform: str | None = None) -> str:
    """Disassemble an object to text, as ``genvisa dis`` does.

    ``platform`` is required from PVC on. Bytes that are no object raise :class:`Error`.
    """
    return _native.disassemble(object, platform)


def check(source: str | bytes | bytearray, platform: str, *, name: str = "<input>") -> list[Finding]:
    """Find the rules that a program violates and the parts that cannot be read, as ``genvisa check`` does.

    ``source`` is a text, or the content of a file of either format. ``platform`` is a name such as ``"SKL"``;
    ``model()["platforms"]`` has all of them. ``name`` is the file in findings. A mistake in a text and an object that cannot be
    read are findings with a code. Bytes of neither format raise :class:`Error`.
    """
    return [Finding._of(row) for row in json.loads(_native.check(source, platform, name))]


def fields(object: bytes | bytearray) -> list[Instruction]:
    """Decode the instructions of an object with their fields: those of all kernels, and then those of all functions.

    Bytes that are no object raise :class:`Error`, and so does an instruction that cannot be decoded.
    """
    return [Instruction(**row) for row in json.loads(_native.fields(object))]


def rules() -> list[Rule]:
    """List all rules of the specification."""
    return [Rule._of(row) for row in json.loads(_native.rules())]


def model() -> dict[str, Any]:
    """Return the model of the specification: instructions, types, platforms, objects and rules.

    It is the content of ``genvisa.json``. Each call returns a new dictionary.
    """
    return json.loads(resources.files(__name__).joinpath("genvisa.json").read_bytes())  # type: ignore[no-any-return]
