import GameCore

/// A number of moves or guesses, and their total loss.
public struct TotalLoss: Hashable, Sendable {
  /// The number of moves or guesses.
  public private(set) var count = 0

  /// The total loss, in hundredths of a point or a guess.
  public private(set) var loss: Int64 = 0

  /// Creates a loss of no moves.
  public init() {}

  /// Creates the loss of `count` moves or guesses, in hundredths of a point or a guess.
  public init(count: Int, loss: Int64) {
    self.count = count
    self.loss = loss
  }

  /// Adds the loss of one move.
  public mutating func add(_ loss: Int64) {
    count += 1
    self.loss += loss
  }

  /// Returns the sum of two losses.
  public static func + (one: TotalLoss, other: TotalLoss) -> TotalLoss {
    TotalLoss(count: one.count + other.count, loss: one.loss + other.loss)
  }

  /// The average loss, in hundredths, rounded, or 0 if there are no moves.
  public var average: Int64 { count == 0 ? 0 : (2 * loss + Int64(count)) / (2 * Int64(count)) }
}
