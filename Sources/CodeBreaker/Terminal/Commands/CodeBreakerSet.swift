import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a CodeBreaker code for the coach or a friend to break.",
    discussion: """
      Watch the coach break the code guess by guess, with the number of codes left and the reason for each guess. Or answer \
      the coach by hand, with a code in your head or on paper. A friend can break the code at this terminal once you cover \
      it, or far away with the number of a game that has this code. Nothing is counted.

        parlor codebreaker set
        parlor codebreaker set 0123 --plain
        parlor codebreaker set --pegs 5 --theme faces --plain
        parlor codebreaker set 0123 --number

      Write a code as in replay lines: 0 to 9, a, and b for the choices of the theme. The page is saved for the next time. It \
      fills the terminal's screen. With --plain, or without a terminal, each line is keys: w watches the coach.

      --number prints a game with this code as a replay line, and with --json as {"game":…,"line":"…"}.
      """)

  @Argument(help: ArgumentHelp("The code, 3 to 6 pegs.", valueName: "code"))
  var code: String?

  @Option(help: ArgumentHelp("The number of pegs without a code, 3 to 6.", valueName: "N"))
  var pegs: String?

  @Option(help: ArgumentHelp("The theme of the pegs, by name.", valueName: "NAME"))
  var theme: String?

  @Flag(help: "Play line by line, even in a terminal.")
  var plain = false

  @Flag(help: "Print only a game that has the code.")
  var number = false

  @Flag(help: "With --number, print one line of JSON.")
  var json = false

  func run() throws {
    let given = try OpeningChoice(pegs: pegs, theme: theme, game: nil)
    let (pegCount, theme) = (given?.pegCount ?? 4, given?.theme ?? .mastermind)
    let colors = try code.map { try Self.colors($0, theme) }
    guard colors == nil || pegs == nil else { throw Failure.usage.report("A code can't be combined with --pegs.") }
    if number {
      guard let colors else {
        throw Failure.usage.report("--number requires a code: parlor codebreaker set 0123 --number")
      }
      return try report(colors, theme).show(asJSON: json)
    }
    let coach = Coach()
    let frontEnd = ScreenFrontEnd(
      codemaker: CodemakerSession(environment: .system), capabilities: .current(isPlain: plain),
      coach: { coach.advice(on: $0)?.text })
    try frontEnd.play {
      if colors != nil || given != nil { Self.prepare(frontEnd.session, colors, pegCount, theme) }
    }
  }

  private static func prepare(_ session: CodemakerSession, _ colors: [UInt8]?, _ pegCount: Int, _ theme: Theme) {
    session.choose(pegCount: colors?.count ?? pegCount)
    session.choose(theme: theme)
    if let colors { session.setPegs(colors) }
  }

  private static func colors(_ code: String, _ theme: Theme) throws -> [UInt8] {
    guard let colors = CodeText.code(Array(code.utf8)), GameSetup.pegCounts.contains(colors.count),
      colors.allSatisfy({ Int($0) < theme.choices.count })
    else {
      throw Failure.data.report(
        "The code must have 3 to 6 pegs of \(theme.name): 0 to \(CodeText.symbols([UInt8(theme.choices.count - 1)])).")
    }
    return colors
  }

  private func report(_ colors: [UInt8], _ theme: Theme) throws -> NumberReport {
    var random = SystemRandomNumberGenerator()
    guard
      let setup = GameSetup.setup(
        withCode: CoachQuestion.pegs(of: colors, theme.choices), theme: theme,
        start: CodeNumberSearch.randomStart(using: &random))
    else { throw Failure.data.report(CodemakerText.noGame) }
    return NumberReport(setup: setup)
  }
}

/// The report that `parlor codebreaker set --number` prints: the game that has the code.
struct NumberReport: Report {
  let setup: GameSetup

  private var line: String { String(decoding: CodeBreaker(setup).line, as: UTF8.self) }

  var text: String { line }

  var fields: JSON { ["game": JSON(setup.deal), "line": JSON(line)] }
}
