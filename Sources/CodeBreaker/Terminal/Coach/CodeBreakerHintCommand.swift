import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import TerminalSupport

/// `parlor codebreaker hint`.
struct CodeBreakerHintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Say how many codes are still possible in a game, and what to guess.",
    discussion: """
      Takes a replay line, of a game that goes on. With --guess it says of another guess whether it fits all answers, \
      and what it is worth.

        parlor codebreaker hint 'codebreaker/1 537 4.mastermind 0123,2020'
        parlor codebreaker hint 'codebreaker/1 537 4.mastermind 0123' --guess 4455 --json

      The guess is exactly the best one where the codes that are left are few enough, or the game is small enough, to \
      look at everything that can happen; else a rule of thumb's, and the text says so. The JSON has these keys, in this \
      order: candidates (how many codes are possible), guess, candidate (whether it may be the code), total (guesses \
      from here for all candidates together), expected (the same for one of them), method ("exact", "entropy", or \
      "entropy sample" where it was put to some guesses only), and with --guess the list other of these keys: guess, \
      candidate, total, expected.
      """)

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Option(
    help: ArgumentHelp("Another guess, as replay lines write it: 0 to 9, a and b, - for none.", valueName: "guess"))
  var guess: String?

  @Flag(help: "Print one line of JSON: candidates, guess, candidate, total, expected, method.")
  var json = false

  func run() throws {
    let game = try CodeBreaker.read(line)
    guard !game.isOver else { throw Failure.data.report("This game is over.") }
    var others: [Code] = []
    if let guess {
      guard let code = Code(guess: Array(guess.utf8), theme: game.setup.theme), code.pegs.count == game.setup.pegCount,
        !code.isEmpty
      else { throw Failure.data.report("The guess is not one of this game, such as 0123.") }
      others = [code]
    }
    guard let report = CodeBreakerHintReport(game, others: others) else {
      throw Failure.data.report("No code fits the answers of this game.")
    }
    print(json ? report.json : report.text)
  }
}
