"""Find Chromium. Run as a program, install it if there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

_NAMES = (
    "chromium-headless-shell",  # twice as fast in our tests: it draws no window around each page
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
_PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's, the best one first."""


def chromium() -> str | None:
    """The path of the executable: from CHROMIUM, of the system, or of Playwright."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, map(shutil.which, _NAMES)), None) or _playwrights()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only needed here

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Install it with apt if possible, which also brings the libraries, else with Playwright."""
    rights = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") and (not rights or _may(rights)):
        subprocess.run([*rights, "apt-get", "update", "-qq"], check=False)
        for package in _PACKAGES:
            command = [*rights, "apt-get", "install", "-qq", "--yes", package]
            if not subprocess.run(command, check=False).returncode and chromium():
                return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _may(rights: list[str]) -> bool:
    if not shutil.which(rights[0]):
        return False
    return not subprocess.run([*rights, "true"], check=False, capture_output=True).returncode


if __name__ == "__main__":
    if chromium() is None:
        install()
    if chromium() is None:
        sys.exit("no Chromium for the browser tests: install one, or set CHROMIUM to its path")
