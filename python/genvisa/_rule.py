"""Rules of the specification."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Rule:
    """A documented constraint."""

    id: str
    """The identifier: ``"ADD/dst/type"``."""
    level: Literal["error", "warning", "note"]
    """The severity of a violation."""
    reason: str | None
    """Why a violation is no error."""
    check: Literal["static", "object", "runtime"]
    """The scope: an instruction and its declarations, a whole object, or a running program, which is not checked."""
    platforms: tuple[str, ...]
    """The platforms that it applies to."""
    sentence: str
    """The requirement."""
    expression: str
    """The requirement in the rule language."""
    page: str
    """The page that states it."""
    line: int
    """The line of the page, from 1."""

    @classmethod
    def _of(cls, row: dict[str, Any]) -> Rule:
        """Make a rule of a row of JSON."""
        return cls(**{**row, "platforms": tuple(row["platforms"])})


Rule.__module__ = "genvisa"
