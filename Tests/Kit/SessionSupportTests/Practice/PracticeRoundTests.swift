import GameCore
import SessionSupport
import Testing

@Suite struct PracticeRoundTests {
  /// Returns a notebook with `due` positions that are due on the first day, and `later` positions due a week later.
  private func notebook(due: Int, later: Int = 0) -> PracticeNotebook {
    var notebook = PracticeNotebook()
    for number in 0..<due { notebook.add(practicePosition("due \(100 + number)")) }
    for number in 0..<later { notebook.add(practicePosition("later \(100 + number)", day: 7)) }
    return notebook
  }

  @Test(arguments: [
    (0, 0, 0), (1, 0, 1), (2, 0, 2), (0, 1, 1), (1, 9, 3), (0, 9, 3), (3, 9, 3), (4, 9, 4), (10, 0, 10), (11, 5, 10),
  ])
  func roundHasUpToTenDuePositionsFilledUpToThreeWithLaterOnes(due: Int, later: Int, count: Int) {
    let round = PracticeRound(notebook(due: due, later: later), on: date(0))
    #expect((round?.count ?? 0) == count)
    #expect((round == nil) == (count == 0))
    #expect(round?.current?.name.hasPrefix(due > 0 ? "due" : "later") ?? true)
  }

  @Test func unsolvedPositionIsRepeatedUntilSolvedButRecordedOnce() throws {
    var round = try #require(PracticeRound(notebook(due: 4), on: date(0)))
    var asked: [String] = []
    // The player fails at the second and the fourth position, and fails at the fourth again when it is repeated.
    for (isSolved, isRepeated) in [
      (true, false), (false, false), (true, false), (false, false), (true, true), (false, true), (true, true),
    ] {
      let current = try #require(round.current)
      #expect(round.isRetry == isRepeated)
      let answered = round.answer(isSolved: isSolved)
      #expect(answered?.position == current)
      #expect(answered?.isRecorded == !isRepeated, "only the first answer is recorded")
      #expect(round.current == current, "the player still reads the judgment")
      asked.append(current.name)
      round.advance()
    }
    #expect(asked == ["due 100", "due 101", "due 102", "due 103", "due 101", "due 103", "due 103"])
    #expect(round.current == nil)
    #expect(round.answeredCount == 4)
    #expect(round.solvedCount == 2)
    #expect(round.count == 4)
    let nothing = round.answer(isSolved: true)
    #expect(nothing == nil)
    round.advance()
    #expect(round.count == 4)
  }

  @Test func skippedPositionDoesNotCountUnlessItWasAnswered() throws {
    var round = try #require(PracticeRound(notebook(due: 3), on: date(0)))
    round.advance()
    #expect(round.count == 2)
    #expect(round.answeredCount == 0)
    #expect(round.current?.name == "due 101")
    for isSolved in [false, true] {
      _ = round.answer(isSolved: isSolved)
      round.advance()
    }
    #expect(round.isRetry)
    #expect(round.current?.name == "due 101")
    round.advance()
    #expect(round.current == nil, "its first answer stays")
    #expect(round.count == 2, "its first answer stays")
    #expect(round.solvedCount == 1, "its first answer stays")
  }

  @Test func allPositionsCanBeSkipped() throws {
    var round = try #require(PracticeRound(notebook(due: 3), on: date(0)))
    for _ in 0..<5 { round.advance() }
    #expect(round.current == nil)
    #expect(round.count == 0)
  }
}
