import GameCore

/// The known bounds for the minimum number of guesses that wins a game without luck.
///
/// The opponent follows a fixed rule, so some sequence of guesses wins in the fewest attempts. `parlor-lab codebreaker
/// par` searches for it. `Data/codebreaker-without-luck.csv` has the games that it found.
public struct Par: Hashable, Sendable {
  /// The proven lower bound for the number of guesses.
  public let lowerBound: Int

  /// The number of guesses in the best known game, called par.
  public let upperBound: Int

  /// Creates the par of a game with these numbers of pegs and choices, or returns `nil` if it hasn't been computed.
  public init?(pegCount: Int, choiceCount: Int) {
    switch (pegCount, choiceCount) {
    case (3, 5): self.init(4, 4)
    case (3, 6): self.init(5, 5)
    case (3, 7): self.init(5, 5)
    case (3, 8): self.init(6, 6)
    case (3, 12): self.init(7, 7)
    case (4, 5): self.init(5, 5)
    case (4, 6): self.init(5, 5)
    case (4, 7): self.init(6, 6)
    case (4, 8): self.init(6, 6)
    case (4, 12): self.init(7, 8)
    case (5, 5): self.init(5, 5)
    case (5, 6): self.init(6, 6)
    case (5, 7): self.init(6, 6)
    case (5, 8): self.init(6, 7)
    case (5, 12): self.init(6, 8)
    case (6, 5): self.init(5, 6)
    case (6, 6): self.init(6, 6)
    case (6, 7): self.init(5, 7)
    case (6, 8): self.init(5, 7)
    case (6, 12): self.init(6, 9)
    default: return nil
    }
  }

  private init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Whether the best known game is proven to be optimal.
  public var isProven: Bool { lowerBound == upperBound }

  /// A sentence that explains the par, such as "Par is 5: fewer guesses are never enough."
  public var text: String {
    isProven
      ? "Par is \(upperBound): fewer guesses are never enough."
      : "Par is \(upperBound), and fewer than \(lowerBound) are never enough."
  }
}

extension GameSetup {
  /// The par of a game without luck. `nil` if it hasn't been computed, or for any other game.
  public var par: Par? { isWithoutLuck ? Par(pegCount: pegCount, choiceCount: theme.choices.count) : nil }
}
