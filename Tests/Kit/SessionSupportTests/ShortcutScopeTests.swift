import Testing

@testable import SessionSupport

@Suite struct ShortcutScopeTests {
  @Test(arguments: ["h", "W", "5", "-", "?"])
  func charactersActOnlyWhereThePlayerWants(_ name: String) throws {
    let key = try #require(KeyName(Array(name.utf8)))
    #expect(ShortcutScope.everywhere.allows(key, isOnBoard: false))
    #expect(ShortcutScope.everywhere.allows(key, isOnBoard: true))
    #expect(!ShortcutScope.board.allows(key, isOnBoard: false))
    #expect(ShortcutScope.board.allows(key, isOnBoard: true))
    #expect(!ShortcutScope.nowhere.allows(key, isOnBoard: false))
    #expect(!ShortcutScope.nowhere.allows(key, isOnBoard: true))
  }

  @Test(arguments: ["ArrowLeft", "Home", "PageUp", "Enter", "Backspace", " "])
  func keysThatTypeNoCharacterAlwaysAct(_ name: String) throws {
    let key = try #require(KeyName(Array(name.utf8)))
    for scope in [ShortcutScope.everywhere, .board, .nowhere] { #expect(scope.allows(key, isOnBoard: false)) }
  }

  @Test func settingHasAChoiceForEachScope() {
    var settings = SharedSettings()
    #expect(settings.shortcutScope == .everywhere)
    for (choice, scope) in [(0, ShortcutScope.everywhere), (1, .board), (2, .nowhere)] {
      settings[.shortcuts] = choice
      #expect(settings.shortcutScope == scope)
    }
    #expect(SharedSettings.Setting.shortcuts.name == Array("shortcuts".utf8))
    #expect(SharedSettings.Setting.shortcuts.choiceNames == ["on", "board", "off"].map { Array($0.utf8) })
  }
}
