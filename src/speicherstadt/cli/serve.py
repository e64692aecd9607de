"""`serve`: the game in the browser, for oneself and for friends."""

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
        str, typer.Option(help="Where to listen; 0.0.0.0 for friends in the same network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any that is free.")] = 8765,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where games are kept; else the user's data folder."),
    ] = None,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="How the server is reached from outside.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser too.")] = False,
    rate_limit: Annotated[
        float, typer.Option(help="Requests a second for one visitor; 0 for any number.")
    ] = 30.0,
    bot_pace: Annotated[
        float, typer.Option(help="Seconds that a bot takes over a decision, at least.")
    ] = 0.7,
    lang: Language = None,
) -> None:
    """Play in the browser, alone, with friends and with bots."""
    # Only this command needs the server and what it is made of.
    from speicherstadt.server.app import Settings  # noqa: PLC0415
    from speicherstadt.server.run import run  # noqa: PLC0415

    texts = texts_in(lang)
    if not 0 <= port <= 65535:
        raise Malformed(f"--port {port}: it should be 0 to 65535")
    for option, value, most in (("--rate-limit", rate_limit, 1e6), ("--bot-pace", bot_pace, 60)):
        if not 0 <= value <= most:
            raise Malformed(f"{option} {value}: it should be 0 to {most:g}")
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
    """The address as browsers write it: in small letters, without the port it has by itself."""
    if not url:
        return ""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in _OWN_PORT or not parts.netloc or parts.path not in ("", "/"):
        raise Malformed(f"--public-url {url}: it should look like https://example.org")
    return f"{parts.scheme}://{parts.netloc.removesuffix(_OWN_PORT[parts.scheme])}"
