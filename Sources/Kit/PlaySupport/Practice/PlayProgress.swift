import NumberedGame

/// What a player lost in the reviewed games of the last time, and where in them, a line for each game:
///
///     progress/1
///     game 2026-11-21 90b1c4f2a7d35e68 120:34550 40:1200,40:8350,40:25000
///
/// That is the day of the review, a mark by which the same game is known again, how many moves there were and what they lost
/// together, in hundredths, and the same for each part of the game that is looked at.
public struct PlayProgress: SavedText, Hashable, Sendable {
  /// How many games are kept; the oldest go first.
  public static let capacity = 400

  /// What was lost in a game.
  public struct Game: Hashable, Sendable {
    /// The day of its review.
    public let day: CalendarDay

    /// What the same game is known by again.
    public let mark: UInt64

    /// All its moves.
    public let whole: PlayedLoss

    /// What was lost in each of its parts. There may be several divisions one after another, each of all its moves.
    public let parts: [PlayedLoss]

    /// Puts together what was lost in a game.
    ///
    /// - Parameters:
    ///   - line: its replay line.
    ///   - day: when it was played.
    ///   - whole: what was lost in all of it.
    ///   - parts: what of that was lost where.
    public init(line: [UInt8], day: CalendarDay, whole: PlayedLoss, parts: [PlayedLoss]) {
      self.init(day: day, mark: Self.mark(line), whole: whole.recorded, parts: parts.map { $0.recorded })
    }

    init(day: CalendarDay, mark: UInt64, whole: PlayedLoss, parts: [PlayedLoss]) {
      self.day = day
      self.mark = mark
      self.whole = whole
      self.parts = parts
    }

    /// The hash of Fowler, Noll and Vo with 64 bits, FNV-1a (RFC 9923).
    private static func mark(_ line: [UInt8]) -> UInt64 {
      line.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    fileprivate func isBefore(_ other: Game) -> Bool {
      day == other.day ? mark < other.mark : day < other.day
    }

    fileprivate func isEarlierReview(than other: Game) -> Bool {
      day == other.day ? words.precedes(other.words) : day < other.day
    }
  }

  /// The games in the order of their days; of one day, of their marks.
  public private(set) var games: [Game] = []

  /// Makes a record without games.
  public init() {}

  /// Takes a game in. One that was reviewed before is known.
  public mutating func record(_ game: Game) {
    guard !games.contains(where: { $0.mark == game.mark }) else { return }
    insert(game)
  }

  /// The games of some days.
  public func games(from first: CalendarDay, to last: CalendarDay) -> [Game] {
    games.filter { first <= $0.day && $0.day <= last }
  }

  private mutating func insert(_ game: Game) {
    games.insert(game, at: games.lastIndex { $0.isBefore(game) }.map { $0 + 1 } ?? 0)
    games.removeFirst(max(0, games.count - Self.capacity))
  }

  // MARK: As text

  private static var header: StaticString { "progress/1" }

  /// The record as it is saved.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for game in games { lines.add("game", game.words) }
    return lines.text
  }

  /// Reads what `text` writes, or nothing if this is not such a text.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while !lines.isEmpty {
      guard let line = lines.take("game"), let game = Game(words: line), games.last.map({ $0.isBefore(game) }) ?? true,
        !games.contains(where: { $0.mark == game.mark })
      else { return nil }
      games.append(game)
    }
    guard games.count <= Self.capacity else { return nil }
  }
}

extension PlayProgress: MergedText {
  /// Takes up what another device has kept: of one game, the earlier review; of the same day, either's, but always the same.
  public mutating func merge(_ other: PlayProgress) {
    for game in other.games {
      if let own = games.firstIndex(where: { $0.mark == game.mark }) {
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

  fileprivate var words: [UInt8] {
    let digits = (0..<16).map { place -> UInt8 in
      let digit = UInt8(truncatingIfNeeded: mark >> UInt64(60 - 4 * place)) & 15
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
    return [day.description.utf8Bytes, digits, whole.words, parts.map { $0.words }.joined(by: Self.comma)]
      .joined(by: Self.space)
  }

  fileprivate init?(words: [UInt8]) {
    let split = words.split(separator: Self.space, omittingEmptySubsequences: false).map { Array($0) }
    guard split.count == 4, let day = try? CalendarDay(text: split[0]), split[1].count == 16,
      let whole = PlayedLoss(words: split[2])
    else { return nil }
    var mark: UInt64 = 0
    for byte in split[1] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): mark = mark << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): mark = mark << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    var parts: [PlayedLoss] = []
    for part in split[3].isEmpty ? [] : split[3].split(separator: Self.comma, omittingEmptySubsequences: false) {
      guard let part = PlayedLoss(words: Array(part)) else { return nil }
      parts.append(part)
    }
    self.init(day: day, mark: mark, whole: whole, parts: parts)
  }
}

extension PlayedLoss {
  /// What one game can have: more moves and losses there are not.
  private static var counts: ClosedRange<Int64> { 0...1_000_000 }
  private static var lossRange: ClosedRange<Int64> { 0...1_000_000_000 }

  /// What can be recorded of it.
  fileprivate var recorded: PlayedLoss {
    let counts = Self.counts
    let losses = Self.lossRange
    return PlayedLoss(
      count: Int(min(max(Int64(count), counts.lowerBound), counts.upperBound)),
      loss: min(max(loss, losses.lowerBound), losses.upperBound))
  }

  fileprivate var words: [UInt8] {
    count.description.utf8Bytes + [UInt8(ascii: ":")] + loss.description.utf8Bytes
  }

  fileprivate init?(words: [UInt8]) {
    let parts = words.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, let count = DecimalText.read(parts[0]), Self.counts ~= count,
      let loss = DecimalText.read(parts[1]), Self.lossRange ~= loss
    else { return nil }
    self.init(count: Int(count), loss: loss)
  }
}
