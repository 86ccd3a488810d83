import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// Links to a played daily game. They open its review, and don't affect the current game.
@Suite struct DayLinkTests {
  private let fixture = Fixture()
  private let address = "codebreaker/1/2026-11-20/6.newspaper.12/444444:10,001234:15,012340:60"

  private func open(_ address: String, in session: CodeBreakerSession) { session.open(address: Array(address.utf8)) }

  @Test func linkToASolvedDailyGameOpensAReviewAndKeepsTheCurrentGame() throws {
    let session = fixture.window(freshLine + " 0123")
    let (line, skill) = (session.line, fixture.memory["parlor.codebreaker.skill"])
    open(address, in: session)
    #expect(session.isReviewOpen)
    #expect(session.line == line)
    #expect(visible(session.address) == Array(address.utf8))
    #expect(!session.acceptsPegs, "the current game is covered")
    #expect(!session.choose(5), "the current game is covered")
    #expect(session.notices.isEmpty)
    #expect(session.reviewShareItem == nil)
    #expect(!session.countsForAverage)
    #expect(session.averageNote == nil)
    #expect(session.reviewProgress == (0, 3))
    #expect(session.coachQuestion?.attempts.isEmpty == true)
    #expect(session.coachQuestion?.pegCount == 6)
    session.closeReview()
    #expect(!session.isReviewOpen)
    #expect(session.line == line)
    #expect(session.address == session.tab.address)
    #expect(fixture.memory["parlor.codebreaker.skill"] == skill)
    #expect(fixture.window().line == line)
  }

  @Test func reviewOfALinkedGameDoesNotReplaceThePlayersReview() throws {
    let session = fixture.window(freshLine)
    session.attempt(2, 0, 2, 0)
    open(address, in: session)
    session.closeReview()
    session.openReview()
    #expect(session.isReviewOpen)
    #expect(session.reviewProgress == (0, 1))
    #expect(session.ownReview != nil)
    #expect(String(decoding: session.address, as: UTF8.self) == "review")
  }

  @Test(arguments: [
    "codebreaker/1/2026-11-20/6.newspaper.12", "codebreaker/1/2026-11-20/6.newspaper.12/444444:10",
    "codebreaker/1/2026-11-20/6.newspaper.12/444444:10,x",
  ])
  func linkToAnUnsolvedDailyGameShowsANoticeInsteadOfAReview(address: String) {
    let session = fixture.window(freshLine)
    open(address, in: session)
    #expect(!session.isReviewOpen)
    #expect(session.notices.first?.text.contains("only after you finish it") == true)
  }
}
