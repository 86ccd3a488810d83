import Foundation
import SessionSupport

/// A lesson line by line, without a screen: prints a position, reads the player's move, and prints the remark.
struct PlainLesson<FrontEnd: TerminalLesson> {
  let frontEnd: FrontEnd

  /// Runs the lessons until all are over, the player types `q`, or the input ends. Restarts a lesson that is already over.
  func run() {
    let core = frontEnd.core
    if core.stage == .over { core.startOver() }
    core.reportNotice()
    Console.show(frontEnd.help + " Type b to go back, n for the next step, lessons to choose a lesson, or q to quit.")
    showStep()
    while core.stage != .over || core.nextLessonIndex != nil {
      guard let line = Console.readLine() else { return }
      let words = line.trimmingCharacters(in: .whitespaces).lowercased()
      if words == "q" { return }
      handle(words)
      core.reportNotice()
    }
  }

  private func handle(_ words: String) {
    let core = frontEnd.core
    switch words {
    case "b" where core.canGoBack:
      core.goBack()
      return core.showsStep ? showStep() : showEnd()
    case "n" where core.stage == .over:
      if let next = core.nextLessonIndex { core.open(next) }
      return showStep()
    case "n" where core.canAdvance: return advance()
    case "lessons":
      core.showList()
      return showList()
    case "?" where core.canShowNext: core.showNext()
    case _ where core.stage == .choosing:
      guard let number = Int(words), core.lessons.indices.contains(number - 1) else {
        return Console.report("Type a number from 1 to \(core.lessons.count), b to go back, or q to quit.")
      }
      core.open(number - 1)
      return showStep()
    case _ where core.stage == .over: return Console.report("Type n for the next lesson, b to go back, or q to quit.")
    case "?": return Console.report("Try it first. After two tries, type ? to see how.")
    default:
      if let problem = frontEnd.performMove(words) { return Console.report(problem) }
    }
    Console.show("\(frontEnd.positionText)\n\n\(remark)")
    if core.stage == .missed { core.retry() }
    if core.stage == .done { advance() }
  }

  private func advance() {
    frontEnd.core.advance()
    frontEnd.core.showsStep ? showStep() : showEnd()
  }

  private var remark: String {
    let said = frontEnd.lesson.instruction.wrapped(72).joined(separator: "\n")
    return frontEnd.core.canShowNext ? said + "\nType ? to see how." : said
  }

  private func showStep() {
    let (core, step) = (frontEnd.core, frontEnd.core.step)
    let place =
      core.lessonIndex == 0
      ? core.progressText : "\(core.lesson.title), step \(core.stepIndex + 1) of \(core.steps.count)"
    let words = ["\(place): \(step.title)"] + step.text.wrapped(72) + step.task.wrapped(72)
    Console.show(words.joined(separator: "\n") + "\n\n" + frontEnd.positionText)
  }

  private func showEnd() {
    let core = frontEnd.core
    Console.show("\(core.lesson.endTitle)\n\(core.lesson.endText.wrapped(72).joined(separator: "\n"))")
    guard let next = core.nextLessonIndex else { return }
    Console.show("Type n for the next lesson, \(core.lessons[next].title), or q to quit.")
  }

  private func showList() {
    let core = frontEnd.core
    for (index, lesson) in core.lessons.enumerated() {
      let done = core.doneCount(in: index)
      let state = done == 0 ? "" : done < lesson.steps.count ? " (\(done) of \(lesson.steps.count))" : " (done)"
      Console.show("\(index + 1)  \(lesson.title): \(lesson.summary)\(state)")
    }
  }
}
