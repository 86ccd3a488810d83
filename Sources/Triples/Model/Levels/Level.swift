import NumberedGame

/// The medals of a level, from the least to the best.
public enum Medal: Int, CaseIterable, Comparable, Sendable {
  /// Awarded for the score of the Sweeper, a player that considers only which moves are legal (`SimplePlayer.sweeper`).
  case bronze
  /// Awarded for the score of the Matchmaker, a player that looks one move ahead (`SimplePlayer.matchmaker`).
  case silver
  /// Awarded for the score of the coach, which looks far ahead but knows no more about future spawns than a player.
  case gold
  /// Awarded for the best possible score. `ScoreBound` proves that even a player who knows all spawns can't score more.
  case crown

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
  /// The number of the game, in `GameNumber.drawnRange`.
  public let number: GameNumber

  /// The best possible score, in points.
  public let bestPossibleScore: Int

  /// The score that each medal requires, indexed by `Medal.rawValue`. 0 means that the medal can't be won.
  private let requiredScores: [Int]

  /// The best possible score, in points, below which a deal is tough: it can't even reach 400, the top initial
  /// score in the list of scores.
  public static let hardLuckLimit = 400

  /// Creates a level from the scores of the three reference players in its game and the best possible score, which is
  /// at least 1. If a weaker player outscored a stronger one, the weaker player's medal requires only the
  /// stronger player's score. If two medals then require the same score, the lesser medal can't be won.
  public init(number: GameNumber, crown: Int, coach: Int, matchmaker: Int, sweeper: Int) {
    self.number = number
    self.bestPossibleScore = crown
    var points = [sweeper, matchmaker, coach, crown]
    for medal in [2, 1, 0] { points[medal] = min(points[medal], points[medal + 1]) }
    let scores = points
    for medal in [0, 1, 2] where scores[medal] == scores[medal + 1] { points[medal] = 0 }
    self.requiredScores = points
  }

  /// Creates a level from the scores that its medals require, where 0 means that a medal can't be won. Returns `nil` if
  /// a score isn't greater than those of all lesser medals, or if the crown can't be won.
  init?(number: GameNumber, points: [Int]) {
    guard points.count == Medal.allCases.count, let crown = points.last, crown > 0 else { return nil }
    var least = 0
    for score in points where score != 0 {
      guard score > least else { return nil }
      least = score
    }
    self.number = number
    self.bestPossibleScore = crown
    self.requiredScores = points
  }

  /// Returns the score that a medal requires, or `nil` if the medal can't be won in this level.
  public func requiredScore(for medal: Medal) -> Int? {
    requiredScores[medal.rawValue] > 0 ? requiredScores[medal.rawValue] : nil
  }

  /// Returns the best medal for a score in points, or `nil` if the score is too low for any medal.
  public func medal(for score: Int) -> Medal? {
    Medal.allCases.last { medal in requiredScore(for: medal).map { score >= $0 } ?? false }
  }

  /// Returns the least medal that requires more than `score`, and the missing points, or `nil` if no medal does.
  public func nextMedal(after score: Int) -> (medal: Medal, missingPoints: Int)? {
    for medal in Medal.allCases {
      if let required = requiredScore(for: medal), required > score { return (medal, required - score) }
    }
    return nil
  }

  /// Whether the best possible score is below `hardLuckLimit`.
  public var isHardLuck: Bool { bestPossibleScore < Self.hardLuckLimit }
}
