import Foundation
import PlaySupport

/// Practice line by line, without a screen: prints a position, reads the player's answer, and prints the judgment.
package struct PlainPractice<Table: PracticeTable> {
  private let table: Table
  private let look: Look

  /// Creates a practice.
  package init(_ table: Table, look: Look) {
    self.table = table
    self.look = look
  }

  /// Runs one practice session until it is over, the player types `q`, or the input ends.
  package func run() {
    if let notice = table.desk.notice { Console.note(notice.text) }
    show(table.desk.summary)
    table.begin()
    guard table.phase == .asking else { return }
    show(table.help)
    while table.phase == .asking {
      show("\(table.desk.placeText). \(table.positionText)")
      guard takeAnswer() else { return table.stop() }
      table.consult()
      if table.phase == .judged {
        show(table.judgementText)
      } else {
        Console.note(table.status)
      }
      table.goOn()
    }
    let desk = table.desk
    let ends = [desk.resultText, desk.nextText, desk.streakText.map { $0 + "." } ?? ""]
    show(ends.filter { !$0.isEmpty }.joined(separator: "\n"))
    if let notice = desk.notice { Console.note(notice.text) }
  }

  /// Reads lines until one is an answer. Returns `false` if the player leaves instead.
  private func takeAnswer() -> Bool {
    while let line = readLine() {
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return false }
      guard let problem = table.answer(words) else { return true }
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
