"""Where Chromium is. As a program: install one if there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The executable: the one named by CHROMIUM, the system's, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, map(shutil.which, _NAMES)), None) or _playwrights()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # the others need it not

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """By the system's packages where we may, which brings the libraries too; else by Playwright."""
    rights = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") and (not rights or _may(rights)):
        subprocess.run([*rights, "apt-get", "update", "-qq"], check=False)
        command = [*rights, "apt-get", "install", "-qq", "--yes", "chromium"]
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
        sys.exit("no Chromium for the tests in a browser: install one, or name it by CHROMIUM")
