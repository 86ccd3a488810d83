import DailyGames
import GameCore

/// An endpoint of the daily games API: an HTTP method and a path. The server's `openapi.yaml` describes all endpoints.
public struct Endpoint: Hashable, Sendable {
  /// An HTTP method. Repeating a request is safe, because the server makes each change only once. The exceptions are
  /// `createPlayer`, `createCircle`, `createTransferCode`, and `replaceTokens`, which create something new each time.
  public enum Method: String, Hashable, Sendable {
    /// Reads something.
    case get = "GET"
    /// Creates something, unless it already exists.
    case put = "PUT"
    /// Adds something.
    case post = "POST"
    /// Changes part of something.
    case patch = "PATCH"
    /// Removes something.
    case delete = "DELETE"

    /// The method's name in HTTP, such as `GET`.
    public var name: String { rawValue }
  }

  /// The method.
  public let method: Method

  /// The path below the API's address, with placeholders, such as `tables/{code}`.
  public let pattern: String

  private init(_ method: Method, _ pattern: String) {
    self.method = method
    self.pattern = pattern
  }

  /// Returns the path with the placeholders replaced by `values` in order, followed by `?` and `query` unless that is
  /// empty. A placeholder without a value stays.
  public func path(_ values: [String] = [], query: String = "") -> String {
    var (path, next, isInside): ([UInt8], Int, Bool) = ([], 0, false)
    for byte in pattern.utf8Bytes {
      if byte == UInt8(ascii: "{"), next < values.count {
        path += values[next].utf8Bytes
        next += 1
        isInside = true
      }
      if !isInside { path.append(byte) }
      if byte == UInt8(ascii: "}") { isInside = false }
    }
    if !query.isEmpty { path += [UInt8(ascii: "?")] + query.utf8Bytes }
    return String(decoding: path, as: UTF8.self)
  }
}

// MARK: Players

extension Endpoint {
  /// Creates a player, or, given a transfer code, a token for another device.
  public static var createPlayer: Endpoint { Endpoint(.post, "players") }
  /// Returns the player's profile.
  public static var profile: Endpoint { Endpoint(.get, "players/me") }
  /// Changes the player's name.
  public static var renamePlayer: Endpoint { Endpoint(.patch, "players/me") }
  /// Deletes the player.
  public static var deletePlayer: Endpoint { Endpoint(.delete, "players/me") }
  /// Creates a transfer code, which is valid once.
  public static var createTransferCode: Endpoint { Endpoint(.post, "players/me/code") }
  /// Replaces the player's tokens.
  public static var replaceTokens: Endpoint { Endpoint(.post, "players/me/token") }
}

// MARK: Circles

extension Endpoint {
  /// Creates a circle.
  public static var createCircle: Endpoint { Endpoint(.post, "tables") }
  /// Returns a circle with its members.
  public static var circle: Endpoint { Endpoint(.get, "tables/{code}") }
  /// Deletes a circle.
  public static var deleteCircle: Endpoint { Endpoint(.delete, "tables/{code}") }
  /// Returns the circle that an invitation is for. Requires no token.
  public static var invitation: Endpoint { Endpoint(.get, "tables/{code}/invitation") }
  /// Joins a circle.
  public static var joinCircle: Endpoint { Endpoint(.put, "tables/{code}/members/me") }
  /// Leaves a circle.
  public static var leaveCircle: Endpoint { Endpoint(.delete, "tables/{code}/members/me") }
  /// Removes a member from a circle.
  public static var removeMember: Endpoint { Endpoint(.delete, "tables/{code}/members/{player}") }
}

// MARK: Reports

extension Endpoint {
  /// Reports the name in a row of the standings.
  public static func reportRow(_ game: DailyGame) -> Endpoint {
    Endpoint(.post, "days/{day}/\(game.idText)/standings/reports")
  }
  /// Reports the name of a circle or of one of its members.
  public static var reportInCircle: Endpoint { Endpoint(.post, "tables/{code}/reports") }
}

// MARK: Days and games

extension Endpoint {
  /// Returns a range of days.
  public static var days: Endpoint { Endpoint(.get, "days") }
  /// Returns the query string of `days` for the days from `first` to `last`.
  public static func daysQuery(from first: CalendarDay, to last: CalendarDay) -> String { "from=\(first)&to=\(last)" }
  /// Returns the day that it is now by the server's clock, in UTC.
  public static var today: Endpoint { Endpoint(.get, "days/today") }
  /// Returns a day's state, its commitment, and its key once the day is revealed.
  public static var day: Endpoint { Endpoint(.get, "days/{day}") }
  /// Returns the player's game.
  public static func game(_ game: DailyGame) -> Endpoint { Endpoint(.get, "days/{day}/\(game.idText)") }
  /// Begins the player's game, or returns it if it has begun.
  public static func begin(_ game: DailyGame) -> Endpoint { Endpoint(.put, "days/{day}/\(game.idText)") }
  /// Plays a move.
  public static func move(_ game: DailyGame) -> Endpoint {
    Endpoint(.post, "days/{day}/\(game.idText)/\(game.movePath)")
  }
  /// Ends the player's game.
  public static func finish(_ game: DailyGame) -> Endpoint { Endpoint(.post, "days/{day}/\(game.idText)/finish") }
  /// Returns rows of the standings. The query string selects them.
  public static func standings(_ game: DailyGame) -> Endpoint { Endpoint(.get, "days/{day}/\(game.idText)/standings") }
  /// Returns all of a past day's games, one per line.
  public static func recordedGames(_ game: DailyGame) -> Endpoint {
    Endpoint(.get, "days/{day}/\(game.idText)/games.txt")
  }
  /// Returns the coach's game for a past day.
  public static func coachGame(_ game: DailyGame) -> Endpoint {
    Endpoint(.get, "days/{day}/\(game.idText)/coach.txt")
  }
}
