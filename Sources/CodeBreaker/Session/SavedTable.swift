import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The game on the table as it is saved: lines that each begin with a word, in this order.
  ///
  ///     codebreaker-table/1
  ///     game codebreaker/1 537 4.mastermind 0123
  ///     guess 4-0-
  ///     selected 1
  ///     seconds 75
  ///     hints 2
  ///     ended 1700000000
  ///     end unseen
  ///     friend 5
  ///     duel 0123,2020/hints-1
  ///     left codebreaker/1 12 5.faces 01234
  ///     left-guess 0----
  ///     left-seconds 31
  ///     left-hints 1
  ///     left-friend 5
  ///     left-duel 0123,01234
  ///     sent 4501
  ///
  /// `guess` is the row that is being put together, in the symbols of the replay line; `end unseen` says that the end is
  /// still to be shown, `friend` in how many attempts the one who sent the game has solved it, and `duel` holds that one's
  /// attempts, where the link had them: then `friend` would say nothing new. `sent` stands in the game of a day whose code a
  /// server has, and in no other: the guess that it has not answered, `x` for giving up, or `-` for nothing. A line that has nothing
  /// to say is left out, so that each table has one form.
  package struct SavedTable: SavedText, Hashable {
    var game: CodeBreaker
    var selection = 0
    var seconds: Int64 = 0
    var hintCount = 0
    var endedDate: Int64?
    var isEndUnseen = false
    var friendAttempts: Int?
    var friendGame: DuelGame?
    var leftGame: LeftGame?
    /// What the server has not answered, of a game whose code one has.
    var sent: [UInt8]?

    private static let header: StaticString = "codebreaker-table/1"
    private static let unseen = "unseen".utf8Bytes

    /// More hints than anyone can ask for.
    private static let mostHints: Int64 = 99_999_999

    init(game: CodeBreaker) {
      self.game = game
    }

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("game", game.line)
      if !game.guess.isEmpty { lines.add("guess", game.guess.text(in: game.setup.theme)) }
      if selection != 0 { lines.add("selected", selection.description.utf8Bytes) }
      if seconds != 0 { lines.add("seconds", seconds.description.utf8Bytes) }
      if hintCount != 0 { lines.add("hints", hintCount.description.utf8Bytes) }
      if let endedDate { lines.add("ended", endedDate.description.utf8Bytes) }
      if isEndUnseen { lines.add("end", Self.unseen) }
      if let friendGame {
        lines.add("duel", friendGame.moves)
      } else if let friendAttempts {
        lines.add("friend", friendAttempts.description.utf8Bytes)
      }
      if let left = leftGame {
        lines.add("left", left.game.line)
        if !left.game.guess.isEmpty { lines.add("left-guess", left.game.guess.text(in: left.game.setup.theme)) }
        if left.seconds != 0 { lines.add("left-seconds", left.seconds.description.utf8Bytes) }
        if left.hintCount != 0 { lines.add("left-hints", left.hintCount.description.utf8Bytes) }
        if let friend = left.friendGame {
          lines.add("left-duel", friend.moves)
        } else if let friend = left.friendAttempts {
          lines.add("left-friend", friend.description.utf8Bytes)
        }
      }
      if let sent { lines.add("sent", sent) }
      return lines.text
    }

    /// Reads a table as `text` writes it, playing every attempt. Anything else is no table, and neither is one that play
    /// cannot lead to: a game that is over yet has not ended, or one left that could not be brought back.
    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let line = lines.take("game"),
        let game = Self.game(line, guess: lines.take("guess"))
      else { return nil }
      self.init(game: game)
      if let digits = lines.take("selected") {
        guard let hole = DecimalText.read(digits), hole < game.setup.pegCount else { return nil }
        selection = Int(hole)
      }
      if let digits = lines.take("seconds") {
        guard let seconds = DecimalText.read(digits) else { return nil }
        self.seconds = seconds
      }
      if let digits = lines.take("hints") {
        guard let count = DecimalText.read(digits), count <= Self.mostHints else { return nil }
        hintCount = Int(count)
      }
      if let digits = lines.take("ended") {
        guard let date = DecimalText.read(digits) else { return nil }
        endedDate = date
      }
      if let word = lines.take("end") {
        guard word == Self.unseen, endedDate != nil else { return nil }
        isEndUnseen = true
      }
      if let digits = lines.take("friend") {
        guard let count = LinkTail.read(digits) else { return nil }
        friendAttempts = count
      }
      if let moves = lines.take("duel") {
        guard let friend = try? DuelGame(moves: moves, setup: game.setup) else { return nil }
        friendGame = friend
      }
      if let line = lines.take("left") {
        guard let left = Self.game(line, guess: lines.take("left-guess")), !left.isOver, !left.attempts.isEmpty,
          game.attempts.isEmpty, !game.isOver
        else { return nil }
        var leftGame = LeftGame(game: left, seconds: 0)
        if let digits = lines.take("left-seconds") {
          guard let seconds = DecimalText.read(digits) else { return nil }
          leftGame.seconds = seconds
        }
        if let digits = lines.take("left-hints") {
          guard let count = DecimalText.read(digits), count <= Self.mostHints else { return nil }
          leftGame.hintCount = Int(count)
        }
        if let digits = lines.take("left-friend") {
          guard let count = LinkTail.read(digits) else { return nil }
          leftGame.friendAttempts = count
        }
        if let moves = lines.take("left-duel") {
          guard let friend = try? DuelGame(moves: moves, setup: left.setup) else { return nil }
          leftGame.friendGame = friend
        }
        self.leftGame = leftGame
      }
      sent = lines.take("sent")
      guard sent == nil || game.setup.deal.day != nil else { return nil }
      // One form for each table: no zeros written out, no guess without pegs.
      guard lines.isEmpty, (endedDate != nil) == game.isOver, self.text == text else { return nil }
    }

    private static func game(_ line: [UInt8], guess: [UInt8]?) -> CodeBreaker? {
      guard var game = try? CodeBreaker(line: line) else { return nil }
      guard let guess else { return game }
      guard let pegs = Code(guess: guess, theme: game.setup.theme)?.pegs, pegs.count == game.setup.pegCount
      else { return nil }
      for (hole, peg) in pegs.enumerated() {
        guard game.setGuessPeg(peg, at: hole) else { return nil }
      }
      return game
    }
  }

  /// An unfinished game that was left for another one and can be brought back.
  struct LeftGame: Hashable {
    var game: CodeBreaker
    var seconds: Int64
    var hintCount = 0
    var friendAttempts: Int?
    var friendGame: DuelGame?
  }
}
