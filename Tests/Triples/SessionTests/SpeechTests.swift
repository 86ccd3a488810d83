import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct SpeechTests {
  /// The status sentence after a move to the left on a board, with a score of 3 before it.
  private func left(_ board: [[Int]]) throws -> String {
    let game = Triples()
    game.newgame(number: Triples.determ)
    game.board = board
    return TriplesSession.Spoken.move(.left, effect: try game.play(.left), score: 11)
  }

  @Test func everyMergeIsSaid() throws {
    #expect(try left([[1, 2, 0, 0]]) == "Left: 1 and 2 make 3. Score 11.")
    #expect(try left([[2, 1, 0, 0]]) == "Left: 1 and 2 make 3. Score 11.", "the smaller part first")
    #expect(try left([[0, 2, 0, 0]]) == "Left. Score 11.")
    #expect(
      try left([[3, 3, 0, 0], [], [2, 1, 6, 6], [768, 768]])
        == "Left: 3 and 3 make 6, 1 and 2 make 3, 768 and 768 make 1536. Score 11.")
  }

  @Test func everyDirectionIsSaidByItsLabel() throws {
    for direction in Direction.allCases {
      let game = Triples()
      game.newgame(number: Triples.determ)
      game.board = [[0, 0, 0, 0], [0, 1, 0, 0]]
      #expect(
        TriplesSession.Spoken.move(direction, effect: try game.play(direction), score: 0)
          == "\(direction.label). Score 0.")
    }
  }

  @Test func theBoardIsReadAsFourRows() {
    #expect(
      TriplesSession.Spoken.rows(of: [[1, 0, 0, 1], [0, 0, 0, 0], [3, 12, 768, 6144], [2, 2, 0, 3]]) == [
        "Row 1: 1, empty, empty, 1", "Row 2: empty, empty, empty, empty", "Row 3: 3, 12, 768, 6144",
        "Row 4: 2, 2, empty, 3",
      ])
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (9, "9th"), (10, "10th"), (11, "11th"), (12, "12th"),
    (13, "13th"), (14, "14th"), (20, "20th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (31, "31st"), (99, "99th"),
    (100, "100th"), (101, "101st"), (111, "111th"), (112, "112th"), (121, "121st"),
  ])
  func ordinals(number: Int, text: String) {
    #expect(Ordinal.text(number) == text)
  }

  @Test func modesAndTabsHaveTheirLabels() {
    #expect(TriplesSession.Mode.allCases.map(\.label) == ["Random", "Determ"])
    #expect(TriplesSession.Tab.allCases.map(\.label) == ["Board", "Scores", "About"])
  }
}
