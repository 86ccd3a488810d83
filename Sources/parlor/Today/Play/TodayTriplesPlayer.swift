import Foundation
import NumberedGame
import TerminalSupport
import TriplesModel
import TriplesTerminal

/// Today's game of Triples on a whole screen: a key is a move, which is drawn once the server has dealt.
final class TodayTriplesPlayer: TerminalProgram {
  private let seat: TodaySeat<TodayTriples>
  private let look: Look

  /// The sentence under the board.
  private var status: String

  /// Whether the player is asked whether to end the game.
  private var asksForEnd = false

  /// Why nothing more can be played, if a server gave a reason.
  private(set) var fault: TodayProblem?

  private(set) var isFinished = false

  init(seat: TodaySeat<TodayTriples>, look: Look, status: String) {
    self.seat = seat
    self.look = look
    self.status = status
    if seat.pending != nil { send { try seat.settle() } }
  }

  func handle(_ key: Key) {
    if asksForEnd {
      asksForEnd = false
      status = ""
      if key.lowercased == "y" { send { try seat.play("x") } }
      return
    }
    switch key.lowercased {
    case "q", .escape: isFinished = true
    case .enter where seat.pending != nil: send { try seat.settle() }
    case "x" where canPlay:
      asksForEnd = true
      status = "End the game as it stands? y or n"
    default:
      guard let direction = TriplesDayScreen.direction(key), canPlay else { return }
      let action = String(decoding: [direction.letter], as: UTF8.self)
      if let objection = seat.table.objection(to: action) {
        status = objection
      } else {
        send { try seat.play(action) }
      }
    }
  }

  private var canPlay: Bool { !seat.isOver && seat.pending == nil && fault == nil }

  /// Sends something to the server, and says what came of it.
  private func send(_ call: () throws -> Void) {
    do {
      try call()
      status = seat.isOver ? "The game of \(seat.day) is over." : ""
    } catch let problem as TodayProblem {
      switch problem {
      case .unreachable, .busy: status = "\(problem) Your move is kept: Enter tries again."
      case .refused(kind: "other-move", _, _): status = "This game was played on elsewhere."
      case .refused, .nonsense, .unknownPlayer:
        status = problem.description
        fault = problem
      }
    } catch {
      // What cannot be kept has been reported, on a screen that is about to go.
      isFinished = true
    }
  }

  func draw(width: Int, height: Int) -> Canvas {
    let arrows = look.isUnicode ? "←↓↑→" : "arrows"
    let hints = [
      KeyHint(arrows, "move", isEnabled: canPlay, isEssential: true), KeyHint("x", "end the game", isEnabled: canPlay),
      KeyHint("Enter", "try again", isEnabled: seat.pending != nil), KeyHint("q", "quit", isEssential: true),
    ]
    return TriplesDayScreen(
      game: seat.table.game, title: "\(seat.day)", status: status, hints: hints, look: look
    ).canvas(width: width, height: height)
  }

  var pictureTime: Int32? { nil }
  func leaving() {}
  func resumed() {}
  func takeClipboard() -> String? { nil }
}
