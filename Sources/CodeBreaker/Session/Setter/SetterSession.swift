import CodeBreakerModel
import NumberedGame
import PlaySupport

/// A code that the player sets: the coach breaks it, answered by the code or by hand, or a friend does, on this device or far
/// away.
///
/// Every front end drives this class and draws what it says. A front end calls the intents (`choose`, `watch`, `guessNext`, …);
/// each saves what it changes and then calls `onChange`. No intent traps: one that makes no sense at the moment does nothing.
///
/// Nothing of it is counted anywhere, nor does it come to the table of the player's own games.
public final class SetterSession {
  /// The settings are those of the game.
  package typealias Settings = CodeBreakerSession.Settings

  /// The coach is asked about a board.
  public typealias CoachTask = OwnBoardQuestion

  // MARK: What a front end draws

  /// The code, and how far it is broken.
  public internal(set) var game = SetGame()

  /// What the player is asked, if anything.
  public internal(set) var question: Question?

  /// Whether the coach goes on by itself.
  public internal(set) var isPlaying = false

  /// What the latest intent did, as a sentence for screen readers.
  public package(set) var status = ""

  /// Called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: What only the session knows

  package var keeper: TableKeeper<Settings, SetCodes>

  /// What the coach is asked, and has said.
  var query = CoachQuery<OwnBoardQuestion, OwnBoardAdvice>()

  /// The search for a game that has the code, as long as it is under way.
  var search: CodeNumberSearch?

  /// Whether the player has asked their device for more contrast or for colors of its own.
  var prefersContrast = false

  /// Takes up what is saved, or begins anew.
  public init(environment: PlayEnvironment) {
    keeper = TableKeeper(
      game: "codebreaker", table: "set", environment: environment, settings: Settings(), records: SetCodes(),
      recordsName: "set-codes", recordsDamaged: .setCodesDamaged)
    restore()
  }

  // MARK: What follows from it

  /// Some colors as pegs of the theme.
  public func code(_ colors: [UInt8]) -> Code {
    Code(kind: .guess, pegs: CoachQuestion.pegs(of: colors, game.board.choices))
  }

  /// Whether the row takes pegs: a code or a guess is put together, and nothing covers it.
  public var acceptsPegs: Bool {
    guard question == nil, !showsSettings else { return false }
    return switch game.stage {
    case .choosing, .telling: true
    case .breaking: !game.isOver
    case .watching, .answering, .covered, .sending: false
    }
  }

  /// Whether an answer by hand is asked for.
  public var acceptsAnswer: Bool {
    question == nil && !showsSettings && game.stage == .answering && !game.isOver && proposal != nil
  }

  /// What the player has chosen for all games of CodeBreaker.
  public var settings: CodeBreakerSession.Settings { keeper.settings }

  /// Whether color pegs carry their letters now.
  public var showsLetters: Bool { settings.letters.shows(on: game.board.theme, prefersContrast: prefersContrast) }

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
    case set

    /// The title of the screen.
    public var label: String { "Set" }
  }

  /// What the player may be asked: nothing that somebody has made goes without it.
  public enum Question: Hashable, Sendable {
    /// Whether the attempts may go, and the code be chosen again.
    case leave
    /// Whether a friend means to give up.
    case giveUp
  }
}
