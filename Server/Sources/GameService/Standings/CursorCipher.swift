import GameCore
import Hashing
import Ledger

/// A cipher for the cursors of standings. A cursor is the position of a row, and a position has the number of its player,
/// which other players shouldn't learn.
public struct CursorCipher: Sendable {
  private let key: [UInt8]

  /// Creates a cipher with a secret key.
  init(key: [UInt8]) {
    self.key = key
  }

  /// Returns the cursor of a position: its sort key, and its player's number, encrypted.
  public func cursor(of position: Ledger.Position, in games: DayGames) -> String {
    var halves = Halves(UInt64(bitPattern: position.player))
    for round in Self.rounds {
      halves = Halves(high: halves.low, low: halves.high ^ mask(halves.low, round, position.sortKey, games))
    }
    return "\(position.sortKey).\(halves.number)"
  }

  /// Returns the position of a cursor, or `nil` if the text has a different format.
  public func position(ofCursor text: String, in games: DayGames) -> Ledger.Position? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let sortKey = Int64(parts[0]), let number = UInt64(parts[1]) else { return nil }
    var halves = Halves(number)
    for round in Self.rounds.reversed() {
      halves = Halves(high: halves.low ^ mask(halves.high, round, sortKey, games), low: halves.high)
    }
    return Ledger.Position(sortKey: sortKey, player: Int64(bitPattern: halves.number))
  }

  /// The rounds of the Feistel network. Four make it a pseudorandom permutation, as Luby and Rackoff have proved.
  private static let rounds = 0..<6 as Range<UInt8>

  private struct Halves {
    var high: UInt32
    var low: UInt32

    init(high: UInt32, low: UInt32) {
      (self.high, self.low) = (high, low)
    }

    init(_ number: UInt64) {
      (high, low) = (UInt32(number >> 32), UInt32(truncatingIfNeeded: number))
    }

    var number: UInt64 { UInt64(high) << 32 | UInt64(low) }
  }

  /// Returns a round's function of a half. It is different for each sort key and day.
  private func mask(_ half: UInt32, _ round: UInt8, _ sortKey: Int64, _ games: DayGames) -> UInt32 {
    let text = "\(round) \(half) \(sortKey) \(games.day) \(games.kind.index)"
    return SHA256Hash.digest(of: key + Array(text.utf8)).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
