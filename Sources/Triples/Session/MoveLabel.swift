import GameCore
import TriplesModel

extension TriplesSession {
  /// The label of a direction's button: its name or, with a hint, whether its move is best, blocked, or what it costs.
  public struct MoveLabel: Hashable, Sendable {
    /// The text on the button, such as "Left", "Best", or "−3.20".
    public let text: String

    /// The text for screen readers, such as "Left, costs 3.20 points".
    public let spokenText: String

    /// Whether no other move is better by half a point or more.
    public let isBest: Bool

    /// Whether the coach's advice is shown and the move is illegal.
    public let isBlocked: Bool

    /// Creates the label of a move with a hint or, if there is none yet, its name.
    public init(_ direction: Direction, hint: Hint? = nil) {
      let name = direction.label
      let loss = hint?.advice?.loss(of: direction)
      isBest = hint?.advice?.bestMoves.contains(direction) == true
      isBlocked = hint?.advice != nil && loss == nil
      switch (hint, loss) {
      case (_, nil): (text, spokenText) = (name, isBlocked ? "\(name), moves nothing" : name)
      case _ where isBest: (text, spokenText) = ("Best", "\(name), best")
      case (.costs, .some(let loss)): (text, spokenText) = ((-loss).shortText, "\(name), costs \(loss.text) points")
      case (_, .some): (text, spokenText) = (name, name)
      }
    }
  }
}
