import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct OverlayTests {
  private let device = Device()

  @Test func onlyMapsDuelsAndReplaysStayOpenUnderCertainOverlays() throws {
    let replay = try Replay(line: Array("triples/1 14 ur".utf8))
    let level = try #require(Level(Triples.determ))
    let card = TriplesSession.LevelCard(
      level: level, levelNumber: 143, bestScore: nil, wonMedal: nil, opponents: nil, isWatched: false)
    let challenge = TriplesSession.Challenge([replay], address: [], seen: nil, ownGame: nil)
    let overlays: [(name: String, overlay: TriplesSession.Overlay)] = [
      ("map", .levelMap(TriplesSession.LevelMap())), ("duel", .duel(TriplesSession.Duel(own: replay, friend: replay))),
      ("replay", .viewer(TriplesSession.ReplayViewer(replay))),
      ("replay of duel", .viewer(TriplesSession.ReplayViewer(replay, isOpenedFromDuel: true))),
      ("number", .popUp(.openGame(problem: nil))), ("card", .popUp(.level(card))),
      ("challenge", .popUp(.challenge(challenge))), ("hint", .popUp(.hintQuestion)),
    ]
    let stays = [
      "map under replay", "map under replay of duel", "map under number", "map under card", "duel under replay of duel",
      "duel under number", "replay under number", "replay of duel under number",
    ]
    for (below, overlay) in overlays {
      for (above, other) in overlays {
        let name = "\(below) under \(above)"
        #expect(overlay.stays(under: other) == stays.contains(name), "\(name)")
      }
    }
  }

  @Test func changingTheScreenClosesOverlays() {
    let session = device.launchGame14()
    session.openLevels()
    session.provideFiles()
    session.openLevel(14)
    session.select(.scores)
    #expect(session.popUp == nil)
    #expect(session.levelMap == nil)
    session.askForGame()
    session.select(.about)
    #expect(session.popUp == nil)
  }

  @Test func resultAppearsWhenTheOverlayAboveItCloses() {
    let session = device.launchGame14(endedAfter: "u")
    session.openLevels()
    #expect(session.visibleResult == nil)
    session.askForGame()
    session.closeLevels()
    #expect(session.visibleResult != nil, "the question that covered the map is closed with it")
    session.select(.scores)
    #expect(session.visibleResult != nil)
  }

  @Test func coachPlaysOnlyOnTheUncoveredBoard() {
    let session = device.launchGame14()
    session.select(.scores)
    #expect(!session.canWatch)
    session.select(.board)
    session.watchCoach()
    session.askForGame()
    #expect(session.automaticPlay == nil)
  }
}
