"""`serve`: run the game server for the browser."""

import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text

from speicherstadt.cli.options import Language, texts_in
from speicherstadt.errors import Malformed

_OWN_PORT = {"http": ":80", "https": ":443"}


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on. 0.0.0.0 lets others on your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on. 0 picks a free one.")] = 8765,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where games are stored. Default: your data folder."),
    ] = None,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="Address under which others reach the server.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Also open the browser.")] = False,
    rate_limit: Annotated[
        float, typer.Option(help="Requests per second allowed per visitor. 0: no limit.")
    ] = 30.0,
    bot_pace: Annotated[
        float, typer.Option(help="Minimum time a bot takes for a decision, in seconds.")
    ] = 0.7,
    lang: Language = None,
) -> None:
    """Start the server and play in the browser, with friends or bots."""
    # Only this command needs the server and its dependencies.
    from speicherstadt.server.app import Settings  # noqa: PLC0415
    from speicherstadt.server.run import run  # noqa: PLC0415

    texts = texts_in(lang)
    if not 0 <= port <= 65535:
        raise Malformed(f"--port {port}: must be 0 to 65535")
    for option, value, most in (("--rate-limit", rate_limit, 1e6), ("--bot-pace", bot_pace, 60)):
        if not 0 <= value <= most:
            raise Malformed(f"{option} {value}: must be 0 to {most:g}")
    settings = Settings(
        public_url=_checked(public_url),
        rate=rate_limit,
        pace=bot_pace,
    )
    console = Console(highlight=False)

    def ready(address: str) -> None:
        shown = settings.public_url or address
        console.print(Text(texts("serve-ready", address=shown)), soft_wrap=True)
        if open_browser:
            webbrowser.open(address)

    folder = data or user_data_path("speicherstadt", appauthor=False)
    run(folder, settings, host, port, ready)


def _checked(url: str) -> str:
    """The address as browsers write it: lower case, without the scheme's default port."""
    if not url:
        return ""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in _OWN_PORT or not parts.netloc or parts.path not in ("", "/"):
        raise Malformed(f"--public-url {url}: must look like https://example.org")
    return f"{parts.scheme}://{parts.netloc.removesuffix(_OWN_PORT[parts.scheme])}"
