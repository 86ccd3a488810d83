import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct GameServiceTests {
  private let device = Device()

  @Test func firstLaunchShowsARandomGameOnTheBoard() {
    let session = device.launch()
    #expect(session.mode == .random)
    #expect((1...1000).contains(session.replay.number?.value ?? 0))
    #expect(session.title == "Game \(session.replay.deal)")
    #expect(session.status == "\(session.title). Score \(session.game.score).")
    #expect(session.tab == .board)
    #expect(session.popUp == nil)
    #expect(session.viewer == nil)
    #expect(session.notices.isEmpty)
    #expect(session.game.grid.joined().compactMap { $0 }.count == 4)
  }

  /// The move sequences of game 14 in the assignment.
  @Test(arguments: [
    ("", 6, "1..1/.2.2/..../...."), ("uu", 11, "12.3/...2/..../...."), ("r", 8, ".1.1/.222/..../...."),
    ("ddddd", 30, "...2/..../...2/32.6"), ("uldr", 22, "..../.323/...3/2..."),
  ])
  func game14MatchesTheAssignment(moves: String, score: Int, board: String) {
    let session = device.launchGame14(moves)
    #expect(session.game.score == score)
    let rows = session.game.board.map { $0.map { $0 == 0 ? "." : "\($0)" }.joined() }
    #expect(rows.joined(separator: "/") == board)
    #expect(session.title == "Game 14")
  }

  @Test(arguments: [
    ("u", "Up: 1 and 2 make 3. Score 11."), ("r", "Right. Score 8."), ("uu", "Up: nothing moves."),
  ])
  func moveIsAnnounced(moves: String, status: String) {
    let session = device.launchGame14(moves)
    #expect(session.status == status)
  }

  @Test func moveWithoutEffectIsAnnouncedButNotSaved() throws {
    let session = device.launchGame14("u")
    let before = session.savedText
    let direction = try #require(Direction.allCases.first { session.movingTiles($0).isEmpty })
    #expect(session.move(direction) == false)
    #expect(session.savedText == before)
    #expect(session.status == "\(direction.label): nothing moves.")
  }

  @Test func lastEffectIsTheEffectOfTheLatestMove() throws {
    let session = device.launchGame14()
    #expect(session.lastEffect == nil)
    session.play("u")
    let effect = try #require(session.lastEffect)
    #expect(effect.merges.map(\.survivor.val) == [3])
    #expect(effect.spawnedTile.map { session.game.grid[$0.row][$0.col] } == effect.spawnedTile)
    session.undo()
    #expect(session.lastEffect == nil)
  }

  @Test func previewContainsTheMovingTilesUnlessTheBoardIsCovered() {
    let session = device.launchGame14()
    for direction in Direction.allCases {
      let tiles = session.movingTiles(direction)
      #expect(tiles == session.game.movingTiles(direction))
      #expect(!tiles.isEmpty)
    }
    session.askForGame()
    #expect(Direction.allCases.allSatisfy { session.movingTiles($0).isEmpty }, "a covered board does not follow a drag")
  }

  @Test func movesCanBeUndoneAndRedone() {
    let session = device.launchGame14()
    var boards = [session.game.grid]
    // Stop before the last move, because the result would cover the board.
    for _ in 0..<28 {
      session.move([.left, .down, .right, .up].first { !session.movingTiles($0).isEmpty }!)
      boards.append(session.game.grid)
    }
    let line = session.line
    for board in boards.dropLast().reversed() {
      #expect(session.canUndo)
      session.undo()
      #expect(session.game.grid == board)
    }
    #expect(!session.canUndo)
    #expect(session.line == "triples/1 14")
    for board in boards.dropFirst() {
      #expect(session.canRedo)
      session.redo()
      #expect(session.game.grid == board)
    }
    #expect(!session.canRedo)
    #expect(session.line == line)
    #expect(session.board.positions.count == boards.count)
  }

  @Test func undoAndRedoAreAnnounced() {
    let session = device.launchGame14("ur")
    session.undo()
    #expect(session.status == "You undid Right. Score 11.")
    session.redo()
    #expect(session.status.hasPrefix("Right"))
  }

  @Test func anotherMoveClearsRedoButTheSameMoveDoesNot() {
    let session = device.launchGame14("ur")
    session.undo()
    session.undo()
    session.play("u")
    #expect(session.canRedo, "playing the same move again is a redo")
    session.undo()
    session.play("l")
    #expect(!session.canRedo)
    session.redo()
    #expect(session.line == "triples/1 14 l")
  }

  @Test func moveWithoutEffectKeepsRedo() throws {
    let session = device.launchGame14("uu")
    session.play("r")
    session.undo()
    let direction = try #require(Direction.allCases.first { session.movingTiles($0).isEmpty })
    session.move(direction)
    #expect(session.canRedo)
  }

  @Test func undoMarksTheGameUntilTheNextOne() {
    let session = device.launchGame14("u")
    #expect(session.marks == [])
    session.undo()
    session.redo()
    #expect(session.marks == .undoUsed)
    session.newGame()
    #expect(session.scores.rows.last?.marks == [.undoUsed, .fewMovesUndone])
    session.closePopUp()
    #expect(session.marks == [])
  }

  @Test func undoAndRedoWithoutHistoryDoNothing() {
    let session = device.launchGame14()
    var changes = 0
    session.onChange = { changes += 1 }
    session.undo()
    session.redo()
    #expect(changes == 0)
    #expect(session.marks == [])
  }

  @Test func bestScoreCountsOnlyThePlayersGamesAndTheCurrentScore() {
    let session = device.launchGame14()
    #expect(session.bestScore == nil, "initial rows don't count as the player's best")
    #expect(session.bestText == "–", "initial rows don't count as the player's best")
    device.memory["parlor.triples.scores"] = "scores/1\n400 1 - -\n99 1 p triples/1 1\n7 1 u triples/1 537"
    let poor = device.launch()
    #expect(poor.bestScore == 7, "a game continued from a replay doesn't count")
    #expect(poor.bestText == "7", "a game continued from a replay doesn't count")
    poor.play("uu")
    #expect(poor.bestScore == poor.game.score)
  }

  @Test func dealCountIncreasesWithEachNewGame() {
    let session = device.launchGame14()
    let count = session.dealCount
    session.play("u")
    session.undo()
    #expect(session.dealCount == count)
    session.openGame("15")
    session.closePopUp()
    #expect(session.dealCount == count + 1)
  }
}
