import DailyGames
import GameCore

/// A player's identifier: 63 random bits.
public struct PlayerID: Hashable, Sendable {
  /// The 63 bits, as a number from 0 to 2⁶³ − 1.
  public let value: Int64

  /// Creates an identifier, or returns `nil` for a negative number.
  public init?(_ value: Int64) {
    guard value >= 0 else { return nil }
    self.value = value
  }

  /// Parses an identifier in the form of `description`, or returns `nil` for other text.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else { return nil }
    guard let bits = UInt64(text, radix: 16), bits <= Int64.max else { return nil }
    value = Int64(bits)
  }

  /// Returns a new random identifier.
  public static func random() -> PlayerID {
    PlayerID(Int64.random(in: 0...Int64.max))!
  }

  /// The number of buckets.
  public static let bucketCount = 1024

  /// The player's bucket: the last ten bits. Every key of a player begins with it in the ledger, so that a database can be
  /// spread by bucket over several machines.
  public var bucket: Int { Int(value) & (Self.bucketCount - 1) }
}

extension PlayerID: CustomStringConvertible {
  /// The bits as 16 lowercase hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The key of a player's game. A player has one game of each kind per day.
public struct GameKey: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The player.
  public let player: PlayerID
  /// The kind of game.
  public let kind: DailyGame

  /// Creates a key.
  public init(day: CalendarDay, player: PlayerID, kind: DailyGame) {
    self.day = day
    self.player = player
    self.kind = kind
  }
}

/// A row of the ledger with a move. Rows are never changed.
public struct MoveRow: Hashable, Sendable {
  /// The action of the row with which a player ends the game.
  public static let endAction = "x"

  /// The game's day, player, and kind.
  public let key: GameKey
  /// The number of moves before this one, or −1 for the row that begins the game.
  public let index: Int
  /// The player's action: the letter of a direction in Triples, the pegs of a guess in CodeBreaker, or `endAction`.
  /// Empty in the row that begins the game.
  public let action: String
  /// The outcome: the spawned tile in Triples (`Spawn.text`), or the numbers of exact and inexact matches in
  /// CodeBreaker, one digit each. In the row that begins the game, it is the opening.
  public let outcome: String
  /// The points after the move, or 0 in CodeBreaker.
  public let score: Int
  /// The hash of the game up to this move.
  public let digest: Int64
  /// The digest of the preceding row, or 0 for the row that begins the game.
  public let parentDigest: Int64

  /// Creates a row.
  public init(key: GameKey, index: Int, action: String, outcome: String, score: Int, digest: Int64, parentDigest: Int64)
  {
    self.key = key
    self.index = index
    self.action = action
    self.outcome = outcome
    self.score = score
    self.digest = digest
    self.parentDigest = parentDigest
  }
}

/// Returns the name of the SQL table with the moves of a day. Revealing the day drops its table.
public func moveTable(of day: CalendarDay) -> String {
  let date = day.date
  return "move_\(date.year * 10_000 + date.month * 100 + date.day)"
}
