"""Makes each action of a test wait for a frame before it returns. The pages draw once per frame of the browser, so a test can
inspect the result right after the action, as a player would."""

import functools

from playwright.sync_api import Error, Keyboard, Locator, Mouse, Page, Touchscreen

LOCATOR_ACTIONS = "check click dblclick dispatch_event fill press press_sequentially select_option set_checked tap uncheck"
DEVICES = {"keyboard": (Keyboard, "down press type up"), "mouse": (Mouse, "click dblclick down up"), "touchscreen": (Touchscreen, "tap")}


# How far a paused clock advances for a frame, in milliseconds.
FRAME_MILLISECONDS = 20


def pause_clock(page: Page, time: float) -> None:
    """Advances the page's clock to a time, and stops it there. From then on, it advances only when the test acts."""
    page.clock.pause_at(time)
    page.is_paused = True


def advance_paused_clock(page: Page, milliseconds: float) -> None:
    """Advances a page's paused clock, and lets the page draw."""
    page.clock.fast_forward(milliseconds)
    page.clock.run_for(FRAME_MILLISECONDS)


def wait_for_frame(page: Page) -> None:
    """Waits until the page has drawn pending changes."""
    if getattr(page, "is_paused", False):
        return page.clock.run_for(FRAME_MILLISECONDS)
    try:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    except Error:
        pass  # the page is gone, or is being replaced by another


@functools.cache
def let_actions_end_with_a_frame() -> None:
    """Makes each Playwright input action, such as a click or a key press, wait for a frame before it returns."""
    _wait_after_reload()
    _wrap(Locator, LOCATOR_ACTIONS, lambda locator: locator.page)
    for name, (kind, actions) in DEVICES.items():
        _remember_page(name)
        _wrap(kind, actions, lambda device: device.its_page)


def _wrap(kind: type, actions: str, page_of) -> None:
    for name in actions.split():

        def act(self, *arguments, action=getattr(kind, name), **options):
            result = action(self, *arguments, **options)
            wait_for_frame(page_of(self))
            return result

        setattr(kind, name, functools.wraps(getattr(kind, name))(act))


def _wait_after_reload() -> None:
    """Patches `Page.reload` to wait until the page's program runs."""
    reload = Page.reload

    def reload_and_wait(self, *arguments, **options):
        response = reload(self, *arguments, **options)
        self.wait_for_selector("html:not([data-program]), html[data-state]", state="attached")
        return response

    Page.reload = reload_and_wait


def _remember_page(name: str) -> None:
    """Stores the page in each input device, because Playwright doesn't expose it."""
    getter = getattr(Page, name).fget

    def get(page: Page):
        device = getter(page)
        device.its_page = page
        return device

    setattr(Page, name, property(get))
