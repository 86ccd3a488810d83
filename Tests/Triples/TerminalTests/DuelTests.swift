import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct DuelTests {
  private let friend = try! Replay(line: "triples/1 14 uldr")

  /// Returns a front end that shows the result of a duel, after two moves against the friend's game.
  private func frontEndAfterDuelGame(coach: @escaping (CoachQuestion) -> [UInt8]? = { _ in nil }) -> TriplesFrontEnd {
    let frontEnd = SessionFactory.frontEnd(SessionFactory.session(SessionFactory.memoryWithAllTipsSeen), coach: coach)
    frontEnd.open(duel: friend)
    frontEnd.pressButton("Play this game")
    frontEnd.handle(.up)
    frontEnd.handle(.right)
    frontEnd.handle("n")
    return frontEnd
  }

  private func text(_ frontEnd: TriplesFrontEnd, width: Int = 80, height: Int = 30) -> String {
    frontEnd.update()
    return frontEnd.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  @Test func friendsGameOpensAsAChallengeAndItsScoreIsShownDuringPlay() throws {
    let frontEnd = SessionFactory.frontEnd(SessionFactory.session(SessionFactory.memoryWithAllTipsSeen))
    frontEnd.open(duel: friend)
    #expect(text(frontEnd).contains("A friend scored 22 in game 14"))
    #expect(text(frontEnd).contains("If you watch the moves"))
    #expect(try #require(frontEnd.dialog).buttonLabels == ["Play this game", "Watch instead", "Not now"])
    frontEnd.pressButton("Play this game")
    frontEnd.handle(.up)
    #expect(text(frontEnd).contains("Score 11   Friend 11"))
    for (width, height) in [(30, 10), (40, 20), (80, 24)] {
      #expect(text(frontEnd, width: width, height: height).contains("Score 11"))
    }
  }

  @Test func comparisonShowsBothGamesCopiesTheDuelAndReturnsToTheResult() throws {
    let frontEnd = frontEndAfterDuelGame()
    #expect(
      frontEnd.dialog?.buttonLabels
        == ["New Game", "Compare", "Send it back", "Close", "Keep playing", "Review", "Medals"])
    frontEnd.pressButton("Compare")
    let shown = text(frontEnd, height: 40)
    let capabilities = TerminalCapabilities(depth: .none, supportsUnicode: true)
    let lines = frontEnd.session.duel!.screen.lines(
      width: 72, capabilities: capabilities, showsTitle: true, draw: { $0.lines })
    for line in lines where !line.isEmpty {
      #expect(shown.contains(line.map(\.text).joined()))
    }
    #expect(shown.contains("Esc close"))
    #expect(shown.contains("review both"))
    frontEnd.handle("y")
    #expect(frontEnd.session.viewer?.replay.moves.count == 2)
    frontEnd.handle(.escape)
    frontEnd.handle("f")
    #expect(frontEnd.session.viewer?.replay == friend)
    frontEnd.handle(.escape)
    frontEnd.handle("c")
    #expect(frontEnd.state.clipboard?.hasPrefix("parlor triples duel 'triples/1 14 ur' 'triples/1 14 uldr'") == true)
    frontEnd.handle(.escape)
    frontEnd.handle(.escape)
    #expect(frontEnd.session.duel == nil)
    #expect(frontEnd.session.popUp != nil)
  }

  @Test func reviewOfBothGamesShowsItsProgressAndThenItsVerdict() throws {
    let frontEnd = frontEndAfterDuelGame { FakeCoach.advice(for: $0.replay.game).text }
    frontEnd.pressButton("Compare")
    frontEnd.handle("r")
    let shown = text(frontEnd)
    #expect(shown.contains("Review of both games\n"))
    #expect(shown.contains(" 0 of 6"))
    #expect(frontEnd.redrawDelayMilliseconds == 1)
    #expect(text(frontEnd).contains(" 1 of 6"))
    for _ in 0..<5 { _ = text(frontEnd) }
    let duel = try #require(frontEnd.session.duel)
    #expect(duel.reviews != nil)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    let verdict = try #require(duel.verdict)
    #expect(text(frontEnd, height: 40).contains(verdict.text))
  }

  /// At every size, nothing traps, and the key that closes the duel is visible.
  @Test func duelShowsItsCloseKeyAtEverySize() {
    let frontEnd = frontEndAfterDuelGame()
    frontEnd.pressButton("Compare")
    for width in [30, 40, 80] {
      for height in [10, 16, 24] {
        #expect(text(frontEnd, width: width, height: height).contains("Esc close"))
        frontEnd.handle(.down)
      }
    }
  }

  @Test func duelReportHasTextAndJSONOfBothGames() throws {
    let duel = TriplesSession.Duel(own: try Replay(line: "triples/1 14 ur"), friend: friend)
    #expect(
      TriplesDuelReport(duel: duel).json == """
        {"game":14,"same":1,"played":{"you":"right","friend":"left"},"coach":null,\
        "you":{"moves":2,"score":\(duel.own.game.score),"done":false,"scores":[6,11,\(duel.own.game.score)]},\
        "friend":{"moves":4,"score":22,"done":false,"scores":[6,11,15,17,22]}}
        """)
    let text = TriplesDuelReport(duel: duel).text
    for part in [duel.outcomeText, duel.splitText, "You  Friend"] { #expect(text.contains(part)) }
  }
}
