import Foundation
import PlaySupport

/// Practice line by line, without a screen: prints a position, reads the player's answer, and prints the judgment.
package struct PlainPractice<FrontEnd: TerminalPractice> {
  private let frontEnd: FrontEnd
  private let capabilities: TerminalCapabilities
  private var practice: FrontEnd.Practice { frontEnd.practice }

  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
  }

  /// Runs one practice round until it is over, the player types `q`, or the input ends.
  package func run() {
    reportNotice()
    show(practice.core.summary)
    practice.begin()
    guard practice.phase == .asking else { return }
    show(frontEnd.help)
    while practice.phase == .asking {
      show("\(practice.core.progressText). \(frontEnd.positionText)")
      guard readAnswer() else { return practice.stop() }
      frontEnd.askCoach()
      if practice.phase == .judged {
        show(frontEnd.judgmentText)
      } else {
        Console.report(practice.status)
      }
      practice.advance()
    }
    reportNotice()
    let lines = practice.screen.lines(width: PracticeReport.maxWidth, capabilities: capabilities)
    show(lines.map { $0.map(\.text).joined() }.joined(separator: "\n"))
  }

  /// Prints a problem with the storage once, and dismisses the notice.
  private func reportNotice() {
    guard let notice = practice.core.notice else { return }
    Console.report(notice.text)
    practice.core.dismissNotice()
  }

  /// Reads lines until one is an answer. Returns `false` if the player leaves instead.
  private func readAnswer() -> Bool {
    while let line = readLine() {
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return false }
      guard let problem = frontEnd.answer(words) else { return true }
      Console.report(problem)
    }
    return false
  }

  private func show(_ text: String) {
    print(capabilities.displayText(text) + "\n")
    // A program that reads from a pipe needs the text at once, so flush it.
    fflush(nil)
  }
}
