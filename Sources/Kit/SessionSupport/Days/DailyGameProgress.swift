import DailyGames
import GameCore

/// A daily game on this device, with its progress.
public struct DailyGameProgress: Hashable, Sendable {
  /// The player's progress in a daily game.
  public enum State: Hashable, Sendable {
    /// The game has no move or guess.
    case notBegun
    /// The game is in progress, with a status such as "Move 57, 812 points".
    case playing(String)
    /// The game is finished, with its result, such as "1,042 points".
    case done(String)
  }

  /// The day on which the game is the current one.
  public let day: CalendarDay
  /// Which daily game it is.
  public let game: DailyGame
  /// The progress on this device.
  public let state: State

  init(_ game: DailyGame, of day: CalendarDay, _ state: State) {
    self.game = game
    self.day = day
    self.state = state
  }

  /// Reads the progress of a daily game from the status that games publish (`PersistentSession.publishHomeStatus`). If
  /// `isRanked`, a server deals the game, and the status of a finished game includes the player's rank.
  public init(
    _ game: DailyGame, of day: CalendarDay, history: DayHistory, storage: Storage, isRanked: Bool = false
  ) {
    self.day = day
    self.game = game
    let left = Self.storedState(of: day, in: storage.read(Self.key(of: game, day, isRanked: isRanked)))
    if let result = history.result(day, game) {
      if isRanked, let left, case .done = left { state = left } else { state = .done(result.text) }
    } else {
      state = left ?? .notBegun
    }
  }

  /// Returns the daily games that can be played at `time`, in seconds since 1970 UTC: today's, and between 00:00 and
  /// 02:00 UTC also yesterday's if it is in progress. `storage` has the status that games publish.
  public static func playableGames(
    _ game: DailyGame, at time: Int64, history: DayHistory, storage: Storage, isRanked: Bool = false
  ) -> [DailyGameProgress] {
    let today = CalendarDay(time: time)
    var games = [DailyGameProgress(game, of: today, history: history, storage: storage, isRanked: isRanked)]
    if let yesterday = today.adding(days: -1), yesterday.isOpen(at: time) {
      let other = DailyGameProgress(game, of: yesterday, history: history, storage: storage, isRanked: isRanked)
      if case .playing = other.state { games.append(other) }
    }
    return games
  }

  /// The progress in words: "Not played yet", "Move 57, 812 points", or "1,042 points".
  public var text: String {
    switch state {
    case .notBegun: "Not played yet"
    case .playing(let text), .done(let text): text
    }
  }

  /// Whether the game is finished.
  public var isDone: Bool {
    if case .done = state { true } else { false }
  }

  // MARK: Stored status

  /// Returns the storage key of a game's status. Consecutive days have different keys.
  private static func key(of game: DailyGame, _ day: CalendarDay, isRanked: Bool) -> String {
    "parlor.\(game.idText).\(isRanked ? "ranked" : "day")\(day.number % 2)-door"
  }

  /// Reads a game's status, or returns `nil` if it is from another day or empty.
  static func storedState(of day: CalendarDay, in text: [UInt8]?) -> State? {
    let header = "day-door/1\n\(day) ".utf8Bytes
    guard let text, text.starts(with: header) else { return nil }
    // A later release may add lines.
    let line = Array(text.dropFirst(header.count).prefix { $0 != UInt8(ascii: "\n") })
    return suffix(after: "done ", in: line).map { .done($0) }
      ?? suffix(after: "playing ", in: line).map { .playing($0) }
  }

  private static func suffix(after word: String, in line: [UInt8]) -> String? {
    let word = word.utf8Bytes
    return line.starts(with: word) ? String(decoding: Array(line.dropFirst(word.count)), as: UTF8.self) : nil
  }
}

extension DayHistory {
  /// Reads the history of ranked games if `isRanked` is `true`, otherwise that of the other daily games. The history is
  /// empty if it can't be read.
  public init(storedIn storage: Storage, isRanked: Bool = false) {
    self = storage.read(isRanked ? Self.rankedKey : Self.key).flatMap { DayHistory(text: $0) } ?? DayHistory()
  }
}

extension DayText {
  /// Returns the time until the next day begins in UTC, rounded up to minutes, such as "3 hours 12 minutes". Screen readers
  /// would spell out abbreviations. `time` is in seconds since 1970 UTC.
  public static func timeUntilNextDay(at time: Int64) -> String {
    let minutes = Int((CalendarDay(time: time).endTime - time + 59) / 60)
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts: [(Int, String)] = [(hours, "hour"), (rest, "minute")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " ")
  }
}
