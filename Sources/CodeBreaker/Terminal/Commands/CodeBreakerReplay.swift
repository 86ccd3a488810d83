import ArgumentParser
import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

struct CodeBreakerReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a game and print its attempts and result.",
    discussion: """
      A replay line is the game's number, its pegs and theme, and its attempts. Each peg of an attempt is the position of its \
      choice in the theme, 0 to 9, a, or b, or - for an empty hole. An x at the end gives up. A game without luck has the \
      word without-luck instead of a number, and an answer with each attempt. Quote the line, because it contains spaces. \
      Every command that takes a line also takes a link to a game, or the part of the link after #.

        parlor codebreaker replay 'codebreaker/1 537 4.mastermind 0123,2020'
        parlor codebreaker replay 'https://example.org/codebreaker/#codebreaker/1/537/4.mastermind/0123,2020'
        parlor codebreaker replay 'codebreaker/1 537 5.faces.10 01234,x' --json

      The JSON has these keys in this order: game (its number, or "without-luck"), pegs (how many), theme (its ID), limit (of \
      attempts, or null), attempts (a list with the keys guess, exact, and inexact), ending ("solved", "out of attempts", \
      "gave up", or null for an unfinished game), and code (null for an unfinished game). If the line can't be played, prints \
      its first error to standard error and exits with code 65.
      """)

  @Argument(help: ArgumentHelp("The replay line, or a link.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: game, pegs, theme, limit, attempts, ending, code.")
  var json = false

  func run() throws {
    CodeBreakerReplayReport(game: try CodeBreaker.read(line)).show(asJSON: json)
  }
}

/// The report that `parlor codebreaker replay` prints. It hides the code until the game is over.
struct CodeBreakerReplayReport: Report {
  let game: CodeBreaker

  var text: String {
    let setup = game.setup
    let limit = setup.attemptLimit.map { " of \($0)" } ?? ""
    let count = game.attempts.count
    let attempts = count == 1 && limit.isEmpty ? "1 guess" : "\(count)\(limit) guesses"
    var lines = [
      "\(setup.title), \(setup.theme.name), \(setup.pegCount) pegs, \(attempts), \(ending ?? "not finished")", "",
    ]
    lines += CodeBreakerSession.AttemptRow.rows(of: game).map {
      CodeBreakerSession.SpokenText.attempt($0, theme: setup.theme)
    }
    lines.append(CodeBreakerSession.SpokenText.master(of: game))
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    let setup = game.setup
    let attempts = game.attempts.map { attempt -> JSON in
      let counts = MatchCounts(attempt.matches ?? [])
      return [
        "guess": JSON(attempt.symbols(in: setup.theme)), "exact": JSON(counts.exact), "inexact": JSON(counts.inexact),
      ]
    }
    return [
      "game": setup.isWithoutLuck ? JSON("without-luck") : JSON(setup.deal), "pegs": JSON(setup.pegCount),
      "theme": JSON(setup.theme.id), "limit": JSON(setup.attemptLimit), "attempts": JSON(attempts),
      "ending": JSON(ending),
      "code": JSON(game.masterCode.isHidden ? nil : game.masterCode.symbols(in: setup.theme)),
    ]
  }

  private var ending: String? {
    switch game.ending {
    case .solved: "solved"
    case .outOfAttempts: "out of attempts"
    case .gaveUp: "gave up"
    case nil: nil
    }
  }
}

extension Code {
  /// Returns the code in the symbols of replay lines.
  func symbols(in theme: Theme) -> String { String(decoding: text(in: theme), as: UTF8.self) }
}

extension CodeText {
  /// Returns the colors of a code in the symbols of replay lines.
  static func symbols(_ colors: [UInt8]) -> String { String(decoding: text(colors), as: UTF8.self) }
}

extension CodeBreaker {
  /// Throws an exit code if the game is without luck, after reporting that the coach can't rate its guesses.
  func requireLuck() throws {
    guard setup.isWithoutLuck else { return }
    throw Failure.data.report(
      "The coach rates guesses by their average, which means nothing in a game without luck.")
  }

  /// Returns the game of a replay line or a link. If the link is to a duel, returns the sender's game. Throws an exit code after
  /// reporting the first fault.
  static func read(_ argument: String) throws -> CodeBreaker {
    let shared = try SharedText(argument: argument)
    do throws(CodeBreakerSession.LinkFault) {
      if shared.isAddress { return try CodeBreakerSession.SharedLink.sendersGame(shared.text) }
    } catch {
      throw Failure.data.report(error.description)
    }
    do {
      return try CodeBreaker(line: shared.text)
    } catch {
      throw Failure.data.report(error.description)
    }
  }
}
