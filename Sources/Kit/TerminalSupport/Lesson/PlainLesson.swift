import Foundation
import PlaySupport

/// A lesson line by line, without a screen: prints a position, reads the player's move, and prints the remark.
package struct PlainLesson<Table: LessonTable> {
  private let table: Table
  private let look: Look

  /// Creates a lesson.
  package init(_ table: Table, look: Look) {
    self.table = table
    self.look = look
  }

  /// Runs the lesson until it is over, the player types `q`, or the input ends. A finished lesson starts again.
  package func run() {
    if table.desk.stage == .over { table.desk.startOver() }
    tellNotice()
    show(table.help)
    showStep()
    while table.desk.stage != .over {
      guard let line = readLine() else { return }
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return }
      take(words)
      tellNotice()
    }
    show("\(table.desk.endTitle)\n\(table.endText)")
  }

  private func take(_ words: String) {
    let desk = table.desk
    switch words {
    case "b" where desk.canGoBack:
      desk.goBack()
      return showStep()
    case "n" where desk.canGoOn:
      desk.goOn()
      if desk.stage != .over { showStep() }
      return
    case "?" where desk.canShow: desk.showNext()
    case "?": return Console.note("Try it first. After two tries, type ? to see how.")
    default:
      if let problem = table.act(words) { return Console.note(problem) }
    }
    show("\(table.positionText)\n\n\(said)")
    if desk.stage == .missed { desk.retry() }
    guard desk.stage == .done else { return }
    desk.goOn()
    if desk.stage != .over { showStep() }
  }

  private var said: String {
    let said = table.said.wrapped(72).joined(separator: "\n")
    return table.desk.canShow ? said + "\nType ? to see how." : said
  }

  private func showStep() {
    let (desk, step) = (table.desk, table.desk.step)
    let words = ["\(desk.placeText): \(step.title)"] + step.text.wrapped(72) + step.task.wrapped(72)
    show(words.joined(separator: "\n") + "\n\n" + table.positionText)
  }

  private func tellNotice() {
    guard let notice = table.desk.notice else { return }
    Console.note(notice.text)
    table.desk.dismissNotice()
  }

  private func show(_ text: String) {
    print(look.shown(text) + "\n")
    // A program that reads from a pipe needs the text at once.
    fflush(nil)
  }
}
