"""The page with the doors of the games."""

from accessibility import assert_accessible


def open_home(device, **options):
    page = device.new_page(**options)
    page.goto(device.address)
    return page


def test_it_leads_to_triples(device):
    page = open_home(device)
    page.locator("a[href='triples/']").first.click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    assert page.url == device.address + "triples/"


def test_it_is_accessible(device, color_scheme):
    assert_accessible(open_home(device, color_scheme=color_scheme))


def test_it_needs_no_scrolling_sideways(device):
    assert open_home(device).evaluate("document.documentElement.scrollWidth <= innerWidth")
