import DailyGames
import NumberedGame

/// The stored game of a past day that the player plays again. A device has one of each kind of game, with the deal of its day.
public enum PastDayGame {
  /// The name of the table in its key, and of what is left at the game's door.
  static var name: String { "again" }

  /// The key of what the day dealt.
  public static func dealKey(_ game: DailyGame) -> String { "parlor.\(game.folder).again-deal" }

  /// The key of the game on the table.
  static func tableKey(_ game: DailyGame) -> String { "parlor.\(game.folder).\(name)" }

  /// The address of the table, seen from the home page.
  public static func address(_ game: DailyGame, _ day: CalendarDay) -> String { "\(game.folder)/?\(day)&again" }

  /// The label of the button that plays a past day's game again, and what there is to know before.
  static func offer(_ game: DailyGame, of day: CalendarDay, in storage: Storage) -> (label: String, note: String) {
    switch TodayGame(game, ofAgain: day, storage: storage)?.state {
    case .playing(let text): return ("Continue", "You’re playing it again: \(text).")
    case .done(let text): return ("Open it again", "Played again: \(text).")
    case .notBegun, nil:
      let other = otherDay(game, than: day, in: storage)
      return (
        "Play this day again",
        other.map { "This replaces the game of \(DayText.long($0)) that you’re playing again." } ?? game.againNote
      )
    }
  }

  /// The other day whose game of a kind is being played again, if there is one.
  private static func otherDay(_ game: DailyGame, than day: CalendarDay, in storage: Storage) -> CalendarDay? {
    guard let text = storage.read(tableKey(game) + "-door"),
      let line = text.split(separator: UInt8(ascii: "\n")).last,
      let other = line.split(separator: UInt8(ascii: " ")).first.flatMap({ try? CalendarDay(text: $0) }), other != day,
      case .playing = TodayGame(game, ofAgain: other, storage: storage)?.state
    else { return nil }
    return other
  }

  /// What the player made of a game when it counted, as far as this device knows.
  public static func rankedResult(_ game: DailyGame, of day: CalendarDay, in storage: Storage) -> DayResult? {
    storage.read(DayHistory.rankedKey).flatMap { DayHistory(text: $0) }?.result(day, game)
  }
}

extension TodayGame {
  /// Reads how far the game of a day that is over is where it is played again; nothing where another day's is, or none.
  public init?(_ game: DailyGame, ofAgain day: CalendarDay, storage: Storage) {
    let key = PastDayGame.tableKey(game) + "-door"
    guard let state = Self.left(of: day, in: storage.read(key)) else { return nil }
    self.init(game, of: day, state)
  }
}
