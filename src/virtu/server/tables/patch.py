"""Differences between two views, small enough to send after every answer."""

Plain = object


def diff(old: Plain, new: Plain) -> Plain:
    """What turns `old` into `new`. Both are JSON data; no key of theirs begins with a dollar sign."""
    if isinstance(old, dict) and isinstance(new, dict):
        changes: dict[str, Plain] = {key: {"$gone": True} for key in old if key not in new}
        for key, value in new.items():
            if key not in old:
                changes[key] = whole(value)
            elif old[key] != value:
                changes[key] = diff(old[key], value)
        return changes
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = list(zip(old, new, strict=True))
        return {"$at": {str(n): diff(a, b) for n, (a, b) in enumerate(pairs) if a != b}}
    return whole(new)


def whole(value: Plain) -> Plain:
    """A new value as it stands; only objects and lists need the mark that tells them from a patch."""
    return {"$is": value} if isinstance(value, (dict, list)) else value


def apply(old: Plain, patch: Plain) -> Plain:
    """What the client does with a patch."""
    if not isinstance(patch, dict):
        return patch
    if "$is" in patch:
        return patch["$is"]
    if "$at" in patch:
        assert isinstance(old, list)
        return [
            apply(item, patch["$at"][str(n)]) if str(n) in patch["$at"] else item
            for n, item in enumerate(old)
        ]
    assert isinstance(old, dict)
    kept = {key: value for key, value in old.items() if patch.get(key) != {"$gone": True}}
    changed = {key: apply(old.get(key), change) for key, change in patch.items() if change != {"$gone": True}}
    return {**kept, **changed}
