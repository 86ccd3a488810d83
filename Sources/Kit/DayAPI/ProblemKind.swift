import GameCore
import JSON

/// The kind of a problem that the server reports (RFC 9457, "Problem Details for HTTP APIs").
public struct ProblemKind: Hashable, Sendable {
  /// The name: the part of the JSON member `type` after ``prefix``.
  public let name: String

  /// The prefix of the JSON member `type`.
  public static var prefix: String { "/problems/" }

  /// Creates a kind from its name, without ``prefix``.
  public init(_ name: String) { self.name = name }

  /// Parses the kind of a problem, or returns `nil` if `problem` isn't one.
  public init?(_ problem: JSONValue) {
    let prefix = Self.prefix.utf8Bytes
    guard let type = problem["type"]?.bytes, type.starts(with: prefix) else { return nil }
    name = String(decoding: Array(type.dropFirst(prefix.count)), as: UTF8.self)
  }
}

extension ProblemKind {
  /// 401: no player has this token.
  public static var unauthorized: ProblemKind { ProblemKind("unauthorized") }
  /// 404: the server doesn't have the day.
  public static var noSuchDay: ProblemKind { ProblemKind("no-such-day") }
  /// 404: the player hasn't begun the game.
  public static var gameNotBegun: ProblemKind { ProblemKind("not-begun") }
  /// 404: no circle has this code, or the player isn't a member of it.
  public static var noSuchCircle: ProblemKind { ProblemKind("no-such-table") }
  /// 404: the circle has no such member.
  public static var noSuchMember: ProblemKind { ProblemKind("no-such-member") }
  /// 404: the standings have no row of another player with this number.
  public static var noSuchRow: ProblemKind { ProblemKind("no-such-row") }
  /// 404: the transfer code doesn't exist or has expired.
  public static var noSuchTransferCode: ProblemKind { ProblemKind("no-such-code") }
  /// 404: the day isn't over yet.
  public static var dayNotRevealed: ProblemKind { ProblemKind("not-revealed") }
  /// 404: the coach didn't play on that day.
  public static var noCoachGame: ProblemKind { ProblemKind("no-coach-game") }
  /// 403: only the player who created the circle may do this.
  public static var notTheCreator: ProblemKind { ProblemKind("not-the-maker") }
  /// 409: the circle is full.
  public static var circleIsFull: ProblemKind { ProblemKind("table-full") }
  /// 409: the player is in the maximum number of circles.
  public static var tooManyCircles: ProblemKind { ProblemKind("too-many-tables") }
  /// 409: the day's games can't be started at this time.
  public static var dayNotOpen: ProblemKind { ProblemKind("day-not-open") }
  /// 409: the day is closed, so its games take no more moves.
  public static var dayClosed: ProblemKind { ProblemKind("day-closed") }
  /// 409: the server lost data of the day, so the day doesn't count.
  public static var dayVoid: ProblemKind { ProblemKind("day-void") }
  /// 409: the game already has a different move at this index. The JSON member `game` has the state of the game.
  public static var conflictingMove: ProblemKind { ProblemKind("other-move") }
  /// 422: the move changes nothing.
  public static var nothingMoves: ProblemKind { ProblemKind("nothing-moves") }
  /// 422: the player has already made this guess.
  public static var repeatedGuess: ProblemKind { ProblemKind("repeated") }
  /// 422: the guess isn't a valid code in the day's game.
  public static var invalidGuess: ProblemKind { ProblemKind("no-guess") }
  /// 422: the name is invalid.
  public static var invalidName: ProblemKind { ProblemKind("bad-name") }
  /// 422: the days don't form a range.
  public static var invalidRange: ProblemKind { ProblemKind("bad-range") }
  /// 400: the query string is invalid.
  public static var invalidQuery: ProblemKind { ProblemKind("bad-query") }
}
