import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct DuelTests {
  private let device = Device()

  /// Opens a session in which the player answered the friend's game `uldr` of game 14 with `ur`.
  private func sessionWithEndedDuelGame() -> TriplesSession {
    let session = device.launch()
    session.playChallenge("triples/1/14/uldr")
    session.endGame(after: "ur")
    return session
  }

  private func duel(_ own: String, _ friend: String, game: Int = 14) throws -> TriplesSession.Duel {
    TriplesSession.Duel(
      own: try Replay(line: "triples/1 \(game) \(own)"), friend: try Replay(line: "triples/1 \(game) \(friend)"))
  }

  // MARK: Opening and closing

  @Test func duelCoversTheResultUntilClosed() throws {
    let session = sessionWithEndedDuelGame()
    #expect(session.visibleResult?.canCompare == true)
    #expect(session.endShareLabel == "Send it back")
    let stored = device.memory.texts
    session.compareEndedGame()
    let duel = try #require(session.duel)
    #expect(duel.own.line == Array("triples/1 14 ur".utf8))
    #expect(duel.friend.line == Array("triples/1 14 uldr".utf8))
    #expect(session.popUp == nil)
    #expect(!session.acceptsMoves)
    #expect(!session.canUndo)
    #expect(session.isCovered)
    #expect(session.status == "Duel in game 14. \(duel.outcomeText) \(duel.splitText)")
    #expect(visible(session.address) == Array("triples/1/14/ur/vs/uldr".utf8))
    #expect(device.memory.texts == stored)
    for key in ["ArrowLeft", "z", " ", "End", "h"] {
      #expect(!session.press(.init(key: Array(key.utf8), hasCommand: key == "z")!), "game keys have no effect")
    }
    expectInvariants(session)
    session.closeDuel()
    #expect(session.duel == nil)
    #expect(session.visibleResult?.canCompare == true)
    #expect(session.address == Array("board".utf8))
    session.keepPlaying()
    #expect(session.line == "triples/1 14 ur")
    #expect(session.rivalLine != nil)
  }

  @Test(arguments: ["board", "scores"])
  func backButtonOrTabClosesTheDuel(address: String) {
    let session = sessionWithEndedDuelGame()
    session.compareEndedGame()
    session.follow(address)
    #expect(session.duel == nil)
    #expect(session.visibleResult != nil)
    session.compareEndedGame()
    session.select(.about)
    #expect(session.duel == nil)
    #expect(session.tab == .about)
  }

  @Test func gamesOpenAsReplaysThatReturnToTheDuel() {
    let session = sessionWithEndedDuelGame()
    session.openOwnGame()
    #expect(session.viewer == nil)
    session.compareEndedGame()
    session.openOwnGame()
    #expect(session.viewer?.caption == "Game 14, 2 moves")
    #expect(visible(session.address) == Array("triples/1/14/ur".utf8))
    session.openFriendsGame()
    #expect(session.viewer?.stepCount == 2, "the games open one at a time")
    #expect(session.press(.lastStep))
    #expect(session.viewer?.step == 2)
    session.closeViewer()
    #expect(session.duel != nil)
    #expect(session.viewer == nil)
    #expect(session.popUp == nil)
    session.openFriendsGame()
    #expect(session.viewer?.caption == "Game 14, 4 moves")
    // Simulate the browser's back button.
    session.follow("triples/1/14/ur/vs/uldr")
    #expect(session.duel != nil)
    #expect(session.viewer == nil)
    session.openFriendsGame()
    session.playFromStep(3)
    #expect(session.duel == nil)
    #expect(session.line == "triples/1 14 uld")
  }

  @Test func onlyADuelGameCanBeSentBack() throws {
    let session = sessionWithEndedDuelGame()
    let item = session.endShareItem
    #expect(visible(item.address) == Array("triples/1/14/ur/vs/uldr".utf8))
    let score = session.game.score
    #expect(item.text == "\(score) against your 22 in Triples game 14. See where our games split.")
    session.compareEndedGame()
    #expect(session.duel?.shareItem == item)
    session.closeDuel()
    session.startNextGame()
    session.endGame(after: "lrud")
    #expect(session.endShareLabel == "Share")
    #expect(session.endShareItem.address == session.shareItem.address)
  }

  // MARK: Links

  /// The friend, who played `uldr`, opens the link that the player sent back.
  @Test(arguments: [false, true])
  func linkThatIncludesThePlayersGameOpensTheDuel(isInScores: Bool) {
    let session = device.launchGame14("uldr")
    if isInScores {
      session.newGame()
      session.startNextGame()
    }
    let stored = device.memory.texts
    for (address, own) in [("triples/1/14/ur/vs/uldr", "uldr"), ("triples/1/14/uldr/vs/ur", "uldr")] {
      session.follow(address)
      #expect(session.duel?.own.line == Array("triples/1 14 \(own)".utf8))
      #expect(session.duel?.friend.line == Array("triples/1 14 ur".utf8))
      #expect(visible(session.address) == Array(address.utf8), "the page keeps the address that it was opened with")
      #expect(visible(session.duel?.shareItem.address) == Array("triples/1/14/uldr/vs/ur".utf8))
      #expect(session.popUp == nil)
      #expect(session.notices.isEmpty)
      #expect(device.memory.texts == stored)
      expectInvariants(session)
    }
    let again = device.launch()
    again.follow("triples/1/14/ur/vs/uldr")
    #expect(again.duel != nil)
    #expect(again.popUp == nil)
  }

  @Test(arguments: [
    ("uldr/vs/ur", "Two friends scored 22 and 20 in game 14", "uldr"),
    ("ur/vs/uldr", "Two friends scored 20 and 22 in game 14", "uldr"),
    ("uldr/vs/uldr", "Two friends scored 22 and 22 in game 14", "uldr"),
  ])
  func linkWithTwoFriendsGamesChallengesWithTheBetterOne(games: String, title: String, best: String) throws {
    let made = try Replay(line: "triples/1 14 ur").game.score
    let session = device.launch()
    session.follow("triples/1/14/" + games)
    let challenge = try #require(session.challenge)
    #expect(challenge.title == title.replacing("20", with: "\(made)"))
    #expect(challenge.note.contains("can’t be a duel"))
    #expect(challenge.text == "Best tile 3. You get the same tiles. Can you beat both?")
    #expect(visible(session.address) == Array("triples/1/14/\(games)".utf8))
    #expect(session.duel == nil)
    #expect(session.viewer == nil)
    session.playChallenge()
    #expect(session.saved.rival?.score == 22)
    #expect(session.saved.rival?.moves == Array(best.utf8))
    expectInvariants(session)
  }

  @Test(arguments: [
    ("triples/1/14/ur/vs/uu", "move 2 (Up) moves nothing"), ("triples/1/14/uu/vs/ur", "move 2 (Up) moves nothing"),
    ("triples/1/14/ur/vs/ux", "move 2 (x) isn’t l, r, u, or d"),
    ("triples/1/14/ur/vs/u/vs/l", "move 2 (/) isn’t l, r, u, or d"),
    ("triples/1/14/ur/vs/", "move 3 (/) isn’t l, r, u, or d"),
    ("triples/1/14/vs/ur", "the game number is followed by a space but no moves"),
    ("triples/1/14//vs/ur", "the game number is followed by a space but no moves"),
    ("triples/2/14/ur/vs/ur", "only version 1 of the rules can be played"),
    ("nowhere/vs/ur", "this is not a game of Triples: the line must begin with triples/"),
  ])
  func invalidLinkReportsItsFaultAndChangesNothing(address: String, problem: String) {
    let session = device.launchGame14("ur")
    let stored = device.memory.texts
    session.follow(address)
    #expect(session.noticeTexts == ["Can’t open this link: \(problem)."])
    #expect(session.duel == nil)
    #expect(session.popUp == nil)
    #expect(device.memory.texts == stored)
    #expect(session.acceptsMoves)
  }

  // MARK: In words

  @Test(arguments: [
    ("ur", "uldr", "Your games split at move 2: you played Right; your friend played Left.", 1),
    ("l", "u", "Your games split at move 1: you played Left; your friend played Up.", 0),
    ("uld", "uld", "You both played exactly the same moves.", 3),
    ("uldr", "ul", "The first 2 moves were the same. Then your friend’s game ended, and you played Down.", 2),
    ("u", "ul", "The first move was the same. Then your game ended, and your friend played Left.", 1),
  ])
  func firstDifferenceIsDescribed(own: String, friend: String, text: String, count: Int) throws {
    let duel = try duel(own, friend)
    #expect(duel.commonMoveCount == count)
    #expect(duel.splitText == text)
    #expect(duel.splitBoard.grid == (try Replay(line: "triples/1 14 \(own)")).prefix(count).game.grid)
  }

  @Test func figuresAndOutcomeCompareBothGames() throws {
    let duel = try duel("ur", "uldr")
    let score = try Replay(line: "triples/1 14 ur").game.score
    #expect(duel.figures.map(\.name) == ["Score", "Best tile", "Moves"])
    #expect(duel.figures.map(\.ownValue) == ["\(score)", "3", "2"])
    #expect(duel.figures.map(\.friendValue) == ["22", "3", "4"])
    #expect(duel.outcomeText == "Your friend wins by \(22 - score) points.")
    #expect(try self.duel("uldr", "ur").outcomeText == "You win by \(22 - score) points.")
    #expect(try self.duel("uldr", "uldr").outcomeText == "It’s a tie.")
  }

  @Test func chartShowsBothScoresTheSplitAndAScale() throws {
    let duel = try duel("ur", "uldr")
    let chart = duel.chart
    #expect(chart.own.count == 3)
    #expect(chart.friend.count == 5)
    #expect(chart.friend.map(\.x) == [0, 0.25, 0.5, 0.75, 1])
    #expect(chart.own.map(\.x) == [0, 0.25, 0.5])
    #expect(chart.own.prefix(2) == chart.friend.prefix(2))
    #expect(chart.splitPoint == chart.own[1])
    #expect((chart.own + chart.friend).allSatisfy { 0...1 ~= $0.y })
    #expect(chart.lines.first?.points == 0)
    #expect(chart.lines.first?.y == 1)
    #expect(chart.lines.last?.y == 0)
    #expect(duel.spokenChart.hasSuffix("Your friend: 22 points after 4 moves."))
  }

  /// Uses made-up scores, because the lead seldom changes this often in real games.
  @Test(arguments: [
    ([5, 5, 5], [5, 5, 5], "Neither of you was ever ahead."),
    ([5, 6, 7], [5, 5, 5], "You were ahead from move 1 on, and by 2 at the end."),
    (
      [5, 6, 7, 8, 9], [5, 5, 8, 10, 12], "You were ahead at move 1, your friend from move 2 on, and by 3 at the end."
    ),
    (
      [5, 6, 7, 8, 9], [5, 5, 6, 9, 9], "You were ahead from move 1 to 2, your friend at move 3, and it ended in a tie."
    ),
    ([5, 6, 7, 8], [5, 6], "You were ahead from move 2 on, and by 2 at the end."),
    ([5, 6], [5, 7, 8, 9], "Your friend was ahead from move 1 on, and by 3 at the end."),
    ([5, 7, 7, 9, 9], [5, 6, 7, 8, 9], "You were ahead at move 1, at move 3, and it ended in a tie."),
    (
      [5, 7, 7, 9, 9, 9, 12], [5, 6, 8, 8, 10, 11, 11],
      "The lead changed 4 times. You were ahead for 3 moves, your friend for 3 moves, and you won by 1."
    ),
    (
      [5, 7, 7, 9, 9, 11, 11, 13, 13, 15], [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      "You were ahead for 5 moves, your friend for 0 moves, and you won by 1."
    ),
  ])
  func leadTextTellsWhoWasAheadAndWhenOrHowLong(own: [Int], friend: [Int], text: String) {
    #expect(TriplesSession.Duel.leadText(own: own, friend: friend) == text)
  }

  @Test func leadTextUsesTheScoresOfBothGames() throws {
    let duel = try duel("ur", "uldr")
    #expect(duel.leadText == TriplesSession.Duel.leadText(own: duel.scores.own, friend: duel.scores.friend))
  }
}
