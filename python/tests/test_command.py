"""The results are those of the command."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import genvisa
import pytest
from conftest import PROGRAMS, SEVERAL, command, text_of

PLATFORMS = ["SKL", "PVC_XT"]
ADDED = ["span", "help"]
LEFT_OUT = ["format_version"]


def plain(value: Any) -> Any:
    """A value as the JSON of the command has it: without the keys that have no meaning."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if one not in (None, "", ())}
    if isinstance(value, (tuple, bytes)):
        return [plain(one) for one in value]
    return value


def printed(*arguments: str, input: bytes) -> list[Any]:
    rows = [json.loads(line) for line in command("check", "--json", *arguments, input=input).stdout.splitlines()]
    return [{key: value for key, value in row.items() if key not in LEFT_OUT} for row in rows]


def found(source: str | bytes, platform: str) -> list[Any]:
    rows = [asdict(finding) for finding in genvisa.check(source, platform, name="<stdin>")]
    return [plain({key: value for key, value in row.items() if key not in ADDED}) for row in rows]


def mutants(text: str, count: int) -> list[str]:
    """Copies of a text, each with one changed, missing or doubled character."""
    chance = random.Random(len(text))
    texts = []
    for _ in range(count):
        at = chance.randrange(len(text))
        texts.append(text[:at] + chance.choice(["", "~", text[at] * 2, "9", "é", "\n"]) + text[at + 1 :])
    return texts


@pytest.mark.parametrize("platform", [None, *PLATFORMS])
def test_objects_are_equal(program: Path, platform: str | None) -> None:
    options = [] if platform is None else ["--platform", platform]
    run = command("asm", str(program), "-o", "-", *options)
    assert run.returncode == 0 and run.stdout
    assert genvisa.assemble(text_of(program), platform=platform) == run.stdout


@pytest.mark.parametrize("platform", [None, *PLATFORMS])
def test_texts_are_equal(program: Path, platform: str | None) -> None:
    options = [] if platform is None else ["--platform", platform]
    object = genvisa.assemble(text_of(program), platform=platform)
    run = command("dis", "-", *options, input=object)
    assert run.returncode == 0 and run.stdout
    assert genvisa.disassemble(object, platform=platform) == run.stdout.decode()


@pytest.mark.parametrize("platform", PLATFORMS)
def test_findings_are_equal(program: Path, platform: str) -> None:
    text = text_of(program)
    expected = printed("-p", platform, "-", input=text.encode())
    assert found(text, platform) == expected
    assert found(text.encode(), platform) == expected
    object = genvisa.assemble(text, platform=platform)
    assert found(object, platform) == printed("-p", platform, "-", input=object)


def test_findings_of_texts_with_mistakes_are_equal() -> None:
    count = 0
    for text in mutants(text_of(PROGRAMS[0]), 40) + mutants(SEVERAL, 20):
        expected = printed("-p", "SKL", "-", input=text.encode())
        assert found(text, "SKL") == expected
        count += any(finding.get("code") == "syntax" for finding in expected)
    assert count > 20


def test_findings_of_damaged_objects_are_equal() -> None:
    object, chance = bytearray(genvisa.assemble(SEVERAL)), random.Random(1)
    codes: set[str | None] = set()
    for _ in range(40):
        damaged = object[: chance.randrange(5, len(object))]
        damaged[chance.randrange(5, len(damaged) + 1) - 1] ^= 1 << chance.randrange(8)
        expected = printed("-p", "SKL", "-", input=bytes(damaged))
        assert found(bytes(damaged), "SKL") == expected
        codes.update(finding.get("code") for finding in expected)
    assert "decode/end" in codes


def test_messages_are_equal() -> None:
    count = 0
    for text in mutants(text_of(PROGRAMS[0]), 40):
        run = command("asm", "-", "-o", "-", input=text.encode())
        try:
            assert genvisa.assemble(text, name="<stdin>") == run.stdout
        except genvisa.Error as error:
            count += 1
            # The last line of the command has the number of mistakes.
            assert str(error).split() == run.stderr.decode().rsplit("\n", 2)[0].split()
            assert f"<stdin>:{error.line}:{error.column}\n" in str(error)
            assert error.code == "syntax" and error.message in str(error) and error.byte is None
            first = next(one for one in genvisa.check(text, "SKL") if one.code == "syntax")
            assert (first.line, first.column, first.message) == (error.line, error.column, error.message)
    assert count > 10


def test_messages_about_objects_are_equal() -> None:
    object = genvisa.assemble(SEVERAL)[:100]
    with pytest.raises(genvisa.Error) as caught:
        genvisa.disassemble(object)
    assert command("dis", "-", input=object).stderr.decode() == f"error: <stdin>: {caught.value}\n"
    [finding] = genvisa.check(object, "SKL")
    assert caught.value.byte == finding.byte is not None
    assert caught.value.code == finding.code == "decode/end"


def test_findings_have_all_keys_of_the_schema() -> None:
    schema = json.loads(text_of(PROGRAMS[0].parents[2] / "cli/check.schema.json"))
    names = [field.name for field in fields(genvisa.Finding)]
    assert sorted([*names, *LEFT_OUT]) == sorted([*schema["properties"], *ADDED])


def test_facts_beside_the_json_are_those_of_the_text() -> None:
    text = SEVERAL.replace('"k1"', '"é"', 1).replace("not (M1, 8)", "nott (M1, 8)", 1)
    finding = next(finding for finding in genvisa.check(text, "SKL") if finding.code == "syntax")
    assert finding.span is not None and finding.help is not None
    assert text.encode()[slice(*finding.span)] == b"nott"
    assert finding.help in command("check", "-p", "SKL", "-", input=text.encode()).stdout.decode()


def test_a_place_that_explains_a_mistake_is_related() -> None:
    text = SEVERAL.replace(".decl V32", ".decl V32 v_type=G type=ud num_elts=8 align=GRF\n.decl V32", 1)
    related = [finding.related for finding in genvisa.check(text, "SKL") if finding.related]
    assert related and text.encode()[slice(*related[0].span)] == b"V32"
    assert related[0].line == 3 and related[0].label


def test_the_declaration_of_a_variable_is_related() -> None:
    text = SEVERAL.replace("num_elts=8", "num_elts=1")
    beyond = [finding for finding in genvisa.check(text, "SKL") if finding.rule and finding.rule.endswith("_room")]
    places = [finding.related for finding in beyond if finding.related]
    assert places and all(b"v_type=G" in text.encode()[place.span[0] :].splitlines()[0] for place in places)


@pytest.mark.parametrize("rule", random.Random(0).sample(genvisa.rules(), 20), ids=lambda rule: rule.id)
def test_rules_are_those_of_explain(rule: genvisa.Rule) -> None:
    explained = json.loads(command("explain", rule.id, "--json").stdout)
    for key in ["id", "level", "reason", "sentence", "expression", "page", "line"]:
        assert getattr(rule, key) == explained[key]
    assert explained["platforms"] in ("all", ", ".join(rule.platforms))


def test_rules_are_those_of_the_model() -> None:
    rules = {rule.id: rule for rule in genvisa.rules()}
    model = genvisa.model()["rules"]
    assert len(rules) == len(genvisa.rules()) and {row["id"] for row in model} == set(rules)
    for row in model:
        rule = rules[row["id"]]
        assert (rule.sentence, rule.expression, rule.page, rule.line) == (row["doc"], row["expr"], row["page"], row["line"])
        assert (rule.level, rule.check) == (row["level"], row["check"])


def test_the_model_is_that_of_the_repository() -> None:
    path = PROGRAMS[0].parents[2] / "generated/genvisa.json"
    assert genvisa.model() == json.loads(path.read_text("utf-8"))
    genvisa.model().clear()
    assert genvisa.model()
