import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

extension TodayProblem {
  /// The problem as the end of a command, reported.
  func reported(_ addition: String = "") -> ExitCode {
    let failure: Failure =
      switch self {
      case .unreachable, .busy: .later
      case .nonsense, .refused, .unknownPlayer: .server
      }
    return failure.report(description + addition)
  }
}

/// Plays the game of a day line by line: reads what the player wants, and shows how the game stands.
struct TodayPlay<Table: TodayTable> {
  let seat: TodaySeat<Table>

  /// Sits down, plays until the player leaves or the game is over, and says how it stands.
  ///
  /// - Throws: an exit code, when the reason has been reported.
  static func run(_ options: TodayOptions) throws {
    try TodayPlay(seat: try sitDown(options, report: Console.note)).play()
  }

  /// Sits down.
  ///
  /// - Throws: an exit code, when the reason has been reported.
  static func sitDown(_ options: TodayOptions, report: (String) -> Void) throws -> TodaySeat<Table> {
    let day = try options.calendarDay()
    let introduction = try introduction(options)
    let isAtTerminal = isatty(STDIN_FILENO) == 1
    if let introduction, isAtTerminal { try waitForStart(introduction) }
    do {
      let seat = try TodaySeat<Table>(options.client(), folder: options.folder, day: day, report: report)
      if let introduction, !isAtTerminal { print(introduction) }
      return seat
    } catch let problem as TodayProblem {
      throw problem.reported(problem == .unknownPlayer ? " It was deleted, or is of another server." : "")
    }
  }

  /// Returns the explanation of ranked games, or `nil` if the player has played one at this server.
  ///
  /// - Throws: An exit code.
  private static func introduction(_ options: TodayOptions) throws -> String? {
    guard try TodayMemory(folder: options.folder)[options.client().name].games.isEmpty else { return nil }
    let words = RankedSeat.introduction(to: Table.kind == .triples ? .triples : .codeBreaker)
    return "\(words.title)\n\n\(words.text.wrapped(72).joined(separator: "\n"))\n"
  }

  /// Shows the explanation and waits until the player starts the game.
  ///
  /// - Throws: `ExitCode.success` if the player leaves.
  private static func waitForStart(_ introduction: String) throws {
    print(introduction)
    print("Press Return to start. Or type q to play your own game first:\nparlor \(Table.kind.rawValue) play")
    fflush(nil)
    guard let answer = readLine(), answer.trimmingCharacters(in: .whitespaces) != "q" else { throw ExitCode.success }
  }

  private func play() throws {
    show(seat.table.text)
    if !seat.isOver { show(Table.help) }
    if seat.pending != nil { try attempt { try seat.settle() } }
    while !seat.isOver, let input = readLine() {
      let words = input.trimmingCharacters(in: .whitespaces)
      if words == "q" { break }
      try take(words)
    }
    try end()
  }

  /// Does what a line says.
  private func take(_ words: String) throws {
    if seat.pending != nil {
      guard try attempt({ try seat.settle() }) else { return }
      // An empty line asks for nothing but another try.
      if words.isEmpty || seat.isOver { return }
    }
    do {
      let actions = words == "finish" ? ["x"] : try seat.table.actions(words)
      for action in actions where !seat.isOver {
        if let objection = seat.table.objection(to: action) {
          Console.note(objection)
          break
        }
        guard try attempt({ try seat.play(action) }) else { return }
      }
    } catch let fault as DayFault {
      Console.note(fault.description)
    }
  }

  /// Sends something, and shows the game as it stands afterwards.
  ///
  /// - Returns: whether it was answered, so that the next move can be sent.
  @discardableResult
  private func attempt(_ send: () throws -> Void) throws -> Bool {
    do {
      try send()
      show(seat.table.text)
      return true
    } catch let problem as TodayProblem {
      switch problem {
      case .refused(let kind, let title, _):
        Console.note(kind == "other-move" ? "This game was played on elsewhere." : title)
        if kind == "day-closed" || kind == "day-not-open" { throw Failure.server.report("The game stays as it is.") }
        show(seat.table.text)
      case .unreachable, .busy:
        Console.note("\(problem) Your move is kept. Press Return to try again, or q to leave.")
      case .nonsense, .unknownPlayer: throw problem.reported()
      }
      return false
    }
  }

  /// Says what is left to be said when the player has gone.
  ///
  /// - Throws: an exit code, when it has been reported that a move is still to be sent.
  func end() throws {
    if let pending = seat.pending {
      let move = pending == "x" ? "The end of the game" : "The move \(pending)"
      throw Failure.later.report("\(move) was not answered yet. It is kept, and is sent the next time.")
    }
    guard seat.isOver else { return }
    do throws(TodayProblem) {
      try seat.lookAtTheEnd()
    } catch {
      Console.note(error.description)
    }
    if Table.kind == .codeBreaker { show(seat.table.text) }
    show("The game of \(seat.day) is over." + (seat.rank.map { " It is in place \($0) so far." } ?? ""))
  }

  private func show(_ text: String) {
    print(text + "\n")
    // Whoever reads through a pipe waits for it.
    fflush(nil)
  }
}

/// `parlor today triples`.
struct TodayTriplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "triples",
    abstract: "Play today's game of Triples.",
    discussion: """
      Everybody plays the same game, once. In a terminal the arrow keys move, as in parlor triples play. With --plain, or where \
      there is no terminal, lines are read: l, r, u and d, one after the other.

        parlor today triples
        parlor today triples --server https://example.org
        echo lurd | parlor today triples

      Without a network, what was played stays here, and the move that was not answered is sent the next time.
      """)

  @OptionGroup var options: TodayOptions

  @Flag(help: "Play line by line, also in a terminal.")
  var plain = false

  func run() throws {
    guard !plain, Look.hasScreen else { return try TodayPlay<TodayTriples>.run(options) }
    let look = try Look.ofTerminal(for: "Triples")
    var said: [String] = []
    let seat = try TodayPlay<TodayTriples>.sitDown(options) { said.append($0) }
    let player = TodayTriplesPlayer(seat: seat, look: look, status: said.joined(separator: " "))
    try player.run(look: look)
    if let fault = player.fault { throw fault.reported() }
    try TodayPlay(seat: seat).end()
  }
}

/// `parlor today codebreaker`.
struct TodayCodeBreakerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codebreaker",
    abstract: "Play today's game of CodeBreaker.",
    discussion: """
      Everybody breaks the same code, once, in at most twelve attempts. A line is a guess, a figure for each peg.

        parlor today codebreaker
        parlor today codebreaker --server https://example.org

      Without a network, what was played stays here, and the guess that was not answered is sent the next time.
      """)

  @OptionGroup var options: TodayOptions

  func run() throws { try TodayPlay<TodayCodeBreaker>.run(options) }
}
