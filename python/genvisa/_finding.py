"""Findings about programs."""

from __future__ import annotations

import builtins
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Value:
    """A part of the expression of a rule, and its value."""

    part: str
    value: str


@dataclass(frozen=True)
class Fix:
    """The only change that satisfies a rule: of a text at lines and columns, of an object at a byte."""

    text: str
    """The change in words."""
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None
    replacement: str | None = None
    """The new text."""
    byte: int | None = None
    """Bytes from the start of the object to those that are replaced."""
    bytes: builtins.bytes | None = None
    """The new bytes."""


@dataclass(frozen=True)
class Related:
    """Another place that explains the finding: the declaration of the variable, or the other one of a name."""

    label: str
    span: tuple[int, int]
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True)
class Finding:
    """A violated rule, or a part of the input that cannot be read.

    Lines and columns begin with 1, a column counts characters, and ends are exclusive. An attribute without a meaning for a
    finding is ``None`` or empty.
    """

    level: Literal["error", "warning", "note"]
    """The level of the rule; input that cannot be read is an error."""
    message: str
    """The facts that were found and those that are allowed."""
    file: str
    """The name of the file."""
    rule: str | None = None
    """Identifier of the rule: ``"ADD/dst/type"``."""
    code: str | None = None
    """Kind of mistake in an input that cannot be read: ``"syntax"``, ``"decode/end"``."""
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None
    span: tuple[int, int] | None = None
    """Begin and end in a text, in bytes of UTF-8."""
    place: str | None = None
    """Location in an object: ``"kernel k, instruction 3"``."""
    byte: int | None = None
    """Bytes from the start of an object to the location."""
    instruction: str | None = None
    """The instruction of an object as text."""
    found: str = ""
    """The facts that were found."""
    allowed: tuple[str, ...] = ()
    """The values that are allowed in their place, if they are a list."""
    sentence: str | None = None
    """The requirement of the rule."""
    expected: str | None = None
    """The violated expression, in the rule language."""
    values: tuple[Value, ...] = ()
    """The parts of the expression and their values."""
    page: str | None = None
    """The source of the rule, as ``page:line``."""
    fix: Fix | None = None
    """The only change that satisfies the rule."""
    help: str | None = None
    """The action that fixes a mistake in a text."""
    related: Related | None = None
    """Another place that explains a mistake in a text."""

    @classmethod
    def _of(cls, row: dict[str, Any]) -> Finding:
        """Make a finding of a row of JSON, which has only the keys with a meaning."""
        if "allowed" in row:
            row["allowed"] = tuple(row["allowed"])
        if "values" in row:
            row["values"] = tuple(Value(**value) for value in row["values"])
        if "span" in row:
            row["span"] = tuple(row["span"])
        if "fix" in row:
            fix = row["fix"]
            if "bytes" in fix:
                fix["bytes"] = bytes(fix["bytes"])
            row["fix"] = Fix(**fix)
        if "related" in row:
            related = row["related"]
            row["related"] = Related(**{**related, "span": tuple(related["span"])})
        return cls(**row)


for _public in (Value, Fix, Related, Finding):
    _public.__module__ = "genvisa"
