"""Differences between two views, small enough to send after every answer."""

Plain = object


def diff(old: Plain, new: Plain) -> Plain:
    """What turns `old` into `new`. Both are JSON data; no key of theirs begins with a dollar sign."""
    if isinstance(new, dict):
        if not isinstance(old, dict):
            return {"$is": new}
        changes: dict[str, Plain] = {}
        for key, value in new.items():
            if key not in old:
                changes[key] = {"$is": value} if isinstance(value, (dict, list)) else value
            elif old[key] != value:
                changes[key] = diff(old[key], value) if isinstance(value, (dict, list)) else value
        if old.keys() != new.keys():
            changes.update({key: {"$gone": True} for key in old if key not in new})
        return changes
    if not isinstance(new, list):
        return new
    if not isinstance(old, list) or len(old) != len(new):
        return {"$is": new}
    places: dict[str, Plain] = {}
    for place, value in enumerate(new):
        if old[place] != value:
            places[str(place)] = diff(old[place], value) if isinstance(value, (dict, list)) else value
    return {"$at": places}


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
