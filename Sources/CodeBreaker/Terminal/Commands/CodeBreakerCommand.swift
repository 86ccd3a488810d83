import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport

/// The command `parlor codebreaker`.
package struct CodeBreakerCommand: GameCommand {
  package static let introduction = """
    CodeBreaker: break a hidden code of colors or emoji, guess by guess.

      parlor codebreaker play                    start playing
      parlor codebreaker play --theme faces      play with faces
      parlor codebreaker match 1123 3211         see how well a guess matches
    """

  package static let configuration = CommandConfiguration(
    commandName: "codebreaker",
    abstract: "Play CodeBreaker: break a hidden code of colors or emoji.",
    discussion: """
      The hidden code has three to six pegs. Markers answer each guess: how many pegs are in the right place, and how many are \
      in the wrong place.

        parlor codebreaker play --pegs 5 --theme food
        parlor codebreaker match 1123 3211 --json
        parlor codebreaker replay 'codebreaker/1 537 4.mastermind 0123,2020'
        parlor codebreaker practice
        parlor codebreaker lesson
      """,
    subcommands: [
      CodeBreakerPlayCommand.self, CodeBreakerMatchCommand.self, CodeBreakerReplayCommand.self,
      CodeBreakerHintCommand.self, CodeBreakerReviewCommand.self, CodeBreakerDuelCommand.self,
      CodeBreakerAssistCommand.self, CodeBreakerPracticeCommand.self,
      CodeBreakerLessonCommand.self,
      CodeBreakerSetCommand.self,
    ])

  package init() {}
}

struct CodeBreakerPlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play CodeBreaker in this terminal.",
    discussion: """
      Continues your last game. --pegs, --theme, and --game open another one. The defaults are 4 pegs, Mastermind, and any \
      number. Until your first guess, you can go back to the game that you left.

        parlor codebreaker play
        parlor codebreaker play --pegs 6 --theme animals
        parlor codebreaker play --game 537
        parlor codebreaker play --without-luck
        parlor codebreaker play --day today
        parlor codebreaker play --plain

      With --without-luck, the opponent has no code, but always gives the answer that leaves the most codes.

      --day opens the daily game, which is the same for everyone and is saved separately. Start it before midnight UTC and \
      finish it before 02:00. The game of a past day opens like any other game. parlor days lists the days.

      Digits choose pegs, arrow keys move and change, Backspace clears, and Enter guesses. h asks the coach for hints, and v \
      reviews a finished game. The bottom of the screen lists all other keys, and ? shows the rules. With --plain, or without \
      a terminal, each line is keys: 1234 enter is a guess. Colors have letters if \
      the terminal has few colors or none (NO_COLOR=1), if the theme needs them, or if you turn them on with l. Games and \
      statistics are stored in $XDG_DATA_HOME/parlor if that is set, and otherwise in ~/.local/share/parlor (on macOS, in \
      ~/Library/Application Support/Parlor).

      Themes: \(OpeningChoice.themeNames).
      """)

  @Option(help: ArgumentHelp("Open a game with this many pegs, 3 to 6.", valueName: "N"))
  var pegs: String?

  @Option(
    help: ArgumentHelp("Open a game with this theme, by name (case-insensitive).", valueName: "NAME"))
  var theme: String?

  @Option(help: ArgumentHelp("Open the game with this number, 1 to 999999999999, or from a link.", valueName: "N"))
  var game: String?

  @Flag(help: "Open a game without luck: each answer leaves as many codes as possible.")
  var withoutLuck = false

  @Option(help: ArgumentHelp("Play a daily game: today, or a day such as 2026-11-21.", valueName: "DAY"))
  var day: String?

  @Flag(help: "Play line by line, even in a terminal.")
  var plain = false

  func run() throws {
    let opening = try OpeningChoice(pegs: pegs, theme: theme, game: game, withoutLuck: withoutLuck)
    try CodeBreakerFrontEnd.play(day: day, choosesGame: opening != nil, isPlain: plain) { frontEnd in
      if let opening { frontEnd.open(opening) }
    }
  }
}

struct OpeningChoice: Hashable {
  var pegCount = 4
  var theme = Theme.mastermind

  /// The number of the game, or `nil` for a random one.
  var number: GameNumber?

  /// The game of a link with all of its settings, or `nil`.
  var linkedSetup: GameSetup?

  var isWithoutLuck = false

  static var themeNames: String { Theme.all.map(\.name).joined(separator: ", ") }

  /// Reads the options, or returns `nil` if all are missing. Throws an exit code after reporting an invalid option.
  init?(pegs: String?, theme: String?, game: String?, withoutLuck: Bool = false) throws {
    guard game == nil || !withoutLuck else {
      throw Failure.usage.report("--game can't be combined with --without-luck.")
    }
    if let game, game.contains("/") {
      guard pegs == nil, theme == nil else {
        throw Failure.usage.report("A link can't be combined with --pegs or --theme.")
      }
      linkedSetup = try CodeBreaker.read(game).setup
      return
    }
    isWithoutLuck = withoutLuck
    if let pegs {
      guard let count = GameSetup.pegCounts.first(where: { $0.description == pegs }) else {
        throw Failure.usage.report("The number of pegs must be 3, 4, 5, or 6.")
      }
      pegCount = count
    }
    if let name = theme?.lowercased() {
      guard let theme = Theme.all.first(where: { $0.id == name || $0.name.lowercased() == name }) else {
        throw Failure.usage.report("There is no such theme. Choose one of: \(Self.themeNames).")
      }
      self.theme = theme
    }
    number = try game.map { try GameNumber(argument: $0) }
    if pegs == nil, theme == nil, game == nil, !withoutLuck { return nil }
  }
}
