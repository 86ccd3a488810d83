import GameCore
import JSON

/// A player's credentials: the answer to a call that creates a player or adds a device.
public struct CredentialsResponse: Equatable, Sendable {
  /// The player's number, 16 hex digits.
  public let playerID: [UInt8]
  /// The token that proves the player's identity, 32 hex digits.
  public let token: [UInt8]
  /// The name that other players see, in UTF-8.
  public let name: [UInt8]

  /// Creates an answer.
  public init(playerID: [UInt8], token: [UInt8], name: [UInt8]) {
    self.playerID = playerID
    self.token = token
    self.name = name
  }

  /// Parses an answer, or returns `nil` if a JSON member is missing.
  public init?(_ json: JSONValue) {
    guard let player = json["player"]?.bytes, let token = json["token"]?.bytes, let name = json["name"]?.bytes else {
      return nil
    }
    self.init(playerID: player, token: token, name: name)
  }

  /// Writes the JSON members to the open object.
  public func write(to json: inout JSONWriter) {
    json.member("player", utf8: playerID)
    json.member("token", utf8: token)
    json.member("name", utf8: name)
  }
}

/// The server's data about a player.
public struct ProfileResponse: Equatable, Sendable {
  /// The player's number, 16 hex digits.
  public let playerID: [UInt8]
  /// The name that other players see, in UTF-8, 1 to 96 bytes.
  public let name: [UInt8]
  /// The length of the current streak: the number of consecutive days on which the player finished a game.
  public let currentStreak: Int
  /// The length of the longest streak, in days.
  public let bestStreak: Int
  /// The circles that the player is in.
  public let circles: [CircleIdentity]

  /// Creates an answer.
  public init(playerID: [UInt8], name: [UInt8], currentStreak: Int, bestStreak: Int, circles: [CircleIdentity]) {
    self.playerID = playerID
    self.name = name
    self.currentStreak = currentStreak
    self.bestStreak = bestStreak
    self.circles = circles
  }

  /// Parses an answer, or returns `nil` if `json` isn't a valid one. The player's number may be missing.
  public init?(_ json: JSONValue) {
    guard let name = json["name"]?.bytes, 1...96 ~= name.count, let streak = json["streak"],
      let current = streak["current"]?.int, let best = streak["best"]?.int, current >= 0, best >= 0,
      let circles = Self.circles(in: json)
    else { return nil }
    self.init(
      playerID: json["player"]?.bytes ?? [], name: name, currentStreak: current, bestStreak: best, circles: circles)
  }

  /// Parses only the circles of a profile, or returns `nil` if one isn't valid.
  public static func circles(in json: JSONValue) -> [CircleIdentity]? {
    json["tables"]?.values { CircleIdentity($0) }
  }

  /// Writes the JSON members to the open object.
  public func write(to json: inout JSONWriter) {
    json.member("player", utf8: playerID)
    json.member("name", utf8: name)
    json.object("streak") { json in
      json.member("current", currentStreak)
      json.member("best", bestStreak)
    }
    json.array("tables", circles) { json, circle in json.object { circle.write(to: &$0) } }
  }
}

/// A transfer code, with which the player continues on another device.
public struct TransferCodeResponse: Equatable, Sendable {
  /// The code, 8 to 40 visible ASCII characters.
  public let code: [UInt8]
  /// The expiration time in RFC 3339 format. Empty if the parsed answer has none.
  public let expirationTime: [UInt8]

  /// Creates an answer.
  public init(code: [UInt8], expirationTime: [UInt8]) {
    self.code = code
    self.expirationTime = expirationTime
  }

  /// Parses an answer, or returns `nil` if `json` isn't a valid one.
  public init?(_ json: JSONValue) {
    guard let code = json["code"]?.bytes, 8...40 ~= code.count, code.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return nil
    }
    self.init(code: code, expirationTime: json["expires"]?.bytes ?? [])
  }

  /// Writes the JSON members to the open object.
  public func write(to json: inout JSONWriter) {
    json.member("code", utf8: code)
    json.member("expires", utf8: expirationTime)
  }
}
