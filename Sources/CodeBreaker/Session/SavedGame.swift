import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The current game as it's saved: lines that each begin with a keyword, in this order.
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
  /// `guess` is the row that the player is entering, in the symbols of the replay line. `end unseen` means that the
  /// result hasn't been shown yet. `friend` is the number of attempts in which the sender solved the game. If the link
  /// had the attempts themselves, `duel` has them instead. The `left` lines are about the previous, unfinished game.
  /// `sent` occurs only in ranked games: the guess that the server hasn't answered, `x` for giving up, or `-` for none.
  /// Default values have no line, so that each game has one form.
  package struct SavedGame: SavedValue, Hashable {
    var playedGame: PlayedGame
    var selection = 0
    /// The time when the game ended, in seconds since 1970, or `nil`.
    private(set) var endedDate: Int64?
    var isEndUnseen = false
    /// The unfinished game before this one, or `nil`. The player can return to it until the current game has attempts.
    private(set) var previousGame: PlayedGame?
    /// The move that the server hasn't answered, or `nil` if the game isn't ranked.
    var pendingMove: [UInt8]?

    private static let header: StaticString = "codebreaker-table/1"
    private static let unseen = "unseen".utf8Bytes

    init(_ playedGame: PlayedGame) {
      self.playedGame = playedGame
    }

    /// Creates a new game. The player can return to `previousGame`.
    init(_ setup: GameSetup, leaving previousGame: PlayedGame? = nil) {
      playedGame = PlayedGame(CodeBreaker(setup))
      self.previousGame = previousGame
    }

    /// Resets the selection after an answered guess, and drops the previous game.
    mutating func resetAfterAnswer() {
      selection = 0
      previousGame = nil
    }

    mutating func end(at date: Int64, isUnseen: Bool) {
      previousGame = nil
      endedDate = date
      isEndUnseen = isUnseen
    }

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      let game = playedGame.game
      lines.add("game", game.line)
      if !game.guess.isEmpty { lines.add("guess", game.guess.text(in: game.setup.theme)) }
      if selection != 0 { lines.add("selected", selection.description.utf8Bytes) }
      if playedGame.seconds != 0 { lines.add("seconds", playedGame.seconds.description.utf8Bytes) }
      if playedGame.hintCount != 0 { lines.add("hints", playedGame.hintCount.description.utf8Bytes) }
      if let endedDate { lines.add("ended", endedDate.description.utf8Bytes) }
      if isEndUnseen { lines.add("end", Self.unseen) }
      if let friend = playedGame.friendGame {
        lines.add("duel", friend.moves)
      } else if let attempts = playedGame.friendAttemptCount {
        lines.add("friend", attempts.description.utf8Bytes)
      }
      if let previousGame {
        lines.add("left", previousGame.game.line)
        if !previousGame.game.guess.isEmpty {
          lines.add("left-guess", previousGame.game.guess.text(in: previousGame.game.setup.theme))
        }
        if previousGame.seconds != 0 { lines.add("left-seconds", previousGame.seconds.description.utf8Bytes) }
        if previousGame.hintCount != 0 { lines.add("left-hints", previousGame.hintCount.description.utf8Bytes) }
        if let friend = previousGame.friendGame {
          lines.add("left-duel", friend.moves)
        } else if let attempts = previousGame.friendAttemptCount {
          lines.add("left-friend", attempts.description.utf8Bytes)
        }
      }
      if let pendingMove { lines.add("sent", pendingMove) }
      return lines.text
    }

    /// Reads a game by playing every attempt. Returns `nil` if the text is invalid or breaks the rules.
    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let line = lines.read("game"),
        let game = Self.game(line, guess: lines.read("guess"))
      else { return nil }
      self.init(PlayedGame(game))
      selection = lines.readCount("selected", in: 0..<game.setup.pegCount) ?? 0
      playedGame.readTime(&lines, "seconds", hints: "hints")
      endedDate = lines.readNumber("ended")
      if let word = lines.read("end") {
        guard word == Self.unseen, endedDate != nil else { return nil }
        isEndUnseen = true
      }
      guard playedGame.readFriend(lines.read("friend"), moves: lines.read("duel")) else { return nil }
      if let line = lines.read("left") {
        guard let leftGame = Self.game(line, guess: lines.read("left-guess")), !leftGame.isOver,
          !leftGame.attempts.isEmpty, game.attempts.isEmpty, !game.isOver
        else { return nil }
        var left = PlayedGame(leftGame)
        left.readTime(&lines, "left-seconds", hints: "left-hints")
        guard left.readFriend(lines.read("left-friend"), moves: lines.read("left-duel")) else { return nil }
        previousGame = left
      }
      pendingMove = lines.read("sent")
      guard pendingMove == nil || game.setup.deal.day != nil else { return nil }
      // Accept only what `text` writes. For example, it never writes a zero or an empty guess.
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
}
