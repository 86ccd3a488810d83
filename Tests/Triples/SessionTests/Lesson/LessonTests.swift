import NumberedGame
import PlaySupport
import Testing
import TriplesCoach
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct LessonTests {
  private let device = Device()

  private func lesson(at step: TriplesLessonStep = .three) -> TriplesLesson {
    if let place = TriplesLessonStep.allCases.firstIndex(of: step), place > 0 {
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

  @Test(arguments: TriplesLessonStep.allCases)
  func everyStepCanBeCompletedAndFailed(step: TriplesLessonStep) {
    let sequences = moveSequences(of: step)
    var (done, missed) = (0, 0)
    for sequence in sequences {
      switch sequence.verdict {
      case .done(let text):
        done += 1
        #expect(sequence.moves.count <= step.maxMoveCount && text.hasSuffix(step.successText))
      case .missed(let text):
        missed += 1
        #expect(!text.isEmpty)
      case .refused(let text): #expect(text.contains("nothing moves. "))
      case .partlyDone, .incomplete: Issue.record("A sequence does not end so.")
      }
    }
    #expect(done > 0 && missed > 0)
    #expect(!step.title.isEmpty && !step.text.isEmpty && step.task.hasSuffix("."))
  }

  @Test(arguments: TriplesLessonStep.allCases)
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
    for step in TriplesLessonStep.allCases {
      let (one, other) = (step.initialState().game, step.initialState().game)
      #expect(one !== other && one.grid == other.grid && !one.isDone)
      #expect(TriplesLessonStep.allCases.allSatisfy { $0 == step || $0.initialState().game.board != one.board })
    }
  }

  @Test func movesFollowTheRulesUntilTheStepIsDone() {
    let lesson = lesson()
    #expect(lesson.movingTiles(.left).map(\.val) == [2] && lesson.previewMerges(.left).map(\.survivor.val) == [3])
    #expect(lesson.move(.left))
    #expect(lesson.game.board[2] == [3, 0, 0, 0] && lesson.core.state.effect?.spawnedTile != nil)
    #expect(lesson.core.remark.hasPrefix("1 and 2 make 3. "))
    #expect(lesson.core.stage == .done && lesson.movingTiles(.up).isEmpty && lesson.previewMerges(.up).isEmpty)
    #expect(!lesson.move(.up))
  }

  @Test func wrongMoveMissesTheStepAlsoAfterARetry() {
    let lesson = lesson(at: .equals)
    lesson.move(.right)
    #expect(lesson.core.stage == .missed)
    lesson.core.retry()
    #expect(lesson.move(.down) && lesson.core.stage == .missed)
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
    #expect(
      state.blockedMove?.direction == .left && state.blockedMove?.pair.count == 2 && state.blockedMove?.number == 1)
  }

  @Test func cornerStepRequiresKeepingTheCornerTile() {
    let lesson = lesson(at: .corner)
    lesson.move(.right)
    #expect(lesson.core.stage == .missed && (1...2).contains(lesson.game.board[3][0]))
    #expect(lesson.core.remark.hasPrefix("A \(lesson.game.board[3][0]) took the corner"))
    lesson.core.retry()
    #expect(lesson.game.board[3][0] == 48)
    lesson.move(.down)
    #expect(lesson.core.stage == .done && lesson.game.board[3][0] == 48)
  }

  @Test func dominoStepIsCompletedByMaking48InTheCorner() {
    let lesson = lesson(at: .dominoes)
    for direction in [Direction.down, .left, .left, .left] { lesson.move(direction) }
    #expect(lesson.core.stage == .done && lesson.game.board[3][0] == 48)
  }

  @Test func hintStepShowsTheCostsAndIsCompletedByTheBestMove() throws {
    let lesson = lesson(at: .hint)
    #expect(lesson.bestMove == .left && lesson.tip == "What each move would cost.")
    #expect(lesson.label(of: .left).spokenText == "Left, best")
    #expect(lesson.label(of: .down).text == "\u{2212}7.49")
    lesson.move(.right)
    #expect(lesson.core.remark.hasPrefix("Right would probably lose 27.02 points by the end."))
    #expect(lesson.bestMove == nil && lesson.tip == "" && lesson.label(of: .left).text == "Left")
    lesson.core.retry()
    lesson.move(.left)
    #expect(lesson.core.stage == .done)
  }

  @Test func hintFitsItsBoard() throws {
    let replay = try Replay(line: TriplesLessonStep.hintLine)
    #expect(TriplesLessonStep.hintReplay == replay && TriplesLessonStep.hintAdvice.fits(replay.game))
    #expect(TriplesLessonStep.hintAdvice.moves.count == Direction.allCases.count)
  }

  @Test func lessonProgressIsSavedAsAStoredText() {
    #expect(TriplesSession.storedTexts.contains { $0.key == "parlor.triples.lesson" && $0.name == "Triples lesson" })
    let lesson = lesson()
    lesson.move(.left)
    #expect(self.lesson().core.stepIndex == 1)
  }
}
