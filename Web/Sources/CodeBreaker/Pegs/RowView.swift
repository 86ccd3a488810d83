import CodeBreakerModel
import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// A row of holes that shows a code. It creates new holes only if their number changes.
public final class RowView {
  /// The element of the row.
  public let element: Element

  /// The holes from left to right.
  public private(set) var holes: [Hole] = []
  private let tap: ((Int) -> Void)?
  private let prepare: (Element, Int) -> Void

  private var selectionAtLastMove: Int?

  /// Creates a row in `element`. If `tap` isn't `nil`, the holes are buttons, and `tap` gets the index of a pressed one.
  /// `prepare` gets each new hole's element and index.
  public init(
    _ element: Element, tap: ((Int) -> Void)? = nil, prepare: @escaping (Element, Int) -> Void = { _, _ in }
  ) {
    self.element = element
    self.tap = tap
    self.prepare = prepare
  }

  /// Shows a code. Hidden pegs are covered.
  public func show(_ code: Code) {
    if holes.count != code.pegs.count {
      element.removeChildren()
      element.setStyle("--count", code.pegs.count.description)
      holes = code.pegs.indices.map { index in
        let hole = Hole(isButton: tap != nil)
        hole.element.setStyle("--place", index.description)
        if let tap { hole.element.listen("click") { _ in tap(index) } }
        prepare(hole.element, index)
        element.append(hole.element)
        return hole
      }
    }
    for (hole, peg) in zip(holes, code.pegs) {
      if code.isHidden { hole.hide() } else { hole.show(peg) }
    }
  }

  /// Shows the player's code, and describes it to screen readers. If `selection` is `nil`, the holes are disabled.
  public func show(_ code: Code, of theme: Theme, selection: Int?) {
    show(code)
    for (index, hole) in holes.enumerated() {
      hole.element.setAttribute("aria-label", CodeBreakerSession.SpokenText.hole(index, of: code, theme: theme))
      hole.element.setAttribute("aria-pressed", index == selection)
      hole.element.setProperty("disabled", selection == nil)
    }
  }

  /// Focuses the selected hole if the row has the focus and the selection has changed since the last call. Otherwise each
  /// drawing, as when the clock ticks, would take the focus back from a player who moves it with the Tab key.
  public func moveFocus(to hole: Int) {
    defer { selectionAtLastMove = hole }
    guard hole != selectionAtLastMove, holes.contains(where: { $0.element == Window.activeElement }) else { return }
    focus(hole)
  }

  /// Focuses the hole at an index, if there is one.
  public func focus(_ hole: Int) {
    if holes.indices.contains(hole) { holes[hole].element.call("focus") }
  }
}

/// One hole of a row and its peg.
public final class Hole {
  /// The element of the hole.
  public let element: Element
  private let pegArea = Element.make("span", "place")
  private var peg = Code.missingPeg
  private var content: Element?

  /// Creates an empty hole.
  public init(isButton: Bool) {
    element = isButton ? Element.makeButton("", "hole") : Element.make("span", "hole")
    element.append(pegArea)
  }

  /// Shows a peg, or none for `Code.missingPeg`.
  public func show(_ peg: Peg) {
    guard peg != self.peg else { return }
    self.peg = peg
    fill(PegElement.make(peg))
  }

  /// Covers the hole, whose contents are still secret.
  func hide() {
    guard content == nil || peg != Code.missingPeg else { return }
    peg = Code.missingPeg
    fill(Element.make("span", "peg shield", containing: [Element.make("span", text: "?")]).silenced())
  }

  private func fill(_ content: Element?) {
    self.content?.remove()
    self.content = content
    if let content { pegArea.append(content) }
  }
}
