import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport

extension CodeBreakerTable {
  /// A session with practice open. The notebook has two positions, and the progress covers a month.
  static var practicePreview: CodeBreakerTable {
    let table = preview()
    let storage = table.session.environment.storage
    let today = CalendarDay(time: table.session.environment.now())
    var notebook = PracticeNotebook()
    for (line, loss) in [("codebreaker/1 537 4.mastermind 0123", 43), ("codebreaker/1 12 4.mastermind 0011,2345", 61)] {
      notebook.note(
        PracticePosition(line: Array(line.utf8), played: Array("4455".utf8), loss: Int64(loss), day: today))
    }
    var progress = PlayProgress()
    for ago in 0..<10 {
      guard let day = today.adding(days: -3 * ago) else { continue }
      let parts = (0..<3).map { PlayedLoss(count: 2, loss: Int64(8 + 6 * $0 + 3 * ago)) }
      progress.record(
        PlayProgress.Game(
          line: [UInt8(ago)], day: day, whole: parts.reduce(PlayedLoss()) { $0 + $1 }, parts: parts))
    }
    let keys = PracticeKeys(game: "codebreaker")
    _ = storage.write(keys.notebook, notebook.text)
    _ = storage.write(keys.progress, progress.text)
    table.openPractice()
    return table
  }

  /// Returns a session that shows the player's own board from the `address` of a link.
  static func boardPreview(_ address: String) -> CodeBreakerTable {
    let table = preview()
    table.open(search: [], address: Array(address.utf8))
    return table
  }

  static var newcomerPreview: CodeBreakerTable {
    let table = CodeBreakerTable(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 }))
    table.isNewcomer = true
    return table
  }

  /// A session with the lesson open at its end.
  static var lessonEndPreview: CodeBreakerTable {
    let table = preview()
    table.openLesson()
    guard let desk = table.lesson?.lesson.desk else { return table }
    for step in desk.steps {
      if let action = step.example(at: desk.table) { desk.play(action) }
      desk.goOn()
    }
    return table
  }

  /// Returns a session with a code that the player sets. `further` continues with the complete code. If it's `nil`, the code
  /// stays incomplete.
  static func setterPreview(_ further: ((SetterSession) -> Void)?) -> CodeBreakerTable {
    let table = preview()
    table.openSetter()
    guard let session = table.setter?.session else { return table }
    for choice in further == nil ? [0, 3] : [0, 3, 3, 5] { session.choose(choice) }
    further?(session)
    return table
  }
}
