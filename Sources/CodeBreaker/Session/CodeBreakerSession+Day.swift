import CodeBreakerModel
import DailyGames
import NumberedGame
import PlaySupport

// The game of a day has a table of its own, on which no other game comes. Whoever wants to play another one leaves it.
// What stands here is asked for at such a table alone, unless it says otherwise.
extension CodeBreakerSession {
  /// The game of the day.
  var daySetup: GameSetup {
    let day = day ?? CalendarDay(time: environment.now())
    return playMode.hasDealer ? GameSetup(day: day) : GameSetup(numberedFor: day)
  }

  /// What there is to do in the game of the day.
  var dayInvitation: String {
    let code = "Break the code of \(playMode.dayText)"
    return switch playMode.kind {
    case .own, .daily: "\(code): \(taskText). It’s the same for everyone."
    case .ranked:
      "\(code): \(taskText). It’s the same for everyone.\nRanked: there are no hints, and every hole needs a peg."
    case .pastDay:
      "\(code) again: \(taskText).\nIt counts for nothing: hints are allowed, and every hole needs a peg."
    }
  }

  /// Has drawn that the day is over, if it is. It ends by itself, and then whatever the player does has no effect.
  func showEndOfDay() {
    if !keepsTable { changed() }
  }

  /// What the home page says of the game of the day, behind a word for how far it is.
  var dayDoorLine: String {
    if let result = dayResult { return "done " + result.text + rankedPlace }
    let line = attemptLine
    return line.isEmpty ? "" : "playing " + line
  }

  /// What was made of the game of the day, if it has ended.
  var dayResult: DayResult? {
    guard let day, let ending = game.ending else { return nil }
    return DayResult(
      day: day, game: .codeBreaker, figure: ending == .solved ? game.attempts.count : nil, isHelped: hintCount > 0)
  }

  /// Records what was made of the game of the day, if it has ended.
  func recordDay() {
    if let dayResult { keeper.record(dayResult) }
  }

  /// Records what was made of the game of the day where a crash came between its end and the record.
  func makeUpForDay() {
    if let dayResult, keeper.days.result(dayResult.day, .codeBreaker) == nil { keeper.record(dayResult) }
  }

  /// The note at the end of the game of the day: the days in a row, or of a past day the result when it counted.
  public var dayEndNote: String { keeper.dayEndNote ?? "It is not recorded anywhere." }

  /// Leaves the table of the day, unless something waits for an answer.
  func leaveDay(for departure: Departure) {
    guard canLeaveGame else { return }
    close(.popUp)
    depart(for: departure)
  }

  /// Opens the game of a day that is over, at the player's own table, as one that is played as any other.
  public func openGame(of day: CalendarDay) {
    let setup = GameSetup(numberedFor: day)
    guard setup != game.setup else { return }
    tell(Notice("\(DayText.long(day)) is over, so its game counts as any other.", isPassing: true))
    open(link: CodeBreaker(setup).address)
  }

  /// The game of the day as it is called where it is shared: "Parlor CodeBreaker, 21 Nov".
  var dayShareName: String { playMode.shareName(of: "CodeBreaker") }

  /// The game of the day as something to share: once it is over its markers, and never a peg.
  var dayShareItem: ShareItem {
    var text = "The game of \(playMode.dayText) in CodeBreaker is the same for everyone. Can you break the code?"
    if let result = dayResult {
      let count = result.figure.map { "\($0)" + (game.setup.attemptLimit.map { " of \($0)" } ?? "") }
      text =
        "\(dayShareName): \(count ?? "code not found")" + (result.isHelped ? ", with help" : "")
        + rankedPlace
      if !attempts.isEmpty { text += "\n" + markerGrid }
    }
    var item = ShareItem(text: text, address: [])
    item.day = day
    return item
  }
}
