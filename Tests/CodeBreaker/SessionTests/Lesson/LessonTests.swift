import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct LessonTests {
  private let fixture = Fixture()

  private static let steps = CodeBreakerLessonStep.lessons.flatMap(\.steps)

  private func lesson(at step: CodeBreakerLessonStep = .markers) -> CodeBreakerLesson {
    if let index = CodeBreakerLessonStep.basics.steps.firstIndex(of: step), index > 0 {
      fixture.memory["parlor.codebreaker.lesson"] = "lesson/1\nstep \(index)"
    }
    return CodeBreakerLesson(environment: fixture.environment)
  }

  private func guess(_ choices: Int..., in lesson: CodeBreakerLesson) {
    lesson.setPegs(choices.map { UInt8($0) })
    lesson.core.play(.guess)
  }

  @Test(arguments: steps) func examplesCompleteTheStep(step: CodeBreakerLessonStep) throws {
    var state = step.initialState()
    var verdict = step.play(try #require(step.expectedAction(at: state)), at: &state)
    if case .partlyDone = verdict { verdict = step.play(try #require(step.expectedAction(at: state)), at: &state) }
    guard case .done(let text) = verdict else {
      Issue.record("It is not.")
      return
    }
    #expect(text.hasSuffix(step.successText))
    #expect(!step.title.isEmpty)
    #expect(!step.text.isEmpty)
    #expect(!step.task.isEmpty)
  }

  @Test func eachLaterLessonHasEightSteps() {
    let lessons = CodeBreakerLessonStep.lessons
    #expect(lessons.map(\.name) == ["basics", "answers", "telling"])
    #expect(lessons.map(\.steps.count) == [5, 8, 8])
    #expect(Set(Self.steps.map(\.title)).count == Self.steps.count)
  }

  @Test(arguments: [CodeBreakerLessonStep.markers, .once])
  func onlyTheRightAnswerCompletesTheStep(step: CodeBreakerLessonStep) throws {
    let lesson = lesson(at: step)
    let right = MatchCounts(lesson.game.guess.match(against: lesson.game.masterCode))
    #expect(lesson.shownCode?.pegs == lesson.game.masterCode.pegs)
    #expect(lesson.shownCode?.isHidden == false)
    #expect(lesson.options.count == 4)
    #expect(Set(lesson.options).count == 4)
    #expect(!lesson.acceptsPegs)
    #expect(!lesson.canGuess)
    #expect(lesson.options.filter { MatchCounts($0.markers) == right }.count == 1)
    for (index, option) in lesson.options.enumerated() {
      #expect(option.markers.count == 3)
      #expect(option.code == nil)
      #expect(option.showsWords)
      guard MatchCounts(option.markers) != right else { continue }
      lesson.core.play(.choose(index))
      #expect(lesson.core.stage == .asking)
      #expect(lesson.core.remark.contains("Not quite."))
    }
    #expect(lesson.core.canShowNext)
    for command in [CodeBreakerSession.KeyCommand.choose(9), .clear, .selectNext, .guess] { lesson.press(command) }
    #expect(lesson.game == step.initialState().entry.game)
    lesson.core.play(.choose(try #require(lesson.options.firstIndex { MatchCounts($0.markers) == right })))
    #expect(lesson.core.stage == .done)
    #expect(lesson.options.isEmpty)
  }

  @Test func onlyAConsistentGuessCompletesTheStep() {
    let lesson = lesson(at: .fitting)
    #expect(lesson.attempts.count == 1)
    #expect(lesson.shownCode == nil)
    #expect(lesson.acceptsPegs)
    #expect(!lesson.canGuess)
    lesson.core.play(.guess)
    #expect(lesson.core.status == "Fill the row, then guess.")
    #expect(lesson.core.remark == "")
    guess(5, 5, 5, in: lesson)
    #expect(
      lesson.core.remark
        == "If this were the code, attempt 1 would have gotten no match. It got 1 in the right place, 1 in the wrong place."
    )
    #expect(lesson.core.stage == .asking)
    #expect(lesson.attempts.count == 1)
    #expect(lesson.canGuess)
    guess(0, 1, 2, in: lesson)
    #expect(lesson.core.remark == "You tried this in attempt 1.")
    #expect(lesson.core.canShowNext)
    guess(0, 3, 1, in: lesson)
    #expect(lesson.core.stage == .done)
    #expect(lesson.attempts.count == 2)
    #expect(!lesson.acceptsPegs)
    #expect(lesson.core.remark.contains("Of 24 codes "))
  }

  @Test func guessingTheCodeEarlyIsCalledLuck() {
    let lesson = lesson(at: .fitting)
    guess(3, 0, 2, in: lesson)
    #expect(lesson.core.stage == .done)
    #expect(lesson.core.remark == "Code broken, at once: yellow, red, blue. What luck!")
    #expect(lesson.shownCode?.pegs == lesson.game.masterCode.pegs)
  }

  @Test func onlyAGuessThatDistinguishesTheCodesCompletesTheStep() {
    let lesson = lesson(at: .distinguishing)
    #expect(
      lesson.remainingCodes.map { CodeBreakerSession.SpokenText.pegs($0, theme: .mastermind) } == [
        "red, blue, yellow", "red, white, yellow", "red, black, yellow",
      ])
    guess(0, 4, 3, in: lesson)
    #expect(lesson.core.stage == .asking)
    #expect(lesson.core.remark.hasSuffix(CodeBreakerLessonStep.distinguishing.failureText))
    guess(1, 1, 1, in: lesson)
    #expect(lesson.core.remark.hasPrefix("All the codes would give the same answer."))
    guess(2, 4, 1, in: lesson)
    #expect(lesson.core.stage == .done)
    #expect(lesson.remainingCodes.count == 1)
    #expect(lesson.core.remark.hasPrefix("1 in the right place. So it is red, white, yellow."))
  }

  @Test func lastStepEndsWithItsOnlyPossibleCode() {
    let lesson = lesson(at: .last)
    #expect(CodeBreakerLessonStep.remainingCodes(lesson.game).count == 1)
    #expect(lesson.remainingCodes.isEmpty)
    guess(4, 0, 2, in: lesson)
    #expect(lesson.core.stage == .asking)
    #expect(lesson.core.remark.hasPrefix("If this were the code, attempt "))
    guess(4, 2, 0, in: lesson)
    #expect(lesson.core.stage == .done)
    #expect(lesson.game.ending == .solved)
    #expect(lesson.core.remark.hasPrefix("Code broken!"))
    #expect(lesson.shownCode?.pegs == lesson.endCode.pegs)
    lesson.core.advance()
    #expect(lesson.core.stage == .over)
    #expect(lesson.core.nextLessonIndex == 1)
  }

  @Test func helpAfterTwoWrongGuessesCompletesTheStep() {
    let lesson = lesson(at: .distinguishing)
    guess(0, 4, 3, in: lesson)
    #expect(!lesson.core.canShowNext)
    guess(0, 4, 3, in: lesson)
    lesson.core.showNext()
    #expect(lesson.core.stage == .done)
    #expect(lesson.attempts.count == 3)
  }

  @Test func lessonIsStored() {
    let stored = CodeBreakerSession.storedTexts.filter { $0.key == "parlor.codebreaker.lesson" }
    #expect(stored.map(\.name) == ["CodeBreaker lesson"])
  }

  @Test func completedStepsAreSaved() {
    let lesson = lesson()
    lesson.core.play(.choose(1))
    #expect(self.lesson().core.stepIndex == 1)
  }
}
