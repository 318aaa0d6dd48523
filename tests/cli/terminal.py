"""The command as a person calls it, without starting a new Python for each call."""

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

from virtu.cli import run


@dataclass(frozen=True)
class Said:
    """What a command printed, and what it returned."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object a command prints with --json."""
        lines = self.out.splitlines()
        assert len(lines) == 1, self.out
        return json.loads(lines[0])


def virtu(*arguments: object, typed: str = "", system: str = "C") -> Said:
    """Call it with these lines typed, on a system set to this language."""
    out, err = io.StringIO(), io.StringIO()
    keyboard, sys.stdin = sys.stdin, io.StringIO(typed)
    before, os.environ["LC_ALL"] = os.environ.get("LC_ALL"), system
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([str(argument) for argument in arguments])
    finally:
        sys.stdin = keyboard
        if before is None:
            del os.environ["LC_ALL"]
        else:
            os.environ["LC_ALL"] = before
    return Said(code, out.getvalue(), err.getvalue())
