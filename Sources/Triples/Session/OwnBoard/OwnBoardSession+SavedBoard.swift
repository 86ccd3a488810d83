import GameCore
import SessionSupport
import TriplesModel

extension OwnBoardSession {
  /// The saved form of a session: lines that each begin with a keyword, in this order.
  ///
  ///     triples-board/1
  ///     board board/1 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,384
  ///     before board/1 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,192
  ///     tile 384
  ///     selected 15
  ///     coach silent
  ///     game 537 uldr
  ///     front game
  ///
  /// - `before`: a board that undo restores. The latest one comes last.
  /// - `tile`: the tile that the player places by tapping, unless it is 1.
  /// - `game`: the number that determines the new tiles, and the moves played from the board.
  /// - `front`: present while the player plays the game, and absent during setup.
  ///
  /// Lines with default values are omitted, so that equal sessions have equal text.
  package struct SavedBoard: SavedValue, Hashable {
    var position: BoardPosition
    /// The boards before the latest changes, oldest first, at most `maxUndoCount`.
    var earlierPositions: [BoardPosition] = []
    var tile = 1
    var selection = 0
    var showsValues = true
    var playedGame: OwnBoardGame?
    var isPlaying = false

    private static let header: StaticString = "triples-board/1"
    private static var silent: [UInt8] { "silent".utf8Bytes }
    private static var game: [UInt8] { "game".utf8Bytes }

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("board", position.line)
      for board in earlierPositions { lines.add("before", board.line) }
      if tile != 1 { lines.add("tile", tile.description.utf8Bytes) }
      if selection != 0 { lines.add("selected", selection.description.utf8Bytes) }
      if !showsValues { lines.add("coach", Self.silent) }
      if let playedGame { lines.add("game", playedGame.text) }
      if isPlaying { lines.add("front", Self.game) }
      return lines.text
    }

    init(_ position: BoardPosition) {
      self.position = position
    }

    /// Reads a board in the format of the property `text`, and replays its moves. Returns `nil` for any other text.
    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let line = lines.read("board"),
        let position = try? BoardPosition(line: line)
      else { return nil }
      self.init(position)
      while let line = lines.read("before") {
        guard earlierPositions.count < OwnBoardSession.maxUndoCount, let board = try? BoardPosition(line: line) else {
          return nil
        }
        earlierPositions.append(board)
      }
      tile = lines.readCount("tile", in: 0..<BoardPosition.maxTile + 1) ?? 1
      guard tile == 0 || BoardPosition.availableTiles.contains(tile) else { return nil }
      selection = lines.readCount("selected", in: 0..<BoardPosition.cellCount) ?? 0
      if let word = lines.read("coach") {
        guard word == Self.silent else { return nil }
        showsValues = false
      }
      if let line = lines.read("game") {
        guard let played = OwnBoardGame(text: line, on: position) else { return nil }
        playedGame = played
      }
      if let word = lines.read("front") {
        guard word == Self.game, playedGame != nil else { return nil }
        isPlaying = true
      }
      guard lines.isEmpty, self.text == text else { return nil }
    }
  }
}

extension OwnBoardSession.SavedBoard: UnmergedValue {
  package var isBlank: Bool { position.isEmpty && earlierPositions.isEmpty }

  package var canReplaceBlank: Bool { !isBlank }
}
