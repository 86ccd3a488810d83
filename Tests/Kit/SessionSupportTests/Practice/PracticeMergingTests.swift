import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct PracticeMergingTests {
  private func merged<Content: MergeableValue>(_ own: Content, _ others: Content...) -> Content {
    others.reduce(into: own) { $0.merge($1) }
  }

  private func checkMergeLaws<Content: MergeableValue>(_ one: Content, _ other: Content, _ third: Content) {
    let both = merged(one, other)
    #expect(both == merged(other, one), "in either order")
    #expect(merged(both, other) == both, "repeating it changes nothing")
    #expect(merged(both, one) == both, "repeating it changes nothing")
    #expect(merged(one, one) == one)
    #expect(merged(both, third) == merged(one, merged(other, third)), "for three devices in any order")
    #expect(Content(text: both.text) == both)
  }

  @Test(arguments: 0..<20) func notebookMergeIsCommutativeAssociativeAndIdempotent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 { checkMergeLaws(random.drawNotebook(), random.drawNotebook(), random.drawNotebook()) }
  }

  @Test(arguments: 0..<20) func progressMergeIsCommutativeAssociativeAndIdempotent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 { checkMergeLaws(random.drawProgress(), random.drawProgress(), random.drawProgress()) }
  }

  @Test(arguments: 0..<20) func marksMergeIsCommutativeAssociativeAndIdempotent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 { checkMergeLaws(random.drawMarks(), random.drawMarks(), random.drawMarks()) }
  }

  @Test func mergedNotebookHasAllPositionsAndDaysAndTheLaterAnswer() {
    var phone = PracticeNotebook(practicePosition("a"), practicePosition("b"))
    var tablet = PracticeNotebook(practicePosition("b"), practicePosition("c"))
    phone.answer("b", isSolved: true, on: 0)
    tablet.answer("b", isSolved: false, on: 1)
    phone.merge(tablet)
    #expect(phone.lines == ["a", "b", "c"])
    #expect(phone["b"] == tablet["b"])
    #expect(phone.days == [date(0), date(1)])
  }

  @Test func mergedFullNotebookKeepsTheMostUsefulPositions() {
    var (one, other) = (PracticeNotebook(), PracticeNotebook())
    for number in 0..<PracticeNotebook.capacity {
      one.add(practicePosition("one \(number)", loss: 1000 + 2 * Int64(number)))
      other.add(practicePosition("other \(number)", loss: 1001 + 2 * Int64(number)))
    }
    let both = merged(one, other)
    #expect(both == merged(other, one))
    #expect(merged(both, other) == both)
    #expect(both.positions.count == PracticeNotebook.capacity)
    #expect(both.positions.allSatisfy { $0.loss >= 2000 })
  }

  @Test func mergedProgressKeepsTheEarlierReview() {
    var (one, other) = (PlayProgress(), PlayProgress())
    one.record(.sample("a", day: 3))
    one.record(.sample("b", day: 3))
    other.record(.sample("a", day: 1))
    other.record(.sample("b", day: 4))
    let both = merged(one, other)
    #expect(both.games.map(\.day) == [date(1), date(3)])
    #expect(both == merged(other, one))
  }

  /// Exchanges files the way the "Your data" page exports and imports them.
  @Test func exchangedFilesGiveDevicesTheSameNotebookAndProgress() throws {
    let keys = PracticeKeys(game: "dice")
    let environments = (0..<2).map { seed in
      let memory = MemoryStorage()
      var random = SplitMix64(seed: UInt64(seed))
      return (
        memory,
        PlayEnvironment(storage: memory.storage, now: { date(0).startTime }, random: { random.next() })
      )
    }
    for (index, (_, environment)) in environments.enumerated() {
      let lost = [("both", UInt8(97), Int64(500)), ("own \(index)", 98, 700)].map { line, played, loss in
        PracticePosition(line: Array(line.utf8), playedMove: [played], loss: loss, day: date(0))
      }
      let whole = TotalLoss(count: 2, loss: 1200)
      let game = PlayProgress.Game(line: Array("game \(index)".utf8), day: date(0), total: whole, parts: [whole])
      keys.record(lost, game: game, storage: environment.storage)
    }
    let devices = environments.map { memory, environment in
      DeviceData(keys.storedTexts("Dice"), environment: environment, remove: { memory.texts[$0] = nil })
    }
    let files = try devices.map { try $0.export().file }
    for round in 0..<2 {
      for (device, file) in zip(devices, files.reversed()) { _ = try device.importFile(file) }
      let stored = environments.map { memory, _ in [keys.notebookKey, keys.progressKey].map { memory[$0] } }
      #expect(stored[0] == stored[1], "round \(round)")
      let notebook = try #require(environments[0].0.texts[keys.notebookKey].flatMap { PracticeNotebook(text: $0) })
      #expect(notebook.lines == ["both", "own 0", "own 1"])
      let progress = try #require(environments[0].0.texts[keys.progressKey].flatMap { PlayProgress(text: $0) })
      #expect(progress.games.count == 2)
    }
  }
}
