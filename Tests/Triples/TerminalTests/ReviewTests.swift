import GameCore
import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct ReviewTests {
  private let memory = SessionFactory.memoryWithAllTipsSeen
  private let game = FakeCoach.game(14)

  private func frontEnd(hasCoach: Bool = true) -> TriplesFrontEnd {
    let session = SessionFactory.session(playing: String(decoding: game.line, as: UTF8.self), memory)
    return SessionFactory.frontEnd(session) { hasCoach ? FakeCoach.advice(for: $0.replay.game).text : nil }
  }

  private func text(_ frontEnd: TriplesFrontEnd, _ width: Int = 80, _ height: Int = 50) -> String {
    frontEnd.update()
    return frontEnd.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  private func isReviewing(_ frontEnd: TriplesFrontEnd) -> Bool { frontEnd.session.viewer?.isReviewing == true }

  @Test func reviewShowsProgressAndFindingsAndFillsTheNotebook() throws {
    let frontEnd = frontEnd()
    #expect(text(frontEnd).contains("Review"))
    frontEnd.pressButton("Review")
    #expect(text(frontEnd).contains("The coach is reviewing every move: 0 of"))
    #expect(frontEnd.redrawDelayMilliseconds == 1)
    #expect(isReviewing(frontEnd))
    #expect(text(frontEnd).contains("The coach is reviewing every move: 1 of \(game.moves.count + 1)."))
    for _ in 0..<game.moves.count { _ = text(frontEnd) }
    #expect(!isReviewing(frontEnd))
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    let review = try #require(frontEnd.session.viewer?.reviewState.review)
    let shown = text(frontEnd, 80, 90)
    let findings = TriplesSession.ReviewFindings(of: review)
    for part in ["Expected final score", "Turning points", "Mistakes", "How this is counted", "Final score"] {
      #expect(shown.contains(part))
    }
    #expect(shown.contains(try #require(findings.mistakes.first).title))
    let notebook = memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) }
    #expect(notebook?.positions.isEmpty == false)
    #expect(memory.texts["parlor.triples.reviews"] != nil)
  }

  @Test func keysGoToAMistakeScrollTheFindingsAndCloseThem() throws {
    let frontEnd = frontEnd()
    frontEnd.pressButton("Review")
    for _ in 0...game.moves.count + 1 { _ = text(frontEnd) }
    frontEnd.handle("m")
    let second = try #require(frontEnd.session.viewer).step
    #expect(!frontEnd.view.showsFindings)
    #expect(text(frontEnd).contains("Move \(second + 1): you played"))
    frontEnd.handle("v")
    #expect(frontEnd.view.showsFindings)
    frontEnd.handle(.down)
    #expect(frontEnd.view.findingsLine == 1)
    frontEnd.handle(.escape)
    #expect(!frontEnd.view.showsFindings)
    #expect(frontEnd.session.viewer != nil)
    frontEnd.handle(.escape)
    #expect(frontEnd.session.viewer == nil)
  }

  @Test func reviewCanBeCanceledAndContinued() throws {
    let frontEnd = frontEnd()
    frontEnd.pressButton("Review")
    for _ in 0...2 { _ = text(frontEnd) }
    frontEnd.handle("v")
    #expect(!isReviewing(frontEnd))
    #expect(text(frontEnd).contains("Replay of game 14"))
    frontEnd.handle("v")
    _ = text(frontEnd)
    #expect(text(frontEnd).contains("The coach is reviewing every move: 3 of"), "received answers are kept")
  }

  @Test func reviewKeyReviewsTheFinishedGame() throws {
    let frontEnd = frontEnd()
    frontEnd.handle(.escape)
    #expect(frontEnd.dialog == nil)
    #expect(frontEnd.session.isOver)
    #expect(text(frontEnd).contains("v review"))
    frontEnd.handle("v")
    #expect(isReviewing(frontEnd))
  }

  @Test func savedReviewIsShownAtOnce() throws {
    let frontEnd = frontEnd()
    frontEnd.pressButton("Review")
    for _ in 0...game.moves.count + 1 { _ = text(frontEnd) }
    frontEnd.handle(.escape)
    frontEnd.handle(.escape)
    frontEnd.handle(.escape)
    frontEnd.handle("v")
    #expect(frontEnd.view.showsFindings)
    #expect(!isReviewing(frontEnd))
    #expect(text(frontEnd).contains("Turning points"))
  }

  @Test func missingCoachIsReported() throws {
    let frontEnd = frontEnd(hasCoach: false)
    frontEnd.pressButton("Review")
    _ = text(frontEnd)
    #expect(text(frontEnd).contains("The coach can't answer."))
    #expect(!isReviewing(frontEnd))
  }

  @Test func unfinishedGameCannotBeReviewed() {
    let frontEnd = SessionFactory.frontEnd(SessionFactory.session(playing: "triples/1 14 uldr", memory))
    frontEnd.handle("v")
    #expect(frontEnd.session.viewer == nil)
    #expect(!text(frontEnd).contains("review"))
  }

  @Test(arguments: [(30, 10), (34, 14), (60, 20), (120, 60)], [false, true])
  func findingsFitEveryWidthAndKeepTheirSumWhole(size: (Int, Int), supportsUnicode: Bool) throws {
    let review = try Review(of: game, advices: FakeCoach.advices(for: game))
    let capabilities = TerminalCapabilities(depth: .none, supportsUnicode: supportsUnicode)
    let lines = FindingsPage.lines(of: review, width: size.0 - 2, capabilities: capabilities)
    #expect(lines.allSatisfy { $0.columnCount <= size.0 - 2 })
    // The lines of the sum are never truncated.
    let all = lines.map { $0.map(\.text).joined() }
    for line in TriplesSession.ReviewFindings(of: review).sum {
      #expect(all.contains { $0.hasSuffix(capabilities.displayText(line.text)) })
    }
  }
}
