import TriplesModel
import TriplesSession

/// What stands on a direction's button: its name, or, beside a hint, what its move would cost.
struct MoveNote: Hashable {
  /// The text on the button.
  let text: String

  /// What a screen reader calls the button.
  let spoken: String

  /// Whether the coach thinks this move the best.
  let isBest: Bool

  init(_ direction: Direction, hint: TriplesSession.Hint?) {
    isBest = hint?.advice?.best == direction
    // A move that moves nothing costs nothing: its button says what it always says.
    if let loss = hint?.advice?.loss(of: direction) {
      text = isBest ? "Best" : (-loss).shortText
      spoken = direction.label + (isBest ? ", best" : ", costs \(loss.text) points")
    } else {
      text = direction.label
      spoken = direction.label
    }
  }
}
