import DailyGames
import Foundation
import NumberedGame
import PlaySupport

/// The content of the daily games' screen for one kind of game: today's game, the streak, and the days so far.
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

    /// The results of the player's friends, best first. Empty if none has finished the game.
    public let friends: [Mark]

    /// The same results for screen readers: "Friends: Ada 6, you 7."
    public var spokenFriends: String { "Friends: " + friends.map(\.text).joined(separator: ", ") + "." }
  }

  /// The games that can be played now, today's first.
  public let entries: [GameEntry]

  /// The days so far, with their results.
  public let list: DayList

  /// A sentence about the streak of days.
  public var streak: String { list.streakText }

  /// When the next day begins, in the device's time zone: "New game in 3 h 12 min, at 01:00."
  public let nextGameText: String

  /// The same sentence for screen readers.
  public let spokenNextGameText: String

  /// The kind of game.
  public let game: DailyGame

  /// Whether the current game is a daily game, so that a button leads back to the player's own game.
  public let isPlayingDailyGame: Bool

  /// A note about past days, shown below them.
  public let note: String

  /// Creates the content at `time`, in seconds since 1970 UTC. `currentDay` is the day of the current daily game, or
  /// `nil`. `isRanked` means that a server deals the games. `formatTime` formats a time in the device's time zone.
  public init(
    _ game: DailyGame, at time: Int64, storage: Storage, currentDay: CalendarDay? = nil, isRanked: Bool = false,
    formatTime: (Int64) -> String = Self.formatDeviceTime
  ) {
    let history = DayHistory(storedIn: storage, isRanked: isRanked)
    let today = CalendarDay(time: time)
    let games = DailyGameProgress.playableGames(game, at: time, history: history, storage: storage, isRanked: isRanked)
    entries = games.map { progress in
      GameEntry(
        progress, today: today,
        friends: isRanked ? RankedFriends.storedMarks(progress.day, game, in: storage) : [], formatTime: formatTime)
    }
    self.game = game
    list = DayList(history, at: time, isRanked: isRanked, firstDay: FirstServedDay.read(from: storage))
    nextGameText = "New game in \(DayText.timeUntilNextDay(at: time)), at \(formatTime(today.endTime))."
    spokenNextGameText =
      "New game in \(DayText.timeUntilNextDay(at: time, isSpoken: true)), at \(formatTime(today.endTime))."
    isPlayingDailyGame = currentDay != nil
    note =
      isRanked
      ? "Everyone gets the same deal once. Each past day has a page, where you can check it, watch its best games, and play it again."
      : "You play a past day’s game like your own games, and it counts like them."
  }

  /// Returns `time`, in seconds since 1970 UTC, as a time of day in the device's format and time zone.
  public static func formatDeviceTime(_ time: Int64) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(date: .omitted, time: .shortened)
  }
}

extension TodayContent.GameEntry {
  fileprivate init(
    _ game: DailyGameProgress, today: CalendarDay, friends: [Mark], formatTime: (Int64) -> String
  ) {
    let name = "\(DayText.long(game.day)) game"
    day = game.day
    title = (game.day == today ? "Today, " : "Yesterday, ") + DayText.long(game.day)
    state = game.text
    isDone = game.isDone
    self.friends = friends
    deadline = game.day == today ? nil : "You can finish it until \(formatTime(game.day.finishDeadline))."
    switch game.state {
    case .notBegun: (actionLabel, spokenActionLabel) = ("Play", "Play the \(name)")
    case .playing: (actionLabel, spokenActionLabel) = ("Continue", "Continue the \(name)")
    case .done: (actionLabel, spokenActionLabel) = ("See", "See the \(name)")
    }
  }
}
