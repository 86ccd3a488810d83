import DayAPI
import GameService
import HTTP
import Ledger

extension Problem {
  /// Creates a problem of a kind that clients know. `status` is from 400 to 599.
  init(status: Int, kind: ProblemKind, title: String, headers: [(name: String, value: String)] = []) {
    self.init(status: status, kind: kind.name, title: title, headers: headers, members: [])
  }

  static let unauthorized = Problem(
    status: 401, kind: .unauthorized, title: "This takes the token of a player.",
    headers: [("WWW-Authenticate", "Bearer")])

  static let noSuchDay = Problem(status: 404, kind: .noSuchDay, title: "There is no such day.")

  static let notBegun = Problem(status: 404, kind: .gameNotBegun, title: "This game was not begun.")

  static let noSuchCircle = Problem(status: 404, kind: .noSuchCircle, title: "You aren’t in a circle with this code.")

  static let noSuchRow = Problem(status: 404, kind: .noSuchRow, title: "The standings have no such name.")

  static let notRevealed = Problem(status: 404, kind: .dayNotRevealed, title: "The day is not over yet.")

  static let noCoachGame = Problem(status: 404, kind: .noCoachGame, title: "The coach did not play on that day.")

  static let invalidName = Problem(
    status: 422, kind: .invalidName, title: "A name has 1 to 24 characters that can be seen, on one line.")

  static let noSuchTransferCode = Problem(
    status: 404, kind: .noSuchTransferCode, title: "This code doesn’t exist, or it has expired.")

  static let invalidRange = Problem(
    status: 422, kind: .invalidRange,
    title: "From one day to another there are 1 to 60 days, all of them in the calendar.")

  static func invalidQuery(_ title: String) -> Problem {
    Problem(status: 400, kind: .invalidQuery, title: title)
  }

  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .move(let refusal): Problem(status: 422, kind: refusal.kind, title: refusal.title)
      case .notBegun: .notBegun
      case .noSuchDay: .noSuchDay
      case .dayNotOpen:
        Problem(status: 409, kind: .dayNotOpen, title: "A game of this day cannot be begun now.")
      case .dayVoid:
        Problem(status: 409, kind: .dayVoid, title: "The server lost data of this day, so it doesn’t count.")
      case .dayClosed:
        Problem(status: 409, kind: .dayClosed, title: "The time for moves of this day is over.")
      case .conflictingMove:
        Problem(status: 409, kind: .conflictingMove, title: "The game has another move here, or is not so far yet.")
      case .notReady:
        Problem(
          status: 503, kind: "not-ready", title: "This server is not ready. Try again in a moment.",
          headers: [("Retry-After", "1")])
      }
  }

  init(_ error: LedgerError) {
    switch error {
    case .unavailable, .inDoubt, .overloaded, .noSuchTable:
      self.init(
        status: 503, kind: "unavailable", title: "The ledger cannot be reached. Nothing that was answered is lost.",
        headers: [("Retry-After", "1")])
    case .full:
      self.init(
        status: 507, kind: "full", title: "The server has no room to write. Nothing that was answered is lost.",
        headers: [("Retry-After", "60")])
    case .missingReference: self = .unauthorized
    case .fault: self.init(status: 500, kind: "fault", title: "The ledger holds something that should not be there.")
    }
  }
}
