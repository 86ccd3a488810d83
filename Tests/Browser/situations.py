"""Scripts that bring a page into a situation, to be run before it loads."""

# The storage: forbidden altogether, or full.
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""

# A window that hears nothing of the others.
DEAF = """for (const type of ["storage", "visibilitychange", "focus"]) {
  addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}"""

# Sharing: no share sheet, one that keeps what it is given, or neither sheet nor clipboard. Before a share sheet is
# offered, the browser asks for nothing; for the clipboard it may.
COPYING = "delete Navigator.prototype.share;"
SHARING = "Navigator.prototype.share = async (item) => { window.sent = item; };"
REFUSING = COPYING + "navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };"
