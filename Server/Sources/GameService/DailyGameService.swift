import DailyGames
import Foundation
import GameCore
import Games
import Hashing
import Ledger
import Logging
import Sealing
import Synchronization

/// The operations that the API offers. They apply the rules of the daily games to the ledger.
public final class DailyGameService: Sendable {
  /// The days: their keys, states, and deals.
  public let days: Days
  /// The players and their credentials.
  public let players: Players
  /// The circles of friends.
  public let circles: Circles
  /// The games of the players.
  public let games: GameRepository
  /// The periodic work: creates keys, closes and reveals days, and ranks games.
  public let housekeeper: Housekeeper

  /// The monitor that decides whether this process may act by its own clock.
  public let readiness: ReadinessMonitor

  let ledger: Ledger
  private let knownCursorCipher = Mutex<CursorCipher?>(nil)

  /// Creates a service over a ledger. `secrets` seal the keys of days that aren't revealed. `coachNodeCount` is the
  /// number of positions that the coach searches per move, or `nil` for no coach.
  public init(
    _ ledger: Ledger, clock: ServerClock, logger: Logger, secrets: SealSecrets = SealSecrets(),
    coachNodeCount: Int? = nil
  ) {
    self.ledger = ledger
    days = Days(ledger, clock: clock, secrets: secrets)
    readiness = ReadinessMonitor(ledger, clock: clock, secrets: secrets, logger: logger)
    players = Players(ledger, clock: clock, readiness: readiness)
    circles = Circles(ledger, clock: clock)
    games = GameRepository(ledger, days: days, readiness: readiness, capacity: 20_000 * DailyGame.all.count)
    housekeeper = Housekeeper(
      ledger: ledger, days: days, readiness: readiness, games: games, coachNodeCount: coachNodeCount, logger: logger)
  }

  /// Returns the rank of a finished game, or `nil` if it has none, isn't ranked yet, or if a database with other players'
  /// games can't be read at the moment. Throws `LedgerError`.
  public func rank(of game: GameSnapshot) async throws -> Int? {
    guard game.isOver, let sortKey = game.sortKey else { return nil }
    if let rank = game.rank { return rank }
    let games = DayGames(day: game.key.day, kind: game.key.kind)
    let own = try await ledger.withSnapshot(of: game.key.player) { try $0.betterGameCount(than: sortKey, in: games) }
    return try await ledger.rank(of: sortKey, in: games, ownBetterCount: own)
  }

  /// Returns the standings of a day's games, limited to what the player may see. Throws `LedgerError`.
  public func standings(
    of games: DayGames, for player: PlayerID, _ request: StandingsRequest
  ) async throws -> Standings {
    let members = if let circle = request.circle { try await ledger.memberIDs(of: circle) } else { [PlayerID]?.none }
    let query = StandingsQuery(games: games, player: player, request: request, members: members)
    let (own, others) = try await ledger.withSnapshots(of: player, own: query.ownPart) { snapshot, own in
      try query.part(snapshot, isVisible: own.isVisible, position: own.position)
    }
    return query.standings([own.part] + others, isVisible: own.isVisible)
  }

  /// Returns the cipher for the cursors of standings, which is the same in all processes. Throws `LedgerError`.
  public func cursorCipher() async throws -> CursorCipher {
    if let known = knownCursorCipher.withLock({ $0 }) { return known }
    let candidate = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    let cipher = CursorCipher(key: try await ledger.secret("cursor", orNew: candidate))
    knownCursorCipher.withLock { $0 = cipher }
    return cipher
  }

  /// Returns the last 400 days on which a player has finished a game, the latest first. Throws `LedgerError`.
  public func daysPlayed(by player: PlayerID) async throws -> [CalendarDay] {
    try await ledger.daysPlayed(by: player, maxCount: 400)
  }

  /// Returns the coach's game for a day, or `nil` if there is none. Its line is secret until the day is revealed. Throws
  /// `LedgerError`.
  public func coachGame(of games: DayGames) async throws -> CoachGameRow? {
    try await ledger.coachGame(of: games)
  }

  /// Returns the version of a revealed day's recorded games, in letters, digits, and hyphens. It is different in other
  /// ledgers, and changes if a player is deleted, and when the last game is rated, because ratings change the order.
  /// Throws `LedgerError`.
  public func recordingVersion(of games: DayGames) async throws -> String {
    let tally = try await ledger.tally(of: games)
    var lines = [try await days.row(games.day)?.commitment ?? ""]
    let isRated = !tally.contains { games.kind.servedType.awaitsRating(sortKey: $0.sortKey) }
    if isRated { lines += tally.map { "\($0.sortKey) \($0.gameCount)" } }
    let digest = SHA256Hash.digest(of: Array(lines.joined(separator: "\n").utf8))
    let hash = digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    let count = tally.reduce(0) { $0 + $1.gameCount }
    return "\(count)-\(isRated ? "rated" : "unrated")-" + String(hash, radix: 16)
  }

  /// Writes the lines of all of a revealed day's games, by rank and then by text, each followed by a line feed. `write`
  /// receives the bytes in chunks of about 256 KB. Throws `LedgerError`, or the closure's error.
  public func writeLines(of games: DayGames, to write: ([UInt8]) async throws -> Void) async throws {
    var chunk: [UInt8] = []
    var ties = TiedLines()
    var position = Ledger.Position.start
    func flush() async throws {
      for line in ties.sortedLines {
        chunk += line
        chunk.append(10)
        if chunk.count >= Self.chunkLength {
          try await write(chunk)
          chunk.removeAll(keepingCapacity: true)
        }
      }
      ties = TiedLines()
    }
    while true {
      let page = try await ledger.lines(of: games, after: position, maxCount: Self.pageLength)
      for (linePosition, line) in page {
        if linePosition.sortKey != position.sortKey { try await flush() }
        ties.append(line)
        position = linePosition
      }
      if page.count < Self.pageLength { break }
    }
    try await flush()
    if !chunk.isEmpty { try await write(chunk) }
  }

  private static let chunkLength = 256 << 10
  private static let pageLength = 2000
}

/// Lines of games that share a rank. They can be a large part of a day's lines, so they share one array to save memory.
private struct TiedLines {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int32>] = []

  mutating func append(_ line: String) {
    let start = Int32(bytes.count)
    bytes += line.utf8
    ranges.append(start..<Int32(bytes.count))
  }

  var sortedLines: some Sequence<ArraySlice<UInt8>> {
    bytes.withUnsafeBytes { all in
      ranges.sorted { one, other in
        let (start, otherStart) = (all.baseAddress! + Int(one.lowerBound), all.baseAddress! + Int(other.lowerBound))
        let order = memcmp(start, otherStart, min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }.lazy.map { bytes[Int($0.lowerBound)..<Int($0.upperBound)] }
  }
}
