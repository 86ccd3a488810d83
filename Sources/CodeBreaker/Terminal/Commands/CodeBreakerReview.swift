import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// `parlor codebreaker review`.
struct CodeBreakerReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Say what each guess of a game was worth: skill, and luck.",
    discussion: """
      Takes a replay line. Skill is how many guesses a guess loses on average against the best one, so that 0 is \
      perfect. Luck is how many guesses the answer took more than was to be expected, or gave, if it is below 0. Both \
      together are exactly what the game took more than the best player needs on average.

        parlor codebreaker review 'codebreaker/1 537 4.mastermind 0123,2020'

      The JSON has these keys, in this order: attempts (a list with the keys guess, exact, inexact, before and after, the \
      numbers of codes possible, total and bestTotal, the guesses from here for all of these codes together after this \
      guess and after the best one, best, the best guess, skill, luck, method), guesses (how many), optimum (to be \
      expected at the start), remaining (to be expected after the last attempt), skill, luck, exact (whether no number \
      is an estimate).
      """)

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: attempts, guesses, optimum, remaining, skill, luck, exact.")
  var json = false

  func run() throws {
    let game = try CodeBreaker.read(line)
    guard let review = Coach(largestWholeGame: 4096).review(game, workLimit: 2_000_000_000) else {
      throw Failure.data.report("This game has no attempts to review.")
    }
    let report = CodeBreakerReviewReport(review)
    print(json ? report.json : report.text)
  }
}

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
