import HTTP
import Ledger

struct LedgerMetrics: Sendable {
  private let moves: PrometheusHistogram
  private let writes: PrometheusHistogram
  private let duration: PrometheusHistogram
  private let queuedWrites: PrometheusGauge
  private let cachedGames: PrometheusGauge
  private let unreadableGames: PrometheusGauge

  init(_ metrics: PrometheusMetrics) {
    moves = metrics.histogram("parlor_ledger_batch_moves", bounds: PrometheusMetrics.countBounds)
    writes = metrics.histogram("parlor_ledger_batch_writes", bounds: PrometheusMetrics.countBounds)
    duration = metrics.histogram("parlor_ledger_commit_seconds", bounds: PrometheusMetrics.timeBounds)
    queuedWrites = metrics.gauge("parlor_ledger_waiting")
    cachedGames = metrics.gauge("parlor_games_in_memory")
    unreadableGames = metrics.gauge(
      "parlor_games_unreadable", help: "Games that can't be read, which have no result. The log names them.")
  }

  func record(_ batch: Batch) {
    moves.record(Double(batch.appendCount))
    writes.record(Double(batch.writeCount))
    duration.record(batch.duration / .seconds(1))
    queuedWrites.set(Double(batch.queuedCount))
  }

  func record(cachedGameCount count: Int) {
    cachedGames.set(Double(count))
  }

  func record(unreadableGameCount count: Int) {
    unreadableGames.set(Double(count))
  }
}
