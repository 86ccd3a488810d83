import CodeBreakerModel
import DailyGames
import GameCore
import SessionSupport

/// The lessons of CodeBreaker: positions with three pegs, in which the player chooses answers or codes, or makes guesses.
public final class CodeBreakerLesson: StoredLesson, RowSession, PersistentLetteredSession {
  package typealias Settings = CodeBreakerSession.Settings

  /// The player's progress, and the text.
  public let core: LessonCore<CodeBreakerLessonStep>

  package var store: SessionStore<Settings, EmptySave>

  package var prefersContrast = false

  /// Creates the lessons, which resume where the player stopped.
  public init(environment: PlayEnvironment) {
    core = LessonCore("codebreaker", lessons: CodeBreakerLessonStep.lessons, environment: environment)
    store = SessionStore(game: "codebreaker", name: "lesson", environment: environment, settings: Settings())
    loadSettings()
  }

  /// The game that the lessons teach.
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
  public var acceptsPegs: Bool { core.acceptsActions && !core.step.hasOptions }

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

  /// Performs a key's command. If the step has options, the keys that choose pegs choose one.
  @discardableResult
  public func press(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    guard case .choose(let index) = command, options.indices.contains(index) else { return pressInRow(command) }
    core.play(.choose(index))
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

  /// The possible codes in the steps that list them, or an empty array in other steps.
  public var remainingCodes: [Code] {
    guard core.step.listsCodes, core.showsStep else { return [] }
    return CodeBreakerLessonStep.remainingCodes(game)
  }

  /// The options to choose from, or an empty array if the step has none.
  public var options: [Option] {
    guard core.acceptsActions else { return [] }
    return core.step.options.map { option -> Option in
      switch option {
      case .answer(let counts):
        return Option(
          code: nil, markers: OwnBoardText.markers(counts, pegCount: game.guess.pegs.count),
          words: CodeBreakerSession.SpokenText.markers(counts))
      case .pegs(let pegs):
        let code = Code(kind: .unknown, pegs: pegs)
        return Option(code: code, markers: [], words: CodeBreakerSession.SpokenText.pegs(code, theme: pegTheme))
      }
    }
  }

  /// An option to choose from: an answer, a code, or a single peg.
  public struct Option: Hashable, Sendable {
    /// The code or the peg, or `nil` for an answer.
    public let code: Code?
    /// The markers of an answer. Empty for a code.
    public let markers: [Match]
    /// The option in words: "1 in the right place, 1 in the wrong place", or the names of the pegs.
    public let words: String

    /// Whether the words are visible. Whole codes show only their pegs.
    public var showsWords: Bool { (code?.pegs.count ?? 1) == 1 }
  }

  /// The code of the last step, to show at the end of the current lesson.
  public var endCode: Code {
    let last = core.steps[core.steps.count - 1]
    return Code(kind: .unknown, pegs: last.initialState().entry.game.masterCode.pegs)
  }
}
