import NumberedGame
import PlaySupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct ReviewTests {
  private let memory = SessionFactory.taught
  private let game = FakeCoach.game(14)

  private func player(hasCoach: Bool = true) -> TriplesFrontEnd {
    let session = SessionFactory.session(playing: String(decoding: game.line, as: UTF8.self), memory)
    return SessionFactory.player(session) { hasCoach ? FakeCoach.advice(for: $0.replay.game).text : nil }
  }

  private func text(_ player: TriplesFrontEnd, _ width: Int = 80, _ height: Int = 50) -> String {
    player.update()
    return player.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  private func isReviewing(_ player: TriplesFrontEnd) -> Bool { player.session.viewer?.isReviewing == true }

  @Test func reviewOfAnEndedGameFillsTheNotebook() throws {
    let player = player()
    #expect(text(player).contains("Review"))
    player.pressButton("Review")
    #expect(text(player).contains("The coach reviews every move: 0 of"))
    #expect(player.redrawDelay == 1 && isReviewing(player))
    #expect(text(player).contains("The coach reviews every move: 1 of \(game.moves.count + 1)."))
    for _ in 0..<game.moves.count { _ = text(player) }
    #expect(!isReviewing(player) && player.redrawDelay == nil)
    let review = try #require(player.session.viewer?.reviewing.review)
    let shown = text(player, 80, 90)
    let findings = TriplesSession.ReviewFindings(of: review)
    for part in ["Expected final score", "Turning points", "Mistakes", "How this is counted", "Final score"] {
      #expect(shown.contains(part))
    }
    #expect(shown.contains(try #require(findings.mistakes.first).title))
    let notebook = memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) }
    #expect(notebook?.positions.isEmpty == false && memory.texts["parlor.triples.reviews"] != nil)
  }

  @Test func keysStepThroughTheMistakes() throws {
    let player = player()
    player.pressButton("Review")
    for _ in 0...game.moves.count + 1 { _ = text(player) }
    player.handle("m")
    let second = try #require(player.session.viewer).step
    #expect(!player.state.showsFindings && text(player).contains("Move \(second + 1): you played"))
    player.handle("v")
    #expect(player.state.showsFindings)
    player.handle(.down)
    #expect(player.state.findings.line == 1)
    player.handle(.escape)
    #expect(!player.state.showsFindings && player.session.viewer != nil)
    player.handle(.escape)
    #expect(player.session.viewer == nil)
  }

  @Test func reviewCanBeCanceledAndContinued() throws {
    let player = player()
    player.pressButton("Review")
    for _ in 0...2 { _ = text(player) }
    player.handle("v")
    #expect(!isReviewing(player) && text(player).contains("Replay of game 14"))
    player.handle("v")
    _ = text(player)
    #expect(text(player).contains("The coach reviews every move: 3 of"), "received answers are kept")
  }

  @Test func reviewKeyReviewsTheFinishedGame() throws {
    let player = player()
    player.handle(.escape)
    #expect(player.dialog == nil && player.session.isOver && text(player).contains("v review"))
    player.handle("v")
    #expect(isReviewing(player))
  }

  @Test func savedReviewIsShownAtOnce() throws {
    let player = player()
    player.pressButton("Review")
    for _ in 0...game.moves.count + 1 { _ = text(player) }
    player.handle(.escape)
    player.handle(.escape)
    player.handle(.escape)
    player.handle("v")
    #expect(player.state.showsFindings && !isReviewing(player) && text(player).contains("Turning points"))
  }

  @Test func missingCoachIsReported() throws {
    let player = player(hasCoach: false)
    player.pressButton("Review")
    _ = text(player)
    #expect(text(player).contains("The coach can't answer.") && !isReviewing(player))
  }

  @Test func unfinishedGameCannotBeReviewed() {
    let player = SessionFactory.player(SessionFactory.session(playing: "triples/1 14 uldr", memory))
    player.handle("v")
    #expect(player.session.viewer == nil && !text(player).contains("review"))
  }

  @Test(arguments: [(30, 10), (34, 14), (60, 20), (120, 60)], [false, true])
  func findingsFitEverySize(size: (Int, Int), isUnicode: Bool) throws {
    let review = try Review(of: game, advices: FakeCoach.advices(for: game))
    let look = TerminalCapabilities(depth: .none, isUnicode: isUnicode)
    let lines = FindingsPage.lines(of: review, width: size.0 - 2, look: look)
    #expect(lines.allSatisfy { $0.columns <= size.0 - 2 })
    // The lines of the sum are never truncated.
    let all = lines.map { $0.map(\.text).joined() }
    for line in TriplesSession.ReviewFindings(of: review).sum {
      #expect(all.contains { $0.hasSuffix(look.shown(line.text)) })
    }
  }
}
