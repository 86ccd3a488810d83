import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import NumberedGame
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct PracticeTests {
  private let controller = CodeBreakerController.practicePreview

  private func askedPractice() throws -> CodeBreakerPractice {
    let screen = try #require(controller.practice)
    screen.practice.perform(.init(PracticeAction.begin))
    return screen.practice
  }

  @Test func openPracticePreventsOtherSheets() {
    #expect(
      controller.sheet?.id == "practice" && controller.topLayer == .sheet
        && controller.practice?.practice.phase == .idle)
    controller.openOwnBoard()
    #expect(controller.board == nil, "one at a time")
    controller.presentedSheetID = "practice"
    controller.sheet = nil
    #expect(controller.practice == nil && controller.sheet == nil && controller.topLayer == .screen)
  }

  @Test func sheetBehindPracticeReturnsWhenPracticeCloses() {
    controller.closeOpenedScreen()
    controller.session.askForNewGame()
    controller.openPractice()
    #expect(controller.sheet?.id == "practice")
    controller.presentedSheetID = "new game"
    controller.sheet = nil
    #expect(controller.sheet?.id == "practice", "SwiftUI says so of a sheet that is gone already")
    controller.closeOpenedScreen()
    #expect(controller.sheet?.id == "new game")
  }

  @Test func closeSheetsAlsoClosesTheSheetBehindPractice() {
    controller.session.askForNewGame()
    #expect(controller.sheet?.id == "practice" && !controller.acceptsCommands)
    controller.closeSheets()
    #expect(controller.sheet == nil && controller.session.popUp == nil && controller.acceptsCommands)
  }

  @Test func linkClosesPractice() {
    controller.open(search: [], address: Array("statistics".utf8))
    #expect(controller.practice == nil && controller.session.tab == .statistics)
  }

  @Test func keysSelectHolesAndChangePegsOnlyDuringPractice() throws {
    let practice = try askedPractice()
    let last = try #require(practice.game?.guess.pegs.count) - 1
    #expect(practice.press(.choose(1)) && practice.codeRow.selection == 1)
    #expect(practice.press(.selectPrevious) && practice.codeRow.selection == 0 && practice.press(.selectPrevious))
    #expect(practice.codeRow.selection == last && practice.press(.selectNext) && practice.codeRow.selection == 0)
    #expect(
      practice.press(.selectLast) && practice.codeRow.selection == last && practice.press(.selectFirst)
        && practice.codeRow.selection == 0)
    let choices = try #require(practice.game?.pegChoices)
    #expect(
      practice.press(.nextChoice) && practice.game?.guess.pegs[0] == choices[2] && practice.codeRow.selection == 0)
    #expect(practice.press(.previousChoice) && practice.press(.previousChoice))
    #expect(practice.game?.guess.pegs[0] == choices[0])
    #expect(practice.press(.previousChoice) && practice.game?.guess.pegs[0] == choices.last, "it goes round")
    #expect(practice.press(.clear) && practice.game?.guess.pegs[0] == Code.missingPeg)
    #expect(practice.press(.previousChoice) && practice.game?.guess.pegs[0] == choices.last)
    #expect(practice.press(.guess) && practice.phase == .asking, "there are holes")
    practice.stop()
    #expect(!practice.press(.choose(1)))
  }

  @Test func judgedGuessesIncludeTheCoachsAndBothOfThePlayer() throws {
    let practice = try askedPractice()
    for choice in [1, 2, 3, 4] { practice.choose(choice) }
    practice.guess()
    let question = try #require(practice.coachQuestion)
    practice.receive(FakeCoach.advice(on: question).text, to: question)
    let guesses = practice.evaluatedGuesses
    let spokenTexts = guesses.map { $0.spokenText(theme: .mastermind) }
    #expect(practice.phase == .judged && guesses.map(\.label) == ["Coach", "You now", "You then"])
    #expect(spokenTexts[0].hasPrefix("Coach: ") && spokenTexts[0].hasSuffix(". Best"))
    #expect(spokenTexts[2].hasSuffix(" lost") && guesses[2].code.pegs.count == 4)
  }

  @Test func colorLettersFollowTheirSettingAndElseTheContrast() {
    #expect(!controller.showsLetters(on: .mastermind))
    controller.prefersContrast = true
    #expect(controller.showsLetters(on: .mastermind))
    controller.session.choose(letters: .off)
    #expect(!controller.showsLetters(on: .mastermind))
    controller.session.choose(letters: .on)
    #expect(controller.showsLetters(on: .mastermind) && !controller.showsLetters(on: Theme.all(of: .emoji)[0]))
  }

  @Test func choicesAreDistributedEvenlyOverRows() {
    #expect(PegRows.ranges(choiceCount: 6) == [0..<3, 3..<6] && PegRows.ranges(choiceCount: 7) == [0..<4, 4..<7])
    #expect(PegRows.ranges(choiceCount: 10) == [0..<5, 5..<10] && PegRows.ranges(choiceCount: 4) == [0..<4])
  }
}
