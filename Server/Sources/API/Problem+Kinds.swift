import DayAPI
import HTTP
import Ledger
import Play

extension Problem {
  /// Creates a problem of a kind that clients know.
  ///
  /// - Parameters:
  ///   - status: The status code, 400 to 599.
  ///   - kind: The kind.
  ///   - title: The title, which is the same for all problems of the kind.
  ///   - headers: The header fields of the answer.
  init(status: Int, kind: ProblemKind, title: String, headers: [(name: String, value: String)] = []) {
    self.init(status: status, kind: kind.name, title: title, headers: headers, members: [])
  }

  /// 401: no player has this token.
  static let unauthorized = Problem(
    status: 401, kind: .unauthorized, title: "This takes the token of a player.",
    headers: [("WWW-Authenticate", "Bearer")])

  /// 404: the calendar or the ledger has no such day.
  static let noSuchDay = Problem(status: 404, kind: .noSuchDay, title: "There is no such day.")

  /// 404: the player hasn't started the game.
  static let notBegun = Problem(status: 404, kind: .notBegun, title: "This game was not begun.")

  /// 404: no circle of the player has this code.
  static let noSuchCircle = Problem(status: 404, kind: .noSuchCircle, title: "You aren’t in a circle with this code.")

  /// 404: the day isn't revealed yet.
  static let notRevealed = Problem(status: 404, kind: .notRevealed, title: "The day is not over yet.")

  /// 404: the coach did not play on that day.
  static let noCoachGame = Problem(status: 404, kind: .noCoachGame, title: "The coach did not play on that day.")

  /// 422: the name isn't valid.
  static let badName = Problem(
    status: 422, kind: .badName, title: "A name has 1 to 24 characters that can be seen, on one line.")

  /// 404: the transfer code doesn't exist or has expired.
  static let noSuchCode = Problem(
    status: 404, kind: .noSuchCode, title: "This code doesn’t exist, or it has expired.")

  /// 422: the range of days isn't valid.
  static let badRange = Problem(
    status: 422, kind: .badRange,
    title: "From one day to another there are 1 to 60 days, all of them in the calendar.")

  /// Creates the problem 400 of an invalid query.
  static func badQuery(_ title: String) -> Problem {
    Problem(status: 400, kind: .badQuery, title: title)
  }

  /// Creates the problem of an authority's refusal.
  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .move(let refusal): Problem(status: 422, kind: refusal.kind, title: refusal.title)
      case .notBegun: .notBegun
      case .noSuchDay: .noSuchDay
      case .dayNotOpen:
        Problem(status: 409, kind: .dayNotOpen, title: "A game of this day cannot be begun now.")
      case .dayClosed:
        Problem(status: 409, kind: .dayClosed, title: "The time for moves of this day is over.")
      case .otherMove:
        Problem(status: 409, kind: .otherMove, title: "The game has another move here, or is not so far yet.")
      case .notReady:
        Problem(
          status: 503, kind: "not-ready", title: "This server is not ready. Try again in a moment.",
          headers: [("Retry-After", "1")])
      }
  }

  /// Creates the problem of a ledger's error.
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
