import CodeBreakerModel
import CodeBreakerTestSupport
import Foundation
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct CandidateChartTests {
  /// Returns a chart of these numbers of codes. They needn't be possible in a real game.
  private func chart(_ counts: [Int]) throws -> CodeBreakerSession.CandidateChart {
    let solved = ["2020", "0123,2020", "0123,0124,2020", "0123,0124,0125,2020"]
    let game = try CodeBreaker(line: freshLine + " " + solved[counts.count - 2])
    let codes = game.attempts.map { CoachQuestion.colors(of: $0, game.pegChoices) }
    let advices = zip(codes, counts).map { code, count in
      let value = GuessValue(guess: code, isCandidate: true, total: Int64(count), candidateCount: count, method: .exact)
      return Advice(candidateCount: count, codes: [code], best: value, requestedGuess: value)
    }
    return CodeBreakerSession.CandidateChart(of: try Review(of: game, advices: advices))
  }

  @Test func chartShowsEveryAttemptEvenlySpacedInTheUnitSquare() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<40 {
      let game = random.endedGame()
      let review = try Review(of: game, advices: FakeCoach.advices(for: game))
      let chart = CodeBreakerSession.CandidateChart(of: review)
      #expect(chart.points.map(\.attemptCount) == Array(0...game.attempts.count))
      #expect(
        chart.points.map(\.candidateCount)
          == [review.attempts[0].candidateCountBefore] + review.attempts.map(\.candidateCountAfter))
      for point in chart.points {
        #expect(0...1 ~= point.x)
        #expect(0...1 ~= point.y)
      }
      #expect(chart.points.first?.x == 0)
      #expect(chart.points.last?.x == 1)
      for (one, next) in zip(chart.points, chart.points.dropFirst()) {
        #expect(one.x < next.x)
        #expect(one.y <= next.y)
        #expect((one.y == next.y) == (one.candidateCount == next.candidateCount))
        #expect(abs(next.x - one.x - 1 / Double(game.attempts.count)) < 1e-9, "evenly")
      }
      for line in chart.lines { #expect(0...1 ~= line.y) }
      for point in chart.points {
        #expect(chart.lines.contains { $0.candidateCount >= point.candidateCount && $0.y <= point.y })
      }
    }
  }

  @Test(arguments: [(1, [1, 10]), (10, [1, 10]), (11, [1, 10, 100]), (100, [1, 10, 100])] as [(Int, [Int])])
  func topLineIsAtOrAboveTheMaximum(most: Int, lines: [Int]) throws {
    #expect(try chart([most, 1]).lines.map(\.candidateCount) == lines)
  }

  @Test func linesAreAtPowersOfTen() throws {
    let chart = try chart([2_985_984, 1000, 7, 1])
    #expect(chart.lines.map(\.candidateCount) == [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000])
    for (power, line) in chart.lines.enumerated() { #expect(abs(line.y - (1 - Double(power) / 7)) < 1e-5) }
    #expect(chart.lines.first?.y == 1)
    #expect(chart.lines.last?.y == 0)
    for point in chart.points { #expect(abs(point.y - (1 - log10(Double(point.candidateCount)) / 7)) < 1e-5) }
    #expect(abs(chart.points[1].y - chart.lines[3].y) < 1e-12)
  }

  @Test func scaleIsLogarithmicAndMonotone() throws {
    var last = 2.0
    var counts = Array(1...1300) + [9_999_999]
    for power in 7..<22 { counts += (-1...1).map { 1 << power + $0 }.filter { $0 > 1300 && $0 < 9_999_999 } }
    for count in counts.sorted() {
      let point = try chart([9_999_999, count, 1]).points[1]
      #expect(point.candidateCount == count, "\(count)")
      #expect((count <= 1300 ? point.y < last : point.y <= last), "\(count)")
      #expect(abs(point.y - (1 - log10(Double(count)) / 7)) < 1e-5, "\(count)")
      last = point.y
    }
  }

  @Test(arguments: 1...7) func pointsAreAtTheLogarithmsOfTheirCounts(power: Int) throws {
    let most = (0..<power).reduce(1) { most, _ in most * 10 }
    for count in Set((0...400).map { max(1, most * $0 / 400) }) {
      let point = try chart([most, count, 1]).points[1]
      #expect(abs(point.y - (1 - log10(Double(count)) / Double(power))) < 1e-5, "\(count) of \(most)")
    }
  }

  @Test func spokenTextListsTheCounts() throws {
    #expect(
      try chart([1296, 252, 13, 1]).spokenText
        == "Codes left: 1,296 at the start, 252 after attempt 1, 13 after attempt 2, 1 after attempt 3.")
    #expect(try chart([64, 1]).spokenText == "Codes left: 64 at the start, 1 after attempt 1.")
  }
}
