import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import GameCore
import SessionSupport
import TerminalSupport

extension CodeBreakerCommand: DailyGameCommand {
  package static var game: DailyGame { .codeBreaker }

  package static var todayDiscussion: String {
    """
    Everyone breaks the same code, once, in at most twelve attempts. In a terminal, the keys are the same as in parlor \
    codebreaker play. With --plain, or without a terminal, the command reads a guess from each line, with a digit per peg.

      parlor today codebreaker
      parlor today codebreaker --server https://example.org

    Without a network, your guesses stay on this device, and the unanswered guess is sent the next time.
    """
  }

  package static func playRanked(
    _ day: CalendarDay, at server: DayServer, in environment: PlayEnvironment, isPlain: Bool
  ) throws {
    try CodeBreakerFrontEnd.playRanked(day, at: server, in: environment, isPlain: isPlain) {
      CodeBreakerLineGame(session: $0)
    }
  }

  package static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    try CodeBreakerFrontEnd.playAgain(day, in: environment)
  }
}

private struct CodeBreakerLineGame: RankedLineGame {
  let session: CodeBreakerSession

  static let help = """
    Type a guess with one of these digits for each peg, such as 0123. finish gives up, q leaves it for later.
    """

  static var showsMoreAtEnd: Bool { true }

  var text: String {
    let theme = session.game.setup.theme
    let legend = theme.choices.enumerated().map { index, peg in "\(index) \(theme.spokenName(of: peg))" }
    return legend.joined(separator: ", ") + "\n\n" + CodeBreakerReplayReport(game: session.game).text
  }

  var confirmedMoveCount: Int { session.game.attempts.count }
  var isOver: Bool { session.game.isOver }

  func moves(in line: String) -> [String]? { [line.filter { $0 != " " }] }

  func play(_ move: String) -> String? {
    let setup = session.game.setup
    guard let code = Code(guess: move.utf8, theme: setup.theme), code.pegs.count == setup.pegCount,
      !code.pegs.contains(Code.missingPeg)
    else {
      return "A guess has \(setup.pegCount) digits from 0 to \(setup.theme.choices.count - 1). \(Self.help)"
    }
    session.setPegs(CoachQuestion.colors(of: code, session.pegChoices))
    return session.guess() ? nil : session.status
  }

  func finish() {
    session.askToGiveUp()
    session.giveUp()
  }
}
