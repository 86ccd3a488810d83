import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerAssistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assist",
    abstract: "Get help with a CodeBreaker game that you play elsewhere.",
    discussion: """
      Enter the guesses of the game and their answers, in any order. The coach shows how many codes are left, the best \
      guess, and what each answer to it would leave. If answers contradict each other, it shows which attempts can't all be \
      right, and which single answer could be wrong.

        parlor codebreaker assist
        parlor codebreaker assist 'assist/1 4 6 mastermind 0123:11,4455:00'
        parlor codebreaker assist --pegs 5 --theme 'SwiftUI Colors' --colors 8
        parlor codebreaker assist 'assist/1 4 6 mastermind 0123:11' --json

      The board is saved for the next time, unless you pass another one. It fills the terminal's screen. With --plain, or \
      without a terminal, each line is keys: 1122xo enter is a guess with a peg in the right place and one in the wrong place.

      Write a guess as in replay lines: 0 to 9, a, and b for the choices of the theme, and - for an empty hole. The JSON has \
      these keys in this order. If a code fits: possible (true), candidates (how many), codes (the first 200), guess, \
      candidate (whether it can be the code), expected (guesses from here), method ("exact", "entropy", or "entropy sample"), \
      and answers, a list of exact, inexact, and codes (how many it would leave). If none fits: possible (false), attempts \
      (those that can't all be right, counted from 1), and mends, a list of attempt and answers.
      """)

  @Argument(
    help: ArgumentHelp("A board, assist/1 with pegs, colors, theme, and attempts, or a link to one.", valueName: "line")
  )
  var line: String?

  @Option(help: ArgumentHelp("Start a board with this many pegs, 3 to 6.", valueName: "N"))
  var pegs: String?

  @Option(help: ArgumentHelp("Start a board with this many colors, 4 to 12.", valueName: "N"))
  var colors: String?

  @Option(help: ArgumentHelp("Start a board with this theme, by name.", valueName: "NAME"))
  var theme: String?

  @Flag(help: "Work line by line, even in a terminal.")
  var plain = false

  @Flag(help: "Print only the coach's advice, as one line of JSON.")
  var json = false

  func run() throws {
    let board = try givenBoard()
    let coach = Coach()
    if json {
      guard let report = OwnBoardReport(board ?? OwnBoard(), coach: coach) else {
        throw Failure.data.report("The coach has no answer.")
      }
      return Console.write((report.fields.description + "\n").utf8Bytes)
    }
    let frontEnd = ScreenFrontEnd(
      ownBoard: OwnBoardSession(environment: .system), capabilities: .current(isPlain: plain),
      coach: { coach.advice(on: $0)?.text })
    try frontEnd.play {
      if let board { frontEnd.session.open(board) }
    }
  }

  private func givenBoard() throws -> OwnBoard? {
    if let line {
      guard pegs == nil, colors == nil, theme == nil else {
        throw Failure.usage.report("A board can't be combined with --pegs, --colors, or --theme.")
      }
      let shared = try SharedText(argument: line)
      do {
        return try shared.isAddress ? OwnBoard(address: shared.text) : OwnBoard(line: shared.text)
      } catch {
        throw Failure.data.report("Can't read the board: \(error).")
      }
    }
    let count = try colors.map { text in
      guard let count = GameSetup.choiceCounts.first(where: { $0.description == text }) else {
        throw Failure.usage.report("The number of colors must be 4 to 12.")
      }
      return count
    }
    guard let setup = try OpeningChoice(pegs: pegs, theme: theme, game: nil) else {
      return count.map { OwnBoard().changed(choiceCount: $0, keepsTheme: false) }
    }
    guard let count else { return OwnBoard(pegCount: setup.pegCount, theme: setup.theme) }
    guard count <= setup.theme.choices.count || theme == nil else {
      throw Failure.usage.report("\(setup.theme.name) has only \(setup.theme.choices.count) choices.")
    }
    return OwnBoard(pegCount: setup.pegCount, theme: setup.theme).changed(choiceCount: count, keepsTheme: theme != nil)
  }
}

/// The report that `parlor codebreaker assist --json` prints.
struct OwnBoardReport {
  let board: OwnBoard
  private let advice: OwnBoardAdvice

  init?(_ board: OwnBoard, coach: Coach) {
    guard let advice = coach.advice(on: OwnBoardQuestion(board)) else { return nil }
    self.board = board
    self.advice = advice
  }

  var fields: JSON {
    switch advice {
    case .possible(let advice, let parts):
      let best = advice.best
      return [
        "possible": JSON(true), "candidates": JSON(advice.candidateCount),
        "codes": JSON(advice.codes.map { JSON(CodeText.symbols($0)) }), "guess": JSON(best.symbols),
        "candidate": JSON(best.isCandidate), "expected": JSON(best.expectedGuesses.value, decimals: 6),
        "method": JSON(best.method.name), "answers": json(parts),
      ]
    case .contradictory(let contradiction):
      let answered = board.answeredIndexes
      let corrections: [JSON] = contradiction.corrections.map {
        ["attempt": JSON(answered[$0.attemptIndex] + 1), "answers": json($0.answers)]
      }
      return [
        "possible": JSON(false), "attempts": JSON(contradiction.attemptIndexes.map { JSON(answered[$0] + 1) }),
        "mends": JSON(corrections),
      ]
    }
  }

  private func json(_ parts: [AnswerPart]) -> JSON {
    JSON(
      parts.map { part -> JSON in
        ["exact": JSON(part.counts.exact), "inexact": JSON(part.counts.inexact), "codes": JSON(part.codeCount)]
      })
  }
}
