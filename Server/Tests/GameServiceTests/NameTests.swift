import Ledger
import Testing

@testable import GameService

@Suite struct NameTests {
  @Test(arguments: [
    ("Ada", "Ada"), ("  Ada  ", "Ada"), ("Zoë", "Zoë"), ("e\u{301}", "é"), ("李小龍", "李小龍"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("می‌خواهم", "می‌خواهم"), ("a b", "a b"), ("0", "0"),
    (String(repeating: "x", count: 24), String(repeating: "x", count: 24)),
    ("<b>&amp;", "<b>&amp;"), ("I ❤️ it", "I ❤️ it"), ("❤️", "❤️"), ("☺︎", "☺︎"), ("1️⃣st", "1️⃣st"), ("🏳️‍🌈", "🏳️‍🌈"),
    ("👩🏽‍⚕️", "👩🏽‍⚕️"), ("क्‍ष", "क्‍ष"), ("한글", "한글"), ("ខ្មែរ", "ខ្មែរ"),
  ])
  func validNameIsTrimmedNormalizedAndAccepted(typed: String, name: String) {
    #expect(PlayerName(typed)?.text == name)
  }

  @Test(arguments: [
    "", " ", "\u{3000}", "\t", "a\nb", "a\u{0}b", "\u{7F}", "a\u{2028}b", "\u{E000}", "\u{378}", "a\u{202E}b",
    "\u{FEFF}a",
    "\u{200B}", "\u{200D}a", "a\u{200D}", "\u{3164}", "\u{2800}", "\u{301}a", "a\u{301}\u{302}\u{303}\u{304}",
    String(repeating: "x", count: 25), String(repeating: "𝄞", count: 25), "a\u{AD}b", "a\u{200B}b", "\u{115F}",
    String(repeating: "👩‍👩‍👧‍👦", count: 4), String(repeating: " ", count: 2000) + "a",
  ])
  func invalidNameIsRejected(typed: String) {
    #expect(PlayerName(typed) == nil)
  }

  /// A character of each kind that looks like nothing: joiners, fillers, selectors, tags, blanks, and directions.
  @Test(
    arguments: [
      0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x180F, 0x200E, 0x2060, 0x2065,
      0x206F, 0x2800, 0x3164, 0xFE00, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0, 0x16FE4, 0x1BCA0, 0x1D159, 0x1D173,
      0xE0001,
      0xE0041, 0xE007F, 0xE0100, 0xE01EF, 0xE0FFF,
    ] as [UInt32])
  func nameWithAnInvisibleCharacterIsRejected(code: UInt32) throws {
    let character = String(Character(try #require(Unicode.Scalar(code))))
    for name in [character, character + character, "Ada" + character, "A" + character + "da", character + "Ada"] {
      #expect(PlayerName(name) == nil, "U+\(String(code, radix: 16)) in \(name.unicodeScalars.count) characters")
    }
  }

  /// A selector changes only the look of an emoji.
  @Test(arguments: ["7\u{FE0F}", "7\u{FE0E}", "a\u{FE0F}", "❤\u{FE0F}\u{FE0F}", " \u{FE0F}", "❤ \u{FE0F}", "⠀❤️"])
  func selectorThatChangesNothingIsRejected(name: String) {
    #expect(PlayerName(name) == nil)
  }

  @Test func defaultNameFollowsFromThePlayerAndIsValid() throws {
    let player = try #require(PlayerID(1_234_567))
    #expect(PlayerName(of: player).text == "Player 434567")
    #expect(PlayerName("Player 434567") != nil)
  }
}
