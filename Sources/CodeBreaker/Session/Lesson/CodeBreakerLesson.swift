import CodeBreakerModel
import NumberedGame
import PlaySupport

/// The lesson of CodeBreaker: a few positions of three pegs, in which the player answers, and then guesses. A front end draws
/// what this says.
public final class CodeBreakerLesson {
  /// Where the player is, and what is said.
  public let desk: LessonDesk<CodeBreakerLessonStep>

  /// Goes on with the lesson where it was left.
  public init(environment: PlayEnvironment) {
    desk = LessonDesk("codebreaker", steps: CodeBreakerLessonStep.allCases, environment: environment)
  }

  /// The game: its attempts, and the guess as far as it is put together.
  public var game: CodeBreaker { desk.table.row.game }

  /// The hole that the next peg goes into, 0 for the first.
  public var hole: Int { desk.table.row.hole }

  /// Whether pegs are to be put into the guess now.
  public var acceptsPegs: Bool { desk.acceptsActions && !desk.step.asksForAnswer }

  /// Whether the guess can be made.
  public var canGuess: Bool { acceptsPegs && !game.guess.pegs.contains(Code.missingPeg) }

  /// The code, where it is seen: where an answer is asked for, and when it has been broken.
  public var shownCode: Code? {
    desk.step.asksForAnswer || game.isOver ? Code(kind: .unknown, pegs: game.masterCode.pegs) : nil
  }

  /// The attempts.
  public var attempts: [CodeBreakerSession.AttemptRow] {
    game.attempts.enumerated().map { CodeBreakerSession.AttemptRow(number: $0.offset + 1, code: $0.element) }
  }

  /// The codes that are possible, where so few are that they are shown.
  public var remaining: [Code] {
    guard desk.step == .telling, desk.stage != .over else { return [] }
    return CodeBreakerLessonStep.remaining(game)
  }

  /// The answers to choose from, where one is asked for, each with its markers and its words.
  public var options: [Option] {
    guard desk.acceptsActions else { return [] }
    return desk.step.options.map { counts in
      let blanks = Array(repeating: Match.nomatch, count: max(0, game.guess.pegs.count - counts.exact - counts.inexact))
      let markers =
        Array(repeating: Match.exact, count: counts.exact) + Array(repeating: .inexact, count: counts.inexact) + blanks
      return Option(counts: counts, markers: markers, words: CodeBreakerSession.Spoken.markers(counts))
    }
  }

  /// An answer to choose.
  public struct Option: Hashable, Sendable {
    /// The answer.
    public let counts: MatchCounts
    /// Its markers.
    public let markers: [Match]
    /// The same in words: "1 exact, 1 inexact".
    public let words: String
  }

  /// A code to be looked at, at the end: that of the last step.
  public static var endCode: Code {
    Code(kind: .unknown, pegs: CodeBreakerLessonStep.last.lay().row.game.masterCode.pegs)
  }

  /// What is said at the end.
  public var endText: String {
    "The coach's hints tell as much as you ask for, and after a game its review says which guesses were good."
  }
}
