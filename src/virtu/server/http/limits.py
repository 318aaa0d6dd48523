"""How often somebody may ask, and how many may come."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache

from virtu.server.errors import refuse
from virtu.server.settings import Settings

REMEMBERED = 10_000
LATELY = 10.0
"""Of whom nothing was heard for so many seconds, nothing is told to other processes."""
PEOPLE = 10
"""An address may say as much as so many people do at their utmost: a school has one."""


class Bucket:
    """Holds so many tokens, and fills up again at a steady rate."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = self.asked = time.monotonic()
        self.spent = 0.0
        """How much was taken here since it was last left alone for a while."""

    def fill(self) -> None:
        at = time.monotonic()
        self.tokens = min(self.size, self.tokens + (at - self.at) * self.rate)
        self.at = at

    def take(self, tokens: float = 1) -> bool:
        self.fill()
        if self.at - self.asked > LATELY:
            self.spent = 0.0
        self.asked = self.at
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        self.spent += tokens
        return True

    def owe(self, tokens: float) -> None:
        """So much was taken elsewhere."""
        self.fill()
        self.tokens = max(-self.size, self.tokens - tokens)


class Buckets:
    """One bucket each for those who asked lately."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.by_name: OrderedDict[str, Bucket] = OrderedDict()
        self.elsewhere: OrderedDict[str, Bucket] = OrderedDict()
        """The same, by the names that processes give each other, of those who asked only at other processes."""
        self.named: Callable[[str], str] = str

    def take(self, name: str, tokens: float = 1) -> bool:
        return self.of(name).take(tokens)

    def of(self, name: str) -> Bucket:
        bucket = self.by_name.get(name)
        if self.elsewhere and (bucket is None or time.monotonic() - bucket.asked > LATELY):
            bucket = self.elsewhere.pop(self.named(name), bucket)
        if bucket is None:
            bucket = Bucket(self.rate, self.size)
        self.by_name[name] = bucket
        self.by_name.move_to_end(name)
        if len(self.by_name) > REMEMBERED:
            self.by_name.popitem(last=False)
        return bucket

    def lately(self) -> dict[str, Bucket]:
        """Those who asked here in the last seconds, by the names that processes give each other."""
        since, recent = time.monotonic() - LATELY, {}
        for name, bucket in reversed(self.by_name.items()):
            if bucket.asked < since:
                break
            recent[self.named(name)] = bucket
        return recent

    def owe(self, name: str, tokens: float, here: dict[str, Bucket]) -> None:
        """Somebody has asked elsewhere; `here` has those who asked here too."""
        bucket = here.get(name) or self.elsewhere.setdefault(name, Bucket(self.rate, self.size))
        bucket.owe(tokens)
        if len(self.elsewhere) > REMEMBERED:
            self.elsewhere.popitem(last=False)


class Visits:
    """Open websockets by address and by person, and what they may say together.

    Whoever has no cookie is one person with all others at the address that have none.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()
        """The same at other processes that share our database, by the names they give each other."""
        self.named: Callable[[str], str] = str
        rate, size = settings.requests_per_second, settings.requests_at_once
        self.people = Buckets(rate, size)
        self.addresses = Buckets(rate * PEOPLE, size * PEOPLE)

    def enter(self, address: str, guest: str | None) -> Visit:
        """One more; Fault if there are too many."""
        person = f"guest {guest}" if guest is not None else f"nobody at {address}"
        place = f"address {address}"
        for name, most in (
            (place, self.settings.sockets_per_address),
            (person, self.settings.sockets_per_person),
        ):
            others = self.elsewhere[self.named(name)] if self.elsewhere else 0
            if self.open[name] + others >= most:
                refuse(429, "too_many_sockets", f"There are {most} open connections already; close some.", most=most)
        self.open.update((place, person))
        return Visit(self, place, person)


class Visit:
    """One open websocket."""

    def __init__(self, visits: Visits, place: str, person: str) -> None:
        self.visits = visits
        self.names = place, person

    def may(self, tokens: float = 1) -> bool:
        """Whether its person and its address may say something that costs so much."""
        place, person = self.names
        return self.visits.people.take(person, tokens) and self.visits.addresses.take(place, tokens)

    def leave(self) -> None:
        self.visits.open.subtract(self.names)
        for name in self.names:
            if not self.visits.open[name]:
                del self.visits.open[name]


def address_of(peer: str, forwarded: str, trusted: str) -> str:
    """What a visitor's address counts as."""
    return household(visitor_of(peer, forwarded, trusted))


def visitor_of(peer: str, forwarded: str, trusted: str) -> str:
    """Whom a connection speaks for: the last one in `X-Forwarded-For` that is no proxy of ours, if ours sent it."""
    if not is_ours(peer, trusted):
        return peer
    said = [without_port(part.strip()) for part in forwarded.split(",") if part.strip()]
    everybody = "*" in trusted  # then the last one is the visitor
    visitor = next((address for address in reversed(said) if everybody or not is_ours(address, trusted)), peer)
    return visitor if is_address(visitor) else peer


def is_address(said: str) -> bool:
    try:
        ipaddress.ip_address(said.partition("%")[0])
    except ValueError:
        return False
    return True


@lru_cache(maxsize=REMEMBERED)
def is_ours(address: str, trusted: str) -> bool:
    """Whether an address is one of these proxies, named by commas: addresses, networks, or `*` for all.

    To a server that listens to IPv6 and IPv4, one of IPv4 comes in the clothes of IPv6.
    """
    ours = {part.strip() for part in trusted.split(",") if part.strip()}
    if address in ours or "*" in ours:
        return True
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    plain = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped else parsed
    return any(plain in network for network in networks(trusted))


@lru_cache
def networks(trusted: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    parsed = []
    for part in trusted.split(","):
        with suppress(ValueError):  # a name, which only an equal one matches
            parsed.append(ipaddress.ip_network(part.strip(), strict=False))
    return parsed


def without_port(address: str) -> str:
    """Some proxies say from which port somebody came: that is no other visitor."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


@lru_cache(maxsize=REMEMBERED)
def household(address: str) -> str:
    """What counts as one address: of IPv6 a whole network of 64 bits, for so many every household has."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    inner = parsed.ipv4_mapped
    return str(inner if inner is not None else ipaddress.ip_network((parsed, 64), strict=False))
