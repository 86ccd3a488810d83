import NumberedGame

/// A game that is played elsewhere, as entered by the player: the number of pegs and colors, and the attempts. The
/// attempts may be in any order, and may contradict each other.
public struct OwnBoard: Hashable, Sendable {
  /// The maximum number of attempts.
  public static let mostAttempts = 30

  /// A guess, and its answer if it is known.
  public struct Attempt: Hashable, Sendable {
    /// The colors of the guess, with `CodeText.missing` for a missing peg.
    public var guess: [UInt8]

    /// The answer, or `nil` if there is none yet.
    public var counts: MatchCounts?

    /// Creates an attempt from its parts.
    public init(guess: [UInt8], counts: MatchCounts? = nil) {
      self.guess = guess
      self.counts = counts
    }
  }

  /// The number of pegs in a code, in `GameSetup.pegCounts`.
  public let pegCount: Int

  /// The number of choices for each peg, in `GameSetup.choiceCounts` and at most that of the theme.
  public let choiceCount: Int

  /// The theme of the pegs.
  public let theme: Theme

  /// The attempts in the order in which they were entered. All of them fit the board.
  public private(set) var attempts: [Attempt] = []

  /// Creates a board without attempts.
  ///
  /// - Parameters:
  ///   - pegCount: The number of pegs, clamped to `GameSetup.pegCounts`.
  ///   - choiceCount: The number of choices, which are the first ones of the theme, or `nil` for all of them. Clamped
  ///     to the valid numbers.
  ///   - theme: One of `Theme.all`.
  public init(pegCount: Int = 4, choiceCount: Int? = nil, theme: Theme = .mastermind) {
    self.theme = GameSetup.choiceCounts.contains(theme.choices.count) ? theme : .mastermind
    self.pegCount = min(max(pegCount, GameSetup.pegCounts.lowerBound), GameSetup.pegCounts.upperBound)
    let most = self.theme.choices.count
    self.choiceCount = min(max(choiceCount ?? most, GameSetup.choiceCounts.lowerBound), most)
  }

  /// The available pegs.
  public var choices: [Peg] { Array(theme.choices.prefix(choiceCount)) }

  /// Returns a board with other pegs or colors, and those of the attempts that fit it.
  public func changed(pegCount: Int, choiceCount: Int, theme: Theme) -> OwnBoard {
    var board = OwnBoard(pegCount: pegCount, choiceCount: choiceCount, theme: theme)
    board.attempts = attempts.filter { board.fits($0) }
    return board
  }

  /// Returns a board with another number of colors, and those of the attempts that fit it.
  ///
  /// - Parameters:
  ///   - choiceCount: The number of colors, clamped to the valid numbers.
  ///   - keepsTheme: Whether to limit the number of colors to that of the theme. Otherwise, a theme with too few colors
  ///     is replaced, if possible by one of the same kind.
  public func with(choiceCount: Int, keepsTheme: Bool) -> OwnBoard {
    var theme = theme
    if !keepsTheme, theme.choices.count < choiceCount {
      let large = Theme.all.filter { $0.choices.count >= choiceCount }
      theme = large.first { $0.kind == theme.kind } ?? large.first ?? theme
    }
    return changed(pegCount: pegCount, choiceCount: choiceCount, theme: theme)
  }

  /// Returns whether an attempt fits the board: it has the right number of pegs, all of them in the board's colors or
  /// missing but not all missing, and a possible answer or none.
  public func fits(_ attempt: Attempt) -> Bool {
    attempt.guess.count == pegCount && attempt.guess.contains { $0 != CodeText.missing }
      && attempt.guess.allSatisfy { Int($0) < choiceCount || $0 == CodeText.missing }
      && attempt.counts?.canBe(pegCount: pegCount) != false
  }

  /// Appends an attempt.
  ///
  /// - Returns: `false`, without changing anything, if the attempt doesn't fit or if the board is full.
  @discardableResult
  public mutating func add(_ attempt: Attempt) -> Bool {
    guard fits(attempt), attempts.count < Self.mostAttempts else { return false }
    attempts.append(attempt)
    return true
  }

  /// Replaces an attempt.
  ///
  /// - Parameters:
  ///   - place: The index of the attempt.
  ///   - attempt: The new attempt.
  /// - Returns: `false`, without changing anything, if there is no such attempt or if the new one doesn't fit.
  @discardableResult
  public mutating func replace(_ place: Int, with attempt: Attempt) -> Bool {
    guard attempts.indices.contains(place), fits(attempt) else { return false }
    attempts[place] = attempt
    return true
  }

  /// Removes the attempt at an index, if there is one.
  public mutating func remove(_ place: Int) {
    if attempts.indices.contains(place) { attempts.remove(at: place) }
  }

  /// Exchanges the attempts at two indexes, if both exist.
  public mutating func swap(_ place: Int, _ other: Int) {
    if attempts.indices.contains(place), attempts.indices.contains(other) { attempts.swapAt(place, other) }
  }

  /// The indexes of the attempts that have an answer.
  public var answeredPlaces: [Int] { attempts.indices.filter { attempts[$0].counts != nil } }

  /// Whether the answer to any attempt says that it is the code.
  public var isSolved: Bool { attempts.contains { $0.counts?.exact == pegCount } }
}

extension MatchCounts {
  /// Returns whether this can be the answer to a guess with the given number of pegs. No guess can match all pegs but
  /// one exactly and the last one inexactly.
  public func canBe(pegCount: Int) -> Bool {
    exact >= 0 && inexact >= 0 && exact + inexact <= pegCount && !(exact == pegCount - 1 && inexact == 1)
  }
}
