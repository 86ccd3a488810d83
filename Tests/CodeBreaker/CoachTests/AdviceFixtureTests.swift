import CodeBreakerModel
import TestSupport
import Testing

@testable import CodeBreakerCoach

@Suite struct AdviceFixtureTests {
  /// Checks the smaller half of the fixture, because a debug build is slow. `Tests/Browser/test_codebreaker_advice.py`
  /// checks the whole fixture in the browser. A single coach answers all questions, so this also tests that its cache
  /// for one game doesn't affect another game.
  @Test func adviceMatchesTheFixture() throws {
    let coach = Coach()
    var count = 0
    for row in Fixture.rows("codebreaker-advice.tsv") {
      let question = try #require(CoachQuestion(text: Array("codebreaker-question/1 \(row[0])".utf8)), "\(row[0])")
      guard question.pegCount < 4 || question.pegCount == 4 && question.choiceCount < 7 else { continue }
      count += 1
      let advice = try #require(coach.advice(on: question))
      let words = String(decoding: advice.text, as: UTF8.self).split(separator: " ").map(String.init)
      let codes = words[5].split(separator: ",")
      #expect(words[1...4].joined(separator: " ") == row[1], "\(row[0])")
      #expect("\(codes.count) \(codes[0]) \(codes[codes.count - 1])" == row[2], "\(row[0])")
      #expect(Advice(text: advice.text, to: question) == advice)
    }
    #expect(count > 15)
  }
}
