import NumberedGame
import Testing

@testable import PlaySupport

@Suite struct RankedResultTests {
  private static let triples = #"""
    {"finished":214,"rows":[{"rank":2,"name":"A","score":1100,"me":false},{"rank":3,"name":"B","score":1042,"me":true}],
    "coach":{"score":1310},"histogram":[{"from":0,"to":999,"games":150},{"from":1000,"to":1999,"games":64}],"cursor":null}
    """#
  private static let codeBreaker = #"""
    {"finished":3,"rows":[{"rank":1,"name":"B","guesses":5,"skill":0.12,"me":true}],"coach":{"guesses":4,"skill":0},
    "histogram":[{"guesses":4,"games":1},{"guesses":5,"games":2},{"guesses":null,"games":0}],"cursor":null}
    """#

  private func standings(_ text: String, _ game: DayGame) -> RankedResult? {
    JSONValue(Array(text.utf8)).flatMap { RankedResult($0, game) }
  }

  @Test func readsTheStandingsOfTriples() throws {
    let result = try #require(standings(Self.triples, .triples))
    #expect(result.placeText == "3rd of 214" && result.coach == 1310)
    #expect(result.bars.map(\.label) == ["0–999", "1,000–1,999"] && result.bars.map(\.count) == [150, 64])
    #expect(result.bars.map(\.share) == [100, 42] && result.bars.map(\.isOwn) == [false, true])
  }

  @Test func readsTheStandingsOfCodeBreaker() throws {
    let result = try #require(standings(Self.codeBreaker, .codeBreaker))
    #expect(result.placeText == "1st of 3" && result.coach == 4 && result.skill == 12)
    #expect(result.bars.map(\.label) == ["4", "5", "–"] && result.bars.map(\.isOwn) == [false, true, false])
  }

  @Test(arguments: [(0, "No guess could have been better."), (66, "You lost 0.66 guesses to the best play.")])
  func whatWasLost(_ hundredths: Int, _ text: String) throws {
    let rows = #"[{"rank":1,"guesses":5,"skill":\#(Double(hundredths) / 100),"me":true}]"#
    let result = try #require(standings(#"{"finished":1,"rows":\#(rows),"histogram":[]}"#, .codeBreaker))
    #expect(result.skillText == text)
  }

  @Test func withoutAGameThereIsNoPlace() throws {
    let result = try #require(standings(#"{"finished":9,"rows":[],"coach":null,"histogram":[]}"#, .triples))
    #expect(result.placeText == nil && result.bars.isEmpty && result.coach == nil)
  }

  @Test(arguments: [
    "{}", "[]", #"{"finished":-1,"rows":[],"histogram":[]}"#, #"{"finished":1,"rows":[]}"#,
    #"{"finished":1,"rows":[],"histogram":[{"from":0}]}"#,
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(standings(text, .triples) == nil)
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"),
    (112, "112th"),
    (1003, "1,003rd"), (10_111, "10,111th"),
  ])
  func placesInEnglish(_ place: Int, _ text: String) {
    #expect(RankedResult.ordinal(place) == text)
  }
}
