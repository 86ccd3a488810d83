import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport

extension CodeBreakerTable {
  /// A table for previews with the notebook open, in which there are two positions, and the games of some weeks.
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

  /// A table for previews with a board of one's own open.
  ///
  /// - Parameter address: what stands on the board.
  static func boardPreview(_ address: String) -> CodeBreakerTable {
    let table = preview()
    table.open(search: [], address: Array(address.utf8))
    return table
  }
}
