import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct SharedLinkTests {
  private func link(_ end: String) throws -> CodeBreakerSession.SharedLink {
    try CodeBreakerSession.SharedLink(Array((duelAddress + end).utf8))
  }

  private func line(_ game: CodeBreakerSession.DuelGame?) -> String? {
    game.map { String(decoding: $0.game.line, as: UTF8.self) + ($0.hintCount == 0 ? "" : " \($0.hintCount)") }
  }

  @Test(
    arguments: [
      ("", nil, nil, nil),
      ("/solved-5", 5, nil, nil),
      ("/0123", nil, nil, nil),
      ("/0123/solved-7", 7, nil, nil),
      ("/x", nil, nil, nil),
      ("/0123,2020", 2, "0123,2020", nil),
      ("/0123,2020/solved-2", 2, "0123,2020", nil),
      ("/0123,2020/solved-9", 2, "0123,2020", nil),
      ("/0123,2020/hints-3", nil, "0123,2020 3", nil),
      ("/0123,2020/hints-3/solved-2", nil, "0123,2020 3", nil),
      ("/0123,2020/solved-2/hints-3", nil, "0123,2020 3", nil),
      (".2/0123,0124", nil, "0123,0124", nil),
      ("/0123,x", nil, "0123,x", nil),
      ("/0123,2020/solved-2/vs/2020", 2, "0123,2020", "2020"),
      ("/0123,2020/vs/2020/solved-1", 2, "0123,2020", "2020"),
      ("/0123,2020/hints-1/vs/1---,x/hints-12", nil, "0123,2020 1", "1---,x 12"),
    ] as [(String, Int?, String?, String?)])
  func linkIsParsedAndItsGamesRoundTrip(end: String, attempts: Int?, sent: String?, answered: String?) throws {
    let link = try link(end)
    let head = end.hasPrefix(".2") ? freshLine + ".2" : freshLine
    #expect(link.attemptCount == attempts)
    #expect(line(link.sentGame) == sent.map { "\(head) \($0)" })
    #expect(line(link.answeredGame) == answered.map { "\(head) \($0)" })
    for game in [link.sentGame, link.answeredGame].compactMap(\.self) {
      let again = try CodeBreakerSession.SharedLink(game.address)
      #expect(again.sentGame == game)
      #expect(again.answeredGame == nil)
      #expect(try CodeBreakerSession.DuelGame(moves: game.moves, setup: game.game.setup) == game)
    }
  }

  @Test(arguments: [
    ("/solved-0", "attempt 1 has a peg that isn’t in the theme: s"),
    ("/lost-5", "attempt 1 has a peg that isn’t in the theme: l"),
    ("/2020,0123", "the line continues after the game has ended"),
    ("/2020/hints-0", "attempt 1 has a peg that isn’t in the theme: byte 32"),
    ("/2020/hints-2/hints-2", "attempt 1 has a peg that isn’t in the theme: byte 32"),
    ("/2020/vs/", "attempt 1 has a peg that isn’t in the theme: byte 32"),
    ("/2020/vs/012", "in the game that it answers, attempt 1 has 3 pegs, but a code of this game has 4"),
    ("/2020/vs/0123,0123", "in the game that it answers, attempt 2 is the same as attempt 1"),
    ("/2020/vs/0123", "a duel needs two finished games"), ("/2020/vs/x", "a duel needs two finished games"),
    ("/0123/vs/2020", "a duel needs two finished games"), ("/vs/2020", "a duel needs two finished games"),
    ("/2020/vs/2020/vs/2020", "in the game that it answers, attempt 1 has a peg that isn’t in the theme: /"),
  ])
  func invalidLinkReportsItsFaultAndChangesNothing(end: String, fault: String) {
    let fixture = Fixture()
    let session = fixture.window(freshLine + " 0123")
    let saved = fixture.savedGame
    session.open(duelAddress + end)
    let notice = session.notices.first?.text
    #expect(session.notices.count == 1)
    #expect(notice == "Can’t open this link: \(fault).")
    #expect(session.line == freshLine + " 0123")
    #expect(fixture.savedGame == saved)
    #expect(session.duel == nil)
  }

  @Test(arguments: ["", "/0123:20", "/0123:40", "/0123:20,x/solved-2"])
  func linkToADailyGameThatCannotBeReviewedIsRejected(end: String) {
    let fixture = Fixture()
    let session = fixture.window(freshLine + " 0123")
    let saved = fixture.savedGame
    session.open("codebreaker/1/2026-11-21/4.mastermind.12" + end)
    #expect(
      session.notices.map(\.text) == [
        "Can’t open this link: this device can open that daily game only after you finish it."
      ])
    #expect(session.line == freshLine + " 0123")
    #expect(fixture.savedGame == saved)
  }

  @Test func damagedLinksDoNotTrapAndContainOnlyFinishedGames() throws {
    var random = SplitMix64(seed: 13)
    let whole = Array((duelAddress + "/0123,2020/solved-2/vs/2020/hints-1").utf8)
    for _ in 0..<2000 {
      let damaged = random.spoil(whole, alphabet: Array("0123x,/-solvedhintvs".utf8))
      guard let link = try? CodeBreakerSession.SharedLink(damaged), let sent = link.sentGame else { continue }
      #expect(sent.game.isOver)
      #expect(!sent.game.attempts.isEmpty)
    }
  }
}
