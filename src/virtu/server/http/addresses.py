"""Where other machines find this server, and that address as a code to point a camera at."""

import io
import ipaddress
import socket
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every network this machine is in."""
HINT = "--host 0.0.0.0"


def is_own(host: str) -> bool:
    """Whether a name or address means only the machine that uses it."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def network_address() -> str | None:
    """This machine's address in its network; None where it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_own(address) else address


def reached(host: str, port: int) -> str | None:
    """The address others type for a server that listens there; None: only this machine reaches it."""
    if is_own(host):
        return None
    address = network_address() if host in EVERYWHERE else host
    return None if address is None else f"http://{bracketed(address)}:{port}"


def peer_address(host: str, port: int) -> str:
    """Where other processes of ours reach one that listens there."""
    address = (network_address() or "127.0.0.1") if host in EVERYWHERE else host
    return f"{bracketed(address)}:{port}"


def address_for(asked: str, host: str, port: int) -> str | None:
    """What to tell others, for somebody who came by the address `asked`: the same, if it leads here from elsewhere."""
    parts = urlsplit(asked)
    if parts.hostname and not is_own(parts.hostname):
        return f"{parts.scheme}://{parts.netloc}"
    return reached(host, port)


def code(address: str) -> bytes:
    """An address as a QR code, drawn as SVG in ink on paper whatever the theme: cameras need the contrast."""
    import segno  # only who is invited needs it

    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", border=2, dark="#2A2018", light="#FFFFFF", xmldecl=False, omitsize=True, nl=False
    )
    return drawn.getvalue()
