import AppSupport
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession

extension TriplesTable {
  /// A model for previews of a player who has never played.
  static var newcomerPreview: TriplesTable {
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 7 })
    let table = TriplesTable(session: TriplesSession(environment: environment))
    table.isNewcomer = true
    return table
  }

  /// A model for previews with the lesson open at its last step.
  static var lessonHintPreview: TriplesTable {
    let table = preview()
    table.openLesson()
    guard let desk = table.lesson?.lesson.desk else { return table }
    while desk.step != .hint {
      while desk.stage == .asking, let direction = desk.step.example(at: desk.table) { desk.play(direction) }
      guard desk.canGoOn else { break }
      desk.goOn()
    }
    return table
  }

  static var ownBoardPreview: TriplesTable {
    let table = preview()
    table.open(search: [], address: Array("board/1/1,0,0,2/0,3,0,3/12,0,6,0/192,48,24,12".utf8))
    return table
  }
}
