import GameCore

/// The player's losses in the latest reviewed games, with a line for each game:
///
///     progress/1
///     game 2026-11-21 90b1c4f2a7d35e68 120:34550 40:1200,40:8350,40:25000
///
/// A line has the day of the review, a hash that identifies the game, the number of moves and their total loss in
/// hundredths, and the same two numbers for each part of the game.
public struct PlayProgress: SavedValue, Hashable, Sendable {
  /// The maximum number of games. The oldest are dropped first.
  public static let capacity = 400

  /// The losses in a game.
  public struct Game: Hashable, Sendable {
    /// The day of the review.
    public let day: CalendarDay

    /// A hash that identifies the game.
    public let hash: UInt64

    /// The losses in the whole game.
    public let total: TotalLoss

    /// The losses in each part of the game. If the game is divided in several ways, the parts of one division follow
    /// those of another, and each division covers all moves.
    public let parts: [TotalLoss]

    /// Creates the record of a game from its replay line, the day of its review, and its losses, in total and by part.
    public init(line: [UInt8], day: CalendarDay, total: TotalLoss, parts: [TotalLoss]) {
      self.init(day: day, hash: FNV1a.hash(line), total: total.clamped, parts: parts.map { $0.clamped })
    }

    init(day: CalendarDay, hash: UInt64, total: TotalLoss, parts: [TotalLoss]) {
      self.day = day
      self.hash = hash
      self.total = total
      self.parts = parts
    }

    fileprivate func isBefore(_ other: Game) -> Bool {
      day == other.day ? hash < other.hash : day < other.day
    }

    fileprivate func isEarlierReview(than other: Game) -> Bool {
      day == other.day ? text.precedes(other.text) : day < other.day
    }
  }

  /// The games, ordered by day and then by hash.
  public private(set) var games: [Game] = []

  /// Creates a record without games.
  public init() {}

  /// Adds a game, unless it was recorded before.
  public mutating func record(_ game: Game) {
    guard !games.contains(where: { $0.hash == game.hash }) else { return }
    insert(game)
  }

  /// Returns the games reviewed from `first` to `last`, inclusive.
  public func games(from first: CalendarDay, to last: CalendarDay) -> [Game] {
    games.filter { first <= $0.day && $0.day <= last }
  }

  private mutating func insert(_ game: Game) {
    games.insert(game, at: games.lastIndex { $0.isBefore(game) }.map { $0 + 1 } ?? 0)
    games.removeFirst(max(0, games.count - Self.capacity))
  }

  // MARK: As text

  private static var header: StaticString { "progress/1" }

  /// The record in the stored format.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for game in games { lines.add("game", game.text) }
    return lines.text
  }

  /// Parses text in the format of the property `text`, or returns `nil` if the text isn't valid.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while !lines.isEmpty {
      guard let line = lines.read("game"), let game = Game(text: line), games.last.map({ $0.isBefore(game) }) ?? true,
        !games.contains(where: { $0.hash == game.hash })
      else { return nil }
      games.append(game)
    }
    guard games.count <= Self.capacity else { return nil }
  }
}

extension PlayProgress: MergeableValue {
  /// Merges another device's record. If both have the same game, keeps the earlier review, or, of two on the same day,
  /// the one whose text comes first.
  public mutating func merge(_ other: PlayProgress) {
    for game in other.games {
      if let own = games.firstIndex(where: { $0.hash == game.hash }) {
        guard game.isEarlierReview(than: games[own]) else { continue }
        games.remove(at: own)
      }
      insert(game)
    }
  }
}

extension PlayProgress.Game {
  private static var space: UInt8 { UInt8(ascii: " ") }
  private static var comma: UInt8 { UInt8(ascii: ",") }

  fileprivate var text: [UInt8] {
    [
      day.description.utf8Bytes, Hexadecimal.text(hash), total.text, parts.map { $0.text }.joined(by: Self.comma),
    ].joined(by: Self.space)
  }

  fileprivate init?(text: [UInt8]) {
    let split = text.split(separator: Self.space, omittingEmptySubsequences: false).map { Array($0) }
    guard split.count == 4, let day = try? CalendarDay(text: split[0]), let hash = Hexadecimal.number(split[1]),
      let total = TotalLoss(text: split[2])
    else { return nil }
    var parts: [TotalLoss] = []
    for part in split[3].isEmpty ? [] : split[3].split(separator: Self.comma, omittingEmptySubsequences: false) {
      guard let part = TotalLoss(text: Array(part)) else { return nil }
      parts.append(part)
    }
    self.init(day: day, hash: hash, total: total, parts: parts)
  }
}

extension TotalLoss {
  /// The limits of one game's numbers, which no real game reaches.
  private static var countRange: ClosedRange<Int64> { 0...1_000_000 }
  private static var lossRange: ClosedRange<Int64> { 0...1_000_000_000 }

  fileprivate var clamped: TotalLoss {
    let countRange = Self.countRange
    let losses = Self.lossRange
    return TotalLoss(
      count: Int(min(max(Int64(count), countRange.lowerBound), countRange.upperBound)),
      loss: min(max(loss, losses.lowerBound), losses.upperBound))
  }

  fileprivate var text: [UInt8] {
    count.description.utf8Bytes + [UInt8(ascii: ":")] + loss.description.utf8Bytes
  }

  fileprivate init?(text: [UInt8]) {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, let count = DecimalText.read(parts[0]), Self.countRange ~= count,
      let loss = DecimalText.read(parts[1]), Self.lossRange ~= loss
    else { return nil }
    self.init(count: Int(count), loss: loss)
  }
}
