import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import Testing

@testable import CodeBreakerSession

/// Two games, guess by guess, with the sentences that a player reads.
@Suite struct ReasonTextTests {
  private static let lucky = "codebreaker/1 587 4.mastermind 0011,2023,4052"
  private static let long = "codebreaker/1 505 4.mastermind 0011,2323,4441,0305,3020"

  private let words = CodeBreakerSession.ReasonText(Fixture().window(freshLine).game.setup)

  /// Returns the position of a game before an attempt, 1 for the first, and the player's guess there.
  private func position(_ line: String, before attempt: Int) throws -> (facts: PositionFacts, played: [UInt8]) {
    let game = try CodeBreaker(line: line)
    let question = CoachQuestion(game, attemptCount: attempt - 1)
    let played = CoachQuestion.colors(of: game.attempts[attempt - 1], game.pegChoices)
    return (PositionFacts(question, FakeCoach.advice(on: question)), played)
  }

  private func sentences(_ line: String, attempt: Int, better: String) throws -> [String] {
    let (facts, played) = try position(line, before: attempt)
    let guess = try #require(CodeText.guess(Array(better.utf8)))
    return facts.reasons(for: guess, over: played).map { words.text($0) }
  }

  @Test func firstSentenceIsTheOneThatPlayersRead() throws {
    let known = [
      (Self.long, 2, "0123", "Your guess can’t be the code: then guess 1 would have shown no marker."),
      (Self.long, 5, "2050", "Two codes were left. Your guess was neither."),
      (Self.lucky, 3, "3045", "Your guess leaves 10 codes on average, the better one 5.5."),
      (Self.lucky, 1, "0012", "Your guess leaves 205 codes on average, the better one 185."),
    ]
    for (line, attempt, better, sentence) in known {
      #expect(try sentences(line, attempt: attempt, better: better).first == sentence)
    }
  }

  @Test func furtherFactsFollow() throws {
    let lucky = try sentences(Self.lucky, attempt: 3, better: "3045")
    #expect(
      lucky.dropFirst() == [
        "Your guess has only 12 possible answers, the better one has 14.",
        "At worst, your guess leaves 17 codes, the better one 10.",
      ])
    let long = try sentences(Self.long, attempt: 5, better: "5020")
    #expect(long.contains("Your guess has yellow, which was already out."))
  }

  @Test func onlyCodeLeftIsTheReasonForItself() throws {
    let line = Self.long + ",0000"
    #expect(try sentences(line, attempt: 6, better: "5020").first == "Only one code was left.")
  }

  @Test func guessThatTellsAllCodesApartIsNamed() {
    #expect(
      words.text(.tellsApart(codeCount: 6, canBeCode: false))
        == "The better guess can’t be the code, but tells all 6 apart.")
    #expect(words.text(.tellsApart(codeCount: 6, canBeCode: true)) == "The better guess tells all 6 codes apart.")
  }

  @Test func certainPegsAreNamed() throws {
    let (facts, _) = try position(Self.long, before: 5)
    #expect(words.count(2, facts) == "2 codes are left. Certain: peg 2 is red, peg 4 is red.")
    #expect(words.text(.certainPeg(place: 3, color: 0)) == "The last peg is red: that’s certain.")
    #expect(words.text(.certainPeg(place: 0, color: 2)) == "The first peg is blue: that’s certain.")
    #expect(words.text(.certainPeg(place: 1, color: 3)) == "Peg 2 is yellow: that’s certain.")
  }

  @Test func averagesHaveOneDecimalIfTheyAreSmall() {
    let averages = [(185, 1), (2045, 10), (95, 10), (999, 100), (11, 2), (3, 1), (1_234_567, 1)] as [(Int64, Int64)]
    #expect(
      averages.map { CodeBreakerSession.ReasonText.number(Rational($0.0, over: $0.1)) }
        == ["185", "205", "9.5", "10", "5.5", "3", "1,234,567"])
  }
}
