import CodeBreakerModel
import NumberedGame
import PlaySupport

/// A board of a game that is played elsewhere: its attempts, the row that is being put together, and what the coach says.
///
/// Every front end drives this class and draws what it says. A front end calls the intents (`choose`, `enterRow`, `edit`, …);
/// each saves what it changes and then calls `onChange`. No intent traps: one that makes no sense at the moment does nothing.
public final class OwnBoardSession {
  /// The settings are those of the game.
  package typealias Settings = CodeBreakerSession.Settings

  /// The coach is asked about a board.
  public typealias CoachTask = OwnBoardQuestion

  // MARK: What a front end draws

  /// The board, as it is saved.
  package var saved = SavedBoard(OwnBoard())

  /// The board.
  public var board: OwnBoard { saved.board }

  /// The place of the attempt that is being changed, counted from 0, or `nil` where the row is that of a new one.
  public var editedPlace: Int? { saved.edited?.place }

  /// The hole of the row that the next peg goes into, 0 for the first.
  public var selection: Int { saved.selection }

  /// What the player is asked, if anything.
  public internal(set) var question: Question?

  /// What the latest intent did, as a sentence for screen readers.
  public package(set) var status = ""

  /// Called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: What only the session knows

  package var keeper: TableKeeper<Settings, NoRecords>

  /// What the coach is asked, and has said.
  var query = CoachQuery<OwnBoardQuestion, OwnBoardAdvice>()

  /// Whether the player has asked their device for more contrast or for colors of its own.
  var prefersContrast = false

  /// Takes up the saved board, or begins a new one.
  public init(environment: PlayEnvironment) {
    keeper = TableKeeper(
      game: "codebreaker", table: "assist", environment: environment, settings: Settings(), records: NoRecords(),
      recordsName: "assist-records", recordsDamaged: .settingsDamaged)
    restore()
  }

  // MARK: What follows from it

  /// The row that is being put together: the next attempt, or the one that is being changed. Its guess may lack any pegs.
  public internal(set) var row: OwnBoard.Attempt {
    get { saved.edited?.row ?? saved.fresh }
    set { if saved.edited == nil { saved.fresh = newValue } else { saved.edited?.row = newValue } }
  }

  /// Some colors as the pegs of the board.
  public func code(_ colors: [UInt8]) -> Code {
    Code(kind: .guess, pegs: CoachQuestion.pegs(of: colors, board.choices))
  }

  /// Whether the row takes pegs: nothing is asked, and nothing covers it.
  public var acceptsPegs: Bool { question == nil && !showsSettings }

  /// What the player has chosen for all games of CodeBreaker.
  public var settings: CodeBreakerSession.Settings { keeper.settings }

  /// Whether color pegs carry their letters now.
  public var showsLetters: Bool { settings.letters.shows(on: board.theme, prefersContrast: prefersContrast) }

  /// To be called when the player has asked their device for more contrast or for colors of its own, or no longer does.
  public func contrastChanged(_ prefersContrast: Bool) {
    guard self.prefersContrast != prefersContrast else { return }
    self.prefersContrast = prefersContrast
    changed()
  }

  /// Chooses whether color pegs carry letters, here and in the game.
  public func choose(letters: CodeBreakerSession.LetterSetting) {
    changeSettings(saying: "Letters on colors: \(letters.label).") { $0.letters = letters }
  }

  /// The only screen.
  public enum Tab: TableTab {
    case board

    /// The title of the screen.
    public var label: String { "Board" }
  }

  /// What the player may be asked: nothing that is not easily entered again goes without it.
  public enum Question: Hashable, Sendable {
    /// Whether the board may become this one, on which not all attempts fit.
    case setup(OwnBoard)
    /// Whether the board of a link may take the place of this one.
    case link(OwnBoard)
    /// Whether all attempts may go.
    case clear
  }

  /// A board leaves no records behind.
  package struct NoRecords: SavedText, Hashable {
    package init() {}

    package init?(text: [UInt8]) { if !text.isEmpty { return nil } }

    package var text: [UInt8] { [] }
  }
}

extension OwnBoard {
  /// The row of an attempt without pegs and without an answer.
  var blankRow: Attempt { Attempt(guess: Array(repeating: CodeText.missing, count: pegCount)) }

  /// A row as it can be on this board: without colors that it has not, or blank where the number of pegs is another.
  func row(like row: Attempt) -> Attempt {
    guard row.guess.count == pegCount else { return blankRow }
    return Attempt(guess: row.guess.map { Int($0) < choiceCount ? $0 : CodeText.missing }, counts: row.counts)
  }
}
