import ArgumentParser
import GameCore
import SessionSupport
import TerminalSupport

/// The command `parlor today GAME` of a daily game, such as `parlor today triples`.
struct TodayPlayCommand<Game: DailyGameCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Game.game.idText, abstract: "Play today's \(Game.game.name).",
      discussion: Game.todayDiscussion)
  }

  @OptionGroup var options: TodayOptions

  @Flag(help: "Play line by line, even in a terminal.")
  var plain = false

  func run() throws {
    let (server, environment) = try options.serverOptions.connect(timeoutSeconds: options.wait)
    let day = try options.calendarDay() ?? CalendarDay(time: environment.now())
    guard day.startTime <= environment.now() else {
      throw Failure.usage.report(Notice.dayNotBegun(day).text)
    }
    try Game.playRanked(day, at: server, in: environment, isPlain: plain)
  }
}
