import TestSupport
import Testing
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

@Suite struct AdviceFixtureTests {
  /// The fixture contains the advice of a release build. The browser tests compare it with the browser's build, too.
  @Test func adviceMatchesTheFixture() throws {
    let coach = try #require(PocketNetwork.coach)
    for row in Fixture.rows("triples-advice.tsv") {
      let nodes = try #require(Int(row[1]))
      let advice = coach.advice(for: try Replay(line: row[0]), nodeLimit: nodes)
      #expect(String(decoding: advice.text, as: UTF8.self) == "triples-advice/1 \(row[2])", "\(row[0])")
    }
  }
}
