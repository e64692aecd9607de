"""The web app's files: every address of the app, compression and caching."""

import gzip
import hashlib
from pathlib import Path

import pytest

from speicherstadt.server.http.static_files import StaticFiles
from tests.server.conftest import Invite


def test_every_web_app_url_serves_the_page(invite: Invite) -> None:
    nobody = invite(None)
    home = nobody.http.get("/")
    assert home.status_code == 200
    plain = ("/rules", "/cards", "/settings", "/games", "/daily")
    for path in (*plain, "/daily/2026-11-16", "/t/abc", "/r/abc", "/move/abc"):
        page = nobody.http.get(path)
        assert (page.status_code, page.content) == (200, home.content)
    lost = nobody.http.get("/nowhere")
    assert (lost.status_code, lost.content) == (404, home.content)
    for sly in ("/../pyproject.toml", "/%2e%2e/run.py", "/assets/../../run.py", "//etc/passwd"):
        page = nobody.http.get(sly)
        assert page.status_code in (200, 404)
        assert page.content == home.content
    head = nobody.http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    posted = nobody.http.post("/", content=b"x")
    assert (posted.status_code, posted.headers["allow"]) == (405, "GET, HEAD")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>Moin" * 200)
    (tmp_path / "assets" / "index-1a2b.js").write_text("let moin = 1;" * 100)
    (tmp_path / "assets" / "letter.woff2").write_bytes(b"wOF2" * 50)
    return tmp_path


def ask(files: StaticFiles, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    status, body, answered = files._answer(path, dict(raw))
    return status, {name.decode(): value.decode() for name, value in answered}, body


def test_files_are_compressed_and_cached(folder: Path) -> None:
    files = StaticFiles(folder)
    script = (folder / "assets" / "index-1a2b.js").read_bytes()
    status, headers, body = ask(files, "assets/index-1a2b.js", accept_encoding="br, gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == script
    assert len(body) < len(script) / 4
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    status, headers, body = ask(files, "assets/index-1a2b.js")
    assert (status, body) == (200, script)
    assert "content-encoding" not in headers
    status, headers, body = ask(files, "assets/letter.woff2", accept_encoding="gzip")
    assert (headers["content-type"], "content-encoding" in headers) == ("font/woff2", False)
    status, headers, body = ask(files, "", accept_encoding="gzip")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    etag = headers["etag"]
    assert etag == f'"{hashlib.sha256((folder / "index.html").read_bytes()).hexdigest()[:20]}"'
    assert ask(files, "", if_none_match=etag)[::2] == (304, b"")
    assert ask(files, "", if_none_match='"other"')[0] == 200
    assert ask(files, "nowhere", if_none_match=etag)[0] == 404


def test_without_a_built_web_app_the_server_says_so(tmp_path: Path) -> None:
    status, _, body = ask(StaticFiles(tmp_path), "")
    assert status == 200
    assert b"make web" in body


def test_not_modified_over_http(invite: Invite) -> None:
    nobody = invite(None)
    home = nobody.http.get("/")
    again = nobody.http.get("/", headers={"If-None-Match": home.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
