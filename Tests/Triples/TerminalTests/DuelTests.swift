import PlaySupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct DuelTests {
  private let friend = try! Replay(line: "triples/1 14 uldr")

  /// Returns a front end that shows the result of a duel, after two moves against the friend's game.
  private func answered(coach: @escaping (CoachQuestion) -> [UInt8]? = { _ in nil }) -> TriplesFrontEnd {
    let player = SessionFactory.player(SessionFactory.session(SessionFactory.taught), coach: coach)
    player.open(duel: friend)
    player.pressButton("Play this game")
    player.handle(.up)
    player.handle(.right)
    player.handle("n")
    return player
  }

  private func text(_ player: TriplesFrontEnd, width: Int = 80, height: Int = 30) -> String {
    player.update()
    return player.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  @Test func friendsGameOpensAsAChallengeWithItsScore() throws {
    let player = SessionFactory.player(SessionFactory.session(SessionFactory.taught))
    player.open(duel: friend)
    #expect(
      text(player).contains("A friend scored 22 in game 14") && text(player).contains("The link contains the moves"))
    #expect(try #require(player.dialog).labels == ["Play this game", "Watch instead", "Not now"])
    player.pressButton("Play this game")
    player.handle(.up)
    #expect(text(player).contains("Score 11   Friend 11"))
    for (width, height) in [(30, 10), (40, 20), (80, 24)] {
      #expect(text(player, width: width, height: height).contains("Score 11"))
    }
  }

  @Test func comparisonOpensFromTheResultAndReturnsToIt() throws {
    let player = answered()
    #expect(
      player.dialog?.labels
        == ["New Game", "Keep playing", "Review", "Compare", "Send it back", "Medals", "Close"])
    player.pressButton("Compare")
    let shown = text(player, height: 40)
    let look = TerminalCapabilities(depth: .none, isUnicode: true)
    for line in DuelPage.lines(of: player.session.duel!, width: 72, look: look) where !line.isEmpty {
      #expect(shown.contains(line.map(\.text).joined()))
    }
    #expect(shown.contains("Esc close") && shown.contains("review both"))
    player.handle("y")
    #expect(player.session.viewer?.replay.moves.count == 2)
    player.handle(.escape)
    player.handle("f")
    #expect(player.session.viewer?.replay == friend)
    player.handle(.escape)
    player.handle("c")
    #expect(player.state.clipboard?.hasPrefix("parlor triples duel 'triples/1 14 ur' 'triples/1 14 uldr'") == true)
    player.handle(.escape)
    player.handle(.escape)
    #expect(player.session.duel == nil && player.session.popUp != nil)
  }

  @Test func reviewOfBothGamesShowsItsProgress() throws {
    let player = answered { FakeCoach.advice(for: $0.replay.game).text }
    player.pressButton("Compare")
    player.handle("r")
    #expect(text(player).contains("Review of both games: 0 of 6"))
    #expect(player.redrawDelay == 1)
    #expect(text(player).contains("Review of both games: 1 of 6"))
    for _ in 0..<5 { _ = text(player) }
    let duel = try #require(player.session.duel)
    #expect(duel.reviews != nil && player.redrawDelay == nil)
    let verdict = try #require(duel.verdict)
    #expect(text(player, height: 40).contains(verdict.text))
  }

  /// At every size, nothing traps, and the key that closes the duel is visible.
  @Test func duelIsVisibleAtEverySize() {
    let player = answered()
    player.pressButton("Compare")
    for width in [30, 40, 80] {
      for height in [10, 16, 24] {
        #expect(text(player, width: width, height: height).contains("Esc close"))
        player.handle(.down)
      }
    }
  }

  @Test func reportContainsBothGames() throws {
    let duel = TriplesSession.Duel(own: try Replay(line: "triples/1 14 ur"), friend: friend)
    #expect(
      TriplesDuelReport(duel: duel).json == """
        {"game":14,"same":1,"played":{"you":"right","friend":"left"},"coach":null,\
        "you":{"moves":2,"score":\(duel.own.game.score),"done":false,"scores":[6,11,\(duel.own.game.score)]},\
        "friend":{"moves":4,"score":22,"done":false,"scores":[6,11,15,17,22]}}
        """)
    let text = TriplesDuelReport(duel: duel).text
    for part in [duel.outcome, duel.splitText, "You  Friend"] { #expect(text.contains(part)) }
  }
}
