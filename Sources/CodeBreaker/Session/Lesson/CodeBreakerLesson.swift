import CodeBreakerModel
import DailyGames
import NumberedGame
import PlaySupport

/// The lesson of CodeBreaker: a few positions with three pegs. First the player predicts answers, then makes guesses.
public final class CodeBreakerLesson: LessonSession, RowSession {
  /// The player's progress, and the text.
  public let core: LessonCore<CodeBreakerLessonStep>

  /// Creates a lesson that resumes where the player stopped.
  public init(environment: PlayEnvironment) {
    core = LessonCore("codebreaker", steps: CodeBreakerLessonStep.allCases, environment: environment)
  }

  /// The game that the lesson teaches.
  public var taughtGame: DailyGame { .codeBreaker }

  /// The game: its attempts, and the guess that the player is entering.
  public var game: CodeBreaker { core.state.entry.game }

  /// The guess and its selected hole.
  public var codeRow: CodeRow { core.state.entry.row }

  /// The pegs to choose from.
  public var pegChoices: [Peg] { game.pegChoices }

  /// The theme of the pegs.
  public var pegTheme: Theme { game.setup.theme }

  /// Whether the guess accepts pegs.
  public var acceptsPegs: Bool { core.acceptsActions && !core.step.asksForAnswer }

  /// Replaces the guess.
  @discardableResult
  public func setRow(_ row: CodeRow, announcing status: String) -> Bool {
    guard acceptsPegs else { return false }
    core.play(.setRow(row, status: status))
    return true
  }

  /// Makes the guess.
  @discardableResult
  public func submitRow() -> Bool {
    guard acceptsPegs else { return false }
    core.play(.guess)
    return true
  }

  /// Performs a key's command. If the step asks for an answer, the keys that choose pegs choose one.
  @discardableResult
  public func press(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    guard case .choose(let index) = command, options.indices.contains(index) else { return pressInRow(command) }
    core.play(.answer(options[index].counts))
    return true
  }

  /// Whether the player can make the guess.
  public var canGuess: Bool { acceptsPegs && !game.guess.pegs.contains(Code.missingPeg) }

  /// The code, or `nil` if it's hidden. It's visible when the step asks for an answer and when the code is broken.
  public var shownCode: Code? {
    core.step.asksForAnswer || game.isOver ? Code(kind: .unknown, pegs: game.masterCode.pegs) : nil
  }

  /// The attempts in the current step's game, as rows to draw, the earliest first.
  public var attempts: [CodeBreakerSession.AttemptRow] {
    CodeBreakerSession.AttemptRow.rows(of: game)
  }

  /// The possible codes in the step that lists them, or an empty array in other steps.
  public var remainingCodes: [Code] {
    guard core.step == .distinguishing, core.stage != .over else { return [] }
    return CodeBreakerLessonStep.remainingCodes(game)
  }

  /// The answers to choose from, or an empty array if the step doesn't ask for one.
  public var options: [Option] {
    guard core.acceptsActions else { return [] }
    return core.step.options.map { counts in
      let markers = OwnBoardWords.markers(counts, pegCount: game.guess.pegs.count)
      return Option(counts: counts, markers: markers, words: CodeBreakerSession.SpokenText.markers(counts))
    }
  }

  /// An answer to choose from.
  public struct Option: Hashable, Sendable {
    /// The answer.
    public let counts: MatchCounts
    /// The markers of the answer.
    public let markers: [Match]
    /// The answer in words: "1 in the right place, 1 in the wrong place".
    public let words: String
  }

  /// The code of the last step, to show at the end of the lesson.
  public static var endCode: Code {
    Code(kind: .unknown, pegs: CodeBreakerLessonStep.last.initialState().entry.game.masterCode.pegs)
  }

  /// The text at the end of the lesson.
  public var endText: String {
    "The coach’s hints tell as much as you ask for, and after a game its review says which guesses were good."
  }
}
