import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct SpeechTests {
  /// Returns the text for screen readers after a move to the left, with a made-up score of 11.
  private func spokenMoveLeft(_ board: [[Int]]) throws -> String {
    let game = Triples()
    game.newgame(number: Triples.determ)
    game.board = board
    return TriplesSession.SpokenText.move(.left, effect: try game.play(.left), score: 11)
  }

  @Test func moveIsAnnouncedWithItsMerges() throws {
    #expect(try spokenMoveLeft([[1, 2, 0, 0]]) == "Left: 1 and 2 make 3. Score 11.")
    #expect(try spokenMoveLeft([[2, 1, 0, 0]]) == "Left: 1 and 2 make 3. Score 11.", "the smaller part first")
    #expect(try spokenMoveLeft([[0, 2, 0, 0]]) == "Left. Score 11.")
    #expect(
      try spokenMoveLeft([[3, 3, 0, 0], [], [2, 1, 6, 6], [768, 768]])
        == "Left: 3 and 3 make 6, 1 and 2 make 3, 768 and 768 make 1536. Score 11.")
  }

  @Test func directionsAreAnnouncedByTheirLabels() throws {
    for direction in Direction.allCases {
      let game = Triples()
      game.newgame(number: Triples.determ)
      game.board = [[0, 0, 0, 0], [0, 1, 0, 0]]
      #expect(
        TriplesSession.SpokenText.move(direction, effect: try game.play(direction), score: 0)
          == "\(direction.label). Score 0.")
    }
  }

  @Test func boardIsSpokenAsFourRows() {
    #expect(
      TriplesSession.SpokenText.rows(of: [[1, 0, 0, 1], [0, 0, 0, 0], [3, 12, 768, 6144], [2, 2, 0, 3]]) == [
        "Row 1: 1, empty, empty, 1", "Row 2: empty, empty, empty, empty", "Row 3: 3, 12, 768, 6144",
        "Row 4: 2, 2, empty, 3",
      ])
  }

  @Test func modesHaveLabelsAndTabsHaveLabelsAndAddresses() {
    #expect(TriplesSession.Mode.allCases.map(\.label) == ["Random", "Determ"])
    #expect(TriplesSession.Tab.allCases.map(\.label) == ["Board", "Scores", "About"])
    #expect(
      TriplesSession.Tab.allCases.map { String(decoding: $0.address, as: UTF8.self) } == ["board", "scores", "about"])
  }
}
