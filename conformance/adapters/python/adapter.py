# SPDX-License-Identifier: MIT OR Apache-2.0
"""An adapter between a vISA implementation and `genvisa-conform`. PROTOCOL.md describes the messages."""

import base64
import json
import os
import sys

# ---- Fill in from here. ----

# The description of the implementation. Leave out operations that it does not have.
HELLO = {
    "type": "hello", "protocol": 1, "name": "example", "version": "1",
    "operations": ["check_bin", "check_text"], "platforms": ["SKL", "DG2", "PVC"], "features": ["phases"],
}


def answer(operation, platform, version, data):
    """Calls the implementation. `data` is bytes (an object) or str (a text). This example looks only at the start."""
    if operation not in ("check_bin", "check_text"):
        return {"verdict": "skip", "reason": f"no operation {operation}"}
    if data.startswith(b"CISA" if operation == "check_bin" else ".version"):
        return {"verdict": "accept"}
    return {"verdict": "reject", "phase": "read", "message": "the start is wrong"}


# ---- Fill in up to here. ----


def channels():
    """Standard input and output, or other channels that the runner offers to implementations that print."""
    source, sink = os.environ.get("GENVISA_CONFORM_IN"), os.environ.get("GENVISA_CONFORM_OUT")
    if source and sink:
        return open(source, "rb"), open(sink, "wb", buffering=0)
    return sys.stdin.buffer, sys.stdout.buffer


def main():
    source, sink = channels()
    for line in iter(source.readline, b""):
        message = json.loads(line)
        if message["type"] == "start":
            reply = HELLO
        else:
            data = base64.b64decode(message["base64"]) if "base64" in message else message["text"]
            reply = answer(message["operation"], message["platform"], message["version"], data)
            reply = {"type": "reply", "id": message["id"], **reply}
        sink.write(json.dumps(reply).encode() + b"\n")
        sink.flush()


if __name__ == "__main__":
    main()
