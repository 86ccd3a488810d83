import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct PracticeNotebookTests {
  @Test func positionsAreSortedByLine() {
    let notebook = PracticeNotebook(
      practicePosition("c"), practicePosition("a"), practicePosition("ab"), practicePosition("b"))
    #expect(notebook.lines == ["a", "ab", "b", "c"])
  }

  @Test func knownPositionIsReplacedOnlyIfTheMoveIsDifferent() {
    var notebook = PracticeNotebook(practicePosition("a"), practicePosition("b"))
    notebook.answer("a", isSolved: true, on: 0)
    let known = notebook
    notebook.add(practicePosition("a", loss: 9999, day: 5))
    #expect(notebook == known, "the same review again")
    notebook.add(practicePosition("a", played: "d", loss: 700, day: 5))
    #expect(notebook["a"] == practicePosition("a", played: "d", loss: 700, day: 5), "a new mistake in a known position")
    #expect(notebook.lines == ["a", "b"])
  }

  @Test func answersAndDaysAreRecorded() {
    var notebook = PracticeNotebook(practicePosition("a"), practicePosition("b"))
    notebook.answer("b", isSolved: true, on: 1)
    notebook.answer("a", isSolved: false, on: 0)
    notebook.answer("nothing", isSolved: true, on: 1)
    #expect(notebook["b"]?.box == 1)
    #expect(notebook["a"]?.box == 0)
    #expect(notebook.lines == ["a", "b"])
    #expect(notebook.days == [date(0), date(1)], "in order, each once")
  }

  @Test func positionCanBeRemoved() {
    var notebook = PracticeNotebook(practicePosition("a"), practicePosition("b"))
    notebook.remove(Array("a".utf8))
    notebook.remove(Array("nothing".utf8))
    #expect(notebook.lines == ["b"])
  }

  @Test func positionsAreOrderedByDueDayAndUsefulnessAndDueOnesCounted() {
    var notebook = PracticeNotebook(
      practicePosition("a", loss: 500, day: 1), practicePosition("b", loss: 900, day: 1),
      practicePosition("c", loss: 700, day: 0),
      practicePosition("d", loss: 9000, day: 2), practicePosition("e", loss: 900, day: 1),
      practicePosition("f", loss: 8000))
    notebook.answer("f", isSolved: true, on: 0)
    #expect(notebook.nextPositions(10).map(\.name) == ["c", "b", "e", "a", "f", "d"])
    for count in 0...7 { #expect(notebook.nextPositions(count) == Array(notebook.nextPositions(10).prefix(count))) }
    #expect((-1...2).map { notebook.dueCount(on: date($0)) } == [0, 1, 5, 6])
  }

  @Test func streakAllowsOneMissedDayPerWeek() {
    var notebook = PracticeNotebook()
    for number in [0, 1, 2, 4] { notebook.answer("x", isSolved: true, on: number) }
    let streaks = (-1...7).map { notebook.streak(on: date($0)).current }
    #expect(streaks == [0, 1, 2, 3, 3, 4, 4, 0, 0], "one missed day in seven is allowed, and later days don't count")
  }

  @Test func leastUsefulPositionsAreDroppedFirst() {
    var notebook = PracticeNotebook()
    for number in 0..<PracticeNotebook.capacity { notebook.add(practicePosition("game \(1000 + number)", loss: 600)) }
    notebook.answer("game 1500", isSolved: true, on: 0)
    notebook.add(practicePosition("new", loss: 600))
    #expect(notebook["game 1500"] == nil, "drops the best-known position")
    #expect(notebook["new"] != nil, "drops the best-known position")
    notebook.add(practicePosition("newer", loss: 601))
    #expect(notebook["new"] == nil, "of equal positions, drops the last line")
    #expect(notebook["newer"] != nil, "of equal positions, drops the last line")
    notebook.add(practicePosition("poor", loss: 599))
    #expect(notebook["poor"] == nil, "a less useful position than all others isn't added")
    #expect(notebook.positions.count == PracticeNotebook.capacity)
    #expect(PracticeNotebook(text: notebook.text) == notebook)
  }

  @Test func oldestDaysAreDroppedFirst() {
    var notebook = PracticeNotebook()
    for number in (0...PracticeNotebook.dayCapacity).reversed() { notebook.answer("x", isSolved: true, on: number) }
    #expect(notebook.days.count == PracticeNotebook.dayCapacity)
    #expect(notebook.days.first == date(1))
    #expect(PracticeNotebook(text: notebook.text) == notebook)
  }

  // MARK: As text

  @Test func textMatchesTheDocumentedFormatAndRoundTrips() {
    var notebook = PracticeNotebook(practicePosition("triples/1 14 uldr", loss: 1250))
    #expect(PracticeNotebook().string == "notebook/1")
    notebook.answer("triples/1 14 uldr", isSolved: true, on: 0)
    notebook.answer("triples/1 14 uldr", isSolved: true, on: 1)
    #expect(
      notebook.string
        == "notebook/1\nday 2026-11-21\nday 2026-11-22\nposition 2 2026-11-24 2026-11-22 1250 u triples/1 14 uldr")
    #expect(PracticeNotebook(text: notebook.text) == notebook)
  }

  @Test(arguments: [
    "", "notebook/2", "notebook/1\n", "notebook/1\nday", "notebook/1\nday ", "notebook/1\nday 2026-11-31",
    "notebook/1\nday 2026-11-21 ", "notebook/1\nday 2026-11-21\nday 2026-11-21",
    "notebook/1\nday 2026-11-22\nday 2026-11-21",
    "notebook/1\nposition 0 2026-11-21 2026-11-21 5 u a\nday 2026-11-21",
    "notebook/1\nposition 11 2026-11-21 2026-11-21 5 u a", "notebook/1\nposition -1 2026-11-21 2026-11-21 5 u a",
    "notebook/1\nposition 00 2026-11-21 2026-11-21 5 u a", "notebook/1\nposition 0 2026-11-21 2026-11-21 05 u a",
    "notebook/1\nposition 0 2026-11-21 2026-11-21 100000001 u a", "notebook/1\nposition 0 2026-11-21 2026-11-21 5 u",
    "notebook/1\nposition 0 2026-11-21 2026-11-21 5 u ", "notebook/1\nposition 0 2026-11-21 2026-11-21 5  a",
    "notebook/1\nposition 0 2026-11-21 5 u a", "notebook/1\nposition 4294967296 2026-11-21 2026-11-21 5 u a",
    "notebook/1\nposition 0 2026-11-21 2026-11-21 5 u b\nposition 0 2026-11-21 2026-11-21 5 u a",
    "notebook/1\nposition 0 2026-11-21 2026-11-21 5 u a\nposition 0 2026-11-21 2026-11-21 5 d a",
    "notebook/1\npos 0 2026-11-21 2026-11-21 5 u a", "notebook/1\nposition 0 2026-11-21 2026-11-21 5 u a\n",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(PracticeNotebook(text: Array(text.utf8)) == nil)
  }

  @Test func textBeyondTheCapacityIsRejected() {
    let position = "position 0 2026-11-21 2026-11-21 5 u "
    let lines = (0...PracticeNotebook.capacity).map { position + "\(10_000 + $0)" }
    for count in [PracticeNotebook.capacity, PracticeNotebook.capacity + 1] {
      let text = (["notebook/1"] + lines.prefix(count)).joined(separator: "\n")
      #expect((PracticeNotebook(text: Array(text.utf8)) != nil) == (count == PracticeNotebook.capacity))
    }
    for count in [PracticeNotebook.dayCapacity, PracticeNotebook.dayCapacity + 1] {
      let text = (["notebook/1"] + (0..<count).map { "day \(date($0).description)" }).joined(separator: "\n")
      #expect((PracticeNotebook(text: Array(text.utf8)) != nil) == (count == PracticeNotebook.dayCapacity))
    }
  }

  @Test(arguments: 0..<20) func randomNotebookRoundTripsAndAcceptedTextIsCanonical(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let notebook = random.drawNotebook()
      #expect(PracticeNotebook(text: notebook.text) == notebook)
      var text = notebook.text
      for _ in 0...random.numberBelow(3) {
        text = random.spoil(text, alphabet: Array("0123456789-abu \nday position".utf8))
      }
      if let read = PracticeNotebook(text: text) { #expect(read.text == text) }
    }
  }
}
