import GameCore
import Testing

@testable import TriplesModel

/// The examples of the second assignment.
@Suite struct PhaseTwoTests {
  private func play(_ moves: [Direction]) -> Triples {
    let game = Triples()
    game.newgame(rand: false)
    for _ in 0..<4 { game.spawn() }
    for move in moves where game.collapse(dir: move) { game.spawn() }
    return game
  }

  @Test func generatorMatchesTheAssignment() {
    var generator = SeededGenerator(seed: 14)
    let drawn = (0..<6).map { _ in Int.random(in: 1...16, using: &generator) }
    #expect(drawn == [1, 1, 6, 3, 16, 5])
  }

  @Test func openingOfGame14MatchesTheAssignment() {
    #expect(play([]).score == 6)
    #expect(play([]).board == [[1, 0, 0, 1], [0, 2, 0, 2], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  @Test func twoUpMovesGiveElevenPointsAndTheAssignedBoard() {
    let game = play([.up, .up])
    #expect(game.score == 11)
    #expect(game.board == [[1, 2, 0, 3], [0, 0, 0, 2], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  @Test func movingRightGivesEightPointsAndTheAssignedBoard() {
    let game = play([.right])
    #expect(game.board == [[0, 1, 0, 1], [0, 2, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0]])
    #expect(game.score == 8)
  }

  @Test func fiveDownMovesGiveThirtyPointsAndASixAtTheBottomRight() {
    let game = play([.down, .down, .down, .down, .down])
    #expect(game.board[3][3] == 6)
    #expect(game.score == 30)
  }

  @Test func newGameSpawnsNothing() {
    let game = Triples()
    game.newgame(rand: true)
    #expect(game.board.allSatisfy { $0 == [0, 0, 0, 0] })
    #expect(game.score == 0)
    #expect(!game.isDone)
  }

  @Test func newGameHasTheDrawnNumberOrNumber14() {
    var numbers = [537, 1, 1000].map { GameNumber($0)! }
    let game = Triples(drawNumber: { numbers.removeFirst() })
    for number: UInt64 in [537, 1, 1000] {
      game.newgame(rand: true)
      #expect(game.number?.value == number)
    }
    game.newgame(rand: false)
    #expect(game.number?.value == 14)
  }

  @Test func mostOpeningsDifferAndAllHaveFourTiles() {
    let openings = Set((1...1000).map { Triples.dealtGame(GameNumber($0)!).board })
    #expect(openings.count > 500)
    for board in openings {
      #expect(board.joined().filter { $0 == 1 || $0 == 2 }.count == 4)
      #expect(board.joined().filter { $0 == 0 }.count == 12)
    }
  }

  @Test func spawnDoesNothingOnAFullBoard() {
    let game = Triples()
    game.board = Array(repeating: [1, 1, 1, 1], count: 4)
    #expect(game.spawn() == nil)
    #expect(game.score == 0)
    #expect(game.board == Array(repeating: [1, 1, 1, 1], count: 4))
  }

  @Test func directionsAreLabeledLeftRightUpDown() {
    #expect(Direction.allCases.map(\.label) == ["Left", "Right", "Up", "Down"])
  }
}
