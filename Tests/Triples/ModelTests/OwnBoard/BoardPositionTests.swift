import GameCore
import TestSupport
import Testing

@testable import TriplesModel

@Suite struct BoardPositionTests {
  private func position(_ rows: String) throws -> BoardPosition {
    try BoardPosition(line: "board/1 \(rows)".utf8Bytes)
  }

  @Test func availableTilesAreOneTwoAndThreeDoubledUpTo12288() {
    #expect(BoardPosition.availableTiles == [1, 2, 3, 6, 12, 24, 48, 96, 192, 384, 768, 1536, 3072, 6144, 12_288])
  }

  @Test(arguments: [-1, 4, 5, 7, 9, 24_576, Int.max])
  func invalidTileIsIgnored(value: Int) {
    var position = BoardPosition()
    let isPut = position.put(value, at: 0)
    #expect(!isPut)
    #expect(position == BoardPosition())
  }

  @Test func tilesArePutOnlyInValidCellsAndRemovedByZero() {
    var position = BoardPosition()
    let results = [(1, -1), (1, 16), (1, 0), (12_288, 15)].map { position.put($0.0, at: $0.1) }
    #expect(results == [false, false, true, true])
    #expect(position.cells[0] == 1)
    let isRemoved = position.put(0, at: 0)
    #expect(isRemoved)
    #expect(position.cells[0] == 0)
  }

  @Test func gameStartsOnTheBoardWithoutPoints() throws {
    let game = try position("1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,384").game()
    #expect(game.board == [[1, 0, 0, 1], [0, 2, 0, 2], [0, 0, 0, 0], [0, 0, 0, 384]])
    #expect(game.score == 0)
    #expect(game.number == nil)
  }

  @Test func gameOnABoardSpawnsNoTiles() throws {
    let game = try position("1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,384").game()
    let effect = try game.play(.left)
    #expect(effect.spawnedTile == nil, "a board for the coach spawns no tiles")
    #expect(BoardPosition(game)?.cells.prefix(8) == [1, 0, 1, 0, 2, 0, 2, 0])
  }

  @Test func numberDeterminesTheSpawns() throws {
    let start = try position("3,3,0,0 0,0,0,0 0,0,0,0 0,0,0,0")
    let games = (0..<2).map { _ in start.game(spawning: SpawnSequence(game: GameNumber(14)!)) }
    for game in games { for move in [Direction.left, .up, .right] { _ = try? game.play(move) } }
    #expect(games[0].board == games[1].board)
    #expect(games[0].score > 6)
  }

  @Test func boardOfAGameIsAcceptedUnlessATileIsTooLarge() throws {
    let game = Triples.dealtGame(GameNumber(14)!)
    #expect(BoardPosition(game)?.game().board == game.board)
    let large = try position("12288,12288,0,0 0,0,0,0 0,0,0,0 0,0,0,0").game()
    #expect(BoardPosition(large) != nil)
    try large.play(.left)
    #expect(large.board[0][0] == 24_576)
    #expect(BoardPosition(large) == nil)
  }

  @Test(
    arguments: [
      ("0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0", .empty, false), ("1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0", .unreachable, true),
      ("3,0,0,0 0,6,0,0 0,0,0,0 0,0,0,0", .unreachable, true), ("1,0,0,0 0,6,0,0 0,0,0,0 0,0,0,0", nil, true),
      ("1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1", .over, false), ("3,6,3,6 6,3,6,3 3,6,3,6 6,3,6,3", .over, false),
      ("1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,2", nil, true),
    ] as [(String, BoardPosition.Remark?, Bool)])
  func remarkAndHasMovesDescribeTheStateOfABoard(rows: String, remark: BoardPosition.Remark?, hasMoves: Bool) throws {
    let position = try position(rows)
    #expect(position.remark == remark)
    #expect(position.hasMoves == hasMoves)
  }

  // MARK: Text

  private let line = "board/1 1,0,0,1 0,2,0,2 0,0,0,0 0,0,12288,384"

  @Test func lineAndAddressRoundTrip() throws {
    let position = try BoardPosition(line: line.utf8Bytes)
    #expect(position.line == line.utf8Bytes)
    #expect(position.address == "board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,12288,384".utf8Bytes)
    #expect(try BoardPosition(address: position.address) == position)
  }

  @Test(
    arguments: [
      ("", .notABoard), ("triples/1 14", .notABoard), ("board", .notABoard), ("board/", .unsupportedVersion),
      ("board/2 1,0,0,0", .unsupportedVersion),
      ("board/1,0,0,0", .unsupportedVersion), ("board/10 0,0,0,0", .unsupportedVersion), ("board/1", .wrongRowCount),
      ("board/1 ", .wrongRowCount),
      ("board/1 0,0,0,0 0,0,0,0 0,0,0,0", .wrongRowCount), ("board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 ", .wrongRowCount),
      ("board/1 0,0,0,0 0,0,0 0,0,0,0 0,0,0,0", .wrongCellCount(row: 2)),
      ("board/1 0,0,0,0 0,0,0,0,0 0,0,0,0 0,0,0,0", .wrongCellCount(row: 2)),
      ("board/1 0,0,0,0  0,0,0,0 0,0,0,0", .wrongCellCount(row: 2)),
      ("board/1 0,4,0,0 0,0,0 0,0,0,0 0,0,0,0", .notATile(row: 1, column: 2)),
      ("board/1 0,0,0,0 0,0,0,0 01,0,0,0 0,0,0,0", .notATile(row: 3, column: 1)),
      ("board/1 0,0,0,0 0,0,0,0 0,0,,0 0,0,0,0", .notATile(row: 3, column: 3)),
      ("board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,24576", .notATile(row: 4, column: 4)),
      ("board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,4294967297", .notATile(row: 4, column: 4)),
    ] as [(String, BoardFault)])
  func invalidLineReportsItsFirstFault(text: String, fault: BoardFault) {
    #expect(throws: fault) { try BoardPosition(line: text.utf8Bytes) }
    #expect(!fault.description.isEmpty)
    #expect(!fault.description.hasSuffix("."))
  }

  @Test func lineAndAddressAreNotInterchangeable() {
    #expect(throws: BoardFault.unsupportedVersion) { try BoardPosition(address: line.utf8Bytes) }
    #expect(throws: BoardFault.unsupportedVersion) {
      try BoardPosition(line: "board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0".utf8Bytes)
    }
  }

  @Test func boardQuestionRoundTripsAndIsNotACoachQuestion() throws {
    let position = try BoardPosition(line: line.utf8Bytes)
    let question = BoardQuestion(position, nodeLimit: 5)
    #expect(question.text == "triples-board-question/1 5 1,0,0,1 0,2,0,2 0,0,0,0 0,0,12288,384".utf8Bytes)
    #expect(BoardQuestion(text: question.text) == question)
    #expect(CoachQuestion(text: question.text) == nil, "the two formats are distinct")
    #expect(BoardQuestion(text: CoachQuestion(Replay(number: Triples.determ)).text) == nil)
  }

  @Test func nodeLimitDefaultsToTheUsualOneAndIsClamped() throws {
    let position = try BoardPosition(line: line.utf8Bytes)
    #expect(BoardQuestion(position).nodeLimit == CoachQuestion.usualNodeLimit)
    #expect(BoardQuestion(position, nodeLimit: 0).nodeLimit == 1)
    #expect(BoardQuestion(position, nodeLimit: .max).nodeLimit == 1_000_000_000)
  }

  @Test(arguments: [
    "", "triples-board-question/1 5", "triples-board-question/1 0 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,0",
  ])
  func invalidQuestionIsRejected(text: String) {
    #expect(BoardQuestion(text: text.utf8Bytes) == nil)
  }

  @Test func fuzzedLineAndQuestionAreRejectedOrCanonical() throws {
    let question = BoardQuestion(try BoardPosition(line: line.utf8Bytes)).text
    var random = SplitMix64(seed: 18)
    var readCount = 0
    for _ in 0..<20_000 {
      let text = random.spoil(line.utf8Bytes, alphabet: "012346, /".utf8Bytes)
      if let position = try? BoardPosition(line: text) {
        readCount += 1
        #expect(position.line == text)
        #expect(BoardPosition(position.game()) == position)
      }
      let asked = random.spoil(question, alphabet: "012346, ".utf8Bytes)
      if let question = BoardQuestion(text: asked) { #expect(question.text == asked) }
    }
    #expect(readCount > 100)
  }
}
