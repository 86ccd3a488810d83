import Games
import Ledger
import NumberedGame

/// The games of one kind, whichever it is.
protocol AnyGameRepository: Sendable {
  /// The number of games in memory.
  var count: Int { get }

  /// Removes a game from memory, so that it is read anew.
  func forget(_ key: GameKey)

  /// Returns a player's game, or `nil` if it was not begun.
  ///
  /// - Throws: `LedgerError`, or `Refusal.noSuchDay`.
  func snapshot(_ key: GameKey) async throws -> GameSnapshot?

  /// Reads a player's game from the ledger together with its rank, or returns `nil` if it was not begun.
  ///
  /// - Throws: `LedgerError`, or `Refusal.noSuchDay`.
  func readSnapshot(_ key: GameKey) async throws -> GameSnapshot?

  /// Reads a game that has not ended, as if it ended now.
  ///
  /// - Throws: `LedgerError`, or `Refusal.noSuchDay`.
  func finished(_ key: GameKey) async throws -> FinishedGame?

  /// Begins a game or finds it, as `GameRepository.begin(_:)`.
  func beginSnapshot(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool)

  /// Plays a move or answers it once more, as `GameRepository.play(_:index:action:)`.
  func playSnapshot(_ key: GameKey, index: Int, action: String) async throws -> GameSnapshot
}

extension GameRepository: AnyGameRepository {
  func snapshot(_ key: GameKey) async throws -> GameSnapshot? { try await view(key).map { GameSnapshot($0) } }

  func readSnapshot(_ key: GameKey) async throws -> GameSnapshot? {
    try await read(key).map { GameSnapshot($0.view, rank: $0.rank) }
  }

  func finished(_ key: GameKey) async throws -> FinishedGame? { try await load(key)?.finished }

  func beginSnapshot(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool) {
    let (view, isNew) = try await begin(key)
    return (GameSnapshot(view), isNew)
  }

  func playSnapshot(_ key: GameKey, index: Int, action: String) async throws -> GameSnapshot {
    GameSnapshot(try await play(key, index: index, action: action))
  }
}

extension GameSnapshot {
  init(_ view: GameView<some ServedGame>, rank: Int? = nil) {
    self.init(
      key: view.key, opening: view.opening, moves: view.moves, score: view.game.score, state: view.state,
      isGivenUp: view.state == .ended && view.game.isGivenUp, place: view.place, skill: view.skill, rank: rank)
  }
}
