import NumberedGame

/// A table of a player: a circle of friends, or a class, with standings of its own.
public struct RankedTableName: Sendable {
  /// Its code, eight letters, by which others come to it.
  public let code: [UInt8]

  /// Its name, which somebody else may have chosen. UTF-8.
  public let name: [UInt8]

  /// Reads a table; nothing where it is none.
  init?(_ answer: JSONValue) {
    guard let code = answer["code"]?.bytes, Self.isCode(code), let name = answer["name"]?.bytes, 1...400 ~= name.count
    else { return nil }
    self.code = code
    self.name = name
  }

  private static func isCode(_ text: [UInt8]) -> Bool {
    text.count == 8 && text.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// The code of a table as somebody has typed it, in small letters perhaps, or with spaces or dashes; nothing where it is none.
  public static func code(typed: [UInt8]) -> [UInt8]? {
    let letters = typed.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.map { letter in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter ? letter - 32 : letter
    }
    return isCode(letters) ? letters : nil
  }
}
