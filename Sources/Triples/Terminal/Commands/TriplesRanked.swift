import DailyGames
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

extension TriplesCommand: DailyGameCommand {
  package static var game: DailyGame { .triples }

  package static var todayDiscussion: String {
    """
    Everyone plays the same game, once. In a terminal, the keys are the same as in parlor triples play. With --plain, or \
    without a terminal, the command reads lines of moves: l, r, u, and d.

      parlor today triples
      parlor today triples --server https://example.org
      echo lurd | parlor today triples

    Without a network, your moves stay on this device, and the unanswered move is sent the next time.
    """
  }

  package static func playRanked(
    _ day: CalendarDay, at server: DayServer, in environment: PlayEnvironment, isPlain: Bool
  ) throws {
    try TriplesFrontEnd.playRanked(day, at: server, in: environment, isPlain: isPlain) { TriplesLineGame(session: $0) }
  }

  package static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    try TriplesFrontEnd.playAgain(day, in: environment)
  }
}

private struct TriplesLineGame: RankedLineGame {
  let session: TriplesSession

  static let help = """
    l, r, u, and d collapse the board left, right, up, and down. You can type several moves in one line.
    finish ends the game now, q leaves it for later.
    """

  var text: String { TriplesReplayReport(replay: session.replay).text }
  var confirmedMoveCount: Int { session.replay.moves.count }
  var isOver: Bool { session.isOver }

  func moves(in line: String) -> [String]? {
    let letters = line.filter { $0 != " " }.map { String($0) }
    return letters.allSatisfy { Self.direction($0) != nil } ? letters : nil
  }

  private static func direction(_ move: String) -> Direction? { move.utf8.first.flatMap { Direction(letter: $0) } }

  func play(_ move: String) -> String? {
    guard let direction = Self.direction(move), !session.move(direction) else { return nil }
    return session.status.isEmpty ? session.tip(for: .terminal) : session.status
  }

  func finish() {
    session.newGame()
    session.finishRankedGame()
  }
}
