import Foundation
import Histogram

/// The measured rates, latencies, and errors.
struct LoadStatistics: Sendable {
  /// The number of correct responses.
  var responseCount = 0
  /// The number of wrong or missing responses.
  var errorCount = 0
  var firstError: String?
  /// The time from the first request to the last response.
  var duration = Duration.zero
  /// The time from each request to its response, in microseconds.
  var latency = Histogram<UInt64>(highestTrackableValue: 120_000_000, numberOfSignificantValueDigits: .three)

  var rate: Double { duration > .zero ? Double(responseCount) / (duration / .seconds(1)) : 0 }

  mutating func record(_ time: Duration) {
    responseCount += 1
    latency.record(UInt64(max(1, time / .microseconds(1))))
  }

  mutating func record(error: String) {
    errorCount += 1
    if firstError == nil { firstError = error }
  }

  var text: String {
    let milliseconds = [50.0, 99, 99.9, 100].map { share in
      "p\(share == 100 ? "100" : String(share)) \(Double(latency.valueAtPercentile(share)) / 1000) ms"
    }
    let fault = firstError.map { ", the first: \($0)" } ?? ""
    return
      "\(responseCount) in \((100 * (duration / .seconds(1))).rounded() / 100) s, \(Int(rate)) a second, \(milliseconds.joined(separator: ", ")), "
      + "\(errorCount) errors\(fault)"
  }
}
