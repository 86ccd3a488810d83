import DailyGames
import DayAPI
import NumberedGame

/// What became of a game that a server dealt, among all of that day.
public struct RankedResult: Sendable {
  /// How many games were finished.
  public let finished: Int

  /// The place of the own game, 1 for the best; nothing where it has none, such as one without a move.
  public let rank: Int?

  /// The number of games for each class of results, from the fewest points or guesses to the most, with the empty classes
  /// between them.
  public let bars: [HistogramBar]

  /// What the coach made of the game: points, or guesses; nothing where that is not known.
  public let coach: Int?

  /// How much was lost in guesses, in hundredths, where the server has worked it out.
  public let skill: Int?

  /// Takes the standings, asked for around the player.
  init(_ standings: StandingsAnswer, _ game: DailyGame) {
    let own = standings.rows.first { $0.isOwn }
    finished = standings.finished
    rank = own?.rank
    skill = own?.result.skill
    coach = standings.coach?.figure
    bars = Self.bars(standings.histogram, ownFigure: own?.result.figure, hasOwnGame: own != nil)
  }

  /// The place among all: "3rd of 214"; nothing where there is none.
  public var placeText: String? {
    rank.map { Self.ordinal($0) + " of " + DecimalText.grouped(finished) }
  }

  /// What was lost in words: "You lost 0.66 guesses to the best play."; nothing where that is not known.
  public var skillText: String? {
    skill.map {
      $0 == 0
        ? "No guess could have been better." : "You lost \(DecimalText.hundredths(Int64($0))) guesses to the best play."
    }
  }

  /// A place in English: "1st", "12th", "103rd".
  public static func ordinal(_ place: Int) -> String {
    let ending: String =
      switch (place % 100, place % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return DecimalText.grouped(place) + ending
  }
}
