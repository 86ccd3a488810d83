import HTTP
import Ledger

struct LedgerMetrics: Sendable {
  private let moves: PrometheusHistogram
  private let writes: PrometheusHistogram
  private let time: PrometheusHistogram
  private let waiting: PrometheusGauge
  private let games: PrometheusGauge

  init(_ metrics: PrometheusMetrics) {
    moves = metrics.histogram("parlor_ledger_batch_moves", bounds: PrometheusMetrics.sizes)
    writes = metrics.histogram("parlor_ledger_batch_writes", bounds: PrometheusMetrics.sizes)
    time = metrics.histogram("parlor_ledger_commit_seconds", bounds: PrometheusMetrics.seconds)
    waiting = metrics.gauge("parlor_ledger_waiting")
    games = metrics.gauge("parlor_games_in_memory")
  }

  func record(_ batch: Batch) {
    moves.record(Double(batch.appends))
    writes.record(Double(batch.writes))
    time.record(batch.duration / .seconds(1))
    waiting.set(Double(batch.waiting))
  }

  func record(games count: Int) {
    games.set(Double(count))
  }
}
