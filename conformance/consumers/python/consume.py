# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures an implementation with the test vectors alone: python3 consume.py vectors.jsonl.gz

Prints a line for each rule: accepted valid cases, and invalid cases that are rejected while their valid counterpart is accepted.
Exits with 1 if a case has another result than expected.
"""

import base64
import collections
import gzip
import json
import sys

# ---- Fill in from here. ----

OPERATIONS = {"check_bin", "check_text"}


def accepts(operation, platform, version, data):
    """Calls the implementation. `data` is bytes (an object) or str (a text). This example looks only at the start."""
    return data.startswith(b"CISA" if operation == "check_bin" else ".version")


# ---- Fill in up to here. ----


def vectors(path):
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as lines:
        for vector in map(json.loads, lines):
            if vector["operation"] in OPERATIONS:
                yield vector


def main(path):
    accepted, negatives, rules = {}, [], collections.defaultdict(collections.Counter)
    for vector in vectors(path):
        data = vector["input"]
        data = base64.b64decode(data["base64"]) if "base64" in data else data["text"]
        answer = accepts(vector["operation"], vector["platform"], vector["version"], data)
        accepted[vector["id"]] = answer
        if vector["expect"] == "accept":
            rules[vector["rule"]]["valid"] += 1
            rules[vector["rule"]]["accepted"] += answer
        elif vector["expect"] == "reject":
            negatives.append((vector["rule"], answer, vector["counterpart"]))
    for rule, answer, counterpart in negatives:
        rules[rule]["invalid"] += 1
        rules[rule]["rejected"] += not answer and accepted[counterpart]
    for rule, sums in sorted(rules.items()):
        print(f"{rule}: {sums['accepted']} of {sums['valid']} valid, {sums['rejected']} of {sums['invalid']} invalid")
    is_whole = all(s["accepted"] == s["valid"] and s["rejected"] == s["invalid"] for s in rules.values())
    return 0 if rules and is_whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
