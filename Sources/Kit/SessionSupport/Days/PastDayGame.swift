import DailyGames
import GameCore

/// The stored game and deal of a past day that the player plays again, at most one for each kind of game.
public enum PastDayGame {
  static var name: String { "again" }

  /// Returns the storage key of the deal.
  public static func dealKey(_ game: DailyGame) -> String { "parlor.\(game.idText).again-deal" }

  static func gameKey(_ game: DailyGame) -> String { "parlor.\(game.idText).\(name)" }

  /// Returns the address of the game, relative to the home page.
  public static func address(_ game: DailyGame, _ day: CalendarDay) -> String { "\(game.idText)/?\(day)&again" }

  /// Returns the label of the button that plays a past day's game again, and a note about the consequences.
  static func playAgainTexts(_ game: DailyGame, of day: CalendarDay, in storage: Storage) -> (
    label: String, note: String
  ) {
    switch DailyGameProgress(game, ofPastDay: day, storage: storage)?.state {
    case .playing(let text): return ("Continue", "You’re playing it again: \(text).")
    case .done(let text): return ("Open it again", "Played again: \(text).")
    case .notBegun, nil:
      let other = otherDay(game, than: day, in: storage)
      return (
        "Play this day again",
        other.map { "This replaces the \(DayText.long($0)) game that you’re playing again." } ?? game.pastDayNote
      )
    }
  }

  /// Returns the other past day whose unfinished game would be replaced if `day` were played again, or `nil`.
  private static func otherDay(_ game: DailyGame, than day: CalendarDay, in storage: Storage) -> CalendarDay? {
    guard let text = storage.read(gameKey(game) + "-door"),
      let line = text.split(separator: UInt8(ascii: "\n")).dropFirst().first,
      let other = line.split(separator: UInt8(ascii: " ")).first.flatMap({ try? CalendarDay(text: $0) }), other != day,
      case .playing = DailyGameProgress(game, ofPastDay: other, storage: storage)?.state
    else { return nil }
    return other
  }

  /// Returns the result that counts, from the game played while the day was open, or `nil` if this device has none.
  public static func rankedResult(_ game: DailyGame, of day: CalendarDay, in storage: Storage) -> DayResult? {
    DayHistory(storedIn: storage, isRanked: true).result(day, game)
  }
}

extension DailyGameProgress {
  /// Reads the progress in playing a past day's game again, or returns `nil` if none is stored for that day.
  public init?(_ game: DailyGame, ofPastDay day: CalendarDay, storage: Storage) {
    let key = PastDayGame.gameKey(game) + "-door"
    guard let state = Self.storedState(of: day, in: storage.read(key)) else { return nil }
    self.init(game, of: day, state)
  }
}
