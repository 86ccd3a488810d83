import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

/// `parlor codebreaker play`.
struct CodeBreakerPlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play CodeBreaker in this terminal.",
    discussion: """
      The game that was left last time goes on. With --pegs, --theme or --game another one is opened, and whichever of \
      them is missing is 4 pegs, Mastermind, any number; the one on the table can be brought back until the first guess.

        parlor codebreaker play
        parlor codebreaker play --pegs 6 --theme animals
        parlor codebreaker play --game 537

      Digits choose pegs, arrow keys move and change, Backspace clears and Enter guesses; i asks the coach for hints, \
      and v reviews a game that is over. Every other key is named at the bottom of the screen, and ? explains the \
      rules. Colors carry letters where the terminal has few of them or \
      none (NO_COLOR=1), where the theme needs them, and when l says so. Games and statistics are kept below \
      $XDG_DATA_HOME if that is set, and else in ~/.local/share/parlor (on macOS in \
      ~/Library/Application Support/Parlor).

      Themes: \(OpeningChoice.themeNames).
      """)

  @Option(help: ArgumentHelp("Open a game with this many pegs, 3 to 6.", valueName: "N"))
  var pegs: String?

  @Option(
    help: ArgumentHelp("Open a game with this theme, by its name, in small or capital letters.", valueName: "NAME"))
  var theme: String?

  @Option(help: ArgumentHelp("Open the game with this number, 1 to 999999999999.", valueName: "N"))
  var game: String?

  func run() throws {
    let opening = try OpeningChoice(pegs: pegs, theme: theme, game: game)
    let look = try Look.ofTerminal(for: "CodeBreaker")
    // Kept for as long as there is play: it remembers small games.
    let coach = Coach()
    let player = CodeBreakerPlayer(
      session: CodeBreakerSession(environment: .system), look: look, coach: { coach.advice(on: $0)?.text })
    try player.play(look: look) {
      if let opening { player.open(opening) }
    }
  }
}
