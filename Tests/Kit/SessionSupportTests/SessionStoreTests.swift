import Testing

@testable import SessionSupport

/// Tests of the storage and the notices that all games share, with a minimal game.
@Suite struct SessionStoreTests {
  static let game = "parlor.tally.game"
  static let settings = "parlor.tally.settings"
  static let best = "parlor.tally.best"
  let memory = MemoryStorage()

  func window() -> Tally {
    Tally(environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 0 }))
  }

  // MARK: Restoring

  @Test func firstLaunchStartsAndSavesAGame() {
    let tally = window()
    #expect(tally.count == 0)
    #expect(tally.status == "Begin.")
    #expect(tally.notices.isEmpty)
    #expect(memory.texts.keys.sorted() == [Self.game])
    #expect(memory[Self.game] == "0")
  }

  @Test func nextLaunchRestoresTheGameAndSettings() {
    let tally = window()
    tally.choose(step: 3)
    tally.addStep()
    let later = window()
    #expect(later.count == 3)
    #expect(later.store.settings.value == 3)
    #expect(later.status == "Go on.")
    #expect(later.notices.isEmpty)
  }

  @Test func damagedValuesAreQuarantinedAndReportedOnce() {
    for key in [Self.game, Self.settings, Self.best] { memory[key] = "v2 7" }
    let tally = window()
    #expect(tally.notices == [.settingsDamaged, Notice("The best is lost."), .gameDamaged])
    for key in [Self.game, Self.settings, Self.best] { #expect(memory[key + ".damaged"] == "v2 7") }
    #expect(tally.count == 0)
    #expect(window().notices.isEmpty)
  }

  @Test func unreadableValuesStayInFullStorageAndAreQuarantinedLater() {
    for key in [Self.game, Self.settings, Self.best] { memory[key] = "?" }
    memory.refusesWrites = true
    let tally = window()
    tally.choose(step: 5)
    tally.addStep()
    tally.addStep()
    #expect(tally.notices.count == 4, "three quarantined texts and a full storage")
    for key in [Self.game, Self.settings, Self.best] {
      #expect(memory[key] == "?")
      #expect(memory[key + ".damaged"] == nil)
    }
    memory.refusesWrites = false
    tally.addStep()
    for key in [Self.game, Self.settings, Self.best] { #expect(memory[key + ".damaged"] == "?") }
    let later = window()
    #expect(later.count == 5)
    #expect(later.store.settings.value == 5)
    #expect(later.store.records.value == 10)
  }

  // MARK: One read, one write

  @Test func actionReadsAndWritesTheGameOnce() {
    let tally = window()
    memory.accesses = ([], [])
    tally.addStep()
    #expect(memory.accesses.reads == [Self.game])
    #expect(memory.accesses.writes == [Self.game])
    memory.accesses = ([], [])
    tally.addStepTwice()
    #expect(
      memory.accesses.reads == [Self.game],
      "however many intents are part of it")
    #expect(
      memory.accesses.writes == [Self.game],
      "however many intents are part of it")
    #expect(tally.count == 3)
  }

  @Test func homeStatusIsWrittenOnlyWhenPublishedAndChanged() {
    let door = "parlor.tally.door"
    let tally = window()
    tally.addStep()
    #expect(memory[door] == nil)
    memory.accesses = ([], [])
    tally.publishHomeStatus()
    #expect(memory[door] == "door/1\nAt 1")
    #expect(memory.accesses.writes == [door])
    tally.publishHomeStatus()
    #expect(memory.accesses.writes == [door], "an unchanged status isn't written again")
  }

  @Test func failedHomeStatusIsNotReportedAndIsWrittenLater() {
    let door = "parlor.tally.door"
    let tally = window()
    tally.addStep()
    tally.publishHomeStatus()
    memory.refusesWrites = true
    tally.addStep()
    tally.publishHomeStatus()
    #expect(memory[door] == "door/1\nAt 1")
    #expect(tally.notices == [.storageRefused], "only the game is saved")
    memory.refusesWrites = false
    tally.publishHomeStatus()
    #expect(memory[door] == "door/1\nAt 2")
  }

  @Test func actionWithoutAChangeWritesNothing() {
    let tally = window()
    tally.choose(step: 0)
    memory.accesses = ([], [])
    #expect(tally.addStep())
    #expect(memory.accesses.reads == [Self.game])
    #expect(memory.accesses.writes.isEmpty)
  }

  @Test func disabledActionDoesNothing() {
    let tally = window()
    tally.askWhetherToStop()
    memory.accesses = ([], [])
    var changes = 0
    tally.onChange = { changes += 1 }
    #expect(!tally.addStep())
    #expect(memory.accesses.reads.isEmpty)
    #expect(memory.accesses.writes.isEmpty)
    #expect(changes == 0)
    #expect(tally.count == 0)
  }

  @Test func gameIsSavedBeforeAndAfterItsRecord() {
    let tally = window()
    tally.choose(step: 10)
    memory.accesses = ([], [])
    tally.addStep()
    #expect(memory.accesses.writes == [Self.game, Self.best, Self.game])
  }

  @Test func changesAreSavedBeforeASingleNotification() {
    let tally = window()
    var drawn: [String?] = []
    tally.onChange = { drawn.append(self.memory[Self.game]) }
    tally.addStep()
    tally.addStepTwice()
    #expect(drawn == ["1", "3"])
  }

  @Test func actionEnforcesTheInvariantsOnce() {
    let tally = window()
    tally.enforcementCount = 0
    tally.addStep()
    #expect(tally.enforcementCount == 1)
  }

  // MARK: Storage that is full or forbidden

  @Test func failedSaveIsReportedOnceAndRetried() {
    let tally = window()
    memory.refusesWrites = true
    tally.choose(step: 4)
    tally.addStep()
    tally.addStepTwice()
    #expect(tally.notices == [.storageRefused])
    #expect(tally.store.settings.value == 4)
    tally.dismissNotice()
    tally.addStep()
    #expect(tally.notices.isEmpty)
    #expect(memory[Self.settings] == nil)
    #expect(memory[Self.game] == "0")
    memory.refusesWrites = false
    tally.select(.best)
    #expect(memory[Self.settings] == "4")
    #expect(memory[Self.best] == "12")
    #expect(memory[Self.game] == "4")
  }

  @Test func unsavedSettingsOverrideAnotherWindows() {
    let first = window()
    let second = window()
    memory.refusesWrites = true
    first.choose(step: 4)
    memory.refusesWrites = false
    second.choose(step: 7)
    first.loadChangesFromStorage()
    #expect(first.store.settings.value == 4)
    first.addStep()
    #expect(memory[Self.settings] == "4")
  }

  // MARK: Notices, sharing, addresses

  @Test func noticeIsShownOnceUntilDismissed() {
    let tally = window()
    tally.open(link: [])
    tally.open(link: [])
    #expect(tally.notices.count == 1)
    var changes = 0
    tally.onChange = { changes += 1 }
    tally.dismissNotice()
    tally.dismissNotice()
    #expect(tally.notices.isEmpty)
    #expect(changes == 1)
  }

  @Test func onlyCopyingOrFailingToShareIsReported() {
    for (outcome, notices) in [
      (ShareOutcome.copied, [Notice("Copied.", isTransient: true)]), (.failed, [Notice("Failed.")]), (.shared, []),
      (.canceled, []),
    ] {
      let tally = window()
      tally.handleShareOutcome(outcome)
      #expect(tally.notices == notices)
    }
  }

  @Test func addressOpensATabAndAnUnknownOneIsReported() {
    let tally = window()
    #expect(Tally.Tab.best.address == Array("best".utf8))
    tally.open(address: Array("best".utf8))
    #expect(tally.tab == .best)
    #expect(tally.address == Array("best".utf8))
    tally.open(address: [])
    #expect(tally.tab == .count)
    tally.open(address: Array("Best".utf8))
    #expect(tally.tab == .best, "some keyboards capitalize a link")
    tally.open(address: Array("rest".utf8))
    #expect(tally.tab == .best)
    #expect(tally.notices == [Notice("No such place.")])
  }
}
