import Foundation
import GameCore
import GameService
import HTTP
import Ledger
import LedgerPostgreSQL

/// The metrics for the alerts that WatchingTheServer.md lists: days, clock, ratings, housekeeping, disks, and
/// durability.
struct OperatingMetrics: Sendable {
  let metrics: PrometheusMetrics
  let service: DailyGameService
  let ledger: Ledger
  let recordings: ContentFolder
  /// The folders whose disks may become full: the one of the recorded games, and the one of an SQLite ledger.
  let folders: [String]

  /// The maximum number of unrated games that are counted. Any higher number means the same: ratings are late.
  private static let maxUnratedCount = 10_000

  /// The maximum number of reported names that are counted.
  private static let maxReportedCount = 1000

  /// Measures what isn't measured as it happens. Throws `LedgerError`.
  func update() async throws {
    let readiness = service.readiness.status
    metrics.gauge("parlor_ready", help: "1 if the last check found that this process is ready, or else 0.").set(
      readiness.isReady ? 1 : 0)
    metrics.gauge(
      "parlor_clock_difference_seconds",
      help: "By how much the clock is ahead of PostgreSQL's clock or, with SQLite, of the expected time."
    ).set(Double(readiness.clockDifferenceMilliseconds) / 1000)
    metrics.gauge(
      "parlor_shards_not_ready",
      help: "Further databases of the ledger that can't be written to, or whose clocks differ from this process's."
    ).set(Double(await service.readiness.faultyShardCount()))
    updateDisks()
    updateDurability()
    try await updateDays()
    metrics.gauge(
      "parlor_games_unrated", help: "Finished games that wait for a rating, at most \(Self.maxUnratedCount)."
    ).set(Double(try await ledger.unratedGameCount(maxCount: Self.maxUnratedCount)))
    metrics.gauge(
      "parlor_names_reported",
      help: "Names that players reported and no operator decided about, at most \(Self.maxReportedCount)."
    ).set(Double(try await ledger.reportedNameCount(maxCount: Self.maxReportedCount)))
  }

  private func updateDays() async throws {
    let now = service.days.clock.now()
    var counts = ["coming": 0, "open": 0, "overdue": 0, "revealed": 0, "void": 0]
    for (progress, count) in try await ledger.dayCounts() {
      switch progress {
      case .revealed: counts["revealed"] = count
      case .void: counts["void"] = count
      case .open, .closed: break
      }
    }
    for row in try await ledger.unrevealedDays(before: CalendarDay.range.upperBound) {
      let state = now < row.day.openingTime ? "coming" : now < row.day.revealTime ? "open" : "overdue"
      counts[state, default: 0] += 1
    }
    for (state, count) in counts {
      metrics.gauge(
        "parlor_days", help: "Days by state. The last moves of an overdue day are over, but its key isn't published.",
        labels: [("state", state)]
      ).set(Double(count))
    }
  }

  private func updateDisks() {
    metrics.gauge("parlor_recordings_bytes", help: "The size of the files with recorded games.").set(
      Double(recordings.usedByteCount))
    for folder in folders {
      let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
      guard let free = attributes?[.systemFreeSize] as? NSNumber else { continue }
      metrics.gauge(
        "parlor_disk_free_bytes", help: "Free space on the disk of a folder.", labels: [("folder", folder)]
      ).set(free.doubleValue)
    }
  }

  private func updateDurability() {
    let durabilities = ledger.shards.compactMap { ($0 as? PostgreSQLStore)?.durability }
    guard !durabilities.isEmpty else { return }
    metrics.gauge(
      "parlor_durability_shortcomings",
      help: "Settings of PostgreSQL with which a lost disk or a power cut can lose acknowledged moves."
    ).set(Double(durabilities.reduce(0) { $0 + $1.shortcomings.count }))
  }

  /// Counts a run of periodic work, such as `days`.
  func recordRun(of work: String, hasFailed: Bool) {
    let failures = metrics.counter(
      "parlor_housekeeping_failures_total", help: "Runs of periodic work that failed. The log has the reasons.",
      labels: [("work", work)])
    if hasFailed {
      failures.increment()
    } else {
      metrics.gauge(
        "parlor_housekeeping_success_time_seconds",
        help: "When periodic work last succeeded, in seconds since 1970.", labels: [("work", work)]
      ).set(Date().timeIntervalSince1970.rounded())
    }
  }
}
