import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  struct PlayedGame: Hashable {
    var game: CodeBreaker

    /// The playing time at the last save, in seconds.
    var seconds: Int64 = 0

    private(set) var hintCount = 0

    /// The number of attempts in which the sender solved the game, if the link had only this number, or `nil`.
    private(set) var friendAttemptCount: Int?

    /// The friend's finished game with the same code, or `nil`. Its pegs stay hidden until the player's game is over.
    private(set) var friendGame: DuelGame? { didSet { if friendGame != nil { friendAttemptCount = nil } } }

    private static let maxHints = 99_999_999

    init(_ game: CodeBreaker) {
      self.game = game
    }

    mutating func countHint() { hintCount += 1 }

    /// Stores a friend's game, or only the number of its attempts.
    mutating func setFriendGame(_ friend: DuelGame?, attemptCount: Int? = nil) {
      friendAttemptCount = attemptCount
      friendGame = friend
    }

    /// Reads the playing time and the number of hints from the lines with these words.
    mutating func readTime(_ lines: inout SavedLines, _ seconds: StaticString, hints: StaticString) {
      self.seconds = lines.readNumber(seconds) ?? 0
      hintCount = lines.readCount(hints, in: 0..<Self.maxHints + 1) ?? 0
    }

    /// Reads the number of a friend's attempts, or the friend's moves, if present. Returns whether they're valid.
    mutating func readFriend(_ attempts: [UInt8]?, moves: [UInt8]?) -> Bool {
      if let attempts {
        guard let count = LinkTail.read(attempts) else { return false }
        friendAttemptCount = count
      }
      if let moves {
        guard let friend = try? DuelGame(moves: moves, setup: game.setup) else { return false }
        friendGame = friend
      }
      return true
    }
  }
}
