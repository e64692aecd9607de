"""The web app's files, kept in memory as they were built: plain, and compressed where it helps."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response

FOLDER = Path(__file__).parent / "page"
_TEXTUAL = ("text/", "application/javascript", "application/json", "image/svg", "application/man")
_PAGES = ("", "rules", "cards", "settings")
_PAGES_BELOW = ("t/", "r/", "move/")
_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Speicherstadt</title>
<p>The web app has not been built here. Run <code>make web</code>, then start the server again."""


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    kind: str
    etag: str
    forever: bool
    """Its name holds a hash of its content, so it never changes."""


class Page:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            str(path.relative_to(folder)): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        index = self._files.get("index.html")
        self._index = index or File(
            _MISSING, None, "text/html; charset=utf-8", '"none"', forever=False
        )

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        path = path.lstrip("/")
        file, status = self._files.get(path), 200
        if file is None:
            file = self._index
            status = 200 if path in _PAGES or path.startswith(_PAGES_BELOW) else 404
        headers = {
            "etag": file.etag,
            "cache-control": "public, max-age=31536000, immutable" if file.forever else "no-cache",
            "vary": "accept-encoding",
        }
        if status == 200 and request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = file.zipped, "gzip"
        return Response(body, status_code=status, media_type=file.kind, headers=headers)


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"
    textual = kind.startswith(_TEXTUAL)
    return File(
        body,
        gzip.compress(body, 9, mtime=0) if textual else None,
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        path.relative_to(folder).parts[0] == "assets",
    )
