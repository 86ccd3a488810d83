import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// Takes the lessons only by the actions of their screens, as front ends do.
@Suite struct LessonScreenTests {
  private let lesson = CodeBreakerLesson(environment: Fixture().environment)

  /// Performs an expert's action.
  private func solve() throws {
    switch try #require(lesson.core.step.expectedAction(at: lesson.core.state)) {
    case .choose(let index): lesson.perform(try #require(lesson.parts("options")?.action(at: index)))
    case .makeGuess(let pegs):
      let colors = CoachQuestion.colors(of: Code(kind: .guess, pegs: pegs), lesson.pegChoices)
      try lesson.choose(Int(colors[0]), Int(colors[1]), Int(colors[2]))
      try lesson.press("Guess")
    case .setRow, .guess: Issue.record("An expert acts at once.")
    }
  }

  @Test func everyLessonIsTakenByItsActions() throws {
    for index in lesson.core.lessons.indices {
      if index > 0 { try lesson.press("Next: \(lesson.core.lessons[index].title)") }
      #expect(lesson.core.lessonIndex == index)
      for step in lesson.core.steps {
        #expect(lesson.screen.focus?.target == .heading("step"))
        while lesson.core.stage == .asking { try solve() }
        #expect(lesson.core.step == step)
        #expect(lesson.screen.focus?.target == .mainAction)
        #expect(lesson.parts("options") == nil)
        #expect(lesson.parts("choices") == nil)
        try lesson.press(step == lesson.core.steps.last ? "Finish" : "Next")
      }
      let code = CodeBreakerSession.SpokenText.pegs(lesson.endCode, theme: lesson.pegTheme)
      #expect(lesson.drawing("over-code") == code)
    }
  }

  @Test func codeAndGuessAreVisibleWhileTheAnswerIsAskedFor() throws {
    #expect(lesson.sectionIDs == ["step", "position", "entry"])
    #expect(
      lesson.drawing("code") == lesson.shownCode.map { CodeBreakerSession.SpokenText.pegs($0, theme: lesson.pegTheme) })
    #expect(lesson.screen.text("code-name") == "The code")
    #expect(lesson.screen.text("guess-name") == "The guess")
    let options = try #require(lesson.parts("options"))
    #expect(options.parts.map(\.key) == ["1", "2", "3", "4"])
    lesson.perform(try #require(options.action(at: 0)))
    #expect(lesson.screen.text("said")?.contains("Not quite") == true)
  }

  @Test func keysAnswerQuestionsAndEnterGuesses() throws {
    #expect(!lesson.press(.guess))
    #expect(!lesson.press(.choose(7)))
    #expect(lesson.press(.choose(1)))
    #expect(lesson.core.stage == .done)
    while lesson.core.step != .fitting {
      if lesson.core.stage == .asking { try solve() }
      lesson.core.advance()
    }
    #expect(lesson.press(.choose(0)))
    #expect(lesson.press(.choose(3)))
    #expect(lesson.press(.nextChoice), "Up changes the peg of the selected hole")
    #expect(lesson.codeRow.selection == 2)
    #expect(lesson.press(.previousChoice))
    #expect(lesson.press(.previousChoice))
    #expect(lesson.press(.guess))
    #expect(lesson.core.stage == .asking || lesson.core.stage == .done)
    lesson.perform(lesson.listAction.id)
    #expect(!lesson.press(.choose(0)))
    #expect(lesson.items.map(\.key) == ["1", "2", "3"])
  }

  @Test func lessonsAreLeftAndChosenByTheirActions() throws {
    lesson.perform(lesson.listAction.id)
    #expect(lesson.screen.focus?.target == .heading("lessons"))
    #expect(lesson.screen.keyActions.map(\.label) == ["Back"])
    lesson.perform(lesson.backAction.id)
    #expect(lesson.core.stage == .asking)
    lesson.perform(lesson.listAction.id)
    try lesson.press("2. Ruling out")
    #expect(lesson.core.lessonIndex == 1)
  }
}
