import GameCore
import Testing
import TriplesModel

/// The third assignment: tiles with an identity, and the end of the game.
@Suite struct PhaseThreeTests {
  @Test func secondTileOfAPairSurvivesTheMerge() {
    let game = Triples()
    game.board = [[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    let (first, second) = (game.grid[0][0]!, game.grid[0][1]!)
    #expect(first.id != second.id)
    game.collapse(dir: .left)
    #expect(game.grid[0][0] == Tile(val: 3, id: second.id, row: 0, col: 0))
    #expect(game.grid.joined().compactMap { $0 }.count == 1)
  }

  @Test(arguments: Direction.allCases)
  func tileNearerToTheEdgeIsRemovedByTheMerge(direction: Direction) throws {
    let game = Triples()
    game.board = [[0, 0, 0, 0], [0, 3, 3, 0], [0, 3, 3, 0], [0, 0, 0, 0]]
    // None of the four 3s is at the edge, so the first move only shifts them.
    try game.play(direction)
    #expect(game.board.joined().filter { $0 == 3 }.count == 4)
    let before = game.grid.joined().compactMap { $0 }.filter { $0.val == 3 }
    let effect = try game.play(direction)
    #expect(effect.merges.count == 2)
    for merge in effect.merges {
      #expect(before.contains(merge.vanishedTile))
      #expect(merge.survivor.val == 6)
      #expect((merge.survivor.row, merge.survivor.col) == (merge.vanishedTile.row, merge.vanishedTile.col))
      let edge = [
        merge.vanishedTile.col, 3 - merge.vanishedTile.col, merge.vanishedTile.row, 3 - merge.vanishedTile.row,
      ]
      #expect(edge[Direction.allCases.firstIndex(of: direction)!] == 0)
      #expect(game.grid[merge.survivor.row][merge.survivor.col] == merge.survivor)
    }
  }

  @Test func illegalMoveThrowsAndChangesNothing() {
    let game = Triples.dealtGame(Triples.determ)
    game.collapse(dir: .up)
    let before = (game.grid, game.score)
    #expect(throws: MoveError.nothingMoves) { try game.play(.up) }
    #expect((game.grid, game.score) == before)
    game.board = Array(repeating: [1, 1, 1, 1], count: 4)
    #expect(throws: MoveError.gameIsDone) { try game.play(.up) }
  }

  @Test func gameIsDoneOnlyIfNoDirectionMoves() {
    let game = Triples()
    let full = [[1, 1, 1, 1], [2, 2, 2, 2], [1, 1, 1, 1], [2, 2, 2, 2]]
    for (row, column, value, isDone) in [(0, 0, 1, false), (3, 3, 0, false)] {
      game.board = full
      game.board[row][column] = value
      #expect(game.isDone == isDone)
      #expect(game.isGameDone() == isDone)
    }
    game.board = [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]
    #expect(game.isDone)
    game.board = [[3, 6, 3, 6], [6, 3, 6, 3], [3, 6, 3, 6], [6, 3, 6, 3]]
    #expect(game.isGameDone())
    // Left and right are blocked; up and down aren't.
    game.board = [[3, 6, 3, 6], [3, 6, 3, 6], [6, 3, 6, 3], [6, 3, 6, 3]]
    #expect(!game.isDone)
    #expect(!game.canCollapse(.left))
    #expect(!game.canCollapse(.right))
    #expect(game.canCollapse(.up))
    #expect(game.canCollapse(.down))
  }

  @Test func boardOfAnyShapeIsCroppedAndPaddedToFourByFour() {
    let game = Triples()
    game.board = []
    #expect(game.board == Array(repeating: [0, 0, 0, 0], count: 4))
    game.board = [[-1, 1, 2, 3, 4], [], [Int.max, Int.max], [5, 5], [6]]
    #expect(game.board == [[0, 1, 2, 3], [0, 0, 0, 0], [Int.max, Int.max, 0, 0], [5, 5, 0, 0]])
    for direction in Direction.allCases { game.collapse(dir: direction) }
  }

  @Test func rotatingIrregularInputDoesNotTrap() {
    #expect(rotate2D(input: [[1, 2, 3], [4]]) == [[1]])
    #expect(rotate2D(input: [[Int]]()) == [])
  }
}
