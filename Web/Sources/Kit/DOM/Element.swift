import NumberedGame

/// An element of the page.
///
/// A value of this type is a handle: copies mean the same element. Once an element is removed with `remove()`, its
/// handles mean nothing any more, and whatever is asked of them has no effect and answers with nothing.
public struct Element: Equatable {
  let object: ScriptObject

  init(object: ScriptObject) {
    self.object = object
  }

  init?(handle: Int32) {
    guard handle != 0 else { return nil }
    object = ScriptObject(handle: handle)
  }

  /// The first element of the page that a CSS selector such as `#score` selects, or nothing if there is none.
  @inline(never)
  public static func find(_ selector: StaticString) -> Element? {
    Element(handle: selector.withName { domFind(ScriptObject.document.handle, $0, $1) })
  }

  /// The element of the page that has an `id`, or nothing if none has.
  @inline(never)
  public static func find(id: String) -> Element? {
    Element(handle: id.withBytes { domFindID($0, $1) })
  }

  /// Every element of the page that a CSS selector selects, in the order of the page.
  @inline(never)
  public static func findAll(_ selector: StaticString) -> [Element] {
    Element(object: .document).findAll(selector)
  }

  /// Makes an HTML element, such as a `div`, that is not in the page yet.
  @inline(never)
  public static func make(_ name: StaticString) -> Element {
    Element(object: ScriptObject(handle: name.withName { domMake($0, $1, 0) }))
  }

  /// Makes an SVG element, such as a `path`, that is not in the page yet.
  @inline(never)
  public static func makeSVG(_ name: StaticString) -> Element {
    Element(object: ScriptObject(handle: name.withName { domMake($0, $1, 1) }))
  }

  /// The first element inside this one that a CSS selector selects.
  @inline(never)
  public func find(_ selector: StaticString) -> Element? {
    Element(handle: selector.withName { domFind(object.handle, $0, $1) })
  }

  /// Every element inside this one that a CSS selector selects, in the order of the page.
  @inline(never)
  public func findAll(_ selector: StaticString) -> [Element] {
    // The handles come over as four bytes each, the lowest first.
    let bytes = Inbox.take(selector.withName { domFindAll(object.handle, $0, $1) }) ?? []
    return stride(from: 0, to: bytes.count, by: 4).compactMap { start in
      let handle = bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int32($1) }
      return Element(handle: handle)
    }
  }

  /// This element, or the closest one around it, that a CSS selector selects.
  @inline(never)
  public func closest(_ selector: StaticString) -> Element? {
    Element(handle: selector.withName { domClosest(object.handle, $0, $1) })
  }

  /// Puts an element inside this one, after everything else in it. An element that is elsewhere moves.
  @inline(never)
  public func append(_ child: Element) {
    domInsert(object.handle, child.object.handle, 0)
  }

  /// Puts an element inside this one, before another that is in it.
  @inline(never)
  public func insert(_ child: Element, before next: Element) {
    domInsert(object.handle, child.object.handle, next.object.handle)
  }

  /// Takes the element out of the page for good: it, all that is in it, and all their listeners are let go.
  @inline(never)
  public func remove() {
    domRemove(object.handle)
  }

  /// Takes everything inside the element out of the page for good.
  @inline(never)
  public func removeChildren() {
    domRemoveChildren(object.handle)
  }

  /// Calls the closure whenever an event of that type, such as `click`, reaches the element, until the subscription is
  /// cancelled or the element removed.
  @discardableResult
  @inline(never)
  public func listen(
    _ type: StaticString, _ options: ListenerOptions = [], _ action: @escaping (Event) -> Void
  ) -> Subscription {
    object.listen(type, options) { _ in action(Event()) }
  }

  /// Calls the closure soon, and then whenever the element's size changes. An element that is not shown has none, so
  /// this also tells of its being shown and hidden.
  @discardableResult
  @inline(never)
  public func observeSize(_ action: @escaping () -> Void) -> Subscription {
    let callback = CallbackTable.shared.insert { _ in action() }
    domObserveSize(object.handle, callback)
    return Subscription(callback: callback)
  }
}
