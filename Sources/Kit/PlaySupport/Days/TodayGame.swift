import DailyGames
import NumberedGame

/// A game of a day that can be played now, as it stands on this device.
public struct TodayGame: Hashable, Sendable {
  /// How far it is.
  public enum State: Hashable, Sendable {
    /// Nothing was moved or guessed yet.
    case notBegun
    /// It goes on, with where it stands: "Move 57, 812 points".
    case playing(String)
    /// It is over, with what was made of it: "1,042 points".
    case done(String)
  }

  /// The day.
  public let day: CalendarDay
  /// Which of the day's games.
  public let game: DailyGame
  /// How far it is.
  public let state: State

  /// What is known of a game.
  init(_ game: DailyGame, of day: CalendarDay, _ state: State) {
    self.game = game
    self.day = day
    self.state = state
  }

  /// Reads how far a game of a day is.
  ///
  /// - Parameters:
  ///   - game: the kind of game.
  ///   - day: its day.
  ///   - history: what was made of the days, as it is kept.
  ///   - storage: where the games leave how far they are (`KeptTable.leaveDoorLine`).
  ///   - isRanked: whether a server deals it. Then what is left of a game that is over has its place besides.
  public init(
    _ game: DailyGame, of day: CalendarDay, history: DayHistory, storage: Storage, isRanked: Bool = false
  ) {
    self.day = day
    self.game = game
    let left = Self.left(of: day, in: storage.read(Self.key(of: game, day, isRanked: isRanked)))
    if let result = history.result(day, game) {
      if isRanked, let left, case .done = left { state = left } else { state = .done(result.text) }
    } else {
      state = left ?? .notBegun
    }
  }

  /// The games of one kind that can be played now: today's, and from midnight until two that of yesterday if it is in play.
  ///
  /// - Parameters:
  ///   - game: the kind of game.
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  ///   - history: what was made of the days, as it is kept.
  ///   - storage: where the games leave how far they are.
  ///   - isRanked: whether a server deals them.
  /// - Returns: today's game first.
  public static func all(
    _ game: DailyGame, at time: Int64, history: DayHistory, storage: Storage, isRanked: Bool = false
  ) -> [TodayGame] {
    let today = CalendarDay(time: time)
    var games = [TodayGame(game, of: today, history: history, storage: storage, isRanked: isRanked)]
    if let yesterday = today.adding(days: -1), yesterday.isOpen(at: time) {
      let other = TodayGame(game, of: yesterday, history: history, storage: storage, isRanked: isRanked)
      if case .playing = other.state { games.append(other) }
    }
    return games
  }

  /// How far it is, in words: "Not played yet", "Move 57, 812 points", "1,042 points".
  public var text: String {
    switch state {
    case .notBegun: "Not played yet"
    case .playing(let text), .done(let text): text
    }
  }

  /// Whether it is over.
  public var isDone: Bool {
    if case .done = state { true } else { false }
  }

  // MARK: What the games leave

  /// The key of what the game of a day leaves: of two days in a row each has its own.
  private static func key(of game: DailyGame, _ day: CalendarDay, isRanked: Bool) -> String {
    "parlor.\(game.folder).\(isRanked ? "ranked" : "day")\(day.number % 2)-door"
  }

  /// Reads what a game has left; nothing where that is of another day, or says nothing.
  static func left(of day: CalendarDay, in text: [UInt8]?) -> State? {
    let header = "day-door/1\n\(day) ".utf8Bytes
    guard let text, text.starts(with: header) else { return nil }
    let line = Array(text.dropFirst(header.count))
    return words(behind: "done ", in: line).map { .done($0) }
      ?? words(behind: "playing ", in: line).map { .playing($0) }
  }

  private static func words(behind word: String, in line: [UInt8]) -> String? {
    let word = word.utf8Bytes
    return line.starts(with: word) ? String(decoding: Array(line.dropFirst(word.count)), as: UTF8.self) : nil
  }
}

extension DayHistory {
  /// What is kept on this device; nothing made of any day where there is nothing that can be read.
  ///
  /// - Parameters:
  ///   - storage: where it is kept.
  ///   - isRanked: whether it is of the games that a server dealt.
  public init(keptIn storage: Storage, isRanked: Bool = false) {
    self = storage.read(isRanked ? Self.rankedKey : Self.key).flatMap { DayHistory(text: $0) } ?? DayHistory()
  }
}

extension DayText {
  /// How long it is until the day turns, in whole minutes, of which the last has begun: "3 h 12 min", or "12 min".
  ///
  /// - Parameters:
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  ///   - isSpoken: whether it is for screen readers: "3 hours 12 minutes".
  public static func untilTurn(at time: Int64, isSpoken: Bool = false) -> String {
    let minutes = Int((CalendarDay(time: time).end - time + 59) / 60)
    let (hours, rest) = (minutes / 60, minutes % 60)
    let hourWord: String = isSpoken ? (hours == 1 ? "hour" : "hours") : "h"
    let minuteWord: String = isSpoken ? (rest == 1 ? "minute" : "minutes") : "min"
    return hours == 0 ? "\(rest) \(minuteWord)" : "\(hours) \(hourWord) \(rest) \(minuteWord)"
  }
}
