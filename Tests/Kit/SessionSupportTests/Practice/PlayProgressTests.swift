import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct PlayProgressTests {
  private let game = "game 2026-11-21 af63dc4c8601ec8c 120:34550 40:1200,40:8350,40:25000"

  private func read(_ lines: String...) -> PlayProgress? {
    PlayProgress(text: Array((["progress/1"] + lines).joined(separator: "\n").utf8))
  }

  @Test(
    arguments: [
      (0, 0, 0), (1, 7, 7), (2, 1, 1), (2, 3, 2), (3, 1, 0), (3, 2, 1), (4, 1_000, 250),
      (1_000_000, 1_000_000_000, 1000),
    ] as [(Int, Int64, Int64)])
  func averagesAreRounded(count: Int, loss: Int64, average: Int64) {
    #expect(TotalLoss(count: count, loss: loss).average == average)
  }

  @Test func addingLossesSumsCountsAndLosses() {
    var loss = TotalLoss()
    loss.add(250)
    loss.add(50)
    #expect(loss == TotalLoss(count: 2, loss: 300))
    #expect(loss + TotalLoss(count: 1, loss: 6) == TotalLoss(count: 3, loss: 306))
  }

  @Test func gamesAreSortedByDayAndOnlyTheirFirstRecordIsKept() {
    var progress = PlayProgress()
    progress.record(.sample("b", day: 2))
    progress.record(.sample("a", day: 1))
    progress.record(.sample("b", day: 0, total: TotalLoss(count: 9, loss: 9)))
    #expect(progress.games.map(\.day) == [date(1), date(2)])
    #expect(progress.games[1].total.count == 2)
  }

  @Test func gamesOfAPeriodAreReturned() {
    var progress = PlayProgress()
    progress.record(.sample("b", day: 2))
    progress.record(.sample("a", day: 1))
    #expect(progress.games(from: date(1), to: date(1)).count == 1)
    #expect(progress.games(from: date(3), to: date(9)).isEmpty)
    #expect(progress.games(from: date(0), to: date(2)) == progress.games)
  }

  @Test func oldestGamesAreDroppedFirst() {
    var progress = PlayProgress()
    for number in (0...PlayProgress.capacity).reversed() { progress.record(.sample("\(number)", day: number)) }
    #expect(progress.games.count == PlayProgress.capacity)
    #expect(progress.games.first?.day == date(1))
    #expect(PlayProgress(text: progress.text) == progress)
  }

  @Test func textMatchesTheDocumentedFormatAndRoundTrips() {
    var progress = PlayProgress()
    #expect(progress.string == "progress/1")
    progress.record(
      .sample(
        "a", day: 0, total: TotalLoss(count: 120, loss: 34_550),
        parts: [1200, 8350, 25_000].map { TotalLoss(count: 40, loss: $0) }))
    // `game` contains the 64-bit FNV-1a hash of "a" from the tables of RFC 9923.
    #expect(progress.string == "progress/1\n" + game)
    #expect(PlayProgress(text: progress.text) == progress)
  }

  @Test func gamesWithExtremeValuesRoundTrip() {
    var progress = PlayProgress()
    progress.record(.sample("a", day: 0, total: TotalLoss(count: .max, loss: .max), parts: []))
    progress.record(.sample("b", day: 0, total: TotalLoss(count: -1, loss: -1), parts: [TotalLoss(count: 3, loss: -5)]))
    #expect(PlayProgress(text: progress.text) == progress)
  }

  @Test(arguments: [
    "", "progress/2", "progress/1\n", "progress/1\ngame", "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:2",
    "progress/1\ngame 2026-11-31 af63dc4c8601ec8c 1:2 1:2", "progress/1\ngame 2026-11-21 af63dc4c8601ec8 1:2 1:2",
    "progress/1\ngame 2026-11-21 AF63DC4C8601EC8C 1:2 1:2", "progress/1\ngame 2026-11-21 af63dc4c8601ec8g 1:2 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 01:2 1:2", "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:02 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1 1:2", "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:2 1:2,",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:2 1:2 ", "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:2:3 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1000001:2 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:1000000001 1:2",
    "progress/1\ngame 2026-11-22 af63dc4c8601ec8c 1:2 1:2\ngame 2026-11-21 af63dc4c8601ec8d 1:2 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8d 1:2 1:2\ngame 2026-11-21 af63dc4c8601ec8c 1:2 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:2 1:2\ngame 2026-11-21 af63dc4c8601ec8c 1:2 1:2",
    "progress/1\ngame 2026-11-21 af63dc4c8601ec8c 1:2 1:2\ngame 2026-11-22 af63dc4c8601ec8c 1:2 1:2",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(PlayProgress(text: Array(text.utf8)) == nil)
  }

  @Test func textWithTooManyGamesIsRejected() {
    for count in [PlayProgress.capacity, PlayProgress.capacity + 1] {
      let lines = (0..<count).map { "game 2026-11-21 0000000000000\(100 + $0) 1:2 1:2" }
      let text = (["progress/1"] + lines).joined(separator: "\n")
      #expect((PlayProgress(text: Array(text.utf8)) != nil) == (count == PlayProgress.capacity))
    }
  }

  @Test(arguments: 0..<20) func randomProgressRoundTripsAndAcceptedTextIsCanonical(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let progress = random.drawProgress()
      #expect(PlayProgress(text: progress.text) == progress)
      var text = progress.text
      for _ in 0...random.numberBelow(3) {
        text = random.spoil(text, alphabet: Array("0123456789abcdef-:, \ngame".utf8))
      }
      if let read = PlayProgress(text: text) { #expect(read.text == text) }
    }
  }
}
