import HTTP
import Ledger
import Metrics

/// What an operator is told of the ledger and the games.
struct LedgerMeasures: Sendable {
  private let moves: Recorder
  private let writes: Recorder
  private let time: Timer
  private let waiting: Gauge
  private let games: Gauge

  init(_ metrics: PrometheusMetrics) {
    moves = Recorder(label: "parlor_ledger_batch_moves", dimensions: [], aggregate: true, factory: metrics)
    writes = Recorder(label: "parlor_ledger_batch_writes", dimensions: [], aggregate: true, factory: metrics)
    time = Timer(label: "parlor_ledger_commit_seconds", factory: metrics)
    waiting = Gauge(label: "parlor_ledger_waiting", factory: metrics)
    games = Gauge(label: "parlor_games_in_memory", factory: metrics)
  }

  /// Notes what was made durable together.
  func note(_ batch: Batch) {
    moves.record(batch.appends)
    writes.record(batch.writes)
    time.recordNanoseconds(Int64(batch.duration / .nanoseconds(1)))
    waiting.record(batch.waiting)
  }

  /// Notes how many games are kept in memory.
  func note(games count: Int) {
    games.record(count)
  }
}
