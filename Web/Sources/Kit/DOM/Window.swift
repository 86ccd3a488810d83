import GameCore

/// The window of the page: everything that doesn't belong to an element.
public enum Window {
  /// Returns 64 cryptographically secure random bits.
  public static func random64() -> UInt64 {
    UInt64(bitPattern: domRandom64())
  }

  /// Sets the page's title.
  public static func setTitle(_ title: String) {
    ScriptObject.document.setText("title", title)
  }

  /// Calls the closure whenever an event of a type, such as `resize` or `keydown`, reaches the window.
  @discardableResult
  public static func listen(
    _ type: StaticString, _ action: @escaping (Event) -> Void
  ) -> Subscription {
    ScriptObject.window.listen(type) { _ in action(Event()) }
  }

  /// Calls the closure for each event of a type, before any element gets the event.
  public static func listenFirst(_ type: StaticString, _ action: @escaping (Event) -> Void) {
    _ = ScriptObject.window.listen(type, capture: true) { _ in action(Event()) }
  }

  /// Whether the page is hidden, because another tab is selected or the phone is locked.
  public static var isHidden: Bool {
    ScriptObject.document.flag("hidden")
  }

  /// Calls the closure whenever the page is hidden or shown.
  @discardableResult
  public static func onVisibilityChange(_ action: @escaping (_ isHidden: Bool) -> Void) -> Subscription {
    ScriptObject.document.listen("visibilitychange") { _ in action(isHidden) }
  }

  /// The element that has the focus, or `nil`.
  public static var activeElement: Element? {
    ScriptObject.document.element("activeElement")
  }

  /// Returns whether a CSS media query, such as `(prefers-reduced-motion: reduce)`, matches.
  public static func matches(_ mediaQuery: String) -> Bool {
    ScriptObject(handle: mediaQuery.withBytes { domMediaQuery($0, $1) }).flag("matches")
  }

  /// Calls the closure whenever a CSS media query starts or stops matching.
  @discardableResult
  public static func onMediaChange(
    _ mediaQuery: String, _ action: @escaping (_ isMatching: Bool) -> Void
  ) -> Subscription {
    let query = ScriptObject(handle: mediaQuery.withBytes { domMediaQuery($0, $1) })
    return query.listen("change") { _ in action(query.flag("matches")) }
  }
}
