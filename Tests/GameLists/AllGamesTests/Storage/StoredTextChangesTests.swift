import AllGames
import GameCore
import TestSupport
import Testing

@testable import SessionSupport

/// What happens to each stored text of an earlier release, which lacks lines, and of a later one, which has more.
@Suite struct StoredTextChangesTests {
  private static var storedTexts: [StoredText] { StoredText.ofAllGames + SharedSettings.storedTexts }
  private static let today = try! CalendarDay(text: "2026-11-28".utf8)

  /// Opens everything on a device that has only this text, and plays a little.
  private func visit(_ key: String, _ text: String) -> (memory: MemoryStorage, notices: [Notice]) {
    let memory = MemoryStorage()
    memory[key] = text
    let environment = PlayEnvironment(
      storage: memory.storage, now: { Self.today.startTime + 43_200 }, random: { 7 })
    let days = [Self.today, Self.today.adding(days: -1)!]
    return (memory, visitTriples(environment, days: days) + visitCodeBreaker(environment, days: days))
  }

  @Test func everyStoredTextHasAnExample() throws {
    let examples = StoredTextExamples.settings.merging(StoredTextExamples.records) { one, _ in one }
    #expect(Set(examples.keys).union(StoredTextExamples.caches) == Set(Self.storedTexts.map(\.key)))
    for (key, example) in examples {
      let text = try #require(Self.storedTexts.first { $0.key == key })
      #expect(text.isReadable(Array(example.utf8)), "\(key)")
      #expect(visit(key, example).memory[key + ".damaged"] == nil, "\(key)")
    }
  }

  @Test(arguments: StoredTextExamples.settings.keys.sorted())
  func settingsOfAnotherReleaseKeepTheirLines(_ key: String) throws {
    let (shortened, extended) = changedTexts(try #require(StoredTextExamples.settings[key]))
    for text in shortened + extended {
      let (memory, notices) = visit(key, text)
      #expect(notices.isEmpty, "\(text)")
      #expect(memory[key + ".damaged"] == nil, "\(text)")
      #expect(memory[key]?.contains("\nfuture 7") == text.contains("\nfuture 7"), "\(text)")
    }
  }

  @Test(arguments: StoredTextExamples.records.keys.sorted())
  func recordsAreReadOrSetAsideWithANotice(_ key: String) throws {
    let stored = try #require(Self.storedTexts.first { $0.key == key })
    let (shortened, extended) = changedTexts(try #require(StoredTextExamples.records[key]))
    for text in shortened + extended + ["", "future/7"] {
      let (memory, notices) = visit(key, text)
      if stored.isReadable(Array(text.utf8)) {
        #expect(notices.isEmpty, "\(text)")
        #expect(memory[key + ".damaged"] == nil, "\(text)")
      } else {
        #expect(!notices.isEmpty, "\(text)")
        #expect(memory[key + ".damaged"] == text, "\(text)")
      }
    }
  }

  @Test(arguments: StoredTextExamples.caches) func unreadableCacheCountsAsMissing(_ key: String) {
    #expect(visit(key, "future/7\nmore").notices.isEmpty)
  }
}
