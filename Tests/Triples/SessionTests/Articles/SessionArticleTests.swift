import NumberedGame
import PlaySupport
import Testing
import TriplesModel
import TriplesSession

/// The code of the article. Both must be the same; `Tests/Scripts/test_articles.py` compares them.
@Suite struct SessionArticleTests {
  @Test func drawnStateSurvivesACrash() {
    var seen: Replay?
    let device = MemoryStorage()
    let environment = PlayEnvironment(storage: device.storage, now: { 1_700_000_000 }, random: { 4 })
    let session = TriplesSession(environment: environment)

    session.open("14")
    session.onChange = { seen = session.replay }
    session.move(.up)
    session.move(.left)
    let afterCrash = TriplesSession(environment: environment)

    #expect(seen?.moves == [.up, .left] && afterCrash.replay == seen)
  }
}
