import NumberedGame

/// The fewest guesses with which a game without luck can be won, as far as they are known.
///
/// The opponent follows a fixed rule, so that there is a row of guesses that wins soonest. `parlor-lab codebreaker par`
/// searches for it, and `Data/codebreaker-without-luck.csv` has the games that it found.
public struct Par: Hashable, Sendable {
  /// Nobody wins in fewer: that is proven.
  public let fewest: Int

  /// In so many a game has been won. This is what is called par.
  public let most: Int

  /// The par of a game, or nothing where none has been looked for.
  ///
  /// - Parameters:
  ///   - pegCount: how many pegs a code has.
  ///   - choiceCount: how many choices there are for each.
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

  private init(_ fewest: Int, _ most: Int) {
    self.fewest = fewest
    self.most = most
  }

  /// Whether nobody can win in fewer.
  public var isProven: Bool { fewest == most }

  /// What it means, in a sentence: "Par is 5: fewer guesses are never enough."
  public var text: String {
    isProven
      ? "Par is \(most): fewer guesses are never enough." : "Par is \(most), and fewer than \(fewest) are never enough."
  }
}

extension GameSetup {
  /// The par of a game without luck; nothing for any other, and where none has been looked for.
  public var par: Par? { isWithoutLuck ? Par(pegCount: pegCount, choiceCount: theme.choices.count) : nil }
}
