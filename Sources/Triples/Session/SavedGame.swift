import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The game on the table as it is saved: lines that each begin with a word, in this order.
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
  /// `redo` lists the moves taken back, the next one to be played again first; `given` counts the moves with which the
  /// game came to the table; `coach` those after which the coach began to play in it; `rival` is what the friend made of
  /// the game who sent it, in points, and `duel` are the friend's moves, which earlier releases did not keep; `taken-back`
  /// counts the moves that were taken back, as long as they are no more than a medal allows. `sent` stands in the game of a day
  /// that a server deals, and in no other: the move that it has not answered, `x` for the end, or `-` for none. The game of a day
  /// that is played again has none of it, but may have `redo`, `marks`, `taken-back` and `ended`; what was dealt, and with it
  /// whether what was taken back can be played, stands elsewhere. A line that has nothing to say is left out, so that each table
  /// has one form.
  package struct SavedGame: SavedText, Hashable {
    private(set) var replay: Replay
    /// The next move to be played again last.
    private(set) var redoMoves: [Direction] = []
    /// How many of the moves the player was given: those of a replay that is played on.
    private(set) var givenMoveCount = 0
    /// How many moves had been played when the coach began to, if it did.
    private(set) var coachStart: Int?
    private(set) var marks: ScoreMarks = []
    /// How many moves were taken back, at most one more than a medal allows: then it makes no difference how many.
    private(set) var takenBackCount = 0
    private(set) var rival: Rival?
    private(set) var endedDate: Int64?
    /// What Close starts. Only a game that has ended waits for that.
    private(set) var pendingStart: Replay?
    /// Only a game that waits from its first board has one.
    private(set) var pendingRival: Rival?
    /// What the server has not answered, of a game that one deals.
    var sent: [UInt8]?

    private static let header: StaticString = "triples-table/1"

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("game", replay.line)
      if !redoMoves.isEmpty { lines.add("redo", redoMoves.reversed().map { $0.letter }) }
      if givenMoveCount > 0 { lines.add("given", givenMoveCount.description.utf8Bytes) }
      if let coachStart { lines.add("coach", coachStart.description.utf8Bytes) }
      if !marks.isEmpty { lines.add("marks", marks.text) }
      if 1...undoLimit ~= takenBackCount { lines.add("taken-back", takenBackCount.description.utf8Bytes) }
      if let rival {
        lines.add("rival", rival.digits)
        if !rival.moves.isEmpty { lines.add("duel", rival.moves) }
      }
      if let endedDate { lines.add("ended", endedDate.description.utf8Bytes) }
      if let pendingStart { lines.add("next", pendingStart.line) }
      if let pendingRival {
        lines.add("next-rival", pendingRival.digits)
        if !pendingRival.moves.isEmpty { lines.add("next-duel", pendingRival.moves) }
      }
      if let sent { lines.add("sent", sent) }
      return lines.text
    }

    init(replay: Replay) {
      self.replay = replay
    }

    // MARK: Changes

    /// Begins a game on its first board, or on a later board of a replay.
    ///
    /// - Parameter rival: a friend's result in the game. It doesn't count for a game that starts on a later board.
    init(start: Replay, rival: Rival?) {
      replay = start
      if start.moves.isEmpty {
        self.rival = rival
      } else {
        marks = .playedOn
        givenMoveCount = start.moves.count
      }
    }

    /// Records a move. If it is the move that was undone last, the other undone moves can still be redone.
    mutating func play(_ direction: Direction, spawning tile: Tile?) {
      if redoMoves.last == direction { redoMoves.removeLast() } else { redoMoves = [] }
      replay.record(direction, spawning: tile)
    }

    /// Records a move that the server has answered.
    mutating func play(_ direction: Direction, _ spawn: Spawn) { replay.record(direction, spawn) }

    /// Undoes the latest move. A game without any of the coach's moves left belongs to the player again.
    ///
    /// - Returns: the move.
    mutating func takeBack() -> Direction? {
      guard let move = replay.moves.last else { return nil }
      replay = replay.prefix(replay.moves.count - 1)
      redoMoves.append(move)
      givenMoveCount = min(givenMoveCount, replay.moves.count)
      marks.insert(.undoUsed)
      takenBackCount = min(takenBackCount + 1, undoLimit + 1)
      if let coachStart, replay.moves.count <= coachStart {
        self.coachStart = nil
        // The player has seen the coach's moves, so redoing them must not be free.
        redoMoves = []
        marks.insert(.hintUsed)
      }
      return move
    }

    /// Replaces the moves by those that were played on another device.
    mutating func replace(_ replay: Replay) { self.replay = replay }

    /// Drops the undone moves.
    mutating func forgetTakenBack() { redoMoves = [] }

    /// Marks the game as one with a hint.
    mutating func noteHint() { marks.insert(.hintUsed) }

    /// Notes the first of the coach's moves.
    mutating func beginCoach() { if coachStart == nil { coachStart = replay.moves.count } }

    /// Ends the game.
    mutating func end(at date: Int64) { endedDate = date }

    /// Stores the game that follows the end of this one, and a friend's result in it.
    mutating func wait(toStart start: Replay?, rival: Rival?) {
      pendingStart = start
      pendingRival = rival
    }

    /// Continues a game that has ended.
    mutating func resume() {
      endedDate = nil
      wait(toStart: nil, rival: nil)
    }

    /// Reads a table as `text` writes it, playing every move. Anything else is no table, and neither is one that play
    /// cannot lead to: a game that is over yet has not ended, or one that has ended though nothing was moved in it. Of the game
    /// of a day nothing is known here but what was dealt, sent and that it has ended.
    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let line = lines.take("game"),
        let replay = try? Replay(line: line)
      else { return nil }
      self.init(replay: replay)
      if replay.number == nil {
        guard readDealt(&lines) else { return nil }
        return
      }
      if let letters = lines.take("redo") {
        // What was taken back must be playable from here.
        let space = letters.isEmpty || replay.moves.isEmpty ? [UInt8(ascii: " ")] : []
        guard (try? Replay(line: line + space + letters)) != nil else { return nil }
        redoMoves = letters.reversed().compactMap { Direction(letter: $0) }
      }
      if let digits = lines.take("given") {
        guard let count = DecimalText.read(digits), count > 0, count <= replay.moves.count else { return nil }
        givenMoveCount = Int(count)
      }
      if let digits = lines.take("coach") {
        // At least one of the moves since is the coach's.
        guard let count = DecimalText.read(digits), count >= givenMoveCount, count < replay.moves.count else {
          return nil
        }
        coachStart = Int(count)
      }
      guard readMarks(&lines) else { return nil }
      if let digits = lines.take("rival") {
        guard let rival = Rival(digits: digits, moves: lines.take("duel"), of: replay) else { return nil }
        self.rival = rival
      }
      if let digits = lines.take("ended") {
        guard let date = DecimalText.read(digits), replay.moves.count > givenMoveCount else { return nil }
        endedDate = date
      } else if replay.game.isDone {
        return nil
      }
      if let line = lines.take("next") {
        guard endedDate != nil, let start = try? Replay(line: line), start.number != nil, !start.game.isDone else {
          return nil
        }
        pendingStart = start
      }
      if let digits = lines.take("next-rival") {
        guard let pendingStart, pendingStart.moves.isEmpty,
          let rival = Rival(digits: digits, moves: lines.take("next-duel"), of: pendingStart)
        else { return nil }
        pendingRival = rival
      }
      guard lines.isEmpty else { return nil }
    }

    /// Reads how the game was played.
    private mutating func readMarks(_ lines: inout SavedLines) -> Bool {
      if let letters = lines.take("marks") {
        guard let marks = ScoreMarks(text: letters), !marks.isEmpty else { return false }
        self.marks = marks
      }
      if let digits = lines.take("taken-back") {
        guard let count = DecimalText.read(digits), marks.contains(.undoUsed), 1...Int64(undoLimit) ~= count else {
          return false
        }
        takenBackCount = Int(count)
      } else if marks.contains(.undoUsed) {
        // They were too many, or an earlier release did not count them.
        takenBackCount = undoLimit + 1
      }
      return true
    }

    /// Reads what there is of the game of a day that somebody deals: a server, or the key of a day that is over.
    private mutating func readDealt(_ lines: inout SavedLines) -> Bool {
      let letters = lines.take("redo")
      redoMoves = (letters ?? []).reversed().compactMap { Direction(letter: $0) }
      guard letters.map({ !$0.isEmpty && $0.count == redoMoves.count }) ?? true, readMarks(&lines) else { return false }
      if let digits = lines.take("ended") {
        guard let date = DecimalText.read(digits) else { return false }
        endedDate = date
      }
      guard !lines.isEmpty else {
        // It is played again: what has ended was played, and what is over has ended.
        return endedDate == nil ? !replay.game.isDone : !replay.moves.isEmpty
      }
      // A server lets nobody take anything back, nor ask.
      guard letters == nil, marks.isEmpty, let sent = lines.take("sent"), sent.count == 1, let letter = sent.first,
        lines.isEmpty, letter == Self.nothingSent || endedDate == nil
      else { return false }
      self.sent = sent
      return [Self.nothingSent, Self.endSent].contains(letter) || Direction(letter: letter) != nil
    }

    /// What stands for nothing, and for the end of the game, in `sent`.
    static let nothingSent = UInt8(ascii: "-")
    static let endSent = UInt8(ascii: "x")
  }
}
