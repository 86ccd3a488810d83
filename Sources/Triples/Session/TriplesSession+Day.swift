import DailyGames
import GameCore
import SessionSupport
import TriplesModel

// Each daily game has its own session, which never loads another game. To play one, the player leaves the session.
extension TriplesSession {
  /// Returns the line below the board of a ranked game, or of a daily game whose day is over.
  func dayTip(_ input: InputMethod) -> String? {
    if isRanked { return rankedTip(input) }
    return shouldSaveGame || playMode.kind == .pastDay || endedDate != nil ? nil : dayOverText
  }

  /// The daily game before its first move, or `nil` if this session isn't for a daily game.
  var dayGame: Replay? { day.map { Replay(number: Triples.number(of: $0)) } }

  var dayHomeStatus: String {
    dayStatus(
      replay.moves.isEmpty ? "" : "Move \(replay.moves.count), \(DailyGame.triples.figureText(game.score))")
  }

  package var outcome: (figure: Int?, hadHelp: Bool)? {
    endedDate == nil ? nil : (game.score, !marks.isEmpty)
  }

  func endDay(thenOpening start: Replay?) {
    if let start {
      navigate(to: .ownGame(address: start.address))
    } else if isRanked, endedDate == nil {
      askToFinishRankedGame()
    } else if endedDate != nil {
      showResult()
    } else {
      intent(!replay.moves.isEmpty && shouldSaveGame) {
        status = ""
        recordEnd()
      }
    }
  }

  func leaveDay(for pendingNavigation: DayNavigation) {
    gameEnd.dismiss()
    navigate(to: pendingNavigation)
  }

  /// Whether there is a daily game to end, or a result to show.
  public var canFinishDay: Bool { !replay.moves.isEmpty && isInFront && (shouldSaveGame || endedDate != nil) }

  /// Opens a past day's game as an ordinary numbered game.
  public func openGame(of day: CalendarDay) {
    openLinkedGame(Replay(number: Triples.number(of: day)))
    saveAndRedraw()
  }
}

extension Triples {
  static func day(of number: GameNumber) -> CalendarDay? {
    let date = Int(clamping: number.value / 100)
    let day = CalendarDay(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    return day.flatMap { self.number(of: $0) == number ? $0 : nil }
  }

  /// Returns the number of a day's game that no server deals: the first number, from the day's first number up, whose
  /// game suits the day as in `DayDeal`.
  public static func number(of day: CalendarDay) -> GameNumber {
    var number = day.firstGameNumber
    while DayDeal.bound(of: SpawnSequence(game: number), on: day) == nil {
      guard let next = GameNumber(number.value + 1) else { return number }
      number = next
    }
    return number
  }
}
