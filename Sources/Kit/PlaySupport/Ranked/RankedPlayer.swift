import DayAPI
import JSON
import NumberedGame

/// Who plays at the server, as this device keeps it:
///
///     player/1
///     id 0123456789abcdef
///     token 0123456789abcdef0123456789abcdef
///     name Player 482153
///
/// The token is all that proves the player; it goes to the server alone.
public struct RankedPlayer: SavedText, Hashable, Sendable {
  /// The key that it is kept under. It is no part of "Your data", as a token in a file is a token lost.
  public static var key: String { "parlor.house.player" }

  /// The number of the player, sixteen hex digits.
  public let id: [UInt8]

  /// The token, 32 hex digits.
  public let token: [UInt8]

  /// The name that others see.
  public let name: [UInt8]

  /// Takes up what a server answers to a new player, or to one who comes with a code.
  public init?(_ answer: JSONValue) {
    guard let answer = CredentialsAnswer(answer) else { return nil }
    self.init(id: answer.player, token: answer.token, name: answer.name)
  }

  /// Makes a player of its parts, or nothing where they are none.
  public init?(id: [UInt8], token: [UInt8], name: [UInt8]) {
    guard Self.isHex(id, 16), Self.isHex(token, 32), 1...96 ~= name.count, name.allSatisfy({ $0 >= 0x20 }) else {
      return nil
    }
    self.id = id
    self.token = token
    self.name = name
  }

  private static func isHex(_ text: [UInt8], _ count: Int) -> Bool {
    text.count == count && text.allSatisfy { $0.isHexDigit }
  }

  private static let header: StaticString = "player/1"

  /// The player as it is saved.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("id", id)
    lines.add("token", token)
    lines.add("name", name)
    return lines.text
  }

  /// Reads what `text` writes, or nothing if this is not such a text.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header), let id = lines.take("id"), let token = lines.take("token"),
      let name = lines.take("name"), lines.isEmpty
    else { return nil }
    self.init(id: id, token: token, name: name)
  }
}
