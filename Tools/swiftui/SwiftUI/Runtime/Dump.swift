extension Node: CustomStringConvertible {
  /// The view and those inside it as lines of text, one for each, for people and for comparison.
  public nonisolated var description: String { MainActor.assumeIsolated { lines("").joined(separator: "\n") } }

  private func lines(_ indentation: String) -> [String] {
    [indentation + line] + parts(withMenus: true).flatMap { $0.lines(indentation + "  ") }
  }

  /// The view itself as a line of text.
  public var line: String { (words + (behavior.isEnabled ? [] : ["disabled"])).joined(separator: " ") }

  /// The words of the line, except whether the view is disabled.
  var words: [String] {
    var words = [kind.rawValue]
    if !text.isEmpty { words.append("“\(text)”") }
    if case .image(let name, _) = parameters { words.append(name) }
    if case .color(let color) = parameters { words.append("\(color.source) \(color.alpha)") }
    if let label = accessibility.label { words.append("label “\(label)”") }
    if let value = accessibility.value, !value.isEmpty { words.append("value “\(value)”") }
    if let hint = accessibility.hint { words.append("hint “\(hint)”") }
    words += accessibility.traits.names.sorted()
    if let children = accessibility.children { words.append(children.name) }
    if !accessibility.actions.isEmpty { words.append("actions \(accessibility.actions.map(\.name))") }
    if !behavior.isVisible { words.append("invisible") }
    if accessibility.isHidden { words.append("not spoken") }
    return words
  }
}

extension HeadlessApp {
  private var reachableTexts: [Node] {
    modalPart.all(withMenus: false) { node in
      node.kind == .text && node.isShown && !([node] + node.ancestors).contains { $0.behavior.isTransparent }
    }
  }

  /// The text that the player can see in the topmost part, in order.
  public var texts: [String] { reachableTexts.map(\.text) }
}
