import Foundation
import PlaySupport

/// Practice line by line, without a screen: prints a position, reads the player's answer, and prints the judgment.
package struct PlainPractice<Game: TerminalPractice> {
  private let game: Game
  private let look: Look

  /// Creates a practice.
  package init(_ game: Game, look: Look) {
    self.game = game
    self.look = look
  }

  /// Runs one practice session until it is over, the player types `q`, or the input ends.
  package func run() {
    if let notice = game.core.notice { Console.note(notice.text) }
    show(game.core.summary)
    game.begin()
    guard game.phase == .asking else { return }
    show(game.help)
    while game.phase == .asking {
      show("\(game.core.placeText). \(game.positionText)")
      guard takeAnswer() else { return game.stop() }
      game.consult()
      if game.phase == .judged {
        show(game.judgementText)
      } else {
        Console.note(game.status)
      }
      game.goOn()
    }
    let core = game.core
    let ends = [core.resultText, core.nextText, core.streakText.map { $0 + "." } ?? ""]
    show(ends.filter { !$0.isEmpty }.joined(separator: "\n"))
    if let notice = core.notice { Console.note(notice.text) }
  }

  /// Reads lines until one is an answer. Returns `false` if the player leaves instead.
  private func takeAnswer() -> Bool {
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
    // A program that reads from a pipe needs the text at once.
    fflush(nil)
  }
}
