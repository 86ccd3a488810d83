import CodeBreakerModel
import DailyGames
import GameCore
import SessionSupport

// Daily games. Each has its own session, which never loads another game. Most members are only for such sessions.
extension CodeBreakerSession {
  var daySetup: GameSetup {
    let day = day ?? CalendarDay(time: environment.now())
    return playMode.hasDealer ? GameSetup(day: day) : GameSetup(numberedFor: day)
  }

  var dayTaskPrompt: String {
    switch playMode.kind {
    case .own, .daily: "\(taskText) The code of \(playMode.dayText) is the same for everyone."
    case .ranked:
      "\(taskText) The code of \(playMode.dayText) is the same for everyone.\nRanked: one try, no hints, and every hole needs a peg."
    case .pastDay:
      "\(taskText) This is the code of \(playMode.dayText) again.\nIt doesn’t count: hints are allowed, and every hole needs a peg."
    }
  }

  /// Redraws the session if the day is over, because later actions have no effect and don't redraw it.
  func redrawIfDayIsOver() {
    if !shouldSaveGame { saveAndRedraw() }
  }

  package var outcome: (figure: Int?, hadHelp: Bool)? {
    game.ending.map { ($0 == .solved ? game.attempts.count : nil, hintCount > 0) }
  }

  /// Leaves the daily session, unless a pop-up waits for an answer.
  func leaveDay(for pendingNavigation: DayNavigation) {
    guard canLeaveGame else { return }
    close(.popUp)
    navigate(to: pendingNavigation)
  }

  /// Starts a past day's game as an ordinary game. Call this method on the player's own session.
  public func openGame(of day: CalendarDay) {
    let setup = GameSetup(numberedFor: day)
    guard setup != game.setup else { return }
    show(Notice("\(DayText.long(day)) is over, so this counts as a regular game.", isTransient: true))
    open(link: CodeBreaker(setup).address)
  }

  /// The name of the daily game in shared text: "Parlor CodeBreaker, Nov 21".
  var dayShareName: String { playMode.shareTitle(of: "CodeBreaker") }

  /// An item that shares the daily game. After the end, it includes the markers, but never the pegs.
  var dayShareItem: ShareItem {
    guard let result = dayResult else { return dayShareItem("Can you break the code?") }
    let count = result.figure.map { "\($0)" + (game.setup.attemptLimit.map { " of \($0)" } ?? "") }
    let help = result.hadHelp ? ", with help" : ""
    let text = "\(dayShareName): \(count ?? "code not found")\(help)\(rankSuffix)"
    return ShareItem(text: text + (attempts.isEmpty ? "" : "\n" + markerGrid), day: day)
  }
}
