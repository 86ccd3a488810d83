import GameCore
import Testing
import TriplesModel

@testable import TriplesCoach

/// The code that the article shows. `Tests/Scripts/test_articles.py` compares the article with this file.
@Suite struct CoachArticleTests {
  @Test func networkTrainedOnTenGamesRanksMoves() throws {
    let trainer = TemporalCoherenceTrainer<PocketShape>(seed: 1)
    for _ in 0..<10 { trainer.playGame() }
    let network = trainer.network()

    let board = try #require(PackedBoard(Triples.dealtGame(Triples.determ)))
    let search = Expectimax(network: network)
    let moves = search.search(board, limit: .plies(1))
    #expect(!moves.isEmpty)
    #expect(moves.map(\.value) == moves.map(\.value).sorted(by: >))
    #expect(network.value(board) != 0)
    #expect(trainer.gameCount == 10)
  }
}
