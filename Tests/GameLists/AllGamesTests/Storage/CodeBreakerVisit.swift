import CodeBreakerSession
import GameCore
import SessionSupport

/// Opens everything in CodeBreaker that reads stored text, and plays a little. Returns the notices.
func visitCodeBreaker(_ environment: PlayEnvironment, days: [CalendarDay]) -> [Notice] {
  var notices: [Notice] = []
  for mode in [PlayMode.own] + days.map({ .daily($0) }) + days.suffix(1).map({ .pastDay($0) }) {
    let session = CodeBreakerSession(environment: environment, playMode: mode)
    session.select(.statistics)
    session.select(.game)
    for _ in 0..<6 { session.choose(0) }
    session.guess()
    session.askToGiveUp()
    session.giveUp()
    session.publishHomeStatus()
    session.choose(1, for: .vibration)
    session.choose(letters: .on)
    notices += session.notices
  }
  let board = OwnBoardSession(environment: environment)
  board.choose(0)
  let codemaker = CodemakerSession(environment: environment)
  codemaker.choose(0)
  let lesson = CodeBreakerLesson(environment: environment)
  lesson.core.startOver()
  let practice = CodeBreakerPractice(environment: environment)
  practice.core.begin()
  return notices + board.notices + codemaker.notices + [lesson.core.notice, practice.core.notice].compactMap { $0 }
}
