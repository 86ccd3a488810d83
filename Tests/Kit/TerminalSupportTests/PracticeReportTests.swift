import GameCore
import SessionSupport
import Testing

@testable import TerminalSupport

@Suite struct PracticeReportTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)
  private let words = PracticeText(
    unit: "points", move: "move", divisions: [.init("Halves", [.init("First", "at first"), .init("Second", "then")])])
  private let full = TerminalCapabilities(depth: .none, supportsUnicode: true)
  private let plain = TerminalCapabilities(depth: .none, supportsUnicode: false)

  /// Returns a record of games with ten moves each. `ago` is a game's age in days, and `average` its average loss.
  private func progress(_ games: (ago: Int, average: Int64)...) -> PlayProgress {
    var progress = PlayProgress()
    for (index, (ago, average)) in games.enumerated() {
      progress.record(
        PlayProgress.Game(
          line: [UInt8(index)], day: day.adding(days: -ago)!, total: TotalLoss(count: 10, loss: 10 * average),
          parts: [TotalLoss(count: 5, loss: 0), TotalLoss(count: 5, loss: 10 * average)]))
    }
    return progress
  }

  private func report(_ notebook: PracticeNotebook, _ progress: PlayProgress, _ capabilities: TerminalCapabilities)
    -> PracticeReport
  {
    let memory = MemoryStorage()
    memory.texts["parlor.dice.notebook"] = notebook.text
    memory.texts["parlor.dice.progress"] = progress.text
    let environment = PlayEnvironment(storage: memory.storage, now: { day.startTime }, random: { 1 })
    return PracticeReport(
      core: PracticeCore(PracticeKeys(game: "dice"), words: words, environment: environment),
      capabilities: capabilities)
  }

  @Test func reportAndJSONSayWhenThereAreNoGames() {
    let text = report(PracticeNotebook(), PlayProgress(), plain).text
    #expect(text.hasPrefix("Review a game, and"))
    #expect(text.contains("Review a game to see what your mistakes cost."))
    #expect(!text.contains("today\n*"))
    #expect(!text.contains("Halves"))
    let fields = report(PracticeNotebook(), PlayProgress(), plain).json
    #expect(
      fields
        == "{\"today\":\"-----\",\"positions\":0,\"due\":0,\"streak\":0,\"games\":0,\"average\":null,\"earlierGames\":0,"
        + "\"earlierAverage\":null,\"days\":[],\"insights\":[]}")
  }

  @Test func trendChartMarksDaysWithGamesAndFitsTheWidth() {
    let trend = PlayTrend(progress((29, 600), (10, 300), (10, 300), (0, 0), (0, 0)), today: day)
    let lines = TrendChart(trend: trend).lines(width: 70, capabilities: plain)
    #expect(lines.count == 9)
    #expect(lines[7] == "     30 days ago" + String(repeating: " ", count: 44) + "today")
    #expect(lines[0] == "6.00 *")
    #expect(lines[6] == "   0 " + String(repeating: " ", count: 58) + "*")
    #expect(lines[3] == "     " + String(repeating: " ", count: 38) + "*")
    #expect(lines[8] == "* average of seven days, : half of the games")
    let narrow = TrendChart(trend: trend).lines(width: 40, capabilities: plain)
    #expect(narrow.allSatisfy { $0.columnCount <= 40 })
    #expect(narrow[6] == "   0 " + String(repeating: " ", count: 29) + "*")
  }

  @Test func chartShowsTheSpreadAroundTheAverage() {
    let games = progress((0, 0), (0, 300), (0, 300), (0, 300), (0, 600), (0, 100), (0, 500), (0, 600), (0, 0))
    let trend = PlayTrend(games, today: day)
    #expect(trend.points.map(\.spread) == [100...500])
    let column = TrendChart(trend: trend).lines(width: 70, capabilities: full).prefix(7).map {
      $0.last.map(String.init)
    }
    #expect(column == ["░", "░", "●", "░", "░", "░", "0"])
  }

  @Test func reportFitsTheTerminalOrTakesAtMost36Columns() {
    let all = report(PracticeNotebook(), progress((0, 100), (1, 200), (2, 300), (3, 100), (4, 900)), full)
    for width in [28, 40, 58, 72] {
      #expect(all.lines(width: width).allSatisfy { $0.columnCount <= max(width, 36) }, "\(width)")
    }
  }

  @Test func reportStatesAndDrawsTheLossInEachPartOfTheGame() {
    let text = report(PracticeNotebook(), progress((0, 100), (1, 200), (2, 300), (3, 100), (4, 900)), plain).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(text.contains("You lose most then: 6.40 points per move, and least at first, 0.00. (5\ngames.)\n"))
    #expect(Array(lines.suffix(2)) == [" First  0.00", "Second  " + String(repeating: "#", count: 59) + " 6.40"])
  }
}
