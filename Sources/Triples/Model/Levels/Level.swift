import GameCore

/// The medals of a level, from the least to the best. Each requires a fixed share of the best possible score.
public enum Medal: Int, CaseIterable, Comparable, Sendable {
  /// Awarded for 40 % of the best possible score.
  case bronze
  /// Awarded for 60 % of the best possible score.
  case silver
  /// Awarded for 80 % of the best possible score.
  case gold
  /// Awarded for the best possible score. `ScoreBound` proves that even a player who knows all spawns can't score more.
  case crown

  /// The share of the best possible score that the medal requires, in percent.
  public var percent: Int {
    switch self {
    case .bronze: 40
    case .silver: 60
    case .gold: 80
    case .crown: 100
    }
  }

  /// The name within a sentence, such as "silver".
  public var name: String {
    switch self {
    case .bronze: "bronze"
    case .silver: "silver"
    case .gold: "gold"
    case .crown: "the crown"
    }
  }

  /// The name on its own, such as "Silver".
  public var title: String {
    switch self {
    case .bronze: "Bronze"
    case .silver: "Silver"
    case .gold: "Gold"
    case .crown: "Crown"
    }
  }

  /// Orders medals from the least to the best.
  public static func < (left: Medal, right: Medal) -> Bool { left.rawValue < right.rawValue }
}

/// One of the games 1 to 1000 with the scores that its medals require.
public struct Level: Hashable, Sendable {
  /// The levels by number.
  public static let all: [Level] = GameNumber.drawnRange.compactMap { GameNumber($0).flatMap { Level($0) } }

  /// The number of the game, in `GameNumber.drawnRange`.
  public let number: GameNumber

  /// The best possible score, in points.
  public let bestPossibleScore: Int

  /// The best possible score, in points, below which a deal is tough: it can't even reach 400, the top initial
  /// score in the list of scores.
  public static let hardLuckLimit = 400

  /// Creates a level, or returns `nil` if there is no level with this number. Computes the best possible score in
  /// microseconds.
  public init?(_ number: GameNumber) {
    guard let score = Triples.par(of: number) else { return nil }
    self.init(number, bestPossibleScore: score)
  }

  /// Creates a level whose best possible score is already known.
  public init(_ number: GameNumber, bestPossibleScore: Int) {
    self.number = number
    self.bestPossibleScore = bestPossibleScore
  }

  /// Returns the lowest score that wins a medal.
  public func requiredScore(for medal: Medal) -> Int { (bestPossibleScore * medal.percent + 99) / 100 }

  /// Returns the best medal for a score in points, or `nil` if the score is too low for any medal.
  public func medal(for score: Int) -> Medal? {
    Medal.allCases.last { score >= requiredScore(for: $0) }
  }

  /// Returns the least medal that requires more than `score` and is better than `medal`, and the missing points, or
  /// `nil` if there is none.
  public func nextMedal(after score: Int, above medal: Medal? = nil) -> (medal: Medal, missingPoints: Int)? {
    for next in Medal.allCases where medal.map({ next > $0 }) ?? true {
      let required = requiredScore(for: next)
      if required > score { return (next, required - score) }
    }
    return nil
  }

  /// Whether the best possible score is below `hardLuckLimit`.
  public var isHardLuck: Bool { bestPossibleScore < Self.hardLuckLimit }
}
