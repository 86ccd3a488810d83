import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What is said of a game when it has ended.
  public struct EndedGame: Hashable, Sendable {
    /// The game with all its attempts. Its master code is revealed.
    public let game: CodeBreaker

    /// How it ended.
    public let ending: Ending

    /// How long it took, in seconds.
    public let seconds: Int64

    /// How many hints the coach gave.
    public let hintCount: Int

    /// Whether no other game with as many pegs and choices was solved in so few attempts without hints, though some other
    /// was solved.
    public let isBest: Bool

    /// How many attempts were made.
    public var attemptCount: Int { game.attempts.count }

    /// The title of the pop-up.
    public var title: String {
      switch ending {
      case .solved: parTitle ?? (isBest ? "A new best!" : "Code broken!")
      case .outOfAttempts: "Out of attempts"
      case .gaveUp: "You gave up"
      }
    }

    /// Whether there is anything to review.
    public var canReview: Bool { attemptCount > 0 && !game.setup.isWithoutLuck }

    /// What became of the code: "Solved in 5 attempts", "Not solved in 10 attempts and 1 hint", "Given up after 3 attempts".
    public var summary: String {
      let hints = hintCount == 0 ? "" : hintCount == 1 ? " and 1 hint" : " and \(hintCount) hints"
      let count = Spoken.attemptCount(attemptCount) + hints
      return switch ending {
      case .solved: "Solved in \(count)"
      case .outOfAttempts: "Not solved in \(count)"
      case .gaveUp: attemptCount == 0 && hintCount == 0 ? "Given up before the first guess" : "Given up after \(count)"
      }
    }

    /// What became of the code, and the time: "Solved in 5 attempts in 2:05".
    public var summaryWithTime: String { "\(summary) in \(DurationText.clock(seconds))" }

    /// All of it as sentences for screen readers.
    public var spoken: String {
      let code = Spoken.pegs(game.masterCode, theme: game.setup.theme)
      let mark = ending == .solved ? "" : "."
      let last = isOneOfMany ? "One of the codes left is \(code)." : "The code was \(code)."
      return "\(title)\(mark) \(summary), \(DurationText.spoken(seconds)). " + (note.map { "\($0) " } ?? "") + last
    }
  }

  /// What stands over the screen and waits for an answer.
  public enum PopUp: Hashable, Sendable {
    /// The game has ended.
    case ended(EndedGame)
    /// The player is asked whether to give up.
    case confirmGiveUp
    /// The coach is asked for hints, which `CodeBreakerSession.hint` holds.
    case hint
    /// The player is choosing the next game.
    case newGame(NewGameForm)
  }
}
