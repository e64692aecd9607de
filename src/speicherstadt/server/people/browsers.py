"""Which browser and system a `User-Agent` header names, in a few words for a list of sessions."""

_BROWSERS = (  # most browsers also claim to be those further down
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_name(user_agent: str) -> str:
    """Return browser and system, such as `Firefox, Linux`; empty if neither is known."""
    found = (
        next((name for mark, name in known if mark in user_agent), None)
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(name for name in found if name)
