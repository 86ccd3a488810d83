import GameCore

/// A row of pegs: the master code, the player's current guess, or an attempt.
public struct Code: Hashable, Sendable {
  /// The value of an empty hole: an empty string, which is neither the name of a color nor visible.
  public static let missingPeg: Peg = ""

  /// The purpose of the row.
  public var kind: Kind

  /// The pegs from left to right, with `Code.missingPeg` for an empty hole.
  public var pegs: [Peg]

  /// Creates a row of pegs.
  public init(kind: Kind, pegs: [Peg]) {
    self.kind = kind
    self.pegs = pegs
  }

  /// Creates a row of empty holes. A negative count means none.
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

  /// The match of each peg of an attempt, or `nil` if the row isn't an attempt.
  public var matches: [Match]? {
    switch kind {
    case .attempt(let matches): matches
    case .master, .guess, .unknown: nil
    }
  }

  /// Whether all holes are empty.
  public var isEmpty: Bool {
    pegs.allSatisfy { $0 == Code.missingPeg }
  }

  /// Fills the holes from left to right with equally likely, possibly repeated pegs. Without choices, clears the holes.
  public mutating func randomize(
    from choices: [Peg], using generator: inout some RandomNumberGenerator
  ) {
    for hole in pegs.indices {
      let choice = generator.draw(below: choices.count)
      pegs[hole] = choices.indices.contains(choice) ? choices[choice] : Code.missingPeg
    }
  }

  /// Removes all pegs.
  public mutating func reset() {
    self = Code(kind: kind, pegCount: pegs.count)
  }
}

extension Code {
  /// The purpose of a row of pegs.
  public enum Kind: Hashable, Sendable {
    /// The code to find, which is hidden until the game is over.
    case master(isHidden: Bool)
    /// The guess that the player is composing.
    case guess
    /// A guess with each peg's match. Show the player only `MatchCounts`, not which peg has which match.
    case attempt([Match])
    /// A row whose purpose isn't known yet.
    case unknown
  }
}
