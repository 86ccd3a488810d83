import DailyGames
import Foundation
import Games
import Ledger
import Logging
import NumberedGame

/// The authority over the games of the day: what the API asks, and what stands between it and the ledger.
public final class Authority: Sendable {
  /// The days.
  public let days: Days
  /// The players.
  public let players: Players
  /// The circles of friends.
  public let circles: Circles
  /// What has to be done without anybody's asking.
  public let housekeeper: Housekeeper

  /// Whether this process may act by its own clock.
  public let readiness: Readiness

  private let ledger: Ledger
  private let repositories: Repositories

  /// An authority over what is in a ledger.
  ///
  /// - Parameters:
  ///   - capacity: how many games of each kind are kept in memory, at most.
  ///   - coachNodes: How many positions the coach searches per move when it plays a daily game, or `nil` if it doesn't play.
  public init(
    _ ledger: Ledger, clock: ServerClock, logger: Logger, capacity: Int = 20_000, coachNodes: Int? = nil
  ) {
    self.ledger = ledger
    days = Days(ledger, clock: clock)
    readiness = Readiness(ledger, clock: clock, logger: logger)
    players = Players(ledger, clock: clock, readiness: readiness)
    circles = Circles(ledger, clock: clock)
    repositories = Repositories(ledger, days: days, readiness: readiness, capacity: capacity)
    housekeeper = Housekeeper(
      ledger: ledger, days: days, readiness: readiness, repositories: repositories,
      coach: coachNodes.map { CoachPlayer(ledger: ledger, nodes: $0) }, logger: logger)
  }

  /// How many games are kept in memory, over or not.
  public var gamesInMemory: Int { repositories.count }

  /// A player's game; nothing if it was not begun.
  ///
  /// - Throws: `LedgerError`, `Refusal`.
  public func game(_ key: GameKey) async throws -> GameSnapshot? {
    // Another device may have played on at another server.
    if ledger.store.isShared { return try await repositories[key].readGame(key) }
    let found = try await repositories[key].game(key)
    // What a game came to by the coach's judgement is told when it is known.
    guard let found, found.isOver, !found.moves.isEmpty,
      found.place == nil || key.kind.hasSkill && found.skill == nil
    else { return found }
    return try await repositories[key].readGame(key)
  }

  /// Begins a player's game, or finds it.
  ///
  /// - Returns: the game, and whether it was begun by this.
  /// - Throws: `LedgerError`, `Refusal`.
  public func begin(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool) {
    try await repositories[key].begin(key)
  }

  /// Plays a move of a player's game, or answers it once more.
  ///
  /// - Parameters:
  ///   - index: how many moves were made before.
  ///   - action: The move as `ServedGame.playing(_:)` takes it, or `nil` to end the game.
  /// - Returns: a game in which the move was made.
  /// - Throws: `LedgerError`, `Refusal`.
  public func play(_ key: GameKey, index: Int, action: String?) async throws -> GameSnapshot {
    try await repositories[key].play(key, index: index, action: action ?? MoveRow.endAction)
  }

  /// The rank of a game that is over; nothing where it has none, or not yet.
  ///
  /// - Throws: `LedgerError`.
  public func rank(of game: GameSnapshot) async throws -> Int? {
    guard game.isOver, let place = game.place else { return nil }
    if let rank = game.rank { return rank }
    return try await ledger.answer { try $0.rank(of: place, in: DayGame(day: game.key.day, kind: game.key.kind)) }
  }

  /// The standings of a day's games, as a player may see them.
  ///
  /// - Throws: `LedgerError`.
  public func standings(
    of games: DayGame, for player: PlayerID, _ request: StandingsRequest
  ) async throws -> Standings {
    try await ledger.answer { snapshot in
      try StandingsQuery(snapshot: snapshot, games: games, player: player, request: request).standings()
    }
  }

  /// The days on which a player has finished a game, the latest first, a year's at most.
  ///
  /// - Throws: `LedgerError`.
  public func daysPlayed(by player: PlayerID) async throws -> [CalendarDay] {
    try await ledger.daysPlayed(by: player, limit: 400)
  }

  /// The coach's game of a day; nothing where it did not play. As long as the day is not revealed, its line is nobody's.
  ///
  /// - Throws: `LedgerError`.
  public func coachGame(of games: DayGame) async throws -> CoachGameRow? {
    try await ledger.coachGame(of: games)
  }

  /// How many games of a day are ranked.
  ///
  /// - Throws: `LedgerError`.
  public func gameCount(of games: DayGame) async throws -> Int {
    try await ledger.tally(of: games).reduce(0) { $0 + $1.games }
  }

  /// Hands over the lines of all games of a revealed day, by rank and then text, each with a line end: some hundred kilobytes at
  /// a time.
  ///
  /// - Throws: `LedgerError`, or what the one throws who takes them.
  public func lines(of games: DayGame, take: ([UInt8]) async throws -> Void) async throws {
    var piece: [UInt8] = []
    var equals = EqualLines()
    var position = Ledger.Position.start
    func flush() async throws {
      for line in equals.sorted {
        piece += line
        piece.append(10)
        if piece.count >= Self.pieceLength {
          try await take(piece)
          piece.removeAll(keepingCapacity: true)
        }
      }
      equals = EqualLines()
    }
    while true {
      let page = try await ledger.lines(of: games, after: position, limit: Self.pageLength)
      for (place, line) in page {
        if place.place != position.place { try await flush() }
        equals.append(line)
        position = place
      }
      if page.count < Self.pageLength { break }
    }
    try await flush()
    if !piece.isEmpty { try await take(piece) }
  }

  private static let pieceLength = 256 << 10
  private static let pageLength = 2000
}

/// Lines of games that share a rank. Those may be a good part of a day's, so all their bytes stand in one place.
private struct EqualLines {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int32>] = []

  mutating func append(_ line: String) {
    let start = Int32(bytes.count)
    bytes += line.utf8
    ranges.append(start..<Int32(bytes.count))
  }

  /// The lines in the order of their bytes.
  var sorted: some Sequence<ArraySlice<UInt8>> {
    bytes.withUnsafeBytes { all in
      ranges.sorted { one, other in
        let (start, otherStart) = (all.baseAddress! + Int(one.lowerBound), all.baseAddress! + Int(other.lowerBound))
        let order = memcmp(start, otherStart, min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }.lazy.map { bytes[Int($0.lowerBound)..<Int($0.upperBound)] }
  }
}
