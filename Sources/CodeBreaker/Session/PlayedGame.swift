import CodeBreakerModel
import NumberedGame

extension CodeBreakerSession {
  /// A game with what is known of how it was played.
  struct PlayedGame: Hashable {
    var game: CodeBreaker

    /// How long the player has been at it, in seconds, as of when it was last saved.
    var seconds: Int64 = 0

    /// How many hints the coach has given.
    private(set) var hintCount = 0

    /// In how many attempts the friend who sent the game has solved it, if the link said that and no more.
    private(set) var friendAttempts: Int?

    /// The friend's finished game of the same code, if a link brought it. No peg of it is shown before the player's own is over.
    private(set) var friendGame: DuelGame? { didSet { if friendGame != nil { friendAttempts = nil } } }

    /// More hints than anyone can ask for.
    private static let mostHints: Int64 = 99_999_999

    init(_ game: CodeBreaker) {
      self.game = game
    }

    /// Counts a hint.
    mutating func noteHint() { hintCount += 1 }

    /// Stores a friend's game, or only the number of its attempts.
    mutating func meet(_ friend: DuelGame?, attempts: Int? = nil) {
      friendAttempts = attempts
      friendGame = friend
    }

    /// Reads the seconds and the number of hints, if there are any.
    ///
    /// - Returns: whether they are numbers that can be.
    mutating func readTime(_ seconds: [UInt8]?, hints: [UInt8]?) -> Bool {
      if let seconds {
        guard let seconds = DecimalText.read(seconds) else { return false }
        self.seconds = seconds
      }
      if let hints {
        guard let count = DecimalText.read(hints), count <= Self.mostHints else { return false }
        hintCount = Int(count)
      }
      return true
    }

    /// Reads how many attempts a friend took, or that friend's moves.
    ///
    /// - Returns: whether they are such as can be.
    mutating func readFriend(_ attempts: [UInt8]?, moves: [UInt8]?) -> Bool {
      if let attempts {
        guard let count = LinkTail.read(attempts) else { return false }
        friendAttempts = count
      }
      if let moves {
        guard let friend = try? DuelGame(moves: moves, setup: game.setup) else { return false }
        friendGame = friend
      }
      return true
    }
  }
}
