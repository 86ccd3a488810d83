import NumberedGame
import PlaySupport
import Testing

@testable import AppSupport

@Suite struct TrendPictureTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let words = PracticeWords(unit: "points", move: "move", divisions: [])

  /// Returns the picture for games of ten moves each, given how many days ago they were and their average loss.
  private func picture(_ games: (ago: Int, average: Int64)...) -> TrendPicture {
    var progress = PlayProgress()
    for (index, game) in games.enumerated() {
      progress.record(
        PlayProgress.Game(
          line: [UInt8(index)], day: today.adding(days: -game.ago)!,
          whole: PlayedLoss(count: 10, loss: 10 * game.average), parts: []))
    }
    return TrendPicture(PlayTrend(progress, today: today), words)
  }

  @Test func tooFewGamesHaveNoCurve() {
    let picture = picture((3, 200), (2, 200), (1, 200), (0, 200))
    #expect(picture.days.isEmpty && picture.spoken == nil && picture.text.hasSuffix("4 so far."))
  }

  @Test func curveEndsToday() throws {
    let picture = picture((29, 400), (20, 300), (11, 200), (2, 100), (0, 100))
    #expect(picture.days.count == 5 && picture.top == "4.00")
    let (first, last) = (try #require(picture.days.first), try #require(picture.days.last))
    #expect(first.average == .init(x: 0, y: 0) && last.average == .init(x: 1, y: 0.75))
    #expect(picture.days.allSatisfy { $0.upper.y <= $0.average.y && $0.average.y <= $0.lower.y })
    #expect(
      picture.spoken
        == "Average loss per move, in points: 4.00 29 days ago, 1.00 today. At best 1.00, at worst 4.00.")
  }

  @Test func spreadCoversHalfOfTheGames() throws {
    let picture = picture((0, 100), (0, 200), (0, 300), (0, 400), (0, 500))
    let day = try #require(picture.days.first)
    #expect(picture.days.count == 1 && picture.top == "4.00")
    #expect(day.upper.y == 0 && day.lower.y == 0.5 && day.average.y == 0.25)
    #expect(picture.spoken == "Average loss per move, in points: 3.00 today.")
  }

  @Test func yesterdayIsNamed() {
    let picture = picture((5, 200), (4, 200), (3, 200), (2, 200), (1, 200))
    #expect(picture.spoken?.contains("2.00 5 days ago, 2.00 yesterday.") == true)
  }

  @Test func zeroLossDoesNotDivideByZero() {
    let picture = picture((4, 0), (3, 0), (2, 0), (1, 0), (0, 0))
    #expect(picture.days.allSatisfy { $0.average.y == 1 } && picture.top == "0.01")
  }
}
