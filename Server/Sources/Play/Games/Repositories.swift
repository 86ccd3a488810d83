import DailyGames
import Games
import Ledger

struct Repositories: Sendable {
  private let all: [any AnyGameRepository]

  /// Creates a repository for each daily game, each with at most `capacity` games in memory.
  init(_ ledger: Ledger, days: Days, readiness: ReadinessMonitor, capacity: Int) {
    func repository<Game: ServedGame>(_ game: Game.Type) -> any AnyGameRepository {
      GameRepository<Game>(ledger, days: days, readiness: readiness, capacity: capacity)
    }
    all = DailyGame.all.map { repository($0.servedType) }
  }

  subscript(key: GameKey) -> any AnyGameRepository { all[key.kind.index] }

  var count: Int { all.reduce(0) { $0 + $1.count } }
}
