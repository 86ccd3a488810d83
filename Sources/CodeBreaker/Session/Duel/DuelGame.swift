import CodeBreakerModel
import NumberedGame

extension CodeBreakerSession {
  /// One of the two games of a duel: a game that is over and has attempts, with all of them.
  public struct DuelGame: Hashable, Sendable {
    /// The game. Its master code is revealed.
    public let game: CodeBreaker

    /// How many hints the coach gave.
    public let hintCount: Int

    /// Makes one of a game, or nothing where the game goes on or has no attempts.
    public init?(_ game: CodeBreaker, hintCount: Int = 0) {
      guard game.isOver, !game.attempts.isEmpty else { return nil }
      self.game = game
      self.hintCount = hintCount
    }

    /// How many attempts were made.
    public var attemptCount: Int { game.attempts.count }

    /// Whether the code was broken.
    public var isSolved: Bool { game.ending == .solved }

    /// In how many attempts the code was broken without hints, if it was.
    var unaidedAttempts: Int? { isSolved && hintCount == 0 ? attemptCount : nil }

    /// The attempts.
    var rows: [AttemptRow] {
      game.attempts.enumerated().map { AttemptRow(number: $0 + 1, code: $1) }
    }

    /// What became of it, without its number of attempts: "solved", "gave up" – as a sentence on somebody else.
    var friendSummary: String {
      let count = Spoken.attemptCount(attemptCount)
      return switch game.ending {
      case .solved: "Your friend solved it in \(count)"
      case .gaveUp: "Your friend gave up after \(count)"
      case .outOfAttempts, nil: "Your friend ran out of attempts"
      }
    }

    // MARK: As text

    /// The game as a link holds it, and behind it what its sender tells: `codebreaker/1/537/4.mastermind/0123,2020/solved-2`,
    /// or `/hints-1` where the coach helped.
    var address: [UInt8] {
      game.address + LinkTail(solvedIn: unaidedAttempts, hintCount: hintCount).text
    }

    /// The attempts as they stand behind `/vs/` in a link, and in a saved table: `0123,2020`, or `0123,2020/hints-1`.
    var moves: [UInt8] {
      game.line.dropFirst(CodeBreaker(game.setup).line.count + 1) + LinkTail(hintCount: hintCount).text
    }

    /// Plays what `moves` writes.
    ///
    /// - Throws: the first fault of the attempts, or that the game is not over.
    init(moves text: [UInt8], setup: GameSetup) throws(LinkFault) {
      let (moves, tail) = LinkTail.split(text)
      let game: CodeBreaker
      do {
        game = try CodeBreaker(line: CodeBreaker(setup).line + [UInt8(ascii: " ")] + moves)
      } catch {
        throw .answered(error)
      }
      guard let finished = DuelGame(game, hintCount: tail.hintCount) else { throw .unfinished }
      self = finished
    }
  }
}
