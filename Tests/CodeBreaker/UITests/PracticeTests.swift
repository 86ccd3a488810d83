import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct PracticeTests {
  private let controller = CodeBreakerController.practicePreview

  @Test func openPracticePreventsOtherSheets() {
    #expect(controller.sheet?.id == "practice")
    #expect(controller.topLayer == .sheet)
    #expect(controller.practice?.practice.phase == .idle)
    controller.openOwnBoard()
    #expect(controller.board == nil, "one at a time")
    controller.presentedSheetID = "practice"
    controller.sheet = nil
    #expect(controller.practice == nil)
    #expect(controller.sheet == nil)
    #expect(controller.topLayer == .screen)
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
    #expect(controller.sheet?.id == "practice")
    #expect(!controller.acceptsCommands)
    controller.closeSheets()
    #expect(controller.sheet == nil)
    #expect(controller.session.popUp == nil)
    #expect(controller.acceptsCommands)
  }

  @Test func linkClosesPractice() {
    controller.open(search: [], address: Array("statistics".utf8))
    #expect(controller.practice == nil)
    #expect(controller.session.tab == .statistics)
  }

  @Test func colorLettersFollowTheirSettingAndElseTheContrast() {
    #expect(!controller.showsLetters(on: .mastermind))
    controller.prefersContrast = true
    #expect(controller.showsLetters(on: .mastermind))
    controller.session.choose(letters: .off)
    #expect(!controller.showsLetters(on: .mastermind))
    controller.session.choose(letters: .on)
    #expect(controller.showsLetters(on: .mastermind))
    #expect(!controller.showsLetters(on: Theme.all(of: .emoji)[0]))
  }
}
