import Testing

@testable import SessionSupport

extension SessionStoreTests {
  @Test func outdatedWindowLoadsChangesAndDropsItsAction() {
    let first = window()
    let second = window()
    first.addStep()
    second.asksWhetherToStop = true
    var changes = 0
    second.onChange = { changes += 1 }
    memory.accesses = ([], [])
    second.select(.best)
    #expect(second.tab == .best, "changing a tab doesn't read the game")
    #expect(memory.accesses.reads.isEmpty, "changing a tab doesn't read the game")
    second.loadChangesFromStorage()
    #expect(second.count == 1)
    #expect(second.notices == [.changedElsewhere])
    #expect(!second.asksWhetherToStop)
    second.dismissNotice()
    first.addStep()
    #expect(!second.addStep())
    #expect(second.count == 2)
    #expect(memory[Self.game] == "2")
    #expect(changes > 1)
    #expect(second.notices == [.changedElsewhere])
    #expect(second.addStep())
    #expect(second.count == 3)
  }

  @Test func windowLoadsChangedSettingsAndRecordsOnce() {
    let first = window()
    let second = window()
    first.choose(step: 6)
    first.addStepTwice()
    var changes = 0
    second.onChange = { changes += 1 }
    second.loadChangesFromStorage()
    #expect(second.store.settings.value == 6)
    #expect(second.store.records.value == 12)
    #expect(second.reloadCount == 1)
    #expect(changes == 1, "the game is unchanged")
    #expect(second.notices.isEmpty, "the game is unchanged")
    second.loadChangesFromStorage()
    #expect(changes == 1, "there is no new change")
  }

  @Test func gameSurvivesDamageByAnotherWindow() {
    let tally = window()
    tally.addStep()
    memory[Self.game] = "?"
    tally.loadChangesFromStorage()
    #expect(tally.count == 1)
    #expect(tally.notices == [.gameDamagedElsewhere])
    #expect(memory[Self.game] == "1")
    #expect(memory[Self.game + ".damaged"] == "?")
    memory[Self.game] = "??"
    #expect(tally.addStep(), "the action takes effect")
    #expect(memory[Self.game] == "2")
    #expect(memory[Self.game + ".damaged"] == "?")
    #expect(memory[Self.game + ".damaged2"] == "??", "the text that was set aside first stays")
  }

  @Test func settingsChangedLastAreKept() {
    let first = window()
    let second = window()
    first.choose(step: 2)
    second.choose(step: 3)
    #expect(memory[Self.settings] == "3", "the later choice wins, even without reading first")
    first.loadChangesFromStorage()
    #expect(first.store.settings.value == 3)
    second.choose(step: 3)
    #expect(second.status == "Step 3.")
  }
}
