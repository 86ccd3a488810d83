import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What a friend made of the game on the table who sent it: the points, and the moves that made them.
  package struct Rival: Hashable, Sendable {
    /// The final score in points, from 1.
    let score: Int

    /// The moves, as they stand in a replay line; none where the points alone are known, as earlier releases kept them.
    let moves: [UInt8]

    /// The points before the first move and after each one.
    private let scores: [Int]

    /// Takes over a friend's game, which has moves.
    init(_ replay: Replay) {
      moves = replay.moves.map { $0.letter }
      scores = replay.positions.map { $0.score }
      score = scores[scores.count - 1]
    }

    /// Reads what a saved table keeps of a friend's game, playing the moves.
    ///
    /// - Parameters:
    ///   - digits: the points.
    ///   - moves: the moves, where they are kept.
    ///   - game: a game of the same deal, the moves of which do not matter.
    /// - Returns: nothing if these are no points, or not those that the moves make.
    init?(digits: [UInt8], moves: [UInt8]?, of game: Replay) {
      guard let points = DecimalText.read(digits), 1...Int64(Int32.max) ~= points else { return nil }
      if let moves {
        guard !moves.isEmpty, let replay = Self.replay(of: game, moves: moves) else { return nil }
        self.init(replay)
        guard score == points else { return nil }
      } else {
        self.init(score: Int(points))
      }
    }

    private init(score: Int) {
      self.score = score
      moves = []
      scores = []
    }

    /// The points after so many moves, the final ones after the last; nothing where the final score alone is known.
    func score(after moveCount: Int) -> Int? {
      scores.isEmpty ? nil : scores[min(moveCount, scores.count - 1)]
    }

    /// The whole game, if its moves are known.
    ///
    /// - Parameter game: a game of the same deal, the moves of which do not matter.
    func replay(of game: Replay) -> Replay? { moves.isEmpty ? nil : Self.replay(of: game, moves: moves) }

    private static func replay(of game: Replay, moves: [UInt8]) -> Replay? {
      try? Replay(line: game.prefix(0).line + [UInt8(ascii: " ")] + moves)
    }

    /// The points, as a saved table keeps them.
    var digits: [UInt8] { score.description.utf8Bytes }
  }

  /// A friend's score at the same move as a thin line beside the player's own.
  public struct RivalLine: Hashable, Sendable {
    /// The friend's points after as many moves; after the friend's last move, the final score.
    public let score: Int

    /// The player's own points.
    let own: Int

    /// Whether the friend's game goes on from here.
    let goesOn: Bool

    /// How long the friend's line is: 0 to 1000.
    public let length: Int

    /// How long the player's own line is: 0 to 1000.
    public let ownLength: Int

    /// The friend's points as people read them: "1,204".
    public var text: String { DecimalText.grouped(score) }

    /// The line in words: "At this move your friend had 118: you are 6 ahead."
    public var spoken: String {
      goesOn
        ? "At this move your friend had \(text): \(TriplesSession.standing(own, against: score))"
        : TriplesSession.comparison(own, with: score)
    }
  }

  /// What there is to be won next, where it stands beside the score. In a duel the friend's score stands there.
  public var goalBesideScore: Goal? { rivalLine == nil ? goal : nil }

  /// The friend's score at the same move, if a friend has sent the game on the table and the moves of it are known.
  public var rivalLine: RivalLine? {
    let moveCount = replay.moves.count
    guard let rival = saved.rival, let score = rival.score(after: moveCount) else { return nil }
    // What the friend made is no secret, only how. So the line has an end that does not move, until the player passes it.
    let whole = max(rival.score, game.score)
    return RivalLine(
      score: score, own: game.score, goesOn: moveCount < rival.moves.count,
      length: score * 1000 / whole, ownLength: game.score * 1000 / whole)
  }
}
