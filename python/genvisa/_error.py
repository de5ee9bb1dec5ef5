"""The exception of the package."""

from __future__ import annotations


class Error(ValueError):
    """A text, an object or an argument that cannot be used.

    The text of the exception shows all mistakes of a program text with the marked lines.
    """

    message: str
    """The first mistake."""
    line: int | None
    """Line of the first mistake in a text, from 1."""
    column: int | None
    """Column of the first mistake, from 1, in characters."""
    byte: int | None
    """Bytes from the start of an object to the mistake."""
    code: str | None
    """Kind of mistake, as :attr:`Finding.code`."""

    def __init__(
        self,
        report: str,
        message: str | None = None,
        line: int | None = None,
        column: int | None = None,
        byte: int | None = None,
        code: str | None = None,
    ) -> None:
        # All arguments are in `args`, so that `pickle` keeps them.
        super().__init__(report, message, line, column, byte, code)
        self.message = report if message is None else message
        self.line = line
        self.column = column
        self.byte = byte
        self.code = code

    def __str__(self) -> str:
        return str(self.args[0])


# The public name is that in tracebacks.
Error.__module__ = "genvisa"
