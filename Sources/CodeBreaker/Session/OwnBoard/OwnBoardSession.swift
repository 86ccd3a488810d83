import CodeBreakerModel
import GameCore
import SessionSupport

/// A session for the board of a game played elsewhere: its attempts, the row to enter, and the coach's findings.
///
/// A front end draws this session's state and calls its actions (`enterRow`, `editAttempt`, …). Each action saves
/// its changes and then calls `onChange`. An impossible action does nothing.
public final class OwnBoardSession {
  package typealias Settings = CodeBreakerSession.Settings

  /// A question for the coach about the board.
  public typealias CoachTask = OwnBoardQuestion

  // MARK: State

  package var saved = SavedBoard(OwnBoard())

  /// The board.
  public var board: OwnBoard { saved.board }

  /// The index of the attempt that the player is changing, or `nil`.
  public var editedIndex: Int? { saved.editedRow?.index }

  /// The hole of the row that the next peg goes into, 0 for the first.
  public var selection: Int { saved.selection }

  /// The question that the player has to answer, or `nil`.
  public package(set) var question: Question?

  /// A closure to call after each action that changed something, once the change is saved.
  public var onChange: (() -> Void)?

  // MARK: Internal state

  package var store: SessionStore<Settings, EmptySave>

  package var query = CoachQuery<OwnBoardQuestion, OwnBoardAdvice>()

  package var prefersContrast = false

  /// Whether the remaining codes are listed.
  var listsCodes = false

  /// The coach's sections that the screen showed last, which stay while the coach is thinking.
  var shownCoachSections: [CodeBreakerSession.Screen.Section] = []

  /// The place to which the focus goes after the latest action.
  var focus: ScreenFocus?

  /// Creates a session that resumes the saved board, or starts with an empty one.
  public init(environment: PlayEnvironment) {
    store = SessionStore(game: "codebreaker", name: "assist", environment: environment, settings: Settings())
    restore()
  }

  // MARK: Derived state

  /// The row that the player is entering: a new attempt, or the one being changed. Holes can be empty.
  public internal(set) var row: OwnBoard.Attempt {
    get { saved.editedRow?.row ?? saved.newRow }
    set { if saved.editedRow == nil { saved.newRow = newValue } else { saved.editedRow?.row = newValue } }
  }

  /// Whether the row accepts pegs: no question or settings cover it.
  public var acceptsPegs: Bool { question == nil && !showsSettings }

  /// The only screen.
  public enum Tab: SessionTab {
    case board

    /// The title of the screen.
    public var label: String { "Board" }
  }

  /// A question to answer before an action that discards attempts.
  public enum Question: Hashable, Sendable {
    /// Whether to change to this board, although some attempts don't fit it.
    case setup(OwnBoard)
    /// Whether to replace the board with that of a link.
    case link(OwnBoard)
    /// Whether to remove all attempts.
    case clear
  }
}

extension OwnBoard {
  var blankRow: Attempt { Attempt(guess: Array(repeating: CodeText.missingColor, count: pegCount)) }

  /// Returns `row` without the colors that the board doesn't have, or an empty row if the number of pegs differs.
  func adapted(_ row: Attempt) -> Attempt {
    guard row.guess.count == pegCount else { return blankRow }
    return Attempt(guess: row.guess.map { Int($0) < choiceCount ? $0 : CodeText.missingColor }, counts: row.counts)
  }
}
