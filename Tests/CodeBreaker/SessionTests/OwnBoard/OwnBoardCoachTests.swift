import CodeBreakerCoach
import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct OwnBoardCoachTests {
  private let fixture = Fixture()

  @Test func coachIsAskedOncePerBoard() throws {
    let session = fixture.board()
    let first = try #require(session.coachQuestion)
    #expect(session.findings == .pending)
    session.choose(0)
    #expect(session.coachQuestion == first)
    session.coachDidAnswer(try #require(Coach().advice(on: first)?.text), to: first)
    #expect(session.coachQuestion == nil)
    #expect(session.status.hasPrefix("All 1,296 codes are possible. Best guess: red, red, green, blue."))
    session.enterRow()
    // The coach isn't asked about a row without an answer.
    #expect(session.coachQuestion == nil)
    session.enter(0, 0, 1, 1, exact: 2)
    let second = try #require(session.coachQuestion)
    #expect(second != first)
    // The answer is ignored, because the question is outdated.
    session.undo()
    session.coachDidAnswer("nonsense".utf8Bytes, to: second)
    #expect(session.coachQuestion == nil)
  }

  @Test func possibleAndFoundCodesAreReported() throws {
    let session = fixture.board("assist/1 3 4 mastermind 012:20,303:11")
    session.answer("possible 1 exact 013:1 - 013 30:1")
    guard case .possible(let possible) = session.findings else {
      Issue.record("\(session.findings)")
      return
    }
    #expect(possible.countText == "Only 1 code is left.")
    #expect(possible.bestText == "It must be the code.")
    #expect(possible.listText == "The only code")
    #expect(possible.parts.map { OwnBoardText.part($0, pegCount: 3) } == ["3 in the right place: it is the code"])
    session.useBestGuess()
    #expect(session.rowText == "013")
    session.choose(exact: 3)
    session.enterRow()
    session.answer("possible 1 exact 013:1 - 013 30:1")
    guard case .possible(let solved) = session.findings else {
      Issue.record("\(session.findings)")
      return
    }
    #expect(solved.countText == "Code found.")
    #expect(solved.best == nil)
    #expect(solved.parts.isEmpty)
  }

  @Test func onlyTheFirstOfManyCodesAreListed() throws {
    let session = fixture.board("assist/1 4 6 mastermind 0011:01,4455")
    let question = try #require(session.coachQuestion)
    session.coachDidAnswer(try #require(Coach().advice(on: question)?.text), to: question)
    guard case .possible(let possible) = session.findings else {
      Issue.record("\(session.findings)")
      return
    }
    #expect(possible.listText == "The first 200 of \(possible.codeCount) codes")
    #expect(possible.parts.first.map { $0.counts.exact } ?? 0 > possible.parts.last.map { $0.counts.exact } ?? 0)
    #expect(possible.bestText.hasSuffix("Proven: no guess is better."))
  }

  @Test func contradictionNamesTheAttemptsAndCanBeCorrected() throws {
    let session = fixture.board("assist/1 3 4 mastermind 333,012:20,310:12")
    session.answer("contradictory 0,1 0=00:4,10:1;1=02:7")
    guard case .contradictory(let contradicting) = session.findings else {
      Issue.record("\(session.findings)")
      return
    }
    #expect(contradicting.text == "Attempts 2 and 3 can’t both be right.")
    #expect(contradicting.attemptIndexes == [1, 2])
    #expect(contradicting.correctionText == "Changing any one of these answers would fix it:")
    #expect(contradicting.corrections.map(\.attemptIndex) == [1, 2])
    #expect(session.status == contradicting.text)
    let correction = try #require(contradicting.corrections.last)
    session.replaceAnswer(at: correction.attemptIndex, with: correction.answers[0].counts)
    #expect(session.line == "assist/1 3 4 mastermind 333,012:20,310:02")
    #expect(session.status == "Attempt 3: yellow, green, red. 2 in the wrong place.")
    session.undo()
    #expect(session.line == "assist/1 3 4 mastermind 333,012:20,310:12")
  }

  @Test(arguments: [
    (
      "contradictory 1 1=02:7", "Attempt 2 can’t be right: no code gets this answer.",
      "Changing this one answer would fix it:"
    ),
    (
      "contradictory 0,1,2 -", "Attempts 1, 2 and 3 can’t all be right.",
      "No single change fixes it: at least two answers are wrong."
    ),
  ])
  func contradictionsAreDescribed(answer: String, text: String, correctionText: String) {
    let session = fixture.board("assist/1 3 4 mastermind 012:20,310:12,333:30")
    session.answer(answer)
    guard case .contradictory(let contradicting) = session.findings else {
      Issue.record("\(session.findings)")
      return
    }
    #expect(contradicting.text == text)
    #expect(contradicting.correctionText == correctionText)
  }

  @Test func retryOrANewAttemptAsksAnUnavailableCoachAgain() {
    fixture.coach = .network
    let session = fixture.board()
    let question = session.coachQuestion
    session.answer("nonsense")
    #expect(
      session.findings == .unavailable("Can’t load the coach. It needs the network once, then works offline."))
    #expect(session.coachQuestion == nil)
    session.tryCoachAgain()
    #expect(session.coachQuestion == question)
    session.handleCoachFailure()
    session.enter(0, 0, 1, 1, exact: 2)
    #expect(session.coachQuestion != nil)
  }
}
