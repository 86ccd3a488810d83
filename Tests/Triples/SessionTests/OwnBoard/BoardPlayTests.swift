import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct BoardPlayTests {
  private let device = Device()
  private static let start = "1,2,0,0 3,3,0,0 0,0,0,0 0,0,0,0"
  private static let nearlyOver = "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,2"

  @Test func moveFollowsTheRulesIsAnnouncedAndKeepsTheSetUpBoard() throws {
    let board = device.openOwnBoard(Self.start)
    board.play()
    #expect(board.isPlaying)
    #expect(board.status == "You’re playing from here. Nothing is recorded.")
    #expect(board.score == 0)
    #expect(board.move(.left))
    #expect(board.game.board[0][0] == 3)
    #expect(board.game.board[1][0] == 6)
    #expect(board.tiles.count == 3, "a tile was spawned")
    let spawned = try #require(board.lastEffect?.spawnedTile)
    #expect(board.score == 9 + spawned.val)
    #expect(board.moveCount == 1)
    #expect(board.status == "Left: 1 and 2 make 3, 3 and 3 make 6. Score \(board.score).")
    #expect(board.latestCue?.cue == .merge(6))
    #expect(board.rows == Self.start, "the position that was set up stays")
  }

  @Test func moveDuringSetUpStartsPlayingIfItMovesSomething() {
    let board = device.openOwnBoard(Self.start)
    #expect(board.move(.left))
    #expect(board.isPlaying)
    #expect(board.moveCount == 1)
    let other = Device().openOwnBoard("1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0")
    #expect(!other.move(.left))
    #expect(!other.isPlaying)
    #expect(other.status == "Left: nothing moves.")
    #expect(other.move(.right))
    #expect(other.isPlaying)
    #expect(other.moveCount == 1)
  }

  @Test func moveWithoutEffectIsRefusedAndMarksTheBlockedTiles() throws {
    let board = device.openOwnBoard("3,6,0,0 0,0,0,0 0,0,0,0 0,0,0,0")
    board.play()
    #expect(!board.move(.left))
    let blockedMove = try #require(board.blockedMove)
    #expect(blockedMove.direction == .left)
    #expect(blockedMove.pair == board.tiles.map(\.id))
    #expect(board.latestCue?.cue == .blocked)
    board.move(.left)
    #expect(board.blockedMove?.number == blockedMove.number + 1)
  }

  /// Playing an undone move again spawns the same tile, so undoing can't improve luck.
  @Test func undoneMoveSpawnsTheSameTileAgain() {
    let board = device.openOwnBoard(Self.start)
    board.play()
    var boards = [board.game.board]
    for move in [Direction.left, .down, .right] where board.move(move) { boards.append(board.game.board) }
    let last = boards.removeLast()
    for expected in boards.reversed() {
      board.undo()
      #expect(board.game.board == expected)
      #expect(board.lastEffect == nil)
    }
    #expect(!board.canUndo)
    #expect(board.isPlaying)
    for move in [Direction.left, .down, .right] { board.move(move) }
    #expect(board.game.board == last)
  }

  @Test func playContinuesAfterSetUpUnlessTheBoardChanged() {
    let board = device.openOwnBoard(Self.start)
    board.play()
    board.move(.left)
    let (played, score) = (board.game.board, board.score)
    board.returnToSetup()
    #expect(!board.isPlaying)
    #expect(board.game.board.flatMap { $0 } == board.position.cells)
    #expect(board.score == 0)
    #expect(board.status == "Back to your board. 4 tiles.")
    board.play()
    #expect(board.game.board == played, "the game continues if the board is unchanged")
    #expect(board.score == score, "the game continues if the board is unchanged")
    board.returnToSetup()
    board.tap(15)
    board.play()
    #expect(board.moveCount == 0)
    #expect(board.score == 0)
  }

  @Test func startingOverResetsTheGameAndSpawnsOtherTiles() {
    let board = device.openOwnBoard(Self.start)
    board.play()
    #expect(!board.canStartOver)
    var seen: Set<[[Int]]> = []
    for _ in 0..<20 {
      board.move(.left)
      seen.insert(board.game.board)
      board.startOver()
      #expect(board.moveCount == 0)
      #expect(board.score == 0)
      #expect(board.isPlaying)
    }
    #expect(seen.count > 5)
  }

  @Test func settingUpThePlayedBoardNeedsAMoveEndsPlayAndCanBeUndone() {
    let board = device.openOwnBoard(Self.start)
    board.play()
    #expect(!board.canSetUpPlayedBoard)
    board.move(.left)
    let played = board.game.board
    board.setUpPlayedBoard()
    #expect(!board.isPlaying)
    #expect(board.position.game().board == played)
    board.undo()
    #expect(board.rows == Self.start)
  }

  @Test func endIsAnnouncedAndCanBeUndone() {
    // Moving right merges the 1 and the 2 in the corner. If the spawned tile is a 1, the game is over. A 2 allows
    // further moves.
    var ended: OwnBoardSession?
    for seed in 0..<20 where ended == nil {
      let board = Device(seed: UInt64(seed)).openOwnBoard(Self.nearlyOver)
      board.move(.right)
      while !board.isOver, let move = Direction.allCases.first(where: board.game.canCollapse) { board.move(move) }
      ended = board
    }
    guard let board = ended else { return #expect(Bool(false), "no game ended") }
    #expect(board.isOver)
    #expect(!board.acceptsMoves)
    #expect(board.coachQuestion == nil)
    #expect(board.note.hasPrefix("No more moves. "))
    #expect(board.note.hasSuffix(" since you set it up."))
    #expect(board.status.hasSuffix("No more moves."))
    #expect(board.latestCue?.cue == .end)
    #expect(!board.move(.left))
    board.undo()
    #expect(!board.isOver)
    #expect(board.acceptsMoves)
  }

  @Test func playIsNotRecorded() {
    let session = device.launchGame14()
    session.move(.up)
    let before = device.memory.texts.filter { $0.key != "parlor.triples.board" }
    let board = device.openOwnBoard(Self.nearlyOver)
    board.play()
    while !board.isOver, let move = Direction.allCases.first(where: board.game.canCollapse) {
      board.move(move)
      board.answer()
    }
    #expect(board.isOver)
    #expect(device.memory.texts.filter { $0.key != "parlor.triples.board" } == before)
  }

  @Test func dragsArePreviewedOnlyWhilePlaying() {
    let board = device.openOwnBoard(Self.start)
    #expect(board.movingTiles(.left).isEmpty)
    #expect(board.previewMerges(.left).isEmpty)
    board.play()
    #expect(board.movingTiles(.left).map(\.val) == [2, 3])
    #expect(board.previewMerges(.left).map(\.survivor.val) == [3, 6])
  }
}
