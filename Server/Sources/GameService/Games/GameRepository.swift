import GameCore
import Games
import Ledger

/// A repository of the players' games. It loads them from the ledger, caches them, and plays their moves.
public final class GameRepository: Sendable {
  private let ledger: Ledger
  private let days: Days
  private let readiness: ReadinessMonitor
  private let cache: GameCache

  /// Creates a repository over a ledger, with at most `capacity` games in memory.
  init(_ ledger: Ledger, days: Days, readiness: ReadinessMonitor, capacity: Int) {
    self.ledger = ledger
    self.days = days
    self.readiness = readiness
    cache = GameCache(capacity: capacity)
  }

  /// Returns a player's game, or `nil` if it was not begun. Throws `LedgerError`, or `Refusal.noSuchDay`.
  public func game(_ key: GameKey) async throws -> GameSnapshot? {
    // Another device may have continued the game through another server.
    if ledger.store.isShared { return try await readGame(key) }
    let found = try await loadedGame(key)?.snapshot
    // The coach rates games in the background, so read a game again that had no rating.
    guard let found, found.isOver, !found.moves.isEmpty,
      found.sortKey.map({ key.kind.servedType.awaitsRating(sortKey: $0) }) ?? true
    else { return found }
    return try await readGame(key)
  }

  /// Reads a player's game from the ledger together with its rank.
  private func readGame(_ key: GameKey) async throws -> GameSnapshot? {
    guard let (loadedGame, rank) = try await read(key) else { return nil }
    var snapshot = loadedGame.snapshot
    snapshot.rank = rank
    return snapshot
  }

  /// Reads games of one day from the ledger, and returns their results, as if they ended. Games that
  /// don't exist anymore have no result. Throws `LedgerError`, or `Refusal.noSuchDay`.
  func results(
    ofUnfinished keys: [GameKey]
  ) async throws -> [(key: GameKey, result: Result<FinishedGame, UnreadableGameError>)] {
    let rows = try await ledger.games(keys)
    guard let day = rows.first?.key.day else { return [] }
    guard let deals = try await days.deals(of: day) else { throw Refusal.noSuchDay }
    return rows.map { row in
      (row.key, Result { () throws(UnreadableGameError) in try LoadedGame(row, deals).finishedGame })
    }
  }

  private func loadedGame(_ key: GameKey) async throws -> LoadedGame? {
    if let known = cache[key] { return known }
    return try await load(key)
  }

  private func load(_ key: GameKey) async throws -> LoadedGame? {
    try await read(key)?.loadedGame
  }

  private func read(_ key: GameKey) async throws -> (loadedGame: LoadedGame, rank: Int?)? {
    do {
      return try await replay(key)
    } catch let error as UnreadableGameError {
      throw LedgerError.fault("the game of \(key.player) on \(key.day) cannot be read: \(error.reason)")
    }
  }

  private func replay(_ key: GameKey) async throws -> (loadedGame: LoadedGame, rank: Int?)? {
    let games = DayGames(day: key.day, kind: key.kind)
    let found = try await ledger.withSnapshot(of: key.player) { snapshot in
      try snapshot.game(key).map { row in
        (row, try row.sortKey.map { try snapshot.betterGameCount(than: $0, in: games) })
      }
    }
    guard let (row, betterCount) = found else { return nil }
    var rank: Int?
    if let sortKey = row.sortKey, let betterCount {
      rank = try await ledger.rank(of: sortKey, in: games, ownBetterCount: betterCount)
    }
    guard let deals = try await days.deals(of: key.day) else { throw Refusal.noSuchDay }
    let loadedGame = try LoadedGame(row, deals)
    cache[key] = loadedGame
    return (loadedGame, rank)
  }

  /// The number of games in memory, finished or not.
  public var count: Int { cache.count }

  /// Removes a game from memory, so that it is read from the ledger again.
  func forget(_ key: GameKey) {
    cache[key] = nil
  }

  /// Begins a player's game, or returns the game if it was already begun. `isNew` is whether this call began it. Throws
  /// `LedgerError`, `Refusal.dayNotOpen`, `Refusal.dayVoid`, or `Refusal.notReady`.
  public func begin(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool) {
    do {
      return try await beginOrLoad(key)
    } catch let refusal as Refusal {
      throw try await self.refusal(refusal, on: key.day)
    }
  }

  /// Returns the reason to tell the player: if the day is void, that it is.
  private func refusal(_ refusal: Refusal, on day: CalendarDay) async throws -> Refusal {
    try await days.isVoid(day) ? .dayVoid : refusal
  }

  private func beginOrLoad(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool) {
    // Another device may have continued the game through another server.
    if let loadedGame = try await ledger.store.isShared ? load(key) : loadedGame(key) {
      return (loadedGame.snapshot, false)
    }
    try await readiness.requireReadiness(for: key.player)
    let now = days.clock.now()
    guard key.day.openingTime <= now, now < key.day.closingTime, let deals = try await days.deals(of: key.day) else {
      throw Refusal.dayNotOpen
    }
    let loadedGame = LoadedGame(key, deals)
    if try await ledger.begin(loadedGame.openingRow, by: days.clock) {
      cache[key] = loadedGame
      return (loadedGame.snapshot, true)
    }
    // Another process may have made the day void.
    days.forget(key.day)
    if let loadedGame = try await load(key) { return (loadedGame.snapshot, false) }
    // The database's clock may have been set since the last check.
    try await readiness.confirmReadiness(for: key.player)
    throw Refusal.dayNotOpen
  }

  /// Plays a move of a player's game. A repeated call returns the same result. `index` is the number of moves before
  /// this one. `action` is the move in the format of `ServedGame.playing(_:)`, or `nil` to end the game. Returns the
  /// game, which contains the move and maybe later ones. Throws `LedgerError`, `Refusal`.
  public func play(_ key: GameKey, index: Int, action: String?) async throws -> GameSnapshot {
    do {
      return try await appendOrRepeat(key, index: index, action: action)
    } catch let refusal as Refusal {
      throw try await self.refusal(refusal, on: key.day)
    }
  }

  private func appendOrRepeat(_ key: GameKey, index: Int, action: String?) async throws -> GameSnapshot {
    guard var loadedGame = try await loadedGame(key) else { throw Refusal.notBegun }
    // The moves before this one may have been played through another server.
    if index > loadedGame.snapshot.moves.count, !loadedGame.snapshot.isOver, ledger.store.isShared,
      let newer = try await load(key)
    {
      loadedGame = newer
    }
    if try loadedGame.snapshot.contains(action, at: index) { return loadedGame.snapshot }
    let next: LoadedGame
    do {
      next = try await write(loadedGame, action: action)
    } catch let error as LedgerError {
      // The move may have been written or not, so read the game again before using it.
      forget(key)
      throw error
    } catch is WriteRefusal {
      forget(key)
      days.forget(key.day)
      guard let found = try await load(key)?.snapshot else { throw Refusal.notBegun }
      if try found.contains(action, at: index) { return found }
      throw Refusal.dayClosed
    }
    cache.advance(key, from: loadedGame.digest, to: next)
    return next.snapshot
  }

  private struct WriteRefusal: Error {}

  private func write(_ loadedGame: LoadedGame, action: String?) async throws -> LoadedGame {
    var next = loadedGame
    let key = loadedGame.snapshot.key
    let row: MoveRow
    if let action {
      let step: (game: any ServedGame, outcome: String)
      do { step = try loadedGame.game.playing(action) } catch { throw Refusal.move(error) }
      row = loadedGame.nextRow(action, outcome: step.outcome, score: step.game.score)
      next.advance(to: step.game, recording: row)
    } else {
      row = loadedGame.nextRow(MoveRow.endAction, outcome: "", score: loadedGame.game.score)
      next.end(recording: row)
    }
    if days.clock.now() >= key.day.revealTime {
      // This refusal is final for the player, so a wrong clock must not cause it, even if it was just corrected.
      try await readiness.requireReadiness()
      guard days.clock.now() < key.day.revealTime else { throw Refusal.dayClosed }
    }
    if next.snapshot.isOver {
      let finished = next.finishedGame
      guard try await ledger.finish(row, finished) else { throw WriteRefusal() }
      next.snapshot.sortKey = finished.sortKey
    } else {
      do {
        guard try await ledger.append(row) else { throw WriteRefusal() }
      } catch LedgerError.noSuchTable {
        throw WriteRefusal()
      }
    }
    return next
  }
}

extension GameSnapshot {
  /// Returns whether the game already contains the move, or `false` if the move is the next one. `action` is `nil` for
  /// the end of the game. Throws `Refusal.dayClosed` if the game ended with its day, or `Refusal.conflictingMove` if
  /// the move doesn't fit.
  fileprivate func contains(_ action: String?, at index: Int) throws(Refusal) -> Bool {
    if moves.indices.contains(index), moves[index].action == action { return true }
    guard index == moves.count else { throw .conflictingMove }
    if action == nil, isGivenUp { return true }
    guard isOver else { return false }
    throw state == .closed ? .dayClosed : .conflictingMove
  }
}
