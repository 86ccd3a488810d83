import GameCore

/// An element of the page. A value is a handle, so copies refer to the same element. After `remove()`, calls have no
/// effect, and properties are `nil`, 0, or empty.
public struct Element: Equatable {
  let object: ScriptObject

  init(object: ScriptObject) {
    self.object = object
  }

  init?(handle: Int32) {
    guard handle != 0 else { return nil }
    object = ScriptObject(handle: handle)
  }

  /// Returns the first element of the page that matches a CSS selector such as `#score`, or `nil` if there is none.
  public static func find(_ selector: StaticString) -> Element? {
    Element(handle: domFind(ScriptObject.document.handle, selector.pointer))
  }

  /// Returns the element of the page with the given ID, or `nil` if there is none.
  public static func find(id: String) -> Element? {
    Element(handle: id.withBytes { domFindID($0, $1) })
  }

  /// Returns all elements of the page that match a CSS selector, in document order.
  public static func findAll(_ selector: StaticString) -> [Element] {
    Element(object: .document).findAll(selector)
  }

  /// Creates a detached HTML element, such as a `div`.
  public static func make(_ name: StaticString) -> Element {
    Element(object: ScriptObject(handle: domMake(name.pointer, 0)))
  }

  /// Creates a detached SVG element, such as a `path`.
  public static func makeSVG(_ name: StaticString) -> Element {
    Element(object: ScriptObject(handle: domMake(name.pointer, 1)))
  }

  /// Returns the first element inside this one that matches a CSS selector, or `nil` if there is none.
  public func find(_ selector: StaticString) -> Element? {
    Element(handle: domFind(object.handle, selector.pointer))
  }

  /// Returns all elements inside this one that match a CSS selector, in document order.
  public func findAll(_ selector: StaticString) -> [Element] {
    // The handles arrive as four bytes each, the lowest first.
    let bytes = Inbox.deliveredText(domFindAll(object.handle, selector.pointer)) ?? []
    return stride(from: 0, to: bytes.count, by: 4).compactMap { start in
      let handle = bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int32($1) }
      return Element(handle: handle)
    }
  }

  /// Returns this element or its closest ancestor that matches a CSS selector, or `nil` if none does.
  public func closest(_ selector: StaticString) -> Element? {
    Element(handle: domClosest(object.handle, selector.pointer))
  }

  /// Adds `child` at the end of this element, or moves it there if it already has a parent.
  public func append(_ child: Element) {
    insert(child, before: nil)
  }

  /// Inserts `child` before `next`, a child of this element, or at the end if `next` is `nil`. Moves it there if it
  /// already has a parent.
  public func insert(_ child: Element, before next: Element?) {
    domInsert(object.handle, child.object.handle, next?.object.handle ?? 0)
  }

  /// Removes the element for good, and releases it, everything in it, and all their listeners.
  public func remove() {
    domRemove(object.handle)
  }

  /// Removes everything inside the element for good.
  public func removeChildren() {
    domRemoveChildren(object.handle)
  }

  /// Calls the closure for each event of a type, such as `click`, until canceled or the element is removed. With
  /// `capture`, calls it before the listeners of elements inside, while the event is on its way down to the target.
  @discardableResult
  public func listen(
    _ type: StaticString, capture: Bool = false, _ action: @escaping (Event) -> Void
  ) -> Subscription {
    object.listen(type, capture: capture) { _ in action(Event()) }
  }

  /// Calls the closure once soon, and then whenever the element's size changes. A hidden element has no size, so the
  /// closure is also called when the element is hidden or shown.
  @discardableResult
  public func observeSize(_ action: @escaping () -> Void) -> Subscription {
    let callback = CallbackTable.shared.insert { _ in action() }
    domObserveSize(object.handle, callback)
    return Subscription(callback: callback)
  }
}
