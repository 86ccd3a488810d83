import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
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
    #expect(controller.sheet?.id == "lesson")
    #expect(controller.topLayer == .sheet)
    #expect(controller.lesson?.lesson.core.progressText == "Step 1 of 5")
    controller.openCodemaker()
    controller.openPractice()
    #expect(controller.codemaker == nil, "only one sheet at a time")
    #expect(controller.practice == nil, "only one sheet at a time")
  }

  @Test func reopenedLessonContinuesAtTheNextStep() throws {
    let lesson = try lesson()
    lesson.core.play(try #require(lesson.core.step.expectedAction(at: lesson.core.state)))
    #expect(controller.lesson?.lesson.core.stage == .done)
    controller.presentedSheetID = "lesson"
    controller.sheet = nil
    #expect(controller.lesson == nil)
    #expect(controller.topLayer == .screen)
    controller.openLesson()
    #expect(controller.lesson?.lesson.core.progressText == "Step 2 of 5")
  }

  @Test func lessonIsOfferedOnTheUncoveredGameUntilTheFirstAttempt() {
    let controller = CodeBreakerController.newcomerPreview
    #expect(controller.offersLesson)
    #expect(controller.topLayer == .cover)
    controller.place = .today
    #expect(!controller.offersLesson)
    controller.place = .tab(.game)
    controller.session.askForNewGame()
    #expect(!controller.offersLesson)
    controller.session.closePopUp()
    #expect(controller.offersLesson)
    for choice in 0..<controller.session.game.setup.pegCount { controller.session.choose(choice) }
    controller.session.guess()
    #expect(!controller.offersLesson)
    #expect(controller.session.attempts.count == 1)
    controller.session.restart()
    #expect(!controller.offersLesson, "an answered offer isn't repeated")
  }

  @Test func anyAnswerOrLinkDismissesTheOffer() {
    let playing = CodeBreakerController.newcomerPreview
    playing.declineLesson()
    #expect(!playing.offersLesson)
    #expect(playing.sheet == nil)
    #expect(playing.topLayer == .screen)
    let learning = CodeBreakerController.newcomerPreview
    learning.openLesson()
    #expect(!learning.offersLesson)
    #expect(learning.sheet?.id == "lesson")
    learning.closeOpenedScreen()
    #expect(!learning.offersLesson)
    let invited = CodeBreakerController.newcomerPreview
    invited.open(search: [], address: Array("codebreaker/1/12/6.rainbow.15".utf8))
    #expect(!invited.offersLesson)
  }
}
