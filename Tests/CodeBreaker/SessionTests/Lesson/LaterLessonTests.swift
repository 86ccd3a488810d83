import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

/// The lessons about what an answer rules out, and about guesses that can't be the code. The facts are counted by the
/// model: `CoachQuestion` and `AnsweredGuess`, not the lesson's own code.
@Suite struct LaterLessonTests {
  private static let steps = CodeBreakerLessonStep.answers.steps + CodeBreakerLessonStep.telling.steps

  /// The steps with options, each with the index of an option.
  private static let options: [(CodeBreakerLessonStep, Int)] = steps.flatMap { step in
    step.options.indices.map { (step, $0) }
  }

  private func codes(_ digits: String) -> [UInt8] { digits.utf8.map { $0 - UInt8(ascii: "0") } }

  /// Returns the codes that fit all answers, each as the indexes of its choices.
  private func codesLeft(_ step: CodeBreakerLessonStep) -> [[UInt8]] {
    let colors = [UInt8](0..<6)
    let all = colors.flatMap { first in colors.flatMap { second in colors.map { [first, second, $0] } } }
    let attempts: [(guess: [UInt8], counts: MatchCounts)] = step.attempts.map { attempt in
      (codes(attempt), AnsweredGuess.counts(of: codes(attempt), against: codes(step.code)))
    }
    return all.filter { code in
      attempts.allSatisfy { AnsweredGuess.counts(of: $0.guess, against: code) == $0.counts }
    }
  }

  /// Returns the size of the largest group of codes with the same answer to a guess.
  private func largestPart(_ guess: [UInt8], _ left: [[UInt8]]) -> Int {
    let answers = left.map { AnsweredGuess.counts(of: guess, against: $0) }
    return answers.map { answer in answers.filter { $0 == answer }.count }.max() ?? 0
  }

  /// Whether an option is right by the facts of the model.
  private func isRight(_ step: CodeBreakerLessonStep, _ index: Int) -> Bool {
    let left = codesLeft(step)
    switch step.question {
    case .possibleCode(let options): return left.contains(codes(options[index]))
    case .impossibleCode(let options): return !left.contains(codes(options[index]))
    case .excludedColor(let options): return !left.contains { $0.contains(codes(options[index])[0]) }
    case .bestGuess(let options, let andMayWin):
      let guess = codes(options[index])
      return largestPart(guess, left) == 1 && (!andMayWin || left.contains(guess))
    case .answer, .fittingGuess, .tellingGuess, .code: return false
    }
  }

  @Test(arguments: options)
  func onlyTheRightOptionCompletesTheStep(step: CodeBreakerLessonStep, index: Int) {
    var state = step.initialState()
    switch step.play(.choose(index), at: &state) {
    case .done: #expect(isRight(step, index))
    case .refused(let text):
      #expect(!isRight(step, index))
      #expect(text.hasSuffix(" \(step.failureText)"))
      #expect(text.count > 60)
    default: Issue.record("It is neither right nor wrong.")
    }
  }

  @Test(arguments: steps.filter { $0.hasOptions }) func oneOptionIsRight(step: CodeBreakerLessonStep) {
    #expect(step.options.count == 4)
    #expect(Set(step.options).count == 4)
    #expect(step.options.indices.filter { isRight(step, $0) }.count == 1)
  }

  @Test(arguments: steps.filter { !$0.hasOptions }) func someGuessesAreWrong(step: CodeBreakerLessonStep) {
    var counts = (done: 0, refused: 0)
    for code in CodeBreakerLessonStep.allCodes {
      var state = step.initialState()
      switch step.play(.makeGuess(code.pegs), at: &state) {
      case .done, .partlyDone: counts.done += 1
      case .refused(let text):
        counts.refused += 1
        #expect(text.hasSuffix("."))
      default: Issue.record("\(code)")
      }
    }
    #expect(counts.done > 0)
    #expect(counts.refused > 100)
  }

  @Test(arguments: CodeBreakerLessonStep.telling.steps) func listedCodesAreThoseLeft(step: CodeBreakerLessonStep) {
    let left = codesLeft(step)
    #expect(CodeBreakerLessonStep.remainingCodes(step.initialState().entry.game).count == left.count)
    #expect((2...4).contains(left.count))
    #expect(left.contains(codes(step.code)))
  }

  /// Sentences of the lessons name these facts.
  @Test func factsInTheSentencesAreTrue() throws {
    let (answers, telling) = (CodeBreakerLessonStep.answers.steps, CodeBreakerLessonStep.telling.steps)
    #expect(answers.map { codesLeft($0).count } == [27, 2, 48, 6, 5, 57, 6, 1])
    #expect(telling.map { codesLeft($0).count } == [3, 3, 3, 2, 3, 4, 4, 4])
    // In the steps about four codes, none of them tells the others apart, but in the one about two questions, each does.
    #expect(telling[6...].allSatisfy { step in codesLeft(step).allSatisfy { largestPart($0, codesLeft(step)) > 1 } })
    #expect(codesLeft(telling[5]).allSatisfy { largestPart($0, codesLeft(telling[5])) == 1 })
    // Only one code is without red, and only one is without white.
    #expect(codesLeft(telling[6]).filter { !$0.contains(0) }.count == 1)
    #expect(codesLeft(telling[7]).filter { !$0.contains(4) }.count == 1)
  }

  @Test func mistakesSayWhatTheAnswerWouldLeave() {
    let memory = Fixture()
    let lesson = CodeBreakerLesson(environment: memory.environment)
    lesson.core.open(2)
    #expect(lesson.remainingCodes.count == 3)
    #expect(!lesson.acceptsPegs)
    #expect(lesson.shownCode == nil)
    #expect(lesson.options.map(\.words)[2] == "yellow, white, green")
    #expect(!lesson.options[2].showsWords)
    lesson.press(.choose(0))
    #expect(lesson.core.remark.hasPrefix("If you get 2 in the right place, 2 codes are left."))
    lesson.press(.choose(2))
    #expect(lesson.core.stage == .done)
    #expect(lesson.remainingCodes.count == 1)
    #expect(lesson.attempts.count == 3)
    #expect(lesson.core.remark.hasPrefix("1 in the wrong place. So it is red, red, yellow."))
    lesson.core.open(1)
    #expect(lesson.remainingCodes.isEmpty)
    lesson.press(.choose(0))
    #expect(lesson.core.remark.hasPrefix("If this were the code, attempt 1 would have gotten 1 in the wrong place."))
    lesson.press(.choose(1))
    #expect(lesson.core.remark.hasPrefix("Of 216 codes, 27 are left."))
    #expect(lesson.options.isEmpty)
  }

  @Test func lastStepNeedsTheQuestionAndThenTheCode() {
    let lesson = CodeBreakerLesson(environment: Fixture().environment)
    lesson.core.open(2)
    while lesson.core.stepIndex < 7 || lesson.core.stage == .done {
      if let action = lesson.core.step.expectedAction(at: lesson.core.state) { lesson.core.play(action) }
      lesson.core.advance()
    }
    let guess = { (digits: String) in lesson.core.play(.makeGuess(CodeBreakerLessonStep.pegs(digits))) }
    guess("324")
    #expect(lesson.core.stage == .asking, "even the code isn’t the task yet")
    #expect(lesson.attempts.count == 2, "even the code isn’t the task yet")
    guess("124")
    #expect(lesson.core.stage == .asking)
    #expect(lesson.core.remark.hasSuffix("Guess it."))
    #expect(lesson.attempts.count == 3)
    guess("334")
    #expect(lesson.core.remark.hasPrefix("If this were the code, attempt 3 "))
    guess("324")
    #expect(lesson.core.stage == .done)
    #expect(lesson.game.ending == .solved)
    #expect(lesson.core.remark.hasPrefix("Code broken!"))
  }
}
