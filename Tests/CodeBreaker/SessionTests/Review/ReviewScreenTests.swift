import CodeBreakerModel
import CodeBreakerTestSupport
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// The review as a screen, played by its actions alone.
@Suite struct ReviewScreenTests {
  private let fixture = Fixture()
  private static let line = freshLine + " 0123,1145,2020"

  private func sectionNames(_ session: CodeBreakerSession) -> [String] {
    session.reviewScreen()?.sections.map { $0.id.text }.filter { !$0.hasPrefix("mistake") } ?? []
  }

  private func press(_ label: String, _ session: CodeBreakerSession) throws {
    session.performInReview(try #require(session.reviewScreen()?.action(label)?.id))
  }

  @Test func screenShowsTheProgressThenTheFindings() throws {
    let session = fixture.review(Self.line)
    let questions = CoachQuestion.reviewQuestions(of: session.game)
    let name = "The coach is reviewing every guess."
    for done in questions.indices {
      #expect(session.reviewScreen()?.blocks == [Block("review-progress", .progress(name, done: done, count: 3))])
      session.answerOnce()
    }
    let screen = try #require(session.reviewScreen())
    #expect(screen.text("review-game") == "Game 537, Mastermind, 4 pegs. Solved in 3 guesses.")
    let findings = CodeBreakerSession.ReviewFindings(of: try #require(session.finishedReview))
    #expect(screen.text("review-remark") == findings.remark)
    #expect(
      sectionNames(session) == [
        "findings-head", "findings-summary", "review-chart", "findings-notes", "review-sharing", "review-guesses",
      ])
    #expect(
      screen.sections.filter { $0.isBeside }.map { $0.id.text } == ["review-chart", "review-sharing", "review-guesses"])
    #expect(screen.action("Share this review")?.shareItem?.text == session.reviewShareItem?.text)
    #expect(session.reviewScreen(listsAllGuesses: true)?.action("All guesses") == nil)
    #expect(session.reviewScreen(listsAllGuesses: true)?.sections.last?.id == BlockID("guess-review", 3))
  }

  @Test func allGuessesUnfold() throws {
    let session = fixture.completeReview(Self.line)
    #expect(session.reviewScreen()?.action("All guesses")?.isExpanded == false)
    #expect(!sectionNames(session).contains("guess-review-1"))
    try press("All guesses", session)
    #expect(session.reviewScreen()?.action("All guesses")?.isExpanded == true)
    #expect(sectionNames(session).suffix(3) == ["guess-review-1", "guess-review-2", "guess-review-3"])
    try press("All guesses", session)
    #expect(!sectionNames(session).contains("guess-review-1"))
  }

  @Test func oneAttemptShowsTheCodesThatRemained() throws {
    let session = fixture.completeReview(Self.line)
    try press("All guesses", session)
    #expect(session.reviewScreen()?.action("252 codes left")?.spokenText == "Attempt 1: 252 codes left")
    try press("252 codes left", session)
    let screen = try #require(session.reviewScreen())
    #expect(screen.action("252 codes left")?.isExpanded == true)
    #expect(screen.text("codes-note") == "200 of 252 codes, evenly chosen.")
    let codes = screen.blocks.compactMap { if case .parts(let block) = $0.content { block } else { nil } }
    #expect(codes.map(\.label) == ["252 codes left"])
    #expect(codes.first?.parts.count == 200)
    #expect(codes.first?.press == nil)
    try press("Solved", session)
    #expect(session.reviewScreen()?.action("252 codes left")?.isExpanded == false)
    #expect(session.reviewScreen()?.text("codes-note") == nil)
    #expect(session.gameReview?.selection == 3)
    try press("Solved", session)
    #expect(session.gameReview?.selection == nil)
  }

  @Test func failedReviewIsRetriedAndClosed() throws {
    let session = fixture.review(Self.line)
    session.handleCoachFailure()
    #expect(session.reviewScreen()?.text("review-progress") == session.coachProblem)
    let retry = try #require(session.reviewScreen()?.action("Try again"))
    #expect(retry.key == .enter)
    session.performInReview(retry.id)
    #expect(session.reviewState == .running([]))
    let close = try #require(session.reviewScreen()?.cancel)
    #expect(session.reviewScreen()?.keyActions == [close])
    session.performInReview(close.id)
    #expect(!session.isReviewOpen)
    #expect(session.reviewScreen() == nil)
    session.performInReview(retry.id)
    #expect(session.reviewState == .running([]), "a closed review does nothing")
  }
}
