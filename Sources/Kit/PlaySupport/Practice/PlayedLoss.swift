import NumberedGame

/// How many moves or guesses there were, and what they lost together.
public struct PlayedLoss: Hashable, Sendable {
  /// How many.
  public private(set) var count = 0

  /// What they lost, in hundredths of a point or a guess.
  public private(set) var loss: Int64 = 0

  /// None yet.
  public init() {}

  /// What so many lost together.
  public init(count: Int, loss: Int64) {
    self.count = count
    self.loss = loss
  }

  /// Adds one more.
  public mutating func add(_ loss: Int64) {
    count += 1
    self.loss += loss
  }

  /// Both together.
  public static func + (one: PlayedLoss, other: PlayedLoss) -> PlayedLoss {
    PlayedLoss(count: one.count + other.count, loss: one.loss + other.loss)
  }

  /// What each lost on average, in hundredths, rounded; 0 where there were none.
  public var average: Int64 { count == 0 ? 0 : (2 * loss + Int64(count)) / (2 * Int64(count)) }
}
