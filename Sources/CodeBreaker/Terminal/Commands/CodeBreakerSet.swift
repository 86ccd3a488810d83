import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

struct CodeBreakerSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a code of CodeBreaker, for the coach or a friend to break.",
    discussion: """
      The coach breaks the code while you watch, guess by guess, and says how many codes were left and why this guess. Or you \
      answer it by hand, with a code that is in your head or on paper. A friend breaks it at this terminal once it is covered, \
      or far away: every code has a game number that leads to it. Nothing of it is counted.

        parlor codebreaker set
        parlor codebreaker set 0123 --plain
        parlor codebreaker set --pegs 5 --theme faces --plain
        parlor codebreaker set 0123 --number

      A code is written as in replay lines: 0 to 9, a and b for the choices of the theme. In a terminal it is set on the whole \
      screen, and kept until the next time. With --plain, or where there is no screen, the coach breaks the code line by line; \
      without a code, each line of standard input answers it, and nothing is kept:

        2 1           2 pegs right and in their places, 1 right but out of place
        back          takes the latest answer back
        code 0123     this was the code: says which answers were wrong

      --number prints the game that has the code as a replay line, and with --json as {"game":…,"line":"…"}.
      """)

  @Argument(help: ArgumentHelp("The code, 3 to 6 pegs.", valueName: "code"))
  var code: String?

  @Option(help: ArgumentHelp("How many pegs the code has, 3 to 6, where it is not given.", valueName: "N"))
  var pegs: String?

  @Option(help: ArgumentHelp("What its pegs are chosen from, by name.", valueName: "NAME"))
  var theme: String?

  @Flag(help: "Print what the coach does, line by line.")
  var plain = false

  @Flag(help: "Print the game that has the code, and nothing more.")
  var number = false

  @Flag(help: "With --number, print one line of JSON.")
  var json = false

  func run() throws {
    let given = try OpeningChoice(pegs: pegs, theme: theme, game: nil)
    let (pegCount, theme) = (given?.pegCount ?? 4, given?.theme ?? .mastermind)
    let colors = try code.map { try Self.colors($0, theme) }
    guard colors == nil || pegs == nil else { throw Failure.usage.report("The code says how many pegs it has.") }
    if number {
      guard let colors else { throw Failure.usage.report("Give the code: parlor codebreaker set 0123 --number") }
      return try report(colors, theme).show(asJSON: json)
    }
    let coach = Coach()
    guard !plain, Look.hasScreen else {
      let session = SetterSession(environment: Self.kept(by: MemoryStorage()))
      Self.prepare(session, colors, pegCount, theme)
      if colors == nil { session.answerByHand() } else { session.watch() }
      return SetterLines(session: session, coach: coach).run()
    }
    let look = try Look.ofTerminal(for: "The page")
    let player = SetterPlayer(
      session: SetterSession(environment: .system), look: look, coach: { coach.advice(on: $0)?.text })
    try player.play(look: look) {
      if colors != nil || given != nil { Self.prepare(player.session, colors, pegCount, theme) }
    }
  }

  /// Returns an environment that stores everything in memory.
  private static func kept(by memory: MemoryStorage) -> PlayEnvironment {
    var environment = PlayEnvironment.system
    environment.storage = memory.storage
    return environment
  }

  /// Chooses the setup and puts the code into the row.
  private static func prepare(_ session: SetterSession, _ colors: [UInt8]?, _ pegCount: Int, _ theme: Theme) {
    session.choose(pegCount: colors?.count ?? pegCount)
    session.choose(theme: theme)
    for (hole, peg) in (colors ?? []).enumerated() {
      session.select(hole: hole)
      session.choose(Int(peg))
    }
  }

  private static func colors(_ code: String, _ theme: Theme) throws -> [UInt8] {
    guard let colors = CodeText.pegs(Array(code.utf8)), GameSetup.pegCounts.contains(colors.count),
      colors.allSatisfy({ Int($0) < theme.choices.count })
    else {
      throw Failure.data.report(
        "The code must have 3 to 6 pegs of \(theme.name): 0 to \(CodeBreakerSetCommand.last(theme)).")
    }
    return colors
  }

  private static func last(_ theme: Theme) -> String {
    String(decoding: CodeText.text([UInt8(theme.choices.count - 1)]), as: UTF8.self)
  }

  private func report(_ colors: [UInt8], _ theme: Theme) throws -> NumberReport {
    var random = SystemRandomNumberGenerator()
    guard
      let setup = GameSetup.leading(
        to: CoachQuestion.pegs(of: colors, theme.choices), theme: theme, start: CodeNumberSearch.start(using: &random))
    else { throw Failure.data.report(SetterWords.noGame) }
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
