import AppSupport
import GameCore
import SessionSupport
import TriplesSession

extension TriplesController {
  /// A controller for previews with practice open, two boards in the notebook, and several weeks of games.
  static var practicePreview: TriplesController {
    let controller = preview()
    let storage = controller.session.environment.storage
    let today = CalendarDay(time: controller.session.environment.now())
    var notebook = PracticeNotebook()
    for (line, loss) in [("triples/1 14 uldruldr", 2010), ("triples/1 135 lldd", 1240)] {
      notebook.add(
        PracticePosition(line: Array(line.utf8), playedMove: Array("u".utf8), loss: Int64(loss), day: today))
    }
    var progress = PlayProgress()
    for ago in 0..<10 {
      guard let day = today.adding(days: -3 * ago) else { continue }
      let parts = (0..<6).map { TotalLoss(count: 40, loss: Int64(4_000 + 900 * ($0 % 3) + 1_100 * ago)) }
      progress.record(
        PlayProgress.Game(
          line: [UInt8(ago)], day: day, total: parts.prefix(3).reduce(TotalLoss()) { $0 + $1 }, parts: parts))
    }
    let keys = PracticeKeys(game: "triples")
    _ = storage.write(keys.notebookKey, notebook.text)
    _ = storage.write(keys.progressKey, progress.text)
    controller.openPractice()
    return controller
  }
}
