import GameCore
import Testing

@testable import SessionSupport

@Suite struct PracticeCoreTests {
  private let memory = MemoryStorage()
  private let keys = PracticeKeys(game: "dice")
  private let damaged = "Can’t read the saved notebook. It was set aside, and reviews fill a new one."

  private func environment(_ number: Int = 0) -> PlayEnvironment {
    PlayEnvironment(storage: memory.storage, now: { date(number).startTime + 3600 }, random: { 1 })
  }

  private func core(on number: Int = 0) -> PracticeCore {
    PracticeCore(
      keys, words: PracticeText(unit: "pips", move: "throw", divisions: []), environment: environment(number))
  }

  private func store(_ notebook: PracticeNotebook) {
    memory.texts[keys.notebookKey] = notebook.text
  }

  private var storedNotebook: PracticeNotebook? {
    memory.texts[keys.notebookKey].flatMap { PracticeNotebook(text: $0) }
  }

  @Test func storageKeysAndTheirNamesContainTheGame() {
    #expect(keys.notebookKey == "parlor.dice.notebook")
    #expect(keys.progressKey == "parlor.dice.progress")
    #expect(keys.marksKey == "parlor.dice.five")
    #expect(keys.storedTexts("Dice").map(\.key) == [keys.notebookKey, keys.progressKey, keys.marksKey])
    #expect(
      keys.storedTexts("Dice").map(\.name) == [
        "Dice notebook", "reviewed Dice games", "results of the daily Dice positions",
      ])
  }

  @Test func emptyNotebookHasNoRoundAndItsActionsWriteNothing() {
    let core = core()
    core.begin()
    #expect(core.round == nil)
    #expect(core.notice == nil)
    #expect(core.streakText == nil)
    #expect(core.progressText == "")
    #expect(core.resultText == "")
    #expect(core.nextDueText == "")
    #expect(core.summary.hasPrefix("Review a game, and"))
    core.answerAndAdvance(isSolved: true)
    core.advance()
    core.removeCurrentPosition()
    #expect(memory.texts.isEmpty)
  }

  @Test(arguments: [
    (1, 0, "One position is in your notebook, not due yet."),
    (1, 1, "One position is in your notebook, due today."),
    (3, 2, "3 positions are in your notebook, 2 are due today."),
  ])
  func summaryCountsAllAndDuePositions(count: Int, due: Int, summary: String) {
    var notebook = PracticeNotebook()
    for number in 0..<count { notebook.add(practicePosition("\(number)", day: number < due ? 0 : 1)) }
    store(notebook)
    #expect(core().summary == summary)
  }

  @Test func firstAnswersAreSavedAtOnceAndRepeatedOnesAreNot() {
    store(PracticeNotebook(practicePosition("a"), practicePosition("b")))
    let core = core()
    core.begin()
    #expect(core.progressText == "1 of 2")
    #expect(core.resultText == "")
    core.answerAndAdvance(isSolved: false)
    #expect(storedNotebook?.days == [date(0)], "the answer is saved at once")
    #expect(storedNotebook?["a"]?.box == 0, "the answer is saved at once")
    #expect(core.progressText == "2 of 2")
    core.answerAndAdvance(isSolved: true)
    #expect(storedNotebook?["b"]?.box == 1)
    #expect(core.progressText == "Again")
    let before = storedNotebook
    core.answerAndAdvance(isSolved: true)
    #expect(storedNotebook == before, "only the first answer is recorded")
    #expect(core.round?.current == nil)
    #expect(core.resultText == "1 of 2 solved on the first try.")
    #expect(core.streakText == "1 day of practice")
    #expect(core.nextDueText == "You can practice more now.")
  }

  @Test func perfectRoundSaysSoAndThatTheNextPositionsComeTomorrow() {
    for (count, result) in [(1, "Solved on the first try."), (3, "All 3 solved on the first try.")] {
      var notebook = PracticeNotebook()
      for number in 0..<count { notebook.add(practicePosition("\(number)")) }
      store(notebook)
      let core = core()
      core.begin()
      for _ in 0..<count { core.answerAndAdvance(isSolved: true) }
      #expect(core.resultText == result)
      #expect(core.nextDueText == "The next ones come tomorrow.")
    }
  }

  @Test func nextDueTextCountsTheDaysUntilAPositionIsDue() {
    store(PracticeNotebook(practicePosition("a", day: 9)))
    #expect(core(on: 1).nextDueText == "The next ones come in 8 days.")
  }

  @Test func streakTextCountsDaysInARowAndIsAbsentAfterAGap() {
    var notebook = PracticeNotebook(practicePosition("a"))
    for number in 0..<3 { notebook.answer("a", isSolved: true, on: number) }
    store(notebook)
    #expect(core(on: 2).streakText == "3 days of practice in a row")
    #expect(core(on: 9).streakText == nil)
  }

  @Test func dayIsInThePlayersTimeZoneAndLimitedToTheCalendar() {
    var environment = environment()
    environment.utcOffset = { _ in 23 * 3600 }
    #expect(PracticeKeys.today(environment) == date(1))
    environment.now = { .max / 2 }
    #expect(PracticeKeys.today(environment) == CalendarDay.range.upperBound)
    environment.now = { -5_000_000 }
    #expect(PracticeKeys.today(environment) == CalendarDay.range.lowerBound)
  }

  @Test func skippedPositionIsNotRecorded() {
    let notebook = PracticeNotebook(practicePosition("a"), practicePosition("b"))
    store(notebook)
    let core = core()
    core.begin()
    core.advance()
    #expect(core.round?.count == 1)
    #expect(core.progressText == "1 of 1")
    core.advance()
    #expect(core.round == nil)
    #expect(storedNotebook == notebook)
  }

  @Test func removedPositionIsDeletedAndTheNextOneShown() {
    store(PracticeNotebook(practicePosition("a"), practicePosition("b")))
    let core = core()
    core.begin()
    core.removeCurrentPosition()
    #expect(core.round?.current?.name == "b")
    #expect(storedNotebook?.lines == ["b"])
    #expect(storedNotebook?.days == [])
  }

  // MARK: Storage

  @Test(arguments: [\PracticeKeys.notebookKey, \PracticeKeys.progressKey])
  func damagedTextIsQuarantinedAndReportedOnce(key: KeyPath<PracticeKeys, String> & Sendable) {
    let key = keys[keyPath: key]
    memory[key] = "nonsense"
    let core = core()
    #expect(core.notice == Notice(damaged))
    #expect(memory[key + ".damaged"] == "nonsense")
    #expect(memory[key] != "nonsense")
    core.dismissNotice()
    core.refresh()
    #expect(core.notice == nil, "the damage is reported once")
  }

  @Test func damageByAnotherWindowIsReportedAndRepaired() {
    store(PracticeNotebook(practicePosition("a")))
    let core = core()
    memory[keys.notebookKey] = "nonsense"
    core.begin()
    #expect(core.notice == Notice(damaged), "this window keeps its positions")
    #expect(core.round?.count == 1, "this window keeps its positions")
    #expect(storedNotebook?.lines == ["a"])
  }

  @Test func storageFailureIsReportedAndSavingRetried() {
    store(PracticeNotebook(practicePosition("a"), practicePosition("b"), practicePosition("c")))
    let core = core()
    core.begin()
    memory.refusesWrites = true
    core.answerAndAdvance(isSolved: true)
    #expect(core.notice?.text.hasPrefix("This browser or device can’t save the notebook.") == true)
    #expect(core.notebook["a"]?.box == 1, "the round continues")
    #expect(storedNotebook?["a"]?.box == 0, "the round continues")
    memory.refusesWrites = false
    core.answerAndAdvance(isSolved: true)
    #expect(storedNotebook?["a"]?.box == 1)
    #expect(storedNotebook?["b"]?.box == 1)
  }

  @Test func changesOfAnotherWindowAreKeptAndLoaded() {
    store(PracticeNotebook(practicePosition("a"), practicePosition("b")))
    let (one, other) = (core(), core())
    one.begin()
    let lost = PracticePosition(line: Array("z".utf8), playedMove: [97], loss: 500, day: date(0))
    keys.record([lost], game: nil, storage: environment().storage)
    one.answer(isSolved: true)
    #expect(storedNotebook?.lines == ["a", "b", "z"])
    #expect(storedNotebook?["a"]?.box == 1)
    other.refresh()
    #expect(other.notebook == storedNotebook)
  }

  // MARK: Reviews

  @Test func positionsAndLossesOfAReviewAreSavedOnce() {
    let line = Array("game".utf8)
    let review = { (day: Int) in
      let lost = PracticePosition(line: Array("a".utf8), playedMove: [97], loss: 500, day: date(day))
      let whole = TotalLoss(count: 3, loss: 9)
      let game = PlayProgress.Game(line: line, day: date(day), total: whole, parts: [whole])
      keys.record([lost], game: game, storage: environment().storage)
    }
    review(2)
    let core = core(on: 2)
    #expect(core.notebook.positions == [PracticePosition(line: [97], playedMove: [97], loss: 500, day: date(2))])
    #expect(core.progress.games.map(\.day) == [date(2)])
    #expect(core.progress.games[0].total.count == 3)
    let (notebook, progress) = (memory[keys.notebookKey], memory[keys.progressKey])
    review(5)
    #expect(memory[keys.notebookKey] == notebook, "repeating it changes nothing")
    #expect(memory[keys.progressKey] == progress, "repeating it changes nothing")
  }

  @Test func emptyReviewWritesNothing() {
    keys.record([], game: nil, storage: environment().storage)
    #expect(memory.texts.isEmpty)
    #expect(memory.accesses.writes.isEmpty)
  }

  @Test func damagedTextIsOverwrittenOnlyOnceItIsQuarantined() {
    memory[keys.notebookKey] = "nonsense"
    memory.refusesWrites = true
    let lost = PracticePosition(line: Array("a".utf8), playedMove: [97], loss: 500, day: date(0))
    keys.record([lost], game: nil, storage: environment().storage)
    #expect(memory[keys.notebookKey] == "nonsense")
    memory.refusesWrites = false
    keys.record([lost], game: nil, storage: environment().storage)
    #expect(memory[keys.notebookKey + ".damaged"] == "nonsense")
    #expect(storedNotebook?.lines == ["a"])
  }
}
