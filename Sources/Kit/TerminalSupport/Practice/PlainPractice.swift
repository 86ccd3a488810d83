import Foundation
import PlaySupport

/// Practice line by line, without a screen: prints a position, reads the player's answer, and prints the judgment.
package struct PlainPractice<Game: TerminalPractice> {
  private let game: Game
  private let look: TerminalCapabilities
  private var practice: Game.Practice { game.practice }

  package init(_ game: Game, look: TerminalCapabilities) {
    self.game = game
    self.look = look
  }

  /// Runs one practice session until it is over, the player types `q`, or the input ends.
  package func run() {
    reportNotice()
    show(practice.core.summary)
    practice.begin()
    guard practice.phase == .asking else { return }
    show(game.help)
    while practice.phase == .asking {
      show("\(practice.core.progressText). \(game.positionText)")
      guard readAnswer() else { return practice.stop() }
      game.consult()
      if practice.phase == .judged {
        show(game.judgementText)
      } else {
        Console.note(practice.status)
      }
      practice.advance()
    }
    reportNotice()
    let lines = practice.screen.lines(width: PracticeReport.width, look: look)
    show(lines.map { $0.map(\.text).joined() }.joined(separator: "\n"))
  }

  /// Prints a problem with the storage once, and dismisses the notice.
  private func reportNotice() {
    guard let notice = practice.core.notice else { return }
    Console.note(notice.text)
    practice.core.dismissNotice()
  }

  /// Reads lines until one is an answer. Returns `false` if the player leaves instead.
  private func readAnswer() -> Bool {
    while let line = readLine() {
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return false }
      guard let problem = game.answer(words) else { return true }
      Console.note(problem)
    }
    return false
  }

  private func show(_ text: String) {
    print(look.shown(text) + "\n")
    // A program that reads from a pipe needs the text at once, so flush it.
    fflush(nil)
  }
}
