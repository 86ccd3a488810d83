import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The statistics of the player's games. While no game has been counted, they are computed from the scores.
  public var statistics: Statistics {
    guard sharedFiles.statistics.content.isEmpty else { return sharedFiles.statistics.content }
    if let known = scoreCache.statistics, known.scores == scores { return known.statistics }
    let statistics = statistics(ofScoresWithout: nil)
    scoreCache.statistics = (scores, statistics)
    return statistics
  }

  func count(_ row: ScoreRow) {
    guard let game = countedGame(row, tile: game.bestTile) else { return }
    report(sharedFiles.statistics.refresh())
    let first = sharedFiles.statistics.content.isEmpty ? statistics(ofScoresWithout: row) : nil
    report(
      sharedFiles.statistics.change {
        if $0.isEmpty, let first { $0 = first }
        $0.count(game)
      })
  }

  func removeFromStatistics(_ row: ScoreRow) {
    report(sharedFiles.statistics.change { $0.remove(row) })
  }

  /// Loads statistics that other windows have saved. Returns whether they have changed.
  func refreshStatistics() -> Bool {
    let before = sharedFiles.statistics.content
    report(sharedFiles.statistics.refresh())
    return sharedFiles.statistics.content != before
  }

  private func statistics(ofScoresWithout row: ScoreRow?) -> Statistics {
    var games: [CountedGame] = []
    for other in scores.rows where other != row {
      guard let line = other.line, !other.marks.contains(.continuedFromReplay), let replay = try? Replay(line: line),
        let game = countedGame(other, tile: replay.game.bestTile)
      else { continue }
      let place = games.firstIndex { $0.row.time > other.time } ?? games.count
      games.insert(game, at: place)
    }
    return games.reduce(into: Statistics()) { $0.count($1) }
  }

  /// Returns the game to count, or `nil` if it continued a replay, because then some moves aren't the player's.
  private func countedGame(_ row: ScoreRow, tile: Int) -> CountedGame? {
    guard !row.marks.contains(.continuedFromReplay) else { return nil }
    return CountedGame(day: environment.dayNumber(at: row.time), tile: tile, row: row)
  }

  private func report(_ problem: StorageProblem) {
    store.report(
      problem,
      damaged: Notice(
        "The saved statistics could not be read. They have been set aside, and now count the games in the scores."
      ))
  }
}
