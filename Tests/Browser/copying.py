"""Text that the page shows because it can't share or copy it."""

from playwright.sync_api import Page, expect


def assert_text_can_be_copied(page: Page, text) -> None:
    """Checks that a dialog has the text, selected, and closes the dialog. `text` is the text or a pattern."""
    dialog = page.get_by_role("dialog", name="Copy this")
    field = dialog.get_by_role("textbox", name="Copy this")
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart === 0 && field.selectionEnd === field.value.length")
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
