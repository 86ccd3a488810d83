import CodeBreakerModel
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct DuelLinkTests {
  enum Outcome { case play, duel, unchanged }

  private static let other = "codebreaker/1 12 5.faces 01234"

  @Test(
    arguments: [
      // The player hasn't played this game, so a duel against the sender starts.
      (other, "", "/0123,2020", Outcome.play, "", "0123,2020"),
      (other, "", "/0123,2020/vs/2020", .play, "", "2020"),
      (other, "", "/2020/vs/0123,2020", .play, "", "2020"),
      (other, "", "/2020/hints-1/vs/0123,2020", .play, "", "0123,2020"),
      (other, "", "/0123,x/vs/0124,2020", .play, "", "0124,2020"),
      // The player is playing this game.
      (freshLine, "", "/0123,2020", .play, "", "0123,2020"),
      (freshLine + " 5555", "", "/0123,2020", .play, "", "0123,2020"),
      (freshLine + " 5555", "", "/0123,2020/vs/2020", .play, "", "2020"),
      // The player has finished this game.
      (freshLine + " 5555,2020", "", "/0123,2020", .duel, "5555,2020", "0123,2020"),
      (freshLine + " 5555,x", "", "/0123,2020/hints-2", .duel, "5555,x", "0123,2020"),
      (freshLine + " 5555,2020", "", "/0123,2020/vs/5555,2020", .duel, "5555,2020", "0123,2020"),
      (freshLine + " 5555,2020", "", "/5555,2020/vs/0123,2020", .duel, "5555,2020", "0123,2020"),
      (freshLine + " 5555,2020", "", "/0123,2020/vs/2020", .duel, "5555,2020", "2020"),
      // The link is the player's own, or the player gave up this deal before the first guess.
      (freshLine + " 5555,2020", "", "/5555,2020", .unchanged, "", ""),
      (freshLine + " x", "", "/5555,2020", .unchanged, "", ""),
      // The player finished this game before the current one.
      (other, "5555,2020", "/0123,2020", .duel, "5555,2020", "0123,2020"),
      (other, "5555,2020", "/0123,2020/vs/5555,2020", .duel, "5555,2020", "0123,2020"),
      (other, "5555,2020", "/5555,2020/vs/0123,2020", .duel, "5555,2020", "0123,2020"),
      (other, "5555,2020", "/0123,2020/vs/2020", .duel, "5555,2020", "2020"),
      (other, "5555,2020 4444,2020", "/0123,2020", .duel, "5555,2020", "0123,2020"),
      (other, "5555,2020 4444,2020", "/0123,2020/vs/4444,2020", .duel, "4444,2020", "0123,2020"),
      (freshLine + " 2222", "5555,2020", "/0123,2020", .play, "", "0123,2020"),
      (freshLine + " 2222", "5555,2020", "/0123,2020/vs/5555,2020", .duel, "5555,2020", "0123,2020"),
      (freshLine + " 2222", "5555,2020", "/0123,2020/vs/2020", .play, "", "2020"),
      // The link has a game that the player finished earlier, so the player competes with their own game.
      (other, "5555,2020", "/5555,2020", .play, "", "5555,2020"),
    ] as [(String, String, String, Outcome, String, String)])
  func linkOpensAGameOrADuelOrChangesNothing(
    on line: String, finished: String, end: String, outcome: Outcome, own: String, friend: String
  ) throws {
    let fixture = Fixture()
    if !finished.isEmpty {
      let games = finished.split(separator: " ").enumerated().map { index, moves in
        "\ngame \(1_600_000_000 + index) \(duelAddress)/\(moves)/solved-2"
      }
      fixture.memory["parlor.codebreaker.finished"] = "codebreaker-finished/1" + games.joined()
    }
    let isOver = try CodeBreaker(line: line).isOver
    fixture.memory["parlor.codebreaker.game"] =
      "codebreaker-table/1\ngame \(line)" + (isOver ? "\nended 1700000000" : "")
    let session = fixture.window()
    session.select(.rules)
    session.open(duelAddress + end)
    #expect(session.tab == .game)
    #expect(session.popUp == nil)
    switch outcome {
    case .play:
      #expect(session.duel == nil)
      #expect(!session.game.isOver)
      #expect(session.game.setup.number?.value == 537)
      #expect(
        session.saved.playedGame.friendGame.map { String(decoding: $0.moves.prefix { $0 != 47 }, as: UTF8.self) }
          == friend)
      #expect(session.canReturnToPreviousGame == (line == Self.other))
      #expect(session.notices.count == (end.contains("vs") ? 1 : 0))
    case .duel:
      #expect(session.duel?.moves == [own, friend])
      #expect(session.isDuelOpen)
      #expect(session.line == line)
      #expect(session.notices.isEmpty)
      #expect(!session.acceptsPegs)
      let address = session.address
      #expect(session.addressText.hasPrefix("\(duelAddress)/\(own)"))
      // After a reload, the duel opens again, and closing it continues the current game.
      let later = fixture.window()
      later.open(address: address)
      #expect(later.duel?.moves == [own, friend])
      #expect(later.isDuelOpen)
      later.closeDuel()
      #expect(later.line == line)
      #expect(later.acceptsPegs == !isOver)
      #expect(later.addressText == "play")
    case .unchanged:
      #expect(session.duel == nil)
      #expect(session.line == line)
      #expect(session.saved.playedGame.friendGame == nil)
      #expect(session.notices.count == (line.hasSuffix("x") ? 1 : 0))
    }
  }

  @Test func linkDoesNotReplaceTheFriendOfAStartedGame() {
    let session = Fixture().window(Self.other)
    session.open(duelAddress + "/0123,2020")
    session.open(duelAddress + "/0123,0124,2020")
    #expect(session.friendAttemptCount == 3, "the player hasn't guessed yet")
    session.attempt(5, 5, 5, 5)
    session.open(duelAddress + "/2020")
    #expect(session.friendAttemptCount == 3)
  }

  @Test func duelCanBeSentBackAndForth() throws {
    let (anna, ben) = (Fixture(), Fixture(seed: 2))
    let first = anna.window(freshLine)
    first.attempt(0, 1, 2, 3)
    first.attempt(2, 0, 2, 0)
    let challenge = first.sharedAddress
    first.restart()
    first.attempt(0)
    let line = first.line
    let second = ben.window(Self.other)
    second.open(challenge)
    second.attempt(2, 0, 2, 0)
    second.openDuel()
    let answer = try #require(second.answerAddress)
    #expect(answer == duelAddress + "/2020/solved-1/vs/0123,2020")
    first.open(answer)
    let duel = try #require(first.duel)
    #expect(duel.moves == ["0123,2020", "2020"])
    #expect(duel.verdict.text == "Your friend won by a guess: 1 to 2.")
    first.closeDuel()
    #expect(first.line == line)
    #expect(first.acceptsPegs)
    let third = Fixture(seed: 3).window(Self.other)
    third.open(answer)
    #expect(third.line == freshLine)
    #expect(third.friendAttemptCount == 1)
    #expect(third.notices.count == 1)
    third.attempt(5, 5, 5, 5)
    #expect(
      third.friendProgress(at: 1)?.spokenText
        == "Friend’s attempt 1: 4 in the right place. Your friend solved it in 1 guess.")
  }

  @Test func finishedGameIsSavedAsALinkIfItHasAttempts() throws {
    let fixture = Fixture()
    let session = fixture.window(freshLine)
    session.attempt(0, 1, 2, 3)
    #expect(fixture.memory["parlor.codebreaker.finished"] == nil)
    session.revealHint(.count)
    session.attempt(2, 0, 2, 0)
    #expect(
      fixture.memory["parlor.codebreaker.finished"]
        == "codebreaker-finished/1\ngame 1700000000 \(duelAddress)/0123,2020/hints-1")
    let untried = fixture.window("codebreaker/1 12 5.faces")
    untried.confirmGivingUp()
    #expect(fixture.memory["parlor.codebreaker.finished"]?.split(separator: "\n").count == 2)
  }

  @Test func latestFinishedGamesAreKeptAndMerged() throws {
    var games = CodeBreakerSession.FinishedGames()
    func entry(_ date: Int, _ end: String) -> CodeBreakerSession.FinishedGames.Entry {
      CodeBreakerSession.FinishedGames.Entry(date: Int64(date), game: Array((duelAddress + end).utf8))
    }
    for date in (0..<60).reversed() { games.add(entry(date, "/2020/solved-1")) }
    games.add(entry(30, "/2020/solved-1"))
    #expect(games.entries.count == 40)
    #expect(games.entries.map(\.date) == Array(20..<60))
    #expect(CodeBreakerSession.FinishedGames(text: games.text) == games)
    #expect(games.games(of: try CodeBreaker(line: freshLine).setup).count == 40)
    #expect(games.games(of: try CodeBreaker(line: freshLine + ".9").setup).isEmpty)
    var other = CodeBreakerSession.FinishedGames()
    other.add(entry(59, "/0123,2020/solved-2"))
    other.add(entry(59, "/2020/solved-1"))
    #expect(other.entries.count == 2)
    var (one, two) = (games, other)
    one.merge(other)
    two.merge(games)
    #expect(one == two)
    #expect(one.entries.count == 40)
    #expect(one.entries.first?.date == 21)
    let merged = one
    one.merge(other)
    #expect(one == merged)
  }

  @Test(arguments: [
    "", "game", "game 5", "game 5 ", "game 05 \(duelAddress)/2020/solved-1", "game 5 \(duelAddress) 2020",
    "game 5 \(duelAddress)/2020/solved-1\ngame 5 \(duelAddress)/2020/solved-1",
    "game 5 \(duelAddress)/2020/solved-1\ngame 4 \(duelAddress)/2020/solved-1", "game 5 \(duelAddress)/2020/solved-1\n",
  ])
  func invalidTextIsRejected(line: String) {
    func text(_ lines: String) -> CodeBreakerSession.FinishedGames? {
      CodeBreakerSession.FinishedGames(text: Array("codebreaker-finished/1\n\(lines)".utf8))
    }
    #expect(text(line) == nil)
    #expect(text("game 5 \(duelAddress)/2020/solved-1") != nil)
  }

  @Test func invalidEntriesAreIgnored() throws {
    let lines = ["nonsense", duelAddress, "\(duelAddress)/0123", "\(duelAddress)/2020"]
    let text = "codebreaker-finished/1" + lines.enumerated().map { "\ngame \($0) \($1)" }.joined()
    let games = try #require(CodeBreakerSession.FinishedGames(text: Array(text.utf8)))
    #expect(games.games(of: try CodeBreaker(line: freshLine).setup).map(\.attemptCount) == [1])
  }
}
