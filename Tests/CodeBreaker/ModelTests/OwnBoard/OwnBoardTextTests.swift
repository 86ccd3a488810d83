import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@Suite struct OwnBoardTextTests {
  private func question(_ attempts: String) throws -> OwnBoardQuestion {
    OwnBoardQuestion(try OwnBoard(line: "assist/1 3 4 mastermind \(attempts)".utf8Bytes))
  }

  @Test func questionRoundTripsWithoutUnansweredAttempts() throws {
    let question = try question("012:11,333,30-:00")
    let text = "codebreaker-assist-question/1 14000000 3 4 012:11,30-:00 -"
    #expect(question.text == text.utf8Bytes)
    #expect(OwnBoardQuestion(text: question.text) == question)
  }

  @Test func invalidQuestionIsRejected() {
    #expect(OwnBoardQuestion(text: "codebreaker-question/1 14000000 3 4 012:11 -".utf8Bytes) == nil)
    #expect(OwnBoardQuestion(text: "codebreaker-assist-question/1 14000000 3 4 012:11 012".utf8Bytes) == nil)
    let many = Array(repeating: "012:11", count: 31).joined(separator: ",")
    #expect(OwnBoardQuestion(text: "codebreaker-assist-question/1 14000000 3 4 \(many) -".utf8Bytes) == nil)
  }

  @Test func largestBoardMayTakeAsMuchWorkAsAHint() throws {
    // The largest board has six pegs and twelve colors.
    let large = OwnBoard(pegCount: 6, theme: try #require(Theme(id: "swiftui-colors".utf8Bytes)))
    #expect(OwnBoardQuestion(large).position.work == CoachQuestion.hintWork(codeCount: 2_985_984))
  }

  private let possible = "codebreaker-assist/1 possible 2 exact 013:3 - 013,310 11:1,30:1"
  private let contradictory = "codebreaker-assist/1 contradictory 0,1 0=00:4,10:1;1=02:7"

  @Test func adviceRoundTrips() throws {
    let question = try question("012:20,310:12")
    for text in [contradictory, "codebreaker-assist/1 contradictory 1 -"] {
      #expect(OwnBoardAdvice(text: text.utf8Bytes, to: question)?.text == text.utf8Bytes)
    }
    let fitting = try self.question("012:20,303:11")
    let advice = "codebreaker-assist/1 possible 1 exact 013:1 - 013 30:1"
    #expect(OwnBoardAdvice(text: advice.utf8Bytes, to: fitting)?.text == advice.utf8Bytes)
  }

  @Test(arguments: [
    "", "codebreaker-assist/2 contradictory 0 -", "codebreaker-assist/1 contradictory",
    "codebreaker-assist/1 contradictory -",
    "codebreaker-assist/1 contradictory  -", "codebreaker-assist/1 contradictory 2 -",
    "codebreaker-assist/1 contradictory 1,0 -", "codebreaker-assist/1 contradictory 0,0 -",
    "codebreaker-assist/1 contradictory 0,1 0=20:4", "codebreaker-assist/1 contradictory 0 1=02:7",
    "codebreaker-assist/1 contradictory 0,1 1=02:7;0=00:4", "codebreaker-assist/1 contradictory 0,1 0=",
    "codebreaker-assist/1 contradictory 0,1 0=10:1,00:4", "codebreaker-assist/1 contradictory 0,1 0=00:0",
    "codebreaker-assist/1 contradictory 0,1 0=21:1", "codebreaker-assist/1 contradictory 0,1 0=00:65",
    "codebreaker-assist/1 contradictory 0,1 999999999999=00:1", "codebreaker-assist/1 contradictory 0,1 -;0=00:4",
    "codebreaker-assist/1 possible 1 exact 013:1 - 013", "codebreaker-assist/1 possible 1 exact 013:1 - 013 30:2",
    "codebreaker-assist/1 possible 1 exact 013:1 - 013 -", "codebreaker-assist/1 possible 1 exact 013:1 013:1 013 30:1",
    "codebreaker-assist/1 possible 0 exact 013:1 - 013 30:1",
  ])
  func invalidAdviceIsRejected(text: String) throws {
    for attempts in ["012:20,310:12", "012:20,303:11"] {
      #expect(OwnBoardAdvice(text: text.utf8Bytes, to: try question(attempts)) == nil)
    }
  }

  @Test func acceptedAdviceTextIsCanonical() throws {
    let question = try question("012:20,310:12")
    let fuzzing = Fuzzing([contradictory.utf8Bytes], alphabet: "0123456,:;=- ", seed: 12, rounds: 30_000) {
      OwnBoardAdvice(text: $0, to: question)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 101...), "\(fuzzing)")
  }
}
