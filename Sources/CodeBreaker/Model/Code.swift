import NumberedGame

/// A row of pegs: the code to be broken, the guess being put together, or an attempt at breaking it.
public struct Code: Hashable, Sendable {
  /// What stands in a hole that no peg has been put into: an empty text, which names no colour and shows nothing.
  public static let missingPeg: Peg = ""

  /// What the row is for.
  public var kind: Kind

  /// The pegs from left to right, `Code.missingPeg` where there is none.
  public var pegs: [Peg]

  /// A row made of `pegs`.
  public init(kind: Kind, pegs: [Peg]) {
    self.kind = kind
    self.pegs = pegs
  }

  /// A row without pegs.
  ///
  /// - Parameters:
  ///   - kind: what the row is in a game.
  ///   - pegCount: how many holes the row has; a negative count makes none.
  public init(kind: Kind, pegCount: Int) {
    self.init(kind: kind, pegs: Array(repeating: Code.missingPeg, count: max(0, pegCount)))
  }

  /// Whether the row is a master code that must not be shown yet.
  public var isHidden: Bool {
    switch kind {
    case .master(let isHidden): isHidden
    case .guess, .attempt, .unknown: false
    }
  }

  /// How each peg of an attempt matched, or nothing for a row that is none.
  public var matches: [Match]? {
    switch kind {
    case .attempt(let matches): matches
    case .master, .guess, .unknown: nil
    }
  }

  /// Whether no peg has been put into any hole.
  public var isEmpty: Bool {
    pegs.allSatisfy { $0 == Code.missingPeg }
  }

  /// Fills every hole with a peg drawn from `choices`, from left to right, each as likely as any other and repeats
  /// allowed. Where there are no choices, every hole is left empty.
  public mutating func randomize(
    from choices: [Peg], using generator: inout some RandomNumberGenerator
  ) {
    for hole in pegs.indices {
      let choice = generator.draw(below: choices.count)
      pegs[hole] = choices.indices.contains(choice) ? choices[choice] : Code.missingPeg
    }
  }

  /// Takes every peg out.
  public mutating func reset() {
    self = Code(kind: kind, pegCount: pegs.count)
  }
}

extension Code {
  /// What a row of pegs is for.
  public enum Kind: Hashable, Sendable {
    /// The code to be broken, which is hidden until the game is over.
    case master(isHidden: Bool)
    /// The row that the player is putting together.
    case guess
    /// A guess that was made, with the match of each of its pegs.
    ///
    /// The matches stand in the order of the pegs, so they tell more than a player may know: show their
    /// `MatchCounts`, never their places.
    case attempt([Match])
    /// A row that is none of these yet.
    case unknown
  }
}
