import DailyGames
import Foundation
import NumberedGame
import PlaySupport

/// The content of the daily games' screen for one kind of game: today's game, the streak, and the last thirty days.
public struct TodayContent: Hashable, Sendable {
  /// A game that can be played today.
  public struct GameEntry: Hashable, Identifiable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The day in words: "Today, November 21".
    public let title: String
    /// The progress or the result: "Not played yet", "Move 57, 812 points", "1,042 points".
    public let state: String
    /// The deadline of yesterday's game, or `nil` for today's: "You can finish it until 03:00."
    public let deadline: String?
    /// The label of the button that opens the game.
    public let actionLabel: String
    /// Whether the game is over.
    public let isDone: Bool

    /// The day.
    public var id: CalendarDay { day }

    /// The button's label for screen readers: "Continue the November 21 game".
    public let spokenActionLabel: String
  }

  /// A past day.
  public struct PastDayRow: Hashable, Identifiable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The day in words: "Yesterday", "Sat, Nov 21".
    public let title: String
    /// The result, or "Play".
    public let text: String
    /// Whether the game was finished on its day.
    public let isDone: Bool
    /// Whether the row is a link. Days before the server's first one have no page.
    public let isLink: Bool

    /// The day.
    public var id: CalendarDay { day }

    /// The row as text for screen readers.
    public var spokenText: String { "\(title): \(text)" }
  }

  /// A summary, the size of a small widget.
  public let summary: TodaySummary

  /// The games that can be played now, today's first.
  public let entries: [GameEntry]

  /// A sentence about the streak of days.
  public let streak: String

  /// When the next day begins, in the device's time zone: "New game in 3 h 12 min, at 01:00."
  public let nextGameText: String

  /// The same sentence for screen readers.
  public let spokenNextGameText: String

  /// The last thirty days except those of `entries`, the latest first.
  public let rows: [PastDayRow]

  /// Whether the current game is a daily game, so that a button leads back to the player's own game.
  public let isPlayingDailyGame: Bool

  /// A note about past days, shown below them.
  public let note: String

  /// The accessibility hint of a past day.
  public let rowHint: String

  /// Creates the content at `time`, in seconds since 1970 UTC. `currentDay` is the day of the current daily game, or
  /// `nil`. `isRanked` means that a server deals the games. `formatTime` formats a time in the device's time zone.
  public init(
    _ game: DailyGame, at time: Int64, storage: Storage, currentDay: CalendarDay? = nil, isRanked: Bool = false,
    formatTime: (Int64) -> String = Self.formatDeviceTime
  ) {
    let history = DayHistory(storedIn: storage, isRanked: isRanked)
    let today = CalendarDay(time: time)
    let games = DailyGameProgress.playableGames(game, at: time, history: history, storage: storage, isRanked: isRanked)
    entries = games.map { GameEntry($0, today: today, formatTime: formatTime) }
    let list = DayList(history, at: time, isRanked: isRanked, firstDay: FirstServedDay.read(from: storage))
    streak = list.streakText
    nextGameText = "New game in \(DayText.timeUntilNextDay(at: time)), at \(formatTime(today.endTime))."
    spokenNextGameText =
      "New game in \(DayText.timeUntilNextDay(at: time, isSpoken: true)), at \(formatTime(today.endTime))."
    let days = Set(games.map(\.day))
    rows = list.rows.filter { !days.contains($0.day) }.compactMap { row in
      row.entries.first { $0.game == game }.map {
        PastDayRow(day: row.day, title: row.title, text: $0.text, isDone: $0.isDone, isLink: $0.destination != nil)
      }
    }
    isPlayingDailyGame = currentDay != nil
    note =
      isRanked
      ? "Everyone gets the same deal once. Each past day has a page, where you can check it, watch its best games, and play it again."
      : "You play a past day’s game like your own games, and it counts like them."
    rowHint =
      isRanked ? "Opens that day, to check it, watch its games, and play it again." : "Opens that day’s game."
    summary = TodaySummary(
      name: game.name, date: DayText.short(today), state: games[0].text, isDone: games[0].isDone,
      streak: history.streakText(on: today), nextGameText: "Next in \(DayText.timeUntilNextDay(at: time))")
  }

  /// Returns `time`, in seconds since 1970 UTC, as a time of day in the device's format and time zone.
  public static func formatDeviceTime(_ time: Int64) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(date: .omitted, time: .shortened)
  }
}

extension TodayContent.GameEntry {
  fileprivate init(_ game: DailyGameProgress, today: CalendarDay, formatTime: (Int64) -> String) {
    let name = "\(DayText.long(game.day)) game"
    day = game.day
    title = (game.day == today ? "Today, " : "Yesterday, ") + DayText.long(game.day)
    state = game.text
    isDone = game.isDone
    deadline = game.day == today ? nil : "You can finish it until \(formatTime(game.day.finishDeadline))."
    switch game.state {
    case .notBegun: (actionLabel, spokenActionLabel) = ("Play", "Play the \(name)")
    case .playing: (actionLabel, spokenActionLabel) = ("Continue", "Continue the \(name)")
    case .done: (actionLabel, spokenActionLabel) = ("See", "See the \(name)")
    }
  }
}

/// A summary of the daily game, the size of a small widget.
public struct TodaySummary: Hashable, Sendable {
  /// The name of the game.
  public let name: String
  /// The short form of the day, for screen readers: "Nov 21".
  public let date: String
  /// The progress or the result: "Move 57, 812 points".
  public let state: String
  /// Whether the game is over.
  public let isDone: Bool
  /// The number of days in a row, in words, or `nil` if it is less than two.
  public let streak: String?
  /// The time until the next game: "Next in 3 h 12 min".
  public let nextGameText: String

  /// The side of the square at the default text size, in points: that of a small widget on the smallest phones.
  static let side = 148.0

  static let minNameScale = 0.7

  /// Returns whether text is so large that the square would break words. The summary then takes the available width.
  static func isWide(_ size: TextSize) -> Bool { size >= .xxLarge }

  /// The distance between the text and the edge, in points.
  static let padding = 12.0

  /// The summary as sentences for screen readers.
  public var spokenText: String {
    ["\(name), \(date): \(state)", streak, nextGameText].compactMap { $0 }.joined(separator: ". ") + "."
  }
}
