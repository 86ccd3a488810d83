import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The outcome of a duel, with the reason.
  ///
  /// A solved game beats an unsolved one. If both are solved, the game with fewer guesses wins, and if the numbers are
  /// equal, the game whose guesses lost less against the best ones. A game with hints never beats a game without hints,
  /// even an unsolved one.
  public struct DuelVerdict: Hashable, Sendable {
    /// A player of the duel.
    public enum Side: Hashable, Sendable { case own, friend }

    /// The winner, or `nil` for a draw.
    public let winner: Side?

    private let reason: Reason

    private enum Reason: Hashable {
      case guesses(Int, Int), unsolved, hints, loss(Int64), undecided, even, neither, onlyWithHints
    }

    private let ownAttemptCount: Int

    /// Compares two games with the same code. `losses` are the hundredths of a guess that each player's choices
    /// lost, or `nil` until both games are reviewed.
    public init(own: DuelGame, friend: DuelGame, losses: (own: Int64, friend: Int64)? = nil) {
      (winner, reason) = Self.compare(own, friend, losses: losses)
      ownAttemptCount = own.attemptCount
    }

    private static func compare(
      _ own: DuelGame, _ friend: DuelGame, losses: (own: Int64, friend: Int64)?
    ) -> (Side?, Reason) {
      guard own.isSolved || friend.isSolved else { return (nil, .neither) }
      let plain = compareWithoutHints(own, friend, losses: losses)
      guard (own.hintCount > 0) != (friend.hintCount > 0) else { return plain }
      let (side, unaided): (Side, DuelGame) = own.hintCount == 0 ? (.own, own) : (.friend, friend)
      guard unaided.isSolved else { return (nil, .onlyWithHints) }
      return plain.0 == side ? plain : (side, .hints)
    }

    private static func compareWithoutHints(
      _ own: DuelGame, _ friend: DuelGame, losses: (own: Int64, friend: Int64)?
    ) -> (Side?, Reason) {
      guard own.isSolved, friend.isSolved else { return (own.isSolved ? .own : .friend, .unsolved) }
      let (minCount, maxCount) = (
        min(own.attemptCount, friend.attemptCount), max(own.attemptCount, friend.attemptCount)
      )
      guard minCount == maxCount else {
        return (own.attemptCount == minCount ? .own : .friend, .guesses(minCount, maxCount))
      }
      guard let losses else { return (nil, .undecided) }
      guard losses.own != losses.friend else { return (nil, .even) }
      return (losses.own < losses.friend ? .own : .friend, .loss(abs(losses.own - losses.friend)))
    }

    /// The outcome as a sentence: "You won by a guess: 4 to 5."
    public var text: String {
      let isOwn = winner == .own
      let winnerText = isOwn ? "You won" : "Your friend won"
      let each = ownAttemptCount == 1 ? "1 guess each" : "\(ownAttemptCount) guesses each"
      switch reason {
      case .guesses(let minCount, let maxCount):
        let lead = maxCount - minCount == 1 ? "a guess" : "\(maxCount - minCount) guesses"
        return "\(winnerText) by \(lead): \(minCount) to \(maxCount)."
      case .unsolved: return "\(winnerText): \(isOwn ? "your friend" : "you") didn’t break the code."
      case .hints: return "\(winnerText): a game with hints can’t win against one without."
      case .loss(let hundredths):
        return "\(winnerText) with fewer mistakes: \(each), but \(isOwn ? "your friend’s" : "your") mistakes cost "
          + "\(DecimalText.hundredths(hundredths)) more guesses."
      case .undecided: return "Tied on guesses: \(each). Mistakes decide once the coach has reviewed both games."
      case .even: return "It’s a tie: \(each), and mistakes cost the same."
      case .neither: return "It’s a tie: neither of you broke the code."
      case .onlyWithHints:
        return "It’s a tie: the code was only broken with hints, which can’t win against a game without them."
      }
    }
  }
}
