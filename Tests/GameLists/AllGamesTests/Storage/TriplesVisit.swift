import GameCore
import SessionSupport
import TriplesSession

/// Opens everything in Triples that reads stored text, and plays a little. Returns the notices.
func visitTriples(_ environment: PlayEnvironment, days: [CalendarDay]) -> [Notice] {
  var notices: [Notice] = []
  for mode in [PlayMode.own] + days.map({ .daily($0) }) + days.suffix(1).map({ .pastDay($0) }) {
    let session = TriplesSession(environment: environment, playMode: mode)
    session.select(.scores)
    session.openLevels()
    session.closeLevels()
    session.select(.board)
    _ = session.move(.up) || session.move(.left)
    session.choose(1, for: .vibration)
    session.choose(TriplesSession.Mode.random)
    session.open(address: Array("triples/1/14/ul".utf8))
    session.watchChallenge()
    session.closeViewer()
    notices += session.notices
  }
  let board = OwnBoardSession(environment: environment)
  board.press(.changeTile(by: 1))
  let lesson = TriplesLesson(environment: environment)
  lesson.core.startOver()
  let practice = TriplesPractice(environment: environment)
  practice.core.begin()
  return notices + board.notices + [lesson.core.notice, practice.core.notice].compactMap { $0 }
}
