"""Draw the app's icons from their SVG sources, with the Chromium of the browser tests.

Run `python -m web.icons.make` from the repository after a change of an SVG, and commit the PNGs.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import chromium

HERE = Path(__file__).parent
TARGET = HERE.parent / "public" / "icons"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-180.png": ("maskable.svg", 180),
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (source, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
                + (HERE / source).read_text("utf-8")
            )
            page.screenshot(path=TARGET / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
