import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@Suite struct ThemeTests {
  @Test func everyThemeIsValidWithEveryPegCount() throws {
    let number = try #require(GameNumber(1))
    for theme in Theme.all {
      for pegCount in GameSetup.pegCounts {
        #expect(throws: Never.self) { try GameSetup(number: number, pegCount: pegCount, theme: theme) }
      }
    }
  }

  @Test func themesHaveUniqueIDsAndNamesAndMastermindIsFirst() {
    #expect(Theme.all.count >= 10)
    #expect(Theme.all.first == .mastermind)
    #expect(Set(Theme.all.map(\.id)).count == Theme.all.count)
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
  }

  /// Saved games and links contain a theme's ID and the indexes of its choices, so the ID and the order mustn't change.
  @Test func publishedThemesAreUnchanged() {
    let table = Theme.all.map { [$0.id, $0.choices.map(\.text).joined(separator: ",")] }
    #expect(table == Fixture.rows("codebreaker-themes.tsv"))
  }

  @Test func themesAreGroupedByKindAndTheKindMatchesThePegs() {
    for theme in Theme.all {
      for peg in theme.choices {
        #expect((PegColor(peg) != nil) == (theme.kind == .color), "\(peg) of \(theme.name)")
        #expect(peg.text.count == 1 || theme.kind == .color, "\(peg) is one emoji")
      }
    }
    #expect(Theme.all(of: .color) + Theme.all(of: .emoji) == Theme.all)
    #expect(Theme.all(of: .color).count >= 4)
    #expect(Theme.all(of: .emoji).count >= 4)
  }

  @Test func themeIsFoundOnlyByItsIDOfLowercaseLettersAndHyphens() {
    for theme in Theme.all { #expect(Theme(id: Array(theme.id.utf8)) == theme) }
    for id in ["", "master", "Mastermind", "mastermind ", "earth tones"] { #expect(Theme(id: Array(id.utf8)) == nil) }
    for theme in Theme.all {
      #expect(theme.id.utf8.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    }
  }

  @Test func choicesHaveUniqueSpokenNames() {
    for theme in Theme.all {
      let names = theme.choices.map(theme.spokenName)
      #expect(Set(names).count == names.count, "\(theme.name)")
      for name in names {
        #expect(name.first?.isLetter == true)
        #expect(name.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test func pegsAreSpokenByTheNamesOfTheirTheme() {
    #expect(Theme.mastermind.spokenName(of: "blue") == "blue")
    #expect(Theme.mastermind.spokenName(of: Code.missingPeg) == "empty")
    #expect(Theme.mastermind.spokenName(of: "🚗") == "🚗")
    #expect(Theme(id: Array("vehicles".utf8))?.spokenName(of: "🚗") == "car")
  }

  /// The themes offer all of SwiftUI's colors that are a hue, and not a role such as `primary`.
  @Test func everySwiftUIColorIsOffered() {
    let builtIn: Set<Peg> = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
      "gray", "black",
    ]
    for peg in builtIn { #expect(PegColor(peg) != nil, "\(peg)") }
    #expect(builtIn.isSubset(of: Set(Theme.all.flatMap(\.choices))))
  }
}
