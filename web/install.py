"""What makes the page installable: icons from art/*.svg and a manifest in each language.

Run by hand when the drawings or the words change: `python web/install.py` (needs Chromium).
"""

import json
import shutil
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, sync_playwright

from impera.words.languages import FOLDER as LOCALE
from impera.words.languages import LOCALES

WEB = Path(__file__).parent
PUBLIC = WEB / "public"
# Name of the picture, drawing, pixels.
ICONS = (
    ("icon-192", "icon", 192),
    ("icon-512", "icon", 512),
    ("icon-maskable-192", "icon-maskable", 192),
    ("icon-maskable-512", "icon-maskable", 512),
    ("apple-touch-icon", "icon-maskable", 180),
)
GROUND = "#0c2123"  # --ground in dark mode, behind the icon


def draw(page: Page, name: str, drawing: str, side: int) -> None:
    """A picture of a drawing, in so many pixels."""
    svg = (WEB / "src" / "art" / f"{drawing}.svg").read_text("utf-8")
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f"<style>*{{margin:0;display:block;width:100%}}</style>{svg}")
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def manifest(language: str, locale: str) -> dict[str, object]:
    """What the browser is told of the page, in a language."""
    bundle = FluentBundle([locale], use_isolating=False)
    for file in (f"{language}.ftl", f"page/{language}.ftl", f"home/{language}.ftl"):
        bundle.add_resource(FluentResource((LOCALE / file).read_text("utf-8")))

    def say(key: str) -> str:
        return str(bundle.format_pattern(bundle.get_message(key).value)[0])

    icon = {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"}
    shortcuts = [("new", "page-new-table"), ("learn", "home-learn"), ("rules", "home-rules")]
    return {
        "name": "Impera",
        "short_name": "Impera",
        "description": say("home-app"),
        "lang": locale,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [
            {
                "src": f"{name}.png",
                "sizes": f"{side}x{side}",
                "type": "image/png",
                "purpose": "maskable" if drawing == "icon-maskable" else "any",
            }
            for name, drawing, side in ICONS
            if name.startswith("icon")
        ],
        "shortcuts": [
            {"name": say(key), "url": f"./?/{place}", "icons": [icon]} for place, key in shortcuts
        ],
    }


def main() -> None:
    """Make everything anew."""
    PUBLIC.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = chromium.new_page()
        for name, drawing, side in ICONS:
            draw(page, name, drawing, side)
        chromium.close()
    for language, locale in LOCALES.items():
        text = json.dumps(manifest(language, locale), ensure_ascii=False, indent=2)
        (PUBLIC / f"manifest-{language}.webmanifest").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
