import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport

extension CodeBreakerController {
  /// A controller with practice open. The notebook has two positions, and the progress covers a month.
  static var practicePreview: CodeBreakerController {
    let controller = preview()
    let storage = controller.session.environment.storage
    let today = CalendarDay(time: controller.session.environment.now())
    var notebook = PracticeNotebook()
    for (line, loss) in [("codebreaker/1 537 4.mastermind 0123", 43), ("codebreaker/1 12 4.mastermind 0011,2345", 61)] {
      notebook.add(
        PracticePosition(line: Array(line.utf8), playedMove: Array("4455".utf8), loss: Int64(loss), day: today))
    }
    var progress = PlayProgress()
    for ago in 0..<10 {
      guard let day = today.adding(days: -3 * ago) else { continue }
      let parts = (0..<3).map { TotalLoss(count: 2, loss: Int64(8 + 6 * $0 + 3 * ago)) }
      progress.record(
        PlayProgress.Game(
          line: [UInt8(ago)], day: day, total: parts.reduce(TotalLoss()) { $0 + $1 }, parts: parts))
    }
    let keys = PracticeKeys(game: "codebreaker")
    _ = storage.write(keys.notebookKey, notebook.text)
    _ = storage.write(keys.progressKey, progress.text)
    controller.openPractice()
    return controller
  }

  static func boardPreview(_ address: String) -> CodeBreakerController {
    let controller = preview()
    controller.open(search: [], address: Array(address.utf8))
    return controller
  }

  static var newcomerPreview: CodeBreakerController {
    let controller = CodeBreakerController(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 }))
    controller.isPlayerNew = true
    return controller
  }

  static var lessonEndPreview: CodeBreakerController {
    let controller = preview()
    controller.openLesson()
    guard let core = controller.lesson?.lesson.core else { return controller }
    for step in core.steps {
      if let action = step.expectedAction(at: core.state) { core.play(action) }
      core.advance()
    }
    return controller
  }

  /// Returns a controller with an open codemaker. If `further` is `nil`, only part of the code is entered. Otherwise,
  /// the whole code is entered, and `further` then acts on the session.
  static func codemakerPreview(_ further: ((CodemakerSession) -> Void)?) -> CodeBreakerController {
    let controller = preview()
    controller.openCodemaker()
    guard let session = controller.codemaker?.session else { return controller }
    for choice in further == nil ? [0, 3] : [0, 3, 3, 5] { session.choose(choice) }
    further?(session)
    return controller
  }
}
