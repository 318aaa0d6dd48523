"""The description of the requests for machines, as exact as the server is: what it refuses is not allowed there."""

from copy import deepcopy
from typing import Any

import msgspec

from virtu.games.registry import GAMES
from virtu.server import wire
from virtu.server.lab import wire as lab_wire

Json = dict[str, Any]
SENT = (wire.Rename, wire.NewTable, wire.JoinTable, wire.LeaveTable, lab_wire.NewStudy)
"""What a client sends: msgspec knows all their limits, Litestar only some."""
SIXTY_FOUR_BITS = {"minimum": -(2**63), "maximum": 2**63 - 1}
ID = {"type": "string", "pattern": "^[a-z0-9]{1,32}$"}
RECORD = {"required": True, "content": {"text/plain": {"schema": {"type": "string", "minLength": 1}}}}
WRONG_KIND = {"description": "Neither JSON nor, where that is due, plain text"}


def exact(described: Json) -> Json:
    """The same description with the limits that hold."""
    schema = deepcopy(described)
    _, sent = msgspec.json.schema_components(SENT, ref_template="#/components/schemas/{name}")
    bound(sent)
    schema["components"]["schemas"].update(sent)
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", ()):
                limit(parameter)
            body = operation.get("requestBody")
            if body is not None and "null" in str(body):
                body["required"] = False
            if method in ("post", "put"):
                operation["responses"]["415"] = {**operation["responses"]["400"], **WRONG_KIND}
        if path == "/api/records":
            methods["post"]["requestBody"] = RECORD
    return schema


def limit(parameter: Json) -> None:
    if parameter["in"] == "path" and parameter["name"] in ("table_id", "study_id"):
        parameter["schema"] = ID
    if parameter["in"] == "path" and parameter["name"] == "game":
        parameter["schema"] = {"type": "string", "enum": list(GAMES)}


def bound(schema: object) -> None:
    """Every number fits into 64 bits."""
    if isinstance(schema, list):
        for part in schema:
            bound(part)
    if isinstance(schema, dict):
        if schema.get("type") == "integer":
            schema.update({key: value for key, value in SIXTY_FOUR_BITS.items() if key not in schema})
        for part in schema.values():
            bound(part)
