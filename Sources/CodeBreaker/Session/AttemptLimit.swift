import CodeBreakerModel
import GameCore

extension CodeBreakerSession {
  /// A setting for the maximum number of attempts, after which a game is lost.
  public enum LimitSetting: Hashable, Sendable {
    /// A limit that depends on the pegs and choices of a game. The default for new players.
    case usual
    /// No limit.
    case none
    /// A fixed number of attempts.
    case attempts(Int)

    /// All choices in display order.
    public static var all: [LimitSetting] { [.usual, .none] + [6, 8, 10, 12, 15, 20].map { .attempts($0) } }

    /// The label of the choice.
    public var label: String {
      switch self {
      case .usual: "Standard"
      case .none: "No limit"
      case .attempts(let count): SpokenText.attemptCount(count)
      }
    }

    var isValid: Bool {
      if case .attempts(let count) = self { GameSetup.attemptLimits.contains(count) } else { true }
    }

    func attemptLimit(pegCount: Int, choiceCount: Int) -> Int? {
      switch self {
      case .usual: Self.usualLimit(pegCount: pegCount, choiceCount: choiceCount)
      case .none: nil
      case .attempts(let count): count
      }
    }

    /// Returns the usual limit. The board game's four pegs and six colors get ten attempts:
    ///
    ///     pegs                      3   4   5   6
    ///     up to 8 choices           8  10  12  15
    ///     more                     10  12  15  20
    public static func usualLimit(pegCount: Int, choiceCount: Int) -> Int {
      let row = [8, 10, 12, 15, 20]
      let index = pegCount - GameSetup.pegCounts.lowerBound + (choiceCount > 8 ? 1 : 0)
      return row[min(max(index, 0), row.count - 1)]
    }
  }

  /// The remaining attempts as a row of dots.
  public struct AttemptDots: Hashable, Sendable {
    /// The number of attempts left.
    public let remainingCount: Int
    /// The attempt limit.
    public let count: Int
    /// Whether to highlight that three or fewer attempts are left.
    public var hasFewLeft: Bool { remainingCount <= 3 }

    /// Creates a row with `remainingCount` of `count` attempts remaining.
    public init(remainingCount: Int, count: Int) {
      self.remainingCount = remainingCount
      self.count = count
    }
  }

  /// The remaining attempts as dots, or `nil` if there is no limit or it's over 20.
  public var attemptDots: AttemptDots? {
    guard let count = game.setup.attemptLimit, count <= 20, let left = game.remainingAttemptCount else { return nil }
    return AttemptDots(remainingCount: left, count: count)
  }
}

extension GameSetup {
  func limited(by limit: CodeBreakerSession.LimitSetting) -> GameSetup {
    let attempts = limit.attemptLimit(pegCount: pegCount, choiceCount: theme.choices.count)
    let setup = (try? GameSetup(deal: deal, pegCount: pegCount, theme: theme, attemptLimit: attempts)) ?? self
    return isWithoutLuck ? setup.variantWithoutLuck : setup
  }
}
