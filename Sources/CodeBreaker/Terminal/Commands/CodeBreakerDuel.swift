import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import TerminalSupport

struct CodeBreakerDuelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare your game with a friend's game of the same code.",
    discussion: """
      Takes the replay lines of two finished games, yours and a friend's, or the link to a duel, which has both. Fewer \
      guesses win, then fewer guesses lost to mistakes. A solved game beats one that was not solved.

        parlor codebreaker duel 'codebreaker/1 537 4.mastermind 0123,2020' \
      'codebreaker/1 537 4.mastermind 1145,0220,2020'

      The JSON has these keys in this order: winner ("you", "friend", or null), verdict (a sentence), parted (the first \
      attempt that differs, or null), then you and friend, each with the keys attempts (a list with the keys guess, exact, \
      inexact, and after, the number of possible codes), guesses, solved, and skill (the cost of mistakes) and luck, both in \
      guesses.
      """)

  @Argument(help: ArgumentHelp("Your replay line, or a link to it, or to the duel.", valueName: "line"))
  var line: String

  @Argument(help: ArgumentHelp("Your friend's replay line, or a link to it.", valueName: "friend"))
  var friend: String?

  @Flag(help: "Print one line of JSON: winner, verdict, parted, you, friend.")
  var json = false

  func run() throws {
    let games = try games()
    for game in [games.own, games.friend] { try game.requireLuck() }
    let setups = (games.own.setup, games.friend.setup)
    guard setups.0.number == setups.1.number, setups.0.pegCount == setups.1.pegCount, setups.0.theme == setups.1.theme
    else { throw Failure.data.report("These games have different codes.") }
    let coach = Coach(maxWholeGameCodeCount: 4096)
    guard games.own.isOver, games.friend.isOver, let own = coach.review(games.own, workLimit: 2_000_000_000),
      let friend = coach.review(games.friend, workLimit: 2_000_000_000),
      let duel = CodeBreakerSession.Duel(own: own, friend: friend)
    else { throw Failure.data.report("A duel needs two finished games with attempts.") }
    CodeBreakerDuelReport(duel: duel).show(asJSON: json)
  }

  private func games() throws -> (own: CodeBreaker, friend: CodeBreaker) {
    if let friend { return (try CodeBreaker.read(line), try CodeBreaker.read(friend)) }
    let shared = try SharedText(argument: line)
    guard shared.isAddress, DuelAddress(shared.text).answeredMoves != nil else {
      throw Failure.usage.report("Give two games, yours and your friend's, or a link that has both.")
    }
    do throws(CodeBreakerSession.LinkFault) {
      let link = try CodeBreakerSession.SharedLink(shared.text)
      guard let own = link.answeredGame, let friend = link.sentGame else { throw .unfinished }
      return (own.game, friend.game)
    } catch {
      throw Failure.data.report(error.description)
    }
  }
}

/// The report that `parlor codebreaker duel` prints.
struct CodeBreakerDuelReport: Report {
  let duel: CodeBreakerSession.Duel

  /// The report in the words and numbers that the duel's players see.
  var text: String {
    duel.screen(coachProblem: "").text { picture in
      guard case .attempts(let row) = picture else { return [] }
      return [line("\(row.number). You", row.own), line("\(row.number). Friend", row.friend)].compactMap { $0 }
    }
  }

  private func line(_ name: String, _ attempt: CodeBreakerSession.DuelAttempt?) -> [Span]? {
    guard let attempt else { return nil }
    let markers = CodeBreakerSession.SpokenText.markers(attempt.row.counts)
    let note = attempt.note.isEmpty ? "" : ", \(attempt.note.lowercased())"
    return [Span("\(name.leftAligned(in: 12))\(symbols(attempt.row.code))  \(markers)\(note)")]
  }

  private func symbols(_ code: Code) -> String { code.symbols(in: duel.own.game.setup.theme) }

  var fields: JSON {
    let winner: String? = duel.verdict.winner.map { $0 == .own ? "you" : "friend" }
    return [
      "winner": JSON(winner), "verdict": JSON(duel.verdict.text),
      "parted": JSON(duel.firstDifferenceNumber),
      "you": fields(duel.own, duel.ownReview.review, duel.rows.compactMap(\.own)),
      "friend": fields(duel.friend, duel.friendReview.review, duel.rows.compactMap(\.friend)),
    ]
  }

  private func fields(
    _ game: CodeBreakerSession.DuelGame, _ review: Review?, _ attempts: [CodeBreakerSession.DuelAttempt]
  ) -> JSON {
    let attempts = attempts.map { attempt -> JSON in
      [
        "guess": JSON(symbols(attempt.row.code)), "exact": JSON(attempt.row.counts.exact),
        "inexact": JSON(attempt.row.counts.inexact), "after": JSON(attempt.remainingCodeCount),
      ]
    }
    return [
      "attempts": JSON(attempts), "guesses": JSON(game.attemptCount), "solved": JSON(game.isSolved),
      "skill": JSON(review?.loss ?? 0, decimals: 6), "luck": JSON(review?.luck ?? 0, decimals: 6),
    ]
  }
}
