import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What is said of a game when it has ended.
  public struct EndedGame: Equatable, Sendable {
    /// The game with all its moves.
    public let replay: Replay

    /// The final score in points.
    public let score: Int

    /// The final score against the best that is possible, if that is known.
    public let share: BestShare?

    /// What it is worth, if the game is a level.
    public let medals: MedalResult?

    /// The rank among the best games, 1 for the best, or `nil` if it is not among those kept.
    public let rank: Int?

    /// What the friend made of it who sent the game, in points, if one did.
    let rival: Int?

    /// Whether the moves of that friend are known too, so that both games can be laid side by side.
    public let canCompare: Bool

    /// The highest value on the board.
    public let bestTile: Int

    /// The final board as integers, rows from the top; 0 is an open cell.
    public let board: [[Int]]

    /// Whether the game could have gone on, so that its end can be taken back.
    public let canKeepPlaying: Bool

    /// How the game was played.
    public let marks: ScoreMarks

    /// Whether it is one of the player's own, which are recorded. One that the coach has played in is not.
    public let isRecorded: Bool

    /// Whether the player has not done as well before.
    public let isNewBest: Bool

    /// Whether it is the game of a day that is over, played again: it has no rank. (That of a day that is not over ends in another
    /// way, or has a number.)
    private var isAgain: Bool { replay.number == nil }

    /// How many moves were played.
    public var moveCount: Int { replay.moves.count }

    /// The title of the pop-up.
    public var title: String {
      if isNewBest { return "A new best!" }
      if marks.contains(.playedOn) { return "Played on" }
      return canKeepPlaying ? "Game ended" : "No more moves"
    }

    /// The rank as people say it: "1st", "22nd", "Not in the top 100", "Not recorded", or "Unranked".
    public var rankText: String {
      if isAgain { return "Unranked" }
      guard isRecorded else { return "Not recorded" }
      return rank.map(Ordinal.text) ?? "Not in the top \(ScoreList.capacity)"
    }

    /// How it stands against the friend who sent the game: "Your friend made 494: you are 59 ahead.", or nothing.
    public var comparison: String { rival.map { TriplesSession.comparison(score, with: $0) } ?? "" }

    /// The final board as a screen reader says it.
    public var spokenBoard: String {
      Spoken.rows(of: board).reduce("") { $0 + $1 + ". " }
    }

    /// All of it as sentences for screen readers.
    public var spoken: String {
      let moves = moveCount == 1 ? "1 move" : "\(moveCount) moves"
      return title + (isNewBest ? "" : ".")
        + " Final score \(DecimalText.grouped(score))\(share.map { ", \($0.fullText)" } ?? ""). Rank: \(rankText). Best tile \(bestTile). \(moves)."
        + (medals.map { " " + $0.text } ?? "") + (rival == nil ? "" : " " + comparison)
        + (isRecorded || isAgain ? "" : " The coach has played in this game.")
    }
  }
}

extension TriplesSession {
  /// What stands over the screen and waits for an answer.
  public enum PopUp: Sendable {
    /// The game has ended.
    case ended(EndedGame)
    /// The player is asked for the number of a game to open. `problem` says what is wrong with the latest answer.
    case openGame(problem: String?)
    /// Somebody has sent a game.
    case challenge(Challenge)
    /// The player looks at what there is to be won in a level.
    case level(LevelCard)
    /// The player is asked whether a hint is worth the medal.
    case hintQuestion
  }
}

extension TriplesSession.PopUp: Equatable {
  /// Whether both are the same. Their texts are compared byte for byte.
  public static func == (left: TriplesSession.PopUp, right: TriplesSession.PopUp) -> Bool {
    switch (left, right) {
    case (.ended(let left), .ended(let right)): left == right
    case (.openGame(let left), .openGame(let right)): left?.utf8Bytes == right?.utf8Bytes
    case (.challenge(let left), .challenge(let right)): left == right
    case (.level(let left), .level(let right)): left == right
    case (.hintQuestion, .hintQuestion): true
    case (.ended, _), (.openGame, _), (.challenge, _), (.level, _), (.hintQuestion, _): false
    }
  }
}
