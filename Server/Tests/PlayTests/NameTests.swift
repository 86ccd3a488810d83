import Ledger
import Testing

@testable import Play

@Suite struct NameTests {
  @Test(arguments: [
    ("Ada", "Ada"), ("  Ada  ", "Ada"), ("Zoë", "Zoë"), ("e\u{301}", "é"), ("李小龍", "李小龍"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("می‌خواهم", "می‌خواهم"), ("a b", "a b"), ("0", "0"),
    (String(repeating: "x", count: 24), String(repeating: "x", count: 24)),
    ("<b>&amp;", "<b>&amp;"),
  ])
  func validNameIsTrimmedNormalizedAndAccepted(typed: String, name: String) {
    #expect(PlayerName(typed)?.text == name)
  }

  @Test(arguments: [
    "", " ", "\u{3000}", "\t", "a\nb", "a\u{0}b", "\u{7F}", "a\u{2028}b", "\u{E000}", "\u{378}", "a\u{202E}b",
    "\u{FEFF}a",
    "\u{200B}", "\u{200D}a", "a\u{200D}", "\u{3164}", "\u{2800}", "\u{301}a", "a\u{301}\u{302}\u{303}\u{304}",
    String(repeating: "x", count: 25), String(repeating: "𝄞", count: 25), "a\u{AD}b", "\u{115F}",
    String(repeating: "👩‍👩‍👧‍👦", count: 4), String(repeating: " ", count: 2000) + "a",
  ])
  func invalidNameIsRejected(typed: String) {
    #expect(PlayerName(typed) == nil)
  }

  @Test func defaultNameFollowsFromThePlayerAndIsValid() throws {
    let player = try #require(PlayerID(1_234_567))
    #expect(PlayerName(of: player).text == "Player 434567")
    #expect(PlayerName("Player 434567") != nil)
  }
}
