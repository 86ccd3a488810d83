import DailyGames
import DayAPI
import GameCore

/// The result of a player's ranked game, and the results of all players on that day.
public struct RankedResult: Sendable {
  /// The number of finished games.
  public let finishedCount: Int

  /// The player's rank, 1 for the best, or `nil` if the game has none, such as a game without moves.
  public let rank: Int?

  /// The distribution of all results, lowest figures first, with empty classes. Empty while the server hides results.
  public let bars: [HistogramBar]

  /// The coach's result in points or guesses, or `nil` if it isn't known.
  public let coachFigure: Int?

  /// The player's loss in hundredths of a guess, or `nil` if the server hasn't computed it.
  public let loss: Int?

  /// Whether the coach hasn't rated the player's game yet, so that its rank may improve.
  let awaitsRating: Bool

  /// The number of games that the coach hasn't rated yet.
  let unratedCount: Int

  /// Creates the result from standings that were requested with the rows around the player's own.
  init(_ standings: StandingsResponse, _ game: DailyGame) {
    let own = standings.rows.first { $0.isOwn }
    finishedCount = standings.finishedCount
    rank = own?.rank
    loss = own?.result.loss
    awaitsRating = game.hasSkill && own?.result.figure != nil && loss == nil
    unratedCount = standings.unratedCount
    coachFigure = standings.coach?.figure
    bars = Self.bars(
      standings.histogram, ownFigure: own?.result.figure, hasOwnGame: own != nil, failureText: game.failureText)
  }

  /// The player's place among all players, such as "3rd of 214", or `nil` if there is none or no one else has finished.
  public var rankText: String? {
    finishedCount == 1 ? nil : rank.map { Ordinal.text($0) + " of " + DecimalText.grouped(finishedCount) }
  }

  /// The player's place to show when the game has just ended: `rankText`, or a sentence if no one else has finished.
  public var placeText: String? { finishedCount == 1 && rank != nil ? "You’re the first to finish." : rankText }

  /// The note that places may change, or `nil` if the coach has rated all games.
  var unratedText: String? {
    switch unratedCount {
    case 0: nil
    case 1: "The coach still has to review a game. Until then, places among equal guesses may change."
    default:
      "The coach still has to review \(DecimalText.grouped(unratedCount)) games. Until then, places among equal guesses may change."
    }
  }

  /// The loss in words, such as "You lost 0.66 guesses.", or `nil` if it isn't known.
  public var lossText: String? {
    loss.map {
      $0 == 0
        ? "No guess could have been better." : "Your mistakes cost \(DecimalText.hundredths(Int64($0))) guesses."
    }
  }
}
