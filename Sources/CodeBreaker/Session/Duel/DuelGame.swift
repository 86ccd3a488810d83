import CodeBreakerModel
import GameCore

extension CodeBreakerSession {
  /// A game of a duel: a finished game with at least one attempt.
  public struct DuelGame: Hashable, Sendable {
    /// The game, with its code revealed.
    public let game: CodeBreaker

    /// The number of hints that the player used.
    public let hintCount: Int

    /// Creates a game of a duel, or returns `nil` if it's unfinished or has no attempts.
    public init?(_ game: CodeBreaker, hintCount: Int = 0) {
      guard game.isOver, !game.attempts.isEmpty else { return nil }
      self.game = game
      self.hintCount = hintCount
    }

    /// The number of attempts.
    public var attemptCount: Int { game.attempts.count }

    /// Whether the code was broken.
    public var isSolved: Bool { game.ending == .solved }

    /// The number of attempts in which the code was broken without hints, or `nil`.
    var unaidedAttemptCount: Int? { isSolved && hintCount == 0 ? attemptCount : nil }

    var rows: [AttemptRow] {
      AttemptRow.rows(of: game)
    }

    /// The result of a friend's game, without a period: "Your friend solved it in 5 guesses".
    var friendSummary: String {
      let count = SpokenText.attemptCount(attemptCount)
      return switch game.ending {
      case .solved: "Your friend solved it in \(count)"
      case .gaveUp: "Your friend gave up after \(count)"
      case .outOfAttempts, nil: "Your friend ran out of guesses"
      }
    }

    // MARK: Text

    /// The game in the format of a link: `codebreaker/1/537/4.mastermind/0123,2020/solved-2`, or with hints `/hints-1`.
    var address: [UInt8] {
      game.address + LinkTail(solvedIn: unaidedAttemptCount, hintCount: hintCount).text
    }

    /// `address` with hidden attempts, to show and to share.
    var link: [UInt8] { game.setup.link(address) }

    /// The attempts as in saved games, and in links after `/vs/`: `0123,2020` or `0123,2020/hints-1`.
    var moves: [UInt8] {
      game.line.dropFirst(CodeBreaker(game.setup).line.count + 1) + LinkTail(hintCount: hintCount).text
    }

    /// Creates a game from `text`, in the format of `moves`. Throws the first fault, or `unfinished` if it isn't over.
    init(moves text: [UInt8], setup: GameSetup) throws(LinkFault) {
      let (moves, tail) = LinkTail.split(text)
      let game: CodeBreaker
      do {
        game = try CodeBreaker(line: CodeBreaker(setup).line + [UInt8(ascii: " ")] + moves)
      } catch {
        throw .answeredGame(error)
      }
      guard let finished = DuelGame(game, hintCount: tail.hintCount) else { throw .unfinished }
      self = finished
    }
  }
}
