import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import Testing

@testable import CodeBreakerUI

/// The lesson in the app, and its offer.
@MainActor struct LessonTests {
  private let table = CodeBreakerTable.preview()

  private func lesson() throws -> CodeBreakerLesson {
    table.openLesson()
    return try #require(table.lesson?.lesson)
  }

  @Test func itCoversWhateverIsThereAndIsKept() throws {
    let lesson = try lesson()
    #expect(table.sheet?.id == "lesson" && table.topLayer == .sheet && table.lesson?.page.place == "Step 1 of 5")
    table.openSetter()
    table.openPractice()
    #expect(table.setter == nil && table.practice == nil, "one at a time")
    lesson.desk.play(try #require(lesson.desk.step.example(at: lesson.desk.table)))
    #expect(table.lesson?.page.stage == .done)
    table.presented = "lesson"
    table.sheet = nil
    #expect(table.lesson == nil && table.topLayer == .screen)
    table.openLesson()
    #expect(table.lesson?.page.place == "Step 2 of 5")
  }

  @Test func keysAnswerAndGuess() throws {
    let lesson = try lesson()
    #expect(lesson.row == nil && lesson.options.count == 4 && !lesson.pressed(.guess) && !lesson.pressed(.choose(7)))
    #expect(lesson.pressed(.choose(0)) && lesson.desk.stage == .asking && lesson.desk.remark.contains("Not quite"))
    #expect(lesson.pressed(.choose(1)) && lesson.desk.stage == .done)
    lesson.desk.goOn()
    lesson.desk.play(try #require(lesson.desk.step.example(at: lesson.desk.table)))
    lesson.desk.goOn()
    #expect(lesson.desk.step == .fitting && lesson.row?.pegs.count == 3)
    #expect(lesson.pressed(.choose(0)) && lesson.hole == 1 && lesson.pressed(.choose(3)) && lesson.pressed(.choose(5)))
    #expect(lesson.pressed(.selectLast) && lesson.hole == 2 && lesson.pressed(.clear) && !lesson.canGuess)
    #expect(lesson.pressed(.nextChoice) && lesson.hole == 2 && lesson.game.guess.pegs[2] == lesson.game.pegChoices[0])
    #expect(lesson.pressed(.nextChoice) && lesson.pressed(.guess) && lesson.desk.stage == .done)
    #expect(!lesson.pressed(.choose(0)), "nothing is to be done any more")
  }

  @Test func itIsOfferedUntilAnAttemptIsMade() {
    let table = CodeBreakerTable.newcomerPreview
    #expect(table.offersLesson && table.topLayer == .cover)
    table.place = .today
    #expect(!table.offersLesson)
    table.place = .tab(.game)
    table.session.askForNewGame()
    #expect(!table.offersLesson)
    table.session.closePopUp()
    #expect(table.offersLesson)
    for choice in 0..<table.session.game.setup.pegCount { table.session.choose(choice) }
    table.session.guess()
    #expect(!table.offersLesson && table.session.attempts.count == 1)
    table.session.restart()
    #expect(!table.offersLesson, "what has been answered is not asked again")
  }

  @Test func eitherAnswerPutsTheOfferAway() {
    let playing = CodeBreakerTable.newcomerPreview
    playing.declineLesson()
    #expect(!playing.offersLesson && playing.sheet == nil && playing.topLayer == .screen)
    let learning = CodeBreakerTable.newcomerPreview
    learning.openLesson()
    #expect(!learning.offersLesson && learning.sheet?.id == "lesson")
    learning.closeOpened()
    #expect(!learning.offersLesson)
    let invited = CodeBreakerTable.newcomerPreview
    invited.open(search: [], address: Array("codebreaker/1/12/6.rainbow.15".utf8))
    #expect(!invited.offersLesson)
  }
}
