import Foundation
import Observation

#if !CHECK
@_spi(Reflection) import Swift
#endif

/// What is known about a view from its last evaluation.
@MainActor
private final class EvaluatedView {
  var view: Any?
  /// Whether an object that the body read has changed since.
  var wasTouched = ChangeFlag()
  var lines: [String] = []
}

extension _Context {
  /// Evaluates a view's body, and reports if the result is new although SwiftUI may keep the old one.
  ///
  /// SwiftUI evaluates a body again only if the view's value, its state, its environment, or an observed object that it read has
  /// changed: "Demystify SwiftUI performance" (WWDC23, session 10160).
  func checkedNodes<Content: View>(of view: Content) -> [Node] {
    let last = scope.slot("evaluated") { EvaluatedView() }
    let mayBeKept =
      !last.wasTouched.isSet && !scope.didStateChange
      && (last.view as? Content).map { haveSameInputs($0, view) } == true
    scope.didStateChange = false
    let touched = ChangeFlag()
    last.wasTouched = touched
    var nodes: [Node] = []
    withObservationTracking {
      nodes = view.body._nodes(self)
    } onChange: { [dirty = app.dirty] in
      touched.set()
      dirty.set()
    }
    var lines: [String] = []
    for node in nodes { node.claim(&lines) }
    if mayBeKept {
      app.keptViewCount += 1
      if lines != last.lines {
        let change = zip(last.lines, lines).first { $0 != $1 }.map { "\($0) → \($1)" } ?? "\(lines.count) lines"
        app.report(
          "SwiftUI may keep the old \(HeadlessApp.name(of: Content.self)), whose inputs are the same: \(change)")
      }
    }
    last.view = view
    last.lines = lines
    return nodes
  }
}

extension Node {
  /// Appends a line for each node that no view inside has claimed. A view inside has claimed all nodes inside its own.
  fileprivate func claim(_ lines: inout [String]) {
    guard !isClaimed else { return }
    isClaimed = true
    // Whether a node is enabled follows from the environment, which reaches the node without the views around it.
    lines.append(words.joined(separator: " "))
    for part in parts(withMenus: true) { part.claim(&lines) }
  }
}

/// A property that is compared by its value instead of its bytes.
protocol ComparedProperty {
  static func load(_ place: UnsafeRawPointer) -> Any
}

extension Environment: ComparedProperty {
  static func load(_ place: UnsafeRawPointer) -> Any { place.assumingMemoryBound(to: Self.self).pointee.wrappedValue }
}

/// Whether two values of a view have the same bytes and read the same environment. State is compared elsewhere.
private func haveSameInputs<Value>(_ one: Value, _ other: Value) -> Bool {
  var areSame = true
  withUnsafeBytes(of: one) { first in
    withUnsafeBytes(of: other) { second in
      guard let first = first.baseAddress, let second = second.baseAddress else { return }
      _ = _forEachField(of: Value.self, options: []) { _, offset, type, _ in
        areSame = areSame && isSame(type, first + offset, second + offset)
        return areSame
      }
    }
  }
  return areSame
}

private func isSame(_ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
  if let compared = type as? any ComparedProperty.Type {
    let (first, second) = (compared.load(one), compared.load(other))
    if Swift.type(of: first) is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
    return (first as? any Equatable)?.isEqual(to: second) ?? false
  }
  if type is any LinkedProperty.Type { return true }
  if type is any DynamicProperty.Type { return false }
  func size<Field>(_: Field.Type) -> Int { MemoryLayout<Field>.size }
  return memcmp(one, other, _openExistential(type, do: size)) == 0
}
