import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The game of the friend who sent the current game: the score, and the moves if they are known.
  package struct RivalResult: Hashable, Sendable {
    /// The final score in points, at least 1.
    let score: Int

    /// The moves as in a replay line. Empty if only the score is known, as in games saved by earlier releases.
    let moves: [UInt8]

    /// The points before the first move and after each move. Empty if only the final score is known.
    private let scores: [Int]

    init(_ replay: Replay) {
      moves = replay.moves.map { $0.letter }
      scores = replay.positions.map { $0.score }
      score = scores[scores.count - 1]
    }

    /// Reads a saved result. Replays the moves, if any, on the deal of `game`. Returns `nil` if the score is invalid or
    /// isn't the score of the moves.
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

    /// Returns the friend's points after `moveCount` moves or at the earlier end, or `nil` if the moves aren't known.
    func score(after moveCount: Int) -> Int? {
      scores.isEmpty ? nil : scores[min(moveCount, scores.count - 1)]
    }

    /// Returns the friend's whole game, or `nil` if its moves aren't known. `game` can be any game of the same deal.
    func replay(of game: Replay) -> Replay? { moves.isEmpty ? nil : Self.replay(of: game, moves: moves) }

    private static func replay(of game: Replay, moves: [UInt8]) -> Replay? {
      try? Replay(line: game.prefix(0).line + [UInt8(ascii: " ")] + moves)
    }

    var digits: [UInt8] { score.description.utf8Bytes }
  }

  /// A friend's score at the same move, shown as a thin line beside the player's score.
  public struct RivalLine: Hashable, Sendable {
    /// The friend's points after the same number of moves, or the friend's final score if there were fewer moves.
    public let score: Int

    let ownScore: Int

    let hasMoreMoves: Bool

    /// The length of the friend's line, from 0 to 1000.
    public let length: Int

    /// The length of the player's line, on the same scale from 0 to 1000 as the friend's.
    public let ownLength: Int

    /// The friend's points as text: "1,204".
    public var text: String { DecimalText.grouped(score) }

    /// The comparison in words, such as "At this move your friend had 118: you’re 6 ahead."
    public var spokenText: String {
      hasMoreMoves
        ? "At this move your friend had \(text): \(TriplesSession.differenceText(ownScore, against: score))"
        : TriplesSession.comparison(ownScore, with: score)
    }
  }

  /// The next goal to show beside the score, or `nil` if a duel shows the friend's score there.
  public var goalBesideScore: Goal? { rivalLine == nil ? goal : nil }

  /// The line of the friend's score, or `nil` if no friend sent the current game or the friend's moves aren't known.
  public var rivalLine: RivalLine? {
    let moveCount = replay.moves.count
    guard let rival = saved.rival, let score = rival.score(after: moveCount) else { return nil }
    // The friend's final score isn't a secret, so it determines the scale until the player's score exceeds it.
    let whole = max(rival.score, game.score)
    return RivalLine(
      score: score, ownScore: game.score, hasMoreMoves: moveCount < rival.moves.count,
      length: score * 1000 / whole, ownLength: game.score * 1000 / whole)
  }
}
