import Foundation
import PlaySupport

/// A lesson line by line, without a screen: prints a position, reads the player's move, and prints the remark.
package struct PlainLesson<Game: TerminalLesson> {
  private let game: Game
  private let look: TerminalCapabilities

  package init(_ game: Game, look: TerminalCapabilities) {
    self.game = game
    self.look = look
  }

  /// Runs the lesson until it is over, the player types `q`, or the input ends. Restarts a lesson that is already over.
  package func run() {
    if game.core.stage == .over { game.core.startOver() }
    reportNotice()
    show(game.help)
    showStep()
    while game.core.stage != .over {
      guard let line = readLine() else { return }
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return }
      handle(words)
      reportNotice()
    }
    show("\(game.core.endTitle)\n\(game.lesson.endText)")
  }

  private func handle(_ words: String) {
    let core = game.core
    switch words {
    case "b" where core.canGoBack:
      core.goBack()
      return showStep()
    case "n" where core.canAdvance:
      core.advance()
      if core.stage != .over { showStep() }
      return
    case "?" where core.canShow: core.showNext()
    case "?": return Console.note("Try it first. After two tries, type ? to see how.")
    default:
      if let problem = game.act(words) { return Console.note(problem) }
    }
    show("\(game.positionText)\n\n\(remark)")
    if core.stage == .missed { core.retry() }
    guard core.stage == .done else { return }
    core.advance()
    if core.stage != .over { showStep() }
  }

  private var remark: String {
    let said = game.lesson.instruction.wrapped(72).joined(separator: "\n")
    return game.core.canShow ? said + "\nType ? to see how." : said
  }

  private func showStep() {
    let (core, step) = (game.core, game.core.step)
    let words = ["\(core.progressText): \(step.title)"] + step.text.wrapped(72) + step.task.wrapped(72)
    show(words.joined(separator: "\n") + "\n\n" + game.positionText)
  }

  private func reportNotice() {
    guard let notice = game.core.notice else { return }
    Console.note(notice.text)
    game.core.dismissNotice()
  }

  private func show(_ text: String) {
    print(look.shown(text) + "\n")
    // A program that reads from a pipe needs the text at once, so flush it.
    fflush(nil)
  }
}
