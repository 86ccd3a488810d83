import Games
import Ledger
import NumberedGame

/// A repository of the games of one kind. It loads them from the ledger, caches them, and plays their moves.
final class GameRepository<Game: ServedGame>: AnyGameRepository {
  private let ledger: Ledger
  private let days: Days
  private let readiness: ReadinessMonitor
  private let cache: GameCache<Game>

  /// Creates a repository over a ledger, with at most `capacity` games in memory.
  init(_ ledger: Ledger, days: Days, readiness: ReadinessMonitor, capacity: Int) {
    self.ledger = ledger
    self.days = days
    self.readiness = readiness
    cache = GameCache(capacity: capacity)
  }

  func game(_ key: GameKey) async throws -> GameSnapshot? { try await loadedGame(key).map { GameSnapshot($0) } }

  func readGame(_ key: GameKey) async throws -> GameSnapshot? {
    try await read(key).map { GameSnapshot($0.loadedGame, rank: $0.rank) }
  }

  func finishedGame(_ key: GameKey) async throws -> FinishedGame? { try await load(key)?.finishedGame }

  private func loadedGame(_ key: GameKey) async throws -> LoadedGame<Game>? {
    if let known = cache[key] { return known }
    return try await load(key)
  }

  private func load(_ key: GameKey) async throws -> LoadedGame<Game>? {
    try await read(key)?.loadedGame
  }

  private func read(_ key: GameKey) async throws -> (loadedGame: LoadedGame<Game>, rank: Int?)? {
    let found = try await ledger.withSnapshot { snapshot in
      try snapshot.game(key).map { row in
        (row, try row.sortKey.map { try snapshot.rank(of: $0, in: DayGames(day: key.day, kind: key.kind)) })
      }
    }
    guard let (row, rank) = found else { return nil }
    guard let deals = try await days.deals(of: key.day) else { throw Refusal.noSuchDay }
    let loadedGame = try LoadedGame<Game>(row, deals)
    cache[key] = loadedGame
    return (loadedGame, rank)
  }

  var count: Int { cache.count }

  func forget(_ key: GameKey) {
    cache[key] = nil
  }

  func begin(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool) {
    // Another device may have continued the game through another server.
    if let loadedGame = try await ledger.store.isShared ? load(key) : loadedGame(key) {
      return (GameSnapshot(loadedGame), false)
    }
    try await readiness.requireReadiness()
    let now = days.clock.now()
    guard key.day.openingTime <= now, now < key.day.closingTime, let deals = try await days.deals(of: key.day) else {
      throw Refusal.dayNotOpen
    }
    let loadedGame = LoadedGame<Game>(key, deals)
    if try await ledger.begin(loadedGame.openingRow) {
      cache[key] = loadedGame
      return (GameSnapshot(loadedGame), true)
    }
    guard let loadedGame = try await load(key) else { throw Refusal.dayNotOpen }
    return (GameSnapshot(loadedGame), false)
  }

  func play(_ key: GameKey, index: Int, action: String?) async throws -> GameSnapshot {
    guard var loadedGame = try await loadedGame(key) else { throw Refusal.notBegun }
    // The moves before this one may have been played through another server.
    if index > loadedGame.moves.count, !loadedGame.isOver, ledger.store.isShared, let newer = try await load(key) {
      loadedGame = newer
    }
    if let answered = try Self.gameContainingMove(loadedGame, index: index, action: action) {
      return GameSnapshot(answered)
    }
    let next: LoadedGame<Game>
    do {
      next = try await write(loadedGame, action: action)
    } catch let error as LedgerError {
      // The move may have been written or not, so read the game again before using it.
      forget(key)
      throw error
    } catch is WriteRefusal {
      forget(key)
      guard let found = try await load(key) else { throw Refusal.notBegun }
      if let answered = try Self.gameContainingMove(found, index: index, action: action) {
        return GameSnapshot(answered)
      }
      throw Refusal.dayClosed
    }
    cache.advance(key, from: loadedGame.digest, to: next)
    return GameSnapshot(next)
  }

  private struct WriteRefusal: Error {}

  /// Returns the game if it already contains the move, or `nil` if the move is the next one. Throws `Refusal.dayClosed`
  /// if the game ended with its day, or `Refusal.conflictingMove` if the move doesn't fit.
  private static func gameContainingMove(_ loadedGame: LoadedGame<Game>, index: Int, action: String?) throws
    -> LoadedGame<Game>?
  {
    if index >= 0, index < loadedGame.moves.count, loadedGame.moves[index].action == action { return loadedGame }
    if action == nil, index == loadedGame.moves.count, loadedGame.state == .ended, loadedGame.game.isGivenUp {
      return loadedGame
    }
    guard index == loadedGame.moves.count, !loadedGame.isOver else {
      if loadedGame.state == .closed, index == loadedGame.moves.count { throw Refusal.dayClosed }
      throw Refusal.conflictingMove
    }
    return nil
  }

  private func write(_ loadedGame: LoadedGame<Game>, action: String?) async throws -> LoadedGame<Game> {
    var next = loadedGame
    let row: MoveRow
    if let action {
      let step: (game: Game, outcome: String)
      do { step = try loadedGame.game.playing(action) } catch { throw Refusal.move(error) }
      row = loadedGame.nextRow(action, outcome: step.outcome, score: step.game.score)
      next.advance(to: step.game, recording: row)
      if step.game.isOver { next.state = .ended }
    } else {
      row = loadedGame.nextRow(MoveRow.endAction, outcome: "", score: loadedGame.game.score)
      next.game = loadedGame.game.ended()
      next.digest = row.digest
      next.state = .ended
    }
    guard days.clock.now() < loadedGame.key.day.revealTime else {
      // This refusal is final for the player, so a wrong clock must not cause it.
      try await readiness.requireReadiness()
      throw Refusal.dayClosed
    }
    if next.isOver {
      let finished = next.finishedGame
      guard try await ledger.finish(row, finished) else { throw WriteRefusal() }
      next.sortKey = finished.sortKey
    } else {
      do {
        guard try await ledger.store.append(row) else { throw WriteRefusal() }
      } catch LedgerError.noSuchTable {
        throw WriteRefusal()
      }
    }
    return next
  }
}
