import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct PracticeTests {
  let device = Device()

  /// Saves a notebook with the position at the end of each of these lines.
  func storeNotebook(_ lines: String...) {
    let positions = lines.map { "position 0 2023-11-14 2023-11-14 2010 u \($0)" }
    device.memory["parlor.triples.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
  }

  func practice() -> TriplesPractice { TriplesPractice(environment: device.environment) }

  var notebook: PracticeNotebook? {
    device.memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  /// Answers the coach's question with each move's loss, in hundredths of points. The best move loses 0.
  func answer(_ practice: TriplesPractice, _ losses: KeyValuePairs<Direction, Int64>) {
    guard let question = practice.coachQuestion else { return }
    let moves = losses.map { AdvisedMove($0.key, expectation: Points(hundredths: 60_000 - $0.value)) }
    practice.coachDidAnswer(Advice(moves: moves, score: question.replay.game.score).text, to: question)
  }

  let losses: KeyValuePairs<Direction, Int64> = [.left: 0, .right: 49, .down: 50, .up: 2010]

  @Test func emptyNotebookHasNothingToPractice() {
    let practice = practice()
    #expect(practice.phase == .idle)
    #expect(practice.coachQuestion == nil)
    #expect(practice.game == nil)
    practice.begin()
    #expect(practice.phase == .idle)
    #expect(practice.status.hasPrefix("Review a game, and"))
    practice.choose(.left)
    practice.advance()
    practice.handleCoachFailure()
    #expect(practice.phase == .idle)
    #expect(practice.originText == "")
    #expect(practice.verdict == "")
    #expect(practice.ratedMoves.isEmpty)
  }

  @Test func roundStartsWithAPositionAndAsksTheCoachAtOnce() throws {
    storeNotebook("triples/1 14 uldr")
    let practice = practice()
    var drawn = 0
    practice.onChange = { drawn += 1 }
    practice.begin()
    #expect(practice.phase == .asking)
    #expect(drawn == 1)
    #expect(practice.status == "1 of 1. What would you play?")
    #expect(practice.originText == "Game 14, move 5")
    let replay = try Replay(line: "triples/1 14 uldr")
    #expect(practice.replay == replay)
    #expect(practice.coachQuestion == CoachQuestion(replay))
    #expect(practice.verdict == "")
    #expect(practice.originalMoveText == "")
    #expect(practice.ratedMoves.isEmpty)
    #expect(!practice.isAnswerRight)
  }

  /// The coach may answer before or after the player.
  @Test(
    arguments: [
      (.left, true, "Left is right: no move is better."), (.right, true, "Right is as good as Left."),
      (.down, false, "Left is better by 0.50 points."), (.up, false, "Left is better by 20.10 points."),
    ] as [(Direction, Bool, String)], [false, true])
  func answerIsJudgedByItsLossAndRecordedAtOnce(answer: (Direction, Bool, String), isCoachFirst: Bool) throws {
    storeNotebook("triples/1 14 uld")
    let (direction, isRight, verdict) = answer
    let practice = practice()
    practice.begin()
    if isCoachFirst { self.answer(practice, losses) }
    practice.choose(direction)
    if !isCoachFirst {
      #expect(practice.phase == .judging)
      #expect(practice.choice == direction)
      #expect(practice.status == "The coach is checking it.")
      practice.choose(.left)
      #expect(practice.phase == .judging, "the answer can't be changed")
      #expect(practice.choice == direction, "the answer can't be changed")
      self.answer(practice, losses)
    }
    #expect(practice.phase == .judged)
    #expect(practice.choice == direction)
    #expect(practice.isAnswerRight == isRight)
    #expect(practice.verdict == verdict)
    let memory = "In your game, you played Up and lost 20.10 points."
    #expect(practice.originalMoveText == memory)
    #expect(practice.status == "\(verdict) \(memory)")
    #expect(practice.ratedMoves.map(\.label) == ["Left", "Right", "Down", "Up"])
    #expect(practice.ratedMoves.map(\.lossText) == ["Best", "−0.49", "−0.50", "−20.10"])
    #expect(practice.ratedMoves.map(\.isBest) == [true, false, false, false])
    let notes = [Direction.left, .right, .down, .up].map { $0 == direction ? "You now" : "" }
    #expect(practice.ratedMoves.map(\.note) == notes.dropLast() + [direction == .up ? "You now, You then" : "You then"])
    #expect(notebook?.positions.first?.box == (isRight ? 1 : 0), "recorded at once")
    #expect(notebook?.days.count == 1, "recorded at once")
    #expect(practice.core.progressText == "1 of 1")
    #expect(self.practice().core.notebook == notebook, "leaving now doesn't allow a second first try")
    practice.advance()
    #expect(notebook?.days.count == 1)
    #expect(practice.phase == (isRight ? .over : .asking))
  }

  @Test func missedPositionIsRepeatedInTheRoundAndComesFirstInTheNext() {
    storeNotebook("triples/1 14", "triples/1 14 u", "triples/1 14 ul")
    let practice = practice()
    practice.begin()
    var asked: [String] = []
    // The player makes a mistake at the second position.
    for (index, isSolved) in [true, false, true, true].enumerated() {
      asked.append("\(practice.core.progressText): \(practice.replay!.moves.count)")
      let advice = FakeCoach.advice(for: practice.game!)
      practice.coachDidAnswer(advice.text, to: practice.coachQuestion!)
      practice.choose(isSolved ? advice.bestMove! : advice.moves.last!.direction)
      #expect(practice.isAnswerRight == isSolved, "answer \(index)")
      practice.advance()
    }
    #expect(asked == ["1 of 3: 0", "2 of 3: 1", "3 of 3: 2", "Again: 1"])
    #expect(practice.phase == .over)
    #expect(practice.status == "2 of 3 solved on the first try.")
    #expect(practice.game == nil)
    #expect(notebook?.positions.map(\.box) == [1, 0, 1])
    #expect(practice.core.streakText == "1 day of practice")
    practice.begin()
    #expect(practice.phase == .asking, "unsolved positions come first")
    #expect(practice.replay?.moves.count == 1, "unsolved positions come first")
  }

  @Test func moveWithoutEffectIsNotAnAnswer() throws {
    let replay = FakeCoach.game(3)
    let stuck = try #require(
      replay.positions.dropLast().firstIndex { position in Direction.allCases.contains { !position.canCollapse($0) } })
    storeNotebook(String(decoding: replay.prefix(stuck).line, as: UTF8.self))
    let practice = practice()
    practice.begin()
    let direction = try #require(Direction.allCases.first { !practice.game!.canCollapse($0) })
    practice.choose(direction)
    #expect(practice.phase == .asking)
    #expect(practice.status == "\(direction.label): nothing moves.")
  }

  @Test func leavingARoundRecordsOnlyJudgedPositions() {
    for (isJudged, box) in [(true, 1), (false, 0)] {
      storeNotebook("triples/1 14", "triples/1 14 u", "triples/1 14 ul")
      let practice = practice()
      practice.begin()
      practice.choose(.left)
      if isJudged { answer(practice, [.left: 0, .right: 600, .up: 700, .down: 800]) }
      let question = practice.coachQuestion
      practice.stop()
      #expect(practice.phase == .idle)
      #expect(practice.game == nil)
      #expect(practice.coachQuestion == nil)
      #expect(notebook?.positions.first?.box == box)
      #expect(practice.status == practice.core.summary)
      if let question { practice.coachDidAnswer(FakeCoach.advice(for: question.replay.game).text, to: question) }
      #expect(practice.phase == .idle, "a late answer is ignored")
    }
  }

  // MARK: Damage

  @Test func invalidNotebookLinesAreRemovedAndTheValidOneIsPracticed() throws {
    let over = String(decoding: FakeCoach.game(3).line, as: UTF8.self)
    storeNotebook("triples/1 14", over, "triples/1 x", "triples/9 14 u", "zebra")
    let practice = practice()
    practice.begin()
    practice.choose(.left)
    answer(practice, [.left: 0, .right: 600, .up: 700, .down: 800])
    practice.advance()
    #expect(practice.phase == .over)
    #expect(practice.status == "Solved on the first try.")
    #expect(notebook?.positions.map { String(decoding: $0.line, as: UTF8.self) }.contains("triples/1 14") == true)
    for _ in 0..<3 { practice.begin() }
    #expect(notebook?.positions.count == 1, "invalid lines don't return")
  }

  @Test func notebookWithOnlyInvalidLinesIsEmpty() {
    storeNotebook("triples/1 x", "zebra")
    let practice = practice()
    practice.begin()
    #expect(practice.phase == .idle)
    #expect(practice.status.hasPrefix("Review a game, and"))
    #expect(notebook?.days == [])
  }

  @Test func boardOfADailyGameIsNamedByItsDay() throws {
    let day = try CalendarDay(text: "2026-11-21".utf8)
    storeNotebook(String(decoding: FakeCoach.game(14, moves: 3).recordedGame(on: day).line, as: UTF8.self))
    let practice = practice()
    practice.begin()
    #expect(practice.phase == .asking)
    #expect(practice.originText == "November 21 game, move 4")
  }

  @Test func mistakesOfAReviewedGameCanBePracticed() throws {
    let session = device.launchFullBoard()
    session.completeReview()
    let practice = practice()
    practice.begin()
    #expect(practice.core.round?.count == 5)
    while practice.phase == .asking {
      let advice = FakeCoach.advice(for: practice.game!)
      practice.coachDidAnswer(advice.text, to: practice.coachQuestion!)
      practice.choose(advice.bestMove!)
      #expect(practice.originalMoveText.hasPrefix("In your game, you played "))
      #expect(practice.ratedMoves.contains { $0.note == "You then" }, "the earlier move was a mistake")
      practice.advance()
    }
    #expect(practice.phase == .over)
    #expect(practice.status == "All 5 solved on the first try.")
    #expect(practice.core.nextDueText == "The next ones come tomorrow.")
  }

  @Test func practiceWordsHaveTwoDivisionsOfThreeAndUsePointsAndMoves() {
    let words = PracticeText.triples
    #expect(words.divisions.map(\.parts.count) == [3, 3])
    #expect(words.unit == "points")
    #expect(words.move == "move")
  }
}
