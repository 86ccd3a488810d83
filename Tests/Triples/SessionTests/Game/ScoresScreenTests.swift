import SessionSupport
import Testing
import TriplesSession

struct ScoresScreenTests {
  private let device = Device()

  @Test func initialListHasOnlyScoresToBeatAndNoActions() {
    let games = device.launchGame14().rankedGames
    #expect(games.map(\.rank) == [1, 2])
    #expect(games.map(\.score) == ["400", "300"])
    #expect(
      games.allSatisfy { $0.action == nil && $0.menu.isEmpty && !$0.isNewest && $0.title.isEmpty && $0.detail == nil })
    #expect(games[1].spokenText(date: "Feb 16, 2020") == "Place 2, 300 points, Feb 16, 2020, to beat")
  }

  /// In game 14, no one can score more than 368, in game 8 exactly 502.
  @Test func initialScoreThatCannotBeBeatenInTheCurrentGameSaysSo() {
    let session = device.launchGame14()
    #expect(session.rankedGames.map(\.marks) == [["to beat, but not in game 14"], ["to beat"]])
    session.openGame("8")
    #expect(session.rankedGames.map(\.marks) == [["to beat"], ["to beat"]])
    session.openGame("10")
    #expect(session.rankedGames.map(\.marks) == [["to beat, but not in game 10"], ["to beat, but not in game 10"]])
    session.openGame("1001")
    #expect(session.rankedGames.map(\.marks) == [["to beat"], ["to beat"]], "the best possible score isn't known")
  }

  @Test func newestGameIsMarkedAndDescribed() throws {
    let session = device.launchGame14("uld")
    session.undo()
    session.newGame()
    let games = session.rankedGames
    #expect(games.map(\.isNewest) == [false, false, true])
    let game = try #require(games.last)
    #expect(game.title == "Game 14")
    #expect(game.detail == "353 short of the crown")
    #expect(game.marks == ["undo used"])
    #expect(game.time == device.clock)
    #expect(
      game.spokenText(date: "now")
        == "Place 3, \(game.score) points, 353 short of the crown, Game 14, now, undo used, newest")
  }

  @Test func screenActionsChangeTheRankingAndOpenGames() throws {
    let session = device.launchGame14(endedAfter: "uld")
    session.closePopUp()
    session.select(.scores)
    let ranking = session.scoresScreen.sections[0].blocks.lazy.compactMap {
      if case .choice(let choice, picture: _) = $0.content { choice } else { nil }
    }.first
    let choice = try #require(ranking)
    #expect(choice.options == ["Points", "Medals"])
    #expect(choice.selectedIndex == 0)
    session.performInScores(choice.action.withIndex(1))
    #expect(session.ranking == .medals)
    session.performInScores(choice.action.withIndex(2))
    #expect(session.ranking == .medals)
    let game = try #require(session.rankedGames.first { $0.action != nil })
    session.performInScores(try #require(game.action))
    #expect(session.viewer?.replay.line == Array("triples/1 14 uld".utf8))
    #expect(session.viewer?.reviewState == TriplesSession.ReviewState.none)
    session.closeViewer()
    session.performInScores(try #require(game.menu.first).id)
    #expect(session.viewer?.reviewState != TriplesSession.ReviewState.none)
  }
}
