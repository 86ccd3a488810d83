import DailyGames
import GameCore
import SessionSupport

/// The list of recent daily games and their results.
package struct DayReport: Report {
  private let history: DayHistory
  private let list: DayList
  private let openGames: [DailyGameProgress]
  private let games: [DailyGame]
  private let time: Int64
  private let environment: PlayEnvironment

  package init(_ games: [DailyGame] = DailyGame.all, environment: PlayEnvironment) {
    self.games = games
    self.environment = environment
    time = environment.now()
    history = DayHistory(storedIn: environment.storage)
    list = DayList(history, at: time)
    let (time, history) = (time, history)
    openGames = games.flatMap {
      DailyGameProgress.playableGames($0, at: time, history: history, storage: environment.storage)
    }
  }

  /// A line for each day, then the streak and the time when the next day begins.
  package var text: String {
    let rows =
      [[""] + games.map(\.name)] + list.rows.map { row in [row.title] + games.map { resultText(of: $0, row.day) } }
    let endTime = CalendarDay(time: time).endTime
    let clockTime = Self.clockTime(endTime + environment.utcOffset(endTime))
    let turn = "New games in \(DayText.timeUntilNextDay(at: time)), at \(clockTime)."
    return (rows.alignedLines() + ["", list.streakText, turn]).joined(separator: "\n")
  }

  /// Returns the result of a daily game, its progress, or a dash if it wasn't played.
  private func resultText(of game: DailyGame, _ day: CalendarDay) -> String {
    if let open = openGames.first(where: { $0.game == game && $0.day == day }) { return open.text }
    return history.result(day, game)?.text ?? "-"
  }

  package var fields: JSON {
    let streak = history.streak(on: CalendarDay(time: time))
    return [
      "today": JSON(CalendarDay(time: time).description),
      "streak": ["current": JSON(streak.current), "longest": JSON(streak.best)],
      "days": JSON(list.rows.map { row in JSON([("day", JSON(row.day.description))] + results(of: row.day)) }),
    ]
  }

  private func results(of day: CalendarDay) -> [(key: String, value: JSON)] {
    games.map { game in
      let result = history.result(day, game)
      return (game.idText, result.map { ["figure": JSON($0.figure), "helped": JSON($0.hadHelp)] } ?? JSON(nil))
    }
  }

  private static func clockTime(_ time: Int64) -> String {
    let minutes = time / 60 % (24 * 60)
    return [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}
