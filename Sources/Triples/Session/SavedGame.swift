import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The saved form of the current game: lines that each begin with a keyword, in this order.
  ///
  ///     triples-table/1
  ///     game triples/1 537 uurd
  ///     redo lr
  ///     given 2
  ///     coach 3
  ///     marks uph
  ///     taken-back 2
  ///     rival 494
  ///     duel uurdl
  ///     ended 1700000000
  ///     next triples/1 14
  ///     next-rival 1204
  ///     next-duel lldr
  ///     sent u
  ///
  /// - `redo`: the undone moves, in the order in which they would be redone.
  /// - `given`: the number of moves that came from a replay.
  /// - `coach`: the number of moves before the coach began to play.
  /// - `taken-back`: the number of undone moves, unless it exceeds the limit for a medal.
  /// - `rival`: the points of the friend who sent the game.
  /// - `duel`: the friend's moves. Earlier releases didn't write this line.
  /// - `sent`: the request that the server hasn't answered: a move, `x` for the end, or `-` for none. Every ranked
  ///   daily game has this line, and no other game does.
  ///
  /// A replayed daily game has no `sent` line, but may have `redo`, `marks`, `taken-back`, and `ended`. Its undone
  /// moves can be checked only against the deal, which is stored separately. Lines without content are omitted, so that
  /// equal games have equal text.
  package struct SavedGame: SavedValue, Hashable {
    private(set) var replay: Replay
    /// The undone moves. The next one to redo is last.
    private(set) var redoMoves: [Direction] = []
    /// The number of moves that came from a replay instead of from the player.
    private(set) var inheritedMoveCount = 0
    /// The number of moves before the coach's first move, or `nil` if the coach hasn't played.
    private(set) var firstCoachMoveIndex: Int?
    private(set) var marks: ScoreMarks = []
    /// The number of times that the player has undone a move in this game, even if the move was redone. Stops at
    /// `maxUndoCountForMedal + 1`, because more make no difference for a medal.
    private(set) var undoneMoveCount = 0
    private(set) var rival: RivalResult?
    private(set) var endedDate: Int64?
    /// The game that starts when the player closes the pop-up. Only an ended game can have a next game.
    private(set) var pendingGame: Replay?
    /// The result of the friend who sent the pending game, or `nil` if there is none.
    private(set) var pendingRival: RivalResult?
    /// The request that the server hasn't answered, as in the `sent` line. `nil` if the game isn't ranked.
    var unansweredAction: [UInt8]?

    private static let header: StaticString = "triples-table/1"

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("game", replay.line)
      if !redoMoves.isEmpty { lines.add("redo", redoMoves.reversed().map { $0.letter }) }
      if inheritedMoveCount > 0 { lines.add("given", inheritedMoveCount.description.utf8Bytes) }
      if let firstCoachMoveIndex { lines.add("coach", firstCoachMoveIndex.description.utf8Bytes) }
      if !marks.isEmpty { lines.add("marks", marks.text) }
      if 1...maxUndoCountForMedal ~= undoneMoveCount { lines.add("taken-back", undoneMoveCount.description.utf8Bytes) }
      if let rival {
        lines.add("rival", rival.digits)
        if !rival.moves.isEmpty { lines.add("duel", rival.moves) }
      }
      if let endedDate { lines.add("ended", endedDate.description.utf8Bytes) }
      if let pendingGame { lines.add("next", pendingGame.line) }
      if let pendingRival {
        lines.add("next-rival", pendingRival.digits)
        if !pendingRival.moves.isEmpty { lines.add("next-duel", pendingRival.moves) }
      }
      if let sent = unansweredAction { lines.add("sent", sent) }
      return lines.text
    }

    init(replay: Replay) {
      self.replay = replay
    }

    // MARK: Changes

    /// Starts a game with the moves of `start`. If there are any, the game continues a replay, and `rival` is ignored.
    init(start: Replay, rival: RivalResult?) {
      replay = start
      if start.moves.isEmpty {
        self.rival = rival
      } else {
        marks = .continuedFromReplay
        inheritedMoveCount = start.moves.count
      }
    }

    /// Records a move. If it repeats the latest undone move, the other undone moves can still be redone.
    mutating func play(_ direction: Direction, spawning tile: Tile?) {
      if redoMoves.last == direction { redoMoves.removeLast() } else { redoMoves = [] }
      replay.record(direction, spawning: tile)
    }

    mutating func play(_ direction: Direction, _ spawn: Spawn) { replay.record(direction, spawn) }

    /// Undoes and returns the latest move, if any. If none of the coach's moves remain, the game counts again.
    mutating func undoMove() -> Direction? {
      guard let move = replay.moves.last else { return nil }
      replay = replay.prefix(replay.moves.count - 1)
      redoMoves.append(move)
      inheritedMoveCount = min(inheritedMoveCount, replay.moves.count)
      marks.insert(.undoUsed)
      undoneMoveCount = min(undoneMoveCount + 1, maxUndoCountForMedal + 1)
      if let firstCoachMoveIndex, replay.moves.count <= firstCoachMoveIndex {
        self.firstCoachMoveIndex = nil
        // The player has seen the coach's moves. Discard them, so that they can't be redone as the player's. Mark the
        // game as one with a hint, because the player may make the same moves.
        redoMoves = []
        marks.insert(.hintUsed)
      }
      return move
    }

    /// Replaces the moves with those that were played on another device.
    mutating func replace(_ replay: Replay) { self.replay = replay }

    mutating func discardRedoMoves() { redoMoves = [] }

    mutating func markHintUsed() { marks.insert(.hintUsed) }

    mutating func markCoachMovesBegin() { if firstCoachMoveIndex == nil { firstCoachMoveIndex = replay.moves.count } }

    mutating func end(at date: Int64) { endedDate = date }

    mutating func setPendingGame(_ start: Replay?, rival: RivalResult?) {
      pendingGame = start
      pendingRival = rival
    }

    mutating func resume() {
      endedDate = nil
      setPendingGame(nil, rival: nil)
    }

    /// Reads a game in the format of the property `text`, and replays its moves. Returns `nil` for a state that play
    /// can't reach, such as a finished game without an end date, or an ended game without a move by the player. Doesn't
    /// check the undone moves of a daily game without a number, because its deal is stored separately.
    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let line = lines.read("game"),
        let replay = try? Replay(line: line)
      else { return nil }
      self.init(replay: replay)
      if replay.number == nil {
        guard readDailyGame(&lines) else { return nil }
        return
      }
      if let letters = lines.read("redo") {
        // The undone moves must be legal on the current board.
        let space = letters.isEmpty || replay.moves.isEmpty ? [UInt8(ascii: " ")] : []
        guard (try? Replay(line: line + space + letters)) != nil else { return nil }
        redoMoves = letters.reversed().compactMap { Direction(letter: $0) }
      }
      inheritedMoveCount = lines.readCount("given", in: 1..<replay.moves.count + 1) ?? 0
      // The coach's first move follows these moves, so the game must have more moves.
      firstCoachMoveIndex = lines.readCount("coach", in: inheritedMoveCount..<replay.moves.count)
      guard readMarks(&lines) else { return nil }
      if let digits = lines.read("rival") {
        guard let rival = RivalResult(digits: digits, moves: lines.read("duel"), of: replay) else { return nil }
        self.rival = rival
      }
      endedDate = lines.readNumber("ended")
      guard endedDate == nil ? !replay.game.isDone : replay.moves.count > inheritedMoveCount else { return nil }
      if let line = lines.read("next") {
        guard endedDate != nil, let start = try? Replay(line: line), start.number != nil, !start.game.isDone else {
          return nil
        }
        pendingGame = start
      }
      if let digits = lines.read("next-rival") {
        guard let pendingGame, pendingGame.moves.isEmpty,
          let rival = RivalResult(digits: digits, moves: lines.read("next-duel"), of: pendingGame)
        else { return nil }
        pendingRival = rival
      }
      guard lines.isEmpty else { return nil }
    }

    private mutating func readMarks(_ lines: inout SavedLines) -> Bool {
      if let letters = lines.read("marks") {
        guard let marks = ScoreMarks(text: letters), !marks.isEmpty else { return false }
        self.marks = marks
      }
      guard marks.contains(.undoUsed) else { return true }
      // Without a number, there were more undone moves than are counted, or an earlier release didn't count them.
      undoneMoveCount = lines.readCount("taken-back", in: 1..<maxUndoCountForMedal + 1) ?? maxUndoCountForMedal + 1
      return true
    }

    /// Reads the rest of a daily game whose deal isn't known here. Returns `false` if the lines are invalid.
    private mutating func readDailyGame(_ lines: inout SavedLines) -> Bool {
      let letters = lines.read("redo")
      redoMoves = (letters ?? []).reversed().compactMap { Direction(letter: $0) }
      guard letters.map({ !$0.isEmpty && $0.count == redoMoves.count }) ?? true, readMarks(&lines) else { return false }
      endedDate = lines.readNumber("ended")
      guard !lines.isEmpty else {
        // A replay. A game without legal moves needs an end date, and an end date needs at least one move.
        return endedDate == nil ? !replay.game.isDone : !replay.moves.isEmpty
      }
      // A ranked game has no undo and no hints.
      guard letters == nil, marks.isEmpty, let sent = lines.read("sent"), sent.count == 1, let letter = sent.first,
        lines.isEmpty, sent == RankedClient.savedNoAction || endedDate == nil
      else { return false }
      unansweredAction = sent
      return [RankedClient.savedNoAction, RankedClient.savedEnd].contains(sent) || Direction(letter: letter) != nil
    }
  }
}
