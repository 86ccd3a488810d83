import GameCore

/// A game that the player plays elsewhere and enters here: pegs, colors, and attempts in any order, even contradictory.
public struct OwnBoard: Hashable, Sendable {
  /// The maximum number of attempts.
  public static let maxAttempts = 30

  /// A guess, and its answer if it is known.
  public struct Attempt: Hashable, Sendable {
    /// The colors of the guess, with `CodeText.missingColor` for a missing peg.
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

  /// The number of choices for each peg, in `GameSetup.choiceCounts`, and not more than the theme has.
  public let choiceCount: Int

  /// The theme of the pegs.
  public let theme: Theme

  /// The attempts in the order in which they were entered. All of them fit the board.
  public private(set) var attempts: [Attempt] = []

  /// Creates a board without attempts.
  ///
  /// - Parameters:
  ///   - pegCount: The number of pegs, clamped to `GameSetup.pegCounts`.
  ///   - choiceCount: How many of the theme's first choices to use, clamped to the valid numbers. `nil` means all.
  ///   - theme: One of `Theme.all`.
  public init(pegCount: Int = 4, choiceCount: Int? = nil, theme: Theme = .mastermind) {
    self.theme = GameSetup.choiceCounts.contains(theme.choices.count) ? theme : .mastermind
    self.pegCount = min(max(pegCount, GameSetup.pegCounts.lowerBound), GameSetup.pegCounts.upperBound)
    let most = self.theme.choices.count
    self.choiceCount = min(max(choiceCount ?? most, GameSetup.choiceCounts.lowerBound), most)
  }

  /// The available pegs.
  public var choices: [Peg] { Array(theme.choices.prefix(choiceCount)) }

  /// Returns a board with the given pegs and colors, and with the attempts that fit it.
  public func changed(pegCount: Int, choiceCount: Int, theme: Theme) -> OwnBoard {
    var board = OwnBoard(pegCount: pegCount, choiceCount: choiceCount, theme: theme)
    board.attempts = attempts.filter { board.fits($0) }
    return board
  }

  /// Returns a board with another number of colors, clamped to the valid numbers, and with the attempts that fit it. If
  /// `keepsTheme` is `true`, the theme limits the number. Otherwise, a theme with too few colors is replaced, by one of
  /// the same kind if possible.
  public func changed(choiceCount: Int, keepsTheme: Bool) -> OwnBoard {
    var theme = theme
    if !keepsTheme, theme.choices.count < choiceCount {
      let large = Theme.all.filter { $0.choices.count >= choiceCount }
      theme = large.first { $0.kind == theme.kind } ?? large.first ?? theme
    }
    return changed(pegCount: pegCount, choiceCount: choiceCount, theme: theme)
  }

  /// Returns whether an attempt fits the board: it has the right number of pegs, at least one isn't missing, all colors
  /// are valid, and the answer isn't impossible.
  public func fits(_ attempt: Attempt) -> Bool {
    attempt.guess.count == pegCount && attempt.guess.contains { $0 != CodeText.missingColor }
      && attempt.guess.allSatisfy { Int($0) < choiceCount || $0 == CodeText.missingColor }
      && attempt.counts?.isValid(pegCount: pegCount) != false
  }

  /// Appends an attempt. Returns `false`, without changing anything, if it doesn't fit or the board is full.
  @discardableResult
  public mutating func add(_ attempt: Attempt) -> Bool {
    guard fits(attempt), attempts.count < Self.maxAttempts else { return false }
    attempts.append(attempt)
    return true
  }

  /// Replaces an attempt. Returns `false`, without changing anything, if the index is invalid or `attempt` doesn't fit.
  @discardableResult
  public mutating func replaceAttempt(at index: Int, with attempt: Attempt) -> Bool {
    guard attempts.indices.contains(index), fits(attempt) else { return false }
    attempts[index] = attempt
    return true
  }

  /// Removes the attempt at an index, if there is one.
  public mutating func removeAttempt(at index: Int) {
    if attempts.indices.contains(index) { attempts.remove(at: index) }
  }

  /// Swaps the attempts at two indexes, if both exist.
  public mutating func swapAttempts(_ index: Int, _ other: Int) {
    if attempts.indices.contains(index), attempts.indices.contains(other) { attempts.swapAt(index, other) }
  }

  /// The indexes of the attempts that have an answer.
  public var answeredIndexes: [Int] { attempts.indices.filter { attempts[$0].counts != nil } }

  /// Whether an answer says that its guess is the code.
  public var isSolved: Bool { attempts.contains { $0.counts?.exact == pegCount } }
}

extension MatchCounts {
  /// Returns whether a guess with this number of pegs can get the answer. If all pegs but one are exact, the last one
  /// can't be inexact.
  public func isValid(pegCount: Int) -> Bool {
    exact >= 0 && inexact >= 0 && exact + inexact <= pegCount && !(exact == pegCount - 1 && inexact == 1)
  }
}
