import Foundation
import PlaySupport

/// A lesson line by line, without a screen: prints a position, reads the player's move, and prints the remark.
struct PlainLesson<FrontEnd: TerminalLesson> {
  let frontEnd: FrontEnd

  /// Runs the lesson until it is over, the player types `q`, or the input ends. Restarts a lesson that is already over.
  func run() {
    if frontEnd.core.stage == .over { frontEnd.core.startOver() }
    frontEnd.core.reportNotice()
    Console.show(frontEnd.help)
    showStep()
    while frontEnd.core.stage != .over {
      guard let line = Console.readLine() else { return }
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return }
      handle(words)
      frontEnd.core.reportNotice()
    }
    Console.show("\(frontEnd.core.endTitle)\n\(frontEnd.lesson.endText)")
  }

  private func handle(_ words: String) {
    let core = frontEnd.core
    switch words {
    case "b" where core.canGoBack:
      core.goBack()
      return showStep()
    case "n" where core.canAdvance:
      core.advance()
      if core.stage != .over { showStep() }
      return
    case "?" where core.canShowNext: core.showNext()
    case "?": return Console.report("Try it first. After two tries, type ? to see how.")
    default:
      if let problem = frontEnd.performMove(words) { return Console.report(problem) }
    }
    Console.show("\(frontEnd.positionText)\n\n\(remark)")
    if core.stage == .missed { core.retry() }
    guard core.stage == .done else { return }
    core.advance()
    if core.stage != .over { showStep() }
  }

  private var remark: String {
    let said = frontEnd.lesson.instruction.wrapped(72).joined(separator: "\n")
    return frontEnd.core.canShowNext ? said + "\nType ? to see how." : said
  }

  private func showStep() {
    let (core, step) = (frontEnd.core, frontEnd.core.step)
    let words = ["\(core.progressText): \(step.title)"] + step.text.wrapped(72) + step.task.wrapped(72)
    Console.show(words.joined(separator: "\n") + "\n\n" + frontEnd.positionText)
  }
}
