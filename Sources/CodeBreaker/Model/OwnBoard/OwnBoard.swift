import NumberedGame

/// A game that is played elsewhere, as far as somebody has told of it: how many pegs and colors it has, and what was guessed
/// and answered. The attempts may stand in any order, and may contradict each other.
public struct OwnBoard: Hashable, Sendable {
  /// How many attempts there may be.
  public static let mostAttempts = 30

  /// A guess, and its answer as soon as that is known.
  public struct Attempt: Hashable, Sendable {
    /// The colors of the guess, `CodeText.missing` where a peg is missing.
    public var guess: [UInt8]

    /// The answer, or nothing as long as there is none.
    public var counts: MatchCounts?

    /// Makes one from its parts.
    public init(guess: [UInt8], counts: MatchCounts? = nil) {
      self.guess = guess
      self.counts = counts
    }
  }

  /// How many pegs a code has, in `GameSetup.pegCounts`.
  public let pegCount: Int

  /// How many choices there are for each of them, in `GameSetup.choiceCounts`, and no more than the theme has.
  public let choiceCount: Int

  /// What the pegs look like.
  public let theme: Theme

  /// The attempts, in the order in which they were entered. Each fits the board.
  public private(set) var attempts: [Attempt] = []

  /// A board without attempts.
  ///
  /// - Parameters:
  ///   - pegCount: in `GameSetup.pegCounts`; any other is taken for the nearest one there.
  ///   - choiceCount: how many of the theme's choices there are, the first ones; nothing for all. One that cannot be is taken
  ///     for the nearest that can.
  ///   - theme: a theme of the table.
  public init(pegCount: Int = 4, choiceCount: Int? = nil, theme: Theme = .mastermind) {
    self.theme = GameSetup.choiceCounts.contains(theme.choices.count) ? theme : .mastermind
    self.pegCount = min(max(pegCount, GameSetup.pegCounts.lowerBound), GameSetup.pegCounts.upperBound)
    let most = self.theme.choices.count
    self.choiceCount = min(max(choiceCount ?? most, GameSetup.choiceCounts.lowerBound), most)
  }

  /// The pegs to choose from.
  public var choices: [Peg] { Array(theme.choices.prefix(choiceCount)) }

  /// The same attempts with other pegs or colors, without those that do not fit.
  public func changed(pegCount: Int, choiceCount: Int, theme: Theme) -> OwnBoard {
    var board = OwnBoard(pegCount: pegCount, choiceCount: choiceCount, theme: theme)
    board.attempts = attempts.filter { board.fits($0) }
    return board
  }

  /// The same attempts with so many colors, without those that do not fit.
  ///
  /// - Parameters:
  ///   - choiceCount: one that cannot be is taken for the nearest that can.
  ///   - keepsTheme: whether there are never more than the theme has. Else a theme that has so many comes in its place, one of
  ///     the same kind if there is one.
  public func with(choiceCount: Int, keepsTheme: Bool) -> OwnBoard {
    var theme = theme
    if !keepsTheme, theme.choices.count < choiceCount {
      let large = Theme.all.filter { $0.choices.count >= choiceCount }
      theme = large.first { $0.kind == theme.kind } ?? large.first ?? theme
    }
    return changed(pegCount: pegCount, choiceCount: choiceCount, theme: theme)
  }

  /// Whether an attempt can stand on the board: it has as many pegs as a code, of the board's colors or missing, though not
  /// only such, and an answer that there is.
  public func fits(_ attempt: Attempt) -> Bool {
    attempt.guess.count == pegCount && attempt.guess.contains { $0 != CodeText.missing }
      && attempt.guess.allSatisfy { Int($0) < choiceCount || $0 == CodeText.missing }
      && attempt.counts?.canBe(pegCount: pegCount) != false
  }

  /// Adds an attempt at the end.
  ///
  /// - Returns: whether it fits, and there was room for it.
  @discardableResult
  public mutating func add(_ attempt: Attempt) -> Bool {
    guard fits(attempt), attempts.count < Self.mostAttempts else { return false }
    attempts.append(attempt)
    return true
  }

  /// Puts another attempt in the place of one.
  ///
  /// - Parameters:
  ///   - place: counted from 0.
  ///   - attempt: what stands there afterwards.
  /// - Returns: whether there is such a place and the attempt fits.
  @discardableResult
  public mutating func replace(_ place: Int, with attempt: Attempt) -> Bool {
    guard attempts.indices.contains(place), fits(attempt) else { return false }
    attempts[place] = attempt
    return true
  }

  /// Takes an attempt away, if there is one at that place, counted from 0.
  public mutating func remove(_ place: Int) {
    if attempts.indices.contains(place) { attempts.remove(at: place) }
  }

  /// Lets two attempts change places, if there are such, counted from 0.
  public mutating func swap(_ place: Int, _ other: Int) {
    if attempts.indices.contains(place), attempts.indices.contains(other) { attempts.swapAt(place, other) }
  }

  /// The places of the attempts that have an answer, counted from 0.
  public var answeredPlaces: [Int] { attempts.indices.filter { attempts[$0].counts != nil } }

  /// Whether some attempt has found the code: all of its pegs are right and in their places.
  public var isSolved: Bool { attempts.contains { $0.counts?.exact == pegCount } }
}

extension MatchCounts {
  /// Whether some guess of so many pegs can get the answer. All but one exact and the last one inexact cannot be.
  public func canBe(pegCount: Int) -> Bool {
    exact >= 0 && inexact >= 0 && exact + inexact <= pegCount && !(exact == pegCount - 1 && inexact == 1)
  }
}
