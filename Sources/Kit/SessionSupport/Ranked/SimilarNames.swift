import GameCore

/// Names that look the same, because they are equal or have letters such as the Cyrillic "а" in place of the Latin "a".
///
/// Covers Latin, Greek, and Cyrillic letters that look like a letter in ASCII, as in `confusables.txt` of Unicode Technical
/// Standard 39.
enum SimilarNames {
  /// Letters of two bytes in UTF-8, each followed by the ASCII letter that it looks like.
  private static let letters: [UInt8] =
    ("аaеeоoрpсcуyхxѕsіiјjһhԁdԛqԝwѵvкkАAВBЕEІlЈJКKМMНHОOРPСCЅSТTУYҮYХXԌGԚQԜWѴVӀlӏl"
    + "αaγyιiκkνvοoρpυuχxϲcϳjΑAΒBΕEΖZΗHΙlΚKΜMΝNΟOΡPΤTΥYΧXϹCͿJ").utf8Bytes

  /// Returns the names as they are shown in one list. Names that look the same have a note, except the player's own.
  static func texts(_ names: [(name: [UInt8], isOwn: Bool)]) -> [String] {
    zip(names, marks(names.map { $0.name })).map { entry, isMarked in
      let name = String(decoding: entry.name, as: UTF8.self)
      return isMarked && !entry.isOwn ? "\(name) (similar name)" : name
    }
  }

  /// Returns, for each name in UTF-8, whether another one in the list looks the same.
  static func marks(_ names: [[UInt8]]) -> [Bool] {
    let looks = names.map(look)
    return looks.indices.map { index in looks.indices.contains { $0 != index && looks[$0] == looks[index] } }
  }

  /// Returns a number for how a name looks: the 64-bit FNV-1a hash of the ASCII letters that its letters look like.
  private static func look(_ name: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index < name.count {
      var byte = name[index]
      if let letter = letter(at: index, of: name) {
        byte = letter
        index += 1
      }
      index += 1
      // These look alike in many typefaces.
      switch byte {
      case UInt8(ascii: "I"), UInt8(ascii: "1"), UInt8(ascii: "|"): byte = UInt8(ascii: "l")
      case UInt8(ascii: "0"): byte = UInt8(ascii: "O")
      default: break
      }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  private static func letter(at index: Int, of name: [UInt8]) -> UInt8? {
    // The lead bytes of U+0340 to U+053F.
    guard 0xCD...0xD4 ~= name[index], index + 1 < name.count else { return nil }
    for start in stride(from: 0, to: letters.count, by: 3)
    where letters[start] == name[index] && letters[start + 1] == name[index + 1] {
      return letters[start + 2]
    }
    return nil
  }
}
