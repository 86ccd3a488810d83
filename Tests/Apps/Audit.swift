import SwiftUI

/// The problems for screen readers in the topmost part of an app.
@MainActor
struct Audit {
  private let app: HeadlessApp

  init(_ app: HeadlessApp) { self.app = app }

  /// The controls without a name.
  var unnamedControls: [String] {
    app.elements.filter { $0.spokenName.isEmpty && ($0.isControl || !$0.accessibility.actions.isEmpty) }.map(\.line)
  }

  /// The images without a label, which are read by their file names.
  var unlabeledImages: [String] {
    app.elements.filter { $0.kind == .image && $0.accessibility.label == nil }.map(\.spokenName)
  }

  /// The names that several enabled controls of one kind have.
  var sharedNames: [String] {
    let controls = app.elements.filter { $0.isControl && $0.behavior.isEnabled }
    return Dictionary(grouping: controls) { "\($0.kind) \($0.spokenName)" }.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// The labels that are read twice in a row: once as text, and once with a control.
  var repeatedLabels: [String] {
    let elements = app.elements
    return zip(elements, elements.dropFirst()).filter { first, second in
      first.spokenName == second.spokenName && !first.spokenName.isEmpty
        && (first.kind == .text) != (second.kind == .text)
    }.map(\.0.spokenName)
  }

  /// The headings and titles.
  var headings: [String] {
    let titles = app.modalPart.all { [.navigationStack, .page, .alert].contains($0.kind) && !$0.text.isEmpty }
    return titles.map(\.text) + app.elements.filter { $0.accessibility.traits.contains(.isHeader) }.map(\.spokenName)
  }
}
