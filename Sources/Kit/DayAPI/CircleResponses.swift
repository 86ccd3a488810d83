import DailyGames
import GameCore
import JSON

/// The name of a circle of friends, and the code with which players join it.
public struct CircleIdentity: Equatable, Sendable {
  /// The code, ten capital letters, or eight if an earlier release of the server created the circle.
  public let code: [UInt8]

  /// The name, in UTF-8, 1 to 400 bytes. Another player may have chosen it.
  public let name: [UInt8]

  /// Creates the identity of a circle. `code` and `name` must be valid.
  public init(code: [UInt8], name: [UInt8]) {
    self.code = code
    self.name = name
  }

  /// Parses an answer, or returns `nil` if `json` isn't a valid one.
  public init?(_ json: JSONValue) {
    guard let code = json["code"]?.bytes, Self.isCode(code), let name = json["name"]?.bytes, 1...400 ~= name.count
    else { return nil }
    self.init(code: code, name: name)
  }

  /// Writes the JSON members to the open object.
  public func write(to json: inout JSONWriter) {
    json.member("code", utf8: code)
    json.member("name", utf8: name)
  }

  private static func isCode(_ text: [UInt8]) -> Bool {
    (text.count == 10 || text.count == 8) && text.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// Returns the typed code without spaces and hyphens and in capital letters, or `nil` if it isn't valid.
  public static func code(typed: [UInt8]) -> [UInt8]? {
    let letters = typed.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.map { letter in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter ? letter - 32 : letter
    }
    return isCode(letters) ? letters : nil
  }
}

/// The circle that an invitation is for, and the player who created the circle.
public struct InvitationResponse: Equatable, Sendable {
  /// The circle.
  public let circle: CircleIdentity
  /// The name of the player who created the circle, in UTF-8.
  public let host: [UInt8]

  /// Creates an answer.
  public init(circle: CircleIdentity, host: [UInt8]) {
    self.circle = circle
    self.host = host
  }

  /// Parses an answer, or returns `nil` if `json` isn't a valid one.
  public init?(_ json: JSONValue) {
    guard let circle = CircleIdentity(json), let host = json["host"]?.bytes else { return nil }
    self.init(circle: circle, host: host)
  }

  /// Writes the JSON members to the open object.
  public func write(to json: inout JSONWriter) {
    circle.write(to: &json)
    json.member("host", utf8: host)
  }
}

/// A circle with its members and their games of recent days.
public struct CircleResponse: Equatable, Sendable {
  /// The circle.
  public let circle: CircleIdentity
  /// Whether the calling player created the circle.
  public let isCreator: Bool
  /// The members, including the calling player.
  public let members: [Member]

  /// A player in the circle, with the finished games that the calling player may see.
  public struct Member: Equatable, Sendable {
    /// The player's number, 16 hex digits.
    public let playerID: [UInt8]
    /// The name, in UTF-8, 1 to 400 bytes.
    public let name: [UInt8]
    /// Whether the member is the calling player.
    public let isOwn: Bool
    /// The games that the calling player may see.
    public let games: [Game]

    /// Creates a member. Doesn't validate the number and the name.
    public init(playerID: [UInt8], name: [UInt8], isOwn: Bool, games: [Game]) {
      self.playerID = playerID
      self.name = name
      self.isOwn = isOwn
      self.games = games
    }
  }

  /// A finished game.
  public struct Game: Equatable, Sendable {
    /// The day on which the server dealt the game.
    public let day: CalendarDay
    /// The kind of daily game.
    public let kind: DailyGame
    /// The points or guesses, and the loss if the coach has rated the game.
    public let result: GameResult

    /// Creates a game. Doesn't check that `kind` allows the result.
    public init(day: CalendarDay, kind: DailyGame, result: GameResult) {
      self.day = day
      self.kind = kind
      self.result = result
    }
  }

  /// Creates an answer.
  public init(circle: CircleIdentity, isCreator: Bool, members: [Member]) {
    self.circle = circle
    self.isCreator = isCreator
    self.members = members
  }

  /// Parses an answer, or returns `nil` if `json` isn't a valid one.
  public init?(_ json: JSONValue) {
    guard let circle = CircleIdentity(json), let isCreator = json["maker"]?.bool,
      let members = json["members"]?.values({ Member($0) })
    else { return nil }
    self.init(circle: circle, isCreator: isCreator, members: members)
  }

  /// Writes the JSON members to the open object.
  public func write(to json: inout JSONWriter) {
    circle.write(to: &json)
    json.member("maker", isCreator)
    json.array("members", members) { json, member in
      json.object { json in
        json.member("player", utf8: member.playerID)
        json.member("name", utf8: member.name)
        json.member("me", member.isOwn)
        json.array("games", member.games) { json, game in
          json.object { json in
            json.member("day", game.day.description)
            json.member("kind", game.kind.idText)
            game.result.write(game.kind, to: &json)
          }
        }
      }
    }
  }
}

extension CircleResponse.Member {
  fileprivate init?(_ json: JSONValue) {
    guard let player = json["player"]?.bytes, Hexadecimal.isText(player, count: 16),
      let name = json["name"]?.bytes, 1...400 ~= name.count, let isOwn = json["me"]?.bool,
      let games = json["games"]?.values({ CircleResponse.Game($0) })
    else { return nil }
    self.init(playerID: player, name: name, isOwn: isOwn, games: games)
  }
}

extension CircleResponse.Game {
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["day"]?.bytes, let day = try? CalendarDay(text: name), let kind = json["kind"]?.bytes,
      let game = DailyGame(id: kind), let result = GameResult(json, game)
    else { return nil }
    self.init(day: day, kind: game, result: result)
  }
}
