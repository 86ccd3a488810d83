import Foundation
import SessionSupport

/// Practice line by line, without a screen: prints a position, reads the player's answer, and prints the judgment.
struct PlainPractice<FrontEnd: TerminalPractice> {
  let frontEnd: FrontEnd
  let capabilities: TerminalCapabilities
  /// Whether to practice the player's own positions, even if today's five are left.
  let isOwn: Bool
  private var practice: FrontEnd.Practice { frontEnd.practice }

  /// Runs one practice round, with today's positions for everybody if some are left, until it is over, the player types `q`, or the input ends.
  func run() {
    practice.core.reportNotice()
    if practice.core.canPlayDaily, !isOwn {
      Console.show(capabilities.displayText("Today’s five. \(practice.core.dailySummary)"))
      practice.beginDaily()
    } else {
      Console.show(practice.core.summary)
      practice.begin()
    }
    guard practice.phase == .asking else { return }
    Console.show(frontEnd.help)
    while practice.phase == .asking {
      Console.show("\(practice.core.progressText). \(frontEnd.positionText)")
      guard readAnswer() else { return practice.stop() }
      frontEnd.askCoach()
      if practice.phase == .judged {
        Console.show(frontEnd.judgmentText)
      } else {
        Console.report(practice.status)
      }
      practice.advance()
    }
    practice.core.reportNotice()
    Console.show(practice.screen.lines(width: PracticeReport.maxWidth, capabilities: capabilities).text)
    if capabilities.supportsUnicode, let item = practice.core.dailyResult { Console.show("\n\(item.text)") }
  }

  /// Reads lines until one is an answer. Returns `false` if the player leaves instead.
  private func readAnswer() -> Bool {
    while let line = Console.readLine() {
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return false }
      guard let problem = frontEnd.answer(words) else { return true }
      Console.report(problem)
    }
    return false
  }
}
