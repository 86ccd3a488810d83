import CodeBreakerAdvice
import Foundation
import PlaySupport

/// What `parlor codebreaker review` says of a game.
struct CodeBreakerReviewReport {
  private let review: Review

  /// A report on a review.
  init(_ review: Review) {
    self.review = review
  }

  /// For people.
  var text: String {
    var lines = review.attempts.enumerated().map { index, attempt in
      let counts =
        "\(DecimalText.grouped(attempt.candidatesBefore)) codes to \(DecimalText.grouped(attempt.candidatesAfter))"
      let better = attempt.best == attempt.played ? "" : " (\(attempt.best.symbols) was better)"
      return "\(index + 1). \(attempt.played.symbols): \(counts), \(attempt.rating.word)\(better), "
        + "skill \(decimal(attempt.skill.value)), luck \(decimal(attempt.luck.value))"
    }
    let used = review.attempts.count == 1 ? "1 guess" : "\(review.attempts.count) guesses"
    lines.append("")
    lines.append(
      "\(used), where the best player needs \(decimal(review.optimum.value)) on average: "
        + "skill \(decimal(review.skill)), luck \(decimal(review.luck)).")
    if review.remaining.numerator > 0 {
      lines.append("\(decimal(review.remaining.value)) more to be expected.")
    }
    lines.append(review.isExact ? "All of this is exact." : "Some of this is estimated, as the game is large.")
    return lines.joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order.
  var json: String {
    let attempts = review.attempts.map { attempt in
      #"{"guess":"\#(attempt.played.symbols)","exact":\#(attempt.counts.exact),"inexact":\#(attempt.counts.inexact),"#
        + #""before":\#(attempt.candidatesBefore),"after":\#(attempt.candidatesAfter),"#
        + #""total":\#(attempt.played.total),"bestTotal":\#(attempt.best.total),"best":"\#(attempt.best.symbols)","#
        + #""skill":\#(precise(attempt.skill.value)),"luck":\#(precise(attempt.luck.value)),"#
        + #""method":"\#(attempt.best.method.name)"}"#
    }
    return #"{"attempts":[\#(attempts.joined(separator: ","))],"guesses":\#(review.attempts.count),"#
      + #""optimum":\#(precise(review.optimum.value)),"remaining":\#(precise(review.remaining.value)),"#
      + #""skill":\#(precise(review.skill)),"luck":\#(precise(review.luck)),"exact":\#(review.isExact)}"#
  }

  private func decimal(_ number: Double) -> String {
    // No minus sign before what is rounded to 0.
    String(format: "%.2f", abs(number) < 0.005 ? 0 : number)
  }

  private func precise(_ number: Double) -> String {
    String(format: "%.6f", abs(number) < 0.0000005 ? 0 : number)
  }
}
