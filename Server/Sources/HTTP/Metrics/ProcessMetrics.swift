import Foundation

/// The metrics of this process: its memory and its open files, if the system reports them, and its start time.
struct ProcessMetrics: Sendable {
  private let memory: PrometheusGauge
  private let files: PrometheusGauge
  private static let startTime = Date().timeIntervalSince1970

  init(metrics: PrometheusMetrics) {
    memory = metrics.gauge("process_resident_memory_bytes", help: "Memory that this process has.")
    files = metrics.gauge("process_open_fds", help: "Files and connections that it has open.")
    metrics.gauge("process_start_time_seconds", help: "When it began, in seconds since 1970.").set(
      Self.startTime.rounded())
  }

  func update() {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    if let pages, pages.count > 1, let resident = Double(pages[1]) { memory.set(resident * Double(getpagesize())) }
    if let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
      files.set(Double(open.count))
    }
  }
}
