import CodeBreakerModel
import CodeBreakerSession
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// What `parlor codebreaker review` says of a game.
struct CodeBreakerReviewReport {
  private let review: Review

  /// A report on a review.
  init(_ review: Review) {
    self.review = review
  }

  /// For people, in the numbers and words that the player of the game is told.
  var text: String {
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    var lines = zip(review.attempts, findings.attempts).map { attempt, shown in
      let better = attempt.best == attempt.played ? "" : " (\(attempt.best.symbols) was better)"
      return "\(attempt.number). \(attempt.played.symbols): \(shown.codes), \(attempt.rating.word)\(better), "
        + "skill \(shown.skillText), luck \(shown.luckText)"
    }
    let used = review.attempts.count == 1 ? "1 guess" : "\(review.attempts.count) guesses"
    lines.append("")
    lines.append(
      "\(used), where the best player needs \(DecimalText.hundredths(review.optimum.hundredths)) on average: "
        + "skill \(DecimalText.hundredths(findings.skill)), luck \(DecimalText.signedHundredths(findings.luck)).")
    if review.remaining.numerator > 0 {
      lines.append("\(DecimalText.hundredths(review.remaining.hundredths)) more to be expected.")
    }
    lines += [findings.remark, findings.note]
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

  private func precise(_ number: Double) -> String {
    // No minus sign before what is rounded to 0.
    String(format: "%.6f", abs(number) < 0.0000005 ? 0 : number)
  }
}
