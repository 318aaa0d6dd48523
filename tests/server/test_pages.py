"""The client's files: one page for all addresses, nothing from elsewhere, no way out of the folder."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from server.people import Server
from virtu.server import Settings
from virtu.server.app import create_app
from virtu.server.settings import database_url

SCRIPT = "console.log(1)" * 200


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    home = tmp_path_factory.mktemp("site")
    web = home / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Virtù</title>", encoding="utf-8")
    (web / "assets" / "index-abc123.js").write_text(SCRIPT)
    (web / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (web / "assets" / "index-abc123.js.br").write_bytes(b"as if by brotli")
    (web / "icon.svg").write_text("<svg/>")
    (web / ".stamp").write_text("secret")
    (home / "outside.txt").write_text("secret")
    server = Server(home, web=str(web))
    with httpx.Client(base_url=server.address) as client:
        yield client
    assert server.stop() == 0
    assert server.complaints() == ""


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/replay/abc",
        "/replay/abc/12",
        "/rules/seven_virtues",
        "/rules/governing/AG-7.4.8",
        "/apish",
    ],
)
def test_every_address_of_the_client_is_its_page(site: httpx.Client, path: str) -> None:
    reply = site.get(path)
    assert reply.status_code == 200
    assert "<title>Virtù</title>" in reply.text
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-security-policy"].startswith("default-src 'self'; ")
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert reply.headers["x-content-type-options"] == "nosniff"
    same = site.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


def test_assets_last(site: httpx.Client) -> None:
    """They are sent as the build left them: compressed once, whoever asks."""
    path = "/assets/index-abc123.js"
    reply = site.get(path, headers={"Accept-Encoding": "gzip, deflate"})
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.text == SCRIPT
    assert reply.headers["vary"] == "Accept-Encoding"
    with site.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as smallest:
        assert smallest.headers["content-encoding"] == "br"
        assert b"".join(smallest.iter_raw()) == b"as if by brotli"
    plain = site.get(path, headers={"Accept-Encoding": "br;q=0, identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, SCRIPT)
    assert len({answer.headers["etag"] for answer in (reply, smallest, plain)}) == 3
    again = site.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert site.get(f"{path}.gz").status_code == 404
    assert site.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
    assert site.head("/").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing-1.js", "/favicon.ico", "/.stamp", "/assets/../../outside.txt", "/%2e%2e/outside.txt",
        "/..%2foutside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/%00.js", "/api", "/api/", "/api/none",
    ],
)  # fmt: skip
def test_what_is_not_there(site: httpx.Client, path: str) -> None:
    reply = site.get(path)
    assert reply.status_code == 404
    assert "secret" not in reply.text
    assert reply.json()["code"] == "not_found"


def test_the_api_is_described_without_foreign_scripts(site: httpx.Client) -> None:
    described = site.get("/api/openapi.json").json()
    assert "/api/tables/{table_id}/join" in described["paths"]
    assert "FaultBody" in str(described["components"]["schemas"].keys())
    assert "cdn" not in str(described)
    assert "<" not in site.get("/api/openapi.json").headers["content-type"]


def test_the_web_folder_may_be_missing(tmp_path: Path) -> None:
    with TestClient(
        create_app(Settings(database_url(str(tmp_path / "x.sqlite")), web=tmp_path / "none"))
    ) as client:
        reply = client.get("/")
    assert reply.status_code == 503
    assert "not been built" in reply.text
