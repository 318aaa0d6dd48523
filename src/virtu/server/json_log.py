"""The log as lines of JSON, for machines that read it."""

import json
import logging
import os
import sys
from datetime import UTC, datetime

PLAIN, LINES = "text", "json"
FORMS = (PLAIN, LINES)
OF_A_TABLE = "table %s"
"""So the messages begin that concern one table; its name comes first."""


class Lines(logging.Formatter):
    """One object per line: when, how bad, what, and which table. A trace is one field, so nothing falls apart."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "message": record.getMessage(),
        }
        if isinstance(record.args, tuple) and record.args and str(record.msg).startswith(OF_A_TABLE):
            said["table"] = str(record.args[0])
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def keep(form: str) -> None:
    """From now on the log has this form; ValueError if there is none such."""
    if form not in FORMS:
        raise ValueError(f"a log is {' or '.join(FORMS)}, not {form!r}")
    if form == LINES:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(Lines())
        root = logging.getLogger()
        root.handlers = [handler]
        root.setLevel(logging.WARNING)
        logging.captureWarnings(True)
