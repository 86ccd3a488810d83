import JSON
import NumberedGame

/// The kind of a problem that the server reports (RFC 9457, "Problem Details for HTTP APIs").
public struct ProblemKind: Hashable, Sendable {
  /// The name, the part of the member `type` after ``prefix``.
  public let name: String

  /// The beginning of the member `type`.
  public static var prefix: String { "/problems/" }

  /// Creates a kind.
  public init(_ name: String) { self.name = name }

  /// Reads the kind of a problem, or returns `nil` if the answer isn't one.
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
  public static var notBegun: ProblemKind { ProblemKind("not-begun") }
  /// 404: no circle has this code, or the player isn't a member of it.
  public static var noSuchCircle: ProblemKind { ProblemKind("no-such-table") }
  /// 404: the circle has no such member.
  public static var noSuchMember: ProblemKind { ProblemKind("no-such-member") }
  /// 404: the transfer code doesn't exist or has expired.
  public static var noSuchCode: ProblemKind { ProblemKind("no-such-code") }
  /// 404: the day isn't over yet.
  public static var notRevealed: ProblemKind { ProblemKind("not-revealed") }
  /// 404: the coach didn't play on that day.
  public static var noCoachGame: ProblemKind { ProblemKind("no-coach-game") }
  /// 403: only the circle's maker may do this.
  public static var notTheCreator: ProblemKind { ProblemKind("not-the-maker") }
  /// 409: the circle is full.
  public static var circleIsFull: ProblemKind { ProblemKind("table-full") }
  /// 409: the player is in the maximum number of circles.
  public static var tooManyCircles: ProblemKind { ProblemKind("too-many-tables") }
  /// 409: a game of this day can't be begun now.
  public static var dayNotOpen: ProblemKind { ProblemKind("day-not-open") }
  /// 409: the time for moves of this day is over.
  public static var dayClosed: ProblemKind { ProblemKind("day-closed") }
  /// 409: the game has another move at this index. The member `game` has the game.
  public static var otherMove: ProblemKind { ProblemKind("other-move") }
  /// 422: the move changes nothing.
  public static var nothingMoves: ProblemKind { ProblemKind("nothing-moves") }
  /// 422: the guess was made before.
  public static var repeated: ProblemKind { ProblemKind("repeated") }
  /// 422: the guess isn't a code of the day's game.
  public static var noGuess: ProblemKind { ProblemKind("no-guess") }
  /// 422: the name is invalid.
  public static var badName: ProblemKind { ProblemKind("bad-name") }
  /// 422: the days don't form a range.
  public static var badRange: ProblemKind { ProblemKind("bad-range") }
  /// 400: the part of the address after `?` is invalid.
  public static var badQuery: ProblemKind { ProblemKind("bad-query") }
}
