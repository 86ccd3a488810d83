import DailyGames
import Foundation
import NumberedGame
import PlaySupport

/// What there is to see of the games of days of one kind: today's, the days in a row, and the last thirty days.
public struct TodayPicture: Hashable, Sendable {
  /// A game that can be played now.
  public struct Entry: Hashable, Identifiable, Sendable {
    /// Its day.
    public let day: CalendarDay
    /// The day in words: "Today, 21 November".
    public let title: String
    /// How far it is: "Not played yet", "Move 57, 812 points", "1,042 points".
    public let state: String
    /// Until when it can be played, where that is soon: "It can be finished until 03:00."
    public let deadline: String?
    /// What the button says that leads to it.
    public let action: String
    /// Whether it is over.
    public let isDone: Bool

    /// The day.
    public var id: CalendarDay { day }

    /// What a screen reader says of the button: "Go on with the game of 21 November".
    public let spokenAction: String
  }

  /// A day that is over.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// It in words: "Yesterday", "Sat, 21 Nov".
    public let title: String
    /// What was made of it, or "Play".
    public let text: String
    /// Whether it was finished on its day.
    public let isDone: Bool
    /// Whether the day has a page. Days before the server's first one have none.
    public let isOpen: Bool

    /// The day.
    public var id: CalendarDay { day }

    /// What a screen reader says of it.
    public var spoken: String { "\(title): \(text)" }
  }

  /// The same in short, on a square of the size of a widget.
  public let summary: TodaySummary

  /// The games that can be played now, today's first.
  public let entries: [Entry]

  /// How many days in a row were played, in a sentence.
  public let streak: String

  /// When the day turns by the player's own clock, and how long it is until then: "New game in 3 h 12 min, at 01:00."
  public let turn: String

  /// The same for screen readers.
  public let spokenTurn: String

  /// The last thirty days but for those of `entries`, the latest first.
  public let rows: [Row]

  /// Whether the game on the table is that of a day, so that there is a way back.
  public let isAtTableOfDay: Bool

  /// What there is to know of the days that are over, below them.
  public let note: String

  /// What a screen reader says of where a day that is over leads.
  public let rowHint: String

  /// Puts together what there is to see.
  ///
  /// - Parameters:
  ///   - game: which of the day's games it is about.
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  ///   - storage: what is kept on this device.
  ///   - dayAtTable: the day whose game is on the table, if it is one.
  ///   - isRanked: whether a server deals the games.
  ///   - clock: writes a time of day as the player's own clock shows it.
  public init(
    _ game: DailyGame, at time: Int64, storage: Storage, dayAtTable: CalendarDay? = nil, isRanked: Bool = false,
    clock: (Int64) -> String = Self.deviceClock
  ) {
    let history = DayHistory(keptIn: storage, isRanked: isRanked)
    let today = CalendarDay(time: time)
    let games = TodayGame.all(game, at: time, history: history, storage: storage, isRanked: isRanked)
    entries = games.map { Entry($0, today: today, clock: clock) }
    let list = DayList(history, at: time, isRanked: isRanked, firstDay: FirstServedDay.read(from: storage))
    streak = list.streak
    turn = "New game in \(DayText.untilTurn(at: time)), at \(clock(today.end))."
    spokenTurn = "New game in \(DayText.untilTurn(at: time, isSpoken: true)), at \(clock(today.end))."
    let days = Set(games.map(\.day))
    rows = list.rows.filter { !days.contains($0.day) }.compactMap { row in
      row.entries.first { $0.game == game }.map {
        Row(day: row.day, title: row.title, text: $0.text, isDone: $0.isDone, isOpen: $0.destination != nil)
      }
    }
    isAtTableOfDay = dayAtTable != nil
    note =
      isRanked
      ? "Everyone has the same deal once. A day that is over has a page: how fair it was, its best games, and the way to "
        + "play it again."
      : "The game of a day that is over is played at your own table, and counts as any other."
    rowHint =
      isRanked ? "Opens that day: its check, its games, and the way to play it again." : "Opens the game of that day."
    summary = TodaySummary(
      name: game.name, date: DayText.short(today), state: games[0].text, isDone: games[0].isDone,
      streak: history.streakText(on: today), turn: "Next in \(DayText.untilTurn(at: time))")
  }

  /// A time of day as the device writes it.
  ///
  /// - Parameter time: seconds since the beginning of 1970 UTC.
  public static func deviceClock(_ time: Int64) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(date: .omitted, time: .shortened)
  }
}

extension TodayPicture.Entry {
  fileprivate init(_ game: TodayGame, today: CalendarDay, clock: (Int64) -> String) {
    let name = "game of \(DayText.long(game.day))"
    day = game.day
    title = (game.day == today ? "Today, " : "Yesterday, ") + DayText.long(game.day)
    state = game.text
    isDone = game.isDone
    deadline = game.day == today ? nil : "It can be finished until \(clock(game.day.lastCall))."
    switch game.state {
    case .notBegun: (action, spokenAction) = ("Play", "Play the \(name)")
    case .playing: (action, spokenAction) = ("Go on", "Go on with the \(name)")
    case .done: (action, spokenAction) = ("Look at it", "Look at the \(name)")
    }
  }
}

/// The game of the day in a few words, on a square of the size of a small widget.
public struct TodaySummary: Hashable, Sendable {
  /// The name of the game.
  public let name: String
  /// The day in short, for screen readers: "21 Nov".
  public let date: String
  /// How far it is: "Move 57, 812 points".
  public let state: String
  /// Whether it is over.
  public let isDone: Bool
  /// How many days in a row were played, from two on.
  public let streak: String?
  /// How long it is until the next game: "Next in 3 h 12 min".
  public let turn: String

  /// The side of the square at the usual size of text, in points: that of a small widget on the smallest phones.
  static let side = 148.0

  /// How small the name may become, as a share of its size, so that it fits.
  static let nameScale = 0.7

  /// Whether text is so large that a square of that side would break its words: then it is as wide as there is room.
  static func isWide(_ size: TextSize) -> Bool { size >= .xxLarge }

  /// The room between the text and the edge, in points.
  static let padding = 12.0

  /// All of it as a sentence for screen readers.
  public var spoken: String {
    ["\(name), \(date): \(state)", streak, turn].compactMap { $0 }.joined(separator: ". ") + "."
  }
}
