"""No input ends the interpreter: each has a result, or raises the exception of the package."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import genvisa
import pytest
from conftest import PROGRAMS, SEVERAL, command, text_of

OBJECTS = [genvisa.assemble(text_of(path)) for path in PROGRAMS[:6]]
OF_OBJECTS: list[Callable[[bytes], Any]] = [genvisa.disassemble, genvisa.fields]


def outcome(function: Callable[..., Any], *arguments: Any) -> type | None:
    """The class of the exception; nothing but the exception of the package is accepted."""
    try:
        function(*arguments)
    except genvisa.Error as error:
        assert str(error) and error.message and "internal error" not in str(error)
        return type(error)
    return None


@pytest.mark.parametrize("bytes", [b"", b"\0", b"CISA", b"CISA\x04\x01", b"\xff" * 100, b".version 4.1\n\xe4"])
def test_bytes_that_are_no_object_are_an_error(bytes: bytes) -> None:
    for function in OF_OBJECTS:
        with pytest.raises(genvisa.Error):
            function(bytes)


def test_random_bytes_are_an_error() -> None:
    chance = random.Random(0)
    for size in range(1, 200):
        for bytes in [chance.randbytes(size), b"CISA\x04\x01" + chance.randbytes(size)]:
            for function in OF_OBJECTS:
                outcome(function, bytes)
            if outcome(genvisa.check, bytes, "SKL") is None:
                assert any(finding.level == "error" for finding in genvisa.check(bytes, "SKL"))
    for function in OF_OBJECTS:
        with pytest.raises(genvisa.Error, match="no object"):
            function(chance.randbytes(50))


def test_truncated_objects_are_an_error() -> None:
    for object in OBJECTS:
        for end in range(0, len(object) - 1, 7):
            with pytest.raises(genvisa.Error):
                genvisa.fields(object[:end])


def test_changed_objects_have_a_result_or_raise() -> None:
    chance, outcomes = random.Random(0), []
    for _ in range(300):
        object = bytearray(chance.choice(OBJECTS))
        for _ in range(chance.randrange(1, 4)):
            object[chance.randrange(len(object))] = chance.randrange(256)
        for function in OF_OBJECTS:
            outcomes.append(outcome(function, object))
        outcomes.append(outcome(genvisa.check, object, chance.choice(["SKL", "PVC"])))
    assert {None, genvisa.Error} == set(outcomes)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "\n" * 100_000,
        "(" * 100_000,
        '.version 4.1\n.kernel "k"\nmov (M1, 1) V32' + "(" * 100_000,
        '.version 4.1\n.kernel "' + "k" * 100_000,
        ".version 99999999999999999999.1\n",
        "\U0010ffff\u202e",
    ],
    ids=range(8),
)
def test_texts_that_are_no_program_are_an_error(text: str) -> None:
    with pytest.raises(genvisa.Error) as caught:
        genvisa.assemble(text)
    assert caught.value.line is not None and caught.value.column is not None
    assert any(finding.code == "syntax" for finding in genvisa.check(text, "SKL"))


def test_halves_of_surrogate_pairs_are_an_error() -> None:
    runs: list[Callable[[], Any]] = [
        lambda: genvisa.assemble("\ud800"),
        lambda: genvisa.assemble(SEVERAL, name="\ud800"),
        lambda: genvisa.assemble(SEVERAL, platform="\ud800"),
        lambda: genvisa.check("\ud800", "SKL"),
        lambda: genvisa.check(SEVERAL, "\ud800"),
        lambda: genvisa.disassemble(OBJECTS[0], platform="\ud800"),
    ]
    for run in runs:
        with pytest.raises(genvisa.Error, match="surrogate"):
            run()


def test_content_of_neither_format_is_an_error() -> None:
    content = b".version 4.1\n# \xc3\xa9 \xe4"
    with pytest.raises(genvisa.Error) as caught:
        genvisa.check(content, "SKL", name="<stdin>")
    assert command("check", "-p", "SKL", "-", input=content).stderr.decode() == f"error: {caught.value}\n"
    assert (caught.value.line, caught.value.column) == (2, 5)


@pytest.mark.parametrize("name", ["", "SK", "SKL ", "\x1b[0m", "x" * 1000])
def test_unknown_platforms_are_an_error(name: str) -> None:
    with pytest.raises(genvisa.Error, match="expected one of BDW, CHV, SKL") as caught:
        genvisa.check(SEVERAL, name)
    assert "\x1b" not in str(caught.value)


def test_platforms_have_the_names_of_the_command() -> None:
    expected = genvisa.check(SEVERAL, "PVC_XT")
    assert genvisa.check(SEVERAL, "pvc_xt") == genvisa.check(SEVERAL, "PVCXT") == expected


def test_bytearrays_are_bytes() -> None:
    object = bytearray(OBJECTS[0])
    assert genvisa.fields(object) == genvisa.fields(OBJECTS[0])
    assert genvisa.disassemble(object) == genvisa.disassemble(OBJECTS[0])
    assert genvisa.check(object, "SKL") == genvisa.check(OBJECTS[0], "SKL")


@pytest.mark.parametrize("wrong", [None, 3, ["a"], object()])
def test_arguments_of_other_types_are_type_errors(wrong: Any) -> None:
    runs: list[Callable[[], Any]] = [
        lambda: genvisa.assemble(wrong),
        lambda: genvisa.disassemble(wrong),
        lambda: genvisa.fields(wrong),
        lambda: genvisa.check(wrong, "SKL"),
        lambda: genvisa.check("", wrong),
        lambda: genvisa.check("", "SKL", name=wrong),
    ]
    for run in runs:
        with pytest.raises(TypeError):
            run()
