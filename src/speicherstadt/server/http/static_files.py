"""Serves the web app's files from memory, compressed where it helps."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "web"
_TEXTUAL = ("text/", "application/javascript", "application/json", "image/svg", "application/man")
_PAGES = ("", "daily", "games", "rules", "cards", "settings")
_PAGES_BELOW = ("t/", "r/", "move/", "daily/")
_BROTLI = ".br"
_FOREVER = b"public, max-age=31536000, immutable"
_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Speicherstadt</title>
<p>The web app has not been built here. Run <code>make web</code>, then start the server again."""


@dataclass(frozen=True)
class File:
    body: bytes
    encoded: dict[bytes, bytes]
    """The body in compressed forms, the smallest first."""
    kind: bytes
    etag: bytes
    forever: bool
    """Whether it never changes because its name contains a hash of its content."""


class StaticFiles:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            str(path.relative_to(folder)): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != _BROTLI
        }
        index = self._files.get("index.html")
        self._index = index or File(
            _MISSING, {}, b"text/html; charset=utf-8", b'"none"', forever=False
        )

    async def __call__(self, scope: Any, _receive: Any, send: Any) -> None:
        """Answer a request as an ASGI application."""
        headers = dict(scope["headers"])
        status, body, answered = self._answer(scope["path"].lstrip("/"), headers)
        if scope["method"] not in ("GET", "HEAD"):
            status, body, answered = 405, b"", [(b"allow", b"GET, HEAD")]
        answered.append((b"content-length", b"%d" % len(body)))
        await send({"type": "http.response.start", "status": status, "headers": answered})
        body = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": body})

    def _answer(
        self, path: str, headers: dict[bytes, bytes]
    ) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
        file, status = self._files.get(path), 200
        if file is None:
            file = self._index
            status = 200 if path in _PAGES or path.startswith(_PAGES_BELOW) else 404
        answered = [
            (b"content-type", file.kind),
            (b"etag", file.etag),
            (b"cache-control", _FOREVER if file.forever else b"no-cache"),
            (b"vary", b"accept-encoding"),
        ]
        if status == 200 and headers.get(b"if-none-match") == file.etag:
            return 304, b"", answered
        accepted = headers.get(b"accept-encoding", b"")
        for encoding, body in file.encoded.items():
            if encoding in accepted:
                return status, body, [*answered, (b"content-encoding", encoding)]
        return status, file.body, answered


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"
    encoded = {}
    twin = path.with_name(path.name + _BROTLI)
    if twin.exists():
        encoded[b"br"] = twin.read_bytes()
    if kind.startswith(_TEXTUAL):
        encoded[b"gzip"] = gzip.compress(body, 9, mtime=0)
    return File(
        body,
        encoded,
        (f"{kind}; charset=utf-8" if kind.startswith("text/") else kind).encode(),
        f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode(),
        path.relative_to(folder).parts[0] == "assets",
    )
