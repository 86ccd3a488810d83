import DayAPI
import GameCore
import JSON

/// An invitation to a circle of friends, which this device stores until the player joins or declines:
///
///     invitation/1
///     code ACDEFGHJ
///     name Sunday club
///     host Ada
///
/// The names are missing until the server has sent them.
public struct RankedInvitation: SavedValue, Sendable {
  /// The storage key. The home page reads it too.
  public static var key: String { "parlor.house.ranked-invitation" }

  /// The code of the circle, as in `CircleIdentity.code`.
  public let code: [UInt8]

  /// The names of the circle and of the player who invites, in UTF-8, or `nil` until the server has sent them.
  public let names: (circle: [UInt8], host: [UInt8])?

  init(code: [UInt8]) {
    self.code = code
    names = nil
  }

  init?(_ answer: JSONValue) {
    guard let answer = InvitationResponse(answer) else { return nil }
    self.init(code: answer.circle.code, circle: answer.circle.name, host: answer.host)
  }

  private init?(code: [UInt8], circle: [UInt8], host: [UInt8]) {
    for name in [circle, host] {
      guard 1...400 ~= name.count, name.allSatisfy({ $0 >= 0x20 }) else { return nil }
    }
    self.code = code
    names = (circle, host)
  }

  /// Returns the stored invitation, or `nil` if there is none.
  public static func storedInvitation(in storage: Storage) -> RankedInvitation? {
    storage.read(key).flatMap { RankedInvitation(text: $0) }
  }

  /// Returns whether two invitations have the same code and names.
  public static func == (one: RankedInvitation, other: RankedInvitation) -> Bool { one.text == other.text }

  // MARK: Text

  /// The invitation in a sentence, such as "Ada invites you to Sunday club".
  public var title: String {
    guard let names else { return "You’re invited to a circle of friends" }
    return "\(Self.text(names.host)) invites you to \(Self.text(names.circle))"
  }

  /// The name of the circle, for use in a sentence, or "the circle" if it isn't known.
  var circleText: String { names.map { "“\(Self.text($0.circle))”" } ?? "the circle" }

  /// The name of the player who invites, for use in a sentence, or "your friend" if it isn't known.
  var hostText: String { names.map { Self.text($0.host) } ?? "your friend" }

  private static func text(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }

  // MARK: Stored text

  private static let header: StaticString = "invitation/1"

  /// The invitation as stored text.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("code", code)
    if let names {
      lines.add("name", names.circle)
      lines.add("host", names.host)
    }
    return lines.text
  }

  /// Reads a stored invitation of any release, or returns `nil` if the text isn't one.
  public init?(text: [UInt8]) {
    guard let lines = SettingLines(text, header: Self.header), let typed = lines["code"],
      let code = CircleIdentity.code(typed: typed), code == typed
    else { return nil }
    if let circle = lines["name"], let host = lines["host"] {
      self.init(code: code, circle: circle, host: host)
    } else {
      self.init(code: code)
    }
  }
}
