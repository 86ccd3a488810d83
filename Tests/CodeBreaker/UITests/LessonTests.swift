import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor struct LessonTests {
  private let controller = CodeBreakerController.preview()

  private func lesson() throws -> CodeBreakerLesson {
    controller.openLesson()
    return try #require(controller.lesson?.lesson)
  }

  @Test func openLessonPreventsOtherSheets() throws {
    _ = try lesson()
    #expect(
      controller.sheet?.id == "lesson" && controller.topLayer == .sheet
        && controller.lesson?.lesson.core.progressText == "Step 1 of 5")
    controller.openCodemaker()
    controller.openPractice()
    #expect(controller.codemaker == nil && controller.practice == nil, "only one sheet at a time")
  }

  @Test func reopenedLessonContinuesAtTheNextStep() throws {
    let lesson = try lesson()
    lesson.core.play(try #require(lesson.core.step.expectedAction(at: lesson.core.state)))
    #expect(controller.lesson?.lesson.core.stage == .done)
    controller.presentedSheetID = "lesson"
    controller.sheet = nil
    #expect(controller.lesson == nil && controller.topLayer == .screen)
    controller.openLesson()
    #expect(controller.lesson?.lesson.core.progressText == "Step 2 of 5")
  }

  @Test func keysAnswerQuestionsAndEnterGuesses() throws {
    let lesson = try lesson()
    #expect(
      !lesson.acceptsPegs && lesson.options.count == 4 && !lesson.press(.guess)
        && !lesson.press(.choose(7)))
    #expect(
      lesson.press(.choose(0)) && lesson.core.stage == .asking && lesson.core.remark.contains("Not quite"))
    #expect(lesson.press(.choose(1)) && lesson.core.stage == .done)
    lesson.core.advance()
    lesson.core.play(try #require(lesson.core.step.expectedAction(at: lesson.core.state)))
    lesson.core.advance()
    #expect(lesson.core.step == .fitting && lesson.acceptsPegs && lesson.codeRow.pegs.count == 3)
    #expect(
      lesson.press(.choose(0)) && lesson.codeRow.selection == 1 && lesson.press(.choose(3))
        && lesson.press(.choose(5)))
    #expect(
      lesson.press(.selectLast) && lesson.codeRow.selection == 2 && lesson.press(.clear) && !lesson.canGuess)
    #expect(
      lesson.press(.nextChoice) && lesson.codeRow.selection == 2
        && lesson.game.guess.pegs[2] == lesson.game.pegChoices[0])
    #expect(lesson.press(.nextChoice) && lesson.press(.guess) && lesson.core.stage == .done)
    #expect(!lesson.press(.choose(0)), "the step is complete")
  }

  @Test func codesAreChosenByKeysInLaterLessons() throws {
    let lesson = try lesson()
    lesson.core.open(1)
    #expect(!lesson.acceptsPegs && lesson.options.count == 4 && lesson.options.allSatisfy { $0.code?.pegs.count == 3 })
    #expect(lesson.press(.choose(0)) && lesson.core.stage == .asking)
    #expect(lesson.press(.choose(1)) && lesson.core.stage == .done && lesson.options.isEmpty)
    lesson.core.showList()
    #expect(!lesson.press(.choose(0)) && lesson.core.stage == .choosing)
  }

  @Test func lessonIsOfferedOnTheUncoveredGameUntilTheFirstAttempt() {
    let controller = CodeBreakerController.newcomerPreview
    #expect(controller.offersLesson && controller.topLayer == .cover)
    controller.place = .today
    #expect(!controller.offersLesson)
    controller.place = .tab(.game)
    controller.session.askForNewGame()
    #expect(!controller.offersLesson)
    controller.session.closePopUp()
    #expect(controller.offersLesson)
    for choice in 0..<controller.session.game.setup.pegCount { controller.session.choose(choice) }
    controller.session.guess()
    #expect(!controller.offersLesson && controller.session.attempts.count == 1)
    controller.session.restart()
    #expect(!controller.offersLesson, "an answered offer isn't repeated")
  }

  @Test func anyAnswerOrLinkDismissesTheOffer() {
    let playing = CodeBreakerController.newcomerPreview
    playing.declineLesson()
    #expect(!playing.offersLesson && playing.sheet == nil && playing.topLayer == .screen)
    let learning = CodeBreakerController.newcomerPreview
    learning.openLesson()
    #expect(!learning.offersLesson && learning.sheet?.id == "lesson")
    learning.closeOpenedScreen()
    #expect(!learning.offersLesson)
    let invited = CodeBreakerController.newcomerPreview
    invited.open(search: [], address: Array("codebreaker/1/12/6.rainbow.15".utf8))
    #expect(!invited.offersLesson)
  }
}
