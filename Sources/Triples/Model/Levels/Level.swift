import NumberedGame

/// What a player can win in a level, the least first.
public enum Medal: Int, CaseIterable, Comparable, Sendable {
  /// As many points as the Sweeper makes, a player who sees nothing but which way is open (`SimplePlayer.sweeper`).
  case bronze
  /// As many as the Matchmaker, who looks one move ahead (`SimplePlayer.matchmaker`).
  case silver
  /// As many as the coach, who looks far ahead and knows as little of what comes as a player does.
  case gold
  /// The most that there can be, whatever one knows. That is proven (`ScoreBound`).
  case crown

  /// The name, as it stands in a sentence: "silver".
  public var name: String {
    switch self {
    case .bronze: "bronze"
    case .silver: "silver"
    case .gold: "gold"
    case .crown: "the crown"
    }
  }

  /// The name, as it stands alone: "Silver".
  public var title: String {
    switch self {
    case .bronze: "Bronze"
    case .silver: "Silver"
    case .gold: "Gold"
    case .crown: "Crown"
    }
  }

  /// The lesser one first.
  public static func < (left: Medal, right: Medal) -> Bool { left.rawValue < right.rawValue }
}

/// One of the games 1 to 1000, and what its medals take.
public struct Level: Hashable, Sendable {
  /// The number of the game, in `GameNumber.drawnRange`.
  public let number: GameNumber

  /// The best score that there can be, in points.
  public let crown: Int

  /// What each medal takes, in points, by `Medal.rawValue`. 0: it cannot be won.
  private let points: [Int]

  /// A deal whose best possible score is below this, in points, is hard luck: the best row that the scores begin with is
  /// out of reach.
  public static let hardLuckLimit = 400

  /// Makes a level from what was made of its deal. Medals never cost less than lesser ones: what a lesser player made above
  /// a better one counts as much as the better one's. Where two medals cost the same, the lesser one is not to be won.
  ///
  /// - Parameters:
  ///   - number: of the game.
  ///   - crown: the best possible score in points, at least 1.
  ///   - coach: what the coach made, in points.
  ///   - matchmaker: what the Matchmaker made, in points.
  ///   - sweeper: what the Sweeper made, in points.
  public init(number: GameNumber, crown: Int, coach: Int, matchmaker: Int, sweeper: Int) {
    self.number = number
    self.crown = crown
    var points = [sweeper, matchmaker, coach, crown]
    for medal in [2, 1, 0] { points[medal] = min(points[medal], points[medal + 1]) }
    let costs = points
    for medal in [0, 1, 2] where costs[medal] == costs[medal + 1] { points[medal] = 0 }
    self.points = points
  }

  /// Makes a level from what its medals cost, as a table has them; 0 stands for one that cannot be won.
  ///
  /// - Returns: nothing if one of them does not cost more than the lesser ones, or the crown cannot be won.
  init?(number: GameNumber, points: [Int]) {
    guard points.count == Medal.allCases.count, let crown = points.last, crown > 0 else { return nil }
    var least = 0
    for cost in points where cost != 0 {
      guard cost > least else { return nil }
      least = cost
    }
    self.number = number
    self.crown = crown
    self.points = points
  }

  /// What a medal takes, in points, or `nil` if it cannot be won in this level.
  public func cost(of medal: Medal) -> Int? {
    points[medal.rawValue] > 0 ? points[medal.rawValue] : nil
  }

  /// The best medal that a score is worth, if it is worth any.
  ///
  /// - Parameter score: in points.
  public func medal(for score: Int) -> Medal? {
    Medal.allCases.last { medal in cost(of: medal).map { score >= $0 } ?? false }
  }

  /// The next medal above a score and how many points it still takes; `nil` once it is worth the crown.
  public func next(after score: Int) -> (medal: Medal, missing: Int)? {
    for medal in Medal.allCases {
      if let cost = cost(of: medal), cost > score { return (medal, cost - score) }
    }
    return nil
  }

  /// Whether so little can be made of the deal that nobody need be ashamed.
  public var isHardLuck: Bool { crown < Self.hardLuckLimit }
}
