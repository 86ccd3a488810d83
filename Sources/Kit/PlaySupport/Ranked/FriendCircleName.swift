import JSON
import NumberedGame

/// The code and the name of a circle of friends, or of a class, with standings of its own.
public struct FriendCircleName: Sendable {
  /// The code that others join by: eight letters.
  public let code: [UInt8]

  /// The name in UTF-8, which another player may have chosen.
  public let name: [UInt8]

  /// Reads a code and a name from a server's answer, or returns `nil` if they aren't there.
  init?(_ answer: JSONValue) {
    guard let code = answer["code"]?.bytes, Self.isCode(code), let name = answer["name"]?.bytes, 1...400 ~= name.count
    else { return nil }
    self.code = code
    self.name = name
  }

  private static func isCode(_ text: [UInt8]) -> Bool {
    text.count == 8 && text.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// Returns the code that a player typed, perhaps in small letters or with spaces or dashes, or `nil` if it can't be a code.
  public static func code(typed: [UInt8]) -> [UInt8]? {
    let letters = typed.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.map { letter in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter ? letter - 32 : letter
    }
    return isCode(letters) ? letters : nil
  }
}
