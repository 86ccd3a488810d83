import Games
import Ledger
import NumberedGame

/// A repository of the games of one kind. It loads them from the ledger, caches them, and plays their moves.
final class GameRepository<Game: ServedGame>: AnyGameRepository {
  private let ledger: Ledger
  private let days: Days
  private let readiness: Readiness
  private let views: ViewCache<Game>

  /// Creates a repository over a ledger, with at most `capacity` games in memory.
  init(_ ledger: Ledger, days: Days, readiness: Readiness, capacity: Int) {
    self.ledger = ledger
    self.days = days
    self.readiness = readiness
    views = ViewCache(capacity: capacity)
  }

  func game(_ key: GameKey) async throws -> GameSnapshot? { try await view(key).map { GameSnapshot($0) } }

  func readGame(_ key: GameKey) async throws -> GameSnapshot? {
    try await read(key).map { GameSnapshot($0.view, rank: $0.rank) }
  }

  func finished(_ key: GameKey) async throws -> FinishedGame? { try await load(key)?.finished }

  private func view(_ key: GameKey) async throws -> GameView<Game>? {
    if let known = views[key] { return known }
    return try await load(key)
  }

  private func load(_ key: GameKey) async throws -> GameView<Game>? {
    try await read(key)?.view
  }

  private func read(_ key: GameKey) async throws -> (view: GameView<Game>, rank: Int?)? {
    let found = try await ledger.answer { snapshot in
      try snapshot.game(key).map { row in
        (row, try row.place.map { try snapshot.rank(of: $0, in: DayGame(day: key.day, kind: key.kind)) })
      }
    }
    guard let (row, rank) = found else { return nil }
    guard let deals = try await days.deals(of: key.day) else { throw Refusal.noSuchDay }
    let view = try GameView<Game>(row, deals)
    views[key] = view
    return (view, rank)
  }

  var count: Int { views.count }

  func forget(_ key: GameKey) {
    views[key] = nil
  }

  func begin(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool) {
    // Another device may have continued the game through another server.
    if let view = try await ledger.store.isShared ? load(key) : view(key) { return (GameSnapshot(view), false) }
    try await readiness.checkReadiness()
    let now = days.clock.now()
    guard key.day.opens <= now, now < key.day.closes, let deals = try await days.deals(of: key.day) else {
      throw Refusal.dayNotOpen
    }
    let view = GameView<Game>(key, deals)
    if try await ledger.begin(view.openingRow) {
      views[key] = view
      return (GameSnapshot(view), true)
    }
    guard let view = try await load(key) else { throw Refusal.dayNotOpen }
    return (GameSnapshot(view), false)
  }

  func play(_ key: GameKey, index: Int, action: String) async throws -> GameSnapshot {
    guard var view = try await view(key) else { throw Refusal.notBegun }
    // The moves before this one may have been played through another server.
    if index > view.moves.count, !view.isOver, ledger.store.isShared, let newer = try await load(key) { view = newer }
    if let answered = try Self.answered(view, index: index, action: action) { return GameSnapshot(answered) }
    let next: GameView<Game>
    do {
      next = try await write(view, action: action)
    } catch let error as LedgerError {
      // The move may have been written or not, so read the game again before using it.
      forget(key)
      throw error
    } catch is WriteRefused {
      forget(key)
      guard let found = try await load(key) else { throw Refusal.notBegun }
      if let answered = try Self.answered(found, index: index, action: action) { return GameSnapshot(answered) }
      throw Refusal.dayClosed
    }
    views.advance(key, from: view.digest, to: next)
    return GameSnapshot(next)
  }

  /// The error of a write that the ledger refused.
  private struct WriteRefused: Error {}

  /// Returns the game if it already contains the move, or `nil` if the move is the next one. Throws `Refusal.dayClosed`
  /// if the day has ended the game, or `Refusal.otherMove` if the move doesn't fit.
  private static func answered(_ view: GameView<Game>, index: Int, action: String) throws -> GameView<Game>? {
    let isEnd = action == MoveRow.endAction
    if index >= 0, index < view.moves.count, view.moves[index].action == action { return view }
    if isEnd, index == view.moves.count, view.state == .ended, view.game.isGivenUp { return view }
    guard index == view.moves.count, !view.isOver else {
      if view.state == .closed, index == view.moves.count { throw Refusal.dayClosed }
      throw Refusal.otherMove
    }
    return nil
  }

  private func write(_ view: GameView<Game>, action: String) async throws -> GameView<Game> {
    var next = view
    let row: MoveRow
    if action == MoveRow.endAction {
      row = view.row(action, outcome: "", score: view.game.score)
      next.game = view.game.ended()
      next.digest = row.digest
      next.state = .ended
    } else {
      let step: (game: Game, outcome: String)
      do { step = try view.game.playing(action) } catch { throw Refusal.move(error) }
      row = view.row(action, outcome: step.outcome, score: step.game.score)
      next.add(step.game, row)
      if step.game.isOver { next.state = .ended }
    }
    guard days.clock.now() < view.key.day.reveals else {
      // This refusal is final for the player, so a wrong clock must not cause it.
      try await readiness.checkReadiness()
      throw Refusal.dayClosed
    }
    if next.isOver {
      let finished = next.finished
      guard try await ledger.finish(row, finished) else { throw WriteRefused() }
      next.place = finished.place
    } else {
      do {
        guard try await ledger.store.append(row) else { throw WriteRefused() }
      } catch LedgerError.noSuchTable {
        throw WriteRefused()
      }
    }
    return next
  }
}
