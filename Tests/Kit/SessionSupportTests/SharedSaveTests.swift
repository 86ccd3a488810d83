import GameCore
import SessionSupport
import TestSupport
import Testing

/// Tests of data that several windows share, with the score list as an example.
@Suite struct SharedSaveTests {
  private typealias Scores = SharedSave<ScoreList>

  private let memory = MemoryStorage()

  private func window() -> Scores {
    var scores = Scores(key: "scores", storage: memory.storage, initial: ScoreList([row(400)]))
    _ = scores.refresh()
    return scores
  }

  private func row(_ score: Int, time: Int64 = 1) -> ScoreRow { ScoreRow(score: score, time: time) }

  private func storedScores() throws -> [Int] {
    try #require(memory.texts["scores"].flatMap { ScoreList(text: $0) }).rows.map(\.score)
  }

  @Test func initialRowsAreStoredWithTheFirstSave() throws {
    var scores = window()
    #expect(scores.content.rows == [row(400)])
    #expect(memory.texts.isEmpty)
    #expect(scores.record(row(7)) == [])
    #expect(try storedScores() == [400, 7])
    #expect(window().content == scores.content)
  }

  @Test func windowsKeepEachOthersRows() throws {
    var first = window()
    var second = window()
    _ = first.record(row(1))
    _ = second.record(row(2))
    _ = first.record(row(3))
    _ = second.remove(row(1))
    #expect(try storedScores() == [400, 3, 2])
    #expect(first.refresh() == [])
    #expect(first.content == second.content)
  }

  @Test func sameRowIsRecordedAndRemovedOnce() throws {
    var first = window()
    var second = window()
    _ = first.record(row(1))
    _ = second.record(row(1))
    _ = first.record(row(1))
    #expect(try storedScores() == [400, 1])
    _ = first.remove(row(1))
    #expect(second.remove(row(1)) == [])
    #expect(try storedScores() == [400])
  }

  @Test func unsavedChangesAreKeptAndSavedLater() throws {
    var first = window()
    var second = window()
    #expect(second.record(row(5)) == [])
    memory.refusesWrites = true
    #expect(first.record(row(1)) == .refused)
    #expect(first.record(row(2)) == .refused)
    #expect(first.remove(row(5)) == .refused)
    #expect(first.content.rows.map(\.score) == [400, 2, 1])
    #expect(first.refresh() == [])
    #expect(first.content.rows.map(\.score) == [400, 2, 1], "reading again keeps unsaved rows")
    #expect(first.retryFailedSaves() == .refused)
    #expect(try storedScores() == [400, 5])
    memory.refusesWrites = false
    #expect(second.record(row(6)) == [])
    #expect(first.retryFailedSaves() == [])
    #expect(try storedScores() == [400, 6, 2, 1])
    memory.texts = [:]
    #expect(first.retryFailedSaves() == [])
    #expect(memory.texts.isEmpty, "there are no unsaved rows left")
  }

  @Test(arguments: ["", "scores/2\n1 1 - -", "scores/1\nx", "scores/1\n1 1 - -\n2 1 - -"])
  func damagedListIsQuarantinedOnce(text: String) throws {
    memory["scores"] = text
    var scores = Scores(key: "scores", storage: memory.storage, initial: ScoreList([row(400)]))
    #expect(scores.refresh() == .damaged)
    #expect(memory["scores.damaged"] == text)
    #expect(try storedScores() == [400])
    #expect(scores.refresh() == [])
    #expect(scores.record(row(1)) == [])
    #expect(try storedScores() == [400, 1])
  }

  @Test func damageDuringPlayLosesNoRows() throws {
    var scores = window()
    _ = scores.record(row(1))
    memory["scores"] = "?"
    #expect(scores.record(row(2)) == .damaged)
    #expect(try storedScores() == [400, 2, 1])
    #expect(memory["scores.damaged"] == "?")
  }

  @Test func damageThatCannotBeQuarantinedIsKeptAndReportedOnce() throws {
    memory["scores"] = "?"
    memory.refusesWrites = true
    var scores = Scores(key: "scores", storage: memory.storage, initial: ScoreList([row(400)]))
    #expect(scores.refresh() == [.damaged, .refused])
    #expect(scores.refresh() == [])
    #expect(scores.record(row(1)) == .refused)
    #expect(memory["scores"] == "?")
    memory.refusesWrites = false
    #expect(scores.retryFailedSaves() == [])
    #expect(memory["scores.damaged"] == "?")
    #expect(try storedScores() == [400, 1])
  }

  @Test func interleavedWindowsMatchASingleWindow() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<200 {
      memory.texts = [:]
      memory.refusesWrites = false
      var windows = [window(), window()]
      var one = ScoreList([row(400)])
      for _ in 0..<30 {
        let row = row(generator.numberBelow(6), time: Int64(generator.numberBelow(3)))
        let index = generator.numberBelow(2)
        switch generator.numberBelow(4) {
        case 0:
          _ = windows[index].remove(row)
          one.remove(row)
        case 1: _ = windows[index].refresh()
        default:
          _ = windows[index].record(row)
          if !one.contains(row) { one.insert(row) }
        }
      }
      for index in windows.indices {
        _ = windows[index].refresh()
        #expect(Set(windows[index].content.rows) == Set(one.rows))
      }
    }
  }
}

extension SharedSave<ScoreList> {
  fileprivate mutating func record(_ row: ScoreRow) -> StorageProblem {
    change { $0.record(row) }
  }

  fileprivate mutating func remove(_ row: ScoreRow) -> StorageProblem {
    change { $0.remove(row) }
  }
}
