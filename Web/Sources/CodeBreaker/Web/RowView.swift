import CodeBreakerModel
import DOM

/// A row of holes that shows a code. The holes are made anew only when their number changes.
final class RowView {
  let element: Element
  private(set) var holes: [Hole] = []
  private let takesPegs: Bool
  private let prepare: (Hole, Int) -> Void

  /// Makes a row in an element of the page.
  ///
  /// - Parameters:
  ///   - takesPegs: whether the holes are buttons.
  ///   - prepare: is called with each new hole and its place.
  init(_ element: Element, takesPegs: Bool = false, prepare: @escaping (Hole, Int) -> Void = { _, _ in }) {
    self.element = element
    self.takesPegs = takesPegs
    self.prepare = prepare
  }

  func show(_ code: Code) {
    if holes.count != code.pegs.count {
      element.removeChildren()
      element.setStyle("--count", code.pegs.count.description)
      holes = code.pegs.indices.map { place in
        let hole = Hole(isButton: takesPegs)
        hole.element.setStyle("--place", place.description)
        prepare(hole, place)
        element.append(hole.element)
        return hole
      }
    }
    for (hole, peg) in zip(holes, code.pegs) {
      if code.isHidden { hole.hide() } else { hole.show(peg) }
    }
  }
}
