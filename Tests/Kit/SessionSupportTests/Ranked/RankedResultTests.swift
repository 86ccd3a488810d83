import DailyGames
import DayAPI
import GameCore
import JSON
import Testing

@testable import SessionSupport

@Suite struct RankedResultTests {
  private static let triples = #"""
    {"finished":214,"rows":[{"rank":2,"name":"A","score":1100,"me":false},{"rank":3,"name":"B","score":1042,"me":true}],
    "coach":{"score":1310},"histogram":[{"from":0,"to":999,"games":150},{"from":1000,"to":1999,"games":64}],"cursor":null}
    """#
  private static let codeBreaker = #"""
    {"finished":3,"rows":[{"rank":1,"name":"B","guesses":5,"skill":0.12,"me":true}],"coach":{"guesses":4,"skill":0},
    "histogram":[{"guesses":4,"games":1},{"guesses":5,"games":2},{"guesses":null,"games":0}],"cursor":null}
    """#

  private func rankedResult(_ text: String, _ game: DailyGame) -> RankedResult? {
    JSONValue(Array(text.utf8)).flatMap { StandingsResponse($0, game) }.map { RankedResult($0, game) }
  }

  @Test func standingsOfTriplesAreRead() throws {
    let result = try #require(rankedResult(Self.triples, .triples))
    #expect(result.rankText == "3rd of 214")
    #expect(result.coachFigure == 1310)
    #expect(result.bars.map(\.label) == ["0–999", "1,000–1,999"])
    #expect(result.bars.map(\.count) == [150, 64])
    #expect(result.bars.map(\.share) == [100, 42])
    #expect(result.bars.map(\.isOwn) == [false, true])
  }

  @Test func standingsOfCodeBreakerAreRead() throws {
    let result = try #require(rankedResult(Self.codeBreaker, .codeBreaker))
    #expect(result.rankText == "1st of 3")
    #expect(result.coachFigure == 4)
    #expect(result.loss == 12)
    #expect(result.bars.map(\.label) == ["4", "5", "–"])
    #expect(result.bars.map(\.isOwn) == [false, true, false])
  }

  @Test(arguments: [(0, "No guess could have been better."), (66, "Your mistakes cost 0.66 guesses.")])
  func lossTextShowsHundredths(_ hundredths: Int, _ text: String) throws {
    let rows = #"[{"rank":1,"name":"A","guesses":5,"skill":\#(Double(hundredths) / 100),"me":true}]"#
    let result = try #require(rankedResult(#"{"finished":1,"rows":\#(rows),"histogram":[]}"#, .codeBreaker))
    #expect(result.lossText == text)
  }

  @Test(
    arguments: [
      (nil, nil), (0, nil),
      (1, "The coach still has to review a game. Until then, places among equal guesses may change."),
      (2000, "The coach still has to review 2,000 games. Until then, places among equal guesses may change."),
    ] as [(Int?, String?)])
  func gamesThatTheCoachHasNotReviewedAreMentioned(_ count: Int?, _ text: String?) throws {
    let member = count.map { #","unrated":\#($0)"# } ?? ""
    let rows = #"[{"rank":1,"name":"A","guesses":5,"skill":null,"me":true}]"#
    let result = try #require(
      rankedResult(#"{"finished":1,"rows":\#(rows),"histogram":[]\#(member)}"#, .codeBreaker))
    #expect(result.unratedText == text)
    #expect(result.awaitsRating)
    #expect(result.rank == 1)
  }

  @Test func emptyStandingsHaveNoRankBarsOrCoach() throws {
    let result = try #require(rankedResult(#"{"finished":9,"rows":[],"coach":null,"histogram":[]}"#, .triples))
    #expect(result.rankText == nil)
    #expect(result.bars.isEmpty)
    #expect(result.coachFigure == nil)
  }

  @Test(arguments: [
    "{}", "[]", #"{"finished":-1,"rows":[],"histogram":[]}"#, #"{"finished":1,"rows":[]}"#,
    #"{"finished":1,"rows":[],"histogram":[{"from":0}]}"#,
  ])
  func invalidStandingsAreRejected(_ text: String) {
    #expect(rankedResult(text, .triples) == nil)
  }

  // MARK: Bars

  /// Returns the bars of a distribution, each as "100–199: 3, 60%".
  private func bars(_ histogram: String, _ game: DailyGame = .triples, own: String = "") throws -> [String] {
    let rows = own.isEmpty ? "[]" : #"[{"rank":1,"name":"A","me":true,\#(own)}]"#
    let result = try #require(rankedResult(#"{"finished":9,"rows":\#(rows),"histogram":[\#(histogram)]}"#, game))
    return result.bars.map { "\($0.label): \($0.count), \($0.share)%" + ($0.isOwn ? ", own" : "") }
  }

  private func points(_ from: Int, to: Int? = nil, games: Int) -> String {
    #"{"from":\#(from),"to":\#(to ?? from + 99),"games":\#(games)}"#
  }

  @Test func emptyBarsBetweenTheFirstAndTheLastAreShown() throws {
    let histogram = [points(100, games: 5), points(500, games: 3), points(600, games: 5)].joined(separator: ",")
    #expect(
      try bars(histogram, own: #""score":612"#) == [
        "100–199: 5, 100%", "200–299: 0, 0%", "300–399: 0, 0%", "400–499: 0, 0%", "500–599: 3, 60%",
        "600–699: 5, 100%, own",
      ])
    #expect(
      try bars(#"{"guesses":4,"games":1},{"guesses":7,"games":2},{"guesses":null,"games":1}"#, .codeBreaker) == [
        "4: 1, 50%", "5: 0, 0%", "6: 0, 0%", "7: 2, 100%", "–: 1, 50%",
      ])
  }

  @Test func unsolvedGamesAreCountedInABarWithADash() throws {
    #expect(
      try bars(#"{"guesses":null,"games":2}"#, .codeBreaker, own: #""guesses":null"#) == ["–: 2, 100%, own"])
  }

  @Test func barsAreMergedIfThereAreTooMany() throws {
    // Up to 20 bars are 100 points wide. If there are more, bars of 200 points replace them, from multiples of 200.
    #expect(try bars([points(0, games: 1), points(1_900, games: 1)].joined(separator: ",")).count == 20)
    let sent = [points(100, games: 1), points(2_000, games: 1), points(2_100, games: 2)]
    let wide = try bars(sent.joined(separator: ","))
    #expect(wide.count == 11)
    #expect(wide.first == "0–199: 1, 33%")
    #expect(wide.last == "2,000–2,199: 3, 100%")
    // The width is 100 points times 1, 2, 5, 10, 20, 50, ….
    for (score, width) in [(5_000, 500), (12_300, 1_000), (30_000, 2_000), (200_000_000, 20_000_000)] {
      let bars = try bars([points(0, games: 1), points(score, games: 1)].joined(separator: ","))
      #expect(bars.count == score / width + 1, "\(score)")
      #expect(bars.count <= RankedResult.maxBarCount, "\(score)")
      #expect(bars[0] == "0–\(DecimalText.grouped(width - 1)): 1, 100%")
    }
  }

  @Test func gapsBetweenBarsOfDifferentWidthsAreNotFilled() throws {
    let histogram = [points(0, to: 9, games: 1), points(100, games: 2)].joined(separator: ",")
    #expect(try bars(histogram) == ["0–9: 1, 50%", "100–199: 2, 100%"])
  }

  @Test(arguments: [#"{"from":-100,"to":-1,"games":1}"#, #"{"from":9,"to":0,"games":1}"#])
  func impossibleHistogramIsRejected(_ histogram: String) {
    #expect(rankedResult(#"{"finished":1,"rows":[],"histogram":[\#(histogram)]}"#, .triples) == nil)
  }
}
