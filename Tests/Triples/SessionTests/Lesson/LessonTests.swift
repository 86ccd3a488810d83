import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesCoach
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct LessonTests {
  private let device = Device()

  private static let steps = TriplesLessonStep.lessons.flatMap(\.steps)

  private func lesson(at step: TriplesLessonStep = .three) -> TriplesLesson {
    if let place = TriplesLessonStep.basics.steps.firstIndex(of: step), place > 0 {
      device.memory["parlor.triples.lesson"] = "lesson/1\nstep \(place)"
    }
    return TriplesLesson(environment: device.environment)
  }

  /// Returns all sequences of moves that complete or fail a step, each with the verdict on its last move.
  private func moveSequences(
    of step: TriplesLessonStep, from state: TriplesLessonStep.State? = nil, moves: [Direction] = []
  ) -> [(moves: [Direction], verdict: LessonVerdict)] {
    Direction.allCases.flatMap { direction -> [(moves: [Direction], verdict: LessonVerdict)] in
      var state = step.initialState()
      for move in moves { _ = step.play(move, at: &state) }
      let verdict = step.play(direction, at: &state)
      let sequence = moves + [direction]
      if case .partlyDone = verdict { return moveSequences(of: step, moves: sequence) }
      return [(sequence, verdict)]
    }
  }

  @Test(arguments: steps)
  func everyStepCanBeCompletedAndFailed(step: TriplesLessonStep) {
    let sequences = moveSequences(of: step)
    var (done, missed) = (0, 0)
    for sequence in sequences {
      switch sequence.verdict {
      case .done(let text):
        done += 1
        #expect(sequence.moves.count <= step.maxMoveCount)
        #expect(text.hasSuffix(step.successText))
      case .missed(let text):
        missed += 1
        #expect(!text.isEmpty)
      case .refused(let text): #expect(text.contains("nothing moves. "))
      case .partlyDone, .incomplete: Issue.record("A sequence does not end so.")
      }
    }
    #expect(done > 0)
    #expect(missed > 0)
    #expect(!step.title.isEmpty)
    #expect(!step.text.isEmpty)
    #expect(step.task.hasSuffix("."))
  }

  @Test(arguments: steps)
  func expectedMovesCompleteTheStepAndTheMovesLeftAreCounted(step: TriplesLessonStep) throws {
    var state = step.initialState()
    for left in (1...step.maxMoveCount).reversed() {
      let direction = try #require(step.expectedAction(at: state))
      let verdict = step.play(direction, at: &state)
      switch verdict {
      case .done: return
      case .partlyDone(let text): #expect(text.hasSuffix(left == 2 ? "One more move." : "\(left - 1) more moves."))
      default: Issue.record("\(direction) is not shown.")
      }
    }
    Issue.record("The step is not done.")
  }

  @Test func startPositionsAreDeterministicDistinctAndPlayable() {
    for step in Self.steps {
      let (one, other) = (step.initialState().game, step.initialState().game)
      #expect(one !== other)
      #expect(one.grid == other.grid)
      #expect(!one.isDone)
      #expect(Self.steps.allSatisfy { $0 == step || $0.initialState().game.board != one.board })
    }
  }

  @Test func eachLessonHasAnIdeaInEightSteps() {
    let lessons = TriplesLessonStep.lessons
    #expect(lessons.map(\.name) == ["basics", "corner", "ones"])
    #expect(lessons.allSatisfy { $0.steps.count == 8 })
    #expect(Set(Self.steps.map(\.title)).count == Self.steps.count)
  }

  /// A solution keeps the largest tile in its corner, and a failure says where it went.
  @Test(arguments: TriplesLessonStep.cornerLesson.steps)
  func stepsAboutTheCornerEndWithTheLargestTileInIt(step: TriplesLessonStep) {
    for (moves, verdict) in moveSequences(of: step) {
      var state = step.initialState()
      for move in moves { _ = step.play(move, at: &state) }
      let board = state.game.board
      guard case .done = verdict else { continue }
      #expect(board[3][0] == board.joined().max(), "\(moves)")
    }
  }

  @Test(arguments: TriplesLessonStep.onesLesson.steps)
  func stepsAboutOnesAndTwosUseThem(step: TriplesLessonStep) {
    for (moves, verdict) in moveSequences(of: step) {
      var state = step.initialState()
      let before = state.game.board.joined().filter { $0 < 3 && $0 > 0 }.count
      for move in moves { _ = step.play(move, at: &state) }
      guard case .done = verdict else { continue }
      // Each move adds a small tile, and each new 3 uses two.
      let after = state.game.board.joined().filter { $0 < 3 && $0 > 0 }.count
      #expect(after <= before + moves.count - 2, "\(moves)")
    }
  }

  @Test func failureNamesTheTileInTheCornerOrTheSmallTiles() {
    let lesson = TriplesLesson(environment: device.environment)
    lesson.core.open(1)
    lesson.move(.up)
    #expect(lesson.core.remark.hasPrefix("A 1 took the corner, and the 24 can hardly get back."))
    lesson.core.retry()
    lesson.move(.left)
    #expect(lesson.core.remark.hasPrefix("The 24 is safe, but the 6s still wait."))
    lesson.core.open(2)
    lesson.move(.left)
    #expect(lesson.core.remark.hasPrefix("The board has two 1s and five 2s."))
  }

  @Test func movesFollowTheRulesUntilTheStepIsDone() {
    let lesson = lesson()
    #expect(lesson.movingTiles(.left).map(\.val) == [2])
    #expect(lesson.previewMerges(.left).map(\.survivor.val) == [3])
    #expect(lesson.move(.left))
    #expect(lesson.game.board[2] == [3, 0, 0, 0])
    #expect(lesson.core.state.effect?.spawnedTile != nil)
    #expect(lesson.core.remark.hasPrefix("1 and 2 make 3. "))
    #expect(lesson.core.stage == .done)
    #expect(lesson.movingTiles(.up).isEmpty)
    #expect(lesson.previewMerges(.up).isEmpty)
    #expect(!lesson.move(.up))
  }

  @Test func wrongMoveMissesTheStepAlsoAfterARetry() {
    let lesson = lesson(at: .equals)
    lesson.move(.right)
    #expect(lesson.core.stage == .missed)
    lesson.core.retry()
    #expect(lesson.move(.down))
    #expect(lesson.core.stage == .missed)
  }

  @Test func moveWithoutEffectIsExplained() {
    let step = TriplesLessonStep.dominoes
    var state = step.initialState()
    state.game.board = [[1, 3, 1, 3], [3, 1, 3, 1], [1, 3, 1, 3], [3, 1, 3, 1]]
    guard case .refused(let text) = step.play(.left, at: &state) else {
      Issue.record("It moved.")
      return
    }
    #expect(text == "Left: nothing moves. 1 needs a 2.")
    #expect(state.blockedMove?.direction == .left)
    #expect(state.blockedMove?.pair.count == 2)
    #expect(state.blockedMove?.number == 1)
  }

  @Test func cornerStepRequiresKeepingTheCornerTile() {
    let lesson = lesson(at: .corner)
    lesson.move(.right)
    #expect(lesson.core.stage == .missed)
    #expect((1...2).contains(lesson.game.board[3][0]))
    #expect(lesson.core.remark.hasPrefix("A \(lesson.game.board[3][0]) took the corner"))
    lesson.core.retry()
    #expect(lesson.game.board[3][0] == 48)
    lesson.move(.down)
    #expect(lesson.core.stage == .done)
    #expect(lesson.game.board[3][0] == 48)
  }

  @Test func dominoStepIsCompletedByMaking48InTheCorner() {
    let lesson = lesson(at: .dominoes)
    for direction in [Direction.down, .left, .left, .left] { lesson.move(direction) }
    #expect(lesson.core.stage == .done)
    #expect(lesson.game.board[3][0] == 48)
  }

  @Test func hintStepShowsTheCostsAndIsCompletedByTheBestMove() throws {
    let lesson = lesson(at: .hint)
    #expect(lesson.bestMove == .left)
    #expect(lesson.screen.text("tip") == "What each move would cost.")
    #expect(lesson.label(of: .left).spokenText == "Left, best")
    #expect(lesson.label(of: .down).text == "\u{2212}7.49")
    lesson.move(.right)
    #expect(lesson.core.remark.hasPrefix("Right would probably lose 27.02 points by the end."))
    #expect(lesson.bestMove == nil)
    #expect(lesson.screen.text("tip") == nil)
    #expect(lesson.label(of: .left).text == "Left")
    lesson.core.retry()
    lesson.move(.left)
    #expect(lesson.core.stage == .done)
  }

  @Test func hintFitsItsBoard() throws {
    let replay = try Replay(line: TriplesLessonStep.hintLine)
    #expect(TriplesLessonStep.hintReplay == replay)
    #expect(TriplesLessonStep.hintAdvice.fits(replay.game))
    #expect(TriplesLessonStep.hintAdvice.moves.count == Direction.allCases.count)
  }

  @Test func lessonProgressIsSavedAsAStoredText() {
    #expect(TriplesSession.storedTexts.contains { $0.key == "parlor.triples.lesson" && $0.name == "Triples lesson" })
    let lesson = lesson()
    lesson.move(.left)
    #expect(self.lesson().core.stepIndex == 1)
  }
}
