import DayAPI
import GameCore
import JSON

/// A player on a server, as this device stores it:
///
///     player/1
///     id 0123456789abcdef
///     token 0123456789abcdef0123456789abcdef
///     name Player 482153
///
/// The token alone proves the player's identity. Send it only to the server.
public struct RankedPlayer: SavedValue, Hashable, Sendable {
  /// The storage key. "Your data" leaves it out, because anyone who gets a file with the token can play as the player.
  public static var key: String { "parlor.house.player" }

  /// The number of the player, 16 hexadecimal digits.
  public let id: [UInt8]

  /// The token, 32 hexadecimal digits.
  public let token: [UInt8]

  /// The name that other players see, in UTF-8.
  public let name: [UInt8]

  /// Reads the answer to a request that creates a player or sends a transfer code, or returns `nil` if it is invalid.
  public init?(_ answer: JSONValue) {
    guard let answer = CredentialsResponse(answer) else { return nil }
    self.init(id: answer.playerID, token: answer.token, name: answer.name)
  }

  /// Creates a player, or returns `nil` if a value is invalid.
  public init?(id: [UInt8], token: [UInt8], name: [UInt8]) {
    guard Hexadecimal.isText(id, count: 16), Hexadecimal.isText(token, count: 32), 1...96 ~= name.count,
      name.allSatisfy({ $0 >= 0x20 })
    else { return nil }
    self.id = id
    self.token = token
    self.name = name
  }

  private static let header: StaticString = "player/1"

  /// The player as stored text.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("id", id)
    lines.add("token", token)
    lines.add("name", name)
    return lines.text
  }

  /// Reads a stored player of any release, or returns `nil` if the text isn't one.
  public init?(text: [UInt8]) {
    guard let lines = SettingLines(text, header: Self.header), let id = lines["id"], let token = lines["token"],
      let name = lines["name"]
    else { return nil }
    self.init(id: id, token: token, name: name)
  }
}

extension SaveSlot {
  /// Returns the stored player and whether there is text that can't be read, if another window has changed the text.
  /// Sets aside unreadable text, because only its token proves the player's identity.
  mutating func readPlayer() -> (player: RankedPlayer?, isDamaged: Bool) {
    guard let text = readIfChanged() else { return (nil, false) }
    let player = RankedPlayer(text: text)
    if player == nil { quarantine(text) }
    return (player, player == nil)
  }
}
