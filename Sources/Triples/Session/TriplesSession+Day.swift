import DailyGames
import NumberedGame
import PlaySupport
import TriplesModel

// The game of a day has a table of its own, on which no other game comes. Whoever wants to play another one leaves it.
extension TriplesSession {
  /// The line under the board of a ranked game, or of a daily game whose day is over.
  var dayTip: String? {
    if isRanked { return rankedTip }
    return keepsTable || playMode.kind == .pastDay || endedDate != nil ? nil : dayIsOver
  }

  /// The game of the day as it begins, if this is the table of one.
  var dayGame: Replay? { day.map { Replay(number: Triples.number(of: $0)) } }

  /// What the home page says of the game of the day, behind a word for how far it is.
  var dayDoorLine: String {
    if let result = dayResult { return "done " + result.text + rankedPlace }
    return replay.moves.isEmpty
      ? "" : "playing Move \(replay.moves.count), \(DailyGame.triples.figureText(game.score))"
  }

  /// What was made of the game of the day, if it has ended.
  var dayResult: DayResult? {
    guard let day, endedDate != nil else { return nil }
    return DayResult(day: day, game: .triples, figure: game.score, isHelped: !marks.isEmpty)
  }

  /// Records what was made of the game of the day.
  func recordDay() {
    if let dayResult { keeper.record(dayResult) }
  }

  /// Ends the game of the day, of which the player is then asked whether that was meant; or leaves it as it is for another game.
  func endDay(insteadFor start: Replay?) {
    if let start {
      depart(for: .ownTable(address: start.address))
    } else if isRanked, endedDate == nil {
      askToFinishRanked()
    } else if endedDate != nil {
      showResult()
    } else {
      intent(!replay.moves.isEmpty && keepsTable) {
        status = ""
        recordEnd()
      }
    }
  }

  /// Leaves an ended game of the day as it is.
  func leaveDay(for departure: Departure) {
    gameEnd.putAway()
    depart(for: departure)
  }

  /// Whether there is a game of the day to be ended, or an end to be shown.
  public var canFinishDay: Bool { !replay.moves.isEmpty && isInFront && (keepsTable || endedDate != nil) }

  /// Opens the game of a day that is over as one that can be played as any other.
  public func openGame(of day: CalendarDay) {
    receive(Replay(number: Triples.number(of: day)))
    changed()
  }

  /// The game of the day as something to share, which tells none of its moves.
  var dayShareItem: ShareItem {
    guard let day else { return ShareItem(text: "", address: []) }
    var item = ShareItem(
      text: dayResult.map { "\(playMode.shareName(of: "Triples")): \($0.text)" + rankedPlace }
        ?? "The game of \(DayText.long(day)) in Triples is the same for everyone. How far do you get?",
      address: [])
    item.day = day
    return item
  }
}

extension Triples {
  /// The day whose game has a number, if it is that of one.
  static func day(of number: GameNumber) -> CalendarDay? {
    let date = Int(clamping: number.value / 100)
    let day = CalendarDay(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    return day.flatMap { self.number(of: $0) == number ? $0 : nil }
  }

  /// The number of the game of a day where nobody deals it: the first from the date on whose bound is one that days have (see
  /// `DayDeal.bounds`).
  public static func number(of day: CalendarDay) -> GameNumber {
    var number = day.firstGameNumber
    while !(ScoreBound(number).map { DayDeal.bounds.contains($0.score) } ?? false) {
      guard let next = GameNumber(number.value + 1) else { return number }
      number = next
    }
    return number
  }
}
