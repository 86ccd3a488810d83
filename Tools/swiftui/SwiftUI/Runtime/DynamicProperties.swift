#if !CHECK
@_spi(Reflection) import Swift
#endif

/// A property wrapper whose value belongs to a view's place, or comes from its environment.
protocol LinkedProperty: DynamicProperty {
  /// Connects the wrapper, which is at an offset in the view, with the view's place.
  @MainActor mutating func link(to context: _Context, offset: Int)
}

extension _Context {
  /// Returns a copy of a view, a modifier, or a style whose dynamic properties are connected with this place.
  ///
  /// The wrappers are found by their offsets in the type's layout, so that the copy is changed in place, and two places of the same
  /// value keep two states.
  func linked<Value>(_ value: Value) -> Value {
    var copy = value
    link(&copy, at: 0)
    return copy
  }

  private func link<Value>(_ value: inout Value, at base: Int) {
    let properties = dynamicProperties(of: Value.self)
    guard !properties.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for property in properties {
        link(property.type, at: start + property.offset, offset: base + property.offset)
      }
    }
  }

  private func dynamicProperties<Value>(of type: Value.Type) -> [(offset: Int, type: any DynamicProperty.Type)] {
    let id = ObjectIdentifier(type)
    if let known = app.dynamicProperties[id] { return known }
    var found: [(offset: Int, type: any DynamicProperty.Type)] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type { found.append((offset, property)) }
      return true
    }
    app.dynamicProperties[id] = found
    return found
  }

  private func link<Property: DynamicProperty>(_ type: Property.Type, at place: UnsafeMutableRawPointer, offset: Int) {
    let pointer = place.assumingMemoryBound(to: Property.self)
    guard var property = pointer.pointee as? any LinkedProperty else {
      // A property that consists of others, such as an app's own.
      return link(&pointer.pointee, at: offset)
    }
    property.link(to: self, offset: offset)
    if let linked = property as? Property { pointer.pointee = linked }
  }
}

/// The storage of a value that belongs to a view's place.
@MainActor
final class ValueBox<Value> {
  nonisolated(unsafe) private(set) var value: Value
  private weak var scope: Scope?

  init(_ value: Value, scope: Scope? = nil) {
    self.value = value
    self.scope = scope
  }

  /// Stores a value. Views are evaluated again only if the value is different.
  nonisolated func set(_ new: Value) {
    if let old = value as? any Equatable, old.isEqual(to: new) { return }
    value = new
    MainActor.assumeIsolated {
      scope?.didStateChange = true
      scope?.app?.invalidate()
    }
  }
}

extension Equatable {
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Which of several views has the focus. All views of one `FocusState` share it.
@MainActor
final class FocusBox {
  private(set) var value: AnyHashable?
  private weak var window: HeadlessWindow?
  private weak var app: HeadlessApp?
  private let level: Int

  init(in context: _Context) {
    app = context.app
    window = context.window
    level = context.presentation.level
  }

  /// Moves the focus to the view with a value, or away from all of the views. A window has one focus, and so has each sheet, so
  /// that the window's focus is back when the sheet is closed.
  func set(_ new: AnyHashable?) {
    guard new != value else { return }
    if new != nil {
      if let old = window?.focus[level], old !== self { old.value = nil }
      window?.focus[level] = self
    } else if window?.focus[level] === self {
      window?.focus[level] = nil
    }
    value = new
    app?.invalidate()
  }
}
