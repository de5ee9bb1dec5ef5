"""Instructions with their fields."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import genvisa
import pytest
from conftest import ROOT, SEVERAL, command, text_of

NOT = '.version 4.1\n.kernel "k"\n.decl V32 v_type=G type=d num_elts=16 align=GRF\n    not (M1, 16) V32(0,0)<0> 0x7:d\n'


def rows(object: bytes) -> list[dict[str, Any]]:
    return [{"instruction": one.name, "fields": one.fields} for one in genvisa.fields(object)]


def test_fields_are_those_of_the_protocol() -> None:
    """The example in the protocol of the conformance suite, which the operation `decode` has."""
    blocks = text_of(ROOT / "conformance/PROTOCOL.md").split("```")[1::2]
    [example] = [block.removeprefix("text") for block in blocks if block.startswith('text\n[{"instruction": "NOT"')]
    assert rows(genvisa.assemble(NOT)) == json.loads(example)


def test_names_are_those_of_the_model(program: Path) -> None:
    instructions = {one["name"]: one for one in genvisa.model()["instructions"]}
    found = genvisa.fields(genvisa.assemble(text_of(program)))
    assert found
    for one in found:
        known = {field["name"] for field in instructions[one.name]["fields"]}
        assert set(one.fields) <= known, one


def test_bytes_are_those_of_the_listing(program: Path) -> None:
    object = genvisa.assemble(text_of(program))
    listing = command("dis", "-", "--offsets", "--bytes", input=object).stdout.decode()
    lines = re.findall(r"// 0x([0-9a-f]+):((?: [0-9a-f]{2})+)$", listing, re.MULTILINE)
    found = [(one.byte, object[one.byte : one.byte + one.size]) for one in genvisa.fields(object)]
    assert sorted(found) == sorted((int(at, 16), bytes.fromhex(hex)) for at, hex in lines) and found


def test_places_are_those_of_findings() -> None:
    object = genvisa.assemble(SEVERAL.replace("not (M1, 8)", "not (M1, 16)"))
    instructions = {one.place: one for one in genvisa.fields(object)}
    assert len(instructions) == 30 * 22
    findings = [finding for finding in genvisa.check(object, "SKL") if finding.instruction]
    assert len(findings) >= 30 * 20
    for finding in findings:
        assert finding.place is not None and instructions[finding.place].byte == finding.byte


def test_an_instruction_that_cannot_be_decoded_is_an_error() -> None:
    object = bytearray(genvisa.assemble(SEVERAL))
    third = genvisa.fields(object)[2]
    object[third.byte] = 0xFF
    with pytest.raises(genvisa.Error, match="no instruction has the opcode 0xff") as caught:
        genvisa.fields(object)
    assert (caught.value.byte, caught.value.code) == (third.byte, "decode/unknown_opcode")
    # The other functions go on, as the command does.
    assert "decode/unknown_opcode" in [finding.code for finding in genvisa.check(object, "SKL")]
    assert genvisa.disassemble(object) == command("dis", "-", input=bytes(object)).stdout.decode()
