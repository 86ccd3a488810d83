import CodeBreakerCoach
import Foundation
import NumberedGame
import PlaySupport

/// What `parlor codebreaker strategy` and `verify-strategy` say of a strategy.
struct StrategyReport {
  let trial: StrategyTrial
  /// Whether it is the best one; nothing where nobody asked.
  var isProven: Bool?
  /// How long it took to work out; nothing where nobody asked.
  var seconds: Double?

  private var average: Double { Double(trial.total) / Double(max(trial.codeCount, 1)) }

  /// For people.
  ///
  /// - Parameter isOptimal: whether the best strategy was sought.
  func text(isOptimal: Bool) -> String {
    let numbers = trial.histogram.enumerated().map { "\($0.offset + 1): \(DecimalText.grouped($0.element))" }
    var lines = [
      "\(DecimalText.grouped(trial.total)) guesses for \(DecimalText.grouped(trial.codeCount)) codes, "
        + "\(String(format: "%.4f", average)) on average, at most \(trial.max)",
      "Codes by guesses: \(numbers.joined(separator: ", "))",
    ]
    if isOptimal, let isProven { lines.append(isProven ? "Proven: no strategy needs fewer." : "Not proven.") }
    if let seconds { lines.append(String(format: "%.2f s", seconds)) }
    return lines.joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order.
  var json: String {
    let histogram = trial.histogram.map(\.description).joined(separator: ",")
    var text =
      #"{"total":\#(trial.total),"average":\#(String(format: "%.6f", average)),"max":\#(trial.max),"#
      + #""histogram":[\#(histogram)]"#
    if let isProven { text += #","proven":\#(isProven)"# }
    if let seconds { text += #","seconds":\#(String(format: "%.3f", seconds))"# }
    return text + "}"
  }
}
