"""`serve`: run the game server for the browser."""

import webbrowser
from typing import Annotated, cast, get_args
from urllib.parse import urlsplit

import typer
from rich.console import Console
from rich.text import Text

from speicherstadt.cli.options import DataFolder, Language, data_folder, texts_in
from speicherstadt.errors import Malformed

_OWN_PORT = {"http": ":80", "https": ":443"}


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on. 0.0.0.0 lets others on your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on. 0 picks a free one.")] = 8765,
    data: DataFolder = None,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="Address under which others reach the server.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Also open the browser.")] = False,
    rate_limit: Annotated[
        float, typer.Option(help="Requests per second allowed per visitor. 0: no limit.")
    ] = 30.0,
    max_guests: Annotated[
        int, typer.Option(min=1, help="New guests allowed per address and day.")
    ] = 100,
    max_tables: Annotated[int, typer.Option(min=1, help="Unfinished tables per guest.")] = 50,
    max_storage: Annotated[
        int, typer.Option(metavar="MB", min=1, help="Imported and forked games per guest.")
    ] = 10,
    keep_guests: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="Remove guests not seen for this long.")
    ] = 365,
    keep_tables: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="Remove tables that have not started.")
    ] = 7,
    keep_games: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="Close games without a decision.")
    ] = 90,
    delete_abandoned: Annotated[
        bool, typer.Option("--delete-abandoned", help="Delete such games instead of closing them.")
    ] = False,
    connections: Annotated[
        int, typer.Option(help="Connections allowed per address. 0: no limit.")
    ] = 200,
    bot_pace: Annotated[
        float, typer.Option(help="Minimum time a bot takes for a decision, in seconds.")
    ] = 0.7,
    bot_sleep: Annotated[
        float, typer.Option(help="Seconds until bots sleep at a table that nobody watches.")
    ] = 600.0,
    check: Annotated[
        bool,
        typer.Option(
            "--check/--no-check",
            help="Check the database at the start. This takes about 2 seconds for each GB.",
        ),
    ] = True,
    log_format: Annotated[
        str,
        typer.Option(help="auto, json or text. auto: text at a terminal, otherwise JSON lines."),
    ] = "auto",
    lang: Language = None,
) -> None:
    """Start the server and play in the browser, with friends or bots."""
    # Only this command needs the server and its dependencies.
    from speicherstadt.server.app import Settings  # noqa: PLC0415
    from speicherstadt.server.limits.defaults import MEGABYTE, Limits  # noqa: PLC0415
    from speicherstadt.server.logs import LogFormat  # noqa: PLC0415
    from speicherstadt.server.run import run  # noqa: PLC0415

    texts = texts_in(lang)
    if not 0 <= port <= 65535:
        raise Malformed(f"--port {port}: must be 0 to 65535")
    for option, value, most in (
        ("--rate-limit", rate_limit, 1e6),
        ("--connections", connections, 1e6),
        ("--bot-pace", bot_pace, 60),
        ("--bot-sleep", bot_sleep, 1e7),
    ):
        if not 0 <= value <= most:
            raise Malformed(f"{option} {value}: must be 0 to {most:g}")
    if log_format not in get_args(LogFormat):
        raise Malformed(f"--log-format {log_format}: must be {', '.join(get_args(LogFormat))}")
    settings = Settings(
        public_url=_checked(public_url),
        host=host,
        limits=Limits(
            requests_per_second=rate_limit,
            guests_per_day=max_guests,
            open_tables=max_tables,
            stored_bytes=max_storage * MEGABYTE,
            keep_guests_days=keep_guests,
            keep_tables_days=keep_tables,
            keep_games_days=keep_games,
            delete_abandoned=delete_abandoned,
        ),
        pace=bot_pace,
        bot_sleep=bot_sleep,
        check=check,
        connections=connections,
        log_format=cast("LogFormat", log_format),
    )
    console = Console(highlight=False)

    folder = data_folder(data)

    def ready(address: str) -> None:
        shown = settings.public_url or address
        line = texts("serve-ready", address=shown, folder=str(folder))
        console.print(Text(line), soft_wrap=True)
        if open_browser:
            webbrowser.open(address)

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
