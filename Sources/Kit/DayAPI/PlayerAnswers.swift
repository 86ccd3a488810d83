import JSON
import NumberedGame

/// A player's credentials: the answer to a call that creates a player or adds a device.
public struct CredentialsAnswer: Equatable, Sendable {
  /// The player's number, 16 hex digits.
  public let player: [UInt8]
  /// The token that proves the player, 32 hex digits.
  public let token: [UInt8]
  /// The name that others see. UTF-8.
  public let name: [UInt8]

  /// Creates an answer.
  public init(player: [UInt8], token: [UInt8], name: [UInt8]) {
    self.player = player
    self.token = token
    self.name = name
  }

  /// Reads an answer, or returns `nil` if a member is missing.
  public init?(_ json: JSONValue) {
    guard let player = json["player"]?.bytes, let token = json["token"]?.bytes, let name = json["name"]?.bytes else {
      return nil
    }
    self.init(player: player, token: token, name: name)
  }

  /// Writes the members.
  public func write(to json: inout JSONWriter) {
    json.member("player", utf8: player)
    json.member("token", utf8: token)
    json.member("name", utf8: name)
  }
}

/// The server's data about a player.
public struct ProfileAnswer: Equatable, Sendable {
  /// The player's number, 16 hex digits.
  public let player: [UInt8]
  /// The name that others see. UTF-8, 1 to 96 bytes.
  public let name: [UInt8]
  /// The number of days in a row up to now on which the player finished a game.
  public let currentStreak: Int
  /// The largest number of such days.
  public let bestStreak: Int
  /// The circles that the player is in.
  public let circles: [FriendCircleName]

  /// Creates an answer.
  public init(player: [UInt8], name: [UInt8], currentStreak: Int, bestStreak: Int, circles: [FriendCircleName]) {
    self.player = player
    self.name = name
    self.currentStreak = currentStreak
    self.bestStreak = bestStreak
    self.circles = circles
  }

  /// Reads an answer, or returns `nil` if it isn't one. The player's number may be missing.
  public init?(_ json: JSONValue) {
    guard let name = json["name"]?.bytes, 1...96 ~= name.count, let streak = json["streak"],
      let current = streak["current"]?.int, let best = streak["best"]?.int, current >= 0, best >= 0,
      let circles = Self.circles(json)
    else { return nil }
    self.init(
      player: json["player"]?.bytes ?? [], name: name, currentStreak: current, bestStreak: best, circles: circles)
  }

  /// Reads the circles of a profile alone, or returns `nil` if one isn't valid.
  public static func circles(_ json: JSONValue) -> [FriendCircleName]? {
    guard let list = json["tables"]?.list else { return nil }
    let circles = list.compactMap { FriendCircleName($0) }
    return circles.count == list.count ? circles : nil
  }

  /// Writes the members.
  public func write(to json: inout JSONWriter) {
    json.member("player", utf8: player)
    json.member("name", utf8: name)
    json.object("streak") { json in
      json.member("current", currentStreak)
      json.member("best", bestStreak)
    }
    json.array("tables", circles) { json, circle in json.object { circle.write(to: &$0) } }
  }
}

/// A transfer code, which brings a player to another device.
public struct TransferCodeAnswer: Equatable, Sendable {
  /// The code, 8 to 40 visible ASCII characters.
  public let code: [UInt8]
  /// When it expires, as RFC 3339 writes times. Empty in an answer that was read without it.
  public let expires: [UInt8]

  /// Creates an answer.
  public init(code: [UInt8], expires: [UInt8]) {
    self.code = code
    self.expires = expires
  }

  /// Reads an answer, or returns `nil` if it isn't one.
  public init?(_ json: JSONValue) {
    guard let code = json["code"]?.bytes, 8...40 ~= code.count, code.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return nil
    }
    self.init(code: code, expires: json["expires"]?.bytes ?? [])
  }

  /// Writes the members.
  public func write(to json: inout JSONWriter) {
    json.member("code", utf8: code)
    json.member("expires", utf8: expires)
  }
}
