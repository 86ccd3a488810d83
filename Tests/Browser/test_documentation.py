"""The documentation in the browser: it works under any path and on phones, and has pictures for light and for
dark pages."""

import pytest
from accessibility import COLOR_SCHEMES
from paths import ROOT
from playwright.sync_api import expect
from waiting import wait_until

ARTICLES = {
    "triplesmodel/howtherulesbecameavalue": "How the rules became a value",
    "triplesmodel/thetheoremofpar": "The theorem of par",
    "triplessession/onesessionthreefrontends": "One session, three front ends",
    "gamecore/swiftinthebrowser": "Swift in the browser without a runtime",
    "triplescoach/howacoachlearns": "How a coach learns in five minutes",
    "codebreakercoach/perfectmastermind": "Perfect Mastermind",
    "parlor/playingparlor": "Play in the browser, the apps, and the terminal",
    "parlor/theparlorcommand": "Use the parlor command",
    "parlor/testsandmeasurements": "Tests and measurements",
    "parlor/theserverunderload": "The server under load",
    "parlor/codeorganization": "How the code is organized",
    "parlor/extendingparlor": "Extend Parlor",
    "triplesmodel/levelsandmedals": "Levels and medals",
    "triplescoach/howwellthecoachplays": "How well the coach plays",
    "appsupport/writingascreen": "Write a screen",
}

# The pictures that are screenshots, which are the same for light and for dark pages.
SCREENSHOTS = ("triples-moves", "codebreaker-review")

# The articles without pictures.
WITHOUT_PICTURES = {
    "parlor/theparlorcommand",
    "parlor/testsandmeasurements",
    "parlor/theserverunderload",
    "parlor/codeorganization",
    "parlor/extendingparlor",
    "triplesmodel/levelsandmedals",
    "triplescoach/howwellthecoachplays",
    "appsupport/writingascreen",
}


@pytest.fixture
def documentation(serve_folder):
    """Serves the documentation under an unusual path."""
    folder = ROOT / ".build" / "docs-tested"
    assert (folder / "index.html").is_file(), "run Scripts/make_docs.py --out .build/docs-tested"
    return serve_folder(folder, prefix="/players/~someone/docs")


def is_loaded(image) -> bool:
    return image.evaluate("image => image.complete && image.naturalWidth > 0")


def fits_color_scheme(image, color_scheme: str) -> bool:
    """Returns whether a picture fits the color scheme. Screenshots fit both."""
    source = image.evaluate("image => image.currentSrc")
    return any(name in source for name in SCREENSHOTS) or ("~dark" in source) == (color_scheme == "dark")


def test_first_page_links_to_articles_and_libraries_and_opens_an_article(desktop, documentation):
    page = desktop.new_page()
    page.goto(documentation.address)
    expect(page.get_by_role("heading", name="Parlor", level=1)).to_be_visible()
    assert page.url == f"{documentation.address}documentation/parlor/"
    main = page.get_by_role("main")
    for path, title in ARTICLES.items():
        link = main.get_by_role("link", name=title, exact=True)
        expect(link).to_have_attribute("href", f"/players/~someone/docs/documentation/{path}")
    for module in ("TriplesModel", "CodeBreakerProof", "GameCore"):
        expect(main.get_by_role("link", name=module, exact=True)).to_be_visible()
    main.get_by_role("link", name="The theorem of par", exact=True).click()
    expect(page.get_by_role("heading", name="The theorem of par", level=1)).to_be_visible()
    # Reloading shows the same article.
    page.reload()
    expect(page.get_by_role("heading", name="The theorem of par", level=1)).to_be_visible()
    assert [reply for reply in documentation.replies if reply[1] >= 400] == []


def test_articles_and_their_pictures_fit_any_screen_and_color_scheme(each_device, documentation, subtests):
    page = each_device.new_page()
    for path in ARTICLES:
        page.goto(f"{documentation.address}documentation/{path}/")
        for color_scheme in COLOR_SCHEMES:
            with subtests.test(article=path, color_scheme=color_scheme):
                page.emulate_media(color_scheme=color_scheme)
                assert_article_can_be_read(page, path, color_scheme)


def assert_article_can_be_read(page, path, color_scheme):
    expect(page.get_by_role("heading", name=ARTICLES[path], level=1)).to_be_visible()
    images = page.get_by_role("main").get_by_role("img").filter(visible=True).and_(page.locator("img"))
    if path in WITHOUT_PICTURES:
        expect(images).to_have_count(0)
    else:
        expect(images.first).to_be_attached()
    width = page.viewport_size["width"]
    for image in images.all():
        image.scroll_into_view_if_needed()
        wait_until(page, lambda image=image: is_loaded(image) and fits_color_scheme(image, color_scheme))
        box = image.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["width"] >= 300, "too small to read"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
