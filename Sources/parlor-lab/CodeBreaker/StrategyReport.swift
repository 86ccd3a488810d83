import CodeBreakerCoach
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

/// The report of `parlor-lab codebreaker strategy` and `verify-strategy`.
struct StrategyReport: Report {
  let results: StrategyResults
  /// Whether the report is about the best strategy.
  var isOptimal = false
  /// Whether the strategy is proven to be the best one, or `nil` if the report doesn't say.
  var isProven: Bool?
  /// The duration of the search in seconds, or `nil` if the report doesn't include it.
  var seconds: Double?

  private var average: Double { Double(results.total) / Double(max(results.codeCount, 1)) }

  var text: String {
    let numbers = results.histogram.enumerated().map { "\($0.offset + 1): \(DecimalText.grouped($0.element))" }
    var lines = [
      "\(DecimalText.grouped(results.total)) guesses for \(DecimalText.grouped(results.codeCount)) codes, "
        + "\(String(format: "%.4f", average)) on average, at most \(results.maxGuessCount)",
      "Codes by guesses: \(numbers.joined(separator: ", "))",
    ]
    if isOptimal, let isProven { lines.append(isProven ? "Proven: no strategy needs fewer." : "Not proven.") }
    if let seconds { lines.append(String(format: "%.2f s", seconds)) }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    var fields = [
      (key: "total", value: JSON(results.total)), ("average", JSON(average, decimals: 6)),
      ("max", JSON(results.maxGuessCount)),
      ("histogram", JSON(results.histogram.map { JSON($0) })),
    ]
    if let isProven { fields.append(("proven", JSON(isProven))) }
    if let seconds { fields.append(("seconds", JSON(seconds, decimals: 3))) }
    return JSON(fields)
  }
}
