import DailyGames
import GameCore

/// The results of daily games on this device, as lines in chronological order:
///
///     days/1
///     triples 2026-11-21 1042
///     codebreaker 2026-11-21 5 helped
///     codebreaker 2026-11-22 -
///
/// A dash means that the code wasn't found.
public struct DayHistory: SavedValue, Hashable, Sendable {
  /// The storage key for results of games that no server dealt.
  public static let key = "parlor.house.days"

  /// The storage key for results of games that a server dealt.
  public static var rankedKey: String { "parlor.house.ranked-days" }

  /// The maximum number of results, enough for more than a year. The oldest are dropped first.
  public static let capacity = 800

  /// The results, sorted by day and then by game, at most one for each daily game.
  public private(set) var results: [DayResult] = []

  /// Creates a history without results.
  public init() {}

  /// Returns the result of a daily game, or `nil` if none is recorded.
  public func result(_ day: CalendarDay, _ game: DailyGame) -> DayResult? {
    results.last { $0.day == day && $0.game == game }
  }

  /// Adds a result, replacing an earlier one of the same game.
  public mutating func record(_ result: DayResult) {
    removeResult(result.day, result.game)
    let place = results.lastIndex { $0.isBefore(result) }.map { $0 + 1 } ?? 0
    results.insert(result, at: place)
    results.removeFirst(max(0, results.count - Self.capacity))
  }

  /// Removes the result of a game, if there is one.
  public mutating func removeResult(_ day: CalendarDay, _ game: DailyGame) {
    results.removeAll { $0.day == day && $0.game == game }
  }

  /// Returns the streak as of a day. Later results don't count.
  public func streak(on today: CalendarDay) -> Streak {
    var days: [CalendarDay] = []
    for result in results.reversed() where result.day <= today && result.day != days.last { days.append(result.day) }
    return Streak(of: days, today: today)
  }

  // MARK: Stored text

  private static let header: StaticString = "days/1"
  private static let space = UInt8(ascii: " ")
  private static let dash = UInt8(ascii: "-")
  private static let helped = "helped".utf8Bytes

  /// The history as stored text.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for result in results {
      var words = [result.day.description.utf8Bytes, result.figure?.description.utf8Bytes ?? [Self.dash]]
      if result.hadHelp { words.append(Self.helped) }
      lines.add(result.game.id, words.joined(by: Self.space))
    }
    return lines.text
  }

  /// Reads a stored history, or returns `nil` if the text is invalid.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while !lines.isEmpty {
      guard let (game, line) = Self.readGame(&lines) else { return nil }
      let words = line.split(separator: Self.space, omittingEmptySubsequences: false).map { Array($0) }
      guard 2...3 ~= words.count, let day = try? CalendarDay(text: words[0]) else { return nil }
      let figure = DecimalText.read(words[1]).flatMap { Int(exactly: $0) }
      results.append(DayResult(day: day, game: game, figure: figure, hadHelp: words.count == 3))
    }
    // Each content has exactly one form: sorted results, no duplicates, and valid words only.
    var other = DayHistory()
    for result in results where result.figure != nil || result.game.canFail { other.record(result) }
    guard other == self, self.text == text else { return nil }
  }

  private static func readGame(_ lines: inout SavedLines) -> (DailyGame, [UInt8])? {
    for game in DailyGame.all {
      if let line = lines.read(game.id) { return (game, line) }
    }
    return nil
  }
}

extension DayHistory: MergeableValue {
  /// Merges another device's history, keeping the better result of each game.
  public mutating func merge(_ other: DayHistory) {
    for result in other.results {
      if let own = self.result(result.day, result.game), !result.isBetter(than: own) { continue }
      record(result)
    }
  }
}
