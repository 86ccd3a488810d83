import Games
import Ledger

/// A worker that rates games on a thread of its own. It keeps the raters of the latest days, because they cache positions.
final class RatingWorker: @unchecked Sendable {
  private let work = BackgroundWork(label: "rating")
  /// The raters, of which the latest used comes last. Only computations on the queue use them.
  private var raters: [(games: DayGames, rater: any DayRater)] = []

  /// The number of games that are rated together, in a second or less, unless somebody plays to make it slow.
  static let batchSize = 32

  /// The time for which a worker leases its games. If a process ends before it has rated them, others wait that long.
  static let leaseMilliseconds: Int64 = 60_000

  /// Two days are in play between midnight and 02:00.
  private static let maxRaterCount = 2

  /// Returns the ratings of recorded games, which are `nil` for lines that can't be read. Throws `CancellationError`.
  func ratings(of games: [(key: GameKey, line: String)]) async throws -> [GameRating?] {
    try await work.result { [self] in
      games.map { rater(of: DayGames(day: $0.key.day, kind: $0.key.kind))?.rating(ofLine: $0.line) }
    }
  }

  private func rater(of games: DayGames) -> (any DayRater)? {
    let index = raters.firstIndex { $0.games == games }
    guard let rater = index.map({ raters.remove(at: $0).rater }) ?? games.kind.servedType.makeRater() else {
      return nil
    }
    raters.append((games, rater))
    if raters.count > Self.maxRaterCount { raters.removeFirst() }
    return rater
  }
}
