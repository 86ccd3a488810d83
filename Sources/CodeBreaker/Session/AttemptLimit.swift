import CodeBreakerModel
import NumberedGame

extension CodeBreakerSession {
  /// After how many attempts the next games are lost.
  public enum LimitSetting: Hashable, Sendable {
    /// After as many as are usual for the pegs and choices of a game. New players begin with that.
    case usual
    /// Never.
    case none
    /// After so many.
    case attempts(Int)

    /// Everything that there is to choose, in the order in which it is shown.
    public static var all: [LimitSetting] { [.usual, .none] + [6, 8, 10, 12, 15, 20].map { .attempts($0) } }

    /// The label of the choice.
    public var label: String {
      switch self {
      case .usual: "As usual"
      case .none: "None"
      case .attempts(let count): Spoken.attemptCount(count)
      }
    }

    /// Whether games can have this limit.
    var isPossible: Bool {
      if case .attempts(let count) = self { GameSetup.attemptLimits.contains(count) } else { true }
    }

    /// After how many attempts a game of so many pegs and choices is lost, or `nil` for never.
    func attempts(pegCount: Int, choiceCount: Int) -> Int? {
      switch self {
      case .usual: Self.usual(pegCount: pegCount, choiceCount: choiceCount)
      case .none: nil
      case .attempts(let count): count
      }
    }

    /// The usual limit: ten attempts for the four pegs and six colors of the board game. A peg more is worth two or three
    /// attempts, and so are more choices than eight.
    ///
    ///     pegs                      3   4   5   6
    ///     up to 8 choices           8  10  12  15
    ///     more                     10  12  15  20
    public static func usual(pegCount: Int, choiceCount: Int) -> Int {
      let row = [8, 10, 12, 15, 20]
      let place = pegCount - GameSetup.pegCounts.lowerBound + (choiceCount > 8 ? 1 : 0)
      return row[min(max(place, 0), row.count - 1)]
    }
  }

  /// The attempts of a game with a limit, as a row of dots that grows shorter.
  public struct AttemptDots: Hashable, Sendable {
    /// How many attempts are left.
    public let left: Int
    /// How many there were at first.
    public let count: Int
    /// Whether so few are left that it should be seen.
    public var isShort: Bool { left <= 3 }

    /// Makes a row.
    public init(left: Int, count: Int) {
      self.left = left
      self.count = count
    }
  }

  /// The attempts that are left as dots, or `nil` where there is no limit, or more than a row can show.
  public var attemptDots: AttemptDots? {
    guard let count = game.setup.attemptLimit, count <= 20, let left = game.attemptsLeft else { return nil }
    return AttemptDots(left: left, count: count)
  }
}

extension GameSetup {
  /// The same game with the limit of attempts that a player has chosen.
  func limited(by limit: CodeBreakerSession.LimitSetting) -> GameSetup {
    let attempts = limit.attempts(pegCount: pegCount, choiceCount: theme.choices.count)
    let setup = (try? GameSetup(deal: deal, pegCount: pegCount, theme: theme, attemptLimit: attempts)) ?? self
    return isWithoutLuck ? setup.withoutLuck : setup
  }
}
