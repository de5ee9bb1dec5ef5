"""Instructions with their fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Literal, Union

Field = Union[int, Dict[str, int], List[Union[int, Dict[str, int]]]]
"""A number, the numbers in an operand by name, or the elements of a table. A number has all bits of its field."""


@dataclass(frozen=True)
class Instruction:
    """An instruction of an object."""

    name: str
    """The name: ``"ADD"``."""
    fields: dict[str, Field]
    """The fields that the object version and the other fields do not exclude, by the names of the pages."""
    part: Literal["kernel", "function"]
    """The kind of routine."""
    routine: str
    """The name of the kernel or function."""
    index: int
    """The number of the instruction in it, from 0."""
    byte: int
    """Bytes from the start of the object to the instruction."""
    size: int
    """The number of its bytes."""

    @property
    def place(self) -> str:
        """The location as :attr:`Finding.place` has it."""
        return f"{self.part} {self.routine}, instruction {self.index}"


Instruction.__module__ = "genvisa"
