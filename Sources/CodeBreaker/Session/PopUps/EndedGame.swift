import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The result of a finished game.
  public struct EndedGame: Hashable, Sendable {
    /// The game with all its attempts, and its code revealed.
    public let game: CodeBreaker

    /// How the game ended.
    public let ending: Ending

    /// The playing time, in seconds.
    public let seconds: Int64

    /// The number of hints that the player used.
    public let hintCount: Int

    /// Whether this game is a new best: solved without hints, in fewer attempts than all other unaided games with as
    /// many pegs and choices. `false` if no other such game was solved.
    public let isBest: Bool

    /// The number of attempts.
    public var attemptCount: Int { game.attempts.count }

    /// The title of the pop-up.
    public var title: String {
      switch ending {
      case .solved: parTitle ?? (hintCount == 0 ? praise : "Code broken!")
      case .outOfAttempts: "Out of guesses"
      case .gaveUp: "You gave up"
      }
    }

    /// The headline of a game that was solved without hints.
    private var praise: String {
      switch attemptCount {
      case 1: "Clairvoyant!"
      case 2: "Lucky!"
      case 3: "Brilliant!"
      case 4: "Sharp!"
      case 5: "Solid!"
      case 6: "Got it!"
      default: "Phew!"
      }
    }

    /// "A new best!" if the game is one, or `nil`.
    public var bestText: String? { isBest ? "A new best!" : nil }

    /// The result: "Solved in 5 guesses", "Not solved in 10 guesses with 1 hint", "Gave up after 3 guesses".
    public var summary: String {
      let hints = hintCount == 0 ? "" : hintCount == 1 ? " with 1 hint" : " with \(hintCount) hints"
      let count = SpokenText.attemptCount(attemptCount) + hints
      return switch ending {
      case .solved: "Solved in \(count)"
      case .outOfAttempts: "Not solved in \(count)"
      case .gaveUp: attemptCount == 0 && hintCount == 0 ? "Gave up before the first guess" : "Gave up after \(count)"
      }
    }

    /// The result with the time: "Solved in 5 guesses, 2:05".
    public var summaryWithTime: String { "\(summary), \(DurationText.clock(seconds))" }

    /// The result as sentences for screen readers.
    public var spokenText: String {
      let mark = ending == .solved ? "" : "."
      let best = bestText.map { "\($0) " } ?? ""
      return "\(title)\(mark) \(best)\(summary), \(DurationText.spokenText(seconds))."
        + (note.map { " \($0)" } ?? "") + codeText
    }

    /// What the code was, after a space, or nothing if only a server knows it.
    private var codeText: String {
      guard game.isCodeKnown else { return "" }
      let code = SpokenText.pegs(game.masterCode, theme: game.setup.theme)
      return hasOtherPossibleCodes ? " One of the codes left is \(code)." : " The code was \(code)."
    }
  }

  /// A pop-up over the screen, which waits for an answer.
  public enum PopUp: Hashable, Sendable {
    /// The result of a finished game.
    case ended(EndedGame)
    /// The question whether to give up.
    case confirmGiveUp
    /// The hints, whose state is in `CodeBreakerSession.hint`.
    case hint
    /// The form for a new game.
    case newGame(NewGameForm)
  }
}
