import SessionSupport
import Testing

@testable import AppSupport

@Suite struct KeyNamesTests {
  private func name(_ character: Character) -> String { String(decoding: KeyNames.name(of: character), as: UTF8.self) }

  @Test(arguments: ["цфывряншщ", "ςασδηζυχο"]) func lettersOfOtherScriptsAreKnownByTheirPlaces(_ typed: String) {
    #expect(typed.map { name($0) }.joined() == (typed.hasPrefix("ц") ? "wasdhzyio" : "wasdhzyxo"))
    #expect(name("Ф") == "a")
    #expect(name("Η") == "h")
  }

  @Test func latinLettersAndOtherKeysKeepTheirNames() {
    #expect(name("w") == "w")
    #expect(name("é") == "é")
    #expect(name("5") == "5")
    #expect(name("\u{F702}") == "ArrowLeft")
  }

  @Test func shortcutsObeyTheSettingAndOtherKeysDoNot() {
    for (scope, isOnBoard, acts) in [
      (ShortcutScope.everywhere, false, true), (.board, false, false), (.board, true, true), (.nowhere, true, false),
    ] {
      for character in ["h", "W", "5", "р"] as [Character] {
        #expect(scope.allows(character, hasModifier: false, isOnBoard: isOnBoard) == acts, "\(character), \(scope)")
      }
      for character in ["\u{F702}", "\r", " ", "\u{7F}"] as [Character] {
        #expect(scope.allows(character, hasModifier: false, isOnBoard: isOnBoard))
      }
      #expect(scope.allows("z", hasModifier: true, isOnBoard: isOnBoard))
    }
  }
}
