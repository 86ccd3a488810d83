import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import Testing

@Suite struct AdviceTextTests {
  private let game = try! CodeBreaker(line: "codebreaker/1 537 3.newspaper 012,3-4")

  @Test func questionRoundTrips() throws {
    let question = CoachQuestion(game, attemptCount: 1, guess: game.attempts[1], work: 5)
    let text = String(decoding: question.text, as: UTF8.self)
    let counts = MatchCounts(game.attempts[0].matches ?? [])
    #expect(text == "codebreaker-question/1 5 3 5 012:\(counts.exact)\(counts.inexact) 3-4")
    #expect(CoachQuestion(text: question.text) == question)
    let first = CoachQuestion(game, attemptCount: 0)
    #expect(String(decoding: first.text, as: UTF8.self) == "codebreaker-question/1 14000000 3 5 - -")
    #expect(CoachQuestion(text: first.text) == first)
  }

  /// The coach gets only information that the player has.
  @Test func questionDoesNotContainTheCode() throws {
    let other = try CodeBreaker(line: "codebreaker/1 538 3.newspaper")
    #expect(CoachQuestion(game, attemptCount: 0) == CoachQuestion(other))
  }

  @Test(arguments: [
    "", "codebreaker-question/1", "codebreaker-question/2 5 3 5 - -", "codebreaker-question/1 0 3 5 - -",
    "codebreaker-question/1 05 3 5 - -", "codebreaker-question/1 5 2 5 - -", "codebreaker-question/1 5 7 5 - -",
    "codebreaker-question/1 5 3 3 - -", "codebreaker-question/1 5 3 13 - -", "codebreaker-question/1 5 3 5 -",
    "codebreaker-question/1 5 3 5 - - ", "codebreaker-question/1 5 3 5 012 -", "codebreaker-question/1 5 3 5 012:1 -",
    "codebreaker-question/1 5 3 5 012:22 -", "codebreaker-question/1 5 3 5 01:11 -",
    "codebreaker-question/1 5 3 5 015:11 -", "codebreaker-question/1 5 3 5 012:11, -",
    "codebreaker-question/1 5 3 5 --- -", "codebreaker-question/1 5 3 5 - ---", "codebreaker-question/1 5 3 5 - 0123",
    "codebreaker-question/1 5 3 5 - 01x",
  ])
  func invalidQuestionIsRejected(text: String) {
    #expect(CoachQuestion(text: Array(text.utf8)) == nil)
  }

  @Test func adviceRoundTrips() throws {
    for question in CoachQuestion.reviewQuestions(of: game) {
      let advice = FakeCoach.advice(on: question)
      #expect(Advice(text: advice.text, to: question) == advice)
    }
    let question = CoachQuestion(try CodeBreaker(line: "codebreaker/1 537 3.newspaper 012,344,301"))
    let advice = FakeCoach.advice(on: question)
    let codes = advice.codes.map { String(decoding: CodeText.text($0), as: UTF8.self) }.joined(separator: ",")
    #expect(
      String(decoding: advice.text, as: UTF8.self)
        == "codebreaker-advice/1 \(advice.candidateCount) heuristic \(codes.prefix(3)):\(advice.best.total) - \(codes)")
  }

  @Test func invalidAdviceIsRejected() throws {
    let question = CoachQuestion(game, attemptCount: 0, guess: game.attempts[0])
    let list = FakeCoach.advice(on: question).codes.map { String(decoding: CodeText.text($0), as: UTF8.self) }
    let codes = list.joined(separator: ",")
    let faults = [
      "codebreaker-advice/2 125 exact 012:300 012:300 \(codes)",
      "codebreaker-advice/1 125 exact 012:300 \(codes)",
      "codebreaker-advice/1 0 exact 012:300 012:300 \(codes)",
      "codebreaker-advice/1 126 exact 012:300 012:300 \(codes)",
      "codebreaker-advice/1 124 exact 012:300 012:300 \(codes)",
      "codebreaker-advice/1 125 perhaps 012:300 012:300 \(codes)",
      "codebreaker-advice/1 125 exact 012:124 012:300 \(codes)",
      "codebreaker-advice/1 125 exact 012:125001 012:300 \(codes)",
      "codebreaker-advice/1 125 exact 015:300 012:300 \(codes)",
      "codebreaker-advice/1 125 exact - 012:300 \(codes)",
      "codebreaker-advice/1 125 exact 012:300 - \(codes)",
      "codebreaker-advice/1 125 exact 012:300 013:300 \(codes)",
      "codebreaker-advice/1 125 exact 012:300 012:300 \(list.dropLast().joined(separator: ","))",
      "codebreaker-advice/1 125 exact 012:300 012:300 \(list.reversed().joined(separator: ","))",
      "codebreaker-advice/1 125 exact 012:300 012:300 -",
    ]
    #expect(Advice(text: Array("codebreaker-advice/1 125 exact 012:300 012:300 \(codes)".utf8), to: question) != nil)
    for text in faults {
      #expect(Advice(text: Array(text.utf8), to: question) == nil, "\(text.prefix(60))")
    }
    // This advice lists the first guess as a possible code, although its answer excludes it.
    let later = CoachQuestion(game)
    let advice = FakeCoach.advice(on: later)
    let excluded = Advice(
      candidateCount: advice.candidateCount,
      codes: [game.attempts[0]].map { CoachQuestion.colors(of: $0, game.pegChoices) }
        + advice.codes.dropFirst(), best: advice.best, requestedGuess: nil)
    #expect(Advice(text: excluded.text, to: later) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    var random = SplitMix64(seed: 3)
    let question = CoachQuestion(game)
    let review = try Review(of: game.givenUp, advices: FakeCoach.advices(for: game.givenUp))
    for _ in 0..<3000 {
      let texts = [question.text, FakeCoach.advice(on: question).text, review.text].map { $0.changed(&random) }
      if let read = CoachQuestion(text: texts[0]) { #expect(read.text == texts[0]) }
      if let read = Advice(text: texts[1], to: question) { #expect(read.text == texts[1]) }
      if let read = try? Review(text: texts[2]) { #expect(read.text == texts[2]) }
    }
  }
}

extension [UInt8] {
  fileprivate func changed(_ random: inout SplitMix64) -> [UInt8] {
    var text = self
    let index = random.draw(below: count)
    let bytes = Array("0123456789ab-:, \nx".utf8)
    switch random.draw(below: 3) {
    case 0: text[index] = bytes[random.draw(below: bytes.count)]
    case 1: text.remove(at: index)
    default: text.insert(bytes[random.draw(below: bytes.count)], at: index)
    }
    return text
  }
}

extension CodeBreaker {
  fileprivate var givenUp: CodeBreaker {
    var game = self
    game.giveUp()
    return game
  }
}
