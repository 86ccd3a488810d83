import DOM
import GameCore
import TriplesModel
import TriplesSession
import WebSupport

/// A button for a move. Its label can be the coach's opinion of the move.
public struct MoveButton {
  /// The direction of the move.
  public let direction: Direction
  /// The button.
  public let element: Element
  private let label: Element

  /// Returns the buttons of `parts/triples-moves.html`. `press` gets the direction of a pressed button.
  public static func all(press: @escaping (Direction) -> Void) -> [MoveButton] {
    Direction.allCases.map { direction in
      let button = Element.button("move-\(direction.name)") { press(direction) }
      return MoveButton(direction: direction, element: button, label: button.find("span") ?? Element.make("i"))
    }
  }

  /// Shows a label.
  public func show(_ label: TriplesSession.MoveLabel) {
    self.label.setText(label.text)
    element.setAttribute("aria-label", label.spokenText)
    element.toggleClass("best", label.isBest)
    element.toggleClass("blocked", label.isBlocked)
  }
}
