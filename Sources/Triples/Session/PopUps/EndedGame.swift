import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The result of a game that has ended.
  public struct EndedGame: Equatable, Sendable {
    /// The replay of the game.
    public let replay: Replay

    /// The final score in points.
    public let score: Int

    /// The final score compared with the best possible score, or `nil` if the best possible score isn't known.
    public let relativeScore: RelativeScore?

    /// The medals, or `nil` if the game isn't a level.
    public let medalResult: MedalResult?

    /// The rank in the list of best games, 1 for the best, or `nil` if the game isn't in the list.
    public let rank: Int?

    /// The score of the friend who sent the game, or `nil` if no friend sent it.
    let rivalScore: Int?

    /// Whether the friend's moves are known, so that the two games can be compared.
    public let canCompare: Bool

    /// The highest tile on the board.
    public let bestTile: Int

    /// The final board as rows of integers, from the top. 0 is an empty cell.
    public let board: [[Int]]

    /// Whether moves are still legal, so that the player can continue the game.
    public let hasLegalMoves: Bool

    /// The marks of the game, such as those for undo or a hint.
    public let marks: ScoreMarks

    /// Whether the game is recorded. A game in which the coach has played isn't.
    public let isRecorded: Bool

    /// Whether this is the player's best game.
    public let isNewBest: Bool

    /// Whether this is a past day's game played again, which has no rank. It is the only game without a number that
    /// shows this result.
    private var isReplayedDay: Bool { replay.number == nil }

    /// The number of moves.
    public var moveCount: Int { replay.moves.count }

    /// The title of the pop-up.
    public var title: String {
      if isNewBest { return "A new best!" }
      if marks.contains(.continuedFromReplay) { return "From a replay" }
      return hasLegalMoves ? "Game ended" : "No more moves"
    }

    /// The rank as text: "1st", "22nd", "Not in the top 100", "Not recorded", or "Unranked".
    public var rankText: String {
      if isReplayedDay { return "Unranked" }
      guard isRecorded else { return "Not recorded" }
      return rank.map(Ordinal.text) ?? "Not in the top \(ScoreList.capacity)"
    }

    /// A comparison such as "Your friend scored 494: you’re 59 ahead." Empty if no friend sent the game.
    public var comparison: String { rivalScore.map { TriplesSession.comparison(score, with: $0) } ?? "" }

    /// The score between 0 and the best possible score, with the medals, or `nil` if that score isn't known.
    public var scale: ScoreScale? {
      relativeScore.map { relative in
        ScoreScale(
          score, of: relative.bestScore,
          marks: medalResult.map { result in
            Medal.allCases.map { ScoreScale.Mark(result.level.requiredScore(for: $0), $0.title) }
          } ?? [])
      }
    }

    /// Whether at most a tenth of the next medal's score is missing, so that another try is worth it.
    public var isNearMedal: Bool {
      guard !hasLegalMoves, let result = medalResult, result.help == nil,
        let next = result.level.nextMedal(after: score)
      else { return false }
      return next.missingPoints * 10 <= result.level.requiredScore(for: next.medal)
    }

    /// The most important sentence about the score, such as "17 short of bronze", or `nil` if there is none.
    public var nearestText: String? {
      guard let result = medalResult else { return relativeScore?.title }
      guard result.help == nil, let next = result.level.nextMedal(after: score) else { return result.text }
      return (result.medal.map { "\($0.title). " } ?? "") + TriplesSession.shortage(next)
    }

    /// The final board, for screen readers.
    public var spokenBoard: String {
      SpokenText.rows(of: board).reduce("") { $0 + $1 + ". " }
    }

    /// The result as sentences for screen readers.
    public var spokenText: String {
      let moves = moveCount == 1 ? "1 move" : "\(moveCount) moves"
      return title + (isNewBest ? "" : ".")
        + " Final score \(DecimalText.grouped(score))\(relativeScore.map { ", \($0.fullText)" } ?? ""). Place: \(rankText). Best tile \(bestTile). \(moves)."
        + (medalResult.map { " " + $0.text } ?? "") + (rivalScore == nil ? "" : " " + comparison)
        + (isRecorded || isReplayedDay ? "" : " The coach played in this game.")
    }
  }
}

extension TriplesSession {
  /// A dialog over the screen that waits for an answer.
  public enum PopUp: Sendable {
    /// The game has ended.
    case ended(EndedGame)
    /// Asks for the number of a game to open: what the player has typed, and a problem with the latest attempt, if any.
    case openGame(text: [UInt8] = [], problem: String?)
    /// A friend has sent a game.
    case challenge(Challenge)
    /// Shows the medals of a level.
    case level(LevelCard)
    /// Asks the player to confirm a hint, which costs the medal.
    case hintQuestion
  }
}

extension TriplesSession.PopUp: Equatable {
  /// Returns whether two pop-ups are the same. Compares strings byte by byte.
  public static func == (left: TriplesSession.PopUp, right: TriplesSession.PopUp) -> Bool {
    switch (left, right) {
    case (.ended(let left), .ended(let right)): left == right
    case (.openGame(let left, let problem), .openGame(let right, let other)):
      left == right && problem?.utf8Bytes == other?.utf8Bytes
    case (.challenge(let left), .challenge(let right)): left == right
    case (.level(let left), .level(let right)): left == right
    case (.hintQuestion, .hintQuestion): true
    case (.ended, _), (.openGame, _), (.challenge, _), (.level, _), (.hintQuestion, _): false
    }
  }
}
