import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesSession

/// The code that the article shows. `Tests/Scripts/test_articles.py` compares the article with this file.
@Suite struct SessionArticleTests {
  @Test func drawnStateSurvivesACrash() {
    var seen: Replay?
    let device = MemoryStorage()
    let environment = PlayEnvironment(storage: device.storage, now: { 1_700_000_000 }, random: { 4 })
    let session = TriplesSession(environment: environment)

    session.openGame("14")
    session.onChange = { seen = session.replay }
    session.move(.up)
    session.move(.left)
    let afterCrash = TriplesSession(environment: environment)

    #expect(seen?.moves == [.up, .left])
    #expect(afterCrash.replay == seen)
  }
}
