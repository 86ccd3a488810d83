import Games
import Ledger
import NumberedGame

/// A type-erased repository of the games of one kind.
protocol AnyGameRepository: Sendable {
  var count: Int { get }

  /// Removes a game from memory, so that it is read from the ledger again.
  func forget(_ key: GameKey)

  /// Returns a player's game, or `nil` if it was not begun. Throws `LedgerError`, or `Refusal.noSuchDay`.
  func game(_ key: GameKey) async throws -> GameSnapshot?

  /// Reads a player's game from the ledger together with its rank, or returns `nil` if it was not begun. Throws
  /// `LedgerError`, or `Refusal.noSuchDay`.
  func readGame(_ key: GameKey) async throws -> GameSnapshot?

  /// Reads a game from the ledger, and returns the result that it would have if it ended now, or `nil` if it was not
  /// begun. Throws `LedgerError`, or `Refusal.noSuchDay`.
  func finishedGame(_ key: GameKey) async throws -> FinishedGame?

  /// Begins a player's game, or returns the game if it was already begun. `isNew` is whether this call began it. Throws
  /// `LedgerError`, `Refusal.dayNotOpen`, or `Refusal.notReady`.
  func begin(_ key: GameKey) async throws -> (game: GameSnapshot, isNew: Bool)

  /// Plays the move at `index`. A repeated call returns the same result. `action` is as in `ServedGame.playing(_:)`, or
  /// `nil` to end the game. Returns the game with the move and maybe later ones. Throws `LedgerError`, `Refusal`.
  func play(_ key: GameKey, index: Int, action: String?) async throws -> GameSnapshot
}

extension GameSnapshot {
  init(_ loadedGame: LoadedGame<some ServedGame>, rank: Int? = nil) {
    self.init(
      key: loadedGame.key, opening: loadedGame.opening, moves: loadedGame.moves, score: loadedGame.game.score,
      state: loadedGame.state,
      isGivenUp: loadedGame.state == .ended && loadedGame.game.isGivenUp, sortKey: loadedGame.sortKey,
      skill: loadedGame.skill, rank: rank)
  }
}
