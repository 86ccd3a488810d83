import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review a game guess by guess: what mistakes cost, and what was luck.",
    discussion: """
      Takes a replay line. A mistake costs the guesses that a guess loses on average against the best one. Luck is what the \
      answer then cost or saved. Together, they are exactly how many more guesses the game took than the best player needs on \
      average.

        parlor codebreaker review 'codebreaker/1 537 4.mastermind 0123,2020'

      The JSON has these keys in this order: attempts (a list with the keys guess; exact; inexact; before and after, the \
      numbers of possible codes; total and bestTotal, the guesses from here for all of these codes together with this guess \
      and with the best one; best, the best guess; skill, the cost of mistakes; luck, below 0 if it saved guesses; \
      method; and if the best guess is better, and a fact separates the two, reason, which is the fact with its numbers), \
      guesses (how many), optimum (expected at the start), remaining (expected after the last attempt), skill, luck, \
      and exact (whether no number is an estimate).
      """)

  @Argument(help: ArgumentHelp("The replay line, or a link.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: attempts, guesses, optimum, remaining, skill, luck, exact.")
  var json = false

  func run() throws {
    let game = try CodeBreaker.read(line)
    try game.requireLuck()
    guard let review = Coach(maxWholeGameCodeCount: 4096).review(game, workLimit: 2_000_000_000) else {
      throw Failure.data.report("This game has no attempts to review.")
    }
    CodeBreakerReviewReport(review: review).show(asJSON: json)
  }
}

/// The report that `parlor codebreaker review` prints.
struct CodeBreakerReviewReport: Report {
  let review: Review

  /// The report in the numbers and words that the game's player sees.
  var text: String {
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    var lines = zip(review.attempts, findings.attempts).flatMap { attempt, shown in
      let better = attempt.best == attempt.playedGuess ? "" : " (\(attempt.best.symbols) was better)"
      let line =
        "\(attempt.number). \(attempt.playedGuess.symbols): \(shown.codeCountsText), \(attempt.rating.word)\(better), "
        + "lost \(shown.lossText), luck \(shown.luckText)"
      return better.isEmpty ? [line] : [line, "   " + findings.reasonText(at: attempt.number - 1)]
    }
    let used = review.attempts.count == 1 ? "1 guess" : "\(review.attempts.count) guesses"
    lines.append("")
    lines.append(
      "\(used), where the best player needs \(DecimalText.hundredths(review.expectedGuessesAtStart.hundredths)) on average. "
        + findings.sentence)
    if review.expectedRemainingGuesses.numerator > 0 {
      lines.append("\(DecimalText.hundredths(review.expectedRemainingGuesses.hundredths)) more expected.")
    }
    lines += [findings.remark, findings.highlights, findings.note].filter { !$0.isEmpty }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    let attempts = review.attempts.enumerated().map { index, attempt -> JSON in
      let members: [(key: String, value: JSON)] = [
        ("guess", JSON(attempt.playedGuess.symbols)), ("exact", JSON(attempt.counts.exact)),
        ("inexact", JSON(attempt.counts.inexact)), ("before", JSON(attempt.candidateCountBefore)),
        ("after", JSON(attempt.candidateCountAfter)), ("total", JSON(attempt.playedGuess.total)),
        ("bestTotal", JSON(attempt.best.total)), ("best", JSON(attempt.best.symbols)),
        ("skill", JSON(attempt.loss.value, decimals: 6)), ("luck", JSON(attempt.luck.value, decimals: 6)),
        ("method", JSON(attempt.best.method.name)),
      ]
      return JSON(members + (review.reason(at: index).map { [("reason", $0.json)] } ?? []))
    }
    return [
      "attempts": JSON(attempts), "guesses": JSON(review.attempts.count),
      "optimum": JSON(review.expectedGuessesAtStart.value, decimals: 6),
      "remaining": JSON(review.expectedRemainingGuesses.value, decimals: 6),
      "skill": JSON(review.loss, decimals: 6), "luck": JSON(review.luck, decimals: 6), "exact": JSON(review.isExact),
    ]
  }
}
