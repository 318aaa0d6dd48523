"""Guests: a signed cookie and a name."""

import unicodedata
from collections.abc import Iterable

from itsdangerous import BadSignature, URLSafeSerializer

from virtu.server.errors import Fault, refuse
from virtu.server.storage.rows import fresh_id

COOKIE = "virtu_guest"
LONGEST_NAME = 40
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""


class Signer:
    """Knows whether a cookie is one of ours."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeSerializer(secret, salt="guest")
        self.hops = URLSafeSerializer(secret, salt="hop")

    def write(self, guest: str) -> str:
        return str(self.serializer.dumps(guest))

    def read(self, cookie: str | None) -> str | None:
        """The guest; None without a cookie. Fault if the cookie is not ours."""
        if not cookie:
            return None
        try:
            guest = self.serializer.loads(cookie)
        except BadSignature:
            guest = None
        if not isinstance(guest, str):
            raise Fault(401, "bad_cookie", "This cookie is not valid here; ask /api/me for a new one.")
        return guest

    def hop(self, address: str) -> str:
        """What one of our processes tells another of a visitor it sends there."""
        return str(self.hops.dumps(address))

    def hopped(self, said: str | None) -> str | None:
        """The visitor's address, if one of our processes sent them; nobody else is believed."""
        if said is None:
            return None
        try:
            address = self.hops.loads(said)
        except BadSignature:
            return None
        return address if isinstance(address, str) else None


def cookie_in(headers: Iterable[str]) -> str | None:
    """Our cookie in the headers of this name. It needs no quotes, so none are taken off: in Python before 3.12.6 that
    takes time by the square of what somebody puts between them.
    """
    for header in headers:
        for part in header.split(";"):
            name, _, value = part.partition("=")
            if name.strip() == COOKIE:
                return value.strip()
    return None


def guest_name() -> str:
    """A name until a better one is given."""
    return f"Guest {fresh_id(4)}"


def checked_name(given: str, what: str = "A name", longest: int = LONGEST_NAME) -> str:
    """A name without line breaks and invisible signs; Fault says what is right."""
    name = " ".join(given.split())
    if not 0 < len(name) <= longest:
        sentence = f"{what} has 1 to {longest} letters, not {len(name)}."
        refuse(422, "bad_name", sentence, length=len(name), longest=longest)
    if not visible(name):
        refuse(422, "bad_name", f"{what} has no control characters.", longest=longest)
    if not any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in name):
        refuse(422, "bad_name", f"{what} has a letter that can be seen.", longest=longest)
    return name


def visible(name: str) -> bool:
    """Nothing in it acts on a screen, a terminal or a database: no NUL, no escape, no change of direction."""
    return not any(unicodedata.category(letter)[0] == "C" for letter in name)


def imported_name(given: str) -> str:
    """A name in somebody's record; none is fine there. Fault as for any other name."""
    name = " ".join(given.split())[:LONGEST_NAME]
    if not visible(name):
        refuse(422, "bad_record", "The record cannot be used: a name in it has control characters.")
    return name
