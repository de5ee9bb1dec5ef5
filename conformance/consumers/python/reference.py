# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints reference pages of instructions from the model alone: python3 reference.py model/genvisa.json ADD CMP

Without names it prints the pages of all instructions, in Markdown.
"""

import json
import sys


def table(header, rows):
    """A table of Markdown. A bar in a cell is escaped."""
    lines = [header, ["---"] * len(header), *rows]
    return ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines] + [""]


def types(names):
    return ", ".join(one["name"] + (f" ({one['platforms']})" if "platforms" in one else "") for one in names)


def code(lines):
    return ["```", *lines, "```", ""] if lines else []


def when(text):
    return "" if text in ("", "true") else f" if `{text}`"


def field_rows(fields, operands):
    """A row for each field of the object form, with role, sizes and types of operands."""
    for field in fields:
        operand = operands.get(field["name"], {})
        facts = [f"{size['bytes']} bytes{when(size['when'])}" for size in operand.get("sizes", [])]
        facts += [types(one["types"]) + when(one["when"]) for one in operand.get("types", [])]
        wire = ", ".join(part["ty"] for part in field["wire"]) + (f" × {field['count']}" if "count" in field else "")
        role = operand.get("role", "")
        yield [field["name"], wire, role, field["doc"], "; ".join(facts), field.get("when", "always")]


def bit_rows(fields):
    """A row for each bit range of each field, with the codes of its names."""
    for field in fields:
        for bits in field.get("bits", []):
            codes = ", ".join(f"{value['code']} {value['name']}" for value in bits.get("values", []))
            yield [field["name"], bits["name"], f"{bits['hi']}:{bits['lo']}", bits["doc"], codes]


def rules(model, name):
    """The rules of the instruction, each with its sentence, its expression and its examples."""
    for rule in (rule for rule in model["rules"] if rule["subject"] == name):
        yield f"### `{rule['id']}`"
        yield ""
        platforms = f", {rule['platforms']}" if rule["platforms"] else ""
        yield f"{rule['doc']} ({rule['check']} {rule['level']}{platforms}, {rule['page']}:{rule['line']})"
        yield ""
        yield from code([rule["expr"]])
        example = model["examples"].get(rule["id"], {}).get("example", {})
        for kind, platform in (("valid", "platform"), ("invalid", "invalid_platform")):
            if kind in example:
                different = f" ({example['difference']})" if kind == "invalid" else ""
                yield f"{kind} on {example[platform]}{different}:"
                yield ""
                yield from code(example[kind])


def page(model, one):
    name = one["name"]
    operands = {of["field"]: of for of in model["operands"] if of["instruction"] == name}
    yield f"# {name} (opcode {one['opcode']:#04x}; platforms: {one.get('platforms', 'all')})"
    yield ""
    yield one["doc"]
    yield ""
    yield from code(one["text"])
    yield from code(one.get("pseudo_code", []))
    for note in one.get("notes", []):
        yield f"- {note}"
        yield ""
    for further in one.get("tables", []):
        yield from table(further["header"], further["rows"])
    fields = one["fields"] + one.get("named", [])
    yield from table(["field", "form", "role", "meaning", "sizes and types", "present"], field_rows(fields, operands))
    if bits := list(bit_rows(fields)):
        yield from table(["field", "range", "bits", "meaning", "codes"], bits)
    if maps := one.get("type_maps", []):
        rows = [[", ".join(of["dst"]), ", ".join(of["src"]), of.get("platforms", "all")] for of in maps]
        yield from table(["destination", "sources", "platforms"], rows)
    if layouts := [of for of in model["layouts"] if of["instruction"] == name]:
        yield from table(["encoding", "fields"], [[of["encoding"], ", ".join(of["fields"])] for of in layouts])
    yield from rules(model, name)


def main(path, *names):
    with open(path, encoding="utf-8") as file:
        model = json.load(file)
    known = {one["name"]: one for one in model["instructions"]}
    if unknown := [name for name in names if name not in known]:
        return f"no instruction of the model: {', '.join(unknown)}"
    for name in names or known:
        print("\n".join(page(model, known[name])))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
