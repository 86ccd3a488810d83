import DailyGames
import NumberedGame

/// A player: 63 bits, drawn at random.
public struct PlayerID: Hashable, Sendable {
  /// The bits, 0…2⁶³ − 1.
  public let value: Int64

  /// The player with these bits; nothing for a negative number.
  public init?(_ value: Int64) {
    guard value >= 0 else { return nil }
    self.value = value
  }

  /// Reads a player as `description` writes it.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else { return nil }
    guard let bits = UInt64(text, radix: 16), bits <= Int64.max else { return nil }
    value = Int64(bits)
  }

  /// A player whom nobody knows yet.
  public static func random() -> PlayerID {
    PlayerID(Int64.random(in: 0...Int64.max))!
  }
}

extension PlayerID: CustomStringConvertible {
  /// The bits as 16 lower-case hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The game of a player, of which there is one of each kind a day.
public struct GameKey: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The player.
  public let player: PlayerID
  /// Which of the day's games it is.
  public let kind: DailyGame

  /// Names a game.
  public init(day: CalendarDay, player: PlayerID, kind: DailyGame) {
    self.day = day
    self.player = player
    self.kind = kind
  }
}

/// A move of a game as it is written: a row that is never changed.
public struct MoveRow: Hashable, Sendable {
  /// The action of ending a game by the player's own wish.
  public static let endAction = "x"

  /// The game.
  public let key: GameKey
  /// How many moves were made before; −1 for the row that begins the game.
  public let index: Int
  /// What the player did: of Triples the letter of a direction, of CodeBreaker the pegs of a guess, or `endAction`; empty in
  /// the row that begins the game.
  public let action: String
  /// What came of it: of Triples the spawn (`Spawn.text`), or the four of the opening; of CodeBreaker the exact matches and the
  /// inexact ones, a digit each.
  public let outcome: String
  /// The points after it, or of CodeBreaker 0.
  public let score: Int
  /// What the whole game up to this move hashes to.
  public let digest: Int64
  /// The digest of the move before, behind which this one belongs.
  public let parent: Int64

  /// Makes a row.
  public init(key: GameKey, index: Int, action: String, outcome: String, score: Int, digest: Int64, parent: Int64) {
    self.key = key
    self.index = index
    self.action = action
    self.outcome = outcome
    self.score = score
    self.digest = digest
    self.parent = parent
  }
}

/// The name of the table with the moves of a day, of which each has its own: it is dropped as a whole.
public func moveTable(of day: CalendarDay) -> String {
  let date = day.date
  return "move_\(date.year * 10_000 + date.month * 100 + date.day)"
}
