"""The messages as TypeScript: `python -m virtu.server.typescript > client/src/net/protocol.ts`."""

import inspect

import msgspec
from msgspec import inspect as types

from virtu.server import wire

HEAD = "// Written by `python -m virtu.server.typescript`: change src/virtu/server/wire.py instead.\n"


def main() -> None:
    print(text(), end="")


def text() -> str:
    """All structs in the order of the source, then the two unions."""
    found = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__
    ]
    found.sort(key=lambda kind: inspect.getsourcelines(kind)[1])
    parts = [HEAD, *map(interface, found)]
    for name in ("FromClient", "FromServer"):
        members = " | ".join(kind.__name__ for kind in getattr(wire, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def interface(kind: type[msgspec.Struct]) -> str:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    omitted = kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        optional = "?" if omitted and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def written(kind: types.Type) -> str:
    match kind:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case types.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case types.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(map(written, kind.types))
        case types.StructType():
            return str(kind.cls.__name__)
        case types.Metadata():
            return written(kind.type)
    return "unknown"


if __name__ == "__main__":
    main()
